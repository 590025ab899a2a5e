//===- ScheduleTraffic.cpp - What tiles within tiles move -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduleTraffic.h"

#include "roofline/Nest/TilingCost.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

double roofline::countPartialBytes(const Nest &nest,
                                   const TileSchedule &schedule) {
  double bytes = 0;
  if (schedule.parts == 1)
    return bytes;
  for (Operand operand : nest.operands) {
    if (!operand.isOutput())
      continue;
    bytes += double(schedule.parts) *
             double(computeTileFootprint(operand, nest.extents));
    operand.partialBits = 0;
    bytes += (operand.role == OperandRole::Update ? 2 : 1) *
             double(computeTileFootprint(operand, nest.extents));
  }
  return bytes;
}

double roofline::countCopiedBytes(const PredictorLevel &level,
                                  ArrayRef<unsigned> operands) {
  double bytes = 0;
  for (auto [number, operand] : llvm::zip(level.operands, level.nest->operands))
    if (llvm::is_contained(operands, number))
      bytes += (operand.role == OperandRole::Update ? 4 : 2) *
               double(computeTileFootprint(operand, level.nest->extents));
  return bytes;
}

/// `sizes` where they are no larger than the loops.
static SmallVector<int64_t, 8> clamp(ArrayRef<int64_t> sizes,
                                     ArrayRef<int64_t> extents) {
  SmallVector<int64_t, 8> clamped(sizes);
  for (auto [size, extent] : llvm::zip_equal(clamped, extents))
    size = std::min(size, extent);
  return clamped;
}

bool roofline::hasRoom(const Nest &nest, int64_t roomBytes,
                       ArrayRef<int64_t> tile) {
  return computeTileFootprint(nest.operands, clamp(tile, nest.extents)) <=
         roomBytes;
}

Nest roofline::getAlone(const Nest &nest, unsigned operand) {
  return {nest.extents, {nest.operands[operand]}};
}

std::optional<double> roofline::countAround(const Nest &nest, int64_t roomBytes,
                                            Tiling tiling) {
  takeInnerLoopsWhole(nest.extents, tiling, [&](ArrayRef<int64_t> sizes) {
    return hasRoom(nest, roomBytes, sizes);
  });
  std::optional<int64_t> bytes = computeTiledTraffic(nest, tiling);
  return bytes ? std::optional<double>(*bytes) : std::nullopt;
}

static int64_t getElementBytes(const PredictorLevel &level, unsigned operand) {
  return llvm::divideCeil(level.nest->operands[operand].bits, 8);
}

/// The addresses of an operand's elements in `tile`; none if they aren't known.
static std::optional<IndexSet> makeAddresses(const PredictorLevel &level,
                                             unsigned operand,
                                             ArrayRef<int64_t> tile) {
  const std::optional<LinearIndex> &address = level.addresses[operand];
  if (!address)
    return std::nullopt;
  IndexSet addresses;
  addresses.terms.push_back({1, getElementBytes(level, operand)});
  for (auto [loop, slope] : address->terms)
    addresses.terms.push_back({slope, tile[loop]});
  return addresses;
}

/// Bytes of a tile of all operands but one.
static int64_t countOthers(const Nest &nest, unsigned operand,
                           ArrayRef<int64_t> tile) {
  ArrayRef<Operand> operands = nest.operands;
  return computeTileFootprint(operands, tile) -
         computeTileFootprint(operands[operand], tile);
}

/// The part of the tile of an operand that the sets have evicted when it is
/// used again: the others take their share of all sets. A packed tile is
/// contiguous.
static double getEvictedPart(const PredictorLevel &level, unsigned operand,
                             bool isPacked, ArrayRef<int64_t> tile) {
  std::optional<IndexSet> addresses;
  if (isPacked)
    addresses.emplace().terms.push_back(
        {1, computeTileFootprint(level.nest->operands[operand], tile)});
  else
    addresses = makeAddresses(level, operand, tile);
  return addresses && level.sets
             ? getEvictedPart(std::move(*addresses),
                              countOthers(*level.nest, operand, tile),
                              *level.sets)
             : 0;
}

