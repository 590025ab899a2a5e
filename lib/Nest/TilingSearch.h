//===- TilingSearch.h - The best single-level tiling -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each set of dims that are tiled at all, for each order of their loops
// that can be best: all tile sizes but one are tried from a list, the last one
// follows from the capacity, since traffic only falls as a tile grows. Branches
// whose remaining dims could not beat the best tiling at their largest sizes
// are left out.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_TILINGSEARCH_H
#define ROOFLINE_LIB_NEST_TILINGSEARCH_H

#include "TilingOrders.h"
#include "TilingSizes.h"
#include "roofline/Nest/Tiling.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::roofline::tiling {

/// A tiling and the traffic that it causes [bit].
struct Found {
  int64_t bits = INT64_MAX;
  Tiling tiling;
};

class TilingSearch {
public:
  /// `problem` is the canonical form of `nest`.
  TilingSearch(const Nest &nest, const Problem &problem, int64_t capacityBits,
               bool isRough)
      : nest(nest), problem(problem), capacityBits(capacityBits),
        isRough(isRough), compulsory(problem.computeCompulsoryBits()),
        sizes(problem, nest.extents), size(problem.dims.size(), 1),
        trips(problem.dims.size(), 1) {}

  /// The tiling of the nest of least traffic found; no value if not even single
  /// elements fit.
  std::optional<Found> run();

private:
  // All orders.
  void searchSubsets(llvm::function_ref<bool(Mask)> filter);
  void searchTiledDims(Mask dims);
  void vary(const Found &start, const LoopOrder &order, unsigned dim);
  void refine();
  void measure();
  void keep(int64_t limit);
  int64_t getBestBits() const {
    return best.empty() ? INT64_MAX : best.front().bits;
  }
  bool isDone() const {
    return getBestBits() == compulsory || evaluations > lastEvaluation ||
           (isRough && (!best.empty() || !current.tiling.empty()));
  }
  Found expandBest();

  // One order.
  void searchOrder(const LoopOrder &order);
  void dropBatchDims();
  void enumerate(const LoopOrder &order, unsigned position);
  void fitAndEvaluate(const LoopOrder &order);
  void evaluate(const LoopOrder &order);
  bool canImprove(const LoopOrder &order, unsigned position);
  void setTile(unsigned dim, TileSize tile) {
    size[dim] = tile.size;
    trips[dim] = tile.trips;
  }
  void setTiledDims(Mask dims);
  TileSize fit(unsigned dim);
  int64_t findLargest(unsigned dim);

  const Nest &nest;
  const Problem &problem;
  int64_t capacityBits;
  /// Any tiling will do.
  bool isRough;
  int64_t compulsory;
  TileSizes sizes;
  /// The tiling at hand.
  SmallVector<int64_t, 8> size, trips;
  Mask tiledDims = 0;
  /// Dims with a list, the one that follows from the capacity, and the largest
  /// tile of each dim.
  SmallVector<unsigned, 8> listed;
  int solved = -1;
  SmallVector<TileSize, 8> largest;
  /// Tilings evaluated so far, and those after which the search ends with the
  /// best so far.
  unsigned evaluations = 0, lastEvaluation = 10000;

  /// The best tiling of the dims in the order at hand, and the best few in all
  /// orders.
  Found current;
  SmallVector<Found, 5> best;
};

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_NEST_TILINGSEARCH_H
