//===- WrittenLevels.h - Traffic of loops at every memory level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_WRITTENLEVELS_H
#define ROOFLINE_LIB_ANALYSIS_WRITTENLEVELS_H

#include "WrittenNest.h"
#include "roofline/Analysis/LevelTraffic.h"

namespace mlir::roofline {

/// What the ops inside one outermost loop move at the levels of a target, with
/// the loops as they are written.
class WrittenLevels {
public:
  WrittenLevels(Operation *outermost, const TargetDescription &target,
                StorageSizes &sizes, ProgramContext &outside,
                const Hypothesis *hypothesis = nullptr);

  /// `levels` holds the traffic of all executions of `op`, each of them cold.
  /// Replaces it where the loops tell more: at least each element that the
  /// loops touch once, as written what stays in the next memory in once.
  void refine(Operation *op, LevelTraffics &levels);

private:
  struct Level {
    FastMemory everything;
    std::optional<FastMemory> fast;
  };

  const TargetDescription &target;
  WrittenNest nest;
  SmallVector<Level, 4> levels;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_WRITTENLEVELS_H
