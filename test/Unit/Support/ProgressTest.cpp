//===- ProgressTest.cpp - Tests of progress -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Progress.h"

#include "gtest/gtest.h"

#include <cstdlib>

using namespace mlir::roofline;

namespace {
class ProgressTest : public ::testing::Test {
protected:
  ProgressLine makeLine(int64_t total) {
    return ProgressLine(os, "analysing", total, /*delaySeconds=*/1,
                        [this] { return seconds; });
  }

  /// Returns the text written since the last call.
  std::string take() { return std::exchange(text, ""); }

  std::string text;
  llvm::raw_string_ostream os{text};
  double seconds = 100;
};
} // namespace

TEST_F(ProgressTest, QuickWorkShowsNothing) {
  {
    ProgressLine line = makeLine(2);
    line.advance();
    seconds = 100.99;
    line.advance();
  }
  EXPECT_EQ(take(), "");
}

TEST_F(ProgressTest, LongWorkShowsALineUntilItIsDone) {
  {
    ProgressLine line = makeLine(3);
    seconds = 101;
    line.advance();
    EXPECT_EQ(take(), "analysing: 33% of 3 ops\r");
    // At most one update every 0.1 s.
    seconds = 101.05;
    line.advance();
    EXPECT_EQ(take(), "");
    seconds = 101.2;
    line.advance();
    EXPECT_EQ(take(), std::string(23, ' ') + "\ranalysing: 100% of 3 ops\r");
  }
  EXPECT_EQ(take(), std::string(24, ' ') + "\r");
}

TEST_F(ProgressTest, OtherTextFindsAnEmptyLine) {
  ProgressLine line = makeLine(200);
  seconds = 101;
  line.advance();
  EXPECT_EQ(take(), "analysing: 0% of 200 ops\r");
  line.erase();
  EXPECT_EQ(take(), std::string(24, ' ') + "\r");
  line.erase();
  EXPECT_EQ(take(), "");
  // The line comes back, even with the same text.
  seconds = 102;
  line.advance();
  EXPECT_EQ(take(), "analysing: 1% of 200 ops\r");
}

TEST_F(ProgressTest, CountsThatAreOff) {
  seconds = 100;
  ProgressLine none = makeLine(0), few = makeLine(1);
  seconds = 101;
  none.advance();
  EXPECT_EQ(take(), "analysing: 100% of 0 ops\r");
  few.advance();
  seconds = 102;
  few.advance();
  EXPECT_EQ(take(), "analysing: 100% of 1 op\r");
}

TEST_F(ProgressTest, TheEnvironmentSaysWhen) {
  ::unsetenv("ROOFLINE_PROGRESS_SECONDS");
  EXPECT_EQ(getProgressDelaySeconds(), 1);
  for (auto [value, expected] : {std::pair("0", 0.0),
                                 {"2.5", 2.5},
                                 {"", 1.0},
                                 {"soon", 1.0},
                                 {"nan", 1.0}}) {
    ::setenv("ROOFLINE_PROGRESS_SECONDS", value, /*overwrite=*/1);
    EXPECT_EQ(getProgressDelaySeconds(), expected) << value;
  }
  ::unsetenv("ROOFLINE_PROGRESS_SECONDS");
}
