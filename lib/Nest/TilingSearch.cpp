//===- TilingSearch.cpp - The best single-level tiling -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingSearch.h"

#include "roofline/Support/CutSearches.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

/// Tilings with tiled kernels that are evaluated if a point with its whole
/// kernel takes less than 1/256 of the memory: they seldom pay.
static constexpr unsigned maxKernelEvaluations = 600;
static constexpr int64_t smallKernel = 256;
/// Nests with more dims don't have all sets of tiled dims tried.
static constexpr unsigned usualDims = 10, maxSetsOfManyDims = 64;
/// Orders that are refined, and trips more and less that are tried.
static constexpr unsigned maxFound = 4;
static constexpr int64_t refinedTrips = 3;
static constexpr unsigned maxRefinements = 2000;

//===----------------------------------------------------------------------===//
// Refinement
//===----------------------------------------------------------------------===//

/// Files the best of an order, which moves less than `limit` if it has sizes.
void TilingSearch::keep(int64_t limit) {
  if (current.bits >= limit || current.tiling.empty())
    return;
  auto *position = llvm::find_if(
      best, [&](const Found &found) { return found.bits > current.bits; });
  best.insert(position, std::move(current));
  if (best.size() > maxFound)
    best.pop_back();
}

/// Changes the trips of `dim` a little, with one other tile fitted again.
void TilingSearch::vary(const Found &start, const LoopOrder &order,
                        unsigned dim) {
  int64_t extent = problem.dims[dim].extent;
  int64_t parts = llvm::divideCeil(extent, start.tiling.sizes[dim]);
  int64_t low = std::max<int64_t>(1, parts - refinedTrips),
          high = std::min(extent, parts + refinedTrips);
  for (int64_t tried = low; tried <= high; ++tried)
    for (Mask rest = order.relevant & ~(Mask(1) << dim); rest;
         rest &= rest - 1) {
      for (auto [index, points] : llvm::enumerate(start.tiling.sizes))
        setTile(index, sizes.get(index, points));
      setTile(dim, sizes.fit(dim, llvm::divideCeil(extent, tried)));
      unsigned other = llvm::countr_zero(rest);
      TileSize fitted = fit(other);
      setTile(other, fitted);
      if (fitted.size > 0)
        evaluate(order);
    }
}

/// Varies the best tilings of a few orders until none gets better.
void TilingSearch::refine() {
  tiledDims = 0;
  unsigned last = evaluations + maxRefinements;
  SmallVector<Found, 5> starts = best;
  for (Found &start : starts) {
    LoopOrder order(problem, start.tiling.order);
    for (bool isBetter = true; isBetter;) {
      if (evaluations >= last)
        return CutSearches::add(Search::Tile);
      int64_t bits = start.bits;
      current = start;
      for (Mask left = order.relevant; left; left &= left - 1)
        vary(start, order, llvm::countr_zero(left));
      isBetter = current.bits < bits;
      start = current;
      keep(INT64_MAX);
    }
  }
}

/// Evaluates the best tilings once more: a dim that the refinement has made
/// whole no longer keeps an operand from staying.
void TilingSearch::measure() {
  for (Found &found : best) {
    for (auto [dim, points] : llvm::enumerate(found.tiling.sizes))
      setTile(dim, sizes.get(dim, points));
    SmallVector<unsigned, 8> order;
    for (unsigned dim : found.tiling.order)
      if (trips[dim] > 1)
        order.push_back(dim);
    found.bits = 0;
    for (unsigned index = 0; index < problem.operands.size(); ++index)
      found.bits += problem.computeMovedBits(
          index, problem.findMovement(index, order), {size, trips});
  }
  llvm::stable_sort(
      best, [](const Found &a, const Found &b) { return a.bits < b.bits; });
}

//===----------------------------------------------------------------------===//
// All orders
//===----------------------------------------------------------------------===//

void TilingSearch::searchTiledDims(Mask dims) {
  setTiledDims(dims);
  if (problem.computeFootprint(size) > capacityBits)
    return;
  for (const LoopOrder &order : listLoopOrders(problem, dims, isRough))
    if (!isDone())
      searchOrder(order);
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
      if (isDone())
        return;
      if (sets >= maxSets)
        return CutSearches::add(Search::Tile);
      if (!filter(dims))
        continue;
      ++sets;
      searchTiledDims(dims);
    }
}

std::optional<Found> TilingSearch::run() {
  largest.resize(problem.dims.size());
  Mask all = (Mask(1) << problem.dims.size()) - 1, kernels = 0;
  for (auto [dim, info] : llvm::enumerate(problem.dims))
    kernels |= info.isKernel ? Mask(1) << dim : 0;
  setTiledDims(all);
  if (problem.computeFootprint(size) > capacityBits)
    return std::nullopt;
  setTiledDims(0);
  if (problem.computeFootprint(size) <= capacityBits) {
    best.emplace_back();
    best.back().bits = compulsory;
    best.back().tiling.sizes.assign(size.begin(), size.end());
    return expandBest();
  }
  if (problem.dims.size() > usualDims)
    searchTiledDims(all);
  searchSubsets([&](Mask dims) { return !(dims & kernels); });
  setTiledDims(all & ~kernels);
  if (problem.computeFootprint(size) < capacityBits / smallKernel)
    lastEvaluation =
        std::min(lastEvaluation, evaluations + maxKernelEvaluations);
  searchSubsets([&](Mask dims) { return dims & kernels; });
  if (getBestBits() != compulsory && !isRough) {
    if (evaluations > lastEvaluation)
      CutSearches::add(Search::Tile);
    refine();
    measure();
  }
  return expandBest();
}

/// The best tiling of the dims as one of the loops that they stand for. Loops
/// that index nothing are whole and, as the unit loops, the last ones.
Found TilingSearch::expandBest() {
  const Found &found = best.front();
  Found expanded;
  expanded.bits = found.bits;
  if (isRough) // Nobody asks for it.
    return expanded;
  Tiling &tiling = expanded.tiling;
  tiling.sizes.assign(nest.extents.begin(), nest.extents.end());
  for (unsigned dim = 0; dim < problem.dims.size(); ++dim)
    sizes.expand(dim, found.tiling.sizes[dim], tiling.sizes);
  Mask placed = 0;
  auto place = [&](unsigned loop) {
    if (!contains(placed, loop))
      tiling.order.push_back(loop);
    placed |= Mask(1) << loop;
  };
  for (unsigned dim : found.tiling.order)
    llvm::for_each(problem.dims[dim].loops, place);
  for (const Dim &dim : problem.dims)
    llvm::for_each(dim.loops, place);
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    place(loop);
  return expanded;
}
