//===- TileCandidates.cpp - Tiles worth trying ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Kernels/KernelTiles.h"
#include "NativeTiles.h"
#include "ScheduleBound.h"
#include "ScheduleTraffic.h"
#include "roofline/Estimate/KnobSpace.h"
#include "roofline/Estimate/TilePredictor.h"
#include "llvm/Support/MathExtras.h"

#include <set>

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

/// Other sizes of a loop, of whole granules where it is longer than one: half
/// as much or twice, a granule more or less, a tile more or less of equal
/// sizes, the least, and all.
static SmallVector<int64_t, 8> listSizes(int64_t size, int64_t granule,
                                         int64_t extent) {
  int64_t tiles = llvm::divideCeil(extent, size);
  SmallVector<int64_t, 8> sizes;
  auto add = [&](int64_t wanted) {
    wanted = llvm::alignTo(std::max<int64_t>(wanted, 1), granule);
    wanted = std::min(wanted, extent);
    if (wanted != size && !llvm::is_contained(sizes, wanted))
      sizes.push_back(wanted);
  };
  // No sum wraps: a size is at most 2^62.
  for (int64_t wanted : {2 * size, size / 2, size / 2 + size / 4,
                         size + size / 2, size - granule, size + granule})
    add(std::min(wanted, extent));
  add(llvm::divideCeil(extent, tiles + 1));
  add(llvm::divideCeil(extent, std::max<int64_t>(tiles - 1, 1)));
  add(extent);
  add(granule);
  return sizes;
}

/// Makes `tiling` smaller in `loop`: as large as it may be with the room of
/// `level`, or half as large if there is room left.
static void shrink(const PredictorLevel &level, ArrayRef<int64_t> granules,
                   Tiling &tiling, size_t loop) {
  int64_t &size = tiling.sizes[loop], granule = granules[loop], whole = size;
  auto fits = [&](int64_t count) {
    size = std::min(count * granule, whole);
    return hasRoom(*level.nest, level.roomBytes, tiling.sizes);
  };
  int64_t low = 1, high = llvm::divideCeil(whole, granule);
  if (fits(high)) {
    fits(llvm::divideCeil(high, 2));
    return;
  }
  while (low < high) {
    int64_t middle = high - (high - low) / 2;
    if (fits(middle))
      low = middle;
    else
      high = middle - 1;
  }
  fits(low);
}

/// Calls `visit` with the tilings that differ from `tiling` in the size of a
/// loop, in the place of a loop in the order, or in two sizes of which one is
/// larger and the other smaller.
static void visitNeighbours(const PredictorLevel &level,
                            ArrayRef<int64_t> granules, const Tiling &tiling,
                            function_ref<void(const Tiling &)> visit) {
  size_t numLoops = tiling.sizes.size();
  for (size_t loop = 0; loop < numLoops; ++loop)
    for (int64_t size : listSizes(tiling.sizes[loop], granules[loop],
                                  level.nest->extents[loop])) {
      Tiling other = tiling;
      other.sizes[loop] = size;
      visit(other);
      for (size_t shrunk = 0; shrunk < numLoops; ++shrunk)
        if (shrunk != loop && size > tiling.sizes[loop]) {
          Tiling both = other;
          shrink(level, granules, both, shrunk);
          visit(both);
        }
    }
  for (size_t from = 0; from < numLoops; ++from)
    for (size_t to = 0; to < numLoops; ++to) {
      Tiling other = tiling;
      other.order.erase(other.order.begin() + from);
      other.order.insert(other.order.begin() + to, tiling.order[from]);
      visit(other);
    }
}

/// Predictions of a search, which mostly finds nothing better long before.
constexpr size_t mostTries = 1000;

/// Goes from `best` to the best tile next to it, as long as that is better, and
/// there are `numTries` more predictions. Most tiles need none.
TilePrediction TilePredictor::improve(size_t number, TilePrediction best,
                                      size_t &numTries) const {
  const PredictorLevel &level = levels[number];
  std::set<Tiling> seen{best.tiling};
  for (Tiling last; !(last == best.tiling);) {
    last = best.tiling;
    visitNeighbours(level, granules, last, [&](const Tiling &tiling) {
      if (numTries == 0 || !seen.insert(tiling).second)
        return;
      ScheduleRange range;
      range.packed = best.packed;
      range.tiles.push_back({number, llvm::to_vector<8>(tiling.sizes),
                             llvm::to_vector<8>(tiling.sizes),
                             llvm::to_vector<8>(tiling.order)});
      std::optional<TileFigures> bound =
          computeLeastFigures(*this, std::move(range));
      if (!bound || !(*bound < best))
        return;
      --numTries;
      std::optional<TilePrediction> own = predict(number, tiling, best.packed);
      if (own && *own < best)
        best = std::move(*own);
    });
  }
  return best;
}

/// Calls `visit` with the tiles that move the least.
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
  }
}

SmallVector<TilePrediction, 0> TilePredictor::listCandidates() const {
  double least = computeLeastSeconds(*this) * (1 + 1e-9);
  SmallVector<TilePrediction, 0> candidates;
  for (auto [number, level] : llvm::enumerate(levels)) {
    SmallVector<TilePrediction, 16> all;
    auto add = [&, number = number](const Tiling &tiling) {
      if (std::optional<TilePrediction> own = predict(number, tiling))
        all.push_back(std::move(*own));
    };
    if (level.nest)
      visitTilings(number, add);
    // What is best for a level further out may be so here.
    for (const TilePrediction &outer : ArrayRef(candidates).take_front(1))
      add(outer.tiling);
    double fastest =
        all.empty() ? 0 : llvm::min_element(all, isBefore)->seconds;
    size_t numTries = mostTries;
    for (size_t start = 0, end = all.size(); start < end && fastest > least;
         ++start) {
      TilePrediction own = improve(number, all[start], numTries);
      fastest = std::min(fastest, own.seconds);
      all.push_back(std::move(own));
    }
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
    size_t numTries = mostTries;
    if (best)
      packed.push_back(improve(number, std::move(*best), numTries));
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
  bool usesMatrix = llvm::any_of(estimate.times, [](const ResourceTime &time) {
    return time.resource == Resource::compute("matrix");
  });
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
      if (usesMatrix)
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
  // Of times that add up all traffic is among the levels (R29), and what stays
  // inside of a level is not read again.
  SmallVector<ResourceTime, 4> times = estimate.times;
  llvm::erase_if(times, [&](const ResourceTime &time) {
    const MemoryLevel *level = target.lookupDirectedLevel(time.resource.name);
    return level && (overlap == Overlap::Sum ||
                     levels[level - target.levels.begin()].isResident);
  });
  return std::make_unique<TilePredictor>(std::move(levels), times, granules,
                                         overlap, edges, std::move(sums));
}
