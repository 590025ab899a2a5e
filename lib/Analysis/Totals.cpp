//===- Totals.cpp - Sums over ops -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Totals.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// RepeatedWorks
//===----------------------------------------------------------------------===//

void RepeatedWorks::clear() { *this = {}; }

/// The number of `work`, which is added unless it is among the last ones.
unsigned RepeatedWorks::getNumber(const WorkSummary &work) {
  constexpr size_t maxCompared = 8;
  size_t first = works.size() - std::min(works.size(), maxCompared);
  for (size_t number = first; number < works.size(); ++number)
    if (works[number] == work)
      return number;
  works.push_back(work);
  return works.size() - 1;
}

void RepeatedWorks::add(const WorkSummary &work) {
  rows.push_back(getNumber(work));
}

void RepeatedWorks::add(const RepeatedWorks &other, const Count &factor) {
  SmallVector<unsigned, 0> numbers;
  for (WorkSummary work : other.works) {
    work.scale(factor);
    numbers.push_back(getNumber(work));
  }
  for (unsigned row : other.rows)
    rows.push_back(numbers[row]);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// The sum is known if every row's time is.
static void updateTime(Totals &totals) {
  totals.timeSeconds.reset();
  totals.upperTimeSeconds.reset();
  totals.leastInPlaceSeconds.reset();
  if (totals.hasUnknownTime || !totals.symbolicRows.empty())
    return;
  totals.timeSeconds = totals.knownSeconds;
  totals.upperTimeSeconds = totals.knownUpperSeconds;
  totals.leastInPlaceSeconds = totals.knownInPlaceSeconds;
}

/// Adds `factor` times the ledger of `other`, a row or totals.
template <typename T>
static void addLedger(const T &other, double factor, Totals &totals) {
  if (!other.expectedSeconds)
    totals.expectedSeconds.reset();
  if (totals.expectedSeconds)
    *totals.expectedSeconds += *other.expectedSeconds * factor;
  for (auto [own, loss] : llvm::zip_equal(totals.losses, other.losses))
    own += loss * factor;
}

/// Adds the times of one row, which has `work`.
static void addTimes(const WorkSummary &work, const Estimate &estimate,
                     Totals &totals) {
  if (estimate.bound.isSymbolic())
    totals.symbolicRows.add(work);
  else if (!estimate.timeSeconds)
    totals.hasUnknownTime = true;
  double seconds = estimate.timeSeconds.value_or(0);
  totals.knownSeconds += seconds;
  totals.knownUpperSeconds += estimate.upperTimeSeconds.value_or(seconds);
  totals.lacksRates |= estimate.lacksRates;
  totals.isTiled |=
      estimate.upperTimeSeconds.value_or(seconds) > seconds &&
      llvm::any_of(estimate.levels, [](const LevelTraffic &level) {
        return level.getUpperBytes() != level.lowerBytes.upper;
      });
  if (double inPlace = estimate.leastInPlaceSeconds.value_or(0); inPlace > 0) {
    totals.knownInPlaceSeconds += inPlace;
    totals.inPlaceSeconds[estimate.boundInPlace] += inPlace;
  }
  for (const ResourceTime &time : estimate.times)
    totals.busySeconds[time.resource] += time.seconds;
  if (work.network.empty())
    for (const ResourceTime &time : estimate.times)
      totals.computation.busySeconds[time.resource] += time.seconds;
  for (const std::string &note : estimate.notes)
    ++totals.notes[note];
  if (estimate.bound.isEmpty() || estimate.bound.isNone())
    return;
  Totals::Bottleneck &bottleneck = totals.bottlenecks[estimate.bound];
  bottleneck.seconds += seconds;
  ++bottleneck.rows;
}

static void addComputation(const WorkSummary &work, const LevelTraffics &levels,
                           Totals::Computation &computation) {
  computation.operations += work.terms.getOperations();
  if (!levels.empty())
    computation.memoryBytes += levels.front().lowerBytes.lower;
}

void OpRecord::addCutSearches(SearchSet searches) {
  for (unsigned search = 0; search < numSearches; ++search)
    if ((searches & ~cutSearches) >> search & 1)
      notes.push_back(describeCut(Search(search)).str());
  cutSearches |= searches;
}

void roofline::addRecord(const OpRecord &record, Totals &totals) {
  const auto &[work, estimate] = record.getAll();
  totals.work.add(work);
  addLevels(estimate.levels, totals.levels);
  if (work.network.empty())
    addComputation(work, estimate.levels, totals.computation);
  totals.unbounded |= record.unbounded;
  totals.cutSearches |= record.cutSearches;
  addTimes(work, estimate, totals);
  if (!estimate.bound.isNone())
    addLedger(estimate, 1, totals);
  updateTime(totals);
}

void roofline::shareEstimate(OpRecord &record) {
  Estimate &once = record.once.estimate;
  LevelTraffics levels = std::move(once.levels);
  once = record.repeated->estimate;
  once.levels = std::move(levels);
  if (!once.timeSeconds || *once.timeSeconds == 0 || record.executions.isZero())
    return;
  if (!record.executions.isConstant()) {
    once.timeSeconds.reset();
    return once.leastInPlaceSeconds.reset();
  }
  *once.timeSeconds /= record.executions.toDouble();
  if (once.leastInPlaceSeconds)
    *once.leastInPlaceSeconds /= record.executions.toDouble();
}

/// Adds times and bottlenecks of `other`, executed `factor` times.
static void addScaledTimes(const Totals &other, double factor, Totals &totals) {
  totals.knownSeconds += other.knownSeconds * factor;
  totals.knownUpperSeconds += other.knownUpperSeconds * factor;
  totals.knownInPlaceSeconds += other.knownInPlaceSeconds * factor;
  for (const auto &[bound, seconds] : other.inPlaceSeconds)
    totals.inPlaceSeconds[bound] += seconds * factor;
  for (const auto &[resource, seconds] : other.busySeconds)
    totals.busySeconds[resource] += seconds * factor;
  for (const auto &[resource, seconds] : other.computation.busySeconds)
    totals.computation.busySeconds[resource] += seconds * factor;
  for (const auto &[bound, bottleneck] : other.bottlenecks) {
    Totals::Bottleneck &own = totals.bottlenecks[bound];
    own.seconds += bottleneck.seconds * factor;
    own.rows += bottleneck.rows;
  }
  addLedger(other, factor, totals);
}

void roofline::addTotals(const Totals &other, const Count &executions,
                         Totals &totals) {
  WorkSummary scaled = other.work;
  scaled.scale(executions);
  LevelTraffics levels = other.levels;
  for (LevelTraffic &level : levels)
    level.scale(executions);
  addLevels(levels, totals.levels);
  totals.computation.operations += other.computation.operations * executions;
  totals.computation.memoryBytes += other.computation.memoryBytes * executions;
  totals.unbounded |= other.unbounded;
  totals.cutSearches |= other.cutSearches;
  totals.lacksRates |= other.lacksRates;
  totals.isTiled |= other.isTiled;
  totals.hasUnknownTime |= other.hasUnknownTime;
  for (const auto &[note, count] : other.notes)
    totals.notes[note] += count;
  if (executions.isConstant()) {
    addScaledTimes(other, executions.toDouble(), totals);
    totals.symbolicRows.add(other.symbolicRows, executions);
  } else if (!scaled.isZero()) {
    totals.expectedSeconds.reset();
    totals.symbolicRows.add(scaled);
    ++totals.bottlenecks[Bound::symbolic()].rows;
  }
  totals.work.add(scaled);
  updateTime(totals);
}

template <typename KeyT>
static void takeMax(const std::map<KeyT, double> &other,
                    std::map<KeyT, double> &times) {
  for (const auto &[key, seconds] : other) {
    double &own = times[key];
    own = std::max(own, seconds);
  }
}

static void takeMax(const Totals::Computation &other,
                    Totals::Computation &computation) {
  computation.operations = countMax(computation.operations, other.operations);
  computation.memoryBytes =
      countMax(computation.memoryBytes, other.memoryBytes);
  takeMax(other.busySeconds, computation.busySeconds);
}

void roofline::takeMax(const Totals &other, Totals &totals) {
  totals.work.takeMax(other.work);
  takeMaxLevels(other.levels, totals.levels);
  totals.unbounded |= other.unbounded;
  totals.cutSearches |= other.cutSearches;
  totals.lacksRates |= other.lacksRates;
  totals.isTiled |= other.isTiled;
  // Which branch is larger isn't known where rows have symbols.
  totals.hasUnknownTime |= other.hasUnknownTime ||
                           !other.symbolicRows.empty() ||
                           !totals.symbolicRows.empty();
  // The losses are those of the branch that takes longer.
  double longestRoof = std::max(totals.knownSeconds, other.knownSeconds);
  if (!other.expectedSeconds || !totals.expectedSeconds) {
    totals.expectedSeconds.reset();
  } else if (*other.expectedSeconds > *totals.expectedSeconds) {
    totals.expectedSeconds = other.expectedSeconds;
    totals.losses = other.losses;
    totals.knownSeconds = other.knownSeconds;
  }
  totals.losses[unsigned(LossKind::Branches)] +=
      totals.knownSeconds - longestRoof;
  totals.knownSeconds = longestRoof;
  totals.knownUpperSeconds =
      std::max(totals.knownUpperSeconds, other.knownUpperSeconds);
  totals.knownInPlaceSeconds =
      std::max(totals.knownInPlaceSeconds, other.knownInPlaceSeconds);
  ::takeMax(other.inPlaceSeconds, totals.inPlaceSeconds);
  ::takeMax(other.busySeconds, totals.busySeconds);
  ::takeMax(other.computation, totals.computation);
  for (const auto &[bound, bottleneck] : other.bottlenecks) {
    Totals::Bottleneck &own = totals.bottlenecks[bound];
    own.seconds = std::max(own.seconds, bottleneck.seconds);
    own.rows += bottleneck.rows;
  }
  for (const auto &[note, count] : other.notes)
    totals.notes[note] += count;
  updateTime(totals);
}

void roofline::addPeak(const Totals &other, Totals &totals) {
  bool isFirst = !totals.storage && totals.peakLiveBytes.isZero();
  Count peak = countMax(totals.peakLiveBytes, other.peakLiveBytes);
  // What is unknown of one may be larger than the other.
  std::optional<StorageBytes> smaller = totals.storage;
  if (isFirst || peak != totals.peakLiveBytes)
    totals.storage = peak == other.peakLiveBytes ? other.storage : std::nullopt;
  totals.peakLiveBytes = std::move(peak);
  for (const std::optional<StorageBytes> &storage : {smaller, other.storage})
    if (totals.storage && storage) {
      totals.storage->isIncomplete |= storage->isIncomplete;
      totals.storage->isUnpartitioned |= storage->isUnpartitioned;
    }
}

void roofline::estimateSymbolicRows(Estimator &estimator, Totals &totals) {
  RepeatedWorks known = std::exchange(totals.symbolicRows, {});
  totals.bottlenecks.erase(Bound::symbolic());
  SmallVector<Estimate, 0> estimates;
  for (const WorkSummary &work : known.getWorks())
    estimator.updateInPlace(estimates.emplace_back(estimator.estimate(work)));
  for (unsigned row : known.getRows())
    addTimes(known.getWorks()[row], estimates[row], totals);
  updateTime(totals);
}

void roofline::addProgramReads(const TargetDescription &target, ColdReads reads,
                               bool runsOnce, Totals &totals) {
  auto longest = computeProgramSeconds(target, reads, runsOnce);
  double seconds = longest ? std::min(longest->second, totals.knownSeconds) : 0;
  double more = seconds - totals.knownInPlaceSeconds;
  if (!(more > 0))
    return;
  totals.knownInPlaceSeconds = seconds;
  StringRef level = target.levels[longest->first].name;
  totals.inPlaceSeconds[Resource::memory(level)] += more;
  updateTime(totals);
}

Bound Totals::getBoundInPlace() const {
  if (!leastInPlaceSeconds)
    return getBound(*this);
  Bound largest = Bound::none();
  double largestSeconds = 0;
  for (const auto &[bound, seconds] : inPlaceSeconds)
    if (seconds > largestSeconds) {
      largestSeconds = seconds;
      largest = bound;
    }
  return largest;
}

Bound roofline::getBound(const Totals &totals) {
  if (!totals.timeSeconds)
    return totals.symbolicRows.empty() ? Bound::unknown() : Bound::symbolic();
  Bound largest = Bound::none();
  double largestSeconds = -1;
  for (const auto &[bound, bottleneck] : totals.bottlenecks) {
    if (bottleneck.seconds <= largestSeconds)
      continue;
    largestSeconds = bottleneck.seconds;
    largest = bound;
  }
  return largest;
}

Estimate roofline::estimateAsOne(Estimator &estimator, const Totals &totals) {
  Estimate estimate = estimator.estimate(totals.work, totals.levels);
  estimate.leastInPlaceSeconds = totals.leastInPlaceSeconds;
  estimate.boundInPlace = totals.getBoundInPlace();
  estimate.expectedSeconds = totals.expectedSeconds;
  estimate.losses = totals.losses;
  estimate.times.clear();
  for (const auto &[resource, seconds] : totals.busySeconds)
    estimate.times.push_back({resource, seconds});
  return estimate;
}

Estimate roofline::estimateTotals(Estimator &estimator, const Totals &totals) {
  Estimate estimate = estimateAsOne(estimator, totals);
  estimate.timeSeconds = totals.timeSeconds;
  estimate.upperTimeSeconds = totals.upperTimeSeconds;
  if (totals.upperTimeSeconds == totals.timeSeconds)
    estimate.upperTimeSeconds.reset();
  estimate.bound = getBound(totals);
  estimate.headroom.reset();
  return estimate;
}

namespace {
/// Changes the counts with symbols, or all.
struct Change {
  function_ref<void(Count &)> change;
  bool changesConstants = false;

  void apply(Count &count) {
    if (changesConstants || !count.isConstant())
      change(count);
  }
  void apply(std::optional<Count> &count) {
    if (count)
      apply(*count);
  }
  void apply(CountRange &range) {
    apply(range.lower);
    apply(range.upper);
  }
  void apply(StorageBytes &storage) {
    apply(storage.weights);
    apply(storage.cache);
    apply(storage.arguments);
    apply(storage.activations);
  }
  void apply(ContractionWork &work) {
    apply(work.macs);
    apply(work.usefulMacs);
    apply(work.operations);
    apply(work.casts);
  }
  void apply(NetworkTerms &network) {
    NetworkTerms changed;
    for (NetworkTerm term : network) {
      for (Count &size : term.sizes)
        apply(size);
      for (Count &stride : term.strides)
        apply(stride);
      apply(term.payloadBytes);
      apply(term.count);
      changed.add(term);
    }
    network = std::move(changed);
  }
  void apply(WorkSummary &work) {
    apply(work.network);
    WorkTerms terms;
    for (WorkTerm term : work.terms) {
      apply(term.count);
      terms.add(term);
    }
    work.terms = std::move(terms);
    apply(work.usefulFlops);
    if (work.contractions)
      apply(*work.contractions);
    for (SpaceTraffic &entry : work.traffic) {
      apply(entry.bytesRead);
      apply(entry.bytesWritten);
    }
  }
};
} // namespace

void roofline::substitute(function_ref<std::optional<Count>(StringRef)> lookup,
                          WorkSummary &work) {
  Change{[&](Count &count) { count = count.substitute(lookup); }}.apply(work);
}

void roofline::changeAllCounts(function_ref<void(Count &)> function,
                               WorkSummary &work) {
  Change{function, /*changesConstants=*/true}.apply(work);
}

void roofline::changeCounts(function_ref<void(Count &)> function,
                            Totals &totals) {
  Change change{function};
  change.apply(totals.work);
  change.apply(totals.computation.operations);
  change.apply(totals.computation.memoryBytes);
  for (LevelTraffic &level : totals.levels) {
    change.apply(level.lowerBytes);
    change.apply(level.achievableBytes);
    for (SpaceTraffic &entry : level.placed) {
      change.apply(entry.bytesRead);
      change.apply(entry.bytesWritten);
    }
    for (DirectedTraffic &direction : level.directed)
      change.apply(direction.bytes);
  }
  for (WorkSummary &row : totals.symbolicRows.getWorks())
    change.apply(row);
  change.apply(totals.fusedLowerBytes);
  for (ArgumentTraffic &argument : totals.arguments) {
    change.apply(argument.bytesRead);
    change.apply(argument.bytesWritten);
    change.apply(argument.mostBytesWritten);
  }
  change.apply(totals.peakLiveBytes);
  change.apply(totals.temporaryBytes);
  if (totals.storage)
    change.apply(*totals.storage);
}
