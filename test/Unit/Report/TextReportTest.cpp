//===- TextReportTest.cpp - Tests of reports as text ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"

#include "roofline/Report/Writers.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
class TextReportTest : public ::testing::Test {
protected:
  /// Returns the text of `report`, whose lines must fit a terminal.
  std::string write(const Report &report) {
    std::string text = print(report, writeTextReport);
    for (StringRef line : llvm::split(text, '\n')) {
      EXPECT_LE(displayWidth(line), 120u) << line.str();
      EXPECT_EQ(line, line.rtrim()) << "expected no space at the end";
    }
    return text;
  }

  void expectPart(const std::string &text, const std::string &part) {
    EXPECT_NE(text.find(part), std::string::npos)
        << "expected '" << part << "' in:\n"
        << text;
  }

  MLIRContext context;
};
} // namespace

TEST_F(TextReportTest, OneRow) {
  Report report = makeReport({makeRow(context)});
  report.functions.front().totals.totals.fusedLowerBytes = 24500000;
  report.functions.front().totals.totals.peakLiveBytes = 24500000;
  EXPECT_EQ(write(report), R"(roofline for roofline-note (nobody)
figures: Roofline note, table 1

bound: what takes longest; by: how many times as long as the next; op/B: intensity; FLOP/s, op/s: attainable

function main
    time share  bound          by op/B FLOP/s   FLOP  bytes  op                        location  shapes
255.2 µs  100%  memory:dram 20.3x 2.36 226.5G 57.80M 24.50M  linalg.conv_2d_nchw_fchw  conv2d_3  1x3x230x230xf32, 64x...

  time                  255.2 µs
  flops                 57.80 MFLOP
  bytes, every op cold  24.50 MB
  bytes, all fused      at least 24.50 MB
  peak live bytes       24.50 MB, fits dram (16.00 GB)

  bound       rows     time share
  memory:dram    1 255.2 µs  100%

coverage: 1 op modelled; none unmodelled
)");
}

TEST_F(TextReportTest, IntegerOperationsChangeTheUnit) {
  OpRow row = makeRow(context);
  row.editCost().work.terms.add(
      WorkTerm(WorkClass::Integer, IntegerType::get(&context, 32), 200000));
  std::string text = write(makeReport({row}));
  expectPart(text, "op/B   op/s     op");
  expectPart(text, "58.00M");
  expectPart(text, "integer operations    200.0 kop");
}

TEST_F(TextReportTest, SymbolicRowsHaveNoTime) {
  OpRow row = makeRow(context);
  Count flops = parseCount("1179648*batch + 5");
  row.editCost().work = makeWork(context, flops, flops, Count(0));
  row.editCost().estimate = Estimate();
  row.editCost().estimate.bound = Bound::symbolic();
  std::string text = write(makeReport({row, makeRow(context)}));
  expectPart(text, "-     -  symbolic");
  expectPart(text, "unknown, as not every op has a time");
  expectPart(text, "(1179648*batch + 57800005) FLOP");
}

TEST_F(TextReportTest, ExecutionsAndNotesAreShown) {
  OpRow row = makeRow(context);
  row.executions = 1024;
  row.editCost().work.given = true;
  row.notes = {"no matrix rate for f32: vector f32 taken"};
  std::string text = write(makeReport({row, row, makeRow(context)}));
  expectPart(text, "[1]  1.024kx ");
  expectPart(text, "\n  [1] no matrix rate for f32: vector f32 taken; work as "
                   "given in the IR\n");
  EXPECT_EQ(text.find("[2]"), std::string::npos);
}

TEST_F(TextReportTest, LevelsHaveATableOfTheirOwn) {
  OpRow row = makeRow(context), other = row;
  LevelTraffic l2{"l2", Count(24500000), Count(49000000), {}, {}};
  row.editCost().estimate.levels.push_back(l2);
  // 57.8 / 24.5 = 2.359 op/B at both levels.
  row.editCost().estimate.levelEstimates.resize(2);
  for (LevelEstimate &level : row.editCost().estimate.levelEstimates)
    level.intensity = 57.8 / 24.5;
  row.editCost().estimate.levels.front().achievableBytes = 24500000;
  other.location = "unknown";
  other.editCost().estimate.levels.push_back(
      {"l2", Count(0), std::nullopt, {}, {}});
  Report report = makeReport({row, other});
  EXPECT_EQ(write(report).find("bytes at each level"), std::string::npos);
  report.target.levels = {{"dram", 96e9, true}, {"l2", 500e9, false}};
  std::string text = write(report);
  expectPart(text, "\nbytes at each level: ");
  expectPart(text, "\n dram B op/B          l2 B op/B  op");
  expectPart(text,
             "\n 24.50M 2.36 24.50M-49.00M 2.36  linalg.conv_2d_nchw_fchw  "
             "conv2d_3\n");
  // Only a lower bound is known, and no known use.
  expectPart(text, "\n24.50M+    -             -    -  "
                   "linalg.conv_2d_nchw_fchw  unknown\n");
}

