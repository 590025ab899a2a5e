//===- ReportTestUtils.h - Reports built by hand ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_UTILS_REPORTTESTUTILS_H
#define ROOFLINE_TEST_UNIT_UTILS_REPORTTESTUTILS_H

#include "roofline/Report/Writers.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline::test {

/// Returns a hostile name: a quote, a comma, a new line, an escape sequence,
/// invalid UTF-8, letters and wide characters.
inline std::string getHostileName() {
  return std::string("a\"b,\n\x1b[31m\xff\xfe caf\xc3\xa9 "
                     "\xe6\xbc\xa2\xe5\xad\x97\\");
}

inline Count parseCount(StringRef text) { return *Count::parse(text); }

/// Returns f32 vector work with bytes in the default memory space.
inline WorkSummary makeWork(MLIRContext &context, const Count &flops,
                            const CountRange &bytesRead,
                            const CountRange &bytesWritten) {
  WorkSummary work;
  work.terms.add(
      WorkTerm(WorkClass::Vector, Float32Type::get(&context), flops));
  work.usefulFlops = flops;
  work.traffic.push_back({Attribute(), bytesRead, bytesWritten});
  return work;
}

/// Returns the first row of the table with which the roofline literature
/// teaches, on a machine of 4608 GFLOP/s and 96 GB/s: 57.8 MFLOP and 24.5 MB.
///   memory 24.5e6 / 96e9 = 255.2 us, compute 57.8e6 / 4608e9 = 12.54 us,
///   headroom 20.35, intensity 2.359, ridge 48, attainable 226.5 GFLOP/s.
inline OpRow makeRow(MLIRContext &context) {
  OpRow row;
  row.op = "linalg.conv_2d_nchw_fchw";
  row.location = "conv2d_3";
  row.shapes = "1x3x230x230xf32, 64x3x7x7xf32 -> 1x64x112x112xf32";
  row.editCost().work =
      makeWork(context, 57800000, Count(12000000), Count(12500000));
  Estimate &estimate = row.editCost().estimate;
  estimate.times = {{Resource::compute("vector"), 57.8e6 / 4608e9},
                    {Resource::memory("dram"), 24.5e6 / 96e9}};
  estimate.levels.push_back({"dram", Count(24500000), std::nullopt, {}});
  estimate.timeSeconds = 24.5e6 / 96e9;
  estimate.bound = Resource::memory("dram");
  estimate.headroom = (24.5e6 / 96e9) / (57.8e6 / 4608e9);
  estimate.intensity = 57.8 / 24.5;
  estimate.ridge = 48;
  estimate.attainableOpsPerSecond = 57.8 / 24.5 * 96e9;
  return row;
}

/// Returns a function with `rows` and its totals.
inline FunctionReport makeFunction(StringRef name, SmallVector<OpRow, 0> rows) {
  FunctionReport function;
  function.name = name.str();
  Totals &totals = function.totals.totals;
  for (const OpRow &row : rows) {
    totals.work.add(row.getWork());
    if (!row.getEstimate().timeSeconds)
      totals.timeSeconds = totals.upperTimeSeconds = std::nullopt;
    else if (totals.timeSeconds)
      totals.upperTimeSeconds = *totals.timeSeconds +=
          *row.getEstimate().timeSeconds;
    auto &bottleneck = totals.bottlenecks[row.getEstimate().bound];
    bottleneck.seconds += row.getEstimate().timeSeconds.value_or(0);
    ++bottleneck.rows;
  }
  function.rows = std::move(rows);
  return function;
}

inline Report makeReport(SmallVector<OpRow, 0> rows) {
  Report report;
  report.target.name = "roofline-note";
  report.target.vendor = "nobody";
  report.target.source = "Roofline note, table 1";
  report.target.outermostLevel = "dram";
  report.target.outermostCapacityBytes = Count(16000000000);
  report.coverage.modelledOps = rows.size();
  report.functions.push_back(makeFunction("main", std::move(rows)));
  report.moduleTotals = report.functions.front().totals;
  return report;
}

/// Returns the output of `write` for `report`.
inline std::string print(const Report &report,
                         void (*write)(const Report &, raw_ostream &)) {
  std::string text;
  llvm::raw_string_ostream os(text);
  write(report, os);
  return text;
}

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_UTILS_REPORTTESTUTILS_H
