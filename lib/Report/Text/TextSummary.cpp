//===- TextSummary.cpp - A report on one screen ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers what bounds a program, where its time goes and what to do first, in
// at most 40 lines.
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "TextSummaryParts.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Report/WriterUtils.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

/// Returns `text` in at most `maxLines` lines from `column` on.
static std::string wrap(StringRef text, unsigned column, unsigned width,
                        unsigned maxLines) {
  std::string wrapped;
  llvm::raw_string_ostream os(wrapped);
  writeWrapped(text, column, os, width);
  SmallVector<StringRef> lines;
  StringRef(wrapped).split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  if (lines.size() <= maxLines)
    return wrapped;
  std::string kept;
  for (StringRef line : ArrayRef(lines).take_front(maxLines - 1))
    kept += (line + "\n").str();
  StringRef last = lines[maxLines - 1];
  unsigned indent = maxLines == 1 ? column : 0;
  return kept + shorten((last + " ...").str(), width - indent, Cut::End) + "\n";
}

namespace {
/// How much a section tells, so that all of them fit on the screen.
struct Budget {
  /// Lines of one fact, and facts of one kind.
  unsigned linesPerFact = 3, facts = 3;
  /// Whether to write what is of least use.
  bool hasDetails = true;
};

class SummaryWriter {
public:
  SummaryWriter(const Report &report, unsigned width)
      : report(report), width(width), sections(listSections(report)) {
    for (const SummarySection &section : sections) {
      size_t rows = report.limit.rows.value_or(section.groups.size());
      SmallVector<GroupLine, 0> &lines = groupLines.emplace_back();
      for (const RowGroup &group : ArrayRef(section.groups).take_front(rows))
        lines.push_back(
            formatGroup(group, section.totals->totals.timeSeconds, isNarrow()));
    }
  }

  void write(raw_ostream &os);

private:
  void writeAll(size_t rows, raw_ostream &os);
  void writeHead(raw_ostream &os);
  void writeSection(const SummarySection &section, size_t rows,
                    raw_ostream &os);
  void writeTitle(const SummarySection &section, raw_ostream &os);
  void writeBar(const SummarySection &section, raw_ostream &os);
  void writeGroups(const SummarySection &section, size_t maxRows,
                   raw_ostream &os);
  void writeFacts(const SummarySection &section, raw_ostream &os);
  void writeFoot(raw_ostream &os);
  void writeFact(StringRef label, StringRef text, raw_ostream &os);
  size_t countLines(size_t rows);
  /// Rows up to the last one of a hundredth of its section's time.
  size_t countNotable() const;
  bool isNarrow() const { return width < narrowTextWidth; }

  const Report &report;
  unsigned width;
  Budget budget;
  SmallVector<SummarySection, 0> sections;
  /// The groups of each section that may be shown, as lines.
  SmallVector<SmallVector<GroupLine, 0>, 0> groupLines;
};
} // namespace

/// Rows of a table that no other line takes the room of.
static constexpr size_t fewRows = 5;

/// Columns of the label of a fact.
static constexpr unsigned labelWidth = 11;

void SummaryWriter::writeFact(StringRef label, StringRef text,
                              raw_ostream &os) {
  if (text.empty())
    return;
  os << "  " << label;
  os.indent(labelWidth - 2 - label.size());
  os << wrap(text, labelWidth, width, budget.linesPerFact);
}

//===----------------------------------------------------------------------===//
// Head and foot
//===----------------------------------------------------------------------===//

void SummaryWriter::writeHead(raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto writeMachine = [&](StringRef label, const TargetSummary &target) {
    os << wrap(label.str() + makePrintable(target.getTitle()), 0, width, 1);
    if (!target.source.empty())
      os << wrap("figures: " + makePrintable(target.source), 0, width,
                 budget.linesPerFact - 1);
  };
  writeMachine("roofline for ", report.target);
  auto warn = [&](StringRef word, StringRef text) {
    if (text.empty())
      return;
    writeStyled(word, raw_ostream::RED, /*isBold=*/true, os);
    os << ' ' << wrap(text, word.size() + 1, width, budget.linesPerFact - 1);
  };
  warn("DOES NOT FIT:", describeMisfits(report));
  for (const Report &other : report.others)
    warn("DOES NOT FIT:", describeMisfits(other));
  if (!report.coverage.unmodelled.empty())
    warn("INCOMPLETE:", "not in any figure are the ops without a model: " +
                            listUnmodelled(report.coverage));
  if (report.overlap == Overlap::Sum)
    os << "no overlap: the time of an op is the sum over its resources\n";
  writeTextSymbols(report, stream);
  if (!text.empty())
    os << wrap(StringRef(text).rtrim('\n'), 0, width, budget.linesPerFact - 1);
}

