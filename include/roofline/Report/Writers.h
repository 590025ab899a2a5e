//===- Writers.h - The formats of a report --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per format; each writes a whole `Report`. What one format shows
// is in all of them, and in docs/use/Reports.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_WRITERS_H
#define ROOFLINE_REPORT_WRITERS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// The value of "schema_version" in JSON. It changes when a key goes away or
/// changes its meaning, not when one is added.
constexpr int64_t reportSchemaVersion = 1;

/// For people: UTF-8 of at most 120 columns.
void writeTextReport(const Report &report, raw_ostream &os);

/// For programs: one JSON document, always valid; indented by 2, or by
/// `indent`.
void writeJSONReport(const Report &report, raw_ostream &os);
void writeJSONReport(const Report &report, raw_ostream &os, unsigned indent);

/// For spreadsheets: a header and one record per row (RFC 4180).
void writeCSVReport(const Report &report, raw_ostream &os);

/// For notebooks, web pages and papers: the roofline plot as one specification
/// for Vega 5, with its data inside. Marks have the numbers of the rows of
/// `numbered`, a report of the same module, or of `report` itself.
void writeVegaReport(const Report &report, raw_ostream &os);
void writeVegaReport(const Report &report, const Report &numbered,
                     raw_ostream &os);

/// The Ridgeline plot in the same way, of the rows and functions that have a
/// `Ridgeline`.
void writeVegaRidgeline(const Report &report, const Report &numbered,
                        raw_ostream &os);

/// For Google's Model Explorer: the time of every node, coloured by bound, of
/// those rows that have an `explorerNode`.
void writeModelExplorerReport(const Report &report, raw_ostream &os);

/// For people, in a browser: the plot, the table and the sums on one page that
/// needs nothing else.
void writeHTMLReport(const Report &report, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_WRITERS_H
