//===- NativeTiles.h - Tiles of whole native tiles ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ESTIMATE_NATIVETILES_H
#define ROOFLINE_LIB_ESTIMATE_NATIVETILES_H

#include "roofline/Estimate/TileAdvice.h"
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

/// The best tile, of multiples of `granules` where one fits.
AlignedTile findTile(const LevelProblem &problem, ArrayRef<int64_t> granules);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ESTIMATE_NATIVETILES_H
