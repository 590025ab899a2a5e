//===- TosaElementwiseModels.cpp - Work of tosa's elementwise ops ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of TOSA's elementwise ops: operations per element of the result, as in
// upstream's lowering to linalg. Operands are broadcast: each of their own
// elements is read once.
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tosa;

using OptionalCosts = std::optional<TosaCosts>;

//===----------------------------------------------------------------------===//
// Costs per element
//===----------------------------------------------------------------------===//

/// Returns one operation on floats, or nullopt for any other type.
static OptionalCosts getFloatCosts(Type type, WorkClass workClass) {
  if (!isa<FloatType>(type))
    return std::nullopt;
  return TosaCosts{{workClass, type, 1}};
}

/// Returns one operation on integers, or nullopt for any other type.
static OptionalCosts getIntegerCosts(Type type) {
  if (!isa<IntegerType>(type))
    return std::nullopt;
  return TosaCosts{{WorkClass::Integer, type, 1}};
}

static bool ignoresNan(Type type, NanPropagationMode mode) {
  return isa<FloatType>(type) && mode == NanPropagationMode::IGNORE;
}

/// Returns the cost of a minimum or maximum. Replacing NaN by the other operand
/// takes 2 comparisons and 2 selections.
template <typename OpTy>
static OptionalCosts getMinMaxCosts(OpTy op, Type type) {
  TosaCosts costs = {{getArithmeticClass(type), type, 1}};
  if (ignoresNan(type, op.getNanMode()))
    costs.push_back({WorkClass::Other, type, 4});
  return costs;
}

/// Returns the cost of a clamp: max and min. Replacing NaN takes a comparison
/// and a selection.
static OptionalCosts getClampCosts(ClampOp op, Type type) {
  TosaCosts costs = {{getArithmeticClass(type), type, 2}};
  if (ignoresNan(type, op.getNanMode()))
    costs.push_back({WorkClass::Other, type, 2});
  return costs;
}

/// Returns the cost of abs, which for an integer is max(x, 0 - x).
static OptionalCosts getAbsCosts(Type type) {
  return TosaCosts{
      {getArithmeticClass(type), type, isa<FloatType>(type) ? 1 : 2}};
}

/// Returns the cost of (x >> n) + (n > 0 and bit n-1 of x): 2 shifts, n - 1,
/// the sum; the bit is truncated, masked, selected and widened.
static OptionalCosts getRightShiftCosts(ArithmeticRightShiftOp op, Type type) {
  if (!op.getRound())
    return getIntegerCosts(type);
  if (!isa<IntegerType>(type))
    return std::nullopt;
  Type i1 = IntegerType::get(op.getContext(), 1);
  return TosaCosts{{WorkClass::Integer, type, 4},
                   {WorkClass::Integer, i1, 1},
                   {WorkClass::Other, type, 2},
                   {WorkClass::Other, i1, 2}};
}

/// Returns the cost of a multiplication: one in the type of the result or, with
/// a shift, an `apply_scale` of two i32.
static OptionalCosts getMulCosts(MulOp op, Type lhs) {
  Type rhs = getTosaScalar(op.getInput2());
  Type result = getTosaScalar(op.getOutput());
  if (isa<FloatType>(lhs))
    return TosaCosts{{WorkClass::Vector, lhs, 1}};
  if (!isa_and_nonnull<IntegerType>(rhs) ||
      !isa_and_nonnull<IntegerType>(result))
    return std::nullopt;
  std::optional<int64_t> shift = getConstantScalar(op.getShift());
  bool shifts = shift != 0;
  Type type = shifts ? IntegerType::get(op.getContext(), 32) : result;
  TosaCosts costs;
  if (shifts)
    costs = getApplyScaleCosts(type, type, /*roundsTwice=*/false,
                               /*hasConstantMultiplier=*/false,
                               /*hasConstantShift=*/shift.has_value());
  else
    costs.push_back({WorkClass::Integer, type, 1});
  for (Type factor : {lhs, rhs})
    if (isNarrower(factor, type))
      costs.push_back({WorkClass::Other, factor, 1});
  if (shifts && result != type)
    costs.push_back({WorkClass::Other, type, 1});
  return costs;
}

