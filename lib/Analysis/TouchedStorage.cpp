//===- TouchedStorage.cpp - What a program has touched before -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TouchedStorage.h"

#include "mlir/IR/BuiltinTypes.h"
#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ProgramContext.h"

using namespace mlir;
using namespace mlir::roofline;

static bool isShaped(Value value) {
  return isa<TensorType, BaseMemRefType>(value.getType());
}

TouchedStorage::TouchedStorage(Operation *function, WorkContext &context,
                               StorageSizes &sizes)
    : function(function), context(context), sizes(sizes) {}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

/// An argument, a constant by its elements, or a global by its name; null for
/// what the program makes.
TouchedStorage::Key TouchedStorage::computeKey(Value root) {
  if (auto argument = dyn_cast<BlockArgument>(root))
    return argument.getOwner() == &function->getRegion(0).front()
               ? root.getAsOpaquePointer()
               : nullptr;
  Operation *op = root.getDefiningOp();
  if (Attribute elements = getConstantElements(root))
    return elements.getAsOpaquePointer();
  if (op->getNumOperands() == 0)
    for (NamedAttribute attribute : op->getAttrs())
      if (isa<SymbolRefAttr>(attribute.getValue()) && isFree(op))
        return attribute.getValue().getAsOpaquePointer();
  return nullptr;
}

/// The storage behind `value`; null for what the program makes.
TouchedStorage::Key TouchedStorage::findKey(Value value) {
  if (!isShaped(value))
    return nullptr;
  auto [it, isNew] = keys.try_emplace(value, nullptr);
  if (isNew)
    it->second = computeKey(getViewRoot(value));
  return it->second;
}

/// As `findKey`, but null as well where all of it may have been touched.
TouchedStorage::Key TouchedStorage::getKey(Value value) {
  Key key = findKey(value);
  if (!key)
    return nullptr;
  if (isSharedTouched && !isa<BlockArgument>(getViewRoot(value)))
    return nullptr;
  auto it = storages.find(key);
  return it != storages.end() && !it->second.touchedBytes ? nullptr : key;
}

void TouchedStorage::touchAll(Value value) {
  if (Key key = getKey(value))
    storages[key].touchedBytes.reset();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Collects what `work` does with each storage that may be cold. Fails if that
/// is not known.
bool TouchedStorage::collectUses(const Work &work,
                                 llvm::MapVector<Key, Use> &uses) {
  std::string reason;
  for (bool isWrite : {false, true}) {
    auto add = [&](const Access &access, const CountRange &bytes) {
      Key key = getKey(access.value);
      if (!key)
        return;
      Use &use = uses[key];
      use.space = access.memorySpace;
      use.isWritten |= isWrite;
      // Two views of one storage may overlap.
      if (!isWrite && bytes.lower.isConstant())
        use.leastRead = countMax(use.leastRead, bytes.lower);
      use.touched += bytes;
    };
    if (failed(computeValueTraffic(work,
                                   isWrite ? &Access::writes : &Access::reads,
                                   context, sizes, add, reason)))
      return false;
  }
  return true;
}

void TouchedStorage::addRead(Attribute space, const Count &bytes,
                             Reads &reads) {
  if (bytes.isZero())
    return;
  auto it = llvm::find_if(
      reads, [&](const SpaceTraffic &entry) { return entry.space == space; });
  if (it == reads.end())
    it = reads.insert(reads.end(), SpaceTraffic{space, {}, {}});
  it->bytesRead += CountRange(bytes);
}

/// Returns what `use` reads that nobody touched before, as far as its place
/// tells, and marks it as touched.
Count TouchedStorage::visitUse(Key key, const Use &use, Place place) {
  Storage &storage = storages[key];
  storage.space = use.space;
  std::optional<Count> &touched = storage.touchedBytes;
  if (place == Place::Loop) {
    storage.loopBytes = countMax(storage.loopBytes, use.leastRead);
    storage.isWrittenInLoop |= use.isWritten;
    return 0;
  }
  Count cold;
  if (place == Place::Sequence)
    cold = use.leastRead - countMin(use.leastRead, *touched);
  if (place == Place::Anywhere || !use.touched.upper.isConstant())
    touched.reset();
  else
    *touched += use.touched.upper;
  return cold;
}

TouchedStorage::Reads TouchedStorage::visitWork(Operation *op, const Work &work,
                                                Place place) {
  Reads cold;
  bool mayBeCold = llvm::any_of(work.accesses, [&](const Access &access) {
    return getKey(access.value) != nullptr;
  });
  llvm::MapVector<Key, Use> uses;
  if (mayBeCold && !collectUses(work, uses)) {
    visitOpaque(op);
    return cold;
  }
  for (auto &[key, use] : uses)
    addRead(use.space, visitUse(key, use, place), cold);
  for (const SpaceTraffic &entry : cold)
    addRead(entry.space, entry.bytesRead.lower, programReads);
  if (!work.unmodelled.empty() || !work.extraTraffic.empty()) {
    visitOpaque(op);
    return cold;
  }
  // A buffer that is stored, say.
  for (Value operand : op->getOperands())
    if (getKey(operand) && !uses.contains(getKey(operand)))
      touchAll(operand);
  return cold;
}

void TouchedStorage::visitFree(Operation *op) {
  if (asksForSize(op) || op->getNumOperands() == 0)
    return;
  bool isView = op->getNumResults() > 0 &&
                llvm::all_of(op->getResults(), [](Value result) {
                  return bool(getViewSource(result));
                });
  if (!isView)
    llvm::for_each(op->getOperands(), [&](Value value) { touchAll(value); });
}

void TouchedStorage::visitOpaque(Operation *op) {
  op->walk([&](Operation *inner) {
    llvm::for_each(inner->getOperands(), [&](Value value) { touchAll(value); });
  });
  isSharedTouched = true;
}

TouchedStorage::Reads
TouchedStorage::leaveLoop(ArrayRef<StorageTraffic> kernel) {
  llvm::DenseMap<Key, Count> fromOutside;
  for (const StorageTraffic &traffic : kernel)
    if (Key key = getKey(traffic.root)) {
      const Count &bytes = traffic.certainBytesRead;
      // One of two names of a storage may have written what the other reads.
      auto [it, isNew] = fromOutside.try_emplace(key, bytes);
      if (!isNew || !bytes.isConstant())
        it->second = 0;
    }
  Reads cold;
  for (auto &[key, storage] : storages) {
    if (storage.loopBytes.isZero() && !storage.isWrittenInLoop)
      continue;
    Count bytes = storage.isWrittenInLoop ? Count(0) : storage.loopBytes;
    if (auto it = fromOutside.find(key); it != fromOutside.end())
      bytes = it->second;
    if (storage.touchedBytes)
      addRead(storage.space, bytes - countMin(bytes, *storage.touchedBytes),
              cold);
    storage.touchedBytes.reset();
    storage.loopBytes = 0;
    storage.isWrittenInLoop = false;
  }
  for (const SpaceTraffic &entry : cold)
    addRead(entry.space, entry.bytesRead.lower, programReads);
  return cold;
}
