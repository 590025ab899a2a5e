//===- FusionPricerTest.cpp - Tests of what fusing ops saves ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AdviceTestUtils.h"
#include "ChainFinder.h"
#include "Nest/NestTiling.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct FusionPricerTest : test::AdviceTest {
  FusionPrice price(ArrayRef<unsigned> nodes) {
    makeGraph();
    return *pricer->price(*graph, nodes);
  }
};

struct TileNestTest : test::AdviceTest {
  std::optional<TileNest> makeNest(ArrayRef<Operation *> ops) {
    set = makeSet(ops);
    StorageSizes sizes(function, StorageOptions());
    whyNot.clear();
    return TileNest::make(*set, target, sizes, whyNot);
  }
  std::optional<FusionSet> set;
  std::string whyNot;
};

struct ChainFinderTest : TileNestTest {
  std::optional<FusionChain> find(ArrayRef<Operation *> ops) {
    std::optional<TileNest> nest = makeNest(ops);
    EXPECT_TRUE(nest) << whyNot;
    StorageSizes sizes(function, StorageOptions());
    extents.assign(nest->extents.begin(), nest->extents.end());
    return findChain(*set, *nest, sizes);
  }
  SmallVector<int64_t> extents;
};
} // namespace

static constexpr int64_t KiB = 1024;

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

// Values of 4 KiB. Apart: exp reads and writes one, add reads two and writes
// one, 20 KiB. As one op: a and b in, the sum out, and the result of exp, which
// the product reads, 16 KiB. At 1 ns per byte.
TEST_F(FusionPricerTest, Elementwise) {
  parse(test::sharedProducer);
  FusionPrice pair = price({0, 1});
  ASSERT_TRUE(pair.isLegal()) << pair.whyNot;
  EXPECT_EQ(pair.bytesBefore, Count(20 * KiB));
  EXPECT_EQ(pair.bytesAfter, Count(16 * KiB));
  ASSERT_EQ(pair.boundsBefore.size(), 2u);
  for (const Bound &bound :
       {pair.boundsBefore[0], pair.boundsBefore[1], pair.boundAfter})
    EXPECT_EQ(bound.str(), "memory:dram");
  ASSERT_TRUE(pair.secondsBefore && pair.secondsAfter);
  EXPECT_DOUBLE_EQ(*pair.secondsBefore, 20e-9 * KiB);
  EXPECT_DOUBLE_EQ(*pair.secondsAfter, 16e-9 * KiB);
  // All three: 32 KiB apart; a and b in and the product out at least.
  FusionPrice all = price({0, 1, 2});
  ASSERT_TRUE(all.isLegal()) << all.whyNot;
  EXPECT_EQ(all.bytesBefore, Count(32 * KiB));
  EXPECT_EQ(all.bytesAfter, Count(12 * KiB));
  EXPECT_DOUBLE_EQ(*all.getSecondsSaved(), 20e-9 * KiB);
}

// Values of 16 KiB. The product reads a, b and c and writes one, the sum reads
// two and writes one: 112 KiB. In tiles: a, b, c and the bias in, the sum out,
// and the product, which is added onto c.
TEST_F(FusionPricerTest, ProductAndSum) {
  parse(test::layer);
  FusionPrice pair = price({0, 1});
  ASSERT_TRUE(pair.isLegal()) << pair.whyNot;
  EXPECT_EQ(pair.kind, FusionKind::TileAndFuse);
  EXPECT_EQ(pair.bytesBefore, Count(112 * KiB));
  ASSERT_EQ(pair.tileSizes.size(), 2u);
  EXPECT_EQ(pair.bytesAfter, Count(96 * KiB));
  EXPECT_EQ(pair.level, "cache");
  ASSERT_TRUE(pair.onChipBytes.isConstant());
  EXPECT_GT(pair.onChipBytes.toDouble(), 0);
  EXPECT_LE(pair.onChipBytes.toDouble(), 64 * KiB);
  // With the activation 144 KiB apart, and still 96 KiB together, and the tile
  // of the sum that stays on the chip, at most a hundredth more.
  FusionPrice all = price({0, 1, 2});
  ASSERT_TRUE(all.isLegal()) << all.whyNot;
  EXPECT_EQ(all.bytesBefore, Count(144 * KiB));
  ASSERT_TRUE(all.bytesAfter.isConstant());
  EXPECT_GT(all.bytesAfter.toDouble(), 96 * KiB);
  EXPECT_LE(all.bytesAfter.toDouble(), 96 * KiB * 1.01);
}

