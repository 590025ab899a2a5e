//===- ViewIndices.h - Indices through views --------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From indices into a view to indices into the value that it is a view of:
// slices, casts and changes of shape.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_VIEWINDICES_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_VIEWINDICES_H

#include "LoopContext.h"

namespace mlir::roofline {

/// Returns the indices into the source of the view `value` that correspond to
/// `indices` into `value`. Returns nullopt if they aren't linear, or for a view
/// that is no slice, cast or change of shape.
std::optional<LinearIndices>
composeView(Value value, const LinearIndices &indices, LoopContext &context);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_VIEWINDICES_H
