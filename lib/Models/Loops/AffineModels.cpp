//===- AffineModels.cpp - Multiplicity in the affine dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes how often the regions of affine ops execute (R8) and the values of
// affine index arithmetic, which is free (R4). Loads and stores are in
// AffineAccessModels.cpp.
//
//===----------------------------------------------------------------------===//

#include "Conditions.h"
#include "ModelUtils.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/IR/AffineExprVisitor.h"
#include "mlir/IR/IntegerSet.h"
#include "roofline/Models/Models.h"
#include "roofline/Support/CounterSum.h"

using namespace mlir;
using namespace mlir::roofline;

using OptionalCount = std::optional<Count>;
using Executions = SmallVectorImpl<RegionExecution>;

//===----------------------------------------------------------------------===//
// Values of affine expressions
//===----------------------------------------------------------------------===//

static OptionalCount computeBinary(AffineExprKind kind, const Count &lhs,
                                   const Count &rhs) {
  if (kind == AffineExprKind::Add)
    return lhs + rhs;
  if (kind == AffineExprKind::Mul)
    return lhs * rhs;
  // A divisor must be positive; a symbolic one is assumed to be.
  if (rhs.isConstant() && rhs.getConstant() <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::CeilDiv)
    return countCeilDiv(lhs, rhs);
  Count quotient = countFloorDiv(lhs, rhs);
  return kind == AffineExprKind::Mod ? lhs - rhs * quotient : quotient;
}

namespace {
/// Evaluates an expression over the values of its map's operands, dims first.
struct Evaluator : AffineExprVisitor<Evaluator, OptionalCount> {
  ArrayRef<Count> operands;
  unsigned numDims;

  Evaluator(ArrayRef<Count> operands, unsigned numDims)
      : operands(operands), numDims(numDims) {}

  OptionalCount visitDimExpr(AffineDimExpr expr) {
    return operands[expr.getPosition()];
  }
  OptionalCount visitSymbolExpr(AffineSymbolExpr expr) {
    return operands[numDims + expr.getPosition()];
  }
  OptionalCount visitConstantExpr(AffineConstantExpr expr) {
    return Count(expr.getValue());
  }
  OptionalCount visitAffineBinaryOpExpr(AffineBinaryOpExpr expr) {
    OptionalCount lhs = visit(expr.getLHS());
    OptionalCount rhs = visit(expr.getRHS());
    if (!lhs || !rhs)
      return std::nullopt;
    OptionalCount value = computeBinary(expr.getKind(), *lhs, *rhs);
    return value ? limitIndexValue(*value) : std::nullopt;
  }
};
} // namespace

static SmallVector<Count> getValues(WorkContext &context, ValueRange operands) {
  return llvm::map_to_vector(
      operands, [&](Value operand) { return context.getIndexValue(operand); });
}

/// Combines the results of `map` at `operands` with `combine` (countMin or
/// countMax). Returns nullopt if there are no results or one has no known
/// value.
static OptionalCount
evaluateMap(WorkContext &context, AffineMap map, ValueRange operands,
            llvm::function_ref<Count(const Count &, const Count &)> combine) {
  SmallVector<Count> values = getValues(context, operands);
  Evaluator evaluator(values, map.getNumDims());
  OptionalCount combined;
  for (AffineExpr result : map.getResults()) {
    OptionalCount value = evaluator.visit(result);
    if (!value)
      return std::nullopt;
    combined = combined ? combine(*combined, *value) : *value;
  }
  return combined ? limitIndexValue(*combined) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// Returns the counter of an affine loop, which runs from the maximum of the
/// lower map's results to the minimum of the upper map's.
static std::optional<LoopCounter>
computeCounter(WorkContext &context, Value counter, AffineMap lowerMap,
               ValueRange lowerOperands, AffineMap upperMap,
               ValueRange upperOperands, int64_t step) {
  OptionalCount lower = evaluateMap(context, lowerMap, lowerOperands, countMax);
  OptionalCount upper = evaluateMap(context, upperMap, upperOperands, countMin);
  if (!lower || !upper)
    return std::nullopt;
  return makeLoopCounter(counter, *lower, *upper, step);
}

static std::optional<LoopCounters> computeCounters(WorkContext &context,
                                                   affine::AffineForOp op) {
  std::optional<LoopCounter> counter =
      computeCounter(context, op.getInductionVar(), op.getLowerBoundMap(),
                     op.getLowerBoundOperands(), op.getUpperBoundMap(),
                     op.getUpperBoundOperands(), op.getStepAsInt());
  return counter ? std::optional(LoopCounters{*counter}) : std::nullopt;
}

static std::optional<LoopCounters>
computeCounters(WorkContext &context, affine::AffineParallelOp op) {
  // The verifier accepts ops with missing operands.
  if (op.getNumOperands() != op.getLowerBoundsMap().getNumInputs() +
                                 op.getUpperBoundsMap().getNumInputs())
    return std::nullopt;
  LoopCounters counters;
  for (auto [index, step] : llvm::enumerate(op.getSteps())) {
    Value value = index < op.getBody()->getNumArguments()
                      ? Value(op.getBody()->getArgument(index))
                      : Value();
    std::optional<LoopCounter> counter = computeCounter(
        context, value, op.getLowerBoundMap(index), op.getLowerBoundsOperands(),
        op.getUpperBoundMap(index), op.getUpperBoundsOperands(), step);
    if (!counter)
      return std::nullopt;
    counters.push_back(*counter);
  }
  return counters;
}

namespace {
template <typename OpTy>
struct LoopModel : ExecutionOpInterface::ExternalModel<LoopModel<OpTy>, OpTy> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           Executions &executions) const {
    auto loop = cast<OpTy>(op);
    executions.push_back(makeLoopExecution(context, loop.getRegion(),
                                           computeCounters(context, loop)));
  }
};
} // namespace

