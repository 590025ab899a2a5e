//===- LoopNotes.h - How sums over loops came about -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPNOTES_H
#define ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPNOTES_H

#include "LoopSums.h"

namespace mlir::roofline {

/// Notes the sums over `each` iteration of a loop. Where more than a few
/// iterations differ, by the same step each, the first and the last say all.
void noteSum(ArrayRef<ScaledWork> each, const ScaledWork &sum);

/// Notes `scaled` as `trips` times what it was.
void noteScaled(const ScaledWork &scaled, const Count &trips);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_LOOPS_LOOPNOTES_H
