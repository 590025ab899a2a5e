//===- ScheduleTiles.cpp - Tiles within tiles -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScheduleTraffic.h"

#include "roofline/Nest/TilingCost.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

bool roofline::isReduction(const Nest &nest, unsigned loop) {
  return llvm::none_of(nest.operands, [&](const Operand &operand) {
    return operand.isOutput() && goesAlong(operand, loop, nest.extents);
  });
}

int64_t roofline::roundParts(int64_t extent, int64_t parts) {
  return llvm::divideCeil(extent, llvm::divideCeil(extent, parts));
}

SmallVector<int64_t, 8> roofline::getPartExtents(const Nest &nest,
                                                 const TileSchedule &schedule) {
  SmallVector<int64_t, 8> extents(nest.extents);
  if (schedule.parts > 1)
    extents[schedule.splitLoop] =
        llvm::divideCeil(extents[schedule.splitLoop], schedule.parts);
  return extents;
}

//===----------------------------------------------------------------------===//
// Kinds of tiles
//===----------------------------------------------------------------------===//

/// Calls `visit` with the extents of each kind of tile, full ones and those at
/// the edges, and with how many there are of it. Fails if there are too many
/// kinds.
static bool visitKinds(ArrayRef<int64_t> extents, ArrayRef<int64_t> tile,
                       function_ref<bool(ArrayRef<int64_t>, double)> visit) {
  constexpr unsigned maxRagged = 4;
  SmallVector<unsigned, 4> ragged;
  SmallVector<int64_t, 8> full, sizes;
  double fullTiles = 1;
  for (auto [extent, size] : llvm::zip_equal(extents, tile)) {
    full.push_back(std::min(extent, size));
    if (extent % full.back() != 0)
      ragged.push_back(full.size() - 1);
    else
      fullTiles *= double(extent / full.back());
  }
  sizes = full;
  if (ragged.size() > maxRagged)
    return false;
  for (unsigned edges = 0; edges < 1U << ragged.size(); ++edges) {
    double count = fullTiles;
    for (auto [bit, loop] : llvm::enumerate(ragged)) {
      bool isEdge = edges >> bit & 1;
      sizes[loop] = isEdge ? extents[loop] % full[loop] : full[loop];
      count *= isEdge ? 1 : double(extents[loop] / full[loop]);
    }
    if (!visit(sizes, count))
      return false;
  }
  return true;
}

/// As above, for tiles within tiles: `visit` sees the innermost ones.
static bool visitKinds(ArrayRef<int64_t> extents,
                       ArrayRef<ArrayRef<int64_t>> tiles, double number,
                       function_ref<bool(ArrayRef<int64_t>, double)> visit) {
  if (tiles.empty())
    return visit(extents, number);
  return visitKinds(
      extents, tiles.front(), [&](ArrayRef<int64_t> sizes, double count) {
        SmallVector<int64_t, 8> own(sizes);
        return visitKinds(own, tiles.drop_front(), number * count, visit);
      });
}

bool roofline::visitTiles(const Nest &nest, const TileSchedule &schedule,
                          ArrayRef<LevelTile> tiles, VisitPartFn visit) {
  SmallVector<int64_t, 8> part = getPartExtents(nest, schedule);
  SmallVector<ArrayRef<int64_t>, 4> sizes;
  if (schedule.parts > 1)
    sizes.push_back(part);
  // Partial results leave and return if a tile has only a piece of a sum.
  bool splitsSums = false;
  for (const LevelTile &tile : tiles) {
    sizes.push_back(tile.tiling.sizes);
    for (auto [loop, size] : llvm::enumerate(tile.tiling.sizes))
      splitsSums |= size < part[loop] && isReduction(nest, loop);
  }
  Nest own = nest;
  if (splitsSums || schedule.parts > 1)
    for (Operand &operand : own.operands)
      if (operand.isOutput()) {
        operand.role = splitsSums ? OperandRole::Update : OperandRole::Output;
        operand.bits = std::max(operand.bits, operand.partialBits);
      }
  return visitKinds(nest.extents, sizes, 1,
                    [&](ArrayRef<int64_t> extents, double count) {
                      own.extents.assign(extents.begin(), extents.end());
                      return visit(own, count);
                    });
}

