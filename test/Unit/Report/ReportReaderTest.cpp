//===- ReportReaderTest.cpp - Tests of reading reports --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/ReportReader.h"

#include "ReportTestUtils.h"
#include "roofline/Report/Writers.h"
#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;
namespace json = llvm::json;

/// Writes a report with every key that is read, and distinct figures.
static std::string writeTestReport() {
  MLIRContext context;
  OpRow row = makeRow(context);
  row.location = "conv \"1\"";
  row.executions = 3;
  row.unbounded = true;
  row.editCost().work.terms.add(
      WorkTerm(WorkClass::Special, Float32Type::get(&context), 7));
  row.editCost().work.usefulFlops = 57000000;
  row.editCost().work.traffic.front().bytesRead.upper = 13000000;
  row.editCost().estimate.upperTimeSeconds = 1.0;
  row.editCost().estimate.leastInPlaceSeconds = 1e-6;
  row.editCost().estimate.boundInPlace = row.getEstimate().bound;
  row.editCost().estimate.levels.push_back({"l2", Count(5), Count(9), {}});
  Report report = makeReport({row});
  report.moduleTotals.totals.fusedLowerBytes = 11;
  report.moduleTotals.totals.peakLiveBytes = 22;
  report.coverage.unmodelled["test.op"] = 2;
  return print(report, writeJSONReport);
}

/// Returns the error of reading `text`; empty if there is none.
static std::string getError(StringRef text) {
  auto report = readJSONReport({text, "report.json"});
  return report ? "" : llvm::toString(report.takeError());
}

TEST(ReportReaderTest, Figures) {
  std::string text = writeTestReport();
  auto report = readJSONReport({text, "report.json"});
  ASSERT_TRUE(bool(report)) << llvm::toString(report.takeError());
  EXPECT_EQ(report->name, "report.json");
  EXPECT_EQ(report->target, "roofline-note");
  EXPECT_EQ(report->unmodelled.at("test.op"), Count(2));
  const Figures &totals = report->totals.figures;
  EXPECT_EQ(totals.lookup("fused_lower_bytes"), FigureValue(Count(11)));
  EXPECT_EQ(totals.lookup("peak_live_bytes"), FigureValue(Count(22)));
  EXPECT_EQ(totals.lookup("unmodelled"), FigureValue(Count(2)));

  ASSERT_EQ(report->functions.size(), 1u);
  const RowSummary &row = report->functions.front().rows.front();
  EXPECT_EQ(row.location, "conv \"1\"");
  EXPECT_TRUE(row.unbounded);
  const std::pair<StringRef, FigureValue> expected[] = {
      {"op", std::string("linalg.conv_2d_nchw_fchw")},
      {"bytes", Count(24500000)},
      {"bytes_upper", Count(25500000)},
      {"bytes_read", Count(12000000)},
      {"bytes_written", Count(12500000)},
      {"flops", Count(57800000)},
      {"useful_flops", Count(57000000)},
      {"transcendentals", Count(7)},
      {"int_ops", Count(0)},
      {"work.vector.f32", Count(57800000)},
      {"work.special.f32", Count(7)},
      {"time", 24.5e6 / 96e9},
      {"time_upper", 1.0},
      {"bound", std::string("memory:dram")},
      {"bytes@dram", Count(24500000)},
      // A missing upper bound equals the exact figure, if there is one.
      {"bytes_upper@dram", Count(24500000)},
      {"bytes_upper@l3", UnknownValue()},
      {"achievable_bytes@dram", UnknownValue()},
      {"achievable_bytes@l2", Count(9)},
      {"executions", Count(3)},
  };
  for (const auto &[name, value] : expected)
    EXPECT_EQ(row.figures.lookup(name), value) << name.str();
}

namespace {
/// Reads a report repeatedly, each time with another value at one place.
class Spoiler {
public:
  Spoiler() : document(llvm::cantFail(json::parse(writeTestReport()))) {
    visit(document, "report");
  }

  int64_t numRead = 0;

private:
  /// Visits `place`, a part of the document.
  void visit(json::Value &place, const Twine &path);
  void tryValues(json::Value &place, const std::string &path);
  std::string read() {
    ++numRead;
    std::string text;
    llvm::raw_string_ostream(text) << document;
    return getError(text);
  }

  json::Value document;
};
} // namespace

/// Returns true if `value` is valid in place of `old`.
static bool mayReplace(const json::Value &value, const json::Value &old,
                       StringRef path) {
  StringRef key = path.rsplit('.').second;
  bool isNullable = llvm::is_contained(
      {"useful_flops", "bytes_read_upper", "achievable_bytes", "time_seconds",
       "time_upper_seconds", "least_in_place_seconds", "bound_in_place",
       "expected_seconds"},
      key);
  if (value.kind() == json::Value::Null)
    return isNullable;
  if (value.kind() == json::Value::Array ||
      value.kind() == json::Value::Boolean)
    return old.kind() == value.kind();
  // None of the strings names a bound.
  if (value.kind() == json::Value::String)
    return old.kind() == value.kind() && !key.starts_with("bound");
  if (key == "index")
    return value == json::Value(-1);
  return key.ends_with("_seconds") && value == json::Value(1.5);
}

