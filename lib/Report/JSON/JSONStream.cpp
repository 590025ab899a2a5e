//===- JSONStream.cpp - Writes JSON fast ----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONStream.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace mlir::roofline;
using llvm::StringRef;

/// Text is handed over in pieces of at least this size [B].
static constexpr size_t pieceBytes = 1 << 16;

/// True for eight characters that stand in JSON as they are: ASCII without
/// control characters, quotes and backslashes.
static bool isPlain(uint64_t word) {
  constexpr uint64_t ones = 0x0101010101010101, high = ones << 7;
  // No sum of two bytes below 0x80 wraps.
  uint64_t differs = ((word ^ ones * '"') + ones * 0x7f) &
                     ((word ^ ones * '\\') + ones * 0x7f);
  return (~word & (word + ones * 0x60) & differs & high) == high;
}

/// Copies `string` to `to`. Returns false, after any part of it, if it doesn't
/// stand in JSON as it is.
static bool copyPlain(StringRef string, char *to) {
  const char *from = string.data();
  size_t size = string.size();
  uint64_t word;
  constexpr size_t halfSize = sizeof(word) / 2;
  if (size < halfSize) {
    std::memset(&word, ' ', sizeof(word));
    for (size_t i = 0; i < size; ++i)
      reinterpret_cast<char *>(&word)[i] = to[i] = from[i];
    return isPlain(word);
  }
  if (size < sizeof(word)) {
    uint32_t halves[2];
    std::memcpy(&halves[0], from, halfSize);
    std::memcpy(&halves[1], from + size - halfSize, halfSize);
    std::memcpy(to, &halves[0], halfSize);
    std::memcpy(to + size - halfSize, &halves[1], halfSize);
    std::memcpy(&word, halves, sizeof(word));
    return isPlain(word);
  }
  auto copyWord = [&](size_t position) {
    std::memcpy(&word, from + position, sizeof(word));
    std::memcpy(to + position, &word, sizeof(word));
    return isPlain(word);
  };
  for (size_t position = 0; position + sizeof(word) < size;
       position += sizeof(word))
    if (!copyWord(position))
      return false;
  return copyWord(size - sizeof(word));
}

void JSONStream::quote(StringRef string) {
  size_t size = text.size();
  char *it = grow(string.size() + 2);
  if (copyPlain(string, it + 1)) {
    *it = it[string.size() + 1] = '"';
    return;
  }
  text.truncate(size);
  std::string quoted;
  llvm::raw_string_ostream(quoted)
      << llvm::json::Value(llvm::json::fixUTF8(string));
  append(quoted);
}

/// Spaces are written so many at a time.
static constexpr unsigned numSpaces = 8;

char *JSONStream::newline(char *to) const {
  if (indentSize == 0)
    return to;
  *to++ = '\n';
  for (unsigned spaces = 0; spaces < indent; spaces += numSpaces)
    std::memset(to + spaces, ' ', numSpaces);
  return to + indent;
}

void JSONStream::newline() {
  char *it = grow(1 + llvm::alignTo(indent, numSpaces));
  text.truncate(newline(it) - text.data());
}

void JSONStream::attributeBegin(StringRef key) {
  constexpr StringRef punctuation = ",\n\"\": ";
  char *it =
      grow(punctuation.size() + llvm::alignTo(indent, numSpaces) + key.size());
  if (std::exchange(hasEntry, true))
    *it++ = ',';
  it = newline(it);
  *it++ = '"';
  if (copyPlain(key, it)) {
    it += key.size();
    *it++ = '"';
  } else {
    text.truncate(it - 1 - text.data());
    quote(key);
    it = grow(2);
  }
  *it++ = ':';
  if (indentSize != 0)
    *it++ = ' ';
  text.truncate(it - text.data());
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
