//===- NestTiling.cpp - Tiles for several ops in one nest -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile of all values, those between the ops included, has to fit in the next
// memory in. What crosses a level is then what computeTiledTraffic says of the
// values from outside, after as many of the inner loops over tiles have been
// taken whole as fit too. A tile that stays between the ops is the same memory
// in each iteration: it is written back once, at the end.
//
//===----------------------------------------------------------------------===//

#include "TileNest.h"

#include "roofline/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class NestSearch {
public:
  NestSearch(const TileNest &nest, const TargetDescription &target);

  /// The best tiling that fits in the memory inside of level `depth`.
  std::optional<NestTiling> run(size_t depth);
  /// Room inside of each level, up to the first one that is not known [B].
  ArrayRef<int64_t> getRooms() const { return rooms; }
  /// Room that the smallest tile takes [B].
  std::optional<int64_t> getSmallest() const;

private:
  using Sizes = SmallVector<int64_t, 8>;

  bool fits(ArrayRef<int64_t> tile, int64_t room) const;
  std::optional<int64_t> countBytes(size_t level, Sizes tile,
                                    ArrayRef<unsigned> order) const;
  /// Bytes of the tiles that stay between the ops.
  int64_t countInner(ArrayRef<int64_t> tile) const;
  bool measure(size_t depth, NestTiling &tiling) const;
  bool isBetter(const NestTiling &lhs, const NestTiling &rhs) const;
  void tryOrders(size_t depth, const Sizes &tile,
                 std::optional<NestTiling> &best);
  void trySizes(size_t depth, size_t position, Sizes &tile,
                std::optional<NestTiling> &best);
  void growStreamed(size_t depth, NestTiling &tiling) const;
  void splitOnce(NestTiling &tiling) const;
  int64_t countTiles(ArrayRef<int64_t> tile) const;

  const TileNest &nest;
  SmallVector<int64_t, 3> rooms;
  /// What comes from outside and leaves; and with what stays between the ops.
  TilingNest outer, inner, all;
  /// Shared loops that all of `outer` has, so that tiling them moves nothing
  /// twice; and the others that may be tiled.
  SmallVector<unsigned, 4> streamed, blocked;
};
} // namespace

static bool isIndexedBy(const TilingOperand &operand, unsigned loop) {
  return llvm::is_contained(operand.loops, loop);
}

NestSearch::NestSearch(const TileNest &nest, const TargetDescription &target)
    : nest(nest) {
  // More loops than this make the search slow: the inner ones stay whole.
  constexpr size_t maxBlocked = 3;
  for (size_t level = 0; level + 1 < target.levels.size(); ++level) {
    std::optional<int64_t> room = getInnerCapacity(target, level).tilingBytes;
    if (!room)
      break;
    rooms.push_back(*room);
  }
  outer.extents = inner.extents = all.extents = nest.extents;
  inner.operands.assign(nest.inner.begin(), nest.inner.end());
  outer.operands.assign(nest.outer.begin(), nest.outer.end());
  all.operands.assign(nest.outer.begin(), nest.outer.end());
  all.operands.append(nest.inner.begin(), nest.inner.end());
  for (unsigned loop : nest.lastLoops) {
    if (!nest.isShared[loop])
      continue;
    bool isStreamed = llvm::all_of(nest.outer, [&](const auto &operand) {
      return isIndexedBy(operand, loop);
    });
    if (isStreamed)
      streamed.push_back(loop);
    else if (blocked.size() < maxBlocked)
      blocked.push_back(loop);
  }
}

bool NestSearch::fits(ArrayRef<int64_t> tile, int64_t room) const {
  std::optional<int64_t> bytes = computeTileFootprint(all, tile);
  return bytes && *bytes <= room;
}

std::optional<int64_t> NestSearch::getSmallest() const {
  Sizes tile(nest.extents);
  for (unsigned loop : streamed)
    tile[loop] = 1;
  for (unsigned loop : blocked)
    tile[loop] = 1;
  return computeTileFootprint(all, tile);
}

