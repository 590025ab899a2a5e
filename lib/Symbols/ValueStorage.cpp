//===- ValueStorage.cpp - The storage behind values -----------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/ValueStorage.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

bool roofline::asksForSize(Operation *op) {
  return isa<ShapedDimOpInterface>(op);
}

bool roofline::hasOneDataUse(Value value) {
  if (value.hasOneUse())
    return !asksForSize(*value.user_begin());
  auto isDataUse = [](OpOperand &use) { return !asksForSize(use.getOwner()); };
  return llvm::hasNItems(llvm::make_filter_range(value.getUses(), isDataUse),
                         1);
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

Value roofline::getLoopInit(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast_or_null<LoopLikeOpInterface>(
        argument.getOwner()->getParentOp());
    OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
    return init ? init->get() : Value();
  }
  auto loop = value.getDefiningOp<LoopLikeOpInterface>();
  if (!loop)
    return {};
  unsigned number = cast<OpResult>(value).getResultNumber();
  OperandRange inits = loop.getInits();
  return number < inits.size() ? inits[number] : Value();
}

Value roofline::getLoopResult(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto loop = argument ? dyn_cast_or_null<LoopLikeOpInterface>(
                             argument.getOwner()->getParentOp())
                       : LoopLikeOpInterface();
  return loop ? Value(loop.getTiedLoopResult(argument)) : Value();
}

OperandRange roofline::getInits(Operation *op) {
  OperandRange operands = op->getOperands();
  // To ask an op of linalg builds an attribute. Its inits, where they are
  // tensors, are its last operands.
  size_t numResults = op->getNumResults();
  if (numResults > 0 && numResults <= operands.size() && op->isRegistered() &&
      op->getName().getDialectNamespace() == "linalg") {
    OperandRange last = operands.take_back(numResults);
    if (llvm::equal(last.getTypes(), op->getResultTypes()))
      return last;
  }
  auto style = dyn_cast<DestinationStyleOpInterface>(op);
  return style ? style.getDpsInits() : operands.take_front(0);
}

bool roofline::isAmong(OpOperand &operand, OperandRange operands) {
  return !operands.empty() &&
         operand.getOperandNumber() - operands.getBeginOperandIndex() <
             operands.size();
}

Value roofline::getTiedInit(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  OperandRange inits = getInits(op);
  unsigned number = cast<OpResult>(value).getResultNumber();
  return number < inits.size() ? inits[number] : Value();
}

/// True if a loop around `op` leaves `value` to its next iterations.
static bool isOutsideOfLoop(Value value, Operation *op) {
  Operation *scope = value.getParentBlock()->getParentOp();
  for (Operation *parent = op->getParentOp();
       parent && scope && !parent->isAncestor(scope);
       parent = parent->getParentOp())
    if (isa<LoopLikeOpInterface>(parent))
      return true;
  return false;
}

Value roofline::getStorageSource(Value value) {
  Operation *op = value.getDefiningOp();
  if (op && op->getNumOperands() == 0)
    return {};
  if (Value source = getViewSource(value))
    return source;
  // Who reads an init again needs another copy of it.
  Value init = getLoopInit(value);
  if (init)
    return isa<BaseMemRefType>(init.getType()) || hasOneDataUse(init)
               ? init
               : getLoopResult(value);
  init = getTiedInit(value);
  return init && hasOneDataUse(init) && !isOutsideOfLoop(init, op) ? init
                                                                   : Value();
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

/// Chains may be as long as the function: no recursion.
Value StorageRoots::getRoot(Value value) {
  SmallVector<Value, 8> chain;
  Value current = value, root;
  while (current && !root) {
    auto [it, isNew] = roots.try_emplace(current, current);
    if (!isNew) {
      root = it->second; // Itself, at the start of a cycle in a graph region.
      break;
    }
    chain.push_back(current);
    current = getSource(current);
  }
  if (!root)
    root = chain.pop_back_val();
  for (Value link : llvm::reverse(chain)) {
    if (join)
      root = join(link, root);
    roots[link] = root;
  }
  return root;
}
