//===- WriterUtils.cpp - Helpers shared by report writers -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/WriterUtils.h"

#include <charconv>
#include <cmath>
#include <functional>

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
