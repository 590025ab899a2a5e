//===- RandomNumbers.h - Random numbers from a seed -------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_LIB_ORACLE_RANDOMNUMBERS_H
#define ROOFLINE_TEST_LIB_ORACLE_RANDOMNUMBERS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::roofline::oracle {

/// SplitMix64. The programs also depend on the order in which a compiler
/// evaluates the draws of one expression.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15ull);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
  }
  /// Returns a number from 0 to `bound` - 1.
  int64_t below(int64_t bound) { return int64_t(next() % uint64_t(bound)); }
  /// Returns a number from `low` to `high`.
  int64_t between(int64_t low, int64_t high) {
    return low + below(high - low + 1);
  }
  bool chance(int64_t percent) { return below(100) < percent; }

  template <typename T>
  T pick(llvm::ArrayRef<T> values) {
    return values[below(int64_t(values.size()))];
  }
  template <typename T>
  T pick(std::initializer_list<T> values) {
    return values.begin()[below(int64_t(values.size()))];
  }
  template <typename T>
  void shuffle(llvm::SmallVectorImpl<T> &values) {
    for (size_t i = values.size(); i > 1; --i)
      std::swap(values[i - 1], values[below(int64_t(i))]);
  }

private:
  uint64_t state;
};

} // namespace mlir::roofline::oracle

#endif // ROOFLINE_TEST_LIB_ORACLE_RANDOMNUMBERS_H
