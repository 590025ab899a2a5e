//===- FusionGraph.h - Ops that may be fused -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ADVICE_FUSION_FUSIONGRAPH_H
#define ROOFLINE_LIB_ADVICE_FUSION_FUSIONGRAPH_H

#include "FusionSet.h"
#include "roofline/Advice/Fusion.h"

namespace mlir::roofline {

/// Properties that all ops with the same record have, for one execution.
struct OpClass {
  WorkSummary work;
  LevelTraffics levels;
  std::optional<double> seconds;
  Bound bound;
  /// Something inside has no model, or a person gave the work.
  bool isOpaque = false;
  /// The bytes depend on the counter of a loop around.
  bool isChanging = false;
  /// Values lie on other nodes than those that access them (R28).
  bool isFar = false;
  /// Multiplies matrices.
  bool isProduct = false;
  /// Operands before its inits.
  unsigned numInputs = 0;

  explicit OpClass(const OpRecord &record);
};

/// Traffic of the outermost level: with the best known tiling, or an interval
/// where accesses depend on data or what they share is not known [B].
CountRange getOutermostRange(const LevelTraffics &levels);
/// The least of it [B].
Count getOutermostBytes(const LevelTraffics &levels);

/// An operand that is a tensor or a buffer.
struct FusionInput {
  /// Identifies the reshapes that a view consists of; 0 for any other value.
  uint64_t reshape = 0;
  /// Number of the value in its function.
  unsigned value = 0;
  /// The node that makes it, or that makes what it is a view of; ~0 for none.
  unsigned producer = ~0u;
  /// The result of the producer; ~0 for a view.
  unsigned result = ~0u;
  /// The producer fills it.
  bool isFilled = false;

  /// True for a result of the producer, as it is or reshaped.
  bool isResult() const { return result != ~0u; }
};

/// An op that costs something. Nodes are numbered in program order.
struct FusionNode {
  Operation *op = nullptr;
  /// The block of `op`, kept here because looking there misses the caches.
  Block *block = nullptr;
  unsigned opClass = 0;
  Count executions = 1;
  bool isInLoop = false;
  /// The block is that of a function.
  bool isInBody = false;
  /// `isFilling` of `op`.
  bool isFilling = false;
  /// Uses of all results; by number, those by nodes of the same block, without
  /// reshapes between.
  unsigned numUses = 0;
  SmallVector<unsigned, 4> users;
  /// Operands that are tensors or buffers, in their order.
  SmallVector<FusionInput, 3> inputs;

  /// Where an operand lies: the numbers of what it is a reshape of and, of an
  /// init, of the value whose storage the result takes (~0 for none); which
  /// reshapes; of a part of a tensor, the number of that, and which part.
  struct Place {
    unsigned root = ~0u, storage = ~0u, whole = ~0u;
    uint64_t reshape = 0, part = 0;
  };
  /// One per operand that is a tensor. Empty if none is a view and all inits
  /// are new storage.
  SmallVector<Place, 0> places;
  /// `findConflict` of the op as the last one of a set, and as another one.
  bool hasConflict = false, hasConflictInside = false;

  /// Fills its results and reads nothing.
  bool isFill() const {
    return isFilling && inputs.size() == op->getNumResults();
  }
};

/// The ops of one function that cost something, and what is between them.
class FusionGraph {
public:
  /// There will be about `numNodes` nodes.
  explicit FusionGraph(Operation *function, size_t numNodes = 0)
      : function(function) {
    nodes.reserve(numNodes);
    pairs.reserve(2 * numNodes);
    numbers.reserve(numNodes);
  }

  Operation *getFunction() const { return function; }
  /// Adds the next op, whose figures are `record`, of the class with that
  /// number and so many inputs.
  void add(Operation *op, const OpRecord &record, unsigned opClass,
           unsigned numInputs);

  ArrayRef<FusionNode> getNodes() const { return nodes; }
  const FusionNode &operator[](unsigned node) const { return nodes[node]; }
  SmallVector<Operation *, 4> getOps(ArrayRef<unsigned> nodes) const;
  /// No value if `op` is none.
  std::optional<unsigned> lookup(Operation *op) const;

  /// Number of different operands of the nodes.
  unsigned getNumValues() const { return values.size(); }

  /// A pair of nodes one of which reads what the other makes, or both read.
  struct Pair {
    unsigned producer = 0, consumer = 0;
    SmallVector<unsigned, 1> operands;
    bool isSibling = false;
    /// The view between them; null if there is none.
    Operation *view = nullptr;
  };
  ArrayRef<Pair> getPairs() const { return pairs; }

private:
  /// A value as an operand, where it lies (a number in `places`), and the node
  /// that read it last; ~0 for none.
  struct KnownValue {
    FusionInput input;
    unsigned place = 0;
    unsigned lastReader = ~0u;
  };

  FusionInput makeInput(Value value, unsigned number) const;
  unsigned addPlace(Value value);
  unsigned getNumber(Value value);
  void addOperands(unsigned number, OperandRange inits, unsigned numInputs);
  void addPairs(unsigned consumer, OpOperand &operand, KnownValue &known,
                bool isInput, size_t first);
  void addPair(unsigned producer, unsigned consumer, unsigned operand,
               bool isSibling, Operation *view, size_t first);

  Operation *function;
  Overwriters overwriters;
  SmallVector<FusionNode, 0> nodes;
  SmallVector<Pair, 0> pairs;
  /// The first one is that of a value that is no view.
  SmallVector<FusionNode::Place, 1> places{FusionNode::Place()};
  SmallVector<KnownValue, 0> values;
  llvm::DenseMap<Operation *, unsigned> numbers;
  llvm::DenseMap<Value, unsigned> valueNumbers;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ADVICE_FUSION_FUSIONGRAPH_H
