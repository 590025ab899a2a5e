//===- VectorMemoryModels.cpp - Vectors from and to memory ------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Elements of tensors and memrefs that vector ops read and write. What a mask,
// the bounds of the memory or the data decide is an interval where they aren't
// known (R19). Padding and the lanes of a pass-through value are registers.
//
//===----------------------------------------------------------------------===//

#include "IndexRanges.h"
#include "ModelUtils.h"
#include "PartialUpdates.h"
#include "VectorModels.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::vector;

/// True if a tensor or memref of rank known: what the models below handle.
static bool isRanked(Value base) {
  return isa<RankedTensorType, MemRefType>(base.getType());
}

static void addWrite(Value base, const CountRange &elements, Work &work) {
  work.accesses.push_back(makeAccess(base, elements));
  work.accesses.back().writes = true;
}

/// Of `elements` out of `total` lanes, those that `mask` and a `vector.mask`
/// around `op` set. `mask` may be null.
static CountRange applyMasks(WorkContext &context, Operation *op, Value mask,
                             const Count &total, CountRange elements) {
  if (mask)
    elements = intersectLanes(elements, countSetLanes(context, mask), total);
  if (auto around = dyn_cast_or_null<MaskOp>(op->getParentOp()))
    elements = intersectLanes(elements,
                              countSetLanes(context, around.getMask()), total);
  return elements;
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// True if the trailing dims of the vector are one element of the memory, and
/// the dims before them are those of the permutation map. The verifier lets
/// through other types of the same width.
static bool hasElementsOf(VectorType vector, Type element,
                          unsigned transferRank) {
  auto inner = dyn_cast<VectorType>(element);
  if (!inner)
    return vector.getElementType() == element &&
           vector.getRank() == transferRank;
  return vector.getElementType() == inner.getElementType() &&
         vector.getRank() == transferRank + inner.getRank() &&
         vector.getShape().drop_front(transferRank) == inner.getShape() &&
         vector.getScalableDims().drop_front(transferRank) ==
             inner.getScalableDims();
}

/// Elements in bounds of `lanes` elements that start at `index` in a dim of
/// `extent`: min(lanes, extent - index). A start below 0 is undefined.
static CountRange countInBounds(WorkContext &context, Value index,
                                const Count &extent, const Count &lanes) {
  Count first = context.getIndexValue(index);
  if (first.isKnownNonNegative() &&
      (extent - first - lanes).isKnownNonNegative())
    return lanes;
  std::optional<CountRange> start = getIndexRange(context, index);
  if (!start || !start->lower.isKnownNonNegative() || !extent.isConstant() ||
      !lanes.isConstant())
    return {0, lanes};
  return {countMin(lanes, countMax(0, extent - start->upper)),
          countMin(lanes, countMax(0, extent - start->lower))};
}

namespace {
/// Elements of a transfer: `total` of the slice, `inBounds` of those exist.
struct Slice {
  Count total = 1;
  CountRange inBounds = CountRange(1);
};
} // namespace

/// A lane of a broadcast dim (a constant in the map) takes the element of its
/// neighbour.
static Slice countSlice(WorkContext &context,
                        VectorTransferOpInterface transfer) {
  Slice slice;
  for (auto [position, expr] :
       llvm::enumerate(transfer.getPermutationMap().getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      continue;
    Count lanes = getLanes(transfer.getVectorType(), position);
    slice.total *= lanes;
    CountRange inBounds(lanes);
    if (!transfer.isDimInBounds(position))
      inBounds = countInBounds(
          context, transfer.getIndices()[dim.getPosition()],
          context.getDim(transfer.getBase(), dim.getPosition()), lanes);
    slice.inBounds.lower *= inBounds.lower;
    slice.inBounds.upper *= inBounds.upper;
  }
  return slice;
}

/// Elements that a transfer touches; no value if vector and memory differ in
/// type.
static std::optional<CountRange>
countTransferred(WorkContext &context, VectorTransferOpInterface transfer) {
  if (!isRanked(transfer.getBase()) ||
      !hasElementsOf(transfer.getVectorType(),
                     transfer.getShapedType().getElementType(),
                     transfer.getTransferRank()))
    return std::nullopt;
  Slice slice = countSlice(context, transfer);
  return applyMasks(context, transfer, transfer.getMask(), slice.total,
                    slice.inBounds);
}

namespace {
struct TransferReadModel
    : WorkOpInterface::ExternalModel<TransferReadModel, TransferReadOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto read = cast<TransferReadOp>(op);
    std::optional<CountRange> elements = countTransferred(context, read);
    if (!elements)
      return failure();
    addRead(read.getBase(), *elements, work);
    return success();
  }
};

struct TransferWriteModel
    : WorkOpInterface::ExternalModel<TransferWriteModel, TransferWriteOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto write = cast<TransferWriteOp>(op);
    std::optional<CountRange> elements = countTransferred(context, write);
    if (!elements)
      return failure();
    if (Value result = write.getResult())
      addPartialUpdate(context, op, write.getBase(), result, *elements, work);
    else
      addWrite(write.getBase(), *elements, work);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Elements of `memory` that a load or store of `vector` moves: one if the
/// element is the vector. What is out of bounds moves too where a target allows
/// it.
static Count countLoaded(MemRefType memory, VectorType vector) {
  return isa<VectorType>(memory.getElementType()) ? Count(1)
                                                  : getNumLanes(vector);
}

namespace {
struct LoadModel : WorkOpInterface::ExternalModel<LoadModel, LoadOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto load = cast<LoadOp>(op);
    addRead(load.getBase(),
            countLoaded(load.getMemRefType(), load.getVectorType()), work);
    return success();
  }
};

