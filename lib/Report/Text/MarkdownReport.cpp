//===- MarkdownReport.cpp - A report as Markdown --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the summary of TextSummary.cpp for pull requests and the step
// summaries of CI systems, where nobody counts lines and columns.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "TextSummaryParts.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Report/Writers.h"
#include "roofline/Support/Markdown.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static void writeFact(StringRef label, StringRef text, raw_ostream &os) {
  if (!text.empty())
    os << "- **" << label << ":** " << formatMarkdownText(text) << '\n';
}

static void writeWarning(StringRef label, StringRef text, raw_ostream &os) {
  if (!text.empty())
    os << "\n**" << label << ":** " << formatMarkdownText(text) << '\n';
}

static void writeHead(const Report &report, raw_ostream &os) {
  const TargetSummary &target = report.target;
  os << "## Roofline for " << formatMarkdownCode(target.name);
  if (!target.vendor.empty())
    os << ' ' << formatMarkdownText("(" + target.vendor + ")");
  os << '\n';
  if (!target.source.empty())
    os << "\nFigures: " << formatMarkdownText(target.source) << '\n';
  writeWarning("DOES NOT FIT", describeMisfits(report), os);
  for (const Report &other : report.others)
    writeWarning("DOES NOT FIT", describeMisfits(other), os);
  if (!report.coverage.unmodelled.empty())
    writeWarning("INCOMPLETE",
                 "not in any figure are the ops without a model: " +
                     listUnmodelled(report.coverage),
                 os);
  if (!target.unconfirmed.empty())
    writeWarning("UNCONFIRMED",
                 "by the source of the figures: " +
                     llvm::join(target.unconfirmed, ", "),
                 os);
  if (report.overlap == Overlap::Sum)
    writeWarning("No overlap",
                 "the time of an op is the sum over its resources", os);
  std::string symbols;
  llvm::raw_string_ostream stream(symbols);
  writeTextSymbols(report, stream);
  if (!symbols.empty())
    os << '\n'
       << formatMarkdownText(llvm::join(llvm::split(symbols, '\n'), " "))
       << '\n';
}

/// Says which part of the time each resource bounds.
static std::string describeBounds(const Totals &totals) {
  std::string text;
  for (const BottleneckRow &row : rankBottlenecks(totals)) {
    text += (text.empty() ? "" : ", ") + row.bound.str();
    text += totals.timeSeconds ? " " + formatShare(row.share)
                               : " in " + std::to_string(row.rows) +
                                     (row.rows == 1 ? " row" : " rows");
  }
  return text;
}

static void writeGroups(const SummarySection &section, RowLimit limit,
                        raw_ostream &os) {
  if (section.groups.empty())
    return;
  ArrayRef<RowGroup> groups = section.groups;
  ArrayRef<RowGroup> shown =
      groups.take_front(limit.rows.value_or(groups.size()));
  std::optional<double> total = section.totals->totals.timeSeconds;
  Footnotes footnotes;
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  for (const RowGroup &group : shown) {
    GroupLine line = formatGroup(group, total, /*isNarrow=*/false);
    std::string mark = footnotes.mark(line.notes);
    SmallVector<std::string, 0> &cells = rows.emplace_back();
    for (auto [number, cell] : llvm::enumerate(line.cells))
      // Times, shares and counts are numbers.
      cells.push_back(number < 2 || number == 3 ? cell
                                                : formatMarkdownCode(cell));
    if (!mark.empty())
      cells[2] += " \\" + mark;
  }
  writeMarkdownTable({{"time", /*alignRight=*/true},
                      {"share", /*alignRight=*/true},
                      {"bound"},
                      {"ops", /*alignRight=*/true},
                      {"op"},
                      {"location"},
                      {"shapes"}},
                     rows, os);
  std::string notes;
  llvm::raw_string_ostream stream(notes);
  footnotes.write(stream, /*width=*/~0U);
  os << '\n';
  for (StringRef note : llvm::split(StringRef(notes).rtrim('\n'), '\n')) {
    auto [mark, text] = note.ltrim().split(' ');
    if (!mark.empty())
      os << "- \\" << mark << ' ' << formatMarkdownText(text) << '\n';
  }
  if (shown.size() < groups.size())
    os << "- "
       << formatMarkdownText(
              describeHidden(groups.drop_front(shown.size()), total))
       << '\n';
}

static void writeSection(const SummarySection &section, const Report &report,
                         raw_ostream &os) {
  const Totals &totals = section.totals->totals;
  os << "\n### ";
  if (section.function)
    os << "function "
       << formatMarkdownCode(report.functions[*section.function].name);
  else
    os << section.name;
  os << ": ";
  if (section.groups.empty() && totals.work.isZero()) {
    os << "no op with a known cost\n";
    return;
  }
  os << formatMarkdownText(describeTime(totals)) << "\n\n";
  writeFact("time", describeBounds(totals), os);
  writeFact("expected", describeExpected(totals), os);
  writeFact("ops", section.ops, os);
  for (auto [number, advice] : llvm::enumerate(section.advice))
    writeFact(number == 0 ? "first" : "then", advice.text, os);
  writeGroups(section, report.limit, os);
  writeFact("others", describeMachines(section, report), os);
  writeFact("could be", describeReach(section, report, section.advice.size()),
            os);
  writeFact("memory", describeMemory(section, report.target), os);
  writeFact("network", describeNetwork(section.totals->estimate.network), os);
  writeFact("work", describeWork(section, report), os);
  for (StringRef note : section.notes)
    writeFact("note", note, os);
}

/// Writes text of aligned columns below a line to open it by.
static void writeFolded(StringRef title, StringRef text, raw_ostream &os) {
  if (text.empty())
    return;
  os << "\n<details><summary>" << title << "</summary>\n";
  writeMarkdownBlock(text.trim('\n'), os);
  os << "\n</details>\n";
}

void mlir::roofline::writeMarkdownReport(const Report &report,
                                         raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  writeHead(report, os);
  if (report.grouping == Grouping::None) {
    writeTextReport(report, stream);
    writeMarkdownBlock(text, os);
    return;
  }
  for (const SummarySection &section : listSections(report))
    writeSection(section, report, os);
  for (size_t number = 0; number < report.functions.size(); ++number)
    writeTextDetails(number, report, stream);
  writeFolded("Advice and measurements", text, os);
  os << "\nCoverage: " << report.coverage.modelledOps
     << (report.coverage.modelledOps == 1 ? " op" : " ops") << " modelled, "
     << countUnmodelled(report.coverage) << " unmodelled\n";
}
