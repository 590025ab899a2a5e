//===- TextFusion.h - Fusion advice as text ---------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTFUSION_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTFUSION_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Writes the fusion advice for a function that takes `totalSeconds`: the
/// kernels, the edges by savings, and the number of edges refused for each
/// reason.
void writeTextFusion(const FusionReport &fusion,
                     std::optional<double> totalSeconds, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTFUSION_H