struct StoreModel : WorkOpInterface::ExternalModel<StoreModel, StoreOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto store = cast<StoreOp>(op);
    addWrite(store.getBase(),
             countLoaded(store.getMemRefType(), store.getVectorType()), work);
    return success();
  }
};

/// The lanes of the memory that the mask sets, one after the other or packed
/// (expand, compress).
template <typename OpTy>
struct MaskedReadModel
    : WorkOpInterface::ExternalModel<MaskedReadModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto load = cast<OpTy>(op);
    addRead(load.getBase(), countSetLanes(context, load.getMask()), work);
    return success();
  }
};

template <typename OpTy>
struct MaskedWriteModel
    : WorkOpInterface::ExternalModel<MaskedWriteModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto store = cast<OpTy>(op);
    addWrite(store.getBase(), countSetLanes(context, store.getMask()), work);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Data-dependent access (R19)
//===----------------------------------------------------------------------===//

/// True if at least one lane is set, whatever `vscale` is.
static bool isAnySet(const CountRange &lanes, VectorType mask) {
  return lanes.lower == getNumLanes(mask) ||
         (lanes.lower - 1).isKnownNonNegative();
}

namespace {
struct GatherModel : WorkOpInterface::ExternalModel<GatherModel, GatherOp> {
  /// All lanes may name the same element.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto gather = cast<GatherOp>(op);
    if (!isRanked(gather.getBase()))
      return failure();
    VectorType mask = gather.getMaskVectorType();
    Count total = getNumLanes(mask);
    CountRange lanes =
        applyMasks(context, op, gather.getMask(), total, CountRange(total));
    Count upper =
        countMin(lanes.upper, context.getNumElements(gather.getBase()));
    bool isAccessed = isAnySet(lanes, mask) && !upper.isZero();
    Count lower = isAccessed ? 1 : 0;
    addRead(gather.getBase(), CountRange(lower, upper), work);
    return success();
  }
};

struct ScatterModel : WorkOpInterface::ExternalModel<ScatterModel, ScatterOp> {
  /// Two lanes with the same index are undefined: each set lane goes to a place
  /// of its own.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto scatter = cast<ScatterOp>(op);
    Value base = scatter.getBase();
    if (!isRanked(base))
      return failure();
    CountRange elements = countSetLanes(context, scatter.getMask());
    Count size = context.getNumElements(base);
    if (size.isConstant())
      elements = CountRange(countMin(elements.lower, size),
                            countMin(elements.upper, size));
    if (Value result = scatter.getResult())
      addPartialUpdate(context, op, base, result, elements, work);
    else
      addWrite(base, elements, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    Value base = cast<ScatterOp>(op).getBase();
    if (!isRanked(base))
      return std::nullopt;
    return context.getDim(base, dim);
  }
};
} // namespace

void roofline::attachVectorMemoryModels(MLIRContext *context) {
  attachModels<MaskedReadModel, ExpandLoadOp, MaskedLoadOp>(context);
  attachModels<MaskedWriteModel, CompressStoreOp, MaskedStoreOp>(context);
  GatherOp::attachInterface<GatherModel>(*context);
  LoadOp::attachInterface<LoadModel>(*context);
  ScatterOp::attachInterface<ScatterModel>(*context);
  StoreOp::attachInterface<StoreModel>(*context);
  TransferReadOp::attachInterface<TransferReadModel>(*context);
  TransferWriteOp::attachInterface<TransferWriteModel>(*context);
}
