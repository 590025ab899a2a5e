//===- UnsafeTextTest.cpp - Text that crashes MLIR's parser ---------------===//

#include "roofline/Support/UnsafeText.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

std::string repeat(const char *text, size_t count) {
  std::string result;
  for (size_t i = 0; i < count; ++i)
    result += text;
  return result;
}

/// "LINE:COLUMN PROBLEM" of the first place for a depth of 3, or nothing.
std::string find(const std::string &text) {
  std::optional<UnsafeText> found = findUnsafeText(text, /*maxDepth=*/3);
  return found ? std::to_string(found->line) + ":" +
                     std::to_string(found->column) + " " + found->problem
               : "";
}

TEST(UnsafeTextTest, Nesting) {
  EXPECT_EQ(find("([{}])"), "");
  EXPECT_EQ(find("a\n ([{<"), "2:5 nested more than 3 deep");
  EXPECT_EQ(find(repeat("(a < b) -> (c > d) [<<]", 9)), "");
  EXPECT_EQ(find(repeat("<a->", 4)), "1:13 nested more than 3 deep");
  EXPECT_EQ(find("\"((((\\\"((((\" // ((((\n ()"), "");
  EXPECT_EQ(find("ML\xefR((((("), "");
  EXPECT_EQ(find("\"((((\n(((\n("), "3:1 nested more than 3 deep");
  EXPECT_EQ(find(")]}>"), "");
}

TEST(UnsafeTextTest, Expressions) {
  // 16 * 3 characters, blanks and comments aside.
  EXPECT_EQ(find("(" + repeat("-", 48) + ")"), "");
  std::string tooLong = " an expression of more than 48 characters";
  EXPECT_EQ(find("(" + repeat("-", 49)), "1:50" + tooLong);
  EXPECT_EQ(find("[" + repeat("- //,\n", 49)), "49:1" + tooLong);
  EXPECT_EQ(find("(d0" + repeat(" + d0", 16)), "1:82" + tooLong);
  EXPECT_EQ(find("(d0" + repeat(" mod d0", 16)), "1:68" + tooLong);
  EXPECT_EQ(find("(" + repeat("d0 + 1, ", 99) + ")"), "");
  EXPECT_EQ(find("{" + repeat("gpu.barrier ", 99) + "}"), "");
  EXPECT_EQ(find("(\"" + repeat("-", 99) + "\")"), "");
}

TEST(UnsafeTextTest, IndexArrays) {
  std::string crash = " MLIR's parser can't read arrays of 'index'";
  EXPECT_EQ(find("x = array<index: 1>"), "1:5" + crash);
  EXPECT_EQ(find("array // of\n < index>"), "1:1" + crash);
  EXPECT_EQ(find("!i = index\n!j = !i\nx = array<!j>"), "3:5" + crash);
  for (const char *text :
       {"array<i64: 1>", "!my.array<index>", "!array<index>", "array<indexed>",
        "array[index]", "\"array<index>\"", "// array<index>", "@array<index>",
        "!i = i32\narray<!i: 1>", "my_array<index>", "array"})
    EXPECT_EQ(find(text), "") << text;
}

} // namespace
