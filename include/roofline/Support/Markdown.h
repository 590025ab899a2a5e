//===- Markdown.h - Text in Markdown ----------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes arbitrary text into GitHub Flavored Markdown: takes names and
// sentences, and returns Markdown that shows them as they are, never as markup,
// links or mentions.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_MARKDOWN_H
#define ROOFLINE_SUPPORT_MARKDOWN_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::roofline {

/// Returns a name as code, also for use in a table: "`layers.0.q_proj`". Cuts
/// its middle if it is long. Returns "" for "".
std::string formatMarkdownCode(StringRef name);

/// Returns a sentence in which words are code if they have punctuation that
/// could be markup: "see `fusion=true` (dim 0 of `@main`)". Cuts its end if it
/// is long.
std::string formatMarkdownText(StringRef sentence);

/// Writes `text` as a block of code.
void writeMarkdownBlock(StringRef text, raw_ostream &os);

/// A column of a table, whose cells are Markdown.
struct MarkdownColumn {
  StringRef header;
  bool alignRight = false;
};

/// Writes a table after an empty line.
void writeMarkdownTable(ArrayRef<MarkdownColumn> columns,
                        ArrayRef<SmallVector<std::string, 0>> rows,
                        raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_MARKDOWN_H
