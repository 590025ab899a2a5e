//===- Grouping.cpp - Which nodes of a graph to put together -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/Grouping.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <queue>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// A smaller share than this comes from rounding.
static constexpr double leastShare = 1e-9;

using NodeSet = SmallVector<unsigned, 4>;
using Gain = std::optional<double>;

namespace {
//===----------------------------------------------------------------------===//
// Exact
//===----------------------------------------------------------------------===//

/// Sets of nodes of one component are masks: bit i is `nodes[i]`.
class ExactGrouping {
public:
  using Mask = uint32_t;

  ExactGrouping(ArrayRef<unsigned> nodes, ArrayRef<GroupingProblem::Edge> edges,
                GroupingProblem::GainFn gain, unsigned maxNodes);
  void run(llvm::SmallVectorImpl<NodeSet> &groups);

private:
  struct Best {
    double gain = 0;
    /// The set that holds the lowest node; empty if that stays apart.
    Mask set = 0;
  };
  Best solve(Mask open);
  /// Extends `set`, within `open` and without `banned`, by every choice of
  /// neighbours.
  void extend(Mask set, Mask open, Mask banned, Best &best);
  Gain getGain(Mask set);
  Mask getNeighbours(Mask set) const;
  NodeSet getNodes(Mask set) const;

  ArrayRef<unsigned> nodes;
  SmallVector<Mask, 16> neighbours;
  GroupingProblem::GainFn gain;
  unsigned maxNodes;
  llvm::DenseMap<uint64_t, Gain> gains;
  llvm::DenseMap<uint64_t, Best> solutions;
};
} // namespace

ExactGrouping::ExactGrouping(ArrayRef<unsigned> nodes,
                             ArrayRef<GroupingProblem::Edge> edges,
                             GroupingProblem::GainFn gain, unsigned maxNodes)
    : nodes(nodes), neighbours(nodes.size()), gain(gain), maxNodes(maxNodes) {
  auto getIndex = [&](unsigned node) {
    return llvm::lower_bound(nodes, node) - nodes.begin();
  };
  for (auto [a, b] : edges) {
    neighbours[getIndex(a)] |= Mask(1) << getIndex(b);
    neighbours[getIndex(b)] |= Mask(1) << getIndex(a);
  }
}

NodeSet ExactGrouping::getNodes(Mask set) const {
  NodeSet result;
  for (size_t i = 0; i < nodes.size(); ++i)
    if (set >> i & 1)
      result.push_back(nodes[i]);
  return result;
}

ExactGrouping::Mask ExactGrouping::getNeighbours(Mask set) const {
  Mask result = 0;
  for (size_t i = 0; i < nodes.size(); ++i)
    if (set >> i & 1)
      result |= neighbours[i];
  return result & ~set;
}

Gain ExactGrouping::getGain(Mask set) {
  auto [it, isNew] = gains.try_emplace(set);
  if (isNew) {
    NodeSet own = getNodes(set);
    Gain value = own.size() <= maxNodes ? gain(own) : std::nullopt;
    it->second = value;
  }
  return it->second;
}

void ExactGrouping::extend(Mask set, Mask open, Mask banned, Best &best) {
  if (set & (set - 1)) // Two nodes or more.
    if (Gain own = getGain(set); own && *own > 0) {
      double total = *own + solve(open & ~set).gain;
      if (total > best.gain * (1 + leastShare))
        best = {total, set};
    }
  Mask more = getNeighbours(set) & open & ~banned;
  while (more) {
    Mask next = more & -more;
    more &= ~next;
    extend(set | next, open, banned, best);
    banned |= next; // What follows is without it.
  }
}

ExactGrouping::Best ExactGrouping::solve(Mask open) {
  if (auto it = solutions.find(open); it != solutions.end())
    return it->second;
  Best best;
  if (open) {
    Mask lowest = open & -open;
    best.gain = solve(open & ~lowest).gain;
    extend(lowest, open, 0, best);
  }
  return solutions[open] = best;
}

void ExactGrouping::run(llvm::SmallVectorImpl<NodeSet> &groups) {
  Mask open = Mask((uint64_t(1) << nodes.size()) - 1);
  while (open) {
    Mask set = solve(open).set;
    if (set)
      groups.push_back(getNodes(set));
    open &= ~(set ? set : open & -open);
  }
}

