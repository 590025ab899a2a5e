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
#include "roofline/Advice/AdvisedEdges.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// Fuses the producer of `operand` into its owner. Both are linalg.generic ops.
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
/// Fuses payload ops with their producers and tracks the ops that replace them.
class Fuser {
public:
  Fuser(FuseByAdviceOp transform, transform::TransformRewriter &rewriter,
        transform::TransformState &state)
      : transform(transform), rewriter(rewriter), state(state),
        ops(llvm::to_vector(state.getPayloadOps(transform.getTarget()))) {}

  DiagnosedSilenceableFailure run();

  /// Returns the ops that replace the payload ops, each once.
  SmallVector<Operation *> takeOps() {
    llvm::SetVector<Operation *> distinct(ops.begin(), ops.end());
    return llvm::to_vector(distinct);
  }

private:
  /// The advice for the module that contains some of the ops, on their machine.
  struct Advice {
    explicit Advice(FusionAdvice &&own) : advice(std::move(own)) {}

    FusionAdvice advice;
    AdvisedEdges edges{advice};
  };
  DiagnosedSilenceableFailure lookupAdvice(Operation *op, Advice *&found);
  Operation *generalize(Operation *op, Advice &advice);
  DiagnosedSilenceableFailure fuseProducer(Advice &advice, Operation *op,
                                           Operation *&fused);
  void replace(Operation *op, Operation *by) {
    std::replace(ops.begin(), ops.end(), op, by);
  }

  FuseByAdviceOp transform;
  transform::TransformRewriter &rewriter;
  transform::TransformState &state;
  SmallVector<Operation *> ops;
  llvm::MapVector<std::pair<Operation *, Operation *>, std::unique_ptr<Advice>>
      advices;
};
} // namespace

/// Looks up the advice, computed before the first op was fused.
DiagnosedSilenceableFailure Fuser::lookupAdvice(Operation *op, Advice *&found) {
  auto module = op->getParentOfType<ModuleOp>();
  Operation *scope = lookupTargetScope(op);
  std::unique_ptr<Advice> &advice = advices[{module, scope}];
  if (!advice && module) {
    const TargetDescription *target = nullptr;
    DiagnosedSilenceableFailure known =
        getMachine(transform, op, state, target);
    if (!known.succeeded())
      return known;
    advice = std::make_unique<Advice>(computeFusionAdvice(
        module, *target, AnalysisOptions(), {/*refused=*/false}));
  }
  found = advice.get();
  return DiagnosedSilenceableFailure::success();
}

/// Replaces `op` by an equivalent `linalg.generic`; returns null if there is
/// none.
Operation *Fuser::generalize(Operation *op, Advice &advice) {
  Operation *generic = advice.edges.generalize(op, rewriter);
  if (generic && generic != op)
    replace(op, generic);
  return generic;
}

/// Fuses one producer into `op`. `fused` is null if there is none to fuse.
DiagnosedSilenceableFailure Fuser::fuseProducer(Advice &advice, Operation *op,
                                                Operation *&fused) {
  fused = nullptr;
  for (unsigned number = 0; number < op->getNumOperands(); ++number) {
    if (!advice.edges.isAdvised(op->getOpOperand(number)))
      continue;
    Operation *producer =
        generalize(op->getOperand(number).getDefiningOp(), advice);
    Operation *consumer = generalize(op, advice);
    if (consumer)
      op = consumer;
    if (!producer || !consumer ||
        !linalg::areElementwiseOpsFusable(&op->getOpOperand(number)))
      continue;
    AdvisedEdges::Origins origins = advice.edges.join(producer, op);
    FailureOr<Operation *> result = fuse(rewriter, op->getOpOperand(number));
    if (failed(result))
      return emitDefiniteFailure(transform) << "fusing failed";
    fused = *result;
    advice.edges.set(fused, std::move(origins));
    replace(producer, fused);
    replace(op, fused);
    return DiagnosedSilenceableFailure::success();
  }
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure Fuser::run() {
  SmallVector<Advice *> found(ops.size());
  for (auto [op, advice] : llvm::zip_equal(ops, found))
    if (DiagnosedSilenceableFailure known = lookupAdvice(op, advice);
        !known.succeeded())
      return known;
  // Iterate by index: fusing an op may replace later ops of the list.
  for (size_t number = 0; number < ops.size(); ++number) {
    Operation *op = ops[number];
    while (op && found[number]) {
      DiagnosedSilenceableFailure done = fuseProducer(*found[number], op, op);
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
