//===- DiffMarkdown.cpp - Differences as Markdown -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a comment on a pull request: the verdict, the totals that differ, and
// which ops got worse and better.
//
//===----------------------------------------------------------------------===//

#include "DiffText.h"

#include "roofline/Support/Markdown.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Ops that a table lists. A comment on GitHub has at most 65536 characters.
static constexpr size_t maxOps = 10;

/// Functions that are described.
static constexpr size_t maxFunctions = 10;

static std::string formatSide(const FigureValue &value, StringRef unit) {
  std::string text = formatFigure(value, unit);
  return std::holds_alternative<std::string>(value) ? formatMarkdownCode(text)
                                                    : formatMarkdownText(text);
}

/// Appends the cells of a change: its name, the figure before and after, and
/// the difference.
static void addCells(const FigureChange &change,
                     SmallVectorImpl<std::string> &cells) {
  cells.push_back(formatMarkdownCode(change.name));
  cells.push_back(formatSide(change.before, change.unit));
  cells.push_back(formatSide(change.after, change.unit));
  cells.push_back(formatMarkdownText(formatDelta(change)));
  cells.push_back(formatPercent(change.getPercent()));
}

static void writeTotals(ArrayRef<FigureChange> changes, raw_ostream &os) {
  if (changes.empty())
    return;
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  for (const FigureChange *change : selectShown(changes))
    addCells(*change, rows.emplace_back());
  writeMarkdownTable({{"total"},
                      {"before", /*alignRight=*/true},
                      {"after", /*alignRight=*/true},
                      {"delta", /*alignRight=*/true},
                      {"percent", /*alignRight=*/true}},
                     rows, os);
}

namespace {
/// An op, and the change by which it got better or worse.
struct Mover {
  const RowDiff *row;
  const FigureChange *change;
  /// In seconds, or else in bytes.
  bool isTime;
  double amount;
};
} // namespace

/// Returns the change of the time of an op or, if that is the same or unknown,
/// of its bytes, and nullopt if neither got less nor more.
static std::optional<Mover> findMover(const RowDiff &row) {
  for (StringRef figure : {"time", "bytes"})
    for (const FigureChange &change : row.changes) {
      if (change.name != figure || getDirection(change) == 0)
        continue;
      FigureValue delta = change.getDelta();
      auto *seconds = std::get_if<double>(&delta);
      return Mover{&row, &change, seconds != nullptr,
                   seconds ? std::abs(*seconds)
                           : std::abs(std::get<Count>(delta).toDouble())};
    }
  return std::nullopt;
}

static void writeMovers(StringRef title, SmallVectorImpl<Mover> &movers,
                        raw_ostream &os) {
  if (movers.empty())
    return;
  llvm::stable_sort(movers, [](const Mover &a, const Mover &b) {
    return std::pair(a.isTime, a.amount) > std::pair(b.isTime, b.amount);
  });
  os << "\n**" << title << ": " << movers.size()
     << (movers.size() == 1 ? " op" : " ops") << "**\n";
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  for (const Mover &mover : ArrayRef(movers).take_front(maxOps)) {
    SmallVector<std::string, 0> &cells = rows.emplace_back();
    const RowSummary &row = mover.row->getRow();
    cells.push_back(stringifyChangeKind(mover.row->getKind()).str());
    cells.push_back(formatMarkdownCode(row.op));
    cells.push_back(formatMarkdownCode(row.location));
    addCells(*mover.change, cells);
  }
  writeMarkdownTable({{""},
                      {"op"},
                      {"location"},
                      {"figure"},
                      {"before", /*alignRight=*/true},
                      {"after", /*alignRight=*/true},
                      {"delta", /*alignRight=*/true},
                      {"percent", /*alignRight=*/true}},
                     rows, os);
  if (movers.size() > maxOps)
    os << "\nNot shown: " << movers.size() - maxOps
       << " more, see `--format=text`\n";
}

static void writeFunction(const FunctionDiff &function, raw_ostream &os) {
  os << "\n### function " << formatMarkdownCode(function.name);
  if (function.getKind() != ChangeKind::Changed)
    os << ", " << stringifyChangeKind(function.getKind());
  os << "\n\n" << countRows(function) << '\n';
  SmallVector<Mover, 0> worse, better;
  size_t others = 0;
  for (const RowDiff &row : function.rows) {
    if (row.getKind() == ChangeKind::Unchanged)
      continue;
    if (std::optional<Mover> mover = findMover(row))
      (getDirection(*mover->change) > 0 ? worse : better).push_back(*mover);
    else
      ++others;
  }
  writeTotals(function.totals, os);
  writeMovers("Worse", worse, os);
  writeMovers("Better", better, os);
  if (others > 0)
    os << "\nNeither better nor worse, or not known: " << others
       << (others == 1 ? " op" : " ops") << ", see `--format=text`\n";
}

static void writeVerdict(ArrayRef<ConditionResult> conditions,
                         raw_ostream &os) {
  os << "## roofline-diff";
  if (conditions.empty()) {
    os << '\n';
    return;
  }
  auto isFailed = [](const ConditionResult &result) { return result.failed; };
  size_t failed = llvm::count_if(conditions, isFailed);
  os << ": gate " << (failed > 0 ? "FAILED" : "passed") << '\n';
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  for (const ConditionResult &condition : conditions)
    rows.push_back({condition.failed ? "**FAILED**" : "passed",
                    formatMarkdownCode(condition.text),
                    formatMarkdownText(condition.reason)});
  writeMarkdownTable({{""}, {"fails if"}, {"figures"}}, rows, os);
}

void mlir::roofline::writeMarkdownDiff(const ReportDiff &diff,
                                       ArrayRef<ConditionResult> conditions,
                                       raw_ostream &os) {
  writeVerdict(conditions, os);
  auto writeSide = [&](StringRef side, const ReportSummary &report) {
    os << "- " << side << ": " << formatMarkdownCode(report.name) << " on "
       << formatMarkdownCode(report.target) << '\n';
  };
  os << '\n';
  writeSide("before", diff.before);
  writeSide("after", diff.after);
  for (const std::string &warning : diff.warnings)
    os << "\n**WARNING:** " << formatMarkdownText(warning) << '\n';
  if (diff.isEmpty())
    os << "\nNo differences\n";
  if (hasModuleTable(diff)) {
    os << "\n### module\n";
    writeTotals(diff.totals, os);
  }
  size_t functions = 0;
  for (const FunctionDiff &function : diff.functions)
    if (function.getKind() != ChangeKind::Unchanged &&
        ++functions <= maxFunctions)
      writeFunction(function, os);
  if (functions > maxFunctions)
    os << "\nNot shown: " << functions - maxFunctions << " more "
       << (functions - maxFunctions == 1 ? "function" : "functions")
       << ", see `--format=text`\n";
}
