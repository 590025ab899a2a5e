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

/// Below this width tables leave out what is longest [columns].
constexpr unsigned narrowTextWidth = 100;

/// Formats the nonzero parts of `storage`: "weights 13.48 GB, cache 2.147 GB",
/// without those of less than `leastShare` of the sum [1].
std::string formatStorage(const StorageBytes &storage, double leastShare = 0);

/// Lists what the time to expect is made of: the roof, then the losses, the
/// largest first, with their parts of it. Empty if it is unknown.
SmallVector<std::pair<std::string, double>>
listExpectedParts(const Totals &totals);

/// Returns the notes of a row, joined, including facts that have no column.
std::string joinNotes(const OpRow &row);

/// Lists ops without a model: "vendor.norm x 1".
std::string listUnmodelled(const Coverage &coverage);

/// Writes the report on one screen (docs/use/Reports.md).
void writeTextSummary(const Report &report, raw_ostream &os);

/// Writes what the options of the report ask for beside the tables of rows:
/// fusion, tuning, measurements, sweeps, what-if.
void writeTextDetails(size_t number, const Report &report, raw_ostream &os);

/// Writes the totals of a function or a module, a line each, and a table of the
/// resources that bound its rows.
void writeTextTotals(const ReportTotals &reportTotals, const Report &report,
                     raw_ostream &os);

/// Writes the cost of function `number` of `report` under each remedy, a line
/// each; nothing without remedies.
void writeTextWhatIf(size_t number, const Report &report, raw_ostream &os);

/// Writes the explanations of the rows that have one (docs/use/Explain.md).
void writeTextExplanations(const FunctionReport &function, raw_ostream &os);

/// Writes two columns per level of the target, a line per row with a cost and
/// one for the sum. Levels that don't fit into the width have a table of their
/// own; a narrow one has one name per line.
void writeTextLevels(const FunctionReport &function,
                     ArrayRef<LevelSummary> levels, raw_ostream &os);

/// Writes the table of the collectives of the rows, if there are any.
void writeTextNetwork(const FunctionReport &function, raw_ostream &os);

/// Returns "14.68 MB over nvlink in 14 steps", per device; empty without
/// collectives.
std::string describeNetwork(ArrayRef<LinkTraffic> network);

/// Writes the table of measurements in a function; nothing without
/// measurements.
void writeTextMeasured(const FunctionReport &function, raw_ostream &os);

/// Writes the positions of the function and of its communicating ops between
/// compute, memory and network; nothing for a program that doesn't communicate.
void writeTextRidgeline(const FunctionReport &function, raw_ostream &os);

/// Writes the rows of `report.functions[number]` on every machine, then their
/// sum; nothing if there is a single machine.
void writeTextSideBySide(size_t number, const Report &report, raw_ostream &os);

/// Writes the totals of the module on every machine; nothing if there is a
/// single one.
void writeTextSideBySide(const Report &report, raw_ostream &os);

/// Writes the fusion advice for a function that takes `totalSeconds`: the
/// kernels, the edges by savings, and the number of edges refused for each
/// reason.
void writeTextFusion(const FusionReport &fusion,
                     std::optional<double> totalSeconds, raw_ostream &os);

/// Writes which symbols have values or ranges, and which have neither. Writes
/// nothing without symbols.
void writeTextSymbols(const Report &report, raw_ostream &os);

/// Writes what bounds the rows of a function for each value of a symbol.
void writeTextCrossovers(const FunctionReport &function, raw_ostream &os);

/// Writes the totals of a function for each value of a sweep, all machines side
/// by side. Writes nothing without a sweep.
void writeTextSweep(size_t number, const Report &report, raw_ostream &os);

/// Writes which ops to tune and the tiles to try first.
void writeTextTuning(const FunctionReport &function, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_TEXT_TEXTSECTIONS_H
