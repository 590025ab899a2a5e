//===- FusionPricesTest.cpp - Tests of prices on demand -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/FusionPrices.h"
#include "AdviceTestUtils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/IR/Verifier.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct FusionPricesTest : test::AdviceTest {
  /// Checks that all edges of the program as it is have the price that advice
  /// on the whole of it gives.
  void checkAll(FusionPrices &prices) {
    FusionAdvice advice = computeFusionAdvice(*module, target, {});
    for (const FunctionFusion &fusion : advice.getFunctions())
      for (const FusionEdge &edge : fusion.edges)
        checkEqual(prices.priceFusion(edge.producer, edge.consumer),
                   *edge.price);
  }

  static void checkEqual(const FusionPrice &own, const FusionPrice &expected) {
    EXPECT_EQ(own.whyNot, expected.whyNot);
    if (!expected.isLegal())
      return;
    EXPECT_EQ(own.kind, expected.kind);
    EXPECT_EQ(own.workAfter.terms.getFlops(),
              expected.workAfter.terms.getFlops());
    EXPECT_EQ(own.bytesBefore, expected.bytesBefore);
    EXPECT_EQ(own.bytesAfter, expected.bytesAfter);
    EXPECT_EQ(own.secondsBefore, expected.secondsBefore);
    EXPECT_EQ(own.secondsAfter, expected.secondsAfter);
    EXPECT_EQ(own.memorySecondsAfter, expected.memorySecondsAfter);
    EXPECT_EQ(own.boundAfter, expected.boundAfter);
    EXPECT_EQ(own.onChipBytes, expected.onChipBytes);
    EXPECT_EQ(own.tileSizes, expected.tileSizes);
  }
};

/// Changes a program by chance, as passes do.
class RandomChanges {
public:
  RandomChanges(ModuleOp module, RewriterBase &rewriter, unsigned seed)
      : module(module), rewriter(rewriter), random(seed) {}

  void changeOnce() {
    SmallVector<linalg::LinalgOp> ops;
    module.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    Operation *op = ops[random() % ops.size()];
    switch (random() % 5) {
    case 0:
      return fuse(ops);
    case 1:
      return copyFor(op);
    case 2:
      return eraseUnused(ops);
    case 3:
      return moveDown(op);
    case 4:
      return changePayload(op);
    }
  }

private:
  /// Fuses the first two ops that can be, after some number of them.
  void fuse(ArrayRef<linalg::LinalgOp> ops) {
    unsigned skip = random() % 4;
    for (linalg::LinalgOp op : ops)
      for (OpOperand &operand : op->getOpOperands()) {
        if (!linalg::areElementwiseOpsFusable(&operand) || skip-- > 0)
          continue;
        rewriter.setInsertionPoint(op);
        auto fused = linalg::fuseElementwiseOps(rewriter, &operand);
        ASSERT_TRUE(succeeded(fused));
        for (Value result : op->getResults())
          rewriter.replaceAllUsesWith(result,
                                      fused->replacements.lookup(result));
        rewriter.eraseOp(op);
        return;
      }
  }

  /// An op of the same kind, whose result one user reads instead.
  void copyFor(Operation *op) {
    if (op->use_empty())
      return;
    rewriter.setInsertionPointAfter(op);
    Operation *copy = rewriter.clone(*op);
    Operation *user = *op->user_begin();
    rewriter.modifyOpInPlace(user, [&] {
      user->replaceUsesOfWith(op->getResult(0), copy->getResult(0));
    });
  }

  void eraseUnused(ArrayRef<linalg::LinalgOp> ops) {
    for (linalg::LinalgOp op : llvm::reverse(ops))
      if (op->use_empty())
        return rewriter.eraseOp(op);
  }

  /// Behind the next op that doesn't use it.
  void moveDown(Operation *op) {
    Operation *next = op->getNextNode();
    if (!next->hasTrait<OpTrait::IsTerminator>() &&
        !llvm::is_contained(op->getUsers(), next))
      rewriter.moveOpAfter(op, next);
  }

  /// One operation more in the payload.
  void changePayload(Operation *op) {
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic)
      return;
    Operation *yield = generic.getBody()->getTerminator();
    rewriter.setInsertionPoint(yield);
    Value value = yield->getOperand(0);
    Value sum =
        arith::AddFOp::create(rewriter, op->getLoc(), value, value).getResult();
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(0, sum); });
  }

  ModuleOp module;
  RewriterBase &rewriter;
  std::mt19937 random;
};
} // namespace

