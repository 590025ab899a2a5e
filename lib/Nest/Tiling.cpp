//===- Tiling.cpp - Tilings and bounds of a loop nest ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/Tiling.h"

#include "TilingSearch.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

std::optional<TilingBounds>
roofline::computeTilingBounds(const Nest &nest, int64_t boundCapacityBytes,
                              int64_t tilingCapacityBytes, bool isRough) {
  std::optional<Problem> problem = Problem::makeCanonical(nest);
  if (!problem)
    return std::nullopt;
  TilingBounds bounds;
  int64_t compulsory = problem->computeCompulsoryBits();
  bounds.compulsoryBytes = toBytes(compulsory);
  bounds.lowerBytes = bounds.compulsoryBytes;
  std::optional<Found> found =
      TilingSearch(nest, *problem, toBits(tilingCapacityBytes), isRough).run();
  if (found) {
    bounds.achievableBytes = toBytes(found->bits);
    bounds.tiling = std::move(found->tiling);
  }
  if (!found || found->bits != compulsory)
    bounds.lowerBytes =
        std::max(bounds.lowerBytes,
                 problem->findSegments(toBits(boundCapacityBytes)).getBytes());
  return bounds;
}

std::optional<Segments> roofline::findSegments(const Nest &nest,
                                               int64_t boundCapacityBytes) {
  std::optional<Problem> problem = Problem::makeCanonical(nest);
  if (!problem)
    return std::nullopt;
  return problem->findSegments(toBits(boundCapacityBytes));
}
