//===- TextCells.h - Cells of text tables -----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats the cells of text tables: takes counts, times and rows, and returns
// short text. Also collects footnotes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TEXTCELLS_H
#define ROOFLINE_REPORT_TEXTCELLS_H

#include "roofline/Report/Report.h"
#include "roofline/Support/TextLayout.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// Formats a number whose unit is in the column header: "226.5G"; "-" for
/// nullopt.
std::string formatCell(const Count &count);
std::string formatCell(std::optional<double> value);

/// Formats a time: "6.912 µs"; "-" if it is unknown.
std::string formatTime(const OpRow &row);
std::string formatSeconds(std::optional<double> seconds);
/// Also "6.912 µs+" if some work is left out of the sum.
std::string formatTime(const Totals &totals);

/// Formats the time of a function or a module, as an interval or as unknown.
/// The upper end is left out if it is at most `leastWidth` above the lower [1].
std::string formatTotalTime(const Totals &totals, double leastWidth = 0);

/// Formats a share as "21.3%"; "-" for nullopt.
std::string formatShare(std::optional<double> share);

/// Formats an interval of bytes: "12 B", "12 B to 16 B".
std::string formatRange(const CountRange &range, StringRef separator = " to ");

/// Formats the peak of live bytes, and whether the outermost level holds it
/// (R20).
std::string formatPeakLive(const Totals &totals, const TargetSummary &target);

/// Formats a factor: "1.23x"; "-" for nullopt.
std::string formatFactor(std::optional<double> factor);

/// Formats an intensity [op/B] in at most five columns; "-" for nullopt.
std::string formatIntensity(std::optional<double> intensity);

/// Formats an op and its executions: "linalg.matmul", "100x linalg.matmul"; if
/// the table is narrow, "100x matmul".
std::string formatOp(const OpRow &row, bool isNarrow = false);

/// Formats a bound without kinds: "hbm" for "memory:hbm", "matrix..hbm" for
/// "compute:matrix..memory:hbm".
std::string formatShortBound(const Bound &bound);

/// Returns the colour of the kind of resource that bounds, or nullopt where
/// none or several kinds do.
std::optional<llvm::raw_ostream::Colors> getBoundColor(const Bound &bound);

/// Numbers the notes of the rows of a table.
class Footnotes {
public:
  /// Returns the mark of printable notes, "[2]"; "" if `notes` is empty.
  std::string mark(StringRef notes);
  void write(raw_ostream &os) const { write(os, getTextWidth(os)); }
  void write(raw_ostream &os, unsigned width) const;

private:
  llvm::MapVector<std::string, unsigned, llvm::StringMap<unsigned>> numbers;
};

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TEXTCELLS_H
