//===- AlignedTile.h - Tiles for a matrix unit ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_ALIGNEDTILE_H
#define ROOFLINE_LIB_ESTIMATE_ALIGNEDTILE_H

#include "roofline/Traffic/OpTraffic.h"

namespace mlir::roofline {

/// A tile of a nest.
struct AlignedTile {
  /// Empty if no tile fits.
  Tiling tiling;
  int64_t bytes = INT64_MAX;
  /// Multiples of the native tile.
  bool isAligned = true;
};

/// Granule of each loop: the native m, n and k for the longest loop of each
/// kind, 1 for any other one. All 1 unless the nest multiplies two inputs.
SmallVector<int64_t, 8> findGranules(const Nest &nest,
                                     ArrayRef<int64_t> nativeTile);

/// The best tile, of multiples of `granules` where one fits.
AlignedTile findTile(const LevelProblem &problem, ArrayRef<int64_t> granules);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_ALIGNEDTILE_H
