//===- Crossover.cpp - Where the bounding resource changes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Crossover.h"

#include "Totals.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

static const Count &getOutermostBytes(const SymbolicWork &work) {
  return work.levels.front().lowerBytes.lower;
}

/// All symbols in `counts`, sorted, each once.
template <typename CountsT>
static SmallVector<std::string> collectSymbols(const CountsT &counts) {
  SmallVector<std::string> all, own;
  for (const Count &count : counts) {
    count.collectSymbols(own);
    llvm::append_range(all, own);
  }
  llvm::sort(all);
  all.erase(llvm::unique(all), all.end());
  return all;
}

//===----------------------------------------------------------------------===//
// One piece of work
//===----------------------------------------------------------------------===//

/// What the crossovers of some work depend on.
struct CrossoverFinder::Problem {
  Problem(const SymbolicWork &work, Estimator &estimator) {
    for (SymbolicTime &time : estimator.computeTimes(work.work, work.levels)) {
      resources.push_back(std::move(time.resource));
      times.push_back(std::move(time.seconds));
    }
    symbols = collectSymbols(getCounts(times));
    removeCommonFactors(times);
    relevant = collectSymbols(getCounts(times));
    for (const QuotientSum &time : times)
      for (const Quotient &quotient : time)
        factors.push_back(quotient.factor / quotient.rate);
    QuotientSum intensity[] = {{{work.work.terms.getOperations()}},
                               {{getOutermostBytes(work)}}};
    removeCommonFactors(intensity);
    operations = intensity[0].front().count;
    bytes = intensity[1].front().count;
    bytesPerSecond = estimator.getTarget().levels.front().bytesPerSecond;
  }

  Key getKey() const {
    SmallVector<Count> counts = getCounts(times);
    counts.append({operations, bytes});
    return {resources,
            {symbols.begin(), symbols.end()},
            factors,
            {counts.begin(), counts.end()}};
  }

  /// Operations per byte at a value of `symbol`; no value where that depends on
  /// other symbols, or without bytes.
  std::optional<double> getIntensity(StringRef symbol, int64_t value) const {
    auto lookup = [&](StringRef name) {
      return name == symbol ? std::optional(Count(value)) : std::nullopt;
    };
    Count operationsThere = operations.substitute(lookup);
    Count bytesThere = bytes.substitute(lookup);
    if (!operationsThere.isConstant() || !bytesThere.isConstant() ||
        bytesThere.isZero())
      return std::nullopt;
    return operationsThere.toDouble() / bytesThere.toDouble();
  }

  std::vector<Resource> resources;
  /// In the same order, without their common factors.
  SmallVector<QuotientSum> times;
  std::vector<double> factors;
  /// Those of the times, with and without the common factors.
  SmallVector<std::string> symbols, relevant;
  /// Operands of the intensity, without common factors.
  Count operations, bytes;
  std::optional<double> bytesPerSecond;
};

static IntegerRange lookupRange(const SymbolRanges &ranges, StringRef symbol) {
  auto it = ranges.find(symbol);
  if (it == ranges.end())
    return {1, CrossoverFinder::defaultLast};
  return {std::max<int64_t>(1, it->second.first), it->second.last};
}

Crossover CrossoverFinder::solve(const Problem &problem, StringRef symbol,
                                 IntegerRange range) const {
  Crossover crossover;
  crossover.symbol = symbol.str();
  crossover.range = range;
  if (crossover.range.last < 1) {
    crossover.whyNot = "a dim of 0 has no work";
    return crossover;
  }
  // Each would name all others, and take time for each.
  constexpr size_t maxSymbols = 64;
  if (problem.symbols.size() > maxSymbols) {
    crossover.whyNot = "search cut: the figures have more than 64 symbols";
    return crossover;
  }
  crossover.firstIntensity =
      problem.getIntensity(symbol, crossover.range.first);
  crossover.lastIntensity = problem.getIntensity(symbol, crossover.range.last);
  crossover.limitIntensity =
      findLimit(problem.operations, problem.bytes, symbol);
  crossover.isIndependent = !llvm::is_contained(problem.relevant, symbol);
  for (const std::string &other : problem.relevant)
    if (other != symbol)
      crossover.missing.push_back(other);
  if (!crossover.missing.empty()) {
    if (crossover.isIndependent)
      crossover.missing.clear();
    return crossover;
  }
  LargestRuns solved =
      findLargest(problem.times, symbol, crossover.range, timeTolerance);
  crossover.whyNot = solved.whyNot;
  if (!solved.whyNot.empty())
    return crossover;
  for (const LargestRun &run : solved.runs)
    crossover.runs.push_back(
        {run.range,
         run.largest ? Bound(problem.resources[*run.largest]) : Bound::none()});
  return crossover;
}

