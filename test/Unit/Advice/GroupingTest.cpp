//===- GroupingTest.cpp - Groups against all partitions ---------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Advice/Grouping.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <map>
#include <random>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

using Nodes = std::vector<unsigned>;
using Gains = std::map<Nodes, std::optional<double>>;
using Groups = SmallVector<SmallVector<unsigned, 4>, 0>;

namespace {
/// A graph whose sets have random gains, drawn when they are first queried.
struct RandomProblem {
  RandomProblem(unsigned seed, unsigned numNodes, unsigned numEdges,
                unsigned largestSet)
      : random(seed), largestSet(largestSet) {
    problem.numNodes = numNodes;
    // Start from a tree, so that the graph is connected, and add edges.
    for (unsigned node = 1; node < numNodes; ++node)
      problem.edges.push_back({unsigned(random() % node), node});
    while (problem.edges.size() < numEdges) {
      unsigned a = random() % numNodes, b = random() % numNodes;
      if (a != b)
        problem.edges.push_back({std::min(a, b), std::max(a, b)});
    }
  }

  std::optional<double> getGain(ArrayRef<unsigned> set) {
    Nodes key(set.begin(), set.end());
    auto [it, isNew] = gains.try_emplace(key);
    if (isNew && set.size() <= largestSet && random() % 4 != 0)
      it->second = double(random() % 100) - 20;
    return it->second;
  }
  Groups group(unsigned exactEdges) {
    auto gain = [&](ArrayRef<unsigned> set) { return getGain(set); };
    GroupingProblem own{problem.numNodes, problem.edges, gain};
    return groupNodes(own, {exactEdges, /*maxNodes=*/32});
  }
  double sum(const Groups &groups) {
    double total = 0;
    for (ArrayRef<unsigned> set : groups)
      total += getGain(set).value_or(-1e9);
    return total;
  }
  bool isConnected(const Nodes &set) const {
    Nodes reached{set.front()};
    for (size_t i = 0; i < reached.size(); ++i)
      for (auto [a, b] : problem.edges)
        for (auto [from, to] : {std::pair(a, b), std::pair(b, a)})
          if (from == reached[i] && llvm::is_contained(set, to) &&
              !llvm::is_contained(reached, to))
            reached.push_back(to);
    return reached.size() == set.size();
  }
  /// Returns the best sum over all partitions: node `next` joins one of the
  /// sets or starts a new one.
  double findBest(unsigned next, std::vector<Nodes> &sets) {
    if (next == problem.numNodes) {
      double total = 0;
      for (const Nodes &set : sets)
        if (set.size() > 1)
          total += isConnected(set) ? getGain(set).value_or(-1e9) : -1e9;
      return total;
    }
    double best = -1e18;
    for (size_t i = 0; i < sets.size(); ++i) {
      sets[i].push_back(next);
      best = std::max(best, findBest(next + 1, sets));
      sets[i].pop_back();
    }
    sets.push_back({next});
    best = std::max(best, findBest(next + 1, sets));
    sets.pop_back();
    return best;
  }
  double findBest() {
    std::vector<Nodes> sets;
    return findBest(0, sets);
  }

  GroupingProblem problem;
  std::mt19937 random;
  Gains gains;
  unsigned largestSet;
};
} // namespace

TEST(GroupingTest, SmallComponentsAreExact) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    unsigned numNodes = 2 + seed % 6;
    RandomProblem random(seed, numNodes, std::min(12u, numNodes - 1 + seed % 5),
                         32);
    Groups groups = random.group(/*exactEdges=*/12);
    EXPECT_EQ(random.sum(groups), random.findBest()) << "seed " << seed;
    for (ArrayRef<unsigned> set : groups) {
      EXPECT_GT(*random.getGain(set), 0);
      EXPECT_TRUE(random.isConnected(Nodes(set.begin(), set.end())));
    }
  }
}

