//===- NVGPUModels.cpp - Work of the nvgpu dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Support/Derivation.h"

using namespace mlir;
using namespace mlir::roofline;

using namespace mlir::nvgpu;

/// A kernel is counted per thread. The 32 threads of a warp execute mma.sync
/// together, and the 128 threads of a warpgroup execute warpgroup.mma together.
/// One execution counts a thread's share, so that a launch of all threads
/// counts the product once.
static constexpr int64_t threadsPerWarp = 32;
static constexpr int64_t threadsPerWarpgroup = 128;

static Count getShare(const DerivedCount &count, int64_t threads) {
  return noteStep("a thread's share", countCeilDiv(count, Count(threads)), "",
                  "R7");
}

/// Adds the work of the multiply-adds of A: MxK, B: KxN, 2*M*N*K/32 per thread
/// (R7). With a 2:4 sparse A, half of the products are executed.
template <typename OpTy>
static LogicalResult addMmaWork(OpTy mma, WorkContext &, Work &work) {
  auto [m, n, k] = mma.getMmaShapeAsArray();
  Type lhs = mma.getMatrixA().getType().getElementType();
  Type rhs = mma.getMatrixB().getType().getElementType();
  if (mma.getTf32Enabled() && lhs.isF32())
    lhs = rhs = FloatTF32Type::get(mma->getContext());
  DerivedCount flops = DerivedCount(Count(m)) * Count(n) * Count(k) * 2;
  int64_t executedFraction = isa<MmaSparseSyncOp>(mma) ? 2 : 1;
  work.terms.add({WorkClass::Matrix, lhs, rhs,
                  mma.getMatrixC().getType().getElementType(),
                  getShare(flops, threadsPerWarp * executedFraction)});
  return success();
}

/// Adds the work of nvgpu.ldmatrix. Each thread receives a fragment of the
/// tiles and is charged its share of reading them.
static LogicalResult addLdMatrixWork(LdMatrixOp load, WorkContext &,
                                     Work &work) {
  auto fragment = cast<VectorType>(load.getRes().getType());
  auto source = cast<MemRefType>(load.getSrcMemref().getType());
  if (fragment.getElementType() != source.getElementType())
    return failure();
  addAccess(makeElementAccess(load.getSrcMemref(), load.getIndices(),
                              getNumLanes(fragment)),
            &Access::reads, work);
  return success();
}

/// Adds the work of an asynchronous copy, which writes `dstElements` elements.
/// It reads `srcElements` if given, as the rest is filled with zeros, and
/// otherwise as many as it writes.
static LogicalResult addAsyncCopyWork(DeviceAsyncCopyOp copy,
                                      WorkContext &context, Work &work) {
  Count written(copy.getDstElements().getSExtValue());
  Count read =
      copy.getSrcElements()
          ? countMin(context.getIndexValue(copy.getSrcElements()), written)
          : written;
  addAccess(makeElementAccess(copy.getSrc(), copy.getSrcIndices(), read),
            &Access::reads, work);
  addAccess(makeElementAccess(copy.getDst(), copy.getDstIndices(), written),
            &Access::writes, work);
  return success();
}

namespace {
/// Model of warpgroup.mma, which reads A: MxK and B: KxN from the storage
/// behind their descriptors.
struct WarpgroupMmaModel
    : WorkOpInterface::ExternalModel<WarpgroupMmaModel, WarpgroupMmaOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto mma = cast<WarpgroupMmaOp>(op);
    VectorType sum = mma.getMatrixC().getType().getFragmented();
    Value lhs = getMatrix(mma.getDescriptorA());
    Value rhs = getMatrix(mma.getDescriptorB());
    if (!lhs || !rhs || sum.getRank() != 2)
      return failure();
    auto type = mma.getDescriptorA().getType().getTensor();
    if (!type || type.getRank() != 2 || !type.hasStaticShape())
      return failure();
    // A transposed operand is transposed in storage: the verifier requires the
    // same extents.
    Count depth = type.getDimSize(1);
    Count values = noteStep("values of the result", getNumLanes(sum), "", "R7");
    Count flops = noteStep("of all threads", DerivedCount(values) * depth * 2,
                           "op", "R7");
    work.terms.add({WorkClass::Matrix, type.getElementType(),
                    mma.getDescriptorB().getType().getTensor().getElementType(),
                    sum.getElementType(),
                    getShare(flops, threadsPerWarpgroup)});
    for (Value matrix : {lhs, rhs})
      addAccess(makeAccess(matrix, getShare(context.getNumElements(matrix),
                                            threadsPerWarpgroup)),
                &Access::reads, work);
    return success();
  }

private:
  static Value getMatrix(Value descriptor) {
    auto op = descriptor.getDefiningOp<WarpgroupGenerateDescriptorOp>();
    return op && isa<MemRefType>(op.getTensor().getType())
               ? Value(op.getTensor())
               : Value();
  }
};

} // namespace

static LogicalResult addWarpgroupStoreWork(WarpgroupMmaStoreOp store,
                                           WorkContext &, Work &work) {
  if (!isa<MemRefType>(store.getDstMemref().getType()))
    return failure();
  Count elements = getNumLanes(store.getMatrixD().getType().getFragmented());
  addAccess(
      makeAccess(store.getDstMemref(), getShare(elements, threadsPerWarpgroup)),
      &Access::writes, work);
  return success();
}

// These ops have no model: tma.async.load and store, whose global side is
// behind a descriptor.
void roofline::registerNVGPUModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, NVGPUDialect *) {
    attachModels<FreeModel, DeviceAsyncCreateGroupOp, DeviceAsyncWaitOp,
                 MBarrierArriveExpectTxOp, MBarrierArriveNoCompleteOp,
                 MBarrierArriveOp, MBarrierCreateOp, MBarrierGetOp,
                 MBarrierInitOp, MBarrierTestWaitOp, MBarrierTryWaitParityOp,
                 TmaCreateDescriptorOp, TmaFenceOp, TmaPrefetchOp,
                 WarpgroupGenerateDescriptorOp, WarpgroupMmaInitAccumulatorOp>(
        context);
    attachElementwiseModels<WorkClass::Vector, 1, RcpOp>(context); // R2
    attachWork<addMmaWork<MmaSparseSyncOp>, addMmaWork<MmaSyncOp>>(context);
    attachModels<WarpgroupMmaModel>(context);
    attachWork<addAsyncCopyWork, addLdMatrixWork, addWarpgroupStoreWork>(
        context);
  });
}