/// The runs in which an operand is taken by the first of `tiles` and the
/// iterations of loops around it that make it as large as `kept`; none without
/// tiles.
static std::optional<RunsInOrder> findRunsInOrder(const PredictorLevel &level,
                                                  unsigned operand,
                                                  ArrayRef<LevelTile> tiles,
                                                  ArrayRef<int64_t> kept) {
  if (tiles.empty())
    return std::nullopt;
  SmallVector<int64_t, 8> sizes = clamp(tiles.back().tiling.sizes, kept);
  std::optional<IndexSet> addresses = makeAddresses(level, operand, sizes);
  if (!addresses)
    return std::nullopt;
  RunsInOrder runs(std::move(*addresses), level.prefetch);
  for (; !tiles.empty(); tiles = tiles.drop_back()) {
    SmallVector<int64_t, 8> around =
        tiles.size() == 1 ? llvm::to_vector<8>(kept)
                          : clamp(tiles.drop_back().back().tiling.sizes, kept);
    for (unsigned loop : llvm::reverse(tiles.back().tiling.order))
      runs.repeat(multiplyElements(level.addresses[operand]->getSlope(loop),
                                   sizes[loop]),
                  llvm::divideCeil(around[loop], sizes[loop]) - 1);
    sizes = std::move(around);
  }
  return runs;
}

/// What is fetched in vain past the ends of the runs in which `bytes` of an
/// operand move, a `kept` tile of `part` at a time, in `tiles`. Where the next
/// tile goes on with a run it is there, if it has room beside the tiles.
static double countPrefetched(const PredictorLevel &level, unsigned operand,
                              ArrayRef<int64_t> part, const Tiling &kept,
                              ArrayRef<LevelTile> tiles, int64_t bytes) {
  const std::optional<LinearIndex> &address = level.addresses[operand];
  if (!address || !level.prefetch.isKnown())
    return 0;
  SmallVector<int64_t, 8> tile = clamp(kept.sizes, part);
  TileRuns runs =
      findTileRuns(*address, getElementBytes(level, operand), part,
                   {llvm::to_vector<0>(tile), kept.order}, level.prefetch);
  auto count = [&](const BrokenRun &run) {
    return double(bytes) / double(run.bytes) * double(run.pastBytes);
  };
  double all = count(runs.getEnding());
  BrokenRun next = runs.next;
  if (std::optional<RunsInOrder> inOrder =
          findRunsInOrder(level, operand, tiles, tile))
    next = std::max(next, inOrder->broken);
  double least = count(next);
  if (least >= all)
    return least;
  int64_t ahead = addElements(runs.bytes, level.prefetch.bytes);
  int64_t others = countOthers(*level.nest, operand, tile);
  if (addElements(others, multiplyElements(runs.count, ahead)) >
      level.roomBytes)
    return all;
  runs.starts.terms.push_back({1, ahead});
  return level.sets
             ? std::max(least, all * getEvictedPart(std::move(runs.starts),
                                                    others, *level.sets))
             : least;
}

/// How `nest`, a tile that a memory of `roomBytes` is too small for, is tiled
/// once more, as well as it can be; empty if that is not known.
static Tiling tileInside(const Nest &nest, int64_t roomBytes) {
  // The lower bound doesn't matter: the largest capacity makes it cheap.
  std::optional<TilingBounds> bounds =
      computeTilingBounds(nest, INT64_MAX, roomBytes);
  return bounds && bounds->achievableBytes ? bounds->tiling : Tiling();
}

/// Bytes of `schedule` at `level`, of one operand or of all, if the tile at
/// `position` stays, and with it the inner loops around it that `fits` takes
/// whole. At the end of the tiles stay the best ones inside.
static std::optional<double>
countKeptBytes(const PredictorLevel &level, const TileSchedule &schedule,
               std::optional<unsigned> operand, size_t position,
               function_ref<bool(ArrayRef<int64_t>)> fits) {
  Nest alone;
  if (operand)
    alone = getAlone(*level.nest, *operand);
  const Nest &nest = operand ? alone : *level.nest;
  bool isInside = position == schedule.tiles.size();
  double bytes = 0;
  auto add = [&](const Nest &part, double count) {
    Tiling tiling = !isInside ? schedule.tiles[position].tiling
                    : operand ? tileInside({part.extents, level.nest->operands},
                                           level.roomBytes)
                              : tileInside(part, level.roomBytes);
    if (!isInside)
      takeInnerLoopsWhole(part.extents, tiling, fits);
    const std::optional<TilingCost> &cost = level.costs[operand.value_or(0)];
    std::optional<int64_t> own = &part != &nest
                                     ? computeTiledTraffic(part, tiling)
                                 : cost ? cost->computeTraffic(tiling)
                                        : std::nullopt;
    bytes += count * double(own.value_or(0));
    // How a tile alone is run is left open.
    ArrayRef<LevelTile> tiles;
    if (schedule.tiles.size() > 1)
      tiles = ArrayRef(schedule.tiles).drop_front(position);
    // Packed tiles lie in the order in which they are wanted.
    if (operand && own && !isInside &&
        !llvm::is_contained(schedule.packed, level.operands[*operand]))
      bytes += count * countPrefetched(level, *operand, part.extents, tiling,
                                       tiles, *own);
    return own.has_value();
  };
  // Each tile around starts cold.
  ArrayRef<LevelTile> around = ArrayRef(schedule.tiles).take_front(position);
  bool isKnown = around.empty() && schedule.parts == 1
                     ? add(nest, 1)
                     : visitTiles(nest, schedule, around, add);
  return isKnown ? std::optional(bytes) : std::nullopt;
}

