//===- CounterSum.cpp - Sums over the values of a counter -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/CounterSum.h"

#include "CounterSumImpl.h"
#include "roofline/Support/CountTerms.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;
using OptionalCount = std::optional<Count>;

/// Longer counts are left alone: most have no closed form, and rewriting takes
/// time.
static constexpr uint64_t maxParts = 256;

Count mlir::roofline::makeIndicator(const Count &count) {
  return countMin(1, countMax(0, count));
}

static Count raiseTo(const Count &base, uint64_t exponent) {
  Count power = 1;
  for (; exponent > 0; --exponent)
    power *= base;
  return power;
}

/// Returns min(limit, max(0, count)).
static Count clamp(const Count &count, const Count &limit) {
  if (isProvablyNonNegative(count - limit))
    return limit;
  Count positive = isProvablyNonNegative(count) ? count : countMax(0, count);
  return isProvablyNonNegative(limit - count) ? positive
                                              : countMin(limit, positive);
}

/// Returns ceildiv(count, divisor), where what the divisor divides is no part
/// of the dividend.
static Count divideUp(const Count &count, const Count &divisor) {
  Count whole, rest(count.getConstantTerm());
  for (const CountTerm &term : count.getTerms()) {
    bool isWhole = term.coefficient % divisor.getConstant() == 0;
    Count product(isWhole ? term.coefficient / divisor.getConstant()
                          : term.coefficient);
    for (const CountFactor &factor : term.factors)
      product *= raiseTo(makeCount(*factor.atom), factor.exponent);
    (isWhole ? whole : rest) += product;
  }
  return whole + countCeilDiv(rest, divisor);
}

/// Returns the function of `kind` that `count` is; null if it is none.
static AtomRef getFunction(const Count &count, AtomKind kind) {
  ArrayRef<CountTerm> terms = count.getTerms();
  if (terms.size() != 1 || count.getConstantTerm() != 0 ||
      terms[0].coefficient != 1 || terms[0].factors.size() != 1 ||
      terms[0].factors[0].exponent != 1 ||
      terms[0].factors[0].atom->kind != kind)
    return AtomRef();
  return terms[0].factors[0].atom;
}

