//===- CountStructure.cpp - Structure of counts ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the symbols, complexity and monotonicity of counts from their terms.
//
//===----------------------------------------------------------------------===//

#include "CountImpl.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::DynamicAPInt;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void Count::visitAtoms(
    llvm::function_ref<void(const CountAtom &)> visit) const {
  for (const CountTerm &term : getTerms())
    for (const CountFactor &factor : term.factors) {
      visit(*factor.atom);
      for (const Count &operand : factor.atom->operands)
        operand.visitAtoms(visit);
    }
}

void Count::collectSymbols(llvm::SmallVectorImpl<std::string> &symbols) const {
  symbols.clear();
  visitAtoms([&](const CountAtom &atom) {
    if (atom.kind == AtomKind::Symbol)
      symbols.push_back(atom.name);
  });
  llvm::sort(symbols);
  symbols.erase(llvm::unique(symbols), symbols.end());
}

StringRef Count::getSymbolName() const {
  const CountAtom *atom = getSingleAtom(*this);
  return atom ? StringRef(atom->name) : StringRef();
}

//===----------------------------------------------------------------------===//
// Complexity
//===----------------------------------------------------------------------===//

/// Subtracts `parts` from `budget`; returns false if there are fewer left.
static bool take(uint64_t parts, uint64_t &budget) {
  if (parts > budget)
    return false;
  budget -= parts;
  return true;
}

static bool takeNumber(const DynamicAPInt &value, uint64_t &budget) {
  if (value >= INT64_MIN && value <= INT64_MAX)
    return take(1, budget);
  DynamicAPInt rest = abs(value), word = DynamicAPInt(INT64_MAX);
  for (; rest != 0; rest /= word)
    if (!take(1, budget))
      return false;
  return true;
}

/// Subtracts the parts of `count` from `budget`; returns false if it has more.
static bool takeParts(const Count &count, uint64_t &budget) {
  for (const CountTerm &term : count.getTerms()) {
    if (abs(term.coefficient) != 1 && !takeNumber(term.coefficient, budget))
      return false;
    for (const CountFactor &factor : term.factors) {
      if (!take(factor.exponent, budget))
        return false;
      for (const Count &operand : factor.atom->operands)
        if (!takeParts(operand, budget))
          return false;
    }
  }
  bool isPrinted = count.isConstant() || count.getConstantTerm() != 0;
  return !isPrinted || takeNumber(count.getConstantTerm(), budget);
}

bool Count::isMoreComplexThan(uint64_t limit) const {
  return !takeParts(*this, limit);
}

//===----------------------------------------------------------------------===//
// Monotonicity
//===----------------------------------------------------------------------===//

static bool isNonDecreasing(const CountAtom &atom) {
  auto isKnown = [](const Count &count) {
    return count.isKnownNonDecreasing();
  };
  switch (atom.kind) {
  case AtomKind::Symbol:
    return true;
  case AtomKind::Max:
  case AtomKind::Min:
    return llvm::all_of(atom.operands, isKnown);
  case AtomKind::CeilDiv:
  case AtomKind::FloorDiv:
    return isKnown(atom.operands[0]) && atom.operands[1].isConstant() &&
           atom.operands[1].getConstant() > 0;
  }
  llvm_unreachable("unknown kind of atom");
}

bool Count::isKnownNonDecreasing() const {
  return llvm::all_of(getTerms(), [](const CountTerm &term) {
    return term.coefficient > 0 &&
           llvm::all_of(term.factors, [&](const CountFactor &factor) {
             // A product of decreasing negative factors would increase.
             return isNonDecreasing(*factor.atom) &&
                    (factor.atom->isKnownNonNegative ||
                     (term.factors.size() == 1 && factor.exponent == 1));
           });
  });
}

/// The slope of each symbol.
using Slopes = llvm::StringMap<DynamicAPInt>;

/// Splits the terms of `count` into slopes of symbols, which are added to
/// `slopes`, and functions. Returns false if there are products, powers or
/// multiples of functions.
static bool splitTerms(const Count &count, Slopes &slopes,
                       llvm::SmallVectorImpl<const CountAtom *> &functions) {
  for (const CountTerm &term : count.getTerms()) {
    const CountFactor &factor = term.factors.front();
    if (term.factors.size() != 1 || factor.exponent != 1)
      return false;
    if (factor.atom->kind == AtomKind::Symbol)
      slopes[factor.atom->name] += term.coefficient;
    else if (term.coefficient == 1)
      functions.push_back(factor.atom.get());
    else
      return false;
  }
  return true;
}

static bool isNonIncreasing(const Count &count, Slopes slopes);

/// Returns true if `function` plus the symbols of `added` is nonincreasing. A
/// max, min or division is if all its operands are; a term added to it may be
/// added to its operands instead, times the divisor.
static bool isNonIncreasing(const CountAtom &function, Slopes added) {
  llvm::ArrayRef<Count> operands = function.operands;
  if (function.kind == AtomKind::CeilDiv ||
      function.kind == AtomKind::FloorDiv) {
    const Count &divisor = operands.back();
    if (!divisor.isConstant() || divisor.getConstant() <= 0)
      return false;
    for (auto &entry : added)
      entry.second *= divisor.getConstant();
    operands = operands.drop_back();
  }
  return llvm::all_of(operands, [&](const Count &operand) {
    return isNonIncreasing(operand, added);
  });
}

/// Returns true if `count` plus the symbols of `slopes` is nonincreasing in
/// every symbol.
static bool isNonIncreasing(const Count &count, Slopes slopes) {
  llvm::SmallVector<const CountAtom *, 2> functions;
  if (!splitTerms(count, slopes, functions))
    return false;
  if (functions.size() == 1)
    return isNonIncreasing(*functions.front(), std::move(slopes));
  auto isFalling = [](const auto &entry) { return entry.second <= 0; };
  return llvm::all_of(slopes, isFalling) &&
         llvm::all_of(functions, [](const CountAtom *function) {
           return isNonIncreasing(*function, Slopes());
         });
}

bool Count::isKnownNonIncreasing() const {
  return isNonIncreasing(*this, Slopes());
}
