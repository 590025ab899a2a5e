//===- TileCandidates.cpp - Tiles worth trying ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelTiles.h"
#include "NativeTiles.h"
#include "roofline/Estimate/TilePredictor.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

bool TileFigures::dominates(const TileFigures &other) const {
  if (seconds > other.seconds || footprintBytes > other.footprintBytes)
    return false;
  return llvm::all_of(
      llvm::zip_equal(levelBytes, other.levelBytes), [](auto bytes) {
        auto [lhs, rhs] = bytes;
        return lhs.has_value() == rhs.has_value() && (!lhs || *lhs <= *rhs);
      });
}

bool TileFigures::operator<(const TileFigures &other) const {
  return std::tie(seconds, numTiles, footprintBytes) <
         std::tie(other.seconds, other.numTiles, other.footprintBytes);
}

static bool isBefore(const TilePrediction &a, const TilePrediction &b) {
  return a < b || (!(b < a) && a.tiling < b.tiling);
}

SmallVector<size_t> roofline::rankTiles(ArrayRef<TilePrediction> tiles) {
  auto sorted = llvm::to_vector(llvm::seq<size_t>(tiles.size()));
  SmallVector<size_t> ranked;
  llvm::stable_sort(
      sorted, [&](size_t a, size_t b) { return isBefore(tiles[a], tiles[b]); });
  for (size_t own : sorted)
    if (tiles[own].seconds <= worstTileFactor * tiles[sorted.front()].seconds &&
        llvm::none_of(ranked, [&](size_t other) {
          return tiles[other].dominates(tiles[own]);
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
      if (tile[loop] != size &&
          computeTileFootprint(level.nest->operands, tile) <= level.roomBytes)
        grows = true;
      else
        tile[loop] = size;
    }
  }
  return tiling;
}

/// Calls `visit` with the tiles that may be worth trying.
void TilePredictor::visitTilings(
    size_t number, function_ref<void(const Tiling &)> visit) const {
  // Down to a 64th of the room: smaller tiles keep more cores busy.
  constexpr unsigned halvings = 6;
  const PredictorLevel &level = levels[number];
  for (unsigned halving = 0; halving <= halvings; ++halving) {
    LevelProblem problem;
    problem.nest = *level.nest;
    problem.tilingBytes = level.roomBytes >> halving;
    Tiling best = findTile(problem, granules).tiling;
    if (best.empty())
      break;
    visit(best);
    visit(growTile(level, best));
    // Other shapes: each side by half.
    for (size_t loop = 0; loop < best.sizes.size(); ++loop) {
      Tiling halved = best;
      // At most `size`, or a granule: no product wraps.
      int64_t &size = halved.sizes[loop];
      size = llvm::divideCeil(llvm::divideCeil(size, granules[loop]), 2) *
             granules[loop];
      if (size < best.sizes[loop])
        visit(halved);
    }
  }
}

SmallVector<TilePrediction, 0> TilePredictor::listCandidates() const {
  SmallVector<TilePrediction, 0> candidates;
  for (auto [number, level] : llvm::enumerate(levels)) {
    SmallVector<TilePrediction, 32> all;
    if (level.nest)
      visitTilings(number, [&, number = number](const Tiling &tiling) {
        if (std::optional<TilePrediction> own = predict(number, tiling))
          all.push_back(std::move(*own));
      });
    for (size_t position : rankTiles(all))
      candidates.push_back(std::move(all[position]));
  }
  return candidates;
}

/// Calls `visit` with each choice of the operands of `level` to pack, the
/// smallest first, and each alone if there are many.
static void visitPacked(const PredictorLevel &level,
                        function_ref<void(ArrayRef<unsigned>)> visit) {
  constexpr size_t maxTogether = 4;
  ArrayRef<unsigned> operands = level.operands;
  if (operands.size() > maxTogether) {
    for (unsigned operand : operands)
      visit(operand);
    return;
  }
  auto choices = llvm::to_vector(llvm::seq<unsigned>(1, 1U << operands.size()));
  llvm::stable_sort(choices, [](unsigned a, unsigned b) {
    return llvm::popcount(a) < llvm::popcount(b);
  });
  for (unsigned choice : choices) {
    SmallVector<unsigned, 4> packed;
    for (auto [bit, operand] : llvm::enumerate(operands))
      if (choice >> bit & 1)
        packed.push_back(operand);
    visit(packed);
  }
}

SmallVector<TilePrediction, 0> TilePredictor::listPacked() const {
  SmallVector<TilePrediction, 0> packed;
  for (auto [number, level] : llvm::enumerate(levels)) {
    std::optional<TilePrediction> best;
    if (level.nest && !level.addresses.empty())
      visitTilings(number, [&, number = number](const Tiling &tiling) {
        visitPacked(level, [&](ArrayRef<unsigned> operands) {
          auto own = predict(number, tiling, operands);
          if (own && (!best || *own < *best))
            best = std::move(own);
        });
      });
    if (best)
      packed.push_back(std::move(*best));
  }
  return packed;
}

//===----------------------------------------------------------------------===//
// Levels of an op
//===----------------------------------------------------------------------===//

/// True if the next memory in is the registers (docs/use/Targets.md).
static bool isAroundRegisters(const TargetDescription &target, size_t number) {
  return number + 2 == target.levels.size() && target.hasRegisterLevel();
}

/// True if a cache inside of a level holds all of an op when it runs again,
/// after `between` bytes.
static bool staysInside(const TargetDescription &target, size_t number,
                        const LevelProblem &problem, double between) {
  if (number + 1 >= target.levels.size())
    return false;
  const MemoryLevel &inner = target.levels[number + 1];
  if (inner.isScratchpad || !inner.capacityBytes || problem.scatteredBytes != 0)
    return false;
  int64_t own =
      computeTileFootprint(problem.nest.operands, problem.nest.extents);
  return std::max(double(own), between) <=
         double(*inner.capacityBytes) * inner.instances;
}

std::unique_ptr<TilePredictor>
roofline::makeTilePredictor(const TargetDescription &target, const Work &work,
                            const WorkSummary &summary, StorageSizes &sizes,
                            const Estimate &estimate, Overlap overlap,
                            std::optional<double> between) {
  OpTraffic op(target, work, summary, sizes);
  bool waitsForTiles = computesFromCaches(target);
  SmallVector<PredictorLevel, 4> levels;
  SmallVector<int64_t, 8> granules;
  SmallVector<NativeEdge, 3> edges;
  ProductSums sums;
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    PredictorLevel &own = levels.emplace_back();
    own.name = level.name;
    own.bytesPerSecond = level.bytesPerSecond;
    own.isOnTop = waitsForTiles && !level.isPrivate;
    const Count &least = estimate.levels[number].lowerBytes.lower;
    if (least.isConstant())
      own.leastBytes = least.toDouble();
    std::optional<LevelProblem> problem =
        op.makeProblem(number, getInnerCapacity(target, number));
    if (!problem || problem->nest.operands.empty() || problem->tilingBytes == 0)
      continue;
    if (granules.empty()) {
      granules = findGranules(problem->nest, target);
      edges = findEdges(problem->nest, target);
      sums = findSums(problem->nest, target);
    }
    own.feedsRegisters = isAroundRegisters(target, number);
    own.roomBytes = problem->tilingBytes;
    own.scatteredBytes = problem->scatteredBytes;
    if (number + 1 < target.levels.size() &&
        target.levels[number + 1].isPrivate)
      own.privateInstances = target.levels[number + 1].instances;
    own.isResident = between && staysInside(target, number, *problem, *between);
    own.nest = std::move(problem->nest);
    own.operands = op.listOperands(number);
    own.sets = getInnerSets(target, number);
    own.prefetch = getPrefetch(target, number);
    if (own.sets || own.prefetch.isKnown())
      own.addresses = op.locate(number);
  }
  if (granules.empty())
    return nullptr;
  SmallVector<ResourceTime, 4> times = estimate.times;
  if (overlap == Overlap::Sum) // All traffic is among the levels (R29).
    llvm::erase_if(times, [&](const ResourceTime &time) {
      return target.lookupDirectedLevel(time.resource.name);
    });
  return std::make_unique<TilePredictor>(std::move(levels), times, granules,
                                         overlap, edges, std::move(sums));
}
