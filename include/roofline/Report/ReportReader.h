//===- ReportReader.h - Reads JSON reports ----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads reports back for comparisons: takes a JSON document of
// `writeJSONReport`, and returns its functions, rows and totals as named
// figures. docs/use/Diff.md lists the names.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_REPORTREADER_H
#define ROOFLINE_REPORT_REPORTREADER_H

#include "mlir/Support/LLVM.h"
#include "roofline/Support/Count.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <map>
#include <string>
#include <variant>

namespace mlir::roofline {

/// The value of a figure that is unknown or not in the report.
struct UnknownValue {
  friend bool operator==(UnknownValue, UnknownValue) { return true; }
};

/// The value of a figure of an absent op, which counts as 0.
struct AbsentValue {
  friend bool operator==(AbsentValue, AbsentValue) { return true; }
};

/// Value of a figure. A double is a time [s].
using FigureValue =
    std::variant<UnknownValue, AbsentValue, Count, double, std::string>;

struct Figure {
  /// Name of the figure: "bytes", "bytes@l2", "work.matrix.f16".
  std::string name;
  /// Unit of the figure: "B", "FLOP", "op", "s"; empty for text and plain
  /// numbers.
  StringRef unit;
  FigureValue value;
  /// True if text output omits the figure when the row has other changes, as
  /// another figure carries the same information.
  bool isDetail = false;
};

/// The figures of a row or total, in the order in which they are shown.
class Figures {
public:
  void add(const Twine &name, StringRef unit, FigureValue value,
           bool isDetail = false);

  /// Returns the value of a figure. A missing upper bound equals the exact
  /// figure ("bytes_upper@l2" equals "bytes@l2").
  FigureValue lookup(StringRef name) const;

  ArrayRef<Figure> get() const { return figures; }

private:
  const Figure *find(StringRef name) const;

  SmallVector<Figure, 0> figures;
};

/// One op that has a cost.
struct RowSummary {
  std::string op, location, shapes;
  Figures figures;
  /// True if a loop around the op has no known bound.
  bool unbounded = false;
  /// True if some of the work has no rate or link, and takes no time.
  bool lacksRates = false;
  /// Position in program order among the rows of the function; 0 if the report
  /// does not contain it.
  int64_t index = 0;
};

/// Totals of a function or a module.
struct TotalsSummary {
  Figures figures;
  bool unbounded = false, lacksRates = false;
};

struct FunctionSummary {
  std::string name;
  TotalsSummary totals;
  /// Rows in program order if the report contains it, otherwise slowest first.
  SmallVector<RowSummary, 0> rows;
};

struct ReportSummary {
  /// Name of the file as given by the user.
  std::string name;
  std::string target;
  /// Further machines of the report, whose figures are not included.
  SmallVector<std::string, 0> otherTargets;
  /// Cache between ops of a report of schema_version 1, "l2, 26214400 B"; empty
  /// without one.
  std::string keptCache;
  SmallVector<FunctionSummary, 0> functions;
  TotalsSummary totals;
  /// Number of ops without a model, by name.
  std::map<std::string, Count> unmodelled;
};

/// Reads one document written by `report=json`. `buffer` has the name of the
/// file. An error names the file, and the line and column or the path in the
/// document.
llvm::Expected<ReportSummary> readJSONReport(llvm::MemoryBufferRef buffer);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORTREADER_H