/// The crossovers over `parts` of the values of `symbol`, in each of which the
/// links are the same.
Crossover CrossoverFinder::solveParts(const SymbolicWork &work,
                                      StringRef symbol,
                                      ArrayRef<IntegerRange> parts) const {
  Crossover whole;
  for (IntegerRange range : parts) {
    Estimator own = estimator.withRange(symbol, range);
    Crossover part = solve(Problem(work, own), symbol, range);
    if (!part.whyNot.empty()) {
      part.range = {parts.front().first, parts.back().last};
      return part;
    }
    if (range == parts.front()) {
      whole = std::move(part);
      continue;
    }
    whole.range.last = range.last;
    whole.lastIntensity = part.lastIntensity;
    whole.isIndependent = false;
    for (const BoundRun &run : part.runs) {
      if (!whole.runs.empty() && whole.runs.back().bound == run.bound)
        whole.runs.back().range.last = run.range.last;
      else
        whole.runs.push_back(run);
    }
  }
  return whole;
}

const Crossovers &CrossoverFinder::find(const SymbolicWork &work) {
  Problem problem(work, estimator);
  if (!work.work.network.empty() && problem.symbols.size() == 1) {
    StringRef symbol = problem.symbols.front();
    IntegerRange range = lookupRange(ranges, symbol);
    SmallVector<IntegerRange, 1> parts =
        estimator.splitByLinks(work.work, symbol, range);
    if (parts.size() > 1) {
      Crossover crossover = solveParts(work, symbol, parts);
      crossover.ridge = estimateAt(work, {{symbol.str(), range.last}}).ridge;
      return overLinks.emplace_back(Crossovers{std::move(crossover)});
    }
  }
  auto [it, isNew] = memo.try_emplace(problem.getKey());
  if (!isNew)
    return it->second;
  for (const std::string &symbol : problem.symbols) {
    Crossover crossover = solve(problem, symbol, lookupRange(ranges, symbol));
    if (problem.symbols.size() == 1)
      crossover.ridge =
          estimateAt(work, {{symbol, crossover.range.last}}).ridge;
    it->second.push_back(std::move(crossover));
  }
  return it->second;
}

//===----------------------------------------------------------------------===//
// Values in between
//===----------------------------------------------------------------------===//

Estimate
CrossoverFinder::estimateAt(const SymbolicWork &work,
                            const std::map<std::string, int64_t> &values) {
  auto lookup = [&](StringRef name) {
    auto it = values.find(name.str());
    return it == values.end() ? std::nullopt : std::optional(Count(it->second));
  };
  WorkSummary summary = work.work;
  substitute(lookup, summary);
  LevelTraffics levels = work.levels;
  auto change = [&](CountRange &bytes) {
    bytes = {bytes.lower.substitute(lookup), bytes.upper.substitute(lookup)};
  };
  for (LevelTraffic &level : levels) {
    change(level.lowerBytes);
    for (SpaceTraffic &entry : level.placed) {
      change(entry.bytesRead);
      change(entry.bytesWritten);
    }
    for (DirectedTraffic &direction : level.directed)
      change(direction.bytes);
    level.achievableBytes.reset();
  }
  return estimator.estimate(summary, std::move(levels));
}

/// Values of symbols.
using Point = std::map<std::string, int64_t>;

/// Points among which all of `times` and the largest of them have their least
/// and their greatest value; empty if that isn't known.
static SmallVector<Point> findPoints(ArrayRef<QuotientSum> times,
                                     const SymbolRanges &ranges,
                                     bool &isMonotone) {
  SmallVector<Count> counts = getCounts(times);
  SmallVector<std::string> symbols = collectSymbols(counts);
  Point least, greatest;
  for (const std::string &symbol : symbols) {
    auto it = ranges.find(symbol);
    if (it == ranges.end())
      return {};
    least[symbol] = it->second.first;
    greatest[symbol] = it->second.last;
  }
  isMonotone = llvm::all_of(
      counts, [](const Count &count) { return count.isKnownNonDecreasing(); });
  if (isMonotone)
    return {least, greatest};
  if (symbols.size() != 1)
    return {};
  SmallVector<Point> points;
  auto values = findExtremePoints(times, symbols.front(),
                                  ranges.find(symbols.front())->second);
  for (int64_t value : values.value_or(SmallVector<int64_t>()))
    points.push_back({{symbols.front(), value}});
  return points;
}

