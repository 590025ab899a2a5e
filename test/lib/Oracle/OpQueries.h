//===- OpQueries.h - Properties of ops under comparison ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_OPQUERIES_H
#define ROOFLINE_TEST_LIB_ORACLE_OPQUERIES_H

#include "mlir/IR/Operation.h"
#include "roofline/Analysis/ModuleAnalysis.h"

namespace mlir::roofline::oracle {

/// Returns true if the model of `op` states that it costs nothing.
bool isFree(Operation *op);

/// Returns true if what `op` executes depends on a branch in it.
bool hasBranch(Operation *op);

/// Returns true if a branch in the op of `record` counts as its larger side.
bool hasTakenBranch(const OpRecord &record);

/// Returns true for padding without a window in the map, which R9 ignores.
bool hasPaddingWithoutWindow(Operation *op);

/// Returns true for a fill that costs nothing: all its uses are inits (R13).
bool isFreeFill(Operation *op);

/// Returns true if an init is also an input: the buffers do not show which of
/// the two the op reads, and R12 excludes an init that one value filled.
bool readsInit(Operation *op);

/// Returns true if a tensor is an operand or a result of `op`.
bool computesOnTensors(Operation *op);

/// Returns true if an op around `op` may not execute it.
bool isConditional(Operation *op);

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_OPQUERIES_H
