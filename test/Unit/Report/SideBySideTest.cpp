//===- SideBySideTest.cpp - Tests of several machines ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/SideBySide.h"
#include "roofline/Report/Writers.h"

#include "ReportTestUtils.h"
#include "roofline/Report/TextCells.h"
#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
class SideBySideTest : public ::testing::Test {
protected:
  /// Returns a row of 1 s on "memory:dram" with 0.25 s of "compute:vector".
  OpRow makeFirst() {
    OpRow row = makeRow(context);
    row.editCost().estimate.times = {{Resource::compute("vector"), 0.25},
                                     {Resource::memory("dram"), 1}};
    row.editCost().estimate.timeSeconds = 1;
    return row;
  }

  SideBySide compare(const OpRow &first, const OpRow &other) {
    Report firstReport = makeReport({first});
    Report otherReport = makeReport({other});
    for (auto [report, row] :
         {std::pair(&firstReport, &first), std::pair(&otherReport, &other)})
      report->functions.front().totals.totals.lacksRates =
          row->getEstimate().lacksRates;
    otherReport.target.outermostLevel = "hbm";
    FunctionSideBySide result =
        compareFunctions(firstReport.functions.front(), firstReport,
                         otherReport.functions.front(), otherReport);
    total = result.total;
    openBounds = result.openBounds;
    return result.rows.front();
  }

  /// Returns `first` on a machine with these times [s].
  OpRow onOther(OpRow first, double vectorSeconds, double hbmSeconds) {
    first.editCost().estimate.times = {
        {Resource::compute("vector"), vectorSeconds},
        {Resource::memory("hbm"), hbmSeconds}};
    first.editCost().estimate.timeSeconds = std::max(vectorSeconds, hbmSeconds);
    first.editCost().estimate.bound = vectorSeconds >= hbmSeconds
                                          ? Resource::compute("vector")
                                          : Resource::memory("hbm");
    return first;
  }

  MLIRContext context;
  SideBySide total;
  int64_t openBounds = 0;
};
} // namespace

TEST_F(SideBySideTest, OutermostLevelsAreTheSameResource) {
  // 1 s of dram, 0.5 s of hbm.
  SideBySide result = compare(makeFirst(), onOther(makeFirst(), 0.125, 0.5));
  EXPECT_EQ(result.speedup, 2.0);
  EXPECT_EQ(result.ceiling, 2.0);
  EXPECT_EQ(result.changesBound, false);
  EXPECT_EQ(total.speedup, 2.0);
  EXPECT_EQ(total.ceiling, 2.0);
}

TEST_F(SideBySideTest, AnotherBoundHoldsTheSpeedupBelowItsCeiling) {
  // 1 s of dram; 0.125 s of hbm would be 8x, 0.25 s of vector are 4x.
  SideBySide result = compare(makeFirst(), onOther(makeFirst(), 0.25, 0.125));
  EXPECT_EQ(result.speedup, 4.0);
  EXPECT_EQ(result.ceiling, 8.0);
  EXPECT_EQ(result.changesBound, true);
}

TEST_F(SideBySideTest, SlowerMachines) {
  SideBySide result = compare(makeFirst(), onOther(makeFirst(), 0.25, 4));
  EXPECT_EQ(result.speedup, 0.25);
}

TEST_F(SideBySideTest, WhatIsOpenHasNoSpeedup) {
  OpRow other = onOther(makeFirst(), 0.25, 0.5);
  auto expectNothing = [&](const OpRow &first, const OpRow &second) {
    for (auto [a, b] : {std::pair(first, second), std::pair(second, first)}) {
      SideBySide result = compare(a, b);
      EXPECT_EQ(result.speedup, std::nullopt);
      EXPECT_EQ(result.ceiling, std::nullopt);
      EXPECT_EQ(result.changesBound, std::nullopt);
      EXPECT_EQ(openBounds, 1);
    }
  };
  OpRow open = makeFirst();
  open.unbounded = true;
  expectNothing(open, other);
  open = makeFirst();
  open.editCost().estimate.timeSeconds.reset();
  expectNothing(open, other);
  open = makeFirst();
  open.editCost().estimate.bound = Bound::unknown();
  expectNothing(open, other);
  open = makeFirst();
  open.editCost().estimate.lacksRates = true;
  expectNothing(open, other);
  EXPECT_EQ(total.speedup, std::nullopt);
}

