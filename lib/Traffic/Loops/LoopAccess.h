//===- LoopAccess.h - Accesses as elements of storage -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An access of an op inside loops, traced through views and in-place updates to
// the value that makes the storage, with its indices linear in loop counters.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H

#include "LoopContext.h"

namespace mlir::roofline {

/// An access of an op, with its place in the storage that the value is a view
/// of: the root.
struct LoopAccess : Access {
  /// Number of the root in the program.
  unsigned root = 0;
  /// True if the root holds one value, or no defined one, before the program
  /// writes to it, so that the first read moves nothing (R12).
  bool isUniform = false;
  /// One index per dim of the root, or nullopt if one isn't linear.
  std::optional<LinearIndices> rootIndices;
  /// Most elements that one execution touches, or nullopt if unknown.
  std::optional<int64_t> mostElements;
  /// Most elements that all executions touch, each as often as it is touched;
  /// `maxElements` if unknown.
  int64_t allElements = 0;
};

/// The storage behind a value, through views and what loops and ops update in
/// place, and an element of the value as one of the storage.
struct TracedValue {
  Value root;
  /// True if it holds one value, or no defined one, before the loops write to
  /// it (R12).
  bool isUniform = false;
  /// Nullopt if a view moves elements in another way than a slice does.
  std::optional<LinearIndices> indices;
};

/// Traces `value` and the element of it at `indices` to the root. Values made
/// outside `outermost` are followed through views alone.
TracedValue traceToRoot(Value value, std::optional<LinearIndices> indices,
                        Operation *outermost, LoopContext &context);

/// Returns the indices of an access in terms of the loops of its op, which have
/// the numbers `ownLoops` (nullopt for a loop that isn't known) and are `loops`
/// where no tile is smaller. Adds loops to `context` for what takes a whole
/// value or all of a dim of it, in whatever order. Returns nullopt if the
/// indices aren't linear in the loops.
std::optional<LinearIndices>
computeAccessIndices(const Access &access,
                     ArrayRef<std::optional<unsigned>> ownLoops,
                     ArrayRef<Loop> loops, LoopContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPACCESS_H
