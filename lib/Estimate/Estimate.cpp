//===- Estimate.cpp - Which resource bounds -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/Estimate.h"

#include "NodeTimes.h"
#include "ResourceTimes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Adds `seconds` to the time of `resource`.
static void addTime(const Resource &resource, double seconds,
                    Estimate &estimate) {
  for (ResourceTime &time : estimate.times) {
    if (time.resource == resource) {
      time.seconds += seconds;
      return;
    }
  }
  estimate.times.push_back({resource, seconds});
}

void Estimate::addNote(StringRef note) {
  if (!note.empty() && !llvm::is_contained(notes, note))
    notes.push_back(note.str());
}

/// a / b; no value where counts beyond the range of double make it none.
static std::optional<double> divide(double a, double b) {
  double quotient = a / b;
  return std::isnan(quotient) ? std::nullopt : std::optional(quotient);
}

/// R18: a space that no level lists is taken for the outermost level.
static void addSpaceNotes(const TargetDescription &target,
                          const WorkSummary &work, Estimate &estimate) {
  for (const SpaceTraffic &entry : work.traffic) {
    if (target.lookupLevelOfMemorySpace(entry.space))
      continue;
    std::string note;
    llvm::raw_string_ostream(note)
        << "memory space " << entry.space << " is no level of the target: "
        << "counted at " << target.levels.front().name;
    estimate.addNote(note);
  }
}

namespace {
struct Largest {
  /// Null if there are no times.
  const Resource *resource = nullptr;
  double seconds = 0;
  std::optional<double> nextSeconds;
};
} // namespace

/// The largest of the times. Compute resources come first, so that an op
/// exactly at the ridge is bound by compute (R22).
static Largest findLargest(ArrayRef<ResourceTime> times) {
  Largest largest;
  for (const ResourceTime &time : times) {
    if (!largest.resource) {
      largest = {&time.resource, time.seconds, std::nullopt};
    } else if (time.seconds > largest.seconds * (1 + timeTolerance)) {
      largest = {&time.resource, time.seconds, largest.seconds};
    } else if (!largest.nextSeconds || time.seconds > *largest.nextSeconds) {
      largest.nextSeconds = time.seconds;
    }
  }
  return largest;
}

/// R21: what the resources take together, of which `largest` takes longest.
static double computeTime(const TargetDescription &target,
                          ArrayRef<ResourceTime> times, const Largest &largest,
                          Overlap overlap) {
  return overlap == Overlap::Max ? largest.seconds : sumTimes(target, times);
}

SmallVector<ResourceTime, 4> roofline::computeTimesWith(
    const TargetDescription &target, const Estimate &estimate,
    function_ref<double(size_t, const MovedBytes &)> bytes) {
  SmallVector<ResourceTime, 4> times = estimate.times;
  if (times.empty())
    return times;
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    const LevelTraffic &traffic = estimate.levels[number];
    MovedBytes all{traffic.lowerBytes.lower, traffic.getUpperBytes(),
                   traffic.inPlaceBytes, traffic.pastBytes};
    for (ResourceTime &time : times) {
      bool isNear = time.resource == Resource::memory(level.name);
      bool isFar = level.nodes > 1 &&
                   time.resource == Resource::memory(level.getFarName());
      if (level.nodes == 1 && isNear)
        time.seconds = bytes(number, all) / *level.bytesPerSecond;
      else if ((isNear || isFar) && time.seconds > 0)
        time.seconds *= bytes(number, all) / all.least.toDouble();
    }
    if (traffic.directed.empty())
      continue;
    auto change = [&](const std::string &name, std::optional<double> rate,
                      bool isReads) {
      const DirectedTraffic &own = traffic.directed[isReads ? 0 : 1];
      for (ResourceTime &time : times)
        if (rate && time.resource == Resource::memory(name))
          time.seconds =
              bytes(number, {own.bytes.lower, own.bytes.upper, own.inPlaceBytes,
                             isReads ? traffic.pastBytes : Count(0), isReads,
                             !isReads}) /
              *rate;
    };
    change(level.getReadName(), level.readBytesPerSecond, true);
    change(level.getWriteName(), level.writeBytesPerSecond, false);
  }
  return times;
}

