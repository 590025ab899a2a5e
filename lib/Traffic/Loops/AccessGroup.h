//===- AccessGroup.h - Accesses that move the same elements -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Groups the accesses of a part of a loop program that touch the same storage
// in step, and counts the distinct elements that a group touches and moves.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H

#include "LoopProgram.h"
#include "roofline/Nest/ElementSet.h"

namespace mlir::roofline {

class DerivedCount;

/// A part of a loop program that a fast memory holds as a whole: one iteration
/// of the innermost of `loops`, or one op or loop in its body.
struct NestPart {
  /// The loops around, the outermost first.
  ArrayRef<unsigned> loops;
  /// The ops inside: `firstLeaf` to before `lastLeaf`.
  unsigned firstLeaf = 0, lastLeaf = 0;
  /// True if the part is the whole body of the innermost loop.
  bool isWholeBody = false;
  /// The outermost loop that contains nothing but the part. From one iteration
  /// of `loops[firstKept]`, or of a loop inside it, to the next, the fast
  /// memory keeps its content.
  size_t firstKept = 0;

  /// True if `root` is made and used in the part alone.
  bool holds(const LoopStorage &root) const {
    return root.depth >= loops.size() + (isWholeBody ? 0 : 1) && !root.escapes;
  }
};

/// An access of a leaf of a loop program, by number.
struct AccessRef {
  unsigned leaf, access;
};

/// Accesses in a part to one root that every loop around the part moves by the
/// same distance.
struct AccessGroup {
  unsigned root = 0;
  SmallVector<AccessRef, 2> accesses;
};

/// Groups the accesses of a part for which `isCounted` returns true, in program
/// order. Accesses without indices are left out.
SmallVector<AccessGroup>
groupAccesses(const LoopProgram &program, const NestPart &part,
              function_ref<bool(const LoopAccess &)> isCounted);

/// Leaves out groups that read what another one reads in each execution of
/// `part`, of storage that the part doesn't write.
void dropCovered(const LoopProgram &program, const NestPart &part,
                 SmallVector<AccessGroup> &groups);

/// Counts the elements of a group.
class GroupCounter {
public:
  GroupCounter(const LoopProgram &program, const NestPart &part,
               ArrayRef<AccessRef> accesses);

  /// Returns the values of an index in one execution of the part.
  IndexSet makeDim(const LinearIndex &index) const;
  /// Returns the elements that one execution of the part with full tiles
  /// touches.
  int64_t countOnce();
  /// As `countOnce`; no value where it may be more than the elements.
  std::optional<int64_t> countExactly();
  /// True if each execution touches all elements that `other` does, of a value
  /// that has `shape`.
  bool covers(const GroupCounter &other, ArrayRef<int64_t> shape) const;
  /// Returns the elements that all executions move. Those that stay from one
  /// execution to the next are counted once.
  int64_t countMoved();
  /// The same as arithmetic, with its steps in the log, which there is.
  DerivedCount describeMoved();

private:
  bool covers(const LoopAccess &access, const LoopAccess &other,
              ArrayRef<int64_t> shape) const;
  ElementSet makeSet(const LoopAccess &access) const;
  void addDependence(const LoopAccess &access, ElementSet &set) const;
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
  DerivedCount describeFrom(size_t position, size_t last, bool slides);
  DerivedCount describeSliding(unsigned loop);
  int64_t countOverlapped(ArrayRef<ElementSet> first, ArrayRef<ElementSet> next,
                          unsigned loop) const;
  void shift(ElementSet &set, unsigned loop) const;

  const LoopProgram &program;
  const NestPart &part;
  SmallVector<const LoopAccess *, 2> accesses;
  /// Loops around the part that are at their last iteration; all others are at
  /// an earlier one.
  llvm::SmallDenseSet<unsigned, 8> atLast;
  /// Loops whose last iteration may differ from the others.
  llvm::SmallDenseSet<unsigned, 8> branching;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_ACCESSGROUP_H
