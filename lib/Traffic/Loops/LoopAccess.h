//===- LoopAccess.h - Accesses as elements of storage --------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H

#include "LoopContext.h"

namespace mlir::roofline {

/// An element of a value, seen through views and through what loops and ops
/// update in place, down to the value that made the storage.
struct TracedValue {
  Value root;
  /// Before the loops write to it, it holds one value or nothing defined (R12).
  bool isUniform = false;
  /// No value if a view moves elements in another way than a slice does.
  std::optional<LinearIndices> indices;
};
TracedValue traceToRoot(Value value, std::optional<LinearIndices> indices,
                        Operation *outermost, LoopContext &context);

/// The element of the accessed value at the loops of its op, whose numbers are
/// `ownLoops` (no value for a loop that isn't known). Adds loops for an access
/// to a whole value. No value if it isn't linear in the loops.
std::optional<LinearIndices>
computeAccessIndices(const Access &access,
                     ArrayRef<std::optional<unsigned>> ownLoops,
                     LoopContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H
