//===- Grouping.h - Which nodes of a graph to put together -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The choice of disjoint groups of nodes that are worth the most. In: the edges
// of a graph and the worth of a set of nodes. Out: the sets. Numbers only: no
// IR, no machine. docs/use/Fusion.md, "Groups", has the guarantee.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ADVICE_GROUPING_H
#define ROOFLINE_ADVICE_GROUPING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace mlir::roofline {

/// Nodes are 0 to `numNodes` - 1.
struct GroupingProblem {
  using Edge = std::pair<unsigned, unsigned>;
  /// The worth of a connected set of two nodes or more, sorted, over that of
  /// its nodes apart; no value if it is not allowed. Sets don't touch each
  /// other's worth.
  using GainFn =
      llvm::function_ref<std::optional<double>(llvm::ArrayRef<unsigned>)>;

  unsigned numNodes = 0;
  llvm::SmallVector<Edge, 0> edges;
  GainFn gain;
};

struct GroupingLimits {
  /// A component of at most so many edges is solved exactly.
  unsigned exactEdges = 12;
  /// Nodes in a set at most.
  unsigned maxNodes = 32;
};

/// Disjoint connected sets, each sorted and worth something, in the order of
/// their last nodes. Components of few edges have the sets that are worth the
/// most together. Of the others the two sets are merged, again and again, whose
/// merger adds the most, until none adds anything; but chains of at most 64
/// nodes, each with an edge to the next one, have the best sets too.
llvm::SmallVector<llvm::SmallVector<unsigned, 4>, 0>
groupNodes(const GroupingProblem &problem, const GroupingLimits &limits = {});

} // namespace mlir::roofline

#endif // ROOFLINE_ADVICE_GROUPING_H
