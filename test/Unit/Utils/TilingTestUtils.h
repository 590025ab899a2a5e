//===- TilingTestUtils.h - Nests for the tests of tilings -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_UTILS_TILINGTESTUTILS_H
#define ROOFLINE_TEST_UNIT_UTILS_TILINGTESTUTILS_H

#include "roofline/Nest/TilingCost.h"

#include <algorithm>
#include <initializer_list>
#include <string>

namespace mlir::roofline::test {

/// Generates the same numbers on every platform (splitmix64).
class Draw {
public:
  explicit Draw(uint64_t seed) : state(seed) {}

  /// Returns a number between `low` and `high`, inclusive.
  int64_t operator()(int64_t low, int64_t high) {
    state += 0x9e3779b97f4a7c15u;
    uint64_t bits = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebu;
    return low + int64_t((bits ^ (bits >> 31)) % uint64_t(high - low + 1));
  }

private:
  uint64_t state;
};

inline Operand makeOperand(std::initializer_list<unsigned> loops,
                           bool isOutput = false, int64_t bits = 16) {
  Operand operand;
  for (unsigned loop : loops)
    operand.indices.push_back(LinearIndex::iteration(loop));
  operand.bits = operand.partialBits = bits;
  operand.role = isOutput ? OperandRole::Output : OperandRole::Input;
  return operand;
}

/// Returns A: MxK, B: KxN -> C: MxN.
inline Nest makeMatmul(int64_t m, int64_t n, int64_t k, int64_t bits = 16) {
  return {{m, n, k},
          {makeOperand({0, 2}, false, bits), makeOperand({2, 1}, false, bits),
           makeOperand({0, 1}, true, bits)}};
}

inline Nest makeBatchMatmul(int64_t batch, int64_t m, int64_t n, int64_t k) {
  return {{batch, m, n, k},
          {makeOperand({0, 1, 3}), makeOperand({0, 3, 2}),
           makeOperand({0, 1, 2}, true)}};
}

/// Returns a convolution with loops n, oc, oh, ow, ic, kh, kw.
inline Nest makeConv2d(int64_t n, int64_t oc, int64_t oh, int64_t ow,
                       int64_t ic, int64_t kh, int64_t kw, int64_t stride,
                       int64_t dilation = 1) {
  Operand image = makeOperand({0, 4});
  image.indices.push_back(LinearIndex::window(2, stride, 5, dilation));
  image.indices.push_back(LinearIndex::window(3, stride, 6, dilation));
  return {{n, oc, oh, ow, ic, kh, kw},
          {image, makeOperand({1, 4, 5, 6}), makeOperand({0, 1, 2, 3}, true)}};
}

/// Returns a depthwise convolution with loops n, c, oh, ow, kh, kw.
inline Nest makeDepthwise(int64_t n, int64_t c, int64_t oh, int64_t ow,
                          int64_t kh, int64_t kw, int64_t stride) {
  Operand image = makeOperand({0, 1});
  image.indices.push_back(LinearIndex::window(2, stride, 4, 1));
  image.indices.push_back(LinearIndex::window(3, stride, 5, 1));
  return {{n, c, oh, ow, kh, kw},
          {image, makeOperand({1, 4, 5}), makeOperand({0, 1, 2, 3}, true)}};
}

/// Draws a nest small enough for exhaustive searches: matmuls, contractions,
/// windows, elementwise, several outputs.
Nest drawNest(Draw &draw);
/// Draws a nest with a single element size and at most `maxPoints` iterations.
Nest drawUniformNest(Draw &draw, int64_t maxPoints);

std::string describe(const Nest &nest);

/// Counts the traffic [bit] as the model defines it: executes tile by tile and
/// counts each element that enters or leaves (docs/understand/Traffic.md).
/// Slow.
int64_t countTrafficBits(const Nest &nest, const Tiling &tiling);

/// Returns the least traffic [bit] of all tile sizes and orders; INT64_MAX if
/// no tile fits.
int64_t searchAllTilings(const Nest &nest, int64_t capacityBits);

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_UTILS_TILINGTESTUTILS_H
