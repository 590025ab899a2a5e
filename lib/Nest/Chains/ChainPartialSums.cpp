//===- ChainPartialSums.cpp - Tiles of the rows between two GEMMs -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// B = A W0, C = B W1 in tiles of B of m rows and l columns, the columns
// innermost: a column of A and an element of W0 at a time make a tile, which
// then adds to the rows of C a column and an element of W1 at a time. Partial
// sums of C leave and return. With pm = ceil(M/m), pl = ceil(L/l) the input
// moves pl times, both matrices pm times.
//
//===----------------------------------------------------------------------===//

#include "ChainProblem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::chain;
using Part = ChainTerm::Operand;
using Shape = ChainSideInput::Shape;

namespace {
class PartialSumSearch {
public:
  PartialSumSearch(const Problem &problem, int64_t capacityBits)
      : problem(problem), capacityBits(capacityBits) {
    SmallVector<bool, 8> none(problem.shared.size(), false);
    for (unsigned group = 0; group < 3; ++group)
      sideSlots[group] = problem.computeSideSlot(group, none);
  }
  std::optional<ChainSegment> run();

private:
  int64_t computeNeed(int64_t rows, int64_t columns) const;
  int64_t findLargest(bool solvesRows, int64_t other) const;
  int64_t countMoved(const Term &term, int64_t rowTrips,
                     int64_t columnTrips) const;
  void tryTile(int64_t rows, int64_t columns);
  int64_t getColumns() const { return problem.groups[1].width; }

  const Problem &problem;
  int64_t capacityBits;
  int64_t sideSlots[3] = {};
  int64_t bestMoved = INT64_MAX, bestRows = 0, bestColumns = 0;
};
} // namespace

/// Memory for a tile of B, and a column of A or of C beside it [bit].
int64_t PartialSumSearch::computeNeed(int64_t rows, int64_t columns) const {
  const Group &a = problem.groups[0], &b = problem.groups[1],
              &c = problem.groups[2];
  auto getSlot = [&](unsigned gemm) {
    return problem.shared[problem.gemms[gemm].shared].slotBits;
  };
  int64_t tile = columns * b.bits;
  auto need = [&](const Group &beside, unsigned gemm, int64_t sideSlot) {
    return rows * (tile + beside.bits + beside.rowSideBits) +
           std::max(getSlot(gemm), sideSlot);
  };
  return std::max({need(a, 0, sideSlots[0]), need(c, 1, sideSlots[2]),
                   rows * (tile + b.rowSideBits) + sideSlots[1]});
}

/// The most rows, or columns, with `other` columns, or rows; 0 for none.
int64_t PartialSumSearch::findLargest(bool solvesRows, int64_t other) const {
  int64_t low = 0, high = (solvesRows ? problem.rows : getColumns()) + 1;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    int64_t need =
        solvesRows ? computeNeed(middle, other) : computeNeed(other, middle);
    (need <= capacityBits ? low : high) = middle;
  }
  return low;
}

int64_t PartialSumSearch::countMoved(const Term &term, int64_t rowTrips,
                                     int64_t columnTrips) const {
  if (term.shared >= 0) {
    // What the rows of A need comes back with each tile, the rest belongs to
    // columns of B or to the finished rows of C.
    bool isOfInput = term.group == 0 && term.operand == Part::SideInput;
    return problem.batch * problem.shared[term.shared].bits * rowTrips *
           (isOfInput ? columnTrips : 1);
  }
  bool comesBack =
      term.operand == Part::Input ||
      (term.operand == Part::SideInput &&
       (term.group == 0 || (term.group == 1 && term.shape == Shape::PerRow)));
  if (comesBack)
    return term.bits * columnTrips;
  if (term.operand != Part::Output)
    return term.bits;
  int64_t elements = problem.batch * problem.rows * problem.groups[2].width;
  return term.bits +
         elements * 2 * problem.gemms[1].partialBits * (columnTrips - 1);
}

void PartialSumSearch::tryTile(int64_t rows, int64_t columns) {
  if (rows == 0 || columns == 0)
    return;
  int64_t rowTrips = llvm::divideCeil(problem.rows, rows);
  int64_t columnTrips = llvm::divideCeil(getColumns(), columns);
  int64_t moved = 0;
  for (const Term &term : problem.terms)
    moved += countMoved(term, rowTrips, columnTrips);
  if (moved >= bestMoved)
    return;
  bestMoved = moved;
  bestRows = llvm::divideCeil(problem.rows, rowTrips);
  bestColumns = llvm::divideCeil(getColumns(), columnTrips);
}

/// All numbers of trips of the shorter side: traffic only falls as the other
/// one grows.
std::optional<ChainSegment> PartialSumSearch::run() {
  bool listsRows = problem.rows <= getColumns();
  int64_t extent = listsRows ? problem.rows : getColumns();
  for (int64_t size = extent; size > 0;) {
    int64_t other = findLargest(!listsRows, size);
    tryTile(listsRows ? size : other, listsRows ? other : size);
    if (size == 1)
      break;
    // The next smaller size that takes more trips.
    int64_t trips = llvm::divideCeil(extent, size - 1);
    size = llvm::divideCeil(extent, trips);
  }
  if (bestRows == 0)
    return std::nullopt;
  int64_t rowTrips = llvm::divideCeil(problem.rows, bestRows);
  int64_t columnTrips = llvm::divideCeil(getColumns(), bestColumns);
  ChainSegment segment =
      problem.makeSegment(ChainSchedule::PartialSums, [&](const Term &term) {
        return countMoved(term, rowTrips, columnTrips);
      });
  segment.bufferBytes = llvm::divideCeil(computeNeed(bestRows, bestColumns), 8);
  segment.blockRows = bestRows;
  segment.maxBlockRows = findLargest(true, bestColumns);
  segment.blockColumns = bestColumns;
  segment.numBlocks = problem.batch * rowTrips;
  return segment;
}

std::optional<ChainSegment> chain::computePartialSums(const Problem &problem,
                                                      int64_t capacityBits) {
  bool needsRows = llvm::any_of(problem.groups, [](const Group &group) {
    return group.mustHold || group.isOnline;
  });
  if (problem.gemms.size() != 2 || needsRows)
    return std::nullopt;
  return PartialSumSearch(problem, capacityBits).run();
}
