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

namespace {
/// The payload ops of one module that run on one machine.
struct Targets {
  std::optional<FusionAdvice> advice;
  SmallVector<Operation *> ops;
};
} // namespace

DiagnosedSilenceableFailure
FuseByAdviceOp::apply(transform::TransformRewriter &rewriter,
                      transform::TransformResults &results,
                      transform::TransformState &state) {
  auto payload = llvm::to_vector(state.getPayloadOps(getTarget()));
  llvm::MapVector<std::pair<Operation *, Operation *>, Targets> scopes;
  for (Operation *op : payload) {
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      continue;
    Targets &targets = scopes[{module, lookupTargetScope(op)}];
    targets.ops.push_back(op);
    if (targets.advice)
      continue;
    const TargetDescription *target = nullptr;
    DiagnosedSilenceableFailure known = getMachine(*this, op, state, target);
    if (!known.succeeded())
      return known;
    targets.advice = computeFusionAdvice(module, *target, AnalysisOptions(),
                                         {/*refused=*/false});
  }
  for (auto &[scope, targets] : scopes) {
    AdvisedEdges edges(*targets.advice, targets.ops);
    if (failed(edges.fuse(getContext(), rewriter.getListener())))
      return emitDefiniteFailure("fusing failed");
    for (Operation *&op : payload)
      op = edges.lookup(op);
  }
  llvm::SetVector<Operation *> distinct;
  for (Operation *op : payload)
    if (op)
      distinct.insert(op);
  results.set(cast<OpResult>(getFused()), distinct.takeVector());
  return DiagnosedSilenceableFailure::success();
}
