//===- JSONReportTest.cpp - Tests of reports as JSON ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"

#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;
namespace json = llvm::json;

namespace {
class JSONReportTest : public ::testing::Test {
protected:
  /// Parses the JSON of `report`; the test fails if it is invalid.
  json::Object write(const Report &report) {
    auto parsed = json::parse(print(report, writeJSONReport));
    if (!parsed) {
      ADD_FAILURE() << toString(parsed.takeError());
      return {};
    }
    return *parsed->getAsObject();
  }

  /// Returns the object of the first row of the first function of `report`.
  json::Object writeRow(const OpRow &row) {
    json::Object report = write(makeReport({row}));
    json::Object &function =
        *report.getArray("functions")->front().getAsObject();
    return *function.getArray("ops")->front().getAsObject();
  }

  MLIRContext context;
};
} // namespace

TEST_F(JSONReportTest, TopLevelKeys) {
  Report report = makeReport({makeRow(context)});
  report.target.unconfirmed.push_back("memory.dram.bytes_per_second");
  report.coverage.unmodelled["foo.bar"] = 3;
  json::Object parsed = write(report);
  EXPECT_EQ(parsed.getInteger("schema_version"), 2);
  json::Object &target = *parsed.getObject("target");
  EXPECT_EQ(target.getString("name"), "roofline-note");
  EXPECT_EQ(target.getString("source"), "Roofline note, table 1");
  EXPECT_EQ(target.getArray("unconfirmed")->size(), 1u);
  json::Object &coverage = *parsed.getObject("coverage");
  EXPECT_EQ(coverage.getInteger("modelled_ops"), 1);
  EXPECT_EQ(coverage.getObject("unmodelled")->getInteger("foo.bar"), 3);
  EXPECT_NE(parsed.getObject("totals"), nullptr);
}

TEST_F(JSONReportTest, EveryKeyOfARow) {
  json::Object row = writeRow(makeRow(context));
  EXPECT_EQ(row.getString("op"), "linalg.conv_2d_nchw_fchw");
  EXPECT_EQ(row.getString("location"), "conv2d_3");
  EXPECT_EQ(row.getInteger("executions"), 1);
  EXPECT_EQ(row.getString("shapes"),
            "1x3x230x230xf32, 64x3x7x7xf32 -> 1x64x112x112xf32");
  EXPECT_EQ(row.getInteger("flops"), 57800000);
  EXPECT_EQ(row.getInteger("useful_flops"), 57800000);
  EXPECT_EQ(row.getInteger("transcendentals"), 0);
  EXPECT_EQ(row.getInteger("int_ops"), 0);
  json::Object &work = *row.getObject("work");
  for (const char *key : {"matrix", "vector", "special", "integer", "other"})
    EXPECT_NE(work.getObject(key), nullptr) << key;
  EXPECT_EQ(work.getObject("vector")->getInteger("f32"), 57800000);
  EXPECT_EQ(row.getInteger("bytes_read"), 12000000);
  EXPECT_EQ(row.getInteger("bytes_written"), 12500000);
  json::Object &level = *row.getArray("levels")->front().getAsObject();
  EXPECT_EQ(level.getString("name"), "dram");
  EXPECT_EQ(level.getInteger("lower_bytes"), 24500000);
  EXPECT_NE(level.get("achievable_bytes")->getAsNull(), std::nullopt);
  EXPECT_TRUE(level.getArray("tile")->empty());
  EXPECT_TRUE(row.getArray("network")->empty());
  EXPECT_EQ(row.getNumber("intensity"), 57.8 / 24.5);
  EXPECT_EQ(row.getNumber("ridge"), 48.0);
  EXPECT_EQ(row.getNumber("attainable_flops_per_second"), 57.8 / 24.5 * 96e9);
  EXPECT_EQ(row.getObject("times")->getNumber("memory:dram"), 24.5e6 / 96e9);
  EXPECT_EQ(row.getNumber("time_seconds"), 24.5e6 / 96e9);
  EXPECT_EQ(row.getString("bound"), "memory:dram");
  EXPECT_NEAR(*row.getNumber("headroom"), 20.35, 0.005);
  EXPECT_TRUE(row.getArray("notes")->empty());
  for (const char *key : {"given", "unbounded", "time_upper_seconds",
                          "bytes_read_upper", "bytes_written_upper"})
    EXPECT_EQ(row.get(key), nullptr) << key;
}

TEST_F(JSONReportTest, CountsAreExactAtAnySize) {
  struct {
    const char *count;
    json::Value value;
  } cases[] = {
      {"9223372036854775807", INT64_MAX},
      {"9223372036854775808", "9223372036854775808"},
      {"18446744073709551616", "18446744073709551616"},
      {"9007199254740993", 9007199254740993},
      {"1536*batch", "1536*batch"},
  };
  for (const auto &[text, value] : cases) {
    Count count = parseCount(text);
    OpRow row = makeRow(context);
    row.editCost().work = makeWork(context, count, count, Count(0));
    json::Object written = writeRow(row);
    EXPECT_EQ(*written.get("flops"), value);
    EXPECT_EQ(*written.get("bytes_read"), value);
    EXPECT_EQ(*written.getObject("work")->getObject("vector")->get("f32"),
              value);
  }
}