/// A product, reshapes, a broadcast, a value with several users, siblings, ops
/// in a loop, a pad, and an op that adds onto its init.
static constexpr const char *program = R"mlir(
func.func @main(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>,
                %bias: tensor<64xf32>, %n: index)
    -> (tensor<64x64xf32>, tensor<4096xf32>, tensor<66x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<64x64xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%fill : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%0, %bias : tensor<64x64xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.maximumf %x, %zero : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%1, %2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<64x64xf32>) outs(%3 : tensor<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %flat = tensor.collapse_shape %4 [[0, 1]] : tensor<64x64xf32> into tensor<4096xf32>
  %ef = tensor.empty() : tensor<4096xf32>
  %5 = linalg.exp ins(%flat : tensor<4096xf32>) outs(%ef : tensor<4096xf32>) -> tensor<4096xf32>
  %pad = tensor.pad %2 low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<64x64xf32> to tensor<66x64xf32>
  %ep = tensor.empty() : tensor<66x64xf32>
  %6 = linalg.exp ins(%pad : tensor<66x64xf32>) outs(%ep : tensor<66x64xf32>) -> tensor<66x64xf32>
  %7 = scf.for %k = %c0 to %n step %c1 iter_args(%t = %4) -> tensor<64x64xf32> {
    %8 = linalg.exp ins(%t : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
    %9 = linalg.add ins(%8, %2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %9 : tensor<64x64xf32>
  }
  return %7, %5, %6 : tensor<64x64xf32>, tensor<4096xf32>, tensor<66x64xf32>
}
)mlir";

// As in FusionPricerTest.Elementwise: 4 KiB less, at 1 ns per byte, and a
// thousandth of that for ties.
TEST_F(FusionPricesTest, Figures) {
  parse(test::sharedProducer);
  FusionPrices prices(module.get());
  ASSERT_TRUE(prices.getTarget());
  const FusionPrice &pair =
      prices.priceFusion(find("linalg.exp"), find("linalg.add"));
  ASSERT_TRUE(pair.isLegal()) << pair.whyNot;
  EXPECT_EQ(pair.getBytesSaved(), Count(4096));
  EXPECT_DOUBLE_EQ(*pair.getGain(target), 4096e-9 * 1.001);
  EXPECT_EQ(prices.priceFusion(find("linalg.add"), find("func.return")).whyNot,
            "'func.return' costs nothing, or has no model");
  checkAll(prices);
}

TEST_F(FusionPricesTest, NoTarget) {
  parse(test::layer);
  (*module)->removeAttr("dlti.target_system_spec");
  EXPECT_EQ(FusionPrices(module.get()).getTarget(), nullptr);
}

TEST_F(FusionPricesTest, Unrelated) {
  parse(program);
  FusionPrices prices(*module, target);
  EXPECT_EQ(
      prices.priceFusion(find("linalg.matmul"), find("linalg.exp")).whyNot,
      "neither op reads what the other makes or reads");
}

// The results of all ops, 3 * 16 KiB, don't fit in 20 KiB: what lives at a time
// decides, and a change of the program may change that.
TEST_F(FusionPricesTest, LivesTooMuch) {
  parse(test::layer);
  target.levels.front().capacityBytes = 20 * 1024;
  FusionPrices prices(*module, target);
  checkAll(prices);
  IRRewriter rewriter(&context, &prices);
  Operation *exp = find("linalg.exp"), *add = find("linalg.add");
  rewriter.modifyOpInPlace(exp,
                           [&] { exp->setOperand(0, add->getOperand(0)); });
  checkAll(prices);
}

// A change on one side of the program leaves the prices of the other.
TEST_F(FusionPricesTest, Kept) {
  parse(program);
  FusionPrices prices(*module, target);
  Operation *product = find("linalg.matmul"), *bias = find("linalg.generic");
  const FusionPrice *first = &prices.priceFusion(product, bias);
  // The op in the loop gets an init of its own instead of that of the bias.
  IRRewriter rewriter(&context, &prices);
  Operation *inLoop = find("linalg.exp", 2);
  rewriter.setInsertionPoint(inLoop);
  Operation *empty = rewriter.clone(*find("tensor.empty"));
  rewriter.modifyOpInPlace(inLoop,
                           [&] { inLoop->setOperand(1, empty->getResult(0)); });
  EXPECT_EQ(&prices.priceFusion(product, bias), first);
  // One more reads the product: it has to be written.
  Count saved = first->getBytesSaved();
  Operation *scaled = find("linalg.generic", 2);
  rewriter.modifyOpInPlace(
      scaled, [&] { scaled->setOperand(0, product->getResult(0)); });
  EXPECT_LT(prices.priceFusion(product, bias).getBytesSaved(), saved);
}

// Whatever changes, prices are those of the program as it is.
TEST_F(FusionPricesTest, RandomChanges) {
  for (unsigned seed = 0; seed < 24; ++seed) {
    parse(program);
    FusionPrices prices(*module, target);
    checkAll(prices);
    IRRewriter rewriter(&context, &prices);
    RandomChanges changes(*module, rewriter, seed);
    for (unsigned step = 0; step < 24; ++step) {
      changes.changeOnce();
      ASSERT_TRUE(succeeded(verify(*module)));
      checkAll(prices);
      if (HasFailure()) {
        ADD_FAILURE() << "seed " << seed << ", step " << step;
        return;
      }
    }
  }
}
