//===- LoopSums.cpp - Work that changes from iteration to iteration -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopSums.h"

#include "../Totals.h"
#include "LoopNotes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/Support/CounterSum.h"
#include "roofline/Support/CutSearches.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

/// Counters with more values than this are not gone through.
static constexpr int64_t maxTrips = 4096;

/// Returns the counters of `loop`; empty if their values aren't known. A loop
/// with a condition that `isBounded` has one in either region.
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
        if (!own.first.isKnownNonNegative()) // A symbol is never negative.
          return {};
      }
      counters.push_back(own);
    }
  return counters;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

static std::optional<Count> lookupIf(bool isSame, const Count &value) {
  return isSame ? std::optional(value) : std::nullopt;
}

/// The value of `counter` in iteration `trip`.
static Count getValue(const Counter &counter, int64_t trip) {
  return counter.first + Count(trip) * counter.step;
}

/// Calls `lookup` with each symbol of `scaled`, and puts what it returns.
static void substitute(function_ref<std::optional<Count>(StringRef)> lookup,
                       ScaledWork &scaled) {
  roofline::substitute(lookup, scaled.work);
  scaled.executions = scaled.executions.substitute(lookup);
  for (Counter &counter : scaled.open)
    for (Count *count : {&counter.first, &counter.step, &counter.trips})
      *count = count->substitute(lookup);
}

static void substitute(const Counter &counter, const Count &value,
                       ScaledWork &scaled) {
  substitute(
      [&](StringRef name) { return lookupIf(name == *counter.symbol, value); },
      scaled);
}

/// True if `isRelevant` is true of a symbol of `scaled`.
static bool hasSymbol(const ScaledWork &scaled,
                      function_ref<bool(StringRef)> isRelevant) {
  ScaledWork copy = scaled;
  bool has = false;
  substitute(
      [&](StringRef name) -> std::optional<Count> {
        has |= isRelevant(name);
        return std::nullopt;
      },
      copy);
  return has;
}

static bool occursIn(const Counter &counter, const ScaledWork &scaled) {
  return counter.symbol && hasSymbol(scaled, [&](StringRef name) {
           return name == *counter.symbol;
         });
}

bool roofline::hasCounter(const ScaledWork &scaled) {
  return hasSymbol(scaled, ProgramContext::isCounterName);
}

/// True for a sum that stays complex because of other symbols and would take
/// too much time.
static bool isLong(const Count &sum) {
  constexpr uint64_t maxParts = 512;
  return !sum.isConstant() && sum.isMoreComplexThan(maxParts);
}

static bool isLong(const ScaledWork &sum) {
  // Each size of a payload makes a collective of its own.
  constexpr size_t maxCollectives = 64;
  return sum.work.network.get().size() > maxCollectives ||
         llvm::any_of(
             sum.work.terms,
             [](const WorkTerm &term) { return isLong(term.count); }) ||
         isLong(sum.executions) || isLong(sum.work.getBytes().upper);
}

/// Returns the number of values of `counter` if they can be gone through.
static std::optional<int64_t> getTrips(const Counter &counter) {
  std::optional<int64_t> trips = counter.trips.tryInt64();
  return trips && *trips <= maxTrips ? trips : std::nullopt;
}

/// Adds up `count` value by value.
static std::optional<Count> addUp(const Counter &counter, const Count &count) {
  std::optional<int64_t> trips = getTrips(counter);
  if (!trips)
    return std::nullopt;
  Count sum;
  for (int64_t trip = 0; trip < *trips; ++trip) {
    Count value = getValue(counter, trip);
    sum += count.substitute([&](StringRef name) {
      return lookupIf(name == *counter.symbol, value);
    });
    if (trip % 16 == 15 && isLong(sum))
      return std::nullopt;
  }
  return sum;
}

/// Returns the sum of `count` over the values of `counter`, if it is known.
static std::optional<Count> sumUp(const Counter &counter, const Count &count) {
  SmallVector<std::string> symbols;
  if (!count.isConstant())
    count.collectSymbols(symbols);
  if (!counter.symbol || !llvm::is_contained(symbols, *counter.symbol))
    return count * counter.trips;
  // Numbers are added up, which takes no look at the form.
  bool isNumber = symbols.size() == 1 && getTrips(counter);
  std::optional<Count> sum;
  if (!isNumber)
    sum = sumOverRange(
        count, {*counter.symbol, counter.first, counter.step, counter.trips});
  return sum && !isLong(*sum) ? sum : addUp(counter, count);
}

static void scale(ScaledWork &scaled, const Count &factor) {
  noteScaled(scaled, factor);
  scaled.work.scale(factor);
  scaled.executions *= factor;
}

