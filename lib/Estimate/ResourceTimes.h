//===- ResourceTimes.h - Times on resources as quotients ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H
#define ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H

#include "roofline/Estimate/Estimate.h"

namespace mlir::roofline {

/// Value of a time whose counts are constant [s].
double evaluate(const QuotientSum &time);

/// What a level moves in all, or in one direction only (R29): at least, with
/// the best known tiling, in place (R26), and past the ends of the runs that it
/// reads (R37) [B].
struct MovedBytes {
  const Count &least;
  Count most;
  const Count &inPlace;
  Count past;
  bool hasReads = true, hasWrites = true;
};

/// The times of `estimate`, which is on `target`, as if each memory level that
/// has one moved `bytes` of it, by its number [B]. Those of a level of several
/// nodes change in proportion.
SmallVector<ResourceTime, 4>
computeTimesWith(const TargetDescription &target, const Estimate &estimate,
                 function_ref<double(size_t, const MovedBytes &)> bytes);

/// Time that `traffic` takes on `link`, a latency for each message and the
/// bytes through one direction over the bandwidth (R25) [s].
QuotientSum makeLinkTime(const LinkTraffic &traffic, const NetworkLink &link);

/// The time of `level` among `times`: its longest, of all traffic or of one
/// direction (R29) [s].
double getLevelSeconds(const MemoryLevel &level, ArrayRef<ResourceTime> times);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_RESOURCETIMES_H
