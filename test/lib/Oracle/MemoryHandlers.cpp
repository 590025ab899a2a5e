//===- MemoryHandlers.cpp - Storage and accesses of memref ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

/// Returns true if an op after the running op of the source has the buffer of
/// `alloc`, or a view of it, as an operand, whether or not it reads it.
static bool isUsedLater(Operation *alloc) {
  auto isEnd = [](Operation *op) {
    auto call = dyn_cast<func::CallOp>(op);
    return call && call.getCallee() == "oracle_end";
  };
  Operation *end = alloc;
  while (end && !isEnd(end))
    end = end->getNextNode();
  SmallVector<Value> worklist = {alloc->getResult(0)};
  while (end && !worklist.empty()) {
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      Operation *ancestor = end->getBlock()->findAncestorOpInBlock(*user);
      if (ancestor && end->isBeforeInBlock(ancestor))
        return true;
      if (isa<ViewLikeOpInterface>(user))
        worklist.append(user->result_begin(), user->result_end());
    }
  }
  return false;
}

static LogicalResult runAlloc(Machine &machine, const Instruction &inst) {
  auto type = cast<MemRefType>(inst.op->getResult(0).getType());
  SmallVector<int64_t> sizes(type.getShape());
  unsigned next = 0;
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = machine.operand(inst, next++).integer;
  std::shared_ptr<MemRef> memref = machine.allocate(inst.op, type, sizes);
  memref->buffer->escapes = isUsedLater(inst.op);
  machine.result(inst).memref = memref;
  return success();
}

static void setNumber(Element &element, Attribute value) {
  if (auto real = dyn_cast<FloatAttr>(value))
    element.real = real.getValueAsDouble();
  else if (auto integer = dyn_cast<IntegerAttr>(value))
    element.integer = integer.getValue().getBitWidth() > 64
                          ? 0
                          : integer.getValue().getSExtValue();
}

static void setContent(MemRef &memref, memref::GlobalOp global) {
  auto value = dyn_cast_or_null<DenseElementsAttr>(
      global.getInitialValue().value_or(Attribute()));
  if (!value)
    return;
  Content content = value.isSplat() ? Content::Splat : Content::Data;
  bool isPlain = memref.buffer->elementType.isIntOrIndexOrFloat();
  for (auto [index, element] : llvm::enumerate(memref.buffer->elements)) {
    element.content = content;
    if (isPlain)
      setNumber(element, value.isSplat() ? value.getSplatValue<Attribute>()
                                         : value.getValues<Attribute>()[index]);
  }
}

