//===- TileAdvice.cpp - How to tile an op -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileAdvice.h"

#include "roofline/Estimate/TilePredictor.h"
#include "llvm/Support/MathExtras.h"

#include <tuple>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Native tiles
//===----------------------------------------------------------------------===//

SmallVector<int64_t, 8> roofline::findGranules(const Nest &nest,
                                               ArrayRef<int64_t> nativeTile) {
  SmallVector<int64_t, 8> granules(nest.extents.size(), 1);
  SmallVector<const Operand *, 2> inputs;
  const Operand *output = nullptr;
  unsigned outputs = 0;
  for (const Operand &operand : nest.operands) {
    if (!operand.isOutput())
      inputs.push_back(&operand);
    else if (++outputs == 1)
      output = &operand;
  }
  if (nativeTile.empty() || inputs.size() != 2 || outputs != 1)
    return granules;
  const Operand *kinds[3][3] = {{inputs[0], output, inputs[1]},
                                {inputs[1], output, inputs[0]},
                                {inputs[0], inputs[1], output}};
  auto has = [&](const Operand *operand, unsigned loop) {
    return goesAlong(*operand, loop, nest.extents);
  };
  for (auto [kind, native] : llvm::zip_equal(kinds, nativeTile)) {
    int64_t longest = 1;
    unsigned best = 0;
    for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
      if (has(kind[0], loop) && has(kind[1], loop) && !has(kind[2], loop) &&
          nest.extents[loop] > longest) {
        longest = nest.extents[loop];
        best = loop;
      }
    if (longest > 1)
      granules[best] = native;
  }
  return granules;
}

/// Multiples of `granule` near `size`, at most `extent`; whole loops stay.
static SmallVector<int64_t, 4> listMultiples(int64_t size, int64_t granule,
                                             int64_t extent) {
  if (granule == 1 || size == extent)
    return {size};
  SmallVector<int64_t, 4> sizes;
  int64_t floor = size / granule;
  for (int64_t count : {floor + 1, floor, floor - 1, floor - 2})
    if (count > 0 && count * granule < extent)
      sizes.push_back(count * granule);
  if ((floor + 1) * granule >= extent)
    sizes.push_back(extent);
  return sizes;
}

/// The tile of `bounds`, or the best one near it that is a multiple of
/// `granules` where one fits. Of equal bytes the smallest: room that a tile
/// doesn't need is left to what else uses the memory.
static AlignedTile align(const LevelProblem &problem,
                         const TilingBounds &bounds,
                         ArrayRef<int64_t> granules) {
  AlignedTile start{bounds.tiling, *bounds.achievableBytes,
                    /*isAligned=*/false};
  SmallVector<SmallVector<int64_t, 4>, 8> choices;
  for (auto [size, granule, extent] :
       llvm::zip_equal(bounds.tiling.sizes, granules, problem.nest.extents))
    choices.push_back(listMultiples(size, granule, extent));
  AlignedTile best = start;
  best.bytes = INT64_MAX;
  best.isAligned = true;
  int64_t leastFootprint = INT64_MAX;
  std::optional<TilingCost> cost = TilingCost::make(problem.nest);
  if (!cost)
    return start;
  Tiling tiling = bounds.tiling;
  auto enumerate = [&](auto &self, size_t loop) -> void {
    if (loop < tiling.sizes.size()) {
      for (int64_t size : choices[loop]) {
        tiling.sizes[loop] = size;
        self(self, loop + 1);
      }
      return;
    }
    std::optional<int64_t> footprint =
        computeTileFootprint(problem.nest, tiling.sizes);
    if (!footprint || *footprint > problem.tilingBytes)
      return;
    std::optional<int64_t> bytes = cost->computeTraffic(tiling);
    if (bytes && std::tuple(*bytes, *footprint) <
                     std::tuple(best.bytes, leastFootprint)) {
      best.tiling = tiling;
      best.bytes = *bytes;
      leastFootprint = *footprint;
    }
  };
  enumerate(enumerate, 0);
  return best.bytes == INT64_MAX ? start : best;
}

//===----------------------------------------------------------------------===//
// Advice
//===----------------------------------------------------------------------===//

/// A size that doesn't fit in 63 bits becomes one that no nest may have.
static void multiplyBits(int64_t &bits, int64_t factor) {
  if (llvm::MulOverflow(bits, factor, bits))
    bits = -1;
}

Nest roofline::makeGranular(Nest nest, ArrayRef<int64_t> granules) {
  for (auto [loop, granule] : llvm::enumerate(granules)) {
    bool isInWindow =
        llvm::any_of(nest.operands, [&, loop = loop](const Operand &operand) {
          return operand.isIndexedBy(loop) && !operand.hasOwnIndex(loop);
        });
    if (isInWindow || granule == 1)
      continue;
    nest.extents[loop] = llvm::divideCeil(nest.extents[loop], granule);
    for (Operand &operand : nest.operands)
      if (operand.isIndexedBy(loop)) {
        multiplyBits(operand.bits, granule);
        multiplyBits(operand.partialBits, granule);
      }
  }
  return nest;
}

void roofline::expandGranules(const Nest &nest, const Nest &granular,
                              ArrayRef<int64_t> granules,
                              MutableArrayRef<int64_t> tile) {
  for (size_t loop = 0; loop < tile.size(); ++loop)
    if (granular.extents[loop] != nest.extents[loop])
      tile[loop] = std::min(tile[loop] * granules[loop], nest.extents[loop]);
}

AlignedTile roofline::findTile(const LevelProblem &problem,
                               ArrayRef<int64_t> granules) {
  AlignedTile best;
  Nest granular = makeGranular(problem.nest, granules);
  for (const Nest &nest : {granular, problem.nest}) {
    // The lower bound doesn't matter: the largest capacity makes it cheap.
    std::optional<TilingBounds> bounds =
        computeTilingBounds(nest, INT64_MAX, problem.tilingBytes);
    if (!bounds || !bounds->achievableBytes || bounds->tiling.empty())
      continue;
    expandGranules(problem.nest, nest, granules, bounds->tiling.sizes);
    AlignedTile own = align(problem, *bounds, granules);
    if (own.isAligned)
      return own;
    best = own;
  }
  return best;
}

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
LevelTrafficAnalysis::advise(const Work &work, const WorkSummary &summary,
                             StorageSizes &sizes,
                             std::optional<double> computeSeconds) {
  SmallVector<LevelTiling, 0> advice;
  const ComputeUnit *matrix = target.lookupUnit("matrix");
  OpTraffic op(target, work, summary, sizes);
  for (auto [number, level] : llvm::enumerate(target.levels)) {
    std::optional<LevelProblem> problem =
        op.makeProblem(number, capacities[number]);
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

std::unique_ptr<TilePredictor> LevelTrafficAnalysis::makePredictor(
    const Work &work, const WorkSummary &summary, StorageSizes &sizes,
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
        op.makeProblem(number, capacities[number]);
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
