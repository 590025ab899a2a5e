//===- IndexModels.cpp - Work of the index dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "roofline/Models/Models.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::index;

/// Returns the value of a division, or nullopt unless the divisor is known to
/// be positive and, if the op truncates or is unsigned, the dividend to be
/// nonnegative.
static std::optional<Count> computeDivision(Operation *op, const Count &lhs,
                                            const Count &rhs) {
  if (rhs.isConstant() ? rhs.getConstant() <= 0 : !rhs.isKnownNonNegative())
    return std::nullopt;
  if (!isa<CeilDivSOp, FloorDivSOp>(op) && !lhs.isKnownNonNegative())
    return std::nullopt;
  if (isa<CeilDivSOp, CeilDivUOp>(op))
    return countCeilDiv(lhs, rhs);
  Count quotient = countFloorDiv(lhs, rhs);
  return isa<RemSOp, RemUOp>(op) ? lhs - rhs * quotient : quotient;
}

static std::optional<Count> computeMinMax(Operation *op, const Count &lhs,
                                          const Count &rhs) {
  if (isa<MaxUOp, MinUOp>(op) &&
      !(lhs.isKnownNonNegative() && rhs.isKnownNonNegative()))
    return std::nullopt;
  return isa<MaxSOp, MaxUOp>(op) ? countMax(lhs, rhs) : countMin(lhs, rhs);
}

/// Returns the value of a binary op, assuming that nothing wraps.
static std::optional<Count> computeBinary(Operation *op, const Count &lhs,
                                          const Count &rhs) {
  return llvm::TypeSwitch<Operation *, std::optional<Count>>(op)
      .Case<AddOp>([&](auto) { return lhs + rhs; })
      .Case<SubOp>([&](auto) { return lhs - rhs; })
      .Case<MulOp>([&](auto) { return lhs * rhs; })
      .Case<DivSOp, DivUOp, CeilDivSOp, CeilDivUOp, FloorDivSOp, RemSOp,
            RemUOp>([&](auto) { return computeDivision(op, lhs, rhs); })
      .Case<MaxSOp, MaxUOp, MinSOp, MinUOp>(
          [&](auto) { return computeMinMax(op, lhs, rhs); })
      .Default([](auto) { return std::nullopt; });
}

namespace {
/// Model of index arithmetic: it computes addresses, which is free (R4), and
/// its value is known if those of the operands are.
template <typename OpTy>
struct ArithmeticModel : FreeBase<ArithmeticModel<OpTy>, OpTy> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    std::optional<Count> value =
        computeBinary(op, context.getIndexValue(op->getOperand(0)),
                      context.getIndexValue(op->getOperand(1)));
    // A constant that doesn't fit into 64 bits has wrapped.
    if (!value || (value->isConstant() && !value->tryInt64()))
      return std::nullopt;
    return limitIndexValue(*value);
  }
};

/// Model of a cast to or from an integer. The value is kept if both types have
/// 64 bits, as it is then assumed to fit; narrower integers may truncate it.
template <typename OpTy>
struct CastModel : FreeBase<CastModel<OpTy>, OpTy> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    Count value = context.getIndexValue(op->getOperand(0));
    Type type = op->getResult(0).getType();
    unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    if (isa<CastUOp>(op) && !value.isKnownNonNegative())
      return std::nullopt;
    if (!value.isConstant())
      return width >= 64 ? std::optional(value) : std::nullopt;
    std::optional<int64_t> constant = value.tryInt64();
    return constant && llvm::isIntN(std::min(width, 64u), *constant)
               ? std::optional(value)
               : std::nullopt;
  }
};
} // namespace

void roofline::registerIndexModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, IndexDialect *) {
    attachModels<ArithmeticModel, AddOp, CeilDivSOp, CeilDivUOp, DivSOp, DivUOp,
                 FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, RemSOp,
                 RemUOp, SubOp>(context);
    attachModels<CastModel, CastSOp, CastUOp>(context);
    attachModels<FreeModel, AndOp, BoolConstantOp, CmpOp, ConstantOp, OrOp,
                 ShlOp, ShrSOp, ShrUOp, SizeOfOp, XOrOp>(context);
  });
}
