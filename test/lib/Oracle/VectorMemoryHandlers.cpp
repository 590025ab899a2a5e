//===- VectorMemoryHandlers.cpp - Vectors from and to memory -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the memory accesses of the vector dialect. Each lane that is loaded
// or stored accesses one element; padding and pass-through values are
// registers.
//
//===----------------------------------------------------------------------===//

#include "Vectors.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

namespace {
/// Executes the accesses of one op to a memref, element by element.
class Accesses {
public:
  Accesses(Machine &machine, const Instruction &inst, unsigned base,
           unsigned rank)
      : machine(machine), op(inst.op),
        memref(*machine.operand(inst, base).memref) {
    for (unsigned index = 0; index < rank; ++index)
      start.push_back(machine.operand(inst, base + 1 + index).integer);
  }

  /// Returns the indices of the element at `offsets` from the start, in the
  /// trailing dims.
  Shape getTrailing(ArrayRef<int64_t> offsets) const {
    Shape indices(start);
    unsigned skipped = indices.size() - offsets.size();
    for (unsigned dim = 0; dim < offsets.size(); ++dim)
      indices[skipped + dim] += offsets[dim];
    return indices;
  }
  LogicalResult load(ArrayRef<int64_t> indices, Datum &result) {
    auto address = machine.getAddress(op, memref, indices);
    if (address)
      result = machine.load(memref, *address, 0, 0);
    return success(address.has_value());
  }
  LogicalResult store(ArrayRef<int64_t> indices, const Datum &value) {
    auto address = machine.getAddress(op, memref, indices);
    if (address)
      machine.store(memref, *address, value);
    return success(address.has_value());
  }
  bool isInBounds(unsigned dim, int64_t index) const {
    return index >= 0 && index < memref.sizes[dim];
  }
  unsigned getRank() const { return memref.sizes.size(); }

  Shape start;

private:
  Machine &machine;
  Operation *op;
  MemRef memref;
};
} // namespace

static unsigned getRank(Value memref) {
  return cast<ShapedType>(memref.getType()).getRank();
}

static Datum copyOf(const Datum &datum) {
  Datum copy = datum;
  if (copy.lanes)
    copy.lanes = std::make_shared<std::vector<Datum>>(*copy.lanes);
  return copy;
}

/// Returns whether a `vector.mask` around the running op sets the lane.
static bool isSetAround(Machine &machine, int64_t lane) {
  return !machine.mask.lanes || ((*machine.mask.lanes)[lane].integer & 1);
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Returns true if each element of the memory is a whole vector.
static bool hasVectorElements(Value base) {
  return isa<VectorType>(cast<ShapedType>(base.getType()).getElementType());
}

static LogicalResult runLoad(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::LoadOp>(inst.op);
  Accesses accesses(machine, inst, 0, op.getIndices().size());
  if (hasVectorElements(op.getBase()))
    return accesses.load(accesses.start, machine.result(inst));
  Datum result = makeVector(op.getType());
  Shape shape = getLaneShape(op.getType());
  LogicalResult status = success();
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    if (succeeded(status))
      status = accesses.load(accesses.getTrailing(position),
                             (*result.lanes)[linearize(shape, position)]);
  });
  machine.result(inst) = result;
  return status;
}

static LogicalResult runStore(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::StoreOp>(inst.op);
  Accesses accesses(machine, inst, 1, op.getIndices().size());
  const Datum &value = machine.operand(inst, 0);
  if (hasVectorElements(op.getBase()))
    return accesses.store(accesses.start, value);
  Shape shape = getLaneShape(op.getValueToStore().getType());
  LogicalResult status = success();
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    if (succeeded(status))
      status = accesses.store(accesses.getTrailing(position),
                              getLane(value, linearize(shape, position)));
  });
  return status;
}

/// Executes masked, expanding and compressing accesses; the latter two take the
/// next element for each set lane.
static LogicalResult runMasked(Machine &machine, const Instruction &inst) {
  Operation *op = inst.op;
  bool isLoad = isa<vector::MaskedLoadOp, vector::ExpandLoadOp>(op);
  bool isDense = isa<vector::ExpandLoadOp, vector::CompressStoreOp>(op);
  unsigned rank = getRank(op->getOperand(0));
  Accesses accesses(machine, inst, 0, rank);
  const Datum mask = machine.operand(inst, 1 + rank);
  Datum value = copyOf(machine.operand(inst, 2 + rank));
  Shape shape = getLaneShape(op->getOperand(2 + rank).getType());
  int64_t next = 0;
  LogicalResult status = success();
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    int64_t lane = linearize(shape, position);
    if (!(getLane(mask, lane).integer & 1) || failed(status))
      return;
    // A vector with more dims than the memory extends along the last one.
    bool isFlat = position.size() > rank;
    Shape indices = isDense  ? accesses.getTrailing({next++})
                    : isFlat ? accesses.getTrailing({lane})
                             : accesses.getTrailing(position);
    status = isLoad ? accesses.load(indices, (*value.lanes)[lane])
                    : accesses.store(indices, getLane(value, lane));
  });
  if (isLoad)
    machine.result(inst) = value;
  return status;
}

