//===- Crossing.cpp - Ranges on which a time is the largest ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Crossing.h"

#include "CountImpl.h"
#include "PolynomialPieces.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir::roofline;
using namespace mlir::roofline::detail;
using llvm::ArrayRef;
using llvm::DynamicAPInt;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Rates
//===----------------------------------------------------------------------===//

namespace {
/// The exact value of a double: mantissa * 2^exponent, with an odd mantissa.
struct Dyadic {
  explicit Dyadic(double value) {
    constexpr int digits = 53;
    mantissa = int64_t(std::ldexp(std::frexp(value, &exponent), digits));
    exponent -= digits;
    for (; mantissa % 2 == 0 && mantissa != 0; mantissa /= 2)
      ++exponent;
  }

  int64_t mantissa;
  int exponent;
};
} // namespace

static DynamicAPInt getPowerOfTwo(unsigned exponent) {
  return DynamicAPInt(llvm::APInt::getOneBitSet(exponent + 2, exponent));
}

SmallVector<Count> mlir::roofline::getCounts(ArrayRef<QuotientSum> times) {
  SmallVector<Count> counts;
  for (const QuotientSum &time : times)
    for (const Quotient &quotient : time)
      counts.push_back(quotient.count);
  return counts;
}

namespace {
/// Turns times into polynomials with integer coefficients. All are multiplied
/// by the same positive number, the least common multiple of the rates'
/// mantissas times a power of two.
class TimeScaler {
public:
  explicit TimeScaler(ArrayRef<QuotientSum> times) : times(times) {
    DynamicAPInt common(1);
    int least = INT_MAX;
    visit([&](const Dyadic &factor, const Dyadic &rate) {
      common = lcm(common, DynamicAPInt(rate.mantissa));
      least = std::min(least, factor.exponent - rate.exponent);
    });
    visit([&](const Dyadic &factor, const Dyadic &rate) {
      factors.push_back(common / DynamicAPInt(rate.mantissa) *
                        DynamicAPInt(factor.mantissa) *
                        getPowerOfTwo(factor.exponent - rate.exponent - least));
    });
  }

  /// Returns the scaled times on a piece of the counts of all quotients.
  SmallVector<Polynomial> scale(const PolynomialPiece &piece) const {
    SmallVector<Polynomial> scaled;
    size_t number = 0;
    for (const QuotientSum &time : times) {
      Polynomial &sum = scaled.emplace_back();
      for (size_t i = 0; i < time.size(); ++i, ++number)
        sum += piece.polynomials[number] * factors[number];
    }
    return scaled;
  }

private:
  template <typename FnT>
  void visit(FnT fn) const {
    for (const QuotientSum &time : times)
      for (const Quotient &quotient : time)
        fn(Dyadic(quotient.factor), Dyadic(quotient.rate));
  }

  ArrayRef<QuotientSum> times;
  /// Scale factors, one per quotient.
  SmallVector<DynamicAPInt> factors;
};

/// The relation "longer than", with a tolerance: b > a * factor / scale.
class Comparison {
public:
  explicit Comparison(double tolerance) {
    Dyadic value(1 + tolerance);
    factor = DynamicAPInt(value.mantissa);
    scale = DynamicAPInt(1);
    (value.exponent < 0 ? scale : factor) *=
        getPowerOfTwo(std::abs(value.exponent));
  }

  /// Returns a polynomial that is positive where `later` is the longer time.
  Polynomial getExcess(const Polynomial &later,
                       const Polynomial &earlier) const {
    return later * scale - earlier * factor;
  }

private:
  DynamicAPInt factor, scale;
};
} // namespace

//===----------------------------------------------------------------------===//
// The largest of times
//===----------------------------------------------------------------------===//

/// Appends the last integer of each sign run of `polynomial`.
static void appendEnds(const Polynomial &polynomial, IntegerRange range,
                       SmallVectorImpl<int64_t> &ends) {
  for (const SignRun &run : findSignRuns(polynomial, range.first, range.last))
    ends.push_back(run.last);
}

static void sortUnique(SmallVectorImpl<int64_t> &values) {
  llvm::sort(values);
  values.erase(llvm::unique(values), values.end());
}

/// Selects the largest time at one integer, as an estimate does (R22).
static std::optional<unsigned> pickLargest(ArrayRef<Polynomial> times,
                                           const Comparison &comparison,
                                           int64_t t) {
  std::optional<unsigned> largest;
  bool isPositive = false;
  for (auto [number, time] : llvm::enumerate(times)) {
    isPositive |= time.getSign(t) > 0;
    if (!largest || comparison.getExcess(time, times[*largest]).getSign(t) > 0)
      largest = number;
  }
  return isPositive ? largest : std::nullopt;
}