// Rows of 256 B are summed up, then the sum is subtracted from the row: a tile
// has whole rows. Apart the sums move 16 KiB and twice their own 256 B, the
// differences 32 KiB and 256 B. Together: a once, the init, the differences,
// and the sums, which are added onto the init.
TEST_F(FusionPricerTest, ReductionThenBroadcast) {
  parse(R"mlir(
func.func @main(%a: tensor<64x64xf32>, %z: tensor<64xf32>)
    -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.reduce {arith.addf} ins(%a : tensor<64x64xf32>)
                     outs(%z : tensor<64xf32>) dimensions = [1]
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %0 : tensor<64x64xf32>, tensor<64xf32>)
      outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %s: f32, %o: f32):
    %d = arith.subf %x, %s : f32
    linalg.yield %d : f32
  } -> tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
})mlir");
  FusionPrice pair = price({0, 1});
  ASSERT_TRUE(pair.isLegal()) << pair.whyNot;
  EXPECT_EQ(pair.kind, FusionKind::TileAndFuse);
  EXPECT_EQ(pair.bytesBefore, Count(48 * KiB + 768));
  ASSERT_EQ(pair.tileSizes.size(), 2u);
  EXPECT_EQ(pair.tileSizes[1], 0);
  EXPECT_EQ(pair.bytesAfter, Count(32 * KiB + 2 * 256));
}

TEST_F(FusionPricerTest, Refused) {
  parse(R"mlir(
func.func @main(%a: tensor<8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = math.exp %a : tensor<8xf32>
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%y = %x) -> tensor<8xf32> {
    %1 = arith.addf %0, %y : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
})mlir");
  FusionPrice pair = price({0, 1});
  EXPECT_FALSE(pair.isLegal());
  EXPECT_EQ(pair.whyNot, "the ops are in different blocks");
  // One price for all that is refused for one reason.
  EXPECT_EQ(pricer->refuse("why"), pricer->refuse("why"));
  EXPECT_NE(pricer->refuse("why"), pricer->refuse("why else"));
}

//===----------------------------------------------------------------------===//
// Nests and their tilings
//===----------------------------------------------------------------------===//

/// 32x8 by 8x16, a bias.
static constexpr const char *smallLayer = R"mlir(
func.func @main(%a: tensor<32x8xf32>, %b: tensor<8x16xf32>,
                %c: tensor<32x16xf32>, %bias: tensor<32x16xf32>)
    -> tensor<32x16xf32> {
  %e = tensor.empty() : tensor<32x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<32x8xf32>, tensor<8x16xf32>)
                     outs(%c : tensor<32x16xf32>) -> tensor<32x16xf32>
  %1 = linalg.add ins(%0, %bias : tensor<32x16xf32>, tensor<32x16xf32>)
                  outs(%e : tensor<32x16xf32>) -> tensor<32x16xf32>
  return %1 : tensor<32x16xf32>
}
)mlir";

TEST_F(TileNestTest, ProductAndSum) {
  parse(smallLayer);
  std::optional<TileNest> nest =
      makeNest({find("linalg.matmul"), find("linalg.add")});
  ASSERT_TRUE(nest) << whyNot;
  // m and n of both ops are one loop each; k belongs to the product.
  ASSERT_EQ(nest->extents.size(), 3u);
  EXPECT_EQ(nest->memberLoops[0].size(), 3u);
  EXPECT_EQ(ArrayRef(nest->memberLoops[0]).take_front(2),
            ArrayRef(nest->memberLoops[1]));
  auto getExtent = [&](unsigned loop) {
    return nest->extents[nest->memberLoops[0][loop]];
  };
  EXPECT_EQ(getExtent(0), 32);
  EXPECT_EQ(getExtent(1), 16);
  EXPECT_EQ(getExtent(2), 8);
  EXPECT_EQ(nest->isShared.count(), 2u);
  EXPECT_FALSE(nest->isShared.test(nest->memberLoops[0][2]));
  EXPECT_EQ(nest->numLastLoops, 2u);
  // The product is added onto an argument: nothing stays between the ops.
  EXPECT_EQ(nest->inner.size(), 0u);
}

