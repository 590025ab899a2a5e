//===- NestSearch.cpp - Tile sizes and loop orders of a nest --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile of all values, those between the ops included, has to fit in a memory.
// What crosses the levels outside of it is then what computeTiledTraffic says
// of the values from outside, after as many of the inner loops over tiles have
// been taken whole as fit too. A tile that stays between the ops is the same
// memory in each iteration: it is written back once, at the end.
//
//===----------------------------------------------------------------------===//

#include "NestSearch.h"

#include "roofline/Traffic/LevelTraffic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::roofline;

NestSearch::NestSearch(const TileNest &nest, const TargetDescription &target,
                       const OwnTraffic &own, bool isGranular)
    : nest(nest), target(target), own(own), isGranular(isGranular),
      hasRepeats(nest.hasRepeats()),
      isInPlace(llvm::any_of(nest.places,
                             [](const TileNest::Place &place) {
                               return place.written.has_value();
                             })),
      compulsoryBytes(nest.countOutside(nest.extents)) {
  // Tiles of several ops are no values of one instruction.
  size_t numMemories = target.levels.size() - target.hasRegisterLevel();
  for (size_t level = 0; level + 1 < numMemories; ++level) {
    std::optional<int64_t> room = getInnerCapacity(target, level).tilingBytes;
    if (!room)
      break;
    rooms.push_back(*room);
    prefetches.push_back(getPrefetch(target, level));
  }
  // What comes again depends on the tile; without it no part of a tile takes
  // more than the whole.
  if (!hasRepeats)
    while (numHoldingAll < rooms.size() &&
           fits(nest.extents, rooms[numHoldingAll]))
      ++numHoldingAll;
  for (unsigned loop : nest.getLastLoops()) {
    if (!nest.isShared[loop])
      continue;
    bool isStreamed = llvm::all_of(nest.operands, [&](const auto &operand) {
      return operand.hasOwnIndex(loop);
    });
    if (isStreamed)
      streamed.push_back(loop);
    else if (blocked.size() < maxBlocked)
      blocked.push_back(loop);
  }
}

int64_t NestSearch::getSmallest() const {
  Sizes tile(ArrayRef(nest.extents));
  for (unsigned loop : llvm::concat<const unsigned>(streamed, blocked))
    tile[loop] = 1;
  return countFootprint(tile);
}

int64_t NestSearch::countTrips(ArrayRef<int64_t> tile) const {
  uint64_t tiles = 1;
  for (auto [extent, size] : llvm::zip_equal(nest.extents, tile))
    if (size < extent)
      tiles = llvm::SaturatingMultiply<uint64_t>(
          tiles, uint64_t(llvm::divideCeil(extent, size)));
  return std::min<uint64_t>(tiles, INT64_MAX);
}

/// Bytes that one operand moves. A nest with the loops that matter to it alone
/// stays small where the set has many.
std::optional<int64_t> NestSearch::countMoved(size_t number,
                                              const Tiling &tiling) {
  // Each operand has the streamed loops.
  size_t position = number << maxBlocked;
  for (auto [bit, loop] : llvm::enumerate(blocked))
    if (llvm::is_contained(tiling.order, loop))
      position |= size_t(1) << bit;
  auto [it, isNew] = moved.try_emplace(position);
  if (isNew) {
    const Operand &operand = nest.operands[number];
    Nest single{SmallVector<int64_t, 8>(nest.extents.size(), 1), {operand}};
    for (auto [loop, extent] : llvm::enumerate(nest.extents))
      if (operand.isIndexedBy(loop) || llvm::is_contained(tiling.order, loop))
        single.extents[loop] = extent;
    it->second = TilingCost::make(single);
  }
  return it->second ? it->second->computeTraffic(tiling) : std::nullopt;
}

