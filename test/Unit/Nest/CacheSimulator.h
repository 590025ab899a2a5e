//===- CacheSimulator.h - A fully associative cache of elements -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Executes a tiled nest of one-byte elements point by point. All elements that
// a point uses are in the cache at the same time. A written element is stored
// when it is evicted; an output without initial data enters the cache for the
// first time without a load.
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
  /// The tile that contains each point.
  std::vector<unsigned> tiles;
  /// Properties of each element.
  std::vector<bool> isWritten, startsLoaded;

  size_t getNumPoints() const { return tiles.size(); }
};

/// Returns the trace with tiles in the order of the tiling and the points of a
/// tile in `pointOrder`, both from the outermost loop to the innermost.
Trace makeTrace(const Nest &nest, const Tiling &tiling,
                llvm::ArrayRef<unsigned> pointOrder);

enum class Replacement {
  /// Evicts the element whose next use is furthest away (Belady).
  Furthest,
  /// Evicts the element whose next use is furthest away among those that the
  /// current tile does not need.
  FurthestOutsideTile
};

/// Returns the loads and stores [B] with a cache of `capacity` elements.
int64_t simulateOptimal(const Trace &trace, size_t capacity,
                        Replacement replacement);
int64_t simulateLeastRecentlyUsed(const Trace &trace, size_t capacity);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_NEST_CACHESIMULATOR_H
