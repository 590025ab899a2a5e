//===- JSONStream.h - Writes JSON fast --------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H
#define ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/JSON.h"

#include <charconv>
#include <vector>

namespace mlir::roofline {

/// Writes the same text as `llvm::json::OStream`, many times as fast: the text
/// of a report is larger than the program. Keys and values may be any bytes.
class JSONStream {
public:
  using Block = llvm::function_ref<void()>;

  JSONStream(llvm::raw_ostream &os, unsigned indentSize)
      : os(os), indentSize(indentSize) {}
  ~JSONStream() { flush(); }

  void object(Block contents) { nest('{', contents, '}'); }
  void array(Block contents) { nest('[', contents, ']'); }
  void attributeObject(llvm::StringRef key, Block contents) {
    attributeBegin(key);
    object(contents);
  }
  void attributeArray(llvm::StringRef key, Block contents) {
    attributeBegin(key);
    array(contents);
  }

  /// Begins an attribute; the next value is its value.
  void attributeBegin(llvm::StringRef key);
  void value(llvm::StringRef text) {
    valueBegin();
    quote(text);
  }
  void number(int64_t number) {
    valueBegin();
    constexpr size_t maxDigits = 20;
    char *begin = grow(maxDigits);
    text.truncate(std::to_chars(begin, text.end(), number).ptr - text.begin());
  }
  void number(double number);
  void rawValue(llvm::StringRef json) {
    valueBegin();
    append(json);
  }

  /// Writes `contents`, attributes of the current object, and returns their
  /// text, which `attributes` may write again at the same depth. The text is
  /// valid until more is written.
  llvm::StringRef record(Block contents);
  void attributes(llvm::StringRef recorded);

  /// A text of its own.
  using Text = llvm::SmallVector<char, 0>;
  /// Replaces `recorded` by the text of `contents` as entries of the array that
  /// `whole` is writing, whose `entries` may then write them. Nothing else has
  /// been written to this stream.
  void recordEntries(const JSONStream &whole, Block contents, Text &recorded);
  void entries(llvm::StringRef recorded);
  unsigned getIndentSize() const { return indentSize; }

private:
  /// Makes the text longer; returns the first of the new characters.
  char *grow(size_t bytes) {
    size_t size = text.size();
    text.resize_for_overwrite(size + bytes);
    return text.data() + size;
  }
  void append(llvm::StringRef piece) { llvm::copy(piece, grow(piece.size())); }
  void quote(llvm::StringRef string);
  void newline();
  /// Writes a line break and the indentation; returns where they end.
  char *newline(char *to) const;
  void valueBegin();
  void nest(char open, Block contents, char close);
  void flush();

  llvm::raw_ostream &os;
  const unsigned indentSize;
  unsigned indent = 0;
  /// The innermost object or array has an entry, or the key of an attribute
  /// awaits its value.
  bool hasEntry = false, awaitsValue = false;
  bool isInArray = false, isRecording = false;
  /// What has not been handed to `os` yet.
  Text text;
  /// Texts of numbers, which take longer to find than all else here, by the
  /// bits of the number; in one report many are equal.
  struct Number {
    uint64_t bits = 0;
    uint8_t size = 0;
    char text[24];
  };
  std::vector<Number> numbers{1 << numberBits};
  static constexpr unsigned numberBits = 10;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H
