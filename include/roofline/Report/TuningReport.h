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

/// Sets `OpRow::tuning` of all rows. An op is not worth tuning if its best tile
/// takes at most `threshold` times longer than any schedule has to, or if that
/// is less than `threshold` times the time of the function.
void judgeTuning(double threshold, FunctionReport &function);

/// The fastest of the candidates, of which there are some, for the innermost
/// level: how cores share the work depends on it.
const TilePrediction *getBestTile(const TuningRow &tuning);

/// Time of all executions with the best tile; of an op without tiles that of
/// the program as it is. No value if it is not known [s].
std::optional<double> getBestSeconds(const OpRow &row);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TUNINGREPORT_H
