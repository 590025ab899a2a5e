//===- ScheduleBound.cpp - Least cost of many schedules -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduleBound.h"

#include "ScheduleTraffic.h"
#include "roofline/Estimate/KnobSpace.h"
#include "roofline/Nest/LeastTraffic.h"
#include "roofline/Nest/TilingCost.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// At most what `countAround` is for any tile of `range`. Which of the inner
/// loops are taken whole depends on the tile: the least over all that the
/// smallest tile has room for, of what the largest tile moves then.
static std::optional<double>
countLeastAround(const Nest &nest, int64_t roomBytes, const TileRange &range) {
  Tiling least{llvm::to_vector<0>(range.least),
               llvm::to_vector<0>(range.order)};
  if (range.isFixed())
    return countAround(nest, roomBytes, std::move(least));
  Tiling most{llvm::to_vector<0>(range.most), least.order};
  std::optional<int64_t> bytes = computeLeastTraffic(nest, most);
  for (unsigned loop : llvm::reverse(range.order)) {
    least.sizes[loop] = most.sizes[loop] = nest.extents[loop];
    std::optional<int64_t> footprint = computeTileFootprint(nest, least.sizes);
    if (!bytes || !footprint || *footprint > roomBytes)
      break;
    std::optional<int64_t> own = computeLeastTraffic(nest, most);
    bytes = own ? std::optional(std::min(*bytes, *own)) : std::nullopt;
  }
  return bytes ? std::optional<double>(*bytes) : std::nullopt;
}

/// At most the bytes of any schedule of `range` at the level `number`.
static std::optional<double> countLeastBytes(const PredictorLevel &level,
                                             size_t number,
                                             const ScheduleRange &range) {
  if (level.isResident)
    return 0.0;
  if (!level.nest)
    return level.leastBytes;
  const Nest &nest = *level.nest;
  double copied = countCopiedBytes(level, range.packed);
  TileSchedule around;
  around.splitLoop = range.splitLoop;
  around.parts = range.parts;
  for (const TileRange &tile : range.tiles) {
    std::optional<int64_t> most = computeTileFootprint(nest, tile.most);
    bool fits = tile.level == number || (most && *most <= level.roomBytes);
    if (!fits && tile.isFixed()) {
      around.tiles.push_back(
          {tile.level, {llvm::to_vector<0>(tile.least), {}}});
      continue;
    }
    if (!fits || tile.order.empty())
      break;
    double bytes = double(level.scatteredBytes);
    bool isKnown = visitTiles(
        nest, around, around.tiles, [&](const Nest &part, double count) {
          std::optional<double> own =
              countLeastAround(part, level.roomBytes, tile);
          bytes += count * own.value_or(0);
          return own.has_value();
        });
    if (!isKnown)
      break;
    bytes += countPartialBytes(nest, around);
    return std::max(bytes, level.leastBytes.value_or(0)) + copied;
  }
  return level.leastBytes ? std::optional(*level.leastBytes + copied)
                          : std::nullopt;
}

/// True if the tiles of `tiles` have one size in `loop`.
static bool isFixed(ArrayRef<TileRange> tiles, size_t loop) {
  return llvm::all_of(tiles, [&](const TileRange &tile) {
    return tile.least[loop] == tile.most[loop];
  });
}

/// Sets the occupancy where all that it depends on is fixed: the first tile for
/// private memories, and those around it.
static void setOccupancy(ArrayRef<PredictorLevel> levels,
                         ArrayRef<TileRange> tiles,
                         const TileSchedule &schedule, TileFigures &figures) {
  for (auto [position, tile] : llvm::enumerate(tiles)) {
    if (!tile.isFixed())
      return;
    if (levels[tile.level].privateInstances == 0)
      continue;
    figures.occupancy =
        computeOccupancy(levels[tile.level], schedule, position);
    figures.occupiedLevel = tile.level + 1;
    return;
  }
}

std::optional<TileFigures>
roofline::computeLeastFigures(const TilePredictor &predictor,
                              ScheduleRange range) {
  ArrayRef<PredictorLevel> levels = predictor.getLevels();
  const Nest &nest = *levels[range.tiles.front().level].nest;
  TileSchedule smallest;
  smallest.splitLoop = range.splitLoop;
  smallest.parts = range.parts;
  // A tile is no larger than the one around it.
  SmallVector<int64_t, 8> least = getPartExtents(nest, smallest), most = least;
  TileFigures figures;
  for (TileRange &tile : range.tiles) {
    for (size_t loop = 0; loop < least.size(); ++loop) {
      least[loop] = tile.least[loop] = std::min(tile.least[loop], least[loop]);
      most[loop] = tile.most[loop] = std::min(tile.most[loop], most[loop]);
    }
    int64_t footprint =
        computeTileFootprint(levels[tile.level].nest->operands, least);
    if (footprint > levels[tile.level].roomBytes)
      return std::nullopt;
    figures.footprintBytes += footprint;
    smallest.tiles.push_back(
        {tile.level,
         {llvm::to_vector<0>(least), llvm::to_vector<0>(tile.order)}});
  }
  for (auto [loop, extent] : llvm::enumerate(nest.extents))
    figures.numTiles *= isFixed(range.tiles, loop)
                            ? countPieces(nest, smallest, loop)
                            : double(llvm::divideCeil(extent, most[loop]));
  for (const NativeEdge &edge : predictor.getEdges()) {
    // Whether tiles of a sum fill each other up depends on orders and sizes.
    bool isKnown = llvm::all_of(edge.loops, [&](unsigned loop) {
      return isFixed(range.tiles, loop) && !isReduction(nest, loop);
    });
    figures.edgeWaste *=
        computeEdgeWaste(nest, isKnown ? smallest : TileSchedule(), edge);
  }
  setOccupancy(levels, range.tiles, smallest, figures);
  for (auto [number, level] : llvm::enumerate(levels))
    figures.levelBytes.push_back(countLeastBytes(level, number, range));
  predictor.setTime(figures);
  return figures;
}

double roofline::computeLeastSeconds(const TilePredictor &predictor) {
  ArrayRef<PredictorLevel> levels = predictor.getLevels();
  const auto *level =
      llvm::find_if(levels, [](const auto &own) { return bool(own.nest); });
  // Loops in an unknown order around tiles of any size.
  ScheduleRange range;
  TileRange &tile = range.tiles.emplace_back();
  tile.level = level - levels.begin();
  tile.most = level->nest->extents;
  tile.least.assign(tile.most.size(), 1);
  std::optional<TileFigures> figures = computeLeastFigures(predictor, range);
  return figures ? figures->seconds : 0;
}
