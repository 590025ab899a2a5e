//===- TouchedElementsTest.cpp - Images of maps, against brute force ------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/TouchedElements.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace mlir;
using namespace mlir::roofline;

namespace {
class TouchedElementsTest : public ::testing::Test {
protected:
  AffineExpr dim(unsigned position) {
    return getAffineDimExpr(position, &context);
  }

  /// Returns s*d0 + d*d1.
  AffineMap window(int64_t s, int64_t d) {
    return AffineMap::get(2, 0, dim(0) * s + dim(1) * d);
  }

  static SmallVector<Loop> loops(ArrayRef<Count> extents) {
    SmallVector<Loop> loops;
    for (const Count &extent : extents)
      loops.push_back({extent, false});
    return loops;
  }

  static CountRange touched(AffineMap map, ArrayRef<int64_t> extents) {
    SmallVector<Count> counts(extents.begin(), extents.end());
    return computeTouchedElements(map, loops(counts));
  }

  static std::string describe(AffineMap map, ArrayRef<int64_t> extents) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << map << " over ";
    llvm::interleaveComma(extents, os);
    return text;
  }

  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }

  SmallVector<int64_t> drawExtents(unsigned numDims, int64_t high) {
    SmallVector<int64_t> extents;
    for (unsigned i = 0; i < numDims; ++i)
      extents.push_back(draw(draw(0, 19) == 0 ? 0 : 1, high));
    return extents;
  }

  void expectExact(AffineMap map, ArrayRef<int64_t> extents);
  void expectRange(AffineMap map, ArrayRef<int64_t> extents);
  AffineExpr drawExpr(unsigned numDims, unsigned depth);

  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::mt19937_64 random{20240902};
};
} // namespace

/// Enumerates all points and collects their images in all of `maps`.
static int64_t countByBruteForce(ArrayRef<AffineMap> maps,
                                 ArrayRef<int64_t> extents) {
  if (llvm::is_contained(extents, 0))
    return 0;
  std::set<SmallVector<int64_t>> images;
  SmallVector<int64_t> point(extents.size());
  while (true) {
    for (AffineMap map : maps)
      images.insert(map.compose(point));
    unsigned i = 0;
    while (i < extents.size() && ++point[i] == extents[i])
      point[i++] = 0;
    if (i == extents.size())
      return images.size();
  }
}

void TouchedElementsTest::expectExact(AffineMap map,
                                      ArrayRef<int64_t> extents) {
  CountRange range = touched(map, extents);
  std::string expected = std::to_string(countByBruteForce(map, extents));
  ASSERT_EQ(range.lower.str(), expected) << describe(map, extents);
  ASSERT_EQ(range.upper.str(), expected) << describe(map, extents);
}

void TouchedElementsTest::expectRange(AffineMap map,
                                      ArrayRef<int64_t> extents) {
  CountRange range = touched(map, extents);
  int64_t truth = countByBruteForce(map, extents);
  ASSERT_TRUE(range.lower.tryInt64() && range.upper.tryInt64());
  ASSERT_LE(*range.lower.tryInt64(), truth) << describe(map, extents);
  ASSERT_GE(*range.upper.tryInt64(), truth) << describe(map, extents);
}

// traffic.md 1.2 and 1.7: A*K - max(0, A-d) * max(0, K-s).
TEST_F(TouchedElementsTest, windowTable_r10) {
  struct {
    int64_t s, d, A, K, expected;
  } table[] = {{2, 1, 112, 7, 229}, // 112*7 - 111*5
               {2, 1, 28, 1, 28},   // 28*1 - 27*0
               {1, 2, 5, 3, 9},     // 15 - 3*2
               {3, 2, 4, 4, 14},    // 16 - 2*1
               {1, 1, 56, 3, 58},   // A + K - 1
               {5, 1, 4, 3, 12},    // K <= s: A*K
               {2, 2, 4, 3, 6},     // as s = d = 1
               {6, 4, 4, 4, 14},    // as s = 3, d = 2
               {1, 1, 1, 1, 1},     {3, 7, 1, 9, 9}, {3, 7, 9, 1, 9}};
  for (const auto &row : table) {
    CountRange range = touched(window(row.s, row.d), {row.A, row.K});
    EXPECT_EQ(range.lower.str(), std::to_string(row.expected));
    EXPECT_TRUE(range.isExact());
    expectExact(window(row.s, row.d), {row.A, row.K});
  }
}

