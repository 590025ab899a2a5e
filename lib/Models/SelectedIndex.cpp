//===- SelectedIndex.cpp - Values of selected indices ---------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SelectedIndex.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::arith;

namespace {
/// The condition `value <= limit`, where `tested` is the SSA value of `value`.
struct AtMost {
  Value tested;
  Count value, limit;
};
} // namespace

/// Returns `condition` in this form, or nullopt if it has another.
static std::optional<AtMost> matchAtMost(Value condition,
                                         WorkContext &context) {
  auto compare = condition.getDefiningOp<CmpIOp>();
  if (!compare)
    return std::nullopt;
  CmpIPredicate predicate = compare.getPredicate();
  if (predicate == CmpIPredicate::eq || predicate == CmpIPredicate::ne)
    return std::nullopt;
  Value small = compare.getLhs(), large = compare.getRhs();
  auto isOneOf = [&](auto... predicates) {
    return ((predicate == predicates) || ...);
  };
  if (isOneOf(CmpIPredicate::sgt, CmpIPredicate::sge, CmpIPredicate::ugt,
              CmpIPredicate::uge))
    std::swap(small, large);
  AtMost atMost{small, context.getIndexValue(small),
                context.getIndexValue(large)};
  if (!isOneOf(CmpIPredicate::slt, CmpIPredicate::sle, CmpIPredicate::sgt,
               CmpIPredicate::sge) &&
      !(atMost.value.isKnownNonNegative() && atMost.limit.isKnownNonNegative()))
    return std::nullopt;
  if (isOneOf(CmpIPredicate::slt, CmpIPredicate::sgt, CmpIPredicate::ult,
              CmpIPredicate::ugt))
    atMost.limit -= Count(1);
  return atMost;
}

/// Returns the value of `x ceildiv c` or `x floordiv c`, if `op` is
///   select(x <= 0, 0 - q, q + 1)     q = select(x <= 0, 0 - x, x - 1) / c
///   select(x <= -1, -1 - q, q)       q = select(x <= -1, -1 - x, x) / c
static std::optional<Count> matchDivision(SelectOp op, const AtMost &atMost,
                                          WorkContext &context) {
  auto negated = op.getTrueValue().getDefiningOp<SubIOp>();
  if (!negated || !(atMost.limit == 0 || atMost.limit == -1))
    return std::nullopt;
  bool isUp = atMost.limit == 0;
  Value quotient = negated.getRhs();
  auto next = op.getFalseValue().getDefiningOp<AddIOp>();
  if (!(context.getIndexValue(negated.getLhs()) == atMost.limit) ||
      (isUp ? !next || next.getLhs() != quotient ||
                  !matchPattern(next.getRhs(), m_One())
            : op.getFalseValue() != quotient))
    return std::nullopt;
  Count divisor = 1;
  auto division = quotient.getDefiningOp<DivSIOp>();
  if (division)
    divisor = context.getIndexValue(division.getRhs());
  auto dividend =
      (division ? division.getLhs() : quotient).getDefiningOp<SelectOp>();
  if (!dividend || dividend.getCondition() != op.getCondition() ||
      !(context.getIndexValue(dividend.getTrueValue()) ==
        atMost.limit - atMost.value) ||
      !(context.getIndexValue(dividend.getFalseValue()) ==
        atMost.value - (isUp ? 1 : 0)))
    return std::nullopt;
  return IndexOperands{atMost.value, divisor}.divide(isUp, /*hasAnySign=*/true);
}

/// Returns the value of `x mod c`, if `op` is
///   select(r <= -1, r + c, r)        r = x remsi c
static std::optional<Count> matchModulo(SelectOp op, const AtMost &atMost,
                                        WorkContext &context) {
  auto remainder = atMost.tested.getDefiningOp<RemSIOp>();
  auto sum = op.getTrueValue().getDefiningOp<AddIOp>();
  if (!remainder || !sum || !(atMost.limit == -1) ||
      op.getFalseValue() != atMost.tested || sum.getLhs() != atMost.tested ||
      sum.getRhs() != remainder.getRhs())
    return std::nullopt;
  IndexOperands operands{context.getIndexValue(remainder.getLhs()),
                         context.getIndexValue(remainder.getRhs())};
  std::optional<Count> quotient =
      operands.divide(/*isUp=*/false, /*hasAnySign=*/true);
  return quotient ? std::optional(operands.lhs - operands.rhs * *quotient)
                  : std::nullopt;
}

std::optional<Count> roofline::computeSelectedIndex(SelectOp op,
                                                    WorkContext &context) {
  std::optional<AtMost> atMost = matchAtMost(op.getCondition(), context);
  if (!atMost)
    return std::nullopt;
  if (std::optional<Count> value = matchDivision(op, *atMost, context))
    return value;
  if (std::optional<Count> value = matchModulo(op, *atMost, context))
    return value;
  Count ifTrue = context.getIndexValue(op.getTrueValue());
  Count ifFalse = context.getIndexValue(op.getFalseValue());
  if ((atMost->limit - atMost->value).isKnownNonNegative())
    return ifTrue;
  if ((atMost->value - atMost->limit - 1).isKnownNonNegative())
    return ifFalse;
  // a < b and a <= b select the same.
  for (const Count &other : {atMost->limit, atMost->limit + 1}) {
    if (ifTrue == atMost->value && ifFalse == other)
      return countMin(ifTrue, ifFalse);
    if (ifFalse == atMost->value && ifTrue == other)
      return countMax(ifTrue, ifFalse);
  }
  return std::nullopt;
}
