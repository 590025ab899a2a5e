//===- VegaReportTest.cpp - Tests of the roofline plot --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"
#include "VegaPlane.h"

#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;
namespace json = llvm::json;

/// Returns the specification of `report`; null if it is not valid JSON.
static json::Value parseVega(const Report &report) {
  llvm::Expected<json::Value> parsed =
      json::parse(print(report, writeVegaReport));
  if (parsed)
    return *parsed;
  ADD_FAILURE() << toString(parsed.takeError());
  return nullptr;
}

/// Returns the element of the array `key` whose "name" is `name`.
static json::Object getNamed(const json::Value &spec, StringRef key,
                             StringRef name) {
  for (const json::Value &value : *spec.getAsObject()->getArray(key))
    if (value.getAsObject()->getString("name") == name)
      return *value.getAsObject();
  ADD_FAILURE() << key.str() << " has no " << name.str();
  return {};
}

static json::Array getData(const json::Value &spec, StringRef name) {
  return *getNamed(spec, "data", name).getArray("values");
}

static double getNumber(const json::Value &object, StringRef key) {
  return object.getAsObject()->getNumber(key).value_or(NAN);
}

static std::string getText(const json::Value &object, StringRef key) {
  return object.getAsObject()->getString(key).value_or("(none)").str();
}

static std::string getSubtitle(const json::Value &spec) {
  return getText(*spec.getAsObject()->get("title"), "subtitle");
}

/// Returns `rows` on the machine of `makeRow`, which uses the f32 rate of both
/// units.
static Report makePlotReport(SmallVector<OpRow, 0> rows) {
  Report report = makeReport(std::move(rows));
  report.target.rates = {{"matrix", "f32", 9216e9, false},
                         {"vector", "f32", 4608e9, true}};
  report.target.levels = {{"dram", 96e9, true}, {"l2", 500e9, false}};
  return report;
}

namespace {
class VegaReportTest : public ::testing::Test {
protected:
  MLIRContext context;
};
} // namespace

TEST_F(VegaReportTest, OpMark) {
  json::Value spec = parseVega(makePlotReport({makeRow(context)}));
  EXPECT_EQ(getText(spec, "$schema"),
            "https://vega.github.io/schema/vega/v5.json");
  EXPECT_EQ(getSubtitle(spec), "1 op");
  json::Array ops = getData(spec, "ops");
  ASSERT_EQ(ops.size(), 1u);
  EXPECT_EQ(getText(ops[0], "op"), "linalg.conv_2d_nchw_fchw");
  EXPECT_EQ(getText(ops[0], "location"), "conv2d_3");
  EXPECT_EQ(getText(ops[0], "function"), "main");
  EXPECT_EQ(getText(ops[0], "bound"), "memory:dram");
  EXPECT_EQ(getNumber(ops[0], "flops"), 57800000);
  EXPECT_EQ(getNumber(ops[0], "int_ops"), 0);
  EXPECT_EQ(getNumber(ops[0], "bytes"), 24500000);
  EXPECT_EQ(getNumber(ops[0], "intensity"), 57.8 / 24.5);
  EXPECT_EQ(getNumber(ops[0], "time_seconds"), 24.5e6 / 96e9);
  // 2.359 op/B * 96 GB/s.
  EXPECT_NEAR(getNumber(ops[0], "ops_per_second"), 226.5e9, 0.1e9);
}

TEST_F(VegaReportTest, RoofsAndSlopesInUse) {
  json::Value spec = parseVega(makePlotReport({makeRow(context)}));
  json::Array roofs = getData(spec, "roofs");
  ASSERT_EQ(roofs.size(), 1u);
  EXPECT_EQ(getText(roofs[0], "label"), "vector f32 4.608 Top/s");
  EXPECT_EQ(getNumber(roofs[0], "y"), 4608e9);
  EXPECT_EQ(getNumber(roofs[0], "y2"), 4608e9);
  // 4608 GFLOP/s / 96 GB/s = 48 op/B, and twice that to the right.
  EXPECT_EQ(getNumber(roofs[0], "x"), 48);
  EXPECT_EQ(getNumber(roofs[0], "x2"), 96);
  json::Array slopes = getData(spec, "slopes");
  ASSERT_EQ(slopes.size(), 1u);
  EXPECT_EQ(getText(slopes[0], "label"), "dram 96.00 GB/s");
  EXPECT_DOUBLE_EQ(getNumber(slopes[0], "y") / getNumber(slopes[0], "x"), 96e9);
  EXPECT_EQ(getNumber(slopes[0], "x2"), 48);
  EXPECT_EQ(getNumber(slopes[0], "y2"), 4608e9);
}

