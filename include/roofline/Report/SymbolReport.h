//===- SymbolReport.h - What reports tell of symbols ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/use/Crossover.md explains the terms.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SYMBOLREPORT_H
#define ROOFLINE_REPORT_SYMBOLREPORT_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Adds the symbols of a module to its report, and what they mean for the rows
/// and totals.
void addSymbols(const AnalysisOptions &options, Estimator &estimator,
                Report &report);

/// True if a row or sum has symbols.
bool hasSymbolicRows(const Report &report);

/// "memory:hbm below 346, compute:matrix from 346 on", or why that isn't known.
std::string describeCrossover(const Crossover &crossover);

/// Which symbols have values or ranges, and which have none: nothing without
/// symbols.
void writeTextSymbols(const Report &report, raw_ostream &os);

/// What bounds the rows of a function for each value of a symbol.
void writeTextCrossovers(const FunctionReport &function, raw_ostream &os);

/// The totals of a function for each value of a sweep, all machines side by
/// side: nothing without a sweep.
void writeTextSweep(size_t number, const Report &report, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SYMBOLREPORT_H
