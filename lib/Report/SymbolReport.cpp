//===- SymbolReport.cpp - Symbols in reports ------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/SymbolReport.h"

#include "roofline/Report/TextCells.h"
#include "roofline/Symbols/ProgramContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cmath>
#include <set>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static void collectSymbols(const Report &report,
                           std::set<std::string> &symbols) {
  SmallVector<std::string> names;
  auto add = [&](const Count &count) {
    if (count.isConstant())
      return;
    count.collectSymbols(names);
    for (const std::string &name : names)
      symbols.insert(name);
  };
  for (const FunctionReport &function : report.functions)
    for (const OpRow &row : function.rows) {
      add(row.executions);
      for (const WorkTerm &term : row.getWork().terms)
        add(term.count);
      for (const LevelTraffic &level : row.getEstimate().levels) {
        add(level.lowerBytes.lower);
        add(level.lowerBytes.upper);
      }
    }
}

/// Returns a description of the first origin of a symbol.
static std::string describeOrigin(StringRef name, const Report &report) {
  for (const FunctionReport &function : report.functions)
    for (const auto &symbol : function.symbols)
      if (symbol.name == name)
        return symbol.meaning + " of @" + function.name;
  return "";
}

/// Adds the symbols that figures depend on, and those that have values.
static void addSettings(const AnalysisOptions &options, Report &report) {
  std::set<std::string> names;
  collectSymbols(report, names);
  for (const auto &[name, value] : options.bindings)
    names.insert(name);
  for (const auto &[name, range] : options.ranges)
    names.insert(name);
  for (const std::string &name : names) {
    if (ProgramContext::isCounterName(name))
      continue; // It has no one value.
    SymbolSetting &symbol = report.symbols.emplace_back();
    symbol.name = name;
    symbol.origin = describeOrigin(name, report);
    if (auto it = options.bindings.find(name); it != options.bindings.end())
      symbol.value = it->second;
    if (auto it = options.ranges.find(name); it != options.ranges.end())
      symbol.range = it->second;
  }
}

//===----------------------------------------------------------------------===//
// Rows and totals
//===----------------------------------------------------------------------===//

static SymbolicFigures makeFigures(const SymbolicWork &work,
                                   const SymbolRanges &ranges,
                                   CrossoverFinder &finder) {
  SymbolicFigures figures;
  figures.crossovers = finder.find(work);
  figures.hasRanges =
      !ranges.empty() &&
      llvm::all_of(figures.crossovers, [&](const Crossover &crossover) {
        return ranges.find(crossover.symbol) != ranges.end();
      });
  if (figures.hasRanges)
    figures.interval = finder.findInterval(work);
  return figures;
}

/// Removes the crossovers of a call, giving the reason: a call is not a single
/// op, so the resource that bounds one of its ops bounds only a part of it.
static SymbolicFigures refuse(SymbolicFigures figures, StringRef whyNot) {
  for (Crossover &crossover : figures.crossovers) {
    crossover.runs.clear();
    crossover.isIndependent = false;
    crossover.missing.clear();
    crossover.whyNot = whyNot.str();
  }
  figures.interval.reset();
  return figures;
}

/// Returns the sum of the rows' intervals if it is the interval of the
/// function, which it is not if a branch or a call takes a different time.
static std::optional<SymbolicInterval> sumUp(const FunctionReport &function) {
  SymbolicInterval sum;
  sum.isMonotone = true;
  Count bytes;
  for (const OpRow &row : function.rows) {
    if (row.unbounded || row.isCall)
      return std::nullopt;
    SymbolicInterval own;
    if (row.getEstimate().timeSeconds && !row.getEstimate().levels.empty()) {
      const Count &rowBytes = row.getEstimate().levels.front().lowerBytes.lower;
      double seconds = *row.getEstimate().timeSeconds;
      own = {seconds, seconds, rowBytes, rowBytes, true};
    } else if (row.symbolic && row.symbolic->interval) {
      own = *row.symbolic->interval;
    }
    if (!own.isMonotone)
      return std::nullopt;
    sum.leastSeconds += own.leastSeconds;
    sum.greatestSeconds += own.greatestSeconds;
    sum.leastBytes += own.leastBytes;
    sum.greatestBytes += own.greatestBytes;
    bytes += row.getEstimate().levels.front().lowerBytes.lower;
  }
  const LevelTraffics &levels = function.totals.totals.levels;
  if (levels.empty() || levels.front().lowerBytes.lower != bytes)
    return std::nullopt;
  return sum;
}

