//===- TextLayout.h - Layout of text for terminals --------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lays out text for a terminal: wrapping, shortening, styles and aligned
// tables. All text is UTF-8, and widths are in terminal columns.
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

/// Width of text for a stream that isn't a terminal, unless COLUMNS says
/// otherwise [columns].
constexpr unsigned defaultTextWidth = 120;

/// Returns the width of text written to `os` [columns]: COLUMNS of the
/// environment, the width of the terminal that `os` is, or the default. At
/// least `minTextWidth`.
unsigned getTextWidth(const raw_ostream &os);
constexpr unsigned minTextWidth = 60;

/// Replaces each byte of a non-printable character by `\` and two hexadecimal
/// digits, as MLIR does, and invalid UTF-8 by U+FFFD.
std::string makePrintable(StringRef text);

/// Writes text in bold or in a colour if `os` is a terminal with colours,
/// NO_COLOR is not set in the environment, and --color doesn't disable them.
void writeStyled(StringRef text, std::optional<raw_ostream::Colors> color,
                 bool isBold, raw_ostream &os);

enum class Cut { Middle, End };

/// Shortens printable text to `width` columns by replacing its end or a part of
/// its middle with "...". Of the middle it replaces a part with as few digits
/// and asterisks as possible, since they are what tells names apart.
/// Precondition: width >= 4.
std::string shorten(StringRef text, unsigned width, Cut cut);

/// Writes printable text in lines of at most `width`, broken at spaces. The
/// first line starts at `column`, and the others are indented to it. Ends the
/// last line.
void writeWrapped(StringRef text, unsigned column, raw_ostream &os,
                  unsigned width);
inline void writeWrapped(StringRef text, unsigned column, raw_ostream &os) {
  writeWrapped(text, column, os, getTextWidth(os));
}

struct TextColumn {
  StringRef header;
  bool alignRight = false;
  Cut cut = Cut::End;
  /// Widths to which a table that is too wide shortens its columns, the last
  /// ones first: to the comfortable width and, if that is not enough, to the
  /// minimum. If nothing else helps, text that is aligned to the left becomes
  /// shorter still.
  unsigned comfortableWidth = ~0U;
  unsigned minWidth = ~0U;
};

/// A table of aligned columns below a header line.
class TextTable {
public:
  TextTable(ArrayRef<TextColumn> columns, unsigned indent)
      : columns(columns), indent(indent) {}

  /// Adds a row of printable text. Precondition: one cell per column.
  void addRow(SmallVector<std::string, 0> row) {
    rows.push_back(std::move(row));
  }
  /// Colours a cell of the last row; nullopt leaves the cell unchanged.
  void colorCell(size_t column, std::optional<raw_ostream::Colors> color) {
    if (color)
      colors[{rows.size() - 1, column}] = *color;
  }
  void print(raw_ostream &os) const { print(os, getTextWidth(os)); }
  void print(raw_ostream &os, unsigned textWidth) const;

private:
  /// The width of a column and of the gap before it. Numbers are set off by one
  /// space, text by two; an empty column takes no space.
  struct Slot {
    unsigned gap, width;
  };
  unsigned getNaturalWidth(size_t column) const;
  SmallVector<Slot> computeSlots(unsigned textWidth) const;
  void
  writeLine(ArrayRef<std::string> row, ArrayRef<Slot> slots,
            llvm::function_ref<void(size_t column, StringRef text)> writeCell,
            raw_ostream &os) const;

  SmallVector<TextColumn> columns;
  SmallVector<SmallVector<std::string, 0>, 0> rows;
  /// Cell colours by row and column.
  llvm::DenseMap<std::pair<size_t, size_t>, raw_ostream::Colors> colors;
  unsigned indent;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_TEXTLAYOUT_H
