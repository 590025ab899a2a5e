// Upstream's elementwise fusion, where it saves time.

#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct FuseElementwise : PassWrapper<FuseElementwise, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FuseElementwise)

  StringRef getArgument() const override { return "example-fuse-elementwise"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &prices = getAnalysis<roofline::FusionPrices>();
    if (!prices.getTarget())
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, roofline::makeElementwiseFusionControl(prices));
    GreedyRewriteConfig config;
    config.setListener(&prices);
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace

void registerFuseElementwise() { PassRegistration<FuseElementwise>(); }