TEST_F(JSONReportTest, ClassesAreKeyedByType) {
  OpRow row = makeRow(context);
  Type f16 = Float16Type::get(&context), f32 = Float32Type::get(&context);
  row.editCost().work.terms.add(WorkTerm(WorkClass::Matrix, f16, f16, f32, 10));
  row.editCost().work.terms.add(WorkTerm(WorkClass::Special, f32, 20));
  json::Object written = writeRow(row);
  EXPECT_EQ(written.getInteger("flops"), 57800010);
  EXPECT_EQ(written.getInteger("transcendentals"), 20);
  EXPECT_EQ(
      written.getObject("work")->getObject("matrix")->getInteger("f16->f32"),
      10);
}

TEST_F(JSONReportTest, UnknownAndInfiniteNumbersAreNull) {
  OpRow row = makeRow(context);
  row.editCost().work.usefulFlops = std::nullopt;
  row.editCost().estimate.timeSeconds = INFINITY;
  row.editCost().estimate.headroom = NAN;
  row.editCost().estimate.intensity = std::nullopt;
  json::Object written = writeRow(row);
  for (const char *key :
       {"useful_flops", "time_seconds", "headroom", "intensity"})
    EXPECT_NE(written.get(key)->getAsNull(), std::nullopt) << key;
}

TEST_F(JSONReportTest, RangesHaveUpperKeys_r19) {
  OpRow row = makeRow(context);
  row.editCost().work = makeWork(context, 0, CountRange(8, 4096), Count(16));
  row.editCost().estimate.upperTimeSeconds = 1.0;
  row.editCost().estimate.levels = {
      {"dram", CountRange(24, 4112), std::nullopt, {}}};
  json::Object written = writeRow(row);
  EXPECT_EQ(written.getInteger("bytes_read"), 8);
  EXPECT_EQ(written.getInteger("bytes_read_upper"), 4096);
  EXPECT_EQ(written.get("bytes_written_upper"), nullptr);
  EXPECT_EQ(written.getNumber("time_upper_seconds"), 1.0);
  json::Object &level = *written.getArray("levels")->front().getAsObject();
  EXPECT_EQ(level.getInteger("lower_bytes"), 24);
  EXPECT_EQ(level.getInteger("upper_bytes"), 4112);
}

TEST_F(JSONReportTest, FlagsAreWrittenWhereTrue) {
  OpRow row = makeRow(context);
  row.editCost().work.given = row.unbounded = true;
  json::Object written = writeRow(row);
  EXPECT_EQ(written.getBoolean("given"), true);
  EXPECT_EQ(written.getBoolean("unbounded"), true);
}

TEST_F(JSONReportTest, TotalsHaveBottlenecks) {
  OpRow fast = makeRow(context), slow = makeRow(context);
  fast.editCost().estimate.bound = Resource::compute("vector");
  slow.editCost().estimate.timeSeconds =
      *fast.editCost().estimate.timeSeconds * 3;
  Report report = makeReport({fast, slow, slow});
  report.functions.front().totals.totals.fusedLowerBytes = 123;
  report.functions.front().totals.totals.peakLiveBytes = 45;
  json::Object parsed = write(report);
  json::Object &function = *parsed.getArray("functions")->front().getAsObject();
  json::Object &totals = *function.getObject("totals");
  EXPECT_EQ(totals.getInteger("flops"), 3 * 57800000);
  EXPECT_EQ(totals.getInteger("fused_lower_bytes"), 123);
  EXPECT_EQ(totals.getInteger("peak_live_bytes"), 45);
  json::Array &bottlenecks = *totals.getArray("bottlenecks");
  ASSERT_EQ(bottlenecks.size(), 2u);
  json::Object &first = *bottlenecks[0].getAsObject();
  EXPECT_EQ(first.getString("resource"), "memory:dram");
  EXPECT_EQ(first.getInteger("rows"), 2);
  EXPECT_NEAR(*first.getNumber("share"), 6.0 / 7, 1e-12);
  EXPECT_EQ(bottlenecks[1].getAsObject()->getString("resource"),
            "compute:vector");
}

TEST_F(JSONReportTest, HostileTextIsValid) {
  OpRow row = makeRow(context);
  row.op = row.location = row.shapes = getHostileName();
  row.editCost().estimate.bound = Resource::memory(getHostileName());
  row.editCost().estimate.times.push_back(
      {Resource::memory(getHostileName()), 1});
  row.editCost().estimate.levels.front().level = getHostileName();
  row.notes.push_back(getHostileName());
  Report report = makeReport({row});
  report.functions.front().name = getHostileName();
  report.target = {getHostileName(),   getHostileName(), getHostileName(),
                   {getHostileName()}, getHostileName(), {}};
  report.coverage.unmodelled["\xff"] = 1;
  report.coverage.unmodelled["\xfe"] = 2;
  json::Object parsed = write(report);
  EXPECT_EQ(parsed.getObject("coverage")
                ->getObject("unmodelled")
                ->getInteger("\xef\xbf\xbd"),
            3);
}

TEST_F(JSONReportTest, NoFunctions) {
  json::Object parsed = write(Report());
  EXPECT_TRUE(parsed.getArray("functions")->empty());
}
