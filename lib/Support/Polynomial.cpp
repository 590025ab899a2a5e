//===- Polynomial.cpp - Polynomials in one integer ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/Polynomial.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace mlir::roofline;
using llvm::DynamicAPInt;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Polynomial::Polynomial(llvm::ArrayRef<DynamicAPInt> coefficients)
    : coefficients(coefficients) {
  dropLeadingZeros();
}

void Polynomial::dropLeadingZeros() {
  while (!coefficients.empty() && coefficients.back() == 0)
    coefficients.pop_back();
}

DynamicAPInt Polynomial::getCoefficient(size_t exponent) const {
  return exponent < coefficients.size() ? coefficients[exponent]
                                        : DynamicAPInt(0);
}

DynamicAPInt Polynomial::evaluate(int64_t value) const {
  DynamicAPInt result(0), x(value);
  for (const DynamicAPInt &coefficient : llvm::reverse(coefficients))
    result = result * x + coefficient;
  return result;
}

int Polynomial::getSign(int64_t value) const {
  DynamicAPInt result = evaluate(value);
  return result == 0 ? 0 : result < 0 ? -1 : 1;
}

/// Applies Horner's rule with x + 1 in place of x.
Polynomial Polynomial::getDifference() const {
  llvm::SmallVector<DynamicAPInt, 4> shifted;
  for (const DynamicAPInt &coefficient : llvm::reverse(coefficients)) {
    shifted.push_back(DynamicAPInt(0));
    for (size_t i = shifted.size() - 1; i > 0; --i)
      shifted[i] += shifted[i - 1];
    shifted[0] += coefficient;
  }
  return Polynomial(shifted) - *this;
}

Polynomial &Polynomial::operator+=(const Polynomial &rhs) {
  if (coefficients.size() < rhs.coefficients.size())
    coefficients.resize(rhs.coefficients.size());
  for (auto [own, added] : llvm::zip(coefficients, rhs.coefficients))
    own += added;
  dropLeadingZeros();
  return *this;
}

Polynomial &Polynomial::operator*=(const DynamicAPInt &factor) {
  for (DynamicAPInt &coefficient : coefficients)
    coefficient *= factor;
  dropLeadingZeros();
  return *this;
}

Polynomial mlir::roofline::operator-(Polynomial lhs, const Polynomial &rhs) {
  return lhs += rhs * DynamicAPInt(-1);
}

Polynomial mlir::roofline::operator*(const Polynomial &lhs,
                                     const Polynomial &rhs) {
  if (lhs.isZero() || rhs.isZero())
    return Polynomial();
  llvm::SmallVector<DynamicAPInt, 4> product(
      lhs.coefficients.size() + rhs.coefficients.size() - 1, DynamicAPInt(0));
  for (auto [i, left] : llvm::enumerate(lhs.coefficients))
    for (auto [j, right] : llvm::enumerate(rhs.coefficients))
      product[i + j] += left * right;
  return Polynomial(product);
}

//===----------------------------------------------------------------------===//
// Signs
//===----------------------------------------------------------------------===//

/// Returns the first integer from `first` to `last` for which `predicate`
/// holds, or last + 1 if there is none. Precondition: once the predicate holds,
/// it holds for all larger integers.
template <typename PredicateT>
static int64_t findFirst(int64_t first, int64_t last, PredicateT predicate) {
  while (first <= last) {
    int64_t middle = first + (last - first) / 2;
    if (predicate(middle))
      last = middle - 1;
    else
      first = middle + 1;
  }
  return first;
}

static void appendRun(int64_t first, int64_t last, int sign,
                      llvm::SmallVectorImpl<SignRun> &runs) {
  if (first > last)
    return;
  if (!runs.empty() && runs.back().sign == sign)
    runs.back().last = last;
  else
    runs.push_back({first, last, sign});
}

/// Appends the sign runs on a range on which `polynomial` is nondecreasing or,
/// if `direction` is -1, nonincreasing.
static void appendMonotoneRuns(const Polynomial &polynomial, int64_t first,
                               int64_t last, int direction,
                               llvm::SmallVectorImpl<SignRun> &runs) {
  int64_t zero = findFirst(first, last, [&](int64_t value) {
    return polynomial.getSign(value) * direction >= 0;
  });
  int64_t above = findFirst(zero, last, [&](int64_t value) {
    return polynomial.getSign(value) * direction > 0;
  });
  appendRun(first, zero - 1, -direction, runs);
  appendRun(zero, above - 1, 0, runs);
  appendRun(above, last, direction, runs);
}

/// Calls `onPiece` with each piece and its direction: 1 if the polynomial is
/// nondecreasing on it, -1 if nonincreasing. Only integers matter, so the
/// direction is the sign of the difference p(x + 1) - p(x), a polynomial of
/// lower degree.
template <typename PieceFnT>
static void visitMonotonePieces(const Polynomial &polynomial, int64_t first,
                                int64_t last, PieceFnT onPiece) {
  if (first == last)
    return onPiece(first, last, 1);
  int64_t start = first;
  for (const SignRun &run :
       findSignRuns(polynomial.getDifference(), first, last - 1)) {
    // The last difference of a run refers to the integer after it.
    onPiece(start, run.last + 1, run.sign < 0 ? -1 : 1);
    start = run.last + 2;
  }
}

llvm::SmallVector<SignRun>
mlir::roofline::findSignRuns(const Polynomial &polynomial, int64_t first,
                             int64_t last) {
  llvm::SmallVector<SignRun> runs;
  if (polynomial.isConstant()) {
    runs.push_back({first, last, polynomial.getSign(first)});
    return runs;
  }
  visitMonotonePieces(
      polynomial, first, last, [&](int64_t from, int64_t to, int direction) {
        appendMonotoneRuns(polynomial, from, to, direction, runs);
      });
  return runs;
}

llvm::SmallVector<std::pair<int64_t, int64_t>>
mlir::roofline::findMonotonePieces(const Polynomial &polynomial, int64_t first,
                                   int64_t last) {
  llvm::SmallVector<std::pair<int64_t, int64_t>> pieces;
  if (polynomial.isConstant()) {
    pieces.push_back({first, last});
    return pieces;
  }
  visitMonotonePieces(
      polynomial, first, last,
      [&](int64_t from, int64_t to, int) { pieces.push_back({from, to}); });
  return pieces;
}