/// Returns the other operand of a function of `one` and another count.
static OptionalCount getOther(const CountAtom &atom, const Count &one) {
  if (atom.operands.size() != 2 || !llvm::is_contained(atom.operands, one))
    return std::nullopt;
  return atom.operands[atom.operands[0] == one];
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

namespace {
/// The count base + slope * i.
struct Linear {
  Count base, slope;
};

/// Sums over the iterations 0 <= i < trips.
class Summation {
public:
  explicit Summation(const Count &trips) : trips(trips) {}

  /// The symbol of i, which no program has.
  static constexpr llvm::StringLiteral iteration = "iteration.";

  OptionalCount sum(const Count &count);

private:
  std::optional<Linear> getLinear(const Count &count);
  bool isNonNegative(const Count &count);
  Count simplify(const Count &count);
  Count simplifyFunction(const CountAtom &atom);
  OptionalCount sumPolynomial(const Count &count, const Count &end,
                              const DynamicAPInt &divisor);
  OptionalCount sumWhere(ArrayRef<Linear> conditions, const Count &count,
                         const DynamicAPInt &divisor);
  OptionalCount sumClamp(const CountAtom &atom);
  OptionalCount sumTrips(const CountAtom &atom);
  bool addConditions(const CountAtom &atom,
                     SmallVectorImpl<Linear> &conditions);
  OptionalCount sumProduct(const CountTerm &term);

  const Count &trips;
};
} // namespace

std::optional<Linear> Summation::getLinear(const Count &count) {
  Linear linear{Count(count.getConstantTerm()), {}};
  for (const CountTerm &term : count.getTerms()) {
    Count product(term.coefficient);
    bool isSlope = false;
    for (const CountFactor &factor : term.factors) {
      if (!contains(*factor.atom, iteration)) {
        product *= raiseTo(makeCount(*factor.atom), factor.exponent);
        continue;
      }
      if (factor.atom->kind != AtomKind::Symbol || factor.exponent != 1)
        return std::nullopt;
      isSlope = true;
    }
    (isSlope ? linear.slope : linear.base) += product;
  }
  return linear;
}

/// True if `count` is not negative in any iteration, given that there is one.
bool Summation::isNonNegative(const Count &count) {
  // Where there is an iteration, a positive part is the whole.
  AtomRef positive = getFunction(trips, AtomKind::Max);
  Count last = (positive ? getOther(*positive, 0) : trips).value_or(trips) - 1;
  auto isKnown = [&](const Count &value) {
    return isProvablyNonNegative(value) || isProvablyNonNegative(value - last);
  };
  if (isProvablyNonNegative(count))
    return true;
  std::optional<Linear> linear = getLinear(count);
  return linear && isKnown(linear->base) &&
         isKnown(linear->base + linear->slope * last);
}

/// Adds `count` to each operand of the only max or min in a sum, so that it is
/// one: -min(a, b) + c is max(c - a, c - b).
static Count pushIn(const Count &count, StringRef symbol) {
  const CountTerm *only = nullptr;
  for (const CountTerm &term : count.getTerms())
    for (const CountFactor &factor : term.factors)
      if (factor.atom->kind == AtomKind::Max ||
          factor.atom->kind == AtomKind::Min) {
        if (only || term.factors.size() != 1 || factor.exponent != 1)
          return count;
        only = &term;
      }
  if (!only || !contains(count, symbol))
    return count;
  const CountAtom &atom = *only->factors.front().atom;
  Count factor(only->coefficient), rest = count - factor * makeCount(atom);
  bool isMax = (atom.kind == AtomKind::Max) == (only->coefficient > 0);
  OptionalCount extremum;
  for (const Count &operand : atom.operands) {
    Count own = factor * operand + rest;
    extremum = !extremum ? own
               : isMax   ? countMax(*extremum, own)
                         : countMin(*extremum, own);
  }
  return *extremum;
}

/// Leaves out operands that another one exceeds in all iterations.
Count Summation::simplifyFunction(const CountAtom &atom) {
  if (!contains(atom, iteration))
    return makeCount(atom);
  SmallVector<Count, 4> operands;
  for (const Count &operand : atom.operands)
    operands.push_back(simplify(operand));
  if (atom.kind == AtomKind::CeilDiv || atom.kind == AtomKind::FloorDiv) {
    if (!operands[1].isConstant() || operands[1].getConstant() <= 0)
      return makeCount(atom);
    if (atom.kind == AtomKind::FloorDiv &&
        divides(operands[1].getConstant(), operands[0]))
      return countFloorDiv(operands[0], operands[1]);
    return atom.kind == AtomKind::CeilDiv
               ? divideUp(operands[0], operands[1])
               : divideUp(operands[0] - operands[1] + 1, operands[1]);
  }
  bool isMax = atom.kind == AtomKind::Max;
  Count extremum = pushIn(operands.front(), iteration);
  for (const Count &operand : ArrayRef(operands).drop_front()) {
    Count own = pushIn(operand, iteration);
    Count more = isMax ? extremum - own : own - extremum;
    if (isNonNegative(more))
      continue;
    if (isNonNegative(-more))
      extremum = own;
    else
      extremum = isMax ? countMax(extremum, own) : countMin(extremum, own);
  }
  return extremum;
}

Count Summation::simplify(const Count &count) {
  Count sum(count.getConstantTerm());
  for (const CountTerm &term : count.getTerms()) {
    Count product(term.coefficient);
    for (const CountFactor &factor : term.factors)
      product *= raiseTo(factor.atom->kind == AtomKind::Symbol
                             ? Count::symbol(factor.atom->name)
                             : simplifyFunction(*factor.atom),
                         factor.exponent);
    sum += product;
  }
  return sum;
}

/// Returns the sum of `count` / `divisor` over 0 <= i < `end`, where `count` is
/// a polynomial in i that the divisor divides. One of degree d is the sum over
/// k <= d of its k-th difference at 0 times binomial(end, k + 1): Newton's
/// series.
OptionalCount Summation::sumPolynomial(const Count &count, const Count &end,
                                       const DynamicAPInt &divisor) {
  SmallVector<Count, 8> differences;
  if (!getDifferences(count, iteration, differences))
    return std::nullopt;
  // Over the common denominator (d + 1)! * divisor.
  Count factorial = 1, sum, falling = 1, denominator = 1;
  for (uint64_t order = 1; order <= differences.size(); ++order)
    factorial *= Count(order);
  for (auto [order, difference] : llvm::enumerate(differences)) {
    falling *= end - Count(uint64_t(order));
    denominator *= Count(uint64_t(order + 1));
    sum += difference * falling * countFloorDiv(factorial, denominator);
  }
  // In lowest terms.
  factorial *= Count(divisor);
  DynamicAPInt common =
      llvm::gcd(llvm::abs(sum.getConstantTerm()), factorial.getConstant());
  for (const CountTerm &term : sum.getTerms())
    common = llvm::gcd(common, llvm::abs(term.coefficient));
  return countFloorDiv(countFloorDiv(sum, Count(common)),
                       countFloorDiv(factorial, Count(common)));
}

/// Returns the sum of `count` / `divisor` over the iterations in which all
/// `conditions` are positive. With D(u) = 1 for i < u: a + s*i > 0 is
/// D(ceildiv(a, -s)) for s < 0, and 1 - D(ceildiv(1 - a, s)) for s > 0;
/// D(u) * D(v) = D(min(u, v)); D(u) selects the first min(trips, max(0, u)).
OptionalCount Summation::sumWhere(ArrayRef<Linear> conditions,
                                  const Count &count,
                                  const DynamicAPInt &divisor) {
  OptionalCount end;
  SmallVector<Count, 2> starts;
  auto merge = [](OptionalCount known, const Count &own) {
    return known ? countMin(*known, own) : own;
  };
  for (const Linear &condition : conditions) {
    if (!condition.slope.isConstant())
      return std::nullopt;
    if (condition.slope.getConstant() < 0)
      end = merge(end, divideUp(condition.base, -condition.slope));
    else
      starts.push_back(divideUp(1 - condition.base, condition.slope));
  }
  constexpr size_t maxStarts = 4;
  if (starts.size() > maxStarts)
    return std::nullopt;
  Count sum;
  for (unsigned subset = 0; subset < 1u << starts.size(); ++subset) {
    OptionalCount least = end;
    for (auto [number, start] : llvm::enumerate(starts))
      if (subset >> number & 1)
        least = merge(least, start);
    OptionalCount own =
        sumPolynomial(count, least ? clamp(*least, trips) : trips, divisor);
    if (!own)
      return std::nullopt;
    sum += llvm::popcount(subset) % 2 ? -*own : *own;
  }
  return sum;
}

/// Adds what has to be positive for `atom` to be 1; fails if it takes values
/// other than 0 and 1.
bool Summation::addConditions(const CountAtom &atom,
                              SmallVectorImpl<Linear> &conditions) {
  if (atom.kind != AtomKind::Min ||
      !llvm::is_contained(atom.operands, Count(1)))
    return false;
  for (const Count &operand : atom.operands) {
    if (operand.isOne())
      continue;
    AtomRef positive = getFunction(operand, AtomKind::Max);
    OptionalCount condition = positive ? getOther(*positive, 0) : operand;
    std::optional<Linear> linear =
        condition ? getLinear(*condition) : std::nullopt;
    if (!linear || linear->slope.isZero() ||
        (!positive && !isNonNegative(operand)))
      return false;
    conditions.push_back(*linear);
  }
  return true;
}

/// Returns the x of max(0, x), which is x where x is positive.
static OptionalCount getPositive(const CountAtom &atom) {
  return atom.kind == AtomKind::Max ? getOther(atom, 0) : std::nullopt;
}

/// The sum of min(m, max(0, a - m*i)), such as the sizes of tiles, is
/// min(m*trips, max(0, a)). The function may also be max(0, min(m, a - m*i)).
OptionalCount Summation::sumClamp(const CountAtom &atom) {
  AtomRef least = &atom;
  if (OptionalCount positive = getPositive(atom))
    least = getFunction(*positive, AtomKind::Min);
  if (!least || least->kind != AtomKind::Min || least->operands.size() != 2)
    return std::nullopt;
  for (bool isSecond : {false, true}) {
    const Count &limit = least->operands[isSecond];
    const Count &value = least->operands[!isSecond];
    if (contains(limit, iteration) || !limit.isKnownNonNegative())
      continue;
    AtomRef positive = getFunction(value, AtomKind::Max);
    OptionalCount inner = positive ? getOther(*positive, 0) : std::nullopt;
    if (!inner && atom.kind != AtomKind::Max && !isNonNegative(value))
      continue;
    std::optional<Linear> linear = getLinear(inner.value_or(value));
    if (linear && linear->slope == -limit)
      return clamp(linear->base, limit * trips);
    if (linear && linear->slope == limit) // From the last iteration on.
      return clamp(linear->base + limit * (trips - 1), limit * trips);
  }
  return std::nullopt;
}

/// The sum over n threads of ceildiv(a - s*i, s*n), the iterations of a loop
/// from s*i to a in steps of s*n, is ceildiv(a, s), and that of the positive
/// parts is its positive part (Hermite's identity).
OptionalCount Summation::sumTrips(const CountAtom &atom) {
  OptionalCount positive = getPositive(atom);
  Count count = positive.value_or(makeCount(atom));
  for (const CountTerm &term : count.getTerms()) {
    const CountAtom &quotient = *term.factors.front().atom;
    if (quotient.kind != AtomKind::CeilDiv || !contains(quotient, iteration))
      continue;
    const Count &step = quotient.operands[1];
    std::optional<Linear> linear =
        getLinear(quotient.operands[0] + (count - makeCount(quotient)) * step);
    if (!linear || !linear->slope.isConstant() ||
        linear->slope.getConstant() >= 0 || linear->slope * trips != -step)
      return std::nullopt;
    Count sum = divideUp(linear->base, -linear->slope);
    return (positive ? countMax(0, sum) : sum) * countMin(1, trips);
  }
  return std::nullopt;
}

/// Returns the sum of one product, whose factors may be polynomials, their
/// exact quotients and positive parts, conditions, or one size of a tile.
OptionalCount Summation::sumProduct(const CountTerm &term) {
  Count factor(term.coefficient), polynomial = 1;
  DynamicAPInt divisor(1);
  SmallVector<Linear, 4> conditions;
  const CountAtom *size = nullptr;
  for (const CountFactor &own : term.factors) {
    Count value = raiseTo(makeCount(*own.atom), own.exponent);
    bool isQuotient =
        own.atom->kind == AtomKind::FloorDiv &&
        own.atom->operands[1].isConstant() &&
        divides(own.atom->operands[1].getConstant(), own.atom->operands[0]);
    OptionalCount positive = getPositive(*own.atom);
    std::optional<Linear> linear =
        positive ? getLinear(*positive) : std::nullopt;
    if (!contains(*own.atom, iteration)) {
      factor *= value;
    } else if (own.atom->kind == AtomKind::Symbol) {
      polynomial *= value;
    } else if (isQuotient) {
      polynomial *= raiseTo(own.atom->operands[0], own.exponent);
      divisor *= raiseTo(own.atom->operands[1], own.exponent).getConstant();
    } else if (linear) {
      polynomial *= raiseTo(*positive, own.exponent);
      conditions.push_back(*linear);
    } else if (!addConditions(*own.atom, conditions)) {
      if (size || own.exponent != 1)
        return std::nullopt;
      size = own.atom.get();
    }
  }
  OptionalCount sum;
  if (!size)
    sum = sumWhere(conditions, polynomial, divisor);
  else if (conditions.empty() && polynomial.isOne() && !(sum = sumClamp(*size)))
    sum = sumTrips(*size);
  return sum ? OptionalCount(factor * *sum) : std::nullopt;
}

OptionalCount Summation::sum(const Count &count) {
  Count simple = simplify(count);
  // The polynomials together, over one denominator.
  Count sum, polynomial(simple.getConstantTerm());
  for (const CountTerm &term : simple.getTerms()) {
    Count product(term.coefficient);
    bool isPolynomial = true;
    for (const CountFactor &factor : term.factors) {
      product *= raiseTo(makeCount(*factor.atom), factor.exponent);
      isPolynomial &= factor.atom->kind == AtomKind::Symbol ||
                      !contains(*factor.atom, iteration);
    }
    if (isPolynomial) {
      polynomial += product;
      continue;
    }
    OptionalCount own = sumProduct(term);
    if (!own)
      return std::nullopt;
    sum += *own;
  }
  OptionalCount rest = sumPolynomial(polynomial, trips, DynamicAPInt(1));
  return rest ? OptionalCount(sum + *rest) : std::nullopt;
}

OptionalCount mlir::roofline::sumOverRange(const Count &count,
                                           const CounterRange &range) {
  if (count.isConstant() || !contains(count, range.symbol))
    return count * range.trips;
  // A product that is kept as factors is a max of one operand.
  bool isProduct = false;
  count.visitAtoms([&](const CountAtom &atom) {
    isProduct |= atom.kind != AtomKind::Symbol && atom.operands.size() == 1;
  });
  if (isProduct || count.isMoreComplexThan(maxParts))
    return std::nullopt;
  Count value = range.first + range.step * Count::symbol(Summation::iteration);
  return Summation(range.trips).sum(count.substitute([&](StringRef name) {
    return name == range.symbol ? OptionalCount(value) : std::nullopt;
  }));
}
