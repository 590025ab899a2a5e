//===- StorageAnalysis.cpp - Bytes that live, and bytes that fusion leaves -*-
// C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StorageAnalysis.h"

#include "ProgramContext.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// True for a ranked tensor or memref.
static bool isStored(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() && !isa<VectorType>(type);
}

std::optional<Count> StorageAnalysis::getValueBytes(Value value) {
  return sizes.getBytes(getElementTypeOrSelf(value.getType()),
                        context.getNumElements(value));
}

/// A dense constant, or a memref that a symbol names (a global).
bool StorageAnalysis::isWeight(Value root) {
  Operation *op = root.getDefiningOp();
  if (!op)
    return false;
  DenseElementsAttr constant;
  if (op->hasTrait<OpTrait::ConstantLike>())
    return !(matchPattern(root, m_Constant(&constant)) && constant.isSplat());
  return isa<MemRefType>(root.getType()) && op->getNumOperands() == 0 &&
         llvm::any_of(op->getAttrs(), [](NamedAttribute attribute) {
           return isa<FlatSymbolRefAttr>(attribute.getValue());
         });
}

static bool isFunctionArgument(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && argument.getOwner()->isEntryBlock() && !getLoopInit(value);
}

/// Value that `value` is a direct view of, or whose loop carries it.
static Value getViewSource(Value value) {
  if (Value init = getLoopInit(value))
    return init;
  if (auto model = value.getDefiningOp<WorkOpInterface>())
    return model.getViewSource(cast<OpResult>(value).getResultNumber());
  return {};
}

/// The next value on the way to the root; null at the root.
Value StorageAnalysis::getSource(Value value) {
  if (Value source = getViewSource(value))
    return source;
  Value init = getTiedInit(value);
  if (!init || !init.hasOneUse())
    return {};
  Value root = getRoot(init);
  return isa<BlockArgument>(root) || needsStorage(root) ? init : Value();
}

Value StorageAnalysis::getRoot(Value value) {
  auto it = knownRoots.find(value);
  if (it != knownRoots.end())
    return it->second;
  Value source = getSource(value);
  Value root = source ? getRoot(source) : value;
  knownRoots[value] = root;
  return root;
}

void StorageAnalysis::addWork(const Work &work) {
  for (const Access &access : work.accesses) {
    Value root = getRoot(access.value);
    if (!isFunctionArgument(root) && !isWeight(root))
      continue;
    CountRange elements = access.elements
                              ? *access.elements
                              : computeTouchedElements(access.map, work.loops);
    std::optional<Count> bytes =
        sizes.getBytes(access.elementType, elements.lower);
    if (!bytes)
      continue;
    RootTraffic &traffic = roots[root];
    if (access.reads)
      traffic.bytesRead = countMax(traffic.bytesRead, *bytes);
    if (access.writes && isa<BaseMemRefType>(access.value.getType()))
      traffic.bytesWritten = countMax(traffic.bytesWritten, *bytes);
  }
}

void StorageAnalysis::addOpaqueOp(Operation *op) {
  for (Value operand : op->getOperands()) {
    if (!isStored(operand))
      continue;
    Value root = getRoot(operand);
    if (!isFunctionArgument(root) && !isWeight(root))
      continue;
    if (std::optional<Count> bytes = getValueBytes(operand))
      roots[root].bytesRead = countMax(roots[root].bytesRead, *bytes);
  }
}

/// Calls `callback` with the operands of the terminators of `body`.
static void forEachReturned(Region &body, function_ref<void(Value)> callback) {
  for (Block &block : body)
    if (!block.empty() && block.back().hasTrait<OpTrait::ReturnLike>())
      for (Value operand : block.back().getOperands())
        callback(operand);
}

/// Value that `value` is a view of, or that is carried around loops to it.
static Value getViewRoot(Value value) {
  while (Value source = getViewSource(value))
    value = source;
  return value;
}

Count StorageAnalysis::computeFusedLowerBytes(Region &body) {
  Count total;
  for (const auto &[root, traffic] : roots)
    total += traffic.bytesRead + traffic.bytesWritten;
  llvm::DenseSet<Value> seen;
  forEachReturned(body, [&](Value value) {
    if (!isStored(value))
      return;
    // An argument or weight that is returned as it is moves nothing; one that
    // an op has written to in place does.
    Value written = getViewRoot(value);
    if (isFunctionArgument(written) || isWeight(written) ||
        !seen.insert(written).second)
      return;
    if (std::optional<Count> bytes = getValueBytes(value))
      total += *bytes;
  });
  return total;
}

/// True if `value` is the root of storage of its own that its op makes: a
/// tensor result that is written, or a memref that is allocated.
bool StorageAnalysis::needsStorage(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isStored(value) || isWeight(value) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return false;
  if (isa<TensorType>(value.getType()))
    return !isFree(op) && !idleOps.contains(op);
  auto model = dyn_cast<WorkOpInterface>(op);
  return !model ||
         !model.getViewSource(cast<OpResult>(value).getResultNumber());
}

/// Live bytes rise at an op by what its results need, and fall after the last
/// use of a root. The storage that regions of an op make lives inside that op.
Count StorageAnalysis::computePeakOfBlock(Block &block) {
  // Last op that uses a root, found by walking uses in program order.
  llvm::DenseMap<Value, Operation *> lastUse;
  llvm::DenseMap<Operation *, SmallVector<Value, 1>> diesAfter;
  for (Operation &op : block)
    op.walk([&](Operation *user) {
      for (Value operand : user->getOperands())
        if (isStored(operand))
          lastUse[getRoot(operand)] = &op;
    });
  Count live, peak;
  for (Operation &op : block) {
    Count inner;
    for (Region &region : op.getRegions())
      for (Block &nested : region)
        inner = countMax(inner, computePeakOfBlock(nested));
    for (Value result : op.getResults()) {
      if (getRoot(result) != result || !needsStorage(result))
        continue;
      std::optional<Count> bytes = getValueBytes(result);
      if (!bytes)
        continue;
      live += *bytes;
      Operation *last = lastUse.lookup(result);
      diesAfter[last ? last : &op].push_back(result);
    }
    peak = countMax(peak, live + inner);
    for (Value dead : diesAfter.lookup(&op))
      live -= *getValueBytes(dead);
  }
  return peak;
}

Count StorageAnalysis::computeWeightBytes(Region &body) {
  Count total;
  body.walk([&](Operation *op) {
    for (Value result : op->getResults())
      if (isStored(result) && isWeight(result))
        total += getValueBytes(result).value_or(Count());
  });
  return total;
}

Count StorageAnalysis::computePeakLiveBytes(Region &body) {
  Count always = computeWeightBytes(body);
  Count peak;
  for (Block &block : body) {
    if (block.isEntryBlock())
      for (Value argument : block.getArguments())
        if (isStored(argument))
          always += getValueBytes(argument).value_or(Count());
    peak = countMax(peak, computePeakOfBlock(block));
  }
  return always + peak;
}