static void addTotalFigures(const AnalysisOptions &options,
                            CrossoverFinder &finder, FunctionReport &function) {
  const Totals &totals = function.totals.totals;
  if (!function.totals.estimate.bound.isSymbolic() || totals.levels.empty())
    return;
  SymbolicFigures figures =
      makeFigures({totals.work, totals.levels}, options.ranges, finder);
  if (figures.hasRanges)
    figures.interval = sumUp(function);
  function.totals.symbolic =
      std::make_shared<const SymbolicFigures>(std::move(figures));
}

void roofline::addSymbols(const AnalysisOptions &options, Estimator &estimator,
                          Report &report) {
  CrossoverFinder finder(estimator, options.ranges);
  llvm::DenseMap<size_t, const OpRow *> byFigures;
  for (FunctionReport &function : report.functions) {
    for (OpRow &row : function.rows) {
      if (!row.getEstimate().bound.isSymbolic() ||
          row.getEstimate().levels.empty())
        continue;
      if (row.figures) {
        auto [it, isNew] = byFigures.try_emplace(*row.figures, &row);
        if (!isNew) {
          row.symbolic = it->second->symbolic;
          continue;
        }
      }
      SymbolicFigures figures = makeFigures(
          {row.getWork(), row.getEstimate().levels}, options.ranges, finder);
      if (row.isCall)
        figures = refuse(std::move(figures),
                         "a call takes the sum of its ops' times");
      row.symbolic =
          std::make_shared<const SymbolicFigures>(std::move(figures));
    }
    addTotalFigures(options, finder, function);
  }
  addSettings(options, report);
}

bool roofline::hasSymbolicRows(const Report &report) {
  return llvm::any_of(report.functions, [](const FunctionReport &function) {
    return function.totals.symbolic ||
           llvm::any_of(function.rows,
                        [](const OpRow &row) { return !!row.symbolic; });
  });
}

//===----------------------------------------------------------------------===//
// Crossovers
//===----------------------------------------------------------------------===//

/// Returns why the bound never changes: "op/B 0.98 to 1.00, ridge 295".
static std::string describeIntensity(const Crossover &crossover) {
  if (!crossover.firstIntensity || !crossover.lastIntensity)
    return "";
  if (*crossover.lastIntensity == 0)
    return ", as it has no operations";
  std::string first = formatIntensity(crossover.firstIntensity);
  std::string last = formatIntensity(crossover.lastIntensity);
  std::string text = ": op/B " + first;
  if (first != last)
    text += " to " + last;
  // A limit is relevant only if the user gave no range.
  if (crossover.limitIntensity &&
      crossover.range.last == CrossoverFinder::defaultLast)
    text += ", limit " + (std::isfinite(*crossover.limitIntensity)
                              ? formatIntensity(crossover.limitIntensity)
                              : std::string("none"));
  if (crossover.ridge)
    text += ", ridge " + formatIntensity(crossover.ridge);
  return text;
}

static std::string describeRun(const BoundRun &run,
                               const Crossover &crossover) {
  bool isFirst = run.range.first == crossover.range.first;
  bool isLast = run.range.last == crossover.range.last;
  std::string text = run.bound.str();
  if (isFirst)
    return text + " below " + std::to_string(run.range.last + 1);
  text +=
      (run.range.isOne() ? " at " : " from ") + std::to_string(run.range.first);
  if (isLast)
    return text + (run.range.isOne() ? "" : " on");
  return run.range.isOne() ? text
                           : text + " to " + std::to_string(run.range.last);
}

std::string roofline::describeCrossover(const Crossover &crossover) {
  if (!crossover.whyNot.empty())
    return "not computed: " + crossover.whyNot;
  if (!crossover.missing.empty())
    return "needs a value of " + llvm::join(crossover.missing, ", ");
  if (crossover.runs.empty())
    return "the same for each " + crossover.symbol;
  if (crossover.runs.size() == 1)
    return "always " + crossover.runs.front().bound.str() +
           describeIntensity(crossover);
  return llvm::join(llvm::map_range(crossover.runs,
                                    [&](const BoundRun &run) {
                                      return describeRun(run, crossover);
                                    }),
                    ", ");
}
