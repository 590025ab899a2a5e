//===- Estimate.cpp - Time on every resource, and which one bounds -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/Estimate.h"

#include "CollectiveTraffic.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// The unit that executes a class: matrix, vector and special have their own,
/// integer work runs on the vector unit, class other costs nothing (R5).
static StringRef getUnit(WorkClass workClass) {
  switch (workClass) {
  case WorkClass::Matrix:
    return "matrix";
  case WorkClass::Special:
    return "special";
  case WorkClass::Vector:
  case WorkClass::Integer:
    return "vector";
  case WorkClass::Other:
    return "";
  }
  llvm_unreachable("unknown work class");
}

/// The wider of the two operand types: a mixed product runs at its rate.
static Type getRateType(const WorkTerm &term) {
  if (term.type == term.otherType || !term.type.isIntOrFloat() ||
      !term.otherType.isIntOrFloat())
    return term.type;
  bool otherIsWider = term.otherType.getIntOrFloatBitWidth() >
                      term.type.getIntOrFloatBitWidth();
  bool otherIsFloat = isa<FloatType>(term.otherType);
  if (isa<FloatType>(term.type) == otherIsFloat)
    return otherIsWider ? term.otherType : term.type;
  return otherIsFloat ? term.otherType : term.type;
}

const Estimator::Rate &Estimator::lookupRate(const WorkTerm &term) {
  for (const Rate &rate : rates)
    if (rate.workClass == term.workClass && rate.type == term.type &&
        rate.otherType == term.otherType &&
        rate.accumulatorType == term.accumulatorType)
      return rate;
  Rate rate{term.workClass,
            term.type,
            term.otherType,
            term.accumulatorType,
            {},
            {},
            {}};
  StringRef unit = getUnit(term.workClass);
  if (auto resolved =
          resolveRate(target, unit, getRateType(term), options.allowTF32)) {
    rate.opsPerSecond = resolved->opsPerSecond;
    rate.resource = ("compute:" + resolved->unit).str();
    rate.note = resolved->fallbackNote;
  } else {
    rate.note = (Twine("no ") + unit + " rate for " + term.getTypeKey() +
                 ": no compute ceiling for it")
                    .str();
  }
  rates.push_back(std::move(rate));
  return rates.back();
}

/// Adds `seconds` to the time of `resource`.
static void addTime(StringRef resource, double seconds, Estimate &estimate) {
  for (ResourceTime &time : estimate.times) {
    if (time.resource == resource) {
      time.seconds += seconds;
      return;
    }
  }
  estimate.times.push_back({resource.str(), seconds});
}

static void addNote(StringRef note, Estimate &estimate) {
  if (!note.empty() && !llvm::is_contained(estimate.notes, note))
    estimate.notes.push_back(note.str());
}

void Estimator::addComputeTimes(const WorkSummary &work, Estimate &estimate) {
  for (const WorkTerm &term : work.terms) {
    if (term.workClass == WorkClass::Other)
      continue;
    const Rate &rate = lookupRate(term);
    addNote(rate.note, estimate);
    if (rate.opsPerSecond)
      addTime(rate.resource, term.count.toDouble() / *rate.opsPerSecond,
              estimate);
    else
      estimate.lacksRates = true;
  }
  llvm::sort(estimate.times, [](const ResourceTime &a, const ResourceTime &b) {
    return a.resource < b.resource;
  });
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
    addNote(note, estimate);
  }
}

/// True if `work` accesses a memory space of `level`. What only passes through
/// is no news of the op: the report's head tells which bandwidths are missing.
static bool hasOwnTraffic(const MemoryLevel &level, const WorkSummary &work) {
  return llvm::any_of(work.traffic, [&](const SpaceTraffic &entry) {
    return llvm::is_contained(level.memorySpaces, entry.space);
  });
}

void Estimator::addMemoryTimes(const WorkSummary &work, Estimate &estimate) {
  for (const LevelTraffic &traffic : estimate.levels) {
    if (traffic.lowerBytes.isZero())
      continue;
    const MemoryLevel *level = target.lookupLevel(traffic.level);
    if (level->bytesPerSecond)
      addTime("memory:" + traffic.level,
              traffic.lowerBytes.lower.toDouble() / *level->bytesPerSecond,
              estimate);
    if (level->bytesPerSecond || !hasOwnTraffic(*level, work))
      continue;
    addNote("no bandwidth for " + traffic.level + ": no ceiling for it",
            estimate);
    estimate.lacksRates = true;
  }
}

namespace {
struct Largest {
  StringRef resource;
  double seconds = 0;
  std::optional<double> nextSeconds;
};
} // namespace

