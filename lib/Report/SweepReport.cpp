//===- SweepReport.cpp - Costs for a list of symbol values ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Report.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::roofline;

static SweepPoint makePoint(const WorkSummary &work, const Estimate &estimate,
                            std::optional<double> seconds,
                            std::optional<double> upperSeconds) {
  CountRange bytes = work.getBytes();
  SweepPoint point;
  point.flops = work.terms.getFlops();
  point.intOps = work.terms.getIntOps();
  point.bytes = bytes.lower;
  point.timeSeconds = seconds;
  point.upperTimeSeconds = upperSeconds;
  point.intensity = estimate.intensity;
  point.ridge = estimate.ridge;
  point.attainableOpsPerSecond = estimate.attainableOpsPerSecond;
  point.headroom = estimate.headroom;
  point.bound = estimate.bound;
  return point;
}

static SweepPoint makePoint(const ReportTotals &totals) {
  SweepPoint point =
      makePoint(totals.totals.work, totals.estimate, totals.totals.timeSeconds,
                totals.totals.upperTimeSeconds);
  point.unbounded = totals.totals.unbounded;
  point.lacksRates = totals.totals.lacksRates;
  return point;
}

static SweepPoint makePoint(const OpRow &row) {
  const Estimate &estimate = row.getEstimate();
  auto orNone = [&](std::optional<double> seconds) {
    return row.unbounded ? std::nullopt : seconds;
  };
  SweepPoint point =
      makePoint(row.getWork(), estimate, orNone(estimate.timeSeconds),
                orNone(estimate.upperTimeSeconds));
  point.unbounded = row.unbounded;
  point.lacksRates = estimate.lacksRates;
  return point;
}

/// Returns a sweep without points that has the ops of `report`, the report
/// without a value.
static Sweep makeSweep(const Report &report, const SweepValues &values) {
  Sweep sweep;
  sweep.symbol = values.symbol;
  sweep.values = values.values;
  for (const FunctionReport &function : report.functions) {
    FunctionSweep &own = sweep.functions.emplace_back();
    own.name = function.name;
    own.totals.resize(values.values.size());
    own.rows.resize(function.rows.size());
    for (const OpRow &row : function.rows) {
      SweepRow &ownRow = own.rows[row.index];
      ownRow.index = row.index;
      ownRow.op = row.op;
      ownRow.location = row.location;
      ownRow.points.resize(values.values.size());
    }
  }
  sweep.moduleTotals.resize(values.values.size());
  return sweep;
}

//===----------------------------------------------------------------------===//
// Analyses
//===----------------------------------------------------------------------===//

/// Adds the rows of one function at the value with index `number`. An op that
/// does nothing at a value has no row there.
static void addPoints(const FunctionReport &function, ArrayRef<Operation *> ops,
                      size_t number,
                      const llvm::DenseMap<Operation *, size_t> &places,
                      FunctionSweep &sweep) {
  sweep.totals[number] = makePoint(function.totals);
  for (const OpRow &row : function.rows)
    if (auto it = places.find(ops[row.index]); it != places.end())
      sweep.rows[it->second].points[number] = makePoint(row);
}

Sweep roofline::runSweep(ModuleOp module, const TargetDescription &target,
                         const AnalysisOptions &options,
                         const SweepValues &values, const Report &report,
                         const RowOps &ops) {
  Sweep sweep = makeSweep(report, values);
  llvm::DenseMap<Operation *, size_t> places;
  for (ArrayRef<Operation *> functionOps : ops)
    for (auto [index, op] : llvm::enumerate(functionOps))
      places[op] = index;
  for (auto [number, value] : llvm::enumerate(values.values)) {
    AnalysisOptions bound = options;
    bound.tuning = false;
    bound.ranges.erase(values.symbol);
    bound.bindings[values.symbol] = value;
    RooflineAnalysis analysis(module, target, bound);
    Report own = buildReport(module, analysis, bound);
    for (auto [function, functionOps, functionSweep] :
         llvm::zip_equal(own.functions, listRowOps(analysis), sweep.functions))
      addPoints(function, functionOps, number, places, functionSweep);
    sweep.moduleTotals[number] = makePoint(own.moduleTotals);
  }
  return sweep;
}
