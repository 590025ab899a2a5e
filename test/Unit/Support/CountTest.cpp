//===- CountTest.cpp - Tests of Count -------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cfloat>
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

static_assert(sizeof(Count) <= 24, "an int64, its width and one pointer");
static_assert(!std::is_constructible_v<Count, double>, "no silent truncation");

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

namespace {
struct ConstantCase {
  Count value;
  const char *text;
};
} // namespace

static std::vector<ConstantCase> getConstantCases() {
  Count big = power(2, 62) * 4;
  return {
      {Count(), "0"},
      {-7, "-7"},
      {INT64_MAX, "9223372036854775807"},
      {INT64_MIN, "-9223372036854775808"},
      {UINT64_MAX, "18446744073709551615"},
      {uint64_t(5), "5"},
      {Count(INT64_MAX) + 1, "9223372036854775808"},
      {Count(INT64_MIN) - 1, "-9223372036854775809"},
      {-Count(INT64_MIN), "9223372036854775808"},
      {Count(INT64_MIN) * -1, "9223372036854775808"},
      {big, "18446744073709551616"},
      {big - 1, "18446744073709551615"},
      {big * big, "340282366920938463463374607431768211456"},
      {-(big * big), "-340282366920938463463374607431768211456"},
      {big * big - big * big, "0"},
      {big * big - (big * big - 5), "5"},
      {power(2, 200),
       "1606938044258990275541962092341162602522202993782792835301376"},
      {power(10, 40), "10000000000000000000000000000000000000000"},
      // 2*M*N*K of a layer of the size of GPT-3: 2 * 2048 * 12288 * 49152.
      {Count(2) * 2048 * 12288 * 49152, "2473901162496"},
  };
}

TEST(CountTest, ConstantsNeverWrap) {
  for (const ConstantCase &test : getConstantCases()) {
    EXPECT_EQ(test.value.str(), test.text);
    EXPECT_TRUE(test.value.isConstant()) << test.text;
    EXPECT_EQ(read(test.text), test.value);
    EXPECT_EQ(hashOf(read(test.text)), hashOf(test.value)) << test.text;
  }
}

TEST(CountTest, CompoundAssignmentToItself) {
  for (Count start : {Count(3), power(2, 70), read("2*a + 1")}) {
    Count doubled = start, squared = start, nothing = start;
    doubled += doubled;
    squared *= squared;
    nothing -= nothing;
    EXPECT_EQ(doubled, start * 2);
    EXPECT_EQ(squared, power(start, 2));
    EXPECT_TRUE(nothing.isZero());
  }
}

TEST(CountTest, TryInt64) {
  EXPECT_EQ(Count(INT64_MAX).tryInt64(), INT64_MAX);
  EXPECT_EQ(Count(INT64_MIN).tryInt64(), INT64_MIN);
  EXPECT_EQ((Count(INT64_MAX) + 1).tryInt64(), std::nullopt);
  EXPECT_EQ((Count(INT64_MIN) - 1).tryInt64(), std::nullopt);
  EXPECT_EQ((Count(INT64_MAX) + 1 - 1).tryInt64(), INT64_MAX);
  EXPECT_EQ(Count::symbol("a").tryInt64(), std::nullopt);
  EXPECT_EQ((power(2, 70) - power(2, 70)).tryInt64(), 0);
}

TEST(CountTest, IsZero) {
  EXPECT_TRUE(Count().isZero());
  EXPECT_TRUE((power(2, 70) - power(2, 70)).isZero());
  EXPECT_TRUE((Count::symbol("a") * 0).isZero());
  EXPECT_FALSE(Count(1).isZero());
  EXPECT_FALSE(Count::symbol("a").isZero());
}

