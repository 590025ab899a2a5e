//===- VectorModels.cpp - Work of the vector dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the vector ops that move lanes between registers (R5) and of those
// that cost nothing. Every op of the dialect has a model. Vectors are
// registers: only the ops in VectorMemoryModels.cpp move bytes.
//
//===----------------------------------------------------------------------===//

#include "VectorModels.h"

#include "ModelUtils.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// Moves between registers (R5)
//===----------------------------------------------------------------------===//

namespace {
/// Base of the models of ops that move the lanes of one value: one operation of
/// class other per lane of that value. Lanes that are not numbers, but index or
/// pointers, are addresses (R4).
template <typename Model, typename OpTy>
struct MoveBase : RepeatedModel<Model, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    Type moved = Model::getMoved(op).getType();
    work.terms.add(
        {WorkClass::Other, getElementTypeOrSelf(moved), getNumLanes(moved)});
    return success();
  }
  bool isFree(Operation *op) const {
    return !getElementTypeOrSelf(Model::getMoved(op).getType()).isIntOrFloat();
  }
};

/// Model of an op that moves the lanes of its first result.
template <typename OpTy>
struct MoveToResultModel : MoveBase<MoveToResultModel<OpTy>, OpTy> {
  static Value getMoved(Operation *op) { return op->getResult(0); }
};

/// Model of an op that moves the lanes of its first operand.
template <typename OpTy>
struct MoveOperandModel : MoveBase<MoveOperandModel<OpTy>, OpTy> {
  static Value getMoved(Operation *op) { return op->getOperand(0); }
};
} // namespace

//===----------------------------------------------------------------------===//
// Other ops
//===----------------------------------------------------------------------===//

namespace {
/// Model of vector.mask, whose single nested op executes. A result is the value
/// that it yields.
struct MaskResultModel
    : WorkOpInterface::ExternalModel<MaskResultModel, MaskOp> {
  LogicalResult computeWork(Operation *, WorkContext &, Work &) const {
    return success(); // The work is that of the region.
  }
  Value getViewSource(Operation *op, unsigned result) const {
    Operation *yield = cast<MaskOp>(op).getMaskBlock()->getTerminator();
    return result < yield->getNumOperands() ? yield->getOperand(result)
                                            : Value();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result, int64_t dim) const {
    Value yielded = getViewSource(op, result);
    if (!yielded || !isa<RankedTensorType>(yielded.getType()))
      return std::nullopt;
    return context.getDim(yielded, dim);
  }
};

struct VScaleModel : FreeBase<VScaleModel, VectorScaleOp> {
  std::optional<Count> getIndexResult(Operation *, WorkContext &,
                                      unsigned) const {
    return Count::symbol("vscale");
  }
};
} // namespace

static void attachModels(MLIRContext *context) {
  // R5
  attachModels<MoveToResultModel, BroadcastOp, ExtractOp, ExtractStridedSliceOp,
               FromElementsOp, InterleaveOp, ScalableExtractOp, ShuffleOp,
               TransposeOp>(context);
  attachModels<MoveOperandModel, BitCastOp, DeinterleaveOp, InsertOp,
               InsertStridedSliceOp, ScalableInsertOp, ToElementsOp>(context);
  // Masks of known sizes and steps compare and count indices (R4). A shape cast
  // only relabels lanes. Printing is output and not part of the computation.
  attachModels<FreeModel, ConstantMaskOp, CreateMaskOp, PrintOp, ShapeCastOp,
               StepOp, vector::YieldOp>(context);
  // R15
  attachModels<ViewModel, TypeCastOp>(context);
  attachModels<MaskResultModel, OnceModel<MaskOp>, VScaleModel>(context);
  attachVectorArithmeticModels(context);
  attachVectorMemoryModels(context);
}

void roofline::registerVectorModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, VectorDialect *) { ::attachModels(context); });
}
