//===- CacheLineTiling.cpp - Traffic of one op in whole lines -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/Granules.h"
#include "roofline/Traffic/OpTraffic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

void OpTraffic::addNotes(SmallVectorImpl<std::string> &notes) const {
  if (!lines)
    return;
  lines->addNotes(notes);
  if (work.residency)
    notes.push_back("lines not counted in what the op moves again");
  if (!work.extraTraffic.empty())
    notes.push_back("lines of work inside of the op not counted");
}

/// What level `number` moves at a time [B]; 1 if lines don't count.
int64_t OpTraffic::getLineBytes(size_t number) const {
  return lines ? target.levels[number].lineBytes.value_or(1) : 1;
}

/// Rounds the compulsory bytes up to lines.
void OpTraffic::addLines(size_t number, LevelTraffic &level) {
  int64_t lineBytes = getLineBytes(number);
  if (lineBytes > 1)
    level.lowerBytes += lines->countAdded(
        lineBytes, [&](Attribute space) { return isCrossing(space, number); });
}

/// True if a streaming op moves each line once: while it uses the parts of a
/// line, the fast memory holds a line of each operand, or as many as follow
/// each other in another one.
bool OpTraffic::isStreamingLines(size_t number, const InnerCapacity &capacity) {
  int64_t lineBytes = getLineBytes(number);
  if (lineBytes <= 1 || !capacity.tilingBytes)
    return true;
  std::optional<LevelProblem> problem = makeProblem(number, capacity);
  if (!problem)
    return true;
  std::optional<int64_t> footprint =
      computeTileFootprint(problem->nest, lines->findGranules(lineBytes));
  return !footprint || *footprint <= problem->tilingBytes;
}

/// Bytes that a tiling moves in lines: of each operand, as many times as those
/// of its elements as the lines of its tiles have more bytes than the elements.
std::optional<Count> OpTraffic::countMovedLines(size_t number, const Nest &nest,
                                                const Tiling &tiling) const {
  Count moved;
  for (auto [operand, access] :
       llvm::zip_equal(this->nest->nest.operands, this->nest->accesses)) {
    if (!isCrossing(access->memorySpace, number))
      continue;
    std::optional<int64_t> bytes =
        computeTiledTraffic({nest.extents, {operand}}, tiling);
    std::optional<CacheLineBytes> tiles =
        lines->countTiles(*access, tiling.sizes, getLineBytes(number));
    if (!bytes)
      return std::nullopt;
    if (tiles && tiles->elementBytes > 0)
      moved += countCeilDiv(Count(*bytes) * Count(tiles->lineBytes),
                            tiles->elementBytes);
    else
      moved += *bytes;
  }
  // Padding is no place in memory: such an operand is counted in elements.
  return moved - Count(countAbsentBytes(number, tiling));
}

/// Bytes that the lines of a tile take in the next memory in. A scratchpad need
/// not keep what it does not use of a line.
int64_t OpTraffic::countHeldLines(size_t number, const LevelProblem &problem,
                                  ArrayRef<int64_t> tile) const {
  if (target.levels[number + 1].isScratchpad)
    return 0;
  Count held;
  for (auto [operand, access] :
       llvm::zip_equal(nest->nest.operands, nest->accesses)) {
    if (!isCrossing(access->memorySpace, number))
      continue;
    std::optional<int64_t> bytes =
        computeTileFootprint({problem.nest.extents, {operand}}, tile);
    std::optional<CacheLineBytes> lineBytes =
        lines->countTile(*access, tile, getLineBytes(number));
    if (!bytes)
      return INT64_MAX;
    if (lineBytes && lineBytes->elementBytes > 0)
      held += countCeilDiv(Count(*bytes) * Count(lineBytes->lineBytes),
                           lineBytes->elementBytes);
    else
      held += *bytes;
  }
  return held.tryInt64().value_or(INT64_MAX);
}

/// The best tiling in multiples of `granules` whose lines fit: with less room
/// for elements where lines take more. No value if none was found.
std::optional<Tiling>
OpTraffic::findCacheLineTiling(size_t number, const LevelProblem &problem,
                               ArrayRef<int64_t> granules,
                               TilingMemo &memo) const {
  constexpr unsigned maxTries = 6;
  LevelProblem granular = problem;
  granular.nest = makeGranular(problem.nest, granules);
  for (unsigned tried = 0; tried < maxTries; ++tried) {
    std::optional<TilingBounds> bounds = memo.compute(granular);
    if (!bounds || !bounds->achievableBytes)
      return std::nullopt;
    Tiling &tiling = bounds->tiling;
    expandGranules(problem.nest, granular.nest, granules, tiling.sizes);
    int64_t held = countHeldLines(number, problem, tiling.sizes);
    if (held <= problem.tilingBytes)
      return tiling;
    double share = double(problem.tilingBytes) / double(held);
    granular.tilingBytes = int64_t(double(granular.tilingBytes) * share);
  }
  return std::nullopt;
}

/// What tiles may be multiples of: along the loops whose elements follow each
/// other, whole lines, or equal parts of lines along some of these loops.
static SmallVector<SmallVector<int64_t, 8>>
listGranules(const CacheLineTraffic &lines, int64_t lineBytes) {
  constexpr size_t maxChosen = 4;
  SmallVector<int64_t, 8> whole = lines.findGranules(lineBytes);
  SmallVector<unsigned, 4> chosen;
  for (unsigned loop = 0; loop < whole.size(); ++loop)
    if (whole[loop] > 1 && chosen.size() < maxChosen)
      chosen.push_back(loop);
  SmallVector<SmallVector<int64_t, 8>> all = {whole};
  for (int64_t part = lineBytes / 2; part >= 1; part /= 2) {
    SmallVector<int64_t, 8> parts = lines.findGranules(part);
    for (unsigned set = 0; set + 1 < 1u << chosen.size(); ++set) {
      SmallVector<int64_t, 8> granules = parts;
      for (auto [index, loop] : llvm::enumerate(chosen))
        if (set >> index & 1)
          granules[loop] = whole[loop];
      if (!llvm::is_contained(all, granules))
        all.push_back(std::move(granules));
    }
  }
  return all;
}

/// Takes the best of several tilings, counted in lines.
void OpTraffic::tileLines(size_t number, const LevelProblem &problem,
                          TilingMemo &memo, LevelTraffic &level) {
  if (number + 1 >= target.levels.size())
    return;
  std::optional<Count> best;
  for (const auto &granules : listGranules(*lines, getLineBytes(number))) {
    std::optional<Tiling> tiling =
        findCacheLineTiling(number, problem, granules, memo);
    if (!tiling)
      continue;
    std::optional<Count> bytes = countMovedLines(number, problem.nest, *tiling);
    if (!bytes || (best && !(*bytes < *best)))
      continue;
    best = bytes;
    level.tiling = std::move(*tiling);
    if (!(level.lowerBytes.upper < *best))
      break;
  }
  if (best)
    level.achievableBytes =
        countMax(*best + problem.scatteredBytes, level.lowerBytes.upper);
}