/// Returns the cost of a negation. For integers it is zp - x, where zp is the
/// sum of the input and output zero points, clamped (max, min) in a type wide
/// enough, with casts to and from it. Zero points that are not constant are
/// widened and added for every element, in i64.
static OptionalCosts getNegateCosts(NegateOp op, Type type) {
  if (isa<FloatType>(type))
    return TosaCosts{{WorkClass::Vector, type, 1}};
  auto input = getConstantScalar(op.getInput1Zp());
  auto output = getConstantScalar(op.getOutputZp());
  bool isKnown = input && output;
  unsigned width = type.getIntOrFloatBitWidth(), wide = 64;
  if (isKnown && width < 32) { // So are the zero points, of the same types.
    int64_t largest = llvm::maxIntN(width) + std::abs(*input + *output) + 1;
    wide = llvm::isInt<16>(largest) ? 16 : (llvm::isInt<32>(largest) ? 32 : 64);
  }
  Type wideType = IntegerType::get(op.getContext(), wide);
  TosaCosts costs = {{WorkClass::Integer, wideType, isKnown ? 3 : 4}};
  if (width < wide) {
    costs.push_back({WorkClass::Other, type, isKnown ? 1 : 3});
    costs.push_back({WorkClass::Other, wideType, 1});
  }
  return costs;
}

/// Returns the cost of a table lookup. i8 only looks up; i16 interpolates
/// between two entries: 3 operations for the index, 1 for the fraction, 4 for
/// the value, and 3 widenings.
static OptionalCosts getTableCosts(TableOp op, Type type) {
  if (type.isInteger(8))
    return TosaCosts{};
  if (!type.isInteger(16))
    return std::nullopt;
  Type i32 = IntegerType::get(op.getContext(), 32);
  return TosaCosts{{WorkClass::Integer, i32, 8}, {WorkClass::Other, type, 3}};
}

/// Returns the cost of 1 / (1 + exp(-x)).
static OptionalCosts getSigmoidCosts(Type type) {
  if (!isa<FloatType>(type))
    return std::nullopt;
  return TosaCosts{{WorkClass::Vector, type, 3}, {WorkClass::Special, type, 1}};
}

