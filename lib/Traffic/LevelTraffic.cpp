//===- LevelTraffic.cpp - Bytes at every memory level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/LevelTraffic.h"

#include "roofline/Traffic/OpTraffic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// LevelTraffic
//===----------------------------------------------------------------------===//

Placement Placement::get(Attribute attribute) {
  if (auto node = dyn_cast_if_present<IntegerAttr>(attribute))
    return {node.getInt(), false};
  auto text = dyn_cast_if_present<StringAttr>(attribute);
  return {std::nullopt, text && text == RooflineDialect::interleavedPlacement};
}

std::string Placement::str() const {
  if (node)
    return std::to_string(*node);
  return (isInterleaved ? RooflineDialect::interleavedPlacement
                        : RooflineDialect::firstTouchPlacement)
      .str();
}

/// The entry of `placement` in `placed`.
static SpaceTraffic &getPlaced(Attribute placement,
                               SmallVectorImpl<SpaceTraffic> &placed) {
  for (SpaceTraffic &entry : placed)
    if (entry.placement == placement)
      return entry;
  return placed.emplace_back(SpaceTraffic{{}, {}, {}, placement});
}

void LevelTraffic::place(const SpaceTraffic &entry, const MemoryLevel &level) {
  if (level.hasDirections()) {
    directed.resize(2);
    directed[0].bytes += entry.bytesRead;
    directed[1].bytes += entry.bytesWritten;
  }
  if (nodes > 1)
    getPlaced(entry.placement ? entry.placement : level.placement, placed)
        .add(entry);
}

Count LevelTraffic::getFarBytes() const {
  Count bytes;
  for (const SpaceTraffic &entry : placed) {
    Placement placement = Placement::get(entry.placement);
    if (placement.node || placement.isInterleaved)
      bytes += entry.bytesRead.lower + entry.bytesWritten.lower;
  }
  return countFloorDiv(bytes * Count(nodes - 1), Count(nodes));
}

bool LevelTraffic::isAllNear() const {
  return llvm::none_of(placed, [](const SpaceTraffic &entry) {
    Placement placement = Placement::get(entry.placement);
    return placement.node || placement.isInterleaved;
  });
}

/// Puts each quantity of `other` into the one of `own` by `put`.
template <typename PutT>
static void combine(const LevelTraffic &other, LevelTraffic &own, PutT put) {
  for (const SpaceTraffic &entry : other.placed) {
    SpaceTraffic &space = getPlaced(entry.placement, own.placed);
    put(space.bytesRead, entry.bytesRead);
    put(space.bytesWritten, entry.bytesWritten);
  }
  own.directed.resize(std::max(own.directed.size(), other.directed.size()));
  for (auto [direction, added] : llvm::zip(own.directed, other.directed)) {
    put(direction.bytes, added.bytes);
    put(direction.inPlaceBytes, added.inPlaceBytes);
  }
  put(own.lowerBytes, other.lowerBytes);
  put(own.pastBytes, other.pastBytes);
  put(own.inPlaceBytes, other.inPlaceBytes);
  if (own.achievableBytes && other.achievableBytes)
    put(*own.achievableBytes, *other.achievableBytes);
  else
    own.achievableBytes.reset();
  own.tiling.clear();
}

void LevelTraffic::add(const LevelTraffic &other) {
  combine(other, *this, [](auto &own, const auto &added) { own += added; });
}

void LevelTraffic::takeMax(const LevelTraffic &other) {
  combine(other, *this,
          [](auto &own, const auto &added) { own = countMax(own, added); });
}

void LevelTraffic::scale(const Count &factor) {
  lowerBytes *= factor;
  pastBytes *= factor;
  for (SpaceTraffic &entry : placed)
    entry.scale(factor);
  // Not a number: 0 is always valid.
  Count inPlaceFactor = factor.isConstant() ? factor : Count(0);
  inPlaceBytes *= inPlaceFactor;
  for (DirectedTraffic &direction : directed) {
    direction.bytes *= factor;
    direction.inPlaceBytes *= inPlaceFactor;
  }
  if (achievableBytes)
    *achievableBytes *= factor;
}

