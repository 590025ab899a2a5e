//===- ExplainRows.h - Explanations in a report -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds explanations to the rows of a report that a user names: takes the names,
// the report and its analysis, and sets `OpRow::explanation`
// (docs/use/Explain.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_EXPLAINROWS_H
#define ROOFLINE_REPORT_EXPLAINROWS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Explains the rows of `report`, which is built from `analysis`, that `names`
/// select: `LOCATION`, `LOCATION#INDEX`, either after `@FUNCTION:`, "worst" or
/// "all". A name that selects no row, or several, is an error at `loc`, which
/// has then been emitted.
LogicalResult addExplanations(ArrayRef<std::string> names, Location loc,
                              const RooflineAnalysis &analysis, Report &report);

/// Explains the `maxRows` rows of `report` that take longest.
void explainLongest(size_t maxRows, const RooflineAnalysis &analysis,
                    Report &report);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_EXPLAINROWS_H
