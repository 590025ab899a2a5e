//===- FuseElementwise.cpp - Fuse elementwise ops by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/AdvisedEdges.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_ROOFLINEFUSEELEMENTWISEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Has upstream's patterns fuse the operands that the advice names.
class EdgeListener : public RewriterBase::Listener {
public:
  explicit EdgeListener(AdvisedEdges &edges) : edges(edges) {}

  /// A pattern asks before it fuses.
  bool shouldFuse(OpOperand *operand) {
    if (!edges.isAdvised(*operand))
      return false;
    fused = edges.join(operand->get().getDefiningOp(), operand->getOwner());
    return true;
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (!isa<linalg::GenericOp>(op) || previous.isSet())
      return;
    if (fused.empty()) {
      inserted = op;
      return;
    }
    edges.set(op, std::move(fused));
    fused.clear();
  }
  /// Other patterns drop operands: what an op is made of stays.
  void notifyOperationReplaced(Operation *op, ValueRange by) override {
    if (!inserted || llvm::none_of(by, [&](Value value) {
          return value && value.getDefiningOp() == inserted;
        }))
      return;
    edges.replace(op, inserted);
    inserted = nullptr;
  }
  void notifyOperationErased(Operation *op) override {
    edges.erase(op);
    if (op == inserted)
      inserted = nullptr;
  }

private:
  AdvisedEdges &edges;
  /// The origins of the op that the pattern makes next.
  AdvisedEdges::Origins fused;
  /// The last op that a pattern made that doesn't fuse.
  Operation *inserted = nullptr;
};

struct RooflineFuseElementwisePass
    : AnalysisPass<roofline::impl::RooflineFuseElementwisePassBase<
          RooflineFuseElementwisePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    TargetDescription target;
    AnalysisOptions options;
    if (failed(readOptions(target, options)))
      return signalPassFailure();
    FusionAdvice advice = computeFusionAdvice(
        getAnalyses().get(target, getFusionAnalysisOptions(options)),
        {/*refused=*/false});
    AdvisedEdges edges(advice);
    IRRewriter rewriter(&getContext());
    edges.generalizeAll(rewriter);
    EdgeListener listener(edges);
    GreedyRewriteConfig config;
    config.setListener(&listener);
    // Constants that the driver makes one, and what it folds, is none of the
    // advice.
    config.enableFolding(false).enableConstantCSE(false);
    RewritePatternSet fusion(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        fusion,
        [&](OpOperand *operand) { return listener.shouldFuse(operand); });
    RewritePatternSet cleanup(&getContext());
    linalg::populateEraseUnusedOperandsAndResultsPatterns(cleanup);
    if (failed(applyPatternsGreedily(module, std::move(fusion), config)))
      return signalPassFailure();
    config.setListener(nullptr);
    if (failed(applyPatternsGreedily(module, std::move(cleanup), config)))
      signalPassFailure();
  }
};
} // namespace
