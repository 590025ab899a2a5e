//===- LevelTraffic.cpp - Bytes at every memory level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/LevelTraffic.h"

#include "WorkNest.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// LevelTraffic
//===----------------------------------------------------------------------===//

void LevelTraffic::add(const LevelTraffic &other) {
  lowerBytes += other.lowerBytes;
  if (achievableBytes && other.achievableBytes)
    *achievableBytes += *other.achievableBytes;
  else
    achievableBytes.reset();
  tile.clear();
  order.clear();
}

void LevelTraffic::scale(const Count &factor) {
  lowerBytes *= factor;
  if (achievableBytes)
    *achievableBytes *= factor;
}

void LevelTraffic::takeMax(const LevelTraffic &other) {
  lowerBytes.lower = countMax(lowerBytes.lower, other.lowerBytes.lower);
  lowerBytes.upper = countMax(lowerBytes.upper, other.lowerBytes.upper);
  if (achievableBytes && other.achievableBytes)
    achievableBytes = countMax(*achievableBytes, *other.achievableBytes);
  else
    achievableBytes.reset();
  tile.clear();
  order.clear();
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

size_t roofline::getLevelOfSpace(const TargetDescription &target,
                                 Attribute space) {
  const MemoryLevel *level = target.lookupLevelOfMemorySpace(space);
  return level ? level - target.levels.data() : 0;
}

/// True if all that comes from further out passes through `level` on its way to
/// the compute units. The innermost scratchpad holds what a program puts there;
/// the rest may go by.
static bool isPassed(const TargetDescription &target, size_t level) {
  return level + 1 != target.levels.size() ||
         !target.levels[level].isScratchpad;
}

LevelTraffics roofline::makeLevelTraffic(const TargetDescription &target,
                                         const WorkSummary &work) {
  LevelTraffics levels;
  for (const MemoryLevel &level : target.levels)
    levels.push_back({level.name, {}, {}, {}, {}});
  for (const SpaceTraffic &entry : work.traffic) {
    size_t home = getLevelOfSpace(target, entry.space);
    for (size_t level = home; level < levels.size(); ++level) {
      if (level != home && !isPassed(target, level))
        continue;
      levels[level].lowerBytes += entry.bytesRead;
      levels[level].lowerBytes += entry.bytesWritten;
    }
  }
  for (auto [number, level] : llvm::enumerate(levels))
    if (level.lowerBytes.isZero() &&
        (work.traffic.empty() || number == 0 || isPassed(target, number)))
      level.achievableBytes = 0;
  return levels;
}

//===----------------------------------------------------------------------===//
// Results seen before
//===----------------------------------------------------------------------===//

namespace {
/// A nest at one level.
struct LevelProblem {
  TilingNest nest;
  int64_t boundBytes, tilingBytes;

  bool operator==(const LevelProblem &other) const {
    return boundBytes == other.boundBytes && tilingBytes == other.tilingBytes &&
           nest == other.nest;
  }
  uint64_t hash() const;
};
} // namespace

uint64_t LevelProblem::hash() const {
  llvm::hash_code code = llvm::hash_combine(
      boundBytes, tilingBytes,
      llvm::hash_combine_range(nest.extents.begin(), nest.extents.end()));
  for (const TilingOperand &operand : nest.operands) {
    code = llvm::hash_combine(
        code, operand.bits, operand.partialBits, operand.isOutput,
        operand.readsInit,
        llvm::hash_combine_range(operand.loops.begin(), operand.loops.end()));
    for (const TilingWindow &window : operand.windows)
      code = llvm::hash_combine(code, window.spatial, window.kernel,
                                window.stride, window.dilation);
  }
  return code;
}

struct LevelTrafficAnalysis::Memo {
  struct Entry {
    LevelProblem problem;
    std::optional<TilingBounds> bounds;
  };
  llvm::DenseMap<uint64_t, SmallVector<std::unique_ptr<Entry>, 1>> entries;

  const std::optional<TilingBounds> &compute(LevelProblem &&problem);
};

const std::optional<TilingBounds> &
LevelTrafficAnalysis::Memo::compute(LevelProblem &&problem) {
  // DenseMap keeps two keys for itself.
  auto &bucket = entries[problem.hash() >> 1];
  for (const std::unique_ptr<Entry> &entry : bucket)
    if (entry->problem == problem)
      return entry->bounds;
  std::optional<TilingBounds> bounds = computeTilingBounds(
      problem.nest, problem.boundBytes, problem.tilingBytes);
  bucket.push_back(
      std::make_unique<Entry>(Entry{std::move(problem), std::move(bounds)}));
  return bucket.back()->bounds;
}

//===----------------------------------------------------------------------===//
// Traffic of one op
//===----------------------------------------------------------------------===//

LevelTrafficAnalysis::LevelTrafficAnalysis(const TargetDescription &target)
    : target(target), memo(std::make_unique<Memo>()) {
  for (size_t level = 0; level < target.levels.size(); ++level)
    capacities.push_back(getInnerCapacity(target, level));
}

LevelTrafficAnalysis::~LevelTrafficAnalysis() = default;

namespace {
/// One op at one level after the other.
class OpTraffic {
public:
  OpTraffic(const TargetDescription &target, const Work &work,
            const WorkSummary &summary, StorageSizes &sizes)
      : target(target), work(work), summary(summary), sizes(sizes),
        streaming(isStreaming(work)) {}

  /// Fills in what can be reached at `number`, and raises what is needed.
  /// `compute` gives the bounds of a nest.
  void refine(
      size_t number, const InnerCapacity &capacity,
      llvm::function_ref<std::optional<TilingBounds>(LevelProblem &&)> compute,
      LevelTraffic &level);

private:
  bool isCrossing(Attribute space, size_t number) const {
    size_t home = getLevelOfSpace(target, space);
    return home == number || (home < number && isPassed(target, number));
  }
  const std::optional<WorkNest> &getNest() {
    if (!hasNest)
      nest = makeWorkNest(work, sizes);
    hasNest = true;
    return nest;
  }
  int64_t countResident(size_t number) const;
  void setWhole(LevelTraffic &level) const;
  std::optional<Count> countRefetched(int64_t room) const;
  int64_t countAbsentBytes(size_t number, const TilingBounds &bounds) const;
  void raiseLower(const std::optional<TilingBounds> &bounds,
                  LevelTraffic &level) const;
  std::optional<int64_t> placeScattered(size_t number, int64_t &capacityBytes);

  const TargetDescription &target;
  const Work &work;
  const WorkSummary &summary;
  StorageSizes &sizes;
  bool streaming;
  bool hasNest = false;
  std::optional<WorkNest> nest;
};
} // namespace

/// Everything moves once, in one tile.
void OpTraffic::setWhole(LevelTraffic &level) const {
  level.achievableBytes = level.lowerBytes.upper;
  for (const Loop &loop : work.loops) {
    std::optional<int64_t> extent = loop.extent.tryInt64();
    if (!extent)
      break;
    level.order.push_back(level.tile.size());
    level.tile.push_back(*extent);
  }
  if (level.tile.size() == work.loops.size())
    return;
  level.tile.clear();
  level.order.clear();
}

/// Bytes of values that live in the next memory in (R18): no room for tiles.
int64_t OpTraffic::countResident(size_t number) const {
  Count bytes;
  for (const SpaceTraffic &entry : summary.traffic)
    if (getLevelOfSpace(target, entry.space) == number + 1)
      bytes += entry.bytesRead.upper + entry.bytesWritten.upper;
  return bytes.tryInt64().value_or(INT64_MAX);
}

/// Bytes that move once more where what the op has to keep does not fit in
/// `room`; no value if not even a few elements do.
std::optional<Count> OpTraffic::countRefetched(int64_t room) const {
  // Enough for the operands of any scalar operation.
  constexpr int64_t fewElements = 8;
  const Residency &residency = *work.residency;
  auto fits = [&](const Count &elements) {
    std::optional<Count> bytes =
        sizes.getBytes(residency.elementType, elements);
    return bytes && bytes->tryInt64() && *bytes->tryInt64() <= room;
  };
  if (fits(residency.elements))
    return Count(0);
  if (!fits(fewElements))
    return std::nullopt;
  return sizes.getBytes(residency.elementType, residency.refetched);
}

/// Bytes of padding that `bounds` counts as moved, at least [B]. Each time that
/// an operand moves whole, so does its padding.
int64_t OpTraffic::countAbsentBytes(size_t number,
                                    const TilingBounds &bounds) const {
  int64_t bits = 0;
  for (auto [operand, space, absent] :
       llvm::zip_equal(nest->nest.operands, nest->spaces, nest->absentElements))
    if (absent > 0 && isCrossing(space, number))
      bits +=
          absent * operand.bits *
          (operand.isOutput ? 1 : countRepeats(nest->nest, operand, bounds));
  return bits / 8;
}

/// Each iteration of the nest, or of the part that `bounds` is of, has to be
/// executed; beside what that needs, the other elements move once.
void OpTraffic::raiseLower(const std::optional<TilingBounds> &bounds,
                           LevelTraffic &level) const {
  if (!bounds || !level.lowerBytes.isExact())
    return;
  int64_t more = bounds->lowerBytes - bounds->compulsoryBytes;
  level.lowerBytes = level.lowerBytes.lower + Count(std::max<int64_t>(0, more));
}

/// Bytes of the accesses at places that the data decides. Each keeps what it
/// needs of `capacityBytes`: a value that all accesses together may read whole
/// stays; of any other one each access fetches its element. No value if that is
/// not known.
std::optional<int64_t> OpTraffic::placeScattered(size_t number,
                                                 int64_t &capacityBytes) {
  int64_t moved = 0;
  for (const Access *access : nest->scattered) {
    auto type = dyn_cast<ShapedType>(access->value.getType());
    std::optional<Count> most =
        sizes.getBytes(access->elementType, access->elements->upper);
    if (!isCrossing(access->memorySpace, number))
      continue;
    if (!type || !type.hasStaticShape() || !most || !most->tryInt64())
      return std::nullopt;
    bool readsWhole = access->elements->upper == Count(type.getNumElements());
    std::optional<Count> kept =
        readsWhole ? most : sizes.getBytes(access->elementType, Count(1));
    if (!kept->tryInt64() || llvm::AddOverflow(moved, *most->tryInt64(), moved))
      return std::nullopt;
    capacityBytes = std::max<int64_t>(0, capacityBytes - *kept->tryInt64());
  }
  return moved;
}

void OpTraffic::refine(
    size_t number, const InnerCapacity &capacity,
    llvm::function_ref<std::optional<TilingBounds>(LevelProblem &&)> compute,
    LevelTraffic &level) {
  // Wider partial results than any accumulator's would not fit.
  constexpr int64_t widestAccumulator = 8;
  if (level.lowerBytes.isZero())
    return;
  if (streaming)
    return setWhole(level);
  if (!capacity.boundBytes)
    return;
  std::optional<int64_t> most = level.lowerBytes.upper.tryInt64();
  if (!most)
    return;
  int64_t room = std::max<int64_t>(0, capacity.tilingBytes.value_or(0) -
                                          countResident(number));
  if (*most <= room / widestAccumulator)
    return setWhole(level);
  if (work.residency) {
    if (std::optional<Count> refetched = countRefetched(room))
      level.achievableBytes = level.lowerBytes.upper + *refetched;
    return;
  }
  if (!getNest() || !work.extraTraffic.empty()) {
    if (*most <= room)
      setWhole(level);
    return;
  }
  Count whole = Count(*most) + countCeilDiv(nest->widerBits, 8);
  if (whole.tryInt64().value_or(INT64_MAX) <= room)
    return setWhole(level);
  LevelProblem problem{{}, *capacity.boundBytes, room};
  std::optional<int64_t> scattered =
      placeScattered(number, problem.tilingBytes);
  if (!scattered)
    return;
  problem.nest.extents = nest->nest.extents;
  for (auto [operand, space] :
       llvm::zip_equal(nest->nest.operands, nest->spaces))
    if (isCrossing(space, number))
      problem.nest.operands.push_back(operand);
  std::optional<LevelProblem> interior;
  if (!nest->interior.empty()) {
    interior = problem;
    interior->nest.extents = nest->interior;
  }
  std::optional<TilingBounds> bounds = compute(std::move(problem));
  if (!bounds)
    return;
  if (!nest->isLoose && nest->scattered.empty())
    raiseLower(interior ? compute(std::move(*interior)) : bounds, level);
  if (!bounds->achievableBytes)
    return;
  int64_t absent = countAbsentBytes(number, *bounds);
  level.achievableBytes =
      countMax(Count(*bounds->achievableBytes - absent) + *scattered,
               level.lowerBytes.upper);
  level.tile.assign(bounds->tile.begin(), bounds->tile.end());
  level.order.assign(bounds->order.begin(), bounds->order.end());
}

LevelTraffics LevelTrafficAnalysis::compute(const Work &work,
                                            const WorkSummary &summary,
                                            StorageSizes &sizes) {
  LevelTraffics levels = makeLevelTraffic(target, summary);
  OpTraffic op(target, work, summary, sizes);
  for (auto [number, level] : llvm::enumerate(levels))
    op.refine(
        number, capacities[number],
        [&](LevelProblem &&problem) {
          return memo->compute(std::move(problem));
        },
        level);
  return levels;
}
