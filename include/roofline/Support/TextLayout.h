//===- TextLayout.h - Text that fits a terminal ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Widths are terminal columns; all text is UTF-8.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_TEXTLAYOUT_H
#define ROOFLINE_SUPPORT_TEXTLAYOUT_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace mlir::roofline {

/// Width of a whole report.
constexpr unsigned maxTextWidth = 120;

/// Replaces what does not print by `\` and two hexadecimal digits for each
/// byte, as MLIR does, and invalid UTF-8 by U+FFFD.
std::string makePrintable(StringRef text);

/// Writes text in bold or in a colour, where `os` is a terminal that has them,
/// the environment has no NO_COLOR, and --color doesn't say otherwise.
void writeStyled(StringRef text, std::optional<raw_ostream::Colors> color,
                 bool isBold, raw_ostream &os);

enum class Cut { Middle, End };

/// Puts "..." for the part of printable text that exceeds `width`.
/// Precondition: width >= 4.
std::string shorten(StringRef text, unsigned width, Cut cut);

/// Writes printable text in lines of at most `maxTextWidth`, broken at spaces.
/// The first line starts at `column`, the others are indented as far. Ends the
/// last line.
void writeWrapped(StringRef text, unsigned column, raw_ostream &os);

struct TextColumn {
  StringRef header;
  bool alignRight = false;
  Cut cut = Cut::End;
  /// A table that is too wide shortens its columns, the last ones first: to
  /// their comfortable width, and where that isn't enough to the least.
  unsigned comfortableWidth = ~0U;
  unsigned minWidth = ~0U;
};

/// Aligned columns under a header.
class TextTable {
public:
  TextTable(ArrayRef<TextColumn> columns, unsigned indent)
      : columns(columns), indent(indent) {}

  /// Adds a row of printable text. Precondition: one cell per column.
  void addRow(SmallVector<std::string, 0> row) {
    rows.push_back(std::move(row));
  }
  /// Colours a cell of the last row; no value: leaves it as it is.
  void colorCell(size_t column, std::optional<raw_ostream::Colors> color) {
    if (color)
      colors[{rows.size() - 1, column}] = *color;
  }
  void print(raw_ostream &os) const;

private:
  /// What a column takes of a line, and the space before it. Numbers are set
  /// off by one space, text by two; an empty column takes nothing.
  struct Slot {
    unsigned gap, width;
  };
  unsigned getNaturalWidth(size_t column) const;
  SmallVector<Slot> computeSlots() const;
  void
  writeLine(ArrayRef<std::string> row, ArrayRef<Slot> slots,
            llvm::function_ref<void(size_t column, StringRef text)> writeCell,
            raw_ostream &os) const;

  SmallVector<TextColumn> columns;
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  /// By row and column.
  llvm::DenseMap<std::pair<size_t, size_t>, raw_ostream::Colors> colors;
  unsigned indent;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_TEXTLAYOUT_H
