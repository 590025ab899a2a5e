//===- TextLayoutTest.cpp - Tests of text that fits a terminal -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/TextLayout.h"

#include "roofline/Support/Units.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

TEST(TextLayoutTest, MakePrintable) {
  EXPECT_EQ(makePrintable("conv2d_3"), "conv2d_3");
  EXPECT_EQ(makePrintable("caf\xc3\xa9"), "caf\xc3\xa9");
  EXPECT_EQ(makePrintable("a\tb\n"), "a\\09b\\0A");
  EXPECT_EQ(makePrintable("\x1b[31m"), "\\1B[31m");
  EXPECT_EQ(makePrintable("\xff"), "\xef\xbf\xbd");
  EXPECT_EQ(makePrintable(StringRef("\0", 1)), "\\00");
  // U+202E reverses the direction of the following text.
  EXPECT_EQ(displayWidth(makePrintable("\xe2\x80\xae")), 9u);
}

TEST(TextLayoutTest, Shorten) {
  EXPECT_EQ(shorten("abcdef", 6, Cut::End), "abcdef");
  EXPECT_EQ(shorten("abcdefg", 6, Cut::End), "abc...");
  EXPECT_EQ(shorten("abcdefghij", 8, Cut::Middle), "abc...ij");
  // Each of these characters is two columns wide.
  std::string wide = "\xe6\xbc\xa2\xe5\xad\x97\xe6\xbc\xa2\xe5\xad\x97";
  EXPECT_EQ(shorten(wide, 8, Cut::End), wide);
  EXPECT_EQ(shorten(wide, 7, Cut::End), "\xe6\xbc\xa2\xe5\xad\x97...");
  EXPECT_EQ(shorten(wide, 7, Cut::Middle), "\xe6\xbc\xa2...\xe5\xad\x97");
  EXPECT_EQ(shorten(wide, 6, Cut::End), "\xe6\xbc\xa2...");
}

TEST(TextLayoutTest, ShortenKeepsNumbers) {
  // Numbers tell names apart, so that a part without them goes.
  EXPECT_EQ(shorten("layers.17.post_attention_norm", 20, Cut::Middle),
            "layers.17...ion_norm");
  EXPECT_EQ(shorten("model.layers.*.q_proj", 16, Cut::Middle),
            "model...*.q_proj");
}

TEST(TextLayoutTest, WidthFollowsTheEnvironment) {
  std::string text;
  llvm::raw_string_ostream os(text);
  unsetenv("COLUMNS");
  EXPECT_EQ(getTextWidth(os), 120u);
  setenv("COLUMNS", "80", /*replace=*/1);
  EXPECT_EQ(getTextWidth(os), 80u);
  setenv("COLUMNS", "7", /*replace=*/1);
  EXPECT_EQ(getTextWidth(os), minTextWidth);
  setenv("COLUMNS", "many", /*replace=*/1);
  EXPECT_EQ(getTextWidth(os), 120u);
  unsetenv("COLUMNS");
}

TEST(TextLayoutTest, WriteWrapped) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeWrapped(std::string(70, 'a') + " " + std::string(45, 'b') + " c", 4, os);
  EXPECT_EQ(text,
            std::string(70, 'a') + " " + std::string(45, 'b') + "\n    c\n");
  text.clear();
  writeWrapped(std::string(1000, 'a'), 20, os);
  EXPECT_EQ(displayWidth(StringRef(text).rtrim('\n')), 100u);
  text.clear();
  writeWrapped("", 20, os);
  EXPECT_EQ(text, "\n");
}

TEST(TextLayoutTest, TableAlignsWideCharacters) {
  TextTable table({{"name"}, {"n", /*alignRight=*/true}}, /*indent=*/2);
  table.addRow({"\xe6\xbc\xa2\xe5\xad\x97", "1"});
  table.addRow({"caf\xc3\xa9", "12"});
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os);
  EXPECT_EQ(text.substr(text.rfind('\n', text.size() - 2) + 1),
            "  caf\xc3\xa9 12\n");
}

TEST(TextLayoutTest, TableShortensLastColumnsFirst) {
  TextTable table(
      {{"a", false, Cut::Middle, 20, 10}, {"b", false, Cut::End, 20, 10}},
      /*indent=*/0);
  table.addRow({std::string(90, 'a'), std::string(90, 'b')});
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os);
  EXPECT_NE(
      text.find(std::string(90, 'a') + "  " + std::string(25, 'b') + "...\n"),
      std::string::npos);
}

// Text gives way to figures once all columns are as narrow as they should be.
TEST(TextLayoutTest, TableCutsTextBeforeFigures) {
  TextTable table(
      {{"n", /*alignRight=*/true}, {"a"}, {"b", false, Cut::End, 20}},
      /*indent=*/0);
  table.addRow({std::string(40, '1'), std::string(30, 'a'), "bbbbbbbbbbbb"});
  std::string text;
  llvm::raw_string_ostream os(text);
  table.print(os, /*textWidth=*/60);
  EXPECT_NE(text.find(std::string(40, '1') + "  aaaaaaa...  bbb...\n"),
            std::string::npos)
      << text;
}
