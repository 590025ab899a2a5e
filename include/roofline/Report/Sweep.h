//===- Sweep.h - What every op costs for each value of a symbol -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each value is an analysis of its own, as if the IR said so
// (docs/use/Crossover.md, "Sweep").
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SWEEP_H
#define ROOFLINE_REPORT_SWEEP_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Symbols/SymbolOptions.h"

namespace mlir::roofline {

/// What an op or a sum of ops costs at one value.
struct SweepPoint {
  Count flops, intOps;
  /// Of the least: read and written.
  Count bytes;
  /// As in the rows and totals of a report.
  std::optional<double> timeSeconds, upperTimeSeconds;
  std::optional<double> intensity, ridge, attainableOpsPerSecond, headroom;
  std::string bound;
};

/// One op over all values.
struct SweepRow {
  /// As in `OpRow`.
  size_t index = 0;
  std::string op, location;
  /// One per value; no value where the op costs nothing.
  SmallVector<std::optional<SweepPoint>, 0> points;
};

struct FunctionSweep {
  std::string name;
  /// In program order.
  SmallVector<SweepRow, 0> rows;
  /// One per value.
  SmallVector<SweepPoint, 0> totals;
};

struct Sweep {
  std::string symbol;
  SmallVector<int64_t> values;
  /// Those of the report, in its order.
  SmallVector<FunctionSweep, 0> functions;
  SmallVector<SweepPoint, 0> moduleTotals;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SWEEP_H