TEST_F(VegaReportTest, LinesEndAtTheirRidges) {
  Report report = makePlotReport({makeRow(context)});
  report.target.rates[0].inUse = report.target.levels[1].inUse = true;
  json::Value spec = parseVega(report);
  // Roofs start at the ridge with l2, slopes end at the ridge with matrix.
  json::Array roofs = getData(spec, "roofs"), slopes = getData(spec, "slopes");
  ASSERT_EQ(roofs.size(), 2u);
  EXPECT_EQ(getText(roofs[0], "name"), "matrix f32");
  EXPECT_EQ(getNumber(roofs[0], "x"), 9216e9 / 500e9);
  EXPECT_EQ(getNumber(roofs[1], "x"), 4608e9 / 500e9);
  ASSERT_EQ(slopes.size(), 2u);
  EXPECT_EQ(getText(slopes[0], "name"), "l2");
  EXPECT_EQ(getNumber(slopes[0], "x2"), 9216e9 / 500e9);
  EXPECT_EQ(getNumber(slopes[1], "x2"), 9216e9 / 96e9);
}

TEST_F(VegaReportTest, EverythingIsInsideTheAxes) {
  json::Value spec = parseVega(makePlotReport({makeRow(context)}));
  for (const char *axis : {"x", "y"}) {
    json::Object scale = getNamed(spec, "scales", axis);
    EXPECT_EQ(scale.getString("type"), "log");
    const json::Array &domain = *scale.getArray("domain");
    for (const char *lines : {"roofs", "slopes"})
      for (const json::Value &line : getData(spec, lines))
        for (std::string key : {std::string(axis), axis + std::string("2")}) {
          EXPECT_GE(getNumber(line, key), domain[0].getAsNumber());
          EXPECT_LE(getNumber(line, key), domain[1].getAsNumber());
        }
  }
}

TEST_F(VegaReportTest, CloseRoofsShareALabel) {
  Report report = makePlotReport({makeRow(context)});
  report.target.rates = {{"matrix", "f64", 4600e9, true},
                         {"vector", "f32", 4608e9, true}};
  json::Array roofs = getData(parseVega(report), "roofs");
  ASSERT_EQ(roofs.size(), 2u);
  EXPECT_EQ(getText(roofs[0], "label"),
            "vector f32 4.608 Top/s, matrix f64 4.600 Top/s");
  EXPECT_EQ(getText(roofs[1], "label"), "");
}

TEST_F(VegaReportTest, SlowestRowFirstOverAllFunctions) {
  OpRow slow = makeRow(context), fast = makeRow(context);
  fast.location = "fast";
  fast.editCost().estimate.timeSeconds = 1e-6;
  Report report = makePlotReport({fast});
  report.functions.push_back(makeFunction("other", {slow}));
  json::Array ops = getData(parseVega(report), "ops");
  ASSERT_EQ(ops.size(), 2u);
  EXPECT_EQ(getText(ops[0], "function"), "other");
  EXPECT_EQ(getText(ops[1], "location"), "fast");
}

TEST_F(VegaReportTest, RowsWithoutAPlaceAreCounted) {
  OpRow symbolic = makeRow(context), noOperations = makeRow(context),
        noBytes = makeRow(context), free = makeRow(context),
        instant = makeRow(context), endless = makeRow(context);
  symbolic.editCost().work =
      makeWork(context, parseCount("2*n"), Count(8), Count(8));
  symbolic.editCost().estimate = Estimate();
  symbolic.editCost().estimate.bound = Bound::symbolic();
  noOperations.editCost().work = makeWork(context, 0, Count(8), Count(8));
  noBytes.editCost().estimate.intensity = std::nullopt;
  free.editCost().work = WorkSummary();
  free.editCost().estimate.bound = Bound::none();
  free.editCost().estimate.timeSeconds = 0;
  instant.editCost().estimate.timeSeconds = 0;
  endless.editCost().estimate.intensity = INFINITY;
  json::Value spec =
      parseVega(makePlotReport({symbolic, noOperations, noBytes, free, instant,
                                endless, makeRow(context)}));
  EXPECT_EQ(getData(spec, "ops").size(), 1u);
  EXPECT_EQ(
      getSubtitle(spec),
      "1 op; not on this plane: 1 without cost, 1 without "
      "operations, 1 without bytes, 1 of unknown time, 2 beyond any axis");
}

