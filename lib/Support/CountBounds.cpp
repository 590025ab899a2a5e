//===- CountBounds.cpp - What is known of counts with symbols -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/CounterSum.h"

#include "CounterSumImpl.h"
#include "roofline/Support/CountTerms.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;
using OptionalCount = std::optional<Count>;

bool detail::contains(const Count &count, StringRef symbol) {
  bool found = false;
  count.visitAtoms([&](const CountAtom &atom) {
    found |= atom.kind == AtomKind::Symbol && atom.name == symbol;
  });
  return found;
}

bool detail::contains(const CountAtom &atom, StringRef symbol) {
  return atom.kind == AtomKind::Symbol
             ? atom.name == symbol
             : llvm::any_of(atom.operands, [&](const Count &operand) {
                 return contains(operand, symbol);
               });
}

Count mlir::roofline::makeCount(const CountAtom &atom) {
  if (atom.kind == AtomKind::Symbol)
    return Count::symbol(atom.name);
  if (atom.kind == AtomKind::CeilDiv)
    return countCeilDiv(atom.operands[0], atom.operands[1]);
  if (atom.kind == AtomKind::FloorDiv)
    return countFloorDiv(atom.operands[0], atom.operands[1]);
  Count extremum = atom.operands.front();
  for (const Count &operand : ArrayRef(atom.operands).drop_front())
    extremum = atom.kind == AtomKind::Max ? countMax(extremum, operand)
                                          : countMin(extremum, operand);
  return extremum;
}

/// Returns counts such that the term is known to be at least one of them:
/// `factor` times the function `atom`, replaced by its bounds.
static llvm::SmallVector<Count, 2> getLowerBounds(const CountAtom &atom,
                                                  const DynamicAPInt &factor) {
  if (atom.kind == AtomKind::Max || atom.kind == AtomKind::Min) {
    // c*max(a, b) is at least c*a, and so is -c*min(a, b) at least -c*a.
    if ((atom.kind == AtomKind::Max) != (factor > 0))
      return {};
    return llvm::map_to_vector<2>(atom.operands, [&](const Count &operand) {
      return Count(factor) * operand;
    });
  }
  if (atom.kind == AtomKind::Symbol || !atom.operands[1].isConstant())
    return {};
  const DynamicAPInt &divisor = atom.operands[1].getConstant();
  if (factor % divisor != 0)
    return {};
  // x <= c*ceildiv(x, c) <= x + c - 1,  x - c + 1 <= c*floordiv(x, c) <= x
  bool isUp = atom.kind == AtomKind::CeilDiv;
  Count slack = (factor > 0) == isUp ? Count(0) : Count(divisor) - 1;
  return {Count(factor / divisor) *
          (atom.operands[0] + (isUp ? slack : -slack))};
}

static bool isProvablyNonNegative(const Count &count, unsigned &stepsLeft) {
  if (count.isKnownNonNegative())
    return true;
  for (const CountTerm &term : count.getTerms()) {
    const CountFactor &own = term.factors.front();
    if (term.factors.size() != 1 || own.exponent != 1)
      continue;
    for (const Count &bound : getLowerBounds(*own.atom, term.coefficient)) {
      if (stepsLeft == 0)
        return false;
      --stepsLeft;
      Count less = count - Count(term.coefficient) * makeCount(*own.atom);
      if (isProvablyNonNegative(less + bound, stepsLeft))
        return true;
    }
  }
  return false;
}

bool mlir::roofline::isProvablyNonNegative(const Count &count) {
  unsigned stepsLeft = 24;
  return ::isProvablyNonNegative(count, stepsLeft);
}

//===----------------------------------------------------------------------===//
// Polynomials
//===----------------------------------------------------------------------===//

bool detail::getDifferences(const Count &count, StringRef symbol,
                            SmallVectorImpl<Count> &differences) {
  uint64_t degree = 0;
  for (const CountTerm &term : count.getTerms())
    for (const CountFactor &factor : term.factors)
      if (factor.atom->kind == AtomKind::Symbol && factor.atom->name == symbol)
        degree = std::max(degree, factor.exponent);
      else if (contains(*factor.atom, symbol))
        return false;
  constexpr uint64_t maxDegree = 5;
  if (degree > maxDegree)
    return false;
  for (uint64_t at = 0; at <= degree; ++at)
    differences.push_back(count.substitute([&](StringRef name) {
      return name == symbol ? OptionalCount(at) : std::nullopt;
    }));
  for (uint64_t order = 1; order <= degree; ++order)
    for (uint64_t at = degree; at >= order; --at)
      differences[at] -= differences[at - 1];
  return true;
}

bool detail::divides(const DynamicAPInt &divisor, const Count &count) {
  if (count.isConstant())
    return count.getConstant() % divisor == 0;
  const CountAtom &atom = *count.getTerms().front().factors.front().atom;
  SmallVector<Count, 8> differences;
  return atom.kind == AtomKind::Symbol &&
         getDifferences(count, atom.name, differences) &&
         llvm::all_of(differences, [&](const Count &difference) {
           return divides(divisor, difference);
         });
}
