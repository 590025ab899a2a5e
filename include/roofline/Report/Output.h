//===- Output.h - Reports in their formats, to files -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a report goes. In: a `Report`, one of the formats, and a path. Out:
// text in a stream or a file; docs/use/Reports.md describes the formats.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_OUTPUT_H
#define ROOFLINE_REPORT_OUTPUT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Formats of `roofline-report`.
enum class ReportFormat {
  Text,
  JSON,
  CSV,
  HTML,
  Vega,
  VegaRidgeline,
  ModelExplorer,
  None
};

/// True if `format` shows the first machine of a report only.
bool showsOneMachine(ReportFormat format);

void writeReport(ReportFormat format, const Report &report,
                 llvm::raw_ostream &os);

/// Writes to the file `path`; "-" is stdout, "" stderr. The first report of the
/// process to a file replaces it, later ones are appended. On failure a
/// diagnostic has been emitted at `loc`.
LogicalResult writeReportTo(StringRef path, ReportFormat format,
                            const Report &report, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_OUTPUT_H
