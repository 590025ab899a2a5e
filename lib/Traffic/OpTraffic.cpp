//===- OpTraffic.cpp - Traffic of one op -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/OpTraffic.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Bounds seen before
//===----------------------------------------------------------------------===//

uint64_t LevelProblem::hash() const {
  llvm::hash_code code = llvm::hash_combine(
      boundBytes, tilingBytes,
      llvm::hash_combine_range(nest.extents.begin(), nest.extents.end()));
  for (const Operand &operand : nest.operands) {
    code = llvm::hash_combine(code, operand.bits, operand.partialBits,
                              operand.role);
    for (const LinearIndex &index : operand.indices)
      code = llvm::hash_combine(code, llvm::hash_combine_range(index.terms));
  }
  return code;
}

const std::optional<TilingBounds> &
TilingMemo::compute(const LevelProblem &problem) {
  // DenseMap keeps two keys for itself.
  auto &bucket = entries[problem.hash() >> 1];
  for (const std::unique_ptr<Entry> &entry : bucket)
    if (entry->problem == problem) {
      CutSearches::add(entry->cutSearches);
      return entry->bounds;
    }
  CutSearches searches;
  std::optional<TilingBounds> bounds = computeTilingBounds(
      problem.nest, problem.boundBytes, problem.tilingBytes);
  bucket.push_back(std::make_unique<Entry>(
      Entry{problem, std::move(bounds), searches.get()}));
  return bucket.back()->bounds;
}

//===----------------------------------------------------------------------===//
// What crosses a level
//===----------------------------------------------------------------------===//

bool roofline::isPassed(const TargetDescription &target, size_t level) {
  return level + 1 != target.levels.size() ||
         !target.levels[level].isScratchpad;
}

bool roofline::isCrossing(const TargetDescription &target, Attribute space,
                          size_t level) {
  size_t home = getLevelOfSpace(target, space);
  return home == level || (home < level && isPassed(target, level));
}

const std::optional<WorkNest> &OpTraffic::getNest() {
  if (!hasNest)
    nest = makeWorkNest(work, sizes);
  hasNest = true;
  return nest;
}

/// Bytes that a tile may take: values that live in the next memory in (R18)
/// leave no room for it.
int64_t OpTraffic::countRoom(size_t number,
                             const InnerCapacity &capacity) const {
  Count resident;
  for (const SpaceTraffic &entry : summary.traffic)
    if (getLevelOfSpace(target, entry.space) == number + 1)
      resident += entry.bytesRead.upper + entry.bytesWritten.upper;
  int64_t room = capacity.tilingBytes.value_or(0);
  return std::max<int64_t>(
      0, room - std::min(room, resident.tryInt64().value_or(INT64_MAX)));
}