/// Appends the runs of one piece, as ranges of t.
static void appendRuns(ArrayRef<Polynomial> times, const Comparison &comparison,
                       IntegerRange range, SmallVectorImpl<LargestRun> &runs) {
  SmallVector<int64_t> ends;
  for (size_t later = 0; later < times.size(); ++later) {
    appendEnds(times[later], range, ends);
    for (size_t earlier = 0; earlier < later; ++earlier)
      appendEnds(comparison.getExcess(times[later], times[earlier]), range,
                 ends);
  }
  sortUnique(ends);
  int64_t first = range.first;
  for (int64_t end : ends) {
    runs.push_back({{first, end}, pickLargest(times, comparison, first)});
    first = end + 1;
  }
}

static void appendRun(const LargestRun &run,
                      SmallVectorImpl<LargestRun> &runs) {
  if (!runs.empty() && runs.back().largest == run.largest)
    runs.back().range.last = run.range.last;
  else
    runs.push_back(run);
}

namespace {
/// The runs of one residue class, as ranges of t.
struct ResidueRuns {
  int64_t period, residue;
  SmallVector<LargestRun, 2> runs;

  /// Returns the largest time at `value`, which belongs to this class.
  std::optional<unsigned> lookup(int64_t value) const {
    int64_t t = (value - residue) / period;
    auto it = llvm::partition_point(
        runs, [&](const LargestRun &run) { return run.range.last < t; });
    return it->largest;
  }
};
} // namespace

/// Merges the runs of the residue classes, each of which has integers in
/// `range`, into runs of all integers. Between two integers where a class
/// changes, the pattern repeats with the period.
static LargestRuns mergeClasses(ArrayRef<ResidueRuns> classes,
                                IntegerRange range) {
  constexpr size_t maxRuns = 64;
  LargestRuns merged;
  SmallVector<int64_t> starts{range.first};
  for (const ResidueRuns &own : classes)
    for (const LargestRun &run : llvm::drop_begin(own.runs))
      starts.push_back(own.period * run.range.first + own.residue);
  sortUnique(starts);
  int64_t period = classes.front().period;
  SmallVector<const ResidueRuns *> byResidue(period, nullptr);
  for (const ResidueRuns &own : classes)
    byResidue[own.residue] = &own;
  for (auto [number, start] : llvm::enumerate(starts)) {
    int64_t end =
        number + 1 < starts.size() ? starts[number + 1] - 1 : range.last;
    // The pattern repeats after one period. If all classes agree within it,
    // they agree up to `end`.
    int64_t turnEnd = end - start < period ? end : start + period - 1;
    bool agree = true;
    std::optional<unsigned> first;
    for (int64_t value = start; value <= turnEnd; ++value) {
      std::optional<unsigned> largest =
          byResidue[value % period]->lookup(value);
      if (value == start)
        first = largest;
      agree &= largest == first;
      appendRun({{value, value}, largest}, merged.runs);
      if (value == turnEnd && !agree && turnEnd < end)
        turnEnd = std::min(end, turnEnd + period);
      if (merged.runs.size() > maxRuns) {
        merged.whyNot = "the largest changes more than " +
                        std::to_string(maxRuns) + " times";
        return merged;
      }
    }
    merged.runs.back().range.last = end;
  }
  return merged;
}

LargestRuns mlir::roofline::findLargest(ArrayRef<QuotientSum> times,
                                        StringRef symbol, IntegerRange range,
                                        double tolerance) {
  LargestRuns result;
  if (times.empty()) {
    result.runs.push_back({range, std::nullopt});
    return result;
  }
  PolynomialPieces pieces = makePieces(getCounts(times), symbol, range);
  if (!pieces.whyNot.empty()) {
    result.whyNot = pieces.whyNot;
    return result;
  }
  TimeScaler scaler(times);
  Comparison comparison(tolerance);
  SmallVector<ResidueRuns, 0> classes;
  for (const PolynomialPiece &piece : pieces.list) {
    if (classes.empty() || classes.back().residue != piece.residue)
      classes.push_back({piece.period, piece.residue, {}});
    SmallVector<LargestRun> runs;
    appendRuns(scaler.scale(piece), comparison, piece.range, runs);
    for (const LargestRun &run : runs)
      appendRun(run, classes.back().runs);
  }
  return mergeClasses(classes, range);
}

