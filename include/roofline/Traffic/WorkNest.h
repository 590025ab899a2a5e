//===- WorkNest.h - Work as a nest that can be tiled -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Work -> Nest: the loops and accesses of an op as the numbers that tilings are
// computed from. In: `Work` with constant extents. Out: a `WorkNest`, with the
// access of each operand, the padding and the accesses that a nest can't have.
// docs/understand/Traffic.md has the theory.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRAFFIC_WORKNEST_H
#define ROOFLINE_TRAFFIC_WORKNEST_H

#include "roofline/Nest/Tiling.h"
#include "roofline/Traffic/Traffic.h"

namespace mlir::roofline {

/// The loops and accesses of an op as a nest.
struct WorkNest {
  Nest nest;
  /// The access of each operand of the nest.
  SmallVector<const Access *, 4> accesses;
  /// By how much partial results are wider than what they become [bit].
  Count widerBits;
  /// Elements of each operand that don't exist (padding) and don't move.
  SmallVector<int64_t, 4> absentElements;
  /// Iterations of each loop in a part of the nest, a box, where all elements
  /// exist; empty if that is all of it, or there is no such part.
  SmallVector<int64_t, 8> interior;
  /// An index is no plain loop and no window, or a value is accessed in several
  /// ways: an operand stands for at least as many elements as are touched. The
  /// nest then bounds the traffic from above only.
  bool isLoose = false;
  /// Accesses at places that the data decides, which are no operands.
  SmallVector<const Access *, 2> scattered;
};

/// The times that `tiling` moves all of `operand`.
int64_t countRepeats(const Nest &nest, const Operand &operand,
                     const Tiling &tiling);

/// Bits of a partial result that `access` writes: of the type that it is summed
/// up in, or of the accumulator of a contraction; 0 if there is none.
int64_t getPartialBits(const Access &access, const Work &work,
                       StorageSizes &sizes);

/// No value if a loop has no constant extent or an access is no function of the
/// loops.
std::optional<WorkNest> makeWorkNest(const Work &work, StorageSizes &sizes);

/// True if every element that an access touches is used in one iteration only,
/// so that any order of the loops moves it once.
bool isStreaming(const Work &work);

} // namespace mlir::roofline

#endif // ROOFLINE_TRAFFIC_WORKNEST_H