/// Adds points among which the cost of `work` is the least and the greatest,
/// with the links that `own` chooses. Returns false if they aren't known.
static bool addPoints(const SymbolicWork &work, Estimator &own,
                      const SymbolRanges &ranges, SmallVector<Point> &points,
                      bool &isMonotone) {
  SmallVector<QuotientSum> times;
  QuotientSum sum;
  for (SymbolicTime &time : own.computeTimes(work.work, work.levels)) {
    llvm::append_range(sum, time.seconds);
    times.push_back(std::move(time.seconds));
  }
  times.push_back({{getOutermostBytes(work)}});
  llvm::append_range(points, findPoints(times, ranges, isMonotone));
  if (isMonotone || sum.empty())
    return true;
  if (own.getOverlap() == Overlap::Sum &&
      llvm::any_of(own.getTarget().levels, [](const MemoryLevel &level) {
        return level.hasDirections();
      }))
    return false; // The time is not the sum of all (R29).
  // Without overlap the time is the sum of the times.
  SmallVector<Point> ofSum = findPoints(sum, ranges, isMonotone);
  isMonotone = false; // The bytes, or one of the times.
  llvm::append_range(points, ofSum);
  return !ofSum.empty();
}

/// True if the ranges have a value at which `work` does nothing: a dim of 0, at
/// which the formulas of its bytes do not hold. What computes nothing there has
/// no iterations, and neither has what only moves data and writes none.
static bool mayDoNothing(const SymbolicWork &work, const SymbolRanges &ranges) {
  const WorkTerms &terms = work.work.terms;
  Count done = terms.empty() ? work.work.getBytesWritten().upper : Count(0);
  for (const WorkTerm &term : terms)
    done += term.count;
  SmallVector<std::string> symbols;
  done.collectSymbols(symbols);
  return llvm::any_of(symbols, [&](const std::string &symbol) {
    auto it = ranges.find(symbol);
    return it != ranges.end() && it->second.first == 0 &&
           done.substitute([&](StringRef name) {
                 return name == symbol ? std::optional(Count(0)) : std::nullopt;
               })
               .isZero();
  });
}

std::optional<SymbolicInterval>
CrossoverFinder::findInterval(const SymbolicWork &work) {
  SmallVector<IntegerRange, 1> parts;
  std::string symbol;
  if (!work.work.network.empty()) {
    Problem problem(work, estimator);
    symbol = problem.symbols.size() == 1 ? problem.symbols.front() : "";
    if (auto it = ranges.find(symbol); it != ranges.end())
      parts = estimator.splitByLinks(work.work, symbol, it->second);
  }
  SmallVector<Point> points;
  bool isMonotone = false;
  if (parts.size() < 2 &&
      !addPoints(work, estimator, ranges, points, isMonotone))
    return std::nullopt;
  for (IntegerRange part :
       parts.size() < 2 ? ArrayRef<IntegerRange>() : parts) {
    Estimator own = estimator.withRange(symbol, part);
    SymbolRanges ownRanges = ranges;
    ownRanges.insert_or_assign(symbol, part);
    bool isPartMonotone = false;
    size_t before = points.size();
    if (!addPoints(work, own, ownRanges, points, isPartMonotone) ||
        points.size() == before)
      return std::nullopt;
    isMonotone = isPartMonotone && (isMonotone || before == 0);
  }
  std::optional<SymbolicInterval> interval;
  double last = 0;
  for (const Point &point : points) {
    Estimate there = estimateAt(work, point);
    if (!there.timeSeconds)
      return std::nullopt;
    double seconds = *there.timeSeconds;
    isMonotone &= seconds >= last;
    last = seconds;
    const Count &bytes = there.levels.front().lowerBytes.lower;
    if (!interval)
      interval = {seconds, seconds, bytes, bytes};
    interval->leastSeconds = std::min(interval->leastSeconds, seconds);
    interval->greatestSeconds = std::max(interval->greatestSeconds, seconds);
    interval->leastBytes = countMin(interval->leastBytes, bytes);
    interval->greatestBytes = countMax(interval->greatestBytes, bytes);
  }
  if (!interval)
    return interval;
  interval->isMonotone = isMonotone;
  if (mayDoNothing(work, ranges)) {
    interval->leastSeconds = 0;
    interval->leastBytes = 0;
  }
  return interval;
}
