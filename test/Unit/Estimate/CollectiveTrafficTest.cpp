//===- CollectiveTrafficTest.cpp - Formulas against messages (R25) --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Network/CollectiveTraffic.h"

#include "CollectiveSimulator.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

using Kind = CollectiveKind;
using Algorithm = NetworkAlgorithm;

static constexpr Algorithm algorithms[] = {Algorithm::Ring,
                                           Algorithm::BidirectionalRing,
                                           Algorithm::Tree, Algorithm::Direct};

static NetworkTerm makeTerm(Kind kind, const Count &devices,
                            const Count &elements, int64_t elementBytes) {
  NetworkTerm term;
  term.kind = kind;
  term.grid = "grid";
  term.axes = {0};
  term.sizes = {devices};
  term.strides = {1};
  term.payloadBytes = elements * elementBytes;
  term.elementBytes = elementBytes;
  return term;
}

static void compare(Kind kind, Algorithm algorithm, int64_t devices,
                    int64_t elements) {
  SCOPED_TRACE((stringifyCollectiveKind(kind) + " " +
                stringifyNetworkAlgorithm(algorithm) + " of " +
                Twine(elements) + " on " + Twine(devices))
                   .str());
  CollectiveSimulator simulator(kind, algorithm, devices, elements);
  EXPECT_TRUE(simulator.isRight());
  EXPECT_TRUE(simulator.isConsistent());
  constexpr int64_t elementBytes = 4;
  CollectiveTraffic traffic = computeCollectiveTraffic(
      makeTerm(kind, devices, elements, elementBytes), algorithm);
  EXPECT_EQ(traffic.bytes, Count(simulator.getMostSent() * elementBytes));
  EXPECT_EQ(traffic.serialBytes,
            Count(simulator.getSerialElements() * elementBytes));
  EXPECT_EQ(traffic.messages, Count(simulator.getSteps()));
  // No algorithm sends less than what has to leave or enter a device (R26).
  // Here no switch adds, and only one algorithm has two ports.
  NetworkTerm term = makeTerm(kind, devices, elements, elementBytes);
  int64_t ports = algorithm == Algorithm::BidirectionalRing ? 2 : 1;
  Count least = computeLeastCrossingBytes(term, 1, /*reduces=*/false);
  EXPECT_LE(least.getConstant(), (traffic.serialBytes * ports).getConstant());
  EXPECT_LE(computeLeastCrossingBytes(term, 1, /*reduces=*/true).getConstant(),
            least.getConstant());
  // Attained where the payload can be split evenly.
  if (algorithm == Algorithm::Direct && elements % devices == 0 &&
      (kind == Kind::AllReduce || kind == Kind::AllGather ||
       kind == Kind::ReduceScatter || kind == Kind::AllToAll))
    EXPECT_EQ(least, traffic.serialBytes);
}

// 32 devices in nodes of 8, 32 elements of 4 bytes: what crosses the border of
// a node, by hand, for each of its 8 devices.
TEST(CollectiveTrafficTest, leastOfANodeByHand_r26) {
  auto check = [](Kind kind, int64_t bytes, int64_t withoutSwitch) {
    NetworkTerm term = makeTerm(kind, 32, 32, 4);
    EXPECT_EQ(computeLeastCrossingBytes(term, 8, /*reduces=*/true),
              Count(bytes));
    EXPECT_EQ(computeLeastCrossingBytes(term, 8, /*reduces=*/false),
              Count(withoutSwitch));
  };
  // The node's sum, 128 B, leaves it; 4 nodes send 2 * 3 sums, of which each
  // device sends 768 / 32 B.
  check(Kind::AllReduce, 16, 24);
  // 24 slices of 128 B come in, for 8 devices.
  check(Kind::AllGather, 384, 384);
  // The node's sums of what the 24 others keep, 96 B, leave it.
  check(Kind::ReduceScatter, 12, 12);
  // Each device has a piece of 4 B for 24 others.
  check(Kind::AllToAll, 96, 96);
  check(Kind::Broadcast, 16, 16);
  check(Kind::Shift, 16, 16);
  // Perhaps all but one of the devices help, of any number of nodes.
  check(Kind::Send, 0, 0);
}

// What a hierarchical algorithm sends between nodes is not below the least.
TEST(CollectiveTrafficTest, leastOfANodeIsBelowHierarchies_r26) {
  for (int64_t nodes = 2; nodes <= 5; ++nodes)
    for (int64_t inside = 1; inside <= 5; ++inside)
      for (int64_t elements = 1; elements <= 11; ++elements) {
        int64_t devices = nodes * inside;
        // An all-reduce over n devices as a reduce-scatter inside of a node, an
        // all-reduce of a device of each node, and an all-gather.
        Count crossing = computeCollectiveTraffic(
                             makeTerm(Kind::AllReduce, nodes,
                                      countCeilDiv(elements, inside), 4),
                             Algorithm::Ring)
                             .serialBytes;
        EXPECT_LE(computeLeastCrossingBytes(
                      makeTerm(Kind::AllReduce, devices, elements, 4), inside,
                      /*reduces=*/false)
                      .getConstant(),
                  crossing.getConstant());
        // An all-gather of each device's slice between the nodes.
        EXPECT_LE(
            computeLeastCrossingBytes(
                makeTerm(Kind::AllGather, devices, elements, 4), inside,
                /*reduces=*/false)
                .getConstant(),
            computeCollectiveTraffic(
                makeTerm(Kind::AllGather, nodes, elements, 4), Algorithm::Ring)
                .serialBytes.getConstant());
      }
}