TEST_F(SideBySideTest, IntervalsCountWithTheLeastTraffic) {
  OpRow first = makeFirst();
  first.editCost().estimate.bound =
      Bound(Resource::memory("dram"), Resource::compute("vector"));
  SideBySide result = compare(first, onOther(makeFirst(), 0.25, 0.5));
  EXPECT_EQ(result.speedup, 2.0);
  // 1 s of dram against 0.5 s of hbm.
  EXPECT_EQ(result.ceiling, 2.0);
  // dram or vector on the other machine, hbm here: undetermined.
  EXPECT_EQ(result.changesBound, std::nullopt);
  // Launch here: certainly different.
  OpRow other = onOther(makeFirst(), 0.25, 0.5);
  other.editCost().estimate.bound = Resource::launch();
  EXPECT_EQ(compare(first, other).changesBound, true);
}

TEST_F(SideBySideTest, CallsHaveNoCeiling) {
  // A call of two ops, 1 s of dram and 0.5 s of vector.
  OpRow first = makeFirst();
  first.editCost().estimate.times = {{Resource::compute("vector"), 0.5},
                                     {Resource::memory("dram"), 1}};
  first.editCost().estimate.timeSeconds = 1.5;
  SideBySide result = compare(first, onOther(makeFirst(), 0.25, 0.5));
  EXPECT_EQ(result.speedup, 3.0);
  EXPECT_EQ(result.ceiling, std::nullopt);
}

TEST_F(SideBySideTest, BranchesHaveNoCeilingInSum) {
  Report first = makeReport({makeFirst()});
  Report other = makeReport({onOther(makeFirst(), 0.25, 0.5)});
  other.target.outermostLevel = "hbm";
  first.functions.front().totals.totals.timeSeconds = 0.75;
  SideBySide result = compareModules(first, other);
  EXPECT_EQ(result.speedup, 1.5);
  EXPECT_EQ(result.ceiling, std::nullopt);
}

TEST_F(SideBySideTest, RowsMeetByIndex) {
  OpRow quick = makeFirst(), slow = makeFirst();
  quick.index = 1;
  slow.editCost().estimate.timeSeconds = 3;
  slow.editCost().estimate.times.back().seconds = 3;
  Report first = makeReport({slow, quick});
  Report other = makeReport({onOther(quick, 0.25, 2), onOther(slow, 0.25, 1)});
  other.target.outermostLevel = "hbm";
  FunctionSideBySide result = compareFunctions(first.functions.front(), first,
                                               other.functions.front(), other);
  EXPECT_EQ(result.rows[0].speedup, 3.0);
  EXPECT_EQ(result.rows[1].speedup, 0.5);
  // 4 s against 3 s.
  EXPECT_EQ(result.total.speedup, 4.0 / 3);
}

TEST_F(SideBySideTest, TextFitsATerminal) {
  OpRow first = makeFirst();
  first.op = first.location = getHostileName() + std::string(300, 'x');
  Report report = makeReport({first});
  report.target.name = std::string(200, 'm');
  for (int number = 0; number < 10; ++number) {
    report.others.push_back(makeReport({onOther(first, 0.25, 0.5)}));
    report.others.back().target.name = getHostileName() + std::string(99, 'n');
  }
  std::string text = print(report, writeTextReport);
  for (StringRef line : llvm::split(text, '\n'))
    EXPECT_LE(displayWidth(line), 120u) << line.str();
}

TEST_F(SideBySideTest, Factors) {
  for (auto [factor, text] : {std::pair(0.004, "<.01x"),
                              {0.25, "0.25x"},
                              {0.997, "1.00x"},
                              {1.0, "1.00x"},
                              {1.824, "1.82x"},
                              {42.0, "42.0x"},
                              {1e6, ">999x"}})
    EXPECT_EQ(formatFactor(factor), text);
  EXPECT_EQ(formatFactor(std::nullopt), "-");
}
