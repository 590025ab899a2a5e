//===- CrossingTest.cpp - Tests of largest times --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Crossing.h"

#include "CountTestUtils.h"
#include "llvm/ADT/Sequence.h"

#include <cmath>
#include <random>

using namespace mlir::roofline;
using llvm::DynamicAPInt;

static constexpr double tolerance = 1e-12;

/// Formats runs as "1-295: 1; 296-4096: 0", or returns why they can't be
/// computed.
static std::string solve(llvm::ArrayRef<QuotientSum> times, IntegerRange range,
                         double tolerance = ::tolerance) {
  LargestRuns result = findLargest(times, "s", range, tolerance);
  if (!result.whyNot.empty())
    return result.whyNot;
  std::string text;
  for (const LargestRun &run : result.runs)
    text += std::to_string(run.range.first) + "-" +
            std::to_string(run.range.last) + ": " +
            (run.largest ? std::to_string(*run.largest) : "none") + "; ";
  return text;
}

// A: sx4096, B: 4096x4096 of f16 on 989.4e12 FLOP/s and 3.35e12 B/s.
//   2*s*4096^2 / 989.4e12 = 2*(2*4096*s + 4096^2) / 3.35e12
//   s * (4096^2 - 8192 * 295.34) = 4096^2 * 295.34
//   s = 4.95505e9 / 14357768 = 345.11: memory up to 345.
TEST(CrossingTest, matmul) {
  QuotientSum compute{{read("33554432*s"), 989.4e12}};
  QuotientSum memory{{read("16384*s + 33554432"), 3.35e12}};
  EXPECT_EQ(solve({compute, memory}, {1, 4096}), "1-345: 1; 346-4096: 0; ");
  // Distant crossings are found as well.
  EXPECT_EQ(solve({compute, memory}, {1, maxSymbolValue}),
            "1-345: 1; 346-4611686018427387904: 0; ");
  EXPECT_EQ(solve({compute, memory}, {346, 400}), "346-400: 0; ");
  EXPECT_EQ(solve({compute, memory}, {7, 7}), "7-7: 1; ");
}

// Exactly at the ridge the first time counts (R22): s/4 = 3/4 at 3.
TEST(CrossingTest, ties) {
  QuotientSum rising{{read("s"), 4}}, flat{{Count(3), 4}};
  EXPECT_EQ(solve({rising, flat}, {1, 9}), "1-2: 1; 3-9: 0; ");
  EXPECT_EQ(solve({flat, rising}, {1, 9}), "1-3: 0; 4-9: 1; ");
  // Within the tolerance both are at the ridge: 101/100 and 1.
  QuotientSum near{{read("s"), 100}}, one{{Count(1), 1}};
  EXPECT_EQ(solve({one, near}, {99, 103}, 0.015), "99-101: 0; 102-103: 1; ");
}

TEST(CrossingTest, functions) {
  // ceildiv(s, 2) against 4: 4, 4, 5 at 7, 8, 9.
  QuotientSum four{{Count(4), 1}};
  EXPECT_EQ(solve({four, {{read("ceildiv(s, 2)"), 1}}}, {1, 20}),
            "1-8: 0; 9-20: 1; ");
  // floordiv(s, 2)*2 equals s except for odd s: the two alternate.
  QuotientSum even{{read("2*floordiv(s, 2)"), 1}}, all{{read("s"), 1}};
  EXPECT_EQ(solve({even, all}, {1, 5}),
            "1-1: 1; 2-2: 0; 3-3: 1; 4-4: 0; 5-5: 1; ");
  EXPECT_EQ(solve({even, all}, {1, 1000}),
            "the largest changes more than 64 times");
  // max(s, 10) against 12; min(3*s, s + 20) against 2*s: 3s until 10, then
  // s + 20, which 2s exceeds from 21 on.
  QuotientSum twelve{{Count(12), 1}};
  EXPECT_EQ(solve({twelve, {{read("max(s, 10)"), 1}}}, {0, 99}),
            "0-12: 0; 13-99: 1; ");
  EXPECT_EQ(
      solve({{{read("min(3*s, s + 20)"), 1}}, {{read("2*s"), 1}}}, {1, 99}),
      "1-20: 0; 21-99: 1; ");
  // A division by the symbol is solved integer by integer, and only on short
  // ranges: 64/s >= 9 until 7.
  QuotientSum nine{{Count(9), 1}}, inverse{{read("floordiv(64, s)"), 1}};
  EXPECT_EQ(solve({inverse, nine}, {1, 100}), "1-7: 0; 8-100: 1; ");
  EXPECT_EQ(solve({inverse, nine}, {1, 100000}),
            "'floordiv(64, s)' divides by what is no positive constant");
  EXPECT_EQ(solve({{{read("s*t"), 1}}}, {1, 9}), "it depends on 't' too");
}

