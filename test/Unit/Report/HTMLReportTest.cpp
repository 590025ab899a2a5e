//===- HTMLReportTest.cpp - Tests of the report as a page -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReportTestUtils.h"

#include "llvm/Support/JSON.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

static size_t countParts(StringRef text, StringRef part) {
  return text.count(part);
}

/// Returns the data of the script element whose attributes end in `attribute`.
static llvm::json::Value parseData(StringRef page, StringRef attribute) {
  StringRef data = page.split((attribute + ">\n").str()).second;
  auto value = llvm::json::parse(data.split("</script>").first);
  EXPECT_TRUE(static_cast<bool>(value)) << toString(value.takeError());
  return value ? *value : nullptr;
}

static llvm::json::Value parse(StringRef document) {
  return cantFail(llvm::json::parse(document));
}

// Text from the IR never becomes markup: the elements are those of the writer.
TEST(HTMLReportTest, hostileNames) {
  MLIRContext context;
  OpRow row = makeRow(context);
  std::string plain = print(makeReport({row}), writeHTMLReport);
  row.op = row.location = row.shapes =
      "</td></script><script>alert(1)</script>&\"'\xff";
  row.notes.push_back("<b>");
  Report report = makeReport({row});
  report.functions.front().name = "<script>";
  report.target.source = "<!--";
  report.coverage.unmodelled["<img>"] = 1;
  std::string page = print(report, writeHTMLReport);
  for (StringRef element : {"<script", "</script", "<!--", "<b>", "<img"})
    EXPECT_EQ(countParts(page, element), countParts(plain, element))
        << element.str();
}

// The embedded data equal the other formats.
TEST(HTMLReportTest, data) {
  MLIRContext context;
  OpRow row = makeRow(context);
  row.location = "</script>";
  Report report = makeReport({row, makeRow(context)});
  std::string page = print(report, writeHTMLReport);
  EXPECT_EQ(parseData(page, "id=\"report-data\""),
            parse(print(report, writeJSONReport)));
  EXPECT_EQ(parseData(page, "data-title=\"Roofline\""),
            parse(print(report, writeVegaReport)));
}