namespace {
//===----------------------------------------------------------------------===//
// Greedy
//===----------------------------------------------------------------------===//

/// Merges the best pair of neighbouring sets until no merger adds anything.
class GreedyGrouping {
public:
  GreedyGrouping(ArrayRef<unsigned> nodes,
                 ArrayRef<GroupingProblem::Edge> edges,
                 GroupingProblem::GainFn gain, unsigned maxNodes);
  void run(llvm::SmallVectorImpl<NodeSet> &groups);

private:
  struct Group {
    NodeSet nodes;
    /// Groups with an edge to it, by their numbers; some may be gone.
    SmallVector<unsigned, 4> neighbours;
    double gain = 0;
    bool isGone = false;
  };
  /// Two groups, the earlier one first.
  using Pair = std::pair<unsigned, unsigned>;
  /// Less what a merger adds, then how many nodes it has.
  using Rank = std::pair<double, size_t>;
  void propose(unsigned first, unsigned second);
  void merge(Pair pair, double added);

  GroupingProblem::GainFn gain;
  unsigned maxNodes;
  SmallVector<Group, 0> groups;
  /// The best first; of equal ones the smallest, then those of the earlier
  /// groups. Many are equal, so that one queue of all would be slower.
  std::map<Rank,
           std::priority_queue<Pair, std::vector<Pair>, std::greater<Pair>>>
      mergers;
};
} // namespace

static void unite(ArrayRef<unsigned> lhs, ArrayRef<unsigned> rhs,
                  llvm::SmallVectorImpl<unsigned> &both) {
  both.resize_for_overwrite(lhs.size() + rhs.size());
  std::merge(lhs.begin(), lhs.end(), rhs.begin(), rhs.end(), both.begin());
}

GreedyGrouping::GreedyGrouping(ArrayRef<unsigned> nodes,
                               ArrayRef<GroupingProblem::Edge> edges,
                               GroupingProblem::GainFn gain, unsigned maxNodes)
    : gain(gain), maxNodes(maxNodes) {
  SmallVector<unsigned, 0> numbers(nodes.back() + 1 - nodes.front());
  groups.reserve(2 * nodes.size()); // There are fewer mergers than nodes.
  for (unsigned node : nodes) {
    numbers[node - nodes.front()] = groups.size();
    groups.emplace_back().nodes.push_back(node);
  }
  for (auto [a, b] : edges) {
    unsigned first = numbers[a - nodes.front()],
             second = numbers[b - nodes.front()];
    if (first == second || llvm::is_contained(groups[second].neighbours, first))
      continue;
    groups[first].neighbours.push_back(second);
    groups[second].neighbours.push_back(first);
    propose(first, second);
  }
}

void GreedyGrouping::propose(unsigned first, unsigned second) {
  const Group &lhs = groups[first], &rhs = groups[second];
  if (lhs.nodes.size() + rhs.nodes.size() > maxNodes)
    return;
  SmallVector<unsigned, 32> both;
  unite(lhs.nodes, rhs.nodes, both);
  Gain together = gain(both);
  if (!together)
    return;
  double added = *together - lhs.gain - rhs.gain;
  if (added > leastShare * *together)
    mergers[{-added, lhs.nodes.size() + rhs.nodes.size()}].push(
        std::minmax(first, second));
}

void GreedyGrouping::merge(Pair pair, double added) {
  // There is room for all: nothing moves.
  Group &first = groups[pair.first], &second = groups[pair.second];
  unsigned number = groups.size();
  Group &merged = groups.emplace_back();
  unite(first.nodes, second.nodes, merged.nodes);
  merged.gain = first.gain + second.gain + added;
  for (Group *part : {&first, &second}) {
    part->isGone = true;
    for (unsigned neighbour : part->neighbours)
      if (!groups[neighbour].isGone)
        merged.neighbours.push_back(neighbour);
  }
  // llvm::sort is qsort, which takes long for a few.
  std::sort(merged.neighbours.begin(), merged.neighbours.end());
  merged.neighbours.erase(llvm::unique(merged.neighbours),
                          merged.neighbours.end());
  llvm::erase_if(merged.neighbours,
                 [&](unsigned other) { return groups[other].isGone; });
  for (unsigned neighbour : merged.neighbours) {
    groups[neighbour].neighbours.push_back(number);
    propose(neighbour, number);
  }
}

