//===- CountFunctions.cpp - max, min, divisions, substitution -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of counts that are not polynomials: max, min and divisions. They
// are folded where possible, otherwise kept as an atom that substitution
// evaluates again.
//
//===----------------------------------------------------------------------===//

#include "CountImpl.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Atoms
//===----------------------------------------------------------------------===//

static bool isConstantNotPositive(const Count &count) {
  return count.isConstant() && count.getConstant() <= 0;
}

/// Returns true if the function is known to be >= 0. A quotient is nonnegative
/// if both operands are, and undefined if the divisor is 0.
static bool isKnownNonNegativeFunction(AtomKind kind,
                                       ArrayRef<Count> operands) {
  auto isKnown = [](const Count &count) { return count.isKnownNonNegative(); };
  if (kind == AtomKind::Max)
    return llvm::any_of(operands, isKnown);
  bool all = llvm::all_of(operands, isKnown);
  return kind == AtomKind::Min ? all
                               : all && !isConstantNotPositive(operands[1]);
}

CountAtom::CountAtom(StringRef name)
    : kind(AtomKind::Symbol), name(name.str()), isKnownNonNegative(true),
      hash(llvm::hash_value(name)) {}

CountAtom::CountAtom(AtomKind kind, ArrayRef<Count> operands)
    : kind(kind), operands(operands.begin(), operands.end()),
      isKnownNonNegative(isKnownNonNegativeFunction(kind, operands)),
      hash(llvm::hash_combine(
          kind, llvm::hash_combine_range(operands.begin(), operands.end()))) {}

static Count makeFunction(AtomKind kind, ArrayRef<Count> operands) {
  return CountTerms::single(
      llvm::makeIntrusiveRefCnt<const CountAtom>(kind, operands));
}

//===----------------------------------------------------------------------===//
// max and min
//===----------------------------------------------------------------------===//

/// Returns the operands if `count` is already a `kind`, otherwise `count`
/// alone.
static ArrayRef<Count> flatten(AtomKind kind, const Count &count) {
  const CountAtom *atom = getSingleAtom(count);
  return atom && atom->kind == kind ? ArrayRef(atom->operands)
                                    : ArrayRef(count);
}

/// Returns true if `a` is known to make `b` redundant in a max or a min.
static bool dominates(AtomKind kind, const Count &a, const Count &b) {
  return (kind == AtomKind::Max ? a - b : b - a).isKnownNonNegative();
}

static Count makeExtremum(AtomKind kind, const Count &a, const Count &b) {
  if (a.isConstant() && b.isConstant())
    return (a.getConstant() < b.getConstant()) == (kind == AtomKind::Max) ? b
                                                                          : a;
  // Within one side, no operand is known to dominate another.
  llvm::SmallVector<Count, 4> kept(flatten(kind, a));
  llvm::SmallVector<Count, 4> added;
  for (const Count &candidate : flatten(kind, b)) {
    auto isBetter = [&](const Count &other) {
      return dominates(kind, other, candidate);
    };
    auto isWorse = [&](const Count &other) {
      return dominates(kind, candidate, other);
    };
    if (llvm::any_of(kept, isBetter))
      continue;
    llvm::erase_if(kept, isWorse);
    added.push_back(candidate);
  }
  kept.append(added.begin(), added.end());
  if (kept.size() == 1)
    return kept.front();
  llvm::sort(kept);
  return makeFunction(kind, kept);
}

Count detail::group(const Count &count) {
  bool hasConstant = count.getConstantTerm() != 0;
  return count.getTerms().size() + hasConstant > 1
             ? makeFunction(AtomKind::Max, count)
             : count;
}

Count mlir::roofline::countMax(const Count &a, const Count &b) {
  return makeExtremum(AtomKind::Max, a, b);
}

Count mlir::roofline::countMin(const Count &a, const Count &b) {
  return makeExtremum(AtomKind::Min, a, b);
}

//===----------------------------------------------------------------------===//
// Divisions
//===----------------------------------------------------------------------===//

