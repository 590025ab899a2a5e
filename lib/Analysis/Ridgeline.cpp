//===- Ridgeline.cpp - Compute, memory and network on one plane -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Ridgeline.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// a / b; no value for what is no number.
static std::optional<double> divide(std::optional<double> a,
                                    std::optional<double> b) {
  if (!a || !b || *b == 0)
    return std::nullopt;
  double quotient = *a / *b;
  return std::isfinite(quotient) ? std::optional(quotient) : std::nullopt;
}

static std::optional<double> toDouble(const Count &count) {
  return count.isConstant() ? std::optional(count.toDouble()) : std::nullopt;
}

/// The link that takes longest; of links without a time the first.
static std::string findLink(ArrayRef<ResourceTime> times,
                            const Estimate &estimate) {
  const ResourceTime *longest = nullptr;
  for (const ResourceTime &time : times)
    if (time.resource.kind == ResourceKind::Network &&
        (!longest || time.seconds > longest->seconds))
      longest = &time;
  if (longest)
    return longest->resource.name;
  return estimate.network.empty() ? "" : estimate.network.front().link;
}

/// The longest time of a kind of resource; no value without one.
static std::optional<double> findLongest(ResourceKind kind,
                                         ArrayRef<ResourceTime> times) {
  std::optional<double> longest;
  for (const ResourceTime &time : times)
    if (time.resource.kind == kind)
      longest = std::max(longest.value_or(0), time.seconds);
  return longest;
}

static std::optional<double> computeTime(const TargetDescription &target,
                                         ArrayRef<ResourceTime> times,
                                         Overlap overlap) {
  if (overlap == Overlap::Sum)
    return sumTimes(target, times);
  double seconds = 0;
  for (const ResourceTime &time : times)
    seconds = std::max(seconds, time.seconds);
  return seconds;
}

/// Finds the region by times. Of equal times the first wins, as in R22.
static void classify(Ridgeline &point) {
  const std::pair<ResourceKind, std::optional<double>> kinds[] = {
      {ResourceKind::Compute, point.computeSeconds},
      {ResourceKind::Memory, point.memorySeconds},
      {ResourceKind::Network, point.networkSeconds}};
  std::optional<double> longest, next;
  point.region = Bound::none();
  for (auto [kind, seconds] : kinds) {
    if (!seconds)
      continue;
    if (!longest || *seconds > *longest * (1 + timeTolerance)) {
      next = longest;
      point.nextRegion = point.region.getKind();
      longest = seconds;
      point.region = Resource{kind, ""};
    } else if (!next || *seconds > *next) {
      next = seconds;
      point.nextRegion = kind;
    }
  }
  point.margin = divide(longest, next);
}

/// Completes a point that has operations and bytes of memory. `openBound` says
/// why there are no times; it is empty if there are.
static void place(const TargetDescription &target, Overlap overlap,
                  ArrayRef<ResourceTime> times, const Estimate &estimate,
                  const Bound &openBound, Ridgeline &point) {
  point.link = findLink(times, estimate);
  bool lacksNetworkTime = false;
  for (const LinkTraffic &traffic : estimate.network) {
    if (traffic.link == point.link)
      point.networkBytes += traffic.serialBytes;
    lacksNetworkTime |= !traffic.seconds && !traffic.bytes.isZero();
  }
  std::optional<double> operations = toDouble(point.operations),
                        memoryBytes = toDouble(point.memoryBytes),
                        networkBytes = toDouble(point.networkBytes);
  point.operationalIntensity = divide(operations, memoryBytes);
  point.memoryIntensity = divide(memoryBytes, networkBytes);
  point.networkIntensity = divide(operations, networkBytes);
  point.computeSeconds = findLongest(ResourceKind::Compute, times);
  point.memorySeconds = findLongest(ResourceKind::Memory, times);
  point.networkSeconds = findLongest(ResourceKind::Network, times);
  std::optional<double> memoryRate = target.levels.front().bytesPerSecond;
  if (const NetworkLink *link = target.lookupLink(point.link))
    point.ridgeMemoryIntensity = divide(memoryRate, link->bytesPerSecond);
  point.ridgeOperationalIntensity =
      divide(divide(operations, point.computeSeconds), memoryRate);
  if (!openBound.isEmpty()) {
    point.region = openBound;
    return;
  }
  point.timeSeconds = computeTime(target, times, overlap);
  if (lacksNetworkTime)
    point.region = Bound::unknown();
  else
    classify(point);
}

static Count getOutermostBytes(const LevelTraffics &levels) {
  return levels.empty() ? Count() : levels.front().lowerBytes.lower;
}

Ridgeline roofline::computeRidgeline(const TargetDescription &target,
                                     Overlap overlap, const WorkSummary &work,
                                     const Estimate &estimate) {
  Ridgeline point;
  point.operations = work.terms.getOperations();
  point.memoryBytes = getOutermostBytes(estimate.levels);
  Bound openBound;
  if (!estimate.timeSeconds || estimate.bound.isUnknown())
    openBound = estimate.bound.isSymbolic() ? estimate.bound : Bound::unknown();
  place(target, overlap, estimate.times, estimate, openBound, point);
  return point;
}

/// Why the time of a sequence is not known; empty if it is.
static Bound getOpenBound(const Totals &totals) {
  if (!totals.symbolicRows.empty())
    return Bound::symbolic();
  return !totals.timeSeconds || totals.unbounded ? Bound::unknown() : Bound();
}

static SmallVector<ResourceTime>
listTimes(const std::map<Resource, double> &busySeconds) {
  SmallVector<ResourceTime> times;
  for (const auto &[resource, seconds] : busySeconds)
    times.push_back({resource, seconds});
  return times;
}

Ridgeline roofline::computeRidgeline(const TargetDescription &target,
                                     Overlap overlap, const Totals &totals,
                                     const Estimate &estimate) {
  Ridgeline point;
  point.operations = totals.work.terms.getOperations();
  point.memoryBytes = getOutermostBytes(totals.levels);
  place(target, overlap, listTimes(totals.busySeconds), estimate,
        getOpenBound(totals), point);
  return point;
}

Ridgeline
roofline::computeRidgelineOfComputation(const TargetDescription &target,
                                        Overlap overlap, const Totals &totals,
                                        const Estimate &estimate) {
  Ridgeline point;
  point.operations = totals.computation.operations;
  point.memoryBytes = totals.computation.memoryBytes;
  std::map<Resource, double> busySeconds = totals.computation.busySeconds;
  for (const auto &[resource, seconds] : totals.busySeconds)
    if (resource.kind == ResourceKind::Network)
      busySeconds[resource] = seconds;
  place(target, overlap, listTimes(busySeconds), estimate, getOpenBound(totals),
        point);
  return point;
}
