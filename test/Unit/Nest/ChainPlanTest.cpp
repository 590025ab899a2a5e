//===- ChainPlanTest.cpp - Cuts of chains ---------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainSimulator.h"
#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;

/// Returns the least bytes over all 2^(n-1) cuts, and the largest number of
/// segments among the best cuts.
static std::pair<int64_t, unsigned> searchAllCuts(const Chain &chain,
                                                  int64_t capacity) {
  unsigned number = chain.stages.size();
  std::pair<int64_t, unsigned> best{INT64_MAX, 0};
  for (unsigned cuts = 0; cuts >> (number - 1) == 0; ++cuts) {
    int64_t bytes = 0;
    unsigned first = 0, numSegments = 0;
    for (unsigned stage = 0; stage < number && bytes >= 0; ++stage) {
      if (stage + 1 < number && !(cuts >> stage & 1))
        continue;
      std::optional<ChainSegment> segment =
          computeSegment(chain, first, stage, capacity);
      bytes = segment ? bytes + segment->bytes : -1;
      first = stage + 1;
      ++numSegments;
    }
    if (bytes >= 0 && (bytes < best.first ||
                       (bytes == best.first && numSegments > best.second)))
      best = {bytes, numSegments};
  }
  return best;
}

static void checkPlan(const Chain &chain, int64_t capacity) {
  std::string where = describe(chain) + " in " + std::to_string(capacity);
  int64_t unfused = 0;
  bool allFit = true;
  for (unsigned stage = 0; stage < chain.stages.size(); ++stage) {
    std::optional<ChainSegment> single =
        computeSegment(chain, stage, stage, capacity);
    allFit &= single.has_value();
    unfused += single ? single->bytes : 0;
  }
  std::optional<ChainPlan> plan = planChain(chain, capacity);
  ASSERT_EQ(plan.has_value(), allFit) << where;
  if (!plan)
    return;
  auto [bytes, numSegments] = searchAllCuts(chain, capacity);
  EXPECT_EQ(plan->bytes, bytes) << where;
  EXPECT_EQ(plan->segments.size(), numSegments) << where;
  EXPECT_EQ(plan->unfusedBytes, unfused) << where;
  unsigned next = 0;
  int64_t sum = 0;
  for (const ChainSegment &segment : plan->segments) {
    EXPECT_EQ(segment.first, next) << where;
    EXPECT_LE(segment.bufferBytes, capacity) << where;
    next = segment.last + 1;
    sum += segment.bytes;
  }
  EXPECT_EQ(next, chain.stages.size()) << where;
  EXPECT_EQ(sum, plan->bytes) << where;
}

TEST(ChainPlanTest, AllCuts) {
  Draw draw(1);
  for (unsigned round = 0; round < 60; ++round) {
    Chain chain = drawChain(draw, draw(1, 5));
    while (chain.stages.size() > 10)
      chain.stages.pop_back();
    checkPlan(chain, draw(1, 200));
  }
}

// Softmax between two GEMMs, with and without the online rewrite: scores of
// 1000 elements, 1 B, never leave if a row of them fits, or if it is online.
TEST(ChainPlanTest, WholeRowsBetweenGemms) {
  Chain chain;
  chain.rows = 50;
  chain.width = 8;
  chain.bits = 8;
  ChainStage scores, softmax, values;
  scores.width = softmax.width = 1000;
  values.width = 8;
  scores.bits = softmax.bits = values.bits = 8;
  scores.weightBits = values.weightBits = 8;
  softmax.kind = Kind::Online;
  softmax.stateBits = 16;
  chain.stages = {scores, softmax, values};
  // 50 rows of 8 + 8 + 1 + 2, 1: 951.
  ChainPlan plan = *planChain(chain, 951);
  ASSERT_EQ(plan.segments.size(), 1u);
  EXPECT_EQ(plan.bytes, 400 + 8000 + 8000 + 400);
  // Rows that were never whole are not available to other users.
  chain.stages[1].isKept = true;
  EXPECT_FALSE(computeSegment(chain, 0, 2, 951));
  chain.stages[1].isKept = false;
  chain.stages[1].kind = Kind::WholeRow;
  EXPECT_FALSE(computeSegment(chain, 0, 2, 951));
  // A row of 1000 and 2 allows one pass in a separate kernel; 1001 + 1 suffice
  // for both GEMMs with it, one row at a time.
  EXPECT_EQ(computeSegment(chain, 0, 2, 1002)->bytes, 800 + 50 * 16000);
  EXPECT_EQ(planChain(chain, 1002)->segments.size(), 3u);
}