void LevelTraffic::limitToAchievable() {
  if (!achievableBytes || !achievableBytes->isConstant())
    return;
  for (Count *bytes : {&lowerBytes.lower, &lowerBytes.upper})
    if (bytes->isConstant())
      *bytes = countMin(*bytes, *achievableBytes);
  limitDirected();
}

void LevelTraffic::setInPlace(const LevelTraffic &once,
                              const Count &executions) {
  auto limit = [&](const Count &inPlace, const Count &least) {
    return executions.isConstant() && least.isConstant()
               ? countMin(inPlace * executions, least)
               : Count(0);
  };
  inPlaceBytes = limit(once.inPlaceBytes, lowerBytes.lower);
  for (auto [own, other] : llvm::zip(directed, once.directed))
    own.inPlaceBytes = limit(other.inPlaceBytes, own.bytes.lower);
}

void LevelTraffic::limitDirected() {
  if (directed.empty())
    return;
  Count sum = directed[0].bytes.lower + directed[1].bytes.lower;
  if (!sum.isConstant() || !lowerBytes.lower.isConstant())
    return;
  Count excess = countMax(sum - lowerBytes.lower, 0);
  for (DirectedTraffic &direction : directed)
    direction.bytes.lower = countMax(direction.bytes.lower - excess, 0);
}

Count LevelTraffic::getUpperBytes() const {
  return achievableBytes ? *achievableBytes : lowerBytes.upper;
}

void roofline::addLevels(const LevelTraffics &other, LevelTraffics &levels) {
  if (levels.empty())
    levels = other;
  else
    for (auto [own, added] : llvm::zip(levels, other))
      own.add(added);
}

void roofline::takeMaxLevels(const LevelTraffics &other,
                             LevelTraffics &levels) {
  if (levels.empty())
    levels = other;
  else
    for (auto [own, added] : llvm::zip(levels, other))
      own.takeMax(added);
}

//===----------------------------------------------------------------------===//
// Levels of a target
//===----------------------------------------------------------------------===//

/// Sums of capacities: none is larger than INT64_MAX.
static void addCapacity(std::optional<int64_t> bytes, int64_t instances,
                        int64_t &sum) {
  uint64_t total = llvm::SaturatingMultiplyAdd<uint64_t>(
      bytes.value_or(0), instances, uint64_t(sum));
  sum = std::min<uint64_t>(total, INT64_MAX);
}

/// Instances of `level` in one instance of `around`; all if that isn't private.
static int64_t countVisible(const MemoryLevel &level,
                            const MemoryLevel &around) {
  if (!around.isPrivate)
    return level.instances;
  return std::max<int64_t>(1, level.instances / around.instances);
}

InnerCapacity roofline::getInnerCapacity(const TargetDescription &target,
                                         size_t level) {
  ArrayRef<MemoryLevel> levels = target.levels;
  const MemoryLevel &around =
      level + 1 < levels.size() ? levels[level + 1] : levels[level];
  if (!around.capacityBytes && level + 1 < levels.size())
    return {};
  int64_t bound = 0, tiling = 0;
  for (const MemoryLevel &inner : levels.drop_front(level + 1))
    addCapacity(inner.capacityBytes, countVisible(inner, around), bound);
  for (const MemoryLevel &inner : levels.drop_front(level))
    addCapacity(inner.registerBytes, countVisible(inner, around), bound);
  if (bound == 0)
    return {};
  if (level + 1 == levels.size())
    return {bound, std::nullopt};
  int64_t sharing = around.isPrivate ? std::min(around.clusterSize.value_or(1),
                                                around.instances)
                                     : 1;
  int64_t clusterBound = 0;
  addCapacity(bound, sharing, clusterBound);
  addCapacity(around.capacityBytes, countVisible(around, around), tiling);
  if (!around.isScratchpad)
    tiling = int64_t(double(tiling) * cacheShare);
  return {clusterBound, tiling};
}

