//===- Sweep.h - Costs for a list of symbol values --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sweeps a symbol over values: takes a module and a list of values, and returns
// the cost of each op and function for each value. Each value is analysed
// separately, as if it were written in the IR (docs/use/Crossover.md, "Sweep").
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SWEEP_H
#define ROOFLINE_REPORT_SWEEP_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Symbols/SymbolOptions.h"

namespace mlir::roofline {

/// The cost of an op or a sum of ops at one value.
struct SweepPoint {
  Count flops, intOps;
  /// Least bytes read and written [B].
  Count bytes;
  /// Estimate as in the rows and totals of a report.
  std::optional<double> timeSeconds, upperTimeSeconds;
  std::optional<double> intensity, ridge, attainableOpsPerSecond, headroom;
  Bound bound;
  /// The executions have no known bound; some work has no rate or link, and
  /// takes no time here.
  bool unbounded = false, lacksRates = false;

  /// True if `timeSeconds` leaves some work out.
  bool isPart() const { return timeSeconds && (unbounded || lacksRates); }
};

/// The cost of one op at all values.
struct SweepRow {
  /// Identification of the op, as in `OpRow`.
  size_t index = 0;
  std::string op, location;
  /// One entry per value; nullopt if the op costs nothing.
  SmallVector<std::optional<SweepPoint>, 0> points;
};

struct FunctionSweep {
  std::string name;
  /// Rows in program order.
  SmallVector<SweepRow, 0> rows;
  /// One entry per value.
  SmallVector<SweepPoint, 0> totals;
};

struct Sweep {
  std::string symbol;
  SmallVector<int64_t> values;
  /// The functions of the report, in its order.
  SmallVector<FunctionSweep, 0> functions;
  SmallVector<SweepPoint, 0> moduleTotals;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SWEEP_H
