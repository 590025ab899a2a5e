//===- QuantModels.cpp - Work of the quant dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::quant;

/// Returns true unless all zero points are the one of the type, 0. Upstream
/// subtracts those of channels and blocks also where they are zeros.
static bool hasZeroPoints(QuantizedType type) {
  auto uniform = dyn_cast<UniformQuantizedType>(type);
  return !uniform || uniform.getZeroPoint() != 0;
}

/// Returns true if the storage type has values that the type does not.
static bool isClamped(QuantizedType type) {
  unsigned width = type.getStorageTypeIntegralWidth();
  return type.getStorageTypeMin() != QuantizedType::getDefaultMinimumForInteger(
                                         type.isSigned(), width) ||
         type.getStorageTypeMax() !=
             QuantizedType::getDefaultMaximumForInteger(type.isSigned(), width);
}

namespace {
/// Model of a conversion between quantized and expressed values, as upstream
/// lowers it (`lower-quant-ops`). Per element, with z = 1 if there are zero
/// points and c = 1 if the storage type is clamped:
///   dcast: (q - zero point) * scale          flops = 1 + z
///   qcast: clamp(x / scale + zero point)     flops = 1 + z, int_ops = 2*c
/// and in class other 1 + z conversions. Scales and zero points are part of the
/// type and not read.
template <typename OpTy>
struct QuantCastModel : RepeatedModel<QuantCastModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    constexpr bool isQuantized = std::is_same_v<OpTy, QuantizeCastOp>;
    Value result = op->getResult(0);
    Value quantized = isQuantized ? result : op->getOperand(0);
    auto type = dyn_cast<QuantizedType>(getElementTypeOrSelf(quantized));
    if (!type || isa<AnyQuantizedType, CalibratedQuantizedType>(type))
      return failure();
    Type storage = type.getStorageType(), expressed = type.getExpressedType();
    if (failed(addElementwiseWork(context, op, {}, expressed, work)))
      return failure();
    Count elements = isa<TensorType>(result.getType())
                         ? context.getNumElements(result)
                         : Count(1);
    int64_t perElement = hasZeroPoints(type) ? 2 : 1;
    work.terms.add({WorkClass::Vector, expressed, elements * perElement});
    if (isQuantized)
      work.terms.add({WorkClass::Other, expressed, elements});
    int64_t widened = perElement - isQuantized;
    if (widened != 0)
      work.terms.add({WorkClass::Other, storage, elements * widened});
    if (isQuantized && isClamped(type))
      work.terms.add({WorkClass::Integer, storage, elements * 2});
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getElementwiseDim(context, op, dim);
  }
};
} // namespace

void roofline::registerQuantModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, QuantDialect *) {
    attachModels<QuantCastModel, DequantizeCastOp, QuantizeCastOp>(context);
    attachModels<ViewModel, StorageCastOp>(context);
  });
}
