//===- PolynomialPieces.cpp - Counts as polynomials, piece by piece -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PolynomialPieces.h"

#include "CountImpl.h"

#include "llvm/ADT/STLExtras.h"

#include <numeric>

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::DynamicAPInt;
using llvm::StringRef;

/// Limits that bound the time on unusual input. Beyond them only short ranges
/// are solved, integer by integer.
static constexpr int64_t maxPeriod = 512;
static constexpr size_t maxDegree = 32;
static constexpr size_t maxPieces = 4096;

static bool isDivision(const CountAtom &atom) {
  return atom.kind == AtomKind::CeilDiv || atom.kind == AtomKind::FloorDiv;
}

static std::string quote(const CountAtom &atom) {
  return "'" + CountTerms::single(&atom).str() + "'";
}

//===----------------------------------------------------------------------===//
// Periods
//===----------------------------------------------------------------------===//

namespace {
/// Finds a period such that every division by a constant is a polynomial on
/// each residue class, the smallest that is known to suffice.
class PeriodFinder {
public:
  int64_t period = 1;
  std::string whyNot;

  void visit(const Count &count) { period = combine(period, find(count)); }

private:
  int64_t find(const Count &count) {
    int64_t own = 1;
    for (const CountTerm &term : count.getTerms())
      for (const CountFactor &factor : term.factors)
        own = combine(own, find(*factor.atom));
    return own;
  }

  /// Returns the period of one atom. With s = c*P*t + r, a numerator that is a
  /// polynomial with integer coefficients in P*t has the same remainder modulo
  /// c for each t.
  int64_t find(const CountAtom &atom) {
    int64_t own = 1;
    if (!isDivision(atom)) {
      for (const Count &operand : atom.operands)
        own = combine(own, find(operand));
      return own;
    }
    std::optional<int64_t> divisor = atom.operands[1].tryInt64();
    if (!divisor || *divisor <= 0) {
      whyNot = quote(atom) + " divides by what is no positive constant";
      return 1;
    }
    own = find(atom.operands[0]);
    if (*divisor <= maxPeriod && own * *divisor <= maxPeriod)
      return own * *divisor;
    whyNot = quote(atom) + " has too long a period";
    return 1;
  }

