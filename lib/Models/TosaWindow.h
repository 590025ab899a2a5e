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

/// One dim of a window that slides over a padded input: output o reads, with
/// tap k, the input element stride*o + dilation*k - padBefore if it exists and
/// padding otherwise.
struct TosaWindow {
  Count input, outputs, kernel;
  int64_t stride = 1, dilation = 1;
  int64_t padBefore = 0, padAfter = 0;

  bool isPadded() const { return padBefore != 0 || padAfter != 0; }
};

/// Number of pairs (o, k) that read an input element and no padding (R9); no
/// value if it depends on unknown extents.
std::optional<Count> countUsefulTaps(const TosaWindow &window);
std::optional<Count> countUsefulTaps(ArrayRef<TosaWindow> windows);

/// Distinct input elements that some pair reads (R10).
CountRange countTouched(const TosaWindow &window);
CountRange countTouched(ArrayRef<TosaWindow> windows);

/// Sets the useful FLOPs of `work` (R9), or notes that they can't be told: it
/// executes `flopsPerTap` for each window position in each of `planes`, the
/// images times channels of `input`. A `tosa.pad` that makes the input pads,
/// too.
void setUsefulFlops(Value input, SmallVector<TosaWindow, 3> windows,
                    const Count &planes, const Count &flopsPerTap,
                    WorkContext &context, Work &work);

/// Outputs of a window: max(0, floor((I + padding - d*(K-1) - 1) / s) + 1).
Count countOutputs(const TosaWindow &window);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_TOSAWINDOW_H
