//===- HTMLReport.cpp - A report as one page ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextTotals.h"
#include "roofline/Report/Report.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral pageHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<style>
body { font: 14px/1.4 sans-serif; margin: 2em; }
table { border-collapse: collapse; }
th, td { padding: 0.15em 0.6em; border-bottom: 1px solid #8884; text-align: left; white-space: nowrap; }
td.n { text-align: right; }
</style>
)";

/// Writes text that comes from the IR or the target: nothing in it is markup.
static void writeText(StringRef text, raw_ostream &os) {
  llvm::printHTMLEscaped(llvm::json::fixUTF8(text), os);
}

static void writeCell(StringRef text, bool isNumber, raw_ostream &os) {
  os << (isNumber ? "<td class=\"n\">" : "<td>");
  writeText(text, os);
  os << "</td>";
}

static std::string formatOptional(std::optional<double> value, StringRef unit) {
  return value ? formatSI(*value, unit) : std::string("-");
}

/// Without a prefix: thousandths of an operation per byte would puzzle.
static std::string formatPlain(std::optional<double> value, StringRef unit) {
  if (!value)
    return "-";
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.4g", *value) << unit;
  return text;
}

/// Bytes read and written; both bounds where the data decides (R19).
static std::string formatBytes(const OpRow &row) {
  CountRange bytes = row.work.getBytesRead();
  bytes += row.work.getBytesWritten();
  std::string text = formatSI(bytes.lower, "B");
  return bytes.isExact() ? text : text + " to " + formatSI(bytes.upper, "B");
}

static std::string formatConvention(const OpRow &row,
                                    const Convention &convention) {
  std::optional<Count> operations = countOperations(convention, row.work);
  return operations ? formatSI(*operations, convention.unit) : "-";
}

static void writeRow(const OpRow &row, const Convention *convention,
                     raw_ostream &os) {
  const Estimate &estimate = row.estimate;
  Count operations = row.work.terms.getFlops() + row.work.terms.getIntOps();
  os << "<tr>";
  writeCell(formatOptional(estimate.timeSeconds, "s"), true, os);
  writeCell(estimate.bound, false, os);
  writeCell(formatPlain(estimate.headroom, "x"), true, os);
  writeCell(formatPlain(estimate.intensity, " op/B"), true, os);
  writeCell(formatOptional(estimate.attainableOpsPerSecond, "op/s"), true, os);
  writeCell(formatSI(operations, "op"), true, os);
  if (convention)
    writeCell(formatConvention(row, *convention), true, os);
  writeCell(formatBytes(row), true, os);
  writeCell(row.op, false, os);
  writeCell(row.location, false, os);
  writeCell(row.shapes, false, os);
  writeCell(llvm::join(row.notes, "; "), false, os);
  os << "</tr>\n";
}

static void writeTotals(const ReportTotals &totals, const Report &report,
                        raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  writeTextTotals(totals, report, stream);
  os << "<pre>";
  writeText(text, os);
  os << "</pre>\n";
}

static void writeFunction(const FunctionReport &function, const Report &report,
                          raw_ostream &os) {
  os << "<h2>function ";
  writeText(function.name, os);
  os << "</h2>\n<table>\n<tr><th>time<th>bound<th>by<th>intensity<th>attainable"
        "<th>operations";
  if (report.convention)
    os << "<th>as " << report.convention->counter << " counts";
  os << "<th>bytes<th>op<th>location<th>shapes<th>notes</tr>\n";
  for (const OpRow &row : function.rows)
    writeRow(row, report.convention, os);
  os << "</table>\n";
  writeTotals(function.totals, report, os);
}

static void writeCoverage(const Coverage &coverage, raw_ostream &os) {
  os << "<h2>coverage</h2>\n<p>" << coverage.modelledOps << " ops modelled";
  if (coverage.unmodelled.empty())
    os << "; none unmodelled";
  else
    os << "; unmodelled, not in any figure:";
  for (const auto &[name, count] : coverage.unmodelled) {
    os << "<br>";
    writeText(name, os);
    os << " x " << count;
  }
  os << "</p>\n";
}

/// The plot's specification. JSON in a script element must not hold "<", which
/// could end the element; a JSON string may spell it \u003c.
static void writeSpecification(const Report &report, raw_ostream &os) {
  std::string spec;
  llvm::raw_string_ostream stream(spec);
  writeVegaReport(report, stream);
  os << "<h2>plot</h2>\n<p>This build does not embed the Vega library, which "
        "draws the plot. Its specification is in this page, in the script "
        "element \"vega-spec\", and is what report=vega writes.</p>\n"
        "<script type=\"application/json\" id=\"vega-spec\">\n";
  for (char c : spec) {
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  }
  os << "</script>\n";
}

void roofline::writeHTMLReport(const Report &report, raw_ostream &os) {
  os << pageHead << "<title>roofline for ";
  writeText(report.target.name, os);
  os << "</title>\n</head>\n<body>\n<h1>roofline for ";
  writeText(report.target.name, os);
  os << "</h1>\n<p>figures: ";
  writeText(report.target.source, os);
  if (!report.target.unconfirmed.empty()) {
    os << "<br>unconfirmed: ";
    writeText(llvm::join(report.target.unconfirmed, ", "), os);
  }
  os << "</p>\n";
  for (const FunctionReport &function : report.functions)
    writeFunction(function, report, os);
  if (report.functions.size() > 1) {
    os << "<h2>module</h2>\n";
    writeTotals(report.moduleTotals, report, os);
  }
  writeCoverage(report.coverage, os);
  writeSpecification(report, os);
  os << "</body>\n</html>\n";
}
