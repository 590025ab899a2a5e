//===- CacheLineCount.h - Lines that a set of elements touches -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory moves in lines. Touched bytes with less than a line between them are
// one run: every line from its first byte to its last one is touched, wherever
// lines begin. Between runs lies a line or more, so that no two of them share
// one. A run that starts at a line touches its bytes, rounded up to lines; one
// that starts elsewhere, that or one line more. Numbers only: no IR.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_CACHELINECOUNT_H
#define ROOFLINE_NEST_CACHELINECOUNT_H

#include "roofline/Nest/ElementSet.h"
#include "roofline/Nest/Tiling.h"

#include <optional>

namespace mlir::roofline {

/// One dim of a value: its touched indices, and how far apart two neighbouring
/// indices are in memory [B].
struct StridedDim {
  int64_t strideBytes = 0;
  IndexSet indices;
};

/// Lines of `lineBytes` [B] that the elements of `elementBytes` [B] at the
/// indices that `dims` give touch, if each run starts at a line: the least for
/// any place of the value. With lines of 1 B, the distinct bytes. No value if
/// the dims interleave in memory, if one has too many indices without a
/// pattern, or if the addresses don't fit in 60 bits.
std::optional<int64_t> countCacheLines(ArrayRef<StridedDim> dims,
                                       int64_t elementBytes, int64_t lineBytes);

/// Takes from `addresses` [B], whose terms go up in slope, those along which
/// neighbours are at most `gapBytes` [B] behind the bytes before them, and
/// returns the length of the run that these form [B].
int64_t takeRun(IndexSet &addresses, int64_t gapBytes);

/// A cache of `count` sets, each of `ways` lines of `lineBytes` [B].
struct CacheSets {
  int64_t lineBytes = 1, count = 1, ways = 1;

  /// No value if the capacity is no whole number of sets, or for caches that
  /// are too large for what follows.
  static std::optional<CacheSets> make(int64_t capacityBytes, int64_t lineBytes,
                                       int64_t ways);
  int64_t getWayBytes() const { return lineBytes * count; }
  bool operator==(const CacheSets &other) const {
    return lineBytes == other.lineBytes && count == other.count &&
           ways == other.ways;
  }
};

/// What prefetchers fetch of a memory when programs read it in runs of
/// contiguous bytes (R37).
struct Prefetch {
  /// Past the end of a run [B]; gaps of at most as many belong to one.
  int64_t bytes = 0;
  /// What moves at a time [B].
  int64_t lineBytes = 1;
  /// The innermost cache, if it is known: what is fetched ahead waits there.
  std::optional<CacheSets> sets;

  /// True if it can cost anything.
  bool isKnown() const { return bytes > 0 || sets; }
  bool operator==(const Prefetch &other) const {
    return bytes == other.bytes && lineBytes == other.lineBytes &&
           sets == other.sets;
  }
};

/// `bytes` of each run that loops take before they go on with it, past which
/// `pastBytes` are fetched in vain [B].
struct BrokenRun {
  int64_t bytes = 1, pastBytes = 0;

  /// By how much is in vain of what moves.
  bool operator<(const BrokenRun &other) const {
    return double(pastBytes) * double(other.bytes) <
           double(other.pastBytes) * double(bytes);
  }
};

/// The runs in which loops take what lies in memory, from the innermost one
/// out.
struct RunsInOrder {
  RunsInOrder(IndexSet addresses, const Prefetch &prefetch);
  /// As many `more` iterations of a loop around, each `step` after the one
  /// before [B].
  void repeat(int64_t step, int64_t more);
  /// The runs if what comes `step` after each follows. Past each all is fetched
  /// in vain if that isn't behind its end, or if there are more runs than
  /// prefetchers follow, else the part that the sets evict before it is read.
  /// What follows in the same line is there.
  BrokenRun findBroken(int64_t step) const;
  /// The runs if nothing follows.
  BrokenRun getEnding() const { return {bytes, prefetch.bytes}; }

  Prefetch prefetch;
  /// Where the runs start, after the first.
  IndexSet starts;
  int64_t bytes, count;
  /// What the loops leave off in the worst way.
  BrokenRun broken;

private:
  bool isNear(int64_t step) const {
    return step >= 0 && step <= addElements(bytes, prefetch.bytes);
  }
};

/// The runs in which a tile takes an operand.
struct TileRuns : RunsInOrder {
  using RunsInOrder::RunsInOrder;
  /// When the next tile with other elements has them.
  BrokenRun next = getEnding();
};

/// The runs of a tile, one of `tiling`, of a part with `extents` iterations of
/// each loop. `address` is where the element of `elementBytes` of each
/// iteration is [B].
TileRuns findTileRuns(const LinearIndex &address, int64_t elementBytes,
                      ArrayRef<int64_t> extents, const Tiling &tiling,
                      const Prefetch &prefetch);

/// Lines that fall on each set if `addresses` [B] are touched, with the first
/// one at the start of a line and neighbours in lines next to each other:
/// addresses are taken for those of the memory, as they are within a page.
/// Empty if they are more than twice the lines of the cache.
SmallVector<int64_t, 0> countLinesBySet(IndexSet addresses,
                                        const CacheSets &sets);

/// Pages lie anywhere in memory [B]. These are the small ones of most systems.
constexpr int64_t smallPageBytes = 4096;

/// The part that a cache has evicted of what is used again after `distance`
/// times its capacity (R31). Without `ways` it replaces lines at random, one
/// for each that it misses, and misses the same part of all, m = 1 - exp(-m
/// distance). With sets of `ways` lines, which pages that lie anywhere fill, it
/// evicts what was used longest ago: all of a set that has too many lines.
double getEvictedPart(double distance, std::optional<int64_t> ways = {});

/// The part that `sets` have evicted of `addresses` [B] when they are all used
/// again, after themselves and `otherBytes` [B] that fall on any set. A set
/// evicts what was used longest ago: all of its lines if there are more than
/// its ways. Addresses decide on a set as far as a page goes, and chance beyond
/// it, so that the lines of a set have a Poisson distribution (Kessler and
/// Hill, "Page placement algorithms for large real-indexed caches", 1992).
double getEvictedPart(IndexSet addresses, int64_t otherBytes,
                      const CacheSets &sets);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_CACHELINECOUNT_H
