//===- FusionSetTest.cpp - Tests of sets of ops and their reshapes ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AdviceTestUtils.h"
#include "Reshapes.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
using FusionSetTest = test::AdviceTest;
using ReshapesTest = test::AdviceTest;
} // namespace

TEST_F(FusionSetTest, Layer) {
  parse(test::layer);
  Operation *product = find("linalg.matmul"), *sum = find("linalg.add");
  std::optional<FusionSet> set = makeSet({product, sum});
  ASSERT_TRUE(set);
  ASSERT_EQ(set->getMembers().size(), 2u);
  const FusionSet::Member &first = set->getMembers()[0];
  EXPECT_EQ(first.op, product);
  EXPECT_EQ(first.outside, OutsideUse::None);
  EXPECT_FALSE(first.isSink);
  EXPECT_EQ(first.work.loops.size(), 3u);
  EXPECT_EQ(first.numTiledLoops, 3u);
  // The activation reads the sum, behind the last op of the set.
  EXPECT_EQ(set->getLast().outside, OutsideUse::Late);
  EXPECT_TRUE(set->getLast().isSink);
  EXPECT_EQ(set->countSinks(), 1u);
  EXPECT_EQ(set->lookupMaker(sum->getOperand(0)), &first);
  EXPECT_EQ(set->lookupMaker(sum->getOperand(1)), nullptr);
}

// The sum between the two reads the result of the first one.
TEST_F(FusionSetTest, EarlyUse) {
  parse(test::sharedProducer);
  std::optional<FusionSet> set =
      makeSet({find("linalg.exp"), find("linalg.mul")});
  ASSERT_TRUE(set);
  EXPECT_EQ(set->getMembers()[0].outside, OutsideUse::Early);
  set = makeSet({find("linalg.exp"), find("linalg.add")});
  ASSERT_TRUE(set);
  EXPECT_EQ(set->getMembers()[0].outside, OutsideUse::Late);
}

TEST_F(FusionSetTest, LoopsForTiling) {
  parse(R"mlir(
func.func @main(%a: tensor<8x16xf32>) -> tensor<10x16xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<8x16xf32>)
                                   outs(%e : tensor<8x16xf32>)
      -> tensor<8x16xf32>
  %z = arith.constant 0.0 : f32
  %1 = tensor.pad %0 low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x16xf32> to tensor<10x16xf32>
  return %1 : tensor<10x16xf32>
})mlir");
  std::optional<FusionSet> set =
      makeSet({find("linalg.softmax"), find("tensor.pad")});
  ASSERT_TRUE(set);
  // A row is normalised as a whole.
  const FusionSet::Member &softmax = set->getMembers()[0];
  ASSERT_EQ(softmax.work.loops.size(), 2u);
  EXPECT_FALSE(softmax.work.loops[0].isReduction);
  EXPECT_TRUE(softmax.work.loops[1].isReduction);
  EXPECT_EQ(softmax.numTiledLoops, 2u);
  // The padded dim stays whole, and the source has a loop of its own for it.
  const FusionSet::Member &pad = set->getMembers()[1];
  ASSERT_EQ(pad.work.loops.size(), 3u);
  EXPECT_TRUE(pad.work.loops[0].isReduction);
  EXPECT_FALSE(pad.work.loops[1].isReduction);
  EXPECT_EQ(pad.work.loops[0].extent, Count(10));
  EXPECT_EQ(pad.work.loops[2].extent, Count(8));
  EXPECT_EQ(pad.numTiledLoops, 2u);
}

TEST_F(ReshapesTest, Dims) {
  parse(R"mlir(
func.func @main(%a: tensor<6x4xf32>) -> tensor<24xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [1, 6, 2, 2]
      : tensor<6x4xf32> into tensor<1x6x2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]]
      : tensor<1x6x2x2xf32> into tensor<6x2x2xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2]]
      : tensor<6x2x2xf32> into tensor<24xf32>
  %3 = math.exp %2 : tensor<24xf32>
  %4 = math.absf %2 : tensor<24xf32>
  %5 = arith.addf %3, %4 : tensor<24xf32>
  return %5 : tensor<24xf32>
})mlir");
  Value argument = function->getRegion(0).getArgument(0);
  Operation *expand = find("tensor.expand_shape");
  Value expanded = expand->getResult(0),
        collapsed = find("tensor.collapse_shape", 0)->getResult(0),
        flat = find("tensor.collapse_shape", 1)->getResult(0);
  for (Value value : {argument, expanded, collapsed, flat})
    EXPECT_EQ(getReshapeRoot(value), argument);
  Value sum = find("arith.addf")->getResult(0);
  EXPECT_EQ(getReshapeRoot(sum), sum);
  using Dims = SmallVector<int64_t>;
  EXPECT_EQ(getReshapeDims(argument), (Dims{0, 1}));
  // 4 is split; the dim of 1 is new.
  EXPECT_EQ(getReshapeDims(expanded), (Dims{-1, 0, -1, -1}));
  EXPECT_EQ(getReshapeDims(collapsed), (Dims{0, -1, -1}));
  EXPECT_EQ(getReshapeDims(flat), (Dims{-1}));
  Operation *exp = find("math.exp"), *abs = find("math.absf");
  EXPECT_TRUE(isReshapeFor(expand, {exp, abs}));
  EXPECT_FALSE(isReshapeFor(expand, {exp}));
  EXPECT_FALSE(isReshapeFor(exp, {abs}));
}