// If only pairs are allowed, taking the best one first yields at least half of
// the best matching: each pair taken blocks at most two others, neither of them
// better.
TEST(GroupingTest, GreedyHasHalfOfPairs) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomProblem random(seed, 7, 12, /*largestSet=*/2);
    double greedy = random.sum(random.group(/*exactEdges=*/0));
    EXPECT_GE(greedy, random.findBest() / 2) << "seed " << seed;
  }
}

// After the greedy search no two sets could be merged profitably, and the best
// pair is a lower bound.
TEST(GroupingTest, GreedyIsLocallyBest) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomProblem random(seed, 7, 12, 32);
    Groups groups = random.group(/*exactEdges=*/0);
    double greedy = random.sum(groups);
    for (auto [a, b] : random.problem.edges) {
      if (a == b)
        continue;
      if (std::optional<double> gain = random.getGain({a, b}))
        EXPECT_GE(greedy, *gain) << "seed " << seed;
    }
    for (size_t i = 0; i < groups.size(); ++i)
      for (size_t k = 0; k < i; ++k) {
        Nodes both(groups[i].begin(), groups[i].end());
        both.insert(both.end(), groups[k].begin(), groups[k].end());
        llvm::sort(both);
        if (!random.isConnected(both))
          continue;
        double apart = *random.getGain(groups[i]) + *random.getGain(groups[k]);
        EXPECT_LE(random.getGain(both).value_or(-1e9), apart)
            << "seed " << seed;
      }
  }
}

// 0 - 2 - 1 - 3, where the middle pair is worth 5 and the outer ones 4 each:
// the optimum is 8, and greedy takes the 5. (0 - 1 - 2 - 3 would be a chain.)
TEST(GroupingTest, ExactWhereGreedyIsNot) {
  auto gain = [](ArrayRef<unsigned> set) -> std::optional<double> {
    if (set.size() != 2)
      return std::nullopt;
    return set[0] == 1 && set[1] == 2 ? 5 : 4;
  };
  GroupingProblem problem{4, {{0, 2}, {1, 2}, {1, 3}}, gain};
  Groups exact = groupNodes(problem);
  ASSERT_EQ(exact.size(), 2u);
  EXPECT_EQ(exact[0], (SmallVector<unsigned, 4>{0, 2}));
  EXPECT_EQ(exact[1], (SmallVector<unsigned, 4>{1, 3}));
  Groups greedy = groupNodes(problem, {/*exactEdges=*/0, /*maxNodes=*/32});
  ASSERT_EQ(greedy.size(), 1u);
  EXPECT_EQ(greedy[0], (SmallVector<unsigned, 4>{1, 2}));
}

// Interval partitioning of a chain, whose connected sets are runs, finds the
// best partition at any length. Checked against all cuts of ten nodes.
TEST(GroupingTest, ChainsAreExact) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomProblem random(seed, 10, 9, 32);
    random.problem.edges.clear();
    for (unsigned node = 1; node < 10; ++node)
      random.problem.edges.push_back({node - 1, node});
    double best = 0;
    for (unsigned cuts = 0; cuts < 1u << 9; ++cuts) {
      double total = 0;
      Nodes run{0};
      for (unsigned node = 1; node <= 10; ++node) {
        if (node < 10 && !(cuts >> (node - 1) & 1)) {
          run.push_back(node);
          continue;
        }
        if (run.size() > 1)
          total += random.getGain(run).value_or(-1e9);
        run = {node};
      }
      best = std::max(best, total);
    }
    EXPECT_EQ(random.sum(random.group(/*exactEdges=*/0)), best)
        << "seed " << seed;
  }
}

TEST(GroupingTest, KeepsToTheLimit) {
  for (unsigned exactEdges : {0u, 12u}) {
    unsigned largest = 0;
    auto gain = [&](ArrayRef<unsigned> set) -> std::optional<double> {
      largest = std::max<unsigned>(largest, set.size());
      return set.size();
    };
    GroupingProblem problem{6, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}}, gain};
    groupNodes(problem, {exactEdges, /*maxNodes=*/3});
    EXPECT_EQ(largest, 3u);
  }
}
