//===- CountStructureTest.cpp - Tests of a count's structure --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountTestUtils.h"

#include "roofline/Support/CountTerms.h"

using namespace mlir::roofline;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Terms and atoms
//===----------------------------------------------------------------------===//

TEST(CountStructureTest, Terms) {
  Count count = read("3*a^2*b - c + 5");
  llvm::ArrayRef<CountTerm> terms = count.getTerms();
  ASSERT_EQ(terms.size(), 2u);
  EXPECT_EQ(Count(terms[0].coefficient), Count(3));
  ASSERT_EQ(terms[0].factors.size(), 2u);
  EXPECT_EQ(terms[0].factors[0].atom->name, "a");
  EXPECT_EQ(terms[0].factors[0].exponent, 2u);
  EXPECT_EQ(terms[0].factors[1].atom->name, "b");
  EXPECT_EQ(Count(terms[1].coefficient), Count(-1));
  EXPECT_EQ(Count(count.getConstantTerm()), Count(5));
  EXPECT_TRUE(Count(7).getTerms().empty());
}

TEST(CountStructureTest, VisitsAtomsOfOperands) {
  std::string visited;
  read("n*ceildiv(max(a, b + 1), 4) + 2")
      .visitAtoms([&](const CountAtom &atom) {
        switch (atom.kind) {
        case AtomKind::Symbol:
          visited += atom.name + " ";
          break;
        case AtomKind::Max:
          visited += "max ";
          break;
        case AtomKind::CeilDiv:
          visited += "ceildiv ";
          break;
        default:
          FAIL();
        }
      });
  EXPECT_EQ(visited, "n ceildiv max a b ");
}

TEST(CountStructureTest, SymbolName) {
  EXPECT_EQ(read("batch").getSymbolName(), "batch");
  for (StringRef text : {"0", "2*a", "a + 1", "a^2", "a*b", "max(a, b)"})
    EXPECT_EQ(read(text).getSymbolName(), "") << text.str();
}

//===----------------------------------------------------------------------===//
// Complexity
//===----------------------------------------------------------------------===//

namespace {
struct PartsCase {
  Count count;
  uint64_t parts;
};
} // namespace

TEST(CountStructureTest, Complexity) {
  for (const auto &[count, parts] : {
           PartsCase{0, 1},
           {-7, 1},
           {read("a"), 1},
           {read("-a"), 1},
           {read("3*a + 1"), 3},
           {read("a^4*b"), 5},
           {read("max(a, b) - 5"), 4},
           {read("2*ceildiv(3*a, 4)"), 5},
           {power(2, 62), 1},
           {power(2, 200), 4},
           {power(2, 200) * Count::symbol("a"), 5},
       }) {
    EXPECT_TRUE(count.isMoreComplexThan(parts - 1)) << count.str();
    EXPECT_FALSE(count.isMoreComplexThan(parts)) << count.str();
  }
}

//===----------------------------------------------------------------------===//
// Monotonicity
//===----------------------------------------------------------------------===//

TEST(CountStructureTest, NonDecreasing) {
  for (StringRef text : {"7", "3*s^2*t + 2", "max(s, 3 + t)", "ceildiv(s*t, 2)",
                         "s - 5", "floordiv(s - 3, 2)"})
    EXPECT_TRUE(read(text).isKnownNonDecreasing()) << text.str();
  // (s - 3)/2 is negative below 3: its product with t decreases with t.
  for (StringRef text : {"s^2 - s", "7 - s", "floordiv(64, s)",
                         "t*floordiv(s - 3, 2)", "max(4 - s, 1)"})
    EXPECT_FALSE(read(text).isKnownNonDecreasing()) << text.str();
}

TEST(CountStructureTest, NonIncreasing) {
  for (StringRef text :
       {"7", "min(32, 100 - 32*d0)", "max(0, min(12, 7*d0 + 7) - 7*d0)",
        "ceildiv(min(32, 100 - 32*d0), 5)", "ceildiv(3*d0 + 9, 3) - d0"})
    EXPECT_TRUE(read(text).isKnownNonIncreasing()) << text.str();
  for (StringRef text :
       {"d0", "10 - min(8, 10 - d0)", "max(d0, 5)", "100 - d0*d1",
        "ceildiv(100, 9 - d0)", "100 - d0^2", "3*min(d0, 7) - 3*d0"})
    EXPECT_FALSE(read(text).isKnownNonIncreasing()) << text.str();
}

TEST(CountStructureTest, CopiesKeepTheirTerms) {
  Count m = Count::symbol("m"), n = Count::symbol("n"), sum = n;
  sum += m;
  Count copy = sum;
  sum += Count::symbol("k");
  EXPECT_EQ(copy, m + n);
  EXPECT_EQ(sum, Count::symbol("k") + copy);
  sum += m;
  EXPECT_EQ(sum, Count::symbol("k") + 2 * m + n);
  sum -= Count::symbol("k");
  sum -= 2 * m;
  EXPECT_EQ(sum, n);
  sum -= n;
  EXPECT_TRUE(sum.isConstant());
  EXPECT_EQ(sum, 0);
  EXPECT_EQ(copy, m + n);
}
