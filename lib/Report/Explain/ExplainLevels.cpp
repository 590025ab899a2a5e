//===- ExplainLevels.cpp - Bytes at each memory level ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Traffic/TouchedElements.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

std::string Explainer::figureOf(size_t number, StringRef key) const {
  return ("levels/" + estimate.levels[number].level + "/" + key).str();
}

/// What crosses a level of what the op moves, once.
CountRange Explainer::sumAtLevel(CountRange SpaceTraffic::*direction,
                                 size_t number) const {
  CountRange sum;
  for (const SpaceTraffic &entry : all.traffic)
    if (isCrossing(target, entry.space, number))
      sum += entry.*direction;
  return sum;
}

std::optional<LevelProblem> Explainer::makeProblem(size_t number) {
  if (!isPlain())
    return std::nullopt;
  return OpTraffic(target, *work, all, sizes, options.traffic)
      .makeProblem(number, getInnerCapacity(target, number));
}

//===----------------------------------------------------------------------===//
// Least
//===----------------------------------------------------------------------===//

/// More than each distinct element once, as the segments need it (Hong and
/// Kung).
void Explainer::explainRaised(size_t number, const Count &distinct) {
  const LevelTraffic &level = estimate.levels[number];
  const Count &lower = level.lowerBytes.lower;
  if (explainLoopLevel(number, "/least", "lower_bytes", "least", lower))
    return;
  std::optional<Count> achievable = level.achievableBytes;
  auto giveUp = [&] {
    if (!record.parts.empty() && achievable == lower) // limitToAchievable
      return step(figureOf(number, "lower_bytes"),
                  "least, no more than the loops as written move",
                  "min(" + formatOperand(distinct) + ", " +
                      formatOperand(lower) + ")",
                  lower, "B", "LoopTraffic.md");
    const Count &once = record.once.estimate.levels[number].lowerBytes.lower;
    if (isRepeated() && once * record.executions == lower) {
      step("", "least for one execution", "", once, "B", "Traffic.md");
      return step(figureOf(number, "lower_bytes"), "least, all executions",
                  formatOperand(once) + " * " +
                      formatOperand(record.executions),
                  lower, "B", "R8");
    }
    step(figureOf(number, "lower_bytes"), "least", "", lower, "B",
         options.traffic.wholeLines              ? "Traffic.md, lines"
         : isRepeated() || !record.parts.empty() ? "LoopTraffic.md"
                                                 : "Traffic.md, lower bound");
  };
  std::optional<LevelProblem> problem = makeProblem(number);
  std::optional<WorkNest> nest =
      problem ? makeWorkNest(*work, sizes) : std::nullopt;
  if (!nest || options.traffic.wholeLines)
    return giveUp();
  Nest bounded = problem->nest;
  if (!nest->interior.empty())
    bounded.extents = nest->interior;
  std::optional<Segments> segments = findSegments(bounded, problem->boundBytes);
  std::optional<TilingBounds> bounds =
      computeTilingBounds(bounded, problem->boundBytes, problem->tilingBytes);
  if (!segments || !bounds ||
      lower !=
          distinct + Count(std::max<int64_t>(0, segments->getBytes() -
                                                    bounds->compulsoryBytes)))
    return giveUp();
  auto text = [](double value) { return formatExact(value); };
  step("", "what the memories further in hold", "", Count(problem->boundBytes),
       "B", "target");
  step("", "in bits", std::to_string(problem->boundBytes) + " * 8",
       segments->capacityBits, "bit", "");
  step("", "segments that a schedule is cut into", "", segments->number, "",
       "Traffic.md, lower bound");
  step("", "most bits of the operands in one of them", "",
       segments->segmentBits, "bit", "Traffic.md, lower bound");
  step("", "bits beside these operands", "", segments->restBits, "bit", "R10");
  step("",
       nest->interior.empty() ? "the segments need"
                              : "the segments need, where no padding is",
       "floor(floor((" + text(segments->number) + " * " +
           text(segments->segmentBits) + " - (" + text(segments->number) +
           " - 1) * " + text(segments->capacityBits) + " + " +
           text(segments->restBits) + ") * (1 - 1e-09)) / 8)",
       Count(segments->getBytes()), "B", "Traffic.md, lower bound");
  step("", "of these each distinct element once", "",
       Count(bounds->compulsoryBytes), "B", "R10");
  step(figureOf(number, "lower_bytes"), "least",
       formatOperand(distinct) + " + " + std::to_string(segments->getBytes()) +
           " - " + std::to_string(bounds->compulsoryBytes),
       lower, "B", "Traffic.md, lower bound");
}

