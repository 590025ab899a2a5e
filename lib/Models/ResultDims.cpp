//===- ResultDims.cpp - Result dims of shape-changing ops -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResultDims.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::roofline;

Count roofline::getExtent(WorkContext &context, OpFoldResult extent) {
  return countMax(0, context.getFoldValue(extent));
}

Count roofline::getSizedDim(WorkContext &context, ShapedType type,
                            ValueRange dynamicSizes, int64_t dim) {
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  return getExtent(context, dynamicSizes[type.getDynamicDimIndex(dim)]);
}

std::optional<Count> roofline::getSourceDim(WorkContext &context, Value source,
                                            int64_t dim) {
  auto type = dyn_cast<ShapedType>(source.getType());
  if (!type || !type.hasRank() || dim < 0 || dim >= type.getRank())
    return std::nullopt;
  return context.getDim(source, dim);
}

std::optional<Count> roofline::getSliceDim(WorkContext &context,
                                           ArrayRef<OpFoldResult> sizes,
                                           ArrayRef<int64_t> shape,
                                           int64_t dim) {
  // Only a unit size given as an attribute can be dropped. If there are
  // several, the choice does not affect the extents.
  auto dropped =
      computeRankReductionMask(decomposeMixedValues(sizes).first, shape);
  if (!dropped)
    return std::nullopt;
  for (auto [position, size] : llvm::enumerate(sizes))
    if (!dropped->contains(position) && dim-- == 0)
      return getExtent(context, size);
  return std::nullopt;
}

std::optional<Count> roofline::getJoinedDim(WorkContext &context, Value source,
                                            ArrayRef<int64_t> group) {
  Count product = 1;
  for (int64_t dim : group) {
    std::optional<Count> extent = getSourceDim(context, source, dim);
    if (!extent)
      return std::nullopt;
    product *= *extent;
  }
  return product;
}

std::optional<Count>
roofline::getCollapsedDim(WorkContext &context, Value source,
                          ArrayRef<ReassociationIndices> reassociation,
                          int64_t dim) {
  if (dim >= static_cast<int64_t>(reassociation.size()))
    return std::nullopt;
  return getJoinedDim(context, source, reassociation[dim]);
}
