//===- CounterSum.h - Sums over the values of a counter ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sums of a count over the values of a loop's counter, without going through
// them: a count and a range go in, a count without the counter comes out.
// Covers what loops and their guards make: polynomials (triangular nests),
// sizes of tiles (`min(32, n - 32*i)`), and conditions (R8).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_COUNTERSUM_H
#define ROOFLINE_SUPPORT_COUNTERSUM_H

#include "roofline/Support/Count.h"

namespace mlir::roofline {
struct CountAtom;

/// Returns the count that consists of one variable.
Count makeCount(const CountAtom &atom);

/// The values of the symbol of a counter: first + step * i for 0 <= i < trips.
struct CounterRange {
  llvm::StringRef symbol;
  Count first, step, trips;
};

/// Returns 1 where `count` is positive and 0 elsewhere: min(1, max(0, count)).
Count makeIndicator(const Count &count);

/// Returns true if the signs of coefficients and the bounds of roundings show
/// that `count` is >= 0, such as 4*ceildiv(n, 4) - n. False means "unknown".
bool isProvablyNonNegative(const Count &count);

/// Returns the sum of `count` over the values of `range`; nullopt if no closed
/// form is known.
std::optional<Count> sumOverRange(const Count &count,
                                  const CounterRange &range);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_COUNTERSUM_H
