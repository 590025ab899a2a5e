//===- TilePredictor.cpp - How long tiles take -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/TilePredictor.h"

#include "NativeTiles.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

static bool fits(const PredictorLevel &level, ArrayRef<int64_t> sizes) {
  std::optional<int64_t> footprint = computeTileFootprint(*level.nest, sizes);
  return footprint && *footprint <= level.roomBytes;
}

/// Bytes at `level` if the tile fits in the next memory in: as many of the
/// inner loops over tiles as fit as well are taken whole, which is what
/// programs as written do (docs/understand/LoopTraffic.md).
static std::optional<double> countAround(const PredictorLevel &level,
                                         Tiling tiling) {
  takeInnerLoopsWhole(
      level.nest->extents, tiling,
      [&](ArrayRef<int64_t> sizes) { return fits(level, sizes); });
  std::optional<int64_t> bytes = computeTiledTraffic(*level.nest, tiling);
  if (!bytes)
    return std::nullopt;
  return double(*bytes) + double(level.scatteredBytes);
}

/// Calls `visit` with the extents of each kind of tile, full ones and those at
/// the edges, and with how many there are of it. Fails if there are too many
/// kinds.
static bool visitTiles(ArrayRef<int64_t> extents, ArrayRef<int64_t> tile,
                       function_ref<bool(ArrayRef<int64_t>, double)> visit) {
  constexpr unsigned maxRagged = 4;
  SmallVector<unsigned, 4> ragged;
  SmallVector<int64_t, 8> sizes(tile);
  double fullTiles = 1;
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (extent % tile[loop] != 0)
      ragged.push_back(loop);
    else
      fullTiles *= double(extent / tile[loop]);
  }
  if (ragged.size() > maxRagged)
    return false;
  for (unsigned edges = 0; edges < 1U << ragged.size(); ++edges) {
    double count = fullTiles;
    for (auto [bit, loop] : llvm::enumerate(ragged)) {
      bool isEdge = edges >> bit & 1;
      sizes[loop] = isEdge ? extents[loop] % tile[loop] : tile[loop];
      count *= isEdge ? 1 : double(extents[loop] / tile[loop]);
    }
    if (!visit(sizes, count))
      return false;
  }
  return true;
}

/// True if a loop that no output has is tiled: partial results leave and
/// return.
static bool splitsSums(const Nest &nest, ArrayRef<int64_t> tile) {
  for (size_t loop = 0; loop < tile.size(); ++loop)
    if (tile[loop] < nest.extents[loop] && llvm::none_of(
                                               nest.operands,
                                               [&](const Operand &operand) {
                                                 return operand.isOutput() &&
                                                        goesAlong(operand, loop,
                                                                  nest.extents);
                                               }))
      return true;
  return false;
}

/// Bytes at `level` if the tile is larger than the next memory in: each tile is
/// tiled once more, as well as it can be, and starts cold.
static std::optional<double> countInside(const PredictorLevel &level,
                                         ArrayRef<int64_t> tile) {
  Nest nest = *level.nest;
  if (splitsSums(nest, tile))
    for (Operand &operand : nest.operands)
      if (operand.isOutput()) {
        operand.role = OperandRole::Update;
        operand.bits = std::max(operand.bits, operand.partialBits);
      }
  double bytes = double(level.scatteredBytes);
  bool isKnown = visitTiles(
      level.nest->extents, tile, [&](ArrayRef<int64_t> sizes, double count) {
        nest.extents.assign(sizes.begin(), sizes.end());
        // The lower bound doesn't matter: the largest capacity makes it cheap.
        std::optional<TilingBounds> bounds =
            computeTilingBounds(nest, INT64_MAX, level.roomBytes);
        if (!bounds || !bounds->achievableBytes)
          return false;
        bytes += count * double(*bounds->achievableBytes);
        return true;
      });
  return isKnown ? std::optional(bytes) : std::nullopt;
}

