//===- LoopProgram.h - The ops inside one loop of a program -----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One outermost loop as a tree: loops with constant trip counts around ops with
// their accesses, each access in terms of the storage behind its value.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H

#include "LoopAccess.h"
#include "roofline/Symbols/Hypothesis.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// Storage that the program accesses.
struct LoopStorage {
  Value value;
  /// Number of loops around the op that makes it; 0 outside the program.
  unsigned depth = 0;
  /// True if a loop hands it on to its next iteration or as its result.
  bool escapes = false;
  /// Size, or nullopt if unknown.
  std::optional<int64_t> elements;
  /// Number of the first op that accesses it.
  unsigned firstLeaf = 0;
};

/// An op that accesses memory: a leaf of the tree.
struct LoopLeaf {
  Operation *op = nullptr;
  /// The loops of the program around it, the outermost first.
  SmallVector<unsigned, 6> loops;
  /// One per access of its work.
  SmallVector<LoopAccess, 3> accesses;
  /// True inside a branch, which may not be taken.
  bool isConditional = false;
  /// True if its accesses are unknown.
  bool isOpaque = false;
};

/// A node of the tree: a loop or an op.
struct LoopNode {
  /// Number of the loop; -1 for an op.
  int loop = -1;
  /// The ops inside: `firstLeaf` to before `lastLeaf`.
  unsigned firstLeaf = 0, lastLeaf = 0;
  /// Nodes in the loop's body, in program order.
  SmallVector<unsigned, 4> children;
};

/// The tree of loops and ops that one outermost loop executes. Ops that don't
/// access memory are left out; branches count as if all of them were taken.
class LoopProgram {
public:
  LoopProgram(Operation *outermost, ProgramContext &outside,
              const Hypothesis *hypothesis = nullptr);

  ArrayRef<TiledLoop> getLoops() const { return context.getLoops(); }
  ArrayRef<LoopNode> getNodes() const { return nodes; }
  ArrayRef<LoopLeaf> getLeaves() const { return leaves; }
  ArrayRef<LoopStorage> getRoots() const { return roots; }
  /// Returns the nodes at the top of the tree.
  ArrayRef<unsigned> getTop() const { return top; }
  /// Returns the number of the leaf of `op`, or nullopt if the op accesses
  /// nothing or is inside an opaque loop.
  std::optional<unsigned> lookupLeaf(Operation *op) const;
  /// Returns true if `op` is known to access nothing.
  bool isIdle(Operation *op) const { return idleOps.contains(op); }

private:
  struct Scope {
    SmallVector<unsigned, 6> loops;
    bool isConditional = false;
  };

  void visitRegion(Region &region, const Scope &scope,
                   SmallVectorImpl<unsigned> &siblings);
  void visitOp(Operation *op, const Scope &scope,
               SmallVectorImpl<unsigned> &siblings);
  void visitControl(ExecutionOpInterface control, const Scope &scope,
                    SmallVectorImpl<unsigned> &siblings);
  void visitExecution(const RegionExecution &execution, Scope scope,
                      SmallVectorImpl<unsigned> &siblings);
  void visitModelled(WorkOpInterface op, const Scope &scope,
                     SmallVectorImpl<unsigned> &siblings);
  void addLeaf(LoopLeaf leaf, SmallVectorImpl<unsigned> &siblings);
  void addOpaque(Operation *op, const Scope &scope,
                 SmallVectorImpl<unsigned> &siblings);
  void noteEscapes(Operation *terminator, const Scope &scope);
  unsigned getRoot(Value value);

  LoopContext context;
  ProgramContext &outside;
  Operation *outermost;
  const Hypothesis *hypothesis;
  std::vector<LoopNode> nodes;
  std::vector<LoopLeaf> leaves;
  std::vector<LoopStorage> roots;
  SmallVector<unsigned, 1> top;
  llvm::DenseMap<Value, unsigned> rootNumbers;
  llvm::DenseMap<Operation *, unsigned> leafNumbers;
  llvm::DenseSet<Operation *> idleOps;
  /// Number of loops around the ops of a region.
  llvm::DenseMap<Region *, unsigned> depths;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H
