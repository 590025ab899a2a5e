//===- TosaReductionModels.cpp - Work of tosa's reductions and transforms -===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of TOSA's reductions. A reduction starts from its neutral element and
// thus executes one operation per element of the input, not one less per
// result.
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

namespace {
/// The operations of a reduction per element of the input and of the result.
struct ReductionCosts {
  TosaCosts perInput, perOutput;
};
} // namespace

template <typename OpTy>
static ReductionCosts getReductionCosts(OpTy op, Type type) {
  return {{{getArithmeticClass(type), type, 1}}, {}};
}

/// Returns the cost of a sum; bf16 is summed in f32.
static ReductionCosts getReductionCosts(ReduceSumOp op, Type type) {
  if (!type.isBF16())
    return {{{getArithmeticClass(type), type, 1}}, {}};
  Type f32 = Float32Type::get(op.getContext());
  return {{{WorkClass::Vector, f32, 1}, {WorkClass::Other, type, 1}},
          {{WorkClass::Other, f32, 1}}};
}

/// Returns the cost of a minimum or maximum. If NaN is ignored, it is compared
/// and replaced, and a flag for "all were NaN" is maintained and selects the
/// final result.
template <typename OpTy>
static ReductionCosts getMinMaxCosts(OpTy op, Type type) {
  TosaCosts perInput = {{getArithmeticClass(type), type, 1}};
  if (!isa<FloatType>(type) || op.getNanMode() != NanPropagationMode::IGNORE)
    return {perInput, {}};
  Type i1 = IntegerType::get(op.getContext(), 1);
  perInput.append({{WorkClass::Other, type, 2}, {WorkClass::Integer, i1, 1}});
  return {perInput, {{WorkClass::Other, type, 1}}};
}
static ReductionCosts getReductionCosts(ReduceMaxOp op, Type type) {
  return getMinMaxCosts(op, type);
}
static ReductionCosts getReductionCosts(ReduceMinOp op, Type type) {
  return getMinMaxCosts(op, type);
}

/// Returns the cost of argmax: a comparison and two selections, of the value
/// and of the index. Two more operations let NaN win.
static ReductionCosts getReductionCosts(ArgMaxOp op, Type type) {
  Type index = getTosaScalar(op.getOutput());
  TosaCosts perInput = {{WorkClass::Other, type, 2}};
  if (index)
    perInput.push_back({WorkClass::Other, index, 1});
  if (isa<FloatType>(type) &&
      op.getNanMode() == NanPropagationMode::PROPAGATE) {
    Type i1 = IntegerType::get(op.getContext(), 1);
    perInput.append({{WorkClass::Other, type, 1}, {WorkClass::Integer, i1, 1}});
  }
  return {perInput, {}};
}

/// Returns true for argmax, which drops the axis; other reductions keep it with
/// extent 1.
template <typename OpTy>
static constexpr bool dropsAxis() {
  return std::is_same_v<OpTy, ArgMaxOp>;
}

/// Returns the type of partial sums: f32 for bf16, otherwise the type itself.
static Type getPartialType(ReduceSumOp op, Type type) {
  return type.isBF16() ? Type(Float32Type::get(op.getContext())) : type;
}
template <typename OpTy>
static Type getPartialType(OpTy, Type type) {
  return type;
}

/// Adds loops over the input and the accesses.
template <typename OpTy>
static void addReductionNest(OpTy op, WorkContext &context, Work &work) {
  Value input = op.getInput();
  addLoops(context, input, work);
  int64_t axis = op.getAxis(), rank = work.loops.size();
  MLIRContext *mlirContext = op->getContext();
  AffineMap map = AffineMap::getMultiDimIdentityMap(rank, mlirContext);
  addWholeRead(context, input, work, map);
  if (axis >= 0 && axis < rank) {
    work.loops[axis].isReduction = true;
    if (dropsAxis<OpTy>())
      map = map.dropResult(axis);
    else
      map = map.replace(getAffineDimExpr(axis, mlirContext),
                        getAffineConstantExpr(0, mlirContext), rank, 0);
  } else {
    map = AffineMap(); // The verifier does not check it on dynamic shapes.
  }
  addWholeWrite(context, op.getOutput(), work, map);
  work.accesses.back().partialType =
      getPartialType(op, getTosaScalar(op.getInput()));
}

