//===- CountTestUtils.h - Helpers of the tests of Count ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_UNIT_COUNTTESTUTILS_H
#define ROOFLINE_UNIT_COUNTTESTUTILS_H

#include "roofline/Support/Count.h"

#include "llvm/ADT/StringMap.h"
#include "gtest/gtest.h"

namespace mlir::roofline {
/// Prints a count in gtest's messages.
inline void PrintTo(const Count &count, std::ostream *os) { // NOLINT
  *os << count.str();
}

/// Parses `text`; the test fails if it is not a count.
inline Count read(llvm::StringRef text) {
  std::optional<Count> count = Count::parse(text);
  EXPECT_TRUE(count) << text.str();
  return count.value_or(Count());
}

inline Count power(const Count &base, unsigned exponent) {
  Count result = 1;
  for (unsigned i = 0; i != exponent; ++i)
    result *= base;
  return result;
}

inline size_t hashOf(const Count &count) {
  return static_cast<size_t>(hash_value(count));
}

/// Values of the symbols at one point.
using Point = llvm::StringMap<int64_t>;

inline Count at(const Count &count, const Point &point) {
  return count.substitute([&](llvm::StringRef name) -> std::optional<Count> {
    auto it = point.find(name);
    return it == point.end() ? std::nullopt : std::optional(Count(it->second));
  });
}

} // namespace mlir::roofline

#endif // ROOFLINE_UNIT_COUNTTESTUTILS_H
