//===- ElementSet.h - Sets of elements of one value ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts elements. In: the indices of accesses, linear in loop counters, and
// the loops' extents. Out: the sets of elements that they touch, in closed
// form, and the number of elements in one set, in a window or in a union of
// sets (R10, R11). Numbers only: no IR.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_NEST_ELEMENTSET_H
#define ROOFLINE_NEST_ELEMENTSET_H

#include "roofline/Nest/LinearIndex.h"

namespace mlir::roofline {

/// Numbers slope * i with 0 <= i < count.
struct IndexTerm {
  int64_t slope = 1, count = 1;

  bool operator==(const IndexTerm &other) const {
    return slope == other.slope && count == other.count;
  }
  bool operator<(const IndexTerm &other) const {
    return slope != other.slope ? slope < other.slope : count < other.count;
  }
};

/// Sums of one number of each term; equal ones count each.
int64_t countSums(ArrayRef<IndexTerm> terms);

/// Sums of one number of each term, above `low`.
struct IndexSet {
  int64_t low = 0;
  SmallVector<IndexTerm, 2> terms;

  /// Brings the terms into the fewest, all slopes positive: an arithmetic
  /// progression has one term, a single number none.
  void simplify();
  bool isProgression() const { return terms.size() <= 1; }
  /// Distinct numbers, or more where no formula is known.
  int64_t count() const;

  bool operator==(const IndexSet &other) const {
    return low == other.low && terms == other.terms;
  }
  bool operator<(const IndexSet &other) const {
    return low != other.low ? low < other.low : terms < other.terms;
  }
};

/// Elements whose indices are in one set per dim.
struct ElementSet {
  SmallVector<IndexSet, 4> dims;
  /// In place of the product of the dims, where they depend on each other; -1
  /// for none.
  int64_t size = -1;
  /// How they do: sets that agree in all of it are equal.
  SmallVector<int64_t, 0> dependence = {};

  int64_t count() const;
  bool operator==(const ElementSet &other) const {
    return dims == other.dims && size == other.size &&
           dependence == other.dependence;
  }
  bool operator<(const ElementSet &other) const {
    if (dims != other.dims)
      return dims < other.dims;
    return size != other.size ? size < other.size
                              : dependence < other.dependence;
  }
};

/// Numbers of elements saturate here.
constexpr int64_t maxElements = int64_t(1) << 61;

/// Distinct values of stride*a + dilation*k, a < spatial, k < kernel, with
/// coprime stride and dilation >= 1: each value is a fibre along (dilation,
/// -stride), and the points without a predecessor count
/// (docs/understand/Traffic.md). `clamp` makes negative numbers 0.
template <typename T, typename ClampT>
T countCoprimeImage(const T &stride, const T &dilation, const T &spatial,
                    const T &kernel, ClampT clamp) {
  return spatial * kernel - clamp(spatial - dilation) * clamp(kernel - stride);
}
/// Any stride and dilation >= 1; saturated at `maxElements`.
int64_t countWindowImage(int64_t stride, int64_t dilation, int64_t spatial,
                         int64_t kernel);

/// a * b and a + b of numbers in 0 to `maxElements`, saturated.
int64_t multiplyElements(int64_t a, int64_t b);
int64_t addElements(int64_t a, int64_t b);

/// Elements in any of `sets`, which have equally many dims; more where the
/// overlap is not known.
int64_t countUnion(SmallVector<ElementSet, 2> sets);
/// As `countUnion`; no value where it would be more than the elements.
std::optional<int64_t> countUnionExactly(SmallVector<ElementSet, 2> sets);

} // namespace mlir::roofline

#endif // ROOFLINE_NEST_ELEMENTSET_H