namespace {
template <typename OpTy>
struct TosaReductionModel : RepeatedModel<TosaReductionModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto reduction = cast<OpTy>(op);
    Type type = getTosaScalar(reduction.getInput());
    if (!type || !areRanked(op))
      return failure();
    ReductionCosts costs = getReductionCosts(reduction, type);
    addCosts(costs.perInput, context.getNumElements(reduction.getInput()),
             work);
    addCosts(costs.perOutput, context.getNumElements(reduction.getOutput()),
             work);
    addReductionNest(reduction, context, work);
    return success();
  }
  /// A reduction of one element folds to its operand.
  bool isFree(Operation *op) const {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    int64_t axis = cast<OpTy>(op).getAxis();
    return !dropsAxis<OpTy>() && type && type == op->getResult(0).getType() &&
           axis >= 0 && axis < type.getRank() && type.getDimSize(axis) == 1;
  }
  Value getViewSource(Operation *op, unsigned) const {
    return isFree(op) ? op->getOperand(0) : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto reduction = cast<OpTy>(op);
    int64_t axis = reduction.getAxis();
    if (!dropsAxis<OpTy>() && dim == axis)
      return Count(1);
    int64_t source = dropsAxis<OpTy>() && dim >= axis ? dim + 1 : dim;
    auto type = dyn_cast<RankedTensorType>(reduction.getInput().getType());
    if (!type || source >= type.getRank())
      return std::nullopt;
    return context.getDim(reduction.getInput(), source);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Fourier transforms
//===----------------------------------------------------------------------===//

/// Adds the loops n, the two dims of the result, y, x, and the accesses. Fast
/// transforms need fewer iterations.
static void addTransformNest(Operation *op, WorkContext &context, Work &work) {
  work.needsEachIteration = false;
  addLoops(context, op->getResult(0), work);
  for (int64_t dim : {1, 2})
    work.loops.push_back(
        {context.getDim(op->getOperand(0), dim), /*isReduction=*/true});
  auto makeMap = [&](ArrayRef<unsigned> loops) {
    return makeLoopMap(op->getContext(), work, loops);
  };
  // R11: a value that occurs twice is read once.
  for (Value input :
       llvm::SmallSetVector<Value, 2>(op->operand_begin(), op->operand_end()))
    addWholeRead(context, input, work, makeMap({0, 3, 4}));
  for (Value output : op->getResults())
    addWholeWrite(context, output, work, makeMap({0, 1, 2}));
}

/// Computes the work of the sum that defines the transform, which upstream
/// executes instead of a fast algorithm: each of the N*H*W' outputs is a sum
/// over H*W inputs, P terms in all. The angle 2*pi*(y/H + x/W) takes 2
/// divisions, an addition and a multiplication (and one more for the sign of an
/// inverse transform), cos and sin are 2 transcendentals, and the products and
/// sums are 2 multiplications and 2 additions for a real input, 4 and 4 for a
/// complex one.
///   rfft2d: vector = 8 * P, special = 2 * P, P = N*H*(W/2 + 1) * H*W
///   fft2d:  vector = 12 * P (inverse 13 * P), special = 2 * P, P = N*H*W * H*W
/// Two indices per term and, once, H and W are converted to float.
static LogicalResult computeTransform(Operation *op, int64_t flopsPerTerm,
                                      WorkContext &context, Work &work) {
  Value input = op->getOperand(0), output = op->getResult(0);
  Type type = getTosaScalar(input);
  if (!areRanked(op) || !isa_and_nonnull<FloatType>(type))
    return failure();
  Count terms = context.getNumElements(output);
  terms *= context.getDim(input, 1);
  terms *= context.getDim(input, 2);
  Type i32 = IntegerType::get(op->getContext(), 32);
  addCosts({{WorkClass::Vector, type, flopsPerTerm},
            {WorkClass::Special, type, 2},
            {WorkClass::Other, i32, 2}},
           terms, work);
  addCosts(TosaCost{WorkClass::Other, i32, 2}, 1, work);
  addTransformNest(op, context, work);
  return success();
}

static int64_t countFlopsPerTerm(FFT2dOp op) {
  return op.getInverse() ? 13 : 12;
}
static int64_t countFlopsPerTerm(RFFT2dOp) { return 8; }

namespace {
template <typename OpTy>
struct TransformModel
    : WorkOpInterface::ExternalModel<TransformModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeTransform(op, countFlopsPerTerm(cast<OpTy>(op)), context,
                            work);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    if (!areRanked(op))
      return std::nullopt;
    Count extent = context.getDim(op->getOperand(0), dim);
    return isa<RFFT2dOp>(op) && dim == 2 ? countFloorDiv(extent, 2) + 1
                                         : extent;
  }
};
} // namespace

void roofline::attachTosaReductionModels(MLIRContext *context) {
  attachModels<TosaReductionModel, ArgMaxOp, ReduceAllOp, ReduceAnyOp,
               ReduceMaxOp, ReduceMinOp, ReduceProductOp, ReduceSumOp>(context);
  attachModels<TransformModel, FFT2dOp, RFFT2dOp>(context);
}
