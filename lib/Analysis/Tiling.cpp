//===- Tiling.cpp - Traffic between two memories -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Tiling.h"

#include "TilingProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Trips around a tile that are tried one by one, and how many more follow in a
/// geometric series, by the number of loops that are tiled.
static constexpr int64_t denseTrips = 6;
static constexpr unsigned seriesShort = 30, seriesChannel = 7,
                          seriesSpatial = 4;
/// Trips more and less that the refinement tries.
static constexpr int64_t refinedTrips = 3;

//===----------------------------------------------------------------------===//
// Traffic of one tiling
//===----------------------------------------------------------------------===//

/// Sum over the tiles of the distinct elements of a window, each tile on its
/// own. Kernel loops are not tiled.
static int64_t countTiledImage(const TilingWindow &window, int64_t spatial,
                               int64_t kernel, int64_t tile) {
  int64_t trips = llvm::divideCeil(spatial, tile);
  int64_t last = spatial - (trips - 1) * tile;
  return (trips - 1) *
             countWindowImage(window.stride, window.dilation, tile, kernel) +
         countWindowImage(window.stride, window.dilation, last, kernel);
}

/// Bits that operand `index` moves. Loops inside the innermost one that has
/// more than one tile and that the operand uses don't move it; loops outside
/// that it does not use move all of it again. If that loop slides a window, the
/// halo stays.
static int64_t computeOperandTraffic(const Problem &problem, unsigned index,
                                     ArrayRef<int64_t> trips,
                                     ArrayRef<int64_t> tile,
                                     ArrayRef<unsigned> order) {
  const TilingOperand &operand = problem.operands[index];
  unsigned bit = 1u << index;
  int64_t innermost = -1;
  for (int64_t position = int64_t(order.size()) - 1; position >= 0; --position)
    if (trips[order[position]] > 1 &&
        (problem.dims[order[position]].users & bit)) {
      innermost = position;
      break;
    }
  int64_t repeats = 1;
  for (int64_t position = 0; position < innermost; ++position)
    if (!(problem.dims[order[position]].users & bit))
      repeats *= trips[order[position]];
  int64_t elements = 1;
  for (unsigned dim : operand.loops)
    elements *= problem.dims[dim].extent;
  for (const TilingWindow &window : operand.windows) {
    int64_t spatial = problem.dims[window.spatial].extent;
    int64_t kernel = problem.dims[window.kernel].extent;
    bool slides = innermost >= 0 && order[innermost] == window.spatial;
    elements *= countTiledImage(window, spatial, kernel,
                                slides ? spatial : tile[window.spatial]);
  }
  if (!operand.isOutput)
    return operand.bits * elements * repeats;
  // Each return of a partial result is a store and a load.
  return elements * (operand.bits * (operand.readsInit ? 2 : 1) +
                     2 * operand.partialBits * (repeats - 1));
}

int64_t Problem::computeFootprint(ArrayRef<int64_t> tile) const {
  int64_t bits = 0;
  for (const TilingOperand &operand : operands) {
    int64_t elements = 1;
    for (unsigned dim : operand.loops)
      elements *= tile[dim];
    for (const TilingWindow &window : operand.windows)
      elements *= countWindowImage(window.stride, window.dilation,
                                   tile[window.spatial], tile[window.kernel]);
    bits += elements * std::max(operand.bits, operand.partialBits);
  }
  return bits;
}

//===----------------------------------------------------------------------===//
// Search
//===----------------------------------------------------------------------===//

namespace {
/// The best single-level tiling: one operand stays put, its loops are outside
/// and the others inside, one of its windows may slide. All tile sizes but one
/// are tried from a list, the last one follows from the capacity.
class TilingSearch {
public:
  TilingSearch(const Problem &problem, int64_t capacityBits)
      : problem(problem), capacityBits(capacityBits),
        compulsory(problem.computeCompulsoryBits()),
        tile(problem.dims.size(), 1), trips(problem.dims.size(), 1) {}

  void run();

  int64_t bestBits = INT64_MAX;
  SmallVector<int64_t, 8> bestTile;
  SmallVector<unsigned, 8> bestOrder;

private:
  void searchStationary(unsigned stationary);
  void searchSlide(unsigned stationary, int slide);
  void makeCandidates(unsigned stationary);
  void enumerate(unsigned dim);
  void fitAndTry();
  void tryTile();
  bool fit(unsigned dim);
  void refine();
  void setOrder(unsigned stationary, int slide);
  SmallVector<int64_t> listTiles(unsigned dim) const;
  bool isDone() const { return bestBits == compulsory; }

