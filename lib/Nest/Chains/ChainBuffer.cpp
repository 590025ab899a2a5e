//===- ChainBuffer.cpp - Memory for a block of rows -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainBuffer.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;

ChainBuffer::ChainBuffer(const Problem &problem, ArrayRef<bool> residents)
    : problem(problem) {
  for (unsigned group = 0; group < problem.groups.size(); ++group)
    sideSlots.push_back(problem.computeSideSlot(group, residents));
  for (const Gemm &gemm : problem.gemms)
    gemmSlots.push_back(
        residents[gemm.shared] ? 0 : problem.shared[gemm.shared].slotBits);
  if (problem.addsSlots)
    for (int64_t bits : gemmSlots)
      allSlots += bits;
}

/// Row-wise stages work on held rows in place, state row by row.
PhaseNeed ChainBuffer::needHeld(unsigned group) const {
  const Group &info = problem.groups[group];
  return {info.width * info.bits + info.rowSideBits,
          std::max(sideSlots[group], info.rowStateBits)};
}

/// The GEMMs from group `first` to group `last`; a group in between passes.
PhaseNeed ChainBuffer::needPhase(unsigned first, unsigned last,
                                 bool firstPasses, bool lastPasses) const {
  PhaseNeed need;
  need.slotBits = allSlots;
  for (unsigned group = first; group <= last; ++group) {
    const Group &info = problem.groups[group];
    bool passes = group == first  ? firstPasses
                  : group == last ? lastPasses
                                  : true;
    need.rowBits += info.bits * (passes ? 1 : info.width);
    if (passes) {
      need.rowBits += info.stateBits + info.rowSideBits;
      need.slotBits = std::max(need.slotBits, sideSlots[group]);
    }
    if (group < last)
      need.slotBits = std::max(need.slotBits, gemmSlots[group]);
  }
  return need;
}

/// The choice whose most expensive phase is the cheapest. Over the groups: the
/// least cost with the group held and all before it done.
Holding ChainBuffer::minimizeWorst(
    llvm::function_ref<int64_t(const PhaseNeed &)> cost) const {
  unsigned last = problem.groups.size() - 1;
  SmallVector<int64_t, 4> least;
  SmallVector<bool, 4> skips(last + 1, false);
  auto getLeast = [&](int group) {
    return group < 0 ? INT64_MIN : least[group];
  };
  for (unsigned group = 0; group <= last; ++group) {
    int64_t worst = INT64_MIN;
    if (group > 0)
      worst = std::max(least[group - 1],
                       cost(needPhase(group - 1, group, false, false)));
    if (group > 0 && !problem.groups[group - 1].mustHold) {
      unsigned from = group > 1 ? group - 2 : 0;
      int64_t skipped =
          std::max(getLeast(int(group) - 2),
                   cost(needPhase(from, group, group == 1, false)));
      skips[group] = skipped <= worst;
      worst = std::min(worst, skipped);
    }
    least.push_back(std::max(worst, cost(needHeld(group))));
  }
  Holding holding{least[last], SmallVector<bool, 4>(last + 1, false)};
  int held = last;
  if (!problem.groups[last].mustHold) {
    unsigned from = last ? last - 1 : 0;
    int64_t worst = std::max(getLeast(int(last) - 1),
                             cost(needPhase(from, last, last == 0, true)));
    if (worst < holding.cost) {
      holding.cost = worst;
      holding.passes[last] = true;
      held = int(last) - 1;
    }
  }
  for (; held > 0; held -= skips[held] ? 2 : 1)
    holding.passes[held - 1] = skips[held];
  return holding;
}

Holding ChainBuffer::findHolding(int64_t rows) const {
  return minimizeWorst([&](const PhaseNeed &need) {
    return rows * need.rowBits + need.slotBits;
  });
}

int64_t ChainBuffer::findMaxRows(int64_t room) const {
  Holding holding = minimizeWorst([&](const PhaseNeed &need) -> int64_t {
    if (need.slotBits > room)
      return 0;
    return -std::min((room - need.slotBits) / need.rowBits, problem.rows);
  });
  return -holding.cost;
}
