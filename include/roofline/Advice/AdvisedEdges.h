//===- AdvisedEdges.h - Elementwise fusion by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows fusion advice through elementwise rewrites. In: a `FusionAdvice`, and
// the ops that may change. Out: these ops, fused by upstream's patterns.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_ADVISEDEDGES_H
#define ROOFLINE_ADVICE_ADVISEDEDGES_H

#include "mlir/IR/PatternMatch.h"
#include "roofline/Advice/Fusion.h"

namespace mlir::roofline {

/// Which operands to fuse elementwise. The ops of the advice go away one by
/// one; it remembers which of them each op that takes their place is made of.
class AdvisedEdges {
public:
  /// Producers are put into `targets` alone.
  AdvisedEdges(const FusionAdvice &advice, ArrayRef<Operation *> targets);

  /// Has upstream's patterns fuse what is advised. `listener`, which may be
  /// null, hears of all that changes. Fails if the patterns don't come to an
  /// end.
  LogicalResult fuse(MLIRContext *context, OpBuilder::Listener *listener);

  /// The op that has the results of `target` now; null if none has.
  Operation *lookup(Operation *target) const;

private:
  class Listener;
  /// The ops of the advice that an op is made of. Its results are those of the
  /// last one.
  using Origins = SmallVector<Operation *, 4>;
  Origins getOrigins(Operation *op) const;
  Origins join(Operation *producer, Operation *consumer) const;
  void set(Operation *op, Origins origins);
  void erase(Operation *op);

  void generalize(Operation *op, RewriterBase &rewriter);
  bool isInside(Operation *producer, Operation *consumer) const;
  bool isInner(Operation *op) const;
  bool isAdvised(OpOperand &operand) const;

  const FusionAdvice &advice;
  llvm::SetVector<Operation *> targets;
  /// Ops that are fused, and their producers.
  llvm::SetVector<Operation *> ops;
  /// The elementwise groups of ops, those that have to be changed in other ops
  /// than targets left out.
  llvm::DenseMap<Operation *, const FusionGroup *> groups;
  llvm::DenseMap<Operation *, Origins> origins;
  /// What has the results of an op of the advice, null if it went away. Without
  /// an entry it is the op itself.
  llvm::DenseMap<Operation *, Operation *> current;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_ADVISEDEDGES_H