/// The largest of the times. Compute resources come first, so that an op
/// exactly at the ridge is bound by compute (R22).
static Largest findLargest(ArrayRef<ResourceTime> times) {
  Largest largest;
  for (const ResourceTime &time : times) {
    if (largest.resource.empty()) {
      largest = {time.resource, time.seconds, std::nullopt};
    } else if (time.seconds > largest.seconds * (1 + timeTolerance)) {
      largest = {time.resource, time.seconds, largest.seconds};
    } else if (!largest.nextSeconds || time.seconds > *largest.nextSeconds) {
      largest.nextSeconds = time.seconds;
    }
  }
  return largest;
}

/// R21: what the resources take together, of which `largest` takes longest.
static double computeTime(ArrayRef<ResourceTime> times, const Largest &largest,
                          Overlap overlap) {
  if (overlap == Overlap::Max)
    return largest.seconds;
  double sum = 0;
  for (const ResourceTime &time : times)
    sum += time.seconds;
  return sum;
}

/// R22, and R24 with the most traffic that is known to be enough.
static void classify(const TargetDescription &target, Overlap overlap,
                     Estimate &estimate) {
  Largest largest = findLargest(estimate.times);
  estimate.timeSeconds = computeTime(estimate.times, largest, overlap);
  estimate.bound = largest.resource.str();
  if (estimate.times.empty()) {
    // Without a note nothing lacked a rate: there was nothing to do (R23).
    estimate.bound = estimate.notes.empty() ? "none" : "unknown";
    if (!estimate.notes.empty())
      estimate.timeSeconds.reset();
    return;
  }
  if (largest.nextSeconds && *largest.nextSeconds > 0)
    estimate.headroom = divide(largest.seconds, *largest.nextSeconds);
  SmallVector<ResourceTime, 4> upperTimes = estimate.times;
  bool isRange = false;
  for (auto [traffic, level] :
       llvm::zip_equal(estimate.levels, target.levels)) {
    Count upper = traffic.getUpperBytes();
    if (upper == traffic.lowerBytes.lower || !level.bytesPerSecond)
      continue;
    isRange = true;
    for (ResourceTime &time : upperTimes)
      if (time.resource == "memory:" + traffic.level)
        time.seconds = upper.toDouble() / *level.bytesPerSecond;
  }
  if (!isRange)
    return;
  Largest upper = findLargest(upperTimes);
  estimate.upperTimeSeconds = computeTime(upperTimes, upper, overlap);
  if (upper.resource != largest.resource)
    estimate.bound = (largest.resource + ".." + upper.resource).str();
}

StringRef Estimate::getLeastBound() const {
  return StringRef(bound).split("..").first;
}

bool Estimate::isBoundBy(StringRef resource) const {
  StringRef least = getLeastBound();
  return least == resource || least.split(':').first == resource;
}

