//===- BufferizationModels.cpp - Work of the bufferization dialect --------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "PartialUpdates.h"
#include "ResultDims.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::bufferization;

/// Adds a copy of all elements of `source` to `target`.
static void addCopy(WorkContext &context, Value source, Value target,
                    Work &work) {
  addWholeRead(context, source, work);
  addAccess(makeAccess(target, context.getNumElements(source)), &Access::writes,
            work);
}

namespace {
/// Model of an allocation, which is free unless it has a `copy` operand (R16).
struct AllocTensorModel
    : WorkOpInterface::ExternalModel<AllocTensorModel, AllocTensorOp> {
  bool isFree(Operation *op) const {
    return !cast<AllocTensorOp>(op).getCopy();
  }
  bool hasUniformContent(Operation *op, unsigned) const { return isFree(op); }
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto alloc = cast<AllocTensorOp>(op);
    if (!areRanked(op))
      return failure();
    addCopy(context, alloc.getCopy(), alloc.getResult(), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto alloc = cast<AllocTensorOp>(op);
    if (alloc.getCopy())
      return getSourceDim(context, alloc.getCopy(), dim);
    return getSizedDim(context, cast<ShapedType>(alloc.getResult().getType()),
                       alloc.getDynamicSizes(), dim);
  }
};

/// Model of a copy into a new buffer (R16).
struct CloneModel : WorkOpInterface::ExternalModel<CloneModel, CloneOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto clone = cast<CloneOp>(op);
    if (!areRanked(op))
      return failure();
    addCopy(context, clone.getInput(), clone.getOutput(), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getSourceDim(context, op->getOperand(0), dim);
  }
};

} // namespace

/// Adds the work of a copy into a given tensor or memref (R16).
static LogicalResult addMaterializeWork(MaterializeInDestinationOp materialize,
                                        WorkContext &context, Work &work) {
  Value target = materialize.getResult();
  if (!target)
    target = materialize.getDest();
  if (!areRanked(materialize))
    return failure();
  InsertPlace place = getInsertPlace(materialize);
  if (place == InsertPlace::InPlace)
    return success();
  addCopy(context, materialize.getSource(), target, work);
  if (place == InsertPlace::Unknown)
    allowInPlace(work);
  return success();
}

void roofline::registerBufferizationModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, BufferizationDialect *) {
    // Tensor and buffer share their storage (R15).
    attachModels<SameDimsModel, ToBufferOp, ToTensorOp>(context);
    attachModels<FreeModel, DeallocOp, DeallocTensorOp>(context);
    attachModels<AllocTensorModel, CloneModel>(context);
    attachWork<addMaterializeWork>(context);
  });
}
