//===- ScheduleBound.h - Least cost of many schedules -----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_SCHEDULEBOUND_H
#define ROOFLINE_LIB_ESTIMATE_SCHEDULEBOUND_H

#include "roofline/Estimate/TilePredictor.h"

namespace mlir::roofline {

/// Tiles whose sizes lie between two others'.
struct TileRange {
  size_t level = 0;
  SmallVector<int64_t, 8> least, most;
  /// Empty if it is not known.
  SmallVector<unsigned, 8> order;

  bool isFixed() const { return !order.empty() && least == most; }
};

/// Schedules with a tile of each range.
struct ScheduleRange {
  SmallVector<TileRange, 2> tiles;
  unsigned splitLoop = 0;
  int64_t parts = 1;
  SmallVector<unsigned, 2> packed;
};

/// Figures of which none is more than that of any schedule in `range`, the
/// bytes that are not known included; the occupancy is no less. No value if no
/// tile of some level fits. Sizes in `range` are at least 1.
std::optional<TileFigures> computeLeastFigures(const TilePredictor &predictor,
                                               ScheduleRange range);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_SCHEDULEBOUND_H