/// Where all constraints of the set hold: expressions that are >= 0, or 0.
static OptionalCount computeCondition(WorkContext &context,
                                      affine::AffineIfOp op) {
  if (!llvm::all_of(op->getOperands(), [&](Value operand) {
        return isIndexArithmetic(operand, context);
      }))
    return std::nullopt;
  IntegerSet set = op.getIntegerSet();
  SmallVector<Count> values = getValues(context, op->getOperands());
  Evaluator evaluator(values, set.getNumDims());
  Count all = 1;
  for (auto [constraint, isEqual] :
       llvm::zip_equal(set.getConstraints(), set.getEqFlags())) {
    OptionalCount value = evaluator.visit(constraint);
    if (!value)
      return std::nullopt;
    all *= makeIndicator(*value + 1) -
           (isEqual ? makeIndicator(*value) : Count(0));
  }
  return limitIndexValue(all);
}

namespace {
struct IfModel
    : ExecutionOpInterface::ExternalModel<IfModel, affine::AffineIfOp> {
  bool areRegionsExclusive(Operation *) const { return true; }
  void getRegionExecutions(Operation *op, WorkContext &context,
                           Executions &executions) const {
    addBranches(op, computeCondition(context, cast<affine::AffineIfOp>(op)),
                executions);
  }
};
} // namespace

static std::optional<WorkClass> getClass(Attribute kind) {
  return getReductionClass(cast<arith::AtomicRMWKindAttr>(kind).getValue());
}

namespace {
/// Model of affine.yield: free, except in an affine.parallel with reductions,
/// where each yielded value is combined once per iteration with those of the
/// other iterations.
struct YieldModel
    : WorkOpInterface::ExternalModel<YieldModel, affine::AffineYieldOp> {
  bool isFree(Operation *op) const {
    auto loop = dyn_cast_or_null<affine::AffineParallelOp>(op->getParentOp());
    return !loop || llvm::none_of(loop.getReductions(), getClass);
  }
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto loop = cast<affine::AffineParallelOp>(op->getParentOp());
    for (auto [operand, kind] :
         llvm::zip(op->getOperands(), loop.getReductions())) {
      std::optional<WorkClass> workClass = getClass(kind);
      if (!workClass)
        continue;
      if (!operand.getType().isIntOrFloat())
        return failure();
      work.terms.add({*workClass, operand.getType(), 1});
    }
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

/// Computes the value of affine.min or affine.max, or of affine.apply, whose
/// map has one result.
template <typename OpTy>
static OptionalCount computeIndex(WorkContext &context, OpTy op, unsigned) {
  return evaluateMap(context, op.getAffineMap(), op->getOperands(),
                     isa<affine::AffineMaxOp>(op) ? countMax : countMin);
}

/// Computes result `r` of dividing an index by the basis b: floordiv(index,
/// stride) mod b[r], where stride = b[r + 1] * b[r + 2] * ...; the first result
/// is not reduced.
static OptionalCount computeIndex(WorkContext &context,
                                  affine::AffineDelinearizeIndexOp op,
                                  unsigned result) {
  SmallVector<OpFoldResult> basis = op.getPaddedBasis();
  OptionalCount stride = Count(1);
  for (unsigned position = basis.size() - 1; position > result; --position) {
    stride = limitIndexValue(*stride * context.getFoldValue(basis[position]));
    if (!stride)
      return std::nullopt;
  }
  OptionalCount value =
      computeBinary(AffineExprKind::FloorDiv,
                    context.getIndexValue(op.getLinearIndex()), *stride);
  if (value && result != 0)
    value = computeBinary(AffineExprKind::Mod, *value,
                          context.getFoldValue(basis[result]));
  return value ? limitIndexValue(*value) : std::nullopt;
}

/// Computes the inverse of `affine.delinearize_index` by Horner's scheme.
static OptionalCount computeIndex(WorkContext &context,
                                  affine::AffineLinearizeIndexOp op, unsigned) {
  SmallVector<OpFoldResult> basis = op.getPaddedBasis();
  OptionalCount sum = Count(0);
  for (auto [position, index] : llvm::enumerate(op.getMultiIndex())) {
    Count scaled =
        position == 0 ? *sum : *sum * context.getFoldValue(basis[position]);
    sum = limitIndexValue(scaled + context.getIndexValue(index));
    if (!sum)
      return std::nullopt;
  }
  return sum;
}

namespace {
template <typename OpTy>
struct AffineIndexModel : FreeBase<AffineIndexModel<OpTy>, OpTy> {
  OptionalCount getIndexResult(Operation *op, WorkContext &context,
                               unsigned result) const {
    return computeIndex(context, cast<OpTy>(op), result);
  }
};
} // namespace

void roofline::registerAffineModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, affine::AffineDialect *) {
    attachAffineAccessModels(context);
    attachModels<LoopModel, affine::AffineForOp, affine::AffineParallelOp>(
        context);
    affine::AffineIfOp::attachInterface<IfModel>(*context);
    attachModels<YieldModel>(context);
    attachModels<AffineIndexModel, affine::AffineApplyOp,
                 affine::AffineDelinearizeIndexOp,
                 affine::AffineLinearizeIndexOp, affine::AffineMaxOp,
                 affine::AffineMinOp>(context);
  });
}
