//===- VectorMasks.cpp - Number of lanes that a mask sets -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops/IndexRanges.h"
#include "VectorModels.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

Count roofline::getLanes(VectorType vector, int64_t dim) {
  Count lanes = vector.getDimSize(dim);
  return vector.getScalableDims()[dim] ? lanes * Count::symbol("vscale")
                                       : lanes;
}

using Box = SmallVector<CountRange, 4>;

/// Returns how many of `lanes` lanes a size of `size` sets, given that there
/// are at least `fewest` lanes. Sizes below 0 set none, and sizes beyond
/// `lanes` set all.
static Count clampSize(const Count &size, const Count &lanes,
                       const Count &fewest) {
  Count set = countMax(0, size);
  return (fewest - set).isKnownNonNegative() ? set : countMin(lanes, set);
}

/// Returns the set lanes per dim. Sizes along scalable dims are multiples of
/// `vscale`.
static Box getBox(vector::ConstantMaskOp mask) {
  Box box;
  for (auto [dim, size] : llvm::enumerate(mask.getMaskDimSizes())) {
    // A mask of rank 0 also has one size, 0 or 1.
    bool isScalable = mask.getVectorType().getRank() > 0 &&
                      mask.getVectorType().getScalableDims()[dim];
    box.push_back(isScalable ? Count(size) * Count::symbol("vscale")
                             : Count(size));
  }
  return box;
}

/// Returns the set lanes per dim. An operand without a known range may set
/// between none and all lanes of its dim.
static Box getBox(WorkContext &context, vector::CreateMaskOp mask) {
  VectorType type = mask.getVectorType();
  Box box;
  for (auto [dim, operand] : llvm::enumerate(mask.getOperands())) {
    bool hasDims = type.getRank() > 0;
    Count lanes = hasDims ? getLanes(type, dim) : Count(1);
    Count fewest = hasDims ? type.getDimSize(dim) : 1; // vscale is at least 1.
    if ((context.getIndexValue(operand) - lanes).isKnownNonNegative())
      box.push_back(lanes);
    else if (std::optional<CountRange> size = getIndexRange(context, operand))
      box.push_back({clampSize(size->lower, lanes, fewest),
                     clampSize(size->upper, lanes, fewest)});
    else
      box.push_back({0, lanes});
  }
  return box;
}

/// Returns the set lanes per dim if `mask` sets the first lanes of each dim.
static std::optional<Box> lookupBox(WorkContext &context, Value mask) {
  if (auto constantMask = mask.getDefiningOp<vector::ConstantMaskOp>())
    return getBox(constantMask);
  if (auto createMask = mask.getDefiningOp<vector::CreateMaskOp>())
    return getBox(context, createMask);
  return std::nullopt;
}

/// Returns whether `position` is one of the first `bound`: 1, 0, or 0 to 1.
static CountRange holds(const CountRange &bound, const Count &position) {
  // A position below 0 is poison.
  if (position.isKnownNonNegative() &&
      (bound.lower - 1 - position).isKnownNonNegative())
    return CountRange(1);
  if ((position - bound.upper).isKnownNonNegative())
    return CountRange(0);
  return {0, 1};
}

/// Returns the set lanes in the part of a box at the positions of `extract`.
static CountRange countRow(WorkContext &context, vector::ExtractOp extract,
                           const Box &box) {
  CountRange set(1);
  SmallVector<OpFoldResult> positions = extract.getMixedPosition();
  for (auto [dim, bound] : llvm::enumerate(box)) {
    CountRange factor = dim < positions.size()
                            ? holds(bound, context.getFoldValue(positions[dim]))
                            : bound;
    set.lower *= factor.lower;
    set.upper *= factor.upper;
  }
  return set;
}

/// Returns the mask that `mask` is a permutation of, which has the same number
/// of set lanes: the skipped ops only move lanes.
static Value skipMoves(Value mask) {
  return followChain(mask, [](Value moved) {
    Operation *op = moved.getDefiningOp();
    return isa_and_nonnull<vector::ShapeCastOp, vector::TransposeOp>(op)
               ? op->getOperand(0)
               : Value();
  });
}

/// Returns the number of set lanes of a constant.
static Count countSetLanes(DenseIntElementsAttr constant, Type mask) {
  if (constant.isSplat())
    return constant.getSplatValue<bool>() ? getNumLanes(mask) : Count(0);
  return Count(llvm::count(constant.getValues<bool>(), true));
}

CountRange roofline::countSetLanes(WorkContext &context, Value mask) {
  Value source = skipMoves(mask);
  DenseIntElementsAttr constant;
  if (matchPattern(source, m_Constant(&constant)))
    return ::countSetLanes(constant, mask.getType());
  auto extract = source.getDefiningOp<vector::ExtractOp>();
  if (extract)
    source = extract->getOperand(0);
  std::optional<Box> box = lookupBox(context, source);
  if (!box)
    return {0, getNumLanes(mask.getType())};
  if (extract)
    return countRow(context, extract, *box);
  CountRange set(1);
  for (const CountRange &size : *box) {
    set.lower *= size.lower;
    set.upper *= size.upper;
  }
  return set;
}

CountRange roofline::intersectLanes(const CountRange &a, const CountRange &b,
                                    const Count &total) {
  if (a == CountRange(total))
    return b;
  if (b == CountRange(total))
    return a;
  // At most total - a and total - b lanes are not selected.
  Count common = a.lower + b.lower - total;
  return {common.isConstant() ? countMax(0, common) : Count(0),
          countMin(a.upper, b.upper)};
}
