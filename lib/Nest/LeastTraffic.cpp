//===- LeastTraffic.cpp - Least traffic of similar tilings ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/LeastTraffic.h"

#include "TilingProblem.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// An operand's elements times the tiles of the loops that repeat it. Smaller
/// tiles are more, and a loop that is tiled as well repeats more operands or
/// none: the sum never falls. How much the tiles of a window share may fall.
std::optional<int64_t> roofline::computeLeastTraffic(const Nest &nest,
                                                     const Tiling &most) {
  std::optional<tiling::Problem> problem = tiling::Problem::make(nest);
  if (!problem)
    return std::nullopt;
  SmallVector<int64_t, 8> trips;
  tiling::Mask tiled = 0;
  for (auto [dim, size] : llvm::zip_equal(problem->dims, most.sizes)) {
    tiled |= tiling::Mask(size < dim.extent) << trips.size();
    trips.push_back(size < dim.extent ? llvm::divideCeil(dim.extent, size) : 1);
  }
  int64_t bits = 0;
  for (unsigned index = 0; index < problem->operands.size(); ++index)
    bits += problem->computeLeastMovedBits(
        index, problem->findMovement(index, most.order, tiled),
        {most.sizes, trips});
  return tiling::toBytes(bits);
}
