//===- IndexRanges.h - Constant bounds of index values ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_INDEXRANGES_H
#define ROOFLINE_LIB_MODELS_INDEXRANGES_H

#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// Returns constant bounds on all values that `index` takes while the loops
/// around its definition run. Handles constants, induction variables of loops
/// with constant bounds, and sums, products and affine expressions of these.
/// Returns nullopt if the bounds are unknown.
std::optional<CountRange> getIndexRange(WorkContext &context, Value index);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_INDEXRANGES_H
