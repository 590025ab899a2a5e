//===- LoopTraffic.h - Traffic of loops at every memory level -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_LOOPTRAFFIC_H
#define ROOFLINE_TRAFFIC_LOOPTRAFFIC_H

#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Traffic/LevelTraffic.h"

#include <memory>

namespace mlir::roofline {

class ProgramContext;

/// What the ops inside one outermost loop move at the levels of a target, with
/// the loops as they are written.
class LoopTraffic {
public:
  LoopTraffic(Operation *outermost, const TargetDescription &target,
                StorageSizes &sizes, ProgramContext &outside,
                const Hypothesis *hypothesis = nullptr);
  ~LoopTraffic();

  /// `levels` holds the traffic of all executions of `op`, each of them cold.
  /// Replaces it where the loops tell more: at least each element that the
  /// loops touch once, as written what stays in the next memory in once.
  void refine(Operation *op, LevelTraffics &levels);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_LOOPTRAFFIC_H
