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

/// As in Estimate.cpp.
static constexpr double relativeTolerance = 1e-12;

static constexpr StringLiteral networkPrefix = "network:";

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
    if (StringRef(time.resource).starts_with(networkPrefix) &&
        (!longest || time.seconds > longest->seconds))
      longest = &time;
  if (longest)
    return longest->resource.substr(networkPrefix.size());
  return estimate.network.empty() ? "" : estimate.network.front().link;
}

/// The longest time of a kind of resource, "compute:"; no value without one.
static std::optional<double> findLongest(StringRef prefix,
                                         ArrayRef<ResourceTime> times) {
  std::optional<double> longest;
  for (const ResourceTime &time : times)
    if (StringRef(time.resource).starts_with(prefix))
      longest = std::max(longest.value_or(0), time.seconds);
  return longest;
}

static std::optional<double> computeTime(ArrayRef<ResourceTime> times,
                                         Overlap overlap) {
  double seconds = 0;
  for (const ResourceTime &time : times)
    seconds = overlap == Overlap::Max ? std::max(seconds, time.seconds)
                                      : seconds + time.seconds;
  return seconds;
}

/// Finds the region by times. Of equal times the first wins, as in R22.
static void classify(Ridgeline &point) {
  const std::pair<StringRef, std::optional<double>> kinds[] = {
      {"compute", point.computeSeconds},
      {"memory", point.memorySeconds},
      {"network", point.networkSeconds}};
  std::optional<double> longest, next;
  point.region = "none";
  for (auto [name, seconds] : kinds) {
    if (!seconds)
      continue;
    if (!longest || *seconds > *longest * (1 + relativeTolerance)) {
      next = longest;
      point.nextRegion = longest ? point.region : "";
      longest = seconds;
      point.region = name;
    } else if (!next || *seconds > *next) {
      next = seconds;
      point.nextRegion = name;
    }
  }
  point.margin = divide(longest, next);
}

/// Completes a point that has operations and bytes of memory. `openBound` is
/// what hides the times, if anything does.
static void place(const TargetDescription &target, Overlap overlap,
                  ArrayRef<ResourceTime> times, const Estimate &estimate,
                  StringRef openBound, Ridgeline &point) {
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
  point.computeSeconds = findLongest("compute:", times);
  point.memorySeconds = findLongest("memory:", times);
  point.networkSeconds = findLongest(networkPrefix, times);
  std::optional<double> memoryRate = target.levels.front().bytesPerSecond;
  if (const NetworkLink *link = target.lookupLink(point.link))
    point.ridgeMemoryIntensity = divide(memoryRate, link->bytesPerSecond);
  point.ridgeOperationalIntensity =
      divide(divide(operations, point.computeSeconds), memoryRate);
  if (!openBound.empty()) {
    point.region = openBound;
    return;
  }
  point.timeSeconds = computeTime(times, overlap);
  if (lacksNetworkTime)
    point.region = "unknown";
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
  point.operations = work.terms.getFlops() + work.terms.getIntOps();
  point.memoryBytes = getOutermostBytes(estimate.levels);
  StringRef openBound;
  if (!estimate.timeSeconds || estimate.bound == "unknown")
    openBound = estimate.bound == "symbolic" ? "symbolic" : "unknown";
  place(target, overlap, estimate.times, estimate, openBound, point);
  return point;
}

/// What hides the time of a sequence; empty if nothing does.
static StringRef getOpenBound(const Totals &totals) {
  if (!totals.symbolicRows.empty())
    return "symbolic";
  return !totals.timeSeconds || totals.unbounded ? "unknown" : "";
}

static SmallVector<ResourceTime>
listTimes(const std::map<std::string, double> &busySeconds) {
  SmallVector<ResourceTime> times;
  for (const auto &[resource, seconds] : busySeconds)
    times.push_back({resource, seconds});
  return times;
}

Ridgeline roofline::computeRidgeline(const TargetDescription &target,
                                     Overlap overlap, const Totals &totals,
                                     const Estimate &estimate) {
  Ridgeline point;
  point.operations =
      totals.work.terms.getFlops() + totals.work.terms.getIntOps();
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
  std::map<std::string, double> busySeconds = totals.computation.busySeconds;
  for (const auto &[resource, seconds] : totals.busySeconds)
    if (StringRef(resource).starts_with(networkPrefix))
      busySeconds[resource] = seconds;
  place(target, overlap, listTimes(busySeconds), estimate, getOpenBound(totals),
        point);
  return point;
}