/// Returns the operations of an elementwise op per element, or nullopt for a
/// type on which the op is not defined.
static OptionalCosts getCosts(Operation *op) {
  Type type = getTosaScalar(op->getOperand(isa<tosa::SelectOp>(op) ? 1 : 0));
  if (!type || !getTosaScalar(op->getResult(0)))
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, OptionalCosts>(op)
      .Case<CosOp, ErfOp, tosa::ExpOp, LogOp, PowOp, RsqrtOp, SinOp, TanhOp>(
          [&](auto) { return getFloatCosts(type, WorkClass::Special); }) // R3
      .Case<CeilOp, FloorOp, ReciprocalOp>(
          [&](auto) { return getFloatCosts(type, WorkClass::Vector); }) // R2
      .Case<AddOp, SubOp>(
          [&](auto) { return TosaCosts{{getArithmeticClass(type), type, 1}}; })
      .Case<BitwiseAndOp, BitwiseNotOp, BitwiseOrOp, BitwiseXorOp, ClzOp,
            IntDivOp, LogicalAndOp, LogicalLeftShiftOp, LogicalNotOp,
            LogicalOrOp, LogicalRightShiftOp, LogicalXorOp>(
          [&](auto) { return getIntegerCosts(type); }) // R4
      .Case<EqualOp, GreaterOp, GreaterEqualOp, tosa::SelectOp>([&](auto) {
        return TosaCosts{{WorkClass::Other, type, 1}}; // R5
      })
      .Case<MaximumOp, MinimumOp>(
          [&](auto minMax) { return getMinMaxCosts(minMax, type); })
      .Case([&](AbsOp) { return getAbsCosts(type); })
      .Case([&](ArithmeticRightShiftOp shift) {
        return getRightShiftCosts(shift, type);
      })
      .Case([&](tosa::CastOp) {
        return getCastCosts(type, getTosaScalar(op->getResult(0)));
      })
      .Case([&](ClampOp clamp) { return getClampCosts(clamp, type); })
      .Case([&](MulOp mul) { return getMulCosts(mul, type); })
      .Case([&](NegateOp negate) { return getNegateCosts(negate, type); })
      .Case([&](SigmoidOp) { return getSigmoidCosts(type); })
      .Case([&](TableOp table) { return getTableCosts(table, type); })
      .Default([](auto) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Rescale
//===----------------------------------------------------------------------===//

/// Returns true unless every shift is a constant of at most 31, for which
/// rounding twice makes no difference.
static bool mayShiftFar(Value shifts) {
  DenseElementsAttr constant;
  if (!matchPattern(shifts, m_Constant(&constant)))
    return true;
  return llvm::any_of(constant.getValues<APInt>(),
                      [](const APInt &shift) { return shift.sgt(31); });
}

/// Returns the cost of clamp(apply_scale(x - input zp) + output zp): a
/// subtraction in i32 (i48 for wider input), `apply_scale`, and an addition,
/// max and min in i32. The input and non-constant zero points are widened, and
/// the result is truncated.
static OptionalCosts getRescaleCosts(RescaleOp op) {
  Type input = getTosaScalar(op.getInput());
  Type output = getTosaScalar(op.getOutput());
  Type i32 = IntegerType::get(op.getContext(), 32);
  if (!isa_and_nonnull<IntegerType>(input) ||
      !isa_and_nonnull<IntegerType>(output) ||
      !getTosaScalar(op.getMultiplier()) || isNarrower(i32, output))
    return std::nullopt;
  Type wide = isNarrower(input, i32) ? i32 : input;
  bool isMultiplierKnown = matchPattern(op.getMultiplier(), m_Constant());
  Type multiplier = isMultiplierKnown ? i32 : getTosaScalar(op.getMultiplier());
  bool isDouble = op.getRoundingMode() == RoundingMode::DOUBLE_ROUND;
  // A single multiplier or shift for all channels is a constant of the payload.
  auto isConstant = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.hasStaticShape() && type.getNumElements() == 1 &&
           matchPattern(value, m_Constant());
  };
  TosaCosts costs = getApplyScaleCosts(
      wide, multiplier, isDouble && mayShiftFar(op.getShift()),
      isConstant(op.getMultiplier()), isConstant(op.getShift()));
  costs.push_back({WorkClass::Integer, wide, 1});
  costs.push_back({WorkClass::Integer, i32, 3});
  if (isNarrower(input, wide))
    costs.push_back({WorkClass::Other, input, 1});
  for (auto [zeroPoint, type] :
       {std::pair(op.getInputZp(), wide), std::pair(op.getOutputZp(), i32)}) {
    Type own = getTosaScalar(zeroPoint);
    if (!getConstantScalar(zeroPoint) && own && isNarrower(own, type))
      costs.push_back({WorkClass::Other, own, 1});
  }
  if (isNarrower(output, i32))
    costs.push_back({WorkClass::Other, i32, 1});
  return costs;
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

/// Returns the number of operands that are broadcast to the shape of the
/// result; the others are zero points, shifts, multipliers and tables.
static unsigned getNumDataOperands(Operation *op) {
  if (isa<NegateOp, RescaleOp, TableOp>(op))
    return 1;
  return isa<MulOp>(op) ? 2 : op->getNumOperands();
}

/// Returns the map from the elements of the result to those of `operand`. A dim
/// of extent 1 is broadcast.
static AffineMap getBroadcastMap(WorkContext &context, Value operand,
                                 Value result) {
  int64_t rank = cast<RankedTensorType>(operand.getType()).getRank();
  SmallVector<AffineExpr> exprs;
  Builder builder(result.getContext());
  for (int64_t dim = 0; dim < rank; ++dim)
    exprs.push_back(context.getDim(operand, dim) == Count(1) &&
                            context.getDim(result, dim) != Count(1)
                        ? builder.getAffineConstantExpr(0)
                        : builder.getAffineDimExpr(dim));
  return AffineMap::get(cast<RankedTensorType>(result.getType()).getRank(), 0,
                        exprs, result.getContext());
}

/// Adds the reads of a table: one lookup per element for i8, two for i16 (R19).
static void addTableRead(TableOp op, const Count &elements,
                         WorkContext &context, Work &work) {
  Value table = op.getTable();
  bool interpolates = getTosaScalar(op.getInput1()).isInteger(16);
  Count lookups = interpolates ? elements * Count(2) : elements;
  Count most = countMin(lookups, context.getNumElements(table));
  Count least = interpolates ? countMin(2, most) : countMin(1, most);
  addRead(table, CountRange(least, most), work);
}

static void addElementwiseReads(Operation *op, const Count &elements,
                                WorkContext &context, Work &work) {
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  unsigned numData = getNumDataOperands(op);
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    if (auto table = dyn_cast<TableOp>(op); table && number == 1) {
      addTableRead(table, elements, context, work);
      continue;
    }
    auto type = cast<RankedTensorType>(operand.getType());
    bool isData = number < numData && type.getRank() == result.getRank();
    addWholeRead(context, operand, work,
                 isData ? getBroadcastMap(context, operand, op->getResult(0))
                        : AffineMap());
  }
}

static LogicalResult computeTosaElementwise(Operation *op, WorkContext &context,
                                            Work &work) {
  if (!areRanked(op))
    return failure();
  auto rescale = dyn_cast<RescaleOp>(op);
  OptionalCosts costs = rescale ? getRescaleCosts(rescale) : getCosts(op);
  if (!costs)
    return failure();
  Value result = op->getResult(0);
  addLoops(context, result, work);
  Count elements = context.getNumElements(result);
  addCosts(*costs, elements, work);
  addElementwiseReads(op, elements, context, work);
  addWholeWrite(
      context, result, work,
      AffineMap::getMultiDimIdentityMap(work.loops.size(), op->getContext()));
  return success();
}

/// Returns the extent of a broadcast dim: a constant extent other than 1 if any
/// operand has one, otherwise the maximum of the unknown ones.
static std::optional<Count> getBroadcastDim(WorkContext &context, Operation *op,
                                            int64_t dim) {
  Count extent = 1;
  for (Value operand : op->getOperands().take_front(getNumDataOperands(op))) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || dim >= type.getRank())
      return std::nullopt;
    Count own = context.getDim(operand, dim);
    if (own == Count(1))
      continue;
    if (own.isConstant())
      return own;
    extent = extent == Count(1) ? own : countMax(extent, own);
  }
  return extent;
}

