//===- WriterUtils.h - What the writers of reports share ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_WRITERUTILS_H
#define ROOFLINE_REPORT_WRITERUTILS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// The shortest text that reads back as `value`; "" for no value and for what
/// is no number in JSON: infinities and NaN.
std::string formatExact(std::optional<double> value);

/// `part` of `whole` [1]; no value where that is not a finite number.
std::optional<double> computeShare(std::optional<double> part,
                                   std::optional<double> whole);

/// Bytes of the outermost level that the cache saves in `levels` [B], and those
/// that move if every op starts cold.
Count getSavedBytes(const LevelTraffics &levels);
Count getColdBytes(const LevelTraffics &levels);

/// The functions that the outermost memory level does not hold.
SmallVector<const FunctionReport *> findMisfits(const Report &report);

/// The rows with the same bound.
struct BottleneckRow {
  Bound bound;
  double seconds = 0;
  int64_t rows = 0;
  /// Of the time of all bottlenecks [1]; no value where it has no time.
  std::optional<double> share;
};

/// The bottlenecks of `totals`, longest first.
SmallVector<BottleneckRow> rankBottlenecks(const Totals &totals);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_WRITERUTILS_H
