//===- CountImpl.h - Representation of symbolic counts ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nodes of the symbolic part of a `Count`, private to the library. They are
// immutable once built, so they are shared freely.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
#define ROOFLINE_LIB_SUPPORT_COUNTIMPL_H

#include "roofline/Support/Count.h"

#include "llvm/ADT/ArrayRef.h"

#include <vector>

namespace mlir::roofline::detail {

/// The kinds of variables of a polynomial, in print order.
enum class AtomKind { Symbol, Max, Min, CeilDiv, FloorDiv };

/// One variable of a polynomial: a symbol, or a function that did not fold.
struct CountAtom : llvm::ThreadSafeRefCountedBase<CountAtom> {
  explicit CountAtom(llvm::StringRef name);
  CountAtom(AtomKind kind, llvm::ArrayRef<Count> operands);

  AtomKind kind;
  /// The name of a symbol; empty for a function.
  std::string name;
  /// Operands of a function. A max or min has two or more, none known to
  /// dominate another, in the order of `Count`. A division has numerator and
  /// divisor.
  llvm::SmallVector<Count, 2> operands;
  /// True if the value is known to be >= 0 for all values of the symbols.
  bool isKnownNonNegative;
  llvm::hash_code hash;
};
using AtomRef = llvm::IntrusiveRefCntPtr<const CountAtom>;

/// A power of an atom; the exponent is > 0.
struct CountFactor {
  AtomRef atom;
  uint64_t exponent;
};
/// A product of powers, ordered by atom, with each atom once.
using CountMonomial = llvm::SmallVector<CountFactor, 2>;

/// A nonzero coefficient times a nonempty monomial.
struct CountTerm {
  llvm::DynamicAPInt coefficient;
  CountMonomial factors;
};

/// The symbolic terms of a count: a nonempty list in print order, with each
/// monomial once.
struct CountTerms : llvm::ThreadSafeRefCountedBase<CountTerms> {
  explicit CountTerms(std::vector<CountTerm> terms) : list(std::move(terms)) {}

  /// Returns the terms with symbols of `count`.
  static llvm::ArrayRef<CountTerm> of(const Count &count) {
    if (!count.terms)
      return {};
    return count.terms->list;
  }
  /// Returns the constant term of `count`.
  static const llvm::DynamicAPInt &constantOf(const Count &count) {
    return count.constant;
  }
  /// Returns the sum of `constant` and `terms`. The terms may be in any order,
  /// repeat a monomial, and have zero coefficients.
  static Count sum(const llvm::DynamicAPInt &constant,
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

/// Divides like countCeilDiv and countFloorDiv, but keeps a division by a
/// constant <= 0 as an atom without a value.
Count divide(AtomKind kind, const Count &a, const Count &b);

} // namespace mlir::roofline::detail

#endif // ROOFLINE_LIB_SUPPORT_COUNTIMPL_H
