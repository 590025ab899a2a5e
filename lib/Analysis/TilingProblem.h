//===- TilingProblem.h - A loop nest in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_TILINGPROBLEM_H
#define ROOFLINE_LIB_ANALYSIS_TILINGPROBLEM_H

#include "roofline/Analysis/Tiling.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline::tiling {

/// A dim of the iteration space: loops of the nest that index the same operands
/// are one dim.
struct Dim {
  int64_t extent = 1;
  /// The loops of the nest that it stands for, outermost first.
  llvm::SmallVector<unsigned, 2> loops;
  /// Operands that it indexes, one bit each.
  unsigned users = 0;
  /// It is the spatial or the kernel loop of a window.
  bool isSpatial = false, isKernel = false;
  /// A plain dim of a value with windows that the output has, too.
  bool isBatch = false;
};

/// A nest without unit loops and with equal loops merged. Operands refer to
/// dims.
struct Problem {
  llvm::SmallVector<Dim, 8> dims;
  llvm::SmallVector<TilingOperand, 4> operands;
  /// Loops of the nest.
  unsigned numLoops = 0;

  /// No value if the traffic may not fit in 62 bits.
  static std::optional<Problem> make(const TilingNest &nest);

  /// Memory that a tile of all operands takes [bit].
  int64_t computeFootprint(llvm::ArrayRef<int64_t> tile) const;
  /// Each distinct element once, outputs with data in them twice [bit].
  int64_t computeCompulsoryBits() const;
  /// Least bits that any schedule moves with a fast memory of `capacityBits`,
  /// by cutting it in segments; 0 where no such bound is known.
  int64_t computeSegmentBound(int64_t capacityBits) const;
  /// Tile sizes and order of the loops of the nest.
  void expandTile(llvm::ArrayRef<int64_t> dimTile,
                  llvm::ArrayRef<unsigned> dimOrder,
                  llvm::SmallVectorImpl<int64_t> &tile,
                  llvm::SmallVectorImpl<unsigned> &order) const;
};

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_ANALYSIS_TILINGPROBLEM_H
