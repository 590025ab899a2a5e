//===- VectorHandlers.cpp - Vectors in registers -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes moves and masks of the vector dialect lane by lane. A lane counts
// when it is moved (R5).
//
//===----------------------------------------------------------------------===//

#include "Vectors.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Shape oracle::getLaneShape(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return {};
  Shape shape(vector.getShape());
  for (unsigned dim = 0; dim < shape.size(); ++dim)
    if (vector.getScalableDims()[dim])
      shape[dim] *= vscale;
  return shape;
}

int64_t oracle::linearize(const Shape &shape, ArrayRef<int64_t> position) {
  int64_t lane = 0;
  for (auto [size, index] : llvm::zip_equal(shape, position))
    lane = lane * size + index;
  return lane;
}

void oracle::forEachLane(const Shape &shape,
                         function_ref<void(ArrayRef<int64_t>)> fn) {
  Shape position(shape.size(), 0);
  if (llvm::is_contained(shape, 0))
    return;
  while (true) {
    fn(position);
    int64_t dim = int64_t(shape.size()) - 1;
    for (; dim >= 0; --dim) {
      if (++position[dim] < shape[dim])
        break;
      position[dim] = 0;
    }
    if (dim < 0)
      return;
  }
}

const Datum &oracle::getLane(const Datum &datum, int64_t lane) {
  return datum.lanes ? (*datum.lanes)[lane] : datum;
}

Datum oracle::makeVector(Type type) {
  Datum datum;
  if (auto vector = dyn_cast<VectorType>(type))
    datum.lanes = std::make_shared<std::vector<Datum>>(countLanes(vector));
  return datum;
}

Datum &oracle::getLane(Datum &datum, int64_t lane) {
  return datum.lanes ? (*datum.lanes)[lane] : datum;
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

static void countMove(Machine &machine, Type type) {
  Type element = getElementTypeOrSelf(type);
  if (element.isIntOrFloat())
    machine.count(WorkClass::Other, element, 1, "move");
}

/// Moves to each lane of the result the lane of the first operand that
/// `getSource` returns.
static LogicalResult
moveToResult(Machine &machine, const Instruction &inst,
             function_ref<int64_t(ArrayRef<int64_t>)> getSource) {
  Type type = inst.op->getResult(0).getType();
  Datum result = makeVector(type);
  const Datum &source = machine.operand(inst, 0);
  Shape shape = getLaneShape(type);
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    getLane(result, linearize(shape, position)) =
        getLane(source, getSource(position));
    countMove(machine, type);
  });
  machine.result(inst) = result;
  return success();
}

static LogicalResult runBroadcast(Machine &machine, const Instruction &inst) {
  Shape from = getLaneShape(inst.op->getOperand(0).getType());
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(position.take_back(from.size()));
    for (unsigned dim = 0; dim < from.size(); ++dim)
      if (from[dim] == 1)
        at[dim] = 0;
    return linearize(from, at);
  });
}

static LogicalResult runTranspose(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::TransposeOp>(inst.op);
  Shape from = getLaneShape(op.getVector().getType());
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(from.size());
    for (auto [dim, source] : llvm::enumerate(op.getPermutation()))
      at[source] = position[dim];
    return linearize(from, at);
  });
}

static LogicalResult runExtractSlice(Machine &machine,
                                     const Instruction &inst) {
  auto op = cast<vector::ExtractStridedSliceOp>(inst.op);
  Shape from = getLaneShape(op->getOperand(0).getType());
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(position);
    for (auto [dim, offset] : llvm::enumerate(op.getOffsets()))
      at[dim] += cast<IntegerAttr>(offset).getInt();
    return linearize(from, at);
  });
}

/// Returns static and dynamic positions; the dynamic ones are the operands from
/// `next` on.
static Shape readPosition(Machine &machine, const Instruction &inst,
                          ArrayRef<int64_t> numbers, unsigned next) {
  Shape position(numbers);
  for (int64_t &number : position)
    if (ShapedType::isDynamic(number))
      number = machine.operand(inst, next++).integer;
  return position;
}

static LogicalResult runExtract(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::ExtractOp>(inst.op);
  Shape start = readPosition(machine, inst, op.getStaticPosition(), 1);
  Shape from = getLaneShape(op->getOperand(0).getType());
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(start);
    if (at.size() < from.size())
      at.append(position.begin(), position.end());
    return linearize(from, at);
  });
}