/// What is fetched in vain past the ends of the runs in which `bytes` of an
/// operand move in tiles of `kept`, beyond that of the runs without tiles.
/// Where the next tile goes on with a run it is there, if it has room beside
/// the tiles.
int64_t NestSearch::countPrefetched(size_t level, size_t number, int64_t bytes,
                                    int64_t innerBytes) const {
  const Prefetch &prefetch = prefetches[level];
  if (!prefetch.isKnown() || nest.addresses.empty() || !nest.addresses[number])
    return 0;
  auto find = [&](const Tiling &tiling) {
    return findTileRuns(*nest.addresses[number],
                        llvm::divideCeil(nest.operands[number].bits, 8),
                        nest.extents, tiling, prefetch);
  };
  TileRuns runs = find(kept);
  int64_t ahead =
      multiplyElements(runs.count, addElements(runs.bytes, prefetch.bytes));
  bool hasRoom =
      llvm::SaturatingAdd<uint64_t>(countFootprint(kept.sizes, innerBytes),
                                    ahead) <= uint64_t(rooms[level]);
  BrokenRun next = hasRoom ? runs.next : std::max(runs.next, runs.getEnding());
  if (next.pastBytes == 0)
    return 0;
  int64_t whole = find({Sizes(ArrayRef(nest.extents)), {}}).bytes;
  return multiplyElements(
      std::max<int64_t>(0, bytes / next.bytes - bytes / whole), next.pastBytes);
}

/// What crosses `level` from outside.
std::optional<NestSearch::Outside>
NestSearch::countOutside(size_t level, const NestTiling &tiling) {
  if (holdsAll(level) && bytesOfAll)
    return Outside{*bytesOfAll};
  kept = tiling;
  // All iterations use the same memory for what stays between the ops.
  int64_t innerBytes = tiling.innerBytes;
  takeInnerLoopsWhole(nest.extents, kept, [&](ArrayRef<int64_t> sizes) {
    return fits(sizes, innerBytes, rooms[level]);
  });
  Outside sum;
  for (size_t number = 0; number < nest.operands.size(); ++number) {
    if (hasRepeats && nest.comesAgain(number, kept.sizes, tiling.sizes))
      continue;
    std::optional<int64_t> bytes = countMoved(number, kept);
    if (!bytes || llvm::AddOverflow(sum.bytes, *bytes, sum.bytes))
      return std::nullopt;
    sum.prefetchedBytes =
        addElements(sum.prefetchedBytes,
                    countPrefetched(level, number, *bytes, innerBytes));
  }
  if (holdsAll(level) && nest.addresses.empty() &&
      !nest.hasRepeats(/*reshaped=*/true))
    bytesOfAll = sum.bytes;
  return sum;
}

/// What crosses a level inside of the memory that holds the tile, which is no
/// less than what the ops move on their own.
int64_t NestSearch::countInside(size_t level, const NestTiling &tiling) const {
  int64_t least =
      level < own.levelBytes.size() ? own.levelBytes[level].value_or(0) : 0;
  return std::max(tiling.insideBytes, least);
}

/// Fills in what `tiling` moves, with `innerBytes` between the ops, and how
/// long that takes.
bool NestSearch::measure(size_t depth, int64_t innerBytes, NestTiling &tiling,
                         OutsideFn countOutside) const {
  tiling.levelBytes.clear();
  tiling.prefetchedBytes.clear();
  tiling.innerBytes = innerBytes;
  tiling.numTiles = countTrips(tiling.sizes);
  tiling.depth = depth + 1;
  if (tiling.depth < rooms.size())
    tiling.insideBytes = std::min<uint64_t>(
        llvm::SaturatingMultiply<uint64_t>(
            computeTileFootprint(nest.accesses, tiling.sizes), tiling.numTiles),
        INT64_MAX);
  tiling.sumSeconds = 0;
  tiling.seconds = own.computeSeconds * nest.getVectorWaste(tiling.sizes);
  for (size_t level = 0; level < rooms.size(); ++level) {
    std::optional<Outside> outside = level <= depth
                                         ? countOutside(level)
                                         : Outside{countInside(level, tiling)};
    if (!outside)
      return false;
    auto [bytes, prefetchedBytes] = *outside;
    // No sum wraps: both are below 2^62 (`computeTraffic`, `innerBytes`), or
    // `stays` is 0.
    int64_t stays = level <= depth ? tiling.innerBytes : 0;
    tiling.levelBytes.push_back(bytes + stays);
    tiling.prefetchedBytes.push_back(prefetchedBytes);
    // A hundredth of what moves doesn't matter; otherwise the best tile of a
    // matrix multiplication would be a row.
    double matters =
        double(prefetchedBytes) +
        double(bytes + std::max<int64_t>(0, stays - bytes / innerShare));
    double rate = target.levels[level].bytesPerSecond.value_or(
        level == 0 ? 1 : std::numeric_limits<double>::infinity());
    tiling.seconds = std::max(tiling.seconds, matters / rate);
    tiling.sumSeconds += matters / rate;
  }
  return true;
}

