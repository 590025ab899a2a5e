// Upstream's tiling of what is no product, for vectors.

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct TileRows : PassWrapper<TileRows, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TileRows)

  StringRef getArgument() const override { return "example-tile-rows"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, scf::SCFDialect>();
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &analysis = getAnalysis<roofline::RooflineAnalysis>();
    if (!analysis.getTarget())
      return signalPassFailure();
    auto options = scf::SCFTilingOptions().setTileSizeComputationFunction(
        roofline::makeRowSizes(*analysis.getTarget()));
    SmallVector<TilingInterface> ops;
    getOperation()->walk([&](TilingInterface op) { ops.push_back(op); });
    IRRewriter rewriter(&getContext());
    for (TilingInterface op : ops) {
      rewriter.setInsertionPoint(op);
      auto tiled = scf::tileUsingSCF(rewriter, op, options);
      if (failed(tiled))
        return signalPassFailure();
      rewriter.replaceOp(op, tiled->replacements);
    }
  }
};
} // namespace

void registerTileRows() { PassRegistration<TileRows>(); }
