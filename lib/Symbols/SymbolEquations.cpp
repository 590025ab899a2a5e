//===- SymbolEquations.cpp - Symbols that are equal -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/SymbolEquations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <tuple>

using namespace llvm;
using namespace mlir::roofline;

/// Bounds on the time for hostile input: equations with more or longer
/// polynomials are not solved.
static constexpr unsigned maxPolynomials = 64;
static constexpr uint64_t maxParts = 96;
static constexpr size_t maxSymbols = 8;

/// Given names come first, in their order; then arguments by their numbers;
/// then others: the counters of loops, which are summed up, before unknown
/// dims.
bool SymbolEquations::isBefore(StringRef lhs, StringRef rhs) const {
  auto getRank = [&](StringRef name) {
    auto it = names.find(name);
    bool isGiven = it != names.end();
    StringRef rest = name;
    unsigned argument = UINT_MAX;
    if (isGiven || !rest.consume_front("arg") ||
        rest.consumeInteger(10, argument))
      argument = UINT_MAX;
    return std::tuple(isGiven ? it->second : UINT_MAX, argument,
                      name.starts_with("dim"), name.size(), name);
  };
  return getRank(lhs) < getRank(rhs);
}

/// A name that the user gave is only replaced by such names.
bool SymbolEquations::canReplace(StringRef name, const Count &count) const {
  if (name.empty() || !count.isKnownNonNegative())
    return false;
  if (count.isConstant())
    return true;
  SmallVector<std::string> symbols;
  count.collectSymbols(symbols);
  return numPolynomials < maxPolynomials &&
         !count.isMoreComplexThan(maxParts) && !is_contained(symbols, name) &&
         (!isGiven(name) ||
          all_of(symbols, [&](StringRef other) { return isGiven(other); }));
}

void SymbolEquations::define(StringRef name, Count count) {
  numPolynomials += !count.isConstant() && count.getSymbolName().empty();
  replacements.try_emplace(name, std::move(count));
}

/// Returns the factor of `symbol` in a sum of symbols with constant factors, or
/// nullopt if `sum` is not linear in it.
static std::optional<Count> getFactor(const Count &sum, StringRef symbol) {
  auto evaluate = [&](int64_t value) {
    return sum.substitute([&](StringRef name) {
      return name == symbol ? std::optional(Count(value)) : std::nullopt;
    });
  };
  Count rest = evaluate(0), factor = evaluate(1) - rest;
  if (!factor.isConstant() || factor.isZero() ||
      sum != factor * Count::symbol(symbol) + rest)
    return std::nullopt;
  return factor;
}

/// Solves difference = 0 for the last of its symbols that the others
/// determine. Returns false if there is no solution.
bool SymbolEquations::solve(const Count &difference) {
  SmallVector<std::string> symbols;
  difference.collectSymbols(symbols);
  if (symbols.size() > maxSymbols)
    return true;
  llvm::sort(symbols, [&](StringRef a, StringRef b) { return isBefore(b, a); });
  for (StringRef symbol : symbols) {
    std::optional<Count> factor = getFactor(difference, symbol);
    if (!factor)
      continue;
    Count rest = *factor * Count::symbol(symbol) - difference;
    if (factor->getConstant() < 0) {
      factor = -*factor;
      rest = -rest;
    }
    Count value = countFloorDiv(rest, *factor);
    bool isExact = value * *factor == rest;
    if (value.isConstant() && (!isExact || value.getConstant() < 0))
      return false;
    if (!isExact || !canReplace(symbol, value))
      continue;
    define(symbol, value);
    return true;
  }
  return true;
}

bool SymbolEquations::unify(Count lhs, Count rhs) {
  lhs = resolve(lhs);
  rhs = resolve(rhs);
  if (lhs == rhs)
    return true;
  if (lhs.isConstant() && rhs.isConstant())
    return false;
  StringRef left = lhs.getSymbolName(), right = rhs.getSymbolName();
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
  StringRef next = it->second.getSymbolName();
  while (!next.empty()) {
    auto further = replacements.find(next);
    if (further == replacements.end())
      break;
    it = further;
    next = it->second.getSymbolName();
  }
  return first->second = resolve(it->second);
}

Count SymbolEquations::resolve(const Count &count) {
  if (count.isConstant() || replacements.empty())
    return count;
  return count.substitute([&](StringRef name) { return lookup(name); });
}