namespace {
template <typename OpTy>
struct TosaElementwiseModel : RepeatedModel<TosaElementwiseModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeTosaElementwise(op, context, work);
  }
  /// A cast to the same type folds to its operand.
  bool isFree(Operation *op) const {
    return isa<tosa::CastOp>(op) &&
           op->getOperand(0).getType() == op->getResult(0).getType();
  }
  Value getViewSource(Operation *op, unsigned) const {
    return isFree(op) ? op->getOperand(0) : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getBroadcastDim(context, op, dim);
  }
};

} // namespace

/// Adds the work of tosa.apply_scale, on scalars or vectors in a payload, or on
/// tensors.
static LogicalResult addApplyScaleWork(ApplyScaleOp scale, WorkContext &context,
                                       Work &work) {
  auto getScalar = [](Value value) {
    return getTosaScalar(getElementTypeOrSelf(value.getType()));
  };
  Type value = getScalar(scale.getValue());
  Type multiplier = getScalar(scale.getMultiplier());
  if (!value || !multiplier)
    return failure();
  bool isDouble = scale.getRoundingMode() == RoundingMode::DOUBLE_ROUND;
  Type result = scale->getResult(0).getType();
  if (failed(addElementwiseWork(context, scale, {}, value, work)))
    return failure();
  Count scalars = isa<TensorType>(result)
                      ? context.getNumElements(scale->getResult(0))
                      : getNumLanes(result);
  addCosts(getApplyScaleCosts(value, multiplier, isDouble), scalars, work);
  return success();
}

void roofline::attachTosaElementwiseModels(MLIRContext *context) {
  attachModels<TosaElementwiseModel, AbsOp, AddOp, ArithmeticRightShiftOp,
               BitwiseAndOp, BitwiseNotOp, BitwiseOrOp, BitwiseXorOp,
               tosa::CastOp, CeilOp, ClampOp, ClzOp, CosOp, EqualOp, ErfOp,
               tosa::ExpOp, FloorOp, GreaterEqualOp, GreaterOp, IntDivOp, LogOp,
               LogicalAndOp, LogicalLeftShiftOp, LogicalNotOp, LogicalOrOp,
               LogicalRightShiftOp, LogicalXorOp, MaximumOp, MinimumOp, MulOp,
               NegateOp, PowOp, ReciprocalOp, RescaleOp, RsqrtOp,
               tosa::SelectOp, SigmoidOp, SinOp, SubOp, TableOp, TanhOp>(
      context);
  attachWork<addApplyScaleWork>(context);
}