/// Everything moves once, in one tile. Nobody asks for a rough one.
void OpTraffic::setWhole(LevelTraffic &level, bool isRough) const {
  level.achievableBytes = level.lowerBytes.upper;
  if (isRough)
    return;
  for (const Loop &loop : work.loops) {
    std::optional<int64_t> extent = loop.extent.tryInt64();
    if (!extent)
      break;
    level.tiling.order.push_back(level.tiling.sizes.size());
    level.tiling.sizes.push_back(*extent);
  }
  if (level.tiling.sizes.size() != work.loops.size())
    level.tiling.clear();
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

/// Bytes of padding that the cost of `tiling` counts as moved, at least [B].
/// Each time that an operand moves whole, so does its padding. Products are at
/// most the bits of one element per iteration, which tilings keep below 2^62.
int64_t OpTraffic::countAbsentBytes(size_t number, const Tiling &tiling) const {
  int64_t bits = 0;
  for (auto [operand, access, absent] : llvm::zip_equal(
           nest->nest.operands, nest->accesses, nest->absentElements))
    if (absent > 0 && isCrossing(access->memorySpace, number))
      bits +=
          absent * operand.bits *
          (operand.isOutput() ? 1 : countRepeats(nest->nest, operand, tiling));
  return bits / 8;
}

/// Adds the accesses at places that the data decides. Each keeps what it needs
/// of the capacity: a value that all of them together may read whole stays; of
/// any other one each fetches its element. False if that is not known.
bool OpTraffic::placeScattered(size_t number, LevelProblem &problem) {
  for (const Access *access : nest->scattered) {
    if (!isCrossing(access->memorySpace, number))
      continue;
    ShapedType type = sizes.getShapedType(access->value);
    std::optional<Count> most =
        sizes.getBytes(access->elementType, access->elements->upper);
    if (!type || !type.hasStaticShape() || !most || !most->tryInt64())
      return false;
    Count all = 1;
    for (int64_t size : type.getShape())
      all *= size;
    bool readsWhole = access->elements->upper == all;
    std::optional<Count> kept =
        readsWhole ? most : sizes.getBytes(access->elementType, Count(1));
    if (!kept->tryInt64() ||
        llvm::AddOverflow(problem.scatteredBytes, *most->tryInt64(),
                          problem.scatteredBytes))
      return false;
    problem.tilingBytes -= std::min(problem.tilingBytes, *kept->tryInt64());
  }
  return true;
}

std::optional<LevelProblem>
OpTraffic::makeProblem(size_t number, const InnerCapacity &capacity) {
  std::optional<LevelProblem> result;
  if (!capacity.boundBytes || !getNest() || !work.extraTraffic.empty())
    return result;
  LevelProblem &problem = result.emplace();
  problem.boundBytes = *capacity.boundBytes;
  problem.tilingBytes = countRoom(number, capacity);
  problem.isBounded = !nest->isLoose && nest->scattered.empty();
  if (!placeScattered(number, problem)) {
    result.reset();
    return result;
  }
  problem.nest.extents = nest->nest.extents;
  for (auto [operand, access] :
       llvm::zip_equal(nest->nest.operands, nest->accesses))
    if (isCrossing(access->memorySpace, number))
      problem.nest.operands.push_back(operand);
  return result;
}

SmallVector<std::optional<LinearIndex>, 4>
OpTraffic::locate(size_t number) const {
  CacheLineTraffic places(work, sizes);
  SmallVector<std::optional<LinearIndex>, 4> addresses;
  for (const Access *access : nest->accesses)
    if (isCrossing(access->memorySpace, number))
      addresses.push_back(places.locate(*access));
  return addresses;
}

SmallVector<unsigned, 4> OpTraffic::listOperands(size_t number) const {
  SmallVector<unsigned, 4> operands;
  for (auto [position, access] : llvm::enumerate(nest->accesses))
    if (isCrossing(access->memorySpace, number))
      operands.push_back(position);
  return operands;
}

//===----------------------------------------------------------------------===//
// Interval
//===----------------------------------------------------------------------===//

/// Each iteration of the nest, or of the part of it that touches no padding,
/// has to be executed; beside what that needs, the other elements move once.
void OpTraffic::raiseLower(const LevelProblem &problem,
                           const TilingBounds &bounds, TilingMemo &memo,
                           CountRange &lowerBytes) const {
  if (!lowerBytes.isExact())
    return;
  int64_t more = bounds.lowerBytes - bounds.compulsoryBytes;
  if (!nest->interior.empty()) {
    LevelProblem interior = problem;
    interior.nest.extents = nest->interior;
    const std::optional<TilingBounds> &inner = memo.compute(interior);
    if (!inner)
      return;
    more = inner->lowerBytes - inner->compulsoryBytes;
  }
  lowerBytes = lowerBytes.lower + Count(std::max<int64_t>(0, more));
}

void OpTraffic::refine(size_t number, const InnerCapacity &capacity,
                       bool isRough, TilingMemo &memo, LevelTraffic &level) {
  // Partial results may be wider than what is stored in the end: from 8 to 64
  // bits.
  constexpr int64_t widestPartial = 8;
  if (level.lowerBytes.isZero())
    return;
  // What is raised counts elements: a line may bring what is needed next.
  CountRange elementBytes = level.lowerBytes;
  addLines(number, level);
  if (streaming && isStreamingLines(number, capacity))
    return setWhole(level, isRough);
  std::optional<int64_t> most = level.lowerBytes.upper.tryInt64();
  if (!most || !capacity.boundBytes)
    return;
  int64_t room = countRoom(number, capacity);
  if (*most <= room / widestPartial)
    return setWhole(level, isRough);
  if (work.residency) {
    if (std::optional<Count> refetched = countRefetched(room))
      level.achievableBytes = level.lowerBytes.upper + *refetched;
    return;
  }
  std::optional<LevelProblem> problem = makeProblem(number, capacity);
  Count whole = Count(*most);
  if (problem)
    whole += countCeilDiv(nest->widerBits, 8);
  if (whole.tryInt64().value_or(INT64_MAX) <= room)
    return setWhole(level, isRough);
  if (!problem)
    return;
  std::optional<TilingBounds> rough;
  level.isRough = isRough && getLineBytes(number) <= 1 &&
                  llvm::all_of(nest->absentElements,
                               [](int64_t absent) { return absent == 0; });
  if (level.isRough)
    rough = computeTilingBounds(problem->nest, problem->boundBytes,
                                problem->tilingBytes, /*isRough=*/true);
  const std::optional<TilingBounds> &bounds =
      level.isRough ? rough : memo.compute(*problem);
  if (!bounds)
    return;
  if (problem->isBounded)
    raiseLower(*problem, *bounds, memo, elementBytes);
  level.lowerBytes = {countMax(level.lowerBytes.lower, elementBytes.lower),
                      countMax(level.lowerBytes.upper, elementBytes.upper)};
  if (!bounds->achievableBytes)
    return;
  if (getLineBytes(number) > 1)
    return tileLines(number, *problem, memo, level);
  int64_t absent = countAbsentBytes(number, bounds->tiling);
  level.achievableBytes = countMax(Count(*bounds->achievableBytes - absent) +
                                       problem->scatteredBytes,
                                   level.lowerBytes.upper);
  level.tiling = bounds->tiling;
}