TEST(CrossingTest, none) {
  EXPECT_EQ(solve({}, {1, 9}), "1-9: none; ");
  EXPECT_EQ(solve({{{read("s - 2"), 1}}, {{read("2*s - 4"), 1}}}, {1, 9}),
            "1-2: none; 3-9: 1; ");
}

TEST(CrossingTest, commonFactors) {
  QuotientSum times[] = {{{read("4*s*t"), 3}, {read("s^2*t"), 2}},
                         {{read("6*s*t + 8*s^2*t*u"), 1}}};
  removeCommonFactors(times);
  EXPECT_EQ(times[0][0].count, Count(4));
  EXPECT_EQ(times[0][1].count, read("s"));
  EXPECT_EQ(times[1][0].count, read("6 + 8*s*u"));
}

TEST(CrossingTest, limits) {
  EXPECT_EQ(findLimit(read("4*s^2 + s"), read("8*s^2 + 100*s"), "s"), 0.5);
  EXPECT_EQ(findLimit(read("4*s"), read("8*s^2"), "s"), 0.0);
  EXPECT_EQ(findLimit(read("4*s^2"), read("8*s + 1"), "s"), HUGE_VAL);
  EXPECT_EQ(findLimit(read("6*s"), read("4*ceildiv(s, 2)"), "s"), 3.0);
  EXPECT_EQ(findLimit(read("s"), Count(0), "s"), std::nullopt);
  EXPECT_EQ(findLimit(read("s"), read("t"), "s"), std::nullopt);
}

//===----------------------------------------------------------------------===//
// Against a scan
//===----------------------------------------------------------------------===//

namespace {
/// Random times whose rates are small integers, so that a scan can compare them
/// exactly.
class RandomTimes {
public:
  explicit RandomTimes(unsigned seed) : random(seed) {}

  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }

  Count makeCount(int depth) {
    Count s = Count::symbol("s");
    Count polynomial = draw(-20, 200);
    for (int64_t degree = draw(0, 3); degree > 0; --degree)
      polynomial = polynomial * s * draw(0, 2) + s * draw(-4, 9) + draw(-9, 60);
    if (depth == 0)
      return polynomial;
    switch (draw(0, 6)) {
    case 0:
      return countMax(polynomial, makeCount(depth - 1));
    case 1:
      return countMin(polynomial, makeCount(depth - 1)) + draw(0, 9);
    case 2:
      return countCeilDiv(makeCount(depth - 1), draw(1, 4)) * draw(1, 9);
    case 3:
      return countFloorDiv(polynomial, draw(2, 5)) * s + makeCount(depth - 1);
    default:
      return polynomial;
    }
  }

  QuotientSum makeTime() {
    QuotientSum time;
    for (int64_t parts = draw(1, 2); parts > 0; --parts)
      time.push_back({makeCount(2), double(draw(1, 12))});
    return time;
  }

private:
  std::mt19937 random;
};
} // namespace

