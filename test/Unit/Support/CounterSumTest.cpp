//===- CounterSumTest.cpp - Tests of sums over counters -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/CounterSum.h"

#include "gtest/gtest.h"

using namespace mlir::roofline;

static Count parse(llvm::StringRef text) {
  std::optional<Count> count = Count::parse(text);
  EXPECT_TRUE(count) << text.str();
  return count.value_or(0);
}

static Count evaluate(const Count &count, int64_t i, int64_t n, int64_t b) {
  return count.substitute([&](llvm::StringRef name) {
    return name == "i"   ? std::optional(Count(i))
           : name == "n" ? std::optional(Count(n))
           : name == "b" ? std::optional(Count(b))
                         : std::nullopt;
  });
}

struct SumCase {
  const char *count;
  int64_t first, step;
  const char *trips;
  /// Empty for none.
  const char *sum;
};
class CounterSumTest : public testing::TestWithParam<SumCase> {};

// Each sum is as written, and what adding up gives for many n and b.
TEST_P(CounterSumTest, equalsAddition) {
  const SumCase &test = GetParam();
  Count count = parse(test.count), trips = parse(test.trips);
  std::optional<Count> sum =
      sumOverRange(count, {"i", test.first, test.step, trips});
  EXPECT_EQ(sum.has_value(), !llvm::StringRef(test.sum).empty());
  if (!sum)
    return;
  EXPECT_EQ(*sum, parse(test.sum)) << sum->str();
  for (int64_t n = 0; n < 40; ++n)
    for (int64_t b = 0; b < 12; ++b) {
      Count expected;
      for (int64_t trip = 0, end = *evaluate(trips, 0, n, b).tryInt64();
           trip < end; ++trip)
        expected += evaluate(count, test.first + trip * test.step, n, b);
      EXPECT_EQ(evaluate(*sum, 0, n, b), expected)
          << test.count << " for n = " << n << ", b = " << b;
    }
}

INSTANTIATE_TEST_SUITE_P(
    polynomials, CounterSumTest,
    testing::Values(
        SumCase{"7", 0, 1, "n", "7*n"}, SumCase{"i", 0, 1, "5", "10"},
        SumCase{"i", 0, 1, "n", "floordiv(n^2 - n, 2)"},
        SumCase{"b*i", 3, 2, "n", "b*n^2 + 2*b*n"},
        SumCase{"i^2", 0, 1, "n", "floordiv(2*n^3 - 3*n^2 + n, 6)"},
        SumCase{"max(0, n - i)", 0, 1, "n", "floordiv(n^2 + n, 2)"},
        SumCase{"max(0, n - i)^2", 0, 1, "n", "floordiv(2*n^3 + 3*n^2 + n, 6)"},
        SumCase{"b*floordiv(i^2 - i, 2)", 0, 1, "n",
                "b*floordiv(n^3 - 3*n^2 + 2*n, 6)"},
        SumCase{"floordiv(i^2 - i, 3)", 0, 1, "n", ""},
        SumCase{"max(0, ceildiv(n - i, 8))", 0, 1, "8", "n"},
        SumCase{"max(0, ceildiv(n - i, 8))", 0, 1, "7", ""},
        SumCase{"ceildiv(n - 3*i, 12)", 0, 1, "4", "ceildiv(n, 3)"},
        SumCase{"b*max(0, ceildiv(n - 2*i - 5, 10))", 0, 1, "5",
                "b*max(0, ceildiv(n - 5, 2))"},
        SumCase{"max(0, ceildiv(n - i, b))", 0, 1, "b", "n*min(1, b)"},
        SumCase{"max(0, n - i - 1)^2", 0, 1, "n",
                "floordiv(2*n^3 - 3*n^2 + n, 6)"},
        SumCase{"max(0, n - i)", 0, 1, "7",
                "floordiv(2*n*min(7, n) - min(7, n)^2 + min(7, n), 2)"},
        SumCase{"max(0, n - i)", 0, 1, "b",
                "floordiv(2*n*min(b, n) - min(b, n)^2 + min(b, n), 2)"},
        SumCase{"max(0, n - b - 2 - i)", 0, 1, "max(0, n - b - 1)",
                "floordiv(2*n*max(0, n - b - 1) - 2*b*max(0, n - b - 1)"
                " - max(0, n - b - 1)^2 - 3*max(0, n - b - 1), 2)"},
        SumCase{"i * max(0, 3*i - b)", 0, 1, "n",
                "floordiv(-b*n^2 + 2*n^3 + b*n - 3*n^2 + n, 2) - "
                "floordiv(-b*min(n, ceildiv(b + 1, 3))^2 + 2*min(n, ceildiv(b "
                "+ 1, 3))^3 + b*min(n, ceildiv(b + 1, 3)) - 3*min(n, ceildiv(b "
                "+ 1, 3))^2 + min(n, ceildiv(b + 1, 3)), 2)"}));

INSTANTIATE_TEST_SUITE_P(
    tiles, CounterSumTest,
    testing::Values(SumCase{"min(4, n - 4*i)", 0, 1, "ceildiv(n, 4)", "n"},
                    SumCase{"b*min(4, n - i)", 0, 4, "ceildiv(n, 4)", "b*n"},
                    SumCase{"max(0, min(4*i + 4, n) - 4*i)", 0, 1,
                            "ceildiv(n, 4)", "n"},
                    SumCase{"min(4, n - i)^2", 0, 4, "ceildiv(n, 4)", ""},
                    SumCase{"min(4, n - i)", 0, 3, "ceildiv(n, 4)", ""}));

INSTANTIATE_TEST_SUITE_P(
    conditions, CounterSumTest,
    testing::Values(
        SumCase{"min(1, max(0, 10 - i))", 0, 1, "16", "10"},
        SumCase{"min(1, max(0, n - i))", 0, 1, "16", "min(16, n)"},
        SumCase{"min(1, max(0, n - i))", 0, 3, "5", "min(5, ceildiv(n, 3))"},
        SumCase{"min(1, max(0, i - n))", 0, 1, "16", "16 - min(16, n + 1)"},
        SumCase{"min(1, max(0, n - i)) * min(1, max(0, i - 1))", 0, 1, "8",
                "min(8, n) - min(2, n)"},
        SumCase{"min(1, max(0, n - i)) - min(1, max(0, n - i - 1))", 0, 1, "8",
                "min(8, n) - min(8, max(0, n - 1))"},
        SumCase{"i * min(1, max(0, n - i))", 0, 1, "8",
                "floordiv(min(8, n)^2 - min(8, n), 2)"},
        SumCase{"i * min(1, max(0, i - 2))", 0, 1, "8", "25"},
        // All but the first and the last.
        SumCase{"min(1, i) * min(1, max(0, n - i - 1))", 0, 1, "n",
                "max(0, n - 1) - max(0, min(1, n - 1))"},
        // A ragged grid: threads of a block, then blocks.
        SumCase{"min(1, max(0, n - 8*b - i))", 0, 1, "8",
                "min(8, max(0, n - 8*b))"},
        SumCase{"min(8, max(0, n - 8*i))", 0, 1, "ceildiv(n, 8)", "n"},
        SumCase{"min(8, max(0, n - 8*i))", 0, 1, "b", "min(8*b, n)"},
        SumCase{"min(b, max(0, n - b*i))", 0, 1, "6", "min(6*b, n)"},
        // 4 elements per thread.
        SumCase{"min(1, max(0, n - 32*b - i))", 0, 4, "8",
                "min(8, max(0, ceildiv(n, 4) - 8*b))"}));
