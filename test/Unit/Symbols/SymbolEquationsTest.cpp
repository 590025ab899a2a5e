//===- SymbolEquationsTest.cpp - Tests of equal symbols -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/SymbolEquations.h"

#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {
struct SymbolEquationsTest : testing::Test {
  static Count parse(llvm::StringRef text) {
    std::optional<Count> count = Count::parse(text);
    EXPECT_TRUE(count) << text.str();
    return count.value_or(Count());
  }
  bool unify(llvm::StringRef lhs, llvm::StringRef rhs) {
    return equations.unify(parse(lhs), parse(rhs));
  }
  std::string resolve(llvm::StringRef text) {
    return equations.resolve(parse(text)).str();
  }
  SymbolEquations equations;
};
} // namespace

TEST_F(SymbolEquationsTest, KeepsTheFirstArgument) {
  EXPECT_TRUE(unify("arg10_d0", "arg2_d1"));
  EXPECT_EQ(resolve("arg10_d0*arg2_d1"), "arg2_d1^2");
  EXPECT_TRUE(unify("dim0", "arg10_d0"));
  EXPECT_EQ(resolve("dim0"), "arg2_d1");
}

TEST_F(SymbolEquationsTest, KeepsTheNameThatWasGivenFirst) {
  equations.addName("z");
  equations.addName("a");
  EXPECT_TRUE(unify("a", "z"));
  EXPECT_TRUE(unify("arg0_d0", "a"));
  EXPECT_EQ(resolve("a + arg0_d0 + z"), "3*z");
}

TEST_F(SymbolEquationsTest, FollowsChains) {
  // Each equation replaces the preceding name: d3 by d2, d2 by d1, d1 by d0.
  for (unsigned i = 100000; i > 0; --i)
    EXPECT_TRUE(equations.unify(Count::symbol("arg" + std::to_string(i)),
                                Count::symbol("arg" + std::to_string(i - 1))));
  EXPECT_EQ(resolve("arg100000"), "arg0");
}

TEST_F(SymbolEquationsTest, TakesConstants) {
  EXPECT_TRUE(unify("a", "8"));
  EXPECT_TRUE(unify("a", "8"));
  EXPECT_FALSE(unify("a", "16"));
  EXPECT_FALSE(unify("b", "-1"));
  EXPECT_EQ(resolve("a*b"), "8*b");
}

TEST_F(SymbolEquationsTest, PutsExpressionsForSymbols) {
  EXPECT_TRUE(unify("arg1_d0", "4*arg0_d0"));
  EXPECT_EQ(resolve("arg1_d0 + 1"), "4*arg0_d0 + 1");
  // A symbol is replaced neither by a term that contains it, nor by one that
  // may be negative.
  EXPECT_TRUE(unify("arg2_d0", "4*floordiv(arg2_d0, 4)"));
  EXPECT_TRUE(unify("arg3_d0", "arg0_d0 - 1"));
  EXPECT_EQ(resolve("arg2_d0 + arg3_d0"), "arg2_d0 + arg3_d0");
}

TEST_F(SymbolEquationsTest, KeepsGivenNamesInExpressions) {
  for (llvm::StringRef name : {"past", "seq", "total"})
    equations.addName(name);
  // A derived symbol must not replace a name given by the user.
  EXPECT_TRUE(unify("seq", "2*arg0_d0"));
  EXPECT_EQ(resolve("seq"), "seq");
  EXPECT_TRUE(unify("total", "past + seq"));
  EXPECT_EQ(resolve("total"), "past + seq");
}

TEST_F(SymbolEquationsTest, SolvesForOneSymbol) {
  EXPECT_TRUE(unify("32", "4*a"));
  EXPECT_EQ(resolve("a"), "8");
  EXPECT_TRUE(unify("b + 3", "10"));
  EXPECT_EQ(resolve("b"), "7");
  EXPECT_FALSE(unify("4*c", "30"));
  EXPECT_FALSE(unify("c + 31", "30"));
  // An equation of several symbols replaces the last one that the others
  // determine.
  EXPECT_TRUE(unify("4*arg5", "8*arg3 + 4*arg4"));
  EXPECT_EQ(resolve("arg5"), "2*arg3 + arg4");
  EXPECT_TRUE(unify("3*arg6", "2*arg7"));
  EXPECT_EQ(resolve("arg6 + arg7"), "arg6 + arg7");
  // Two solutions: neither is used.
  EXPECT_TRUE(unify("c^2", "4"));
  EXPECT_EQ(resolve("c"), "c");
}
