//===- ChainSimulator.h - Runs fused schedules element by element -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the schedules of docs/understand/Chains.md on numbers, with a fast
// memory whose elements are loaded, made, stored and dropped one by one: what
// they compute, move and hold at most is counted, not calculated. Shares
// nothing with the analysis but the description of the chain.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_NEST_CHAINSIMULATOR_H
#define ROOFLINE_TEST_UNIT_NEST_CHAINSIMULATOR_H

#include "roofline/Nest/ChainTraffic.h"

#include <string>
#include <vector>

namespace mlir::roofline::test {

class Draw;

/// One element of a tensor of the chain.
struct Element {
  enum Tensor { Rows, Matrix, Side, State };
  Tensor tensor = Rows;
  /// Rows: results of stage - 1 (0: the input). Others: the stage's.
  unsigned stage = 0, index = 0;
  int64_t batch = 0, row = 0, column = 0;

  uint64_t pack() const {
    return uint64_t(tensor) << 60 | uint64_t(stage) << 52 |
           uint64_t(index) << 46 | uint64_t(batch) << 36 | uint64_t(row) << 18 |
           uint64_t(column);
  }
};

/// How blocks of rows run.
struct BlockSchedule {
  int64_t blockRows = 1;
  /// Per group of rows between GEMMs: a column at a time, or whole.
  std::vector<bool> passes;
  /// Per stage: the matrix stays; per stage and side input: the row stays.
  std::vector<bool> keepsMatrix;
  std::vector<std::vector<bool>> keepsSide;
};

/// What a run has cost [bit], and whether it was right.
struct ChainRun {
  int64_t movedBits = 0, peakBits = 0;
  /// Empty if each element was there when it was used and all results are those
  /// of the definition.
  std::string error;
};

/// All of `chain` in blocks of rows.
ChainRun runRowBlocks(const Chain &chain, const BlockSchedule &schedule);
/// All of `chain`, which has two GEMMs, in tiles of the rows between them.
ChainRun runPartialSums(const Chain &chain, int64_t rows, int64_t columns);
/// A softmax with two passes over its rows.
ChainRun runTwoPasses(const Chain &chain, int64_t blockRows);

/// The schedules of blocks that exist for `chain`, without their block size.
std::vector<BlockSchedule> listBlockSchedules(const Chain &chain);

/// `numGemms` small GEMMs with row-wise stages anywhere.
Chain drawChain(Draw &draw, unsigned numGemms);

std::string describe(const Chain &chain);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_NEST_CHAINSIMULATOR_H
