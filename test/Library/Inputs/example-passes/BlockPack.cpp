// Upstream's packing of matrices in blocks, in our sizes.

#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct BlockPack : PassWrapper<BlockPack, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(BlockPack)

  StringRef getArgument() const override { return "example-block-pack"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<tensor::TensorDialect>();
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &analysis = getAnalysis<roofline::RooflineAnalysis>();
    if (!analysis.getTarget())
      return signalPassFailure();
    RewritePatternSet patterns(&getContext());
    linalg::populateBlockPackMatmulPatterns(
        patterns, roofline::makeBlockPackControl(analysis));
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void registerBlockPack() { PassRegistration<BlockPack>(); }
