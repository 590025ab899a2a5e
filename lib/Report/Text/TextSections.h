//===- TextSections.h - The parts of a text report ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `writeTextReport` is put together from. Each part is in a file of its
// own: `writeTextX` in TextX.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_TEXT_TEXTSECTIONS_H
#define ROOFLINE_LIB_REPORT_TEXT_TEXTSECTIONS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// "21.3%"; "-" for no value.
std::string formatShare(std::optional<double> share);

/// "weights 13.48 GB, cache 2.147 GB": what is not 0.
std::string formatStorage(const StorageBytes &storage);

/// Writes the sums over a function or a module, a line each, and a table of the
/// resources that bound its rows.
void writeTextTotals(const ReportTotals &reportTotals, const Report &report,
                     raw_ostream &os);

/// Writes what function `number` of `report` would cost under each remedy, a
/// line each; nothing without remedies.
void writeTextWhatIf(size_t number, const Report &report, raw_ostream &os);

/// The collectives of the rows, if there are any.
void writeTextNetwork(const FunctionReport &function, raw_ostream &os);

/// "14.68 MB over nvlink in 14 steps", per device; empty without collectives.
std::string describeNetwork(ArrayRef<LinkTraffic> network);

/// Writes the table of what was measured in a function; nothing without
/// measurements.
void writeTextMeasured(const FunctionReport &function, raw_ostream &os);

/// Writes where the ops that communicate and the whole function stand between
/// compute, memory and network; nothing for a program that doesn't communicate.
void writeTextRidgeline(const FunctionReport &function, raw_ostream &os);

/// Writes the rows of `report.functions[number]` on every machine, then their
/// sum; nothing where there is one machine.
void writeTextSideBySide(size_t number, const Report &report, raw_ostream &os);

/// Writes the totals of the module on every machine; nothing where there is
/// one.
void writeTextSideBySide(const Report &report, raw_ostream &os);

/// Writes the kernels to make, the edges by what they save, and how many are
/// refused for which reason; of a function that takes `totalSeconds`.
void writeTextFusion(const FusionReport &fusion,
                     std::optional<double> totalSeconds, raw_ostream &os);

/// Which symbols have values or ranges, and which have none: nothing without
/// symbols.
void writeTextSymbols(const Report &report, raw_ostream &os);

/// What bounds the rows of a function for each value of a symbol.
void writeTextCrossovers(const FunctionReport &function, raw_ostream &os);

/// The totals of a function for each value of a sweep, all machines side by
/// side: nothing without a sweep.
void writeTextSweep(size_t number, const Report &report, raw_ostream &os);

/// Writes which ops to tune and the tiles to try first.
void writeTextTuning(const FunctionReport &function, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTSECTIONS_H
