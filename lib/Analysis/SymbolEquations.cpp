//===- SymbolEquations.cpp - Symbols that are equal -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolEquations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <tuple>

using namespace llvm;
using namespace mlir::roofline;

/// Bound the time on hostile input: more polynomials, or longer ones, stay
/// equations that nothing is made of.
static constexpr unsigned maxPolynomials = 64;
static constexpr size_t maxTextLength = 256;

/// The name of a count that is one symbol; empty for any other.
static std::string getSymbol(const Count &count) {
  SmallVector<std::string> symbols;
  count.collectSymbols(symbols);
  if (symbols.size() != 1 || count != Count::symbol(symbols.front()))
    return {};
  return symbols.front();
}

/// Given names come first, in their order; then arguments by their numbers;
/// then others.
bool SymbolEquations::isBefore(StringRef lhs, StringRef rhs) const {
  auto getRank = [&](StringRef name) {
    auto it = names.find(name);
    bool isGiven = it != names.end();
    StringRef rest = name;
    unsigned argument = UINT_MAX;
    if (isGiven || !rest.consume_front("arg") ||
        rest.consumeInteger(10, argument))
      argument = UINT_MAX;
    return std::tuple(isGiven ? it->second : UINT_MAX, argument, name.size(),
                      name);
  };
  return getRank(lhs) < getRank(rhs);
}

/// A name that the user gave goes for an expression of such names only.
bool SymbolEquations::canReplace(StringRef name, const Count &count) const {
  if (name.empty() || !count.isKnownNonNegative())
    return false;
  if (count.isConstant())
    return true;
  SmallVector<std::string> symbols;
  count.collectSymbols(symbols);
  return numPolynomials < maxPolynomials &&
         count.str().size() <= maxTextLength && !is_contained(symbols, name) &&
         (!isGiven(name) ||
          all_of(symbols, [&](StringRef other) { return isGiven(other); }));
}

void SymbolEquations::define(StringRef name, Count count) {
  numPolynomials += !count.isConstant() && getSymbol(count).empty();
  replacements.try_emplace(name, std::move(count));
}

/// Solves difference = 0 for its symbol if it is linear in one.
bool SymbolEquations::solve(const Count &difference) {
  SmallVector<std::string> symbols;
  difference.collectSymbols(symbols);
  if (symbols.size() != 1)
    return true;
  auto evaluate = [&](int64_t value) {
    return difference.substitute([&](StringRef) { return Count(value); });
  };
  Count constant = evaluate(0), slope = evaluate(1) - constant;
  Count symbol = Count::symbol(symbols.front());
  if (slope.isZero() || !slope.isConstant() ||
      difference != slope * symbol + constant)
    return true;
  if (slope.getConstant() < 0) {
    slope = -slope;
    constant = -constant;
  }
  Count value = countFloorDiv(-constant, slope);
  if (value.getConstant() < 0 || value * slope != -constant)
    return false;
  define(symbols.front(), value);
  return true;
}

bool SymbolEquations::unify(Count lhs, Count rhs) {
  lhs = resolve(lhs);
  rhs = resolve(rhs);
  if (lhs == rhs)
    return true;
  if (lhs.isConstant() && rhs.isConstant())
    return false;
  std::string left = getSymbol(lhs), right = getSymbol(rhs);
  if (!left.empty() && !right.empty()) {
    if (isBefore(left, right))
      define(right, lhs);
    else
      define(left, rhs);
    return true;
  }
  if (canReplace(left, rhs))
    define(left, rhs);
  else if (canReplace(right, lhs))
    define(right, lhs);
  else
    return solve(lhs - rhs);
  return true;
}

std::optional<Count> SymbolEquations::lookup(StringRef name) {
  auto first = replacements.find(name), it = first;
  if (it == replacements.end())
    return std::nullopt;
  // Symbols may stand for each other in long chains.
  std::string next = getSymbol(it->second);
  while (!next.empty()) {
    auto further = replacements.find(next);
    if (further == replacements.end())
      break;
    it = further;
    next = getSymbol(it->second);
  }
  return first->second = resolve(it->second);
}

Count SymbolEquations::resolve(const Count &count) {
  if (count.isConstant() || replacements.empty())
    return count;
  return count.substitute([&](StringRef name) { return lookup(name); });
}
