//===- Nesting.cpp - How deeply a text is nested --------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Nesting.h"

#include <string>

using namespace llvm;

/// Returns the first character after the string or comment that begins at
/// `position`.
static size_t skipText(StringRef text, size_t position) {
  bool isString = text[position] == '"';
  for (++position; position < text.size(); ++position) {
    if (text[position] == '\n' || (isString && text[position] == '"'))
      return position + 1;
    if (isString && text[position] == '\\')
      ++position;
  }
  return position;
}

const char *mlir::roofline::findDeepNesting(StringRef text, size_t limit) {
  if (text.starts_with("ML\xefR"))
    return nullptr;
  // Brackets that are open. `<` and `>` may also compare, and `->` is an
  // arrow, so a bracket of another kind closes them.
  std::string open;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (c == '"' || text.substr(i).starts_with("//")) {
      i = skipText(text, i);
      continue;
    }
    ++i;
    if (c == '(' || c == '[' || c == '{' || c == '<') {
      open += c;
      if (open.size() > limit)
        return text.data() + i - 1;
    } else if (c == '>') {
      if (!open.empty() && open.back() == '<' && text[i - 2] != '-')
        open.pop_back();
    } else if (c == ')' || c == ']' || c == '}') {
      while (!open.empty() && open.back() == '<')
        open.pop_back();
      if (!open.empty())
        open.pop_back();
    }
  }
  return nullptr;
}
