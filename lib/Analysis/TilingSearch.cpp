//===- TilingSearch.cpp - The best single-level tiling -*- C++ -*-===//
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

#include "TilingSearch.h"

#include "TilingOrders.h"
#include "TilingSizes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Tilings that are evaluated before the search ends with the best so far.
static constexpr unsigned maxEvaluations = 6000;
/// Length of the lists of tile sizes, by the number of dims with a list.
static constexpr unsigned listLengths[] = {40, 40, 16, 10, 8};
/// Trips more and less that the refinement tries.
static constexpr int64_t refinedTrips = 3;

namespace {
class TilingSearch {
public:
  TilingSearch(const TilingNest &nest, const Problem &problem,
               int64_t capacityBits)
      : nest(nest), problem(problem), capacityBits(capacityBits),
        compulsory(problem.computeCompulsoryBits()),
        sizes(problem, nest.extents), size(problem.dims.size(), 1),
        trips(problem.dims.size(), 1) {}

  std::optional<Tiling> run();

private:
  void searchTiledDims(Mask dims);
  void searchOrder(const LoopOrder &order);
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
  void refine();
  bool isDone() const {
    return bestBits == compulsory || evaluations > maxEvaluations;
  }
  Tiling makeTiling();

  const TilingNest &nest;
  const Problem &problem;
  int64_t capacityBits, compulsory;
  TileSizes sizes;
  /// The tiling at hand.
  SmallVector<int64_t, 8> size, trips;
  Mask tiledDims = 0;
  /// Dims with a list, the one that follows from the capacity, and the largest
  /// tile of each dim.
  SmallVector<unsigned, 8> listed;
  int solved = -1;
  SmallVector<TileSize, 8> largest;
  unsigned evaluations = 0;

