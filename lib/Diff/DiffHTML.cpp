//===- DiffHTML.cpp - Differences as an HTML page -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral pageHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>roofline-diff</title>
<style>
:root { --less: #147a2e; --more: #b3261e; --line: #8884; --head: #8882; }
@media (prefers-color-scheme: dark) { :root { --less: #6fd08a; --more: #ff8a80; } }
body { font: 14px/1.4 sans-serif; margin: 2em; }
table { border-collapse: collapse; }
th, td { padding: 0.15em 0.6em; text-align: left; white-space: nowrap; }
th { background: var(--head); }
tr.first td { border-top: 1px solid var(--line); }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td { max-width: 11em; overflow: hidden; text-overflow: ellipsis; }
td.whole { max-width: none; }
.less { color: var(--less); }
.more, .failed { color: var(--more); }
.warning { font-weight: bold; }
</style>
</head>
<body>
<h1>roofline-diff</h1>
)";

/// Writes text from the reports, escaped.
static void writeText(StringRef text, raw_ostream &os) {
  llvm::printHTMLEscaped(llvm::json::fixUTF8(text), os);
}

/// Writes a cell whose text may be shortened, with the full text as a tooltip.
static void writeCell(StringRef text, StringRef style, raw_ostream &os) {
  os << "<td";
  if (!style.empty())
    os << " class=\"" << style << '"';
  constexpr size_t shortLength = 20;
  if (text.size() > shortLength) {
    os << " title=\"";
    writeText(text, os);
    os << '"';
  }
  os << '>';
  writeText(text, os);
  os << "</td>";
}

/// Writes one line per figure; only the first names the op.
static void writeChanges(StringRef kind, const RowSummary *row,
                         ArrayRef<FigureChange> changes, raw_ostream &os) {
  bool isFirst = true;
  for (const FigureChange *change : selectShown(changes)) {
    int direction = getDirection(*change);
    StringRef style = direction < 0 ? "n less" : direction > 0 ? "n more" : "n";
    os << (isFirst ? "<tr class=\"first\">" : "<tr>");
    writeCell(isFirst ? kind : "", "", os);
    writeCell(isFirst && row ? row->op : "", "", os);
    writeCell(isFirst && row ? row->location : "", "", os);
    writeCell(change->name, "", os);
    writeCell(formatFigure(change->before, change->unit), "n", os);
    writeCell(formatFigure(change->after, change->unit), "n", os);
    writeCell(formatDelta(*change), style, os);
    writeCell(formatPercent(change->getPercent()), style, os);
    writeCell(isFirst && row ? row->shapes : "", "whole", os);
    os << "</tr>\n";
    isFirst = false;
  }
}

static void writeTableHead(raw_ostream &os) {
  os << "<table>\n<tr><th></th><th>op</th><th>location</th>"
        "<th>figure</th><th class=\"n\">before</th><th class=\"n\">after</th>"
        "<th class=\"n\">delta</th><th class=\"n\">percent</th>"
        "<th>shapes</th></tr>\n";
}

static void writeFunction(const FunctionDiff &function, raw_ostream &os) {
  os << "<h2>function ";
  writeText(function.name, os);
  if (function.getKind() != ChangeKind::Changed)
    os << ", " << stringifyChangeKind(function.getKind());
  os << "</h2>\n<p>" << countRows(function) << "</p>\n";
  writeTableHead(os);
  writeChanges("total", nullptr, function.totals, os);
  for (const RowDiff &row : function.rows)
    writeChanges(stringifyChangeKind(row.getKind()), &row.getRow(), row.changes,
                 os);
  os << "</table>\n";
}

static void writeSide(StringRef side, const ReportSummary &report,
                      raw_ostream &os) {
  os << side << ": ";
  writeText(report.name, os);
  os << " on ";
  writeText(report.target, os);
}

static void writeConditions(ArrayRef<ConditionResult> conditions,
                            raw_ostream &os) {
  if (conditions.empty())
    return;
  os << "<h2>conditions</h2>\n<table>\n"
        "<tr><th></th><th>condition</th><th>figures</th></tr>\n";
  for (const ConditionResult &condition : conditions) {
    os << "<tr class=\"first\">";
    writeCell(condition.failed ? "failed" : "passed",
              condition.failed ? "failed" : "", os);
    writeCell(condition.text, "whole", os);
    writeCell(condition.reason, "whole", os);
    os << "</tr>\n";
  }
  os << "</table>\n";
}

void mlir::roofline::writeHTMLDiff(const ReportDiff &diff,
                                   ArrayRef<ConditionResult> conditions,
                                   raw_ostream &os) {
  os << pageHead << "<p>";
  writeSide("before", diff.before, os);
  os << "<br>";
  writeSide("after", diff.after, os);
  os << "</p>\n";
  for (const std::string &warning : diff.warnings) {
    os << "<p class=\"warning\">";
    writeText(warning, os);
    os << "</p>\n";
  }
  if (diff.isEmpty())
    os << "<p>no differences</p>\n";
  writeConditions(conditions, os);
  if (hasModuleTable(diff)) {
    os << "<h2>module</h2>\n";
    writeTableHead(os);
    writeChanges("total", nullptr, diff.totals, os);
    os << "</table>\n";
  }
  for (const FunctionDiff &function : diff.functions)
    if (function.getKind() != ChangeKind::Unchanged)
      writeFunction(function, os);
  os << "</body>\n</html>\n";
}