TEST(ChainPlanTest, LongChains) {
  Chain chain;
  chain.rows = 1000;
  chain.width = 10;
  chain.bits = 8;
  ChainStage stage;
  stage.kind = Kind::Elementwise;
  stage.width = 10;
  stage.bits = 8;
  chain.stages.assign(200, stage);
  // 64, 64, 64 and 8 stages in one kernel each: 20,000 B for each.
  ChainPlan plan = *planChain(chain, 100);
  EXPECT_EQ(plan.bytes, 4 * 20000);
  EXPECT_EQ(plan.unfusedBytes, 200 * 20000);
  // Matrices of 100 B and biases: more combinations than are tried.
  stage.kind = Kind::Gemm;
  stage.weightBits = 8;
  stage.sideInputs.push_back({ChainSideInput::Shape::PerColumn, 8});
  chain.stages.assign(20, stage);
  plan = *planChain(chain, 20 * 110 + 100);
  ASSERT_EQ(plan.segments.size(), 1u);
  EXPECT_EQ(plan.bytes, 20000 + 20 * 110);
}

TEST(ChainPlanTest, MalformedChains) {
  Chain chain;
  chain.rows = chain.width = chain.bits = 8;
  ChainStage gemm;
  gemm.width = gemm.bits = gemm.weightBits = 8;
  chain.stages = {gemm, gemm};
  auto has = [](const Chain &chain) {
    bool hasSegment =
        computeSegment(chain, 0, chain.stages.size() - 1, 1 << 20).has_value();
    EXPECT_EQ(hasSegment, planChain(chain, 1 << 20).has_value());
    return hasSegment;
  };
  EXPECT_TRUE(has(chain));
  EXPECT_FALSE(computeSegment(chain, 1, 0, 1 << 20));
  EXPECT_FALSE(computeSegment(chain, 0, 2, 1 << 20));
  for (int64_t value : {INT64_MIN, -1l, 0l, INT64_MAX}) {
    for (int64_t *field : {&chain.batch, &chain.rows, &chain.width, &chain.bits,
                           &chain.stages[0].width, &chain.stages[1].bits,
                           &chain.stages[1].weightBits}) {
      int64_t before = *field;
      *field = value;
      EXPECT_FALSE(has(chain)) << (field - &chain.batch) << " " << value;
      *field = before;
    }
    for (int64_t *field :
         {&chain.stages[0].partialBits, &chain.stages[1].stateBits}) {
      int64_t before = *field;
      *field = value;
      EXPECT_EQ(has(chain), value == 0);
      *field = before;
    }
    chain.stages[0].sideInputs.push_back(
        {ChainSideInput::Shape::PerColumn, value});
    EXPECT_FALSE(has(chain));
    chain.stages[0].sideInputs.clear();
  }
  ChainStage rowWise = gemm;
  rowWise.kind = Kind::Elementwise;
  rowWise.width = 9;
  chain.stages.push_back(rowWise);
  EXPECT_FALSE(has(chain));
  // No stages, no capacity.
  chain.stages.clear();
  EXPECT_EQ(planChain(chain, 0)->bytes, 0);
  chain.stages = {gemm, gemm};
  for (int64_t capacity : {INT64_MIN, -1l, 0l, 2l})
    EXPECT_FALSE(planChain(chain, capacity));
  EXPECT_EQ(planChain(chain, INT64_MAX)->bytes, 64 * 4);
}

// Sizes up to the limit: no overflow (sanitizers), no long search.
TEST(ChainPlanTest, HugeChains) {
  Draw draw(2);
  unsigned numPlanned = 0;
  auto drawSize = [&] { return draw(1, int64_t(1) << draw(0, 20)); };
  for (unsigned round = 0; round < 100; ++round) {
    Chain chain = drawChain(draw, draw(0, 3));
    chain.batch = drawSize();
    chain.rows = drawSize();
    chain.width = drawSize();
    int64_t width = chain.width;
    for (ChainStage &stage : chain.stages) {
      if (stage.kind == Kind::Gemm)
        width = drawSize();
      stage.width = width;
    }
    int64_t capacity = draw(1, int64_t(1) << draw(0, 40));
    std::optional<ChainPlan> plan = planChain(chain, capacity);
    numPlanned += plan.has_value();
    for (const ChainSegment &segment :
         plan ? plan->segments : llvm::SmallVector<ChainSegment, 4>()) {
      EXPECT_LE(segment.compulsoryBytes, segment.bytes) << describe(chain);
      EXPECT_LE(segment.bufferBytes, capacity) << describe(chain);
    }
  }
  EXPECT_GE(numPlanned, 50u);
}
