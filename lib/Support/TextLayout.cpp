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
#include <sys/ioctl.h>
#include <tuple>
#include <unistd.h>

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

/// Returns `text` with "..." in place of a part of its middle.
static std::string cutMiddle(StringRef text, unsigned width) {
  struct Character {
    StringRef text;
    unsigned width;
    /// Columns and telling characters before it.
    unsigned column, telling;
  };
  SmallVector<Character, 64> characters;
  unsigned columns = 0, telling = 0;
  for (StringRef rest = text; !rest.empty();) {
    StringRef character = takeCharacter(rest);
    characters.push_back(
        {character, displayWidth(character), columns, telling});
    columns += characters.back().width;
    telling += llvm::isDigit(character.front()) || character == "*";
  }
  characters.push_back({"", 0, columns, telling});
  const unsigned kept = width - 3, preferred = kept - kept / 2;
  std::tuple<unsigned, unsigned, size_t, size_t> best(~0U, ~0U, 0, 0);
  size_t end = 0;
  for (size_t begin = 0; characters[begin].column <= kept; ++begin) {
    const Character &first = characters[begin];
    while (first.column + columns - characters[end].column > kept)
      ++end;
    unsigned distance = first.column > preferred ? first.column - preferred
                                                 : preferred - first.column;
    best = std::min(
        best, {characters[end].telling - first.telling, distance, begin, end});
  }
  auto [cost, distance, begin, last] = best;
  const char *start = characters[begin].text.data();
  StringRef tail =
      last + 1 == characters.size()
          ? StringRef()
          : text.drop_front(characters[last].text.data() - text.data());
  return (text.take_front(start - text.data()) + "..." + tail).str();
}

std::string mlir::roofline::shorten(StringRef text, unsigned width, Cut cut) {
  assert(width >= 4 && "expected space for a character and the dots");
  if (displayWidth(text) <= width)
    return text.str();
  if (cut == Cut::Middle)
    return cutMiddle(text, width);
  return (takeWidth(text, width - 3) + "...").str();
}

unsigned mlir::roofline::getTextWidth(const raw_ostream &os) {
  unsigned columns = 0;
  const char *variable = std::getenv("COLUMNS");
  if (variable && !StringRef(variable).getAsInteger(10, columns) && columns > 0)
    return std::max(columns, minTextWidth);
  // LLVM's streams hide their descriptors, and only these two are terminals.
  winsize size = {};
  int descriptor = &os == &llvm::errs() ? STDERR_FILENO : STDOUT_FILENO;
  if (os.is_displayed() && ioctl(descriptor, TIOCGWINSZ, &size) == 0 &&
      size.ws_col > 0)
    return std::max<unsigned>(size.ws_col, minTextWidth);
  return defaultTextWidth;
}

void mlir::roofline::writeWrapped(StringRef text, unsigned column,
                                  raw_ostream &os, unsigned width) {
  const unsigned available = width - column;
  unsigned used = 0;
  for (StringRef word : llvm::split(text, ' ')) {
    std::string fitting = shorten(word, available, Cut::Middle);
    unsigned wordWidth = displayWidth(fitting);
    if (used != 0 && used + 1 + wordWidth > available) {
      os << '\n';
      os.indent(column);
      used = 0;
    }
    os << (used == 0 ? "" : " ") << fitting;
    used += wordWidth + (used == 0 ? 0 : 1);
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

SmallVector<TextTable::Slot> TextTable::computeSlots(unsigned textWidth) const {
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
  // Of text, something is better than a line that is too long; of figures not.
  constexpr unsigned leastText = 6;
  auto getLeast = [&](const TextColumn &column, unsigned pass) {
    return pass == 0 ? column.comfortableWidth
           : pass == 1 || column.alignRight
               ? column.minWidth
               : std::min(column.minWidth, leastText);
  };
  for (unsigned pass = 0; pass < 3; ++pass) {
    for (size_t column = columns.size(); column-- > 0;) {
      unsigned &width = slots[column].width;
      unsigned least = getLeast(columns[column], pass);
      if (total <= textWidth || width <= least)
        continue;
      unsigned cut = std::min(total - textWidth, width - least);
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

void TextTable::print(raw_ostream &os, unsigned textWidth) const {
  SmallVector<Slot> slots = computeSlots(textWidth);
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