/// Moves each lane of the first operand into a copy of the second.
static LogicalResult
moveInto(Machine &machine, const Instruction &inst,
         function_ref<int64_t(ArrayRef<int64_t>)> getTarget) {
  Type type = inst.op->getOperand(0).getType();
  const Datum &source = machine.operand(inst, 0);
  const Datum &target = machine.operand(inst, 1);
  Datum result;
  result.lanes = std::make_shared<std::vector<Datum>>(*target.lanes);
  Shape shape = getLaneShape(type);
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    (*result.lanes)[getTarget(position)] =
        getLane(source, linearize(shape, position));
    countMove(machine, type);
  });
  machine.result(inst) = result;
  return success();
}

static LogicalResult runInsert(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::InsertOp>(inst.op);
  Shape start = readPosition(machine, inst, op.getStaticPosition(), 2);
  Shape to = getLaneShape(op.getDest().getType());
  return moveInto(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(start);
    if (at.size() < to.size())
      at.append(position.begin(), position.end());
    return linearize(to, at);
  });
}

static LogicalResult runInsertSlice(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::InsertStridedSliceOp>(inst.op);
  Shape to = getLaneShape(op.getDest().getType());
  return moveInto(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(to.size(), 0);
    unsigned skipped = to.size() - position.size();
    for (auto [dim, offset] : llvm::enumerate(op.getOffsets()))
      at[dim] = cast<IntegerAttr>(offset).getInt();
    for (unsigned dim = 0; dim < position.size(); ++dim)
      at[skipped + dim] += position[dim];
    return linearize(to, at);
  });
}

static LogicalResult runScalableExtract(Machine &machine,
                                        const Instruction &inst) {
  auto op = cast<vector::ScalableExtractOp>(inst.op);
  auto type = cast<VectorType>(op.getResult().getType());
  int64_t start = op.getPos() * (type.isScalable() ? vscale : 1);
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    return start + position[0];
  });
}

static LogicalResult runScalableInsert(Machine &machine,
                                       const Instruction &inst) {
  auto op = cast<vector::ScalableInsertOp>(inst.op);
  auto type = cast<VectorType>(op.getValueToStore().getType());
  int64_t start = op.getPos() * (type.isScalable() ? vscale : 1);
  return moveInto(machine, inst, [&](ArrayRef<int64_t> position) {
    return start + position[0];
  });
}

/// Executes vector.shuffle on the concatenated rows of two vectors.
static LogicalResult runShuffle(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::ShuffleOp>(inst.op);
  Type type = op.getResult().getType();
  Datum result = makeVector(type);
  Shape first = getLaneShape(op.getV1().getType());
  int64_t rows = first.empty() ? 1 : first[0];
  int64_t rowLanes = countLanes(cast<VectorType>(type)) / op.getMask().size();
  int64_t next = 0;
  for (int64_t row : op.getMask())
    for (int64_t lane = 0; lane < rowLanes; ++lane, ++next) {
      countMove(machine, type);
      if (row < 0)
        continue; // Poison.
      const Datum &source = machine.operand(inst, row < rows ? 0 : 1);
      (*result.lanes)[next] = getLane(source, row % rows * rowLanes + lane);
    }
  machine.result(inst) = result;
  return success();
}

static LogicalResult runInterleave(Machine &machine, const Instruction &inst) {
  Type type = inst.op->getResult(0).getType();
  Datum result = makeVector(type);
  for (auto [lane, datum] : llvm::enumerate(*result.lanes)) {
    datum = getLane(machine.operand(inst, lane % 2), lane / 2);
    countMove(machine, type);
  }
  machine.result(inst) = result;
  return success();
}

static LogicalResult runDeinterleave(Machine &machine,
                                     const Instruction &inst) {
  Type type = inst.op->getResult(0).getType();
  Datum source = machine.operand(inst, 0);
  Datum results[2] = {makeVector(type), makeVector(type)};
  for (auto [lane, datum] : llvm::enumerate(*source.lanes)) {
    (*results[lane % 2].lanes)[lane / 2] = datum;
    countMove(machine, type);
  }
  machine.result(inst, 0) = results[0];
  machine.result(inst, 1) = results[1];
  return success();
}

/// Counts the moves of a bitcast; the numbers that result are not tracked.
static LogicalResult runBitCast(Machine &machine, const Instruction &inst) {
  for (const Datum &lane : *machine.operand(inst, 0).lanes) {
    (void)lane;
    countMove(machine, inst.op->getOperand(0).getType());
  }
  machine.result(inst) = makeVector(inst.op->getResult(0).getType());
  for (Datum &lane : *machine.result(inst).lanes)
    lane.isData = true;
  return success();
}

