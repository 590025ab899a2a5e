//===- ChainProblem.h - A segment of a chain in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_CHAINS_CHAINPROBLEM_H
#define ROOFLINE_LIB_NEST_CHAINS_CHAINPROBLEM_H

#include "../TilingProblem.h"
#include "roofline/Nest/ChainTraffic.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::roofline::chain {

using tiling::toBits;

/// Rows between two GEMMs: row-wise stages work on them in place.
struct Group {
  int64_t width = 0;
  /// The widest element that the rows pass through [bit].
  int64_t bits = 0;
  /// Whole rows have to be in the fast memory.
  bool mustHold = false;
  /// An online stage sees them column by column, and keeps state per row [bit].
  bool isOnline = false;
  int64_t stateBits = 0;
  /// Side inputs that are read once per row and stay meanwhile [bit].
  int64_t rowSideBits = 0;
  /// The most state that a stage keeps of a row if rows are held [bit].
  int64_t rowStateBits = 0;
};

struct Gemm {
  unsigned stage = 0;
  /// A partial sum of the result [bit].
  int64_t partialBits = 0;
  /// Its matrix among the shared operands.
  unsigned shared = 0;
};

/// An operand that all rows of a batch share: it moves once per block of rows,
/// or stays.
struct Shared {
  /// One of them, and what is in the fast memory of one that streams [bit].
  int64_t bits = 0, slotBits = 0;
  bool isPerBatch = false;
};

/// An operand of the segment.
struct Term {
  ChainTerm::Operand operand = ChainTerm::Operand::Input;
  unsigned stage = 0, index = 0;
  /// Each element once, over all batches; and of side inputs one element [bit].
  int64_t bits = 0, elementBits = 0;
  /// The group that uses it (the first or the last one for inputs and outputs),
  /// and its place among the shared operands, or -1.
  unsigned group = 0;
  int shared = -1;
  ChainSideInput::Shape shape = ChainSideInput::Shape::PerElement;
};

/// Query r / groups of a block of rows sees as many keys as its number + 1 +
/// `offset`.
struct Causality {
  int64_t groups = 1, keys = 0, offset = 0;
};

struct Problem {
  bool isPerBatch = false;
  /// 1 unless matrices are per batch.
  int64_t batch = 1;
  int64_t rows = 1;
  unsigned first = 0, last = 0;
  /// One more than GEMMs.
  SmallVector<Group, 4> groups;
  SmallVector<Gemm, 4> gemms;
  SmallVector<Shared, 4> shared;
  SmallVector<Term, 8> terms;
  /// One slot for each matrix that streams, instead of one for all.
  bool addsSlots = false;
  std::optional<Causality> causality;

  /// Precondition: the chain is well-formed and has these stages.
  static Problem make(const Chain &chain, unsigned first, unsigned last);

  /// Memory for what a stage of `group` reads beside an element, the most of
  /// any stage, without what is held per row and the shared rows that stay
  /// [bit].
  int64_t computeSideSlot(unsigned group, ArrayRef<bool> residents) const;

  /// The segment of which each operand moves as many bits as `moves` says.
  ChainSegment
  makeSegment(ChainSchedule schedule,
              llvm::function_ref<int64_t(const Term &)> moves) const;

private:
  void addGroup(int64_t width, int64_t bits);
  void addGemm(const Chain &chain, unsigned stage);
  void addRowWise(const Chain &chain, unsigned stage);
  void addResult(const Chain &chain, unsigned stage);
  void addSideInputs(const ChainStage &stage, unsigned number);
};

/// True if all sizes are valid and all numbers fit in 62 bits.
bool isWellFormed(const Chain &chain);

/// The stages of `problem` as a tiled GEMM. No value if there is not one GEMM
/// alone, if a stage needs whole rows, or if nothing fits.
std::optional<ChainSegment>
computeTiled(const Chain &chain, const Problem &problem, int64_t capacityBytes);

/// Blocks of rows that pass all stages. No value if nothing fits.
std::optional<ChainSegment> computeRowBlocks(const Problem &problem,
                                             int64_t capacityBits);

/// Tiles of the rows between two GEMMs. No value if there are not two GEMMs, if
/// a stage needs whole rows, or if nothing fits.
std::optional<ChainSegment> computePartialSums(const Problem &problem,
                                               int64_t capacityBits);

/// A row-wise stage that reads its rows several times. No value if the segment
/// is something else, or if nothing fits.
std::optional<ChainSegment> computeSeveralPasses(const Chain &chain,
                                                 const Problem &problem,
                                                 int64_t capacityBits);

} // namespace mlir::roofline::chain

#endif // ROOFLINE_LIB_NEST_CHAINS_CHAINPROBLEM_H