TEST_F(TextReportTest, TimesOfTheBestTiling_r24) {
  Report report = makeReport({makeRow(context)});
  Totals &totals = report.functions.front().totals.totals;
  totals.upperTimeSeconds = 0.5;
  totals.isTiled = true;
  expectPart(write(report), "255.2 µs, 500.0 ms with the best tiling found\n");
}

TEST_F(TextReportTest, RangesAreNoted_r19) {
  OpRow row = makeRow(context);
  row.editCost().work = makeWork(context, 0, CountRange(0, 4096), Count(1000));
  row.editCost().estimate.upperTimeSeconds = 0.5;
  std::string text = write(makeReport({row}));
  expectPart(text, "at most 5.096 kB and 500.0 ms, as the data decides");
  expectPart(text, "bytes, every op cold  1.000 kB to 5.096 kB");
}

TEST_F(TextReportTest, RowsThatCostNothingAreCounted) {
  OpRow free;
  free.op = "linalg.fill";
  free.editCost().estimate.bound = Bound::none();
  free.editCost().estimate.timeSeconds = 0;
  std::string text = write(makeReport({makeRow(context), free, free}));
  EXPECT_EQ(text.find("linalg.fill"), std::string::npos);
  expectPart(text, "not shown: 2 rows that cost nothing");
}

TEST_F(TextReportTest, PeakThatDoesNotFit_r20) {
  Report report = makeReport({makeRow(context)});
  report.functions.front().totals.totals.peakLiveBytes = 16000000001;
  expectPart(write(report), "16.00 GB, DOES NOT FIT dram (16.00 GB)");
}

TEST_F(TextReportTest, UsefulFlopsWhereTheyDiffer_r9) {
  OpRow row = makeRow(context);
  row.editCost().work.usefulFlops = Count(28900000);
  expectPart(write(makeReport({row})),
             "useful flops          28.90 MFLOP, 50.0%");
  row.editCost().work.usefulFlops = std::nullopt;
  expectPart(write(makeReport({row})), "useful flops          unknown");
}

TEST_F(TextReportTest, ModuleTotalsOnlyOfSeveralFunctions) {
  Report report = makeReport({makeRow(context)});
  EXPECT_EQ(write(report).find("module:"), std::string::npos);
  report.functions.push_back(makeFunction("idle", {}));
  std::string text = write(report);
  expectPart(text, "function idle\n  no op with a known cost\n");
  expectPart(text, "module: from its entry points");
}

TEST_F(TextReportTest, UnmodelledOpsAndUnconfirmedFiguresStandOut) {
  Report report = makeReport({makeRow(context)});
  report.target.unconfirmed = {"units.vector.f32"};
  report.coverage.unmodelled["foo.bar"] = 3;
  std::string text = write(report);
  expectPart(text, "UNCONFIRMED by that source: units.vector.f32");
  expectPart(text, "UNMODELLED, not in any figure: foo.bar x 3");
}

TEST_F(TextReportTest, HostileRowsFit) {
  std::string hostile;
  for (int i = 0; i < 20; ++i)
    hostile += getHostileName();
  Count huge = parseCount("18446744073709551616*a_rather_long_symbol^9 + 1");
  OpRow row = makeRow(context);
  row.op = row.location = row.shapes = hostile;
  row.executions = huge;
  row.editCost().work = makeWork(context, huge, huge, huge);
  row.editCost().estimate.bound = Resource::memory(hostile);
  row.editCost().estimate.timeSeconds = 1.2345e-300;
  row.editCost().estimate.intensity = INFINITY;
  row.editCost().estimate.headroom = INFINITY;
  row.editCost().estimate.attainableOpsPerSecond = 1.2345e300;
  row.notes = {hostile};
  Report report = makeReport({row, row});
  report.functions.front().name = hostile;
  report.target = {hostile, hostile, hostile, {hostile}, hostile, {}};
  report.coverage.unmodelled[hostile] = 1;
  write(report);
}

TEST_F(TextReportTest, ManyRows) {
  SmallVector<OpRow, 0> rows(10000, makeRow(context));
  for (auto [index, row] : llvm::enumerate(rows))
    row.notes.push_back("note " + std::to_string(index));
  std::string text = write(makeReport(rows));
  expectPart(text, "[10000] note 9999\n");
  expectPart(text, "<0.1%");
}

TEST_F(TextReportTest, NoFunctions) {
  Report report = makeReport({});
  report.functions.clear();
  expectPart(write(report), "coverage: 0 ops modelled; none unmodelled");
}
