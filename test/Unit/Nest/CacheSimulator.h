//===- CacheSimulator.h - A fully associative cache of elements -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Runs a tiled nest of elements of one byte point by point. All elements that a
// point uses are in the cache at once. An element that is written leaves by a
// store; an output without initial data enters for the first time without a
// load.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_NEST_CACHESIMULATOR_H
#define ROOFLINE_TEST_UNIT_NEST_CACHESIMULATOR_H

#include "roofline/Nest/Tiling.h"

#include <vector>

namespace mlir::roofline::test {

/// The elements that a tiled nest touches, point by point.
struct Trace {
  unsigned numOperands = 0;
  /// `numOperands` elements per point.
  std::vector<unsigned> elements;
  /// The tile that each point is in.
  std::vector<unsigned> tiles;
  /// By element.
  std::vector<bool> isWritten, startsLoaded;

  size_t getNumPoints() const { return tiles.size(); }
};

/// Tiles in `order`, the points of a tile in `pointOrder`, both from the
/// outermost loop to the innermost.
Trace makeTrace(const TilingNest &nest, llvm::ArrayRef<int64_t> tile,
                llvm::ArrayRef<unsigned> order,
                llvm::ArrayRef<unsigned> pointOrder);

enum class Replacement {
  /// The element whose next use is the furthest (Belady).
  Furthest,
  /// The same among the elements that the tile at hand does not need.
  FurthestOutsideTile
};

/// Loads and stores [B] with a cache of `capacity` elements.
int64_t simulateOptimal(const Trace &trace, size_t capacity,
                        Replacement replacement);
int64_t simulateLeastRecentlyUsed(const Trace &trace, size_t capacity);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_NEST_CACHESIMULATOR_H