//===----------------------------------------------------------------------===//
// Numbers of tiles
//===----------------------------------------------------------------------===//

/// Sum of `count` over the innermost pieces of a loop, which is cut in pieces
/// of `sizes`, the outermost first.
static double sumPieces(int64_t extent, ArrayRef<int64_t> sizes,
                        function_ref<double(int64_t)> count) {
  if (sizes.empty())
    return count(extent);
  int64_t size = std::min(extent, sizes.front()), rest = extent % size;
  double sum =
      double(extent / size) * sumPieces(size, sizes.drop_front(), count);
  return rest == 0 ? sum : sum + sumPieces(rest, sizes.drop_front(), count);
}

/// True if the tiles at `position` follow each other along `loop` and add onto
/// the same results.
static bool areContinued(const Nest &nest, const TileSchedule &schedule,
                         size_t position, size_t loop) {
  if (!isReduction(nest, loop))
    return false;
  SmallVector<int64_t, 8> part = getPartExtents(nest, schedule);
  ArrayRef<int64_t> around = part;
  if (position > 0)
    around = schedule.tiles[position - 1].tiling.sizes;
  const auto &[sizes, order] = schedule.tiles[position].tiling;
  const auto *innermost =
      std::find_if(order.rbegin(), order.rend(), [&](unsigned other) {
        return sizes[other] < around[other];
      }).base();
  return innermost != order.begin() && innermost[-1] == loop;
}

double roofline::countPieces(const Nest &nest, const TileSchedule &schedule,
                             size_t loop) {
  SmallVector<int64_t, 4> sizes = {getPartExtents(nest, schedule)[loop]};
  for (const LevelTile &tile : schedule.tiles)
    sizes.push_back(tile.tiling.sizes[loop]);
  return sumPieces(nest.extents[loop], sizes, [](int64_t) { return 1.0; });
}

double roofline::computeEdgeWaste(const Nest &nest,
                                  const TileSchedule &schedule,
                                  const NativeEdge &edge) {
  if (edge.size == 1)
    return 1;
  SmallVector<int64_t, 8> part = getPartExtents(nest, schedule);
  auto sum = [&](auto &self, ArrayRef<unsigned> loops,
                 double around) -> double {
    if (loops.empty())
      return std::ceil(around / double(edge.size)) * double(edge.size);
    unsigned loop = loops.front();
    SmallVector<int64_t, 4> sizes = {part[loop]};
    for (auto [position, tile] : llvm::enumerate(schedule.tiles))
      if (!areContinued(nest, schedule, position, loop))
        sizes.push_back(tile.tiling.sizes[loop]);
    return sumPieces(nest.extents[loop], sizes, [&](int64_t size) {
      return self(self, loops.drop_front(), around * double(size));
    });
  };
  double iterations = 1;
  for (unsigned loop : edge.loops)
    iterations *= double(nest.extents[loop]);
  return sum(sum, edge.loops, 1) / iterations;
}

double roofline::computeOccupancy(const PredictorLevel &level,
                                  const TileSchedule &schedule,
                                  size_t position) {
  const Tiling &tiling = schedule.tiles[position].tiling;
  double instances = double(level.privateInstances), total = 0, rounds = 0;
  auto add = [&](const Nest &around, double count) {
    Tiling kept = tiling;
    takeInnerLoopsWhole(around.extents, kept, [&](ArrayRef<int64_t> sizes) {
      return hasRoom(around, level.roomBytes, sizes);
    });
    double tiles = double(schedule.parts);
    for (auto [loop, size] : llvm::enumerate(kept.sizes))
      if (!isReduction(around, loop))
        tiles *= double(llvm::divideCeil(around.extents[loop], size));
    total += count * tiles;
    rounds += count * std::ceil(tiles / instances);
    return true;
  };
  // Parts run at the same time.
  Nest part = *level.nest;
  part.extents = getPartExtents(part, schedule);
  if (position == 0)
    add(part, 1);
  else if (!visitTiles(part, TileSchedule(),
                       ArrayRef(schedule.tiles).take_front(position), add))
    return 1;
  return total / (rounds * instances);
}
