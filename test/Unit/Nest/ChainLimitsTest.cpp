//===- ChainLimitsTest.cpp - Chains at the edge of what is computed -*- C++
//-*-===//
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

// Softmax between two GEMMs, with and without the online rewrite: scores of
// 1000 elements, 1 B, never leave if a row of them fits, or if it is online.
TEST(ChainLimitsTest, WholeRowsBetweenGemms) {
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
  EXPECT_EQ(computeSegment(chain, 0, 2, 951)->bytes, 400 + 8000 + 8000 + 400);
  // Nobody else can have rows that were never whole.
  chain.stages[1].isKept = true;
  EXPECT_FALSE(computeSegment(chain, 0, 2, 951));
  chain.stages[1].isKept = false;
  chain.stages[1].kind = Kind::WholeRow;
  EXPECT_FALSE(computeSegment(chain, 0, 2, 951));
  // A row of 1000 and 2 allows one pass in a separate kernel; 1001 + 1 suffice
  // for both GEMMs with it, one row at a time.
  EXPECT_EQ(computeSegment(chain, 0, 2, 1002)->bytes, 800 + 50 * 16000);
}

TEST(ChainLimitsTest, LongChains) {
  Chain chain;
  chain.rows = 1000;
  chain.width = 10;
  chain.bits = 8;
  ChainStage stage;
  stage.kind = Kind::Elementwise;
  stage.width = 10;
  stage.bits = 8;
  chain.stages.assign(200, stage);
  EXPECT_EQ(computeSegment(chain, 0, 199, 100)->bytes, 20000);
  // Matrices of 100 B and biases: more than there are sets tried.
  stage.kind = Kind::Gemm;
  stage.weightBits = 8;
  stage.sideInputs.push_back({ChainSideInput::Shape::PerColumn, 8});
  chain.stages.assign(20, stage);
  EXPECT_EQ(computeSegment(chain, 0, 19, 20 * 110 + 100)->bytes,
            20000 + 20 * 110);
}

TEST(ChainLimitsTest, MalformedChains) {
  Chain chain;
  chain.rows = chain.width = chain.bits = 8;
  ChainStage gemm;
  gemm.width = gemm.bits = gemm.weightBits = 8;
  chain.stages = {gemm, gemm};
  auto has = [](const Chain &chain) {
    return computeSegment(chain, 0, chain.stages.size() - 1, 1 << 20)
        .has_value();
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
  // No room.
  chain.stages = {gemm, gemm};
  for (int64_t capacity : {INT64_MIN, -1l, 0l, 2l})
    EXPECT_FALSE(computeSegment(chain, 0, 1, capacity));
  EXPECT_EQ(computeSegment(chain, 0, 1, INT64_MAX)->bytes, 64 * 4);
}

// Sizes up to the limit: no overflow (sanitizers), no long search.
TEST(ChainLimitsTest, HugeChains) {
  Draw draw(2);
  unsigned numSegments = 0;
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
    for (unsigned first = 0; first < chain.stages.size(); ++first)
      for (unsigned last = first; last < chain.stages.size(); ++last) {
        std::optional<ChainSegment> segment =
            computeSegment(chain, first, last, capacity);
        if (!segment)
          continue;
        ++numSegments;
        EXPECT_LE(segment->compulsoryBytes, segment->bytes) << describe(chain);
        EXPECT_LE(segment->bufferBytes, capacity) << describe(chain);
      }
  }
  EXPECT_GE(numSegments, 100u);
}
