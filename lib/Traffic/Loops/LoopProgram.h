//===- LoopProgram.h - The ops inside one loop of a program --*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H
#define ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H

#include "LoopContext.h"
#include "roofline/Symbols/Hypothesis.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::roofline {

/// One value that an op reads or writes, as elements of the storage that it is
/// a view of.
struct LoopAccess {
  unsigned root = 0;
  Type elementType;
  Attribute memorySpace;
  bool reads = false, writes = false;
  /// Before the program writes to it, it holds one value or nothing defined:
  /// the first read moves nothing (R12).
  bool isUniform = false;
  /// One index per dim of the root; no value if one isn't linear.
  std::optional<LinearIndices> indices;
  /// Most elements that one execution touches; -1 if not known.
  int64_t elements = -1;
};

/// Storage that the program works in.
struct LoopStorage {
  Value value;
  /// Loops around the op that makes it; 0 outside of the program.
  unsigned depth = 0;
  /// A loop hands it on.
  bool escapes = false;
  /// No value if not known.
  std::optional<int64_t> elements;
  /// The first op that accesses it.
  unsigned firstLeaf = 0;
};

/// One op.
struct LoopLeaf {
  Operation *op = nullptr;
  /// The loops of the program around it, the outermost first.
  SmallVector<unsigned, 6> loops;
  /// One per access of its work.
  SmallVector<LoopAccess, 3> accesses;
  /// It may not execute, being in a branch.
  bool isConditional = false;
  /// What it touches isn't known.
  bool isOpaque = false;
};

/// A loop or an op.
struct LoopNode {
  /// Number of the loop, -1 for an op.
  int loop = -1;
  /// The ops inside: `firstLeaf` to before `lastLeaf`.
  unsigned firstLeaf = 0, lastLeaf = 0;
  /// Nodes in the loop's body in program order.
  SmallVector<unsigned, 4> children;
};

/// What one outermost loop executes: loops with known trip counts around ops
/// that access memory. Other ops are left out; branches count as if all of them
/// were taken.
class LoopProgram {
public:
  LoopProgram(Operation *outermost, ProgramContext &outside,
                 const Hypothesis *hypothesis = nullptr);

  ArrayRef<TiledLoop> getLoops() const { return context.getLoops(); }
  ArrayRef<LoopNode> getNodes() const { return nodes; }
  ArrayRef<LoopLeaf> getLeaves() const { return leaves; }
  ArrayRef<LoopStorage> getRoots() const { return roots; }
  /// The nodes that aren't in another one.
  ArrayRef<unsigned> getTop() const { return top; }
  /// Number of the leaf of `op`; no value if it accesses nothing or is in a
  /// loop that is opaque.
  std::optional<unsigned> lookupLeaf(Operation *op) const;
  /// True if `op` is known to access nothing.
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
  Operation *outermost;
  const Hypothesis *hypothesis;
  std::vector<LoopNode> nodes;
  std::vector<LoopLeaf> leaves;
  std::vector<LoopStorage> roots;
  SmallVector<unsigned, 1> top;
  llvm::DenseMap<Value, unsigned> rootNumbers;
  llvm::DenseMap<Operation *, unsigned> leafNumbers;
  llvm::DenseSet<Operation *> idleOps;
  /// Loops around the ops of a region.
  llvm::DenseMap<Region *, unsigned> depths;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRAFFIC_LOOPS_LOOPPROGRAM_H
