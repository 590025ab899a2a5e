//===- ChainSingle.cpp - Segments of at most one GEMM -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"
#include "TilingProblem.h"

#include "roofline/Analysis/Tiling.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using Operand = ChainTerm::Operand;
using Shape = ChainSideInput::Shape;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// One GEMM
//===----------------------------------------------------------------------===//

namespace {
/// The nest of a GEMM: loops batch (if matrices are per batch), m, n, k, and an
/// operand per term.
class GemmNest {
public:
  GemmNest(const Chain &chain, const Problem &problem)
      : chain(chain), problem(problem) {}
  TilingNest make() const;

private:
  int64_t getBits(const Term &term) const;
  TilingOperand makeOperand(const Term &term) const;

  const Chain &chain;
  const Problem &problem;
};
} // namespace

/// Size of an element in the slow memory.
int64_t GemmNest::getBits(const Term &term) const {
  const ChainStage &stage = chain.stages[term.stage];
  switch (term.operand) {
  case Operand::Input:
    return term.stage ? chain.stages[term.stage - 1].bits : chain.bits;
  case Operand::Weights:
    return stage.weightBits;
  case Operand::SideInput:
    return stage.sideInputs[term.index].bits;
  case Operand::Kept:
  case Operand::Output:
    return stage.bits;
  }
  llvm_unreachable("unknown operand");
}

/// What the finished tile of C reads or writes moves once, as an output without
/// partial results does.
TilingOperand GemmNest::makeOperand(const Term &term) const {
  unsigned m = problem.isPerBatch, n = m + 1, k = m + 2;
  bool isWeights = term.operand == Operand::Weights;
  bool hasRows = !isWeights && term.shape != Shape::PerColumn;
  bool hasColumns = !isWeights && term.shape != Shape::PerRow;
  TilingOperand operand;
  if (problem.isPerBatch && (isWeights || hasRows))
    operand.loops.push_back(0);
  if (isWeights)
    operand.loops.append({k, n});
  if (hasRows)
    operand.loops.push_back(m);
  if (hasColumns)
    operand.loops.push_back(term.group == 0 ? k : n);
  operand.bits = getBits(term);
  operand.isOutput = term.operand == Operand::Kept ||
                     term.operand == Operand::Output ||
                     (term.group == 1 && hasRows && hasColumns);
  if (term.operand == Operand::Output)
    operand.partialBits = problem.gemms[0].partialBits;
  return operand;
}

TilingNest GemmNest::make() const {
  TilingNest nest;
  if (problem.isPerBatch)
    nest.extents.push_back(problem.batch);
  nest.extents.append(
      {problem.rows, problem.groups[1].width, problem.groups[0].width});
  for (const Term &term : problem.terms)
    nest.operands.push_back(makeOperand(term));
  return nest;
}

std::optional<ChainSegment> chain::computeTiled(const Chain &chain,
                                                const Problem &problem,
                                                int64_t capacityBytes) {
  bool needsRows = llvm::any_of(problem.groups, [](const Group &group) {
    return group.mustHold || group.isOnline;
  });
  if (problem.gemms.size() != 1 || needsRows)
    return std::nullopt;
  TilingNest nest = GemmNest(chain, problem).make();
  std::optional<TilingBounds> bounds =
      computeTilingBounds(nest, capacityBytes, capacityBytes);
  if (!bounds || !bounds->achievableBytes)
    return std::nullopt;
  tiling::Problem tiled = *tiling::Problem::make(nest);
  SmallVector<int64_t, 4> trips;
  for (auto [extent, size] : llvm::zip_equal(nest.extents, bounds->tile))
    trips.push_back(llvm::divideCeil(extent, size));
  ChainSegment segment =
      problem.makeSegment(ChainSchedule::Tiled, [&](const Term &term) {
        unsigned index = &term - problem.terms.begin();
        return tiled.computeMovedBits(
            index, tiled.findMovement(index, trips, bounds->order),
            {bounds->tile, trips});
      });
  segment.bufferBytes = *computeTileFootprint(nest, bounds->tile);
  segment.tile.assign(bounds->tile.begin(), bounds->tile.end());
  segment.order.assign(bounds->order.begin(), bounds->order.end());
  return segment;
}

//===----------------------------------------------------------------------===//
// One row-wise stage
//===----------------------------------------------------------------------===//

/// Blocks of rows pass column by column, state per row stays.
std::optional<ChainSegment> chain::computeSeveralPasses(const Chain &chain,
                                                        const Problem &problem,
                                                        int64_t capacityBits) {
  const Group &group = problem.groups[0];
  if (problem.first != problem.last || !problem.gemms.empty() ||
      !group.mustHold)
    return std::nullopt;
  SmallVector<bool, 8> none(problem.shared.size(), false);
  int64_t sideSlot = problem.computeSideSlot(0, none);
  int64_t row = group.bits + group.stateBits + group.rowSideBits;
  int64_t most = std::min((capacityBits - sideSlot) / row, problem.rows);
  if (most < 1)
    return std::nullopt;
  int64_t blocks = llvm::divideCeil(problem.rows, most);
  int64_t rows = llvm::divideCeil(problem.rows, blocks);
  int64_t passes = chain.stages[problem.first].passes;
  ChainSegment segment =
      problem.makeSegment(ChainSchedule::SeveralPasses, [&](const Term &term) {
        bool repeats =
            term.operand == Operand::Input ||
            (term.operand == Operand::SideInput && term.shape != Shape::PerRow);
        return term.bits * (repeats ? passes : 1) *
               (term.shared >= 0 ? blocks : 1);
      });
  segment.bufferBytes = llvm::divideCeil(rows * row + sideSlot, 8);
  segment.blockRows = rows;
  segment.maxBlockRows = most;
  segment.numBlocks = blocks;
  return segment;
}
