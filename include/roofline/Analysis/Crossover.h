//===- Crossover.h - Where the bounding resource changes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of a symbol from which another resource bounds an op. In: work
// with symbols, its traffic, and their ranges. Out: for each symbol the ranges
// of values with one bound (R22), and the interval of the time (R21). All of it
// holds for the least traffic at each level: docs/use/Crossover.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ANALYSIS_CROSSOVER_H
#define ROOFLINE_ANALYSIS_CROSSOVER_H

#include "roofline/Estimate/Estimate.h"
#include "roofline/Symbols/Symbols.h"

#include <list>

namespace mlir::roofline {

/// The values of a symbol at which one resource bounds, or none.
struct BoundRun {
  IntegerRange range;
  Bound bound;
};

/// The bound of some work for each value of one symbol.
struct Crossover {
  std::string symbol;
  /// The values considered, at least 1: with a dim of 0 there is no work.
  IntegerRange range;
  /// In order; neighbours differ. Empty if it isn't known.
  SmallVector<BoundRun, 2> runs;
  /// The symbol is a factor of all times, so that the bound does not depend on
  /// it. `runs` may be empty then.
  bool isIndependent = false;
  /// Symbols that need a value before this one can be looked at.
  SmallVector<std::string, 0> missing;
  /// Another reason why the bounds are unknown; else empty.
  std::string whyNot;
  /// Operations per byte of the outermost level (R23) at both ends of the range
  /// and as the symbol grows without end [op/B]; no values where these depend
  /// on another symbol, or without bytes.
  std::optional<double> firstIntensity, lastIntensity, limitIntensity;
  /// The ridge of the outermost level at the end of the range [op/B].
  std::optional<double> ridge;

  /// True if one resource bounds all over the range.
  bool neverChanges() const { return isIndependent || runs.size() == 1; }
};
using Crossovers = SmallVector<Crossover, 0>;

/// The exact least and greatest cost of work over the ranges of its symbols.
struct SymbolicInterval {
  /// Time with the least traffic (R21) [s].
  double leastSeconds = 0, greatestSeconds = 0;
  /// Traffic of the outermost level [B].
  Count leastBytes, greatestBytes;
  /// The ends are where all symbols have their least and their greatest values,
  /// so that intervals may be added.
  bool isMonotone = false;
};

/// Work as an estimate takes it.
struct SymbolicWork {
  const WorkSummary &work;
  const LevelTraffics &levels;
};

/// Finds the crossovers of work on one machine. Keeps results, as programs
/// repeat ops.
class CrossoverFinder {
public:
  /// Both must outlive the finder. Symbols without a range may be anything from
  /// 1 to `defaultLast`.
  CrossoverFinder(Estimator &estimator, const SymbolRanges &ranges)
      : estimator(estimator), ranges(ranges) {}

  static constexpr int64_t defaultLast = INT32_MAX;

  /// One entry for each symbol that the times depend on, by name.
  const Crossovers &find(const SymbolicWork &work);

  /// Returns nullopt if a symbol has no range, or if the cost may have its
  /// extremes at unknown values.
  std::optional<SymbolicInterval> findInterval(const SymbolicWork &work);

private:
  struct Problem;
  Crossover solve(const Problem &problem, StringRef symbol,
                  IntegerRange range) const;
  Crossover solveParts(const SymbolicWork &work, StringRef symbol,
                       ArrayRef<IntegerRange> parts) const;
  Estimate estimateAt(const SymbolicWork &work,
                      const std::map<std::string, int64_t> &values);

  Estimator &estimator;
  const SymbolRanges &ranges;
  using Key = std::tuple<std::vector<Resource>, std::vector<std::string>,
                         std::vector<double>, std::vector<Count>>;
  std::map<Key, Crossovers> memo;
  /// Those of collectives whose links depend on the symbol.
  std::list<Crossovers> overLinks;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ANALYSIS_CROSSOVER_H
