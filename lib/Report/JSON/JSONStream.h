//===- JSONStream.h - Writes JSON fast --------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H
#define ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"

#include <charconv>

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
  template <typename T>
  void number(T number) {
    valueBegin();
    char buffer[32];
    text.append(buffer, std::to_chars(buffer, std::end(buffer), number).ptr);
  }
  void rawValue(llvm::StringRef json) {
    valueBegin();
    append(json);
  }

  /// Writes `contents`, attributes of the current object, and returns their
  /// text, which `attributes` may write again at the same depth. The text is
  /// valid until more is written.
  llvm::StringRef record(Block contents);
  void attributes(llvm::StringRef recorded);

private:
  void append(llvm::StringRef piece) {
    text.append(piece.data(), piece.size());
  }
  void quote(llvm::StringRef string);
  void newline();
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
  std::string text;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSON_JSONSTREAM_H