/// Executes memref.get_global. A constant created by the lowering of an op is
/// not visible to others.
static LogicalResult runGetGlobal(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::GetGlobalOp>(inst.op);
  bool isPrivate = op.getName().starts_with("__constant_") &&
                   machine.getFrame() && !machine.getFrame()->isFree;
  std::shared_ptr<MemRef> created;
  std::shared_ptr<MemRef> &memref =
      isPrivate ? created : machine.globals[op.getName().str()];
  if (!memref) {
    auto type = cast<MemRefType>(op.getType());
    memref = machine.allocate(inst.op, type, type.getShape());
    setContent(*memref, machine.getModule().lookupSymbol<memref::GlobalOp>(
                            op.getName()));
    memref->buffer->escapes = !isPrivate;
    if (!isPrivate)
      memref->buffer->allocatedBy = -1;
  }
  machine.result(inst).memref = memref;
  return success();
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

namespace {
struct Indices {
  SmallVector<int64_t> values;
  uint64_t loops = 0, windowLoops = 0, plainLoops = 0;
};
} // namespace

static Indices readIndices(Machine &machine, const Instruction &inst,
                           unsigned first, unsigned count) {
  Indices indices;
  for (unsigned index = first; index < first + count; ++index) {
    const Datum &datum = machine.operand(inst, index);
    indices.values.push_back(datum.integer);
    indices.loops |= datum.loops;
    (llvm::popcount(datum.loops) > 1 ? indices.windowLoops
                                     : indices.plainLoops) |= datum.loops;
  }
  return indices;
}

static LogicalResult runLoad(Machine &machine, const Instruction &inst) {
  if (inst.isUnused)
    return success();
  MemRef &memref = *machine.operand(inst, 0).memref;
  Indices indices = readIndices(machine, inst, 1, inst.operands.size() - 1);
  auto address = machine.getAddress(inst.op, memref, indices.values);
  if (!address)
    return failure();
  machine.result(inst) =
      machine.load(memref, *address, indices.loops, indices.windowLoops);
  machine.result(inst).plainLoops = indices.plainLoops;
  return success();
}

static LogicalResult runStore(Machine &machine, const Instruction &inst) {
  MemRef &memref = *machine.operand(inst, 1).memref;
  Indices indices = readIndices(machine, inst, 2, inst.operands.size() - 2);
  auto address = machine.getAddress(inst.op, memref, indices.values);
  if (!address)
    return failure();
  machine.store(memref, *address, machine.operand(inst, 0));
  return success();
}

/// Calls `fn` with the indices of each element of `memref`.
static LogicalResult
forEachIndex(const MemRef &memref,
             function_ref<LogicalResult(ArrayRef<int64_t>)> fn) {
  SmallVector<int64_t> indices(memref.sizes.size(), 0);
  if (llvm::is_contained(memref.sizes, 0))
    return success();
  while (true) {
    if (failed(fn(indices)))
      return failure();
    int64_t dim = int64_t(indices.size()) - 1;
    for (; dim >= 0; --dim) {
      if (++indices[dim] < memref.sizes[dim])
        break;
      indices[dim] = 0;
    }
    if (dim < 0)
      return success();
  }
}

static LogicalResult runCopy(Machine &machine, const Instruction &inst) {
  MemRef &source = *machine.operand(inst, 0).memref;
  MemRef &target = *machine.operand(inst, 1).memref;
  bool isSame = source.buffer == target.buffer &&
                source.offset == target.offset &&
                source.strides == target.strides;
  // Bufferization leaves copies of values that are in place.
  if (isSame && !inst.op->hasAttr("oracle.source"))
    return success();
  return forEachIndex(source, [&](ArrayRef<int64_t> indices) {
    auto from = machine.getAddress(inst.op, source, indices);
    auto to = machine.getAddress(inst.op, target, indices);
    if (!from || !to)
      return failure();
    // A copy of an init that one value had filled (R12), made by bufferization,
    // does not count: the fill could write to the copy instead.
    const Element &element = source.buffer->elements[*from];
    Content content = element.content;
    bool isInit = content != Content::Data && machine.getFrame() &&
                  target.buffer->allocatedBy == machine.getFrame()->id;
    machine.copy(source, *from, target, *to, !isInit);
    return success();
  });
}

static LogicalResult runClone(Machine &machine, const Instruction &inst) {
  const Datum source = machine.operand(inst, 0);
  auto type = dyn_cast<MemRefType>(inst.op->getResult(0).getType());
  if (!type)
    return inst.op->emitError("the oracle clones ranked memrefs only");
  auto target = machine.allocate(inst.op, type, source.memref->sizes);
  machine.result(inst) = Datum();
  machine.result(inst).memref = target;
  return forEachIndex(*target, [&](ArrayRef<int64_t> indices) {
    auto from = machine.getAddress(inst.op, *source.memref, indices);
    auto to = machine.getAddress(inst.op, *target, indices);
    if (!from || !to)
      return failure();
    machine.copy(*source.memref, *from, *target, *to, /*isNoted=*/true);
    return success();
  });
}

/// Moves all elements that both buffers have, even if the storage could grow in
/// place.
static LogicalResult runRealloc(Machine &machine, const Instruction &inst) {
  auto type = cast<MemRefType>(inst.op->getResult(0).getType());
  MemRef source = *machine.operand(inst, 0).memref;
  int64_t size = type.isDynamicDim(0) ? machine.operand(inst, 1).integer
                                      : type.getDimSize(0);
  auto target = machine.allocate(inst.op, type, {size});
  target->buffer->escapes = true;
  for (int64_t i = 0; i < std::min(size, source.sizes[0]); ++i)
    machine.store(
        *target, i,
        machine.load(source, source.offset + i * source.strides[0], 0, 0));
  machine.result(inst).memref = target;
  return success();
}

static LogicalResult runGenericAtomic(Machine &machine,
                                      const Instruction &inst) {
  MemRef &memref = *machine.operand(inst, 0).memref;
  Indices indices = readIndices(machine, inst, 1, inst.operands.size() - 1);
  auto address = machine.getAddress(inst.op, memref, indices.values);
  if (!address)
    return failure();
  Datum old =
      machine.load(memref, *address, indices.loops, indices.windowLoops);
  SmallVector<Datum> yielded;
  if (failed(machine.execute(*inst.regions[0], {old}, yielded)))
    return failure();
  machine.store(memref, *address, yielded.front());
  machine.result(inst) = old;
  return success();
}

/// Counts one operation, except for the kind that only stores.
static LogicalResult runAtomic(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::AtomicRMWOp>(inst.op);
  MemRef &memref = *machine.operand(inst, 1).memref;
  Indices indices = readIndices(machine, inst, 2, inst.operands.size() - 2);
  auto address = machine.getAddress(inst.op, memref, indices.values);
  if (!address)
    return failure();
  Datum old =
      machine.load(memref, *address, indices.loops, indices.windowLoops);
  Type type = op.getType();
  if (op.getKind() != arith::AtomicRMWKind::assign)
    machine.count(isa<FloatType>(type) ? WorkClass::Vector : WorkClass::Integer,
                  type, 1, "memref.atomic_rmw");
  Datum value = machine.operand(inst, 0);
  value.buffers |= old.buffers;
  machine.store(memref, *address, value);
  machine.result(inst) = old;
  return success();
}

void oracle::addMemoryHandlers(llvm::StringMap<Handler> &handlers) {
  for (StringRef name : {"memref.alloc", "memref.alloca"})
    handlers[name] = runAlloc;
  handlers["bufferization.clone"] = runClone;
  for (StringRef name :
       {"bufferization.dealloc", "memref.dealloc", "memref.prefetch"})
    handlers[name] = runNothing;
  handlers["memref.get_global"] = runGetGlobal;
  handlers["memref.load"] = runLoad;
  handlers["memref.store"] = runStore;
  handlers["memref.copy"] = runCopy;
  handlers["memref.realloc"] = runRealloc;
  handlers["memref.atomic_rmw"] = runAtomic;
  handlers["memref.generic_atomic_rmw"] = runGenericAtomic;
}
