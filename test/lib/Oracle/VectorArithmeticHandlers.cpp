//===- VectorArithmeticHandlers.cpp - Contractions, reductions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes the arithmetic of the vector dialect lane by lane: an operation
// counts when it executes.
//
//===----------------------------------------------------------------------===//

#include "Vectors.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

namespace {
/// Executes and counts the arithmetic of one op on scalars of one type.
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

/// Executes a scan. An inclusive one starts with the first lane, an exclusive
/// one with the initial value; each further lane takes one combination.
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
  /// Counts one widening for each lane that is narrower than the sum.
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
    return getLane(values[index], linearize(shapes[index], position));
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
  /// Returns the type that was loaded or, failing that, the operand type.
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

void oracle::addVectorArithmeticHandlers(llvm::StringMap<Handler> &handlers) {
  handlers["vector.reduction"] = runReduction;
  handlers["vector.multi_reduction"] = runMultiReduction;
  handlers["vector.scan"] = runScan;
  handlers["vector.outerproduct"] = runOuterProduct;
  handlers["vector.contract"] = runContraction;
}
