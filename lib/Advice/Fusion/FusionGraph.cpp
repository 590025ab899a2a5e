//===- FusionGraph.cpp - Ops that may be fused -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionGraph.h"

#include "Reshapes.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/Hashing.h"

using namespace mlir;
using namespace mlir::roofline;

/// Operands of `op` before its inits. Results are tied to the last ones; to ask
/// the interface for them builds an attribute.
static unsigned countInputs(Operation *op) {
  return isa<DestinationStyleOpInterface>(op)
             ? op->getNumOperands() - op->getNumResults()
             : op->getNumOperands();
}

OpClass::OpClass(const OpRecord &record)
    : work(record.once.work), levels(record.once.estimate.levels),
      seconds(record.once.estimate.timeSeconds),
      bound(record.once.estimate.bound),
      isOpaque(record.incomplete || work.given ||
               !isa<WorkOpInterface>(record.op)),
      isChanging(ProgramContext::hasCounter(getOutermostRange(levels).upper)),
      isFar(!levels.empty() && !levels.front().isAllNear()),
      isProduct(!work.terms.getClass(WorkClass::Matrix).isZero()),
      numInputs(countInputs(record.op)) {}

CountRange roofline::getOutermostRange(const LevelTraffics &levels) {
  if (levels.empty())
    return CountRange();
  const LevelTraffic &outermost = levels.front();
  return outermost.lowerBytes.isExact() ? CountRange(outermost.getUpperBytes())
                                        : outermost.lowerBytes;
}

Count roofline::getOutermostBytes(const LevelTraffics &levels) {
  return getOutermostRange(levels).lower;
}

SmallVector<Operation *, 4>
FusionGraph::getOps(ArrayRef<unsigned> numbers) const {
  return llvm::map_to_vector<4>(
      numbers, [&](unsigned number) { return nodes[number].op; });
}

std::optional<unsigned> FusionGraph::lookup(Operation *op) const {
  auto it = numbers.find(op);
  return it == numbers.end() ? std::nullopt : std::optional(it->second);
}

void FusionGraph::add(Operation *op, const OpRecord &record, unsigned opClass,
                      unsigned numInputs) {
  unsigned number = nodes.size();
  Block *block = op->getBlock();
  bool isInBody = number > 0 && nodes.back().block == block
                      ? nodes.back().isInBody
                      : isa<FunctionOpInterface>(op->getParentOp());
  FusionNode &node = nodes.emplace_back();
  node.op = op;
  node.block = block;
  node.opClass = opClass;
  node.executions = record.executions;
  node.isInBody = isInBody;
  node.isInLoop =
      record.unbounded || record.executions != Count(1) || !isInBody;
  for (Value result : op->getResults())
    node.numUses += std::distance(result.use_begin(), result.use_end());
  numbers[op] = number;
  // To ask an op that has no inits for them takes long.
  OperandRange inits = numInputs < op->getNumOperands()
                           ? getInits(op)
                           : op->getOperands().take_front(0);
  addOperands(number, inits, numInputs);
  node.isFilling = isFilling(op);
  node.hasConflict =
      !inits.empty() && findConflict(op, /*isLast=*/true, overwriters);
  // Of its own results only those with several uses conflict.
  node.hasConflictInside = (node.hasConflict || node.numUses > 1) &&
                           findConflict(op, /*isLast=*/false, overwriters);
}

void FusionGraph::addPair(unsigned producer, unsigned consumer,
                          unsigned operand, bool isSibling, Operation *view,
                          size_t first) {
  for (size_t i = first; i < pairs.size(); ++i) {
    Pair &known = pairs[i];
    if (known.producer != producer)
      continue;
    // A value that one makes for the other says more than one that both read.
    if (known.isSibling && !isSibling) {
      known.operands.clear();
      known.isSibling = false;
      known.view = view;
    }
    if (known.isSibling == isSibling)
      known.operands.push_back(operand);
    if (known.view && !view)
      known.view = nullptr;
    return;
  }
  Pair &pair = pairs.emplace_back();
  pair.producer = producer;
  pair.consumer = consumer;
  pair.operands.push_back(operand);
  pair.isSibling = isSibling;
  pair.view = view;
}

