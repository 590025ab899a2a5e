//===- TilingProblem.h - A loop nest in canonical form ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_NEST_TILINGPROBLEM_H
#define ROOFLINE_LIB_NEST_TILINGPROBLEM_H

#include "roofline/Nest/ElementSet.h"
#include "roofline/Nest/Tiling.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::roofline::tiling {

/// A set of dims or of operands, one bit each.
using Mask = uint64_t;

inline bool contains(Mask mask, unsigned index) { return mask >> index & 1; }

inline int64_t toBytes(int64_t bits) { return llvm::divideCeil(bits, 8); }
/// Bits in `bytes`, a large number for all that don't fit.
inline int64_t toBits(int64_t bytes) {
  return std::clamp<int64_t>(bytes, 0, INT64_MAX / 16) * 8;
}

/// A dim of the iteration space: loops of the nest that index the same operands
/// are one dim.
struct Dim {
  int64_t extent = 1;
  /// The loops of the nest that it stands for, outermost first.
  SmallVector<unsigned, 2> loops;
  /// Operands that it indexes.
  Mask users = 0;
  /// A loop of a window, and the smaller one of the two.
  bool isWindowed = false, isKernel = false;
  /// A loop of a window that skips what the other loop's next step fills in:
  /// how much its tiles share depends on more than their number.
  bool isGapped = false;
};

/// The indices of an operand in the compact form that the search reads.
struct Shape {
  /// Dims that are an index of their own.
  SmallVector<unsigned, 4> dims;
  /// Stride and dilation are coprime.
  SmallVector<Window, 2> windows;
  /// Memory that an element of a tile takes [bit].
  int64_t heldBits = 0;
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
  ArrayRef<int64_t> sizes, trips;
};

/// A nest whose loops are dims.
struct Problem {
  SmallVector<Dim, 8> dims;
  /// Their indices are of dims.
  SmallVector<Operand, 4> operands;
  SmallVector<Shape, 4> shapes;
  /// Distinct elements of each operand, and those of its plain dims.
  SmallVector<int64_t, 4> elements, plainElements;

  /// A dim per loop of the nest. No value if the nest is malformed or the
  /// traffic may not fit in 62 bits.
  static std::optional<Problem> make(const Nest &nest);
  /// Without unit loops and loops that index nothing, equal loops merged.
  static std::optional<Problem> makeCanonical(const Nest &nest);

  /// Memory that a tile of all operands takes [bit].
  int64_t computeFootprint(ArrayRef<int64_t> tile) const;
  /// Each distinct element once, outputs with data in them twice [bit].
  int64_t computeCompulsoryBits() const;
  /// The part of operand `index` in that [bit].
  int64_t computeCompulsoryBits(unsigned index) const;

  /// What `order`, from the outermost dim to the innermost, does to operand
  /// `index`. Only the dims in `tiled` have more than one tile.
  Movement findMovement(unsigned index, ArrayRef<unsigned> order,
                        Mask tiled = ~Mask(0)) const;
  /// Bits that operand `index` moves.
  int64_t computeMovedBits(unsigned index, const Movement &movement,
                           Tiles tiles) const;
  /// Bits that operand `index` moves if the tiles of windows share as much as
  /// they can: no more than `computeMovedBits`.
  int64_t computeLeastMovedBits(unsigned index, const Movement &movement,
                                Tiles tiles) const;
  /// Bits that all operands move.
  int64_t computeTraffic(ArrayRef<int64_t> tile,
                         ArrayRef<unsigned> order) const;

  /// The segments that bound what any schedule moves with a fast memory of
  /// `capacityBits`; none where no such bound is known.
  Segments findSegments(int64_t capacityBits) const;

private:
  void addLoops(ArrayRef<int64_t> extents);
  void addShapes();
};

/// False if a loop indexes an operand twice, if an index has more than two
/// loops, if a size is below 1, or if the traffic may not fit in 62 bits.
bool isWellFormed(const Nest &nest);

/// The elements that a tile of a window touches.
inline int64_t countImage(const Window &window, int64_t spatial,
                          int64_t kernel) {
  return countCoprimeImage(
      window.stride, window.dilation, spatial, kernel,
      [](int64_t number) { return std::max<int64_t>(0, number); });
}

} // namespace mlir::roofline::tiling

#endif // ROOFLINE_LIB_NEST_TILINGPROBLEM_H
