//===- FusionOps.cpp - Transform ops that fuse as advised -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PayloadFigures.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// True if upstream's elementwise fusion takes ops like `op`.
static bool isElementwise(Operation *op) {
  auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.hasPureTensorSemantics() &&
         linalg::isElementwise(linalgOp);
}

/// Fuses the producer of `operand` into its owner. Both are generic.
static FailureOr<Operation *> fuse(RewriterBase &rewriter, OpOperand &operand) {
  Operation *producer = operand.get().getDefiningOp();
  Operation *consumer = operand.getOwner();
  rewriter.setInsertionPoint(consumer);
  FailureOr<linalg::ElementwiseOpFusionResult> fused =
      linalg::fuseElementwiseOps(rewriter, &operand);
  if (failed(fused))
    return failure();
  for (Value result : consumer->getResults())
    rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
  rewriter.eraseOp(consumer);
  if (isOpTriviallyDead(producer))
    rewriter.eraseOp(producer);
  return fused->fusedOp;
}

namespace {
/// Fuses payload ops with their producers and keeps track of what they become.
class Fuser {
public:
  Fuser(FuseByAdviceOp transform, transform::TransformRewriter &rewriter,
        transform::TransformState &state)
      : transform(transform), rewriter(rewriter), state(state),
        ops(llvm::to_vector(state.getPayloadOps(transform.getTarget()))) {}

  DiagnosedSilenceableFailure run();

  /// What the payload ops have become, each once.
  SmallVector<Operation *> takeOps() {
    llvm::SetVector<Operation *> distinct(ops.begin(), ops.end());
    return llvm::to_vector(distinct);
  }

private:
  DiagnosedSilenceableFailure isAdvised(OpOperand &operand, bool &result);
  DiagnosedSilenceableFailure fuseProducer(Operation *op, Operation *&fused);
  linalg::GenericOp generalize(Operation *op);
  void replace(Operation *op, Operation *by) {
    std::replace(ops.begin(), ops.end(), op, by);
  }

  FuseByAdviceOp transform;
  transform::TransformRewriter &rewriter;
  transform::TransformState &state;
  SmallVector<Operation *> ops;
};
} // namespace

/// `op` as a `linalg.generic`; null if it can't be one.
linalg::GenericOp Fuser::generalize(Operation *op) {
  if (auto generic = dyn_cast<linalg::GenericOp>(op))
    return generic;
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, cast<linalg::LinalgOp>(op));
  if (failed(generic))
    return nullptr;
  replace(op, *generic);
  return *generic;
}

/// Whether to fuse the producer of `operand` into its owner: memory bounds the
/// producer and nobody else reads it. Then fusing saves time: its loads and
/// stores take longer than its operations.
DiagnosedSilenceableFailure Fuser::isAdvised(OpOperand &operand, bool &result) {
  Operation *producer = operand.get().getDefiningOp();
  result = false;
  if (!isElementwise(producer) || !producer->hasOneUse() ||
      producer->getBlock() != operand.getOwner()->getBlock())
    return DiagnosedSilenceableFailure::success();
  OpRecord record;
  DiagnosedSilenceableFailure found =
      getFigures(transform, producer, state, record);
  if (found.isDefiniteFailure())
    return found;
  result = found.succeeded() && record.estimate.isBoundBy("memory");
  if (found.isSilenceableFailure())
    (void)found.silence();
  return DiagnosedSilenceableFailure::success();
}

/// Fuses one producer into `op`; `fused` is null if there was none to fuse.
DiagnosedSilenceableFailure Fuser::fuseProducer(Operation *op,
                                                Operation *&fused) {
  fused = nullptr;
  unsigned numInputs = cast<linalg::LinalgOp>(op).getNumDpsInputs();
  for (unsigned number = 0; number < numInputs; ++number) {
    bool wanted = false;
    DiagnosedSilenceableFailure asked =
        isAdvised(op->getOpOperand(number), wanted);
    if (!asked.succeeded())
      return asked;
    if (!wanted)
      continue;
    Operation *producer = generalize(op->getOperand(number).getDefiningOp());
    Operation *consumer = generalize(op);
    if (consumer)
      op = consumer;
    if (!producer || !consumer ||
        !linalg::areElementwiseOpsFusable(&op->getOpOperand(number)))
      continue;
    FailureOr<Operation *> result = fuse(rewriter, op->getOpOperand(number));
    if (failed(result))
      return emitDefiniteFailure(transform) << "fusing failed";
    fused = *result;
    replace(producer, fused);
    replace(op, fused);
    return DiagnosedSilenceableFailure::success();
  }
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure Fuser::run() {
  // By number: an op may become the one that a later op of the list is.
  for (size_t number = 0; number < ops.size(); ++number) {
    Operation *op = ops[number];
    while (op && isElementwise(op)) {
      DiagnosedSilenceableFailure done = fuseProducer(op, op);
      if (!done.succeeded())
        return done;
    }
  }
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
FuseByAdviceOp::apply(transform::TransformRewriter &rewriter,
                      transform::TransformResults &results,
                      transform::TransformState &state) {
  Fuser fuser(*this, rewriter, state);
  DiagnosedSilenceableFailure done = fuser.run();
  if (!done.succeeded())
    return done;
  results.set(cast<OpResult>(getFused()), fuser.takeOps());
  return DiagnosedSilenceableFailure::success();
}

void FuseByAdviceOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  transform::consumesHandle(getTargetMutable(), effects);
  transform::producesHandle(getOperation()->getOpResults(), effects);
  transform::modifiesPayload(effects);
}
