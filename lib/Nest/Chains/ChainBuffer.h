//===- ChainBuffer.h - Memory for a block of rows -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows between two GEMMs (a group) are held whole or pass a column at a time: a
// GEMM sums up held results from passing rows, or makes passing results from
// held rows, so that no two neighbours pass. A phase is the GEMMs from one held
// group to the next one. It needs m rows of these two, m elements of what
// passes, and an element of the matrix that streams.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_CHAINS_CHAINBUFFER_H
#define ROOFLINE_LIB_NEST_CHAINS_CHAINBUFFER_H

#include "ChainProblem.h"

namespace mlir::roofline::chain {

/// What a phase needs for m rows: m * rowBits + slotBits [bit].
struct PhaseNeed {
  int64_t rowBits = 0, slotBits = 0;
};

/// Which groups pass, and what that costs.
struct Holding {
  int64_t cost = 0;
  SmallVector<bool, 4> passes;
};

/// The fast memory of a block beside the shared operands that stay.
class ChainBuffer {
public:
  ChainBuffer(const Problem &problem, ArrayRef<bool> residents);

  /// The most rows of which a block fits in `room` [bit], 0 for none.
  int64_t findMaxRows(int64_t room) const;
  /// With the least memory for a block of `rows` rows [bit].
  Holding findHolding(int64_t rows) const;

private:
  PhaseNeed needHeld(unsigned group) const;
  PhaseNeed needPhase(unsigned first, unsigned last, bool firstPasses,
                      bool lastPasses) const;
  Holding
  minimizeWorst(llvm::function_ref<int64_t(const PhaseNeed &)> cost) const;

  const Problem &problem;
  /// Per group, what its stages read beside an element; per GEMM, what is there
  /// of a matrix that streams, and all of these together [bit].
  SmallVector<int64_t, 4> sideSlots, gemmSlots;
  int64_t allSlots = 0;
};

} // namespace mlir::roofline::chain

#endif // ROOFLINE_LIB_NEST_CHAINS_CHAINBUFFER_H
