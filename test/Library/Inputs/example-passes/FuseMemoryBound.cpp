// Fuses elementwise ops that memory bounds: a pass of another project, built
// against the installed package. docs/extend/Library.md explains it.

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Analysis/RooflineAnalysis.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct FuseMemoryBound : PassWrapper<FuseMemoryBound, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FuseMemoryBound)

  StringRef getArgument() const override { return "fuse-memory-bound"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &analysis = getAnalysis<roofline::RooflineAnalysis>();
    if (!analysis.getTarget()) {
      getOperation()->emitError("expected a target: roofline-attach-target "
                                "adds one");
      return signalPassFailure();
    }
    // The patterns change the IR: `compute`, and not `lookup`, is up to date.
    auto isMemoryBound = [&](Operation *op) {
      std::optional<roofline::OpRecord> record = analysis.compute(op);
      return record && record->getAll().estimate.bound.isBy(
                           roofline::ResourceKind::Memory);
    };
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [&](OpOperand *operand) {
          Operation *producer = operand->get().getDefiningOp();
          return producer->hasOneUse() && isMemoryBound(producer) &&
                 isMemoryBound(operand->getOwner());
        });
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void registerFuseMemoryBound() { PassRegistration<FuseMemoryBound>(); }
