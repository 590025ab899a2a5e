//===- CountTerms.h - The structure of a count ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the terms of a `Count`, for code that inspects its structure:
//
//   for (const CountTerm &term : count.getTerms())
//     for (const CountFactor &factor : term.factors)
//       ... factor.atom->kind, factor.exponent ...
//
// All nodes are immutable once built, so they are shared freely.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_COUNTTERMS_H
#define ROOFLINE_SUPPORT_COUNTTERMS_H

#include "roofline/Support/Count.h"

namespace mlir::roofline {

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

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_COUNTTERMS_H
