//===- ChainSimulator.h - Executes fused schedules --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the schedules of docs/understand/Chains.md on numbers, with a fast
// memory whose elements are loaded, created, stored and dropped one by one:
// results, traffic and peak footprint are counted and not calculated. Shares
// only the description of the chain with the analysis.
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
  /// For rows, the result of `stage` - 1 (0: the input); otherwise the stage
  /// itself.
  unsigned stage = 0, index = 0;
  int64_t batch = 0, row = 0, column = 0;

  uint64_t pack() const {
    return uint64_t(tensor) << 60 | uint64_t(stage) << 52 |
           uint64_t(index) << 46 | uint64_t(batch) << 36 | uint64_t(row) << 18 |
           uint64_t(column);
  }
};

/// A schedule of blocks of rows.
struct BlockSchedule {
  int64_t blockRows = 1;
  /// For each group of rows between GEMMs, whether it passes a column at a time
  /// or is held whole.
  std::vector<bool> passes;
  /// Whether the matrix of a stage stays, and whether the row of each of its
  /// side inputs does.
  std::vector<bool> keepsMatrix;
  std::vector<std::vector<bool>> keepsSide;
};

/// The cost [bit] and correctness of a run.
struct ChainRun {
  int64_t movedBits = 0, peakBits = 0;
  /// Empty if each element was present when used and all results are correct.
  std::string error;
};

/// Executes all of `chain` in blocks of rows.
ChainRun runRowBlocks(const Chain &chain, const BlockSchedule &schedule);
/// Executes all of `chain`, which has two GEMMs, in tiles of the rows between
/// them.
ChainRun runPartialSums(const Chain &chain, int64_t rows, int64_t columns);
/// Executes a softmax with two passes over its rows.
ChainRun runTwoPasses(const Chain &chain, int64_t blockRows);

/// Returns the block schedules that exist for `chain`, without their block
/// size.
std::vector<BlockSchedule> listBlockSchedules(const Chain &chain);

/// Draws a chain of `numGemms` small GEMMs with row-wise stages anywhere.
Chain drawChain(Draw &draw, unsigned numGemms);

std::string describe(const Chain &chain);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_NEST_CHAINSIMULATOR_H
