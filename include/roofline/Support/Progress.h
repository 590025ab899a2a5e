//===- Progress.h - How far long work is --------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_PROGRESS_H
#define ROOFLINE_SUPPORT_PROGRESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <string>

namespace mlir::roofline {

/// True if stderr is a terminal on which a line can be written anew.
bool isProgressShown();

/// After how much work progress is shown [s]: 1, or what the environment says
/// in ROOFLINE_PROGRESS_SECONDS.
double getProgressDelaySeconds();

/// One line on a terminal, "analysing: 34% of 100000 ops". It appears when the
/// work takes longer than a delay, and goes away when the work is done.
class ProgressLine {
public:
  /// Seconds since any point in time.
  using Clock = std::function<double()>;

  /// Precondition: the line has less than 80 columns.
  ProgressLine(llvm::raw_ostream &os, std::string label, int64_t total,
               double delaySeconds, Clock clock = getSteadySeconds);
  ProgressLine(const ProgressLine &) = delete;
  ~ProgressLine() { erase(); }

  /// One more is done.
  void advance();
  /// Clears the line, for other text or for good. It comes back when it
  /// changes.
  void erase();

private:
  static double getSteadySeconds();

  llvm::raw_ostream &os;
  std::string label;
  int64_t total, done = 0;
  Clock clock;
  /// When the line may be written next [s].
  double nextSeconds;
  std::string shown;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_PROGRESS_H
