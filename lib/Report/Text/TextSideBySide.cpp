//===- TextSideBySide.cpp - Comparison of machines as text ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"

#include "roofline/Report/SideBySide.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"

using namespace mlir;
using namespace mlir::roofline;

/// Number of further machines that fit into a table.
static constexpr size_t othersPerTable = 2;
/// Number of columns of the first machine, and of each further one.
static constexpr size_t columnsOfFirst = 2, columnsPerOther = 5;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

namespace {
/// One of the further machines.
struct Other {
  const Report &report;
  const FunctionReport &function;
  FunctionSideBySide sideBySide;
};
} // namespace

/// Creates the table: time and bound on the first machine, then for each of
/// `others` the time and bound, whether the bound changes, speed-up and
/// ceiling. The header of the bound column is the name of the machine.
static TextTable makeTable(const std::string &firstName,
                           ArrayRef<std::string> otherNames) {
  SmallVector<TextColumn> columns;
  auto addMachine = [&](StringRef name) {
    columns.push_back({"time", /*alignRight=*/true, Cut::End, 10, 9});
    columns.push_back({name, /*alignRight=*/false, Cut::Middle, 18, 11});
  };
  addMachine(firstName);
  for (const std::string &name : otherNames) {
    addMachine(name);
    columns.push_back({"", /*alignRight=*/true});
    columns.push_back({"x", /*alignRight=*/true});
    columns.push_back({"max", /*alignRight=*/true});
  }
  columns.push_back({"op", /*alignRight=*/false, Cut::Middle, 20, 14});
  columns.push_back({"location", /*alignRight=*/false, Cut::Middle, 16, 12});
  return TextTable(columns, /*indent=*/0);
}

/// Formats the time of a row: "8.957 µs"; "8.957 µs+" if it excludes some work.
static std::string formatRowTime(const OpRow &row) {
  std::string text = formatTime(row);
  return row.getEstimate().lacksRates && text != "-" ? text + "+" : text;
}

static void writeTable(const FunctionReport &function, const Report &report,
                       ArrayRef<Other> others, raw_ostream &os) {
  ArrayRef<OpRow> rows = function.rows;
  std::string name = makePrintable(report.target.name);
  SmallVector<std::string> otherNames;
  for (const Other &other : others)
    otherNames.push_back(makePrintable(other.report.target.name));
  TextTable table = makeTable(name, otherNames);
  for (const OpRow &row :
       rows.take_front(report.limit.rows.value_or(rows.size()))) {
    if (row.costsNothing())
      continue;
    SmallVector<std::string, 0> cells{
        formatRowTime(row), formatShortBound(row.getEstimate().bound)};
    for (const Other &other : others) {
      const OpRow &otherRow = *other.sideBySide.otherRows[row.index];
      const SideBySide &sideBySide = other.sideBySide.rows[row.index];
      llvm::append_range(cells,
                         std::initializer_list<std::string>{
                             formatRowTime(otherRow),
                             formatShortBound(otherRow.getEstimate().bound),
                             sideBySide.changesBound.value_or(false) ? "*" : "",
                             formatFactor(sideBySide.speedup),
                             formatFactor(sideBySide.ceiling)});
    }
    cells.push_back(formatOp(row));
    cells.push_back(makePrintable(row.location));
    table.addRow(std::move(cells));
    table.colorCell(/*column=*/1, getBoundColor(row.getEstimate().bound));
    for (const auto &[number, other] : llvm::enumerate(others))
      table.colorCell(
          columnsOfFirst + number * columnsPerOther + 1,
          getBoundColor(
              other.sideBySide.otherRows[row.index]->getEstimate().bound));
  }
  table.print(os);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Formats the number of rows whose bound changes: "3"; "3+" if there may be
/// more.
static std::string formatChangedBounds(const FunctionSideBySide &sideBySide) {
  return std::to_string(sideBySide.changedBounds) +
         (sideBySide.openBounds == 0 ? "" : "+");
}

namespace {
/// A table of the totals with a line per machine.
class TotalsTable {
public:
  TotalsTable(const Report &report, const Totals &totals)
      : table({{"machine", /*alignRight=*/false, Cut::Middle, 40, 20},
               {"time", /*alignRight=*/true},
               {"x", /*alignRight=*/true},
               {"max", /*alignRight=*/true},
               {"*", /*alignRight=*/true}},
              /*indent=*/2) {
    table.addRow(
        {makePrintable(report.target.name), formatTime(totals), "", "", ""});
  }

  void add(const Report &other, const Totals &totals,
           const SideBySide &sideBySide, std::string changedBounds) {
    table.addRow({makePrintable(other.target.name), formatTime(totals),
                  formatFactor(sideBySide.speedup),
                  formatFactor(sideBySide.ceiling), std::move(changedBounds)});
  }

  void print(raw_ostream &os) const { table.print(os); }

private:
  TextTable table;
};
} // namespace

void mlir::roofline::writeTextSideBySide(size_t number, const Report &report,
                                         raw_ostream &os) {
  if (report.others.empty())
    return;
  const FunctionReport &function = report.functions[number];
  SmallVector<Other, 0> others;
  TotalsTable totals(report, function.totals.totals);
  for (const Report &other : report.others) {
    const FunctionReport &otherFunction = other.functions[number];
    others.push_back(
        {other, otherFunction,
         compareFunctions(function, report, otherFunction, other)});
    const FunctionSideBySide &sideBySide = others.back().sideBySide;
    totals.add(other, otherFunction.totals.totals, sideBySide.total,
               formatChangedBounds(sideBySide));
  }
  os << '\n';
  writeWrapped(
      "side by side: x: time on the first / time here; max: x if the same "
      "resource bounded here; *: another bound; +: or more",
      0, os);
  ArrayRef<Other> rest = others;
  if (!llvm::all_of(function.rows, std::mem_fn(&OpRow::costsNothing))) {
    for (; !rest.empty();
         rest = rest.drop_front(std::min(rest.size(), othersPerTable))) {
      writeTable(function, report, rest.take_front(othersPerTable), os);
      os << '\n';
    }
  }
  totals.print(os);
}

void mlir::roofline::writeTextSideBySide(const Report &report,
                                         raw_ostream &os) {
  if (report.others.empty())
    return;
  TotalsTable totals(report, report.moduleTotals.totals);
  for (const Report &other : report.others)
    totals.add(other, other.moduleTotals.totals, compareModules(report, other),
               "");
  os << '\n';
  totals.print(os);
}
