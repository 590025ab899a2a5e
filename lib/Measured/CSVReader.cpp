//===- CSVReader.cpp - Records of a CSV file, with locations --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CSVReader.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/ConvertUTF.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::roofline;

static constexpr StringLiteral byteOrderMark = "\xef\xbb\xbf";

CSVReader::CSVReader(StringRef text, StringRef fileName, MLIRContext *context)
    : rest(text), fileName(StringAttr::get(context, fileName)) {
  rest.consume_front(byteOrderMark);
}

Location CSVReader::getLoc() const {
  return FileLineColLoc::get(fileName, line, column);
}

LogicalResult CSVReader::checkEncoding() {
  const auto *begin = reinterpret_cast<const llvm::UTF8 *>(rest.begin());
  const llvm::UTF8 *position = begin;
  bool isLegal = llvm::isLegalUTF8String(
      &position, reinterpret_cast<const llvm::UTF8 *>(rest.end()));
  size_t size = std::min<size_t>(position - begin, rest.find('\0'));
  if (isLegal && size == rest.size())
    return success();
  StringRef before = rest.take_front(size);
  unsigned badLine = line + before.count('\n');
  unsigned badColumn = size - before.rfind('\n');
  return emitError(FileLineColLoc::get(fileName, badLine, badColumn))
         << "expected text in UTF-8";
}

bool CSVReader::skipLineEnd() {
  if (!rest.consume_front("\r\n") && !rest.consume_front("\n") &&
      !rest.consume_front("\r"))
    return false;
  ++line;
  column = 1;
  return true;
}

void CSVReader::advance(size_t size) {
  rest = rest.drop_front(size);
  column += size;
}

bool CSVReader::isAtEnd() {
  while (skipLineEnd())
    ;
  return rest.empty();
}

StringRef CSVReader::peekLine() const {
  return rest.take_front(rest.find_first_of("\r\n"));
}

void CSVReader::skipLine() {
  advance(peekLine().size());
  skipLineEnd();
}

LogicalResult CSVReader::readQuoted(std::string &field) {
  Location begin = getLoc();
  advance(1);
  while (true) {
    StringRef chunk = rest.take_until(
        [](char c) { return c == '"' || c == '\r' || c == '\n'; });
    field += chunk;
    advance(chunk.size());
    if (rest.empty())
      return emitError(begin) << "quoted field without a closing quote";
    if (rest.front() != '"') {
      skipLineEnd();
      field += '\n';
      continue;
    }
    advance(1);
    if (!rest.starts_with("\""))
      break;
    field += '"';
    advance(1);
  }
  if (rest.empty() || StringRef(",\r\n").contains(rest.front()))
    return success();
  return emitError(getLoc())
         << "expected ',' or the end of the line after a closing quote";
}

LogicalResult CSVReader::readPlain(std::string &field) {
  StringRef text = rest.take_front(rest.find_first_of(",\"\r\n"));
  advance(text.size());
  if (rest.starts_with("\""))
    return emitError(getLoc())
           << "quote inside a field: expected the whole field in quotes, and "
              "this one doubled";
  field = text.rtrim(" \t").str();
  return success();
}

LogicalResult CSVReader::readRecord(SmallVectorImpl<CSVField> &record) {
  record.clear();
  while (true) {
    advance(rest.size() - rest.ltrim(" \t").size());
    CSVField field{"", getLoc()};
    if (failed(rest.starts_with("\"") ? readQuoted(field.text)
                                      : readPlain(field.text)))
      return failure();
    record.push_back(std::move(field));
    if (rest.empty() || skipLineEnd())
      return success();
    advance(1); // ','
  }
}
