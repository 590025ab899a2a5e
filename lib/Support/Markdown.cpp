//===- Markdown.cpp - Text in Markdown ------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The syntax is that of the GitHub Flavored Markdown specification, version
// 0.29. GitHub also turns `@name`, `#1` and URLs into links, but not in code.
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Markdown.h"

#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::roofline;

/// Longest name and sentence [columns].
static constexpr unsigned maxNameWidth = 120, maxTextWidth = 600;

/// Returns `name` as code. Backticks end a code span, tables split it at a
/// vertical bar, and a backslash before either is read differently by different
/// readers: such names are an HTML element in which character references stand
/// for all punctuation.
static std::string formatCode(StringRef name) {
  if (name.find_first_of("`|\\") == StringRef::npos && name.trim(' ') == name)
    return ("`" + name + "`").str();
  std::string text = "<code>";
  for (char c : name) {
    if (llvm::isPunct(c))
      text += "&#" + std::to_string(int(c)) + ";";
    else
      text += c;
  }
  return text + "</code>";
}

std::string mlir::roofline::formatMarkdownCode(StringRef name) {
  if (name.empty())
    return "";
  return formatCode(shorten(makePrintable(name), maxNameWidth, Cut::Middle));
}

/// Returns true if `word` has no punctuation but that of numbers, "1.5%", and
/// of compounds, "op/s" and "dot-product", or is a sign.
static bool isProse(StringRef word) {
  if (word == "->" || word == "=")
    return true;
  for (size_t i = 0; i < word.size(); ++i) {
    char c = word[i];
    bool isInNumber = i > 0 && i + 1 < word.size() &&
                      llvm::isDigit(word[i - 1]) && llvm::isDigit(word[i + 1]);
    if (llvm::isPunct(c) && !StringRef("%+-/'").contains(c) &&
        !(c == '.' && isInNumber))
      return false;
  }
  return true;
}

/// Returns how many more parentheses `text` opens than it closes.
static int64_t countOpen(StringRef text) {
  return int64_t(text.count('(')) - int64_t(text.count(')'));
}

/// Splits `text` at its spaces but for those in an expression, "max(n, 8)".
static SmallVector<StringRef> splitWords(StringRef text) {
  SmallVector<StringRef> parts, words;
  text.split(parts, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (size_t first = 0; first < parts.size(); ++first) {
    int64_t open = countOpen(parts[first].ltrim('('));
    size_t last = first;
    while (open > 0 && ++last < parts.size())
      open += countOpen(parts[last]);
    if (last == parts.size()) // Nothing closes it.
      last = first;
    StringRef word = parts[first];
    words.emplace_back(word.begin(), parts[last].end() - word.begin());
    first = last;
  }
  return words;
}

/// Returns `word` without the punctuation around it.
static StringRef getCore(StringRef word) {
  StringRef core = word.ltrim('(').rtrim(".,;:)");
  if (!core.contains(' '))
    return core;
  while (countOpen(core) > 0 && core.end() < word.end() && *core.end() == ')')
    core = {core.begin(), core.size() + 1};
  return core;
}

std::string mlir::roofline::formatMarkdownText(StringRef sentence) {
  std::string printable =
      shorten(makePrintable(sentence), maxTextWidth, Cut::End);
  return llvm::join(
      llvm::map_range(splitWords(printable),
                      [](StringRef word) {
                        StringRef core = getCore(word);
                        if (isProse(core))
                          return word.str();
                        auto [before, after] = word.split(core);
                        return (before + formatCode(core) + after).str();
                      }),
      " ");
}

void mlir::roofline::writeMarkdownBlock(StringRef text, raw_ostream &os) {
  size_t longest = 2, length = 0;
  for (char c : text) {
    length = c == '`' ? length + 1 : 0;
    longest = std::max(longest, length);
  }
  std::string fence(longest + 1, '`');
  os << '\n' << fence << '\n' << text;
  if (!text.ends_with("\n"))
    os << '\n';
  os << fence << '\n';
}

void mlir::roofline::writeMarkdownTable(
    ArrayRef<MarkdownColumn> columns,
    ArrayRef<SmallVector<std::string, 0>> rows, raw_ostream &os) {
  os << "\n|";
  for (const MarkdownColumn &column : columns)
    os << ' ' << column.header << " |";
  os << "\n|";
  for (const MarkdownColumn &column : columns)
    os << (column.alignRight ? "--:|" : "---|");
  os << '\n';
  for (const SmallVector<std::string, 0> &row : rows) {
    os << '|';
    for (const std::string &cell : row)
      os << ' ' << cell << " |";
    os << '\n';
  }
}
