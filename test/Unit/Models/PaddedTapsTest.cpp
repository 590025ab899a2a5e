//===- PaddedTapsTest.cpp - Taps inside, against brute force -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Linalg/PaddedTaps.h"

#include "gtest/gtest.h"

#include <random>

using namespace mlir::roofline;
using llvm::DynamicAPInt;

namespace {
struct Window {
  int64_t stride, dilation, outputs, kernel, begin, end;
};
} // namespace

static void PrintTo(const Window &w, std::ostream *os) {
  *os << "s=" << w.stride << " d=" << w.dilation << " O=" << w.outputs
      << " K=" << w.kernel << " [" << w.begin << ", " << w.end << ")";
}

static DynamicAPInt count(const DynamicAPInt &stride,
                          const DynamicAPInt &dilation,
                          const DynamicAPInt &outputs,
                          const DynamicAPInt &kernel, const DynamicAPInt &begin,
                          const DynamicAPInt &end) {
  return countTapsInside(stride, dilation, outputs, kernel, begin, end);
}

static DynamicAPInt count(const Window &w) {
  return count(DynamicAPInt(w.stride), DynamicAPInt(w.dilation),
               DynamicAPInt(w.outputs), DynamicAPInt(w.kernel),
               DynamicAPInt(w.begin), DynamicAPInt(w.end));
}

static int64_t countByBruteForce(const Window &w) {
  int64_t taps = 0;
  for (int64_t o = 0; o < w.outputs; ++o)
    for (int64_t k = 0; k < w.kernel; ++k) {
      int64_t position = w.stride * o + w.dilation * k;
      taps += w.begin <= position && position < w.end;
    }
  return taps;
}

static std::string str(const DynamicAPInt &value) { return Count(value).str(); }

static DynamicAPInt powerOf2(unsigned exponent) {
  DynamicAPInt result(1);
  for (unsigned i = 0; i < exponent; ++i)
    result *= DynamicAPInt(2);
  return result;
}

// Published figures, per dim: 3x3 SAME on 3 is 7 of 9 taps, 4 taps on 6 padded
// by 1 are 18 of 20 (docs/Model.md, R9).
TEST(PaddedTapsTest, table_r9) {
  EXPECT_EQ(str(count({1, 1, 3, 3, 1, 4})), "7");
  EXPECT_EQ(str(count({1, 1, 5, 4, 1, 7})), "18");
  // 2 before and 1 after 5: 14 of 18.
  EXPECT_EQ(str(count({1, 1, 6, 3, 2, 7})), "14");
  // Taps 0 3 6, 2 5 8, 4 7 10, 6 9 12: all but 0 and 12.
  EXPECT_EQ(str(count({2, 3, 4, 3, 2, 11})), "10");
  // Nothing to count.
  EXPECT_EQ(str(count({1, 1, 0, 3, 1, 4})), "0");
  EXPECT_EQ(str(count({1, 1, 3, 0, 1, 4})), "0");
  EXPECT_EQ(str(count({1, 1, 3, 3, 4, 4})), "0");
  EXPECT_EQ(str(count({1, 1, 3, 3, 4, 1})), "0");
  // No padding.
  EXPECT_EQ(str(count({1, 1, 3, 3, 0, 5})), "9");
  EXPECT_EQ(str(count({1, 1, 3, 3, -10, 50})), "9");
}

TEST(PaddedTapsTest, randomWindows_r9) {
  std::mt19937_64 random(20240901);
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  for (int i = 0; i < 20000; ++i) {
    Window w{draw(1, 12), draw(1, 12), draw(0, 14), draw(0, 9), 0, 0};
    int64_t last = w.stride * w.outputs + w.dilation * w.kernel;
    w.begin = draw(-3, last + 3);
    w.end = draw(-3, last + 3);
    ASSERT_EQ(str(count(w)), str(DynamicAPInt(countByBruteForce(w))))
        << ::testing::PrintToString(w);
  }
}

// Longer windows, which exercise more Euclidean steps of the closed form.
TEST(PaddedTapsTest, randomLongWindows_r9) {
  std::mt19937_64 random(7);
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  for (int i = 0; i < 1000; ++i) {
    Window w{draw(1, 1000), draw(1, 1000), draw(1, 200), draw(1, 200), 0, 0};
    int64_t last = w.stride * w.outputs + w.dilation * w.kernel;
    w.begin = draw(0, last);
    w.end = draw(0, last);
    ASSERT_EQ(str(count(w)), str(DynamicAPInt(countByBruteForce(w))))
        << ::testing::PrintToString(w);
  }
}

namespace {
/// Windows with numbers of about 80 bits, which have too many taps to
/// enumerate.
class HugeWindows : public ::testing::Test {
protected:
  DynamicAPInt draw(unsigned bits) {
    DynamicAPInt value(0);
    for (unsigned i = 0; i < bits; i += 16)
      value = value * DynamicAPInt(1 << 16) +
              DynamicAPInt(int64_t(random() & 0xffff));
    return value + DynamicAPInt(1);
  }

  void SetUp() override { next(); }

  void next() {
    s = draw(48), d = draw(48), o = draw(64), k = draw(64);
    last = s * (o - 1) + d * (k - 1);
    begin = draw(128) % (last + 1);
    end = begin + draw(128) % (last + 1 - begin) + 1;
  }

  std::mt19937_64 random{99};
  DynamicAPInt s, d, o, k, last, begin, end;
};
} // namespace

TEST_F(HugeWindows, identities_r9) {
  for (int i = 0; i < 500; ++i, next()) {
    DynamicAPInt inside = count(s, d, o, k, begin, end);
    // Outputs and window are interchangeable.
    EXPECT_EQ(str(inside), str(count(d, s, k, o, begin, end)));
    // Mirror the range.
    EXPECT_EQ(str(inside),
              str(count(s, d, o, k, last + 1 - end, last + 1 - begin)));
    // Taps before, inside and after add up to all taps.
    DynamicAPInt before = count(s, d, o, k, DynamicAPInt(0), begin);
    DynamicAPInt after = count(s, d, o, k, end, last + 1);
    EXPECT_EQ(str(before + inside + after), str(o * k));
    // A common factor of stride, dilation and both ends changes nothing.
    DynamicAPInt f(1000003);
    EXPECT_EQ(str(inside), str(count(s * f, d * f, o, k, begin * f, end * f)));
    // Split the outputs into two parts.
    DynamicAPInt part = o / DynamicAPInt(3);
    DynamicAPInt shift = s * part;
    EXPECT_EQ(str(inside),
              str(count(s, d, part, k, begin, end) +
                  count(s, d, o - part, k, begin - shift, end - shift)));
  }
}

// SAME with a window of K = 2p + 1 on n >= K elements: each side misses
// p + (p-1) + ... + 1 taps, n*K - p*(p+1) are inside.
TEST(PaddedTapsTest, hugeSame_r9) {
  for (unsigned nBits : {40, 64, 100}) {
    for (unsigned pBits : {0, 1, 20, 39}) {
      DynamicAPInt n = powerOf2(nBits) + DynamicAPInt(17);
      DynamicAPInt p = powerOf2(pBits) - DynamicAPInt(pBits == 39 ? 7 : 0);
      DynamicAPInt one(1), kernel = p * DynamicAPInt(2) + one;
      if (n < kernel)
        continue;
      EXPECT_EQ(str(count(one, one, n, kernel, p, p + n)),
                str(n * kernel - p * (p + one)));
    }
  }
}
