//===- ExplainInPlace.cpp - Bytes by where values lie ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Explainer.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Traffic/InPlace.h"

using namespace mlir;
using namespace mlir::roofline;

/// R26.
void Explainer::explainInPlace(size_t number) {
  const LevelTraffic &level = estimate.levels[number];
  std::string figure = figureOf(number, "least_in_place_bytes");
  if (level.inPlaceBytes.isZero())
    return;
  if (isRepeated() && !isCall()) {
    const Count &once = record.once.estimate.levels[number].inPlaceBytes;
    step("", "in place, one execution", "", once, "B", "R26");
    bool follows = level.lowerBytes.lower.isConstant() &&
                   countMin(once * record.executions, level.lowerBytes.lower) ==
                       level.inPlaceBytes;
    return step(figure, "in place",
                follows ? "min(" + formatOperand(once) + " * " +
                              formatOperand(record.executions) + ", " +
                              formatOperand(level.lowerBytes.lower) + ")"
                        : "",
                level.inPlaceBytes, "B", "R26");
  }
  if (auto called =
          sumCalled(level.level + Twine(", in place"), level.inPlaceBytes, "B",
                    [&](const OpRecord &row) {
                      return std::optional(
                          row.getAll().estimate.levels[number].inPlaceBytes);
                    }))
    return step(figure, "in place", *called, level.inPlaceBytes, "B", "R20");
  Count reads = sumAtLevel(&SpaceTraffic::bytesRead, number).lower;
  Count writes = sumAtLevel(&SpaceTraffic::bytesWritten, number).lower;
  const Count &whole = level.lowerBytes.lower;
  std::optional<int64_t> held = getHeldBytes(target, number);
  bool fillsWrites = options.traffic.wholeLines &&
                     target.levels[number].lineBytes.value_or(1) > 1;
  bool fillsReads =
      fillsWrites || llvm::any_of(ArrayRef(target.levels).drop_front(number),
                                  [](const MemoryLevel &inner) {
                                    return inner.instances > 1;
                                  });
  auto compute = [&](const Count &cold) {
    if (!held)
      return countMin(whole, cold);
    Count warm = countMin(*held, reads - cold), dirty = countMin(*held, writes);
    return countMin(whole, countMax(reads + writes - warm - dirty,
                                    whole - (fillsReads ? Count(*held) : warm) -
                                        (fillsWrites ? Count(*held) : dirty)));
  };
  // The least cold bytes with that result; it never falls if they grow.
  // What a branch of a kernel touches doesn't count (R27).
  bool hasBranch = false;
  if (!record.parts.empty())
    op->walk([&](ExecutionOpInterface control) {
      hasBranch |= control.areRegionsExclusive();
    });
  if (hasBranch || !reads.isConstant() || !whole.isConstant() ||
      compute(reads) < level.inPlaceBytes)
    return step(figure, "in place", "", level.inPlaceBytes, "B",
                hasBranch ? "R26, R27" : "R26");
  Count low = 0, high = reads;
  while (low != high) {
    Count middle = countFloorDiv(low + high, 2);
    if (compute(middle) < level.inPlaceBytes)
      low = middle + 1;
    else
      high = middle;
  }
  if (compute(low) != level.inPlaceBytes)
    return step(figure, "in place", "", level.inPlaceBytes, "B", "R26");
  auto text = [](const Count &count) { return formatOperand(count); };
  std::string cold = text(low), l = text(whole);
  step("", "cold at least: read, and touched by nothing before", "", low, "B",
       "R26");
  if (!held)
    return step(figure, "in place; memories further in may hold the rest",
                "min(" + l + ", " + cold + ")", level.inPlaceBytes, "B", "R26");
  step("", "held further in at most, registers included", "", Count(*held), "B",
       "target");
  std::string c = std::to_string(*held);
  std::string warm = "min(" + c + ", " + text(reads) + " - " + cold + ")";
  std::string dirty = "min(" + c + ", " + text(writes) + ")";
  step(figure, "in place",
       "min(" + l + ", max(" + text(reads) + " + " + text(writes) + " - " +
           warm + " - " + dirty + ", " + l + " - " + (fillsReads ? c : warm) +
           " - " + (fillsWrites ? c : dirty) + "))",
       level.inPlaceBytes, "B", "R26");
}

/// R28.
void Explainer::explainNodes(size_t number) {
  const LevelTraffic &level = estimate.levels[number];
  DerivedCount placed;
  for (const SpaceTraffic &entry : level.placed) {
    Placement placement = Placement::get(entry.placement);
    for (const Count &bytes : {entry.bytesRead.lower, entry.bytesWritten.lower})
      if (!bytes.isZero()) {
        step("", "of what lies at '" + placement.str() + "'", "", bytes, "B",
             "R28");
        if (placement.node || placement.isInterleaved)
          placed += bytes;
      }
  }
  DerivedCount nodes = level.nodes;
  DerivedCount far = countFloorDiv(placed * (nodes - 1), nodes);
  if (!far.get().isZero())
    step(figureOf(number, "far_bytes"), "over the links between nodes",
         far.getText(), far.get(), "B", "R28");
}
