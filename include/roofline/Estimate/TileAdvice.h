//===- TileAdvice.h - How to tile an op for each level ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which tiles an op should have: its work and a target go in, a tiling per
// memory level comes out, or a `TilePredictor` that gives the time of any
// tiling (R21). docs/understand/Traffic.md has the theory.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_TILEADVICE_H
#define ROOFLINE_ESTIMATE_TILEADVICE_H

#include "roofline/Estimate/TilePredictor.h"

namespace mlir::roofline {

/// How to tile an op for one level.
struct LevelTiling {
  std::string level;
  Tiling tiling;
  /// What it moves [B].
  int64_t bytes = 0;
  /// The sizes with the smallest footprint with which the level takes no longer
  /// than the compute units; empty if none does, or if no time is known.
  SmallVector<int64_t, 0> computeBoundTile;
};

/// How to tile one execution of `work` at each level, of which the compute
/// units take `computeSeconds` [s]. Tiles are multiples of the matrix unit's
/// native tile where one fits. Levels of which nothing is known are left out.
SmallVector<LevelTiling, 0> adviseTilings(const TargetDescription &target,
                                          const Work &work,
                                          const WorkSummary &summary,
                                          StorageSizes &sizes,
                                          std::optional<double> computeSeconds);

/// Predicts the time of tiles of one execution of `work`, which `estimate` is
/// of, under `overlap`; null if it can't be tiled.
std::unique_ptr<TilePredictor>
makeTilePredictor(const TargetDescription &target, const Work &work,
                  const WorkSummary &summary, StorageSizes &sizes,
                  const Estimate &estimate, Overlap overlap);

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_TILEADVICE_H
