//===- InstructionModels.h - Models of vector instructions -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_INSTRUCTIONMODELS_H
#define ROOFLINE_LIB_MODELS_INSTRUCTIONMODELS_H

#include "ModelUtils.h"

namespace mlir::roofline {

/// Model of an instruction that does one operation per lane of its result, for
/// lanes that a mask leaves out too (R6).
template <typename OpTy, WorkClass workClass>
struct LaneModel : RepeatedModel<LaneModel<OpTy, workClass>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    Type type = op->getResult(0).getType();
    work.terms.add({workClass, getElementTypeOrSelf(type),
                    getNumLanes(type) * int64_t(op->getNumResults())});
    return success();
  }
};

/// Model of dot products of the lanes of the last two operands, a and b, that
/// are added to those of the result:
///   flops or int_ops = 2 * lanes of a
template <typename OpTy>
struct DotModel : RepeatedModel<DotModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    Type sum = getElementTypeOrSelf(op->getResult(0).getType());
    Count products = getNumLanes(op->getOperand(1).getType());
    work.terms.add({getArithmeticClass(sum), sum, products * 2});
    work.contractions = {products, products, products * 2, 0};
    return success();
  }
};

/// Adds `flops` operations that multiply matrices in registers (R7).
inline void addMatrixWork(Value lhs, Value rhs, Value sum, const Count &flops,
                          Work &work) {
  work.terms.add({WorkClass::Matrix, getElementTypeOrSelf(lhs.getType()),
                  getElementTypeOrSelf(rhs.getType()),
                  getElementTypeOrSelf(sum.getType()), flops});
}

/// Attaches `LaneModel` to each of the ops.
template <WorkClass workClass, typename... Ops>
void attachLaneModels(MLIRContext *context) {
  (Ops::template attachInterface<LaneModel<Ops, workClass>>(*context), ...);
}

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_INSTRUCTIONMODELS_H
