//===- VectorHandlers.cpp - Vectors in registers -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Moves, masks and arithmetic of the vector dialect, lane by lane. A lane that
// is moved counts when it is moved (R5), an operation when it executes.
//
//===----------------------------------------------------------------------===//

#include "Vectors.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

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

static Datum &getLane(Datum &datum, int64_t lane) {
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
/// `getSource` names.
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
  Shape from = getLaneShape(op.getSource().getType());
  return moveToResult(machine, inst, [&](ArrayRef<int64_t> position) {
    Shape at(position);
    for (auto [dim, offset] : llvm::enumerate(op.getOffsets()))
      at[dim] += cast<IntegerAttr>(offset).getInt();
    return linearize(from, at);
  });
}

/// Static and dynamic positions; those that are dynamic are the operands from
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
  Shape from = getLaneShape(op.getSource().getType());
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

/// Rows of two vectors, one after the other.
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

/// The bits that are read are moved; the numbers they make are not followed.
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

static LogicalResult runSame(Machine &machine, const Instruction &inst) {
  machine.result(inst) = machine.operand(inst, 0);
  return success();
}

static LogicalResult runNothing(Machine &, const Instruction &) {
  return success();
}

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

/// The op inside executes under a mask.
static LogicalResult runMask(Machine &machine, const Instruction &inst) {
  SmallVector<Datum> yielded;
  machine.mask = machine.operand(inst, 0);
  LogicalResult result = machine.execute(*inst.regions[0], {}, yielded);
  machine.mask = Datum();
  for (auto [index, value] : llvm::enumerate(yielded))
    machine.result(inst, index) = value;
  return result;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Arithmetic of one op on scalars of one type, which counts.
class Arithmetic {
public:
  Arithmetic(Machine &machine, Type type) : machine(machine), type(type) {}

  Datum multiply(const Datum &a, const Datum &b) {
    Datum result = make(a, b);
    result.real = a.real * b.real;
    result.integer = a.integer * b.integer;
    return result;
  }
  Datum combine(vector::CombiningKind kind, const Datum &a, const Datum &b) {
    Datum result = make(a, b);
    result.real = combineReals(kind, a.real, b.real);
    result.integer = combineIntegers(kind, a.integer, b.integer);
    return result;
  }

private:
  Datum make(const Datum &a, const Datum &b) {
    Datum result;
    inheritOrigins(result, {&a, &b});
    WorkClass workClass =
        isa<FloatType>(type) ? WorkClass::Vector : WorkClass::Integer;
    machine.count(workClass, type, 1, "vector arithmetic");
    return result;
  }
  static double combineReals(vector::CombiningKind kind, double a, double b) {
    switch (kind) {
    case vector::CombiningKind::MUL:
      return a * b;
    case vector::CombiningKind::MAXNUMF:
    case vector::CombiningKind::MAXIMUMF:
      return std::max(a, b);
    case vector::CombiningKind::MINNUMF:
    case vector::CombiningKind::MINIMUMF:
      return std::min(a, b);
    default:
      return a + b;
    }
  }
  static int64_t combineIntegers(vector::CombiningKind kind, int64_t a,
                                 int64_t b) {
    switch (kind) {
    case vector::CombiningKind::MUL:
      return a * b;
    case vector::CombiningKind::AND:
      return a & b;
    case vector::CombiningKind::OR:
      return a | b;
    case vector::CombiningKind::XOR:
      return a ^ b;
    case vector::CombiningKind::MAXSI:
    case vector::CombiningKind::MAXUI:
      return std::max(a, b);
    case vector::CombiningKind::MINSI:
    case vector::CombiningKind::MINUI:
      return std::min(a, b);
    default:
      return a + b;
    }
  }

  Machine &machine;
  Type type;
};
} // namespace

