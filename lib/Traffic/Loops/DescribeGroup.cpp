//===- DescribeGroup.cpp - What a group moves as arithmetic ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows `GroupCounter::countMoved` step by step, for explanations.
//
//===----------------------------------------------------------------------===//

#include "AccessGroup.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

static DerivedCount note(StringRef text, int64_t value) {
  DerivationLog::get()->add(
      {"", text.str(), "", Count(value), "", "LoopTraffic.md"});
  return Count(value);
}

/// See `countSliding`.
DerivedCount GroupCounter::describeSliding(unsigned loop) {
  int64_t trips = getTrips(loop);
  SmallVector<ElementSet, 2> full = makeSets(), last = full;
  if (branching.contains(loop)) {
    atLast.insert(loop);
    last = makeSets();
    atLast.erase(loop);
  }
  if (trips <= 1)
    return note("elements of the only iteration",
                trips == 0 ? 0 : countUnion(last));
  DerivedCount sum =
      note("elements of the first iteration of a loop", countUnion(full));
  int64_t own = countOverlapped(full, last, loop);
  int64_t next = trips > 2 ? countOverlapped(full, full, loop) : own;
  DerivedCount count = note("iterations of it", trips);
  if (next == own)
    return sum + (count - 1) * note("new ones in each later iteration", own);
  return sum + (count - 2) * note("new ones in each later iteration", next) +
         note("new ones in the last", own);
}

/// See `countFrom`.
DerivedCount GroupCounter::describeFrom(size_t position, size_t last,
                                        bool slides) {
  if (position == last)
    return slides ? describeSliding(part.loops[last])
                  : note("elements that move at a time", countOnce());
  unsigned loop = part.loops[position];
  int64_t trips = getTrips(loop);
  if (trips == 0)
    return 0;
  if (!branching.contains(loop)) {
    DerivedCount inner = describeFrom(position + 1, last, slides);
    return trips == 1
               ? inner
               : note("times, iterations of a loop around", trips) * inner;
  }
  DerivedCount sum;
  if (trips > 1) {
    DerivedCount inner = describeFrom(position + 1, last, slides);
    sum = (note("times, iterations of a loop around", trips) - 1) * inner;
  }
  atLast.insert(loop);
  sum += describeFrom(position + 1, last, slides);
  atLast.erase(loop);
  return sum;
}

DerivedCount GroupCounter::describeMoved() {
  size_t last = findSlidingLoop();
  bool slides = last < part.loops.size() && isMovedBy(part.loops[last]);
  findBranching(slides ? last + 1 : std::min(last, part.loops.size()));
  return describeFrom(0, std::min(last, part.loops.size()), slides);
}
