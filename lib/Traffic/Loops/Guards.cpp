//===- Guards.cpp - Accesses in branches on counters -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

#include "roofline/Support/CountTerms.h"
#include "roofline/Support/CounterSum.h"

using namespace mlir;
using namespace mlir::roofline;

bool roofline::isBranch(const RegionExecution &level) {
  return cast<ExecutionOpInterface>(level.region->getParentOp())
      .areRegionsExclusive();
}

Count roofline::countAny(const Count &executions) {
  return (executions - 1).isKnownNonNegative() ? Count(1)
                                               : countMin(1, executions);
}

/// The symbol for the iteration number of a loop, which no program has.
static std::string getIteration(unsigned loop) {
  return "iteration.d" + std::to_string(loop);
}

SmallVector<Count> roofline::getGuards(ArrayRef<RegionExecution> levels,
                                       const ProgramContext &context) {
  SmallVector<Count> guards;
  for (const RegionExecution &level : levels) {
    if (!isBranch(level) || level.executions.isOne())
      continue;
    // Each factor of a product is a condition by itself.
    ArrayRef<CountTerm> terms = level.executions.getTerms();
    bool isProduct = terms.size() == 1 && terms.front().coefficient == 1 &&
                     level.executions.getConstantTerm() == 0;
    if (!isProduct) {
      guards.push_back(level.executions);
      continue;
    }
    for (const CountFactor &factor : terms.front().factors)
      guards.push_back(makeCount(*factor.atom));
  }
  if (guards.empty())
    return guards;
  unsigned number = 0;
  for (const RegionExecution &level : levels)
    number += llvm::count_if(level.counters, [](const LoopCounter &counter) {
      return !counter.step.isZero();
    });
  // Inner loops may start where outer ones are.
  for (const RegionExecution &level : levels)
    for (const LoopCounter &counter : llvm::reverse(level.counters)) {
      if (counter.step.isZero())
        continue;
      --number;
      auto symbol = context.lookupSymbol(counter.value);
      if (!symbol)
        continue;
      Count own = counter.start - symbol->second +
                  counter.step * Count::symbol(getIteration(number));
      for (Count &guard : guards)
        guard = guard.substitute([&](StringRef name) {
          return name == symbol->first ? std::optional(own) : std::nullopt;
        });
    }
  return guards;
}

/// Returns the sum of `count` over the iterations of `loop`; nullopt if it
/// isn't known.
static std::optional<Count> sumOver(unsigned loop, const Count &trips,
                                    const Count &count) {
  std::string symbol = getIteration(loop);
  if (std::optional<Count> sum = sumOverRange(count, {symbol, 0, 1, trips}))
    return sum;
  constexpr int64_t maxTrips = 256;
  std::optional<int64_t> number = trips.tryInt64();
  if (!number || *number > maxTrips)
    return std::nullopt;
  Count sum;
  for (int64_t trip = 0; trip < *number; ++trip)
    sum += count.substitute([&](StringRef name) {
      return name == symbol ? std::optional(Count(trip)) : std::nullopt;
    });
  return sum;
}

CountRange roofline::countGuarded(AffineMap map, ArrayRef<Loop> all,
                                  unsigned numOwn, ArrayRef<Count> guards,
                                  const CountRange &image) {
  ArrayRef<Loop> around = all.drop_front(numOwn);
  SmallVector<unsigned, 4> moving, still;
  Count places = computeVolume(all.take_front(numOwn));
  for (unsigned loop = 0; loop < around.size(); ++loop) {
    bool moves = map.isFunctionOfDim(numOwn + loop);
    (moves ? moving : still).push_back(loop);
    if (moves)
      places *= around[loop].extent;
  }
  CountRange unknown(0, image.upper);
  if (!(image == CountRange(places)))
    return unknown;
  // Conditions on loops that don't move the access hold in some iteration or
  // in none.
  auto dependsOn = [](const Count &guard, ArrayRef<unsigned> loops) {
    bool depends = false;
    guard.visitAtoms([&](const CountAtom &atom) {
      for (unsigned loop : loops)
        depends |=
            atom.kind == AtomKind::Symbol && atom.name == getIteration(loop);
    });
    return depends;
  };
  Count taken = 1, others = 1;
  for (const Count &guard : guards) {
    bool isMoving = dependsOn(guard, moving), isStill = dependsOn(guard, still);
    if (isMoving == isStill || ProgramContext::hasCounter(guard))
      return unknown;
    (isMoving ? taken : others) *= guard;
  }
  for (auto [loops, count] :
       {std::pair(&moving, &taken), std::pair(&still, &others)})
    for (unsigned loop : llvm::reverse(*loops)) {
      std::optional<Count> sum = sumOver(loop, around[loop].extent, *count);
      if (!sum)
        return unknown;
      *count = *sum;
    }
  return taken * computeVolume(all.take_front(numOwn)) * countAny(others);
}
