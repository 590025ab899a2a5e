//===- TileNest.h - Several ops in one nest of tiles -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_TILENEST_H
#define ROOFLINE_LIB_ADVICE_FUSION_TILENEST_H

#include "FusionSet.h"
#include "roofline/Nest/TilingCost.h"
#include "roofline/Traffic/LevelTraffic.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::roofline {

/// The loops of all ops of a set, those that the values between the ops connect
/// taken as one. The operands are what comes from outside of the set and leaves
/// it.
struct TileNest : Nest {
  /// The loops over tiles can be around all ops: each op has it, no op sums up
  /// over it, and no op needs more than the same part of what another makes.
  llvm::SmallBitVector isShared;
  /// Of each member of the set, the nest's loop for each loop of the op.
  SmallVector<SmallVector<unsigned, 8>, 4> memberLoops;
  /// What stays between the ops: made by one, read by others.
  SmallVector<Operand, 4> inner;
  /// All that the ops read and write, each op on its own.
  SmallVector<Operand, 8> accesses;

  /// Loops of the last op by which upstream tiles it.
  unsigned numLastLoops = 0;

  ArrayRef<unsigned> getLastLoops() const {
    return ArrayRef(memberLoops.back()).take_front(numLastLoops);
  }

  /// No value if upstream can't make one nest of it, with the reason in
  /// `whyNot`. With `isRewritten` ops are taken that upstream would have to
  /// rewrite first.
  static std::optional<TileNest> make(const FusionSet &set, StorageSizes &sizes,
                                      std::string &whyNot,
                                      bool isRewritten = false);
};

/// A tiling of a `TileNest`, whose order has the loops that are tiled, and what
/// it costs.
struct NestTiling : Tiling {
  /// Room that one tile of all values takes [B].
  int64_t footprintBytes = 0;
  /// The part of it that stays between the ops [B].
  int64_t innerBytes = 0;
  /// What crosses each memory level but the innermost one, from the outermost
  /// in [B].
  SmallVector<int64_t, 3> levelBytes;
  /// What crosses the levels inside of that at least: for each tile all that
  /// the ops access [B].
  int64_t insideBytes = 0;
  /// The innermost level that holds the tile.
  size_t depth = 0;
  /// Time of the slowest level, or of the compute units; and of all levels one
  /// after the other [s].
  double seconds = 0, sumSeconds = 0;
};

/// What the ops of a nest take on their own.
struct OwnTraffic {
  /// With the best known tiling of each op, per level [B]; no value if that is
  /// not known.
  SmallVector<std::optional<int64_t>, 4> levelBytes;
  /// Largest time of a compute unit [s].
  double computeSeconds = 0;
};

/// The tiling that takes the least time, and of several the one whose levels
/// take the least together, in the innermost memory that asks no level outside
/// of it for more than the ops do on their own. No value if none fits, with the
/// reason in `whyNot`.
std::optional<NestTiling> tileNest(const TileNest &nest,
                                   const TargetDescription &target,
                                   const OwnTraffic &own, std::string &whyNot);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_TILENEST_H
