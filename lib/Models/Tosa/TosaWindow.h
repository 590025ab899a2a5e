//===- TosaWindow.h - The windows of convolutions and pooling -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_TOSAWINDOW_H
#define ROOFLINE_LIB_MODELS_TOSAWINDOW_H

#include "roofline/IR/Work.h"

namespace mlir::roofline {

/// One dim of a window that slides over a padded input. For output o, tap k
/// reads the input element stride*o + dilation*k - padBefore if it exists,
/// otherwise padding.
struct TosaWindow {
  Count input, outputs, kernel;
  int64_t stride = 1, dilation = 1;
  int64_t padBefore = 0, padAfter = 0;

  bool isPadded() const { return padBefore != 0 || padAfter != 0; }
};

/// Returns the number of pairs (o, k) that read an input element and not
/// padding (R9), or nullopt if it depends on unknown extents.
std::optional<Count> countUsefulTaps(const TosaWindow &window);
std::optional<Count> countUsefulTaps(ArrayRef<TosaWindow> windows);

/// Returns the number of distinct input elements that any pair reads (R10).
CountRange countTouched(const TosaWindow &window);
CountRange countTouched(ArrayRef<TosaWindow> windows);

/// Sets the useful FLOPs of `work` (R9), or adds a note that they are unknown.
/// The op executes `perTap` operations, float or integer, per tap of each
/// window position in each of `planes`, the images times channels of `input`. A
/// `tosa.pad` that produces the input counts as padding.
void setUsefulWork(Value input, SmallVector<TosaWindow, 3> windows,
                   const Count &planes, const Count &perTap,
                   WorkContext &context, Work &work);

/// Returns the number of outputs of a window: max(0, floor((I + padding -
/// d*(K-1) - 1) / s) + 1).
Count countOutputs(const TosaWindow &window);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_TOSAWINDOW_H
