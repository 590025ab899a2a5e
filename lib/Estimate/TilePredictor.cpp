//===- TilePredictor.cpp - How long tiles take ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/TilePredictor.h"

#include "ScheduleTraffic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

TilePredictor::TilePredictor(SmallVector<PredictorLevel, 4> levels,
                             ArrayRef<ResourceTime> times,
                             ArrayRef<int64_t> granules, Overlap overlap,
                             ArrayRef<NativeEdge> edges, ProductSums sums)
    : levels(std::move(levels)), times(times), granules(granules), edges(edges),
      overlap(overlap), sums(std::move(sums)) {
  llvm::erase_if(this->times, [&](const ResourceTime &time) {
    return llvm::any_of(this->levels, [&](const PredictorLevel &level) {
      return time.resource == Resource::memory(level.name);
    });
  });
  for (PredictorLevel &level : this->levels) {
    if (!level.nest)
      continue;
    if (level.addresses.empty())
      level.costs.push_back(TilingCost::make(*level.nest));
    for (size_t operand = 0; operand < level.addresses.size(); ++operand)
      level.costs.push_back(TilingCost::make(getAlone(*level.nest, operand)));
  }
}

std::optional<size_t> TilePredictor::findLevel(StringRef level) const {
  for (auto [number, own] : llvm::enumerate(levels))
    if (own.name == level && own.nest)
      return number;
  return std::nullopt;
}

std::optional<size_t> TilePredictor::getNumLoops(StringRef level) const {
  std::optional<size_t> number = findLevel(level);
  return number ? std::optional(levels[*number].nest->extents.size())
                : std::nullopt;
}