  const Problem &problem;
  int64_t capacityBits;
  int64_t compulsory;
  SmallVector<int64_t, 8> tile, trips;
  SmallVector<unsigned, 8> order;
  SmallVector<SmallVector<int64_t>, 8> candidates;
  /// The dim whose tile follows from the capacity, -1 for none.
  int solved = -1;
  unsigned numFree = 0;
};
} // namespace

/// Tile sizes with equal trips: the same traffic as the largest tile of that
/// many trips, with less memory.
SmallVector<int64_t> TilingSearch::listTiles(unsigned dim) const {
  const Dim &info = problem.dims[dim];
  int64_t extent = info.extent;
  unsigned series = numFree <= 3     ? seriesShort
                    : info.isSpatial ? seriesSpatial
                                     : seriesChannel;
  SmallVector<int64_t> tiles;
  auto add = [&](int64_t parts) {
    int64_t size = llvm::divideCeil(extent, parts);
    if (tiles.empty() || size < tiles.back())
      tiles.push_back(size);
  };
  for (int64_t parts = 1; parts <= std::min(denseTrips, extent); ++parts)
    add(parts);
  if (extent > denseTrips) {
    double ratio = std::pow(double(extent) / denseTrips, 1.0 / series);
    double parts = denseTrips;
    for (unsigned step = 0; step < series; ++step) {
      parts *= ratio;
      add(std::min<int64_t>(extent, std::llround(parts)));
    }
  }
  if (tiles.back() != 1)
    tiles.push_back(1);
  return tiles;
}

void TilingSearch::tryTile() {
  for (unsigned dim = 0; dim < tile.size(); ++dim)
    trips[dim] = llvm::divideCeil(problem.dims[dim].extent, tile[dim]);
  int64_t bits = 0;
  for (unsigned index = 0; index < problem.operands.size(); ++index) {
    bits += computeOperandTraffic(problem, index, trips, tile, order);
    if (bits >= bestBits)
      return;
  }
  bestBits = bits;
  bestTile = tile;
  bestOrder = order;
}

/// Makes the tile of `dim` as large as the capacity lets it, with equal trips.
/// Returns false if not even a tile of 1 fits.
bool TilingSearch::fit(unsigned dim) {
  tile[dim] = 1;
  int64_t least = problem.computeFootprint(tile);
  if (least > capacityBits)
    return false;
  int64_t extent = problem.dims[dim].extent;
  if (extent == 1)
    return true;
  tile[dim] = 2;
  int64_t slope = problem.computeFootprint(tile) - least;
  int64_t size = std::min(extent, 1 + (capacityBits - least) / slope);
  tile[dim] = llvm::divideCeil(extent, llvm::divideCeil(extent, size));
  return true;
}

void TilingSearch::fitAndTry() {
  // Batch tiles above 1 pay only once the images are whole.
  bool areImagesWhole = true, hasBatchTile = false;
  for (auto [dim, info] : llvm::enumerate(problem.dims)) {
    areImagesWhole &= !info.isSpatial || tile[dim] == info.extent;
    hasBatchTile |= info.isBatch && int(dim) != solved && tile[dim] > 1;
  }
  if (hasBatchTile && !areImagesWhole)
    return;
  if (solved >= 0 ? !fit(solved)
                  : problem.computeFootprint(tile) > capacityBits)
    return;
  tryTile();
}

void TilingSearch::enumerate(unsigned dim) {
  if (isDone())
    return;
  if (dim == problem.dims.size())
    return fitAndTry();
  if (int(dim) == solved)
    return enumerate(dim + 1);
  for (int64_t size : candidates[dim]) {
    tile[dim] = size;
    enumerate(dim + 1);
  }
}

void TilingSearch::makeCandidates(unsigned stationary) {
  unsigned all = (1u << problem.operands.size()) - 1, bit = 1u << stationary;
  solved = -1;
  numFree = 0;
  for (auto [dim, info] : llvm::enumerate(problem.dims)) {
    bool isFree = (info.users & bit) && !info.isKernel &&
                  (info.users != all || info.isSpatial);
    numFree += isFree;
    if (isFree && !info.isSpatial &&
        (solved < 0 || info.extent > problem.dims[solved].extent))
      solved = dim;
  }
  candidates.assign(problem.dims.size(), {});
  for (auto [dim, info] : llvm::enumerate(problem.dims)) {
    if (info.isKernel)
      candidates[dim] = {info.extent};
    else if (info.users == all && !info.isSpatial)
      candidates[dim] = {1};
    else if (!(info.users & bit))
      candidates[dim] = {info.extent, 1};
    else
      candidates[dim] = listTiles(dim);
  }
}