/// Executes gathers and scatters: the index of a lane is added to the last one.
static LogicalResult runIndexed(Machine &machine, const Instruction &inst) {
  bool isGather = isa<vector::GatherOp>(inst.op);
  unsigned rank = getRank(inst.op->getOperand(0));
  Accesses accesses(machine, inst, 0, rank);
  const Datum offsets = machine.operand(inst, 1 + rank);
  const Datum mask = machine.operand(inst, 2 + rank);
  Datum value = copyOf(machine.operand(inst, 3 + rank));
  for (unsigned lane = 0; lane < value.lanes->size(); ++lane) {
    if (!(getLane(mask, lane).integer & 1) || !isSetAround(machine, lane))
      continue;
    Shape indices = accesses.getTrailing({getLane(offsets, lane).integer});
    if (failed(isGather ? accesses.load(indices, (*value.lanes)[lane])
                        : accesses.store(indices, (*value.lanes)[lane])))
      return failure();
  }
  if (isGather)
    machine.result(inst) = value;
  return success();
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

namespace {
/// Computes the elements that the lanes of a transfer refer to.
class Transfer {
public:
  Transfer(Machine &machine, const Instruction &inst, unsigned base)
      : machine(machine), op(cast<VectorTransferOpInterface>(inst.op)),
        map(op.getPermutationMap()),
        accesses(machine, inst, base, getRank(op.getBase())),
        shape(getLaneShape(op.getVectorType())) {
    if (op.getMask())
      mask = machine.operand(inst, inst.operands.size() - 1);
    shape.resize(map.getNumResults()); // The rest are lanes of one element.
  }

  /// Sets the indices of the element, and returns whether it is accessed.
  bool getIndices(ArrayRef<int64_t> position, Shape &indices) {
    indices = accesses.start;
    // The mask has the dims of the memory, in its order.
    Shape maskPosition, maskShape;
    bool isAccessed = true;
    for (unsigned dim = 0; dim < accesses.start.size(); ++dim) {
      auto result =
          map.getResultPosition(getAffineDimExpr(dim, op->getContext()));
      if (!result)
        continue;
      indices[dim] += position[*result];
      maskPosition.push_back(position[*result]);
      maskShape.push_back(shape[*result]);
      isAccessed &=
          op.isDimInBounds(*result) || accesses.isInBounds(dim, indices[dim]);
    }
    int64_t lane = linearize(maskShape, maskPosition);
    if (mask.lanes)
      isAccessed &= (*mask.lanes)[lane].integer & 1;
    return isAccessed && isSetAround(machine, lane);
  }

  Machine &machine;
  VectorTransferOpInterface op;
  AffineMap map;
  Accesses accesses;
  Shape shape;
  Datum mask;
};
} // namespace

static LogicalResult runTransferRead(Machine &machine,
                                     const Instruction &inst) {
  Transfer transfer(machine, inst, 0);
  Datum result = makeVector(transfer.op.getVectorType());
  Datum padding = machine.operand(inst, 1 + transfer.accesses.start.size());
  int64_t perElement = result.lanes->size();
  for (int64_t size : transfer.shape)
    perElement = size ? perElement / size : 0;
  LogicalResult status = success();
  forEachLane(transfer.shape, [&](ArrayRef<int64_t> position) {
    Shape indices;
    Datum value = padding;
    if (failed(status))
      return;
    if (transfer.getIndices(position, indices))
      status = transfer.accesses.load(indices, value);
    int64_t first = linearize(transfer.shape, position) * perElement;
    for (int64_t lane = 0; lane < perElement; ++lane)
      (*result.lanes)[first + lane] = getLane(value, lane);
  });
  machine.result(inst) = result;
  return status;
}

static LogicalResult runTransferWrite(Machine &machine,
                                      const Instruction &inst) {
  Transfer transfer(machine, inst, 1);
  const Datum source = machine.operand(inst, 0);
  int64_t perElement = source.lanes->size();
  for (int64_t size : transfer.shape)
    perElement = size ? perElement / size : 0;
  bool isVector = hasVectorElements(transfer.op.getBase());
  LogicalResult status = success();
  forEachLane(transfer.shape, [&](ArrayRef<int64_t> position) {
    Shape indices;
    if (failed(status) || !transfer.getIndices(position, indices))
      return;
    int64_t first = linearize(transfer.shape, position) * perElement;
    Datum value = getLane(source, first);
    if (isVector) {
      value = Datum();
      value.isData = true;
      value.lanes = std::make_shared<std::vector<Datum>>(
          source.lanes->begin() + first,
          source.lanes->begin() + first + perElement);
    }
    status = transfer.accesses.store(indices, value);
  });
  return status;
}

/// Executes a cast to a memref of one vector. The result has separate storage
/// here: writes to one are not visible in the other.
static LogicalResult runTypeCast(Machine &machine, const Instruction &inst) {
  auto type = cast<MemRefType>(inst.op->getResult(0).getType());
  auto view = machine.allocate(inst.op, type, type.getShape());
  view->buffer->escapes = true;
  view->buffer->allocatedBy = -1;
  for (Element &element : view->buffer->elements) {
    element.content = Content::Data;
    element.lanes = makeVector(type.getElementType()).lanes;
  }
  machine.result(inst).memref = view;
  return success();
}

void oracle::addVectorMemoryHandlers(llvm::StringMap<Handler> &handlers) {
  handlers["vector.load"] = runLoad;
  handlers["vector.store"] = runStore;
  for (StringRef name : {"vector.maskedload", "vector.maskedstore",
                         "vector.expandload", "vector.compressstore"})
    handlers[name] = runMasked;
  handlers["vector.gather"] = runIndexed;
  handlers["vector.scatter"] = runIndexed;
  handlers["vector.transfer_read"] = runTransferRead;
  handlers["vector.transfer_write"] = runTransferWrite;
  handlers["vector.type_cast"] = runTypeCast;
}
