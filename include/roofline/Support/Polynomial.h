//===- Polynomial.h - Polynomials in one integer ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the integers on which a polynomial with integer coefficients is
// negative, zero or positive, and the ranges on which it is monotonic. The
// results are exact: neither sampling nor real roots are used. Crossing.h
// builds on it (docs/use/Crossover.md).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_POLYNOMIAL_H
#define ROOFLINE_SUPPORT_POLYNOMIAL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>

namespace mlir::roofline {

/// A polynomial in one variable with integer coefficients of any size.
class Polynomial {
public:
  /// The constant 0.
  Polynomial() = default;
  /// Builds the polynomial with these coefficients of the powers 0, 1, 2, ...
  explicit Polynomial(llvm::ArrayRef<llvm::DynamicAPInt> coefficients);
  explicit Polynomial(const llvm::DynamicAPInt &constant)
      : Polynomial(llvm::ArrayRef(constant)) {}

  bool isConstant() const { return coefficients.size() <= 1; }
  bool isZero() const { return coefficients.empty(); }
  /// Returns the degree; 0 for constants.
  size_t getDegree() const {
    return isConstant() ? 0 : coefficients.size() - 1;
  }
  /// Returns the coefficient of the power `exponent`; 0 beyond the degree.
  llvm::DynamicAPInt getCoefficient(size_t exponent) const;
  llvm::DynamicAPInt getLeading() const { return getCoefficient(getDegree()); }

  llvm::DynamicAPInt evaluate(int64_t value) const;
  /// Returns the sign at `value`: -1, 0 or 1.
  int getSign(int64_t value) const;

  /// Returns p(x + 1) - p(x).
  Polynomial getDifference() const;

  Polynomial &operator+=(const Polynomial &rhs);
  Polynomial &operator*=(const llvm::DynamicAPInt &factor);
  friend Polynomial operator+(Polynomial lhs, const Polynomial &rhs) {
    return lhs += rhs;
  }
  friend Polynomial operator-(Polynomial lhs, const Polynomial &rhs);
  friend Polynomial operator*(const Polynomial &lhs, const Polynomial &rhs);
  friend Polynomial operator*(Polynomial lhs,
                              const llvm::DynamicAPInt &factor) {
    return lhs *= factor;
  }
  friend bool operator==(const Polynomial &lhs, const Polynomial &rhs) {
    return lhs.coefficients == rhs.coefficients;
  }

private:
  void dropLeadingZeros();

  /// Coefficients of the powers 0, 1, 2, ...; the last one is not 0.
  llvm::SmallVector<llvm::DynamicAPInt, 4> coefficients;
};

/// A range of integers, `first` to `last`, on which a polynomial has one sign.
struct SignRun {
  int64_t first, last;
  /// -1, 0 or 1.
  int sign;
};

/// Returns the maximal ranges of constant sign of `polynomial` on the integers
/// `first` to `last`, in order. Precondition: 0 <= first <= last < INT64_MAX.
llvm::SmallVector<SignRun> findSignRuns(const Polynomial &polynomial,
                                        int64_t first, int64_t last);

/// Divides the integers `first` to `last` into disjoint ranges, in order, on
/// each of which `polynomial` is monotonic. Precondition: 0 <= first <= last <
/// INT64_MAX.
llvm::SmallVector<std::pair<int64_t, int64_t>>
findMonotonePieces(const Polynomial &polynomial, int64_t first, int64_t last);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_POLYNOMIAL_H