// Each op reads the one before twice: upstream makes 2^n tiles of the nth one
// from the end, 8191 of 13 ops.
TEST_F(TileNestTest, Ways) {
  std::string text = "func.func @main(%v0: tensor<8xf32>, %e: tensor<8xf32>) "
                     "-> tensor<8xf32> {\n";
  for (int number : llvm::seq(13))
    text +=
        llvm::formatv("%v{1} = linalg.add ins(%v{0}, %v{0} : tensor<8xf32>, "
                      "tensor<8xf32>) outs(%e : tensor<8xf32>) -> "
                      "tensor<8xf32>\n",
                      number, number + 1);
  parse(text + "return %v13 : tensor<8xf32>\n}");
  SmallVector<Operation *> ops;
  for (unsigned number : llvm::seq(13u))
    ops.push_back(find("linalg.add", number));
  EXPECT_FALSE(makeNest(ops));
  EXPECT_EQ(whyNot, "upstream would make a tile for each of more than 4096 "
                    "ways through the ops");
  EXPECT_TRUE(makeNest(ArrayRef(ops).drop_front())) << whyNot;
}

// The product moves a, b, c and its result, (256 + 128 + 2 * 512) * 4 B, the
// sum 3 * 512 * 4 B. In tiles each of a, b, c, bias and result moves once, and
// the product, which is added onto c.
TEST_F(TileNestTest, Tiling) {
  parse(smallLayer);
  std::optional<TileNest> nest =
      makeNest({find("linalg.matmul"), find("linalg.add")});
  ASSERT_TRUE(nest) << whyNot;
  OwnTraffic own;
  own.levelBytes = {11776, std::nullopt};
  std::optional<NestTiling> tiling = tileNest(*nest, target, own, whyNot);
  ASSERT_TRUE(tiling) << whyNot;
  ASSERT_FALSE(tiling->levelBytes.empty());
  EXPECT_EQ(tiling->innerBytes, 0);
  EXPECT_EQ(tiling->levelBytes[0], (256 + 128 + 4 * 512) * 4);
  EXPECT_EQ(tiling->depth, 1u);
  EXPECT_LE(tiling->footprintBytes, 64 * KiB);
  EXPECT_DOUBLE_EQ(tiling->seconds, 9728e-9);
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

// Rows of 32 times 32x64, an activation, times 64x16.
TEST_F(ChainFinderTest, TwoProducts) {
  parse(R"mlir(
func.func @main(%a: tensor<128x32xf32>, %v: tensor<32x64xf32>,
                %w: tensor<64x16xf32>) -> tensor<128x16xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<128x64xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<128x64xf32>)
      -> tensor<128x64xf32>
  %0 = linalg.matmul ins(%a, %v : tensor<128x32xf32>, tensor<32x64xf32>)
                     outs(%f0 : tensor<128x64xf32>) -> tensor<128x64xf32>
  %1 = linalg.exp ins(%0 : tensor<128x64xf32>)
                  outs(%e0 : tensor<128x64xf32>) -> tensor<128x64xf32>
  %e1 = tensor.empty() : tensor<128x16xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<128x16xf32>)
      -> tensor<128x16xf32>
  %2 = linalg.matmul ins(%1, %w : tensor<128x64xf32>, tensor<64x16xf32>)
                     outs(%f1 : tensor<128x16xf32>) -> tensor<128x16xf32>
  return %2 : tensor<128x16xf32>
})mlir");
  Operation *first = AdviceTest::find("linalg.matmul", 0),
            *exp = AdviceTest::find("linalg.exp"),
            *second = AdviceTest::find("linalg.matmul", 1);
  std::optional<FusionChain> chain = find({first, exp, second});
  ASSERT_TRUE(chain);
  EXPECT_EQ(chain->countProducts(), 2u);
  EXPECT_EQ(chain->chain.rows, 128);
  EXPECT_EQ(extents[chain->rowLoop], 128);
  EXPECT_TRUE(chain->batchLoops.empty());
  EXPECT_FALSE(chain->softmax);
  EXPECT_EQ(chain->chain.width, 32);
  EXPECT_EQ(chain->chain.bits, 32);
  ASSERT_EQ(chain->chain.stages.size(), 3u);
  EXPECT_EQ(chain->chain.stages[0].kind, ChainStage::Kind::Gemm);
  EXPECT_EQ(chain->chain.stages[0].width, 64);
  EXPECT_EQ(chain->chain.stages[1].kind, ChainStage::Kind::Elementwise);
  EXPECT_EQ(chain->chain.stages[2].kind, ChainStage::Kind::Gemm);
  EXPECT_EQ(chain->chain.stages[2].width, 16);
}

TEST_F(ChainFinderTest, NoProduct) {
  parse(test::sharedProducer);
  EXPECT_FALSE(
      find({AdviceTest::find("linalg.exp"), AdviceTest::find("linalg.add")}));
}
