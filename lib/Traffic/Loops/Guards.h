//===- Guards.h - Accesses in branches on counters -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_GUARDS_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_GUARDS_H

#include "roofline/Symbols/ProgramContext.h"

namespace mlir::roofline {

/// True for a region of which others of the same op exclude the execution.
bool isBranch(const RegionExecution &level);

/// Returns min(1, executions): 1 if something executes, 0 if not.
Count countAny(const Count &executions);

/// Returns the conditions of the branches among `levels`, 1 in the iterations
/// of the loops among them that take the branch.
SmallVector<Count> getGuards(ArrayRef<RegionExecution> levels,
                             const ProgramContext &context);

/// Returns what the iterations touch in which all `guards` are 1, where `image`
/// is what all iterations touch through `map`. The first `numOwn` of the loops
/// are the op's. That is exact if each place of the access has elements of its
/// own: then the places count at which some iteration takes the branches.
CountRange countGuarded(AffineMap map, ArrayRef<Loop> all, unsigned numOwn,
                        ArrayRef<Count> guards, const CountRange &image);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_GUARDS_H
