//===- ViewIndices.cpp - Indices through views ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ViewIndices.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

/// Returns the indices into the source of a slice for those into its result.
static std::optional<LinearIndices>
composeSlice(OffsetSizeAndStrideOpInterface slice, Value result,
             const LinearIndices &indices, LoopContext &context) {
  // The dims of the source that the result lacks.
  auto dropped = computeRankReductionMask(
      slice.getStaticSizes(), cast<ShapedType>(result.getType()).getShape());
  SmallVector<OpFoldResult> offsets = slice.getMixedOffsets();
  SmallVector<OpFoldResult> strides = slice.getMixedStrides();
  auto source = dyn_cast<ShapedType>(slice->getOperand(0).getType());
  if (!dropped || !source || !source.hasRank() ||
      int64_t(offsets.size()) != source.getRank() ||
      offsets.size() != indices.size() + dropped->size())
    return std::nullopt;
  LinearIndices composed;
  size_t next = 0;
  for (auto [dim, offset, stride] : llvm::enumerate(offsets, strides)) {
    std::optional<LinearIndex> index = context.getLinear(offset);
    std::optional<int64_t> factor = context.getFoldValue(stride).tryInt64();
    if (index && !dropped->contains(dim))
      index =
          factor ? multiplyAdd(*index, *factor, indices[next++]) : std::nullopt;
    if (!index)
      return std::nullopt;
    composed.push_back(std::move(*index));
  }
  return composed;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Returns the extents of a ranked value, as far as they are known.
static SmallVector<int64_t> getShape(Value value, WorkContext &context) {
  SmallVector<int64_t> shape(cast<ShapedType>(value.getType()).getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (ShapedType::isDynamic(size))
      size =
          context.getDim(value, dim).tryInt64().value_or(ShapedType::kDynamic);
  return shape;
}

/// Returns the index of the dims `group` of a value of shape `shape` collapsed
/// into one.
static std::optional<LinearIndex> linearize(ArrayRef<int64_t> group,
                                            ArrayRef<int64_t> shape,
                                            const LinearIndices &indices) {
  LinearIndex sum;
  // Beyond a dim of unknown extent, only dims of extent 1 may follow, whose
  // index is 0.
  std::optional<int64_t> stride = 1;
  for (int64_t dim : llvm::reverse(group)) {
    if (shape[dim] == 1)
      continue;
    std::optional<LinearIndex> next =
        stride ? multiplyAdd(sum, *stride, indices[dim]) : std::nullopt;
    if (!next)
      return std::nullopt;
    sum = std::move(*next);
    if (ShapedType::isDynamic(shape[dim]) ||
        llvm::MulOverflow(*stride, shape[dim], *stride))
      stride.reset();
  }
  return sum;
}

/// True if `index` takes each element of the dims `group` in one execution of
/// an op: it is the counter of a loop over all of them, or of several as the
/// digits of a number.
static bool goesOverAll(const LinearIndex &index, ArrayRef<int64_t> group,
                        ArrayRef<int64_t> shape, LoopContext &context) {
  int64_t elements = 1;
  for (int64_t dim : group)
    if (ShapedType::isDynamic(shape[dim]) ||
        llvm::MulOverflow(elements, shape[dim], elements))
      return false;
  SmallVector<std::pair<unsigned, int64_t>, 2> digits(index.terms.begin(),
                                                      index.terms.end());
  llvm::sort(digits, llvm::less_second());
  int64_t covered = 1;
  for (auto [number, slope] : digits) {
    if (number >= context.getLoops().size())
      return false;
    const TiledLoop &loop = context.getLoops()[number];
    if (loop.extent == 1 && !loop.hasCounter)
      continue;
    if (slope != covered || loop.hasCounter || !loop.cuts.empty() ||
        llvm::MulOverflow(covered, loop.extent, covered))
      return false;
  }
  return covered == elements && index.offset == 0 && index.unknown.isZero();
}

/// Appends to `indices` those of the dims `group` whose collapsed index is
/// `index`: one over all of them is a loop for each. Else fails unless at
/// most one of them has an extent other than 1.
static bool delinearize(ArrayRef<int64_t> group, ArrayRef<int64_t> shape,
                        const LinearIndex &index, LoopContext &context,
                        LinearIndices &indices) {
  auto isUnit = [&](int64_t dim) { return shape[dim] == 1; };
  bool isSplit = llvm::count_if(group, isUnit) + 1 < ssize_t(group.size());
  if (isSplit && !goesOverAll(index, group, shape, context))
    return false;
  for (int64_t dim : group) {
    if (isUnit(dim) || !isSplit) {
      indices.push_back(isUnit(dim) ? LinearIndex() : index);
      continue;
    }
    std::optional<unsigned> loop = context.addLoop(shape[dim], {}, 0, 1);
    if (!loop)
      return false;
    indices.push_back(LinearIndex::iteration(*loop));
  }
  return true;
}

/// Returns the indices into the source of an expand_shape or collapse_shape.
static std::optional<LinearIndices>
composeShape(Value value, const LinearIndices &indices, LoopContext &context) {
  Operation *op = value.getDefiningOp();
  auto groups = op->getAttrOfType<ArrayAttr>("reassociation");
  auto source = dyn_cast<ShapedType>(op->getOperand(0).getType());
  auto result = cast<ShapedType>(value.getType());
  if (!groups || !source || !source.hasRank())
    return std::nullopt;
  bool isExpanded = result.getRank() > source.getRank();
  LinearIndices composed;
  for (auto [number, attribute] : llvm::enumerate(groups)) {
    SmallVector<int64_t> group;
    for (Attribute dim : cast<ArrayAttr>(attribute))
      group.push_back(cast<IntegerAttr>(dim).getInt());
    if (!isExpanded) {
      if (!delinearize(group, getShape(op->getOperand(0), context),
                       indices[number], context, composed))
        return std::nullopt;
      continue;
    }
    std::optional<LinearIndex> sum =
        linearize(group, getShape(value, context), indices);
    if (!sum)
      return std::nullopt;
    composed.push_back(std::move(*sum));
  }
  // All dims are gone: each had one element.
  composed.resize(source.getRank());
  return composed;
}

std::optional<LinearIndices> roofline::composeView(Value value,
                                                   const LinearIndices &indices,
                                                   LoopContext &context) {
  Operation *op = value.getDefiningOp();
  if (isa<CastOpInterface>(op))
    return indices;
  auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op);
  if (!slice)
    return composeShape(value, indices, context);
  // Its offsets are those of the buffer, not of its operand.
  bool isReinterpreted =
      op->getName().getStringRef() == "memref.reinterpret_cast";
  return isReinterpreted ? std::nullopt
                         : composeSlice(slice, value, indices, context);
}
