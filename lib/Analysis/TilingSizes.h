//===- TilingSizes.h - Tile sizes worth trying -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TILINGSIZES_H
#define ROOFLINE_LIB_ANALYSIS_TILINGSIZES_H

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
  TileSizes(const Problem &problem, llvm::ArrayRef<int64_t> loopExtents)
      : problem(problem), loopExtents(loopExtents), simple(problem.dims.size()),
        boxes(problem.dims.size()) {}

  /// About `count` sizes, the largest first: those of few trips one by one, a
  /// geometric series of the others.
  llvm::ArrayRef<TileSize> list(unsigned dim, unsigned count);
  /// Fewest trips of tiles of at most `limit` points (>= 1).
  TileSize fit(unsigned dim, int64_t limit);
  /// Writes the tile sizes of the loops that `dim` stands for.
  void expand(unsigned dim, int64_t size,
              llvm::MutableArrayRef<int64_t> loopTile);

private:
  /// A tile of several loops.
  struct Box : TileSize {
    llvm::SmallVector<int64_t, 4> sides;
  };
  struct List {
    unsigned count = 0;
    llvm::SmallVector<TileSize, 0> sizes;
  };

  const llvm::SmallVector<Box, 0> &listBoxes(unsigned dim);
  static void keepBest(llvm::SmallVector<Box, 0> &boxes);

  const Problem &problem;
  llvm::ArrayRef<int64_t> loopExtents;
  /// Lists of each dim by their length.
  llvm::SmallVector<llvm::SmallVector<List, 2>, 8> simple;
  llvm::SmallVector<llvm::SmallVector<Box, 0>, 8> boxes;
};

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_ANALYSIS_TILINGSIZES_H
