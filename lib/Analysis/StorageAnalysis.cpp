//===- StorageAnalysis.cpp - Bytes that live, and bytes that fusion leave -===//
// C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StorageAnalysis.h"

#include "Loops/LoopSums.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Symbols/ProgramContext.h"
#include "roofline/Traffic/Traffic.h"

using namespace mlir;
using namespace mlir::roofline;

bool roofline::isStored(Value value) {
  if (isa<RankedTensorType, MemRefType>(value.getType()))
    return true; // Quicker than a look for the interface.
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() && !isa<VectorType>(type);
}

std::optional<Count> StorageAnalysis::getValueBytes(Value value) {
  Type elementType = getElementTypeOrSelf(value.getType());
  if (hypothesis && hypothesis->getElementType)
    elementType = hypothesis->getElementType(value, elementType);
  std::optional<Count> elements =
      getLargest(value, context.getNumElements(value));
  return elements ? sizes.getBytes(elementType, *elements) : std::nullopt;
}

/// A figure of `value` in the iteration of the loops around it in which that is
/// the largest; no value if that is not known.
std::optional<Count> StorageAnalysis::getLargest(Value value,
                                                 const Count &count) const {
  return count.isConstant()
             ? std::optional(count)
             : maxOverLoops(value.getParentBlock()->getParentOp(), count,
                            context);
}

/// A dense constant, or a memref or tensor that a symbol names (a global).
bool StorageAnalysis::isWeight(Value root) {
  Operation *op = root.getDefiningOp();
  if (!op || op->getNumOperands() > 0)
    return false;
  if (Attribute constant = getConstantElements(root))
    return !isa<SplatElementsAttr>(constant);
  return isa<MemRefType, RankedTensorType>(root.getType()) &&
         llvm::any_of(op->getAttrs(),
                      [](NamedAttribute attribute) {
                        return isa<SymbolRefAttr>(attribute.getValue());
                      }) &&
         isFree(op);
}

/// True if `root` has storage before any op of the function writes to it.
bool StorageAnalysis::hasStorage(Value root) {
  return isa<BlockArgument>(root) || isWeight(root) || needsStorage(root);
}

StorageAnalysis::StorageAnalysis(ProgramContext &context, StorageSizes &sizes,
                                 const Hypothesis *hypothesis)
    : context(context), sizes(sizes), hypothesis(hypothesis),
      roots(getStorageSource,
            [this](Value value, Value sourceRoot) {
              return getRootFrom(value, sourceRoot);
            }),
      parts(context, sizes) {}

/// Returns the root of `value`, given the root of its source. A view always
/// shares storage. What a loop carries or an op overwrites only shares storage
/// that is there and no constant: else a loop works in the storage of its
/// result.
Value StorageAnalysis::getRootFrom(Value value, Value sourceRoot) {
  if (getViewSource(value) ||
      (hasStorage(sourceRoot) && !getConstantElements(sourceRoot)))
    return sourceRoot;
  Value loopResult = getLoopResult(value);
  return loopResult ? loopResult : value;
}

/// The value that stands for a weight: all that name one global are the same.
Value StorageAnalysis::getWeight(Value root) {
  Operation *op = root.getDefiningOp();
  if (op->hasTrait<OpTrait::ConstantLike>())
    return root;
  for (NamedAttribute attribute : op->getAttrs())
    if (isa<SymbolRefAttr>(attribute.getValue()))
      return globals
          .try_emplace(
              {attribute.getValue(), SymbolTable::getNearestSymbolTable(op)},
              root)
          .first->second;
  return root;
}

void StorageAnalysis::addIdleOp(Operation *op) {
  idleOps.insert(op);
  Value inserted = op->getNumOperands() > 0 ? op->getOperand(0) : Value();
  if (!inserted || !isa<TensorType>(inserted.getType()) || !isStored(inserted))
    return;
  // In place (R16): what is inserted has been written where it belongs.
  Count bytes = getValueBytes(inserted).value_or(0);
  for (Value result : op->getResults())
    if (getTiedInit(result))
      parts.addInPlace(result, bytes);
  for (Value dest : op->getOperands())
    if (Value outside =
            isa<MemRefType>(dest.getType()) ? findOutside(dest) : Value())
      addWrite(outside, getLargest(inserted, bytes).value_or(0), std::nullopt,
               Place::Sequence);
}

/// True if `value` is the root of storage of its own that its op makes: a
/// tensor result that is written, or a memref that is allocated.
bool StorageAnalysis::needsStorage(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isStored(value))
    return false;
  if (isa<TensorType>(value.getType()))
    return !isFree(op) && !idleOps.contains(op) && !isWeight(value);
  if (isWeight(value) || op->hasTrait<OpTrait::ConstantLike>())
    return false;
  auto model = dyn_cast<WorkOpInterface>(op);
  return !model ||
         !model.getViewSource(cast<OpResult>(value).getResultNumber());
}

