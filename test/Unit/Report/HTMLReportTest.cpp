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

// One row per op, with what the other formats say.
TEST(HTMLReportTest, rows) {
  MLIRContext context;
  std::string page =
      print(makeReport({makeRow(context), makeRow(context)}), writeHTMLReport);
  EXPECT_EQ(countParts(page, "<tr><td"), 2u);
  EXPECT_NE(page.find("<td class=\"n\">255.2 µs</td><td>memory:dram</td>"),
            std::string::npos);
  EXPECT_NE(page.find("<td>conv2d_3</td>"), std::string::npos);
  EXPECT_NE(page.find("<td class=\"n\">57.80 Mop</td>"), std::string::npos);
}

// Nothing that comes from the IR is markup: the only elements are ours.
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
  EXPECT_NE(page.find("&lt;script&gt;alert(1)"), std::string::npos);
}

// The specification inside is JSON, and the one of report=vega.
TEST(HTMLReportTest, specification) {
  MLIRContext context;
  OpRow row = makeRow(context);
  row.location = "</script>";
  Report report = makeReport({row});
  std::string page = print(report, writeHTMLReport);
  StringRef spec = StringRef(page).split("id=\"vega-spec\">").second;
  spec = spec.split("</script>").first;
  auto inside = llvm::json::parse(spec);
  ASSERT_TRUE(static_cast<bool>(inside)) << toString(inside.takeError());
  auto alone = llvm::json::parse(print(report, writeVegaReport));
  ASSERT_TRUE(static_cast<bool>(alone)) << toString(alone.takeError());
  EXPECT_EQ(*inside, *alone);
}
