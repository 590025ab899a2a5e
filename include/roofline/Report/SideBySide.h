//===- SideBySide.h - Comparison of machines --------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares machines: takes two reports of the same module on different
// machines, and returns speed-ups and changes of the bound (R22) per row and
// function. docs/use/Reports.md, "Several machines", defines the terms.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_SIDEBYSIDE_H
#define ROOFLINE_REPORT_SIDEBYSIDE_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// What a change from the first machine to another means for an op or a sum of
/// ops.
struct SideBySide {
  /// Time on the first machine / time on the other [1]. Nullopt if one of them
  /// is unknown, is only a bound, or excludes some work.
  std::optional<double> speedup;
  /// Speed-up if the resource that bounds on the first machine also bounded on
  /// the other [1]; never less than `speedup`.
  std::optional<double> ceiling;
  /// Whether a different resource bounds the op on the other machine; nullopt
  /// if unknown, and for sums.
  std::optional<bool> changesBound;
};

/// One function on the first machine and on another.
struct FunctionSideBySide {
  /// One entry per row, at the row's `index`, and its row on the other machine.
  SmallVector<SideBySide, 0> rows;
  SmallVector<const OpRow *, 0> otherRows;
  /// Comparison of the sums of the rows.
  SideBySide total;
  /// Number of rows whose bound changes, and of rows for which this is unknown.
  int64_t changedBounds = 0, openBounds = 0;
};

/// Compares `first` and `other`, the same function in `firstReport` and in
/// `otherReport`, which is one of its `others`.
FunctionSideBySide compareFunctions(const FunctionReport &first,
                                    const Report &firstReport,
                                    const FunctionReport &other,
                                    const Report &otherReport);

/// Compares the totals of the module. The ceiling is known only if the module
/// has a single function.
SideBySide compareModules(const Report &firstReport, const Report &otherReport);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_SIDEBYSIDE_H
