//===- ViewHandlers.cpp - memref's views, shapes and addresses -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

/// Returns mixed static and dynamic sizes; the operands of the dynamic ones
/// start at `next`.
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
    // The innermost dim of more than one element determines the stride.
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

/// Executes memref.reshape: sizes come from a memref; the elements and their
/// order are unchanged.
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

/// Executes memref.view, which turns bytes into elements of another type. Each
/// view has separate elements here: writes through one view are not visible in
/// another, but are counted.
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

static LogicalResult runPointer(Machine &machine, const Instruction &inst) {
  machine.result(inst) = Datum();
  machine.result(inst).fromIndex = true;
  return success();
}

void oracle::addViewHandlers(llvm::StringMap<Handler> &handlers) {
  for (StringRef name :
       {"memref.cast", "memref.memory_space_cast", "memref.assume_alignment"})
    handlers[name] = runSame;
  handlers["memref.distinct_objects"] = runDistinct;
  handlers["memref.subview"] = runSubView;
  handlers["memref.reinterpret_cast"] = runReinterpretCast;
  handlers["memref.expand_shape"] = runExpand;
  handlers["memref.collapse_shape"] = runCollapse;
  handlers["memref.transpose"] = runTranspose;
  handlers["memref.reshape"] = runReshape;
  handlers["memref.view"] = runView;
  handlers["memref.extract_aligned_pointer_as_index"] = runPointer;
  handlers["memref.dim"] = runDim;
  handlers["memref.rank"] = runRank;
  handlers["memref.extract_strided_metadata"] = runMetadata;
}
