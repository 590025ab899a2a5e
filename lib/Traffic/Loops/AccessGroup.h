//===- AccessGroup.h - Accesses that move the same elements ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H

#include "roofline/Nest/ElementSet.h"
#include "LoopProgram.h"

namespace mlir::roofline {

/// The part of a nest that is looked at as a whole: one iteration of the
/// innermost of `loops`, or one op or loop in its body.
struct NestPart {
  /// The loops around, the outermost first.
  ArrayRef<unsigned> loops;
  /// The ops inside.
  unsigned firstLeaf = 0, lastLeaf = 0;
  /// It is all of the body of the innermost loop.
  bool isWholeBody = false;
  /// What one iteration leaves in the fast memory is there in the next one of
  /// `loops[firstKept]` and the loops inside of it: nothing but the part is in
  /// them.
  size_t firstKept = 0;
};

struct AccessRef {
  unsigned leaf, access;
};

/// Accesses in a part to one root that all loops around the part move alike.
struct AccessGroup {
  unsigned root = 0;
  SmallVector<AccessRef, 2> accesses;
};

/// Groups the accesses of a part that `isCounted` holds for, in program order.
/// Accesses without indices are left out.
SmallVector<AccessGroup>
groupAccesses(const LoopProgram &program, const NestPart &part,
              function_ref<bool(const LoopAccess &)> isCounted);

/// Counts elements of a group.
class GroupCounter {
public:
  GroupCounter(const LoopProgram &program, const NestPart &part,
               ArrayRef<AccessRef> accesses);

  /// Elements that an execution of the part with full tiles touches.
  int64_t countOnce();
  /// Elements that all executions move: those that stay from one to the next
  /// are counted once.
  int64_t countMoved();

private:
  ElementSet makeSet(const LoopAccess &access) const;
  void addDependence(const LoopAccess &access, ElementSet &set) const;
  IndexSet makeDim(const LinearIndex &index) const;
  SmallVector<ElementSet, 2> makeSets() const;
  bool isInside(unsigned loop) const;
  int64_t getLength(const TiledLoop &loop) const;
  int64_t getTrips(unsigned loop) const;
  bool isMovedBy(unsigned loop) const;
  size_t getFirstKept() const;
  size_t findSlidingLoop() const;
  void findBranching(size_t numCounted);
  int64_t countFrom(size_t position, size_t last, bool slides);
  int64_t countSliding(unsigned loop);
  int64_t countOverlapped(ArrayRef<ElementSet> first, ArrayRef<ElementSet> next,
                          unsigned loop) const;
  void shift(ElementSet &set, unsigned loop) const;

  const LoopProgram &program;
  const NestPart &part;
  SmallVector<const LoopAccess *, 2> accesses;
  /// Loops around the part at their last iteration; the others are at an
  /// earlier one.
  llvm::SmallDenseSet<unsigned, 8> atLast;
  /// Loops whose last iteration may differ from the others.
  llvm::SmallDenseSet<unsigned, 8> branching;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H