/// Storage that exists only while `op` runs: that of its regions or of the
/// function it calls.
Count StorageAnalysis::computeInnerPeak(Operation *op) {
  Count inner = innerBytes.lookup(op);
  for (Region &region : op->getRegions())
    for (Block &nested : region)
      inner = countMax(inner, computePeakOfBlock(nested));
  return inner;
}

/// True for an op that makes nothing stored, as those of most payloads.
static bool storesNothing(Operation &op) {
  return op.getNumRegions() == 0 && llvm::none_of(op.getResults(), isStored);
}

/// Calls `callback` with the values with storage that `op` uses, itself or in
/// its regions, and with the ops that do.
static void forEachUsed(Operation *op,
                        llvm::function_ref<void(Value, Operation *)> callback) {
  for (Value operand : op->getOperands())
    if (isStored(operand))
      callback(operand, op);
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      forEachUsed(&inner, callback);
}

/// Live bytes rise at an op by what its results need, and fall after the last
/// use of a root. What a branch or a call hands out is among what it made;
/// what a loop carries is not.
Count StorageAnalysis::computePeakOfBlock(Block &block) {
  if (innerBytes.empty() && llvm::all_of(block, storesNothing))
    return 0;
  // From the end back the first use of a root is its last one.
  llvm::DenseMap<Value, Count> used;
  Count live, peak;
  for (Operation &op : llvm::reverse(block)) {
    auto addUse = [&](Value value, Operation *user) {
      Value root = roots.getRoot(value);
      if (root.getParentBlock() != &block || isa<BlockArgument>(root) ||
          used.contains(root) || asksForSize(user))
        return;
      Count &bytes = used[root];
      if (needsStorage(root))
        addSize(root, bytes);
      live += bytes;
    };
    forEachUsed(&op, addUse);
    Count made;
    for (Value result : op.getResults()) {
      if (isStored(result))
        addUse(result, &op);
      if (auto it = used.find(result); it != used.end())
        made += it->second;
    }
    live -= made;
    Count inner = computeInnerPeak(&op);
    peak = countMax(peak, live + (inner.isZero() ? made
                                  : isa<LoopLikeOpInterface>(op)
                                      ? inner + made
                                      : countMax(inner, made)));
  }
  return peak;
}

/// Adds the size of a tensor or memref; of an unranked or sparse one it is not
/// known.
void StorageAnalysis::addSize(Value value, Count &total) {
  if (!isa<TensorType, BaseMemRefType>(value.getType()))
    return;
  std::optional<Count> bytes;
  if (isStored(value) && !isSparse(value.getType()))
    bytes = getValueBytes(value);
  isIncomplete |= !bytes;
  total += bytes.value_or(Count());
}

void StorageAnalysis::collectWeights(Region &body) {
  body.walk([&](Operation *op) {
    for (Value result : op->getResults())
      if (isStored(result) && isWeight(result)) {
        Count bytes;
        addSize(result, bytes);
        weights[getWeight(result)].sizeBytes = bytes;
      }
  });
}

Count StorageAnalysis::computeTemporaryBytes(Region &body) {
  Count peak;
  for (Block &block : body)
    peak = countMax(peak, computePeakOfBlock(block));
  return peak;
}

/// What `roofline.role` says of an argument; empty if it has none.
static StringRef getRole(Region &body, unsigned argument) {
  auto function = dyn_cast<FunctionOpInterface>(body.getParentOp());
  // The buffers of a gpu.func are arguments of its body only.
  if (!function || argument >= function.getNumArguments())
    return "";
  auto role = function.getArgAttrOfType<StringAttr>(
      argument, RooflineDialect::getRoleAttrName());
  return role ? role.getValue() : "";
}

static Count &getPart(StringRef role, StorageBytes &storage) {
  if (role == RooflineDialect::weightRole)
    return storage.weights;
  if (role == RooflineDialect::cacheRole)
    return storage.cache;
  if (role == RooflineDialect::activationRole)
    return storage.activations;
  return storage.arguments;
}

StorageBytes StorageAnalysis::computeStorage(Region &body,
                                             const Count &temporaryBytes) {
  collectWeights(body);
  StorageBytes storage;
  for (const auto &[value, weight] : weights)
    storage.weights += weight.sizeBytes;
  storage.activations = temporaryBytes;
  if (!body.empty())
    for (BlockArgument argument : body.getArguments())
      addSize(argument,
              getPart(getRole(body, argument.getArgNumber()), storage));
  storage.isIncomplete = isIncomplete;
  return storage;
}
