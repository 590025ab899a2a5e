//===- SymbolReport.h - Symbols in reports --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports symbolic costs: adds crossovers and intervals to the rows and totals
// of a report, and describes them. docs/use/Crossover.md explains the terms.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SYMBOLREPORT_H
#define ROOFLINE_REPORT_SYMBOLREPORT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Adds the symbols of a module to its report, and their effect on rows and
/// totals.
void addSymbols(const AnalysisOptions &options, Estimator &estimator,
                Report &report);

/// Returns true if a row or sum has symbols.
bool hasSymbolicRows(const Report &report);

/// Returns "memory:hbm below 346, compute:matrix from 346 on", or the reason
/// why the crossover is unknown.
std::string describeCrossover(const Crossover &crossover);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SYMBOLREPORT_H
