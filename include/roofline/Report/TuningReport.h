//===- TuningReport.h - What to tune -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TUNINGREPORT_H
#define ROOFLINE_REPORT_TUNINGREPORT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Fills in `OpRow::tuning` of all rows. What could win less than `threshold`
/// of the time of the op or of the function is not to be tuned.
void judgeTuning(double threshold, FunctionReport &function);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TUNINGREPORT_H
