//===- TosaUtils.cpp - Helpers of the tosa models -------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaUtils.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

Type roofline::getTosaScalar(Type elementType) {
  if (auto integer = dyn_cast<IntegerType>(elementType))
    return IntegerType::get(elementType.getContext(), integer.getWidth());
  return isa<FloatType>(elementType) ? elementType : Type();
}

Type roofline::getTosaScalar(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? getTosaScalar(type.getElementType()) : Type();
}

bool roofline::isNarrower(Type type, Type than) {
  return type.getIntOrFloatBitWidth() < than.getIntOrFloatBitWidth();
}

std::optional<int64_t> roofline::getConstantScalar(Value value) {
  DenseElementsAttr constant;
  if (!matchPattern(value, m_Constant(&constant)) || !constant.isSplat())
    return std::nullopt;
  if (isa<FloatType>(constant.getElementType()))
    return constant.getSplatValue<APFloat>().isZero() ? 0 : 1;
  if (!isa<IntegerType>(constant.getElementType()))
    return std::nullopt;
  return constant.getSplatValue<APInt>().trySExtValue();
}

bool roofline::hasZeroPoint(Value zeroPoint) {
  return getConstantScalar(zeroPoint) != 0;
}

std::optional<int64_t> roofline::getConstantShapeValue(Value shape,
                                                       int64_t index) {
  auto constant = shape.getDefiningOp<tosa::ConstShapeOp>();
  if (!constant)
    return std::nullopt;
  auto values = dyn_cast<DenseIntElementsAttr>(constant.getValues());
  if (!values || index < 0 || index >= values.getNumElements())
    return std::nullopt;
  return values.getValues<APInt>()[index].trySExtValue();
}

void roofline::addCosts(ArrayRef<TosaCost> costs, const Count &executions,
                        Work &work) {
  for (const TosaCost &cost : costs)
    work.terms.add({cost.workClass, cost.type, executions * Count(cost.count)});
}

void roofline::addSharedRead(WorkContext &context, Value value, Work &work) {
  MLIRContext *mlirContext = value.getContext();
  SmallVector<AffineExpr, 1> first(
      cast<RankedTensorType>(value.getType()).getRank(),
      getAffineConstantExpr(0, mlirContext));
  addWholeRead(context, value, work, makeLoopMap(mlirContext, work, first));
}

TosaCosts roofline::getApplyScaleCosts(Type value, Type multiplier,
                                       bool roundsTwice,
                                       bool hasConstantMultiplier,
                                       bool hasConstantShift) {
  MLIRContext *context = value.getContext();
  Type i8 = IntegerType::get(context, 8), i32 = IntegerType::get(context, 32);
  Type i64 = IntegerType::get(context, 64);
  // The shift is widened to i32 and to i64, the result truncated.
  TosaCosts costs = {{WorkClass::Integer, i64, 5}}; // mul, shl, shr, add, shr
  if (!hasConstantShift)
    costs.push_back({WorkClass::Other, i8, 1});
  costs.append({{WorkClass::Other, i32, 1}, {WorkClass::Other, i64, 1}});
  if (isNarrower(value, i64))
    costs.push_back({WorkClass::Other, value, 1});
  if (!hasConstantMultiplier && isNarrower(multiplier, i64))
    costs.push_back({WorkClass::Other, multiplier, 1});
  if (roundsTwice)
    costs.append({{WorkClass::Integer, i64, 1},
                  {WorkClass::Other, value, 1},
                  {WorkClass::Other, i32, 1},
                  {WorkClass::Other, i64, 2}});
  return costs;
}

/// Returns the cost of rounding, clamping to the range of `to` and converting.
/// The clamping depends on which limits of `to` the float type can represent.
static TosaCosts getFloatToIntCosts(FloatType from, IntegerType to) {
  const llvm::fltSemantics &semantics = from.getFloatSemantics();
  int magnitudeBits = static_cast<int>(to.getWidth()) - 1;
  // Neither limit: infinities are compared and selected after the conversion.
  if (magnitudeBits > APFloat::semanticsMaxExponent(semantics))
    return {{WorkClass::Vector, from, 1}, // round
            {WorkClass::Other, from, 3},  // convert, 2 compare
            {WorkClass::Other, to, 2}};   // 2 select
  // Both limits: min and max before the conversion.
  if (static_cast<int>(from.getFPMantissaWidth()) >= magnitudeBits)
    return {{WorkClass::Vector, from, 3}, // round, min, max
            {WorkClass::Other, from, 1}}; // convert
  // Only the lower limit: max before the conversion, compare and select for the
  // upper one.
  return {{WorkClass::Vector, from, 2},
          {WorkClass::Other, from, 2},
          {WorkClass::Other, to, 1}};
}

TosaCosts roofline::getCastCosts(Type from, Type to) {
  if (from == to)
    return {};
  if (isa<FloatType>(from) && isa<IntegerType>(to) && !to.isInteger(1))
    return getFloatToIntCosts(cast<FloatType>(from), cast<IntegerType>(to));
  return {{WorkClass::Other, from, 1}};
}
