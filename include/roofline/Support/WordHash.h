//===- WordHash.h - Quick hash of words -------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A hash of 64-bit words and pointers in order, for keys that each op asks for
// several times. In: words. Out: the hash, which holds for one process.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_WORDHASH_H
#define ROOFLINE_SUPPORT_WORDHASH_H

#include <cstdint>

namespace mlir::roofline {

/// A multiplication and a shift spread the bits of pointers well enough, and
/// take a fraction of the time of `llvm::hash_combine`.
class WordHash {
public:
  explicit WordHash(uint64_t seed = 0) : hash(seed) {}

  void add(uint64_t word) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 32;
  }
  void add(const void *pointer) { add(uint64_t(uintptr_t(pointer))); }
  uint64_t get() const { return hash; }

private:
  uint64_t hash;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_WORDHASH_H
