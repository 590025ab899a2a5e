//===- TilingAttr.cpp - The tiling attributes -----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/RooflineAttrs.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns true if `order` contains each number from 0 to its size - 1 once.
static bool isPermutation(ArrayRef<int64_t> order) {
  SmallVector<int64_t> sorted(order);
  llvm::sort(sorted);
  return llvm::equal(sorted, llvm::seq<int64_t>(sorted.size()));
}

LogicalResult TileAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               StringRef level, ArrayRef<int64_t> sizes,
                               ArrayRef<int64_t> order, int64_t bytes,
                               ArrayRef<int64_t> computeBound) {
  auto isPositive = [](int64_t size) { return size > 0; };
  if (level.empty())
    return emitError() << "expected the name of a memory level";
  if (!llvm::all_of(sizes, isPositive) ||
      !llvm::all_of(computeBound, isPositive))
    return emitError() << "expected tile sizes to be positive";
  if (order.size() != sizes.size() || !isPermutation(order))
    return emitError() << "expected 'order' to have each of the "
                       << sizes.size() << " loops once";
  if (!computeBound.empty() && computeBound.size() != sizes.size())
    return emitError() << "expected 'compute_bound' to have " << sizes.size()
                       << " sizes, got " << computeBound.size();
  if (bytes < 0)
    return emitError() << "expected 'bytes' to be non-negative, got " << bytes;
  return success();
}

LogicalResult TilingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef target, ArrayRef<TileAttr> levels) {
  for (TileAttr level : levels)
    if (level.getSizes().size() != levels.front().getSizes().size())
      return emitError() << "expected the same number of loops at each level";
  return success();
}
