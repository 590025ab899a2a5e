//===- WriterUtils.h - Helpers shared by report writers ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes derived figures that several writers show: exact number formatting,
// shares, bottleneck ranking (R22).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_WRITERUTILS_H
#define ROOFLINE_REPORT_WRITERUTILS_H

#include "roofline/Report/Report.h"

namespace mlir::roofline {

/// Returns the shortest text that parses as `value`; "" for nullopt and for
/// infinities and NaN, which are not numbers in JSON.
std::string formatExact(std::optional<double> value);

/// Returns `part` / `whole` [1], or nullopt if that is not a finite number.
std::optional<double> computeShare(std::optional<double> part,
                                   std::optional<double> whole);

/// Returns by what factor each item of a function is computed faster under a
/// remedy; nullopt if a time is unknown, or if only one of the two leaves out
/// work for which the machine has no rate.
std::optional<double> computeSpeedUp(const Report &report, const WhatIf &remedy,
                                     size_t function);

/// Returns the functions that don't fit into the outermost memory level.
SmallVector<const FunctionReport *> findMisfits(const Report &report);

/// Returns how many ops have no model.
int64_t countUnmodelled(const Coverage &coverage);

/// The rows with the same bound.
struct BottleneckRow {
  Bound bound;
  double seconds = 0;
  int64_t rows = 0;
  /// Fraction of the time of all bottlenecks [1]; nullopt without a time.
  std::optional<double> share;
};

/// Returns the bottlenecks of `totals`, longest first.
SmallVector<BottleneckRow> rankBottlenecks(const Totals &totals);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_WRITERUTILS_H
