//===- TileAdvice.cpp - How to tile an op ---------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/TileAdvice.h"

#include "NativeTiles.h"
#include "llvm/Support/MathExtras.h"

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

SmallVector<LevelTiling, 0>
roofline::adviseTiles(const TargetDescription &target, const Work &work,
                      const WorkSummary &summary, StorageSizes &sizes,
                      std::optional<double> computeSeconds) {
  SmallVector<LevelTiling, 0> advice;
  OpTraffic op(target, work, summary, sizes);
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    std::optional<LevelProblem> problem =
        op.makeProblem(number, getInnerCapacity(target, number));
    if (!problem || problem->nest.operands.empty())
      continue;
    SmallVector<int64_t, 8> granules = findGranules(problem->nest, target);
    AlignedTile best = findTile(*problem, granules);
    int64_t bytes = 0;
    if (best.tiling.empty() ||
        llvm::AddOverflow(best.bytes, problem->scatteredBytes, bytes))
      continue;
    LevelTiling &own = advice.emplace_back();
    own.level = level.name;
    own.tiling = std::move(best.tiling);
    own.bytes = bytes;
    std::optional<int64_t> most = countBytes(level, computeSeconds);
    if (!most || *most < own.bytes) // What is scattered is part of these bytes.
      continue;
    AlignedTile smallest =
        findSmallestTile(*problem, *most - problem->scatteredBytes, granules);
    own.computeBoundTile = std::move(smallest.tiling.sizes);
  }
  return advice;
}
