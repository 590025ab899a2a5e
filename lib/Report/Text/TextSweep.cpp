//===- TextSweep.cpp - A sweep as text ------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/STLExtras.h"

#include <functional>

using namespace mlir;
using namespace mlir::roofline;

/// Number of machines that fit into a table next to the values.
static constexpr size_t machinesPerTable = 2;

/// Formats the number of compute-bound rows out of those that take time: "3/7".
static std::string formatComputeRows(const FunctionSweep &function,
                                     size_t number) {
  int64_t compute = 0, all = 0;
  for (const SweepRow &row : function.rows) {
    const std::optional<SweepPoint> &point = row.points[number];
    if (!point || point->bound.isNone())
      continue;
    ++all;
    compute += point->bound.isBy(ResourceKind::Compute);
  }
  return std::to_string(compute) + "/" + std::to_string(all);
}

/// Returns the operations at one value divided by their time [op/s].
static std::optional<double> getRate(const SweepPoint &point) {
  Count operations = point.flops + point.intOps;
  if (!operations.isConstant() || point.timeSeconds.value_or(0) == 0)
    return std::nullopt;
  return operations.toDouble() / *point.timeSeconds;
}

/// Returns the value divided by the time: tokens per second where it is the
/// batch of a step that makes a token of each sequence [1/s].
static std::optional<double> getRate(int64_t value, const SweepPoint &point) {
  if (point.timeSeconds.value_or(0) == 0)
    return std::nullopt;
  return value / *point.timeSeconds;
}

static void writeTable(size_t number, const Sweep &first,
                       ArrayRef<const Report *> machines, raw_ostream &os) {
  SmallVector<std::string> names;
  for (const Report *machine : machines)
    names.push_back(makePrintable(machine->target.name));
  std::string symbol = makePrintable(first.symbol), perSecond = symbol + "/s";
  SmallVector<TextColumn> columns{{symbol, /*alignRight=*/true}};
  for (const std::string &name : names) {
    columns.push_back({"time", /*alignRight=*/true, Cut::End, 10, 9});
    columns.push_back({perSecond, /*alignRight=*/true, Cut::End, 12, 7});
    columns.push_back({"op/s", /*alignRight=*/true, Cut::End, 7, 6});
    columns.push_back({"compute", /*alignRight=*/true});
    columns.push_back({name, /*alignRight=*/false, Cut::Middle, 24, 12});
  }
  TextTable table(columns, /*indent=*/2);
  for (auto [i, value] : llvm::enumerate(first.values)) {
    SmallVector<std::string, 0> cells{std::to_string(value)};
    for (const Report *machine : machines) {
      const FunctionSweep &function = machine->sweep->functions[number];
      const SweepPoint &point = function.totals[i];
      cells.push_back(formatSeconds(point.timeSeconds) +
                      (point.isPart() ? "+" : ""));
      cells.push_back(formatCell(getRate(value, point)));
      cells.push_back(formatCell(getRate(point)));
      cells.push_back(formatComputeRows(function, i));
      cells.push_back(makePrintable(point.bound.str()));
    }
    table.addRow(std::move(cells));
  }
  table.print(os);
}

void roofline::writeTextSweep(size_t number, const Report &report,
                              raw_ostream &os) {
  if (!report.sweep)
    return;
  SmallVector<const Report *> machines{&report};
  for (const Report &other : report.others)
    machines.push_back(&other);
  bool hasPart = llvm::any_of(machines, [&](const Report *machine) {
    return llvm::any_of(machine->sweep->functions[number].totals,
                        std::mem_fn(&SweepPoint::isPart));
  });
  os << "\nsweep over " << makePrintable(report.sweep->symbol)
     << ": time of the function; compute: rows that it bounds; bound of the "
        "sum, as if it were one op"
     << (hasPart ? "; +: or more\n" : "\n");
  ArrayRef<const Report *> rest = machines;
  for (; !rest.empty();
       rest = rest.drop_front(std::min(rest.size(), machinesPerTable)))
    writeTable(number, *report.sweep, rest.take_front(machinesPerTable), os);
}
