//===- Tiling.cpp - Traffic between two memories -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/TiledTraffic.h"

#include "roofline/Nest/TilingProblem.h"
#include "TilingSearch.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;
using llvm::ArrayRef;
using llvm::SmallVector;

static int64_t toBytes(int64_t bits) { return llvm::divideCeil(bits, 8); }

/// Bits in `bytes`, a large number for all that don't fit.
static int64_t toBits(int64_t bytes) {
  return std::clamp<int64_t>(bytes, 0, INT64_MAX / 16) * 8;
}

/// Tile sizes of at most the extents; no value if they are not one positive
/// size per loop.
static std::optional<SmallVector<int64_t, 8>>
clampTile(const TilingNest &nest, ArrayRef<int64_t> tile) {
  SmallVector<int64_t, 8> sizes;
  if (tile.size() != nest.extents.size())
    return std::nullopt;
  for (auto [size, extent] : llvm::zip_equal(tile, nest.extents)) {
    if (size < 1)
      return std::nullopt;
    sizes.push_back(std::min(size, extent));
  }
  return sizes;
}

static bool isPermutation(ArrayRef<unsigned> order, size_t number) {
  Mask seen = 0;
  for (unsigned loop : order)
    seen |= loop < 64 ? Mask(1) << loop : 0;
  return order.size() == number && size_t(llvm::popcount(seen)) == number &&
         llvm::all_of(order, [&](unsigned loop) { return loop < number; });
}

std::optional<TiledTraffic> TiledTraffic::make(const TilingNest &nest) {
  std::optional<Problem> problem = Problem::make(nest);
  if (!problem)
    return std::nullopt;
  TiledTraffic traffic;
  traffic.problem = std::make_shared<const Problem>(std::move(*problem));
  return traffic;
}

std::optional<int64_t> TiledTraffic::compute(ArrayRef<int64_t> tile,
                                             ArrayRef<unsigned> order) const {
  ArrayRef<Dim> dims = problem->dims;
  Mask ordered = 0, tiled = 0;
  for (unsigned loop : order) {
    if (loop >= dims.size() || contains(ordered, loop))
      return std::nullopt;
    ordered |= Mask(1) << loop;
  }
  if (tile.size() != dims.size())
    return std::nullopt;
  SmallVector<int64_t, 16> sizes;
  for (auto [loop, size] : llvm::enumerate(tile)) {
    if (size < 1)
      return std::nullopt;
    sizes.push_back(std::min(size, dims[loop].extent));
    tiled |= Mask(size < dims[loop].extent) << loop;
  }
  if (tiled & ~ordered)
    return std::nullopt;
  return toBytes(problem->computeTraffic(sizes, order));
}

std::optional<int64_t> roofline::computeTiledTraffic(const TilingNest &nest,
                                                     ArrayRef<int64_t> tile,
                                                     ArrayRef<unsigned> order) {
  std::optional<Problem> problem = Problem::make(nest);
  std::optional<SmallVector<int64_t, 8>> sizes = clampTile(nest, tile);
  if (!problem || !sizes || !isPermutation(order, nest.extents.size()))
    return std::nullopt;
  return toBytes(problem->computeTraffic(*sizes, order));
}

std::optional<int64_t> roofline::computeTileFootprint(const TilingNest &nest,
                                                      ArrayRef<int64_t> tile) {
  std::optional<Problem> problem = Problem::make(nest);
  std::optional<SmallVector<int64_t, 8>> sizes = clampTile(nest, tile);
  if (!problem || !sizes)
    return std::nullopt;
  return toBytes(problem->computeFootprint(*sizes));
}

std::optional<TilingBounds>
roofline::computeTilingBounds(const TilingNest &nest,
                              int64_t boundCapacityBytes,
                              int64_t tilingCapacityBytes) {
  std::optional<Problem> problem = Problem::makeCanonical(nest);
  if (!problem)
    return std::nullopt;
  TilingBounds bounds;
  int64_t compulsory = problem->computeCompulsoryBits();
  bounds.compulsoryBytes = toBytes(compulsory);
  bounds.lowerBytes = bounds.compulsoryBytes;
  std::optional<Tiling> tiling =
      TilingSearch(nest, *problem, toBits(tilingCapacityBytes)).run();
  if (tiling) {
    bounds.achievableBytes = toBytes(tiling->bits);
    bounds.tile = tiling->tile;
    bounds.order = tiling->order;
  }
  if (!tiling || tiling->bits != compulsory)
    bounds.lowerBytes =
        std::max(bounds.lowerBytes,
                 problem->computeSegmentBound(toBits(boundCapacityBytes)) / 8);
  return bounds;
}
