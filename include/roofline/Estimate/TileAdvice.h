//===- TileAdvice.h - How to tile an op -----------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tile sizes that move the fewest bytes. In: the work of a contraction or
// convolution, a target, and the time of the compute units (R21). Out: for each
// memory level a tiling that fits in the next memory in. The traffic of a
// tiling is that of roofline/Nest/TilingCost.h; docs/understand/Traffic.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ESTIMATE_TILEADVICE_H
#define ROOFLINE_ESTIMATE_TILEADVICE_H

#include "roofline/Traffic/LevelTraffic.h"

namespace mlir::roofline {

/// Returns the granule of each loop: the native m, n and k of the matrix unit
/// for the longest loop of each kind, 1 for any other loop. All are 1 if there
/// is no such unit, or unless the nest multiplies two inputs.
SmallVector<int64_t, 8> findGranules(const Nest &nest,
                                     const TargetDescription &target);

/// What the matrix unit computes at a time of the rows, the columns or the
/// terms of a product.
struct NativeEdge {
  /// The loops over them; a tile has as many as the product of its sizes: the
  /// rows of a convolution are images and pixels. Without loops there is one.
  SmallVector<unsigned, 3> loops;
  int64_t size = 1;
};

/// Returns the edges of the native tile; none if the target has none, or unless
/// the nest multiplies two inputs. On a target with a level of registers the
/// native tile is a block that code makes of vectors; any number of rows and
/// terms fills these, and a single column.
SmallVector<NativeEdge, 3> findEdges(const Nest &nest,
                                     const TargetDescription &target);

/// The sums of a product. Cores add up each of them in order.
struct ProductSums {
  /// Of all multiply-adds one after another, at the cores of the target [s]; 0
  /// for what is no product, or if the target has no latency.
  double seconds = 0;
  /// The loops along which the results lie.
  SmallVector<unsigned, 4> loops;

  /// What they take at least if the sums of a tile of `sizes` are added up at a
  /// time [s].
  double getSeconds(ArrayRef<int64_t> sizes) const;
  bool operator==(const ProductSums &other) const {
    return seconds == other.seconds && loops == other.loops;
  }
};

/// Returns the sums of a nest that multiplies two inputs.
ProductSums findSums(const Nest &nest, const TargetDescription &target);

/// The loops along which the vectors of an op may lie: the last index of all
/// operands that they move, with more than one iteration.
struct VectorLoops {
  SmallVector<unsigned, 2> loops;
  /// Elements of the result in a vector.
  int64_t lanes = 1;
  /// Iterations of the op.
  double iterations = 0;

  /// How much longer it computes in tiles of `sizes` than in full vectors; 1
  /// without such loops.
  double getWaste(ArrayRef<int64_t> extents, ArrayRef<int64_t> sizes) const;
  bool operator==(const VectorLoops &other) const {
    return loops == other.loops && lanes == other.lanes &&
           iterations == other.iterations;
  }
};

/// Returns the loops of `nest` along which vectors lie; none if the registers
/// of the target don't tell the size of a vector.
VectorLoops findVectorLoops(const Nest &nest, const TargetDescription &target);

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

/// Returns how to tile one execution of `work` at each level of `target`, if
/// the compute units take `computeSeconds` [s]. Tiles are multiples of the
/// matrix unit's native tile where one fits. Levels where the nest of the op is
/// not known are left out.
SmallVector<LevelTiling, 0> adviseTiles(const TargetDescription &target,
                                        const Work &work,
                                        const WorkSummary &summary,
                                        StorageSizes &sizes,
                                        std::optional<double> computeSeconds);

} // namespace mlir::roofline

#endif // ROOFLINE_ESTIMATE_TILEADVICE_H
