//===- Advise.cpp - Write how to tile on ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "mlir/IR/Builders.h"
#include "roofline/Advice/Fusion.h"
#include "roofline/IR/RooflineAttrs.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ADVISEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

static TilingAttr makeTiling(const OpRecord &record, StringRef target) {
  MLIRContext *context = record.op->getContext();
  SmallVector<TileAttr> levels;
  for (const LevelTiling &level : record.tiling)
    levels.push_back(
        TileAttr::get(context, level.level, level.tiling.sizes,
                      llvm::to_vector_of<int64_t>(level.tiling.order),
                      level.bytes, level.computeBoundTile));
  return TilingAttr::get(context, target, levels);
}

namespace {
struct AdvisePass : AnalysisPass<roofline::impl::AdvisePassBase<AdvisePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<TargetDescription> target = getCheckedTarget(module);
    if (failed(target) || failed(readSymbols(module)))
      return signalPassFailure();
    module->walk([](Operation *op) {
      op->removeDiscardableAttr(RooflineDialect::getTilingAttrName());
      op->removeDiscardableAttr(RooflineDialect::getFusionGroupAttrName());
    });
    AnalysisOptions options = getAnalysisOptions();
    options.totals = false;
    options.tiling = true;
    ModuleAnalysis analysis(module, &*target, options);
    AnalysisProgress progress(module, "advising");
    analysis.run(
        [&](Operation *, const OpRecord &record) {
          if (!record.tiling.empty())
            record.op->setDiscardableAttr(RooflineDialect::getTilingAttrName(),
                                          makeTiling(record, target->name));
        },
        [](Operation *, StringRef) {},
        [&](Operation *) { progress.advance(); });
    writeGroups(computeFusionAdvice(module, *target, getAnalysisOptions(),
                                    {/*refused=*/false}));
  }

private:
  void writeGroups(const FusionAdvice &advice) {
    Builder builder(&getContext());
    for (const FunctionFusion &function : advice.getFunctions())
      for (const auto &[number, group] : llvm::enumerate(function.groups))
        for (Operation *op : group.ops)
          op->setDiscardableAttr(RooflineDialect::getFusionGroupAttrName(),
                                 builder.getI64IntegerAttr(number));
  }
};
} // namespace
