//===- MemRefModels.cpp - Work of the memref dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of memref ops: views move nothing (R15), copies read and write (R16).
// Loads, stores and DMA are in MemRefAccessModels.cpp.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "ResultDims.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::memref;

//===----------------------------------------------------------------------===//
// Storage
//===----------------------------------------------------------------------===//

/// Returns the number of elements that a copy from `source` to `target` moves.
/// Both must have the same shape, so that a constant extent of either one is
/// used.
static Count countCopied(Value source, Value target, WorkContext &context) {
  Count elements = 1;
  int64_t rank = cast<MemRefType>(source.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    Count extent = context.getDim(source, dim);
    Count other = context.getDim(target, dim);
    elements *= other.isConstant() ? other : extent;
  }
  return elements;
}

namespace {

struct CopyModel : WorkOpInterface::ExternalModel<CopyModel, CopyOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto copy = cast<CopyOp>(op);
    if (!isa<MemRefType>(copy.getSource().getType()) ||
        !isa<MemRefType>(copy.getTarget().getType()))
      return failure();
    Count elements = countCopied(copy.getSource(), copy.getTarget(), context);
    addAccess(makeAccess(copy.getSource(), elements), &Access::reads, work);
    addAccess(makeAccess(copy.getTarget(), elements), &Access::writes, work);
    return success();
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualShapes(context, op->getOperands(), onEqual);
  }
};

/// Model of memref.realloc, which moves the contents of the old buffer if it
/// has to grow and can't grow in place.
struct ReallocModel : WorkOpInterface::ExternalModel<ReallocModel, ReallocOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto realloc = cast<ReallocOp>(op);
    Count oldSize = context.getNumElements(realloc.getSource());
    Count newSize = context.getNumElements(realloc.getResult());
    if ((oldSize - newSize).isKnownNonNegative())
      return success();
    CountRange moved(0, oldSize);
    addAccess(makeAccess(realloc.getSource(), moved), &Access::reads, work);
    addAccess(makeAccess(realloc.getResult(), moved), &Access::writes, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t) const {
    if (Value size = cast<ReallocOp>(op).getDynamicResultSize())
      return getExtent(context, size);
    return std::nullopt;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Views (R15)
//===----------------------------------------------------------------------===//

namespace {
struct DistinctObjectsModel
    : FreeBase<DistinctObjectsModel, DistinctObjectsOp> {
  Value getViewSource(Operation *op, unsigned result) const {
    return op->getOperand(result);
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result, int64_t dim) const {
    return getSourceDim(context, op->getOperand(result), dim);
  }
};

/// Model of memref.extract_strided_metadata. The results are the base buffer,
/// the offset, the sizes and the strides.
struct ExtractStridedMetadataModel
    : FreeBase<ExtractStridedMetadataModel, ExtractStridedMetadataOp> {
  Value getViewSource(Operation *op, unsigned result) const {
    return result == 0 ? op->getOperand(0) : Value();
  }
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned result) const {
    return result < 2 ? std::nullopt
                      : getSourceDim(context, op->getOperand(0), result - 2);
  }
};

struct ReinterpretCastModel
    : ViewBase<ReinterpretCastModel, ReinterpretCastOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getExtent(context, cast<ReinterpretCastOp>(op).getMixedSizes()[dim]);
  }
};

struct TransposeModel : ViewBase<TransposeModel, TransposeOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto transpose = cast<TransposeOp>(op);
    return getSourceDim(context, transpose.getIn(),
                        transpose.getPermutation().getDimPosition(dim));
  }
};

struct ViewOpModel : ViewBase<ViewOpModel, ViewOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto view = cast<ViewOp>(op);
    return getSizedDim(context, view.getType(), view.getSizes(), dim);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void roofline::registerMemRefModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, MemRefDialect *) {
    attachMemRefAccessModels(context);
    attachModels<AllocModel, AllocaOp, AllocOp>(context);
    attachModels<CastViewModel, AssumeAlignmentOp, CastOp, MemorySpaceCastOp>(
        context);
    attachModels<FreeModel, AllocaScopeReturnOp, AtomicYieldOp, DeallocOp,
                 DimOp, ExtractAlignedPointerAsIndexOp, GetGlobalOp, GlobalOp>(
        context);
    // The few integers of the shape operand of memref.reshape are addressing
    // (R4).
    attachModels<ViewModel, ReshapeOp>(context);
    attachModels<CollapseShapeModel<CollapseShapeOp>, CopyModel,
                 DistinctObjectsModel, ExpandShapeModel<ExpandShapeOp>,
                 ExtractStridedMetadataModel, OnceModel<AllocaScopeOp>,
                 RankModel<RankOp>, ReallocModel, ReinterpretCastModel,
                 SubsetModel<SubViewOp>, TransposeModel, ViewOpModel>(context);
  });
}