static std::optional<double> countBytes(const PredictorLevel &level,
                                        const Tiling &tiling) {
  if (!level.nest)
    return level.leastBytes;
  std::optional<int64_t> footprint =
      computeTileFootprint(*level.nest, tiling.sizes);
  std::optional<double> bytes;
  if (footprint && *footprint <= level.roomBytes)
    bytes = countAround(level, tiling);
  else if (footprint)
    bytes = countInside(level, tiling.sizes);
  return bytes ? bytes : level.leastBytes;
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

/// Points of `extent` that are computed if each tile is filled up to multiples
/// of `granule`.
static double countComputed(int64_t extent, int64_t size, int64_t granule) {
  auto fill = [&](int64_t length) {
    return double(llvm::divideCeil(length, granule)) * double(granule);
  };
  return double(extent / size) * fill(size) + fill(extent % size);
}

double TilePredictor::computeEdgeWaste(const Nest &nest,
                                       ArrayRef<int64_t> tile) const {
  double waste = 1;
  for (auto [extent, size, granule] :
       llvm::zip_equal(nest.extents, tile, granules))
    waste *= countComputed(extent, size, granule) / double(extent);
  return waste;
}

/// Part of `instances` that have a tile, on average over the rounds in which
/// all tiles are computed. Tiles that add onto the same results follow each
/// other.
static double computeOccupancy(const Nest &nest, ArrayRef<int64_t> tile,
                               int64_t instances) {
  if (instances == 0)
    return 1;
  double tiles = 1;
  for (size_t loop = 0; loop < tile.size(); ++loop)
    if (llvm::any_of(nest.operands, [&](const Operand &operand) {
          return operand.isOutput() && goesAlong(operand, loop, nest.extents);
        }))
      tiles *= double(llvm::divideCeil(nest.extents[loop], tile[loop]));
  return tiles / (std::ceil(tiles / double(instances)) * double(instances));
}

/// Time in which `level` moves `bytes`; no value where that takes none.
static std::optional<double> getSeconds(const PredictorLevel &level,
                                        std::optional<double> bytes) {
  if (!bytes || !level.bytesPerSecond || *bytes == 0)
    return std::nullopt;
  return *bytes / *level.bytesPerSecond;
}

/// Time to fill the registers and to empty them, which compute waits for.
double
TilePredictor::getRegisterSeconds(const TilePrediction &prediction) const {
  for (auto [level, bytes] : llvm::zip_equal(levels, prediction.levelBytes))
    if (level.feedsRegisters)
      return getSeconds(level, bytes).value_or(0) / prediction.occupancy;
  return 0;
}

void TilePredictor::addTimes(size_t number, TilePrediction &prediction) const {
  bool addsUp = overlap == Overlap::Sum;
  // All levels come on top then.
  double registerSeconds = addsUp ? 0 : getRegisterSeconds(prediction);
  // The first resource bounds even if it takes no time.
  double largest = -1, sum = 0;
  auto take = [&](const Resource &resource, double seconds) {
    sum += seconds;
    if (seconds <= largest)
      return;
    largest = seconds;
    prediction.bound = resource;
  };
  for (const auto &[resource, seconds] : times) {
    if (llvm::any_of(levels, [&, &resource = resource](const auto &level) {
          return resource == Resource::memory(level.name);
        }))
      continue;
    bool isCompute = resource.kind == ResourceKind::Compute;
    double factor =
        isCompute && resource.name == "matrix" ? prediction.edgeWaste : 1;
    if (isCompute)
      factor /= prediction.occupancy;
    take(resource, seconds * factor + (isCompute ? registerSeconds : 0));
  }
  for (auto [index, level] : llvm::enumerate(levels)) {
    std::optional<double> seconds =
        getSeconds(level, prediction.levelBytes[index]);
    double factor = index > number ? prediction.occupancy : 1;
    if (seconds)
      take(Resource::memory(level.name), *seconds / factor);
  }
  prediction.seconds = addsUp ? sum : std::max(largest, 0.0);
}

std::optional<TilePrediction> TilePredictor::predict(size_t number,
                                                     Tiling tiling) const {
  const PredictorLevel &own = levels[number];
  if (!own.nest || tiling.sizes.size() != own.nest->extents.size())
    return std::nullopt;
  for (auto [size, extent] : llvm::zip_equal(tiling.sizes, own.nest->extents)) {
    if (size < 0)
      return std::nullopt;
    size = size == 0 ? extent : std::min(size, extent);
  }
  if (!fits(own, tiling.sizes) || !computeTiledTraffic(*own.nest, tiling))
    return std::nullopt;
  TilePrediction prediction;
  prediction.level = own.name;
  prediction.footprintBytes = *computeTileFootprint(*own.nest, tiling.sizes);
  for (auto [size, extent] : llvm::zip_equal(tiling.sizes, own.nest->extents))
    prediction.numTiles *= double(llvm::divideCeil(extent, size));
  for (const PredictorLevel &level : levels)
    prediction.levelBytes.push_back(countBytes(level, tiling));
  prediction.edgeWaste = computeEdgeWaste(*own.nest, tiling.sizes);
  prediction.occupancy =
      computeOccupancy(*own.nest, tiling.sizes, own.privateInstances);
  prediction.tiling = std::move(tiling);
  addTimes(number, prediction);
  return prediction;
}

std::optional<size_t> TilePredictor::getNumLoops(StringRef level) const {
  for (const PredictorLevel &own : levels)
    if (own.name == level && own.nest)
      return own.nest->extents.size();
  return std::nullopt;
}

std::optional<TilePrediction>
TilePredictor::predict(StringRef level, const Tiling &tiling) const {
  for (auto [number, own] : llvm::enumerate(levels))
    if (own.name == level)
      return predict(number, tiling);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

/// True if there is no reason to try `b` once `a` has been tried.
static bool dominates(const TilePrediction &a, const TilePrediction &b) {
  if (a.seconds > b.seconds || a.footprintBytes > b.footprintBytes)
    return false;
  return llvm::all_of(
      llvm::zip_equal(a.levelBytes, b.levelBytes), [](auto bytes) {
        auto [lhs, rhs] = bytes;
        return lhs.has_value() == rhs.has_value() && (!lhs || *lhs <= *rhs);
      });
}

static bool isBefore(const TilePrediction &a, const TilePrediction &b) {
  // Each tile takes a while to start, which the time leaves out.
  return std::tie(a.seconds, a.numTiles, a.footprintBytes, a.tiling) <
         std::tie(b.seconds, b.numTiles, b.footprintBytes, b.tiling);
}

SmallVector<size_t> roofline::rankTiles(ArrayRef<TilePrediction> tiles) {
  // Predictions are not so far off that a slower one could win.
  constexpr double worstFactor = 2;
  auto sorted = llvm::to_vector(llvm::seq<size_t>(tiles.size()));
  SmallVector<size_t> ranked;
  llvm::stable_sort(
      sorted, [&](size_t a, size_t b) { return isBefore(tiles[a], tiles[b]); });
  for (size_t own : sorted)
    if (tiles[own].seconds <= worstFactor * tiles[sorted.front()].seconds &&
        llvm::none_of(ranked, [&](size_t other) {
          return dominates(tiles[other], tiles[own]);
        }))
      ranked.push_back(own);
  return ranked;
}

/// `tile` with its sides doubled in turn, as long as it fits: what moves as
/// little may be better for the levels further in.
static Tiling growTile(const PredictorLevel &level, Tiling tiling) {
  SmallVectorImpl<int64_t> &tile = tiling.sizes;
  for (bool grows = true; grows;) {
    grows = false;
    for (size_t loop = 0; loop < tile.size(); ++loop) {
      int64_t size = tile[loop], extent = level.nest->extents[loop];
      tile[loop] = size > extent / 2 ? extent : 2 * size;
      if (tile[loop] != size && fits(level, tile))
        grows = true;
      else
        tile[loop] = size;
    }
  }
  return tiling;
}

void TilePredictor::addCandidates(
    size_t number, SmallVectorImpl<TilePrediction> &candidates) const {
  // Down to a 64th of the room: smaller tiles keep more cores busy.
  constexpr unsigned halvings = 6;
  const PredictorLevel &level = levels[number];
  SmallVector<TilePrediction, 32> all;
  auto add = [&](const Tiling &tiling) {
    if (std::optional<TilePrediction> own = predict(number, tiling))
      all.push_back(std::move(*own));
  };
  for (unsigned halving = 0; halving <= halvings; ++halving) {
    LevelProblem problem;
    problem.nest = *level.nest;
    problem.tilingBytes = level.roomBytes >> halving;
    Tiling best = findTile(problem, granules).tiling;
    if (best.empty())
      break;
    add(best);
    add(growTile(level, best));
    // Other shapes: each side by half.
    for (size_t loop = 0; loop < best.sizes.size(); ++loop) {
      Tiling halved = best;
      // At most `size`, or a granule: no product wraps.
      int64_t &size = halved.sizes[loop];
      size = llvm::divideCeil(llvm::divideCeil(size, granules[loop]), 2) *
             granules[loop];
      if (size < best.sizes[loop])
        add(halved);
    }
  }
  for (size_t position : rankTiles(all))
    candidates.push_back(std::move(all[position]));
}

SmallVector<TilePrediction, 0> TilePredictor::listCandidates() const {
  SmallVector<TilePrediction, 0> candidates;
  for (size_t number = 0; number < levels.size(); ++number)
    if (levels[number].nest)
      addCandidates(number, candidates);
  return candidates;
}

//===----------------------------------------------------------------------===//
// Levels of an op
//===----------------------------------------------------------------------===//

/// True if the next memory in is the registers (docs/use/Targets.md).
static bool isAroundRegisters(const TargetDescription &target, size_t number) {
  return number + 2 == target.levels.size() && target.hasRegisterLevel();
}

std::unique_ptr<TilePredictor>
roofline::makeTilePredictor(const TargetDescription &target, const Work &work,
                            const WorkSummary &summary, StorageSizes &sizes,
                            const Estimate &estimate, Overlap overlap) {
  OpTraffic op(target, work, summary, sizes);
  SmallVector<PredictorLevel, 4> levels;
  SmallVector<int64_t, 8> granules;
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    PredictorLevel &own = levels.emplace_back();
    own.name = level.name;
    own.bytesPerSecond = level.bytesPerSecond;
    const Count &least = estimate.levels[number].lowerBytes.lower;
    if (least.isConstant())
      own.leastBytes = least.toDouble();
    std::optional<LevelProblem> problem =
        op.makeProblem(number, getInnerCapacity(target, number));
    if (!problem || problem->nest.operands.empty() || problem->tilingBytes == 0)
      continue;
    if (granules.empty())
      granules = findGranules(problem->nest, target);
    own.feedsRegisters = isAroundRegisters(target, number);
    own.roomBytes = problem->tilingBytes;
    own.scatteredBytes = problem->scatteredBytes;
    if (number + 1 < target.levels.size() &&
        target.levels[number + 1].isPrivate)
      own.privateInstances = target.levels[number + 1].instances;
    own.nest = std::move(problem->nest);
  }
  if (granules.empty())
    return nullptr;
  SmallVector<ResourceTime, 4> times = estimate.times;
  if (overlap == Overlap::Sum) // All traffic is among the levels (R29).
    llvm::erase_if(times, [&](const ResourceTime &time) {
      return target.lookupDirectedLevel(time.resource.name);
    });
  return std::make_unique<TilePredictor>(std::move(levels), times, granules,
                                         overlap);
}
