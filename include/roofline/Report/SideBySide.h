//===- SideBySide.h - The same module on several machines -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// docs/use/Reports.md, "Several machines", defines the terms.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SIDEBYSIDE_H
#define ROOFLINE_REPORT_SIDEBYSIDE_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// What another machine than the first means for an op or a sum of ops.
struct SideBySide {
  /// Time on the first machine / time on the other [1]. No value where one of
  /// them isn't known, is a bound only, or leaves work out.
  std::optional<double> speedup;
  /// The speed-up if the resource that bounds on the first machine bounded on
  /// the other too [1], hence never less than `speedup`.
  std::optional<double> ceiling;
  /// For an op: another resource bounds it there. No value where that can't be
  /// told.
  std::optional<bool> changesBound;
};

/// One function on the first machine and on another.
struct FunctionSideBySide {
  /// One entry per row, at the row's `index`, and its row on the other machine.
  SmallVector<SideBySide, 0> rows;
  SmallVector<const OpRow *, 0> otherRows;
  /// The sum of the rows.
  SideBySide total;
  /// How many rows change their bound, and of how many that can't be told.
  int64_t changedBounds = 0, openBounds = 0;
};

/// True if the time of a row leaves work out.
bool lacksRates(const FunctionReport &function);

/// `first` and `other` are the same function in `firstReport` and
/// `otherReport`, one of its `others`.
FunctionSideBySide compareFunctions(const FunctionReport &first,
                                    const Report &firstReport,
                                    const FunctionReport &other,
                                    const Report &otherReport);

/// The totals of the module; a ceiling is known where it has one function only.
SideBySide compareModules(const Report &firstReport, const Report &otherReport);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SIDEBYSIDE_H
