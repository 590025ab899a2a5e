//===- TiledLoop.h - A loop that others may tile ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_TILEDLOOP_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_TILEDLOOP_H

#include "mlir/Support/LLVM.h"
#include "roofline/Support/Count.h"

namespace mlir::roofline {

/// A loop of the program or of an op (of its iteration domain). Loops around it
/// may cut its range into tiles: the iterations of all tiles add up to
/// `extent`, and all tiles are full but the last.
struct TiledLoop {
  int64_t extent = 0;
  /// Loops that cut the range, the outermost first, and the size of a full
  /// piece in iterations of this loop.
  struct Cut {
    unsigned loop;
    int64_t piece;
  };
  SmallVector<Cut, 2> cuts;
  /// Iterations in terms of the counters of loops around.
  Count trips;
  /// True if a value of the program counts it; false for a loop of an op.
  bool hasCounter = false;

  /// Iterations in a full piece.
  int64_t getFullTrips() const;
};

/// Makes a loop with `trips` iterations, inside `around`, whose iteration
/// numbers are the symbols `d0`, `d1`, ... Returns nullopt if its iterations
/// are no pieces of one range, such as in a triangle.
std::optional<TiledLoop> makeTiledLoop(const Count &trips,
                                       ArrayRef<TiledLoop> around);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_TILEDLOOP_H