void GreedyGrouping::run(llvm::SmallVectorImpl<NodeSet> &result) {
  while (!mergers.empty()) {
    auto best = mergers.begin();
    Pair pair = best->second.top();
    double added = -best->first.first;
    best->second.pop();
    if (best->second.empty())
      mergers.erase(best);
    if (!groups[pair.first].isGone && !groups[pair.second].isGone)
      merge(pair, added);
  }
  for (Group &group : groups)
    if (!group.isGone && group.nodes.size() > 1)
      result.push_back(std::move(group.nodes));
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

namespace {
/// Cuts a chain into runs, by an interval program: the best cut of the first i
/// nodes is that of the first k and the run from k to i.
class RunGrouping {
public:
  RunGrouping(ArrayRef<unsigned> nodes, GroupingProblem::GainFn gain,
              unsigned maxNodes);
  void run(llvm::SmallVectorImpl<NodeSet> &groups) const;

private:
  ArrayRef<unsigned> nodes;
  /// For the first i nodes, the worth of their best cut, and the nodes in its
  /// last run.
  SmallVector<double, 0> best;
  SmallVector<unsigned, 0> length;
};
} // namespace

RunGrouping::RunGrouping(ArrayRef<unsigned> nodes, GroupingProblem::GainFn gain,
                         unsigned maxNodes)
    : nodes(nodes), best(nodes.size() + 1), length(nodes.size() + 1, 1) {
  for (unsigned end = 1; end <= nodes.size(); ++end) {
    best[end] = best[end - 1];
    for (unsigned size = 2; size <= std::min(end, maxNodes); ++size) {
      Gain own = gain(nodes.slice(end - size, size));
      if (own && best[end - size] + *own > best[end] * (1 + leastShare)) {
        best[end] = best[end - size] + *own;
        length[end] = size;
      }
    }
  }
}

void RunGrouping::run(llvm::SmallVectorImpl<NodeSet> &groups) const {
  for (unsigned end = nodes.size(); end > 0; end -= length[end])
    if (length[end] > 1)
      groups.emplace_back(nodes.begin() + (end - length[end]),
                          nodes.begin() + end);
}

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

/// True if each node has an edge to the next one, and there are no others.
static bool isChain(ArrayRef<unsigned> nodes,
                    ArrayRef<GroupingProblem::Edge> edges) {
  llvm::DenseSet<GroupingProblem::Edge> distinct;
  for (auto [a, b] : edges)
    distinct.insert({std::min(a, b), std::max(a, b)});
  if (distinct.size() + 1 != nodes.size())
    return false;
  for (auto [node, next] : llvm::zip(nodes, nodes.drop_front()))
    if (!distinct.contains({node, next}))
      return false;
  return true;
}

/// Chains that aren't too large are cut in the best way, others merged step by
/// step.
static void groupLarge(ArrayRef<unsigned> nodes,
                       ArrayRef<GroupingProblem::Edge> edges,
                       GroupingProblem::GainFn gain, unsigned maxNodes,
                       llvm::SmallVectorImpl<NodeSet> &groups) {
  constexpr size_t maxRunNodes = 64;
  if (nodes.size() <= maxRunNodes && isChain(nodes, edges))
    return RunGrouping(nodes, gain, maxNodes).run(groups);
  GreedyGrouping(nodes, edges, gain, maxNodes).run(groups);
}

SmallVector<NodeSet, 0>
mlir::roofline::groupNodes(const GroupingProblem &problem,
                           const GroupingLimits &limits) {
  // Masks have 32 bits; a tree has one node more than edges.
  constexpr unsigned maxExactEdges = 30;
  llvm::IntEqClasses components(problem.numNodes);
  for (auto [a, b] : problem.edges)
    components.join(a, b);
  components.compress();
  SmallVector<NodeSet, 0> nodes(components.getNumClasses());
  SmallVector<SmallVector<GroupingProblem::Edge, 0>, 0> edges(nodes.size());
  for (unsigned node = 0; node < problem.numNodes; ++node)
    nodes[components[node]].push_back(node);
  for (auto edge : problem.edges)
    if (edge.first != edge.second)
      edges[components[edge.first]].push_back(edge);
  SmallVector<NodeSet, 0> groups;
  for (auto [ownNodes, ownEdges] : llvm::zip_equal(nodes, edges)) {
    if (ownEdges.empty())
      continue;
    if (ownEdges.size() <= std::min(limits.exactEdges, maxExactEdges))
      ExactGrouping(ownNodes, ownEdges, problem.gain, limits.maxNodes)
          .run(groups);
    else
      groupLarge(ownNodes, ownEdges, problem.gain, limits.maxNodes, groups);
  }
  llvm::sort(groups, [](const NodeSet &lhs, const NodeSet &rhs) {
    return lhs.back() < rhs.back();
  });
  return groups;
}
