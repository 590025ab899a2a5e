//===- CountImpl.h - Representation of symbolic counts ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The nodes behind the symbolic part of a `Count`, private to the library.
// All of them are immutable once built, so they are shared freely.
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
  /// The name of a symbol, else empty.
  std::string name;
  /// Max and min: two or more, none known to be >= another, in the order of
  /// `Count`. Divisions: numerator and divisor.
  llvm::SmallVector<Count, 2> operands;
  /// Whether the value is >= 0 for all values of the symbols.
  bool isKnownNonNegative;
  llvm::hash_code hash;
};
using AtomRef = llvm::IntrusiveRefCntPtr<const CountAtom>;

/// A power of an atom; the exponent is > 0.
struct CountFactor {
  AtomRef atom;
  uint64_t exponent;
};
/// A product of powers, ordered by atom, each atom once.
using CountMonomial = llvm::SmallVector<CountFactor, 2>;

/// A coefficient, not 0, times a monomial, not empty.
struct CountTerm {
  llvm::DynamicAPInt coefficient;
  CountMonomial factors;
};

/// The symbolic terms of a count, not empty, each monomial once, in print
/// order.
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
