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
  FusionNode node;
  node.op = op;
  node.block = op->getBlock();
  node.opClass = opClass;
  node.executions = record.executions;
  node.isInLoop = record.unbounded || record.executions != Count(1) ||
                  !isa<FunctionOpInterface>(op->getParentOp());
  for (Value result : node.op->getResults())
    node.numUses += std::distance(result.use_begin(), result.use_end());
  unsigned number = nodes.size();
  nodes.push_back(std::move(node));
  numbers[op] = number;
  addPairs(number, numInputs);
  nodes[number].isFill =
      nodes[number].inputs.size() == op->getNumResults() && isFilling(op);
  addPlaces(number);
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
  pairs.push_back({producer, consumer, {operand}, isSibling, view});
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
    input.isFilled = isFilling(maker);
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

/// The number of a value that is an operand, or lies behind one.
unsigned FusionGraph::getNumber(Value value) {
  auto [known, isNew] = values.try_emplace(value);
  if (isNew)
    known->second.input = makeInput(value, values.size() - 1);
  return known->second.input.value;
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

void FusionGraph::addPlaces(unsigned number) {
  FusionNode &node = nodes[number];
  OperandRange inits = getInits(node.op);
  node.hasConflict =
      !inits.empty() && findConflict(node.op, /*isLast=*/true, overwriters);
  // Of its own results only those with several uses conflict.
  node.hasConflictInside = (node.hasConflict || node.numUses > 1) &&
                           findConflict(node.op, /*isLast=*/false, overwriters);
  bool isOrdinary = true;
  SmallVector<FusionNode::Place, 8> places;
  for (OpOperand &operand : node.op->getOpOperands()) {
    Value value = operand.get();
    if (!isa<RankedTensorType>(value.getType()))
      continue;
    FusionNode::Place &place = places.emplace_back();
    Value root = getReshapeRoot(value);
    if (root != value) {
      place.root = getNumber(root);
      place.reshape = llvm::hash_combine_range(getReshapeDims(value));
      for (Value source : getReshapeChain(value))
        place.reshape = llvm::hash_combine(place.reshape, source.getType());
    }
    if (Value whole = getViewRoot(value); whole != root) {
      place.whole = getNumber(whole);
      place.part = hashPart(value);
    }
    if (isAmong(operand, inits))
      if (Value storage = followFills(value))
        place.storage = getNumber(storage);
    isOrdinary &=
        place.root == ~0u && place.storage == ~0u && place.whole == ~0u;
  }
  if (!isOrdinary)
    node.places.append(places.begin(), places.end());
}

void FusionGraph::addPairs(unsigned consumer, unsigned numInputs) {
  Operation *op = nodes[consumer].op;
  size_t first = pairs.size();
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    bool isTensor = isa<TensorType>(value.getType());
    if (!isTensor && !isa<ShapedType>(value.getType()))
      continue;
    unsigned number = operand.getOperandNumber();
    getNumber(value);
    KnownValue *known = &values[value];
    const FusionInput &input = known->input;
    nodes[consumer].inputs.push_back(input);
    if (input.isResult() && input.reshape == 0 &&
        nodes[input.producer].block == nodes[consumer].block)
      nodes[input.producer].users.push_back(consumer);
    if (!isTensor)
      continue;
    if (input.producer != ~0u)
      addPair(input.producer, consumer, number, /*isSibling=*/false,
              input.isResult() ? nullptr : value.getDefiningOp(), first);
    if (number >= numInputs)
      continue;
    unsigned reader = std::exchange(known->lastReader, consumer);
    if (reader != ~0u && reader != consumer &&
        nodes[reader].block == nodes[consumer].block)
      addPair(reader, consumer, number, /*isSibling=*/true,
              /*view=*/nullptr, first);
  }
}