/// Adds up the work of each value of `counter`; fails if there are too many.
static LogicalResult addUpEach(const Counter &counter, ScaledWork &scaled,
                               SmallVectorImpl<ScaledWork> &each) {
  std::optional<int64_t> trips = getTrips(counter);
  if (!trips)
    return failure();
  ScaledWork sum;
  sum.work.given = scaled.work.given;
  for (int64_t trip = 0; trip < *trips; ++trip) {
    ScaledWork one = scaled;
    substitute(counter, getValue(counter, trip), one);
    sum.work.add(one.work);
    sum.executions += one.executions;
    if (DerivationLog::get())
      each.push_back(std::move(one));
    if (trip % 16 == 15 && isLong(sum))
      return failure();
  }
  scaled = std::move(sum);
  return success();
}

/// Replaces `scaled` by its sum over the values of `counter`; fails where that
/// isn't known.
static LogicalResult sumOverCounter(const Counter &counter,
                                    ScaledWork &scaled) {
  ScaledWork sum = scaled;
  SmallVector<ScaledWork, 0> each;
  bool isKnown = true;
  if (scaled.work.network.empty()) {
    auto sumUpOne = [&](Count &count) {
      std::optional<Count> own = isKnown ? sumUp(counter, count) : std::nullopt;
      isKnown &= own.has_value();
      count = own.value_or(0);
    };
    changeAllCounts(sumUpOne, sum.work);
    sumUpOne(sum.executions);
    if (isKnown && DerivationLog::get()) {
      ScaledWork again = scaled;
      if (failed(addUpEach(counter, again, each)))
        each.clear();
    }
  } else {
    isKnown = succeeded(addUpEach(counter, sum, each));
  }
  if (!isKnown)
    return failure();
  sum.isSum = true;
  noteSum(each, sum);
  scaled = std::move(sum);
  return success();
}

/// Replaces `scaled` by its sum over the values of its open counters, the
/// outermost first; fails, and leaves it in any state, where that gets too
/// complex. `budget` is how many values may be gone through.
static LogicalResult sumOverOpen(ScaledWork &scaled, int64_t &budget) {
  if (scaled.open.empty())
    return success();
  Counter counter = scaled.open.pop_back_val();
  std::optional<int64_t> trips = getTrips(counter);
  if (!trips)
    return failure();
  ScaledWork sum, last, lastSum;
  sum.work.given = scaled.work.given;
  sum.isSum = true;
  SmallVector<ScaledWork, 0> each;
  for (int64_t trip = 0; trip < *trips; ++trip) {
    ScaledWork one = scaled;
    substitute(counter, getValue(counter, trip), one);
    // All tiles but the last have the same loops inside.
    bool isSame = trip > 0 && !one.open.empty() && one.open == last.open &&
                  one.executions == last.executions && one.work == last.work;
    if (isSame) {
      one = lastSum;
    } else if (!one.open.empty()) {
      last = one;
      if (failed(sumOverOpen(one, budget)))
        return failure();
      lastSum = one;
    }
    sum.work.add(one.work);
    sum.executions += one.executions;
    if (DerivationLog::get())
      each.push_back(std::move(one));
    if ((!isSame && --budget < 0) || (trip % 16 == 15 && isLong(sum)))
      return failure();
  }
  noteSum(each, sum);
  scaled = std::move(sum);
  return success();
}

/// True if the values of the open counters depend on others that `isRelevant`
/// is true of.
static bool dependsOn(const ScaledWork &scaled,
                      function_ref<bool(StringRef)> isRelevant) {
  auto isOpen = [&](StringRef symbol) {
    return llvm::any_of(scaled.open, [&](const Counter &counter) {
      return counter.symbol == symbol;
    });
  };
  return llvm::any_of(scaled.open, [&](const Counter &counter) {
    SmallVector<std::string> symbols;
    (counter.first + counter.step + counter.trips).collectSymbols(symbols);
    return llvm::any_of(symbols, [&](StringRef symbol) {
      return isRelevant(symbol) && !isOpen(symbol);
    });
  });
}

void roofline::closeSums(ScaledWork &scaled) {
  if (!dependsOn(scaled, [](StringRef) { return true; })) {
    int64_t budget = 4 * maxTrips;
    ScaledWork sum = scaled;
    if (succeeded(sumOverOpen(sum, budget))) {
      scaled = std::move(sum);
      return;
    }
  }
  for (const Counter &counter : std::exchange(scaled.open, {}))
    if (failed(sumOverCounter(counter, scaled))) {
      CutSearches::add(Search::Sum);
      scale(scaled, counter.trips);
    }
}