std::optional<double> Estimate::getComputeSeconds() const {
  std::optional<double> seconds;
  for (const ResourceTime &time : times)
    if (StringRef(time.resource).starts_with("compute:"))
      seconds = std::max(seconds.value_or(0), time.seconds);
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

/// True if a group that spans `devices` in the grid's linear order fits on
/// `link`.
static bool isConnected(const NetworkLink &link, const Count &devices) {
  return !link.size ||
         (devices.isConstant() &&
          devices.getConstant() <= llvm::DynamicAPInt(*link.size));
}

/// The first link of the target, its fastest, that connects as many devices as
/// lie between the ends of the axis; the last one if none does, or if their
/// number is not known.
static const NetworkLink &chooseLinkBySize(const TargetDescription &target,
                                           const Count &devices,
                                           Estimate &estimate) {
  for (const NetworkLink &link : target.links)
    if (isConnected(link, devices))
      return link;
  const NetworkLink &last = target.links.back();
  if (devices.isConstant())
    addNote("no link of the target connects " + devices.str() +
                " devices: " + last.name + " taken",
            estimate);
  return last;
}

const NetworkLink &Estimator::chooseLinkOfAxis(const NetworkTerm &term,
                                               size_t axis,
                                               Estimate &estimate) {
  for (const LinkChoice &choice : options.links)
    if (choice.axis == std::to_string(term.axes[axis]))
      if (const NetworkLink *link = target.lookupLink(choice.link))
        return *link;
  return chooseLinkBySize(target, term.sizes[axis] * term.strides[axis],
                          estimate);
}

/// The slowest of the links of the axes that the group spans; null if the
/// target has none.
const NetworkLink *Estimator::chooseLink(const NetworkTerm &term,
                                         Estimate &estimate) {
  if (target.links.empty())
    return nullptr;
  if (term.axes.empty()) {
    for (const LinkChoice &choice : options.links)
      if (choice.axis == mpiAxis)
        if (const NetworkLink *link = target.lookupLink(choice.link))
          return link;
    return &target.links.back();
  }
  const NetworkLink *slowest = nullptr;
  for (size_t axis = 0; axis < term.axes.size(); ++axis) {
    const NetworkLink &link = chooseLinkOfAxis(term, axis, estimate);
    if (!slowest || *link.bytesPerSecond < *slowest->bytesPerSecond)
      slowest = &link;
  }
  return slowest;
}

/// What `term` puts on `link`, null if there is none (R25).
static LinkTraffic makeLinkTraffic(const NetworkTerm &term,
                                   NetworkAlgorithm algorithm,
                                   const NetworkLink *link) {
  CollectiveTraffic once = computeCollectiveTraffic(term, algorithm);
  LinkTraffic traffic;
  traffic.link = link ? link->name : "";
  traffic.collective = stringifyCollectiveKind(term.kind).str();
  traffic.algorithm = stringifyNetworkAlgorithm(isPointToPoint(term.kind)
                                                    ? NetworkAlgorithm::Direct
                                                    : algorithm)
                          .str();
  traffic.grid = term.grid;
  traffic.axes = term.axes;
  traffic.devices = term.getGroupSize();
  traffic.bytes = once.bytes * term.count;
  traffic.serialBytes = once.serialBytes * term.count;
  traffic.messages = once.messages * term.count;
  if (link && traffic.serialBytes.isConstant() && traffic.messages.isConstant())
    traffic.seconds =
        traffic.messages.toDouble() * link->latencySeconds.value_or(0) +
        traffic.serialBytes.toDouble() / *link->bytesPerSecond;
  return traffic;
}

void Estimator::addNetwork(const WorkSummary &work, Estimate &estimate) {
  for (const NetworkTerm &term : work.network) {
    const NetworkLink *link = chooseLink(term, estimate);
    estimate.network.push_back(
        makeLinkTraffic(term, options.networkAlgorithm, link));
    const LinkTraffic &traffic = estimate.network.back();
    if (!link) {
      addNote("the target has no network links: no ceiling for " +
                  traffic.collective,
              estimate);
      estimate.lacksRates = true;
      continue;
    }
    if (!link->latencySeconds)
      addNote("no latency for " + link->name + ": its messages take none",
              estimate);
  }
}

void Estimator::addNetworkTimes(Estimate &estimate) {
  for (const LinkTraffic &traffic : estimate.network)
    if (traffic.seconds)
      addTime("network:" + traffic.link, *traffic.seconds, estimate);
}

/// Intensity and ridge of every level.
void Estimator::addLevelEstimates(const WorkSummary &work, Estimate &estimate) {
  double operations =
      (work.terms.getFlops() + work.terms.getIntOps()).toDouble();
  std::optional<double> peak = computePeak(work, estimate);
  for (auto [traffic, level] :
       llvm::zip_equal(estimate.levels, target.levels)) {
    LevelEstimate &own = estimate.levelEstimates.emplace_back();
    double bytes = traffic.lowerBytes.lower.toDouble();
    if (bytes != 0)
      own.intensity = divide(operations, bytes);
    if (!level.bytesPerSecond)
      continue;
    own.seconds = bytes / *level.bytesPerSecond;
    if (traffic.achievableBytes)
      own.achievableSeconds =
          traffic.achievableBytes->toDouble() / *level.bytesPerSecond;
    if (peak)
      own.ridge = *peak / *level.bytesPerSecond;
  }
}

/// R23, of the outermost level.
void Estimator::addRoofline(const WorkSummary &work, Estimate &estimate) {
  std::optional<double> peak = computePeak(work, estimate);
  const LevelEstimate &outermost = estimate.levelEstimates.front();
  estimate.ridge = outermost.ridge;
  estimate.intensity = outermost.intensity;
  estimate.peakOpsPerSecond = peak;
  estimate.attainableOpsPerSecond = peak;
  if (!estimate.intensity)
    return;
  double slope = *estimate.intensity * *target.levels.front().bytesPerSecond;
  estimate.attainableOpsPerSecond = peak ? std::min(*peak, slope) : slope;
}

Estimate Estimator::estimate(const WorkSummary &work, LevelTraffics levels,
                             const Count &launches) {
  Estimate estimate;
  estimate.levels =
      levels.empty() ? makeLevelTraffic(target, work) : std::move(levels);
  addSpaceNotes(target, work, estimate);
  addNetwork(work, estimate);
  if (work.isZero()) {
    estimate.bound = "none";
    estimate.timeSeconds = 0;
    return estimate;
  }
  if (!work.isStatic() || !launches.isConstant()) {
    estimate.bound = "symbolic";
    return estimate;
  }
  addComputeTimes(work, estimate);
  addMemoryTimes(work, estimate);
  addNetworkTimes(estimate);
  if (options.launchOverhead && target.launchOverheadSeconds)
    addTime("launch", launches.toDouble() * *target.launchOverheadSeconds,
            estimate);
  classify(target, options.overlap, estimate);
  addLevelEstimates(work, estimate);
  addRoofline(work, estimate);
  return estimate;
}
