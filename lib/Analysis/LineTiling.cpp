//===- LineTiling.cpp - Traffic of one op in whole lines -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTraffic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

void OpTraffic::addNotes(SmallVectorImpl<std::string> &notes) const {
  if (!lines)
    return;
  lines->addNotes(notes);
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
int64_t OpTraffic::countMovedLines(size_t number, const TilingNest &nest,
                                   const TilingBounds &tiling) const {
  Count moved;
  for (auto [operand, access] :
       llvm::zip_equal(this->nest->nest.operands, this->nest->accesses)) {
    if (!isCrossing(access->memorySpace, number))
      continue;
    std::optional<int64_t> bytes = computeTiledTraffic(
        {nest.extents, {operand}}, tiling.tile, tiling.order);
    std::optional<LineBytes> tiles =
        lines->countTiles(*access, tiling.tile, getLineBytes(number));
    if (!bytes)
      return INT64_MAX;
    if (tiles && tiles->elementBytes > 0)
      moved += countCeilDiv(Count(*bytes) * Count(tiles->lineBytes),
                            tiles->elementBytes);
    else
      moved += *bytes;
  }
  return moved.tryInt64().value_or(INT64_MAX);
}

/// True if the next memory in has room for the lines of a tile. A scratchpad
/// need not keep what it does not use of a line.
bool OpTraffic::holdsLines(size_t number, const LevelProblem &problem,
                           ArrayRef<int64_t> tile) const {
  if (target.levels[number + 1].isScratchpad)
    return true;
  Count footprint;
  for (auto [operand, access] :
       llvm::zip_equal(nest->nest.operands, nest->accesses)) {
    if (!isCrossing(access->memorySpace, number))
      continue;
    std::optional<int64_t> bytes =
        computeTileFootprint({problem.nest.extents, {operand}}, tile);
    std::optional<LineBytes> lineBytes =
        lines->countTile(*access, tile, getLineBytes(number));
    if (!bytes)
      return false;
    if (lineBytes && lineBytes->elementBytes > 0)
      footprint += countCeilDiv(Count(*bytes) * Count(lineBytes->lineBytes),
                                lineBytes->elementBytes);
    else
      footprint += *bytes;
  }
  return footprint.tryInt64().value_or(INT64_MAX) <= problem.tilingBytes;
}

/// Takes the best of several tilings: that for elements, and those of whole
/// lines or equal parts of lines along the loops whose elements follow each
/// other.
void OpTraffic::tileLines(size_t number, const LevelProblem &problem,
                          TilingMemo &memo, LevelTraffic &level) {
  if (number + 1 >= target.levels.size())
    return;
  int64_t best = INT64_MAX;
  for (int64_t part = getLineBytes(number); part >= 1; part /= 2) {
    SmallVector<int64_t, 8> granules = lines->findGranules(part);
    LevelProblem granular = problem;
    granular.nest = makeGranular(problem.nest, granules);
    std::optional<TilingBounds> bounds = memo.compute(granular);
    if (!bounds || !bounds->achievableBytes)
      continue;
    expandGranules(problem.nest, granular.nest, granules, bounds->tile);
    if (!holdsLines(number, problem, bounds->tile))
      continue;
    int64_t bytes = countMovedLines(number, problem.nest, *bounds);
    if (bytes >= best)
      continue;
    best = bytes;
    level.tile.assign(bounds->tile.begin(), bounds->tile.end());
    level.order.assign(bounds->order.begin(), bounds->order.end());
  }
  if (best != INT64_MAX)
    level.achievableBytes =
        countMax(Count(best) + problem.scatteredBytes, level.lowerBytes.upper);
}
