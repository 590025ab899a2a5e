//===- JSONStream.cpp - Writes JSON fast ----------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONStream.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Text is handed over in pieces of at least this size [B].
static constexpr size_t pieceBytes = 1 << 16;

static bool isPlain(unsigned char c) {
  return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
}

void JSONStream::quote(StringRef string) {
  if (llvm::all_of(string, isPlain)) {
    text += '"';
    append(string);
    text += '"';
    return;
  }
  llvm::raw_string_ostream(text)
      << llvm::json::Value(llvm::json::fixUTF8(string));
}

void JSONStream::newline() {
  if (indentSize == 0)
    return;
  text += '\n';
  text.append(indent, ' ');
}

void JSONStream::attributeBegin(StringRef key) {
  if (hasEntry)
    text += ',';
  newline();
  hasEntry = true;
  quote(key);
  text += ':';
  if (indentSize != 0)
    text += ' ';
  awaitsValue = true;
}

void JSONStream::valueBegin() {
  if (std::exchange(awaitsValue, false))
    return;
  if (hasEntry)
    text += ',';
  if (isInArray)
    newline();
  hasEntry = true;
}

void JSONStream::nest(char open, Block contents, char close) {
  valueBegin();
  text += open;
  indent += indentSize;
  {
    llvm::SaveAndRestore kind(isInArray, open == '[');
    hasEntry = false;
    contents();
  }
  indent -= indentSize;
  if (std::exchange(hasEntry, true))
    newline();
  text += close;
  if (text.size() >= pieceBytes && !isRecording)
    flush();
}

void JSONStream::flush() {
  os << text;
  text.clear();
}

StringRef JSONStream::record(Block contents) {
  size_t begin = text.size();
  llvm::SaveAndRestore recording(isRecording, true);
  contents();
  return StringRef(text).drop_front(begin);
}

void JSONStream::attributes(StringRef recorded) {
  append(recorded);
  hasEntry = true;
}
