//===- CSVReader.h - Records of a CSV file, with their places -------------===//
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

/// One field of a record, without the white space around it, and where it
/// begins.
struct CSVField {
  std::string text;
  Location loc;
};

/// Reads the records of RFC 4180 from UTF-8, one after the other. Lines may end
/// in LF, CR LF or CR; a byte order mark and empty lines are skipped. We have a
/// reader of our own as neither LLVM nor Debian 12 has one for C++ (libcsv is
/// C), and as libcsv doesn't tell lines and columns, which diagnostics need.
class CSVReader {
public:
  /// Reads `text`, which has to outlive the reader, of the file `fileName`.
  CSVReader(StringRef text, StringRef fileName, MLIRContext *context);

  /// False, after a diagnostic, if the file is not text in UTF-8.
  LogicalResult checkEncoding();

  /// True if nothing but empty lines is left. Skips these.
  bool isAtEnd();
  /// The rest of the line that the next record begins on.
  StringRef peekLine() const;
  void skipLine();

  /// Reads a record. On failure a diagnostic has been emitted. Precondition:
  /// not at the end.
  LogicalResult readRecord(SmallVectorImpl<CSVField> &record);

  /// Where the reader stands.
  Location getLoc() const;

private:
  bool skipLineEnd();
  /// Moves `size` bytes on, none of which ends a line.
  void advance(size_t size);
  LogicalResult readQuoted(std::string &field);
  LogicalResult readPlain(std::string &field);

  StringRef rest;
  StringAttr fileName;
  unsigned line = 1, column = 1;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MEASURED_CSVREADER_H