int64_t NestSearch::countTiles(ArrayRef<int64_t> tile) const {
  int64_t tiles = 1;
  for (auto [extent, size] : llvm::zip_equal(nest.extents, tile))
    tiles = llvm::SaturatingMultiply<uint64_t>(
        tiles, uint64_t(llvm::divideCeil(extent, size)));
  return tiles;
}

int64_t NestSearch::countInner(ArrayRef<int64_t> tile) const {
  if (inner.operands.empty())
    return 0;
  return computeTileFootprint(inner, tile).value_or(0);
}

/// What crosses `level` from outside if the loops over tiles run in `order`.
std::optional<int64_t> NestSearch::countBytes(size_t level, Sizes tile,
                                              ArrayRef<unsigned> order) const {
  for (unsigned loop : llvm::reverse(order)) {
    int64_t size = std::exchange(tile[loop], nest.extents[loop]);
    if (fits(tile, rooms[level]))
      continue;
    tile[loop] = size;
    break;
  }
  SmallVector<unsigned, 8> allLoops(order);
  for (unsigned loop = 0; loop < nest.extents.size(); ++loop)
    if (!llvm::is_contained(order, loop))
      allLoops.push_back(loop);
  return computeTiledTraffic(outer, tile, allLoops);
}

bool NestSearch::measure(size_t depth, NestTiling &tiling) const {
  tiling.levelBytes.clear();
  tiling.innerBytes = countInner(tiling.tile);
  for (size_t level = 0; level <= depth; ++level) {
    std::optional<int64_t> bytes = countBytes(level, tiling.tile, tiling.order);
    if (!bytes)
      return false;
    tiling.levelBytes.push_back(*bytes + tiling.innerBytes);
  }
  return true;
}

/// What the search makes small: what crosses a level, where what stays between
/// the ops is free up to a hundredth of that. (Else the best tile of a matrix
/// multiplication were a row.)
static int64_t getCost(const NestTiling &tiling, size_t level) {
  constexpr int64_t innerShare = 100;
  int64_t bytes = tiling.levelBytes[level] - tiling.innerBytes;
  return bytes + std::max<int64_t>(0, tiling.innerBytes - bytes / innerShare);
}

bool NestSearch::isBetter(const NestTiling &lhs, const NestTiling &rhs) const {
  for (size_t level = 0; level < lhs.levelBytes.size(); ++level)
    if (int64_t a = getCost(lhs, level), b = getCost(rhs, level); a != b)
      return a < b;
  return countTiles(lhs.tile) < countTiles(rhs.tile);
}

/// Tries all orders of the loops that are blocked.
void NestSearch::tryOrders(size_t depth, const Sizes &tile,
                           std::optional<NestTiling> &best) {
  SmallVector<unsigned, 4> tiled;
  for (unsigned loop : blocked)
    if (tile[loop] < nest.extents[loop])
      tiled.push_back(loop);
  llvm::sort(tiled);
  do {
    NestTiling tiling;
    tiling.tile.assign(tile.begin(), tile.end());
    tiling.order.assign(streamed.begin(), streamed.end());
    tiling.order.append(tiled);
    if (measure(depth, tiling) && (!best || isBetter(tiling, *best)))
      best = std::move(tiling);
  } while (std::next_permutation(tiled.begin(), tiled.end()));
}

/// Numbers of tiles along a loop: few all, then ever fewer.
static SmallVector<int64_t, 16> makeTileCounts(int64_t extent, bool isCoarse) {
  SmallVector<int64_t, 16> counts;
  for (int64_t count = 1; count < extent;
       count = std::max(count + 1, isCoarse ? count * 2 : count * 4 / 3))
    counts.push_back(count);
  counts.push_back(extent);
  return counts;
}

void NestSearch::trySizes(size_t depth, size_t position, Sizes &tile,
                          std::optional<NestTiling> &best) {
  if (position == blocked.size()) {
    if (fits(tile, rooms[depth]))
      tryOrders(depth, tile, best);
    return;
  }
  unsigned loop = blocked[position];
  int64_t extent = nest.extents[loop];
  for (int64_t count :
       makeTileCounts(extent, /*isCoarse=*/blocked.size() > 2)) {
    tile[loop] = llvm::divideCeil(extent, count);
    trySizes(depth, position + 1, tile, best);
  }
}

