//===- VegaRidgelineMarks.h - What Vega draws of the Ridgeline plot -------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_REPORT_VEGARIDGELINEMARKS_H
#define LIB_REPORT_VEGARIDGELINEMARKS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// Parts of a `VegaPlane`, which refer to the data sets of the Ridgeline plot.
ArrayRef<StringRef> getRidgelineScales();
ArrayRef<StringRef> getRidgelineLegends();
ArrayRef<StringRef> getRidgelineMarks();

} // namespace mlir::roofline

#endif // LIB_REPORT_VEGARIDGELINEMARKS_H
