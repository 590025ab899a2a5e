//===- ChainSingle.cpp - Segments of at most one GEMM -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"
#include "roofline/Nest/TilingCost.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"

#include <functional>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using Part = ChainTerm::Operand;
using Shape = ChainSideInput::Shape;

//===----------------------------------------------------------------------===//
// One GEMM
//===----------------------------------------------------------------------===//

namespace {
/// The nest of a GEMM: loops batch (if matrices are per batch), m, n, k, and
/// operands of terms.
class GemmNest {
public:
  GemmNest(const Chain &chain, const Problem &problem);

  /// Bits that a term moves with `tiling`.
  std::function<int64_t(const Term &)> makeCounter(const Tiling &tiling) const;

  Nest nest;
  /// Memory for what is read element by element [bit].
  int64_t slotBits = 0;

private:
  int64_t getBits(const Term &term) const;
  bool isOperand(const Term &term) const;
  Operand makeOperand(const Term &term) const;

  const Chain &chain;
  const Problem &problem;
  /// Per term its operand, or -1.
  SmallVector<int, 8> operandOf;
};
} // namespace

GemmNest::GemmNest(const Chain &chain, const Problem &problem)
    : chain(chain), problem(problem) {
  if (problem.isPerBatch)
    nest.extents.push_back(problem.batch);
  nest.extents.append(
      {problem.rows, problem.groups[1].width, problem.groups[0].width});
  for (const Term &term : problem.terms) {
    operandOf.push_back(isOperand(term) ? int(nest.operands.size()) : -1);
    if (isOperand(term))
      nest.operands.push_back(makeOperand(term));
    else
      slotBits += term.elementBits;
  }
}

/// What belongs to an element of the finished tile of C is read or written with
/// it, and what somebody else needs of the input once: no matter of tiles.
bool GemmNest::isOperand(const Term &term) const {
  return term.operand != Part::Kept &&
         (term.operand != Part::SideInput || term.group == 0 ||
          term.shape != Shape::PerElement);
}

/// Size of an element in the slow memory.
int64_t GemmNest::getBits(const Term &term) const {
  const ChainStage &stage = chain.stages[term.stage];
  switch (term.operand) {
  case Part::Input:
    return term.stage ? chain.stages[term.stage - 1].bits : chain.bits;
  case Part::Weights:
    return stage.weightBits;
  case Part::SideInput:
    return term.elementBits;
  case Part::Kept:
  case Part::Output:
    return stage.bits;
  }
  llvm_unreachable("unknown operand");
}

Operand GemmNest::makeOperand(const Term &term) const {
  unsigned m = problem.isPerBatch, n = m + 1, k = m + 2;
  bool isWeights = term.operand == Part::Weights;
  bool hasRows = !isWeights && term.shape != Shape::PerColumn;
  bool hasColumns = !isWeights && term.shape != Shape::PerRow;
  Operand operand;
  auto addLoop = [&](unsigned loop) {
    operand.indices.push_back(LinearIndex::iteration(loop));
  };
  if (problem.isPerBatch && (isWeights || hasRows))
    addLoop(0);
  if (isWeights) {
    addLoop(k);
    addLoop(n);
  }
  if (hasRows)
    addLoop(m);
  if (hasColumns)
    addLoop(term.group == 0 ? k : n);
  operand.bits = getBits(term);
  if (term.operand == Part::Output) {
    operand.role = OperandRole::Output;
    operand.partialBits = problem.gemms[0].partialBits;
  }
  return operand;
}

std::function<int64_t(const Term &)>
GemmNest::makeCounter(const Tiling &tiling) const {
  tiling::Problem tiled = *tiling::Problem::make(nest);
  SmallVector<int64_t, 4> trips;
  for (auto [extent, size] : llvm::zip_equal(nest.extents, tiling.sizes))
    trips.push_back(llvm::divideCeil(extent, size));
  SmallVector<unsigned, 4> order;
  for (unsigned loop : tiling.order)
    if (trips[loop] > 1)
      order.push_back(loop);
  return [this, &tiling, tiled, trips, order](const Term &term) {
    int index = operandOf[&term - problem.terms.begin()];
    if (index < 0)
      return term.bits;
    return tiled.computeMovedBits(index, tiled.findMovement(index, order),
                                  {tiling.sizes, trips});
  };
}

std::optional<ChainSegment> chain::computeTiled(const Chain &chain,
                                                const Problem &problem,
                                                int64_t capacityBytes) {
  bool needsRows = llvm::any_of(problem.groups, [](const Group &group) {
    return group.mustHold || group.isOnline;
  });
  if (problem.gemms.size() != 1 || needsRows)
    return std::nullopt;
  GemmNest gemm(chain, problem);
  int64_t slotBytes = llvm::divideCeil(gemm.slotBits, 8);
  std::optional<TilingBounds> bounds =
      computeTilingBounds(gemm.nest, capacityBytes,
                          std::max<int64_t>(capacityBytes, 0) - slotBytes);
  if (!bounds || !bounds->achievableBytes)
    return std::nullopt;
  ChainSegment segment = problem.makeSegment(ChainSchedule::Tiled,
                                             gemm.makeCounter(bounds->tiling));
  segment.bufferBytes =
      *computeTileFootprint(gemm.nest, bounds->tiling.sizes) + slotBytes;
  segment.tiling = std::move(bounds->tiling);
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
            term.operand == Part::Input ||
            (term.operand == Part::SideInput && term.shape != Shape::PerRow);
        return term.bits * (repeats ? passes : 1) *
               (term.shared >= 0 ? blocks : 1);
      });
  segment.bufferBytes = llvm::divideCeil(rows * row + sideSlot, 8);
  segment.blockRows = rows;
  segment.maxBlockRows = most;
  segment.numBlocks = blocks;
  return segment;
}
