//===- LoopSums.h - Work that changes as loops iterate ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPSUMS_H
#define ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPSUMS_H

#include "roofline/Symbols/ProgramContext.h"

namespace mlir::roofline {

/// The values of one loop counter.
struct Counter {
  /// The symbol for it in counts; nullopt if no count has it.
  std::optional<std::string> symbol;
  /// The values of the symbol: first, first + step, ...
  Count first, step, trips;

  bool operator==(const Counter &other) const {
    return symbol == other.symbol && first == other.first &&
           step == other.step && trips == other.trips;
  }
};

/// Work of several executions.
struct ScaledWork {
  WorkSummary work;
  Count executions;
  /// True if the work differs between the executions.
  bool isSum = false;
  /// Counters that have yet to be summed over, as their values depend on those
  /// of loops further out; from the innermost out.
  SmallVector<Counter, 0> open;
};

/// Turns `scaled`, the work of one iteration of `loop`, into that of all
/// `executions` iterations. Where a counter of the loop occurs in the work,
/// such as in the size of the last tile, the result is the sum over its values,
/// which may have to wait for the loops further out. A counter stays a symbol
/// where that has no closed form, and the values are not constant or more than
/// some thousand.
void sumOverLoop(Operation *loop, const Count &executions,
                 ProgramContext &context, ScaledWork &scaled);

/// True if `scaled` differs from iteration to iteration of loops further out.
bool hasCounter(const ScaledWork &scaled);

/// Sums `scaled`, which all loops around have gone through, over its open
/// counters, or scales it where these stay symbols.
void closeSums(ScaledWork &scaled);

/// The same of `count` alone; nullopt where a counter would stay.
std::optional<Count> sumOverLoop(Operation *loop, const Count &executions,
                                 ProgramContext &context, const Count &count);

/// Puts the bytes of all executions taken together in place of those of `sum`,
/// the executions of work `once`, of which there are `executions` as a function
/// of the counters of the loops around. They don't exceed those, and are at
/// least those of one.
void useAllTraffic(SmallVector<SpaceTraffic, 1> all, WorkSummary once,
                   const Count &executions, ScaledWork &sum);

/// `count` in that iteration of the loops around `op` in which it is the
/// largest. No value if it depends on a counter whose values are not known or
/// too many.
std::optional<Count> maxOverLoops(Operation *op, const Count &count,
                                  ProgramContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPSUMS_H
