//===- CountText.cpp - Text form of counts --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints and parses counts. Count.h has the grammar.
//
//===----------------------------------------------------------------------===//

#include "CountImpl.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::DynamicAPInt;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static StringRef getFunctionName(AtomKind kind) {
  switch (kind) {
  case AtomKind::Symbol:
    break;
  case AtomKind::Max:
    return "max";
  case AtomKind::Min:
    return "min";
  case AtomKind::CeilDiv:
    return "ceildiv";
  case AtomKind::FloorDiv:
    return "floordiv";
  }
  llvm_unreachable("a symbol is not a function");
}

static void printFactor(const CountFactor &factor, llvm::raw_ostream &os) {
  const CountAtom &atom = *factor.atom;
  if (atom.kind == AtomKind::Symbol) {
    os << atom.name;
  } else {
    os << getFunctionName(atom.kind) << '(';
    llvm::interleaveComma(atom.operands, os);
    os << ')';
  }
  if (factor.exponent != 1)
    os << '^' << factor.exponent;
}

static void printSign(bool isNegative, bool isFirst, llvm::raw_ostream &os) {
  if (isFirst)
    os << (isNegative ? "-" : "");
  else
    os << (isNegative ? " - " : " + ");
}

void Count::print(llvm::raw_ostream &os) const {
  bool isFirst = true;
  for (const CountTerm &term : getTerms()) {
    printSign(term.coefficient < 0, isFirst, os);
    if (abs(term.coefficient) != 1)
      os << abs(term.coefficient) << '*';
    auto print = [&](const CountFactor &factor) { printFactor(factor, os); };
    llvm::interleave(term.factors, os, print, "*");
    isFirst = false;
  }
  if (constant == 0 && !isFirst)
    return;
  printSign(constant < 0, isFirst, os);
  os << abs(constant);
}

std::string Count::str() const { return llvm::to_string(*this); }

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static bool isSymbolStart(char c) { return llvm::isAlpha(c) || c == '_'; }

static bool isSymbolPart(char c) {
  return llvm::isAlnum(c) || StringRef("_.$-").contains(c);
}

bool Count::isValidSymbolName(StringRef name) {
  return !name.empty() && isSymbolStart(name.front()) &&
         llvm::all_of(name, isSymbolPart);
}

// Limits that Count::parse documents.
static constexpr size_t maxTextLength = 65536;
static constexpr size_t maxDigits = 4096;
static constexpr size_t maxOperands = 256;
static constexpr unsigned maxDepth = 64;
static constexpr int64_t maxExponent = 64;

namespace {
/// A recursive-descent parser. Each method consumes what it parses from the
/// front of the text; a failure ends the parse.
class CountParser {
public:
  explicit CountParser(StringRef text) : rest(text) {}

  /// Parses a sum that extends to the end of the text.
  std::optional<Count> parseAll();

private:
  std::optional<Count> parseSum();
  std::optional<Count> parseTerm();
  std::optional<Count> parsePower();
  std::optional<Count> parseFactor();
  std::optional<Count> parseCall(AtomKind kind);
  std::optional<Count> parseExtremum(AtomKind kind);
  std::optional<Count> parseDivision(AtomKind kind);
  std::optional<DynamicAPInt> parseInteger();

  /// Skips white space and consumes `token` if it comes next.
  bool consume(char token);
  bool isAtDigit();

  StringRef rest;
  /// Nesting depth of open calls.
  unsigned depth = 0;
};
} // namespace

bool CountParser::consume(char token) {
  rest = rest.ltrim();
  return rest.consume_front(StringRef(&token, 1));
}

bool CountParser::isAtDigit() {
  rest = rest.ltrim();
  return !rest.empty() && llvm::isDigit(rest.front());
}

std::optional<Count> CountParser::parseAll() {
  if (rest.size() > maxTextLength)
    return std::nullopt;
  std::optional<Count> count = parseSum();
  return rest.trim().empty() ? count : std::nullopt;
}

std::optional<Count> CountParser::parseSum() {
  DynamicAPInt constant(0);
  std::vector<CountTerm> terms;
  bool isNegative = consume('-');
  do {
    std::optional<Count> term = parseTerm();
    if (!term)
      return std::nullopt;
    DynamicAPInt sign(isNegative ? -1 : 1);
    constant += term->getConstantTerm() * sign;
    for (const CountTerm &part : term->getTerms())
      terms.push_back({part.coefficient * sign, part.factors});
    isNegative = consume('-');
  } while (isNegative || consume('+'));
  return CountTerms::sum(constant, std::move(terms));
}

