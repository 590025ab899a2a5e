//===- PredictorLevels.h - Levels of a made-up machine ----------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_ESTIMATE_PREDICTORLEVELS_H
#define ROOFLINE_TEST_UNIT_ESTIMATE_PREDICTORLEVELS_H

#include "roofline/Estimate/TilePredictor.h"

namespace mlir::roofline {

/// For the loops of `makeMatmul`.
inline const SmallVector<int64_t> noGranules = {1, 1, 1};

/// Returns C (m, n) = A (m, k) * B (k, n) with elements of 4 B; C is not read.
inline Nest makeMatmul(int64_t m, int64_t n, int64_t k) {
  Nest nest;
  nest.extents = {m, n, k};
  for (auto [first, second] : {std::pair(0, 2), std::pair(2, 1)}) {
    Operand &input = nest.operands.emplace_back();
    input.indices = {LinearIndex::iteration(first),
                     LinearIndex::iteration(second)};
    input.bits = 32;
  }
  Operand &output = nest.operands.emplace_back();
  output.indices = {LinearIndex::iteration(0), LinearIndex::iteration(1)};
  output.bits = output.partialBits = 32;
  output.role = OperandRole::Output;
  return nest;
}

/// Returns a level with 1e9 B/s.
inline PredictorLevel makeLevel(StringRef name, Nest nest, int64_t roomBytes) {
  PredictorLevel level;
  level.name = name.str();
  level.bytesPerSecond = 1e9;
  level.nest = std::move(nest);
  llvm::append_range(level.operands,
                     llvm::seq<unsigned>(level.nest->operands.size()));
  level.roomBytes = roomBytes;
  return level;
}

} // namespace mlir::roofline

#endif // ROOFLINE_TEST_UNIT_ESTIMATE_PREDICTORLEVELS_H