TEST_F(TouchedElementsTest, windows_r10) {
  for (int i = 0; i < 4000; ++i)
    expectExact(window(draw(1, 12), draw(1, 12)), {draw(0, 20), draw(0, 12)});
  for (int i = 0; i < 500; ++i) // Includes steps that are negative or 0.
    expectExact(window(draw(-6, 6), draw(-6, 6)), {draw(1, 9), draw(1, 9)});
  for (int i = 0; i < 20; ++i) // Too large to enumerate.
    expectExact(window(draw(1, 40), draw(1, 40)),
                {draw(260, 400), draw(260, 400)});
}

// Each result is a dim or a constant; dims may be missing or repeated.
TEST_F(TouchedElementsTest, projections_r10) {
  for (int i = 0; i < 3000; ++i) {
    unsigned numDims = draw(1, 4);
    SmallVector<AffineExpr> results;
    for (int64_t j = draw(0, 4); j > 0; --j)
      results.push_back(draw(0, 5) == 0
                            ? getAffineConstantExpr(draw(0, 3), &context)
                            : dim(draw(0, numDims - 1)));
    expectExact(AffineMap::get(numDims, 0, results, &context),
                drawExtents(numDims, 6));
  }
}

// Two windows next to plain dims, as in convolutions.
TEST_F(TouchedElementsTest, convolutions_r10) {
  for (int i = 0; i < 300; ++i) {
    SmallVector<AffineExpr> results = {
        dim(0), dim(1) * draw(1, 4) + dim(2) * draw(1, 4),
        dim(3) * draw(1, 4) + dim(4) * draw(1, 4)};
    llvm::shuffle(results.begin(), results.end(), random);
    expectExact(AffineMap::get(6, 0, results, &context), drawExtents(6, 5));
  }
}

// Sums of any dims, with constants; small enough to be exact.
TEST_F(TouchedElementsTest, sums_r10) {
  for (int i = 0; i < 3000; ++i) {
    unsigned numDims = draw(3, 4);
    AffineExpr sum = getAffineConstantExpr(draw(-5, 5), &context);
    for (unsigned j = 0; j < numDims; ++j)
      sum = sum + dim(j) * draw(-9, 9);
    expectExact(AffineMap::get(numDims, 0, sum), drawExtents(numDims, 6));
  }
}

// Results that share dims: (i + j, j), (i, i + j, i - j), ...
TEST_F(TouchedElementsTest, sharedDims_r10) {
  for (int i = 0; i < 2000; ++i) {
    unsigned numDims = draw(2, 4);
    SmallVector<AffineExpr> results;
    for (int64_t j = draw(2, 3); j > 0; --j) {
      AffineExpr sum = getAffineConstantExpr(0, &context);
      for (unsigned k = 0; k < numDims; ++k)
        sum = sum + dim(k) * (draw(0, 1) ? draw(-3, 3) : 0);
      results.push_back(sum);
    }
    expectExact(AffineMap::get(numDims, 0, results, &context),
                drawExtents(numDims, 6));
  }
}

AffineExpr TouchedElementsTest::drawExpr(unsigned numDims, unsigned depth) {
  if (depth == 0)
    return dim(draw(0, numDims - 1));
  AffineExpr lhs = drawExpr(numDims, depth - 1);
  switch (draw(0, 4)) {
  case 0:
    return lhs % draw(1, 5);
  case 1:
    return lhs.floorDiv(draw(1, 5));
  case 2:
    return lhs.ceilDiv(draw(1, 5));
  case 3:
    return lhs * draw(-3, 3);
  default:
    return lhs + drawExpr(numDims, depth - 1) + draw(-3, 3);
  }
}

