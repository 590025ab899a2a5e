//===- CountImpl.h - Making of symbolic counts -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How a `Count` holds its terms and makes new ones, private to the library.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
#define ROOFLINE_LIB_SUPPORT_COUNTIMPL_H

#include "roofline/Support/CountTerms.h"

#include <vector>

namespace mlir::roofline::detail {

/// The symbolic terms of a count, not empty, each monomial once, in print
/// order.
struct CountTerms : llvm::ThreadSafeRefCountedBase<CountTerms> {
  explicit CountTerms(std::vector<CountTerm> terms) : list(std::move(terms)) {}

  /// Returns the sum of `constant` and `terms`, which may be in any order,
  /// repeat a monomial, and have coefficients of 0.
  static Count sum(const llvm::DynamicAPInt &constant,
                   std::vector<CountTerm> terms);
  /// Returns the count that is just `atom`.
  static Count single(AtomRef atom);

  std::vector<CountTerm> list;
};

/// Returns the atom if `count` is one atom and nothing else, else null.
const CountAtom *getSingleAtom(const Count &count);

/// Returns `monomial` times `other`.
CountMonomial multiply(const CountMonomial &monomial,
                       const CountMonomial &other);

/// Returns a value below, equal to or above 0 as `lhs` comes before, with or
/// after `rhs`.
int compareAtoms(const CountAtom &lhs, const CountAtom &rhs);

/// Returns `value` in a form that depends on the number only; a DynamicAPInt
/// that was large once stays wide.
llvm::DynamicAPInt normalize(const llvm::DynamicAPInt &value);

/// Like countCeilDiv and countFloorDiv, but a division by a constant <= 0 is
/// kept as an atom without a value.
Count divide(AtomKind kind, const Count &a, const Count &b);

} // namespace mlir::roofline::detail

#endif // ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
