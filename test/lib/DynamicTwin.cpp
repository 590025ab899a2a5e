//===- DynamicTwin.cpp - Static functions made dynamic --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DynamicTwin.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/IR/RooflineDialect.h"

using namespace mlir;
using namespace mlir::roofline;

static ShapedType getShaped(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !isa<RankedTensorType, MemRefType>(type))
    return {};
  auto memref = dyn_cast<MemRefType>(type);
  return memref && !memref.getLayout().isIdentity() ? ShapedType() : type;
}

unsigned DynamicTwin::number(ValueDim dim) {
  auto [it, isNew] = numbers.try_emplace(dim, numbers.size());
  if (isNew)
    equal.insert(it->second);
  return it->second;
}

void DynamicTwin::block(Value value) {
  if (ShapedType type = getShaped(value))
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      blocked.insert(number({value, dim}));
}

/// Unites dims that share a loop. A window keeps its size.
void DynamicTwin::visitLinalg(linalg::LinalgOp op) {
  SmallVector<std::optional<ValueDim>> loops(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!getShaped(value)) {
      continue;
    }
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      ValueDim own(value, dim);
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (!loop) {
        blocked.insert(number(own));
        continue;
      }
      std::optional<ValueDim> &first = loops[loop.getPosition()];
      if (first)
        join(*first, own);
      first = own;
    }
    if (!op.isDpsInit(&operand) || op->getNumResults() == 0)
      continue;
    Value result = op.getTiedOpResult(&operand);
    for (size_t dim = 0; dim < map.getNumResults(); ++dim)
      join({value, dim}, {result, dim});
  }
}

void DynamicTwin::visit(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return visitLinalg(structured);
  if (isa<tensor::EmptyOp, memref::AllocOp, func::ReturnOp>(op))
    return;
  for (Value operand : op->getOperands())
    block(operand);
  for (Value result : op->getResults())
    block(result);
  for (Region &region : op->getRegions())
    for (Value argument : region.getArguments())
      block(argument);
}

/// Collects the classes that contain a dim of an argument with size 1 or more.
void DynamicTwin::collectClasses() {
  llvm::DenseSet<unsigned> blockedLeaders;
  for (unsigned dim : blocked)
    blockedLeaders.insert(equal.getLeaderValue(dim));
  for (BlockArgument argument : function.getArguments()) {
    ShapedType type = getShaped(argument);
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      if (type.isDynamicDim(dim) || type.getDimSize(dim) == 0 ||
          !numbers.contains({argument, dim}))
        continue;
      unsigned leader = equal.getLeaderValue(number({argument, dim}));
      if (!blockedLeaders.contains(leader))
        classes.try_emplace(leader, argument, dim);
    }
  }
}

bool DynamicTwin::isDynamic(ValueDim dim) {
  auto it = numbers.find(dim);
  return it != numbers.end() &&
         classes.contains(equal.getLeaderValue(it->second));
}

/// Names the dims of arguments. Must run before types change.
void DynamicTwin::nameDims() {
  Builder builder(function.getContext());
  for (BlockArgument argument : function.getArguments()) {
    ShapedType type = getShaped(argument);
    if (!type)
      continue;
    SmallVector<Attribute> names;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      std::string name;
      if (isDynamic({argument, dim})) {
        unsigned leader = equal.getLeaderValue(number({argument, dim}));
        name = isNamed ? "n" + std::to_string(leader)
                       : "arg" + std::to_string(argument.getArgNumber()) +
                             "_d" + std::to_string(dim);
        sizes[name] = type.getDimSize(dim);
      }
      names.push_back(builder.getStringAttr(isNamed ? name : ""));
    }
    if (isNamed)
      function.setArgAttr(argument.getArgNumber(),
                          RooflineDialect::getDimsAttrName(),
                          builder.getArrayAttr(names));
  }
}

void DynamicTwin::setType(Value value) {
  ShapedType type = getShaped(value);
  if (!type)
    return;
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : llvm::enumerate(shape))
    if (isDynamic({value, dim}))
      size = ShapedType::kDynamic;
  value.setType(type.clone(shape));
}

/// Adds the dynamic sizes of an allocation, which are those of arguments.
void DynamicTwin::addSizes(Operation *op) {
  OpBuilder builder(op);
  SmallVector<Value> dynamic;
  Value result = op->getResult(0);
  ShapedType type = getShaped(result);
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
    if (!isDynamic({result, dim}))
      continue;
    auto [argument, position] =
        classes.lookup(equal.getLeaderValue(number({result, dim})));
    if (isa<MemRefType>(argument.getType()))
      dynamic.push_back(
          memref::DimOp::create(builder, op->getLoc(), argument, position));
    else
      dynamic.push_back(
          tensor::DimOp::create(builder, op->getLoc(), argument, position));
  }
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    alloc.getDynamicSizesMutable().append(dynamic);
  else
    op->insertOperands(op->getNumOperands(), dynamic);
}

bool DynamicTwin::run() {
  function.getBody().walk([&](Operation *op) {
    if (!isa<linalg::LinalgOp>(op->getParentOp()))
      visit(op);
  });
  collectClasses();
  if (classes.empty())
    return false;
  nameDims();
  SmallVector<Operation *> allocations;
  function.getBody().walk([&](Operation *op) {
    if (isa<tensor::EmptyOp, memref::AllocOp>(op))
      allocations.push_back(op);
    for (Value result : op->getResults())
      setType(result);
  });
  for (Value argument : function.getArguments())
    setType(argument);
  for (Operation *op : allocations)
    addSizes(op);
  Operation *end = function.getBody().back().getTerminator();
  function.setFunctionType(FunctionType::get(
      function.getContext(), function.getBody().getArgumentTypes(),
      end->getOperandTypes()));
  return true;
}
