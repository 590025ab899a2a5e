//===- VectorMemoryModels.cpp - Vector accesses to memory -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of the vector ops that read or write tensors and memrefs. If a mask,
// the bounds of the memory or the data decide which elements are touched and
// are unknown, their number is an interval (R19). Padding and the lanes of a
// pass-through value are in registers.
//
//===----------------------------------------------------------------------===//

#include "Loops/IndexRanges.h"
#include "ModelUtils.h"
#include "PartialUpdates.h"
#include "VectorModels.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::vector;

/// Returns an access to `elements` elements of `base` that start at `indices`
/// or depend on them and on `data`. Equal indices and data are only known to
/// touch the same elements.
static Access makeOpaqueAccess(Value base, ValueRange indices, ValueRange data,
                               const CountRange &elements) {
  Access access = makeElementAccess(base, indices, elements);
  access.indices.append(data.begin(), data.end());
  access.indexMap =
      AffineMap::get(0, access.indices.size(), access.indexMap.getResults(),
                     base.getContext());
  return access;
}

/// Returns how many of `elements` out of `total` lanes remain after applying
/// `mask`, which may be null, and a `vector.mask` around `op`.
static CountRange applyMasks(WorkContext &context, Operation *op, Value mask,
                             const Count &total, CountRange elements) {
  if (mask)
    elements = intersectLanes(elements, countSetLanes(context, mask), total);
  if (auto around = dyn_cast_or_null<MaskOp>(op->getParentOp()))
    elements = intersectLanes(elements,
                              countSetLanes(context, around.getMask()), total);
  return elements;
}

/// Adds what `op` does with the elements of `access`: it reads them, updates
/// them in the tensor that is its result, or writes them.
static void addMove(WorkContext &context, Operation *op, Access access,
                    Work &work) {
  if (isa<ExpandLoadOp, LoadOp, MaskedLoadOp, TransferReadOp>(op))
    addRead(std::move(access), work);
  else if (op->getNumResults() != 0)
    addPartialUpdate(context, op, access.value, op->getResult(0),
                     *access.elements, work);
  else
    addAccess(std::move(access), &Access::writes, work);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

/// Returns true if the trailing dims of the vector form one element of the
/// memory, and the dims before them are those of the permutation map. The
/// verifier also accepts other types of the same width.
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

/// Returns how many of `lanes` elements that start at `index` are in bounds of
/// a dim of `extent`: min(lanes, extent - index). A start below 0 is undefined.
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
/// The elements of a transfer, and the dims of the memory along which they lie.
struct Slice {
  Count total = 1;
  /// The number of the `total` elements that exist.
  CountRange inBounds = CountRange(1);
  SmallVector<unsigned, 4> dims;
  /// The entries of `dims` in which the transfer may exceed the bounds of the
  /// memory.
  llvm::SmallBitVector clippedDims;
};
} // namespace

/// Adds a loop per dim of `transfer` to `work`. All lanes along a broadcast dim
/// (a constant in the map) touch the same element.
static Slice makeSlice(WorkContext &context, VectorTransferOpInterface transfer,
                       Work &work) {
  Slice slice;
  slice.clippedDims.resize(transfer.getShapedType().getRank());
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
    slice.dims.push_back(dim.getPosition());
    if (!inBounds.isExact())
      slice.clippedDims.set(dim.getPosition());
    work.loops.push_back({inBounds.isExact() ? inBounds.upper : lanes});
  }
  return slice;
}

/// Returns the access of a transfer, or nullopt if vector and memory differ in
/// type.
static std::optional<Access>
makeTransferAccess(WorkContext &context, VectorTransferOpInterface transfer,
                   Work &work) {
  Value base = transfer.getBase();
  if (!isRankedBuffer(base) ||
      !hasElementsOf(transfer.getVectorType(),
                     transfer.getShapedType().getElementType(),
                     transfer.getTransferRank()))
    return std::nullopt;
  Slice slice = makeSlice(context, transfer, work);
  Access access =
      makeBlockAccess(base, transfer.getIndices(), slice.dims, work.loops);
  access.elements = applyMasks(context, transfer, transfer.getMask(),
                               slice.total, slice.inBounds);
  bool isMasked =
      transfer.getMask() || isa_and_nonnull<MaskOp>(transfer->getParentOp());
  if (!isMasked)
    access.clippedDims = slice.clippedDims;
  return access;
}

/// Returns the fingerprint of an access whose elements don't depend on values.
static std::optional<uint64_t> getAccessFingerprint(Operation *op) {
  if (isa_and_nonnull<MaskOp>(op->getParentOp()))
    return std::nullopt;
  return getStaticFingerprint(op);
}