/// The loops of the stationary operand outside. In each group channels first,
/// then batch, then spatial dims, the sliding one last.
void TilingSearch::setOrder(unsigned stationary, int slide) {
  auto rank = [&](unsigned dim) {
    const Dim &info = problem.dims[dim];
    unsigned group = info.users >> stationary & 1 ? 0 : 4;
    if (int(dim) == slide)
      return group + 3;
    return group + (info.isSpatial ? 2u : info.isBatch ? 1u : 0u);
  };
  order.clear();
  for (unsigned dim = 0; dim < problem.dims.size(); ++dim)
    order.push_back(dim);
  llvm::stable_sort(order,
                    [&](unsigned a, unsigned b) { return rank(a) < rank(b); });
}

void TilingSearch::searchSlide(unsigned stationary, int slide) {
  setOrder(stationary, slide);
  enumerate(0);
}

void TilingSearch::searchStationary(unsigned stationary) {
  makeCandidates(stationary);
  searchSlide(stationary, -1);
  for (auto [dim, info] : llvm::enumerate(problem.dims))
    if (info.isSpatial && !isDone())
      searchSlide(stationary, dim);
}

/// Tries a few trips more and less around the best tiling, with one other tile
/// fitted again.
void TilingSearch::refine() {
  SmallVector<int64_t, 8> start = bestTile;
  order = bestOrder;
  auto isTiled = [&](unsigned dim) {
    const Dim &info = problem.dims[dim];
    return !info.isKernel && !info.isSpatial;
  };
  for (unsigned dim = 0; dim < start.size(); ++dim) {
    if (!isTiled(dim))
      continue;
    int64_t extent = problem.dims[dim].extent;
    int64_t parts = llvm::divideCeil(extent, start[dim]);
    for (int64_t change = -refinedTrips; change <= refinedTrips; ++change) {
      if (parts + change < 1 || parts + change > extent)
        continue;
      for (unsigned other = 0; other < start.size(); ++other) {
        if (other == dim || !isTiled(other) || isDone())
          continue;
        tile = start;
        tile[dim] = llvm::divideCeil(extent, parts + change);
        if (fit(other))
          tryTile();
      }
    }
  }
}

void TilingSearch::run() {
  SmallVector<int64_t, 8> whole;
  for (const Dim &dim : problem.dims)
    whole.push_back(dim.extent);
  if (problem.computeFootprint(whole) <= capacityBits) {
    bestBits = compulsory;
    bestTile = whole;
    setOrder(0, -1);
    bestOrder = order;
    return;
  }
  for (unsigned index = 0; index < problem.operands.size() && !isDone();
       ++index)
    searchStationary(index);
  if (bestBits != INT64_MAX && !isDone())
    refine();
}

//===----------------------------------------------------------------------===//
// Result
//===----------------------------------------------------------------------===//

static int64_t toBytes(int64_t bits) { return llvm::divideCeil(bits, 8); }

/// Bits in `bytes`, INT64_MAX for all that don't fit.
static int64_t toBits(int64_t bytes) {
  return std::clamp<int64_t>(bytes, 0, INT64_MAX / 8) * 8;
}

std::optional<TilingBounds>
roofline::computeTilingBounds(const TilingNest &nest,
                              int64_t boundCapacityBytes,
                              int64_t tilingCapacityBytes) {
  std::optional<Problem> problem = Problem::make(nest);
  if (!problem)
    return std::nullopt;
  TilingBounds bounds;
  int64_t compulsory = problem->computeCompulsoryBits();
  bounds.compulsoryBytes = toBytes(compulsory);
  bounds.lowerBytes = bounds.compulsoryBytes;
  TilingSearch search(*problem, toBits(tilingCapacityBytes));
  search.run();
  if (search.bestBits != INT64_MAX) {
    bounds.achievableBytes = toBytes(search.bestBits);
    problem->expandTile(search.bestTile, search.bestOrder, bounds.tile,
                        bounds.order);
  }
  if (search.bestBits != compulsory)
    bounds.lowerBytes =
        std::max(bounds.lowerBytes,
                 problem->computeSegmentBound(toBits(boundCapacityBytes)) / 8);
  return bounds;
}