/// The ops that the loops around the op, or those that it is, execute.
SmallVector<Operation *> Explainer::getLoopSubjects() const {
  SmallVector<Operation *> subjects = parts;
  if (subjects.empty() || (isRepeated() && record.parts.size() > 0))
    subjects.resize(1, op);
  if (isRepeated() && !parts.empty())
    subjects.front() = parts.front();
  return subjects;
}

/// Writes what the loops around an op, or those that it is, move past a memory,
/// op by op; false if that is not `value`.
bool Explainer::explainLoopLevel(size_t number, StringRef part, StringRef key,
                                 const Twine &text, const Count &value) {
  std::string of = estimate.levels[number].level + part.str();
  bool isLeast = key == "lower_bytes";
  auto sum =
      sumNoted(getLoopSubjects(), of, isLeast ? "bytes" : "bytes_upper", value);
  if (!sum)
    return false;
  step(figureOf(number, key), text, *sum, value, "B", "LoopTraffic.md");
  return true;
}

void Explainer::explainLower(size_t number) {
  const LevelTraffic &level = estimate.levels[number];
  CountRange distinct = sumAtLevel(&SpaceTraffic::bytesRead, number);
  distinct += sumAtLevel(&SpaceTraffic::bytesWritten, number);
  if (level.lowerBytes.lower.isZero())
    ;
  else if (level.lowerBytes.lower == distinct.lower)
    step(figureOf(number, "lower_bytes"), "least, each distinct byte once",
         formatOperand(distinct.lower), distinct.lower, "B", "R10");
  else
    explainRaised(number, distinct.lower);
  if (level.lowerBytes.isExact())
    return;
  const Count &upper = level.lowerBytes.upper;
  StringRef text = "the most that the data can ask for";
  if (upper != distinct.upper &&
      explainLoopLevel(number, "/least", "upper_bytes", text, upper))
    return;
  step(figureOf(number, "upper_bytes"), text,
       upper == distinct.upper ? formatOperand(upper)
       : level.achievableBytes == upper
           ? "min(" + formatOperand(distinct.upper) + ", " +
                 formatOperand(upper) + ")"
           : "",
       upper, "B", "R19");
}

//===----------------------------------------------------------------------===//
// Achievable
//===----------------------------------------------------------------------===//

static StringRef getInner(const TargetDescription &target, size_t number) {
  return number + 1 < target.levels.size()
             ? StringRef(target.levels[number + 1].name)
             : "the registers";
}

/// How often `tiling` moves all of `operand`: the loops over tiles that it does
/// not use, outside of the innermost one that it does.
static Formula describeRepeats(const Nest &nest, const Operand &operand,
                               const Tiling &tiling) {
  Formula repeats{"", 1};
  bool isInside = true;
  for (unsigned loop : llvm::reverse(tiling.order)) {
    int64_t extent = nest.extents[loop], size = tiling.sizes[loop];
    if (size >= extent)
      continue;
    bool isUsed = operand.isIndexedBy(loop);
    if (!isInside && !isUsed) {
      repeats.value *= Count(llvm::divideCeil(extent, size));
      repeats.text += (repeats.text.empty() ? "ceil(" : " * ceil(") +
                      std::to_string(extent) + " / " + std::to_string(size) +
                      ")";
    }
    isInside &= !isUsed;
  }
  return repeats;
}