/// The counters of `loop` that `occurs` asks for, and those whose iterations
/// are multiplied.
static SmallVector<Counter>
findCounters(Operation *loop, ProgramContext &context,
             function_ref<bool(const Counter &)> occurs) {
  SmallVector<Counter> counters =
      getCounters(loop, context, /*isBounded=*/true);
  if (loop->getNumRegions() != 1) // The work is in one of the regions.
    llvm::erase_if(counters,
                   [&](const Counter &counter) { return !occurs(counter); });
  if (llvm::none_of(counters, occurs))
    counters.clear();
  return counters;
}

static bool hasClosedForm(const Counter &counter, ScaledWork scaled) {
  bool isKnown = true;
  auto sumUpOne = [&](Count &count) {
    isKnown = isKnown && sumOverRange(count, {*counter.symbol, counter.first,
                                              counter.step, counter.trips});
  };
  changeAllCounts(sumUpOne, scaled.work);
  sumUpOne(scaled.executions);
  return isKnown;
}

/// Puts one counter in place of those that `scaled` has as the digits of a
/// number only, such as those of a thread and of its block, if the sum over the
/// numbers has a closed form.
static void joinDigits(SmallVector<Counter> &counters, ScaledWork &scaled) {
  if (counters.size() < 2)
    return;
  SmallVector<Counter> numbers = counters;
  ScaledWork joined = scaled;
  auto isDigit = [&](const Counter &counter) {
    return counter.first.isZero() && counter.step.isOne() &&
           occursIn(counter, joined);
  };
  for (size_t inner = numbers.size(); inner-- > 0;)
    for (size_t outer = inner; outer-- > 0 && isDigit(numbers[inner]);) {
      Counter &low = numbers[inner], high = numbers[outer];
      if (!isDigit(high))
        continue;
      ScaledWork own = joined;
      substitute(low,
                 Count::symbol(*low.symbol) -
                     low.trips * Count::symbol(*high.symbol),
                 own);
      if (occursIn(high, own))
        continue;
      low.trips *= high.trips;
      joined = std::move(own);
      numbers.erase(numbers.begin() + outer);
      --inner;
    }
  if (llvm::any_of(numbers, [&](const Counter &number) {
        return !llvm::is_contained(counters, number) &&
               !hasClosedForm(number, joined);
      }))
    return;
  counters = std::move(numbers);
  scaled = std::move(joined);
}

void roofline::sumOverLoop(Operation *loop, const Count &executions,
                           ProgramContext &context, ScaledWork &scaled) {
  auto occurs = [&](const Counter &counter) {
    return occursIn(counter, scaled);
  };
  SmallVector<Counter> counters = findCounters(loop, context, occurs);
  if (counters.empty() &&
      cast<ExecutionOpInterface>(loop).areRegionsExclusive()) {
    scaled.work.scale(executions);
    scaled.executions *= executions;
    return;
  }
  if (counters.empty())
    return scale(scaled, executions);
  joinDigits(counters, scaled);
  // Inner ones first: threads before blocks.
  for (const Counter &counter : llvm::reverse(counters)) {
    if (!occurs(counter)) {
      scale(scaled, counter.trips);
      continue;
    }
    if (scaled.open.empty() && succeeded(sumOverCounter(counter, scaled)))
      continue;
    scaled.open.push_back(counter);
    // The values of others around this one may yet say more.
    if (!dependsOn(scaled, ProgramContext::isCounterName))
      closeSums(scaled);
  }
}

std::optional<Count> roofline::sumOverLoop(Operation *loop,
                                           const Count &executions,
                                           ProgramContext &context,
                                           const Count &count) {
  SmallVector<std::string> symbols;
  count.collectSymbols(symbols);
  SmallVector<Counter> counters =
      findCounters(loop, context, [&](const Counter &counter) {
        return counter.symbol && llvm::is_contained(symbols, *counter.symbol);
      });
  if (counters.empty())
    return count * executions;
  std::optional<Count> sum = count;
  for (const Counter &counter : llvm::reverse(counters))
    if (sum)
      sum = sumUp(counter, *sum);
  return sum;
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
      std::optional<int64_t> trips = getTrips(counter);
      if (!counter.symbol || !trips || llvm::none_of(symbols, isCounter))
        continue;
      Count each = std::exchange(largest, 0);
      for (int64_t trip = 0; trip < *trips; ++trip)
        largest = countMax(largest, each.substitute([&](StringRef name) {
          return lookupIf(isCounter(name), getValue(counter, trip));
        }));
      if (largest.isMoreComplexThan(maxTrips))
        return std::nullopt;
    }
  return ProgramContext::hasCounter(largest) ? std::nullopt
                                             : std::optional(largest);
}
