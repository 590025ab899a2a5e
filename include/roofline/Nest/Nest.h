//===- Nest.h - Loop nests in numbers ---------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A perfect loop nest with constant extents, and what it reads and writes: the
// input of everything in this library. Traffic makes one from the work of an op
// (roofline/Traffic/WorkNest.h); a `Tiling` (roofline/Nest/Tiling.h) says how
// to run it tile by tile. Numbers only: no IR, no machine.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_NEST_H
#define ROOFLINE_NEST_NEST_H

#include "roofline/Nest/LinearIndex.h"

namespace mlir::roofline {

/// What a nest does with a value.
enum class OperandRole {
  /// Only reads it.
  Input,
  /// Writes it; the initial content is no data.
  Output,
  /// Writes it, and reads its initial content (R12).
  Update
};

/// A value that a nest reads or writes: one index per dim. Dims whose index is
/// constant may be left out.
struct Operand {
  LinearIndices indices;
  /// Size of an element, and of a partial result that leaves and returns [bit].
  int64_t bits = 0, partialBits = 0;
  OperandRole role = OperandRole::Input;

  bool isOutput() const { return role != OperandRole::Input; }
  /// True if the loop occurs in an index.
  bool isIndexedBy(unsigned loop) const;
  /// True if an index is the loop alone: its iterations share no elements.
  bool hasOwnIndex(unsigned loop) const;

  bool operator==(const Operand &other) const {
    return indices == other.indices && bits == other.bits &&
           partialBits == other.partialBits && role == other.role;
  }
};

/// A perfect loop nest.
struct Nest {
  /// Iterations of each loop, all at least 1.
  SmallVector<int64_t, 8> extents;
  SmallVector<Operand, 4> operands;

  bool operator==(const Nest &other) const {
    return extents == other.extents && operands == other.operands;
  }
};

/// An index of two loops, such as stride * spatial + dilation * kernel of a
/// convolution. `kernel` is the loop with fewer iterations.
struct Window {
  unsigned spatial = 0, kernel = 0;
  int64_t stride = 1, dilation = 1;
};
/// Precondition: `index` has two terms.
Window getWindow(const LinearIndex &index, ArrayRef<int64_t> extents);

/// True if `loop` goes along a dim of `operand`: an index is the loop alone, or
/// a window of which it is the spatial loop. The kernel loop of a window is at
/// elements that the spatial loop reaches anyway.
bool goesAlong(const Operand &operand, unsigned loop,
               ArrayRef<int64_t> extents);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_NEST_H
