//===- Crossing.h - Ranges on which a time is the largest -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares times that depend on one symbol. A time is a sum of counts divided
// by rates; out come the ranges of the symbol on which each time is the
// largest, extreme points, and limits. The range boundaries are exact integers:
// nothing is rounded or sampled. docs/use/Crossover.md describes the method.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_CROSSING_H
#define ROOFLINE_SUPPORT_CROSSING_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// A time [s]: `count` * `factor` / `rate`, where `factor` and `rate` are
/// positive and finite. Work is divided by its rate; an event that occurs
/// `count` times has its duration as `factor`.
struct Quotient {
  Count count;
  double rate = 1, factor = 1;
};
/// A sum of times [s].
using QuotientSum = llvm::SmallVector<Quotient, 2>;

/// The counts of all quotients, in order.
llvm::SmallVector<Count> getCounts(llvm::ArrayRef<QuotientSum> times);

/// The integers `first` to `last`.
struct IntegerRange {
  int64_t first, last;

  bool isOne() const { return first == last; }
  friend bool operator==(const IntegerRange &lhs, const IntegerRange &rhs) {
    return lhs.first == rhs.first && lhs.last == rhs.last;
  }
};

/// Upper limit on the value of a symbol, far beyond any dim.
constexpr int64_t maxSymbolValue = int64_t(1) << 62;

/// A range of integers on which the same time is the largest.
struct LargestRun {
  IntegerRange range;
  /// Index of the largest time; nullopt if no time is above 0.
  std::optional<unsigned> largest;
};

struct LargestRuns {
  /// The ranges in order; neighbours differ in `largest`. They cover the whole
  /// range unless `whyNot` states why it can't be solved.
  llvm::SmallVector<LargestRun, 2> runs;
  std::string whyNot;
};

/// Finds the largest of `times` for each value of `symbol` in `range`. As in an
/// estimate (R22), a later time wins only if it exceeds the earlier ones by
/// more than `tolerance`. Precondition: 0 <= range.first <= range.last <=
/// maxSymbolValue.
LargestRuns findLargest(llvm::ArrayRef<QuotientSum> times,
                        llvm::StringRef symbol, IntegerRange range,
                        double tolerance);

/// Returns values of `symbol` in `range` that include a minimum and a maximum
/// of each of `times` and of their maximum. Returns nullopt if these can't be
/// found.
std::optional<llvm::SmallVector<int64_t>>
findExtremePoints(llvm::ArrayRef<QuotientSum> times, llvm::StringRef symbol,
                  IntegerRange range);

/// Divides all counts of `times` by the symbols that are a factor of every term
/// of every count. The order of the times is preserved, as symbols are
/// positive.
void removeCommonFactors(llvm::MutableArrayRef<QuotientSum> times);

/// Returns the limit of a / b as `symbol` grows: a number or infinity. Returns
/// nullopt if the limit is unknown or another symbol occurs.
std::optional<double> findLimit(const Count &a, const Count &b,
                                llvm::StringRef symbol);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_CROSSING_H
