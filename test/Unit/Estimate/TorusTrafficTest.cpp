//===- TorusTrafficTest.cpp - Rings of a torus against messages (R25) -----===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Network/TorusTraffic.h"

#include "TorusSimulator.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

using Kind = CollectiveKind;

static NetworkTerm makeTerm(Kind kind, ArrayRef<int64_t> shape,
                            const Count &elements, int64_t elementBytes) {
  NetworkTerm term;
  term.kind = kind;
  term.grid = "grid";
  for (auto [axis, size] : llvm::enumerate(shape)) {
    term.axes.push_back(axis);
    term.sizes.push_back(size);
    term.strides.push_back(1);
  }
  term.payloadBytes = elements * elementBytes;
  term.elementBytes = elementBytes;
  return term;
}

static const Kind kinds[] = {
    Kind::AllReduce, Kind::AllGather, Kind::ReduceScatter, Kind::AllToAll,
    Kind::Broadcast, Kind::Gather,    Kind::Scatter,       Kind::Reduce};

TEST(TorusTrafficTest, simulated_r25) {
  const std::vector<std::vector<int64_t>> shapes = {
      {2},    {5},    {6},    {2, 2},    {2, 3},    {3, 3},    {2, 5},
      {4, 4}, {3, 4}, {6, 2}, {2, 2, 2}, {3, 2, 2}, {2, 3, 4}, {7, 4}};
  for (Kind kind : kinds)
    for (const std::vector<int64_t> &shape : shapes)
      for (int64_t elements : {1, 2, 5, 7, 12, 24, 29, 64, 72}) {
        SCOPED_TRACE(
            (stringifyCollectiveKind(kind) + " of " + Twine(elements)).str());
        std::string text;
        for (int64_t size : shape)
          text += "x" + std::to_string(size);
        SCOPED_TRACE(text);
        TorusSimulator simulator(kind, shape, elements);
        EXPECT_TRUE(simulator.isRight());
        EXPECT_TRUE(simulator.consistent);
        NetworkTerm term = makeTerm(kind, shape, elements, 4);
        CollectiveTraffic traffic =
            computeTorusTraffic(term, listTorusRings(term, 6));
        EXPECT_EQ(traffic.bytes, Count(*llvm::max_element(simulator.sent) * 4));
        EXPECT_EQ(traffic.serialBytes, Count(simulator.serialElements * 4));
        EXPECT_EQ(traffic.messages, Count(simulator.steps));
        // All ports together carry what has to leave or enter a device (R26).
        int64_t ports = 2 * shape.size();
        Count least = computeLeastCrossingBytes(term, 1, /*reduces=*/false);
        EXPECT_LE(least.getConstant(),
                  (traffic.serialBytes * ports).getConstant());
        // Attained on rings of the same length that split the payload evenly.
        if (llvm::all_equal(shape) && shape.front() > 2 &&
            elements % (ports * simulator.getDevices()) == 0 &&
            (kind == Kind::AllReduce || kind == Kind::AllGather ||
             kind == Kind::ReduceScatter))
          EXPECT_EQ(least, traffic.serialBytes * ports);
      }
}

// 36 elements of 4 bytes on 3 x 3 devices: two parts of 18.
TEST(TorusTrafficTest, byHand_r25) {
  auto check = [](Kind kind, int64_t bytes, int64_t serialBytes,
                  int64_t messages) {
    NetworkTerm term = makeTerm(kind, {3, 3}, 36, 4);
    CollectiveTraffic traffic =
        computeTorusTraffic(term, listTorusRings(term, 4));
    EXPECT_EQ(traffic.bytes, Count(bytes));
    EXPECT_EQ(traffic.serialBytes, Count(serialBytes));
    EXPECT_EQ(traffic.messages, Count(messages));
  };
  // Each side of each ring: 72 B, then 3 * 72 B. All ports together carry
  // 4 * 288 B, the 8 slices of 144 B that a device lacks: no algorithm does
  // better.
  check(Kind::AllGather, 1152, 288, 2);
  // 18 / 3 elements, then 6 / 3; and back. 2 * 8/9 of the payload is sent.
  check(Kind::ReduceScatter, 128, 32, 2);
  check(Kind::AllReduce, 256, 64, 4);
  // A third of 18 elements to each neighbour, twice.
  check(Kind::AllToAll, 192, 48, 2);
  // The root scatters chunks as the others sum them up.
  check(Kind::Broadcast, 256, 64, 4);
}

TEST(TorusTrafficTest, ringsForThePorts_r25) {
  auto list = [](ArrayRef<int64_t> shape, int64_t ports) {
    SmallVector<int64_t> rings;
    for (const Count &ring :
         listTorusRings(makeTerm(Kind::AllReduce, shape, 1, 1), ports))
      rings.push_back(*ring.tryInt64());
    return rings;
  };
  EXPECT_EQ(list({4, 2, 3}, 6), (SmallVector<int64_t>{4, 2, 3}));
  EXPECT_EQ(list({4, 2, 3}, 4), (SmallVector<int64_t>{4, 6}));
  EXPECT_EQ(list({4, 2, 3}, 1), (SmallVector<int64_t>{24}));
  EXPECT_EQ(list({4, 1, 3}, 6), (SmallVector<int64_t>{4, 3}));
}

// 4 x 4 devices: the farthest of four gets one half on each side.
TEST(TorusTrafficTest, evenRingsByHand_r25) {
  auto check = [](Kind kind, int64_t serialBytes) {
    NetworkTerm term = makeTerm(kind, {4, 4}, 64, 4);
    EXPECT_EQ(computeTorusTraffic(term, listTorusRings(term, 4)).serialBytes,
              Count(serialBytes));
  };
  // Two parts of 128 B: 1.5 * 128, then 1.5 * 512; four ports carry 15 slices.
  check(Kind::AllGather, 960);
  // Chunks of 32 B, then of 8.
  check(Kind::ReduceScatter, 60);
  check(Kind::AllReduce, 120);
  // Pieces of 32 B: one to the neighbour, half of one two hops; twice. Half of
  // the devices send half of 256 B each through 2 * 4 links: 128 B.
  check(Kind::AllToAll, 128);
}

// A symbolic formula, evaluated at numbers, equals the formula for these.
TEST(TorusTrafficTest, symbols_r25) {
  Count elements = Count::symbol("e"), devices = Count::symbol("n");
  for (Kind kind : kinds)
    for (int64_t n : {2, 3, 4, 5, 6})
      for (int64_t e : {1, 6, 11}) {
        NetworkTerm term = makeTerm(kind, {n, 3}, e, 2);
        CollectiveTraffic exact =
            computeTorusTraffic(term, listTorusRings(term, 4));
        term.sizes.front() = devices;
        term.payloadBytes = elements * 2;
        CollectiveTraffic open =
            computeTorusTraffic(term, listTorusRings(term, 4));
        auto put = [&](const Count &count) {
          return count.substitute([&](StringRef name) {
            return std::optional(Count(name == "e" ? e : n));
          });
        };
        EXPECT_EQ(put(open.bytes), exact.bytes);
        EXPECT_EQ(put(open.serialBytes), exact.serialBytes);
        EXPECT_EQ(put(open.messages), exact.messages);
      }
}
