//===- TileAdvice.cpp - How to tile an op for each level ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/TileAdvice.h"

#include "AlignedTile.h"

using namespace mlir;
using namespace mlir::roofline;

/// The tile with the least footprint that moves at most `mostBytes`.
static AlignedTile findSmallestTile(LevelProblem problem, int64_t mostBytes,
                                    ArrayRef<int64_t> granules) {
  AlignedTile best;
  int64_t low = 0, high = problem.tilingBytes;
  while (low < high) {
    problem.tilingBytes = low + (high - low) / 2;
    AlignedTile own = findTile(problem, granules);
    if (own.bytes > mostBytes) {
      low = problem.tilingBytes + 1;
      continue;
    }
    high = std::min(problem.tilingBytes,
                    *computeTileFootprint(problem.nest, own.tiling.sizes));
    best = std::move(own);
  }
  return best;
}

/// The most bytes that `level` moves in `seconds`.
static std::optional<int64_t> countBytes(const MemoryLevel &level,
                                         std::optional<double> seconds) {
  constexpr double limit = 0x1p62;
  if (!level.bytesPerSecond || !seconds)
    return std::nullopt;
  return int64_t(std::min(*level.bytesPerSecond * *seconds, limit));
}

/// True if the next memory in is the registers (docs/use/Targets.md).
static bool isAroundRegisters(const TargetDescription &target, size_t number) {
  return number + 2 == target.levels.size() &&
         target.levels[number + 1].name == "registers";
}

SmallVector<LevelTiling, 0>
roofline::adviseTilings(const TargetDescription &target, const Work &work,
                        const WorkSummary &summary, StorageSizes &sizes,
                        std::optional<double> computeSeconds) {
  SmallVector<LevelTiling, 0> advice;
  const ComputeUnit *matrix = target.lookupUnit("matrix");
  OpTraffic op(target, work, summary, sizes);
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    std::optional<LevelProblem> problem =
        op.makeProblem(number, getInnerCapacity(target, number));
    if (!problem || problem->nest.operands.empty())
      continue;
    SmallVector<int64_t, 8> granules = findGranules(
        problem->nest,
        matrix ? ArrayRef<int64_t>(matrix->nativeTile) : ArrayRef<int64_t>());
    AlignedTile best = findTile(*problem, granules);
    if (best.tiling.empty())
      continue;
    LevelTiling &own = advice.emplace_back();
    own.level = level.name;
    own.tiling = std::move(best.tiling);
    own.bytes = best.bytes + problem->scatteredBytes;
    std::optional<int64_t> most = countBytes(level, computeSeconds);
    if (!most || *most < own.bytes)
      continue;
    AlignedTile smallest =
        findSmallestTile(*problem, *most - problem->scatteredBytes, granules);
    own.computeBoundTile = std::move(smallest.tiling.sizes);
  }
  return advice;
}

std::unique_ptr<TilePredictor>
roofline::makeTilePredictor(const TargetDescription &target, const Work &work,
                            const WorkSummary &summary, StorageSizes &sizes,
                            const Estimate &estimate, Overlap overlap) {
  OpTraffic op(target, work, summary, sizes);
  SmallVector<PredictorLevel, 4> levels;
  SmallVector<int64_t, 8> granules;
  const ComputeUnit *matrix = target.lookupUnit("matrix");
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
      granules = findGranules(problem->nest,
                              matrix ? ArrayRef<int64_t>(matrix->nativeTile)
                                     : ArrayRef<int64_t>());
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
  return std::make_unique<TilePredictor>(std::move(levels), estimate.times,
                                         granules, overlap);
}
