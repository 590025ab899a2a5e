// Fuses the pair of elementwise ops that saves the most, again and again.

#include "mlir/Pass/Pass.h"
#include "roofline/Advice/Hooks.h"
#include "roofline/Models/Models.h"

using namespace mlir;

namespace {
struct FuseGreedily : PassWrapper<FuseGreedily, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FuseGreedily)

  StringRef getArgument() const override { return "example-fuse-greedily"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    roofline::registerAllModels(registry);
  }

  void runOnOperation() override {
    auto &prices = getAnalysis<roofline::FusionPrices>();
    if (!prices.getTarget())
      return signalPassFailure();
    IRRewriter rewriter(&getContext(), &prices);
    while (OpOperand *best = findBest(prices)) {
      Operation *producer = best->get().getDefiningOp(),
                *consumer = best->getOwner();
      rewriter.setInsertionPoint(consumer);
      auto fused = linalg::fuseElementwiseOps(rewriter, best);
      if (failed(fused))
        return signalPassFailure();
      for (Value result : consumer->getResults())
        rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
      rewriter.eraseOp(consumer);
      rewriter.eraseOp(producer);
    }
  }

  /// Asks for all pairs: prices that no fusion has changed are known.
  OpOperand *findBest(roofline::FusionPrices &prices) {
    OpOperand *best = nullptr;
    double most = 0;
    getOperation()->walk([&](linalg::GenericOp consumer) {
      for (OpOperand &operand : consumer->getOpOperands()) {
        if (!linalg::areElementwiseOpsFusable(&operand) ||
            !operand.get().getDefiningOp()->hasOneUse())
          continue;
        const roofline::FusionPrice &price =
            prices.priceFusion(operand.get().getDefiningOp(), consumer);
        double gain = price.getGain(*prices.getTarget()).value_or(0);
        if (price.kind == roofline::FusionKind::Elementwise && gain > most)
          most = gain, best = &operand;
      }
    });
    return best;
  }
};
} // namespace

void registerFuseGreedily() { PassRegistration<FuseGreedily>(); }
