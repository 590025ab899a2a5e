// Upstream's tile-and-fuse for each advised kernel; other contractions alone.

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Pass/Pass.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct TileAndFuse : PassWrapper<TileAndFuse, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TileAndFuse)

  StringRef getArgument() const override { return "example-tile-and-fuse"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, scf::SCFDialect>();
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &analysis = getAnalysis<roofline::RooflineAnalysis>();
    if (!analysis.getTarget())
      return signalPassFailure();
    roofline::FusionAdvice advice = roofline::computeFusionAdvice(analysis);
    SmallVector<TilingInterface> alone;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (linalg::isaContractionOpInterface(op) && !advice.lookupGroup(op))
        alone.push_back(cast<TilingInterface>(*op));
    });
    IRRewriter rewriter(&getContext());
    for (const roofline::FunctionFusion &function : advice.getFunctions())
      for (const roofline::FusionGroup &group : function.groups) {
        if (group.price->kind != roofline::FusionKind::TileAndFuse)
          continue;
        rewriter.setInsertionPoint(group.ops.back());
        auto fused = scf::tileConsumerAndFuseProducersUsingSCF(
            rewriter, cast<TilingInterface>(group.ops.back()),
            roofline::makeTileAndFuseOptions(group.ops, *group.price));
        if (failed(fused))
          return signalPassFailure();
        for (auto [from, to] : fused->replacements)
          rewriter.replaceAllUsesWith(from, to);
      }
    auto options = scf::SCFTilingOptions().setTileSizeComputationFunction(
        roofline::makeTileSizes(analysis));
    for (TilingInterface op : alone) {
      rewriter.setInsertionPoint(op);
      auto tiled = scf::tileUsingSCF(rewriter, op, options);
      if (failed(tiled))
        return signalPassFailure();
      rewriter.replaceOp(op, tiled->replacements);
    }
  }
};
} // namespace

void registerTileAndFuse() { PassRegistration<TileAndFuse>(); }
