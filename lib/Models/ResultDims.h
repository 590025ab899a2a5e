//===- ResultDims.h - Result dims of shape-changing ops ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_RESULTDIMS_H
#define ROOFLINE_LIB_MODELS_RESULTDIMS_H

#include "ModelUtils.h"

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/BuiltinTypeInterfaces.h"

namespace mlir::roofline {

/// Returns the extent [elements] given by an attribute or operand of an op;
/// never negative.
Count getExtent(WorkContext &context, OpFoldResult extent);

/// Returns the extent of `dim` of a value of type `type`, where `dynamicSizes`
/// holds one value per dynamic dim, as in `tensor.empty`.
Count getSizedDim(WorkContext &context, ShapedType type,
                  ValueRange dynamicSizes, int64_t dim);

/// Model of a free op that creates a value from its dynamic sizes: an
/// allocation, `tensor.empty`. Only a tensor has known contents: ops that write
/// into it have separate results, whereas a buffer may be written through any
/// alias.
template <typename OpTy>
struct AllocModel : FreeBase<AllocModel<OpTy>, OpTy> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto alloc = cast<OpTy>(op);
    return getSizedDim(context, alloc.getType(), alloc.getDynamicSizes(), dim);
  }
  bool hasUniformContent(Operation *op, unsigned) const {
    return isa<TensorType>(op->getResult(0).getType());
  }
};

/// Returns the extent of `dim` of `source`, or nullopt if `source` is unranked
/// or has no such dim.
std::optional<Count> getSourceDim(WorkContext &context, Value source,
                                  int64_t dim);

/// Returns the extent of `dim` of a slice of `sizes`, some of whose unit dims
/// may have been dropped to obtain `shape`.
std::optional<Count> getSliceDim(WorkContext &context,
                                 ArrayRef<OpFoldResult> sizes,
                                 ArrayRef<int64_t> shape, int64_t dim);

/// Returns the product of the extents of the dims `group` of `source`, or
/// nullopt if `source` is unranked or lacks one of them.
std::optional<Count> getJoinedDim(WorkContext &context, Value source,
                                  ArrayRef<int64_t> group);

/// Returns the extent of `dim` of `source` after its dims are collapsed by
/// `reassociation`.
std::optional<Count>
getCollapsedDim(WorkContext &context, Value source,
                ArrayRef<ReassociationIndices> reassociation, int64_t dim);

/// Base of the models of views that keep the dims; `Model` is the class that
/// derives from it.
template <typename Model, typename OpTy>
struct SameDimsBase : ViewBase<Model, OpTy> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getSourceDim(context, op->getOperand(0), dim);
  }
};

/// Model of a view that keeps the dims.
template <typename OpTy>
struct SameDimsModel : SameDimsBase<SameDimsModel<OpTy>, OpTy> {};

/// Model of a cast, whose type may tell more about the dims.
template <typename OpTy>
struct CastViewModel : SameDimsBase<CastViewModel<OpTy>, OpTy> {
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualResults(context, op, onEqual);
  }
};

/// Model of `memref.collapse_shape` and `tensor.collapse_shape`.
template <typename OpTy>
struct CollapseShapeModel : ViewBase<CollapseShapeModel<OpTy>, OpTy> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto collapse = cast<OpTy>(op);
    return getCollapsedDim(context, collapse.getSrc(),
                           collapse.getReassociationIndices(), dim);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    addEqualResults(context, op, onEqual);
  }
};

/// Model of `memref.expand_shape` and `tensor.expand_shape`.
template <typename OpTy>
struct ExpandShapeModel : ViewBase<ExpandShapeModel<OpTy>, OpTy> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    return getExtent(context, cast<OpTy>(op).getMixedOutputShape()[dim]);
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    auto expand = cast<OpTy>(op);
    for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices()))
      if (std::optional<Count> joined =
              getJoinedDim(context, expand.getResult(), group))
        onEqual(context.getDim(expand.getSrc(), dim), *joined);
  }
};

/// Model of `memref.subview` and `tensor.extract_slice`.
template <typename OpTy>
struct SubsetModel : ViewBase<SubsetModel<OpTy>, OpTy> {
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned, int64_t dim) const {
    auto slice = cast<OpTy>(op);
    return getSliceDim(context, slice.getMixedSizes(),
                       slice.getType().getShape(), dim);
  }
};

/// Model of `memref.rank` and `tensor.rank`.
template <typename OpTy>
struct RankModel : FreeBase<RankModel<OpTy>, OpTy> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &,
                                      unsigned) const {
    auto type = cast<ShapedType>(op->getOperand(0).getType());
    return type.hasRank() ? std::optional<Count>(type.getRank()) : std::nullopt;
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_RESULTDIMS_H
