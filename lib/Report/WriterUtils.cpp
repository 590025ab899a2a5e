//===- WriterUtils.cpp - Helpers shared by report writers -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/WriterUtils.h"

#include "llvm/ADT/BitVector.h"

#include <charconv>
#include <cmath>
#include <functional>
#include <tuple>

using namespace mlir;
using namespace mlir::roofline;

std::string mlir::roofline::formatExact(std::optional<double> value) {
  if (!value || !std::isfinite(*value))
    return "";
  // Room for sign, 17 digits, point and "e-308"; to_chars ignores the locale.
  char buffer[32];
  return {buffer, std::to_chars(buffer, std::end(buffer), *value).ptr};
}

std::optional<double>
mlir::roofline::computeShare(std::optional<double> part,
                             std::optional<double> whole) {
  if (!part || !whole || !std::isfinite(*part / *whole))
    return std::nullopt;
  return *part / *whole;
}

/// True if the remedy gives a row other work without a rate, or rates to such
/// work. The kernels of fused functions do the same work.
static bool changesRates(const FunctionReport &before,
                         const FunctionReport &after) {
  if (before.rows.size() != after.rows.size())
    return false;
  llvm::BitVector lacking(before.rows.size());
  for (const OpRow &row : before.rows)
    lacking[row.index] = row.getEstimate().lacksRates;
  return llvm::any_of(after.rows, [&](const OpRow &row) {
    return row.getEstimate().lacksRates != lacking[row.index];
  });
}

std::optional<double> mlir::roofline::computeSpeedUp(const Report &report,
                                                     const WhatIf &remedy,
                                                     size_t function) {
  const Totals &before = report.functions[function].totals.totals;
  const Totals &after = remedy.functions[function].totals.totals;
  // The rows of called functions are in the totals, too.
  bool lacksOther =
      (before.lacksRates || after.lacksRates) &&
      llvm::any_of(
          llvm::zip_equal(report.functions, remedy.functions),
          [](const auto &pair) { return std::apply(changesRates, pair); });
  if (!remedy.refusals[function].empty() || !before.timeSeconds ||
      before.unbounded || after.unbounded || lacksOther)
    return std::nullopt;
  return computeShare(*before.timeSeconds * remedy.factor, after.timeSeconds);
}

SmallVector<BottleneckRow>
mlir::roofline::rankBottlenecks(const Totals &totals) {
  double sumSeconds = 0;
  for (const auto &[bound, bottleneck] : totals.bottlenecks)
    sumSeconds += bottleneck.seconds;
  SmallVector<BottleneckRow> ranked;
  for (const auto &[bound, bottleneck] : totals.bottlenecks) {
    ranked.push_back({bound, bottleneck.seconds, bottleneck.rows, {}});
    if (bottleneck.seconds > 0)
      ranked.back().share = computeShare(bottleneck.seconds, sumSeconds);
  }
  llvm::sort(ranked, [](const BottleneckRow &a, const BottleneckRow &b) {
    return std::make_tuple(-a.seconds, std::cref(a.bound)) <
           std::make_tuple(-b.seconds, std::cref(b.bound));
  });
  return ranked;
}

SmallVector<const FunctionReport *>
mlir::roofline::findMisfits(const Report &report) {
  SmallVector<const FunctionReport *> misfits;
  for (const FunctionReport &function : report.functions)
    if (fitsMemory(function.totals.totals, report.target) == false)
      misfits.push_back(&function);
  return misfits;
}

int64_t mlir::roofline::countUnmodelled(const Coverage &coverage) {
  int64_t ops = 0;
  for (int64_t count : llvm::make_second_range(coverage.unmodelled))
    ops += count;
  return ops;
}
