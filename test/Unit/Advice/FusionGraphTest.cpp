//===- FusionGraphTest.cpp - Tests of what is between ops ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AdviceTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct FusionGraphTest : test::AdviceTest {
  /// "producer>consumer:operands"; siblings with "~", and the view between.
  std::string printPairs() {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (const FusionGraph::Pair &pair : makeGraph().getPairs()) {
      os << (text.empty() ? "" : " ") << pair.producer
         << (pair.isSibling ? "~" : ">") << pair.consumer << ":";
      llvm::interleave(pair.operands, os, ",");
      if (pair.view)
        os << "(" << pair.view->getName() << ")";
    }
    return text;
  }
};
} // namespace

TEST_F(FusionGraphTest, Layer) {
  parse(test::layer);
  EXPECT_EQ(printPairs(), "0>1:0 1>2:0");
  // tensor.empty costs nothing.
  ASSERT_EQ(graph->getNodes().size(), 3u);
  EXPECT_EQ(graph->lookup(find("linalg.add")), 1u);
  EXPECT_EQ(graph->lookup(find("tensor.empty")), std::nullopt);
  EXPECT_EQ(
      graph->getOps({0, 2}),
      (SmallVector<Operation *, 4>{find("linalg.matmul"), find("linalg.exp")}));
  // a, b, c; the product, bias, e; the sum.
  EXPECT_EQ(graph->getNumValues(), 7u);
  const FusionNode &product = (*graph)[0], &sum = (*graph)[1];
  EXPECT_EQ(product.users, (SmallVector<unsigned, 4>{1}));
  EXPECT_EQ(product.numUses, 1u);
  EXPECT_FALSE(product.isInLoop);
  ASSERT_EQ(sum.inputs.size(), 3u);
  EXPECT_TRUE(sum.inputs[0].isResult());
  EXPECT_EQ(sum.inputs[0].producer, 0u);
  EXPECT_EQ(sum.inputs[0].reshape, 0u);
  EXPECT_FALSE(sum.inputs[1].isResult());
  EXPECT_EQ(sum.inputs[1].producer, ~0u);
  EXPECT_TRUE(pricer->getClass(product.opClass).isProduct);
  EXPECT_FALSE(pricer->getClass(sum.opClass).isProduct);
}

// 1 and 2 both read the result of 0, but 2 also reads that of 1: what one makes
// for the other counts.
TEST_F(FusionGraphTest, SharedProducer) {
  parse(test::sharedProducer);
  EXPECT_EQ(printPairs(), "0>1:0 0>2:0 1>2:1");
  EXPECT_EQ((*graph)[0].users, (SmallVector<unsigned, 4>{1, 2}));
  EXPECT_EQ((*graph)[0].numUses, 2u);
}

TEST_F(FusionGraphTest, Siblings) {
  parse(R"mlir(
func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = arith.addf %a, %b : tensor<8xf32>
  %1 = arith.mulf %c, %a : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
})mlir");
  EXPECT_EQ(printPairs(), "0~1:1");
}

TEST_F(FusionGraphTest, Views) {
  parse(R"mlir(
func.func @main(%a: tensor<8x4xf32>) -> (tensor<32xf32>, tensor<4x4xf32>) {
  %0 = math.exp %a : tensor<8x4xf32>
  %r = tensor.collapse_shape %0 [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
  %1 = math.exp %r : tensor<32xf32>
  %s = tensor.extract_slice %0[0, 0] [4, 4] [1, 1]
      : tensor<8x4xf32> to tensor<4x4xf32>
  %2 = math.exp %s : tensor<4x4xf32>
  return %1, %2 : tensor<32xf32>, tensor<4x4xf32>
})mlir");
  // Tiles pass a reshape, no other view.
  EXPECT_EQ(printPairs(), "0>1:0 0>2:0(tensor.extract_slice)");
  const FusionInput &reshaped = (*graph)[1].inputs[0];
  EXPECT_TRUE(reshaped.isResult());
  EXPECT_NE(reshaped.reshape, 0u);
  EXPECT_FALSE((*graph)[2].inputs[0].isResult());
  EXPECT_EQ((*graph)[2].inputs[0].producer, 0u);
  EXPECT_TRUE((*graph)[0].users.empty());
}

TEST_F(FusionGraphTest, Loop) {
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
  EXPECT_EQ(printPairs(), "0>1:0");
  EXPECT_TRUE((*graph)[1].isInLoop);
  EXPECT_EQ((*graph)[1].executions, Count(5));
  EXPECT_TRUE((*graph)[0].users.empty());
}
