//===- MemoryHandlers.cpp - memref and its views -*- C++ -*-===//
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

/// True if something after the running op of the source has the buffer that
/// `alloc` makes or a view of it as an operand, whether or not it reads it.
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

static LogicalResult runNothing(Machine &, const Instruction &) {
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

/// A constant that the lowering of an op made is no memory that others see.
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
  // Bufferization leaves copies of what is in place.
  if (isSame && !inst.op->hasAttr("oracle.source"))
    return success();
  return forEachIndex(source, [&](ArrayRef<int64_t> indices) {
    auto from = machine.getAddress(inst.op, source, indices);
    auto to = machine.getAddress(inst.op, target, indices);
    if (!from || !to)
      return failure();
    // A copy that bufferization makes of an init that one value had filled
    // (R12) is none: the filling may as well go there.
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

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// Values of mixed static and dynamic sizes, whose operands begin at `next`.
static SmallVector<int64_t> readMixed(Machine &machine, const Instruction &inst,
                                      ArrayRef<int64_t> numbers, unsigned &next,
                                      uint64_t &loops) {
  SmallVector<int64_t> values(numbers);
  for (int64_t &value : values) {
    if (!ShapedType::isDynamic(value))
      continue;
    loops |= machine.operand(inst, next).loops;
    value = machine.operand(inst, next++).integer;
  }
  return values;
}

static LogicalResult runSubView(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::SubViewOp>(inst.op);
  const MemRef &source = *machine.operand(inst, 0).memref;
  auto view = std::make_shared<MemRef>(source);
  unsigned next = 1;
  uint64_t loops = 0, ignored = 0;
  auto offsets = readMixed(machine, inst, op.getStaticOffsets(), next, loops);
  auto sizes = readMixed(machine, inst, op.getStaticSizes(), next, ignored);
  auto strides = readMixed(machine, inst, op.getStaticStrides(), next, loops);
  view->loops |= loops;
  view->sizes.clear();
  view->strides.clear();
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (unsigned dim = 0; dim < sizes.size(); ++dim) {
    view->offset += offsets[dim] * source.strides[dim];
    if (dropped.test(dim))
      continue;
    view->sizes.push_back(sizes[dim]);
    view->strides.push_back(strides[dim] * source.strides[dim]);
  }
  machine.result(inst).memref = view;
  return success();
}

static LogicalResult runReinterpretCast(Machine &machine,
                                        const Instruction &inst) {
  auto op = cast<memref::ReinterpretCastOp>(inst.op);
  auto view = std::make_shared<MemRef>(*machine.operand(inst, 0).memref);
  unsigned next = 1;
  auto offsets =
      readMixed(machine, inst, op.getStaticOffsets(), next, view->loops);
  auto sizes = readMixed(machine, inst, op.getStaticSizes(), next, view->loops);
  auto strides =
      readMixed(machine, inst, op.getStaticStrides(), next, view->loops);
  view->offset = offsets.front();
  view->sizes.assign(sizes.begin(), sizes.end());
  view->strides.assign(strides.begin(), strides.end());
  machine.result(inst).memref = view;
  return success();
}

static LogicalResult runExpand(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::ExpandShapeOp>(inst.op);
  const MemRef &source = *machine.operand(inst, 0).memref;
  auto view = std::make_shared<MemRef>(source);
  unsigned next = 1;
  auto sizes =
      readMixed(machine, inst, op.getStaticOutputShape(), next, view->loops);
  view->sizes.assign(sizes.begin(), sizes.end());
  view->strides.assign(sizes.size(), 1);
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    int64_t stride = source.strides[dim];
    for (int64_t inner : llvm::reverse(group)) {
      view->strides[inner] = stride;
      stride *= sizes[inner];
    }
  }
  machine.result(inst).memref = view;
  return success();
}

static LogicalResult runCollapse(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::CollapseShapeOp>(inst.op);
  const MemRef &source = *machine.operand(inst, 0).memref;
  auto view = std::make_shared<MemRef>(source);
  view->sizes.clear();
  view->strides.clear();
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    int64_t size = 1, stride = 1;
    for (int64_t dim : group)
      size *= source.sizes[dim];
    // The innermost dim of more than one element tells the stride.
    for (int64_t dim : llvm::reverse(group)) {
      stride = source.strides[dim];
      if (source.sizes[dim] != 1)
        break;
    }
    view->sizes.push_back(size);
    view->strides.push_back(stride);
  }
  machine.result(inst).memref = view;
  return success();
}

static LogicalResult runTranspose(Machine &machine, const Instruction &inst) {
  auto op = cast<memref::TransposeOp>(inst.op);
  const MemRef &source = *machine.operand(inst, 0).memref;
  auto view = std::make_shared<MemRef>(source);
  for (unsigned dim = 0; dim < source.sizes.size(); ++dim) {
    unsigned from = op.getPermutation().getDimPosition(dim);
    view->sizes[dim] = source.sizes[from];
    view->strides[dim] = source.strides[from];
  }
  machine.result(inst).memref = view;
  return success();
}

static LogicalResult runSame(Machine &machine, const Instruction &inst) {
  machine.result(inst) = machine.operand(inst, 0);
  return success();
}

static LogicalResult runDistinct(Machine &machine, const Instruction &inst) {
  for (unsigned index = 0; index < inst.results.size(); ++index)
    machine.result(inst, index) = machine.operand(inst, index);
  return success();
}

static LogicalResult runDim(Machine &machine, const Instruction &inst) {
  const MemRef &memref = *machine.operand(inst, 0).memref;
  int64_t dim = machine.operand(inst, 1).integer;
  if (dim < 0 || dim >= int64_t(memref.sizes.size()))
    return inst.op->emitError("the oracle saw a dim that is not there");
  Datum datum;
  datum.integer = memref.sizes[dim];
  machine.result(inst) = datum;
  return success();
}

static LogicalResult runRank(Machine &machine, const Instruction &inst) {
  Datum datum;
  datum.integer = machine.operand(inst, 0).memref->sizes.size();
  machine.result(inst) = datum;
  return success();
}

static LogicalResult runMetadata(Machine &machine, const Instruction &inst) {
  const MemRef source = *machine.operand(inst, 0).memref;
  auto base = std::make_shared<MemRef>(source);
  base->sizes.clear();
  base->strides.clear();
  base->offset = 0;
  unsigned rank = source.sizes.size();
  machine.result(inst, 0) = Datum();
  machine.result(inst, 0).memref = base;
  auto set = [&](unsigned index, int64_t value) {
    machine.result(inst, index) = Datum();
    machine.result(inst, index).integer = value;
    machine.result(inst, index).loops = source.loops;
  };
  set(1, source.offset);
  for (unsigned dim = 0; dim < rank; ++dim) {
    set(2 + dim, source.sizes[dim]);
    set(2 + rank + dim, source.strides[dim]);
  }
  return success();
}

/// Sizes come from a memref; the elements are the same, in order.
static LogicalResult runReshape(Machine &machine, const Instruction &inst) {
  auto view = std::make_shared<MemRef>(*machine.operand(inst, 0).memref);
  const MemRef &shape = *machine.operand(inst, 1).memref;
  view->sizes.clear();
  for (const Element &element : shape.buffer->elements)
    view->sizes.push_back(element.integer);
  auto type = dyn_cast<MemRefType>(inst.op->getResult(0).getType());
  for (unsigned dim = 0; type && dim < view->sizes.size(); ++dim)
    if (!type.isDynamicDim(dim))
      view->sizes[dim] = type.getDimSize(dim);
  view->strides.assign(view->sizes.size(), 1);
  for (int64_t dim = int64_t(view->sizes.size()) - 2; dim >= 0; --dim)
    view->strides[dim] = view->strides[dim + 1] * view->sizes[dim + 1];
  machine.result(inst).memref = view;
  return success();
}

/// Bytes become elements of another type. Each view has elements of its own:
/// what one view has written, another does not see, but it may be counted.
static LogicalResult runView(Machine &machine, const Instruction &inst) {
  auto type = cast<memref::ViewOp>(inst.op).getType();
  SmallVector<int64_t> sizes(type.getShape());
  unsigned next = 2;
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = machine.operand(inst, next++).integer;
  auto view = machine.allocate(inst.op, type, sizes);
  view->buffer->escapes = true;
  view->buffer->allocatedBy = -1;
  for (Element &element : view->buffer->elements)
    element.content = Content::Data;
  machine.result(inst).memref = view;
  return success();
}

/// Moves all elements that both have, whether or not the storage could grow in
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

/// One operation, but for the kind that only stores.
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

static LogicalResult runPointer(Machine &machine, const Instruction &inst) {
  machine.result(inst) = Datum();
  machine.result(inst).fromIndex = true;
  return success();
}

void oracle::addMemoryHandlers(llvm::StringMap<Handler> &handlers) {
  for (StringRef name : {"memref.alloc", "memref.alloca"})
    handlers[name] = runAlloc;
  handlers["bufferization.clone"] = runClone;
  for (StringRef name :
       {"bufferization.dealloc", "memref.dealloc", "memref.prefetch"})
    handlers[name] = runNothing;
  for (StringRef name :
       {"memref.cast", "memref.memory_space_cast", "memref.assume_alignment"})
    handlers[name] = runSame;
  handlers["memref.distinct_objects"] = runDistinct;
  handlers["memref.get_global"] = runGetGlobal;
  handlers["memref.load"] = runLoad;
  handlers["memref.store"] = runStore;
  handlers["memref.copy"] = runCopy;
  handlers["memref.subview"] = runSubView;
  handlers["memref.reinterpret_cast"] = runReinterpretCast;
  handlers["memref.expand_shape"] = runExpand;
  handlers["memref.collapse_shape"] = runCollapse;
  handlers["memref.transpose"] = runTranspose;
  handlers["memref.reshape"] = runReshape;
  handlers["memref.view"] = runView;
  handlers["memref.realloc"] = runRealloc;
  handlers["memref.atomic_rmw"] = runAtomic;
  handlers["memref.generic_atomic_rmw"] = runGenericAtomic;
  handlers["memref.extract_aligned_pointer_as_index"] = runPointer;
  handlers["memref.dim"] = runDim;
  handlers["memref.rank"] = runRank;
  handlers["memref.extract_strided_metadata"] = runMetadata;
}
