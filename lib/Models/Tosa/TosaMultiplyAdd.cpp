//===- TosaMultiplyAdd.cpp - Multiply-adds of tosa ops --------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TosaMultiplyAdd.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::roofline;

bool MultiplyAdd::isValid() const {
  return lhs && rhs && accumulator &&
         isa<FloatType>(lhs) == isa<FloatType>(accumulator) &&
         isa<FloatType>(rhs) == isa<FloatType>(accumulator);
}

MultiplyAdd roofline::getMultiplyAdd(Value lhs, Value rhs, Type accumulator,
                                     Value lhsZeroPoint, Value rhsZeroPoint) {
  MultiplyAdd macs{getTosaScalar(lhs), getTosaScalar(rhs),
                   getTosaScalar(accumulator)};
  macs.subtractsZeroPoints =
      isa_and_nonnull<IntegerType>(macs.lhs) &&
      (hasZeroPoint(lhsZeroPoint) || hasZeroPoint(rhsZeroPoint));
  return macs;
}

void roofline::addMultiplyAdds(const MultiplyAdd &macs, bool isMatrix,
                               const Count &count, Work &work) {
  Type i32 = IntegerType::get(macs.lhs.getContext(), 32);
  Type factor = macs.subtractsZeroPoints ? i32 : macs.accumulator;
  TosaCosts costs;
  for (Type type : {macs.lhs, macs.rhs})
    if (type != factor)
      costs.push_back({WorkClass::Other, type, 1});
  if (macs.subtractsZeroPoints)
    costs.push_back({WorkClass::Integer, i32, 2});
  if (isMatrix)
    work.terms.add({WorkClass::Matrix, macs.lhs, macs.rhs, macs.accumulator,
                    count * Count(2)});
  else
    costs.push_back(
        {getArithmeticClass(macs.accumulator), macs.accumulator, 2});
  Count casts;
  for (const TosaCost &cost : costs)
    if (cost.workClass == WorkClass::Other)
      casts += count * Count(cost.count);
  work.contractions = {count, count, count * Count(2), casts};
  addCosts(costs, count, work);
}