void Spoiler::tryValues(json::Value &place, const std::string &path) {
  const json::Value values[] = {
      nullptr, true, -1,      1.5,           HUGE_VAL,
      "3*",    "-1", "nan n", json::Array(), json::Object{{"x", true}}};
  for (const json::Value &value : values) {
    json::Value old = std::exchange(place, value);
    // Serializes as "inf", which is not valid JSON.
    bool isSyntaxError = value == json::Value(HUGE_VAL);
    std::string error = read();
    bool isFine = !isSyntaxError && mayReplace(value, old, path);
    place = std::move(old);
    EXPECT_EQ(error.empty(), isFine) << path << ": " << error;
    if (error.empty() || isSyntaxError || path == "report.schema_version")
      continue;
    // Maps are searched: the error may be located inside the value.
    EXPECT_NE(StringRef(error).find("at " + path), StringRef::npos)
        << path << ": " << error;
  }
}

void Spoiler::visit(json::Value &place, const Twine &path) {
  static constexpr StringLiteral unread[] = {
      "vendor",       "source",
      "unconfirmed",  "tile",
      "tile_order",   "intensity",
      "ridge",        "time_achievable_seconds",
      "network",      "headroom",
      "times",        "attainable_flops_per_second",
      "notes",        "bottlenecks",
      "modelled_ops", "convention",
      "bytes",        "bytes_upper",
      "rates",        "overlap",
      "fit",          "least_in_place_bytes",
      "links"};
  if (json::Array *array = place.getAsArray())
    for (size_t i = 0; i < array->size(); ++i)
      visit((*array)[i], path + "[" + Twine(i) + "]");
  json::Object *object = place.getAsObject();
  if (!object)
    return;
  for (auto &[key, value] : *object) {
    StringRef name = key;
    // In a level it is the time of its traffic.
    bool isLevelTime = name == "time_seconds" && object->get("lower_bytes");
    bool isTargetLevels = name == "levels" && object->get("rates");
    if (llvm::is_contained(unread, name) || isLevelTime || isTargetLevels)
      continue;
    std::string child = (path + "." + name).str();
    tryValues(value, child);
    visit(value, child);
  }
}

TEST(ReportReaderTest, EveryKeyOfTheWrongKind) {
  Spoiler spoiler;
  EXPECT_GT(spoiler.numRead, 500);
}

TEST(ReportReaderTest, EveryKeyMissing) {
  std::string text = writeTestReport();
  for (StringRef key :
       {"schema_version",  "target",      "functions",  "totals",
        "coverage",        "ops",         "op",         "location",
        "shapes",          "executions",  "work",       "flops",
        "transcendentals", "int_ops",     "bytes_read", "bytes_written",
        "levels",          "lower_bytes", "bound",      "fused_lower_bytes",
        "peak_live_bytes", "unmodelled"}) {
    std::string spoilt = text;
    std::string quoted = ("\"" + key + "\":").str();
    for (size_t place; (place = spoilt.find(quoted)) != spoilt.npos;)
      spoilt.replace(place, quoted.size(), "\"other\":");
    EXPECT_NE(getError(spoilt).find("missing value at report"),
              std::string::npos)
        << key.str();
  }
}

TEST(ReportReaderTest, EveryLengthOfText) {
  // Truncating anywhere yields an error with a position, not a crash.
  std::string text = writeTestReport();
  for (size_t size = 0; size + 1 < text.size(); ++size)
    EXPECT_NE(getError(StringRef(text).take_front(size)).find("not JSON"),
              std::string::npos)
        << size;
}

TEST(ReportReaderTest, Counts) {
  auto readFlops = [](StringRef value) {
    std::string text = writeTestReport();
    StringRef old = "\"flops\": 57800000";
    for (size_t place = 0; (place = text.find(old, place)) != text.npos;)
      text.replace(place, old.size(), "\"flops\" : " + value.str());
    auto report = readJSONReport({text, "report.json"});
    if (!report) {
      llvm::consumeError(report.takeError());
      return std::string("error");
    }
    return std::get<Count>(report->totals.figures.lookup("flops")).str();
  };
  EXPECT_EQ(readFlops("9223372036854775807"), "9223372036854775807");
  EXPECT_EQ(readFlops("\"9223372036854775808\""), "9223372036854775808");
  EXPECT_EQ(readFlops("\"2*n + max(3, m)\""), "2*n + max(3, m)");
  // Numbers that are doubles have lost digits.
  EXPECT_EQ(readFlops("9223372036854775808"), "error");
  EXPECT_EQ(readFlops("1e30"), "error");
  EXPECT_EQ(readFlops("\"1e30\""), "error");
  EXPECT_EQ(readFlops("\"\""), "error");
  EXPECT_EQ(readFlops("\"n/0\""), "error");
}
