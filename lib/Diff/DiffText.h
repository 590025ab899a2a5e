//===- DiffText.h - Differences as text -------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_DIFFTEXT_H
#define ROOFLINE_LIB_DIFF_DIFFTEXT_H

#include "roofline/Diff/Diff.h"

namespace mlir::roofline {

/// Formats a figure: "1.235 MB"; "-" if absent, "?" if unknown.
std::string formatFigure(const FigureValue &value, StringRef unit);

/// Formats a delta, exactly for counts: "-6423552 B"; empty for text and
/// unknown values.
std::string formatDelta(const FigureChange &change);

/// Formats a percentage: "-18.2%"; empty for nullopt.
std::string formatPercent(std::optional<double> percent);

/// Returns -1 if the figure decreases, 1 if it increases, and 0 for text and
/// unknown values.
int getDirection(const FigureChange &change);

/// Returns the changes to show in text: details only if there is nothing else.
SmallVector<const FigureChange *> selectShown(ArrayRef<FigureChange> changes);

/// Returns "ops: 2 changed, 1 removed, 0 added, 10 unchanged".
std::string countRows(const FunctionDiff &function);

/// Returns true if the totals of the module differ from before and are not just
/// those of its only function.
bool hasModuleTable(const ReportDiff &diff);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_DIFFTEXT_H
