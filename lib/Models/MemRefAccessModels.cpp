//===- MemRefAccessModels.cpp - Accesses of the memref dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads and stores move one element, a DMA as many as it is told (R10a).
//
//===----------------------------------------------------------------------===//

#include "ModelUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::memref;

static void addElement(Value value, ValueRange indices, bool reads, bool writes,
                       Work &work) {
  Access access = makeElementAccess(value, indices);
  access.reads = reads;
  access.writes = writes;
  work.accesses.push_back(std::move(access));
}

namespace {
struct LoadModel : WorkOpInterface::ExternalModel<LoadModel, LoadOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto load = cast<LoadOp>(op);
    addElement(load.getMemRef(), load.getIndices(), /*reads=*/true,
               /*writes=*/false, work);
    return success();
  }
};

struct StoreModel : WorkOpInterface::ExternalModel<StoreModel, StoreOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto store = cast<StoreOp>(op);
    addElement(store.getMemRef(), store.getIndices(), /*reads=*/false,
               /*writes=*/true, work);
    return success();
  }
};

/// Reads, combines and writes one element, for `assign` too, an exchange.
struct AtomicRMWModel
    : WorkOpInterface::ExternalModel<AtomicRMWModel, AtomicRMWOp> {
  LogicalResult computeWork(Operation *op, WorkContext &, Work &work) const {
    auto atomic = cast<AtomicRMWOp>(op);
    std::optional<WorkClass> workClass = getReductionClass(atomic.getKind());
    if (workClass)
      work.terms.add({*workClass, atomic.getValue().getType(), 1});
    addElement(atomic.getMemref(), atomic.getIndices(), /*reads=*/true,
               /*writes=*/true, work);
    return success();
  }
};

/// Reads one element, executes its body once and writes the element. Other
/// executions may make it try again, which the program doesn't tell.
struct GenericAtomicRMWModel
    : WorkOpInterface::ExternalModel<GenericAtomicRMWModel,
                                     GenericAtomicRMWOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto atomic = cast<GenericAtomicRMWOp>(op);
    context.addRegionWork(atomic.getAtomicBody(), work);
    addElement(atomic.getMemref(), atomic.getIndices(), /*reads=*/true,
               /*writes=*/true, work);
    return success();
  }
};

/// Copies the given number of elements, contiguous or with a stride; from where
/// on, the indices tell. More than the memref holds can't be.
struct DmaStartModel
    : WorkOpInterface::ExternalModel<DmaStartModel, DmaStartOp> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    auto dma = cast<DmaStartOp>(op);
    Count elements = context.getIndexValue(dma.getNumElements());
    if (!elements.isKnownNonNegative())
      return failure();
    addElements(dma.getSrcMemRef(), dma.getSrcIndices(), elements, work);
    work.accesses.back().reads = true;
    addElements(dma.getDstMemRef(), dma.getDstIndices(), elements, work);
    work.accesses.back().writes = true;
    return success();
  }

private:
  static void addElements(Value memref, ValueRange indices,
                          const Count &elements, Work &work) {
    work.accesses.push_back(makeElementAccess(memref, indices));
    work.accesses.back().elements = elements;
  }
};
} // namespace

// Prefetches move nothing that a load doesn't: the load is counted.
void roofline::attachMemRefAccessModels(MLIRContext *context) {
  attachModels<FreeModel, DmaWaitOp, PrefetchOp>(context);
  AtomicRMWOp::attachInterface<AtomicRMWModel>(*context);
  DmaStartOp::attachInterface<DmaStartModel>(*context);
  GenericAtomicRMWOp::attachInterface<GenericAtomicRMWModel>(*context);
  LoadOp::attachInterface<LoadModel>(*context);
  StoreOp::attachInterface<StoreModel>(*context);
}