/// Makes the tile as large as fits along the loops that cost nothing, the inner
/// ones first, but what stays between the ops no larger than a hundredth of
/// what moves.
void NestSearch::growStreamed(size_t depth, NestTiling &tiling) const {
  constexpr int64_t innerShare = 100;
  int64_t mostInner = tiling.levelBytes.front() / innerShare;
  auto isGood = [&] {
    return fits(tiling.tile, rooms[depth]) &&
           countInner(tiling.tile) <= mostInner;
  };
  for (unsigned loop : llvm::reverse(streamed)) {
    int64_t low = 1, high = nest.extents[loop];
    while (low < high) {
      int64_t middle = low + (high - low + 1) / 2;
      tiling.tile[loop] = middle;
      if (isGood())
        low = middle;
      else
        high = middle - 1;
    }
    tiling.tile[loop] = llvm::divideCeil(
        nest.extents[loop], llvm::divideCeil(nest.extents[loop], low));
    if (low < nest.extents[loop])
      return;
  }
}

/// Without a loop over tiles nothing is fused.
void NestSearch::splitOnce(NestTiling &tiling) const {
  if (countTiles(tiling.tile) > 1)
    return;
  unsigned loop = streamed.empty() ? blocked.front() : streamed.front();
  tiling.tile[loop] = llvm::divideCeil(nest.extents[loop], 2);
  if (!llvm::is_contained(tiling.order, loop))
    tiling.order.push_back(loop);
}

std::optional<NestTiling> NestSearch::run(size_t depth) {
  Sizes tile(nest.extents);
  for (unsigned loop : streamed)
    tile[loop] = 1;
  std::optional<NestTiling> best;
  trySizes(depth, 0, tile, best);
  if (!best)
    return std::nullopt;
  growStreamed(depth, *best);
  splitOnce(*best);
  llvm::erase_if(best->order, [&](unsigned loop) {
    return best->tile[loop] >= nest.extents[loop];
  });
  best->footprintBytes = computeTileFootprint(all, best->tile).value_or(0);
  if (!measure(depth, *best))
    return std::nullopt;
  return best;
}

/// True if a nest with its tile further in than the outermost level asks no
/// level between for more than the ops do on their own.
static bool sparesLevels(const NestTiling &tiling,
                         ArrayRef<std::optional<int64_t>> ownBytes) {
  for (size_t level = 1; level < tiling.levelBytes.size(); ++level)
    if (level >= ownBytes.size() || !ownBytes[level] ||
        tiling.levelBytes[level] > *ownBytes[level])
      return false;
  return true;
}

std::optional<NestTiling>
roofline::tileNest(const TileNest &nest, const TargetDescription &target,
                   ArrayRef<std::optional<int64_t>> ownBytes,
                   std::string &whyNot) {
  NestSearch search(nest, target);
  if (search.getRooms().empty()) {
    whyNot = target.levels.size() < 2
                 ? "the target has no memory inside of the outermost one"
                 : "the target doesn't tell what " + target.levels[1].name +
                       " holds";
    return std::nullopt;
  }
  std::optional<NestTiling> best = search.run(0);
  if (!best) {
    std::optional<int64_t> smallest = search.getSmallest();
    whyNot = "the smallest tile of all values takes " +
             (smallest ? formatSI(Count(*smallest), "B") : "too much") +
             ", and tiles may fill " +
             formatSI(Count(search.getRooms().front()), "B") + " of " +
             target.levels[1].name;
    return std::nullopt;
  }
  for (size_t depth = search.getRooms().size() - 1; depth > 0; --depth) {
    std::optional<NestTiling> inner = search.run(depth);
    if (inner && getCost(*inner, 0) <= getCost(*best, 0) &&
        sparesLevels(*inner, ownBytes))
      return inner;
  }
  return best;
}
