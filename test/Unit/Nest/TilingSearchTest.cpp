//===- TilingSearchTest.cpp - Tilings against exhaustive searches ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingTestUtils.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstdlib>
#include <numeric>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::SmallVector;

static unsigned getCount(unsigned usual) {
  const char *text = std::getenv("ROOFLINE_TILING_NESTS");
  return text ? std::atoi(text) : usual;
}

static int64_t drawCapacity(Draw &draw, const Nest &nest) {
  SmallVector<int64_t, 8> ones(nest.extents.size(), 1);
  int64_t least = *computeTileFootprint(nest, ones);
  int64_t most = *computeTileFootprint(nest, nest.extents);
  // Small capacities are the hard ones.
  return draw(least, least + (most - least) / draw(1, 8));
}

TEST(TilingSearchTest, TrafficOfAnyTilingIsExact) {
  Draw draw(1);
  for (unsigned round = 0; round < 300; ++round) {
    Nest nest = drawNest(draw);
    SmallVector<unsigned, 0> order(nest.extents.size());
    std::iota(order.begin(), order.end(), 0);
    for (unsigned sample = 0; sample < 4; ++sample) {
      SmallVector<int64_t, 0> sizes;
      for (int64_t extent : nest.extents)
        sizes.push_back(draw(1, extent));
      for (unsigned last = order.size(); last > 1; --last)
        std::swap(order[last - 1], order[draw(0, last - 1)]);
      Tiling tiling{sizes, order};
      ASSERT_EQ(computeTiledTraffic(nest, tiling),
                llvm::divideCeil(countTrafficBits(nest, tiling), 8))
          << describe(nest);
    }
  }
}

TEST(TilingSearchTest, ReachesTheExhaustiveOptimum) {
  Draw draw(2);
  unsigned count = getCount(1000), optimal = 0, compulsory = 0, sharp = 0;
  double worst = 1, gap = 0;
  for (unsigned round = 0; round < count; ++round) {
    Nest nest = drawNest(draw);
    int64_t capacity = drawCapacity(draw, nest);
    int64_t least = llvm::divideCeil(searchAllTilings(nest, capacity * 8), 8);
    std::optional<TilingBounds> bounds =
        computeTilingBounds(nest, capacity, capacity);
    ASSERT_TRUE(bounds && bounds->achievableBytes) << describe(nest);
    ASSERT_LE(bounds->compulsoryBytes, bounds->lowerBytes);
    ASSERT_LE(bounds->lowerBytes, least) << describe(nest) << " " << capacity;
    ASSERT_GE(*bounds->achievableBytes, least) << describe(nest);
    ASSERT_LE(*computeTileFootprint(nest, bounds->tiling.sizes), capacity);
    ASSERT_EQ(computeTiledTraffic(nest, bounds->tiling),
              bounds->achievableBytes)
        << describe(nest);
    double ratio =
        double(*bounds->achievableBytes) / std::max<int64_t>(least, 1);
    EXPECT_LE(ratio, 1.05) << describe(nest) << " " << capacity;
    optimal += *bounds->achievableBytes == least;
    compulsory += bounds->compulsoryBytes == least;
    sharp += bounds->lowerBytes > bounds->compulsoryBytes;
    worst = std::max(worst, ratio);
    gap += std::log(double(least) / std::max<int64_t>(bounds->lowerBytes, 1));
  }
  EXPECT_GE(optimal, count * 95 / 100);
  std::printf("%u nests, %u at the optimum, worst ratio %.4f; %u at the "
              "compulsory traffic, segment bound above it in %u, geometric "
              "mean of optimum / lower %.3f\n",
              count, optimal, worst, compulsory, sharp, std::exp(gap / count));
}