std::optional<CacheSets> roofline::getInnerSets(const TargetDescription &target,
                                                size_t level) {
  if (level + 1 == target.levels.size())
    return std::nullopt;
  const MemoryLevel &inner = target.levels[level + 1];
  std::optional<int64_t> lineBytes = target.levels[level].lineBytes;
  if (!inner.associativity || !inner.capacityBytes || !lineBytes)
    return std::nullopt;
  return CacheSets::make(*inner.capacityBytes, *lineBytes,
                         *inner.associativity);
}

Prefetch roofline::getPrefetch(const TargetDescription &target, size_t level) {
  Prefetch prefetch;
  prefetch.bytes = target.levels[level].prefetchBytes.value_or(0);
  prefetch.lineBytes = target.levels[level].lineBytes.value_or(1);
  size_t numCaches = target.levels.size() - target.hasRegisterLevel();
  if (level + 1 < numCaches)
    prefetch.sets = getInnerSets(target, numCaches - 2);
  return prefetch;
}

size_t roofline::getLevelOfSpace(const TargetDescription &target,
                                 Attribute space) {
  const MemoryLevel *level = target.lookupLevelOfMemorySpace(space);
  return level ? level - target.levels.data() : 0;
}

LevelTraffics roofline::makeLevelTraffic(const TargetDescription &target,
                                         const WorkSummary &work) {
  LevelTraffics levels;
  levels.reserve(target.levels.size());
  for (const MemoryLevel &level : target.levels) {
    LevelTraffic &own = levels.emplace_back();
    own.level = level.name;
    own.nodes = level.nodes;
  }
  for (const SpaceTraffic &entry : work.traffic) {
    size_t home = getLevelOfSpace(target, entry.space);
    for (size_t level = home; level < levels.size(); ++level) {
      if (level != home && !isPassed(target, level))
        continue;
      levels[level].lowerBytes += entry.bytesRead;
      levels[level].lowerBytes += entry.bytesWritten;
      levels[level].place(entry, target.levels[level]);
    }
  }
  for (auto [number, level] : llvm::enumerate(levels))
    if (level.lowerBytes.isZero() &&
        (work.traffic.empty() || number == 0 || isPassed(target, number)))
      level.achievableBytes = 0;
  return levels;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// True if a level moves lines of more than a byte.
static bool hasLines(const TargetDescription &target) {
  return llvm::any_of(target.levels, [](const MemoryLevel &level) {
    return level.lineBytes.value_or(1) > 1;
  });
}

LevelTrafficAnalysis::LevelTrafficAnalysis(const TargetDescription &target,
                                           const TrafficOptions &options)
    : target(target), options(options), memo(std::make_unique<TilingMemo>()) {
  for (size_t level = 0; level < target.levels.size(); ++level)
    capacities.push_back(getInnerCapacity(target, level));
  this->options.wholeLines &= hasLines(target);
}

LevelTrafficAnalysis::~LevelTrafficAnalysis() = default;

LevelTraffics LevelTrafficAnalysis::refine(OpTraffic &op,
                                           const WorkSummary &summary,
                                           bool isRough) {
  LevelTraffics levels = makeLevelTraffic(target, summary);
  for (auto [number, level] : llvm::enumerate(levels))
    op.refine(number, capacities[number], isRough, *memo, level);
  return levels;
}

LevelTraffics LevelTrafficAnalysis::compute(const Work &work,
                                            const WorkSummary &summary,
                                            StorageSizes &sizes,
                                            SmallVectorImpl<std::string> &notes,
                                            bool isRough) {
  OpTraffic op(target, work, summary, sizes, options);
  LevelTraffics levels = refine(op, summary, isRough);
  op.addNotes(notes);
  return levels;
}

LevelTraffics LevelTrafficAnalysis::computeInLoop(
    const Work &work, const WorkSummary &summary, StorageSizes &sizes,
    SmallVectorImpl<std::string> &notes, bool isRough) {
  if (options.wholeLines && !summary.traffic.empty())
    notes.push_back("lines not counted: the op is in a loop");
  OpTraffic op(target, work, summary, sizes);
  return refine(op, summary, isRough);
}