TEST_F(TouchedElementsTest, modAndDivisions_r10) {
  for (int i = 0; i < 3000; ++i) {
    unsigned numDims = draw(1, 3);
    SmallVector<AffineExpr> results;
    for (int64_t j = draw(1, 3); j > 0; --j)
      results.push_back(drawExpr(numDims, draw(0, 3)));
    expectExact(AffineMap::get(numDims, 0, results, &context),
                drawExtents(numDims, 8));
  }
}

// With too many points to enumerate, an unknown count is a range that contains
// the exact one.
TEST_F(TouchedElementsTest, largeDomains_r10) {
  for (int i = 0; i < 30; ++i) {
    SmallVector<AffineExpr> results;
    for (int64_t j = draw(1, 2); j > 0; --j)
      results.push_back(drawExpr(3, 3));
    expectRange(AffineMap::get(3, 0, results, &context),
                {draw(40, 60), draw(40, 50), draw(41, 50)});
  }
  for (int i = 0; i < 30; ++i) {
    AffineExpr sum =
        dim(0) * draw(1, 90) + dim(1) * draw(1, 90) + dim(2) * draw(1, 90);
    expectRange(AffineMap::get(3, 0, sum),
                {draw(40, 60), draw(40, 50), draw(41, 50)});
  }
}

TEST_F(TouchedElementsTest, huge_r10) {
  int64_t big = int64_t(1) << 40;
  // A*K with K <= s.
  EXPECT_EQ(touched(window(big, 1), {big, big}).lower.str(),
            "1208925819614629174706176"); // 2^80
  // (A-1)*s + K = (2^40 - 1) * 3 + 7
  EXPECT_EQ(touched(window(3, 1), {big, 7}).lower.str(), "3298534883332");
  // Digits in base 2^20: 2^60 values.
  AffineMap digits =
      AffineMap::get(3, 0, dim(0) * big + dim(1) * (int64_t(1) << 20) + dim(2));
  int64_t base = int64_t(1) << 20;
  CountRange all = touched(digits, {base, base, base});
  EXPECT_TRUE(all.isExact());
  EXPECT_EQ(all.lower.str(), "1152921504606846976");
  // Coefficients whose products overflow int64.
  int64_t max = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(touched(AffineMap::get(2, 0, dim(0) * max + dim(1)), {max, max})
                .lower.str(),
            "85070591730234615847396907784232501249"); // (2^63 - 1)^2
}

// Symbols, evaluated at a point, yield the result for the constants.
TEST_F(TouchedElementsTest, symbolicWindows_r10) {
  Count a = Count::symbol("a"), k = Count::symbol("k");
  for (int i = 0; i < 1000; ++i) {
    AffineMap map = window(draw(1, 9), draw(1, 9));
    int64_t A = draw(1, 20), K = draw(1, 12);
    std::string expected = touched(map, {A, K}).lower.str();
    auto lookup = [&](StringRef name) -> std::optional<Count> {
      return Count(name == "a" ? A : K);
    };
    SmallVector<SmallVector<Count>> domains = {
        {a, k}, {a, Count(K)}, {Count(A), k}};
    for (ArrayRef<Count> extents : domains) {
      CountRange range = computeTouchedElements(map, loops(extents));
      ASSERT_TRUE(range.isExact());
      ASSERT_EQ(range.lower.substitute(lookup).str(), expected)
          << describe(map, {A, K});
    }
  }
}

// One dim in two results, a broadcast and a constant.
TEST_F(TouchedElementsTest, symbolicProjections_r10) {
  Count n = Count::symbol("n"), m = Count::symbol("m");
  AffineMap map = AffineMap::get(
      2, 0, {dim(0), dim(0), getAffineConstantExpr(3, &context)}, &context);
  CountRange range = computeTouchedElements(map, loops({n, m}));
  EXPECT_TRUE(range.isExact());
  EXPECT_EQ(range.lower.str(), "n");
}

