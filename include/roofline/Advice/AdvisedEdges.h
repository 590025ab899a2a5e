//===- AdvisedEdges.h - Elementwise fusion by advice -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows fusion advice through elementwise rewrites. In: a `FusionAdvice` on
// ops that are fused one by one. Out: whether to fuse at an operand, also when
// its owner or producer is already the result of a fusion.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_ADVISEDEDGES_H
#define ROOFLINE_ADVICE_ADVISEDEDGES_H

#include "roofline/Advice/Fusion.h"

namespace mlir {
class RewriterBase;
} // namespace mlir

namespace mlir::roofline {

/// Which operands to fuse elementwise. The ops of the advice go away one by
/// one; it remembers which of them each op that takes their place is made of.
class AdvisedEdges {
public:
  explicit AdvisedEdges(const FusionAdvice &advice);

  /// True if the advice is to put the producer of `operand` into the payload of
  /// its owner: an edge that saves bytes, or any edge of an elementwise group
  /// once the owner is all of the group that reads the producer.
  bool isAdvised(OpOperand &operand) const;

  /// `op` as a `linalg.generic`, which is what upstream fuses; null if it can't
  /// be one.
  Operation *generalize(Operation *op, RewriterBase &rewriter);
  /// Makes generic ops of all named ones that are to be fused.
  void generalizeAll(RewriterBase &rewriter);

  /// The origins of `producer` and `consumer` together: those of the op that
  /// takes their place.
  using Origins = SmallVector<Operation *, 4>;
  Origins join(Operation *producer, Operation *consumer) const;
  void set(Operation *fused, Origins origins) {
    this->origins[fused] = std::move(origins);
  }
  /// `by` takes the place of `op` alone.
  void replace(Operation *op, Operation *by) { set(by, getOrigins(op)); }
  void erase(Operation *op) { origins.erase(op); }

private:
  /// The op whose results are those of `op` is the last one.
  Origins getOrigins(Operation *op) const;

  const FusionAdvice &advice;
  /// Those of elementwise groups, whatever the pair alone would be.
  llvm::DenseSet<const FusionEdge *> inside;
  llvm::DenseMap<Operation *, Origins> origins;
};

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_ADVISEDEDGES_H
