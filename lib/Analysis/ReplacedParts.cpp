//===- ReplacedParts.cpp - Tensors that ops replace parts of --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReplacedParts.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/IR/OpModel.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Links between values
//===----------------------------------------------------------------------===//

/// The value that a loop hands through unchanged to its result `value`; null if
/// the loop computes it.
static Value getUnchangedInit(Value value) {
  auto loop = value.getDefiningOp<LoopLikeOpInterface>();
  if (!loop)
    return {};
  auto result = cast<OpResult>(value);
  OpOperand *yielded =
      loop.getTiedLoopYieldedValue(loop.getTiedLoopRegionIterArg(result));
  BlockArgument carried = loop.getTiedLoopRegionIterArg(result);
  return yielded && yielded->get() == carried ? getLoopInit(value) : Value();
}

Value ReplacedParts::getUnwrittenSource(Value value) {
  return followChain(value, [](Value current) {
    Value source = getUnchangedInit(current);
    return source ? source : getViewSource(current);
  });
}

/// Returns the value that a loop starts from, if `value` leaves it or is
/// carried around it; null for any other.
static Value getCarried(Value value) {
  if (isa<BlockArgument>(value))
    return getLoopInit(value);
  auto loop = value.getDefiningOp<LoopLikeOpInterface>();
  BlockArgument carried =
      loop ? loop.getTiedLoopRegionIterArg(cast<OpResult>(value))
           : BlockArgument();
  OpOperand *yielded =
      carried ? loop.getTiedLoopYieldedValue(carried) : nullptr;
  return yielded ? yielded->get() : Value();
}

/// Returns the value of which the op of `value` replaces a part, of `bytes`;
/// null if all of `value` is new.
Value ReplacedParts::getReplaced(Value value, CountRange &bytes) {
  auto it = writes.find(value);
  if (it == writes.end())
    return {};
  bytes = it->second;
  if (Value init = getTiedInit(value))
    return init;
  OperandRange operands = value.getDefiningOp()->getOperands();
  auto like = llvm::find_if(operands, [&](Value operand) {
    return operand.getType() == value.getType();
  });
  return like == operands.end() ? Value() : *like;
}

/// Returns the value whose content `value` has, but for a part of `bytes`; null
/// if all of it is new.
Value ReplacedParts::getSource(Value value, CountRange &bytes) {
  if (Value source = getViewSource(value))
    return source;
  if (isa<BlockArgument>(value))
    return getLoopInit(value);
  Value init = getUnchangedInit(value);
  return init ? init : getReplaced(value, bytes);
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

ReplacedParts::ReplacedParts(WorkContext &context, StorageSizes &sizes)
    : context(context), sizes(sizes),
      contents(
          [this](Value value) {
            CountRange part;
            return getSource(value, part);
          },
          [this](Value value, Value root) {
            CountRange part;
            Count sum = replaced.lookup(getSource(value, part));
            sum += part.upper;
            if (!sum.isZero())
              replaced[value] = sum;
            return root;
          }) {}

void ReplacedParts::addWrite(const Access &access, const CountRange &elements) {
  Value value = access.value;
  if (!isa<OpResult>(value) || !isa<RankedTensorType>(value.getType()))
    return;
  std::optional<Count> size = context.getNumElements(value);
  // Two symbolic counts of the same elements may differ as text.
  bool isKnown = access.elements ||
                 (elements.lower.isConstant() && size && size->isConstant());
  if (!isKnown || elements.lower == size)
    return;
  CountRange &written = writes[value];
  if (auto least = sizes.getBytes(access.elementType, elements.lower))
    written.lower = countMax(written.lower, *least);
  if (auto most = sizes.getBytes(access.elementType, elements.upper))
    written.upper += *most;
}

Count ReplacedParts::getRest(Value value, const Count &bytes) {
  auto it = replaced.find(value);
  return it == replaced.end() ? bytes : countMax(0, bytes - it->second);
}

ReplacedParts::Chain ReplacedParts::follow(Value value) {
  Chain chain;
  llvm::DenseSet<Value> seen;
  Value current = value;
  while (seen.insert(current = getUnwrittenSource(current)).second) {
    CountRange part;
    if (Value carried = getCarried(current)) {
      chain.hasLoop = true;
      current = carried;
    } else if (Value source = getReplaced(current, part)) {
      chain.hasParts = true;
      chain.sum += part.lower;
      chain.largest = countMax(chain.largest, part.lower);
      current = source;
    } else {
      chain.start = current;
      break;
    }
  }
  return chain;
}
