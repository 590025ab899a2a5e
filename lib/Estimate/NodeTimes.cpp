//===- NodeTimes.cpp - Times of memories of several nodes -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NodeTimes.h"

#include "ResourceTimes.h"

#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Bytes of some values [B].
struct Moved {
  Count read, written;

  Count getSum() const { return read + written; }
  void add(const Moved &other) {
    read += other.read;
    written += other.written;
  }
};

/// The traffic of a level by where the values lie.
struct Split {
  /// Of all values, of those that lie on one node each, and of those that lie
  /// on all of them in turn.
  Moved all, bound, interleaved;
  /// The parts of `bound`.
  std::map<int64_t, Moved> nodes;
};
} // namespace

/// a less `bytes`, but not less than nothing.
static Count shrink(const Count &a, const Count &bytes) {
  return bytes.isZero() ? a : countMax(a - bytes, 0);
}

/// What the placements add up to more than `total`, the least of the level:
/// branches count the larger side of each quantity by itself (R8).
static Count countExcess(const LevelTraffic &traffic, const Count &total) {
  Count sum;
  for (const SpaceTraffic &entry : traffic.placed)
    sum += entry.bytesRead.lower + entry.bytesWritten.lower;
  return sum.isConstant() && total.isConstant() ? shrink(sum, total) : Count();
}

static Split split(const LevelTraffic &traffic, bool isMost,
                   const Count &excess) {
  Split split;
  for (const SpaceTraffic &entry : traffic.placed) {
    Moved moved{isMost ? entry.bytesRead.upper
                       : shrink(entry.bytesRead.lower, excess),
                isMost ? entry.bytesWritten.upper
                       : shrink(entry.bytesWritten.lower, excess)};
    split.all.add(moved);
    Placement placement = Placement::get(entry.placement);
    if (placement.isInterleaved)
      split.interleaved.add(moved);
    if (!placement.node)
      continue;
    split.bound.add(moved);
    split.nodes[*placement.node].add(moved);
  }
  return split;
}

/// Of N nodes, each does 1/N of an op. So of the reads of a value on node k,
/// (N-1)/N leave k, and 1/N of them enters each other node; of an interleaved
/// value each node holds 1/N, of which (N-1)/N leave. Writes go the other way.
static Count countScaledLinkBytes(const Split &split, const Count &nodes) {
  Count others = nodes - 1;
  auto count = [&](const Moved &own) {
    Count foreignReads = split.bound.read - own.read;
    Count foreignWrites = split.bound.written - own.written;
    Count out = nodes * (others * own.read + foreignWrites) +
                others * split.interleaved.getSum();
    Count in = nodes * (others * own.written + foreignReads) +
               others * split.interleaved.getSum();
    return countMax(out, in);
  };
  Count busiest;
  if (nodes != Count(int64_t(split.nodes.size())))
    busiest = count({}); // A node that no value is bound to.
  for (const auto &[node, own] : split.nodes)
    busiest = countMax(busiest, count(own));
  return busiest;
}

NodeLoad roofline::computeNodeLoad(const LevelTraffic &traffic, bool isMost) {
  Count total = isMost ? traffic.getUpperBytes() : traffic.lowerBytes.lower;
  Split split =
      ::split(traffic, isMost, isMost ? Count() : countExcess(traffic, total));
  Count nodes = traffic.nodes;
  NodeLoad load{total, countScaledLinkBytes(split, nodes)};
  Count more = isMost ? shrink(total, split.all.getSum()) : Count();
  if (!split.nodes.empty()) {
    Count busiest;
    for (const auto &[node, own] : split.nodes)
      busiest = countMax(busiest, own.getSum());
    Count spread = split.all.getSum() - split.bound.getSum();
    load.memoryBytes = countMax(total, spread + nodes * (busiest + more));
    load.scaledLinkBytes += nodes * (nodes - 1) * more;
  } else if (!split.interleaved.getSum().isZero()) {
    load.scaledLinkBytes += (nodes - 1) * more;
  }
  return load;
}

QuotientSum roofline::makeFarTime(const MemoryLevel &level,
                                  const NodeLoad &load) {
  double nodes = double(level.nodes);
  QuotientSum time{
      {load.scaledLinkBytes, *level.farBytesPerSecond * nodes * nodes}};
  if (level.farLatencySeconds && !load.scaledLinkBytes.isZero())
    time.push_back({1, 1, *level.farLatencySeconds});
  return time;
}

void roofline::setMostNodeTimes(const TargetDescription &target,
                                const LevelTraffics &levels,
                                MutableArrayRef<ResourceTime> times) {
  for (auto [level, traffic] : llvm::zip_equal(target.levels, levels)) {
    if (level.nodes == 1)
      continue;
    NodeLoad load = computeNodeLoad(traffic, /*isMost=*/true);
    for (ResourceTime &time : times) {
      if (time.resource == Resource::memory(level.name))
        time.seconds = load.memoryBytes.toDouble() / *level.bytesPerSecond;
      if (time.resource == Resource::memory(level.getFarName()))
        time.seconds = evaluate(makeFarTime(level, load));
    }
  }
}
