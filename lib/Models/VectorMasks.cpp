//===- VectorMasks.cpp - Lanes that a mask sets ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexRanges.h"
#include "VectorModels.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

Count roofline::getLanes(VectorType vector, int64_t dim) {
  Count lanes = vector.getDimSize(dim);
  return vector.getScalableDims()[dim] ? lanes * Count::symbol("vscale")
                                       : lanes;
}

/// Set lanes of a mask whose set lanes along each dim are the first `bounds`.
static CountRange countBox(VectorType mask, ArrayRef<CountRange> bounds) {
  CountRange set(1);
  for (auto [dim, bound] : llvm::enumerate(bounds)) {
    Count lanes = getLanes(mask, dim);
    set.lower *= countMin(lanes, countMax(0, bound.lower));
    set.upper *= countMin(lanes, countMax(0, bound.upper));
  }
  return set;
}

/// Sizes along scalable dims are multiples of `vscale`.
static CountRange countSetLanes(vector::ConstantMaskOp mask) {
  VectorType type = mask.getVectorType();
  // A mask of rank 0 has one size, 0 or 1.
  if (type.getRank() == 0)
    return Count(mask.getMaskDimSizes().front());
  Count set = 1;
  for (auto [dim, size] : llvm::enumerate(mask.getMaskDimSizes()))
    set *= type.getScalableDims()[dim] ? Count(size) * Count::symbol("vscale")
                                       : Count(size);
  return set;
}

/// An operand without a known range may set none or all of its dim.
static CountRange countSetLanes(WorkContext &context,
                                vector::CreateMaskOp mask) {
  VectorType type = mask.getVectorType();
  SmallVector<CountRange> bounds;
  for (auto [dim, operand] : llvm::enumerate(mask.getOperands())) {
    Count value = context.getIndexValue(operand);
    Count lanes = type.getRank() == 0 ? Count(1) : getLanes(type, dim);
    if ((value - lanes).isKnownNonNegative())
      bounds.push_back(lanes);
    else
      bounds.push_back(
          getIndexRange(context, operand).value_or(CountRange(0, lanes)));
  }
  if (type.getRank() == 0)
    return {countMin(1, countMax(0, bounds.front().lower)),
            countMin(1, countMax(0, bounds.front().upper))};
  return countBox(type, bounds);
}

/// Mask with the same number of set lanes that `mask` is made of: these ops
/// only give the lanes other places.
static Value skipMoves(Value mask) {
  while (true) {
    if (auto transpose = mask.getDefiningOp<vector::TransposeOp>())
      mask = transpose.getVector();
    else if (auto shapeCast = mask.getDefiningOp<vector::ShapeCastOp>())
      mask = shapeCast.getSource();
    else
      return mask;
  }
}

CountRange roofline::countSetLanes(WorkContext &context, Value mask) {
  Value source = skipMoves(mask);
  DenseIntElementsAttr constant;
  if (matchPattern(source, m_Constant(&constant))) {
    if (constant.isSplat())
      return constant.getSplatValue<bool>() ? getNumLanes(mask.getType())
                                            : Count(0);
    return Count(llvm::count(constant.getValues<bool>(), true));
  }
  if (auto constantMask = source.getDefiningOp<vector::ConstantMaskOp>())
    return ::countSetLanes(constantMask);
  if (auto createMask = source.getDefiningOp<vector::CreateMaskOp>())
    return ::countSetLanes(context, createMask);
  return {0, getNumLanes(mask.getType())};
}

CountRange roofline::intersectLanes(const CountRange &a, const CountRange &b,
                                    const Count &total) {
  if (a == CountRange(total))
    return b;
  if (b == CountRange(total))
    return a;
  // At most total - a and total - b are left out.
  Count common = a.lower + b.lower - total;
  return {common.isConstant() ? countMax(0, common) : Count(0),
          countMin(a.upper, b.upper)};
}
