//===- ExpectedTime.cpp - From the roof to the clock ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The constants below hold for all machines. They were chosen on the public
// measurements that docs/Truth.md shows; what differs from machine to machine
// is in `SustainedRates`.
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/ExpectedTime.h"

#include "Kernels/KernelTiles.h"
#include "ResourceTimes.h"
#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static constexpr StringLiteral lossNames[numLossKinds] = {"cache_reloads",
                                                          "prefetch",
                                                          "residency",
                                                          "hoisting",
                                                          "sustained",
                                                          "tile_quantization",
                                                          "wave_quantization",
                                                          "operand_loads",
                                                          "row_latency",
                                                          "partial_overlap",
                                                          "row_fetches",
                                                          "split_reduction",
                                                          "launch",
                                                          "branches"};

StringRef roofline::stringifyLossKind(LossKind kind) {
  return lossNames[unsigned(kind)];
}

std::optional<LossKind> roofline::symbolizeLossKind(StringRef name) {
  const auto *it = llvm::find(lossNames, name);
  if (it == std::end(lossNames))
    return std::nullopt;
  return LossKind(it - std::begin(lossNames));
}

//===----------------------------------------------------------------------===//
// Ledger
//===----------------------------------------------------------------------===//

/// The name that `resource` has among the fractions: the reads and writes of a
/// level (R29) are slower as it is.
static StringRef getRateName(const TargetDescription &target,
                             const Resource &resource) {
  if (resource.kind == ResourceKind::Memory)
    if (const MemoryLevel *level = target.lookupDirectedLevel(resource.name))
      return level->name;
  return resource.name;
}

namespace {
/// Adds up the time of an op reason by reason.
class Sum {
public:
  Sum(const TargetDescription &target, Overlap overlap,
      ArrayRef<ResourceTime> times, LossKinds ignored, bool waitsForTiles)
      : target(target), overlap(overlap), times(times), ignored(ignored),
        waitsForTiles(waitsForTiles) {}

  bool applies(LossKind kind) const { return !(ignored & getLossBit(kind)); }
  const SmallVector<ResourceTime, 4> &getTimes() const { return times; }

  void add(ArrayRef<double> seconds) {
    for (auto [time, own] : llvm::zip_equal(times, seconds))
      time.seconds += own;
  }
  /// Multiplies the times of the compute units.
  void scaleCompute(double factor) {
    for (ResourceTime &time : times)
      if (time.resource.kind == ResourceKind::Compute)
        time.seconds *= factor;
  }
  /// Takes `executions` times `saved` off the times of the same resources.
  void subtract(ArrayRef<ResourceTime> saved, double executions) {
    for (ResourceTime &time : times)
      for (const ResourceTime &own : saved)
        if (own.resource == time.resource)
          time.seconds = std::max(time.seconds - executions * own.seconds, 0.0);
  }
  void scale(StringRef name, double factor) {
    for (ResourceTime &time : times)
      if (getRateName(target, time.resource) == name)
        time.seconds *= factor;
  }

  /// The time of all resources together. With `partial` the computation and the
  /// outermost memory level hide each other only in part, and in loops, which
  /// compute with a tile when it is there, cores and what they share not at
  /// all.
  double compute(bool partial) const {
    if (overlap == Overlap::Sum)
      return sumTimes(target, times);
    double largest = 0, units = 0;
    for (const ResourceTime &time : times) {
      largest = std::max(largest, time.seconds);
      if (time.resource.kind == ResourceKind::Compute)
        units = std::max(units, time.seconds);
    }
    if (!partial)
      return largest;
    if (!waitsForTiles)
      return std::max(
          largest,
          std::hypot(units, getLevelSeconds(target.levels.front(), times)));
    double ofCore = units, shared = 0;
    for (const MemoryLevel &level : target.levels) {
      double seconds = getLevelSeconds(level, times);
      if (level.isPrivate)
        ofCore = std::max(ofCore, seconds);
      else
        shared += seconds;
    }
    return std::max(largest, ofCore + shared);
  }

private:
  const TargetDescription &target;
  Overlap overlap;
  SmallVector<ResourceTime, 4> times;
  LossKinds ignored;
  bool waitsForTiles;
};
} // namespace

