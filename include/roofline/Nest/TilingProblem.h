//===- TilingProblem.h - A loop nest in canonical form -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_TILINGPROBLEM_H
#define ROOFLINE_NEST_TILINGPROBLEM_H

#include "roofline/Nest/Tiling.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline::tiling {

/// A set of dims or of operands, one bit each.
using Mask = uint64_t;

inline bool contains(Mask mask, unsigned index) { return mask >> index & 1; }

/// A dim of the iteration space: loops of the nest that index the same operands
/// are one dim.
struct Dim {
  int64_t extent = 1;
  /// The loops of the nest that it stands for, outermost first.
  llvm::SmallVector<unsigned, 2> loops;
  /// Operands that it indexes.
  Mask users = 0;
  /// A loop of a window, and the smaller one of the two.
  bool isWindowed = false, isKernel = false;
  /// A loop of a window that skips what the other loop's next step fills in:
  /// how much its tiles share depends on more than their number.
  bool isGapped = false;
};

/// How an order of the loops over tiles moves an operand.
struct Movement {
  /// Dims that move all of it again with each of their tiles.
  Mask repeats = 0;
  /// The dim whose tiles follow each other directly, so that a window keeps
  /// what two neighbours share, or -1.
  int slide = -1;
};

/// Tiles around which the nest loops: per dim, the points of a tile and how
/// many tiles there are.
struct Tiles {
  llvm::ArrayRef<int64_t> sizes, trips;
};

/// A nest with operands that refer to dims; windows have coprime stride and
/// dilation.
struct Problem {
  llvm::SmallVector<Dim, 8> dims;
  llvm::SmallVector<TilingOperand, 4> operands;
  /// Distinct elements of each operand, and those of its plain dims.
  llvm::SmallVector<int64_t, 4> elements, plainElements;

  /// A dim per loop of the nest. No value if the nest is malformed or the
  /// traffic may not fit in 62 bits.
  static std::optional<Problem> make(const TilingNest &nest);
  /// Without unit loops and loops that index nothing, equal loops merged.
  static std::optional<Problem> makeCanonical(const TilingNest &nest);

  /// Memory that a tile of all operands takes [bit].
  int64_t computeFootprint(llvm::ArrayRef<int64_t> tile) const;
  /// Each distinct element once, outputs with data in them twice [bit].
  int64_t computeCompulsoryBits() const;

  /// What `order`, from the outermost loop to the innermost, does to operand
  /// `index`.
  Movement findMovement(unsigned index, llvm::ArrayRef<int64_t> trips,
                        llvm::ArrayRef<unsigned> order) const;
  /// Bits that operand `index` moves.
  int64_t computeMovedBits(unsigned index, const Movement &movement,
                           Tiles tiles) const;
  /// The same as if the tiles of windows shared as much as they could.
  int64_t computeLeastMovedBits(unsigned index, const Movement &movement,
                                Tiles tiles) const;
  /// Bits that all operands move.
  int64_t computeTraffic(llvm::ArrayRef<int64_t> tile,
                         llvm::ArrayRef<unsigned> order) const;

  /// Fills in what follows from the dims and the operands.
  void countElements();

  /// Least bits that any schedule moves with a fast memory of `capacityBits`,
  /// by cutting it in segments; 0 where no such bound is known.
  int64_t computeSegmentBound(int64_t capacityBits) const;
};

/// `countWindowImage` of coprime stride and dilation.
inline int64_t countImage(const TilingWindow &window, int64_t spatial,
                          int64_t kernel) {
  return spatial * kernel - std::max<int64_t>(0, spatial - window.dilation) *
                                std::max<int64_t>(0, kernel - window.stride);
}

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_NEST_TILINGPROBLEM_H
