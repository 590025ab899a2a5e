//===- TilingOrderSearch.cpp - The best tile sizes of one order -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

/// Combinations of tile sizes above which batch dims are left at 1.
static constexpr double manyCombinations = 1000;
/// Length of the lists of tile sizes, by the number of dims with a list.
static constexpr unsigned listLengths[] = {64, 64, 32, 16, 10};
/// An order is of interest if it is within 1/16 of the best.
static constexpr int64_t nearlyBest = 16;

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
    if (bits >= current.bits)
      return;
  }
  current.bits = bits;
  current.tiling.sizes.assign(size.begin(), size.end());
  current.tiling.order.assign(order.dims.begin(), order.dims.end());
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
  return bits < current.bits;
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
    for (TileSize tile : sizes.list(solved, listLengths[1], fitted.size))
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
  for (TileSize tile : sizes.list(dim, length, largest[dim].size)) {
    setTile(dim, tile);
    if (problem.computeFootprint(size) > capacityBits)
      continue;
    if (isDone() || !canImprove(order, position + 1))
      break;
    enumerate(order, position + 1);
  }
  setTile(dim, {1, problem.dims[dim].extent});
}

/// If there is much to try, dims that index the same operands as the tiled
/// spatial loop of a window keep a tile of 1: a larger tile of the spatial loop
/// shares more.
void TilingSearch::dropBatchDims() {
  double combinations = 1;
  for (unsigned dim : listed)
    combinations *= std::min<int64_t>(largest[dim].size, 16);
  if (combinations <= manyCombinations)
    return;
  llvm::erase_if(listed, [&](unsigned dim) {
    const Dim &info = problem.dims[dim];
    return !info.isWindowed && llvm::any_of(listed, [&](unsigned other) {
      const Dim &spatial = problem.dims[other];
      return spatial.isWindowed && !spatial.isKernel &&
             spatial.users == info.users;
    });
  });
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
  dropBatchDims();
  if (!listed.empty())
    solved = listed.pop_back_val();
  int64_t limit = getBestBits();
  if (limit != INT64_MAX)
    limit += limit / nearlyBest;
  current.bits = limit;
  current.tiling.clear();
  if (canImprove(order, 0))
    enumerate(order, 0);
  keep(limit);
}
