//===- DiffText.cpp - Differences as text ---------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffText.h"

#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/WithColor.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::string mlir::roofline::formatFigure(const FigureValue &value,
                                         StringRef unit) {
  if (auto *count = std::get_if<Count>(&value))
    return formatSI(*count, unit);
  if (auto *seconds = std::get_if<double>(&value))
    return formatSI(*seconds, unit);
  if (auto *text = std::get_if<std::string>(&value))
    return *text;
  return std::holds_alternative<AbsentValue>(value) ? "-" : "?";
}

int mlir::roofline::getDirection(const FigureChange &change) {
  FigureValue delta = change.getDelta();
  if (auto *seconds = std::get_if<double>(&delta))
    return *seconds < 0 ? -1 : *seconds > 0;
  auto *count = std::get_if<Count>(&delta);
  if (!count || count->isZero())
    return 0;
  if (count->isKnownNonNegative())
    return 1;
  return (-*count).isKnownNonNegative() ? -1 : 0;
}

std::string mlir::roofline::formatDelta(const FigureChange &change) {
  FigureValue delta = change.getDelta();
  std::string text;
  if (auto *seconds = std::get_if<double>(&delta)) {
    text = formatSI(*seconds, change.unit);
  } else if (auto *count = std::get_if<Count>(&delta)) {
    text = count->str();
    if (!change.unit.empty())
      text += (" " + change.unit).str();
  } else {
    return "";
  }
  return text.front() == '-' ? text : "+" + text;
}

std::string mlir::roofline::formatPercent(std::optional<double> percent) {
  if (!percent)
    return "";
  // Show a small change with more digits, so that it doesn't round to 0.0%.
  bool hasPlaces = *percent == 0 || std::abs(*percent) >= 0.05;
  bool isLarge = std::abs(*percent) >= 1e5;
  return llvm::to_string(
      llvm::format(hasPlaces && !isLarge ? "%+.1f%%" : "%+.2g%%", *percent));
}

SmallVector<const FigureChange *>
mlir::roofline::selectShown(ArrayRef<FigureChange> changes) {
  bool onlyDetails = llvm::all_of(
      changes, [](const FigureChange &change) { return change.isDetail; });
  SmallVector<const FigureChange *> shown;
  for (const FigureChange &change : changes)
    if (onlyDetails || !change.isDetail)
      shown.push_back(&change);
  return shown;
}

std::string mlir::roofline::countRows(const FunctionDiff &function) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "ops: ";
  for (ChangeKind kind : {ChangeKind::Changed, ChangeKind::Removed,
                          ChangeKind::Added, ChangeKind::Unchanged}) {
    os << llvm::count_if(
              function.rows,
              [&](const RowDiff &row) { return row.getKind() == kind; })
       << ' ' << stringifyChangeKind(kind)
       << (kind == ChangeKind::Unchanged ? "" : ", ");
  }
  return text;
}

bool mlir::roofline::hasModuleTable(const ReportDiff &diff) {
  return diff.functions.size() > 1 && !diff.totals.empty();
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Width of the longest int64 with its unit; only polynomials are longer.
static constexpr unsigned maxDeltaWidth = 25;

namespace {
/// A table of the changes of ops and sums with one figure per line.
class DiffTable {
public:
  DiffTable() : table(columns, /*indent=*/2) {}

  /// Adds the changes of one subject; only the first line names it.
  void add(StringRef kind, StringRef op, StringRef location,
           ArrayRef<FigureChange> changes);
  void print(raw_ostream &os) const;

private:
  static constexpr TextColumn columns[] = {
      {""},
      {"op", false, Cut::Middle, 26, 14},
      {"location", false, Cut::Middle, 22, 12},
      {"figure", false, Cut::End, 24, 19},
      {"before", true, Cut::End, 22, 14},
      {"after", true, Cut::End, 22, 14},
      {"delta", true},
      {"percent", true}};

  TextTable table;
  /// Direction of the change on each line.
  SmallVector<int, 0> directions;
};
} // namespace

void DiffTable::add(StringRef kind, StringRef op, StringRef location,
                    ArrayRef<FigureChange> changes) {
  bool isFirst = true;
  for (const FigureChange *change : selectShown(changes)) {
    auto name = [&](StringRef text) {
      return isFirst ? makePrintable(text) : std::string();
    };
    table.addRow({name(kind), name(op), name(location),
                  makePrintable(change->name),
                  makePrintable(formatFigure(change->before, change->unit)),
                  makePrintable(formatFigure(change->after, change->unit)),
                  shorten(formatDelta(*change), maxDeltaWidth, Cut::End),
                  formatPercent(change->getPercent())});
    directions.push_back(getDirection(*change));
    isFirst = false;
  }
}

/// Prints the table with decreasing costs in green and increasing costs in red.
void DiffTable::print(raw_ostream &os) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  table.print(stream, getTextWidth(os));
  auto [header, rest] = StringRef(text).split('\n');
  os << header << '\n';
  for (int direction : directions) {
    auto [line, next] = rest.split('\n');
    rest = next;
    if (direction == 0)
      os << line;
    else
      llvm::WithColor(os, direction < 0 ? raw_ostream::GREEN : raw_ostream::RED)
          << line;
    os << '\n';
  }
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

static void writeFunction(const FunctionDiff &function, raw_ostream &os) {
  os << '\n';
  writeWrapped(
      "function " + makePrintable(function.name) +
          (function.getKind() == ChangeKind::Changed
               ? ""
               : (", " + stringifyChangeKind(function.getKind())).str()),
      0, os);
  os << "  " << countRows(function) << '\n';
  DiffTable table;
  for (const RowDiff &row : function.rows)
    table.add(stringifyChangeKind(row.getKind()), row.getRow().op,
              row.getRow().location, row.changes);
  table.add("total", "", "", function.totals);
  table.print(os);
}

static void writeConditions(ArrayRef<ConditionResult> conditions,
                            raw_ostream &os) {
  for (const ConditionResult &condition : conditions) {
    StringRef word = condition.failed ? "FAILED" : "passed";
    llvm::WithColor(os,
                    condition.failed ? raw_ostream::RED : raw_ostream::GREEN)
        << word;
    os << "  ";
    writeWrapped(makePrintable(condition.text) + ": " +
                     makePrintable(condition.reason),
                 word.size() + 2, os);
  }
}

static void writeSide(StringRef side, const ReportSummary &report,
                      raw_ostream &os) {
  os << side;
  writeWrapped(makePrintable(report.name) + " on " +
                   makePrintable(report.target),
               side.size(), os);
}

static void writeDifferences(const ReportDiff &diff, raw_ostream &os) {
  writeSide("before  ", diff.before, os);
  writeSide("after   ", diff.after, os);
  for (const std::string &warning : diff.warnings) {
    StringRef word = "WARNING ";
    llvm::WithColor(os, raw_ostream::MAGENTA) << word;
    writeWrapped(makePrintable(warning), word.size(), os);
  }
  for (const FunctionDiff &function : diff.functions)
    if (function.getKind() != ChangeKind::Unchanged)
      writeFunction(function, os);
  if (!hasModuleTable(diff))
    return;
  os << "\nmodule\n";
  DiffTable table;
  table.add("total", "", "", diff.totals);
  table.print(os);
}

void mlir::roofline::writeTextDiff(const ReportDiff &diff,
                                   ArrayRef<ConditionResult> conditions,
                                   raw_ostream &os) {
  if (diff.isEmpty())
    os << "no differences\n";
  else
    writeDifferences(diff, os);
  if (!conditions.empty())
    os << '\n';
  writeConditions(conditions, os);
}
