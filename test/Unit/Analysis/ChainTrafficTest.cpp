//===- ChainTrafficTest.cpp - Traffic of fused chains -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/ChainTraffic.h"
#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

static constexpr int64_t KiB = 1024, MiB = 1024 * KiB;

static ChainStage makeGemm(int64_t width, int64_t bits = 16) {
  ChainStage stage;
  stage.width = width;
  stage.bits = stage.weightBits = bits;
  return stage;
}

static ChainStage makeRowWise(Kind kind, int64_t width, int64_t bits = 16) {
  ChainStage stage;
  stage.kind = kind;
  stage.width = width;
  stage.bits = bits;
  return stage;
}

/// rows x width times matrices of the widths.
static Chain makeChain(int64_t rows, int64_t width,
                       std::initializer_list<int64_t> widths,
                       int64_t bits = 16) {
  Chain chain;
  chain.rows = rows;
  chain.width = width;
  chain.bits = bits;
  for (int64_t size : widths)
    chain.stages.push_back(makeGemm(size, bits));
  return chain;
}

//===----------------------------------------------------------------------===//
// The published study
//===----------------------------------------------------------------------===//

/// 32k x 4k x 16k, then 32k x 16k x 4k, f16.
static Chain makeStudy() { return makeChain(32768, 4096, {16384, 4096}); }

struct StudyRow {
  int64_t mebibytes;
  const char *schedule;
  int64_t unfused, fused;
};

// Elements, in MiB of 2 B: A 256, W0 128, W1 128, C 256, B 1024; every operand
// once 768. Of the GEMMs alone, C or A stays as in TilingTest.
//   T6, 1 MiB: 524,288 elements hold 543 x (964 + 1) + 1 (524,000);
//     pm = 61, pl = 17: 17 * 256 + 61 * 256 + 33 * 256 = 28,416 MiB.
//   T6, 16 MiB: 2559 x 3277: pm = 13, pl = 5: 5 + 13 + 9 = 27 times 256 MiB.
//   T1, 32 MiB: m = floor((2^24 - 1) / 8193) = 2047, 17 blocks:
//     768 + 16 * 256 = 4864 MiB. 64 MiB: 4095, 9 blocks, 768 + 8 * 256 = 2816.
//     128 MiB: 8191, 5 blocks: 1792. 256 MiB: 16,382, 3 blocks: 1280.
//   T3, 257 MiB: 128 + 128 MiB and 8193 elements fit: 768 MiB.
static const StudyRow studyRows[] = {
    {1, "T6", 24576, 28416}, {2, "T6", 17920, 19968}, {4, "T6", 13056, 14080},
    {8, "T6", 9728, 9984},   {16, "T6", 6912, 6912},  {32, "T1", 4864, 4864},
    {64, "T1", 3840, 2816},  {128, "T1", 3328, 1792}, {256, "T1", 2816, 1280},
    {257, "T3", 2816, 768},
};

TEST(ChainTrafficTest, PublishedStudy) {
  Chain chain = makeStudy();
  for (const StudyRow &row : studyRows) {
    int64_t capacity = row.mebibytes * MiB;
    ChainSegment fused = *computeSegment(chain, 0, 1, capacity);
    EXPECT_EQ(getName(fused.schedule), row.schedule) << row.mebibytes;
    EXPECT_EQ(fused.bytes, row.fused * MiB) << row.mebibytes;
    EXPECT_LE(fused.bufferBytes, capacity);
    ChainPlan plan = *planChain(chain, capacity);
    EXPECT_EQ(plan.unfusedBytes, row.unfused * MiB) << row.mebibytes;
    EXPECT_EQ(plan.segments.size(), row.fused < row.unfused ? 1u : 2u);
    EXPECT_EQ(plan.bytes, std::min(row.fused, row.unfused) * MiB);
  }
}
