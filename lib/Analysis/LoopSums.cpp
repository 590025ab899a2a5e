//===- LoopSums.cpp - Work that changes from iteration to iteration -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSums.h"

#include "Totals.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

/// Counters with more values than this are not gone through.
static constexpr int64_t maxTrips = 4096;

/// A counter with known values, as numbers.
namespace {
struct KnownCounter {
  int64_t first, step, trips;
};
} // namespace

static std::optional<KnownCounter> getKnown(const Counter &counter) {
  std::optional<int64_t> first = counter.first.tryInt64(),
                         step = counter.step.tryInt64(),
                         trips = counter.trips.tryInt64();
  // A symbol is never negative.
  if (!first || !step || !trips || *first < 0 || *trips > maxTrips)
    return std::nullopt;
  return KnownCounter{*first, *step, *trips};
}

/// Returns the counters of `loop`; empty if it counts nothing. A loop with a
/// condition that `isBounded` has one in either region.
static SmallVector<Counter>
getCounters(Operation *loop, ProgramContext &context, bool isBounded = false) {
  auto control = dyn_cast<ExecutionOpInterface>(loop);
  // No symbol is made for the trips of what has no counter.
  if (!control || (loop->getNumRegions() != 1 &&
                   !(isBounded && isa<LoopLikeOpInterface>(loop))))
    return {};
  SmallVector<RegionExecution, 2> regions;
  control.getRegionExecutions(context, regions);
  SmallVector<Counter> counters;
  for (const RegionExecution &execution : regions)
    for (const LoopCounter &counter : execution.counters) {
      Counter own{std::nullopt, 0, counter.step, counter.trips};
      if (auto symbol = context.lookupSymbol(counter.value)) {
        own.symbol = symbol->first;
        own.first = counter.start - symbol->second;
      }
      counters.push_back(own);
    }
  return counters;
}

//===----------------------------------------------------------------------===//
// Explanations
//===----------------------------------------------------------------------===//

namespace {
/// A quantity, with the name that its figure has in JSON.
struct Quantity {
  std::string figure;
  Count value;
};
} // namespace

static SmallVector<Quantity> listQuantities(const ScaledWork &scaled) {
  SmallVector<Quantity> quantities{{"executions", scaled.executions}};
  for (const WorkTerm &term : scaled.work.terms)
    quantities.push_back({("work/" + stringifyWorkClass(term.workClass) + "/" +
                           term.getTypeKey())
                              .str(),
                          term.count});
  if (scaled.work.usefulFlops)
    quantities.push_back({"useful_flops", *scaled.work.usefulFlops});
  CountRange read = scaled.work.getBytesRead(),
             written = scaled.work.getBytesWritten();
  quantities.push_back({"bytes_read", read.lower});
  quantities.push_back({"bytes_read_upper", read.upper});
  quantities.push_back({"bytes_written", written.lower});
  quantities.push_back({"bytes_written_upper", written.upper});
  return quantities;
}

/// Notes the sums over `each` iteration of a loop. Where more than a few
/// iterations differ, by the same step each, the first and the last say all.
static void noteSum(ArrayRef<ScaledWork> each, const ScaledWork &sum) {
  DerivationLog *log = DerivationLog::get();
  if (!log)
    return;
  for (const Quantity &own : listQuantities(sum)) {
    SmallVector<Count> values(each.size()); // What is 0 is not listed.
    for (auto [value, one] : llvm::zip_equal(values, each))
      for (const Quantity &other : listQuantities(one))
        if (other.figure == own.figure)
          value = other.value;
    auto leaf = [&](StringRef text, const Count &value) {
      log->add({"", (own.figure + " of " + text).str(), "", value, "", "R8"});
    };
    std::string formula = describeSum(values);
    Count step = values.size() > 1 ? values[1] - values[0] : Count();
    bool isSeries = true;
    for (size_t trip = 1; trip < values.size(); ++trip)
      isSeries &= values[trip] - values[trip - 1] == step;
    if (formula.empty() && isSeries) {
      leaf("the first iteration", values.front());
      leaf("the last, each between them the same step more", values.back());
      leaf("iterations", Count(int64_t(values.size())));
      formula = std::to_string(values.size()) + " * (" +
                formatOperand(values.front()) + " + " +
                formatOperand(values.back()) + ") / 2";
    } else if (!formula.empty()) {
      SmallVector<Count> known;
      for (const Count &value : values)
        if (!llvm::is_contained(known, value)) {
          known.push_back(value);
          leaf(std::to_string(llvm::count(values, value)) + " iterations each",
               value);
        }
    }
    log->add({own.figure, "the sum over the iterations of a loop", formula,
              own.value, "", "R8"});
  }
}

