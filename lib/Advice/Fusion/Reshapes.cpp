//===- Reshapes.cpp - Values seen through reshapes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reshapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace mlir::roofline;

/// The source of a reshape; null for another op.
static Value getSource(Operation *op) {
  if (auto expand = dyn_cast_or_null<tensor::ExpandShapeOp>(op))
    return expand.getSrc();
  if (auto collapse = dyn_cast_or_null<tensor::CollapseShapeOp>(op))
    return collapse.getSrc();
  return {};
}

Value roofline::getReshapeRoot(Value value) {
  return followChain(value, [](Value reshaped) {
    return getSource(reshaped.getDefiningOp());
  });
}

/// The one of the dims `group` of `type` that isn't 1; -1 if there are several
/// or none, or one that `type` lacks, which no verifier checks.
static int64_t findOnlyDim(ShapedType type, ArrayRef<int64_t> group) {
  int64_t only = -1;
  for (int64_t dim : group) {
    if (dim < 0 || dim >= type.getRank())
      return -1;
    if (type.getDimSize(dim) == 1)
      continue;
    if (only >= 0)
      return -1;
    only = dim;
  }
  return only;
}

/// For each dim of the result of the reshape `op` the dim of its source.
static SmallVector<int64_t> getSourceDims(Operation *op) {
  auto type = cast<ShapedType>(op->getResult(0).getType());
  SmallVector<int64_t> dims(type.getRank(), -1);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    for (auto [source, group] :
         llvm::enumerate(expand.getReassociationIndices()))
      if (int64_t dim = findOnlyDim(type, group); dim >= 0)
        dims[dim] = source;
    return dims;
  }
  auto collapse = cast<tensor::CollapseShapeOp>(op);
  for (auto [dim, group] : llvm::enumerate(collapse.getReassociationIndices()))
    dims[dim] = findOnlyDim(collapse.getSrcType(), group);
  return dims;
}

SmallVector<Value, 4> roofline::getReshapeChain(Value value) {
  SmallVector<Value, 4> chain{value};
  for (Value root = getReshapeRoot(value); value != root;) {
    value = getSource(value.getDefiningOp());
    chain.push_back(value);
  }
  return chain;
}

SmallVector<int64_t> roofline::getReshapeDims(Value value, Value source) {
  SmallVector<int64_t> dims = llvm::to_vector(
      llvm::seq<int64_t>(0, cast<ShapedType>(value.getType()).getRank()));
  for (Value root = source ? source : getReshapeRoot(value); value != root;
       value = getSource(value.getDefiningOp())) {
    SmallVector<int64_t> own = getSourceDims(value.getDefiningOp());
    for (int64_t &dim : dims)
      dim = dim < 0 ? -1 : own[dim];
  }
  return dims;
}

llvm::SmallBitVector roofline::findMergedDims(Value value) {
  auto getRank = [](ShapedType type) {
    return type.hasRank() ? type.getRank() : 0;
  };
  SmallVector<Value, 4> chain = getReshapeChain(value);
  llvm::SmallBitVector merged(
      getRank(cast<ShapedType>(chain.back().getType())));
  for (Value reshaped : llvm::reverse(ArrayRef(chain).drop_back())) {
    Operation *op = reshaped.getDefiningOp();
    auto type = cast<ShapedType>(reshaped.getType());
    llvm::SmallBitVector own(getRank(type));
    for (auto [dim, source] : llvm::enumerate(getSourceDims(op)))
      own[dim] = source >= 0 ? merged[source]
                             : isa<tensor::CollapseShapeOp>(op) &&
                                   type.getDimSize(dim) != 1;
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      for (auto [source, group] :
           llvm::enumerate(expand.getReassociationIndices()))
        for (int64_t dim : group)
          if (dim >= 0 && dim < type.getRank()) // No verifier checks that.
            own[dim] = merged[source];
    merged = std::move(own);
  }
  return merged;
}

