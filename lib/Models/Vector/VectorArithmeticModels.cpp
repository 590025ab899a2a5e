//===- VectorArithmeticModels.cpp - Work of vector arithmetic -------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the vector ops that compute (R1, R2, R4, R7). All lanes count,
// including masked ones: lanes execute whether or not their result is kept.
// Vectors of index are addresses (R4).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "VectorModels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::vector;

/// Adds `count` operations on scalars of `type`; fails if it is not a number
/// type.
static LogicalResult addOperations(Type type, const Count &count, Work &work) {
  if (!type.isIntOrFloat())
    return failure();
  work.terms.add({getArithmeticClass(type), type, count});
  return success();
}

static bool isOnIndices(Operation *op) {
  return getElementTypeOrSelf(op->getResult(0).getType()).isIndex();
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// Returns true if `type` can be widened to `wide`, as operands are widened to
/// the type of the accumulator.
static bool canWiden(Type type, Type wide) {
  if (type == wide)
    return type.isIntOrFloat();
  bool isSameKind = (isa<FloatType>(type) && isa<FloatType>(wide)) ||
                    (isa<IntegerType>(type) && isa<IntegerType>(wide));
  return isSameKind &&
         type.getIntOrFloatBitWidth() < wide.getIntOrFloatBitWidth();
}

/// Returns the number of scalar iterations of the op's loops, or nullopt if a
/// loop indexes neither input.
static std::optional<Count> countIterations(ContractionOp contract) {
  SmallVector<AffineMap, 4> maps = contract.getIndexingMapsArray();
  VectorType types[] = {contract.getLhsType(), contract.getRhsType()};
  Count iterations = 1;
  for (unsigned loop = 0; loop < maps.front().getNumDims(); ++loop) {
    AffineExpr dim = getAffineDimExpr(loop, contract.getContext());
    std::optional<Count> extent;
    for (auto [map, type] : llvm::zip(maps, types))
      if (std::optional<unsigned> position = map.getResultPosition(dim))
        extent = getLanes(type, *position);
    if (!extent)
      return std::nullopt;
    iterations *= *extent;
  }
  return iterations;
}

/// Returns true if each input has a parallel loop that the other lacks, and
/// both share a reduction loop (R7).
static bool hasMatrixLoops(ContractionOp contract) {
  SmallVector<AffineMap, 4> maps = contract.getIndexingMapsArray();
  bool hasLhsDim = false, hasRhsDim = false, hasReduction = false;
  for (auto [loop, iterator] :
       llvm::enumerate(contract.getIteratorTypesArray())) {
    bool inLhs = maps[0].isFunctionOfDim(loop);
    bool inRhs = maps[1].isFunctionOfDim(loop);
    bool isParallel = iterator == vector::IteratorType::parallel;
    hasLhsDim |= isParallel && inLhs && !inRhs;
    hasRhsDim |= isParallel && inRhs && !inLhs;
    hasReduction |= !isParallel && inLhs && inRhs;
  }
  return hasLhsDim && hasRhsDim && hasReduction;
}

/// Returns the element type in which `operand` is read, before any widening or
/// conversion to float (R7) in this op or in those that produce the operand.
static Type getReadType(Value operand) {
  // Bounds the time on long chains of contractions.
  constexpr unsigned maxSteps = 16;
  for (unsigned step = 0; step < maxSteps; ++step) {
    Operation *op = operand.getDefiningOp();
    if (!isa_and_nonnull<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp,
                         arith::SIToFPOp, arith::UIToFPOp, BroadcastOp,
                         ShapeCastOp, TransposeOp>(op))
      break;
    operand = op->getOperand(0);
  }
  return getElementTypeOrSelf(operand.getType());
}

/// Returns true if the combination makes a contraction a multiply-add: for i1,
/// "and" with "or" is one (R7).
static bool isMultiplyAdd(CombiningKind kind, Type type) {
  return kind == CombiningKind::ADD ||
         (kind == CombiningKind::OR && type.isInteger(1));
}

namespace {
struct ContractionModel
    : WorkOpInterface::ExternalModel<ContractionModel, ContractionOp> {
  /// A multiplication and a combination per iteration:
  ///   flops or int_ops = 2 * product of the loops' extents
  /// Narrow operands are first widened, each lane once, as in upstream's
  /// lowering to outer products.
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto contract = cast<ContractionOp>(op);
    Type type = contract.getLhsType().getElementType();
    Type sumType = getElementTypeOrSelf(contract.getAccType());
    std::optional<Count> iterations = countIterations(contract);
    if (!iterations || !canWiden(type, sumType))
      return failure();
    Count count = *iterations * Count(2);
    if (isMultiplyAdd(contract.getKind(), sumType) && hasMatrixLoops(contract))
      work.terms.add({WorkClass::Matrix, getReadType(contract.getLhs()),
                      getReadType(contract.getRhs()), sumType, count});
    else
      work.terms.add({getArithmeticClass(sumType), sumType, count});
    Count casts;
    if (type != sumType)
      casts = getNumLanes(contract.getLhsType()) +
              getNumLanes(contract.getRhsType());
    work.terms.add({WorkClass::Other, type, casts});
    if (isMultiplyAdd(contract.getKind(), sumType))
      work.contractions = {*iterations, *iterations, count, casts};
    return success();
  }
  bool isFree(Operation *op) const { return isOnIndices(op); }
};

struct OuterProductModel : RepeatedModel<OuterProductModel, OuterProductOp> {
  /// A multiplication per lane of the result and, with an accumulator, a
  /// combination. Nothing is reduced, so it is not matrix work (R7).
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto product = cast<OuterProductOp>(op);
    VectorType type = product.getResultVectorType();
    return addOperations(type.getElementType(),
                         getNumLanes(type) * Count(product.getAcc() ? 2 : 1),
                         work);
  }
  bool isFree(Operation *op) const { return isOnIndices(op); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
struct ReductionModel : RepeatedModel<ReductionModel, ReductionOp> {
  /// n - 1 combinations for n lanes; an accumulator is one more value.
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto reduction = cast<ReductionOp>(op);
    VectorType type = reduction.getSourceVectorType();
    Count values = getNumLanes(type) + Count(reduction.getAcc() ? 1 : 0);
    return addOperations(type.getElementType(), values - 1, work);
  }
  bool isFree(Operation *op) const { return isOnIndices(op); }
};

struct MultiReductionModel
    : RepeatedModel<MultiReductionModel, MultiDimReductionOp> {
  /// Each lane is combined with the accumulator of its row.
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    VectorType type = cast<MultiDimReductionOp>(op).getSourceVectorType();
    return addOperations(type.getElementType(), getNumLanes(type), work);
  }
  bool isFree(Operation *op) const { return isOnIndices(op); }
};

struct ScanModel : RepeatedModel<ScanModel, ScanOp> {
  /// n - 1 combinations for each row of n lanes, as upstream lowers it: an
  /// inclusive scan starts with the first lane, an exclusive one with the
  /// initial value and excludes the last lane.
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto scan = cast<ScanOp>(op);
    VectorType type = scan.getSourceType();
    Count combinations = 1;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      bool isScanned = dim == static_cast<int64_t>(scan.getReductionDim());
      combinations *= getLanes(type, dim) - Count(isScanned ? 1 : 0);
    }
    return addOperations(type.getElementType(), combinations, work);
  }
  bool isFree(Operation *op) const { return isOnIndices(op); }
};
} // namespace

void roofline::attachVectorArithmeticModels(MLIRContext *context) {
  // R1
  attachElementwiseModels<WorkClass::Vector, 2, FMAOp>(context);
  attachModels<ContractionModel, MultiReductionModel, OuterProductModel,
               ReductionModel, ScanModel>(context);
}
