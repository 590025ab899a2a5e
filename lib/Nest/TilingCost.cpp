//===- TilingCost.cpp - What a tiling moves and needs ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/TilingCost.h"

#include "TilingProblem.h"
#include "roofline/Nest/ElementSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

std::optional<TilingCost> TilingCost::make(const Nest &nest) {
  std::optional<Problem> problem = Problem::make(nest);
  if (!problem)
    return std::nullopt;
  TilingCost cost;
  cost.problem = std::make_shared<const Problem>(std::move(*problem));
  return cost;
}

std::optional<int64_t> TilingCost::computeTraffic(const Tiling &tiling) const {
  ArrayRef<Dim> dims = problem->dims;
  Mask ordered = 0, tiled = 0;
  for (unsigned loop : tiling.order) {
    if (loop >= dims.size() || contains(ordered, loop))
      return std::nullopt;
    ordered |= Mask(1) << loop;
  }
  if (tiling.sizes.size() != dims.size())
    return std::nullopt;
  SmallVector<int64_t, 16> sizes;
  for (auto [loop, size] : llvm::enumerate(tiling.sizes)) {
    if (size < 1)
      return std::nullopt;
    sizes.push_back(std::min(size, dims[loop].extent));
    tiled |= Mask(size < dims[loop].extent) << loop;
  }
  if (tiled & ~ordered)
    return std::nullopt;
  return toBytes(problem->computeTraffic(sizes, tiling.order));
}

std::optional<int64_t> roofline::computeTiledTraffic(const Nest &nest,
                                                     const Tiling &tiling) {
  std::optional<TilingCost> cost = TilingCost::make(nest);
  return cost ? cost->computeTraffic(tiling) : std::nullopt;
}

int64_t roofline::computeTileFootprint(ArrayRef<Operand> operands,
                                       ArrayRef<int64_t> sizes) {
  uint64_t bits = 0;
  for (const Operand &operand : operands) {
    uint64_t own = std::max(operand.bits, operand.partialBits);
    for (const LinearIndex &index : operand.indices) {
      if (index.terms.empty())
        continue;
      auto [loop, slope] = index.terms[0];
      uint64_t image = sizes[loop];
      if (index.terms.size() == 2) {
        auto [other, otherSlope] = index.terms[1];
        image = countWindowImage(slope, otherSlope, sizes[loop], sizes[other]);
      }
      own = llvm::SaturatingMultiply(own, image);
    }
    bits = llvm::SaturatingAdd(bits, own);
  }
  return bits / 8 + (bits % 8 != 0);
}

std::optional<int64_t> roofline::computeTileFootprint(const Nest &nest,
                                                      ArrayRef<int64_t> sizes) {
  if (!isWellFormed(nest) || sizes.size() != nest.extents.size() ||
      llvm::any_of(sizes, [](int64_t size) { return size < 1; }))
    return std::nullopt;
  SmallVector<int64_t, 8> clamped;
  for (auto [size, extent] : llvm::zip_equal(sizes, nest.extents))
    clamped.push_back(std::min(size, extent));
  return computeTileFootprint(nest.operands, clamped);
}

void roofline::takeInnerLoopsWhole(
    ArrayRef<int64_t> extents, Tiling &tiling,
    llvm::function_ref<bool(ArrayRef<int64_t>)> fits) {
  for (unsigned loop : llvm::reverse(tiling.order)) {
    int64_t size = std::exchange(tiling.sizes[loop], extents[loop]);
    if (fits(tiling.sizes))
      continue;
    tiling.sizes[loop] = size;
    return;
  }
}
