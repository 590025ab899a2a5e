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
#include "roofline/Advice/Fusion.h"
#include "roofline/Passes/Passes.h"

namespace mlir::roofline {
#define GEN_PASS_DEF_FUSEELEMENTWISEPASS
#include "roofline/Passes/Passes.h.inc"
} // namespace mlir::roofline

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Tells upstream's patterns which operands to fuse. The ops of the advice go
/// away one by one; it remembers which of them each op that takes their place
/// is made of.
class AdvisedEdges : public RewriterBase::Listener {
public:
  explicit AdvisedEdges(const FusionAdvice &advice) : advice(advice) {}

  /// A pattern asks before it fuses.
  bool shouldFuse(OpOperand *operand) {
    Operation *producer = operand->get().getDefiningOp();
    Origins makers = getOrigins(producer);
    Origins users = getOrigins(operand->getOwner());
    if (!llvm::any_of(users, [&](Operation *user) {
          return isAdvised(makers.back(), user);
        }))
      return false;
    fused = std::move(makers);
    for (Operation *user : users)
      if (!llvm::is_contained(fused, user))
        fused.push_back(user);
    return true;
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (fused.empty() || !isa<linalg::GenericOp>(op) || previous.isSet())
      return;
    origins[op] = std::move(fused);
    fused.clear();
  }
  void notifyOperationErased(Operation *op) override { origins.erase(op); }

private:
  /// The op whose results are those of the fused op is the last one.
  using Origins = SmallVector<Operation *, 4>;

  Origins getOrigins(Operation *op) const {
    auto it = origins.find(op);
    return it == origins.end() ? Origins{op} : it->second;
  }
  bool isAdvised(Operation *producer, Operation *consumer) const {
    const FusionEdge *edge = advice.lookupEdge(producer, consumer);
    return edge && edge->isAdvised() && edge->price->isLegal() &&
           edge->price->kind == FusionKind::Elementwise &&
           edge->price->getBytesSaved().isKnownNonNegative();
  }

  const FusionAdvice &advice;
  llvm::DenseMap<Operation *, Origins> origins;
  /// What the op is made of that the pattern makes next.
  Origins fused;
};

struct FuseElementwisePass
    : AnalysisPass<
          roofline::impl::FuseElementwisePassBase<FuseElementwisePass>> {
  using AnalysisPass::AnalysisPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<TargetDescription> target = getCheckedTarget(module);
    if (failed(target))
      return signalPassFailure();
    FusionAdvice advice = computeFusionAdvice(
        module, *target, getAnalysisOptions(), {/*refused=*/false});
    AdvisedEdges edges(advice);
    GreedyRewriteConfig config;
    config.setListener(&edges);
    // Constants that the driver makes one, and what it folds, is none of the
    // advice.
    config.enableFolding(false).enableConstantCSE(false);
    RewritePatternSet fusion(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        fusion, [&](OpOperand *operand) { return edges.shouldFuse(operand); });
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
