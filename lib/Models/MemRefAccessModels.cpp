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

static void addReadAndWrite(Value value, ValueRange indices, Work &work) {
  Access access = makeElementAccess(value, indices);
  access.reads = true;
  addAccess(std::move(access), &Access::writes, work);
}

template <typename OpTy, bool Access::*direction>
static LogicalResult addElementWork(OpTy access, WorkContext &, Work &work) {
  addAccess(makeElementAccess(access.getMemRef(), access.getIndices()),
            direction, work);
  return success();
}

/// Adds the work of an atomic update, which reads, combines and writes one
/// element. An exchange (`assign`) is included.
static LogicalResult addAtomicRMWWork(AtomicRMWOp atomic, WorkContext &,
                                      Work &work) {
  std::optional<WorkClass> workClass = getReductionClass(atomic.getKind());
  if (workClass)
    work.terms.add({*workClass, atomic.getValue().getType(), 1});
  addReadAndWrite(atomic.getMemref(), atomic.getIndices(), work);
  return success();
}

/// Adds the work of an atomic update that reads one element, executes its body
/// once and writes the element. Retries due to other threads are unknown and
/// not counted.
static LogicalResult addGenericAtomicRMWWork(GenericAtomicRMWOp atomic,
                                             WorkContext &context, Work &work) {
  context.addRegionWork(atomic.getAtomicBody(), work);
  addReadAndWrite(atomic.getMemref(), atomic.getIndices(), work);
  return success();
}

/// Adds the work of a DMA that copies the given number of elements, contiguous
/// or strided, starting at its indices. It can't exceed the number of elements
/// of the memref.
static LogicalResult addDmaStartWork(DmaStartOp dma, WorkContext &context,
                                     Work &work) {
  Count elements = context.getIndexValue(dma.getNumElements());
  if (!elements.isKnownNonNegative())
    return failure();
  addAccess(
      makeElementAccess(dma.getSrcMemRef(), dma.getSrcIndices(), elements),
      &Access::reads, work);
  addAccess(
      makeElementAccess(dma.getDstMemRef(), dma.getDstIndices(), elements),
      &Access::writes, work);
  return success();
}

// A prefetch moves only what the load would, which is counted.
void roofline::attachMemRefAccessModels(MLIRContext *context) {
  attachModels<FreeModel, DmaWaitOp, PrefetchOp>(context);
  attachWork<addAtomicRMWWork, addDmaStartWork,
             addElementWork<LoadOp, &Access::reads>,
             addElementWork<StoreOp, &Access::writes>, addGenericAtomicRMWWork>(
      context);
}
