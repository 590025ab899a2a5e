//===- TilingSizes.cpp - Tile sizes worth trying -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingSizes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

/// Trips that are never left out: thinning 3 to 5 costs up to 19 %.
static constexpr int64_t denseTrips = 6;
/// Extents of window loops with gaps of which all sizes are listed.
static constexpr int64_t smallWindow = 16;
/// Sizes per loop of a dim that stands for several, and of the dim.
static constexpr unsigned boxSides = 24, maxBoxes = 96;

/// All sizes of equal trips up to `limit`.
static void listAll(int64_t extent, int64_t limit,
                    llvm::SmallVectorImpl<TileSize> &sizes) {
  while (limit >= 1) {
    int64_t trips = llvm::divideCeil(extent, limit);
    int64_t size = llvm::divideCeil(extent, trips);
    sizes.push_back({size, trips});
    limit = size - 1;
  }
}

/// The first few trips and a geometric series up to the extent.
static void listSeries(int64_t extent, int64_t limit, unsigned count,
                       llvm::SmallVectorImpl<TileSize> &sizes) {
  auto add = [&](int64_t parts) {
    int64_t size = llvm::divideCeil(extent, parts);
    if (sizes.empty() || size < sizes.back().size)
      sizes.push_back({size, int64_t(llvm::divideCeil(extent, size))});
  };
  int64_t first = llvm::divideCeil(extent, limit);
  for (int64_t parts = first; parts < first + denseTrips; ++parts)
    add(std::min(parts, extent));
  double parts = sizes.back().trips;
  unsigned steps = count - denseTrips;
  double ratio = std::pow(double(extent) / parts, 1.0 / steps);
  for (unsigned step = 1; step < steps; ++step) {
    parts *= ratio;
    add(std::clamp<int64_t>(std::llround(parts), 1, extent));
  }
  add(extent);
}

static void listSizes(int64_t extent, int64_t limit, unsigned count,
                      llvm::SmallVectorImpl<TileSize> &sizes) {
  // An extent has about 2 * sqrt(extent) sizes of equal trips.
  if (limit <= count || 4 * double(extent) <= double(count) * count)
    return listAll(extent, limit, sizes);
  listSeries(extent, limit, count, sizes);
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// Keeps the boxes that no smaller one beats in trips, the largest first.
void TileSizes::keepBest(SmallVector<Box, 0> &boxes) {
  llvm::sort(boxes, [](const Box &a, const Box &b) {
    return std::tie(a.size, a.trips, a.sides) <
           std::tie(b.size, b.trips, b.sides);
  });
  SmallVector<Box, 0> kept;
  for (Box &box : boxes)
    if (kept.empty() || box.trips < kept.back().trips)
      kept.push_back(std::move(box));
  std::reverse(kept.begin(), kept.end());
  boxes.clear();
  // Too many: the large ones, and every n-th of the rest.
  size_t dense = maxBoxes / 2;
  size_t step = 1 + kept.size() / dense;
  for (size_t i = 0; i < kept.size(); ++i)
    if (i < dense || i + 1 == kept.size() || i % step == 0)
      boxes.push_back(std::move(kept[i]));
}

const SmallVector<TileSizes::Box, 0> &TileSizes::listBoxes(unsigned dim) {
  SmallVector<Box, 0> &result = boxes[dim];
  if (!result.empty())
    return result;
  result.emplace_back();
  for (unsigned loop : problem.dims[dim].loops) {
    SmallVector<TileSize, 32> sides;
    listSizes(loopExtents[loop], loopExtents[loop], boxSides, sides);
    SmallVector<Box, 0> longer;
    longer.reserve(result.size() * sides.size());
    for (const Box &box : result)
      for (const TileSize &side : sides) {
        longer.push_back(box);
        longer.back().size *= side.size;
        longer.back().trips *= side.trips;
        longer.back().sides.push_back(side.size);
      }
    keepBest(longer);
    result = std::move(longer);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

SmallVector<TileSize, 32> TileSizes::list(unsigned dim, unsigned count,
                                          int64_t limit) {
  const Dim &info = problem.dims[dim];
  SmallVector<TileSize, 32> sizes;
  if (info.isGapped && limit <= smallWindow) {
    for (int64_t size = limit; size >= 1; --size)
      sizes.push_back({size, int64_t(llvm::divideCeil(info.extent, size))});
  } else if (info.loops.size() == 1) {
    listSizes(info.extent, limit, count, sizes);
  } else {
    const SmallVector<Box, 0> &all = listBoxes(dim);
    size_t start = findBox(dim, limit) - all.begin();
    size_t number = all.size() - start;
    size_t step = number > count ? number / (count - denseTrips) : 1;
    for (size_t i = 0; i < number; ++i)
      if (i < denseTrips || i + 1 == number || i % step == 0)
        sizes.push_back(all[start + i]);
  }
  return sizes;
}

/// The largest box of at most `limit` points.
const TileSizes::Box *TileSizes::findBox(unsigned dim, int64_t limit) {
  return llvm::lower_bound(
      listBoxes(dim), limit,
      [](const Box &box, int64_t limit) { return box.size > limit; });
}

TileSize TileSizes::get(unsigned dim, int64_t size) {
  const Dim &info = problem.dims[dim];
  if (info.loops.size() > 1)
    return fit(dim, size);
  return {size, int64_t(llvm::divideCeil(info.extent, size))};
}

TileSize TileSizes::fit(unsigned dim, int64_t limit) {
  const Dim &info = problem.dims[dim];
  if (info.loops.size() == 1) {
    int64_t trips = llvm::divideCeil(info.extent, std::min(limit, info.extent));
    return {int64_t(llvm::divideCeil(info.extent, trips)), trips};
  }
  if (limit >= info.extent)
    return {info.extent, 1};
  return *findBox(dim, limit);
}

void TileSizes::expand(unsigned dim, int64_t size,
                       llvm::MutableArrayRef<int64_t> loopTile) {
  const Dim &info = problem.dims[dim];
  if (info.loops.size() == 1) {
    loopTile[info.loops.front()] = size;
    return;
  }
  if (size == info.extent || size == 1) {
    for (unsigned loop : info.loops)
      loopTile[loop] = size == 1 ? 1 : loopExtents[loop];
    return;
  }
  for (auto [loop, side] :
       llvm::zip_equal(info.loops, findBox(dim, size)->sides))
    loopTile[loop] = side;
}
