//===- CountImpl.h - Construction of symbolic counts ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores the terms of a `Count` and builds new ones; private to the library.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
#define ROOFLINE_LIB_SUPPORT_COUNTIMPL_H

#include "roofline/Support/CountTerms.h"

#include <vector>

namespace mlir::roofline::detail {

/// The symbolic terms of a count: a nonempty list in print order, with each
/// monomial once.
struct CountTerms : llvm::ThreadSafeRefCountedBase<CountTerms> {
  explicit CountTerms(std::vector<CountTerm> terms) : list(std::move(terms)) {}

  /// Returns the sum of `constant` and `terms`. The terms may be in any order,
  /// repeat a monomial, and have zero coefficients.
  static Count sum(const llvm::DynamicAPInt &constant,
                   std::vector<CountTerm> terms);
  /// Returns the sum of `constant` and `terms`, which are in print order, each
  /// monomial once, without zero coefficients.
  static Count make(const llvm::DynamicAPInt &constant,
                    std::vector<CountTerm> terms);
  /// Returns the count that consists of `atom` alone.
  static Count single(AtomRef atom);

  std::vector<CountTerm> list;
};

/// Returns the atom if `count` consists of a single atom, else null.
const CountAtom *getSingleAtom(const Count &count);

/// Returns `monomial` times `other`.
CountMonomial multiply(const CountMonomial &monomial,
                       const CountMonomial &other);

/// Returns a negative, zero or positive value if `lhs` comes before, is equal
/// to or comes after `rhs`.
int compareAtoms(const CountAtom &lhs, const CountAtom &rhs);

/// Returns `value` in a canonical representation. A DynamicAPInt that was once
/// large stays wide.
llvm::DynamicAPInt normalize(const llvm::DynamicAPInt &value);

/// Returns `count` as a single factor, a max of one operand if it is a sum.
Count group(const Count &count);

/// Divides like countCeilDiv and countFloorDiv, but keeps a division by a
/// constant <= 0 as an atom without a value.
Count divide(AtomKind kind, const Count &a, const Count &b);

} // namespace mlir::roofline::detail

#endif // ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
