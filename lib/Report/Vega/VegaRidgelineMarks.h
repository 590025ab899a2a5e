//===- VegaRidgelineMarks.h - Marks of the Ridgeline plot -------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_VEGA_VEGARIDGELINEMARKS_H
#define ROOFLINE_LIB_REPORT_VEGA_VEGARIDGELINEMARKS_H

#include "VegaPlane.h"

namespace mlir::roofline {

/// Each returns a part of a `VegaPlane` that refers to the data sets of the
/// Ridgeline plot.
ArrayRef<StringRef> getRidgelineScales();
ArrayRef<StringRef> getRidgelineLegends();
ArrayRef<StringRef> getRidgelineMarks();

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_VEGA_VEGARIDGELINEMARKS_H
