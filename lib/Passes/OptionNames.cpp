//===- OptionNames.cpp - Names of options and misspelt ones ---------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OptionNames.h"

#include "roofline/Support/NearNames.h"
#include "roofline/Support/TextLayout.h"

using namespace mlir;
using namespace mlir::roofline;

#define ROOFLINE_OPTION(TYPE, MEMBER, NAME, ...) NAME,
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, NAME, ...) NAME,
ArrayRef<StringRef> roofline::getAnalysisOptionNames() {
  static constexpr StringRef names[] = {
#include "roofline/Passes/AnnotateOptions.h.inc"
  };
  return names;
}

#define ROOFLINE_OPTION(TYPE, MEMBER, NAME, ...) NAME,
#define ROOFLINE_LIST_OPTION(TYPE, MEMBER, NAME, ...) NAME,
ArrayRef<StringRef> roofline::getReportOptionNames() {
  static constexpr StringRef names[] = {
#include "roofline/Passes/ReportOptions.h.inc"
  };
  return names;
}

/// Removes the next "name" or "name=value" from `text` and returns the name.
/// White space in braces and quotes belongs to the value.
static StringRef takeName(StringRef &text) {
  StringRef name = text.take_until([](char c) { return c == '=' || c == ' '; });
  text = text.drop_front(name.size());
  unsigned depth = 0;
  char quote = 0;
  while (!text.empty() && (text.front() != ' ' || depth > 0 || quote)) {
    char c = text.front();
    text = text.drop_front();
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '\'' || c == '"')
      quote = c;
    else if (c == '{')
      ++depth;
    else if (c == '}' && depth > 0)
      --depth;
  }
  return name;
}

LogicalResult roofline::checkOptionNames(StringRef text,
                                         ArrayRef<StringRef> names,
                                         OptionErrorFn onError) {
  StringRef all = text;
  while (!(text = text.ltrim()).empty()) {
    bool isInList = all.drop_back(text.size()).rtrim().ends_with(",");
    StringRef name = takeName(text);
    if (!llvm::is_contained(names, name) && isInList)
      return onError("expected a list without blanks, or in braces, got a "
                     "blank before '" +
                     makePrintable(name) + "'");
    if (!llvm::is_contained(names, name))
      return onError("unknown option '" + makePrintable(name) + "'" +
                     suggestNames(name, names));
  }
  return success();
}
