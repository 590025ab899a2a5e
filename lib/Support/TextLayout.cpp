//===- TextLayout.cpp - Layout of text for terminals ----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/TextLayout.h"

#include "roofline/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/WithColor.h"

#include <cstdlib>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Characters
//===----------------------------------------------------------------------===//

/// Removes the first character from `text`, which must not be empty, and
/// returns it.
static StringRef takeCharacter(StringRef &text) {
  StringRef character = text.take_front(llvm::getNumBytesForUTF8(text.front()));
  text = text.drop_front(character.size());
  return character;
}

std::string mlir::roofline::makePrintable(StringRef text) {
  if (llvm::all_of(text, llvm::isPrint))
    return text.str();
  std::string valid = llvm::json::fixUTF8(text), printable;
  for (StringRef rest = valid; !rest.empty();) {
    StringRef character = takeCharacter(rest);
    if (llvm::sys::unicode::columnWidthUTF8(character) >= 0) {
      printable += character;
      continue;
    }
    for (unsigned char byte : character)
      printable += {'\\', llvm::hexdigit(byte >> 4), llvm::hexdigit(byte & 15)};
  }
  return printable;
}

/// Returns the longest prefix of `text` that is at most `width` columns wide.
static StringRef takeWidth(StringRef text, unsigned width) {
  unsigned used = 0;
  StringRef rest = text;
  while (!rest.empty()) {
    StringRef next = rest;
    used += displayWidth(takeCharacter(next));
    if (used > width)
      break;
    rest = next;
  }
  return text.drop_back(rest.size());
}

/// Returns the longest suffix of `text` that is at most `width` columns wide.
static StringRef takeWidthAtEnd(StringRef text, unsigned width) {
  for (unsigned left = displayWidth(text); left > width;)
    left -= displayWidth(takeCharacter(text));
  return text;
}

std::string mlir::roofline::shorten(StringRef text, unsigned width, Cut cut) {
  assert(width >= 4 && "expected space for a character and the dots");
  if (displayWidth(text) <= width)
    return text.str();
  unsigned kept = width - 3;
  unsigned keptAtEnd = cut == Cut::Middle ? kept / 2 : 0;
  return (takeWidth(text, kept - keptAtEnd) + "..." +
          takeWidthAtEnd(text, keptAtEnd))
      .str();
}

void mlir::roofline::writeWrapped(StringRef text, unsigned column,
                                  raw_ostream &os) {
  const unsigned available = maxTextWidth - column;
  unsigned used = 0;
  for (StringRef word : llvm::split(text, ' ')) {
    std::string fitting = shorten(word, available, Cut::Middle);
    unsigned width = displayWidth(fitting);
    if (used != 0 && used + 1 + width > available) {
      os << '\n';
      os.indent(column);
      used = 0;
    }
    os << (used == 0 ? "" : " ") << fitting;
    used += width + (used == 0 ? 0 : 1);
  }
  os << '\n';
}

//===----------------------------------------------------------------------===//
// Colour
//===----------------------------------------------------------------------===//

static bool hasColors(const raw_ostream &os) {
  auto detect = llvm::WithColor::defaultAutoDetectFunction();
  // LLVM's --color is yes, no or auto. If colours are enabled even for a null
  // stream, the user asked for them, which overrides NO_COLOR (no-color.org).
  if (detect(llvm::nulls()))
    return true;
  const char *noColor = std::getenv("NO_COLOR");
  return (!noColor || !*noColor) && detect(os);
}

void mlir::roofline::writeStyled(StringRef text,
                                 std::optional<raw_ostream::Colors> color,
                                 bool isBold, raw_ostream &os) {
  if ((!color && !isBold) || !hasColors(os)) {
    os << text;
    return;
  }
  os.changeColor(color.value_or(raw_ostream::SAVEDCOLOR), isBold);
  os << text;
  os.resetColor();
}

//===----------------------------------------------------------------------===//
// TextTable
//===----------------------------------------------------------------------===//

/// Returns the width of the widest cell of a column, including its header.
unsigned TextTable::getNaturalWidth(size_t column) const {
  unsigned width = displayWidth(columns[column].header);
  for (const auto &row : rows)
    width = std::max(width, displayWidth(row[column]));
  return width;
}

SmallVector<TextTable::Slot> TextTable::computeSlots() const {
  SmallVector<Slot> slots;
  unsigned total = 0;
  for (size_t column = 0; column < columns.size(); ++column) {
    unsigned gap = columns[column].alignRight ? 1 : 2;
    unsigned width = getNaturalWidth(column);
    if (column == 0)
      gap = indent;
    else if (width == 0)
      gap = 0;
    slots.push_back({gap, width});
    total += gap + width;
  }
  for (auto limit : {&TextColumn::comfortableWidth, &TextColumn::minWidth}) {
    for (size_t column = columns.size(); column-- > 0;) {
      unsigned &width = slots[column].width;
      unsigned least = columns[column].*limit;
      if (total <= maxTextWidth || width <= least)
        continue;
      unsigned cut = std::min(total - maxTextWidth, width - least);
      width -= cut;
      total -= cut;
    }
  }
  return slots;
}

void TextTable::writeLine(
    ArrayRef<std::string> row, ArrayRef<Slot> slots,
    llvm::function_ref<void(size_t column, StringRef text)> writeCell,
    raw_ostream &os) const {
  // Write pending spaces only before further text, to avoid trailing ones.
  unsigned spaces = 0;
  for (size_t column = 0; column < columns.size(); ++column) {
    const Slot &slot = slots[column];
    std::string cell = row[column];
    if (displayWidth(cell) > slot.width)
      cell = shorten(cell, slot.width, columns[column].cut);
    unsigned padding = slot.width - displayWidth(cell);
    StringRef text = StringRef(cell).rtrim(' ');
    spaces += slot.gap + (columns[column].alignRight ? padding : 0);
    if (!text.empty()) {
      os.indent(spaces);
      spaces = 0;
      writeCell(column, text);
    }
    spaces += cell.size() - text.size();
    spaces += columns[column].alignRight ? 0 : padding;
  }
  os << '\n';
}

void TextTable::print(raw_ostream &os) const {
  SmallVector<Slot> slots = computeSlots();
  SmallVector<std::string, 0> header;
  for (const TextColumn &column : columns)
    header.push_back(column.header.str());
  writeLine(
      header, slots,
      [&](size_t, StringRef text) {
        writeStyled(text, std::nullopt, /*isBold=*/true, os);
      },
      os);
  for (const auto &[number, row] : llvm::enumerate(rows))
    writeLine(
        row, slots,
        [&, number = number](size_t column, StringRef text) {
          auto color = colors.find({number, column});
          writeStyled(text,
                      color == colors.end() ? std::nullopt
                                            : std::optional(color->second),
                      /*isBold=*/false, os);
        },
        os);
}
