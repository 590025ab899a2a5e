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

/// What an operand reads of a value: an index per dim in the loops of a nest,
/// where that is linear, starts at no negative place, and doesn't go down.
struct ReadWindow {
  Value value;
  SmallVector<std::optional<LinearIndex>, 4> indices;
};

/// Makes one operand of those that read windows of one value which follow each
/// other, such as the points of a stencil (R11): the smallest window around
/// them, with the corners of a cross. `windows` are those of the operands of
/// `nest`. Which of the windows it is, is one more loop of the nest, which no
/// tile cuts.
void uniteWindows(ArrayRef<ReadWindow> windows, TileNest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_NEST_NESTWINDOWS_H
