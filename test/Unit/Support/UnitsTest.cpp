//===- UnitsTest.cpp - Tests of printing with units -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Units.h"

#include "CountTestUtils.h"

#include "gtest/gtest.h"

#include <cfloat>
#include <cmath>

using namespace mlir::roofline;

TEST(UnitsTest, EverySIPrefix) {
  struct {
    double value;
    const char *text;
  } cases[] = {
      {1.25e-30, "1.250 qs"}, {12.5e-30, "12.50 qs"},
      {1.25e-27, "1.250 rs"}, {1.25e-24, "1.250 ys"},
      {1.25e-21, "1.250 zs"}, {1.25e-18, "1.250 as"},
      {1.25e-15, "1.250 fs"}, {1.25e-12, "1.250 ps"},
      {1.25e-9, "1.250 ns"},  {1.25e-6, "1.250 \u00B5s"},
      {1.25e-3, "1.250 ms"},  {1.25, "1.250 s"},
      {1.25e3, "1.250 ks"},   {1.25e6, "1.250 Ms"},
      {1.25e9, "1.250 Gs"},   {1.25e12, "1.250 Ts"},
      {1.25e15, "1.250 Ps"},  {1.25e18, "1.250 Es"},
      {1.25e21, "1.250 Zs"},  {1.25e24, "1.250 Ys"},
      {1.25e27, "1.250 Rs"},  {1.25e30, "1.250 Qs"},
      {125e30, "125.0 Qs"},
  };
  for (const auto &test : cases) {
    EXPECT_EQ(formatSI(test.value, "s"), test.text);
    EXPECT_EQ(formatSI(-test.value, "s"), std::string("-") + test.text);
  }
}

TEST(UnitsTest, SINumbers) {
  struct {
    double value;
    const char *unit;
    unsigned digits;
    const char *text;
  } cases[] = {
      {2.265e11, "FLOP/s", 4, "226.5 GFLOP/s"},
      {2.55e-4, "s", 4, "255.0 \xC2\xB5s"},
      {0, "s", 4, "0 s"},
      {-0.0, "s", 4, "0 s"},
      {0, "", 4, "0"},
      {HUGE_VAL, "s", 4, "inf s"},
      {-HUGE_VAL, "s", 4, "-inf s"},
      {std::nan(""), "s", 4, "nan s"},
      {-std::nan(""), "", 4, "nan"},
      {12, "", 4, "12.00"},
      {-3.5, "J", 2, "-3.5 J"},
      // Rounding carries into the next prefix, and only when it must.
      {999.96, "", 4, "1.000 k"},
      {999.94, "", 4, "999.9"},
      {999.96e-3, "s", 4, "1.000 s"},
      {-999.96, "B", 4, "-1.000 kB"},
      {999.5, "B", 3, "1.00 kB"},
      {9.9996, "B", 4, "10.00 B"},
      {99.996, "B", 4, "100.0 B"},
      // Ties go to even: 0.125 and 0.375 are exact in binary.
      {1.125, "B", 3, "1.12 B"},
      {1.375, "B", 3, "1.38 B"},
      // Fewer digits than places before the point.
      {226.5e9, "B", 1, "200 GB"},
      {226.5e9, "B", 2, "230 GB"},
      {226.5e9, "B", 3, "226 GB"},
      {949, "B", 1, "900 B"},
      {950, "B", 1, "1 kB"},

      {0.1, "s", 17, "100.00000000000001 ms"},
      // Beyond the table.
      {1e33, "B", 4, "1.000e+33 B"},
      {999.96e30, "B", 4, "1.000e+33 B"},
      {-1.5e-31, "s", 3, "-1.50e-31 s"},
      {DBL_MAX, "B", 4, "1.798e+308 B"},
      {5e-324, "B", 2, "4.9e-324 B"},
  };
  for (const auto &test : cases)
    EXPECT_EQ(formatSI(test.value, test.unit, test.digits), test.text);
}

TEST(UnitsTest, SICounts) {
  struct {
    const char *count;
    const char *text;
  } cases[] = {
      {"0", "0 FLOP"},
      {"1", "1 FLOP"},
      {"512", "512 FLOP"},
      {"-999", "-999 FLOP"},
      {"1000", "1.000 kFLOP"},
      {"-1000", "-1.000 kFLOP"},
      {"1024", "1.024 kFLOP"},
      {"3628000000", "3.628 GFLOP"},
      {"999949", "999.9 kFLOP"},
      {"999950", "1.000 MFLOP"},
      // Ties to even, decided by all digits and not by the 53 bits of a double.
      {"10005", "10.00 kFLOP"},
      {"10015", "10.02 kFLOP"},
      {"100050000000000000", "100.0 PFLOP"},
      {"100050000000000001", "100.1 PFLOP"},
      {"99999", "100.0 kFLOP"},
      {"18446744073709551616", "18.45 EFLOP"},
      {"340282366920938463463374607431768211456", "3.403e+38 FLOP"},
      {"2*m*n", "2*m*n FLOP"},
      {"2*m*n + 5", "(2*m*n + 5) FLOP"},
      {"-m + 5", "(-m + 5) FLOP"},
      {"-m", "-m FLOP"},
  };
  for (const auto &test : cases)
    EXPECT_EQ(formatSI(read(test.count), "FLOP"), test.text);
  EXPECT_EQ(formatSI(Count(7), ""), "7");
  EXPECT_EQ(formatSI(read("1" + std::string(400, '0')), "B"), "1.000e+400 B");
}

TEST(UnitsTest, DisplayWidth) {
  EXPECT_EQ(displayWidth(""), 0u);
  EXPECT_EQ(displayWidth("abc"), 3u);
  EXPECT_EQ(displayWidth("255.0 \xC2\xB5s"), 8u);
  // U+65E5 U+672C take two columns each, U+0301 (combining) none.
  EXPECT_EQ(displayWidth("\xE6\x97\xA5\xE6\x9C\xAC"), 4u);
  EXPECT_EQ(displayWidth("e\xCC\x81"), 1u);
  // Invalid UTF-8, and a control character.
  EXPECT_EQ(displayWidth("\xFFz"), 2u);
  EXPECT_EQ(displayWidth("a\tb"), 3u);
}
