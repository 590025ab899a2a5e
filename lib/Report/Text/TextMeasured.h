//===- TextMeasured.h - Measured points as text ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTMEASURED_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTMEASURED_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Writes the table of measurements in a function; nothing without
/// measurements.
void writeTextMeasured(const FunctionReport &function, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTMEASURED_H
