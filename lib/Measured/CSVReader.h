//===- CSVReader.h - Records of a CSV file, with locations ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MEASURED_CSVREADER_H
#define ROOFLINE_LIB_MEASURED_CSVREADER_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::roofline {

/// One field of a record, without surrounding white space, and its start
/// position.
struct CSVField {
  std::string text;
  Location loc;
};

/// Reads the records of RFC 4180 from UTF-8, one after another. Lines may end
/// in LF, CR LF or CR; a byte order mark and empty lines are skipped. Neither
/// LLVM nor Debian 12 has a CSV reader for C++; libcsv, for C, doesn't report
/// the lines and columns that diagnostics need.
class CSVReader {
public:
  /// Reads `text`, which must outlive the reader, the contents of the file
  /// `fileName`.
  CSVReader(StringRef text, StringRef fileName, MLIRContext *context);

  /// Fails, after a diagnostic, if the file is not UTF-8 text.
  LogicalResult checkEncoding();

  /// Skips empty lines and returns true if nothing is left.
  bool isAtEnd();
  /// Returns the rest of the line on which the next record begins.
  StringRef peekLine() const;
  void skipLine();

  /// Reads a record. On failure a diagnostic has been emitted. Precondition:
  /// the reader is not at the end.
  LogicalResult readRecord(SmallVectorImpl<CSVField> &record);

  /// Returns the current position of the reader.
  Location getLoc() const;

private:
  bool skipLineEnd();
  /// Advances by `size` bytes, none of which ends a line.
  void advance(size_t size);
  LogicalResult readQuoted(std::string &field);
  LogicalResult readPlain(std::string &field);

  StringRef rest;
  StringAttr fileName;
  unsigned line = 1, column = 1;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_CSVREADER_H
