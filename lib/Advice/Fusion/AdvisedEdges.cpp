//===- AdvisedEdges.cpp - Elementwise fusion by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/AdvisedEdges.h"

#include "ElementwiseFusion.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::roofline;

/// Legal, in a kernel, and no more bytes than before.
static bool isAdvisedElementwise(const FusionEdge &edge) {
  return edge.isAdvised() && edge.price->isLegal() &&
         edge.price->kind == FusionKind::Elementwise &&
         edge.price->getBytesSaved().isKnownNonNegative();
}

AdvisedEdges::AdvisedEdges(const FusionAdvice &advice,
                           ArrayRef<Operation *> targets)
    : advice(advice), targets(targets.begin(), targets.end()) {
  auto isTarget = [&](Operation *op) { return this->targets.contains(op); };
  for (const FunctionFusion &function : advice.getFunctions()) {
    for (const FusionGroup &group : function.groups) {
      auto isChanged = [&](Operation *op) {
        return llvm::any_of(op->getOperands(), [&](Value operand) {
          Operation *maker = operand.getDefiningOp();
          return maker && llvm::is_contained(group.ops, maker);
        });
      };
      if (group.price->kind == FusionKind::Elementwise &&
          llvm::all_of(llvm::make_filter_range(group.ops, isChanged), isTarget))
        for (Operation *op : group.ops)
          groups[op] = &group;
    }
    for (const FusionEdge &edge : function.edges)
      if (isTarget(edge.consumer) && (isInside(edge.producer, edge.consumer) ||
                                      isAdvisedElementwise(edge)))
        ops.insert_range(ArrayRef{edge.producer, edge.consumer});
  }
}

AdvisedEdges::Origins AdvisedEdges::getOrigins(Operation *op) const {
  auto it = origins.find(op);
  return it == origins.end() ? Origins{op} : it->second;
}

AdvisedEdges::Origins AdvisedEdges::join(Operation *producer,
                                         Operation *consumer) const {
  Origins both = getOrigins(producer);
  for (Operation *user : getOrigins(consumer))
    if (!llvm::is_contained(both, user))
      both.push_back(user);
  return both;
}

void AdvisedEdges::set(Operation *op, Origins own) {
  current[own.back()] = op;
  origins[op] = std::move(own);
}

void AdvisedEdges::erase(Operation *op) {
  Operation *&now =
      current.try_emplace(getOrigins(op).back(), op).first->second;
  if (now == op)
    now = nullptr;
  origins.erase(op);
}

Operation *AdvisedEdges::lookup(Operation *target) const {
  auto it = current.find(target);
  return it == current.end() ? target : it->second;
}

/// True if both are parts of one elementwise group.
bool AdvisedEdges::isInside(Operation *producer, Operation *consumer) const {
  const FusionGroup *group = groups.lookup(getOrigins(producer).back());
  return group && groups.lookup(getOrigins(consumer).back()) == group;
}

/// True if all that reads `op` is to take its payload.
bool AdvisedEdges::isInner(Operation *op) const {
  return !op->use_empty() && llvm::all_of(op->getUsers(), [&](Operation *user) {
    return isInside(op, user);
  });
}

/// True if `op` reads the same elements by an operand in front of `operand`, of
/// which upstream makes one.
static bool isRepeated(OpOperand &operand) {
  auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
  return op && llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *other) {
           return other->getOperandNumber() < operand.getOperandNumber() &&
                  other->get() == operand.get() &&
                  op.getMatchingIndexingMap(other) ==
                      op.getMatchingIndexingMap(&operand);
         });
}