// Sums of a dim times a factor and a constant in each index, and for one in
// four a second dim: the union is exact if no index has two, and no dim is in
// two indices.
TEST_F(TouchedElementsTest, unions_r11) {
  unsigned numExact = 0, numPlain = 0;
  for (int i = 0; i < 3000; ++i) {
    SmallVector<AffineMap> maps;
    bool isPlain = true;
    for (int64_t j = draw(2, 4); j > 0; --j) {
      SmallVector<AffineExpr> results;
      llvm::SmallBitVector seen(3);
      for (unsigned k = 0; k < 2; ++k) {
        unsigned position = draw(0, 2);
        AffineExpr index = dim(position) * draw(-2, 2) + draw(0, 3);
        isPlain &= !seen.test(position);
        seen.set(position);
        if (draw(0, 3) == 0) {
          index = index + dim(draw(0, 2)) * draw(1, 3);
          isPlain = false;
        }
        results.push_back(index);
      }
      maps.push_back(AffineMap::get(3, 0, results, &context));
    }
    SmallVector<int64_t> extents = drawExtents(3, 5);
    SmallVector<Count> counts(extents.begin(), extents.end());
    SmallVector<Access> accesses(maps.size());
    SmallVector<const Access *> pointers;
    for (auto [access, map] : llvm::zip_equal(accesses, maps)) {
      access.map = map;
      pointers.push_back(&access);
    }
    CountRange range = computeTouchedElements(
        pointers, loops(counts), [] { return std::optional<Count>(); });
    int64_t truth = countByBruteForce(maps, extents);
    ASSERT_LE(*range.lower.tryInt64(), truth) << describe(maps[0], extents);
    ASSERT_GE(*range.upper.tryInt64(), truth) << describe(maps[0], extents);
    ASSERT_TRUE(range.isExact() || !isPlain) << describe(maps[0], extents);
    numExact += range.isExact();
    numPlain += isPlain;
  }
  EXPECT_GT(numPlain, 100u);
  EXPECT_GT(numExact, 1000u);
}

// s*d0 + d*d1 + c, restricted to elements from 0 to below `extent`, times d2.
TEST_F(TouchedElementsTest, clipped_r10a) {
  unsigned numKnown = 0;
  for (int i = 0; i < 2000; ++i) {
    int64_t s = draw(1, 6), d = draw(1, 3), c = draw(0, 5);
    int64_t extent = draw(1, 20);
    AffineMap map =
        AffineMap::get(3, 0, {dim(0) * s + dim(1) * d + c, dim(2)}, &context);
    SmallVector<int64_t> extents = drawExtents(3, 6);
    std::set<int64_t> inside;
    for (int64_t a = 0; a < extents[0]; ++a)
      for (int64_t k = 0; k < extents[1]; ++k)
        if (s * a + d * k + c < extent)
          inside.insert(s * a + d * k + c);
    SmallVector<Count> counts(extents.begin(), extents.end());
    std::optional<Count> clipped = computeClippedElements(
        map, loops(counts), {Count(extent), std::nullopt});
    numKnown += clipped.has_value();
    if (!clipped)
      continue;
    ASSERT_EQ(clipped->str(), std::to_string(inside.size() * extents[2]))
        << describe(map, extents) << " below " << extent;
  }
  EXPECT_GT(numKnown, 500u);
}

// 4 elements from 4*d0 on, for n values of d0, clipped to m: min(4*n, m). From
// 2*d0 on they overlap, and n = 0 leaves nothing: unknown.
TEST_F(TouchedElementsTest, clippedSymbolic_r10a) {
  Count n = Count::symbol("n"), m = Count::symbol("m");
  std::optional<Count> known =
      computeClippedElements(window(4, 1), loops({n, 4}), {m});
  ASSERT_TRUE(known);
  EXPECT_EQ(known->str(), countMax(0, countMin(n * Count(4), m)).str());
  EXPECT_FALSE(computeClippedElements(window(2, 1), loops({n, 4}), {m}));
}
