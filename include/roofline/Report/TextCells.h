//===- TextCells.h - Cells of the tables for people -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TEXTCELLS_H
#define ROOFLINE_REPORT_TEXTCELLS_H

#include "roofline/Report/Report.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// "226.5G": a number whose unit is the column's header; "-" for no value.
std::string formatCell(const Count &count);
std::string formatCell(std::optional<double> value);

/// "6.912 µs"; "-" where the time is open.
std::string formatTime(const OpRow &row);

/// "1.23x"; "-" for no value.
std::string formatFactor(std::optional<double> factor);

/// [op/B] in at most five columns; "-" for no value.
std::string formatIntensity(std::optional<double> intensity);

/// "linalg.matmul", "100x linalg.matmul".
std::string formatOp(const OpRow &row);

/// Of the kind of resource that bounds; no value where that is none or several.
std::optional<llvm::raw_ostream::Colors> getBoundColor(const Bound &bound);

/// Numbers the notes of a table's rows.
class Footnotes {
public:
  /// The mark of printable notes, "[2]"; "" if there are none.
  std::string mark(StringRef notes);
  void write(raw_ostream &os) const;

private:
  llvm::MapVector<std::string, unsigned, llvm::StringMap<unsigned>> numbers;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TEXTCELLS_H
