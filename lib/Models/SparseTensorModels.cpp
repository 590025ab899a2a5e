//===- SparseTensorModels.cpp - Work of the sparse_tensor dialect -*- C++
//-*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/SparseTensor/IR/SparseTensor.h"
#include "mlir/Dialect/SparseTensor/IR/SparseTensorType.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::sparse_tensor;

namespace {
/// Model of `lvl`: the size of a level that is a dim of the tensor.
struct LvlModel : FreeBase<LvlModel, LvlOp> {
  std::optional<Count> getIndexResult(Operation *op, WorkContext &context,
                                      unsigned) const {
    auto lvl = cast<LvlOp>(op);
    std::optional<uint64_t> level = lvl.getConstantLvlIndex();
    SparseTensorType type = getSparseTensorType(lvl.getSource());
    if (!level || *level >= uint64_t(type.getLvlRank()) || !type.isIdentity())
      return std::nullopt;
    return context.getDim(lvl.getSource(), *level);
  }
};
} // namespace

namespace {
/// Model of `load`, a view unless what was inserted has to be put in order.
struct LoadModel : ViewBase<LoadModel, LoadOp> {
  bool isFree(Operation *op) const { return !cast<LoadOp>(op).getHasInserts(); }
  LogicalResult computeWork(Operation *, WorkContext &, Work &) const {
    return failure();
  }
};
} // namespace

// What the sparsifier leaves between its loops: the buffers of a tensor, and
// the record of their sizes. The other ops have no model: their work depends on
// the number of nonzeros.
void roofline::registerSparseTensorModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, SparseTensorDialect *) {
    attachModels<LoadModel, LvlModel>(context);
    attachModels<FreeModel, GetStorageSpecifierOp, HasRuntimeLibraryOp,
                 NumberOfEntriesOp, SetStorageSpecifierOp,
                 StorageSpecifierInitOp, ToSliceOffsetOp, ToSliceStrideOp>(
        context);
    attachModels<ViewModel, ToCoordinatesBufferOp, ToCoordinatesOp,
                 ToPositionsOp, ToValuesOp>(context);
  });
}
