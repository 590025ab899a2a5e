//===- Writers.h - The formats of a report --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function per format. In: a `Report`. Out: its text. Writers only format:
// a figure that one format shows is in all of them, and in docs/use/Reports.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_WRITERS_H
#define ROOFLINE_REPORT_WRITERS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Value of "schema_version" in JSON. It changes when a key is removed or its
/// meaning changes, not when a key is added.
constexpr int64_t reportSchemaVersion = 2;

/// Writes text for people: UTF-8, as wide as `getTextWidth`; a summary if
/// `grouping` asks for groups, else tables of all rows.
void writeTextReport(const Report &report, raw_ostream &os);

/// Writes GitHub Flavored Markdown for pull requests and step summaries: the
/// summary of the text, whose tables of all rows are a block of code.
void writeMarkdownReport(const Report &report, raw_ostream &os);

/// Writes one valid JSON document for programs, indented by 2 or by `indent`.
void writeJSONReport(const Report &report, raw_ostream &os);
void writeJSONReport(const Report &report, raw_ostream &os, unsigned indent);

/// Writes CSV for spreadsheets: a header and one record per row (RFC 4180).
void writeCSVReport(const Report &report, raw_ostream &os);

/// Writes the roofline plot as a specification for Vega 5 that contains its
/// data, for notebooks, web pages and papers. Marks have the numbers of the
/// rows of `numbered`, a report of the same module, or of `report` itself.
void writeVegaReport(const Report &report, raw_ostream &os);
void writeVegaReport(const Report &report, const Report &numbered,
                     raw_ostream &os);

/// Writes the Ridgeline plot of the rows and functions that have a `Ridgeline`
/// as a specification for Vega 5. Marks are numbered as in `writeVegaReport`.
void writeVegaRidgeline(const Report &report, const Report &numbered,
                        raw_ostream &os);

/// Writes node data for Google's Model Explorer: the time of each row that has
/// an `explorerNode`, coloured by bound.
void writeModelExplorerReport(const Report &report, raw_ostream &os);

/// Writes the modelled time as a trace in Chrome's JSON format, which Perfetto
/// reads: the ops of each function one after another, and what each resource
/// does of it.
void writeTraceReport(const Report &report, raw_ostream &os);

/// Writes the figures of each function as JSON objects of a name, a unit and a
/// value, of which less is better, for trackers of benchmarks.
void writeBenchmarkReport(const Report &report, raw_ostream &os);

/// Writes one self-contained HTML page with the plot, the table and the totals.
void writeHTMLReport(const Report &report, raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_WRITERS_H
