//===- PolynomialTest.cpp - Tests of Polynomial ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Polynomial.h"

#include "gtest/gtest.h"

#include <random>

using namespace mlir::roofline;
using llvm::DynamicAPInt;

static Polynomial make(llvm::ArrayRef<int64_t> coefficients) {
  llvm::SmallVector<DynamicAPInt> values;
  for (int64_t coefficient : coefficients)
    values.push_back(DynamicAPInt(coefficient));
  return Polynomial(values);
}

using Runs = std::vector<std::tuple<int64_t, int64_t, int>>;

static Runs getRuns(const Polynomial &polynomial, int64_t first, int64_t last) {
  Runs runs;
  for (const SignRun &run : findSignRuns(polynomial, first, last))
    runs.push_back({run.first, run.last, run.sign});
  return runs;
}

TEST(PolynomialTest, signs) {
  // x^2 - 10x + 21 = (x - 3)(x - 7).
  Polynomial square = make({21, -10, 1});
  EXPECT_EQ(getRuns(square, 0, 10),
            (Runs{{0, 2, 1}, {3, 3, 0}, {4, 6, -1}, {7, 7, 0}, {8, 10, 1}}));
  EXPECT_EQ(getRuns(square, 4, 6), (Runs{{4, 6, -1}}));
  EXPECT_EQ(getRuns(square, 7, 7), (Runs{{7, 7, 0}}));
  EXPECT_EQ(getRuns(make({}), 2, 9), (Runs{{2, 9, 0}}));
  EXPECT_EQ(getRuns(make({-5}), 2, 9), (Runs{{2, 9, -1}}));
}

// 4x^2 - 20x + 24 = 4(x - 2)(x - 3): no integer between its roots is negative.
TEST(PolynomialTest, rootsNextToEachOther) {
  EXPECT_EQ(getRuns(make({24, -20, 4}), 0, 9),
            (Runs{{0, 1, 1}, {2, 3, 0}, {4, 9, 1}}));
  // 36x^2 - 180x + 221 = (6x - 13)(6x - 17): both roots between 2 and 3.
  EXPECT_EQ(getRuns(make({221, -180, 36}), 0, 9), (Runs{{0, 9, 1}}));
}

// 2^40 x - 2^100: its root is 2^60.
TEST(PolynomialTest, large) {
  DynamicAPInt power(1);
  for (int i = 0; i < 5; ++i)
    power *= int64_t(1) << 20;
  Polynomial line({-power, DynamicAPInt(int64_t(1) << 40)});
  int64_t root = int64_t(1) << 60, last = int64_t(1) << 62;
  EXPECT_EQ(getRuns(line, 0, last),
            (Runs{{0, root - 1, -1}, {root, root, 0}, {root + 1, last, 1}}));
}

TEST(PolynomialTest, difference) {
  // (x + 1)^3 - x^3 = 3x^2 + 3x + 1.
  EXPECT_EQ(make({7, 0, 0, 1}).getDifference(), make({1, 3, 3}));
  EXPECT_EQ(make({7}).getDifference(), make({}));
}

static void expectRunsOfScan(const Polynomial &polynomial, int64_t first,
                             int64_t last) {
  Runs scanned;
  for (int64_t x = first; x <= last; ++x) {
    int sign = polynomial.getSign(x);
    if (!scanned.empty() && std::get<2>(scanned.back()) == sign)
      std::get<1>(scanned.back()) = x;
    else
      scanned.push_back({x, x, sign});
  }
  EXPECT_EQ(getRuns(polynomial, first, last), scanned);
}

static void expectMonotone(const Polynomial &polynomial, int64_t first,
                           int64_t last) {
  int64_t next = first;
  for (auto [from, to] : findMonotonePieces(polynomial, first, last)) {
    EXPECT_EQ(from, next);
    next = to + 1;
    int direction = 0;
    for (int64_t x = from; x < to; ++x) {
      int sign = polynomial.getDifference().getSign(x);
      EXPECT_NE(sign * direction, -1);
      direction = sign == 0 ? direction : sign;
    }
  }
  EXPECT_EQ(next, last + 1);
}

// Random polynomials, some with roots in and around the range.
TEST(PolynomialTest, equalsScan) {
  std::mt19937 random(8);
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  for (int number = 0; number < 5000; ++number) {
    Polynomial polynomial = make({draw(-3, 3)});
    for (int64_t degree = draw(0, 5); degree > 0; --degree) {
      if (draw(0, 3) == 0)
        polynomial = polynomial + make({draw(-50, 50), draw(-9, 9)});
      else
        polynomial = polynomial * make({draw(-60, 60), draw(-3, 3)});
    }
    int64_t first = draw(0, 30);
    int64_t last = first + draw(0, 40);
    expectRunsOfScan(polynomial, first, last);
    expectMonotone(polynomial, first, last);
  }
}
