//===- InPlace.h - Least bytes of an op where a program has it --*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The least bytes that cross each memory level when an op runs in its place in
// a program: the least of a cold run, less what the memories further in may
// hold when it starts and when it ends. Rule: R26 (docs/Model.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_INPLACE_H
#define ROOFLINE_TRAFFIC_INPLACE_H

#include "roofline/Traffic/LevelTraffic.h"

namespace mlir::roofline {

/// The bytes that all memories further in than `level` hold together, registers
/// included; no value if the target leaves one of them out, which may then hold
/// anything.
std::optional<int64_t> getHeldBytes(const TargetDescription &target,
                                    size_t level);

/// What nobody touched before: bytes that an op reads, by memory space.
using ColdReads = ArrayRef<SpaceTraffic>;

/// Sets `inPlaceBytes` of `levels`, which are those of one execution of `work`
/// (R26). All that it reads may have been touched before, but for `cold`.
void setInPlaceBytes(const TargetDescription &target, const WorkSummary &work,
                     ColdReads cold, const TrafficOptions &options,
                     LevelTraffics &levels);

/// The longest that a level needs for `reads` alone, the bytes that a program
/// reads of what it doesn't make, each once; none if no level has a bandwidth.
/// If it does not start cold, each level starts with all that fits.
std::optional<std::pair<size_t, double>>
computeProgramSeconds(const TargetDescription &target, ColdReads reads,
                      bool isCold);

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_INPLACE_H
