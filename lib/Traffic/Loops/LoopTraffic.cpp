//===- LoopTraffic.cpp - Traffic of loops at every memory level -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/LoopTraffic.h"

#include "LoopReuse.h"
#include "roofline/Support/Derivation.h"
#include "roofline/Traffic/KernelTraffic.h"
#include "roofline/Traffic/OpTraffic.h"

using namespace mlir;
using namespace mlir::roofline;

struct LoopTraffic::Impl {
  struct Level {
    FastMemory everything;
    std::optional<FastMemory> fast;
  };

  Impl(std::shared_ptr<LoopReuse> nest, const TargetDescription &target);

  const TargetDescription &target;
  std::shared_ptr<LoopReuse> nest;
  SmallVector<Level, 4> levels;
};

LoopTraffic::Impl::Impl(std::shared_ptr<LoopReuse> reuse,
                        const TargetDescription &target)
    : target(target), nest(std::move(reuse)) {
  const auto spaces = nest->computeSpaceBytes();
  for (size_t number = 0; number < target.levels.size(); ++number) {
    Level &level = levels.emplace_back();
    int64_t residentBytes = 0;
    level.everything.capacityBytes = INT64_MAX;
    for (const auto &[space, bytes] : spaces) {
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
    level.fast->prefetch = getPrefetch(target, number);
  }
}

LoopTraffic::LoopTraffic(Operation *outermost, const TargetDescription &target,
                         StorageSizes &sizes, ProgramContext &outside,
                         const Hypothesis *hypothesis)
    : impl(std::make_unique<Impl>(
          std::make_shared<LoopReuse>(outermost, sizes, outside, hypothesis),
          target)) {}

LoopTraffic::LoopTraffic(KernelTraffic &kernel, const TargetDescription &target)
    : impl(std::make_unique<Impl>(kernel.getReuse(), target)) {}

LoopTraffic::~LoopTraffic() = default;

/// Adds up what `ops` move past `fast`, and by placement. False, and half of a
/// sum, where that is not known.
static bool sumUp(LoopReuse &nest, ArrayRef<Operation *> ops,
                  const FastMemory &fast, const MemoryLevel &machine,
                  LevelTraffic &sum) {
  for (Operation *op : ops) {
    std::optional<ArrayRef<SpaceTraffic>> own = nest.computeTraffic(op, fast);
    if (!own)
      return false;
    sum.pastBytes += nest.countPast(op, fast);
    for (const SpaceTraffic &entry : *own) {
      sum.lowerBytes += entry.bytesRead;
      sum.lowerBytes += entry.bytesWritten;
      sum.place(entry, machine);
    }
  }
  return true;
}

bool LoopTraffic::refine(ArrayRef<Operation *> ops, LevelTraffics &traffics,
                         bool writtenOnly) {
  bool isKnown = true;
  for (auto [level, machine, traffic] :
       llvm::zip_equal(impl->levels, impl->target.levels, traffics)) {
    LevelTraffic least, written;
    least.nodes = written.nodes = traffic.nodes;
    auto sum = [&](StringRef part, const FastMemory &fast, LevelTraffic &sum) {
      bool isLogged = DerivationLog::get();
      DerivationLog::Scope scope(
          ops.front(), isLogged ? (Twine(machine.name) + part).str() : "");
      return sumUp(*impl->nest, ops, fast, machine, sum);
    };
    bool isLeastKnown = !writtenOnly && sum("/least", level.everything, least);
    isKnown &= isLeastKnown;
    if (isLeastKnown) {
      traffic.lowerBytes = std::move(least.lowerBytes);
      traffic.placed = std::move(least.placed);
      traffic.directed = std::move(least.directed);
    }
    if (level.fast && sum("/written", *level.fast, written)) {
      traffic.achievableBytes = std::move(written.lowerBytes.upper);
      traffic.pastBytes = std::move(written.pastBytes);
      traffic.tiling.clear();
      if (traffic.achievableBytes->isConstant() &&
          countMin(*traffic.achievableBytes, traffic.lowerBytes.lower) !=
              traffic.lowerBytes.lower) {
        traffic.placed = std::move(written.placed);
        traffic.directed = std::move(written.directed);
      }
    }
    // The op that fetches shared elements may differ between the two.
    traffic.limitToAchievable();
  }
  return isKnown;
}
