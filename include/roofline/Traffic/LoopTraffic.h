//===- LoopTraffic.h - Traffic of loops at every memory level ---*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Traffic of the ops inside a loop of the program, at every memory level, with
// the loops as they are written (R10a, R18, docs/understand/Traffic.md). In go
// one outermost loop and a target; for each op inside, the figures of its
// executions, each of them cold, become those of all of them together.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_LOOPTRAFFIC_H
#define ROOFLINE_TRAFFIC_LOOPTRAFFIC_H

#include "roofline/Symbols/Hypothesis.h"
#include "roofline/Traffic/LevelTraffic.h"

#include <memory>

namespace mlir::roofline {

class KernelTraffic;
class ProgramContext;

/// Traffic of the ops inside one outermost loop at the levels of a target.
class LoopTraffic {
public:
  LoopTraffic(Operation *outermost, const TargetDescription &target,
              StorageSizes &sizes, ProgramContext &outside,
              const Hypothesis *hypothesis = nullptr);
  /// The same, of the loops of a kernel.
  LoopTraffic(KernelTraffic &kernel, const TargetDescription &target);
  ~LoopTraffic();

  /// Tightens `levels`, the traffic of all executions of `ops` if each of them
  /// starts cold. At least, each element that the loops touch moves once; with
  /// the loops as written, what stays in the next inner memory moves once.
  /// With `writtenOnly` the latter alone. Returns true if the least bytes are
  /// known.
  bool refine(ArrayRef<Operation *> ops, LevelTraffics &levels,
              bool writtenOnly = false);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_LOOPTRAFFIC_H