/// Notes `scaled` as `trips` times what it was.
static void noteScaled(const ScaledWork &scaled, const Count &trips) {
  DerivationLog *log = DerivationLog::get();
  if (!log || trips.isOne())
    return;
  log->add({"", "iterations of a loop", "", trips, "", "R8"});
  for (const Quantity &own : listQuantities(scaled))
    log->add({own.figure, "all of them",
              formatOperand(own.value) + " * " + formatOperand(trips),
              own.value * trips, "", "R8"});
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Calls `lookup` with each symbol of `scaled`, and puts what it returns.
static void substitute(function_ref<std::optional<Count>(StringRef)> lookup,
                       ScaledWork &scaled) {
  roofline::substitute(lookup, scaled.work);
  scaled.executions = scaled.executions.substitute(lookup);
  for (Counter &counter : scaled.open)
    for (Count *count : {&counter.first, &counter.step, &counter.trips})
      *count = count->substitute(lookup);
}

static bool occursIn(const ScaledWork &scaled, StringRef symbol) {
  ScaledWork copy = scaled;
  bool occurs = false;
  substitute(
      [&](StringRef name) -> std::optional<Count> {
        occurs |= name == symbol;
        return std::nullopt;
      },
      copy);
  return occurs;
}

/// True if the values of the open counters depend on nothing else.
static bool isClosed(const ScaledWork &scaled) {
  auto isOpen = [&](const std::string &symbol) {
    return llvm::any_of(scaled.open, [&](const Counter &counter) {
      return counter.symbol == symbol;
    });
  };
  return llvm::all_of(scaled.open, [&](const Counter &counter) {
    SmallVector<std::string> symbols;
    (counter.first + counter.step + counter.trips).collectSymbols(symbols);
    return llvm::all_of(symbols, isOpen);
  });
}

/// Returns true for sums that stay complex because of other symbols and would
/// take too much time.
static bool isLong(const ScaledWork &sum) {
  constexpr uint64_t maxParts = 512;
  auto isLongCount = [](const Count &count) {
    return !count.isConstant() && count.isMoreComplexThan(maxParts);
  };
  // Each size of a payload makes a collective of its own.
  constexpr size_t maxCollectives = 64;
  return sum.work.network.get().size() > maxCollectives ||
         llvm::any_of(
             sum.work.terms,
             [&](const WorkTerm &term) { return isLongCount(term.count); }) ||
         isLongCount(sum.work.getBytesRead().upper) ||
         isLongCount(sum.work.getBytesWritten().upper) ||
         isLongCount(sum.executions);
}

static void scale(ScaledWork &scaled, const Count &factor) {
  noteScaled(scaled, factor);
  scaled.work.scale(factor);
  scaled.executions *= factor;
}

/// Replaces `scaled` by its sum over the values of its open counters; returns
/// false, and leaves it in any state, where that gets too complex. `budget` is
/// how many values may be gone through.
static bool sumOverCounters(ScaledWork &scaled, int64_t &budget) {
  if (scaled.open.empty())
    return true;
  Counter counter = scaled.open.pop_back_val();
  std::optional<KnownCounter> known = getKnown(counter);
  if (!known)
    return false;
  ScaledWork sum;
  sum.work.given = scaled.work.given;
  sum.isSum = true;
  SmallVector<ScaledWork, 0> each;
  ScaledWork last, lastSum;
  for (int64_t trip = 0; trip < known->trips; ++trip) {
    ScaledWork one = scaled;
    Count value = Count(known->first) + Count(trip) * Count(known->step);
    substitute(
        [&](StringRef name) -> std::optional<Count> {
          return name == counter.symbol ? std::optional(value) : std::nullopt;
        },
        one);
    // All tiles but the last have the same loops inside.
    bool isSame = trip > 0 && !one.open.empty() && one.open == last.open &&
                  one.executions == last.executions && one.work == last.work;
    if (isSame) {
      one = lastSum;
    } else if (!one.open.empty()) {
      last = one;
      if (!sumOverCounters(one, budget))
        return false;
      lastSum = one;
    }
    sum.work.add(one.work);
    sum.executions += one.executions;
    if (DerivationLog::get())
      each.push_back(std::move(one));
    if ((!isSame && --budget < 0) || (trip % 16 == 15 && isLong(sum)))
      return false;
  }
  noteSum(each, sum);
  scaled = std::move(sum);
  return true;
}

/// Does so if it can; else cuts the sum, and `scaled` stays as it is.
static bool trySum(ScaledWork &scaled) {
  int64_t budget = 4 * maxTrips;
  ScaledWork sum = scaled;
  if (!sumOverCounters(sum, budget)) {
    CutSearches::add(Search::Sum);
    return false;
  }
  scaled = std::move(sum);
  return true;
}

void roofline::closeSums(ScaledWork &scaled) {
  for (const Counter &counter : std::exchange(scaled.open, {})) {
    ScaledWork own = scaled;
    own.open.push_back(counter);
    if (getKnown(counter) && trySum(own))
      scaled = std::move(own);
    else
      scale(scaled, counter.trips);
  }
}

void roofline::sumOverLoop(Operation *loop, const Count &executions,
                           ProgramContext &context, ScaledWork &scaled) {
  SmallVector<Counter> counters;
  if (executions.isConstant() || ProgramContext::hasCounter(executions))
    counters = getCounters(loop, context, /*isBounded=*/true);
  auto occurs = [&](const Counter &counter) {
    return counter.symbol && occursIn(scaled, *counter.symbol);
  };
  if (loop->getNumRegions() != 1) // The work is in one of the regions.
    llvm::erase_if(counters,
                   [&](const Counter &counter) { return !occurs(counter); });
  if (llvm::none_of(counters, occurs))
    return scale(scaled, executions);
  for (const Counter &counter : counters) {
    if (!occurs(counter)) {
      scale(scaled, counter.trips);
      continue;
    }
    scaled.open.push_back(counter);
    if (isClosed(scaled) && !trySum(scaled))
      closeSums(scaled);
  }
}

/// True if `together` depends on the counter of a loop, which is in the bytes
/// `once` of one execution and not in their `sum`.
static bool hasSummedCounter(const Count &together, const Count &once,
                             const Count &sum) {
  if (together.isConstant())
    return false;
  SmallVector<std::string> symbols, inOnce, inSum;
  together.collectSymbols(symbols);
  once.collectSymbols(inOnce);
  sum.collectSymbols(inSum);
  return llvm::any_of(symbols, [&](const std::string &symbol) {
    return llvm::is_contained(inOnce, symbol) &&
           !llvm::is_contained(inSum, symbol);
  });
}

/// Limits the bytes `together` of all `executions` to their `sum`. What an
/// execution touches may depend on a counter: then no more is known, unless
/// each touches other bytes.
static void limitToSum(CountRange &together, const CountRange &once,
                       const CountRange &sum, const Count &executions) {
  CountRange apart = once;
  apart *= executions;
  bool hasCounter = ProgramContext::hasCounter(together.lower) ||
                    ProgramContext::hasCounter(together.upper);
  if (hasCounter && sum.upper.isConstant() && together == apart)
    together = sum;
  else if (hasSummedCounter(together.upper, once.upper, sum.upper) ||
           (hasCounter && sum.upper.isConstant()))
    together = CountRange(0, sum.upper);
  else if (together.upper.isConstant() && sum.upper.isConstant())
    together.upper = countMin(together.upper, sum.upper);
}

void roofline::useAllTraffic(SmallVector<SpaceTraffic, 1> all, WorkSummary once,
                             ScaledWork &sum) {
  bool executes = sum.executions.isConstant() && !sum.executions.isZero();
  auto limit = [&](CountRange &together, const CountRange &own,
                   const CountRange &summed) {
    limitToSum(together, own, summed, sum.executions);
    if (executes && own.lower.isConstant() && together.lower.isConstant() &&
        together.upper.isConstant())
      together.lower = countMax(together.lower, own.lower);
  };
  for (SpaceTraffic &entry : all) {
    const SpaceTraffic &own = once.getTraffic(entry.space, entry.placement);
    const SpaceTraffic &summed =
        sum.work.getTraffic(entry.space, entry.placement);
    limit(entry.bytesRead, own.bytesRead, summed.bytesRead);
    limit(entry.bytesWritten, own.bytesWritten, summed.bytesWritten);
  }
  sum.work.traffic = std::move(all);
}

std::optional<Count> roofline::maxOverLoops(Operation *op, const Count &count,
                                            ProgramContext &context) {
  Count largest = count;
  for (Operation *loop = op; loop && !largest.isConstant();
       loop = loop->getParentOp())
    for (const Counter &counter : getCounters(loop, context)) {
      auto isCounter = [&](StringRef name) { return name == counter.symbol; };
      SmallVector<std::string> symbols;
      largest.collectSymbols(symbols);
      std::optional<KnownCounter> known = getKnown(counter);
      if (!counter.symbol || !known || llvm::none_of(symbols, isCounter))
        continue;
      Count each = std::exchange(largest, 0);
      for (int64_t trip = 0; trip < known->trips; ++trip)
        largest = countMax(largest, each.substitute([&](StringRef name) {
          return isCounter(name)
                     ? std::optional(Count(known->first + trip * known->step))
                     : std::nullopt;
        }));
      if (largest.isMoreComplexThan(maxTrips))
        return std::nullopt;
    }
  return ProgramContext::hasCounter(largest) ? std::nullopt
                                             : std::optional(largest);
}