/// A group is put into those of its ops that stay, from the last producer to
/// the first, so that no payload is there more often than it has to be.
bool AdvisedEdges::isAdvised(OpOperand &operand) const {
  Operation *producer = operand.get().getDefiningOp();
  Operation *owner = operand.getOwner();
  if (!producer || !targets.contains(getOrigins(owner).back()))
    return false;
  if (isInside(producer, owner))
    return !isInner(owner) &&
           llvm::none_of(owner->getOpOperands(), [&](OpOperand &other) {
             Operation *maker = other.get().getDefiningOp();
             return maker && isInside(maker, owner) &&
                    linalg::areElementwiseOpsFusable(&other) &&
                    (producer->isBeforeInBlock(maker) || isRepeated(other));
           });
  return llvm::any_of(getOrigins(owner), [&](Operation *origin) {
    const FusionEdge *edge =
        advice.lookupEdge(getOrigins(producer).back(), origin);
    return edge && isAdvisedElementwise(*edge);
  });
}

/// Makes a `linalg.generic`, which is what upstream fuses, of a named op.
void AdvisedEdges::generalize(Operation *op, RewriterBase &rewriter) {
  auto named = dyn_cast<linalg::LinalgOp>(op);
  if (!named || isa<linalg::GenericOp>(op))
    return;
  rewriter.setInsertionPoint(op);
  FailureOr<linalg::GenericOp> generic =
      linalg::generalizeNamedOp(rewriter, named);
  if (succeeded(generic))
    set(*generic, {op});
}

/// Follows what the patterns do.
class AdvisedEdges::Listener : public RewriterBase::ForwardingListener {
public:
  Listener(AdvisedEdges &edges, OpBuilder::Listener *next)
      : ForwardingListener(next), edges(edges) {}

  /// A pattern asks before it fuses.
  bool shouldFuse(OpOperand *operand) {
    if (!edges.isAdvised(*operand))
      return false;
    fused = edges.join(operand->get().getDefiningOp(), operand->getOwner());
    return true;
  }

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    ForwardingListener::notifyOperationInserted(op, previous);
    if (!isa<linalg::GenericOp>(op) || previous.isSet())
      return;
    if (fused.empty()) {
      inserted = op;
      return;
    }
    edges.set(op, std::move(fused));
    fused.clear();
  }
  using ForwardingListener::notifyOperationReplaced;
  /// Other patterns drop operands: what an op is made of stays.
  void notifyOperationReplaced(Operation *op, ValueRange by) override {
    ForwardingListener::notifyOperationReplaced(op, by);
    if (!inserted || llvm::none_of(by, [&](Value value) {
          return value && value.getDefiningOp() == inserted;
        }))
      return;
    edges.set(inserted, edges.getOrigins(op));
    inserted = nullptr;
  }
  void notifyOperationErased(Operation *op) override {
    ForwardingListener::notifyOperationErased(op);
    edges.erase(op);
    if (op == inserted)
      inserted = nullptr;
  }

private:
  AdvisedEdges &edges;
  /// The origins of the op that the pattern makes next.
  Origins fused;
  /// The last op that a pattern made that doesn't fuse.
  Operation *inserted = nullptr;
};

LogicalResult AdvisedEdges::fuse(MLIRContext *context,
                                 OpBuilder::Listener *next) {
  Listener listener(*this, next);
  IRRewriter rewriter(context, &listener);
  SmallVector<Operation *> changed, read;
  for (Operation *op : ops) {
    if (!op->use_empty())
      read.push_back(op);
    generalize(op, rewriter);
    changed.push_back(lookup(op));
  }
  RewritePatternSet patterns(context);
  linalg::populateElementwiseOpsFusionPatterns(
      patterns,
      [&](OpOperand *operand) { return listener.shouldFuse(operand); });
  GreedyRewriteConfig config;
  // Constants that the driver makes one, and what it folds, is none of the
  // advice.
  config.enableFolding(false).enableConstantCSE(false);
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  config.setListener(&listener);
  if (failed(applyOpPatternsGreedily(changed, std::move(patterns), config)))
    return failure();
  // A pattern drops inits that nobody reads, and leaves what makes them.
  auto isDead = [&](Operation *op) {
    return lookup(op) && isOpTriviallyDead(lookup(op));
  };
  for (auto *dead = llvm::find_if(read, isDead); dead != read.end();
       dead = llvm::find_if(read, isDead))
    rewriter.eraseOp(lookup(*dead));
  return success();
}