SmallVector<std::pair<int64_t, int64_t>, 2>
roofline::findConfusedDims(Value value) {
  SmallVector<std::pair<int64_t, int64_t>, 2> confused;
  Value root = getReshapeRoot(value);
  auto slice = root.getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice || root == value)
    return confused;
  SmallVector<int64_t> dims = getReshapeDims(value, root);
  ArrayRef<int64_t> sizes = slice.getType().getShape();
  auto find = [&](int64_t dim) {
    const auto *it = llvm::find(dims, dim);
    return it == dims.end() ? int64_t(-1) : it - dims.begin();
  };
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  int64_t dim = sizes.size();
  bool isLeft = false;
  // From the right: those between `dim` and a dim that is dropped.
  SmallVector<int64_t, 4> between;
  for (int64_t source = dropped.size(); source-- > 0;) {
    if (dropped[source]) {
      isLeft = true;
      continue;
    }
    int64_t own = find(--dim);
    if (own >= 0 || sizes[dim] == 1)
      for (int64_t other : between)
        confused.push_back({own, other});
    if (isLeft && sizes[dim] != 1)
      between.push_back(own);
  }
  return confused;
}

bool roofline::isReshapedInit(Operation *op, Value value) {
  return getSource(value.getDefiningOp()) &&
         llvm::is_contained(getInits(op), value);
}

bool roofline::isReshapeFor(Operation *user, ArrayRef<Operation *> ops) {
  // Reshapes of reshapes are few.
  constexpr size_t maxReshapes = 16;
  SmallVector<Operation *, 2> open{user};
  for (size_t next = 0; next < open.size(); ++next) {
    if (!getSource(open[next]) || open.size() > maxReshapes)
      return false;
    for (Operation *other : open[next]->getUsers())
      if (!llvm::is_contained(ops, other))
        open.push_back(other);
  }
  return true;
}

FailureOr<SmallVector<Operation *, 2>> roofline::getPartOps(Value value) {
  constexpr size_t maxViews = 16;
  SmallVector<Operation *, 2> ops;
  Value part = getReshapeRoot(value);
  while (Value source = getViewSource(part)) {
    if (ops.size() == maxViews)
      return failure();
    ops.push_back(part.getDefiningOp());
    part = source;
  }
  std::reverse(ops.begin(), ops.end());
  return ops;
}

/// Returns whether two views of equal tensors are equal.
static bool isSameView(Operation *lhs, Operation *rhs) {
  return lhs->getNumOperands() == 1 &&
         OperationEquivalence::isEquivalentTo(
             lhs, rhs, OperationEquivalence::ignoreValueEquivalence,
             /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations);
}

/// Returns whether two slices of equal tensors have no index of a dim in
/// common.
static bool areDisjoint(tensor::ExtractSliceOp lhs,
                        tensor::ExtractSliceOp rhs) {
  auto isUnknown = [](int64_t number) {
    return number < 0 || number > INT32_MAX; // Dynamic ones as well.
  };
  for (int64_t dim = 0; dim < lhs.getSourceType().getRank(); ++dim) {
    int64_t numbers[] = {
        lhs.getStaticOffsets()[dim], lhs.getStaticSizes()[dim],
        lhs.getStaticStrides()[dim], rhs.getStaticOffsets()[dim],
        rhs.getStaticSizes()[dim],   rhs.getStaticStrides()[dim]};
    if (llvm::any_of(numbers, isUnknown))
      continue;
    auto [offset, size, stride, otherOffset, otherSize, otherStride] = numbers;
    if (offset + (size - 1) * stride < otherOffset ||
        otherOffset + (otherSize - 1) * otherStride < offset)
      return true;
    if (stride == otherStride && stride > 0 &&
        (offset - otherOffset) % stride != 0)
      return true;
  }
  return false;
}

bool roofline::mayOverlap(Value lhs, Value rhs) {
  FailureOr<SmallVector<Operation *, 2>> left = getPartOps(lhs),
                                         right = getPartOps(rhs);
  if (failed(left) || failed(right))
    return true;
  for (auto [first, second] : llvm::zip(*left, *right)) {
    if (isSameView(first, second))
      continue;
    auto slice = dyn_cast<tensor::ExtractSliceOp>(first);
    auto other = dyn_cast<tensor::ExtractSliceOp>(second);
    return !slice || !other || !areDisjoint(slice, other);
  }
  return true;
}
