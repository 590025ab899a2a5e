//===- NestWindows.h - Windows of one value in a nest -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTWINDOWS_H
#define ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTWINDOWS_H

#include "TileNest.h"

namespace mlir::roofline {

/// A linear index in the loops of a nest: loops and steps, sorted, and where it
/// starts.
struct ReadIndex {
  SmallVector<std::pair<unsigned, int64_t>, 2> terms;
  int64_t start = 0;

  /// `getLoop` gives the nest's loop for a dim of `index`. No value if `index`
  /// is not linear, or goes down.
  static std::optional<ReadIndex>
  get(AffineExpr index, llvm::function_ref<unsigned(unsigned)> getLoop);
};

/// What an operand reads of a value: an index per dim, where that is linear.
struct ReadWindow {
  Value value;
  SmallVector<std::optional<ReadIndex>, 4> indices;
};

/// Makes one operand of those that read windows of one value which follow each
/// other, such as the points of a stencil (R11): the smallest window around
/// them, with the corners of a cross. `windows` are those of the operands of
/// `nest`. Which of the windows it is, is one more loop of the nest, which no
/// tile cuts.
void uniteWindows(ArrayRef<ReadWindow> windows, TileNest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTWINDOWS_H
