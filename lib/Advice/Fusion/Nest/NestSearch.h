//===- NestSearch.h - Tile sizes and loop orders of a nest ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTSEARCH_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTSEARCH_H

#include "NestTiling.h"

namespace mlir::roofline {

/// What stays between the ops doesn't matter up to this part of what moves, nor
/// does that part of the time.
constexpr int64_t innerShare = 100;

/// Searches for the tiling of a nest that takes the least time.
class NestSearch {
public:
  /// Tile sizes are multiples of the granules of `nest` if `isGranular`.
  NestSearch(const TileNest &nest, const TargetDescription &target,
             const OwnTraffic &own, bool isGranular);

  /// The best tiling that fits in the memory inside of level `depth`.
  std::optional<NestTiling> run(size_t depth);
  /// Room inside of each level, up to the first one that is not known [B].
  ArrayRef<int64_t> getRooms() const { return rooms; }
  /// Room that the smallest tile takes [B].
  int64_t getSmallest() const;
  int64_t getCompulsoryBytes() const { return compulsoryBytes; }

private:
  using Sizes = SmallVector<int64_t, 0>;
  /// Bytes that cross a level outside of the memory that holds the tile,
  /// without those that stay between the ops; and what is fetched past the ends
  /// of the runs in which they do (R37).
  struct Outside {
    int64_t bytes = 0, prefetchedBytes = 0;
  };
  using OutsideFn = llvm::function_ref<std::optional<Outside>(size_t)>;
  /// The best tiling, and the best one whose tiles all have one size.
  struct Best {
    std::optional<NestTiling> any, even;
  };
  /// More loops than this make the search slow: the inner ones stay whole.
  static constexpr size_t maxBlocked = 3;

  /// What `tile` takes of the values from outside, and `innerBytes` between the
  /// ops.
  int64_t countFootprint(ArrayRef<int64_t> tile, int64_t innerBytes) const {
    int64_t outside = hasRepeats ? nest.countOutside(tile)
                                 : computeTileFootprint(nest.operands, tile);
    if (isInPlace)
      outside -= nest.countInPlace(tile);
    return llvm::SaturatingAdd<uint64_t>(outside, innerBytes);
  }
  int64_t countFootprint(ArrayRef<int64_t> tile) const {
    return countFootprint(tile, countInner(tile));
  }
  bool fits(ArrayRef<int64_t> tile, int64_t innerBytes, int64_t room) const {
    return uint64_t(countFootprint(tile, innerBytes)) <= uint64_t(room);
  }
  bool fits(ArrayRef<int64_t> tile, int64_t room) const {
    return fits(tile, countInner(tile), room);
  }
  std::optional<int64_t> countMoved(size_t number, const Tiling &tiling);
  int64_t countPrefetched(size_t level, size_t number, int64_t bytes,
                          int64_t innerBytes) const;
  /// True if all values of the nest fit inside of `level` and the memories
  /// around it, so that the order of the loops makes no difference to what
  /// crosses it.
  bool holdsAll(size_t level) const { return level < numHoldingAll; }
  std::optional<Outside> countOutside(size_t level, const NestTiling &tiling);
  /// Bytes of the tiles that stay between the ops.
  int64_t countInner(ArrayRef<int64_t> tile) const {
    return computeTileFootprint(nest.inner, tile);
  }
  int64_t countInside(size_t level, const NestTiling &tiling) const;
  bool measure(size_t depth, int64_t innerBytes, NestTiling &tiling,
               OutsideFn countOutside) const;
  bool measure(size_t depth, NestTiling &tiling) {
    return measure(depth, countInner(tiling.sizes), tiling,
                   [&](size_t level) { return countOutside(level, tiling); });
  }
  bool mayImprove(size_t depth, size_t numChosen, const Sizes &tile,
                  const Best &best);
  void tryOrders(size_t depth, const Sizes &tile, Best &best);
  void trySizes(size_t depth, size_t position, Sizes &tile, Best &best);
  void growStreamed(size_t depth, NestTiling &tiling) const;
  void splitOnce(NestTiling &tiling) const;
  int64_t countTrips(ArrayRef<int64_t> tile) const;

  /// `size` or the next multiple of the loop's granule; at most all.
  int64_t align(unsigned loop, int64_t size) const {
    int64_t granule = isGranular ? nest.granules[loop] : 1;
    return std::min<int64_t>(llvm::alignTo(size, granule), nest.extents[loop]);
  }

  const TileNest &nest;
  const TargetDescription &target;
  const OwnTraffic &own;
  const bool isGranular, hasRepeats, isInPlace;
  SmallVector<int64_t, 3> rooms;
  SmallVector<Prefetch, 3> prefetches;
  /// What all tilings move at least: each value of the nest once [B].
  int64_t compulsoryBytes;
  /// See `holdsAll`; and what crosses these levels, once it is known, if no
  /// runs matter.
  size_t numHoldingAll = 0;
  std::optional<int64_t> bytesOfAll;
  /// Shared loops that all of the nest has, so that tiling them moves nothing
  /// twice; and the others that may be tiled.
  SmallVector<unsigned, 4> streamed, blocked;
  /// The tile that the memory at hand keeps, the tiling that is tried, and the
  /// bound of some, in storage that is used again.
  Tiling kept;
  NestTiling tried, bound;
  /// The cost of single operands: by the operand, shifted by `maxBlocked`, and
  /// the blocked loops of which there are several tiles, one bit each.
  llvm::DenseMap<size_t, std::optional<TilingCost>> moved;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTSEARCH_H
