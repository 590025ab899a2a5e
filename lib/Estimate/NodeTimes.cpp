//===- NodeTimes.cpp - Times of memories of several nodes -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NodeTimes.h"

#include "ResourceTimes.h"
#include "roofline/Support/Derivation.h"

#include <map>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Bytes of some values [B].
struct Moved {
  DerivedCount read, written;

  DerivedCount getSum() const { return read + written; }
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
static DerivedCount shrink(const DerivedCount &a, const DerivedCount &bytes) {
  return bytes.get().isZero() ? a : countMax(a - bytes, 0);
}

/// What the placements add up to more than `total`, the least of the level:
/// branches count the larger side of each quantity by itself (R8).
static DerivedCount countExcess(const LevelTraffic &traffic,
                                const DerivedCount &total) {
  DerivedCount sum;
  for (const SpaceTraffic &entry : traffic.placed)
    sum += DerivedCount(entry.bytesRead.lower) + entry.bytesWritten.lower;
  return sum.isConstant() && total.isConstant() ? shrink(sum, total) : 0;
}

static void notePlaced(const Placement &placement, StringRef verb,
                       const Count &bytes) {
  if (DerivationLog *log = DerivationLog::get())
    log->add({"", (verb + " of what lies at '" + placement.str() + "'").str(),
              "", bytes, "B", "R28"});
}

static Split split(const LevelTraffic &traffic, bool isMost,
                   const DerivedCount &excess) {
  Split split;
  for (const SpaceTraffic &entry : traffic.placed) {
    Placement placement = Placement::get(entry.placement);
    Count read = isMost ? entry.bytesRead.upper : entry.bytesRead.lower;
    Count written =
        isMost ? entry.bytesWritten.upper : entry.bytesWritten.lower;
    notePlaced(placement, "reads", read);
    notePlaced(placement, "writes", written);
    Moved moved{isMost ? read : shrink(read, excess),
                isMost ? written : shrink(written, excess)};
    split.all.add(moved);
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
static DerivedCount countScaledLinkBytes(const Split &split,
                                         const DerivedCount &nodes) {
  DerivedCount others = nodes - 1;
  auto count = [&](const Moved &own) {
    DerivedCount foreignReads = split.bound.read - own.read;
    DerivedCount foreignWrites = split.bound.written - own.written;
    DerivedCount out = nodes * (others * own.read + foreignWrites) +
                       others * split.interleaved.getSum();
    DerivedCount in = nodes * (others * own.written + foreignReads) +
                      others * split.interleaved.getSum();
    return countMax(out, in);
  };
  DerivedCount busiest;
  if (nodes.get() != Count(int64_t(split.nodes.size())))
    busiest = count({}); // A node that no value is bound to.
  for (const auto &[node, own] : split.nodes)
    busiest = countMax(busiest, count(own));
  return busiest;
}

NodeLoad roofline::computeNodeLoad(const LevelTraffic &traffic, bool isMost) {
  DerivedCount total =
      isMost ? traffic.getUpperBytes() : traffic.lowerBytes.lower;
  Split split =
      ::split(traffic, isMost, isMost ? 0 : countExcess(traffic, total));
  DerivedCount nodes = traffic.nodes;
  DerivedCount memory = total, links = countScaledLinkBytes(split, nodes);
  DerivedCount more = isMost ? shrink(total, split.all.getSum()) : 0;
  if (!split.nodes.empty()) {
    DerivedCount busiest;
    for (const auto &[node, own] : split.nodes)
      busiest = countMax(busiest, own.getSum());
    DerivedCount spread = split.all.getSum() - split.bound.getSum();
    memory = countMax(total, spread + nodes * (busiest + more));
    links += nodes * (nodes - 1) * more;
  } else if (!split.interleaved.getSum().get().isZero()) {
    links += (nodes - 1) * more;
  }
  if (DerivationLog *log = DerivationLog::get()) {
    std::string prefix = isMost ? "most_" : "";
    log->add({prefix + "memory_bytes", "of the busiest memory, times the nodes",
              memory.getText(), memory.get(), "B", "R28"});
    log->add({prefix + "link_bytes",
              "of the busiest links, times the square of the nodes",
              links.getText(), links.get(), "B", "R28"});
  }
  return {memory.get(), links.get()};
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