void SummaryWriter::writeFoot(raw_ostream &os) {
  os << '\n';
  int64_t unmodelled = countUnmodelled(report.coverage);
  std::string text =
      std::to_string(report.coverage.modelledOps) +
      (report.coverage.modelledOps == 1 ? " op" : " ops") + " modelled; " +
      (unmodelled == 0 ? "none unmodelled"
                       : std::to_string(unmodelled) +
                             " UNMODELLED (models=FILE.mlir says what they do, "
                             "docs/extend/Models.md)");
  os << wrap("coverage: " + text, 0, width, 1);
  if (!report.target.unconfirmed.empty())
    os << wrap("UNCONFIRMED by the source of the figures: " +
                   makePrintable(llvm::join(report.target.unconfirmed, ", ")),
               0, width, budget.linesPerFact - 1);
  os << wrap(isNarrow()
                 ? "more: group=none rows=all, explain=worst, fusion, tuning, "
                   "report=html"
                 : "more: group=none rows=all (each op, and its bytes at each "
                   "memory level), explain=worst, fusion, tuning, report=html",
             0, width, 1);
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

void SummaryWriter::writeTitle(const SummarySection &section, raw_ostream &os) {
  std::string name =
      shorten(makePrintable(section.name), width / 2, Cut::Middle);
  os << '\n';
  writeStyled(name, std::nullopt, /*isBold=*/true, os);
  os << wrap(": " + describeTime(section.totals->totals), displayWidth(name),
             width, 2);
}

/// Writes the part of the time that each resource bounds.
void SummaryWriter::writeBar(const SummarySection &section, raw_ostream &os) {
  constexpr StringLiteral fills = "#=-.";
  // A space at which no line ends.
  constexpr char glue = '\x1f';
  unsigned columns = std::min(width / 4, 40u);
  SmallVector<BottleneckRow> ranked = rankBottlenecks(section.totals->totals);
  if (ranked.empty())
    return;
  std::string legend;
  double sum = 0;
  unsigned filled = 0;
  bool hasTime =
      section.totals->totals.timeSeconds && ranked.front().seconds > 0;
  os << "  time     ";
  if (hasTime)
    os << '[';
  for (auto [number, bottleneck] : llvm::enumerate(ranked)) {
    if (number != 0)
      legend += ", ";
    char fill = fills[std::min(number, fills.size() - 1)];
    sum += bottleneck.share.value_or(0);
    unsigned end = std::lround(std::min(sum, 1.0) * columns);
    if (hasTime)
      writeStyled(std::string(end - filled, fill),
                  getBoundColor(bottleneck.bound), /*isBold=*/false, os);
    filled = end;
    if (hasTime)
      legend += {fill, glue};
    legend += isNarrow() ? formatShortBound(bottleneck.bound)
                         : makePrintable(bottleneck.bound.str());
    legend += hasTime ? " " + formatShare(bottleneck.share.value_or(0))
                      : " in " + std::to_string(bottleneck.rows) +
                            (bottleneck.rows == 1 ? " row" : " rows");
  }
  if (hasTime)
    os << "] ";
  unsigned column = labelWidth + (hasTime ? columns + 3 : 0);
  std::string wrapped = wrap(legend, column, width, 2);
  llvm::replace(wrapped, glue, ' ');
  os << wrapped;
}

void SummaryWriter::writeGroups(const SummarySection &section, size_t maxRows,
                                raw_ostream &os) {
  ArrayRef<RowGroup> groups = section.groups;
  ArrayRef<RowGroup> shown = groups.take_front(maxRows);
  if (groups.empty())
    return;
  std::optional<double> total = section.totals->totals.timeSeconds;
  Footnotes footnotes;
  TextTable table({{"time", /*alignRight=*/true, Cut::End, 9, 8},
                   {"share", /*alignRight=*/true},
                   {"bound", /*alignRight=*/false, Cut::End,
                    isNarrow() ? 20u : 26u, isNarrow() ? 14u : 20u},
                   {"", /*alignRight=*/true, Cut::End, 7, 5},
                   {"", /*alignRight=*/true, Cut::End, 7, 4},
                   {"op", /*alignRight=*/false, Cut::Middle, 24, 14},
                   {"location", /*alignRight=*/false, Cut::Middle, 40, 18},
                   {"shapes", /*alignRight=*/false, Cut::End, 30, 8}},
                  /*indent=*/0);
  ArrayRef<GroupLine> ownLines = groupLines[&section - sections.data()];
  for (auto [group, line] : llvm::zip(shown, ownLines)) {
    SmallVector<std::string, 0> cells = line.cells;
    cells.insert(cells.begin() + 3, footnotes.mark(line.notes));
    table.addRow(std::move(cells));
    table.colorCell(/*column=*/2, getBoundColor(group.bound));
  }
  os << '\n';
  table.print(os, width);
  std::string notes;
  llvm::raw_string_ostream stream(notes);
  footnotes.write(stream, /*width=*/~0U);
  SmallVector<StringRef> lines;
  StringRef(notes).split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : ArrayRef(lines).take_front(budget.facts))
    os << shorten(line, width, Cut::End) << '\n';
  if (shown.size() < groups.size() || lines.size() > budget.facts)
    os << "  "
       << wrap(describeHidden(groups.drop_front(shown.size()), total), 2, width,
               1);
}

