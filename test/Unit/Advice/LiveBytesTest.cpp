//===- LiveBytesTest.cpp - Tests of what lives at a time ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiveBytes.h"
#include "AdviceTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
struct LiveBytesTest : test::AdviceTest {
  LiveBytes makeLive() {
    StorageSizes sizes(function, StorageOptions());
    return LiveBytes(makeGraph(), sizes);
  }
};
} // namespace

static constexpr int64_t KiB = 1024;

// Results of 16 KiB; node 2 is returned.
//   node         0   1   2
//   lives [KiB]  16  32  32     (0 and 1 at node 1, 1 and 2 at node 2)
TEST_F(LiveBytesTest, Layer) {
  parse(test::layer);
  LiveBytes live = makeLive();
  EXPECT_EQ(live.getPeak(), 32 * KiB);
  EXPECT_EQ(live.getTotal(), 48 * KiB);
  // Without the product: 0, 16, 32.
  EXPECT_EQ(live.computeChange({0, 1}), 0);
  // Without the sum, but the product is read at node 2: 16, 16, 32.
  EXPECT_EQ(live.computeChange({1, 2}), 0);
  // Only the result is left: 0, 0, 16.
  EXPECT_EQ(live.computeChange({0, 1, 2}), -16 * KiB);
}

// Results of 4 KiB; node 0 is read by 1 and 2.
//   node         0  1  2
//   lives [KiB]  4  8  12
TEST_F(LiveBytesTest, SharedProducer) {
  parse(test::sharedProducer);
  LiveBytes live = makeLive();
  EXPECT_EQ(live.getPeak(), 12 * KiB);
  // Node 2 reads 0 as well, which stays: 4, 8, 12.
  EXPECT_EQ(live.computeChange({0, 1}), 0);
  // 4, 4, 8.
  EXPECT_EQ(live.computeChange({1, 2}), -4 * KiB);
  // 0, 0, 4.
  EXPECT_EQ(live.computeChange({0, 1, 2}), -8 * KiB);
}

// Fusion can make more live: to run the three conversions where the sum runs
// keeps the long inputs, results of 8 KiB, alive, which else die early.
//   node         0   1   2   3   4      (0, 1: 8 KiB; 2, 3, 4: 2 KiB)
//   lives [KiB]  8  16  18  12   6
TEST_F(LiveBytesTest, Longer) {
  parse(R"mlir(
func.func @main(%a: tensor<2048xf32>, %b: tensor<2048xf32>) -> tensor<2048xi8> {
  %0 = math.exp %a : tensor<2048xf32>
  %1 = math.exp %b : tensor<2048xf32>
  %2 = arith.fptosi %0 : tensor<2048xf32> to tensor<2048xi8>
  %3 = arith.fptosi %1 : tensor<2048xf32> to tensor<2048xi8>
  %4 = arith.addi %2, %3 : tensor<2048xi8>
  return %4 : tensor<2048xi8>
})mlir");
  LiveBytes live = makeLive();
  EXPECT_EQ(live.getPeak(), 18 * KiB);
  EXPECT_EQ(live.getTotal(), 22 * KiB);
  // 2 and 3 go, 0 and 1 live on to node 4: 8, 16, 16, 16, 18.
  EXPECT_EQ(live.computeChange({2, 3, 4}), 0);
  // Without 0: 0, 8, 10, 12, 6.
  EXPECT_EQ(live.computeChange({0, 2}), -6 * KiB);
}

TEST_F(LiveBytesTest, Unknown) {
  parse(R"mlir(
func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %a : tensor<?xf32>
  %1 = math.absf %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
})mlir");
  LiveBytes live = makeLive();
  EXPECT_EQ(live.getPeak(), std::nullopt);
  EXPECT_EQ(live.getTotal(), std::nullopt);
  EXPECT_EQ(live.computeChange({0, 1}), std::nullopt);
}

// Two results of 2^61 B and more: their sums don't fit into 64 bits.
TEST_F(LiveBytesTest, BeyondSixtyFourBits) {
  parse(R"mlir(
func.func @main(%a: tensor<2147483647x268435456xf32>)
    -> tensor<2147483647x268435456xf32> {
  %0 = math.exp %a : tensor<2147483647x268435456xf32>
  %1 = math.exp %0 : tensor<2147483647x268435456xf32>
  %2 = math.exp %1 : tensor<2147483647x268435456xf32>
  %3 = math.exp %2 : tensor<2147483647x268435456xf32>
  %4 = arith.addf %0, %3 : tensor<2147483647x268435456xf32>
  %5 = arith.addf %1, %4 : tensor<2147483647x268435456xf32>
  return %5 : tensor<2147483647x268435456xf32>
})mlir");
  LiveBytes live = makeLive();
  EXPECT_EQ(live.getPeak(), std::nullopt);
  EXPECT_EQ(live.getTotal(), std::nullopt);
  EXPECT_EQ(live.computeChange({0, 1}), std::nullopt);
}