/// What a target must say for an op that `times` are of; empty if it does.
static std::string findMissing(const TargetDescription &target,
                               ArrayRef<ResourceTime> times) {
  const SustainedRates &rates = *target.sustained;
  if (!rates.launchSeconds)
    return "launch_seconds";
  const ResourceTime *largest = nullptr;
  for (const ResourceTime &time : times)
    if (!largest || time.seconds > largest->seconds)
      largest = &time;
  if (!largest)
    return "";
  StringRef name = getRateName(target, largest->resource);
  return rates.lookup(name) ? "" : ("fractions." + name).str();
}

/// True if the target says how much the memories hold. What it leaves out makes
/// the least in place weaker, which is no reason to expect less.
static bool hasCapacities(const TargetDescription &target) {
  return target.levels.back().registerBytes &&
         llvm::all_of(llvm::drop_begin(target.levels),
                      [](const MemoryLevel &level) {
                        return level.capacityBytes.has_value();
                      });
}

/// How much longer than `all` takes on its resources `times` are.
static SmallVector<double, 4> getChanges(ArrayRef<ResourceTime> times,
                                         const Estimate &all) {
  SmallVector<double, 4> changes;
  for (auto [own, least] : llvm::zip_equal(times, all.times))
    changes.push_back(own.seconds - least.seconds);
  return changes;
}

/// The lines of a set of `level` if the place of a page decides on the set.
static std::optional<int64_t> getWaysOfPages(const MemoryLevel &level) {
  return level.associativity &&
                 *level.capacityBytes / *level.associativity > smallPageBytes
             ? level.associativity
             : std::nullopt;
}

/// What a cache that holds `held` bytes, in sets of `ways` lines if that is
/// known, has evicted of `reuses`.
static double sumEvicted(ArrayRef<Reuse> reuses, const MovedBytes &moved,
                         double held, std::optional<int64_t> ways) {
  double evicted = 0;
  for (const Reuse &reuse : reuses)
    if (reuse.isWrite ? moved.hasWrites : moved.hasReads)
      evicted += held > 0
                     ? reuse.bytes * getEvictedPart(reuse.distance / held, ways)
                     : reuse.bytes;
  return evicted;
}

/// What the times of `estimate` lose with the bytes that the levels move in
/// place (R26), of which the next level in holds no more than its capacity.
/// What the op writes moves too if other ops evict it. In a loop nothing is
/// cold. Where the program repeats, what a cache has evicted between two uses
/// moves. Of what stays nothing is fetched past the ends of runs either, which
/// takes as large a part off that if it `isFetchedPast` these.
static SmallVector<double, 4> computeResidency(const TargetDescription &target,
                                               const KernelShape &shape,
                                               const Executions *loop,
                                               bool isFetchedPast,
                                               const Estimate &estimate) {
  if (!hasCapacities(target))
    return SmallVector<double, 4>(estimate.times.size());
  auto times = computeTimesWith(
      target, estimate, [&](size_t number, const MovedBytes &moved) {
        double held = 0;
        std::optional<int64_t> ways;
        if (number + 1 < target.levels.size()) {
          const MemoryLevel &inner = target.levels[number + 1];
          held = double(*inner.capacityBytes) * inner.instances;
          ways = getWaysOfPages(inner);
        }
        double cold = moved.least.toDouble();
        double warm = loop || shape.reuses ? 0 : moved.inPlace.toDouble();
        if (shape.reuses)
          warm += sumEvicted(*shape.reuses, moved, held, ways);
        if (moved.hasWrites)
          warm += shape.evictedBytes * (loop ? loop->number : 1);
        warm = std::clamp(warm, std::max(cold - held, 0.0), cold);
        double past = isFetchedPast ? moved.past.toDouble() : 0;
        return past == 0 ? warm
                         : warm - past * (cold - warm) /
                                      std::max(moved.most.toDouble(), cold);
      });
  return getChanges(times, estimate);
}

