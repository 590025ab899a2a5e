//===- Contractions.cpp - Contractions found during execution -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the contractions (R7) among the scalar ops that execute: tracks the
// loops on which the factors of a product and the sum that it is added to
// depend.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

/// Returns the type with which a factor was loaded or computed.
static Type getFactorType(const Datum &factor, Type computed) {
  Type type = factor.origin ? factor.origin : computed;
  if (auto complex = dyn_cast<ComplexType>(type))
    return complex.getElementType();
  return type;
}

static unsigned noteProduct(Frame &frame, Operation *op, TermKey term,
                            int64_t operations, const Datum &left,
                            const Datum &right) {
  auto [it, isNew] = frame.products.try_emplace(op);
  Product &product = it->second;
  product.loops[0] |= left.loops;
  product.loops[1] |= right.loops;
  product.windowLoops |= (left.windowLoops & ~left.plainLoops) |
                         (right.windowLoops & ~right.plainLoops);
  product.buffers |= left.buffers | right.buffers;
  product.fromIndex |= left.fromIndex || right.fromIndex;
  product.types[0] = getFactorType(left, term.second);
  product.types[1] = getFactorType(right, term.second);
  product.term = term;
  product.operations += operations;
  return it - frame.products.begin() + 1;
}

static unsigned noteSum(Frame &frame, Operation *op, TermKey term,
                        int64_t operations, unsigned product,
                        const Datum &partial) {
  auto [it, isNew] = frame.sums.try_emplace(op);
  Sum &sum = it->second;
  sum.product = product;
  sum.loops |= partial.loops;
  sum.buffers |= partial.buffers;
  sum.term = term;
  sum.operations += operations;
  return it - frame.sums.begin() + 1;
}

void oracle::noteRole(Frame &frame, Operation *op, Role role, TermKey term,
                      int64_t operations, ArrayRef<const Datum *> operands,
                      Datum &result) {
  bool isBitwise = isa<arith::AndIOp, arith::OrIOp>(op);
  if (isBitwise && !term.second.isInteger(1))
    return;
  switch (role) {
  case Role::None:
    return;
  case Role::Multiply:
    result.product =
        noteProduct(frame, op, term, operations, *operands[0], *operands[1]);
    return;
  case Role::Add: {
    unsigned left = operands[0]->product, right = operands[1]->product;
    auto isOther = [&](unsigned product) {
      // "and" matches only "or".
      return product && isa<arith::AndIOp>(
                            (frame.products.begin() + (product - 1))->first) !=
                            isa<arith::OrIOp>(op);
    };
    if (isOther(left) || isOther(right))
      return;
    if (bool(left) != bool(right) && operands[left ? 1 : 0]->isLoaded)
      result.sum = noteSum(frame, op, term, operations, left ? left : right,
                           *operands[left ? 1 : 0]);
    return;
  }
  case Role::Both: {
    // Half of the operations of a fused multiply-add are the product.
    unsigned product = noteProduct(frame, op, term, operations / 2,
                                   *operands[0], *operands[1]);
    if (operands[2]->isLoaded)
      result.sum =
          noteSum(frame, op, term, operations / 2, product, *operands[2]);
    return;
  }
  case Role::Widen:
    result.origin = operands[0]->origin
                        ? operands[0]->origin
                        : getElementTypeOrSelf(op->getOperand(0).getType());
    [[fallthrough]];
  case Role::Narrow:
    result.isLoaded = operands[0]->isLoaded;
    // An integer product that is converted to float is not part of a float sum.
    if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
      return;
    result.product = operands[0]->product;
    result.sum = operands[0]->sum;
    return;
  case Role::ShiftOrigin: // An integer zero point.
    if (!operands[1]->loops)
      result.origin = operands[0]->origin;
    return;
  }
}

bool oracle::isMatrixWork(const Product &product, const Sum &sum) {
  uint64_t left = product.loops[0], right = product.loops[1];
  uint64_t parallel = sum.loops;
  uint64_t reduction = left & right & ~parallel;
  if (!(left & parallel & ~right) || !(right & parallel & ~left) || !reduction)
    return false;
  // In a depthwise convolution only the window is summed.
  bool isDepthwise = product.windowLoops && (left & right & parallel) &&
                     !(reduction & ~product.windowLoops);
  return !isDepthwise;
}

void Machine::finishContractions(Frame &frame) {
  if (!findsContractions)
    return;
  for (auto &[op, sum] : frame.sums) {
    Product &product = (frame.products.begin() + (sum.product - 1))->second;
    bool isAccumulation = llvm::popcount(sum.buffers) == 1 &&
                          sum.storedTo == sum.buffers &&
                          !(product.buffers & sum.buffers);
    if (!isAccumulation || product.fromIndex || product.taken ||
        sum.operations == 0 || !isMatrixWork(product, sum))
      continue;
    product.taken = true;
    frame.terms[sum.term] -= sum.operations;
    frame.terms[product.term] -= product.operations;
    frame.counts->terms.emplace_back(WorkClass::Matrix, product.types[0],
                                     product.types[1], sum.term.second,
                                     sum.operations + product.operations);
  }
}