namespace {
template <typename OpTy>
struct TransferModel
    : WorkOpInterface::ExternalModel<TransferModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    std::optional<Access> access =
        makeTransferAccess(context, cast<OpTy>(op), work);
    if (!access)
      return failure();
    addMove(context, op, std::move(*access), work);
    return success();
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const {
    auto transfer = cast<OpTy>(op);
    if (transfer.getMask() || transfer.hasOutOfBoundsDim() ||
        isa<TensorType>(transfer.getBase().getType()))
      return std::nullopt;
    return getAccessFingerprint(op);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Returns the access of a load or store of `vector` at `indices`: a vector of
/// the trailing dims, or the single element that is the vector. Lanes out of
/// bounds move too where a target allows them.
static Access makeLoadAccess(Value base, ValueRange indices, VectorType vector,
                             Work &work) {
  auto memory = cast<MemRefType>(base.getType());
  if (isa<VectorType>(memory.getElementType()))
    return makeElementAccess(base, indices);
  SmallVector<unsigned, 4> dims;
  for (int64_t dim = 0, rank = vector.getRank(); dim < rank; ++dim) {
    dims.push_back(memory.getRank() - rank + dim);
    work.loops.push_back({getLanes(vector, dim)});
  }
  return makeBlockAccess(base, indices, dims, work.loops);
}

/// Returns the access of the lanes of `vector` that `mask` sets, contiguous or
/// packed (expand, compress).
static Access makeMaskedAccess(WorkContext &context, Value base,
                               ValueRange indices, VectorType vector,
                               Value mask, bool isPacked, Work &work) {
  CountRange elements = countSetLanes(context, mask);
  // The verifier accepts vectors that don't fit into the memref; a packed
  // access must have one dim.
  if (vector.getRank() > cast<MemRefType>(base.getType()).getRank() ||
      (isPacked && vector.getRank() != 1))
    return makeOpaqueAccess(base, indices, mask, elements);
  Access access = makeLoadAccess(base, indices, vector, work);
  if (isPacked) // The packed elements come first.
    work.loops.back().extent = elements.upper;
  access.elements = elements;
  return access;
}

namespace {
template <typename OpTy>
struct LoadModel : WorkOpInterface::ExternalModel<LoadModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto load = cast<OpTy>(op);
    addMove(context, op,
            makeLoadAccess(load.getBase(), load.getIndices(),
                           load.getVectorType(), work),
            work);
    return success();
  }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const {
    return getAccessFingerprint(op);
  }
};

template <typename OpTy>
struct MaskedModel : WorkOpInterface::ExternalModel<MaskedModel<OpTy>, OpTy> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto load = cast<OpTy>(op);
    addMove(context, op,
            makeMaskedAccess(context, load.getBase(), load.getIndices(),
                             load.getVectorType(), load.getMask(),
                             isa<CompressStoreOp, ExpandLoadOp>(op), work),
            work);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Data-dependent access (R19)
//===----------------------------------------------------------------------===//

/// Returns true if at least one lane is set for any value of `vscale`.
static bool isAnySet(const CountRange &lanes, VectorType mask) {
  return lanes.lower == getNumLanes(mask) ||
         (lanes.lower - 1).isKnownNonNegative();
}

/// Returns the offsets of a gather or scatter into `base`, and the indices of
/// its lanes.
static std::pair<ValueRange, Value> splitPlaces(Operation *op, Value base) {
  size_t rank = cast<ShapedType>(base.getType()).getRank();
  return {op->getOperands().slice(1, rank), op->getOperand(1 + rank)};
}

/// All lanes may refer to the same element.
static LogicalResult addGatherWork(GatherOp gather, WorkContext &context,
                                   Work &work) {
  if (!isRankedBuffer(gather.getBase()))
    return failure();
  VectorType mask = gather.getMaskVectorType();
  Count total = getNumLanes(mask);
  CountRange lanes =
      applyMasks(context, gather, gather.getMask(), total, CountRange(total));
  Count upper = countMin(lanes.upper, context.getNumElements(gather.getBase()));
  bool isAccessed = isAnySet(lanes, mask) && !upper.isZero();
  Count lower = isAccessed ? 1 : 0;
  auto [offsets, indices] = splitPlaces(gather, gather.getBase());
  addRead(makeOpaqueAccess(gather.getBase(), offsets,
                           {indices, gather.getMask()},
                           CountRange(lower, upper)),
          work);
  return success();
}

namespace {
struct ScatterModel : WorkOpInterface::ExternalModel<ScatterModel, ScatterOp> {
  /// Two lanes with the same index are undefined behaviour, so each set lane
  /// goes to a different place.
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto scatter = cast<ScatterOp>(op);
    Value base = scatter.getBase();
    if (!isRankedBuffer(base))
      return failure();
    CountRange elements = countSetLanes(context, scatter.getMask());
    Count size = context.getNumElements(base);
    if (size.isConstant())
      elements = CountRange(countMin(elements.lower, size),
                            countMin(elements.upper, size));
    auto [offsets, indices] = splitPlaces(op, base);
    addMove(
        context, op,
        makeOpaqueAccess(base, offsets, {indices, scatter.getMask()}, elements),
        work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    Value base = cast<ScatterOp>(op).getBase();
    if (!isRankedBuffer(base))
      return std::nullopt;
    return context.getDim(base, dim);
  }
};
} // namespace

void roofline::attachVectorMemoryModels(MLIRContext *context) {
  attachModels<TransferModel, TransferReadOp, TransferWriteOp>(context);
  attachModels<LoadModel, LoadOp, StoreOp>(context);
  attachModels<MaskedModel, CompressStoreOp, ExpandLoadOp, MaskedLoadOp,
               MaskedStoreOp>(context);
  attachModels<ScatterModel>(context);
  attachWork<addGatherWork>(context);
}