/// By what tilings are compared: the times, then the number of tiles.
using Rank = std::tuple<double, double, int64_t>;

static Rank getRank(const NestTiling &tiling) {
  return {tiling.seconds, tiling.sumSeconds, tiling.numTiles};
}

static bool isBetter(const Rank &rank, const std::optional<NestTiling> &other) {
  return !other || rank < getRank(*other);
}

static bool isEven(ArrayRef<int64_t> extents, ArrayRef<int64_t> sizes) {
  return llvm::all_of_zip(extents, sizes, [](int64_t extent, int64_t size) {
    return extent % size == 0;
  });
}

/// False if none of the tilings with the sizes of `tile`, but for the blocked
/// loops from `numChosen` on, fits, or is better than `best`: with the least
/// tiles along those the least stays between the ops, with whole ones the least
/// is read again.
bool NestSearch::mayImprove(size_t depth, size_t numChosen, const Sizes &tile,
                            const Best &best) {
  ArrayRef<unsigned> open = ArrayRef(blocked).drop_front(numChosen);
  bound.sizes = tile;
  for (unsigned loop : open)
    bound.sizes[loop] = align(loop, 1);
  int64_t innerBytes = countInner(bound.sizes);
  if ((open.empty() || !hasRepeats) &&
      !fits(bound.sizes, innerBytes, rooms[depth]))
    return false;
  for (unsigned loop : open)
    bound.sizes[loop] = nest.extents[loop];
  measure(depth, innerBytes, bound,
          [&](size_t) { return Outside{compulsoryBytes}; });
  return isBetter(getRank(bound), best.any) ||
         (isEven(nest.extents, bound.sizes) &&
          isBetter(getRank(bound), best.even));
}

/// Tries all orders of the loops that are blocked.
void NestSearch::tryOrders(size_t depth, const Sizes &tile, Best &best) {
  SmallVector<unsigned, 4> tiled;
  for (unsigned loop : blocked)
    if (tile[loop] < nest.extents[loop])
      tiled.push_back(loop);
  llvm::sort(tiled);
  do {
    tried.sizes = tile;
    tried.order.assign(streamed.begin(), streamed.end());
    tried.order.append(tiled.begin(), tiled.end());
    if (!measure(depth, tried))
      continue;
    if (isBetter(getRank(tried), best.even) && isEven(nest.extents, tile))
      best.even = tried;
    if (isBetter(getRank(tried), best.any))
      best.any = tried;
  } while (!holdsAll(depth) &&
           std::next_permutation(tiled.begin(), tiled.end()));
}

/// Numbers of tiles along a loop: few all, then ever fewer; and one iteration
/// per tile.
static SmallVector<int64_t, 16> makeTileCounts(int64_t extent, bool isCoarse) {
  const size_t most = isCoarse ? 16 : 48;
  SmallVector<int64_t, 16> counts;
  int64_t count = 1;
  while (count < extent && counts.size() < most) {
    counts.push_back(count);
    int64_t step = std::max<int64_t>(1, isCoarse ? count : count / 3);
    if (step > extent - count)
      break;
    count += step;
  }
  counts.push_back(extent);
  return counts;
}