/// What the best tiling moves, operand by operand.
void Explainer::explainTiles(size_t number, const LevelProblem &problem) {
  const LevelTraffic &level = estimate.levels[number];
  const Count &moved = *level.achievableBytes;
  std::optional<TilingBounds> bounds = computeTilingBounds(
      problem.nest, problem.boundBytes, problem.tilingBytes);
  std::optional<WorkNest> nest = makeWorkNest(*work, sizes);
  auto giveUp = [&] {
    step(figureOf(number, "achievable_bytes"), "the best tiling found", "",
         moved, "B", "Traffic.md, best tiling");
  };
  if (!bounds || !bounds->achievableBytes || !nest ||
      !(bounds->tiling == level.tiling))
    return giveUp();
  std::string tile, order;
  for (int64_t size : level.tiling.sizes)
    tile += (tile.empty() ? "" : " x ") + std::to_string(size);
  for (unsigned loop : level.tiling.order)
    order += (order.empty() ? "d" : " d") + std::to_string(loop);
  step(
      "", "tile " + tile + ", the loops over tiles " + order + ": it takes", "",
      Count(computeTileFootprint(problem.nest, level.tiling.sizes).value_or(0)),
      "B", "Traffic.md, best tiling");
  for (auto [loop, size] : llvm::enumerate(level.tiling.sizes))
    if (size < problem.nest.extents[loop])
      step("", "iterations of d" + Twine(loop) + " in a tile", "", Count(size),
           "", "Traffic.md, best tiling");
  step("", "room for it in " + getInner(target, number), "",
       Count(problem.tilingBytes), "B", "target");
  SmallVector<std::string> operands;
  int64_t sum = 0, absentBits = 0;
  size_t place = 0;
  for (auto [operand, access, absent] : llvm::zip_equal(
           nest->nest.operands, nest->accesses, nest->absentElements)) {
    if (place >= problem.nest.operands.size() ||
        !(problem.nest.operands[place] == operand))
      continue;
    Nest alone{problem.nest.extents, {operand}};
    std::optional<int64_t> bytes = computeTiledTraffic(alone, level.tiling);
    ++place;
    if (!bytes)
      return giveUp();
    int64_t repeats = countRepeats(problem.nest, operand, level.tiling);
    std::string text = (operand.isOutput() ? "writes " : "reads ") +
                       describeValue(access->value);
    if (Formula times = describeRepeats(problem.nest, operand, level.tiling);
        repeats > 1)
      step("", text + ": times that it moves",
           times.value == Count(repeats) ? times.text : "", Count(repeats), "",
           "Traffic.md, best tiling");
    std::optional<Formula> image =
        access->map ? describeTouchedElements(access->map, work->loops)
                    : std::nullopt;
    if (image && access->elements)
      step("", text + ": elements, padding too", image->text, image->value, "",
           "R10");
    std::string formula;
    auto isBytes = [&](const Count &count) { return count == Count(*bytes); };
    if (image && operand.bits % 8 == 0 && operand.partialBits % 8 == 0) {
      Count elements = image->value;
      Count once = elements * Count(operand.bits / 8);
      std::string one =
          formatOperand(elements) + " * " + std::to_string(operand.bits / 8);
      if (!operand.isOutput() && isBytes(once * Count(repeats)))
        formula = one + " * " + std::to_string(repeats);
      else if (operand.isOutput()) {
        int64_t own = operand.role == OperandRole::Update ? 2 : 1;
        Count partial =
            elements * Count(2 * operand.partialBits / 8) * Count(repeats - 1);
        if (isBytes(once * Count(own) + partial))
          formula = one + " * " + std::to_string(own) + " + 2 * " +
                    formatOperand(elements) + " * " +
                    std::to_string(operand.partialBits / 8) + " * (" +
                    std::to_string(repeats) + " - 1)";
      }
    }
    step("", text, formula, Count(*bytes), "B",
         formula.empty() ? "Traffic.md, windows share elements"
                         : "Traffic.md, best tiling");
    operands.push_back(std::to_string(*bytes));
    sum += *bytes;
    if (absent > 0)
      absentBits += absent * operand.bits * (operand.isOutput() ? 1 : repeats);
  }
  if (problem.scatteredBytes > 0) {
    step("", "at places that the data decides, at most", "",
         Count(problem.scatteredBytes), "B", "R19");
    operands.push_back(std::to_string(problem.scatteredBytes));
    sum += problem.scatteredBytes;
  }
  std::string text = joinSum(operands);
  if (absentBits > 0) {
    step("", "of these padding, which doesn't move", "", Count(absentBits / 8),
         "B", "Traffic.md");
    text += " - " + std::to_string(absentBits / 8);
    sum -= absentBits / 8;
  }
  if (countMax(Count(sum), level.lowerBytes.upper) != moved)
    return giveUp();
  if (Count(sum) != moved)
    text = "max(" + text + ", " + formatOperand(level.lowerBytes.upper) + ")";
  step(figureOf(number, "achievable_bytes"), "the best tiling found", text,
       moved, "B", "Traffic.md, best tiling");
}

