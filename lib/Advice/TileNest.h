//===- TileNest.h - Several ops in one nest of tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_TILENEST_H
#define ROOFLINE_LIB_ADVICE_TILENEST_H

#include "FusionSet.h"
#include "roofline/Analysis/LevelTraffic.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The loops of all ops of a set, those that the values between the ops connect
/// taken as one, and what the ops access over them.
struct TileNest {
  SmallVector<int64_t, 8> extents;
  /// The loops over tiles can be around all ops: each op has it, no op sums up
  /// over it, and no op needs more than the same part of what another makes.
  llvm::SmallBitVector isShared;
  /// Of each loop of the last op.
  SmallVector<unsigned, 8> lastLoops;
  /// What comes from outside of the set and leaves it.
  SmallVector<TilingOperand, 8> outer;
  /// What stays between the ops: made by one, read by others.
  SmallVector<TilingOperand, 4> inner;

  /// No value if upstream can't make one nest of it, with the reason in
  /// `whyNot`.
  static std::optional<TileNest> make(const FusionSet &set, StorageSizes &sizes,
                                      std::string &whyNot);
};

/// A tiling of a `TileNest`.
struct NestTiling {
  /// Per loop of the nest; the loops that are tiled, the outermost first.
  SmallVector<int64_t, 8> tile;
  SmallVector<unsigned, 4> order;
  /// Room that one tile of all values takes [B].
  int64_t footprintBytes = 0;
  /// The part of it that stays between the ops [B].
  int64_t innerBytes = 0;
  /// What crosses each memory level, from the outermost to the one whose next
  /// memory in holds the tile [B].
  SmallVector<int64_t, 3> levelBytes;
};

/// The tiling that moves the least between the two outermost levels, with the
/// smallest tile that does. `ownBytes` is what the ops move at each level if
/// they are not fused; no tile is chosen for a memory further in that moves
/// more than that. No value if none fits, with the reason in `whyNot`.
std::optional<NestTiling> tileNest(const TileNest &nest,
                                   const TargetDescription &target,
                                   ArrayRef<std::optional<int64_t>> ownBytes,
                                   std::string &whyNot);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_TILENEST_H
