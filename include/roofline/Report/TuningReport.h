//===- TuningReport.h - Tuning advice in reports ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports tuning advice: takes a function of a report, decides for each row
// whether tuning it can save time. docs/use/Tuning.md has the definitions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TUNINGREPORT_H
#define ROOFLINE_REPORT_TUNINGREPORT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Sets `OpRow::tuning` of all rows. An op is not worth tuning if it could save
/// less than `threshold` times its own time or that of the function.
void judgeTuning(double threshold, FunctionReport &function);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TUNINGREPORT_H
