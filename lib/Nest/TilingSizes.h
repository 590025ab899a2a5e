//===- TilingSizes.h - Tile sizes worth trying -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_TILINGSIZES_H
#define ROOFLINE_LIB_NEST_TILINGSIZES_H

#include "TilingProblem.h"

namespace mlir::roofline::tiling {

/// Points of a dim in a tile, and the tiles that it takes.
struct TileSize {
  int64_t size = 1, trips = 1;
};

/// The tile sizes of the dims of a canonical problem. Sizes have equal trips:
/// the same traffic as the largest tile of that many trips, with less memory.
/// A tile of a dim that stands for several loops is a box of them.
class TileSizes {
public:
  TileSizes(const Problem &problem, ArrayRef<int64_t> loopExtents)
      : problem(problem), loopExtents(loopExtents), boxes(problem.dims.size()) {
  }

  /// About `count` sizes of at most `limit` points, the largest first: the
  /// first few one by one, a geometric series of the others.
  SmallVector<TileSize, 32> list(unsigned dim, unsigned count, int64_t limit);
  /// A size that `list` or `fit` returned, or any for a single loop.
  TileSize get(unsigned dim, int64_t size);
  /// Fewest trips of tiles of at most `limit` points (>= 1).
  TileSize fit(unsigned dim, int64_t limit);
  /// Writes the tile sizes of the loops that `dim` stands for.
  void expand(unsigned dim, int64_t size, MutableArrayRef<int64_t> loopTile);

private:
  /// A tile of several loops.
  struct Box : TileSize {
    SmallVector<int64_t, 4> sides;
  };
  const SmallVector<Box, 0> &listBoxes(unsigned dim);
  const Box *findBox(unsigned dim, int64_t limit);
  static void keepBest(SmallVector<Box, 0> &boxes);

  const Problem &problem;
  ArrayRef<int64_t> loopExtents;
  /// The boxes of each dim that stands for several loops, listed when needed.
  SmallVector<SmallVector<Box, 0>, 8> boxes;
};

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_NEST_TILINGSIZES_H
