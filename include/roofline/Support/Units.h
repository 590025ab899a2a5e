//===- Units.h - Quantities with units as text ------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats quantities for people: takes a number or a `Count` and a unit, and
// returns text with an SI prefix. No other code attaches prefixes.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_UNITS_H
#define ROOFLINE_SUPPORT_UNITS_H

#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::roofline {

class Count;

/// Returns `value`, given in `unit`, with the SI prefix that leaves 1 to 3
/// digits before the point: formatSI(2.265e11, "FLOP/s") is "226.5 GFLOP/s",
/// formatSI(2.55e-4, "s") is "255.0 µs" (UTF-8). The prefixes go from q (1e-30)
/// to Q (1e30); beyond them the number is written with an exponent. Zero is
/// "0 s"; infinities and NaN are "inf s", "-inf s" and "nan s". No unit and no
/// prefix leave no trailing space. Precondition: 1 <= significantDigits <= 17.
std::string formatSI(double value, llvm::StringRef unit,
                     unsigned significantDigits = 4);

/// Returns a count in `unit`: exactly below 1000 ("512 FLOP"), with an SI
/// prefix and four significant digits from there ("3.628 GFLOP"). A symbolic
/// count is its polynomial: "2*m*n FLOP", and in parentheses when it has more
/// than one term, as in "(2*m*n + 5) FLOP".
std::string formatSI(const Count &count, llvm::StringRef unit);

/// Returns the number of terminal columns that `utf8` takes. Text that is not
/// valid UTF-8 or not printable counts one column for each byte.
unsigned displayWidth(llvm::StringRef utf8);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_UNITS_H
