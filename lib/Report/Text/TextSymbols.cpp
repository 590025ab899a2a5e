//===- TextSymbols.cpp - Symbols and crossovers as text -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextSections.h"
#include "roofline/Report/SymbolReport.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/TextLayout.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Head
//===----------------------------------------------------------------------===//

void roofline::writeTextSymbols(const Report &report, raw_ostream &os) {
  SmallVector<std::string> known, unbound;
  for (const SymbolSetting &symbol : report.symbols) {
    if (symbol.value)
      known.push_back(symbol.name + " = " + symbol.value->str());
    else if (symbol.range)
      known.push_back(symbol.name + " = " +
                      std::to_string(symbol.range->first) + ".." +
                      std::to_string(symbol.range->last));
    else
      unbound.push_back(symbol.name);
  }
  std::string text = llvm::join(known, ", ");
  if (!unbound.empty())
    text += (known.empty() ? "" : "; ") + std::string("without a value: ") +
            llvm::join(unbound, ", ") +
            (unbound.size() == 1 ? "; what depends on it stays open"
                                 : "; what depends on them stays open");
  if (text.empty())
    return;
  os << "symbols: ";
  writeWrapped(makePrintable(text), 9, os);
}

//===----------------------------------------------------------------------===//
// Crossovers
//===----------------------------------------------------------------------===//

static std::string formatInterval(const SymbolicFigures &figures) {
  if (!figures.interval)
    return "-";
  std::string least = formatSI(figures.interval->leastSeconds, "s");
  std::string greatest = formatSI(figures.interval->greatestSeconds, "s");
  return least == greatest ? least : least + "-" + greatest;
}

static std::string formatByteInterval(const SymbolicFigures &figures) {
  if (!figures.interval)
    return "-";
  std::string least = formatCell(figures.interval->leastBytes);
  std::string greatest = formatCell(figures.interval->greatestBytes);
  return least == greatest ? least : least + "-" + greatest;
}

static void addLines(const SymbolicFigures &figures, const std::string &op,
                     const std::string &location, bool hasIntervals,
                     TextTable &table) {
  auto addLine = [&](std::string symbol, std::string sentence) {
    table.addRow({makePrintable(symbol), op, location,
                  hasIntervals ? formatInterval(figures) : "",
                  hasIntervals ? formatByteInterval(figures) : "",
                  makePrintable(sentence)});
  };
  // With several symbols, none has crossovers without values for the others.
  bool areAllMissing =
      figures.crossovers.size() > 1 &&
      llvm::all_of(figures.crossovers, [](const Crossover &crossover) {
        return !crossover.missing.empty();
      });
  if (areAllMissing) {
    auto names =
        llvm::map_range(figures.crossovers, [](const Crossover &crossover) {
          return crossover.symbol;
        });
    return addLine(llvm::join(names, ", "), "needs values of all but one");
  }
  for (const Crossover &crossover : figures.crossovers)
    addLine(crossover.symbol, describeCrossover(crossover));
}

void roofline::writeTextCrossovers(const FunctionReport &function,
                                   raw_ostream &os) {
  auto isSymbolic = [](const OpRow &row) { return !!row.symbolic; };
  if (!function.totals.symbolic && llvm::none_of(function.rows, isSymbolic))
    return;
  bool hasIntervals = llvm::any_of(function.rows, [](const OpRow &row) {
    return row.symbolic && row.symbolic->interval;
  });
  TextTable table({{"symbol", /*alignRight=*/false, Cut::Middle, 16, 8},
                   {"op", /*alignRight=*/false, Cut::Middle, 20, 12},
                   {"location", /*alignRight=*/false, Cut::Middle, 16, 8},
                   {hasIntervals ? "time" : "", /*alignRight=*/true},
                   {hasIntervals ? "bytes" : "", /*alignRight=*/true},
                   {"bound", /*alignRight=*/false, Cut::End, 48, 30}},
                  /*indent=*/0);
  for (const OpRow &row : function.rows)
    if (row.symbolic)
      addLines(*row.symbolic, formatOp(row), makePrintable(row.location),
               hasIntervals, table);
  if (function.totals.symbolic && function.rows.size() > 1)
    addLines(*function.totals.symbolic, "sum", "", hasIntervals, table);
  os << "\nover the values of symbols: what bounds, with compulsory traffic\n";
  table.print(os);
}