TEST(CollectiveTrafficTest, simulatedOnUpTo16Devices_r25) {
  for (uint32_t number = 0; number <= getMaxEnumValForCollectiveKind();
       ++number)
    for (Algorithm algorithm : algorithms)
      for (int64_t devices = 2; devices <= 16; ++devices)
        for (int64_t elements = 1; elements <= devices * 3 + 1; ++elements)
          compare(*symbolizeCollectiveKind(number), algorithm, devices,
                  elements);
}

// Hand computation for 8 devices and 8 elements of 4 bytes; any payload that n
// divides behaves the same.
TEST(CollectiveTrafficTest, byHand_r25) {
  auto check = [](Kind kind, Algorithm algorithm, int64_t bytes,
                  int64_t serialBytes, int64_t messages) {
    CollectiveTraffic traffic =
        computeCollectiveTraffic(makeTerm(kind, 8, 8, 4), algorithm);
    EXPECT_EQ(traffic.bytes, Count(bytes));
    EXPECT_EQ(traffic.serialBytes, Count(serialBytes));
    EXPECT_EQ(traffic.messages, Count(messages));
  };
  // 2 * 7/8 * 32 B, in 2 * 7 steps; to both sides in 2 * 4 steps of 4 B.
  check(Kind::AllReduce, Algorithm::Ring, 56, 56, 14);
  check(Kind::AllReduce, Algorithm::BidirectionalRing, 56, 32, 8);
  // 16 + 8 + 4 B and back, in 2 * 3 steps.
  check(Kind::AllReduce, Algorithm::Tree, 56, 56, 6);
  check(Kind::AllReduce, Algorithm::Direct, 56, 56, 2);
  // 7 slices of 32 B.
  check(Kind::AllGather, Algorithm::Ring, 224, 224, 7);
  check(Kind::ReduceScatter, Algorithm::Tree, 28, 28, 3);
  // Pieces of 4 B: 1 + 2 + ... + 7 hops; 1 + 2 + 3 + 4 and 1 + 2 + 3.
  check(Kind::AllToAll, Algorithm::Ring, 112, 112, 7);
  check(Kind::AllToAll, Algorithm::BidirectionalRing, 64, 40, 4);
  // Half of the pieces in each of 3 steps.
  check(Kind::AllToAll, Algorithm::Tree, 48, 48, 3);
  check(Kind::AllToAll, Algorithm::Direct, 28, 28, 1);
  check(Kind::Broadcast, Algorithm::Tree, 96, 96, 3);
  check(Kind::Reduce, Algorithm::Tree, 32, 96, 3);
  check(Kind::Gather, Algorithm::Tree, 128, 224, 3);
  check(Kind::Scatter, Algorithm::Direct, 224, 224, 1);
  check(Kind::Recv, Algorithm::Direct, 0, 32, 1);
}

// A symbolic formula, evaluated at numbers, equals the formula for these
// numbers.
TEST(CollectiveTrafficTest, symbols_r25) {
  Count elements = Count::symbol("e"), devices = Count::symbol("n");
  auto put = [](const Count &count, int64_t n, int64_t e) {
    return count.substitute([&](StringRef name) -> std::optional<Count> {
      if (name == "e")
        return Count(e);
      return name == "n" ? std::optional(Count(n)) : std::nullopt;
    });
  };
  for (uint32_t number = 0; number <= getMaxEnumValForCollectiveKind();
       ++number)
    for (Algorithm algorithm : algorithms) {
      Kind kind = *symbolizeCollectiveKind(number);
      for (int64_t n = 2; n <= 9; ++n)
        for (int64_t e = 1; e <= 20; ++e) {
          CollectiveTraffic exact =
              computeCollectiveTraffic(makeTerm(kind, n, e, 2), algorithm);
          CollectiveTraffic symbolic = computeCollectiveTraffic(
              makeTerm(kind, n, elements, 2), algorithm);
          EXPECT_EQ(put(symbolic.bytes, n, e), exact.bytes);
          EXPECT_EQ(put(symbolic.serialBytes, n, e), exact.serialBytes);
          CollectiveTraffic open = computeCollectiveTraffic(
              makeTerm(kind, devices, elements, 2), algorithm);
          Count bytes = put(open.bytes, n, e);
          // The rest is a symbol.
          if (bytes.isConstant())
            EXPECT_EQ(bytes, exact.bytes);
        }
    }
}
