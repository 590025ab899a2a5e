//===- Conditions.h - Iterations that take a branch -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_LOOPS_CONDITIONS_H
#define ROOFLINE_LIB_MODELS_LOOPS_CONDITIONS_H

#include "ModelUtils.h"

namespace mlir::roofline {

/// Returns true if `value` is index arithmetic on counters of loops, ids of
/// threads, arguments, sizes and constants, and known in terms of these.
bool isIndexArithmetic(Value value, WorkContext &context);

/// Returns 1 where `condition` holds and 0 elsewhere, as a function of the
/// counters of the loops around (R8); nullopt if it is no comparison of index
/// arithmetic.
std::optional<Count> computeCondition(Value condition, WorkContext &context);

/// Appends the regions of `branch`, the first of which executes where
/// `condition` is 1. Each executes once where that is not known.
void addBranches(Operation *branch, const std::optional<Count> &condition,
                 SmallVectorImpl<RegionExecution> &executions);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_LOOPS_CONDITIONS_H
