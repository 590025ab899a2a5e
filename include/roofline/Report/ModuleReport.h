//===- ModuleReport.h - The complete report on a module ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the whole report on a module: takes the module, one or several
// machines, a `ReportRequest` and the analyses that passes share, and returns a
// `Report` for the writers (Output.h). It has the cost of every op and whatever
// else is requested: fusion advice, remedies, a sweep over the values of a
// symbol. Measurements are joined afterwards (Measurements.h).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_MODULEREPORT_H
#define ROOFLINE_REPORT_MODULEREPORT_H

#include "roofline/Advice/WhatIf.h"
#include "roofline/Analysis/AnalysisCache.h"
#include "roofline/Report/Remarks.h"

namespace mlir::roofline {

/// The contents of a report besides the figures of every op.
struct ReportRequest {
  /// Options of the analysis, with `totals`; `tuning` adds tuning advice.
  AnalysisOptions analysis;
  /// Convention of another tool; null for none.
  const Convention *convention = nullptr;
  /// True to add fusion advice.
  bool fusion = false;
  /// True to add what fusion saves.
  bool savings = false;
  /// True to set `OpRow::explorerNode`.
  bool explorerNodes = false;
  /// MLIR remarks to emit on the rows of the first machine.
  WantedRemarks remarks = {};
  /// Remedies to try on every function.
  SmallVector<Remedy, 0> remedies = {};
  /// Values of one symbol; no sweep without a symbol.
  SweepValues sweep = {};
  Grouping grouping = Grouping::None;
  RowLimit limit = {std::nullopt};
};

/// Returns the report on `module` on the first of `machines`, with those on the
/// others in `Report::others`. `analyses` belongs to `module`.
Report buildReport(ModuleOp module, ArrayRef<TargetDescription> machines,
                   const ReportRequest &request, AnalysisCache &analyses);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_MODULEREPORT_H