namespace {
/// What a schedule uses again: a tile and the iterations of `numWhole` loops
/// around it, the innermost ones.
struct Reused {
  size_t position;
  unsigned numWhole;
  SmallVector<int64_t, 8> sizes;
};
} // namespace

/// What a schedule whose tile at `outermost` is the first that has room uses
/// again, from the inside out: first the best tiles inside of all.
static SmallVector<Reused, 8>
listReused(const PredictorLevel &level, const TileSchedule &schedule,
           size_t outermost, function_ref<bool(ArrayRef<int64_t>)> fits) {
  SmallVector<Reused, 8> reused = {{schedule.tiles.size(), 0, {}}};
  for (size_t position = schedule.tiles.size(); position-- > outermost;) {
    SmallVector<int64_t, 8> around = getPartExtents(*level.nest, schedule);
    if (position > 0)
      llvm::copy(schedule.tiles[position - 1].tiling.sizes, around.begin());
    Tiling tiling = schedule.tiles[position].tiling;
    unsigned numWhole = 0;
    auto add = [&](ArrayRef<int64_t> sizes) {
      bool isAdded =
          position > outermost ? sizes != ArrayRef(around) : fits(sizes);
      if (isAdded)
        reused.push_back(
            {position, numWhole++, SmallVector<int64_t, 8>(sizes)});
      return isAdded;
    };
    if (add(tiling.sizes))
      takeInnerLoopsWhole(around, tiling, add);
  }
  return reused;
}

/// Bytes of `schedule` at `level`, of one operand or of all. What the sets of
/// the next memory in have evicted of one moves as if it were not used again.
static std::optional<double> countMovedBytes(const PredictorLevel &level,
                                             const TileSchedule &schedule,
                                             std::optional<unsigned> operand) {
  auto fits = [&](ArrayRef<int64_t> sizes) {
    return hasRoom(*level.nest, level.roomBytes, sizes);
  };
  ArrayRef<LevelTile> tiles = schedule.tiles;
  size_t outermost = llvm::find_if(tiles,
                                   [&](const LevelTile &tile) {
                                     return fits(tile.tiling.sizes);
                                   }) -
                     tiles.begin();
  std::optional<double> bytes =
      countKeptBytes(level, schedule, operand, outermost, fits);
  if (!bytes)
    return std::nullopt;
  *bytes += countPartialBytes(
      operand ? getAlone(*level.nest, *operand) : *level.nest, schedule);
  if (!operand || !level.sets || outermost == tiles.size())
    return bytes;
  SmallVector<Reused, 8> reused = listReused(level, schedule, outermost, fits);
  bool isPacked = llvm::is_contained(schedule.packed, level.operands[*operand]);
  auto evict = [&](const Reused &kept) {
    return getEvictedPart(level, *operand, isPacked, kept.sizes);
  };
  // Smaller tiles have no more lines in any set.
  if (evict(reused.back()) == 0)
    return bytes;
  auto count = [&](const Reused &kept) {
    unsigned numLeft = kept.numWhole;
    return countKeptBytes(level, schedule, operand, kept.position,
                          [&](ArrayRef<int64_t>) { return numLeft-- > 0; });
  };
  std::optional<double> least = count(reused.back());
  for (size_t number = reused.size() - 1; least && number > 0; --number) {
    std::optional<double> most = count(reused[number - 1]);
    if (most && *most > *least) {
      double part = evict(reused[number]);
      if (part == 0)
        return bytes;
      *bytes += part * (*most - *least);
    }
    least = most;
  }
  return least ? bytes : std::nullopt;
}

std::optional<double>
roofline::countScheduleBytes(const PredictorLevel &level,
                             const TileSchedule &schedule) {
  if (level.isResident)
    return 0.0;
  if (!level.nest)
    return level.leastBytes;
  std::optional<double> bytes;
  if (level.addresses.empty()) {
    bytes = countMovedBytes(level, schedule, std::nullopt);
  } else {
    bytes = 0.0;
    for (unsigned operand = 0; operand < level.addresses.size() && bytes;
         ++operand) {
      std::optional<double> own = countMovedBytes(level, schedule, operand);
      bytes = own ? std::optional(*bytes + *own) : std::nullopt;
    }
  }
  bytes = bytes ? std::optional(*bytes + double(level.scatteredBytes))
                : level.leastBytes;
  return bytes
             ? std::optional(*bytes + countCopiedBytes(level, schedule.packed))
             : bytes;
}
