//===- XeGPUModels.cpp - Work of the xegpu dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/XeGPU/IR/XeGPU.h"
#include "roofline/Models/Models.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::xegpu;

/// Returns true if `op` would be counted per thread. Types determine the unit
/// that executes an op: vectors of rank 2 are the matrices of a subgroup or
/// workgroup, which one execution handles as a whole. In a gpu.launch, which
/// counts threads, they would be counted too often.
static bool isCountedPerThread(Operation *op) {
  return op->getParentOfType<gpu::LaunchOp>() != nullptr;
}

/// Adds the work of a matrix multiplication, A: MxK, B: KxN, or packed: K/v x N
/// x v. With a result of MxN:
///   flops = 2*M*N*K (R7)
/// The fragments of one lane (rank 1) do not determine K.
static LogicalResult addDpasWork(DpasOp dpas, WorkContext &, Work &work) {
  auto lhs = cast<VectorType>(dpas.getLhs().getType());
  auto rhs = cast<VectorType>(dpas.getRhs().getType());
  auto sum = cast<VectorType>(dpas.getResult().getType());
  if (lhs.getRank() != 2 || sum.getRank() != 2 || isCountedPerThread(dpas))
    return failure();
  Count flops = getNumLanes(sum) * lhs.getDimSize(1) * 2;
  work.terms.add({WorkClass::Matrix, lhs.getElementType(), rhs.getElementType(),
                  sum.getElementType(), flops});
  return success();
}

/// Adds an access at `offsets` to the block that a descriptor describes.
static LogicalResult addBlock(Operation *op,
                              TypedValue<TensorDescType> descriptor,
                              ValueRange offsets, bool Access::*direction,
                              Work &work) {
  TensorDescType type = descriptor.getType();
  if (isCountedPerThread(op) || !type.hasStaticShape())
    return failure();
  Count elements = type.getArrayLength();
  for (int64_t extent : type.getShape())
    elements *= extent;
  Access access = makeElementAccess(descriptor, offsets, elements);
  access.elementType = type.getElementType();
  if (type.getMemorySpace() == MemorySpace::SLM)
    access.memorySpace =
        MemorySpaceAttr::get(op->getContext(), MemorySpace::SLM);
  addAccess(std::move(access), direction, work);
  return success();
}

template <typename OpTy, bool Access::*direction>
static LogicalResult addBlockWork(OpTy move, WorkContext &, Work &work) {
  return addBlock(move, move.getTensorDesc(), move.getOffsets(), direction,
                  work);
}

namespace {
/// Model of the creation of a descriptor, a view of the storage of its source
/// (R15) if that is not an address.
template <typename OpTy>
struct DescriptorModel : FreeBase<DescriptorModel<OpTy>, OpTy> {
  Value getViewSource(Operation *op, unsigned) const {
    Value source = op->getOperand(0);
    return isa<ShapedType>(source.getType()) ? source : Value();
  }
};
} // namespace

/// Adds an access of the lanes of `data` to elements of `source` at `offsets`,
/// some of which may be masked off (R19).
static LogicalResult addLanes(Operation *op, Value source, Value offsets,
                              Value data, bool Access::*direction, Work &work) {
  auto type = dyn_cast<ShapedType>(source.getType());
  if (!type || !type.hasRank() || isa<VectorType>(type) ||
      isCountedPerThread(op) ||
      type.getElementType() != getElementTypeOrSelf(data.getType()))
    return failure();
  Access access =
      makeAccess(source, CountRange(0, getNumLanes(data.getType())));
  access.indexMap =
      AffineMap::get(0, 1, getAffineSymbolExpr(0, op->getContext()));
  access.indices.push_back(offsets ? offsets : source);
  addAccess(std::move(access), direction, work);
  return success();
}

static LogicalResult addLoadWork(LoadGatherOp load, WorkContext &, Work &work) {
  return addLanes(load, load.getSource(), load.getOffsets(), load.getValue(),
                  &Access::reads, work);
}

static LogicalResult addStoreWork(StoreScatterOp store, WorkContext &,
                                  Work &work) {
  return addLanes(store, store.getDest(), store.getOffsets(), store.getValue(),
                  &Access::writes, work);
}

// These ops have no model: atomic_rmw, load_matrix and store_matrix.
void roofline::registerXeGPUModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, XeGPUDialect *) {
    attachModels<DescriptorModel, CreateDescOp, CreateNdDescOp,
                 UpdateNdOffsetOp, UpdateOffsetOp>(context);
    attachModels<FreeModel, AllocNbarrierOp, ConvertLayoutOp, CreateMemDescOp,
                 FenceOp, InitNbarrierOp, NbarrierArriveOp, NbarrierWaitOp,
                 PrefetchNdOp, PrefetchOp>(context);
    attachWork<addBlockWork<LoadNdOp, &Access::reads>,
               addBlockWork<StoreNdOp, &Access::writes>, addDpasWork,
               addLoadWork, addStoreWork>(context);
  });
}
