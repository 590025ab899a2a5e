//===- NestTiling.h - Tiles for several ops in one nest ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTTILING_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTTILING_H

#include "TileNest.h"
#include "roofline/Nest/TilingCost.h"
#include "roofline/Target/TargetDescription.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::roofline {

/// A tiling of a `TileNest`, whose order has the loops that are tiled, and what
/// it costs.
struct NestTiling : Tiling {
  /// Room that one tile of all values takes [B].
  int64_t footprintBytes = 0;
  /// The part of it that stays between the ops [B].
  int64_t innerBytes = 0;
  /// What crosses each memory level but the innermost one, from the outermost
  /// in [B].
  SmallVector<int64_t, 3> levelBytes;
  /// What is fetched past the ends of runs at each of these (R37) [B].
  SmallVector<int64_t, 3> prefetchedBytes;
  /// What crosses the levels inside of that, if there are any, at least: for
  /// each tile all that the ops access [B].
  int64_t insideBytes = 0;
  /// The innermost level that holds the tile.
  size_t depth = 0;
  int64_t numTiles = 0;
  /// Time of the slowest level, or of the compute units; and of all levels one
  /// after the other [s].
  double seconds = 0, sumSeconds = 0;
};

/// What the ops of a nest take on their own.
struct OwnTraffic {
  /// With the best known tiling of each op, per level [B]; no value if that is
  /// not known.
  SmallVector<std::optional<int64_t>, 4> levelBytes;
  /// Largest time of a compute unit [s].
  double computeSeconds = 0;

  bool operator==(const OwnTraffic &other) const {
    return levelBytes == other.levelBytes &&
           computeSeconds == other.computeSeconds;
  }
};

/// The tiling that takes the least time, and of several the one whose levels
/// take the least together, in the innermost memory that asks no level outside
/// of it for more than the ops do on their own. No value if none fits, with the
/// reason in `whyNot`.
std::optional<NestTiling> tileNest(const TileNest &nest,
                                   const TargetDescription &target,
                                   const OwnTraffic &own, std::string &whyNot);

/// Tilings of the nests seen so far on one target: programs repeat shapes.
class NestTilingMemo {
public:
  /// As `tileNest`.
  std::optional<NestTiling> compute(const TileNest &nest,
                                    const TargetDescription &target,
                                    const OwnTraffic &own, std::string &whyNot);

private:
  struct Entry {
    TileNest nest;
    OwnTraffic own;
    std::optional<NestTiling> tiling;
    std::string whyNot;
  };
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Entry>, 1>> entries;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTTILING_H