void SummaryWriter::writeFacts(const SummarySection &section, raw_ostream &os) {
  writeFact("others", describeMachines(section, report), os);
  writeFact("could be", describeReach(section, report, budget.facts), os);
  writeFact("memory", describeMemory(section, report.target), os);
  writeFact("network", describeNetwork(section.totals->estimate.network), os);
  if (budget.hasDetails)
    writeFact("work", describeWork(section, report), os);
  for (StringRef note :
       ArrayRef(section.notes).take_front(budget.hasDetails ? 2 : 1))
    writeFact("note", makePrintable(note), os);
}

void SummaryWriter::writeSection(const SummarySection &section, size_t rows,
                                 raw_ostream &os) {
  writeTitle(section, os);
  if (section.groups.empty() && section.totals->totals.work.isZero()) {
    os << "  no op with a known cost\n";
    return;
  }
  writeBar(section, os);
  writeFact("expected", describeExpected(section.totals->totals), os);
  if (budget.hasDetails)
    writeFact("ops", section.ops, os);
  bool isFirst = true;
  for (const Advice &advice :
       ArrayRef(section.advice).take_front(budget.facts)) {
    writeFact(isFirst ? "first" : "then", advice.text, os);
    isFirst = false;
  }
  writeGroups(section, rows, os);
  writeFacts(section, os);
}

//===----------------------------------------------------------------------===//
// The screen
//===----------------------------------------------------------------------===//

void SummaryWriter::writeAll(size_t rows, raw_ostream &os) {
  writeHead(os);
  for (const SummarySection &section : sections)
    writeSection(section, rows, os);
  writeFoot(os);
}

size_t SummaryWriter::countLines(size_t rows) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeAll(rows, os);
  return llvm::count(text, '\n');
}

size_t SummaryWriter::countNotable() const {
  size_t rows = fewRows;
  for (const SummarySection &section : sections)
    for (auto [number, group] : llvm::enumerate(section.groups)) {
      std::optional<double> share =
          computeShare(group.seconds, section.totals->totals.timeSeconds);
      if (share.value_or(1) >= 0.01)
        rows = std::max(rows, number + 1);
    }
  return std::min(rows, *report.limit.rows);
}

void SummaryWriter::write(raw_ostream &os) {
  constexpr size_t screenLines = 40;
  size_t rows = report.limit.rows.value_or(std::string::npos);
  if (report.limit == RowLimit()) {
    for (Budget smaller : {Budget{3, 3, true}, Budget{2, 2, true},
                           Budget{2, 2, false}, Budget{2, 1, false}}) {
      budget = smaller;
      if (countLines(fewRows) <= screenLines)
        break;
    }
    rows = countNotable();
    while (rows > 1 && countLines(rows) > screenLines)
      --rows;
  }
  writeAll(rows, os);
}

void mlir::roofline::writeTextSummary(const Report &report, raw_ostream &os) {
  SummaryWriter(report, getTextWidth(os)).write(os);
}