void NestSearch::trySizes(size_t depth, size_t position, Sizes &tile,
                          Best &best) {
  if (position == blocked.size())
    return tryOrders(depth, tile, best);
  unsigned loop = blocked[position];
  int64_t extent = nest.extents[loop];
  auto [seconds, sumSeconds, outerTiles] = getRank(bound);
  bool mayBeEven = isEven(nest.extents, bound.sizes);
  for (int64_t count :
       makeTileCounts(extent, /*isCoarse=*/blocked.size() > 2)) {
    int64_t size = align(loop, llvm::divideCeil(extent, count));
    // Several large numbers of tiles round to one size.
    if (count > 1 && size == tile[loop])
      continue;
    // From here on there are no fewer tiles.
    Rank least(
        seconds, sumSeconds,
        std::min<uint64_t>(llvm::SaturatingMultiply<uint64_t>(
                               outerTiles, llvm::divideCeil(extent, size)),
                           INT64_MAX));
    if (!isBetter(least, best.any) &&
        !(mayBeEven && isBetter(least, best.even)))
      break;
    tile[loop] = size;
    if (mayImprove(depth, position + 1, tile, best))
      trySizes(depth, position + 1, tile, best);
  }
}

/// Makes the tile as large as fits along the loops that cost nothing, the inner
/// ones first, but what stays between the ops no larger than a hundredth of
/// what moves.
void NestSearch::growStreamed(size_t depth, NestTiling &tiling) const {
  int64_t mostInner = tiling.levelBytes.front() / innerShare;
  auto isGood = [&] {
    return fits(tiling.sizes, rooms[depth]) &&
           countInner(tiling.sizes) <= mostInner;
  };
  for (unsigned loop : llvm::reverse(streamed)) {
    int64_t least = align(loop, 1), low = least, high = nest.extents[loop];
    while (low < high) {
      int64_t middle = low + (high - low + 1) / 2;
      tiling.sizes[loop] = middle;
      if (isGood())
        low = middle;
      else
        high = middle - 1;
    }
    if (low < nest.extents[loop])
      low -= low % least;
    tiling.sizes[loop] = align(
        loop, llvm::divideCeil(nest.extents[loop],
                               llvm::divideCeil(nest.extents[loop], low)));
    if (low < nest.extents[loop])
      return;
  }
}

/// Without a loop over tiles nothing is fused.
void NestSearch::splitOnce(NestTiling &tiling) const {
  if (countTrips(tiling.sizes) > 1)
    return;
  unsigned loop = streamed.empty() ? blocked.front() : streamed.front();
  int64_t half = llvm::divideCeil(nest.extents[loop], 2);
  int64_t aligned = align(loop, half);
  tiling.sizes[loop] = aligned < nest.extents[loop] ? aligned : half;
  if (!llvm::is_contained(tiling.order, loop))
    tiling.order.push_back(loop);
}

std::optional<NestTiling> NestSearch::run(size_t depth) {
  Sizes tile(ArrayRef(nest.extents));
  for (unsigned loop : streamed)
    tile[loop] = align(loop, 1);
  Best found;
  if (mayImprove(depth, 0, tile, found))
    trySizes(depth, 0, tile, found);
  if (!found.any)
    return std::nullopt;
  // A part of a tile costs what isn't counted here.
  auto isAbout = [](double seconds, double least) {
    return seconds <= least + least / innerShare;
  };
  bool takesEven = found.even &&
                   isAbout(found.even->seconds, found.any->seconds) &&
                   isAbout(found.even->sumSeconds, found.any->sumSeconds);
  std::optional<NestTiling> &best = takesEven ? found.even : found.any;
  growStreamed(depth, *best);
  splitOnce(*best);
  llvm::erase_if(best->order, [&](unsigned loop) {
    return best->sizes[loop] >= nest.extents[loop];
  });
  best->footprintBytes = countFootprint(best->sizes);
  if (!measure(depth, *best))
    return std::nullopt;
  double sumSeconds = 0;
  for (const ProductSums &sums : nest.sums)
    sumSeconds += sums.getSeconds(best->sizes);
  best->seconds = std::max(best->seconds, sumSeconds);
  return best;
}
