//===- DiffText.h - What the writers of differences share -----------------===//
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

/// "1.235 MB"; "-" for what isn't there, "?" for what isn't known.
std::string formatFigure(const FigureValue &value, StringRef unit);

/// Exact for counts, "-6423552 B"; empty for text and where it isn't known.
std::string formatDelta(const FigureChange &change);

/// "-18.2%"; empty without one.
std::string formatPercent(std::optional<double> percent);

/// -1 if the figure falls, 1 if it grows, 0 for text and where it isn't known.
int getDirection(const FigureChange &change);

/// The changes that tables for people show: details only where there is nothing
/// else.
SmallVector<const FigureChange *> selectShown(ArrayRef<FigureChange> changes);

/// "ops: 2 changed, 1 removed, 0 added, 10 unchanged".
std::string countRows(const FunctionDiff &function);

/// True if the sums of the module differ and tell more than those of its only
/// function.
bool hasModuleTable(const ReportDiff &diff);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_DIFFTEXT_H