/// Multiplies `product` by `factor` unless that adds terms; sums are not
/// expanded.
static bool appendFactor(Count &product, const Count &factor) {
  auto isSum = [](const Count &count) {
    size_t constants = count.getConstantTerm() != 0;
    return count.getTerms().size() + constants > 1;
  };
  if ((isSum(product) && !factor.isConstant()) ||
      (isSum(factor) && !product.isConstant()))
    return false;
  product *= factor;
  return true;
}

static bool isWithinLimits(const CountTerm &term) {
  return term.factors.size() <= maxOperands &&
         llvm::all_of(term.factors, [](const CountFactor &factor) {
           return factor.exponent <= maxExponent;
         });
}

std::optional<Count> CountParser::parseTerm() {
  Count product = 1;
  if (isAtDigit()) {
    std::optional<DynamicAPInt> coefficient = parseInteger();
    if (!coefficient)
      return std::nullopt;
    product = Count(*coefficient);
    if (!consume('*'))
      return product;
  }
  do {
    std::optional<Count> power = parsePower();
    if (!power || !appendFactor(product, *power) ||
        !llvm::all_of(product.getTerms(), isWithinLimits))
      return std::nullopt;
  } while (consume('*'));
  return product;
}

std::optional<Count> CountParser::parsePower() {
  std::optional<Count> base = parseFactor();
  if (!base || !consume('^'))
    return base;
  std::optional<DynamicAPInt> exponent = parseInteger();
  if (!exponent || *exponent < 1 || *exponent > maxExponent ||
      !getSingleAtom(*base))
    return std::nullopt;
  CountTerm term = base->getTerms().front();
  term.factors.front().exponent = static_cast<uint64_t>(int64_t(*exponent));
  return CountTerms::sum(DynamicAPInt(0), {term});
}

std::optional<Count> CountParser::parseFactor() {
  rest = rest.ltrim();
  StringRef name = rest.take_while(isSymbolPart);
  if (!Count::isValidSymbolName(name))
    return std::nullopt;
  rest = rest.drop_front(name.size());
  if (!consume('('))
    return Count::symbol(name);
  for (AtomKind kind :
       {AtomKind::Max, AtomKind::Min, AtomKind::CeilDiv, AtomKind::FloorDiv})
    if (name == getFunctionName(kind))
      return parseCall(kind);
  return std::nullopt;
}

std::optional<Count> CountParser::parseCall(AtomKind kind) {
  if (++depth > maxDepth)
    return std::nullopt;
  bool isExtremum = kind == AtomKind::Max || kind == AtomKind::Min;
  std::optional<Count> result =
      isExtremum ? parseExtremum(kind) : parseDivision(kind);
  --depth;
  return consume(')') ? result : std::nullopt;
}

std::optional<Count> CountParser::parseExtremum(AtomKind kind) {
  std::optional<Count> result = parseSum();
  if (!result)
    return std::nullopt;
  if (!consume(',')) {
    Count factor = group(*result);
    bool isSum = kind == AtomKind::Max && factor != *result;
    return isSum ? std::optional(factor) : std::nullopt;
  }
  do {
    std::optional<Count> operand = parseSum();
    if (!operand)
      return std::nullopt;
    result = kind == AtomKind::Max ? countMax(*result, *operand)
                                   : countMin(*result, *operand);
    const CountAtom *atom = getSingleAtom(*result);
    if (atom && atom->operands.size() > maxOperands)
      return std::nullopt;
  } while (consume(','));
  return result;
}

std::optional<Count> CountParser::parseDivision(AtomKind kind) {
  std::optional<Count> numerator = parseSum();
  if (!numerator || !consume(','))
    return std::nullopt;
  std::optional<Count> divisor = parseSum();
  if (!divisor || (divisor->isConstant() && divisor->getConstant() <= 0))
    return std::nullopt;
  return divide(kind, *numerator, *divisor);
}

std::optional<DynamicAPInt> CountParser::parseInteger() {
  rest = rest.ltrim();
  StringRef digits = rest.take_while(llvm::isDigit);
  if (digits.empty() || digits.size() > maxDigits)
    return std::nullopt;
  rest = rest.drop_front(digits.size());
  // Four bits hold any decimal digit; one more bit is for the sign.
  unsigned width = 4 * static_cast<unsigned>(digits.size()) + 1;
  return normalize(DynamicAPInt(llvm::APInt(width, digits, 10)));
}

std::optional<Count> Count::parse(StringRef text) {
  return CountParser(text).parseAll();
}