  int64_t bestBits = INT64_MAX;
  SmallVector<int64_t, 8> bestSize;
  LoopOrder bestOrder;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tile sizes
//===----------------------------------------------------------------------===//

/// The largest tile of `dim` that fits with the others as they are.
int64_t TilingSearch::findLargest(unsigned dim) {
  const Dim &info = problem.dims[dim];
  auto footprint = [&](int64_t points) {
    size[dim] = points;
    return problem.computeFootprint(size);
  };
  int64_t least = footprint(1);
  if (least > capacityBits)
    return 0;
  if (!info.isWindowed) {
    int64_t slope = footprint(2) - least;
    return slope ? 1 + std::min(info.extent, (capacityBits - least) / slope)
                 : info.extent;
  }
  int64_t low = 1, high = info.extent + 1;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    (footprint(middle) <= capacityBits ? low : high) = middle;
  }
  return low;
}

/// Size 0 if not even a tile of 1 fits. A tiled dim has two tiles at least.
TileSize TilingSearch::fit(unsigned dim) {
  int64_t limit = findLargest(dim);
  if (limit == 0)
    return {0, 0};
  const Dim &info = problem.dims[dim];
  limit = std::min(limit, info.extent - contains(tiledDims, dim));
  if (info.isGapped)
    return {limit, int64_t(llvm::divideCeil(info.extent, limit))};
  return sizes.fit(dim, limit);
}

void TilingSearch::setTiledDims(Mask dims) {
  tiledDims = dims;
  for (auto [dim, info] : llvm::enumerate(problem.dims)) {
    if (contains(dims, dim))
      setTile(dim, {1, info.extent});
    else
      setTile(dim, {info.extent, 1});
  }
}

//===----------------------------------------------------------------------===//
// One order
//===----------------------------------------------------------------------===//

void TilingSearch::evaluate(const LoopOrder &order) {
  ++evaluations;
  int64_t bits = 0;
  for (unsigned index = 0; index < problem.operands.size(); ++index) {
    bits +=
        problem.computeMovedBits(index, order.movements[index], {size, trips});
    if (bits >= bestBits)
      return;
  }
  bestBits = bits;
  bestSize = size;
  bestOrder = order;
}

/// True if the listed dims from `position` on and the solved one could beat the
/// best tiling, each at its largest size.
bool TilingSearch::canImprove(const LoopOrder &order, unsigned position) {
  SmallVector<unsigned, 8> open(listed.begin() + position, listed.end());
  if (solved >= 0)
    open.push_back(solved);
  bool hasGaps = false;
  for (unsigned dim : open) {
    setTile(dim, largest[dim]);
    hasGaps |= problem.dims[dim].isGapped;
  }
  ++evaluations;
  int64_t bits = 0;
  Tiles tiles{size, trips};
  for (auto [index, movement] : llvm::enumerate(order.movements))
    bits += hasGaps ? problem.computeLeastMovedBits(index, movement, tiles)
                    : problem.computeMovedBits(index, movement, tiles);
  for (unsigned dim : open)
    setTile(dim, {1, problem.dims[dim].extent});
  return bits < bestBits;
}

/// All listed dims have a tile.
void TilingSearch::fitAndEvaluate(const LoopOrder &order) {
  if (solved < 0)
    return evaluate(order);
  const Dim &info = problem.dims[solved];
  TileSize fitted = fit(solved);
  setTile(solved, fitted);
  if (fitted.size > 0)
    evaluate(order);
  if (fitted.size > 1 && info.isGapped)
    for (TileSize tile : sizes.list(solved, listLengths[1]))
      if (tile.trips > 1) {
        setTile(solved, tile);
        if (problem.computeFootprint(size) <= capacityBits)
          evaluate(order);
      }
  setTile(solved, {1, info.extent});
}

void TilingSearch::enumerate(const LoopOrder &order, unsigned position) {
  if (position == listed.size()) {
    return fitAndEvaluate(order);
  }
  unsigned dim = listed[position];
  unsigned length =
      listLengths[std::min(listed.size(), std::size(listLengths) - 1)];
  for (TileSize tile : sizes.list(dim, length)) {
    if (tile.size > largest[dim].size)
      continue;
    setTile(dim, tile);
    if (problem.computeFootprint(size) > capacityBits)
      continue;
    if (isDone() || !canImprove(order, position + 1))
      break;
    enumerate(order, position + 1);
  }
  setTile(dim, {1, problem.dims[dim].extent});
}

void TilingSearch::searchOrder(const LoopOrder &order) {
  setTiledDims(tiledDims);
  listed.clear();
  solved = -1;
  for (Mask left = order.relevant; left; left &= left - 1) {
    unsigned dim = llvm::countr_zero(left);
    largest[dim] = fit(dim);
    setTile(dim, {1, problem.dims[dim].extent});
    listed.push_back(dim);
  }
  // Windows last: a tile that follows from the capacity should be exact.
  llvm::stable_sort(listed, [&](unsigned a, unsigned b) {
    const Dim &first = problem.dims[a], &second = problem.dims[b];
    return std::make_pair(!first.isWindowed, first.extent) <
           std::make_pair(!second.isWindowed, second.extent);
  });
  if (!listed.empty())
    solved = listed.pop_back_val();
  if (canImprove(order, 0))
    enumerate(order, 0);
}

void TilingSearch::searchTiledDims(Mask dims) {
  setTiledDims(dims);
  if (problem.computeFootprint(size) > capacityBits)
    return;
  for (const LoopOrder &order : listLoopOrders(problem, dims))
    if (!isDone())
      searchOrder(order);
}

//===----------------------------------------------------------------------===//
// All orders
//===----------------------------------------------------------------------===//

/// Tries a few trips more and less around the best tiling, with one other tile
/// fitted again.
void TilingSearch::refine() {
  SmallVector<int64_t, 8> start = bestSize;
  LoopOrder order = bestOrder;
  tiledDims = 0;
  auto restore = [&] {
    for (auto [dim, points] : llvm::enumerate(start))
      setTile(dim, sizes.fit(dim, points));
  };
  for (Mask left = order.relevant; left; left &= left - 1) {
    unsigned dim = llvm::countr_zero(left);
    int64_t extent = problem.dims[dim].extent;
    int64_t parts = llvm::divideCeil(extent, start[dim]);
    for (int64_t change = -refinedTrips; change <= refinedTrips; ++change) {
      if (parts + change < 1 || parts + change > extent)
        continue;
      for (Mask rest = order.relevant & ~(Mask(1) << dim); rest;
           rest &= rest - 1) {
        restore();
        setTile(dim, sizes.fit(dim, llvm::divideCeil(extent, parts + change)));
        unsigned other = llvm::countr_zero(rest);
        TileSize fitted = fit(other);
        setTile(other, fitted);
        if (fitted.size > 0)
          evaluate(order);
      }
    }
  }
}

std::optional<Tiling> TilingSearch::run() {
  largest.resize(problem.dims.size());
  Mask all = (Mask(1) << problem.dims.size()) - 1, kernels = 0;
  for (auto [dim, info] : llvm::enumerate(problem.dims))
    kernels |= info.isKernel ? Mask(1) << dim : 0;
  setTiledDims(all);
  if (problem.computeFootprint(size) > capacityBits)
    return std::nullopt;
  setTiledDims(0);
  if (problem.computeFootprint(size) <= capacityBits) {
    bestBits = compulsory;
    bestSize = size;
    return makeTiling();
  }
  for (unsigned number = 1; number <= problem.dims.size(); ++number)
    for (Mask dims = 1; dims <= all && !isDone(); ++dims)
      if (llvm::popcount(dims) == int(number) && !(dims & kernels))
        searchTiledDims(dims);
  for (unsigned number = 1; number <= problem.dims.size(); ++number)
    for (Mask dims = 1; dims <= all && !isDone(); ++dims)
      if (llvm::popcount(dims) == int(number) && (dims & kernels))
        searchTiledDims(dims);
  if (bestBits != compulsory)
    refine();
  return makeTiling();
}

/// Loops that index nothing are whole and, as the unit loops, the last ones.
Tiling TilingSearch::makeTiling() {
  Tiling tiling;
  tiling.tile = nest.extents;
  for (unsigned dim = 0; dim < problem.dims.size(); ++dim)
    sizes.expand(dim, bestSize[dim], tiling.tile);
  Mask placed = 0;
  auto place = [&](unsigned loop) {
    if (!contains(placed, loop))
      tiling.order.push_back(loop);
    placed |= Mask(1) << loop;
  };
  for (unsigned dim : llvm::reverse(bestOrder.dims))
    for (unsigned loop : problem.dims[dim].loops)
      place(loop);
  for (const Dim &dim : problem.dims)
    for (unsigned loop : dim.loops)
      place(loop);
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    place(loop);
  tiling.bits = bestBits;
  return tiling;
}

std::optional<Tiling> tiling::findTiling(const TilingNest &nest,
                                         const Problem &problem,
                                         int64_t capacityBits) {
  return TilingSearch(nest, problem, capacityBits).run();
}
