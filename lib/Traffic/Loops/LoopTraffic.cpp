//===- LoopTraffic.cpp - Traffic of loops at every memory level -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/LoopTraffic.h"

#include "LoopReuse.h"
#include "roofline/Traffic/OpTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

struct LoopTraffic::Impl {
  struct Level {
    FastMemory everything;
    std::optional<FastMemory> fast;
  };

  Impl(Operation *outermost, const TargetDescription &target,
       StorageSizes &sizes, ProgramContext &outside,
       const Hypothesis *hypothesis);

  LoopReuse nest;
  SmallVector<Level, 4> levels;
};

/// Returns true if values of the memory space are traffic of the level: the
/// level holds them, or they pass through it.
static bool isCrossing(const TargetDescription &target, Attribute space,
                       size_t level) {
  size_t home = getLevelOfSpace(target, space);
  return home == level || (home < level && isPassed(target, level));
}

LoopTraffic::Impl::Impl(Operation *outermost, const TargetDescription &target,
                        StorageSizes &sizes, ProgramContext &outside,
                        const Hypothesis *hypothesis)
    : nest(outermost, sizes, outside, hypothesis) {
  for (size_t number = 0; number < target.levels.size(); ++number) {
    Level &level = levels.emplace_back();
    int64_t residentBytes = 0;
    level.everything.capacityBytes = INT64_MAX;
    for (const auto &[space, bytes] : nest.computeSpaceBytes()) {
      if (!isCrossing(target, space, number))
        level.everything.otherSpaces.push_back(space);
      // Values that live in the next inner memory take up its room.
      if (getLevelOfSpace(target, space) == number + 1 &&
          llvm::AddOverflow(residentBytes, bytes, residentBytes))
        residentBytes = INT64_MAX;
    }
    std::optional<int64_t> room = getInnerCapacity(target, number).tilingBytes;
    if (!room)
      continue;
    level.fast = level.everything;
    level.fast->capacityBytes = std::max<int64_t>(0, *room - residentBytes);
  }
}

LoopTraffic::LoopTraffic(Operation *outermost, const TargetDescription &target,
                         StorageSizes &sizes, ProgramContext &outside,
                         const Hypothesis *hypothesis)
    : impl(std::make_unique<Impl>(outermost, target, sizes, outside,
                                  hypothesis)) {}

LoopTraffic::~LoopTraffic() = default;

/// The bytes that `ops` move past `fast`; no value where that is not known.
static std::optional<CountRange>
sumUp(LoopReuse &nest, ArrayRef<Operation *> ops, const FastMemory &fast) {
  CountRange sum;
  for (Operation *op : ops) {
    std::optional<ArrayRef<SpaceTraffic>> own = nest.computeTraffic(op, fast);
    if (!own)
      return std::nullopt;
    for (const SpaceTraffic &entry : *own) {
      sum += entry.bytesRead;
      sum += entry.bytesWritten;
    }
  }
  return sum;
}

void LoopTraffic::refine(ArrayRef<Operation *> ops, LevelTraffics &traffics) {
  for (auto [level, traffic] : llvm::zip_equal(impl->levels, traffics)) {
    auto least = sumUp(impl->nest, ops, level.everything);
    if (!least)
      continue;
    traffic.lowerBytes = *least;
    if (auto written =
            level.fast ? sumUp(impl->nest, ops, *level.fast) : std::nullopt) {
      traffic.achievableBytes = written->upper;
      traffic.tiling.clear();
    }
    // The op that fetches shared elements may differ between the two.
    traffic.limitToAchievable();
  }
}
