//===- CacheReuse.cpp - Bytes that a cache saves each op ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A saving must not depend on how buffers are allocated or on uses outside of
// the walk: where one of these could matter, the op is cold.
//
//===----------------------------------------------------------------------===//

#include "CacheReuse.h"

#include "ModuleAnalysisImpl.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ShapedOpInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// True for a ranked tensor or memref.
static bool isStored(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return type && type.hasRank() && !isa<VectorType>(type);
}

/// True for a tensor or memref, of any rank.
static bool isShaped(Value value) {
  return isa<TensorType, BaseMemRefType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

/// Returns true if only the user of the tensor `init` can see its storage, so
/// that the user may write into it.
static bool isExclusive(Value init) {
  Value value = init;
  while (hasOneDataUse(value)) {
    Value source = getViewSource(value);
    if (!source) {
      Operation *op = value.getDefiningOp();
      return !op || !op->hasTrait<OpTrait::ConstantLike>();
    }
    value = source;
  }
  return false;
}

/// Returns the value whose storage `value` is in for certain; null if there is
/// none. Stricter than StorageAnalysis, which may take values for one that
/// bufferization copies: loops, and inits of which an alias is used later.
static Value getSource(Value value) {
  if (Value source = getViewSource(value))
    return source;
  Value init = isa<TensorType>(value.getType()) ? getTiedInit(value) : Value();
  return init && isExclusive(init) ? init : Value();
}

CacheReuse::CacheReuse(Operation *function, const TargetDescription &target,
                       const AnalysisOptions &options, uint64_t roomBytes,
                       KindFn getKind)
    : function(function), target(target), context(&options.bindings),
      sizes(function, options.storage), getKind(getKind), cache(roomBytes),
      roots(getSource) {}

std::optional<uint64_t> CacheReuse::getSize(Value storage) {
  if (!isStored(storage))
    return std::nullopt;
  std::optional<Count> bytes = sizes.getBytes(
      getElementTypeOrSelf(storage.getType()), context.getNumElements(storage));
  return bytes ? bytes->tryInt64() : std::nullopt;
}

unsigned CacheReuse::getNumber(Value storage) {
  return numbers.try_emplace(storage, numbers.size()).first->second;
}

void CacheReuse::collectLastUses(Block &body) {
  for (auto [storage, op] :
       findLastUses(body, [&](Value value) { return getStorage(value); }))
    if (getKind(op) != OpKind::Program)
      lastUses[op].push_back(storage);
}

/// True if the function makes `storage` and all uses of it have been seen.
bool CacheReuse::mayDie(Value storage) {
  Operation *op = storage.getDefiningOp();
  if (!op || escaped.contains(storage))
    return false;
  bool hasSource = llvm::any_of(op->getOperands(), isShaped);
  if (isa<BaseMemRefType>(storage.getType()))
    return !hasSource && hasSingleEffect<MemoryEffects::Allocate>(op, storage);
  // Such as a constant, or a choice between two buffers.
  if (isFree(op))
    return !hasSource && !op->hasTrait<OpTrait::ConstantLike>() &&
           llvm::none_of(op->getAttrs(), [](NamedAttribute attribute) {
             return isa<SymbolRefAttr>(attribute.getValue());
           });
  return true;
}

/// Marks the storage of these values as read outside of the walk.
void CacheReuse::escape(ValueRange values) {
  for (Value value : values)
    if (isShaped(value))
      escaped.insert(getStorage(value));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Visits an op with unknown accesses or an unknown order of them.
void CacheReuse::visitBarrier(Operation *op) {
  op->walk([&](Operation *inner) {
    escape(inner->getOperands());
    escape(inner->getResults());
  });
  cache.flush();
}

/// Visits the ops in regions that execute exactly once as part of the sequence.
void CacheReuse::visitControl(Operation *op) {
  auto control = cast<ExecutionOpInterface>(op);
  SmallVector<RegionExecution, 2> executions;
  control.getRegionExecutions(context, executions);
  bool isOnce = !control.areRegionsExclusive() && op->getNumResults() == 0 &&
                llvm::all_of(executions, [](const RegionExecution &execution) {
                  return execution.executions == Count(1) &&
                         !execution.unbounded &&
                         execution.region->hasOneBlock();
                });
  if (!isOnce)
    return visitBarrier(op);
  for (const RegionExecution &execution : executions)
    for (Operation &inner : execution.region->front())
      visit(&inner);
}

void CacheReuse::visitFree(Operation *op) {
  bool handsOn = op->hasTrait<OpTrait::IsTerminator>();
  if (isa<ShapedDimOpInterface>(op))
    return;
  for (Value result : op->getResults())
    handsOn |= !getViewSource(result);
  if (handsOn)
    escape(op->getOperands());
}

/// Adds `access` to the uses of its storage. Fails if its bytes are unknown.
bool CacheReuse::addUse(const Access &access, bool isWrite,
                        const CountRange &bytes,
                        SmallVectorImpl<CacheUse> &uses) {
  size_t home = getLevelOfSpace(target, access.memorySpace);
  if (home != 0) // The cache itself, or a memory beside it.
    return home > 1 || bytes.isZero();
  Value storage = getStorage(access.value);
  std::optional<uint64_t> size = getSize(storage);
  std::optional<int64_t> least = bytes.lower.tryInt64();
  std::optional<int64_t> most = bytes.upper.tryInt64();
  if (!size || !least || !most)
    return false;
  if (uint64_t(*most) > *size) // A cast shows more than the buffer's type does.
    return false;
  unsigned number = getNumber(storage);
  CacheUse *use = llvm::find_if(
      uses, [&](const CacheUse &other) { return other.value == number; });
  if (use == uses.end())
    use = &uses.emplace_back(CacheUse{number, *size});
  bool isWhole = uint64_t(*least) == *size;
  uint64_t &moved = isWrite ? use->writtenBytes : use->readBytes;
  moved = llvm::SaturatingAdd(moved, uint64_t(*least));
  use->touchedBytes =
      std::min(*size, llvm::SaturatingAdd(use->touchedBytes, uint64_t(*most)));
  use->touchesWhole |= isWhole;
  use->writesWhole |= isWrite && isWhole;
  return true;
}

/// Collects the uses of each storage by `work`, and the results that the op
/// overwrites in full. Fails if any use is unknown.
bool CacheReuse::addUses(const Work &work, SmallVectorImpl<CacheUse> &uses,
                         llvm::DenseSet<Value> &made) {
  if (!work.extraTraffic.empty() || !work.unmodelled.empty())
    return false;
  bool isKnown = true;
  std::string reason;
  for (bool isWrite : {false, true}) {
    auto add = [&](const Access &access, const CountRange &bytes) {
      isKnown &= addUse(access, isWrite, bytes, uses);
      Value storage = getStorage(access.value);
      std::optional<uint64_t> size = getSize(access.value);
      if (!bytes.isExact())
        escaped.insert(storage);
      else if (isWrite && (storage != access.value ||
                           (size && bytes.lower == Count(int64_t(*size)))))
        made.insert(access.value);
    };
    if (failed(computeValueTraffic(work,
                                   isWrite ? &Access::writes : &Access::reads,
                                   context, sizes, add, reason)))
      return false;
  }
  return isKnown;
}

/// Marks the storage of operands that the op may make visible elsewhere: in a
/// result that it doesn't overwrite in full, or as a buffer that it stores.
void CacheReuse::escapeHiddenUses(Operation *op, const Work &work,
                                  const llvm::DenseSet<Value> &made) {
  llvm::SmallDenseSet<Value, 4> accessed;
  for (const Access &access : work.accesses)
    accessed.insert(getStorage(access.value));
  for (Value operand : op->getOperands()) {
    if (!isShaped(operand))
      continue;
    Value storage = getStorage(operand);
    bool isHidden =
        isa<BaseMemRefType>(operand.getType()) && !accessed.contains(storage);
    for (Value result : op->getResults())
      isHidden |= isShaped(result) && !made.contains(result) &&
                  getStorage(result) != storage;
    if (isHidden)
      escaped.insert(storage);
  }
}

void CacheReuse::visitWork(Operation *op) {
  Work work;
  SmallVector<CacheUse> uses;
  llvm::DenseSet<Value> made;
  if (failed(cast<WorkOpInterface>(op).computeWork(context, work)) ||
      !addUses(work, uses, made))
    return visitBarrier(op);
  escapeHiddenUses(op, work, made);
  if (!uses.empty())
    executed.push_back({op, cache.execute(uses)});
}

void CacheReuse::visit(Operation *op) {
  if (getGivenWork(op))
    return visitBarrier(op);
  switch (getKind(op)) {
  case OpKind::Program:
    return;
  case OpKind::Control:
    return visitControl(op);
  case OpKind::Call:
  case OpKind::Unmodelled:
    return visitBarrier(op);
  case OpKind::Free:
  case OpKind::Sharding:
    return visitFree(op);
  case OpKind::Modelled:
    return isFree(op) ? visitFree(op) : visitWork(op);
  }
}

llvm::DenseMap<Operation *, Count> CacheReuse::compute() {
  llvm::DenseMap<Operation *, Count> saved;
  Region &body = function->getRegion(0);
  if (!body.hasOneBlock())
    return saved;
  collectLastUses(body.front());
  for (Operation &op : body.front()) {
    visit(&op);
    auto it = lastUses.find(&op);
    if (it == lastUses.end())
      continue;
    for (Value storage : it->second)
      if (mayDie(storage))
        cache.discard(getNumber(storage));
  }
  for (auto [op, number] : executed)
    if (uint64_t bytes = cache.getSaving(number).getBytes())
      saved[op] = Count(int64_t(std::min<uint64_t>(bytes, INT64_MAX)));
  return saved;
}
