//===- Output.h - Writes reports to streams and files -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes reports: takes a `Report`, one of the formats and a path, and writes
// text to a stream or a file. docs/use/Reports.md describes the formats.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_OUTPUT_H
#define ROOFLINE_REPORT_OUTPUT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// The formats of `roofline-report`.
enum class ReportFormat {
  Text,
  Markdown,
  JSON,
  CSV,
  HTML,
  Vega,
  VegaRidgeline,
  ModelExplorer,
  Trace,
  Benchmark,
  None
};

/// Returns true if `format` shows only the first machine of a report.
bool showsOneMachine(ReportFormat format);

void writeReport(ReportFormat format, const Report &report,
                 llvm::raw_ostream &os);

/// Writes to the file `path`, where "-" is stdout and "" is stderr. The first
/// report that the process writes to a file replaces it; later ones are
/// appended. On failure the file is as it was before, and a diagnostic has been
/// emitted at `loc`.
LogicalResult writeReportTo(StringRef path, ReportFormat format,
                            const Report &report, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_OUTPUT_H
