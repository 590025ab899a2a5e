//===- CSVReportTest.cpp - Tests of reports as CSV -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"

#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

/// Parses CSV by the grammar of RFC 4180, with LF at the end of a record.
static SmallVector<SmallVector<std::string>> parseCSV(StringRef text) {
  SmallVector<SmallVector<std::string>> records;
  bool isQuoted = false, startsRecord = true;
  for (; !text.empty(); text = text.drop_front()) {
    if (startsRecord)
      records.push_back({""});
    startsRecord = !isQuoted && text.front() == '\n';
    if (text.starts_with("\"\"") && isQuoted)
      text = text.drop_front();
    else if (text.front() == '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (!isQuoted && text.front() == ',')
      records.back().push_back("");
    else if (!startsRecord)
      records.back().back() += text.front();
  }
  EXPECT_TRUE(startsRecord && !isQuoted);
  return records;
}

namespace {
class CSVReportTest : public ::testing::Test {
protected:
  /// Returns the field of the only row under `column`.
  std::string getField(const OpRow &row, StringRef column) {
    auto records = parseCSV(print(makeReport({row}), writeCSVReport));
    if (records.size() != 2 || records[0].size() != records[1].size()) {
      ADD_FAILURE() << "expected a header and a row of the same size";
      return "";
    }
    auto *found = llvm::find(records[0], column);
    EXPECT_NE(found, records[0].end()) << column.str();
    return records[1][found - records[0].begin()];
  }

  MLIRContext context;
};
} // namespace

TEST_F(CSVReportTest, EveryField) {
  OpRow row = makeRow(context);
  row.executions = 3;
  row.notes = {"one", "two"};
  struct {
    const char *column, *value;
  } cases[] = {{"function", "main"},
               {"op", "linalg.conv_2d_nchw_fchw"},
               {"location", "conv2d_3"},
               {"shapes", "1x3x230x230xf32, 64x3x7x7xf32 -> 1x64x112x112xf32"},
               {"executions", "3"},
               {"flops", "57800000"},
               {"useful_flops", "57800000"},
               {"transcendentals", "0"},
               {"int_ops", "0"},
               {"bytes_read", "12000000"},
               {"bytes_read_upper", "12000000"},
               {"bytes_written", "12500000"},
               {"bytes_written_upper", "12500000"},
               {"ridge_ops_per_byte", "48"},
               {"bound", "memory:dram"},
               {"given", "false"},
               {"unbounded", "false"},
               {"notes", "one; two"}};
  for (const auto &[column, value] : cases)
    EXPECT_EQ(getField(row, column), value) << column;
  EXPECT_EQ(std::stod(getField(row, "time_seconds")), 24.5e6 / 96e9);
  EXPECT_EQ(getField(row, "time_seconds"), getField(row, "time_upper_seconds"));
}

TEST_F(CSVReportTest, ResourceTimesShareAField) {
  OpRow row = makeRow(context);
  row.editCost().estimate.times = {{Resource::compute("vector"), 0.25},
                                   {Resource::memory("dram"), 0.5}};
  EXPECT_EQ(getField(row, "resource_seconds"),
            "compute:vector=0.25; memory:dram=0.5");
}

TEST_F(CSVReportTest, LevelsShareAField) {
  OpRow row = makeRow(context);
  row.editCost().estimate.levels = {{"dram", Count(10), Count(10), {}, {}},
                                    {"l2", Count(10), Count(30), {}, {}},
                                    {"l1", Count(10), std::nullopt, {}, {}}};
  EXPECT_EQ(getField(row, "level_bytes"), "dram=10; l2=10..30; l1=10..");
}

TEST_F(CSVReportTest, UnknownNumbersAreEmpty) {
  OpRow row = makeRow(context);
  row.editCost().estimate.timeSeconds = std::nullopt;
  row.editCost().estimate.headroom = INFINITY;
  row.editCost().work.usefulFlops = std::nullopt;
  for (const char *column : {"time_seconds", "headroom", "useful_flops"})
    EXPECT_EQ(getField(row, column), "") << column;
}

TEST_F(CSVReportTest, HostileTextIsQuoted) {
  OpRow row = makeRow(context);
  row.location = getHostileName();
  EXPECT_EQ(getField(row, "location"),
            "a\"b,\n\x1b[31m\xef\xbf\xbd\xef\xbf\xbd caf\xc3\xa9 "
            "\xe6\xbc\xa2\xe5\xad\x97\\");
}

TEST_F(CSVReportTest, NoRowsIsAHeader) {
  EXPECT_EQ(parseCSV(print(Report(), writeCSVReport)).size(), 1u);
}