static DynamicAPInt divideConstants(AtomKind kind, const DynamicAPInt &a,
                                    const DynamicAPInt &b) {
  return kind == AtomKind::CeilDiv ? ceilDiv(a, b) : floorDiv(a, b);
}

/// Returns a / b if `b` divides every coefficient of `a`.
static std::optional<Count> divideExactly(const Count &a,
                                          const DynamicAPInt &b) {
  if (a.getConstantTerm() % b != 0)
    return std::nullopt;
  std::vector<CountTerm> quotients;
  for (const CountTerm &term : a.getTerms()) {
    if (term.coefficient % b != 0)
      return std::nullopt;
    quotients.push_back({term.coefficient / b, term.factors});
  }
  return CountTerms::sum(a.getConstantTerm() / b, std::move(quotients));
}

Count detail::divide(AtomKind kind, const Count &a, const Count &b) {
  if (isConstantNotPositive(b))
    return makeFunction(kind, {a, b});
  if (a.isZero())
    return Count();
  if (!b.isConstant())
    return makeFunction(kind, {a, b});
  if (a.isConstant())
    return Count(divideConstants(kind, a.getConstant(), b.getConstant()));
  if (std::optional<Count> quotient = divideExactly(a, b.getConstant()))
    return *quotient;
  // (x + b - 1) / b rounded down is x / b rounded up.
  if (kind == AtomKind::FloorDiv && a.getConstantTerm() == b.getConstant() - 1)
    return divide(AtomKind::CeilDiv, a - (b - 1), b);
  return makeFunction(kind, {a, b});
}

Count mlir::roofline::countCeilDiv(const Count &a, const Count &b) {
  assert(!isConstantNotPositive(b) && "expected a positive divisor");
  return divide(AtomKind::CeilDiv, a, b);
}

Count mlir::roofline::countFloorDiv(const Count &a, const Count &b) {
  assert(!isConstantNotPositive(b) && "expected a positive divisor");
  return divide(AtomKind::FloorDiv, a, b);
}

//===----------------------------------------------------------------------===//
// Substitution
//===----------------------------------------------------------------------===//

using SymbolLookup = llvm::function_ref<std::optional<Count>(StringRef)>;

/// Returns the function of `kind` over `operands`, folded where possible.
static Count applyFunction(AtomKind kind, ArrayRef<Count> operands) {
  if (kind == AtomKind::CeilDiv || kind == AtomKind::FloorDiv)
    return divide(kind, operands[0], operands[1]);
  if (operands.size() == 1)
    return group(operands.front());
  Count result = operands.front();
  for (const Count &operand : operands.drop_front())
    result = makeExtremum(kind, result, operand);
  return result;
}

static Count substituteAtom(const AtomRef &atom, SymbolLookup lookup) {
  if (atom->kind == AtomKind::Symbol) {
    std::optional<Count> value = lookup(atom->name);
    return value ? *value : CountTerms::single(atom);
  }
  llvm::SmallVector<Count, 4> operands;
  for (const Count &operand : atom->operands)
    operands.push_back(operand.substitute(lookup));
  return applyFunction(atom->kind, operands);
}

/// Returns base^exponent by repeated squaring.
static Count raise(Count base, uint64_t exponent) {
  Count power = 1;
  for (; exponent > 1; exponent /= 2) {
    if (exponent % 2 == 1)
      power *= base;
    base *= base;
  }
  return exponent == 1 ? power * base : power;
}

Count Count::substitute(SymbolLookup lookup) const {
  DynamicAPInt newConstant = constant;
  std::vector<CountTerm> newTerms;
  for (const CountTerm &term : getTerms()) {
    Count product(term.coefficient);
    for (const CountFactor &factor : term.factors)
      product *= raise(substituteAtom(factor.atom, lookup), factor.exponent);
    newConstant += product.constant;
    llvm::append_range(newTerms, product.getTerms());
  }
  return CountTerms::sum(newConstant, std::move(newTerms));
}