static LogicalResult runReduction(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::ReductionOp>(inst.op);
  Arithmetic arithmetic(machine, op.getSourceVectorType().getElementType());
  const Datum source = machine.operand(inst, 0);
  std::optional<Datum> sum;
  if (op.getAcc())
    sum = machine.operand(inst, 1);
  for (const Datum &lane : *source.lanes)
    sum = sum ? arithmetic.combine(op.getKind(), *sum, lane) : lane;
  machine.result(inst) = *sum;
  return success();
}

static LogicalResult runMultiReduction(Machine &machine,
                                       const Instruction &inst) {
  auto op = cast<vector::MultiDimReductionOp>(inst.op);
  Arithmetic arithmetic(machine, op.getSourceVectorType().getElementType());
  const Datum source = machine.operand(inst, 0);
  Datum result = machine.operand(inst, 1);
  if (result.lanes)
    result.lanes = std::make_shared<std::vector<Datum>>(*result.lanes);
  Shape shape = getLaneShape(op.getSourceVectorType());
  Shape kept = getLaneShape(op.getDestType());
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    Shape at;
    for (auto [dim, index] : llvm::enumerate(position))
      if (!op.isReducedDim(dim))
        at.push_back(index);
    Datum &sum = getLane(result, linearize(kept, at));
    sum = arithmetic.combine(op.getKind(), sum,
                             getLane(source, linearize(shape, position)));
  });
  machine.result(inst) = result;
  return success();
}

/// An inclusive scan starts with the first lane, an exclusive one with the
/// initial value; each next one combines once.
static LogicalResult runScan(Machine &machine, const Instruction &inst) {
  auto op = cast<vector::ScanOp>(inst.op);
  Arithmetic arithmetic(machine, op.getSourceType().getElementType());
  const Datum source = machine.operand(inst, 0);
  const Datum initial = machine.operand(inst, 1);
  Shape shape = getLaneShape(op.getSourceType());
  Shape rows = getLaneShape(op.getInitialValueType());
  Datum result = makeVector(op.getSourceType());
  Datum last = makeVector(op.getInitialValueType());
  int64_t dim = op.getReductionDim();
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    Shape row(position), before(position);
    row.erase(row.begin() + dim);
    --before[dim];
    int64_t lane = linearize(shape, position);
    Datum value;
    if (position[dim] == 0) {
      value = op.getInclusive() ? getLane(source, lane)
                                : getLane(initial, linearize(rows, row));
    } else {
      int64_t previous = linearize(shape, before);
      value = arithmetic.combine(
          op.getKind(), getLane(result, previous),
          getLane(source, op.getInclusive() ? lane : previous));
    }
    getLane(result, lane) = value;
    getLane(last, linearize(rows, row)) = value;
  });
  machine.result(inst, 0) = result;
  machine.result(inst, 1) = last;
  return success();
}

static LogicalResult runOuterProduct(Machine &machine,
                                     const Instruction &inst) {
  auto op = cast<vector::OuterProductOp>(inst.op);
  VectorType type = op.getResultVectorType();
  Arithmetic arithmetic(machine, type.getElementType());
  const Datum left = machine.operand(inst, 0);
  const Datum right = machine.operand(inst, 1);
  Datum result = makeVector(type);
  Shape shape = getLaneShape(type);
  forEachLane(shape, [&](ArrayRef<int64_t> position) {
    int64_t lane = linearize(shape, position);
    Datum product = arithmetic.multiply(
        getLane(left, position[0]),
        getLane(right, position.size() > 1 ? position[1] : 0));
    if (op.getAcc())
      product = arithmetic.combine(
          op.getKind(), getLane(machine.operand(inst, 2), lane), product);
    getLane(result, lane) = product;
  });
  machine.result(inst) = result;
  return success();
}

//===----------------------------------------------------------------------===//
// Contraction
//===----------------------------------------------------------------------===//