  int64_t combine(int64_t a, int64_t b) {
    int64_t common = std::lcm(a, b);
    if (common <= maxPeriod)
      return common;
    whyNot = "the divisions have too long a period together";
    return 1;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

namespace {
/// Turns counts into polynomials on one piece. If a max or min has no single
/// winner on it, `splitAt` is where the piece can be split.
class PieceBuilder {
public:
  PieceBuilder(StringRef symbol, int64_t period, int64_t residue,
               IntegerRange range)
      : symbol(symbol), period(period), residue(residue), range(range) {}

  std::optional<Polynomial> build(const Count &count);

  std::optional<int64_t> splitAt;
  std::string whyNot;

private:
  std::optional<Polynomial> fail(std::string reason) {
    whyNot = std::move(reason);
    return std::nullopt;
  }
  std::optional<Polynomial> buildTerm(const CountTerm &term);
  std::optional<Polynomial> buildAtom(const CountAtom &atom);
  std::optional<Polynomial> buildExtremum(const CountAtom &atom);
  std::optional<Polynomial> buildDivision(const CountAtom &atom);
  std::optional<Polynomial> takeExtremum(AtomKind kind, const Polynomial &a,
                                         const Polynomial &b);

  StringRef symbol;
  int64_t period, residue;
  IntegerRange range;
};
} // namespace

std::optional<Polynomial> PieceBuilder::build(const Count &count) {
  Polynomial sum(count.getConstantTerm());
  for (const CountTerm &term : count.getTerms()) {
    std::optional<Polynomial> product = buildTerm(term);
    if (!product)
      return std::nullopt;
    sum += *product;
  }
  return sum;
}

std::optional<Polynomial> PieceBuilder::buildTerm(const CountTerm &term) {
  Polynomial product(term.coefficient);
  for (const CountFactor &factor : term.factors) {
    std::optional<Polynomial> base = buildAtom(*factor.atom);
    if (!base)
      return std::nullopt;
    if (factor.exponent > maxDegree ||
        product.getDegree() + base->getDegree() * factor.exponent > maxDegree)
      return fail("its degree is above " + std::to_string(maxDegree));
    for (uint64_t i = 0; i < factor.exponent; ++i)
      product = product * *base;
  }
  return product;
}

std::optional<Polynomial> PieceBuilder::buildAtom(const CountAtom &atom) {
  if (isDivision(atom))
    return buildDivision(atom);
  if (atom.kind != AtomKind::Symbol)
    return buildExtremum(atom);
  if (atom.name != symbol)
    return fail("it depends on '" + atom.name + "' too");
  return Polynomial({DynamicAPInt(residue), DynamicAPInt(period)});
}

/// Returns whichever of `a` and `b` is the max or min on the whole piece. If
/// neither is, sets `splitAt` to the first integer at which the other one takes
/// over.
std::optional<Polynomial> PieceBuilder::takeExtremum(AtomKind kind,
                                                     const Polynomial &a,
                                                     const Polynomial &b) {
  int sign = 0;
  for (const SignRun &run : findSignRuns(a - b, range.first, range.last)) {
    if (run.sign != 0 && sign == -run.sign) {
      splitAt = run.first;
      return std::nullopt;
    }
    if (run.sign != 0)
      sign = run.sign;
  }
  return (kind == AtomKind::Max) == (sign >= 0) ? a : b;
}

std::optional<Polynomial> PieceBuilder::buildExtremum(const CountAtom &atom) {
  std::optional<Polynomial> result = build(atom.operands.front());
  for (const Count &operand : llvm::drop_begin(atom.operands)) {
    if (!result)
      return std::nullopt;
    std::optional<Polynomial> other = build(operand);
    if (!other)
      return std::nullopt;
    result = takeExtremum(atom.kind, *result, *other);
  }
  return result;
}

/// Divides exactly: all coefficients but the constant one are multiples of the
/// divisor (see `PeriodFinder`).
std::optional<Polynomial> PieceBuilder::buildDivision(const CountAtom &atom) {
  std::optional<Polynomial> numerator = build(atom.operands[0]);
  if (!numerator)
    return std::nullopt;
  const DynamicAPInt &divisor = atom.operands[1].getConstant();
  DynamicAPInt constant = numerator->getCoefficient(0);
  llvm::SmallVector<DynamicAPInt, 4> quotient;
  quotient.push_back(atom.kind == AtomKind::CeilDiv
                         ? ceilDiv(constant, divisor)
                         : floorDiv(constant, divisor));
  for (size_t i = 1; i <= numerator->getDegree(); ++i) {
    assert(numerator->getCoefficient(i) % divisor == 0 && "see PeriodFinder");
    quotient.push_back(numerator->getCoefficient(i) / divisor);
  }
  return Polynomial(quotient);
}

/// Appends the pieces of one residue class, splitting where needed.
static void addPieces(llvm::ArrayRef<Count> counts, StringRef symbol,
                      int64_t period, int64_t residue, IntegerRange range,
                      PolynomialPieces &pieces) {
  llvm::SmallVector<IntegerRange> open{range};
  while (!open.empty() && pieces.whyNot.empty()) {
    PolynomialPiece piece{period, residue, open.pop_back_val(), {}};
    PieceBuilder builder(symbol, period, residue, piece.range);
    for (const Count &count : counts) {
      std::optional<Polynomial> polynomial = builder.build(count);
      if (!polynomial)
        break;
      piece.polynomials.push_back(std::move(*polynomial));
    }
    if (builder.splitAt) {
      open.push_back({*builder.splitAt, piece.range.last});
      open.push_back({piece.range.first, *builder.splitAt - 1});
    } else if (!builder.whyNot.empty()) {
      pieces.whyNot = builder.whyNot;
    } else {
      pieces.list.push_back(std::move(piece));
    }
    if (pieces.list.size() + open.size() > maxPieces)
      pieces.whyNot = "max and min change too often";
  }
}

/// Makes one piece per integer. Returns nullopt if the range is too long or a
/// count has no value at some integer.
static std::optional<PolynomialPieces> makeSingles(llvm::ArrayRef<Count> counts,
                                                   StringRef symbol,
                                                   IntegerRange range) {
  if (uint64_t(range.last - range.first) >= maxPieces)
    return std::nullopt;
  PolynomialPieces pieces;
  for (int64_t value = range.first; value <= range.last; ++value) {
    PolynomialPiece piece{1, 0, {value, value}, {}};
    for (const Count &count : counts) {
      Count there = count.substitute([&](StringRef name) {
        return name == symbol ? std::optional(Count(value)) : std::nullopt;
      });
      if (!there.isConstant())
        return std::nullopt;
      piece.polynomials.push_back(Polynomial(there.getConstant()));
    }
    pieces.list.push_back(std::move(piece));
  }
  return pieces;
}

static PolynomialPieces solvePieces(llvm::ArrayRef<Count> counts,
                                    StringRef symbol, IntegerRange range) {
  PolynomialPieces pieces;
  PeriodFinder finder;
  for (const Count &count : counts)
    finder.visit(count);
  pieces.whyNot = finder.whyNot;
  for (int64_t residue = 0; residue < finder.period; ++residue) {
    // Compute the range of t for which period * t + residue is in `range`.
    int64_t period = finder.period;
    if (range.last < residue)
      break;
    int64_t first =
        range.first <= residue ? 0 : (range.first - residue - 1) / period + 1;
    int64_t last = (range.last - residue) / period;
    if (pieces.whyNot.empty() && first <= last)
      addPieces(counts, symbol, period, residue, {first, last}, pieces);
  }
  return pieces;
}

PolynomialPieces detail::makePieces(llvm::ArrayRef<Count> counts,
                                    StringRef symbol, IntegerRange range) {
  PolynomialPieces pieces = solvePieces(counts, symbol, range);
  if (pieces.whyNot.empty())
    return pieces;
  if (auto singles = makeSingles(counts, symbol, range))
    return std::move(*singles);
  pieces.list.clear();
  return pieces;
}
