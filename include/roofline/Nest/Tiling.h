//===- Tiling.h - Tilings and bounds of a loop nest -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For a loop nest and a fast memory of S bytes: what must cross the boundary to
// the slow memory (no schedule moves less), and what the best single-level
// tiling moves, with that tiling. roofline/Nest/TilingCost.h has the cost of a
// given tiling. Numbers only: no IR, no machine. docs/understand/Traffic.md has
// the theory of the interval (R21).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_TILING_H
#define ROOFLINE_NEST_TILING_H

#include "roofline/Nest/Nest.h"

#include <algorithm>

namespace mlir::roofline {

/// How to run a nest tile by tile.
struct Tiling {
  /// Iterations of each loop in a tile; edge tiles have fewer.
  SmallVector<int64_t, 0> sizes;
  /// The loops over tiles, the outermost first. Loops of one tile may be left
  /// out.
  SmallVector<unsigned, 0> order;

  bool empty() const { return sizes.empty(); }
  void clear() {
    sizes.clear();
    order.clear();
  }
  bool operator==(const Tiling &other) const {
    return sizes == other.sizes && order == other.order;
  }
  bool operator<(const Tiling &other) const {
    return sizes != other.sizes ? sizes < other.sizes : order < other.order;
  }
};

/// Bytes between the fast and the slow memory [B]:
/// compulsory <= lower <= achievable.
struct TilingBounds {
  int64_t compulsoryBytes = 0;
  int64_t lowerBytes = 0;
  /// No value if not even single elements of all operands fit.
  std::optional<int64_t> achievableBytes;
  /// Moves `achievableBytes`. The order has all loops; those with one tile come
  /// last.
  Tiling tiling;
};

/// The lower bound holds for a fast memory of `boundCapacityBytes`, the tiling
/// fits in `tilingCapacityBytes`, which is no larger [B]. No value if the nest
/// is malformed (a zero extent, an operand that a loop indexes twice, an index
/// of more than two loops) or its numbers don't fit in 62 bits.
///
/// With `isRough` the search ends with the first tiling that fits, which moves
/// at least as much as the one of the whole search.
std::optional<TilingBounds> computeTilingBounds(const Nest &nest,
                                                int64_t boundCapacityBytes,
                                                int64_t tilingCapacityBytes,
                                                bool isRough = false);

/// The schedule of which the lower bound is: cut into `number` segments, each
/// of which shows at most `segmentBits` of three operands, `capacityBits` of
/// them loaded before. The others move `restBits` [bit].
struct Segments {
  double number = 0, segmentBits = 0, capacityBits = 0, restBits = 0;

  double getBits() const {
    return number == 0
               ? 0
               : number * segmentBits - (number - 1) * capacityBits + restBits;
  }
  /// Rounded down, with room for rounding errors [B].
  int64_t getBytes() const {
    return int64_t(std::min(getBits() * (1 - 1e-9), 0x1p61)) / 8;
  }
};

/// The segments that bound what crosses the boundary of a fast memory of
/// `boundCapacityBytes`; none if three operands don't. No value for a nest that
/// `computeTilingBounds` has none for.
std::optional<Segments> findSegments(const Nest &nest,
                                     int64_t boundCapacityBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_TILING_H
