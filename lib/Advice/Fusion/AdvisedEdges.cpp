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
      if (group.price->kind == FusionKind::Elementwise)
        for (unsigned position : group.edges)
          inside.insert(&function.edges[position]);
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
  auto hasEdge = [&](Operation *user,
                     function_ref<bool(const FusionEdge &)> isWanted) {
    return llvm::any_of(getOrigins(user), [&](Operation *origin) {
      const FusionEdge *edge = advice.lookupEdge(maker, origin);
      return edge && isWanted(*edge);
    });
  };
  auto isInside = [&](const FusionEdge &edge) {
    return inside.contains(&edge);
  };
  Operation *owner = operand.getOwner();
  return hasEdge(owner, isAdvisedElementwise) ||
         (hasEdge(owner, isInside) &&
          llvm::all_of(producer->getUsers(), [&](Operation *user) {
            return user == owner || !hasEdge(user, isInside);
          }));
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
