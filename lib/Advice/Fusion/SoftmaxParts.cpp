//===- SoftmaxParts.cpp - Ops that a softmax is made of -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxParts.h"

#include "Reshapes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

/// True if the payload of `op` is one operation per type of `Ops`, in order.
template <typename... Ops>
static bool hasPayload(Operation *op) {
  auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
  if (!linalgOp ||
      linalgOp.getBlock()->getOperations().size() != sizeof...(Ops) + 1)
    return false;
  auto it = linalgOp.getBlock()->begin();
  return (isa<Ops>(&*it++) && ...);
}

bool roofline::isMaximum(Operation *op) {
  return hasPayload<arith::MaximumFOp>(op) || hasPayload<arith::MaxNumFOp>(op);
}

bool roofline::isExponential(Operation *op) {
  return hasPayload<arith::SubFOp, math::ExpOp>(op);
}

bool roofline::isSum(Operation *op) { return hasPayload<arith::AddFOp>(op); }

bool roofline::isQuotient(Operation *op) {
  return hasPayload<arith::DivFOp>(op);
}

bool roofline::isLinear(Operation *op, Value rows) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return false;
  Block *block = linalgOp.getBlock();
  llvm::SmallPtrSet<Value, 8> linear;
  for (OpOperand &operand : op->getOpOperands())
    if (getReshapeRoot(operand.get()) == rows)
      linear.insert(linalgOp.getMatchingBlockArgument(&operand));
  auto isRows = [&](Value value) { return linear.contains(value); };
  for (Operation &own : block->without_terminator()) {
    size_t number = llvm::count_if(own.getOperands(), isRows);
    if (number == 0)
      continue;
    bool isFactor =
        isa<arith::ExtFOp, arith::TruncFOp, arith::NegFOp>(own) ||
        (isa<arith::MulFOp>(own) && number == 1) ||
        (isa<arith::DivFOp>(own) && number == 1 && isRows(own.getOperand(0)));
    if (!isFactor)
      return false;
    linear.insert(own.getResult(0));
  }
  return llvm::all_of(block->getTerminator()->getOperands(), isRows);
}
