//===- ArithModels.cpp - Work of the arith dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the arith dialect: a table from op to class and operations per
// scalar (R2, R4 and R5), and the values of index arithmetic, from which trip
// counts and dims are computed.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "SelectedIndex.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "roofline/Models/Models.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::arith;

//===----------------------------------------------------------------------===//
// Values of index arithmetic
//===----------------------------------------------------------------------===//

/// Returns 2^rhs if it is known and a legal shift amount for `type`.
static std::optional<Count> getShiftFactor(const Count &rhs, Type type) {
  std::optional<int64_t> amount = rhs.tryInt64();
  int64_t width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (!amount || *amount < 0 || *amount >= std::min<int64_t>(width, 63))
    return std::nullopt;
  return Count(int64_t(1) << *amount);
}

static std::optional<Count> computeShift(Operation *op,
                                         const IndexOperands &operands) {
  std::optional<Count> factor =
      getShiftFactor(operands.rhs, op->getResult(0).getType());
  if (!factor)
    return std::nullopt;
  if (isa<ShLIOp>(op))
    return operands.lhs * *factor;
  if (isa<ShRUIOp>(op) && !operands.lhs.isKnownNonNegative())
    return std::nullopt;
  return countFloorDiv(operands.lhs, *factor);
}

/// Returns the quotient of numbers of any sign, rounded towards zero.
static std::optional<Count> divideTowardsZero(const IndexOperands &operands) {
  std::optional<Count> down = operands.divide(/*isUp=*/false,
                                              /*hasAnySign=*/true);
  if (!down || operands.lhs.isKnownNonNegative())
    return down;
  Count up = *operands.divide(/*isUp=*/true, /*hasAnySign=*/true);
  return countMax(*down, countMin(0, up));
}

/// Returns the value of a binary op, assuming that nothing wraps.
static std::optional<Count> computeBinary(Operation *op,
                                          const IndexOperands &operands) {
  return llvm::TypeSwitch<Operation *, std::optional<Count>>(op)
      .Case<AddIOp>([&](auto) { return operands.lhs + operands.rhs; })
      .Case<SubIOp>([&](auto) { return operands.lhs - operands.rhs; })
      .Case<MulIOp>([&](auto) { return operands.lhs * operands.rhs; })
      .Case<DivSIOp>([&](auto) { return divideTowardsZero(operands); })
      .Case<DivUIOp, FloorDivSIOp, CeilDivSIOp, CeilDivUIOp>([&](auto) {
        // floordivsi and ceildivsi round as Count does for any sign.
        return operands.divide(isa<CeilDivSIOp, CeilDivUIOp>(op),
                               isa<FloorDivSIOp, CeilDivSIOp>(op));
      })
      .Case<RemSIOp>([&](auto) -> std::optional<Count> {
        std::optional<Count> quotient = divideTowardsZero(operands);
        return quotient ? std::optional(operands.lhs - operands.rhs * *quotient)
                        : std::nullopt;
      })
      .Case<RemUIOp>([&](auto) { return operands.computeRemainder(); })
      .Case<MaxSIOp, MaxUIOp, MinSIOp, MinUIOp>([&](auto) {
        return operands.computeMinMax(isa<MaxSIOp, MaxUIOp>(op),
                                      isa<MaxUIOp, MinUIOp>(op));
      })
      .Case<ShLIOp, ShRSIOp, ShRUIOp>(
          [&](auto) { return computeShift(op, operands); })
      .Default([](auto) { return std::nullopt; });
}

/// Returns the value of a cast between integers or to and from `index`,
/// assuming that it fits.
static std::optional<Count> computeCast(Operation *op, const Count &operand) {
  if (isa<ExtUIOp, IndexCastUIOp>(op) && !operand.isKnownNonNegative())
    return std::nullopt;
  return operand;
}

static bool hasNoSignedWrap(Operation *op) {
  auto flags = dyn_cast<ArithIntegerOverflowFlagsInterface>(op);
  return flags && flags.hasNoSignedWrap();
}

/// Returns true for `index` and for integers with more bits than a sign.
static bool isIndexLike(Type type) {
  return type.isIndex() ||
         (type.isSignlessInteger() && type.getIntOrFloatBitWidth() > 1);
}

