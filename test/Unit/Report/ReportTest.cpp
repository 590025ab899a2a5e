//===- ReportTest.cpp - Tests of the report structure --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

TEST(ReportTest, RowsAreSortedSlowestFirst) {
  SmallVector<OpRow, 0> rows;
  auto addRow = [&](const char *name, std::optional<double> seconds,
                    const Bound &bound) {
    rows.emplace_back().location = name;
    rows.back().editCost().estimate.timeSeconds = seconds;
    rows.back().editCost().estimate.bound = bound;
  };
  addRow("free", 0.0, Bound::none());
  addRow("fast", 1.0, Resource::memory("dram"));
  addRow("symbolic", std::nullopt, Bound::symbolic());
  addRow("slow", 3.0, Resource::memory("dram"));
  addRow("as fast", 1.0, Resource::memory("dram"));
  addRow("no rate", 0.0, Bound::unknown());
  addRow("endless", 1.0, Resource::memory("dram"));
  rows.back().unbounded = true;
  sortRows(rows);
  SmallVector<std::string> names;
  for (const OpRow &row : rows)
    names.push_back(row.location);
  EXPECT_EQ(names,
            (SmallVector<std::string>{"symbolic", "no rate", "endless", "slow",
                                      "fast", "as fast", "free"}));
}

TEST(ReportTest, TargetSummary) {
  MLIRContext context;
  TargetDescription target;
  target.name = "t";
  target.unconfirmed = {"launch_overhead_seconds"};
  target.units.push_back({
      "matrix",
      {{Float16Type::get(&context), 1e12, true}},
      "",
  });
  MemoryLevel level;
  level.name = "hbm";
  level.capacityBytes = INT64_MAX;
  level.instances = 2;
  level.unconfirmed = {"bytes_per_second"};
  target.levels.push_back(level);
  TargetSummary summary = summarizeTarget(target);
  EXPECT_EQ(summary.unconfirmed,
            (SmallVector<std::string, 0>{"launch_overhead_seconds",
                                         "units.matrix.f16",
                                         "memory.hbm.bytes_per_second"}));
  EXPECT_EQ(summary.outermostLevel, "hbm");
  ASSERT_EQ(summary.rates.size(), 1u);
  EXPECT_EQ(summary.rates[0].unit, "matrix");
  EXPECT_EQ(summary.rates[0].type, "f16");
  EXPECT_EQ(summary.rates[0].opsPerSecond, 1e12);
  ASSERT_EQ(summary.levels.size(), 1u);
  EXPECT_EQ(summary.levels[0].name, "hbm");
  EXPECT_EQ(summary.levels[0].bytesPerSecond, std::nullopt);
  EXPECT_EQ(summary.outermostCapacityBytes, parseCount("18446744073709551614"));
}
