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

/// Returns the value of a binary op, assuming that nothing wraps.
static std::optional<Count> computeBinary(Operation *op,
                                          const IndexOperands &operands) {
  return llvm::TypeSwitch<Operation *, std::optional<Count>>(op)
      .Case<AddOp>([&](auto) { return operands.lhs + operands.rhs; })
      .Case<SubOp>([&](auto) { return operands.lhs - operands.rhs; })
      .Case<MulOp>([&](auto) { return operands.lhs * operands.rhs; })
      .Case<DivSOp, DivUOp, CeilDivSOp, CeilDivUOp, FloorDivSOp>([&](auto) {
        return operands.divide(isa<CeilDivSOp, CeilDivUOp>(op),
                               isa<CeilDivSOp, FloorDivSOp>(op));
      })
      .Case<RemSOp, RemUOp>([&](auto) { return operands.computeRemainder(); })
      .Case<MaxSOp, MaxUOp, MinSOp, MinUOp>([&](auto) {
        return operands.computeMinMax(isa<MaxSOp, MaxUOp>(op),
                                      isa<MaxUOp, MinUOp>(op));
      })
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
        computeBinary(op, {context.getIndexValue(op->getOperand(0)),
                           context.getIndexValue(op->getOperand(1))});
    // A constant that doesn't fit has wrapped.
    if (!value || !fits(*value, op->getResult(0).getType()))
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
    if ((isa<CastUOp>(op) && !value.isKnownNonNegative()) ||
        !fits(value, op->getResult(0).getType()))
      return std::nullopt;
    return value;
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
