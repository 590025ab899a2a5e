//===- CountLawsTest.cpp - Laws of Count, on random polynomials -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountTestUtils.h"

#include <random>

using namespace mlir::roofline;

namespace {
/// Random polynomials over x, y and z, with a value computed independently.
class CountLawsTest : public ::testing::Test {
protected:
  /// A polynomial and its value at `point`, which fits in int64: at most 5
  /// terms of 9 * 9^6.
  struct Sample {
    Count count;
    int64_t value;
  };

  CountLawsTest() {
    for (const char *name : names)
      point[name] = draw(0, 9);
  }

  int64_t draw(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(random() % (high - low + 1));
  }

  Sample drawPolynomial() {
    Sample sample{0, 0};
    for (int64_t i = 0, numTerms = draw(0, 5); i != numTerms; ++i) {
      Sample term{draw(-9, 9), 0};
      term.value = *term.count.tryInt64();
      for (const char *name : names) {
        for (int64_t j = draw(0, 2); j != 0; --j) {
          term.count *= Count::symbol(name);
          term.value *= point[name];
        }
      }
      sample.count += term.count;
      sample.value += term.value;
    }
    return sample;
  }

  /// Expects that `count` equals `value` at the point and survives printing and
  /// parsing.
  void expectValue(const Count &count, int64_t value) {
    EXPECT_EQ(at(count, point), Count(value)) << count.str();
    EXPECT_EQ(read(count.str()), count);
    EXPECT_EQ(hashOf(read(count.str())), hashOf(count));
    EXPECT_EQ(read(count.str()).str(), count.str());
    if (count.isKnownNonNegative()) {
      EXPECT_GE(value, 0) << count.str();
    }
  }

  static constexpr const char *names[] = {"x", "y", "z"};
  static constexpr int numRounds = 300;
  std::mt19937 random{20240229};
  Point point;
};
} // namespace

TEST_F(CountLawsTest, Ring) {
  for (int round = 0; round != numRounds; ++round) {
    Sample a = drawPolynomial(), b = drawPolynomial(), c = drawPolynomial();
    expectValue(a.count, a.value);
    expectValue(a.count + b.count, a.value + b.value);
    expectValue(a.count - b.count, a.value - b.value);
    expectValue(a.count * b.count, a.value * b.value);
    expectValue(-a.count, -a.value);
    EXPECT_EQ(a.count + b.count, b.count + a.count);
    EXPECT_EQ(a.count * b.count, b.count * a.count);
    EXPECT_EQ(a.count + b.count + c.count, a.count + (b.count + c.count));
    EXPECT_EQ(a.count * b.count * c.count, a.count * (b.count * c.count));
    EXPECT_EQ(a.count * (b.count + c.count),
              a.count * b.count + a.count * c.count);
    EXPECT_EQ(a.count - b.count + b.count, a.count);
    EXPECT_EQ(a.count + 0, a.count);
    EXPECT_EQ(a.count * 1, a.count);
    EXPECT_TRUE((a.count * 0).isZero());
    EXPECT_TRUE((a.count - a.count).isZero());
    EXPECT_EQ(hashOf(a.count * (b.count + c.count)),
              hashOf(a.count * b.count + a.count * c.count));
  }
}

TEST_F(CountLawsTest, MaxAndMin) {
  for (int round = 0; round != numRounds; ++round) {
    Sample a = drawPolynomial(), b = drawPolynomial(), c = drawPolynomial();
    Count max = countMax(a.count, b.count), min = countMin(a.count, b.count);
    expectValue(max, std::max(a.value, b.value));
    expectValue(min, std::min(a.value, b.value));
    EXPECT_EQ(max, countMax(b.count, a.count));
    EXPECT_EQ(min, countMin(b.count, a.count));
    EXPECT_EQ(countMax(max, c.count),
              countMax(a.count, countMax(b.count, c.count)));
    EXPECT_EQ(countMin(min, c.count),
              countMin(a.count, countMin(b.count, c.count)));
    EXPECT_EQ(countMax(max, a.count), max);
    EXPECT_EQ(countMin(min, min), min);
    expectValue(countMax(min, c.count) * max,
                std::max(std::min(a.value, b.value), c.value) *
                    std::max(a.value, b.value));
  }
}

TEST_F(CountLawsTest, Divisions) {
  for (int round = 0; round != numRounds; ++round) {
    Sample a = drawPolynomial();
    int64_t divisor = draw(1, 9);
    int64_t remainder = (a.value % divisor + divisor) % divisor;
    int64_t floor = (a.value - remainder) / divisor;
    int64_t ceil = floor + (remainder != 0);
    expectValue(countFloorDiv(a.count, divisor), floor);
    expectValue(countCeilDiv(a.count, divisor), ceil);
    // A symbolic divisor that equals `divisor` at the point.
    Count symbolic = Count::symbol("x") - point["x"] + divisor;
    if (!a.count.isZero()) {
      expectValue(countFloorDiv(a.count, symbolic), floor);
      expectValue(countCeilDiv(a.count, symbolic), ceil);
    }
    EXPECT_EQ(countFloorDiv(a.count * divisor, divisor), a.count);
    EXPECT_EQ(countCeilDiv(a.count * divisor, divisor), a.count);
  }
}

TEST_F(CountLawsTest, OrderIsTotal) {
  std::vector<Count> counts;
  for (int i = 0; i != 40; ++i)
    counts.push_back(drawPolynomial().count);
  for (int i = 0; i != 20; ++i)
    counts.push_back(countMax(counts[i], counts[i + 1]));
  for (const Count &a : counts) {
    for (const Count &b : counts) {
      EXPECT_EQ((a < b) + (b < a) + (a == b), 1) << a.str() << ", " << b.str();
      for (const Count &c : counts) {
        EXPECT_TRUE(!(a < b && b < c) || a < c);
      }
    }
  }
}
