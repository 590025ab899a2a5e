//===- ModuleReport.h - All that can be asked of a report -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole report on a module: what every op costs on one machine or several,
// and beside it what is asked for, such as what to fuse, what remedies would
// change, and a sweep over the values of a symbol. In: a module, machines, a
// `ReportRequest` and the analyses that passes share. Out: a `Report` for the
// writers (Output.h). Measurements are joined afterwards (Measurements.h).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_MODULEREPORT_H
#define ROOFLINE_REPORT_MODULEREPORT_H

#include "roofline/Advice/WhatIf.h"
#include "roofline/Analysis/AnalysisCache.h"
#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// What a report has beside the figures of every op.
struct ReportRequest {
  /// With `totals`; with `tuning`, also which ops to tune.
  AnalysisOptions analysis;
  /// How another tool counts; null for none.
  const Convention *convention = nullptr;
  /// What to fuse.
  bool fusion = false;
  /// `OpRow::explorerNode`.
  bool explorerNodes = false;
  /// Remarks of MLIR on the rows of the first machine.
  bool remarks = false;
  /// What to try on every function.
  SmallVector<Remedy, 0> remedies = {};
  /// Values of one symbol; none without a symbol.
  SweepValues sweep = {};
};

/// The report on `module` on the first of `machines`, with those on the others
/// in `Report::others`. `analyses` is that of `module`.
Report buildReport(ModuleOp module, ArrayRef<TargetDescription> machines,
                   const ReportRequest &request, AnalysisCache &analyses);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_MODULEREPORT_H
