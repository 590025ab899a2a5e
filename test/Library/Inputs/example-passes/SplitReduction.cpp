// Upstream's splitting of reductions, where cores would be idle.

#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct SplitReduction : PassWrapper<SplitReduction, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SplitReduction)

  StringRef getArgument() const override { return "example-split-reduction"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<tensor::TensorDialect>();
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &analysis = getAnalysis<roofline::RooflineAnalysis>();
    if (!analysis.getTarget())
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    linalg::populateSplitReductionPattern(
        patterns, roofline::makeSplitReductionControl(analysis));
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void registerSplitReduction() { PassRegistration<SplitReduction>(); }
