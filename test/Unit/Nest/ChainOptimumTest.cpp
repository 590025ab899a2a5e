//===- ChainOptimumTest.cpp - Fused chains against all schedules ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the least traffic of all schedules of a tiny chain by a search over
// all possible contents of the fast memory, with multiply-adds in any order,
// recomputation of results where it pays, and partial sums anywhere.
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/ChainTraffic.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "gtest/gtest.h"

#include <vector>

using namespace mlir::roofline;

namespace {
/// Searches schedules of B = A W0, C = B W1 with elements of 1 B.
class OptimumSearch {
public:
  OptimumSearch(unsigned m, unsigned k, unsigned l, unsigned n,
                unsigned capacity);
  /// Returns the number of elements loaded and stored.
  unsigned run();

private:
  using State = uint64_t;
  /// A result: a bit per product in its sum, and whether the sum is in the fast
  /// and in the slow memory.
  struct Result {
    unsigned sum = 0, numProducts = 0, fast = 0, slow = 0;
  };

  static bool test(State state, unsigned bit) { return state >> bit & 1; }
  bool isFull(State state) const {
    return unsigned(llvm::popcount(state & fastMask)) >= capacity;
  }
  static State getSum(const Result &result) {
    return ((State(1) << result.numProducts) - 1) << result.sum;
  }
  static bool isWhole(State state, const Result &result) {
    return (state & getSum(result)) == getSum(result);
  }
  bool isDone(State state) const;
  void reach(State state, unsigned cost);
  void move(State state, unsigned cost);
  void addProduct(State state, unsigned cost, const Result &result,
                  unsigned product);

  unsigned m, k, l, n, capacity, numBits = 0;
  State fastMask = 0;
  std::vector<unsigned> a, w0, w1;
  std::vector<Result> b, c;
  llvm::DenseSet<State> seen;
  std::vector<std::vector<State>> waiting;
};
} // namespace

OptimumSearch::OptimumSearch(unsigned m, unsigned k, unsigned l, unsigned n,
                             unsigned capacity)
    : m(m), k(k), l(l), n(n), capacity(capacity) {
  auto addInputs = [&](unsigned number, std::vector<unsigned> &bits) {
    for (unsigned index = 0; index < number; ++index) {
      fastMask |= State(1) << numBits;
      bits.push_back(numBits++);
    }
  };
  auto addResults = [&](unsigned number, unsigned numProducts,
                        std::vector<Result> &results) {
    for (unsigned index = 0; index < number; ++index) {
      fastMask |= State(1) << (numBits + numProducts);
      results.push_back({numBits, numProducts, numBits + numProducts,
                         numBits + numProducts + 1});
      numBits += numProducts + 2;
    }
  };
  addInputs(m * k, a);
  addInputs(k * l, w0);
  addInputs(l * n, w1);
  addResults(m * l, k, b);
  addResults(m * n, l, c);
}

bool OptimumSearch::isDone(State state) const {
  return llvm::all_of(c, [&](const Result &result) {
    return isWhole(state, result) && test(state, result.slow);
  });
}

void OptimumSearch::reach(State state, unsigned cost) {
  waiting.resize(std::max<size_t>(waiting.size(), cost + 1));
  waiting[cost].push_back(state);
}

/// The copy in the slow memory is then outdated.
void OptimumSearch::addProduct(State state, unsigned cost, const Result &result,
                               unsigned product) {
  bool isNew = !(state & getSum(result));
  if (test(state, result.sum + product) ||
      !(test(state, result.fast) || (isNew && !isFull(state))))
    return;
  state |= State(1) << (result.sum + product) | State(1) << result.fast;
  reach(state & ~(State(1) << result.slow), cost);
}

void OptimumSearch::move(State state, unsigned cost) {
  for (const std::vector<unsigned> *inputs : {&a, &w0, &w1})
    for (unsigned bit : *inputs) {
      if (test(state, bit))
        reach(state & ~(State(1) << bit), cost);
      else if (!isFull(state))
        reach(state | State(1) << bit, cost + 1);
    }
  for (const std::vector<Result> *results : {&b, &c})
    for (const Result &result : *results) {
      bool isFast = test(state, result.fast), isSlow = test(state, result.slow);
      if (isFast && !isSlow)
        reach(state | State(1) << result.slow, cost + 1);
      if (isFast)
        reach(state & ~(State(1) << result.fast) &
                  ~(isSlow ? 0 : getSum(result)),
              cost);
      else if (isSlow && !isFull(state))
        reach(state | State(1) << result.fast, cost + 1);
    }
}

unsigned OptimumSearch::run() {
  reach(0, 0);
  for (unsigned cost = 0; cost < waiting.size(); ++cost)
    for (size_t next = 0; next < waiting[cost].size(); ++next) {
      State state = waiting[cost][next];
      if (!seen.insert(state).second)
        continue;
      if (isDone(state))
        return cost;
      move(state, cost);
      for (unsigned i = 0; i < m; ++i)
        for (unsigned j = 0; j < l; ++j) {
          for (unsigned p = 0; p < k; ++p)
            if (test(state, a[i * k + p]) && test(state, w0[p * l + j]))
              addProduct(state, cost, b[i * l + j], p);
          const Result &middle = b[i * l + j];
          for (unsigned q = 0; q < n; ++q)
            if (test(state, middle.fast) && isWhole(state, middle) &&
                test(state, w1[j * n + q]))
              addProduct(state, cost, c[i * n + q], j);
        }
    }
  return 0;
}

static Chain makeChain(unsigned m, unsigned k, unsigned l, unsigned n) {
  Chain chain;
  chain.rows = m;
  chain.width = k;
  chain.bits = 8;
  for (unsigned width : {l, n}) {
    ChainStage &stage = chain.stages.emplace_back();
    stage.width = width;
    stage.bits = stage.weightBits = 8;
  }
  return chain;
}

struct Optimum {
  unsigned m, k, l, n, capacity, bytes;
};

// Fused schedules are never below the optimum, and it is never below every
// operand once. 3 x 1 x 1 x 1 in 3 elements: A, W0 and B fill it, then B, W1
// and C do, so that both matrices return for each row: 3 + 3 + 3 + 3.
TEST(ChainOptimumTest, NoScheduleIsBetterThanTheBest) {
  const Optimum optima[] = {
      {2, 1, 2, 1, 3, 16}, {2, 1, 2, 1, 4, 10}, {2, 1, 2, 1, 5, 9},
      {2, 1, 2, 1, 6, 8},  {2, 1, 2, 1, 7, 8},  {1, 2, 2, 1, 3, 12},
      {1, 2, 2, 1, 4, 9},  {1, 1, 3, 1, 3, 12}, {1, 1, 3, 1, 4, 8},
      {3, 1, 1, 1, 3, 12}, {3, 1, 1, 1, 4, 8},  {1, 2, 1, 2, 3, 8},
  };
  for (const Optimum &row : optima) {
    Chain chain = makeChain(row.m, row.k, row.l, row.n);
    unsigned bytes =
        OptimumSearch(row.m, row.k, row.l, row.n, row.capacity).run();
    ChainSegment segment = *computeSegment(chain, 0, 1, row.capacity);
    EXPECT_EQ(bytes, row.bytes) << row.m << row.k << row.l << row.capacity;
    EXPECT_LE(bytes, segment.bytes);
    EXPECT_GE(bytes, segment.compulsoryBytes);
  }
}
