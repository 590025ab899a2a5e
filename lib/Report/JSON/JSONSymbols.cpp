//===- JSONSymbols.cpp - Symbols, crossovers and sweeps as JSON -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"
#include "roofline/Report/SymbolReport.h"

using namespace mlir;
using namespace mlir::roofline;

void JSONWriter::writeRange(IntegerRange range) {
  writeIntegers("range", ArrayRef<int64_t>{range.first, range.last});
}

/// Writes the symbols of the module; no key without symbols.
void JSONWriter::writeSettings() {
  if (report.symbols.empty())
    return;
  writeObjects("symbols", report.symbols, [&](const SymbolSetting &symbol) {
    writeText("name", symbol.name);
    if (!symbol.origin.empty())
      writeText("origin", symbol.origin);
    if (symbol.value)
      writeCount("value", symbol.value);
    if (symbol.range)
      writeRange(*symbol.range);
    writeFlag("unbound", symbol.isUnbound());
  });
}

//===----------------------------------------------------------------------===//
// Crossovers
//===----------------------------------------------------------------------===//

void JSONWriter::writeCrossovers(ArrayRef<Crossover> crossovers) {
  writeObjects("crossovers", crossovers, [&](const Crossover &crossover) {
    writeText("symbol", crossover.symbol);
    writeRange(crossover.range);
    writeObjects("bounds", crossover.runs, [&](const BoundRun &run) {
      writeInteger("from", run.range.first);
      writeInteger("to", run.range.last);
      writeText("bound", run.bound.str());
    });
    writeText("text", describeCrossover(crossover));
    writeFlag("never_changes", crossover.neverChanges());
    if (!crossover.missing.empty())
      writeTexts("needs_values", crossover.missing);
    if (!crossover.whyNot.empty())
      writeText("not_told", crossover.whyNot);
    writeNumber("intensity_from", crossover.firstIntensity);
    writeNumber("intensity_to", crossover.lastIntensity);
    writeNumber("intensity_limit", crossover.limitIntensity);
    writeNumber("ridge", crossover.ridge);
  });
}

/// Writes crossovers and intervals; no key if nothing is symbolic.
void JSONWriter::writeSymbolic(const SymbolicFigures *figures) {
  if (!figures)
    return;
  writeCrossovers(figures->crossovers);
  if (!figures->hasRanges)
    return;
  const std::optional<SymbolicInterval> &interval = figures->interval;
  auto get = [&](double SymbolicInterval::*field) {
    return interval ? std::optional(*interval.*field) : std::nullopt;
  };
  writeNumber("time_least_seconds", get(&SymbolicInterval::leastSeconds));
  writeNumber("time_greatest_seconds", get(&SymbolicInterval::greatestSeconds));
  writeCount("bytes_least",
             interval ? std::optional(interval->leastBytes) : std::nullopt);
  writeCount("bytes_greatest",
             interval ? std::optional(interval->greatestBytes) : std::nullopt);
}

//===----------------------------------------------------------------------===//
// Sweep
//===----------------------------------------------------------------------===//

void JSONWriter::writeSweepPoint(int64_t value, const SweepPoint &point) {
  stream.object([&] {
    writeInteger("value", value);
    writeCount("flops", point.flops);
    writeCount("int_ops", point.intOps);
    writeCount("bytes", point.bytes);
    writeNumber("intensity", point.intensity);
    writeNumber("ridge", point.ridge);
    writeNumber("attainable_flops_per_second", point.attainableOpsPerSecond);
    writeNumber("time_seconds", point.timeSeconds);
    if (point.upperTimeSeconds && point.upperTimeSeconds != point.timeSeconds)
      writeNumber("time_upper_seconds", point.upperTimeSeconds);
    writeText("bound", point.bound.str());
    writeNumber("headroom", point.headroom);
    writeFlag("unbounded", point.unbounded);
    writeFlag("lacks_rates", point.lacksRates);
  });
}

/// Writes the sweep; no key unless it was requested.
void JSONWriter::writeSweep(const std::optional<Sweep> &sweep) {
  if (!sweep)
    return;
  auto writePoints = [&](StringRef key, const auto &points) {
    stream.attributeArray(key, [&] {
      for (auto [value, point] : llvm::zip_equal(sweep->values, points))
        if (const std::optional<SweepPoint> &own = point)
          writeSweepPoint(value, *own);
    });
  };
  writeObject("sweep", [&] {
    writeText("symbol", sweep->symbol);
    writeIntegers("values", sweep->values);
    writeObjects("functions", sweep->functions, [&](const FunctionSweep &of) {
      writeText("name", of.name);
      writePoints("totals", of.totals);
      writeObjects("ops", of.rows, [&](const SweepRow &row) {
        writeInteger("index", row.index);
        writeText("op", row.op);
        writeText("location", row.location);
        writePoints("points", row.points);
      });
    });
    writePoints("totals", sweep->moduleTotals);
  });
}