/// A multiple of all rates.
static constexpr int64_t commonRate = 27720;

/// Returns `commonRate` times the time at `value`.
static DynamicAPInt scaleAt(const QuotientSum &time, int64_t value) {
  DynamicAPInt sum(0);
  for (const Quotient &quotient : time)
    sum += at(quotient.count, {{"s", value}}).getConstant() *
           (commonRate / int64_t(quotient.rate));
  return sum;
}

/// Selects the largest time as an estimate does, with a tolerance of 1/1024.
static std::string scan(llvm::ArrayRef<QuotientSum> times, int64_t value) {
  unsigned largest = 0;
  bool isPositive = false;
  for (unsigned i = 0; i < times.size(); ++i) {
    DynamicAPInt own = scaleAt(times[i], value);
    isPositive |= own > 0;
    if (i != 0 && own * 1024 > scaleAt(times[largest], value) * 1025)
      largest = i;
  }
  return isPositive ? std::to_string(largest) : "none";
}

static void expectLikeScan(llvm::ArrayRef<QuotientSum> times,
                           IntegerRange range) {
  LargestRuns result = findLargest(times, "s", range, 1.0 / 1024);
  if (!result.whyNot.empty()) {
    EXPECT_EQ(result.whyNot, "the largest changes more than 64 times");
    return;
  }
  int64_t next = range.first;
  for (const LargestRun &run : result.runs) {
    ASSERT_EQ(run.range.first, next);
    next = run.range.last + 1;
    std::string largest = run.largest ? std::to_string(*run.largest) : "none";
    for (int64_t value = run.range.first; value <= run.range.last; ++value)
      ASSERT_EQ(largest, scan(times, value)) << value;
  }
  EXPECT_EQ(next, range.last + 1);
}

TEST(CrossingTest, equalsScan) {
  RandomTimes random(2026);
  for (int number = 0; number < 4000; ++number) {
    llvm::SmallVector<QuotientSum> times;
    for (int64_t i = random.draw(1, 4); i > 0; --i)
      times.push_back(random.makeTime());
    int64_t first = random.draw(0, 12);
    SCOPED_TRACE(number);
    expectLikeScan(times, {first, first + random.draw(0, 60)});
    if (testing::Test::HasFailure())
      return;
  }
}

/// Returns the minimum and maximum of `get` over `values`.
template <typename ValuesT, typename GetT>
static std::pair<DynamicAPInt, DynamicAPInt> findBounds(const ValuesT &values,
                                                        GetT get) {
  std::optional<std::pair<DynamicAPInt, DynamicAPInt>> bounds;
  for (int64_t value : values) {
    DynamicAPInt own = get(value);
    if (!bounds)
      bounds.emplace(own, own);
    bounds->first = std::min(bounds->first, own);
    bounds->second = std::max(bounds->second, own);
  }
  return *bounds;
}

TEST(CrossingTest, extremePoints) {
  RandomTimes random(7);
  for (int number = 0; number < 2000; ++number) {
    llvm::SmallVector<QuotientSum> times;
    for (int64_t i = random.draw(1, 3); i > 0; --i)
      times.push_back(random.makeTime());
    IntegerRange range{random.draw(0, 9), random.draw(9, 60)};
    auto points = findExtremePoints(times, "s", range);
    ASSERT_TRUE(points);
    auto all = llvm::seq_inclusive(range.first, range.last);
    for (const QuotientSum &time : times) {
      auto get = [&](int64_t value) { return scaleAt(time, value); };
      EXPECT_EQ(findBounds(*points, get), findBounds(all, get)) << number;
    }
    auto getLargest = [&](int64_t value) {
      DynamicAPInt largest = scaleAt(times.front(), value);
      for (const QuotientSum &time : times)
        largest = std::max(largest, scaleAt(time, value));
      return largest;
    };
    EXPECT_EQ(findBounds(*points, getLargest), findBounds(all, getLargest))
        << number;
  }
}
