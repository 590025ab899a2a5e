//===- Reshapes.cpp - Values seen through reshapes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reshapes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "roofline/IR/RooflineInterfaces.h"
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

SmallVector<int64_t> roofline::getReshapeDims(Value value) {
  SmallVector<int64_t> dims = llvm::to_vector(
      llvm::seq<int64_t>(0, cast<ShapedType>(value.getType()).getRank()));
  for (Value root = getReshapeRoot(value); value != root;
       value = getSource(value.getDefiningOp())) {
    SmallVector<int64_t> own = getSourceDims(value.getDefiningOp());
    for (int64_t &dim : dims)
      dim = dim < 0 ? -1 : own[dim];
  }
  return dims;
}

bool roofline::isReshapedInit(Operation *op, Value value) {
  auto style = dyn_cast<DestinationStyleOpInterface>(op);
  return style && getSource(value.getDefiningOp()) &&
         llvm::is_contained(style.getDpsInits(), value);
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
