//===- PolynomialPieces.h - Counts as polynomials in pieces -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits counts in one symbol s into ranges on which they are polynomials.
// Divisions by constants are polynomials in t on each residue class
// s = period * t + residue; max and min are polynomials on subranges of t.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_SUPPORT_POLYNOMIALPIECES_H
#define ROOFLINE_LIB_SUPPORT_POLYNOMIALPIECES_H

#include "roofline/Support/Crossing.h"
#include "roofline/Support/Polynomial.h"

namespace mlir::roofline::detail {

/// Counts as polynomials in t, for s = period * t + residue and t in `range`.
struct PolynomialPiece {
  int64_t period, residue;
  IntegerRange range;
  /// One polynomial in t per count.
  llvm::SmallVector<Polynomial, 0> polynomials;

  int64_t getValue(int64_t t) const { return period * t + residue; }
};

struct PolynomialPieces {
  llvm::SmallVector<PolynomialPiece, 0> list;
  /// Why no pieces could be built: "'floordiv(64, s)' divides by a symbol".
  std::string whyNot;
};

PolynomialPieces makePieces(llvm::ArrayRef<Count> counts,
                            llvm::StringRef symbol, IntegerRange range);

} // namespace mlir::roofline::detail

#endif // ROOFLINE_LIB_SUPPORT_POLYNOMIALPIECES_H