FusionInput FusionGraph::makeInput(Value value, unsigned number) const {
  FusionInput input;
  input.value = number;
  Operation *maker = value.getDefiningOp();
  if (!maker)
    return input;
  if (std::optional<unsigned> producer = lookup(maker)) {
    input.producer = *producer;
    input.result = cast<OpResult>(value).getResultNumber();
    input.isFilled = nodes[*producer].isFilling;
    return input;
  }
  Value root = getViewRoot(value);
  maker = root == value ? nullptr : root.getDefiningOp();
  if (maker) {
    input.producer = lookup(maker).value_or(~0u);
    input.isFilled = isFilling(maker);
  }
  if (input.producer != ~0u && isa<RankedTensorType>(value.getType()) &&
      getReshapeRoot(value) == root) {
    SmallVector<int64_t> dims = getReshapeDims(value);
    input.result = cast<OpResult>(root).getResultNumber();
    input.reshape = 1 | uint64_t(llvm::hash_combine_range(dims));
  }
  return input;
}

/// Identifies which part of a tensor `value` is.
static uint64_t hashPart(Value value) {
  FailureOr<SmallVector<Operation *, 2>> ops = getPartOps(value);
  uint64_t hash = 0;
  if (succeeded(ops))
    for (Operation *op : *ops)
      hash = llvm::hash_combine(hash,
                                OperationEquivalence::computeHash(
                                    op, OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::IgnoreLocations));
  return hash;
}

/// Where `value` lies.
unsigned FusionGraph::addPlace(Value value) {
  if (!isa<RankedTensorType>(value.getType()))
    return 0;
  Value root = getReshapeRoot(value), whole = getViewRoot(value);
  if (root == value && whole == root)
    return 0;
  FusionNode::Place place;
  if (root != value) {
    place.root = getNumber(root);
    place.reshape = llvm::hash_combine_range(getReshapeDims(value));
    for (Value source : getReshapeChain(value))
      place.reshape = llvm::hash_combine(place.reshape, source.getType());
  }
  if (whole != root) {
    place.whole = getNumber(whole);
    place.part = hashPart(value);
  }
  places.push_back(place);
  return places.size() - 1;
}

/// The number of a value that is an operand, or lies behind one.
unsigned FusionGraph::getNumber(Value value) {
  auto [it, isNew] = valueNumbers.try_emplace(value, values.size());
  unsigned number = it->second;
  if (isNew) {
    values.emplace_back().input = makeInput(value, number);
    unsigned place = addPlace(value); // It may add other values.
    values[number].place = place;
  }
  return number;
}

void FusionGraph::addPairs(unsigned consumer, OpOperand &operand,
                           KnownValue &known, bool isInput, size_t first) {
  const FusionInput &input = known.input;
  unsigned number = operand.getOperandNumber();
  if (input.producer != ~0u)
    addPair(input.producer, consumer, number, /*isSibling=*/false,
            input.isResult() ? nullptr : operand.get().getDefiningOp(), first);
  if (!isInput)
    return;
  unsigned reader = std::exchange(known.lastReader, consumer);
  if (reader != ~0u && reader != consumer &&
      nodes[reader].block == nodes[consumer].block)
    addPair(reader, consumer, number, /*isSibling=*/true, /*view=*/nullptr,
            first);
}

void FusionGraph::addOperands(unsigned number, OperandRange inits,
                              unsigned numInputs) {
  FusionNode &node = nodes[number];
  size_t first = pairs.size();
  bool isOrdinary = true;
  SmallVector<FusionNode::Place, 8> own;
  for (OpOperand &operand : node.op->getOpOperands()) {
    Value value = operand.get();
    bool isTensor = isa<TensorType>(value.getType());
    if (!isTensor && !isa<ShapedType>(value.getType()))
      continue;
    KnownValue &known = values[getNumber(value)];
    const FusionInput &input = node.inputs.emplace_back(known.input);
    if (input.isResult() && input.reshape == 0 &&
        nodes[input.producer].block == node.block)
      nodes[input.producer].users.push_back(number);
    if (!isTensor)
      continue;
    addPairs(number, operand, known, operand.getOperandNumber() < numInputs,
             first);
    if (!isa<RankedTensorType>(value.getType()))
      continue;
    isOrdinary &= known.place == 0;
    FusionNode::Place &place = own.emplace_back(places[known.place]);
    if (isAmong(operand, inits))
      if (Value storage = followFills(value)) {
        place.storage = getNumber(storage);
        isOrdinary = false;
      }
  }
  if (!isOrdinary)
    node.places.append(own.begin(), own.end());
}
