//===- TensorModels.cpp - Work of the tensor dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the tensor dialect: views move nothing (R15), copies read and write
// (R16), data-dependent access is an interval (R19). Every op has a model. Dims
// that follow from an init, and the results of shape queries, are known without
// one.
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"
#include "PartialUpdates.h"
#include "ResultDims.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::tensor;

//===----------------------------------------------------------------------===//
// Payloads
//===----------------------------------------------------------------------===//

/// Adds the work of `executions` executions of a region.
static void addPayloadWork(WorkContext &context, Region &payload,
                           const Count &executions, Work &work) {
  Work once;
  context.addRegionWork(payload, once);
  work.terms.add(once.terms, executions);
  addPayloadAccesses(context, payload, once, executions, work);
  if (once.usefulFlops)
    work.usefulFlops = *once.usefulFlops * executions;
  work.usefulFlopsUnknown |= once.usefulFlopsUnknown;
  work.notes.append(once.notes);
  work.unmodelled.append(once.unmodelled);
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

namespace {
/// Model of tensor.splat: like `linalg.fill`, it costs nothing if the linalg
/// ops that take it as init can start from the scalar (R13).
struct SplatModel : WorkOpInterface::ExternalModel<SplatModel, SplatOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    if (!isUsedOnlyAsInit(op->getResult(0)))
      addWholeWrite(context, op->getResult(0), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto splat = cast<SplatOp>(op);
    return getSizedDim(context, splat.getType(), splat.getDynamicSizes(), dim);
  }
  bool hasUniformContent(Operation *, unsigned) const { return true; }
};

struct FromElementsModel
    : WorkOpInterface::ExternalModel<FromElementsModel, FromElementsOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    addWholeWrite(context, op->getResult(0), work);
    return success();
  }
  bool hasUniformContent(Operation *op, unsigned) const {
    return op->getNumOperands() == 1;
  }
};

struct GenerateModel
    : WorkOpInterface::ExternalModel<GenerateModel, GenerateOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    Value result = op->getResult(0);
    addPayloadWork(context, op->getRegion(0), context.getNumElements(result),
                   work);
    addWholeWrite(context, result, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto generate = cast<GenerateOp>(op);
    return getSizedDim(context, generate.getType(),
                       generate.getDynamicExtents(), dim);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Views (R15)
//===----------------------------------------------------------------------===//

namespace {
/// Model of tensor.reshape. The few integers of its shape operand are
/// addressing (R4).
struct ReshapeModel : ViewBase<ReshapeModel, ReshapeOp> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto shape = cast<ReshapeOp>(op).getShape().getDefiningOp<FromElementsOp>();
    if (!shape || dim >= static_cast<int64_t>(shape.getElements().size()))
      return std::nullopt;
    return getExtent(context, shape.getElements()[dim]);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Copies (R16)
//===----------------------------------------------------------------------===//

static bool hasAmounts(PadOp pad) {
  return hasDynamicOperands(pad.getStaticLow(), pad.getLow()) &&
         hasDynamicOperands(pad.getStaticHigh(), pad.getHigh());
}

/// Returns the number of elements of the source that the result of `pad`
/// contains: all, unless a negative amount of padding crops it.
static Count countKept(PadOp pad, WorkContext &context) {
  Count kept = 1;
  for (auto [dim, low, high] :
       llvm::enumerate(pad.getMixedLowPad(), pad.getMixedHighPad())) {
    Count extent = context.getDim(pad.getSource(), dim);
    for (OpFoldResult amount : {low, high}) {
      Count value = context.getFoldValue(amount);
      if (value.isConstant())
        extent += countMin(0, value);
    }
    kept *= countMax(0, extent);
  }
  return kept;
}

namespace {
struct PadModel : WorkOpInterface::ExternalModel<PadModel, PadOp> {
  /// A padding value that is not constant and is computed in the region is
  /// computed for every element of the result and then partly overwritten: all
  /// of upstream's lowerings (DecomposePadOpPattern, bufferization, conversion
  /// to destination style) turn it into a `tensor.generate` or
  /// `linalg.generic`.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto pad = cast<PadOp>(op);
    if (!hasAmounts(pad))
      return failure();
    addRead(pad.getSource(), countKept(pad, context), work);
    if (!pad.getConstantPaddingValue())
      addPayloadWork(context, pad.getRegion(),
                     context.getNumElements(pad.getResult()), work);
    addWholeWrite(context, pad.getResult(), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto pad = cast<PadOp>(op);
    if (!hasAmounts(pad))
      return std::nullopt;
    Count size = context.getFoldValue(pad.getMixedLowPad()[dim]);
    size += context.getDim(pad.getSource(), dim);
    size += context.getFoldValue(pad.getMixedHighPad()[dim]);
    return countMax(0, size);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualResults(context, op, onEqual);
  }
};

struct ConcatModel : WorkOpInterface::ExternalModel<ConcatModel, ConcatOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    addOperandReads(context, op, work);
    addWholeWrite(context, op->getResult(0), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto concat = cast<ConcatOp>(op);
    if (dim != static_cast<int64_t>(concat.getDim()))
      return context.getDim(concat.getInputs().front(), dim);
    Count sum;
    for (Value input : concat.getInputs())
      sum += context.getDim(input, dim);
    return sum;
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    auto concat = cast<ConcatOp>(op);
    Value first = concat.getInputs().front();
    for (Value input : concat.getInputs().drop_front())
      for (int64_t dim = 0; dim < concat.getRank(); ++dim)
        if (dim != static_cast<int64_t>(concat.getDim())) {
          Count size = context.getDim(first, dim);
          onEqual(size, context.getDim(input, dim));
        }
    addEqualResults(context, op, onEqual);
  }
};

/// Base of models of insertions. Without a result, the write goes to the shared
/// destination. There is no copy of it: the loop is charged for that.
template <typename ModelT, typename OpTy>
struct InsertSliceBase : WorkOpInterface::ExternalModel<ModelT, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto insert = cast<OpTy>(op);
    Value source = insert.getSource(), dest = insert.getDest();
    InsertPlace place = getInsertPlace(context, insert, source, dest);
    if (place == InsertPlace::InPlace)
      return success();
    addWholeRead(context, source, work);
    Count elements = context.getNumElements(source);
    if (op->getNumResults() != 0)
      addPartialUpdate(context, op, dest, op->getResult(0), elements, work);
    else
      addAccess(makeAccess(dest, elements), &Access::writes, work);
    if (place == InsertPlace::Unknown)
      allowInPlace(work);
    return success();
  }
};

