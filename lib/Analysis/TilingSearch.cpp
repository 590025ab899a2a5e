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
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Tilings that are evaluated before the search ends with the best so far.
static constexpr unsigned maxEvaluations = 6000;
/// Length of the lists of tile sizes, by the number of dims with a list.
static constexpr unsigned listLengths[] = {64, 64, 32, 16, 10};
/// Nests with more dims don't have all sets of tiled dims tried.
static constexpr unsigned usualDims = 10, maxSetsOfManyDims = 64;
/// Trips more and less that the refinement tries.
static constexpr int64_t refinedTrips = 3;
static constexpr unsigned maxRefinements = 2000;
/// Orders that are refined: this many of those within 1/16 of the best.
static constexpr unsigned maxFound = 4;
static constexpr int64_t nearlyBest = 16;

namespace {
struct Found {
  int64_t bits = INT64_MAX;
  SmallVector<int64_t, 8> size;
  LoopOrder order;
};

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
  void searchSubsets(llvm::function_ref<bool(Mask)> filter);
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
  void vary(const Found &start, unsigned dim);
  void refine();
  void measure();
  int64_t getBestBits() const {
    return best.empty() ? INT64_MAX : best.front().bits;
  }
  void keep(int64_t limit);
  bool isDone() const {
    return getBestBits() == compulsory || evaluations > maxEvaluations;
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

  /// The best of the order at hand, and the best few of all orders.
  Found current;
  SmallVector<Found, maxFound + 1> best;
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
    if (bits >= current.bits)
      return;
  }
  current = {bits, size, order};
}

/// Files the best of an order, which moves less than `limit` if it has sizes.
void TilingSearch::keep(int64_t limit) {
  if (current.bits >= limit || current.size.empty())
    return;
  auto *position = llvm::find_if(
      best, [&](const Found &found) { return found.bits > current.bits; });
  best.insert(position, std::move(current));
  if (best.size() > maxFound)
    best.pop_back();
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
  int64_t limit = getBestBits();
  if (limit != INT64_MAX)
    limit += limit / nearlyBest;
  current = {limit, {}, {}};
  if (canImprove(order, 0))
    enumerate(order, 0);
  keep(limit);
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

/// Changes the trips of `dim` a little, with one other tile fitted again.
void TilingSearch::vary(const Found &start, unsigned dim) {
  int64_t extent = problem.dims[dim].extent;
  int64_t parts = llvm::divideCeil(extent, start.size[dim]);
  int64_t low = std::max<int64_t>(1, parts - refinedTrips),
          high = std::min(extent, parts + refinedTrips);
  for (int64_t tried = low; tried <= high; ++tried)
    for (Mask rest = start.order.relevant & ~(Mask(1) << dim); rest;
         rest &= rest - 1) {
      for (auto [index, points] : llvm::enumerate(start.size))
        setTile(index, sizes.get(index, points));
      setTile(dim, sizes.fit(dim, llvm::divideCeil(extent, tried)));
      unsigned other = llvm::countr_zero(rest);
      TileSize fitted = fit(other);
      setTile(other, fitted);
      if (fitted.size > 0)
        evaluate(start.order);
    }
}

/// Varies the best tilings of a few orders until none gets better.
void TilingSearch::refine() {
  tiledDims = 0;
  unsigned last = evaluations + maxRefinements;
  SmallVector<Found, maxFound + 1> starts = best;
  for (Found &start : starts)
    for (bool isBetter = true; isBetter && evaluations < last;) {
      int64_t bits = start.bits;
      current = start;
      for (Mask left = start.order.relevant; left; left &= left - 1)
        vary(start, llvm::countr_zero(left));
      isBetter = current.bits < bits;
      start = current;
      keep(INT64_MAX);
    }
}

/// Evaluates the best tilings once more: a dim that the refinement has made
/// whole no longer keeps an operand from staying.
void TilingSearch::measure() {
  for (Found &found : best) {
    for (auto [dim, points] : llvm::enumerate(found.size))
      setTile(dim, sizes.get(dim, points));
    SmallVector<unsigned, 8> order(llvm::reverse(found.order.dims));
    found.bits = 0;
    for (unsigned index = 0; index < problem.operands.size(); ++index)
      found.bits += problem.computeMovedBits(
          index, problem.findMovement(index, trips, order), {size, trips});
  }
  llvm::stable_sort(
      best, [](const Found &a, const Found &b) { return a.bits < b.bits; });
}

/// Few tiled dims first: they move the least if they fit.
void TilingSearch::searchSubsets(llvm::function_ref<bool(Mask)> filter) {
  unsigned numDims = problem.dims.size(), sets = 0;
  unsigned maxSets = numDims > usualDims ? maxSetsOfManyDims : UINT_MAX;
  for (unsigned number = 1; number <= numDims; ++number)
    // The next larger mask with as many bits (Gosper).
    for (Mask dims = (Mask(1) << number) - 1, low = 0, high = 0;
         dims >> numDims == 0; low = dims & -dims, high = dims + low,
              dims = ((high ^ dims) >> 2) / low | high) {
      if (isDone() || sets >= maxSets)
        return;
      if (!filter(dims))
        continue;
      ++sets;
      searchTiledDims(dims);
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
    best.push_back({compulsory, size, {}});
    return makeTiling();
  }
  if (problem.dims.size() > usualDims)
    searchTiledDims(all);
  searchSubsets([&](Mask dims) { return !(dims & kernels); });
  searchSubsets([&](Mask dims) { return dims & kernels; });
  if (getBestBits() != compulsory) {
    refine();
    measure();
  }
  return makeTiling();
}

/// Loops that index nothing are whole and, as the unit loops, the last ones.
Tiling TilingSearch::makeTiling() {
  Tiling tiling;
  tiling.tile = nest.extents;
  for (unsigned dim = 0; dim < problem.dims.size(); ++dim)
    sizes.expand(dim, best.front().size[dim], tiling.tile);
  Mask placed = 0;
  auto place = [&](unsigned loop) {
    if (!contains(placed, loop))
      tiling.order.push_back(loop);
    placed |= Mask(1) << loop;
  };
  for (unsigned dim : llvm::reverse(best.front().order.dims))
    for (unsigned loop : problem.dims[dim].loops)
      place(loop);
  for (const Dim &dim : problem.dims)
    for (unsigned loop : dim.loops)
      place(loop);
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    place(loop);
  tiling.bits = best.front().bits;
  return tiling;
}

std::optional<Tiling> tiling::findTiling(const TilingNest &nest,
                                         const Problem &problem,
                                         int64_t capacityBits) {
  return TilingSearch(nest, problem, capacityBits).run();
}
