//===- JSONStream.cpp - Writes JSON fast ----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONStream.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace mlir::roofline;
using llvm::StringRef;

/// Text is handed over in pieces of at least this size [B].
static constexpr size_t pieceBytes = 1 << 16;

/// True if a byte of `word` is zero.
static bool hasZero(uint64_t word) {
  constexpr uint64_t ones = 0x0101010101010101;
  return ((word - ones) & ~word & (ones << 7)) != 0;
}

/// True for text that stands in JSON as it is: ASCII without control
/// characters, quotes and backslashes.
static bool isPlain(StringRef string) {
  constexpr uint64_t ones = 0x0101010101010101;
  const char *it = string.begin();
  for (; string.end() - it >= 8; it += 8) {
    uint64_t word;
    std::memcpy(&word, it, 8);
    bool isControl = ((word - ones * 0x20) & ~word & (ones << 7)) != 0;
    if ((word & (ones << 7)) != 0 || isControl || hasZero(word ^ ones * '"') ||
        hasZero(word ^ ones * '\\'))
      return false;
  }
  return std::all_of(it, string.end(), [](unsigned char c) {
    return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
  });
}

void JSONStream::quote(StringRef string) {
  if (isPlain(string)) {
    char *it = grow(string.size() + 2);
    *it++ = '"';
    it = llvm::copy(string, it);
    *it = '"';
    return;
  }
  std::string quoted;
  llvm::raw_string_ostream(quoted)
      << llvm::json::Value(llvm::json::fixUTF8(string));
  append(quoted);
}

void JSONStream::newline() {
  if (indentSize == 0)
    return;
  char *it = grow(indent + 1);
  *it++ = '\n';
  std::fill_n(it, indent, ' ');
}

void JSONStream::attributeBegin(StringRef key) {
  if (hasEntry)
    text.push_back(',');
  newline();
  hasEntry = true;
  quote(key);
  append(indentSize == 0 ? ":" : ": ");
  awaitsValue = true;
}

void JSONStream::number(double number) {
  valueBegin();
  uint64_t bits = llvm::bit_cast<uint64_t>(number);
  // The upper bits of a product depend on all bits.
  Number &known = numbers[bits * 0x9E3779B97F4A7C15 >> (64 - numberBits)];
  if (known.bits != bits || known.size == 0) {
    known.bits = bits;
    known.size = std::to_chars(known.text, std::end(known.text), number).ptr -
                 known.text;
  }
  append({known.text, known.size});
}

void JSONStream::valueBegin() {
  if (std::exchange(awaitsValue, false))
    return;
  if (hasEntry)
    text.push_back(',');
  if (isInArray)
    newline();
  hasEntry = true;
}

void JSONStream::nest(char open, Block contents, char close) {
  valueBegin();
  text.push_back(open);
  indent += indentSize;
  {
    llvm::SaveAndRestore kind(isInArray, open == '[');
    hasEntry = false;
    contents();
  }
  indent -= indentSize;
  if (std::exchange(hasEntry, true))
    newline();
  text.push_back(close);
  if (text.size() >= pieceBytes && !isRecording)
    flush();
}

void JSONStream::flush() {
  os << StringRef(text.data(), text.size());
  text.clear();
}

StringRef JSONStream::record(Block contents) {
  size_t begin = text.size();
  llvm::SaveAndRestore recording(isRecording, true);
  contents();
  return StringRef(text.data(), text.size()).drop_front(begin);
}

void JSONStream::attributes(StringRef recorded) {
  append(recorded);
  hasEntry = true;
}

void JSONStream::recordEntries(const JSONStream &whole, Block contents,
                               Text &recorded) {
  recorded.clear();
  text.swap(recorded); // Keeps what it has allocated.
  indent = whole.indent;
  isInArray = true;
  hasEntry = false;
  record(contents);
  text.swap(recorded);
}

void JSONStream::entries(StringRef recorded) {
  if (hasEntry && !recorded.empty())
    text.push_back(',');
  append(recorded);
  hasEntry |= !recorded.empty();
  if (text.size() >= pieceBytes && !isRecording)
    flush();
}
