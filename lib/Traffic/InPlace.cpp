//===- InPlace.cpp - Least bytes of an op where a program has it ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/InPlace.h"

#include "roofline/Traffic/OpTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

std::optional<int64_t> roofline::getHeldBytes(const TargetDescription &target,
                                              size_t level) {
  uint64_t held = 0;
  auto add = [&](int64_t bytes, int64_t instances) {
    held = llvm::SaturatingMultiplyAdd<uint64_t>(bytes, instances, held);
  };
  for (const MemoryLevel &inner :
       ArrayRef(target.levels).drop_front(level + 1)) {
    if (!inner.capacityBytes)
      return std::nullopt;
    add(*inner.capacityBytes, inner.instances);
  }
  // Every machine has registers, beside its innermost level.
  if (!target.levels.back().registerBytes)
    return std::nullopt;
  for (const MemoryLevel &beside : ArrayRef(target.levels).drop_front(level))
    add(beside.registerBytes.value_or(0), beside.instances);
  return std::min<uint64_t>(held, INT64_MAX);
}

/// The part of `traffic` that crosses `level`, in one direction.
static Count sumAtLevel(const TargetDescription &target, ColdReads traffic,
                        CountRange SpaceTraffic::*direction, size_t level) {
  Count sum;
  for (const SpaceTraffic &entry : traffic)
    if (isCrossing(target, entry.space, level))
      sum += (entry.*direction).lower;
  return sum;
}

/// True if several memories further in than `level` may hold the same bytes.
static bool mayReplicate(const TargetDescription &target, size_t level) {
  return llvm::any_of(
      ArrayRef(target.levels).drop_front(level),
      [&](const MemoryLevel &inner) { return inner.instances > 1; });
}

/// R26. `whole` is the least of a cold run. The reads R, of which K are cold,
/// and the writes W are distinct elements; held are at most C:
///   R + W - min(C, R - K) - min(C, W),
/// or with what a cold run moves more than once, or in whole lines,
///   whole - min(C, R - K) - min(C, W),
/// where several copies of R - K, and lines of more than the elements, may
/// fill C.
static Count computeInPlace(const Count &whole, const Count &reads,
                            const Count &writes, const Count &cold,
                            const Count &held, bool fillsReads,
                            bool fillsWrites) {
  Count warm = countMin(held, reads - cold), dirty = countMin(held, writes);
  Count once = reads + writes - warm - dirty;
  Count more =
      whole - (fillsReads ? held : warm) - (fillsWrites ? held : dirty);
  return countMin(whole, countMax(once, more));
}

void roofline::setInPlaceBytes(const TargetDescription &target,
                               const WorkSummary &work, ColdReads cold,
                               const TrafficOptions &options,
                               LevelTraffics &levels) {
  for (auto [number, level] : llvm::enumerate(levels)) {
    auto sum = [&](ColdReads traffic, CountRange SpaceTraffic::*direction) {
      return sumAtLevel(target, traffic, direction, number);
    };
    const Count &whole = level.lowerBytes.lower;
    Count reads = sum(work.traffic, &SpaceTraffic::bytesRead);
    Count writes = sum(work.traffic, &SpaceTraffic::bytesWritten);
    Count coldReads = countMin(reads, sum(cold, &SpaceTraffic::bytesRead));
    level.inPlaceBytes = 0;
    for (DirectedTraffic &direction : level.directed)
      direction.inPlaceBytes = 0;
    if (!whole.isConstant() || !reads.isConstant() || !writes.isConstant())
      continue;
    std::optional<int64_t> held = getHeldBytes(target, number);
    bool hasLines =
        options.wholeLines && target.levels[number].lineBytes.value_or(1) > 1;
    level.inPlaceBytes =
        held
            ? computeInPlace(whole, reads, writes, coldReads, *held,
                             hasLines || mayReplicate(target, number), hasLines)
            : countMin(whole, coldReads);
    if (level.directed.empty())
      continue;
    // R29: of each direction, what has to cross the level by itself.
    Count warm = reads - coldReads;
    Count least[] = {reads - (held ? countMin(*held, warm) : warm),
                     held ? writes - countMin(*held, writes) : Count(0)};
    for (auto [direction, bytes] : llvm::zip_equal(level.directed, least))
      direction.inPlaceBytes = countMin(direction.bytes.lower, bytes);
  }
}

std::optional<std::pair<size_t, double>>
roofline::computeProgramSeconds(const TargetDescription &target,
                                ColdReads reads, bool isCold) {
  std::optional<std::pair<size_t, double>> longest;
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    std::optional<int64_t> held = isCold ? 0 : getHeldBytes(target, number);
    if (!held || !level.bytesPerSecond)
      continue;
    Count bytes = sumAtLevel(target, reads, &SpaceTraffic::bytesRead, number);
    bytes -= countMin(bytes, *held);
    double seconds = bytes.toDouble() /
                     level.readBytesPerSecond.value_or(*level.bytesPerSecond);
    if (!longest || seconds > longest->second)
      longest = {number, seconds};
  }
  return longest;
}
