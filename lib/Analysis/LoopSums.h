//===- LoopSums.h - Work that changes as loops iterate ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H
#define ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H

#include "roofline/Symbols/ProgramContext.h"

namespace mlir::roofline {

/// Work of several executions.
struct ScaledWork {
  WorkSummary work;
  Count executions;
  /// The work isn't the same in all of them.
  bool isSum = false;
};

/// Makes `scaled`, of one iteration of `loop`, that of all of them, of which
/// there are `executions`: the sum over the values of a counter that occurs in
/// it, such as the size of the last tile. A counter without constant bounds, or
/// with more than some thousand values, stays a symbol.
void sumOverLoop(Operation *loop, const Count &executions,
                 const ProgramContext &context, ScaledWork &scaled);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPSUMS_H
