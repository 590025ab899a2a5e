//===- MarkdownTest.cpp - Tests of text in Markdown -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Markdown.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

TEST(MarkdownTest, NamesAreCode) {
  EXPECT_EQ(formatMarkdownCode("layers.*.q_proj"), "`layers.*.q_proj`");
  EXPECT_EQ(formatMarkdownCode("<script>"), "`<script>`");
  EXPECT_EQ(formatMarkdownCode("@prefill #1"), "`@prefill #1`");
  EXPECT_EQ(formatMarkdownCode(""), "");
}

TEST(MarkdownTest, WhatCodeCanNotHoldIsReferences) {
  // 96 is a backtick, 124 a bar, 92 a backslash, 42 an asterisk.
  EXPECT_EQ(formatMarkdownCode("a`b*"), "<code>a&#96;b&#42;</code>");
  EXPECT_EQ(formatMarkdownCode("a|b"), "<code>a&#124;b</code>");
  EXPECT_EQ(formatMarkdownCode("a\nb"), "<code>a&#92;0Ab</code>");
  EXPECT_EQ(formatMarkdownCode(" a"), "<code> a</code>");
}

TEST(MarkdownTest, SentencesKeepTheirWords) {
  EXPECT_EQ(formatMarkdownText("112.7 MB, fits hbm (40.00 GB): 1.5% op/s"),
            "112.7 MB, fits hbm (40.00 GB): 1.5% op/s");
  EXPECT_EQ(formatMarkdownText("try bind=batch=8 (dim 0 of @main), or -> x"),
            "try `bind=batch=8` (dim 0 of `@main`), or -> x");
  EXPECT_EQ(formatMarkdownText("see https://a.b, www.a.b and [a](b)."),
            "see `https://a.b`, `www.a.b` and `[a](b`).");
  EXPECT_EQ(formatMarkdownText("*a* _b_ ~c~ <d> &lt; #1 a|b"),
            "`*a*` `_b_` `~c~` `<d>` `&lt`; `#1` <code>a&#124;b</code>");
}

TEST(MarkdownTest, ExpressionsAreOneSpan) {
  EXPECT_EQ(formatMarkdownText("(16*a + max(16*a + 4, min(b, 8))) B, at most"),
            "(`16*a` + `max(16*a + 4, min(b, 8))`) B, at most");
  EXPECT_EQ(formatMarkdownText("2 * max(n, 8)"), "2 `*` `max(n, 8)`");
  EXPECT_EQ(formatMarkdownText("f(x is open (so is y)"),
            "`f(x` is open (so is y)");
}

TEST(MarkdownTest, BlocksHoldFences) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeMarkdownBlock("a\n````\nb", os);
  EXPECT_EQ(text, "\n`````\na\n````\nb\n`````\n");
}

TEST(MarkdownTest, Table) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeMarkdownTable({{"op"}, {"time", /*alignRight=*/true}},
                     {{"`a`", "1 s"}, {"", "-"}}, os);
  EXPECT_EQ(text, "\n| op | time |\n|---|--:|\n| `a` | 1 s |\n|  | - |\n");
}