struct InsertSliceModel : InsertSliceBase<InsertSliceModel, InsertSliceOp> {
  /// The slice has the size of the source.
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    auto insert = cast<InsertSliceOp>(op);
    RankedTensorType type = insert.getSourceType();
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (std::optional<Count> size = getSliceDim(
              context, insert.getMixedSizes(), type.getShape(), dim))
        onEqual(*size, context.getDim(insert.getSource(), dim));
  }
};

struct ParallelInsertSliceModel
    : InsertSliceBase<ParallelInsertSliceModel, ParallelInsertSliceOp> {};
} // namespace

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static LogicalResult addExtractWork(ExtractOp extract, WorkContext &,
                                    Work &work) {
  addRead(makeElementAccess(extract.getTensor(), extract.getIndices()), work);
  return success();
}

static LogicalResult addInsertWork(InsertOp insert, WorkContext &context,
                                   Work &work) {
  addPartialUpdate(context, insert, insert.getDest(), insert.getResult(),
                   Count(1), work);
  return success();
}

//===----------------------------------------------------------------------===//
// Data-dependent access (R19)
//===----------------------------------------------------------------------===//

/// Returns the number of index tuples; the last dim of `indices` holds one
/// tuple.
static Count countTuples(Value indices, WorkContext &context) {
  Count tuples = 1;
  int64_t rank = cast<RankedTensorType>(indices.getType()).getRank();
  for (int64_t dim = 0; dim < rank - 1; ++dim)
    tuples *= context.getDim(indices, dim);
  return tuples;
}

/// Returns the dims of the source of `gather` that a slice spans.
static SmallVector<int64_t> getSliceDims(GatherOp gather) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0, rank = gather.getSourceType().getRank(); dim < rank;
       ++dim)
    if (!llvm::is_contained(gather.getGatherDims(), dim))
      dims.push_back(dim);
  return dims;
}

namespace {
struct GatherModel : WorkOpInterface::ExternalModel<GatherModel, GatherOp> {
  /// Reads one slice of the source per index tuple. Unless the indices are
  /// unique, all tuples may refer to the same slice.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto gather = cast<GatherOp>(op);
    Value source = gather.getSource();
    Count tuples = countTuples(gather.getIndices(), context);
    Count slice = 1;
    for (int64_t dim : getSliceDims(gather))
      slice *= context.getDim(source, dim);
    CountRange elements(
        countMin(tuples * slice, context.getNumElements(source)));
    if (!gather.getUnique())
      elements.lower =
          isKnownPositive(tuples) ? countMin(slice, elements.upper) : Count(0);
    addWholeRead(context, gather.getIndices(), work);
    addRead(source, elements, work);
    addWholeWrite(context, gather.getResult(), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto gather = cast<GatherOp>(op);
    int64_t leading = gather.getIndicesType().getRank() - 1;
    if (dim < leading)
      return context.getDim(gather.getIndices(), dim);
    int64_t trailing = gather.getResultType().getRank() - leading;
    if (trailing == gather.getSourceType().getRank())
      return getSourceDim(context, gather.getSource(), dim - leading);
    SmallVector<int64_t> dims = getSliceDims(gather);
    if (dim - leading >= static_cast<int64_t>(dims.size()))
      return std::nullopt;
    return context.getDim(gather.getSource(), dims[dim - leading]);
  }
};

struct ScatterModel : WorkOpInterface::ExternalModel<ScatterModel, ScatterOp> {
  /// The verifier requires unique coordinates, so each element of the source
  /// goes to a different place.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto scatter = cast<ScatterOp>(op);
    addWholeRead(context, scatter.getSource(), work);
    addWholeRead(context, scatter.getIndices(), work);
    addPartialUpdate(context, op, scatter.getDest(), scatter.getResult(),
                     context.getNumElements(scatter.getSource()), work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return context.getDim(cast<ScatterOp>(op).getDest(), dim);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

void roofline::registerTensorModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, TensorDialect *) {
    attachModels<CastViewModel, BitcastOp, CastOp>(context);
    attachModels<FreeModel, DimOp, tensor::YieldOp>(context);
    attachModels<CollapseShapeModel<CollapseShapeOp>, ConcatModel,
                 AllocModel<EmptyOp>, ExpandShapeModel<ExpandShapeOp>,
                 SubsetModel<ExtractSliceOp>, FromElementsModel, GatherModel,
                 GenerateModel, InsertSliceModel, PadModel,
                 ParallelInsertSliceModel, RankModel<RankOp>, ReshapeModel,
                 ScatterModel, SplatModel>(context);
    attachWork<addExtractWork, addInsertWork>(context);
  });
}