/// R22, and R24 with the most traffic that is known to be enough.
static void classify(const TargetDescription &target, Overlap overlap,
                     Estimate &estimate) {
  Largest largest = findLargest(estimate.times);
  estimate.timeSeconds = computeTime(target, estimate.times, largest, overlap);
  if (estimate.times.empty()) {
    // Without a note nothing lacked a rate: there was nothing to do (R23).
    estimate.bound = estimate.notes.empty() ? Bound::none() : Bound::unknown();
    if (!estimate.notes.empty())
      estimate.timeSeconds.reset();
    return;
  }
  estimate.bound = *largest.resource;
  if (largest.nextSeconds && *largest.nextSeconds > 0)
    estimate.headroom = divide(largest.seconds, *largest.nextSeconds);
  bool isRange = llvm::any_of(
      llvm::zip_equal(estimate.levels, target.levels), [](const auto &pair) {
        const auto &[traffic, level] = pair;
        return level.bytesPerSecond &&
               traffic.getUpperBytes() != traffic.lowerBytes.lower;
      });
  if (!isRange)
    return;
  SmallVector<ResourceTime, 4> upperTimes =
      computeTimesWith(target, estimate, [](size_t, const MovedBytes &moved) {
        return moved.most.toDouble();
      });
  setMostNodeTimes(target, estimate.levels, upperTimes);
  Largest upper = findLargest(upperTimes);
  estimate.upperTimeSeconds = computeTime(target, upperTimes, upper, overlap);
  estimate.bound = Bound(*largest.resource, *upper.resource);
}

bool Estimator::isBoundSettled(const Estimate &estimate) const {
  if (llvm::none_of(estimate.levels,
                    [](const LevelTraffic &level) { return level.isRough; }))
    return true;
  // Far from what `timeTolerance` takes for equal.
  constexpr double margin = 1 - 1e-6;
  Largest largest = ::findLargest(estimate.times);
  return largest.resource &&
         llvm::all_of(llvm::zip_equal(estimate.levels, target.levels),
                      [&](const auto &pair) {
                        const auto &[traffic, level] = pair;
                        if (level.nodes > 1 || level.hasDirections())
                          return false;
                        return !level.bytesPerSecond ||
                               *largest.resource ==
                                   Resource::memory(level.name) ||
                               traffic.getUpperBytes().toDouble() /
                                       *level.bytesPerSecond <=
                                   largest.seconds * margin;
                      });
}

void Estimator::updateInPlace(Estimate &estimate) const {
  estimate.leastInPlaceSeconds.reset();
  estimate.boundInPlace = estimate.bound;
  if (!estimate.timeSeconds)
    return;
  SmallVector<ResourceTime, 4> times =
      computeTimesWith(target, estimate, [](size_t, const MovedBytes &moved) {
        return moved.inPlace.toDouble();
      });
  for (ResourceTime &time : times) {
    // Another schedule may leave the work to the cores beside the values, and
    // caches may hold those of the busiest node (R28).
    for (auto [level, traffic] :
         llvm::zip_equal(target.levels, estimate.levels)) {
      if (level.nodes == 1)
        continue;
      if (time.resource == Resource::memory(level.name))
        time.seconds = traffic.inPlaceBytes.toDouble() / *level.bytesPerSecond;
      if (time.resource == Resource::memory(level.getFarName()))
        time.seconds = 0;
    }
    if (time.resource.kind != ResourceKind::Network)
      continue;
    time.seconds = 0;
    for (const LinkTraffic &traffic : estimate.network)
      if (traffic.link == time.resource.name)
        time.seconds += traffic.leastSeconds.value_or(0);
  }
  llvm::erase_if(times,
                 [](const ResourceTime &time) { return time.seconds == 0; });
  Largest largest = ::findLargest(times);
  estimate.leastInPlaceSeconds =
      computeTime(target, times, largest, options.overlap);
  estimate.boundInPlace =
      largest.resource ? Bound(*largest.resource) : Bound::none();
}

std::optional<double> Estimate::getComputeSeconds() const {
  std::optional<double> seconds;
  for (const ResourceTime &time : times)
    if (time.resource.kind == ResourceKind::Compute)
      seconds = std::max(seconds.value_or(0), time.seconds);
  return seconds;
}

double Estimate::getLinkSeconds() const {
  double seconds = 0;
  for (const ResourceTime &time : times)
    if (time.resource.kind == ResourceKind::Network)
      seconds = std::max(seconds, time.seconds);
  return seconds;
}