namespace {
/// Executes `vector.contract` point by point of its loops.
class Contraction {
public:
  Contraction(Machine &machine, const Instruction &inst)
      : machine(machine), op(cast<vector::ContractionOp>(inst.op)),
        maps(op.getIndexingMapsArray()),
        sumType(getElementTypeOrSelf(op.getAccType())),
        arithmetic(machine, sumType) {
    for (unsigned index = 0; index < 3; ++index) {
      values[index] = machine.operand(inst, index);
      shapes[index] = getLaneShape(op->getOperand(index).getType());
    }
    if (values[2].lanes)
      values[2].lanes = std::make_shared<std::vector<Datum>>(*values[2].lanes);
  }

  Datum run() {
    for (unsigned side = 0; side < 2; ++side)
      widen(values[side], op->getOperand(side).getType());
    int64_t points = 0;
    forEachLane(getExtents(), [&](ArrayRef<int64_t> point) {
      Datum product = arithmetic.multiply(at(0, point), at(1, point));
      at(2, point) = arithmetic.combine(op.getKind(), at(2, point), product);
      ++points;
    });
    if (points && isMatrix() && machine.getFrame())
      reclassify(points);
    return values[2];
  }

private:
  /// Each lane that is narrower than the sum is widened once.
  void widen(const Datum &value, Type type) {
    Type element = getElementTypeOrSelf(type);
    if (element == sumType)
      return;
    for (unsigned lane = 0; lane < value.lanes->size(); ++lane)
      machine.count(WorkClass::Other, element, 1, "widening");
  }
  Shape getExtents() const {
    Shape extents(maps[0].getNumDims(), 1);
    for (unsigned side = 0; side < 2; ++side)
      for (auto [position, expr] : llvm::enumerate(maps[side].getResults()))
        extents[cast<AffineDimExpr>(expr).getPosition()] =
            shapes[side][position];
    return extents;
  }
  Datum &at(unsigned index, ArrayRef<int64_t> point) {
    Shape position;
    for (AffineExpr expr : maps[index].getResults())
      position.push_back(point[cast<AffineDimExpr>(expr).getPosition()]);
    return ::getLane(values[index], linearize(shapes[index], position));
  }
  uint64_t getLoops(unsigned index) const {
    uint64_t loops = 0;
    for (AffineExpr expr : maps[index].getResults())
      loops |= uint64_t(1) << cast<AffineDimExpr>(expr).getPosition();
    return loops;
  }
  bool isMatrix() {
    bool isMultiplyAdd =
        op.getKind() == vector::CombiningKind::ADD ||
        (op.getKind() == vector::CombiningKind::OR && sumType.isInteger(1));
    Product product;
    product.loops[0] = getLoops(0);
    product.loops[1] = getLoops(1);
    Sum sum;
    sum.loops = getLoops(2);
    return isMultiplyAdd && isMatrixWork(product, sum);
  }
  /// The type that was loaded, or that the op got.
  Type getReadType(unsigned side) const {
    Type origin = values[side].lanes->front().origin;
    return origin ? getElementTypeOrSelf(origin)
                  : getElementTypeOrSelf(op->getOperand(side).getType());
  }
  void reclassify(int64_t points) {
    WorkClass workClass =
        isa<FloatType>(sumType) ? WorkClass::Vector : WorkClass::Integer;
    Frame &frame = *machine.getFrame();
    frame.terms[{workClass, sumType}] -= 2 * points;
    frame.counts->terms.emplace_back(WorkClass::Matrix, getReadType(0),
                                     getReadType(1), sumType, 2 * points);
  }

  Machine &machine;
  vector::ContractionOp op;
  SmallVector<AffineMap, 4> maps;
  Type sumType;
  Arithmetic arithmetic;
  Datum values[3];
  Shape shapes[3];
};
} // namespace

static LogicalResult runContraction(Machine &machine, const Instruction &inst) {
  Datum result = Contraction(machine, inst).run();
  machine.result(inst) = result;
  return success();
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
  handlers["vector.reduction"] = runReduction;
  handlers["vector.multi_reduction"] = runMultiReduction;
  handlers["vector.scan"] = runScan;
  handlers["vector.outerproduct"] = runOuterProduct;
  handlers["vector.contract"] = runContraction;
  addVectorMemoryHandlers(handlers);
}
