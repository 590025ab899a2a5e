//===- RoofCauses.cpp - Explains points above their roofs -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoofCauses.h"

#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ScopedPrinter.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Largest factor by which a point may exceed the roof because the roof is too
/// low: clocks above the one for which a datasheet gives peaks, and rounded
/// figures.
static constexpr double clockTolerance = 1.05;

/// Factor from which a wrong unit is more likely than a wrong type or machine:
/// a kernel that reaches at least 2% of its roof, in a unit 1000 times too
/// small.
static constexpr double leastUnitFactor = 20;

static constexpr size_t maxCauses = 3;

bool PointAboveRoof::isAbovePeak() const {
  std::optional<double> peak = subject.estimate.peakOpsPerSecond;
  return point.opsPerSecond && peak &&
         *point.opsPerSecond > *peak * (1 + roundingTolerance);
}

//===----------------------------------------------------------------------===//
// Causes
//===----------------------------------------------------------------------===//

// Each function returns an explanation of the excess, or "" if it doesn't
// apply.

static std::string explainByDoubleCount(const PointAboveRoof &point) {
  std::optional<double> counted = point.point.operations;
  std::optional<double> own = point.subject.operations;
  if (!counted || !own || std::abs(*counted / *own - 2) > 0.02)
    return "";
  return "operations counted twice: they are 2 times those of the model";
}

static std::string explainByExecutions(const PointAboveRoof &point) {
  const Count &executions = point.subject.executions;
  if (!point.point.seconds || !executions.isConstant() ||
      !(executions.toDouble() > 1) ||
      point.factor > executions.toDouble() * clockTolerance)
    return "";
  return "the time of one execution: a row is about all " + executions.str() +
         " of one call";
}

static std::string explainByUnit(const PointAboveRoof &point) {
  if (point.factor < leastUnitFactor)
    return "";
  for (int exponent : {3, 6, 9})
    if (point.factor <= std::pow(10.0, exponent) * clockTolerance)
      return "a unit that is off by 10^" + std::to_string(exponent);
  return "a unit that is off by more than 10^9";
}

/// Returns the outermost cache that is fast and large enough to have held all
/// the bytes; null if there is none.
static const MemoryLevel *findCache(const PointAboveRoof &point) {
  double bytes = *point.subject.leastBytes;
  for (const MemoryLevel &level : ArrayRef(point.target.levels).drop_front()) {
    double capacity = level.capacityBytes
                          ? double(*level.capacityBytes) * level.instances
                          : HUGE_VAL;
    // A scratchpad does not keep data beyond one program.
    if (!level.isScratchpad && level.bytesPerSecond && bytes <= capacity &&
        bytes / *level.bytesPerSecond <= *point.point.seconds)
      return &level;
  }
  return nullptr;
}

static std::string explainByCache(const PointAboveRoof &point) {
  std::optional<double> least = point.subject.leastBytes;
  if (!least || !point.point.seconds || point.isAbovePeak())
    return "";
  StringRef memory = point.target.levels.front().name;
  if (std::optional<double> bytes = point.point.bytes) {
    if (*bytes >= *least)
      return "";
    return "data left in a cache by an earlier run, see steady: " +
           formatSI(*bytes, "B") + " of at least " + formatSI(*least, "B") +
           " came from " + memory.str();
  }
  const MemoryLevel *cache = findCache(point);
  if (!cache)
    return "";
  return "data left in " + cache->name + " (" +
         formatSI(*cache->bytesPerSecond, "B/s") +
         ") by an earlier run, see steady";
}

/// Explains an excess by ops of one location that ran as a single kernel.
static std::string explainByOneKernel(const PointAboveRoof &point) {
  if (point.subject.numOps == 1 || point.point.bytes || point.isAbovePeak())
    return "";
  return std::to_string(point.subject.numOps) +
         " ops fused to one, which pass values without memory";
}

/// Returns the time of a function if everything in it were fused [s]: that of
/// its busiest resource, where memory moves the fused bytes only (R20) and
/// collectives take their least (R26). Returns nullopt for ops.
static std::optional<double>
computeLeastFusedSeconds(const PointAboveRoof &point) {
  std::optional<double> bytes = point.subject.fusedBytes;
  std::optional<double> bandwidth = point.target.levels.front().bytesPerSecond;
  if (!bytes || !bandwidth)
    return std::nullopt;
  const Estimate &estimate = point.subject.estimate;
  double longest =
      std::max(*bytes / *bandwidth, estimate.getComputeSeconds().value_or(0));
  for (const NetworkLink &link : point.target.links) {
    double seconds = 0;
    for (const LinkTraffic &traffic : estimate.network)
      if (traffic.link == link.name)
        seconds += traffic.leastSeconds.value_or(0);
    longest = std::max(longest, seconds);
  }
  return longest;
}

