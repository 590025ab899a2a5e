//===- Progress.h - Progress of long computations ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows the progress of long computations in one line of a terminal. Callers
// report each finished step; the line appears only after a delay.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_PROGRESS_H
#define ROOFLINE_SUPPORT_PROGRESS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <string>

namespace mlir::roofline {

/// Returns true if stderr is a terminal whose last line can be overwritten.
bool isProgressShown();

/// Returns the delay after which progress is shown [s]: the environment
/// variable ROOFLINE_PROGRESS_SECONDS, or 1 by default.
double getProgressDelaySeconds();

/// A line such as "analysing: 34% of 100000 ops" on a terminal. It appears when
/// the work takes longer than a delay, and disappears when the work is done.
class ProgressLine {
public:
  /// Returns the seconds since an arbitrary point in time.
  using Clock = std::function<double()>;

  /// Precondition: the line is shorter than 80 columns.
  ProgressLine(llvm::raw_ostream &os, std::string label, int64_t total,
               double delaySeconds, Clock clock = getSteadySeconds);
  ProgressLine(const ProgressLine &) = delete;
  ~ProgressLine() { erase(); }

  /// Counts one more step as done and redraws the line if it is due.
  void advance();
  /// Clears the line, either for other output or for good. The next change
  /// redraws it.
  void erase();

private:
  static double getSteadySeconds();

  llvm::raw_ostream &os;
  std::string label;
  int64_t total, done = 0;
  Clock clock;
  /// Earliest time at which the line may be redrawn [s].
  double nextSeconds;
  std::string shown;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_PROGRESS_H