/// The rate at which the op's mix of operations would run if only compute
/// counted, so that attainable = operations / time when compute or the
/// outermost level bounds [op/s]. Operations that the target has no rate for
/// are left out; no value if no rate is left.
std::optional<double> Estimator::computePeak(const WorkSummary &work,
                                             const Estimate &estimate) {
  WorkTerms rated;
  for (const WorkTerm &term : work.terms)
    if (term.workClass != WorkClass::Other && lookupRate(term).opsPerSecond)
      rated.add(term);
  double operations = (rated.getFlops() + rated.getIntOps()).toDouble();
  if (operations == 0)
    return std::nullopt;
  if (rated.get().size() == 1)
    return lookupRate(rated.get().front()).opsPerSecond; // Free of rounding.
  return divide(operations, estimate.getComputeSeconds().value_or(0));
}

/// Operations per byte that `traffic` moves at least.
static std::optional<double> computeIntensity(double operations,
                                              const LevelTraffic &traffic) {
  double bytes = traffic.lowerBytes.lower.toDouble();
  return bytes == 0 ? std::nullopt : divide(operations, bytes);
}

/// Intensity and ridge of every level.
void Estimator::addLevelEstimates(double operations, Estimate &estimate) {
  std::optional<double> peak = estimate.peakOpsPerSecond;
  estimate.levelEstimates.reserve(target.levels.size());
  for (auto [traffic, level] :
       llvm::zip_equal(estimate.levels, target.levels)) {
    LevelEstimate &own = estimate.levelEstimates.emplace_back();
    own.intensity = computeIntensity(operations, traffic);
    if (!level.bytesPerSecond)
      continue;
    own.seconds =
        (level.nodes == 1 ? traffic.lowerBytes.lower
                          : computeNodeLoad(traffic, false).memoryBytes)
            .toDouble() /
        *level.bytesPerSecond;
    if (traffic.achievableBytes)
      own.achievableSeconds =
          (level.nodes == 1 ? *traffic.achievableBytes
                            : computeNodeLoad(traffic, true).memoryBytes)
              .toDouble() /
          *level.bytesPerSecond;
    if (peak)
      own.ridge = *peak / *level.bytesPerSecond;
  }
}

/// R23, of the outermost level.
void Estimator::addRoofline(double operations, Estimate &estimate) const {
  std::optional<double> peak = estimate.peakOpsPerSecond;
  const LevelEstimate &outermost = estimate.levelEstimates.front();
  estimate.ridge = outermost.ridge;
  estimate.attainableOpsPerSecond = peak;
  if (double seconds = estimate.getLinkSeconds(); seconds > 0 && operations > 0)
    estimate.attainableOpsPerSecond =
        std::min(operations / seconds, peak.value_or(HUGE_VAL));
  if (!estimate.intensity)
    return;
  double slope = *estimate.intensity * *target.levels.front().bytesPerSecond;
  if (double longest = getLevelSeconds(target.levels.front(), estimate.times);
      target.levels.front().hasDirections() && longest > 0)
    slope *= std::min(1.0, *outermost.seconds / longest);
  estimate.attainableOpsPerSecond =
      std::min(slope, estimate.attainableOpsPerSecond.value_or(HUGE_VAL));
}

Estimate Estimator::estimate(const WorkSummary &work, LevelTraffics levels,
                             bool boundsOnly) {
  Estimate estimate;
  estimate.levels =
      levels.empty() ? makeLevelTraffic(target, work) : std::move(levels);
  addSpaceNotes(target, work, estimate);
  addNetwork(work, estimate);
  if (work.isZero()) {
    estimate.bound = Bound::none();
    estimate.timeSeconds = 0;
    return estimate;
  }
  if (!work.isStatic()) {
    estimate.bound = Bound::symbolic();
    return estimate;
  }
  for (const SymbolicTime &term : listTerms(work, estimate))
    addTime(term.resource, evaluate(term.seconds), estimate);
  classify(target, options.overlap, estimate);
  double operations = work.terms.getOperations().toDouble();
  estimate.intensity = computeIntensity(operations, estimate.levels.front());
  if (boundsOnly)
    return estimate;
  estimate.peakOpsPerSecond = computePeak(work, estimate);
  addLevelEstimates(operations, estimate);
  addRoofline(operations, estimate);
  return estimate;
}