static LogicalResult runFromElements(Machine &machine,
                                     const Instruction &inst) {
  Type type = inst.op->getResult(0).getType();
  Datum result = makeVector(type);
  for (auto [lane, datum] : llvm::enumerate(*result.lanes)) {
    datum = machine.operand(inst, lane);
    countMove(machine, type);
  }
  machine.result(inst) = result;
  return success();
}

static LogicalResult runToElements(Machine &machine, const Instruction &inst) {
  Datum source = machine.operand(inst, 0);
  for (unsigned lane = 0; lane < inst.results.size(); ++lane) {
    machine.result(inst, lane) = getLane(source, lane);
    countMove(machine, inst.op->getOperand(0).getType());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What costs nothing
//===----------------------------------------------------------------------===//

static LogicalResult setMask(Machine &machine, const Instruction &inst,
                             ArrayRef<int64_t> sizes) {
  Type type = inst.op->getResult(0).getType();
  Datum mask = makeVector(type);
  Shape shape = getLaneShape(type);
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    bool isSet = true;
    for (auto [index, size] : llvm::zip(position, sizes))
      isSet &= index < size;
    if (position.empty())
      isSet = sizes[0] > 0;
    getLane(mask, linearize(shape, position)).integer = isSet;
  });
  machine.result(inst) = mask;
  return success();
}

static LogicalResult runConstantMask(Machine &machine,
                                     const Instruction &inst) {
  auto op = cast<vector::ConstantMaskOp>(inst.op);
  Shape sizes(op.getMaskDimSizes());
  for (unsigned dim = 0; dim < op.getVectorType().getScalableDims().size();
       ++dim)
    if (op.getVectorType().getScalableDims()[dim])
      sizes[dim] *= vscale;
  return setMask(machine, inst, sizes);
}

static LogicalResult runCreateMask(Machine &machine, const Instruction &inst) {
  Shape sizes;
  for (unsigned index = 0; index < inst.operands.size(); ++index)
    sizes.push_back(machine.operand(inst, index).integer);
  return setMask(machine, inst, sizes);
}

static LogicalResult runStep(Machine &machine, const Instruction &inst) {
  Datum result = makeVector(inst.op->getResult(0).getType());
  for (auto [lane, datum] : llvm::enumerate(*result.lanes)) {
    datum.integer = lane;
    datum.fromIndex = true;
  }
  machine.result(inst) = result;
  return success();
}

static LogicalResult runVScale(Machine &machine, const Instruction &inst) {
  machine.result(inst) = Datum();
  machine.result(inst).integer = vscale;
  return success();
}

/// Executes the nested op under a mask.
static LogicalResult runMask(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> yielded;
  machine.mask = machine.operand(inst, 0);
  LogicalResult result = machine.execute(*inst.regions[0], {}, yielded);
  machine.mask = Datum();
  for (auto [index, value] : llvm::enumerate(yielded))
    machine.result(inst, index) = value;
  return result;
}

void oracle::addVectorHandlers(llvm::StringMap<Handler> &handlers) {
  handlers["vector.broadcast"] = runBroadcast;
  handlers["vector.transpose"] = runTranspose;
  handlers["vector.extract_strided_slice"] = runExtractSlice;
  handlers["vector.insert_strided_slice"] = runInsertSlice;
  handlers["vector.extract"] = runExtract;
  handlers["vector.insert"] = runInsert;
  handlers["vector.scalable.extract"] = runScalableExtract;
  handlers["vector.scalable.insert"] = runScalableInsert;
  handlers["vector.shuffle"] = runShuffle;
  handlers["vector.interleave"] = runInterleave;
  handlers["vector.deinterleave"] = runDeinterleave;
  handlers["vector.bitcast"] = runBitCast;
  handlers["vector.from_elements"] = runFromElements;
  handlers["vector.to_elements"] = runToElements;
  handlers["vector.shape_cast"] = runSame;
  handlers["vector.print"] = runNothing;
  handlers["vector.constant_mask"] = runConstantMask;
  handlers["vector.create_mask"] = runCreateMask;
  handlers["vector.step"] = runStep;
  handlers["vector.vscale"] = runVScale;
  handlers["vector.mask"] = runMask;
  addVectorArithmeticHandlers(handlers);
  addVectorMemoryHandlers(handlers);
}
