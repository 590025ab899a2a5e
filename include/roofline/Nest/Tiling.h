//===- Tiling.h - Traffic between two memories -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a perfect loop nest and a fast memory of S bytes: what must cross the
// boundary to the slow memory (no schedule moves less), and what the best
// single-level tiling moves, with its tile sizes and loop order. Numbers only:
// no IR, no machine. docs/understand/Traffic.md has the theory.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_TILING_H
#define ROOFLINE_NEST_TILING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>

namespace mlir::roofline {

/// Index stride * spatial + dilation * kernel of a window (two loops).
struct TilingWindow {
  unsigned spatial = 0, kernel = 0;
  int64_t stride = 1, dilation = 1;

  bool operator==(const TilingWindow &other) const {
    return spatial == other.spatial && kernel == other.kernel &&
           stride == other.stride && dilation == other.dilation;
  }
};

/// A value that the nest reads or writes: each of its dims is indexed by one
/// loop or by one window, and no loop indexes it twice.
struct TilingOperand {
  llvm::SmallVector<unsigned, 4> loops;
  llvm::SmallVector<TilingWindow, 2> windows;
  /// Size of an element, and of a partial result that leaves and returns [bit].
  int64_t bits = 0, partialBits = 0;
  bool isOutput = false;
  /// The initial content is data that has to be read (R12).
  bool readsInit = false;

  bool operator==(const TilingOperand &other) const {
    return loops == other.loops && windows == other.windows &&
           bits == other.bits && partialBits == other.partialBits &&
           isOutput == other.isOutput && readsInit == other.readsInit;
  }
};

struct TilingNest {
  /// Iterations of each loop, all at least 1.
  llvm::SmallVector<int64_t, 8> extents;
  llvm::SmallVector<TilingOperand, 4> operands;

  bool operator==(const TilingNest &other) const {
    return extents == other.extents && operands == other.operands;
  }
};

/// Bytes between the fast and the slow memory [B]:
/// compulsory <= lower <= achievable.
struct TilingBounds {
  int64_t compulsoryBytes = 0;
  int64_t lowerBytes = 0;
  /// No value if not even single elements of all operands fit.
  std::optional<int64_t> achievableBytes;
  /// Tile size per loop of the nest that moves `achievableBytes`, and the
  /// loops over tiles from the outermost to the innermost: those with one tile
  /// come last.
  llvm::SmallVector<int64_t, 8> tile;
  llvm::SmallVector<unsigned, 8> order;
};

/// Distinct values of stride*a + dilation*k, a < spatial, k < kernel, with
/// stride and dilation >= 1 (docs/understand/Traffic.md).
int64_t countWindowImage(int64_t stride, int64_t dilation, int64_t spatial,
                         int64_t kernel);

/// Bytes that the nest moves if it runs tile by tile [B], a tile of
/// `tile[loop]` iterations per loop, the loops over tiles in `order` from the
/// outermost to the innermost. An operand's tile stays until another one is
/// needed; windows keep what they share with the tile before if only the
/// innermost loop that the operand uses has moved. Edge tiles are smaller. No
/// value if the nest is malformed or too large, or the tiling is not one.
std::optional<int64_t> computeTiledTraffic(const TilingNest &nest,
                                           llvm::ArrayRef<int64_t> tile,
                                           llvm::ArrayRef<unsigned> order);

/// Memory that a tile of all operands takes [B], partial results at their own
/// width.
std::optional<int64_t> computeTileFootprint(const TilingNest &nest,
                                            llvm::ArrayRef<int64_t> tile);

/// The lower bound holds for a fast memory of `boundCapacityBytes`, the tiling
/// fits in `tilingCapacityBytes`, which is no larger [B]. No value if the
/// nest is malformed (a zero extent, an operand that a loop indexes twice) or
/// its numbers don't fit in 62 bits.
std::optional<TilingBounds> computeTilingBounds(const TilingNest &nest,
                                                int64_t boundCapacityBytes,
                                                int64_t tilingCapacityBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_TILING_H