//===----------------------------------------------------------------------===//
// Least and greatest
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t>>
mlir::roofline::findExtremePoints(ArrayRef<QuotientSum> times, StringRef symbol,
                                  IntegerRange range) {
  PolynomialPieces pieces = makePieces(getCounts(times), symbol, range);
  if (!pieces.whyNot.empty())
    return std::nullopt;
  TimeScaler scaler(times);
  SmallVector<int64_t> points;
  for (const PolynomialPiece &piece : pieces.list) {
    SmallVector<int64_t> ends;
    SmallVector<Polynomial> scaled = scaler.scale(piece);
    for (size_t later = 0; later < scaled.size(); ++later) {
      for (auto [first, last] : findMonotonePieces(
               scaled[later], piece.range.first, piece.range.last))
        ends.push_back(last);
      // Take both sides of each crossing of two times: the maximum of two
      // monotonic times may have its minimum there.
      for (size_t earlier = 0; earlier < later; ++earlier)
        appendEnds(scaled[later] - scaled[earlier], piece.range, ends);
    }
    points.push_back(piece.getValue(piece.range.first));
    for (int64_t end : ends) {
      points.push_back(piece.getValue(end));
      if (end < piece.range.last)
        points.push_back(piece.getValue(end + 1));
    }
  }
  sortUnique(points);
  return points;
}

//===----------------------------------------------------------------------===//
// Common factors
//===----------------------------------------------------------------------===//

/// Returns the product of the symbols that divide every term of `counts`.
static CountMonomial findCommonFactors(ArrayRef<Count> counts) {
  std::optional<CountMonomial> common;
  for (const Count &count : counts) {
    if (count.getConstantTerm() != 0)
      return {};
    for (const CountTerm &term : count.getTerms()) {
      CountMonomial own;
      for (const CountFactor &factor : term.factors)
        if (factor.atom->kind == AtomKind::Symbol)
          own.push_back(factor);
      if (!common) {
        common = std::move(own);
        continue;
      }
      llvm::erase_if(*common, [&](CountFactor &factor) {
        auto it = llvm::find_if(own, [&](const CountFactor &other) {
          return compareAtoms(*other.atom, *factor.atom) == 0;
        });
        if (it != own.end())
          factor.exponent = std::min(factor.exponent, it->exponent);
        return it == own.end();
      });
    }
  }
  return common.value_or(CountMonomial());
}

/// Divides `count` by `divisor`, which divides every term.
static Count divideBy(const Count &count, const CountMonomial &divisor) {
  Count quotient;
  for (const CountTerm &term : count.getTerms()) {
    Count product(term.coefficient);
    for (const CountFactor &factor : term.factors) {
      auto it = llvm::find_if(divisor, [&](const CountFactor &other) {
        return compareAtoms(*other.atom, *factor.atom) == 0;
      });
      uint64_t removed = it == divisor.end() ? 0 : it->exponent;
      Count base = CountTerms::single(factor.atom);
      for (uint64_t i = removed; i < factor.exponent; ++i)
        product *= base;
    }
    quotient += product;
  }
  return quotient;
}

void mlir::roofline::removeCommonFactors(
    llvm::MutableArrayRef<QuotientSum> times) {
  CountMonomial common = findCommonFactors(getCounts(times));
  if (common.empty())
    return;
  for (QuotientSum &time : times)
    for (Quotient &quotient : time)
      quotient.count = divideBy(quotient.count, common);
}

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

std::optional<double> mlir::roofline::findLimit(const Count &a, const Count &b,
                                                StringRef symbol) {
  // The last piece of any residue class extends to the largest values, so its
  // leading coefficients determine the limit.
  PolynomialPieces pieces = makePieces({a, b}, symbol, {1, maxSymbolValue});
  if (!pieces.whyNot.empty())
    return std::nullopt;
  const PolynomialPiece *last = &pieces.list.front();
  for (const PolynomialPiece &piece : pieces.list)
    if (piece.range.last * piece.period > last->range.last * last->period)
      last = &piece;
  const Polynomial &numerator = last->polynomials[0];
  const Polynomial &denominator = last->polynomials[1];
  if (denominator.isZero())
    return std::nullopt;
  if (numerator.isZero() || numerator.getDegree() < denominator.getDegree())
    return 0.0;
  if (numerator.getDegree() > denominator.getDegree())
    return HUGE_VAL;
  return Count(numerator.getLeading()).toDouble() /
         Count(denominator.getLeading()).toDouble();
}