static std::string explainByFusion(const PointAboveRoof &point) {
  std::optional<double> fused = computeLeastFusedSeconds(point);
  if (!fused || !point.point.seconds || point.point.bytes ||
      point.isAbovePeak() || *fused > *point.point.seconds)
    return "";
  return "fused ops, or data left in a cache: with everything fused " +
         formatSI(*fused, "s") + " would do";
}

/// Returns the compute unit that takes longest; empty if none has a time.
static StringRef findComputeUnit(const Estimate &estimate) {
  StringRef longest;
  double longestSeconds = -1;
  for (const auto &[resource, seconds] : estimate.times)
    if (resource.kind == ResourceKind::Compute && seconds > longestSeconds) {
      longest = resource.name;
      longestSeconds = seconds;
    }
  return longest;
}

static std::string explainByType(const PointAboveRoof &point) {
  if (!point.isAbovePeak() ||
      findComputeUnit(point.subject.estimate) == "special")
    return "";
  const ComputeUnit *unit = nullptr;
  const ComputeRate *rate = nullptr;
  for (const ComputeUnit &candidate : point.target.units)
    for (const ComputeRate &other : candidate.rates)
      if (candidate.name != "special" &&
          other.opsPerSecond > *point.subject.estimate.peakOpsPerSecond &&
          other.opsPerSecond * clockTolerance >= *point.point.opsPerSecond &&
          (!rate || other.opsPerSecond < rate->opsPerSecond)) {
        unit = &candidate;
        rate = &other;
      }
  if (!rate)
    return "";
  std::string text = "another type or unit: it would fit " + unit->name + " " +
                     llvm::to_string(rate->type) + " (" +
                     formatSI(rate->opsPerSecond, "op/s") + ")";
  if (rate->type.isTF32() && !point.options.allowTF32)
    text += ", see allow-tf32";
  return text;
}

static std::string explainBySparsity(const PointAboveRoof &point) {
  if (!point.isAbovePeak() || point.factor > 2 * clockTolerance ||
      findComputeUnit(point.subject.estimate) != "matrix")
    return "";
  return "2:4 sparsity: the peak is that of dense operands";
}

/// Explains an excess by fast algorithms, which execute fewer operations than
/// are counted for convolutions and contractions (R1): Winograd's 2.25 times
/// fewer with its small tiles, 4 times with the usual ones (Lavin and Gray
/// 2015, arXiv 1509.09308).
static std::string explainByAlgorithm(const PointAboveRoof &point) {
  if (!point.isAbovePeak() || point.factor > 4 * clockTolerance ||
      point.subject.work.terms.getClass(WorkClass::Matrix).isZero())
    return "";
  return "an algorithm with fewer operations, such as Winograd's";
}

/// Returns the rate attainable on another machine [op/s].
static std::optional<double> getAttainable(const TargetDescription &machine,
                                           const PointAboveRoof &point) {
  Estimate estimate =
      Estimator(machine, point.options).estimate(point.subject.work);
  std::optional<double> roof = estimate.peakOpsPerSecond;
  std::optional<double> bandwidth = machine.levels.front().bytesPerSecond;
  if (roof && bandwidth && point.point.intensity)
    roof = std::min(*roof, *bandwidth * *point.point.intensity);
  return roof;
}

static std::string explainByMachine(const PointAboveRoof &point) {
  if (!point.point.opsPerSecond || point.point.achieved.value_or(0) <= 1)
    return "";
  StringRef name;
  double lowest = HUGE_VAL;
  for (const TargetDescription &machine : point.getMachines()) {
    std::optional<double> roof = getAttainable(machine, point);
    if (machine.name == point.target.name || !roof ||
        *roof < *point.point.opsPerSecond || *roof >= lowest)
      continue;
    name = machine.name;
    lowest = *roof;
  }
  if (name.empty())
    return "";
  return "another machine: it would fit " + name.str() + " (" +
         formatSI(lowest, "op/s") + ")";
}

// Causes, the most likely ones first.
static constexpr std::string (*causes[])(const PointAboveRoof &) = {
    explainByDoubleCount, explainByExecutions, explainByUnit,
    explainByOneKernel,   explainByFusion,     explainByCache,
    explainByType,        explainBySparsity,   explainByAlgorithm,
    explainByMachine};

std::string mlir::roofline::describeCauses(const PointAboveRoof &point) {
  if (point.factor <= clockTolerance)
    return "rounded figures, or a clock above the one of the peak";
  SmallVector<std::string> fitting;
  for (auto *explain : causes)
    if (std::string text = explain(point);
        !text.empty() && fitting.size() < maxCauses)
      fitting.push_back(std::move(text));
  if (fitting.empty())
    return "none known; check time, type and machine";
  return llvm::join(fitting, "; or ");
}
