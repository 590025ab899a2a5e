//===- AdvisedEdges.cpp - Elementwise fusion by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/AdvisedEdges.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::roofline;

/// Legal, in a kernel, and no more bytes than before.
static bool isAdvisedElementwise(const FusionEdge &edge) {
  return edge.isAdvised() && edge.price->isLegal() &&
         edge.price->kind == FusionKind::Elementwise &&
         edge.price->getBytesSaved().isKnownNonNegative();
}

AdvisedEdges::AdvisedEdges(const FusionAdvice &advice) : advice(advice) {
  for (const FunctionFusion &function : advice.getFunctions())
    for (const FusionGroup &group : function.groups)
      for (unsigned position : group.edges)
        if (const FusionEdge &edge = function.edges[position];
            group.price->kind == FusionKind::Elementwise &&
            edge.price->isLegal() &&
            edge.price->kind == FusionKind::Elementwise)
          inside.insert(&edge);
}

AdvisedEdges::Origins AdvisedEdges::getOrigins(Operation *op) const {
  auto it = origins.find(op);
  return it == origins.end() ? Origins{op} : it->second;
}

bool AdvisedEdges::isAdvised(OpOperand &operand) const {
  Operation *producer = operand.get().getDefiningOp();
  if (!producer)
    return false;
  Operation *maker = getOrigins(producer).back();
  Operation *owner = operand.getOwner();
  bool isOnlyUser = llvm::all_equal(producer->getUsers());
  return llvm::any_of(getOrigins(owner), [&](Operation *user) {
    const FusionEdge *edge = advice.lookupEdge(maker, user);
    return edge && (isAdvisedElementwise(*edge) ||
                    (isOnlyUser && inside.contains(edge)));
  });
}

Operation *AdvisedEdges::generalize(Operation *op, RewriterBase &rewriter) {
  if (isa<linalg::GenericOp>(op))
    return op;
  auto named = dyn_cast<linalg::LinalgOp>(op);
  if (!named)
    return nullptr;
  Origins own = getOrigins(op);
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, named);
  if (failed(generic))
    return nullptr;
  set(*generic, std::move(own));
  return *generic;
}

void AdvisedEdges::generalizeAll(RewriterBase &rewriter) {
  llvm::SetVector<Operation *> ops;
  for (const FunctionFusion &function : advice.getFunctions())
    for (const FusionEdge &edge : function.edges)
      if (isAdvisedElementwise(edge) || inside.contains(&edge)) {
        ops.insert(edge.producer);
        ops.insert(edge.consumer);
      }
  for (Operation *op : ops)
    generalize(op, rewriter);
}

AdvisedEdges::Origins AdvisedEdges::join(Operation *producer,
                                         Operation *consumer) const {
  Origins both = getOrigins(producer);
  for (Operation *user : getOrigins(consumer))
    if (!llvm::is_contained(both, user))
      both.push_back(user);
  return both;
}
