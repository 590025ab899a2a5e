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
#define GEN_PASS_DEF_ROOFLINEADVISEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

static TilingAttr makeTiling(ArrayRef<LevelTiling> tiling, StringRef target,
                             MLIRContext *context) {
  SmallVector<TileAttr> levels;
  for (const LevelTiling &level : tiling)
    levels.push_back(
        TileAttr::get(context, level.level, level.tiling.sizes,
                      llvm::to_vector_of<int64_t>(level.tiling.order),
                      level.bytes, level.computeBoundTile));
  return TilingAttr::get(context, target, levels);
}

namespace {
struct RooflineAdvisePass
    : AnalysisPass<roofline::impl::RooflineAdvisePassBase<RooflineAdvisePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    getOperation()->walk([](Operation *op) {
      op->removeDiscardableAttr(RooflineDialect::getTilingAttrName());
      op->removeDiscardableAttr(RooflineDialect::getFusionGroupAttrName());
    });
    options.tiling = true;
    for (const auto &entry : analyse(target, options).getEntries())
      if (!entry.record->tiling.empty())
        entry.op->setDiscardableAttr(
            RooflineDialect::getTilingAttrName(),
            makeTiling(entry.record->tiling, target.name, &getContext()));
    writeGroups(computeFusionAdvice(
        getAnalyses().get(target, getFusionAnalysisOptions(options)),
        {/*refused=*/false}));
    markOurAnalysesPreserved();
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

std::unique_ptr<Pass>
roofline::createAdvisePass(RooflineAdvisePassOptions options,
                           LaterNeeds later) {
  auto pass = std::make_unique<RooflineAdvisePass>(std::move(options));
  pass->later = later;
  return pass;
}