TEST(CountTest, ToDoubleRoundsToNearestEven) {
  struct {
    Count value;
    double expected;
  } cases[] = {
      {0, 0.0},
      {-3, -3.0},
      // 2^53 + 1 lies between two doubles, as does 2^53 + 3.
      {9007199254740993, 9007199254740992.0},
      {9007199254740995, 9007199254740996.0},
      {-9007199254740993, -9007199254740992.0},
      // Above 2^64 doubles are 4096 apart: a tie, and just above it.
      {power(2, 64) + 2048, 0x1p64},
      {power(2, 64) + 2049, 0x1p64 + 4096},
      {power(2, 64) + 3 * 2048, 0x1p64 + 8192},
      {power(2, 200), 0x1p200},
      {power(10, 22), 1e22},
      {power(10, 23), 1e23},
      // The largest double is 2^1024 - 2^971; from half a step on it is inf.
      {power(2, 1024) - power(2, 971), DBL_MAX},
      {power(2, 1024) - power(2, 970) - 1, DBL_MAX},
      {power(2, 1024) - power(2, 970), HUGE_VAL},
      {power(10, 400), HUGE_VAL},
      {-power(10, 400), -HUGE_VAL},
  };
  for (const auto &test : cases)
    EXPECT_EQ(test.value.toDouble(), test.expected) << test.value.str();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

TEST(CountTest, PrintsInOneForm) {
  Count a = Count::symbol("a"), b = Count::symbol("b");
  Count batch = Count::symbol("batch"), seq = Count::symbol("seq");
  struct {
    Count value;
    const char *text;
  } cases[] = {
      {a, "a"},
      {-a, "-a"},
      {-a - 1, "-a - 1"},
      {1 - a, "-a + 1"},
      {b * a, "a*b"},
      {b + a, "a + b"},
      {b - a, "-a + b"},
      {a * 768 * 2 * 768, "1179648*a"},
      {Count::symbol("arg0_d1") * 1179648 + batch * batch * seq * 3 - 5,
       "3*batch^2*seq + 1179648*arg0_d1 - 5"},
      // Degree first, then lexicographic: aaa, aab, abb, bbb.
      {power(a + b, 3), "a^3 + 3*a^2*b + 3*a*b^2 + b^3"},
      {power(a - 1, 2), "a^2 - 2*a + 1"},
      {(a + b) * (a - b), "a^2 - b^2"},
      {a * power(2, 64), "18446744073709551616*a"},
      {a * power(2, 64) - a * power(2, 64), "0"},
      {Count::symbol("max") * Count::symbol("_x.$-1"), "_x.$-1*max"},
      {countMax(b, a), "max(a, b)"},
      {countMin(a, 4), "min(4, a)"},
      {countMax(countMax(b, a), countMax(a, seq)), "max(a, b, seq)"},
      {countCeilDiv(a + 3, 4) * b * 2, "2*b*ceildiv(a + 3, 4)"},
      {countFloorDiv(a, b) * countFloorDiv(a, b), "floordiv(a, b)^2"},
      {countFloorDiv(countMax(a, b), 2) - a, "-a + floordiv(max(a, b), 2)"},
  };
  for (const auto &test : cases) {
    EXPECT_EQ(test.value.str(), test.text);
    EXPECT_EQ(read(test.text), test.value);
    EXPECT_EQ(hashOf(read(test.text)), hashOf(test.value)) << test.text;
  }
}

TEST(CountTest, ParseAcceptsOtherSpellings) {
  struct {
    const char *text;
    const char *canonical;
  } cases[] = {
      {" 2 * a ^ 2 +b - 3\n", "2*a^2 + b - 3"},
      {"a -b", "a - b"},
      {"a-b", "a-b"}, // One symbol.
      {"- a", "-a"},
      {"-0", "0"},
      {"007", "7"},
      {"0*a", "0"},
      {"1*a^1", "a"},
      {"b*a*b", "a*b^2"},
      {"a - a", "0"},
      {"2 + a + 3", "a + 5"},
      {"a^32*a^32", "a^64"},
      {"max", "max"},
      {"max (a,b)", "max(a, b)"},
      {"max(3, 5)", "5"},
      {"max(a, 2*a)", "2*a"},
      {"3*max(a, a + 1)", "3*a + 3"},
      {"b*max(3, 5)", "5*b"},
      {"max(a, max(b, c), a)", "max(a, b, c)"},
      {"ceildiv(7, 2)", "4"},
      {"floordiv(4*a + 8, 4)", "a + 2"},
      {"max(a, b)^64", "max(a, b)^64"},
  };
  for (const auto &test : cases)
    EXPECT_EQ(read(test.text).str(), test.canonical) << test.text;
}

TEST(CountTest, ParseRefusesOtherText) {
  const char *cases[] = {
      "", " ", "-", "+", "+a", "a+", "a +", "a++b", "a + + b", "a + -b", "--a",
      "2a", "2 a", "2 3", "a b", "a*", "*a", "a**b", "a*2", "2*3*a", "2*-a",
      "b- 3", "a^", "a^-1", "a^0", "a^65", "a^64*a", "a^99999999999999999999",
      "a^b", "a^2^2", "2^3", "(a)", "a(", "a)", "foo(a, b)", "max(", "max()",
      "max(a)", "max(3)", "min(a + b)", "max(max(a + b))", "max(a,)", "max(,a)",
      "max(a b)", "max(a, b", "max(a, b))", "max(a, b)^65", "ceildiv(a)",
      "ceildiv(a, b, c)", "ceildiv(a, 0)", "floordiv(a, -3)",
      "floordiv(a, b - b)", "floordiv(0, 0)",
      // Powers and products that would have to be expanded.
      "max(a + b, 0)^2", "max(a + b, 0)*c", "max(3, 5)^2", "c*max(a + 1, 0)",
      "1.5", "0x10", "1e3", "1_000", "a/b", "a%b", "$a", ".a", "9a", "a;",
      "a,b", "\xC3\xA9", "a\xC3\xA9", "\xFF", "a\x01"};
  for (const char *text : cases)
    EXPECT_FALSE(Count::parse(text)) << "'" << text << "'";
  EXPECT_FALSE(Count::parse(StringRef("a\0b", 3)));
  EXPECT_FALSE(Count::parse(StringRef("a\0", 2)));
}

static std::string repeat(StringRef text, unsigned times) {
  std::string result;
  for (unsigned i = 0; i != times; ++i)
    result += text;
  return result;
}

static std::string nest(unsigned depth) {
  return repeat("ceildiv(", depth) + "a" + repeat(", 7)", depth);
}

/// Returns s0, s1, ... with `separator` between them.
static std::string list(unsigned numSymbols, StringRef separator) {
  std::string text = "s0";
  for (unsigned i = 1; i != numSymbols; ++i)
    text += separator.str() + "s" + std::to_string(i);
  return text;
}

TEST(CountTest, ParseIsBounded) {
  EXPECT_EQ(read(nest(64)).str(), nest(64));
  EXPECT_FALSE(Count::parse(nest(65)));
  EXPECT_FALSE(Count::parse(repeat("ceildiv(", 8000)));
  EXPECT_EQ(read(repeat("9", 4096)).str(), repeat("9", 4096));
  EXPECT_FALSE(Count::parse(repeat("9", 4097)));
  EXPECT_TRUE(Count::parse("max(" + list(256, ", ") + ")"));
  EXPECT_FALSE(Count::parse("max(" + list(257, ", ") + ")"));
  EXPECT_TRUE(Count::parse(list(256, "*")));
  EXPECT_FALSE(Count::parse(list(257, "*")));
  EXPECT_TRUE(Count::parse(list(257, " + ")));
  EXPECT_EQ(read(repeat("a + ", 16383) + "a").str(), "16384*a");
  EXPECT_FALSE(Count::parse(repeat("a + ", 16384) + "a"));
  // Exponents that would grow with each nesting level.
  EXPECT_FALSE(Count::parse("max(" + repeat("a*", 64) + "a, 0)"));
}

TEST(CountTest, LongProductsKeepFactors) {
  // 40 symbols: the 7th power would have 40*41*...*46 / 7! = 53,524,680 terms.
  Count sum = read(list(40, " + ")), product = 3;
  for (int i = 0; i != 7; ++i)
    product *= sum;
  EXPECT_FALSE(product.isMoreComplexThan(4096));
  EXPECT_EQ(read(product.str()), product);
  EXPECT_TRUE(product.isKnownNonNegative());
  EXPECT_TRUE(product.isKnownNonDecreasing());
  auto one = [](StringRef) -> std::optional<Count> { return Count(1); };
  EXPECT_EQ(product.substitute(one), power(40, 7) * 3);
  auto none = [](StringRef) -> std::optional<Count> { return std::nullopt; };
  EXPECT_EQ(product.substitute(none), product);
  EXPECT_EQ(read("max(a + b)").str(), "max(a + b)");
}

TEST(CountTest, SymbolNames) {
  for (StringRef name : {"a", "_", "arg0_d1", "A.b$c-d", "max"})
    EXPECT_TRUE(Count::isValidSymbolName(name)) << name.str();
  for (StringRef name : {"", "0a", "-a", "a b", "a*", "a\xC2\xB5", "$x", "a("})
    EXPECT_FALSE(Count::isValidSymbolName(name)) << name.str();
}

TEST(CountTest, CollectSymbols) {
  llvm::SmallVector<std::string> symbols = {"old"};
  read("5").collectSymbols(symbols);
  EXPECT_TRUE(symbols.empty());
  read("z*a^2 + floordiv(max(m, b), z + ceildiv(k, 2))")
      .collectSymbols(symbols);
  EXPECT_EQ(symbols, (llvm::SmallVector<std::string>{"a", "b", "k", "m", "z"}));
}

//===----------------------------------------------------------------------===//
// Sign, max, min and divisions
//===----------------------------------------------------------------------===//

TEST(CountTest, IsKnownNonNegative) {
  struct {
    const char *text;
    bool expected;
  } cases[] = {
      {"0", true},
      {"-1", false},
      {"a", true},
      {"2*a*b + 3", true},
      {"a - 1", false},
      {"-a", false},
      {"max(a, b - 5)", true},
      {"max(a - 3, b - 5)", false},
      {"max(a - 3, b - 5)^2", true},
      {"max(a - 3, b - 5)^2*c", true},
      {"max(a - 3, b - 5)^3", false},
      {"min(a, b)", true},
      {"min(a, b - 5)", false},
      {"floordiv(a, 3)", true},
      {"floordiv(a - 1, 3)", false},
      {"ceildiv(a, b)", true},
      {"ceildiv(a, b - 1)", false},
  };
  for (const auto &test : cases)
    EXPECT_EQ(read(test.text).isKnownNonNegative(), test.expected) << test.text;
}

TEST(CountTest, MaxAndMinFold) {
  struct {
    const char *a, *b, *max, *min;
  } cases[] = {
      {"3", "5", "5", "3"},
      {"-3", "-5", "-3", "-5"},
      {"36893488147419103232", "5", "36893488147419103232", "5"},
      {"a", "a", "a", "a"},
      {"a", "0", "a", "0"},
      {"a", "-1", "a", "-1"},
      {"a + 1", "a", "a + 1", "a"},
      {"2*a*b", "a*b", "2*a*b", "a*b"},
      {"a", "1", "max(1, a)", "min(1, a)"},
      {"a", "b", "max(a, b)", "min(a, b)"},
      {"a", "a*b", "max(a*b, a)", "min(a*b, a)"},
      {"a - b", "0", "max(0, a - b)", "min(0, a - b)"},
      {"a - b", "a", "a", "a - b"},
      // A possibly negative value proves nothing.
      {"max(a - 1, b - 1)", "0", "max(0, a - 1, b - 1)",
       "min(0, max(a - 1, b - 1))"},
      {"floordiv(a - 9, 2) + c", "c", "max(c, c + floordiv(a - 9, 2))",
       "min(c, c + floordiv(a - 9, 2))"},
      // An operand that another one dominates is dropped from the list.
      {"max(a, b)", "a", "max(a, b)", "min(a, max(a, b))"},
      {"max(a, b)", "a + b", "a + b", "min(a + b, max(a, b))"},
      {"max(a, b)", "2*a", "max(2*a, b)", "min(2*a, max(a, b))"},
      {"min(a, b)", "2*a", "max(2*a, min(a, b))", "min(a, b)"},
  };
  for (const auto &test : cases) {
    Count a = read(test.a), b = read(test.b);
    EXPECT_EQ(countMax(a, b).str(), test.max);
    EXPECT_EQ(countMax(b, a).str(), test.max);
    EXPECT_EQ(countMin(a, b).str(), test.min);
    EXPECT_EQ(countMin(b, a).str(), test.min);
  }
}

TEST(CountTest, DivisionsFold) {
  struct {
    const char *a, *b, *ceil, *floor;
  } cases[] = {
      {"7", "2", "4", "3"},
      {"-7", "2", "-3", "-4"},
      {"6", "2", "3", "3"},
      {"0", "5", "0", "0"},
      {"0", "a", "0", "0"},
      {"1", "5", "1", "0"},
      {"-1", "5", "0", "-1"},
      {"-9223372036854775808", "1", "-9223372036854775808",
       "-9223372036854775808"},
      // 10^20 / 3 and a divisor above int64.
      {"100000000000000000000", "3", "33333333333333333334",
       "33333333333333333333"},
      {"-100000000000000000000", "3", "-33333333333333333333",
       "-33333333333333333334"},
      {"5", "100000000000000000000", "1", "0"},
      {"-5", "100000000000000000000", "0", "-1"},
      {"a", "1", "a", "a"},
      {"4*a - 8*b^2 + 12", "4", "-2*b^2 + a + 3", "-2*b^2 + a + 3"},
      {"4*a + 3", "4", "ceildiv(4*a + 3, 4)", "a"},
      {"5*a + 4", "4", "ceildiv(5*a + 4, 4)", "floordiv(5*a + 4, 4)"},
      {"a", "b", "ceildiv(a, b)", "floordiv(a, b)"},
      {"8", "b", "ceildiv(8, b)", "floordiv(8, b)"},
      {"a*b", "b", "ceildiv(a*b, b)", "floordiv(a*b, b)"},
  };
  for (const auto &test : cases) {
    Count a = read(test.a), b = read(test.b);
    EXPECT_EQ(countCeilDiv(a, b).str(), test.ceil);
    EXPECT_EQ(countFloorDiv(a, b).str(), test.floor);
  }
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

TEST(CountTest, Substitute) {
  Point point;
  point["a"] = 7;
  point["b"] = 3;
  struct {
    const char *before;
    const char *after;
  } cases[] = {
      {"5", "5"},
      {"c", "c"},
      {"a", "7"},
      {"2*a^2*b + a*c - 1", "7*c + 293"}, // 2*49*3 - 1 = 293.
      {"a*c - 7*c", "0"},
      {"max(a, b)", "7"},
      {"max(a, b, c)", "max(7, c)"},
      {"min(a, b, c)", "min(3, c)"},
      {"ceildiv(a, b)*c", "3*c"},
      {"floordiv(a*c, 7)", "c"},
      {"floordiv(c, b)", "floordiv(c, 3)"},
      {"ceildiv(max(a, b) + 1, floordiv(a, b))", "4"},
      // A division by zero has no value; it is kept and does not fail.
      {"floordiv(c, b - 3)", "floordiv(c, 0)"},
      {"floordiv(b, a - 7)", "floordiv(3, 0)"},
      {"max(floordiv(b, b - a), 0)", "max(0, floordiv(3, -4))"},
  };
  for (const auto &test : cases) {
    // The difference is constant only after substitution.
    EXPECT_EQ(at(Count::parse(test.before).value_or(-1), point).str(),
              test.after);
  }
}

TEST(CountTest, SubstituteBySymbols) {
  auto shift = [](StringRef name) -> std::optional<Count> {
    return Count::symbol(name == "a" ? "b" : "a") + 1;
  };
  // All symbols are replaced simultaneously: (b+1)^2 * (a+1).
  EXPECT_EQ(read("a^2*b").substitute(shift),
            power(read("b + 1"), 2) * read("a + 1"));
  EXPECT_EQ(read("max(a, b)").substitute(shift).str(), "max(a + 1, b + 1)");
}

TEST(CountTest, OrderPutsConstantsFirst) {
  std::vector<Count> counts = {
      read("b"), read("a + 1"), 3, read("a"), power(2, 70), -1, read("a^2")};
  llvm::sort(counts);
  std::vector<std::string> texts;
  for (const Count &count : counts)
    texts.push_back(count.str());
  EXPECT_EQ(texts,
            (std::vector<std::string>{"-1", "3", "1180591620717411303424",
                                      "a^2", "a", "a + 1", "b"}));
}