void Explainer::explainAchievable(size_t number) {
  const LevelTraffic &level = estimate.levels[number];
  if (!level.achievableBytes || level.achievableBytes->isZero())
    return;
  bool isTiled = false;
  if (isPlain())
    for (auto [size, loop] : llvm::zip(level.tiling.sizes, work->loops))
      isTiled |= Count(size) != loop.extent;
  if (*level.achievableBytes == level.lowerBytes.upper && !isTiled) {
    std::string reason = "no more is needed: ";
    if (!isPlain())
      reason += "the loops as written move no more";
    else if (isStreaming(*work))
      reason += "any order moves it once";
    else
      reason += (Twine(work->residency ? "what has to stay fits in "
                                       : "all of it fits in ") +
                 getInner(target, number))
                    .str();
    return step(figureOf(number, "achievable_bytes"), reason,
                formatOperand(level.lowerBytes.upper), *level.achievableBytes,
                "B", isPlain() ? "Traffic.md" : "LoopTraffic.md");
  }
  std::optional<LevelProblem> problem = makeProblem(number);
  if (problem && !level.tiling.empty() && !options.traffic.wholeLines)
    return explainTiles(number, *problem);
  const Count &moved = *level.achievableBytes;
  StringRef figure = "achievable_bytes";
  bool isWritten = isRepeated() || !record.parts.empty();
  StringRef text =
      isWritten ? "with the loops as written" : "known to be enough";
  if (explainLoopLevel(number, "/written", figure, text, moved))
    return;
  std::string formula;
  if (auto called = sumCalled(
          level.level + Twine(", enough"), moved, "B",
          [&](const OpRecord &row) {
            return row.getAll().estimate.levels[number].achievableBytes;
          }))
    formula = *called;
  else if (isRepeated() && record.parts.empty()) {
    std::optional<Count> once =
        record.once.estimate.levels[number].achievableBytes;
    if (once && *once * record.executions == moved) {
      step("", "enough for one execution", "", *once, "B", "Traffic.md");
      formula = formatOperand(*once) + " * " + formatOperand(record.executions);
    }
  }
  step(figureOf(number, figure), text, formula, moved, "B",
       isWritten ? "LoopTraffic.md" : "Traffic.md");
}

void Explainer::explainLevel(size_t number) {
  const LevelTraffic &level = estimate.levels[number];
  if (level.lowerBytes.isZero() &&
      (!level.achievableBytes || level.achievableBytes->isZero()))
    return;
  begin(level.level);
  explainLower(number);
  explainAchievable(number);
  explainInPlace(number);
  if (level.nodes > 1)
    explainNodes(number);
  explainLevelTimes(number);
}
