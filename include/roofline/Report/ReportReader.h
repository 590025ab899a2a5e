//===- ReportReader.h - What a written report says, for comparison --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The opposite of `writeJSONReport`, as far as comparisons need it. Figures are
// kept under names, which are those of docs/use/Diff.md.
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

/// A figure that a report has but can't tell, or that it does not have.
struct UnknownValue {
  friend bool operator==(UnknownValue, UnknownValue) { return true; }
};

/// The figure of an op that isn't there: 0 of everything.
struct AbsentValue {
  friend bool operator==(AbsentValue, AbsentValue) { return true; }
};

/// Doubles are seconds.
using FigureValue =
    std::variant<UnknownValue, AbsentValue, Count, double, std::string>;

struct Figure {
  /// "bytes", "bytes@l2", "work.matrix.f16".
  std::string name;
  /// "B", "FLOP", "op", "s"; empty for text and plain numbers.
  StringRef unit;
  FigureValue value;
  /// Tables for people leave it out where a row has other changes: another
  /// figure tells the same.
  bool isDetail = false;
};

/// The figures of one thing, in the order in which they are shown.
class Figures {
public:
  void add(const Twine &name, StringRef unit, FigureValue value,
           bool isDetail = false);

  /// The value of a figure. An upper bound that isn't given is that of the
  /// exact figure ("bytes_upper@l2" of "bytes@l2").
  FigureValue lookup(StringRef name) const;

  ArrayRef<Figure> get() const { return figures; }

private:
  const Figure *find(StringRef name) const;

  SmallVector<Figure, 0> figures;
};

/// One op that costs something.
struct RowSummary {
  std::string op, location, shapes;
  Figures figures;
  /// A loop around the op has no known bound.
  bool unbounded = false;
  /// Place in the program among the rows of the function; 0 where the report
  /// does not tell.
  int64_t index = 0;
};

/// Sums over a function or a module.
struct TotalsSummary {
  Figures figures;
  bool unbounded = false;
};

struct FunctionSummary {
  std::string name;
  TotalsSummary totals;
  /// In program order if the report tells it, else the slowest first.
  SmallVector<RowSummary, 0> rows;
};

struct ReportSummary {
  /// The file, as the user names it.
  std::string name;
  std::string target;
  /// Further machines of the report, which are not in any figure here.
  SmallVector<std::string, 0> otherTargets;
  /// "l2, 26214400 B" with `keep-in-cache`; else empty.
  std::string keptCache;
  SmallVector<FunctionSummary, 0> functions;
  TotalsSummary totals;
  /// Ops without a model, by name.
  std::map<std::string, Count> unmodelled;
};

/// Reads one document that `report=json` wrote; the name of `buffer` is that of
/// the file. The error names the file, and the line and column or the place in
/// the document.
llvm::Expected<ReportSummary> readJSONReport(llvm::MemoryBufferRef buffer);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_REPORTREADER_H
