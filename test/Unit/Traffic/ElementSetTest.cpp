//===- ElementSetTest.cpp - Sets of elements of one value -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/ElementSet.h"
#include "TiledLoop.h"
#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace mlir;
using namespace mlir::roofline;

/// Returns all indices of a set.
static std::set<int64_t> enumerate(const IndexSet &indices) {
  std::set<int64_t> numbers = {indices.low};
  for (const IndexTerm &term : indices.terms) {
    std::set<int64_t> sums;
    for (int64_t number : numbers)
      for (int64_t i = 0; i < term.count; ++i)
        sums.insert(number + term.slope * i);
    numbers = std::move(sums);
  }
  return numbers;
}

TEST(ElementSetTest, SimplifyKeepsTheNumbers) {
  std::mt19937_64 engine(3);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  };
  for (unsigned trial = 0; trial < 2000; ++trial) {
    IndexSet indices;
    indices.low = pick(-5, 5);
    for (int64_t terms = pick(0, 3); terms > 0; --terms)
      indices.terms.push_back({pick(-6, 6), pick(1, 6)});
    IndexSet simple = indices;
    simple.simplify();
    std::set<int64_t> numbers = enumerate(indices);
    EXPECT_EQ(enumerate(simple), numbers);
    EXPECT_GE(simple.count(), int64_t(numbers.size()));
    if (simple.terms.size() <= 2) {
      EXPECT_EQ(simple.count(), int64_t(numbers.size()));
    }
    std::optional<int64_t> exact = countUnionExactly({ElementSet{{simple}}});
    EXPECT_EQ(exact.has_value(), simple.terms.size() <= 2);
    EXPECT_EQ(exact.value_or(numbers.size()), int64_t(numbers.size()));
  }
}

TEST(ElementSetTest, UnionOfProgressions) {
  std::mt19937_64 engine(4);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(engine);
  };
  for (unsigned trial = 0; trial < 2000; ++trial) {
    llvm::SmallVector<ElementSet, 2> sets;
    std::set<std::pair<int64_t, int64_t>> points;
    for (int64_t number = pick(1, 5); number > 0; --number) {
      ElementSet set;
      for (unsigned dim = 0; dim < 2; ++dim) {
        IndexSet indices;
        indices.low = pick(-3, 3);
        indices.terms.push_back({pick(1, 3), pick(1, 5)});
        indices.simplify();
        set.dims.push_back(indices);
      }
      for (int64_t x : enumerate(set.dims[0]))
        for (int64_t y : enumerate(set.dims[1]))
          points.insert({x, y});
      sets.push_back(set);
    }
    // Steps that don't divide each other may hide an overlap.
    EXPECT_GE(countUnion(sets), int64_t(points.size()));
    std::optional<int64_t> exact = countUnionExactly(sets);
    EXPECT_EQ(exact.value_or(points.size()), int64_t(points.size()));
    bool hasCommonSteps = llvm::all_of(sets, [](const ElementSet &set) {
      return llvm::all_of(set.dims, [](const IndexSet &indices) {
        return indices.terms.empty() || indices.terms[0].slope <= 2;
      });
    });
    if (hasCommonSteps) {
      EXPECT_EQ(countUnion(sets), int64_t(points.size()));
      EXPECT_TRUE(exact.has_value());
    }
  }
}

TEST(ElementSetTest, Saturates) {
  EXPECT_EQ(multiplyElements(int64_t(1) << 40, int64_t(1) << 40), maxElements);
  EXPECT_EQ(addElements(maxElements, maxElements), maxElements);
  EXPECT_EQ(countWindowImage(3, 2, int64_t(1) << 40, int64_t(1) << 40),
            maxElements);
}

static TiledLoop makeLoop(int64_t extent) {
  TiledLoop loop;
  loop.extent = extent;
  loop.trips = extent;
  return loop;
}

// 100 in tiles of 32: 32, 32, 32, 4; these in tiles of 5.
TEST(TiledLoopTest, TilesOfTiles) {
  std::vector<TiledLoop> loops = {makeLoop(4)};
  auto inner =
      makeTiledLoop(*Count::parse("ceildiv(min(32, 100 - 32*d0), 5)"), loops);
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->extent, 22); // 7 + 7 + 7 + 1
  ASSERT_EQ(inner->cuts.size(), 1u);
  EXPECT_EQ(inner->cuts[0].piece, 7);
  loops.push_back(*inner);
  auto point = makeTiledLoop(
      *Count::parse("min(5, min(32, 100 - 32*d0) - 5*d1)"), loops);
  ASSERT_TRUE(point);
  EXPECT_EQ(point->extent, 100);
  ASSERT_EQ(point->cuts.size(), 2u);
  EXPECT_EQ(point->cuts[0].piece, 32);
  EXPECT_EQ(point->cuts[1].piece, 5);
  EXPECT_EQ(point->getFullTrips(), 5);
}

TEST(TiledLoopTest, NoTiles) {
  std::vector<TiledLoop> loops = {makeLoop(10), makeLoop(10)};
  for (StringRef trips :
       {"d0", "10 - d0", "d0 + d1", "s0", "x3", "min(3, 100 - 9*d0 - 9*d1)"})
    EXPECT_FALSE(makeTiledLoop(*Count::parse(trips), loops)) << trips.str();
}