static std::optional<Count> computeIndexResult(Operation *op,
                                               WorkContext &context) {
  Type type = op->getResult(0).getType();
  if (!isIndexLike(type) || !llvm::all_of(op->getOperandTypes(), isIndexLike))
    return std::nullopt;
  Count first = context.getIndexValue(op->getOperand(0));
  std::optional<Count> value =
      op->getNumOperands() == 1
          ? computeCast(op, first)
          : computeBinary(op,
                          {first, context.getIndexValue(op->getOperand(1))});
  if (!value || !fits(*value, type, hasNoSignedWrap(op)))
    return std::nullopt;
  return limitIndexValue(*value);
}

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

namespace {
/// Model of an op whose integer or index result may be known.
template <typename OpTy, WorkClass workClass>
struct IndexModel
    : ElementwiseModelBase<IndexModel<OpTy, workClass>, OpTy, workClass, 1> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    return computeIndexResult(op, context);
  }
};

} // namespace

template <WorkClass workClass, typename... Ops>
static void attachIndexModels(MLIRContext *context) {
  (Ops::template attachInterface<IndexModel<Ops, workClass>>(*context), ...);
}

namespace {

/// Model of a cast that is a view (R15) if it casts a memref.
template <typename OpTy>
struct MemRefCastModel
    : ElementwiseModelBase<MemRefCastModel<OpTy>, OpTy, WorkClass::Other, 1> {
  Value getViewSource(Operation *op, unsigned) const {
    Value source = op->getOperand(0);
    return isa<BaseMemRefType>(source.getType()) ? source : Value();
  }
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    return computeIndexResult(op, context);
  }
};

/// Model of scaling to a wider type: one multiplication in the type of the
/// result (R2). Scaling to a narrower type divides in the type of the operand.
struct ScalingExtFModel : ElementwiseModelBase<ScalingExtFModel, ScalingExtFOp,
                                               WorkClass::Vector, 1> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeElementwiseWork(context, op, {WorkClass::Vector, 1},
                                  op->getResult(0).getType(), work);
  }
};

/// Model of a selection; its type is that of the selected values (R5).
struct SelectModel
    : ElementwiseModelBase<SelectModel, SelectOp, WorkClass::Other, 1> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    return computeElementwiseWork(context, op, {WorkClass::Other, 1},
                                  op->getResult(0).getType(), work);
  }
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    Type type = op->getResult(0).getType();
    if (!isIndexLike(type))
      return std::nullopt;
    std::optional<Count> value =
        computeSelectedIndex(cast<SelectOp>(op), context);
    return value && fits(*value, type) ? limitIndexValue(*value) : std::nullopt;
  }
  /// A scalar condition selects between whole tensors, which moves nothing.
  bool isFree(Operation *op) const {
    return isAddressing(op) || (isa<TensorType>(op->getResult(0).getType()) &&
                                !isa<ShapedType>(op->getOperand(0).getType()));
  }
};
} // namespace

static void attachModels(MLIRContext *context) {
  // R2
  attachElementwiseModels<WorkClass::Vector, 1, AddFOp, SubFOp, MulFOp, DivFOp,
                          RemFOp, NegFOp, MaximumFOp, MaxNumFOp, MinimumFOp,
                          MinNumFOp, ScalingTruncFOp>(context);
  attachModels<ScalingExtFModel>(context);
  // R4
  attachIndexModels<WorkClass::Integer, AddIOp, SubIOp, MulIOp, DivSIOp,
                    DivUIOp, CeilDivSIOp, CeilDivUIOp, FloorDivSIOp, RemSIOp,
                    RemUIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, ShLIOp,
                    ShRSIOp, ShRUIOp>(context);
  attachElementwiseModels<WorkClass::Integer, 1, AndIOp, OrIOp, XOrIOp,
                          AddUIExtendedOp, MulSIExtendedOp, MulUIExtendedOp>(
      context);
  // R5
  attachElementwiseModels<WorkClass::Other, 1, CmpFOp, CmpIOp, ExtFOp, TruncFOp,
                          SIToFPOp, UIToFPOp, FPToSIOp, FPToUIOp>(context);
  attachIndexModels<WorkClass::Other, ExtSIOp, ExtUIOp, TruncIOp>(context);
  attachModels<MemRefCastModel<BitcastOp>, MemRefCastModel<IndexCastOp>,
               MemRefCastModel<IndexCastUIOp>, SelectModel,
               FreeModel<ConstantOp>>(context);
}

void roofline::registerArithModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, ArithDialect *) { ::attachModels(context); });
}
