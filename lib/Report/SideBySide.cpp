//===- SideBySide.cpp - Comparison of machines ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/SideBySide.h"

#include "roofline/Report/WriterUtils.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Returns the time of a row if it is comparable to that on another machine
/// [s].
static std::optional<double> getComparableSeconds(const OpRow &row) {
  if (row.hasOpenTime() || row.getEstimate().lacksRates)
    return std::nullopt;
  return row.getEstimate().timeSeconds;
}

static std::optional<double> findSeconds(const Resource &resource,
                                         const Estimate &estimate) {
  for (const ResourceTime &time : estimate.times)
    if (time.resource == resource)
      return time.seconds;
  return std::nullopt;
}

static bool isOutermostMemory(const Resource &resource,
                              const TargetSummary &target) {
  return resource == Resource::memory(target.outermostLevel);
}

/// Returns the time on `other` of the resource that bounds `first` [s]. For
/// compute it is that of all compute units, as their names depend on which of
/// them have a rate.
static std::optional<double>
findBoundSeconds(const OpRow &first, const TargetSummary &firstTarget,
                 const OpRow &other, const TargetSummary &otherTarget) {
  // The time of an interval (R24) is that of its first resource.
  const Resource *bound = first.getEstimate().bound.getLeast();
  // The time of a call is the sum over several ops, which no single resource
  // takes.
  if (!bound || findSeconds(*bound, first.getEstimate()) !=
                    first.getEstimate().timeSeconds)
    return std::nullopt;
  if (bound->kind == ResourceKind::Compute)
    return other.getEstimate().getComputeSeconds();
  if (isOutermostMemory(*bound, firstTarget))
    return findSeconds(Resource::memory(otherTarget.outermostLevel),
                       other.getEstimate());
  return findSeconds(*bound, other.getEstimate());
}

/// Returns the bound of `row` without the name of the outermost memory level,
/// which differs from machine to machine.
static Bound getCommonBound(const OpRow &row, const TargetSummary &target) {
  const Bound &bound = row.getEstimate().bound;
  if (!bound.getLeast())
    return bound;
  auto getCommon = [&](const Resource &resource) {
    return isOutermostMemory(resource, target) ? Resource::memory("")
                                               : resource;
  };
  return Bound(getCommon(*bound.getLeast()), getCommon(*bound.getMost()));
}

/// Returns whether the bounds differ, or nullopt if they are intervals that
/// share a resource.
static std::optional<bool> isOtherBound(const Bound &first,
                                        const Bound &other) {
  if (!first.isInterval() && !other.isInterval())
    return first != other;
  if (!first.getLeast() || !other.getLeast())
    return true;
  auto mayBe = [&](const Resource &resource) {
    return resource == *other.getLeast() || resource == *other.getMost();
  };
  if (mayBe(*first.getLeast()) || mayBe(*first.getMost()))
    return std::nullopt;
  return true;
}

static SideBySide compareRows(const OpRow &first,
                              const TargetSummary &firstTarget,
                              const OpRow &other,
                              const TargetSummary &otherTarget) {
  std::optional<double> firstSeconds = getComparableSeconds(first);
  std::optional<double> otherSeconds = getComparableSeconds(other);
  if (!firstSeconds || !otherSeconds)
    return {};
  return {computeShare(firstSeconds, otherSeconds),
          computeShare(firstSeconds, findBoundSeconds(first, firstTarget, other,
                                                      otherTarget)),
          isOtherBound(getCommonBound(first, firstTarget),
                       getCommonBound(other, otherTarget))};
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static std::optional<double> compareTimes(const Totals &first,
                                          const Totals &other) {
  if (first.unbounded || other.unbounded)
    return std::nullopt;
  return computeShare(first.timeSeconds, other.timeSeconds);
}

/// Returns the ceiling of the sum: its time on the first machine divided by the
/// sum of the times that the rows' ceilings allow. Returns nullopt unless every
/// row that takes time has a ceiling and the time is the sum over the rows,
/// which it is not for two branches (R8).
static std::optional<double>
computeTotalCeiling(const FunctionReport &first,
                    ArrayRef<SideBySide> comparisons) {
  constexpr double relativeTolerance = 1e-9;
  double firstSeconds = 0, otherSeconds = 0;
  for (const OpRow &row : first.rows) {
    double seconds = row.getEstimate().timeSeconds.value_or(0);
    if (seconds == 0)
      continue;
    const std::optional<double> &ceiling = comparisons[row.index].ceiling;
    if (!ceiling)
      return std::nullopt;
    firstSeconds += seconds;
    otherSeconds += seconds / *ceiling;
  }
  double totalSeconds = first.totals.totals.timeSeconds.value_or(0);
  if (std::abs(totalSeconds - firstSeconds) >
      relativeTolerance * std::max(totalSeconds, firstSeconds))
    return std::nullopt;
  return computeShare(firstSeconds, otherSeconds);
}

FunctionSideBySide mlir::roofline::compareFunctions(const FunctionReport &first,
                                                    const Report &firstReport,
                                                    const FunctionReport &other,
                                                    const Report &otherReport) {
  assert(first.rows.size() == other.rows.size() &&
         "expected the same ops on all machines");
  FunctionSideBySide result;
  result.rows.resize(first.rows.size());
  result.otherRows.resize(first.rows.size());
  for (const OpRow &row : other.rows)
    result.otherRows[row.index] = &row;
  for (const OpRow &row : first.rows) {
    SideBySide &comparison = result.rows[row.index];
    comparison = compareRows(row, firstReport.target,
                             *result.otherRows[row.index], otherReport.target);
    result.changedBounds += comparison.changesBound.value_or(false);
    result.openBounds += !comparison.changesBound;
  }
  if (first.totals.totals.lacksRates || other.totals.totals.lacksRates)
    return result;
  result.total.speedup = compareTimes(first.totals.totals, other.totals.totals);
  if (result.total.speedup)
    result.total.ceiling = computeTotalCeiling(first, result.rows);
  return result;
}

SideBySide mlir::roofline::compareModules(const Report &firstReport,
                                          const Report &otherReport) {
  if (firstReport.functions.size() == 1)
    return compareFunctions(firstReport.functions.front(), firstReport,
                            otherReport.functions.front(), otherReport)
        .total;
  SideBySide result;
  if (!firstReport.moduleTotals.totals.lacksRates &&
      !otherReport.moduleTotals.totals.lacksRates)
    result.speedup = compareTimes(firstReport.moduleTotals.totals,
                                  otherReport.moduleTotals.totals);
  return result;
}
