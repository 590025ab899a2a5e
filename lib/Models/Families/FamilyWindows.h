//===- FamilyWindows.h - Windows that slide over dilated dims ---*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_FAMILYWINDOWS_H
#define ROOFLINE_LIB_MODELS_FAMILYWINDOWS_H

#include "OpKeys.h"
#include "Tosa/TosaWindow.h"

namespace mlir::roofline {

/// One dim of a window, which may slide over a dim with holes between its
/// elements: `baseDilation - 1` of them. Padding may be negative, and then
/// leaves elements out.
struct SlidingWindow : TosaWindow {
  int64_t baseDilation = 1;
};

/// What windows execute and touch, per channel.
struct WindowWork {
  /// Window positions times taps.
  Count executed;
  /// Taps that read an element, and not padding or a hole (R9); nullopt if
  /// unknown.
  std::optional<Count> useful;
  /// Distinct elements that any tap reads (R10).
  CountRange touched = CountRange(1);
};

/// Reads the keys strides, padding or pads, auto_pad, lhs_dilation and
/// rhs_dilation into windows whose sizes are set, and holds the sizes against
/// each other.
LogicalResult readWindows(const OpKeys &keys,
                          MutableArrayRef<SlidingWindow> windows);

WindowWork countWindows(ArrayRef<SlidingWindow> windows);

/// Sets the useful part of the operations in `work`, all of which taps execute.
void setUsefulTaps(const WindowWork &taps, Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_FAMILYWINDOWS_H
