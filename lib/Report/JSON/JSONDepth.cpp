//===- JSONDepth.cpp - Refuses JSON that nests too deep -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONDepth.h"

using namespace mlir;
using namespace mlir::roofline;

bool roofline::isTooDeep(StringRef text) {
  unsigned depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (inString)
      continue;
    else if ((c == '{' || c == '[') && ++depth > maxJSONDepth)
      return true;
    else if ((c == '}' || c == ']') && depth > 0)
      --depth;
  }
  return false;
}