TEST_F(VegaReportTest, HugeCountsAreText) {
  OpRow row = makeRow(context);
  row.editCost().work =
      makeWork(context, parseCount("18446744073709551616"), Count(8), Count(8));
  json::Array ops = getData(parseVega(makePlotReport({row})), "ops");
  ASSERT_EQ(ops.size(), 1u);
  EXPECT_EQ(getText(ops[0], "flops"), "18446744073709551616");
}

TEST_F(VegaReportTest, HostileText) {
  OpRow row = makeRow(context);
  row.op = row.location = row.shapes = getHostileName();
  row.editCost().estimate.bound = Resource::memory(getHostileName());
  Report report = makePlotReport({row});
  report.target.name = report.target.vendor = getHostileName();
  report.functions[0].name = report.target.rates[1].unit =
      report.target.levels[0].name = getHostileName();
  json::Value spec = parseVega(report);
  json::Array ops = getData(spec, "ops");
  ASSERT_EQ(ops.size(), 1u);
  std::string clean = "a\"b,\xef\xbf\xbd\xef\xbf\xbd[31m\xef\xbf\xbd"
                      "\xef\xbf\xbd caf\xc3\xa9 \xe6\xbc\xa2\xe5\xad\x97\\";
  for (const char *key : {"op", "location", "function", "shapes"})
    EXPECT_EQ(getText(ops[0], key), clean) << key;
  EXPECT_EQ(getText(ops[0], "bound"), "memory:" + clean);
  EXPECT_EQ(getText(getData(spec, "roofs")[0], "name"), clean + " f32");
  EXPECT_EQ(getText(getData(spec, "slopes")[0], "name"), clean);
}

TEST_F(VegaReportTest, NoRowsAreAnEmptyPlane) {
  for (const Report &report : {Report(), makePlotReport({})}) {
    json::Value spec = parseVega(report);
    EXPECT_EQ(getData(spec, "ops").size(), 0u);
    EXPECT_EQ(getSubtitle(spec), "0 ops");
  }
}

TEST_F(VegaReportTest, NoBandwidthNoRate) {
  Report report = makePlotReport({makeRow(context)});
  report.target.levels[0].bytesPerSecond = std::nullopt;
  json::Value spec = parseVega(report);
  EXPECT_EQ(getData(spec, "slopes").size(), 0u);
  EXPECT_EQ(getData(spec, "roofs").size(), 1u);
  report.target.rates.clear();
  report.target.levels[0].bytesPerSecond = 96e9;
  spec = parseVega(report);
  EXPECT_EQ(getData(spec, "slopes").size(), 1u);
  EXPECT_EQ(getData(spec, "roofs").size(), 0u);
}

TEST(LogAxisTest, ShowsPositiveNumbers) {
  for (double value : {0.0, -1.0, double(INFINITY), double(NAN), 1e301, 1e-301})
    EXPECT_FALSE(LogAxis::canShow(value)) << value;
  EXPECT_FALSE(LogAxis::canShow(std::nullopt));
  EXPECT_TRUE(LogAxis::canShow(1e-300));
}

TEST(LogAxisTest, Ticks) {
  struct {
    double lower, upper;
    SmallVector<double> ticks;
  } cases[] = {{1, 1000, {1, 10, 100, 1000}},
               {0.5, 499, {0.5, 1, 2, 5, 10, 20, 50, 100, 200}},
               {3.5, 9999, {10, 100, 1000}}};
  for (const auto &[lower, upper, ticks] : cases)
    EXPECT_EQ((LogAxis{"x", "", "", lower, upper}.computeTicks()), ticks);
}
