//===- MemRefAccessModels.cpp - Accesses of the memref dialect -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of memref loads and stores, which move one element, and of DMA, which
// moves the number of elements that its operand states (R10a).
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

/// Model of an atomic update, which reads, combines and writes one element. An
/// exchange (`assign`) is included.
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

/// Model of an atomic update that reads one element, executes its body once and
/// writes the element. Retries due to other threads are unknown and not
/// counted.
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

/// Model of a DMA that copies the given number of elements, contiguous or
/// strided, starting at its indices. It can't exceed the number of elements of
/// the memref.
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

// A prefetch moves only what the load would, which is counted.
void roofline::attachMemRefAccessModels(MLIRContext *context) {
  attachModels<FreeModel, DmaWaitOp, PrefetchOp>(context);
  AtomicRMWOp::attachInterface<AtomicRMWModel>(*context);
  DmaStartOp::attachInterface<DmaStartModel>(*context);
  GenericAtomicRMWOp::attachInterface<GenericAtomicRMWModel>(*context);
  LoadOp::attachInterface<LoadModel>(*context);
  StoreOp::attachInterface<StoreModel>(*context);
}