/// What the times of `all`, the executions of `loop`, gain with the bytes that
/// the loops as written move, and at most those of executions that start cold.
static SmallVector<double, 4> computeReloads(const TargetDescription &target,
                                             const Executions &loop,
                                             const Estimate &all) {
  SmallVector<double, 4> changes(all.times.size());
  auto written =
      computeTimesWith(target, all, [](size_t, const MovedBytes &moved) {
        return moved.most.toDouble();
      });
  for (auto [change, most, least] :
       llvm::zip_equal(changes, written, all.times)) {
    for (const ResourceTime &own : loop.once.times)
      if (own.resource == most.resource)
        most.seconds = std::min(most.seconds, own.seconds * loop.number);
    change = std::max(most.seconds - least.seconds, 0.0);
  }
  return changes;
}

/// What the times of `all` gain with what is fetched past the ends of runs.
static SmallVector<double, 4> computePrefetch(const TargetDescription &target,
                                              const Estimate &all) {
  auto times = computeTimesWith(
      target, all, [&](size_t number, const MovedBytes &moved) {
        return moved.least.toDouble() + moved.past.toDouble();
      });
  return getChanges(times, all);
}

void Ledger::addExpectedTime(const KernelShape &shape, LossKinds ignored,
                             Estimate &estimate, LedgerTrace *trace,
                             const Executions *loop) const {
  estimate.expectedSeconds.reset();
  estimate.losses = {};
  if (!target.sustained || !estimate.timeSeconds || estimate.times.empty() ||
      !std::isfinite(*estimate.timeSeconds))
    return;
  const SustainedRates &rates = *target.sustained;
  if (std::string missing = findMissing(target, estimate.times);
      !missing.empty())
    return estimate.addNote("no expected time: the target has no sustained " +
                            missing);
  Losses &losses = estimate.losses;
  double reached = *estimate.timeSeconds;
  double executions = loop ? loop->number : 1;
  double cores = countCores(target);
  bool waitsForTiles = loop && computesFromCaches(target);
  if (trace)
    trace->waitsForTiles = waitsForTiles;
  Sum sum(target, overlap, estimate.times, ignored, waitsForTiles);
  auto charge = [&](LossKind kind, double seconds) {
    losses[unsigned(kind)] = seconds - reached;
    reached = seconds;
    if (trace)
      trace->steps.push_back({kind, sum.getTimes(), seconds});
  };
  if (loop && sum.applies(LossKind::CacheReloads)) {
    sum.add(computeReloads(target, *loop, estimate));
    charge(LossKind::CacheReloads, sum.compute(false));
  }
  if (loop && sum.applies(LossKind::Prefetch)) {
    sum.add(computePrefetch(target, estimate));
    charge(LossKind::Prefetch, sum.compute(false));
  }
  if (sum.applies(LossKind::Residency))
    sum.add(computeResidency(target, shape, loop,
                             loop && sum.applies(LossKind::Prefetch),
                             estimate));
  charge(LossKind::Residency, sum.compute(false));
  if (sum.applies(LossKind::Hoisting)) {
    sum.subtract(shape.hoisted, executions);
    charge(LossKind::Hoisting, sum.compute(false));
  }
  if (sum.applies(LossKind::Sustained))
    for (const auto &[name, fraction] : rates.fractions)
      sum.scale(name, 1 / fraction);
  charge(LossKind::Sustained, sum.compute(false));

  double launch =
      sum.applies(LossKind::Launch) ? executions * *rates.launchSeconds : 0;
  double extraLaunch = sum.applies(LossKind::SplitReduction)
                           ? executions * target.launchOverheadSeconds.value_or(
                                              *rates.launchSeconds)
                           : 0;
  bool partial = sum.applies(LossKind::PartialOverlap);
  if (shape.product && cores > 0) {
    auto apply = [&](const TileFactors &factors, Sum &of, auto chargeOne) {
      if (of.applies(LossKind::TileQuantization))
        of.scaleCompute(factors.edges);
      chargeOne(LossKind::TileQuantization, of);
      if (of.applies(LossKind::WaveQuantization))
        of.scaleCompute(factors.waves);
      chargeOne(LossKind::WaveQuantization, of);
      if (of.applies(LossKind::OperandLoads))
        of.scaleCompute(factors.loads);
      chargeOne(LossKind::OperandLoads, of);
    };
    double fetchSeconds = sum.applies(LossKind::RowFetches)
                              ? executions * rates.rowFetchSeconds.value_or(0)
                              : 0;
    auto fetchRows = [&](double seconds, const KernelTile &tile) {
      return std::max(seconds,
                      countRowFetches(*shape.product, tile) * fetchSeconds);
    };
    // The kernel that a library would choose: the fastest.
    std::optional<KernelTile> best;
    double bestSeconds = 0;
    for (const KernelTile &tile :
         listKernels(*shape.product, rates.batchedTile)) {
      Sum own = sum;
      apply(computeFactors(*shape.product, tile, cores), own,
            [](LossKind, Sum &) {});
      double seconds = fetchRows(own.compute(partial), tile) +
                       (tile.parts > 1 ? extraLaunch : 0);
      if (!best || seconds < bestSeconds) {
        best = tile;
        bestSeconds = seconds;
      }
    }
    TileFactors factors = computeFactors(*shape.product, *best, cores);
    apply(factors, sum,
          [&](LossKind kind, Sum &own) { charge(kind, own.compute(false)); });
    if (trace)
      trace->tile = {best->m,
                     best->n,
                     best->parts,
                     countTiles(*shape.product, *best),
                     cores,
                     factors.edges,
                     factors.waves,
                     factors.loads,
                     countRowFetches(*shape.product, *best)};
    charge(LossKind::PartialOverlap, sum.compute(partial));
    charge(LossKind::RowFetches, fetchRows(reached, *best));
    if (best->parts > 1)
      charge(LossKind::SplitReduction, reached + extraLaunch);
  } else if (shape.rows && cores > 0 && rates.rowStepSeconds &&
             sum.applies(LossKind::RowLatency)) {
    double steps = std::ceil(shape.rows->columns / rowStep) *
                   std::ceil(shape.rows->rows / (rowsPerCore * cores));
    charge(LossKind::RowLatency,
           std::max(reached, executions * steps * *rates.rowStepSeconds));
    if (trace)
      trace->rowSteps = steps;
  } else {
    if (waitsForTiles && sum.applies(LossKind::TileQuantization))
      sum.scaleCompute(shape.vectorWaste);
    charge(LossKind::TileQuantization, sum.compute(false));
    charge(LossKind::PartialOverlap, sum.compute(partial));
  }
  charge(LossKind::Launch, reached + launch);
  estimate.expectedSeconds =
      std::accumulate(losses.begin(), losses.end(), *estimate.timeSeconds);
}

void roofline::scaleLedger(const Estimate &once, double executions,
                           LossKinds ignored, Estimate &all) {
  all.expectedSeconds.reset();
  if (!once.expectedSeconds || !once.timeSeconds || !all.timeSeconds)
    return;
  all.losses = once.losses;
  for (double &seconds : all.losses)
    seconds *= executions;
  if (!(ignored & getLossBit(LossKind::CacheReloads)))
    all.losses[unsigned(LossKind::CacheReloads)] =
        *once.timeSeconds * executions - *all.timeSeconds;
  all.expectedSeconds =
      std::accumulate(all.losses.begin(), all.losses.end(), *all.timeSeconds);
}