size_t TilePredictor::getNumOperands() const {
  size_t number = 0;
  for (const PredictorLevel &level : levels)
    for (unsigned operand : level.operands)
      number = std::max<size_t>(number, operand + 1);
  return number;
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

/// Time in which `level` moves `bytes`; no value where that takes none.
static std::optional<double> getSeconds(const PredictorLevel &level,
                                        std::optional<double> bytes) {
  if (!bytes || !level.bytesPerSecond || *bytes == 0)
    return std::nullopt;
  return *bytes / *level.bytesPerSecond;
}

/// Time to fill the registers and to empty them, which compute waits for.
static double getRegisterSeconds(ArrayRef<PredictorLevel> levels,
                                 const TileFigures &figures) {
  for (auto [level, bytes] : llvm::zip_equal(levels, figures.levelBytes))
    if (level.feedsRegisters)
      return getSeconds(level, bytes).value_or(0) / figures.occupancy;
  return 0;
}

void TilePredictor::visitTimes(
    const TileFigures &figures,
    function_ref<void(const Resource &, double, const PredictorLevel *)> visit)
    const {
  // All levels come on top if times add up.
  double registerSeconds =
      overlap == Overlap::Sum ? 0 : getRegisterSeconds(levels, figures);
  for (const auto &[resource, seconds] : times) {
    if (resource.kind != ResourceKind::Compute) {
      visit(resource, seconds, nullptr);
      continue;
    }
    double own = resource.name == "matrix"
                     ? std::max(seconds * figures.edgeWaste, figures.sumSeconds)
                     : seconds;
    visit(resource, own / figures.occupancy + registerSeconds, nullptr);
  }
  for (auto [index, level] : llvm::enumerate(levels)) {
    std::optional<double> seconds =
        getSeconds(level, figures.levelBytes[index]);
    double factor = index >= figures.occupiedLevel ? figures.occupancy : 1;
    if (seconds)
      visit(Resource::memory(level.name), *seconds / factor, &level);
  }
}

void TilePredictor::setTime(TileFigures &figures) const {
  // The first resource bounds even if it takes no time.
  double largest = -1, together = 0, onTop = 0;
  visitTimes(figures, [&](const Resource &resource, double seconds,
                          const PredictorLevel *level) {
    if (overlap == Overlap::Sum || (level && level->isOnTop))
      onTop += seconds;
    else if (level || resource.kind == ResourceKind::Compute)
      together = std::max(together, seconds);
    if (seconds <= largest)
      return;
    largest = seconds;
    figures.bound = resource;
  });
  // Of a level's directions the level itself is on top.
  figures.seconds = std::max(largest, together + onTop);
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

static bool fail(std::string *whyNot, const Twine &reason) {
  if (whyNot)
    *whyNot = reason.str();
  return false;
}

/// True if `order` has each loop that `tile` is smaller than `around` in, and
/// none twice.
static bool isOrder(ArrayRef<unsigned> order, ArrayRef<int64_t> tile,
                    ArrayRef<int64_t> around) {
  SmallVector<bool, 8> seen(tile.size());
  for (unsigned loop : order) {
    if (loop >= tile.size() || seen[loop])
      return false;
    seen[loop] = true;
  }
  for (size_t loop = 0; loop < tile.size(); ++loop)
    if (tile[loop] < around[loop] && !seen[loop])
      return false;
  return true;
}

/// Checks the split of a sum and takes parts of one size: fewer may do.
static bool completeSplit(const Nest &nest, TileSchedule &schedule,
                          std::string *whyNot) {
  unsigned loop = schedule.splitLoop;
  if (schedule.parts == 1)
    return true;
  if (loop >= nest.extents.size() || !isReduction(nest, loop))
    return fail(whyNot,
                "expected a reduction loop to split, got " + Twine(loop));
  int64_t extent = nest.extents[loop];
  if (schedule.parts < 1 || schedule.parts > extent)
    return fail(whyNot, "expected 1 to " + Twine(extent) + " parts of loop " +
                            Twine(loop) + ", got " + Twine(schedule.parts));
  schedule.parts = roundParts(extent, schedule.parts);
  return true;
}

bool TilePredictor::complete(TileSchedule &schedule,
                             std::string *whyNot) const {
  if (schedule.tiles.empty())
    return fail(whyNot, "expected the tile of a level");
  for (auto [position, operand] : llvm::enumerate(schedule.packed))
    if (operand >= getNumOperands() ||
        llvm::is_contained(ArrayRef(schedule.packed).take_front(position),
                           operand))
      return fail(whyNot, "expected each of the " + Twine(getNumOperands()) +
                              " operands at most once to pack, got " +
                              Twine(operand));
  size_t next = 0;
  SmallVector<int64_t, 8> around;
  for (auto &[number, tiling] : schedule.tiles) {
    if (number < next || number >= levels.size() || !levels[number].nest)
      return fail(whyNot, "expected levels from the outermost in");
    const PredictorLevel &level = levels[number];
    const Nest &nest = *level.nest;
    if (next == 0) {
      if (!completeSplit(nest, schedule, whyNot))
        return false;
      around = getPartExtents(nest, schedule);
    }
    next = number + 1;
    if (tiling.sizes.size() != around.size())
      return fail(whyNot, "expected " + Twine(around.size()) +
                              " tile sizes for '" + level.name + "', got " +
                              Twine(tiling.sizes.size()));
    for (auto [size, whole] : llvm::zip_equal(tiling.sizes, around)) {
      if (size < 0)
        return fail(whyNot, "expected tile sizes of 0 or more for '" +
                                level.name + "', got " + Twine(size));
      size = size == 0 ? whole : std::min(size, whole);
    }
    if (tiling.order.empty())
      llvm::append_range(tiling.order, llvm::seq<unsigned>(around.size()));
    if (!isOrder(tiling.order, tiling.sizes, around))
      return fail(whyNot, "expected the order for '" + level.name +
                              "' to have each of the " + Twine(around.size()) +
                              " loops once");
    std::optional<int64_t> footprint = computeTileFootprint(nest, tiling.sizes);
    if (!footprint)
      return fail(whyNot, "the loops are too long to be tiled");
    if (*footprint > level.roomBytes)
      return fail(whyNot, "the tile for '" + level.name + "' takes " +
                              Twine(*footprint) + " B, and there is room for " +
                              Twine(level.roomBytes));
    around.assign(tiling.sizes.begin(), tiling.sizes.end());
  }
  return true;
}

TileFigures TilePredictor::price(const TileSchedule &schedule) const {
  TileFigures figures;
  for (const PredictorLevel &level : levels)
    figures.levelBytes.push_back(countScheduleBytes(level, schedule));
  const PredictorLevel &first = levels[schedule.tiles.front().level];
  for (const LevelTile &tile : schedule.tiles)
    figures.footprintBytes += computeTileFootprint(
        levels[tile.level].nest->operands, tile.tiling.sizes);
  for (size_t loop = 0; loop < first.nest->extents.size(); ++loop)
    figures.numTiles *= countPieces(*first.nest, schedule, loop);
  for (const NativeEdge &edge : edges)
    figures.edgeWaste *= computeEdgeWaste(*first.nest, schedule, edge);
  for (auto [position, tile] : llvm::enumerate(schedule.tiles))
    if (levels[tile.level].privateInstances > 0) {
      figures.occupancy =
          computeOccupancy(levels[tile.level], schedule, position);
      figures.occupiedLevel = tile.level + 1;
      break;
    }
  const LevelTile &last = schedule.tiles.back();
  figures.sumSeconds = sums.getSeconds(last.tiling.sizes);
  setTime(figures);
  return figures;
}

std::optional<TileFigures> TilePredictor::predict(TileSchedule schedule,
                                                  std::string *whyNot) const {
  if (!complete(schedule, whyNot))
    return std::nullopt;
  return price(schedule);
}

std::optional<TilePrediction>
TilePredictor::predict(size_t number, const Tiling &tiling,
                       ArrayRef<unsigned> packed) const {
  TileSchedule schedule;
  schedule.tiles.push_back({number, tiling});
  schedule.packed.assign(packed.begin(), packed.end());
  if (!complete(schedule, /*whyNot=*/nullptr))
    return std::nullopt;
  TilePrediction prediction;
  static_cast<TileFigures &>(prediction) = price(schedule);
  prediction.tiling = std::move(schedule.tiles.front().tiling);
  prediction.level = levels[number].name;
  prediction.packed = std::move(schedule.packed);
  return prediction;
}

std::optional<TilePrediction>
TilePredictor::predict(StringRef level, const Tiling &tiling) const {
  std::optional<size_t> number = findLevel(level);
  return number ? predict(*number, tiling) : std::nullopt;
}
