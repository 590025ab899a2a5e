//===- Crossing.h - Which of several times is the largest -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times are counts over rates. Where they depend on one symbol, the integers at
// which another one becomes the largest are found exactly: nothing is rounded,
// nothing is sampled. docs/Crossover.md has the method.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_CROSSING_H
#define ROOFLINE_SUPPORT_CROSSING_H

#include "roofline/Support/Count.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// `count` * `factor` / `rate`, which are positive and finite: a time [s]. Work
/// has a rate, what happens so many times for so long has a factor.
struct Quotient {
  Count count;
  double rate = 1, factor = 1;
};
/// A sum of such times [s].
using QuotientSum = llvm::SmallVector<Quotient, 2>;

/// The integers `first` to `last`.
struct IntegerRange {
  int64_t first, last;

  bool isOne() const { return first == last; }
  friend bool operator==(const IntegerRange &lhs, const IntegerRange &rhs) {
    return lhs.first == rhs.first && lhs.last == rhs.last;
  }
};

/// No symbol is larger: a limit of ours, far beyond any dim.
constexpr int64_t maxSymbolValue = int64_t(1) << 62;

/// The integers at which the same time is the largest.
struct LargestRun {
  IntegerRange range;
  /// Its position; no value where no time is above 0.
  std::optional<unsigned> largest;
};

struct LargestRuns {
  /// In order; neighbours differ. They cover the range unless `whyNot` tells
  /// why it can't be solved.
  llvm::SmallVector<LargestRun, 2> runs;
  std::string whyNot;
};

/// The largest of `times` for each value of `symbol` in `range`. As an estimate
/// does (R22), it takes the first, and a later one only if that is longer by
/// more than `tolerance`. Precondition: 0 <= range.first <= range.last <=
/// maxSymbolValue.
LargestRuns findLargest(llvm::ArrayRef<QuotientSum> times,
                        llvm::StringRef symbol, IntegerRange range,
                        double tolerance);

/// Values of `symbol` in `range` among which the largest of `times`, and each
/// of them, have their least and their greatest value. No value where that
/// can't be solved.
std::optional<llvm::SmallVector<int64_t>>
findExtremePoints(llvm::ArrayRef<QuotientSum> times, llvm::StringRef symbol,
                  IntegerRange range);

/// Divides all counts of `times` by the symbols that are a factor of each term
/// of each of them: that changes no order of the times, where symbols are
/// positive.
void removeCommonFactors(llvm::MutableArrayRef<QuotientSum> times);

/// The limit of a / b as `symbol` grows: a number, or infinity; no value where
/// it isn't known, or where another symbol occurs.
std::optional<double> findLimit(const Count &a, const Count &b,
                                llvm::StringRef symbol);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_CROSSING_H
