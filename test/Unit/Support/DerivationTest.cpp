//===- DerivationTest.cpp - Arithmetic as text ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Derivation.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

static DerivedCount derive() {
  DerivedCount n = Count(8), elements = Count(1000);
  return countCeilDiv(elements * 3 - (n - 2), n) + countMin(n * 1, 5) * 2;
}

TEST(DerivationTest, noTextWithoutALog) {
  EXPECT_TRUE(derive().getText().empty());
  EXPECT_EQ(derive().get(), Count(375 + 10));
}

TEST(DerivationTest, textWithALog) {
  DerivationLog log;
  EXPECT_EQ(derive().getText(),
            "ceil((1000 * 3 - (8 - 2)) / 8) + min(8, 5) * 2");
  EXPECT_EQ(derive().get(), Count(375 + 10));
}

// ceil(a / b) of symbols is a function that the text of counts has.
TEST(DerivationTest, symbols) {
  DerivationLog log;
  DerivedCount batch = Count::symbol("batch");
  EXPECT_EQ((countFloorDiv(batch * 4 + 1, 8) * 2).getText(),
            "floordiv(batch * 4 + 1, 8) * 2");
  EXPECT_EQ((DerivedCount(Count::symbol("n") + 1) * 2).getText(),
            "(n + 1) * 2");
}

TEST(DerivationTest, sums) {
  EXPECT_EQ(describeSum({Count(4), Count(4), Count(7), Count(4)}), "3 * 4 + 7");
  EXPECT_EQ(describeSum({}), "0");
  llvm::SmallVector<Count> different;
  for (int64_t value = 0; value < 9; ++value)
    different.push_back(value);
  EXPECT_EQ(describeSum(different), "");
}

TEST(DerivationTest, latestStepsOfASubject) {
  DerivationLog log;
  int subject = 0;
  for (int64_t value : {1, 2}) {
    DerivationLog::Scope scope(&subject, "part");
    log.add({"figure", "text", "", Count(value), "B", "R1"});
  }
  ASSERT_EQ(log.lookup(&subject, "part").size(), 1u);
  EXPECT_EQ(log.lookup(&subject, "part").front().value, Count(2));
  EXPECT_TRUE(log.lookup(nullptr, "part").empty());
  {
    DerivationLog inner;
    EXPECT_EQ(DerivationLog::get(), &inner);
  }
  EXPECT_EQ(DerivationLog::get(), &log);
}
