//===- LinearIndex.h - Indices linear in loop counters ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which element of a dim an iteration of a loop nest touches: the one form of
// such an index in this project. Numbers in, numbers out; loops are numbered.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_LINEARINDEX_H
#define ROOFLINE_NEST_LINEARINDEX_H

#include "mlir/Support/LLVM.h"
#include "roofline/Support/Count.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::roofline {

/// A sum of slope * iteration number over loops, and a part that is the same
/// in all iterations.
struct LinearIndex {
  int64_t offset = 0;
  /// Unknown but constant part, without a constant term.
  Count unknown;
  /// Loop and slope, which is not 0; by loop.
  SmallVector<std::pair<unsigned, int64_t>, 4> terms;

  static LinearIndex constant(int64_t value);
  /// The iteration number of a loop.
  static LinearIndex iteration(unsigned loop);

  /// `slope` times the iteration number of a loop, plus the same of another.
  static LinearIndex window(unsigned first, int64_t firstSlope, unsigned second,
                            int64_t secondSlope);

  /// Adds `slope` times the iteration number of a loop; fails if the slope or
  /// its negative is beyond int64.
  LogicalResult addTerm(unsigned loop, int64_t slope);
  /// 0 if the loop does not occur.
  int64_t getSlope(unsigned loop) const;

  bool operator==(const LinearIndex &other) const {
    return offset == other.offset && terms == other.terms &&
           unknown == other.unknown;
  }
};
/// One per dim of a value.
using LinearIndices = SmallVector<LinearIndex, 4>;

/// lhs + factor * rhs; no value beyond int64.
std::optional<LinearIndex> multiplyAdd(LinearIndex lhs, int64_t factor,
                                       const LinearIndex &rhs);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_LINEARINDEX_H
