//===- ChainTrafficTest.cpp - Traffic of fused chains -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainSimulator.h"
#include "TilingTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
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

/// Returns a chain of rows x width times matrices of the given widths.
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

/// Returns 32k x 4k x 16k, then 32k x 16k x 4k, f16.
static Chain makeStudy() { return makeChain(32768, 4096, {16384, 4096}); }

/// What the stages move as kernels of their own [B].
static int64_t countUnfused(const Chain &chain, int64_t capacity) {
  int64_t bytes = 0;
  for (unsigned stage = 0; stage < chain.stages.size(); ++stage)
    bytes += computeSegment(chain, stage, stage, capacity)->bytes;
  return bytes;
}

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
    EXPECT_EQ(countUnfused(chain, capacity), row.unfused * MiB)
        << row.mebibytes;
  }
}

/// Reads a page of the documentation.
static std::string readDocs(llvm::StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(ROOFLINE_DOCS_DIR "/" + name);
  return file ? (*file)->getBuffer().str() : "";
}

// docs/understand/Chains.md contains these lines.
TEST(ChainTrafficTest, DocumentedStudy) {
  std::string table;
  llvm::raw_string_ostream os(table);
  for (const StudyRow &row : studyRows) {
    Chain chain = makeStudy();
    int64_t capacity = row.mebibytes * MiB;
    ChainSegment fused = *computeSegment(chain, 0, 1, capacity);
    int64_t unfused = countUnfused(chain, capacity);
    os << "| " << row.mebibytes << " | " << getName(fused.schedule) << " | "
       << fused.blockRows << (fused.blockRows > 1 ? " rows" : " row");
    if (fused.blockColumns)
      os << " x " << fused.blockColumns;
    os << " | " << fused.bytes / MiB << " | " << unfused / MiB << " | "
       << llvm::format("%.2f", double(unfused) / fused.bytes) << " |\n";
  }
  EXPECT_NE(readDocs("understand/Chains.md").find(table), std::string::npos)
      << table;
}

// The capacities at which the best template changes, in elements of 2 B. T1
// with m rows takes 8193 m + 1 of them.
//   1725 rows, 19 blocks: 768 + 18 * 256 = 5376 MiB, as T6 with a smaller
//     footprint: pl = 4, pm = 10: 4 + 10 + 7 = 21 times 256 MiB.
//   1821 rows, 18 blocks: 5120 MiB. Just before, T6 with pl = 4, pm = 9.
//   2185 rows, 15 blocks: 768 + 14 * 256 = 4352 MiB, the first below the 4480
//     MiB of two kernels; 2184 rows are 16 blocks, 4608 MiB.
//   T3 takes 2 * 67,108,864 + 8193 elements. 16,384 rows of T1 would take more.
TEST(ChainTrafficTest, WhereTemplatesChange) {
  Chain chain = makeStudy();
  auto countFused = [&](int64_t capacity) {
    return computeSegment(chain, 0, 1, capacity)->bytes;
  };
  auto isFusionBetter = [&](int64_t capacity) {
    return countFused(capacity) < countUnfused(chain, capacity);
  };
  auto getSchedule = [&](int64_t capacity) {
    return getName(computeSegment(chain, 0, 1, capacity)->schedule);
  };
  int64_t columns = 2 * (8193 * 2185 + 1);
  EXPECT_EQ(columns, 35803412);
  EXPECT_FALSE(isFusionBetter(columns - 1));
  EXPECT_TRUE(isFusionBetter(columns));
  EXPECT_EQ(countFused(columns), 4352 * MiB);
  EXPECT_EQ(countUnfused(chain, columns), 4480 * MiB);
  // 2048 rows, 16 blocks: 768 + 15 * 256 = 4608 MiB, below the 4864 MiB of two
  // kernels until these have 4480.
  int64_t before = 2 * (8193 * 2048 + 1);
  EXPECT_EQ(before, 33558530);
  EXPECT_FALSE(isFusionBetter(before - 1));
  EXPECT_EQ(countFused(before), 4608 * MiB);
  EXPECT_EQ(countUnfused(chain, before), 4864 * MiB);
  EXPECT_TRUE(isFusionBetter(33562625));
  EXPECT_FALSE(isFusionBetter(33562626));
  EXPECT_EQ(getSchedule(2 * (8193 * 1725 + 1) - 1), "T6");
  EXPECT_EQ(getSchedule(2 * (8193 * 1725 + 1)), "T1");
  EXPECT_EQ(getSchedule(2 * (8193 * 1821 + 1) - 1), "T6");
  EXPECT_EQ(getSchedule(2 * (8193 * 1821 + 1)), "T1");
  int64_t both = 2 * (2 * 67108864 + 8193);
  EXPECT_EQ(both, 268451842);
  EXPECT_EQ(getSchedule(both - 1), "T1");
  EXPECT_EQ(getSchedule(both), "T3");
}

//===----------------------------------------------------------------------===//
// Templates by hand
//===----------------------------------------------------------------------===//

static std::vector<int64_t> listMoved(const ChainSegment &segment) {
  std::vector<int64_t> moved;
  for (const ChainTerm &term : segment.terms)
    moved.push_back(term.movedBytes);
  return moved;
}

using Terms = std::vector<int64_t>;

// M = 10, K = 2, L = 12, N = 3, elements of 1 B: A 20, W0 24, W1 36, C 30.
TEST(ChainTrafficTest, TemplatesByHand) {
  Chain chain = makeChain(10, 2, {12, 3}, 8);
  // T1: 5 rows of 2 + 3 + 1 and one more: two blocks.
  ChainSegment segment = *computeSegment(chain, 0, 1, 31);
  EXPECT_EQ(segment.schedule, ChainSchedule::ColumnsOfB);
  EXPECT_EQ(listMoved(segment), Terms({20, 48, 72, 30}));
  EXPECT_EQ(segment.bytes, 170);
  EXPECT_EQ(segment.compulsoryBytes, 110);
  EXPECT_EQ(segment.bufferBytes, 31);
  EXPECT_EQ(segment.blockRows, 5);
  EXPECT_EQ(segment.numBlocks, 2);
  // T3: 24 + 36 and a row of 2 + 3 + 1; but T1 with 10 rows takes 61.
  segment = *computeSegment(chain, 0, 1, 1000);
  EXPECT_EQ(segment.bytes, 110);
  EXPECT_EQ(segment.bufferBytes, 61);
  // T4: 24, 4 rows of 6, 1: three blocks, 20 + 24 + 3 * 36 + 30. T5 would
  // take 36 + 6 m + 1: 2 rows, 20 + 5 * 24 + 36 + 30. Without a resident: 8
  // rows, two blocks: less.
  segment = *computeSegment(chain, 0, 1, 49);
  EXPECT_EQ(segment.schedule, ChainSchedule::ColumnsOfB);
  EXPECT_EQ(segment.bytes, 170);
  // T2: K = N = 12 and L = 2: m * 3 + 1 = 16.
  segment = *computeSegment(makeChain(10, 12, {2, 12}, 8), 0, 1, 16);
  EXPECT_EQ(segment.schedule, ChainSchedule::RowsOfB);
  EXPECT_EQ(listMoved(segment), Terms({120, 48, 48, 120}));
  // T6: 1000 x 1000 x 1000 x 1000 in tiles of 9 x 11 + 9 + 1: pm = 112, pl =
  // 91: 10^6 * (91 + 112 + 112 + 181). 10 x 10: 100 + 200 + 199; 8 x 12: 84 +
  // 250 + 167.
  segment = *computeSegment(makeChain(1000, 1000, {1000, 1000}, 8), 0, 1, 111);
  EXPECT_EQ(segment.schedule, ChainSchedule::PartialSums);
  EXPECT_EQ(segment.bytes, 496000000);
}

// 64 rows, widths 4, 4, 40, 1 B: matrices of 16 and 160 B, input 256, output
// 2560. Rows of B take 5 m + 1.
TEST(ChainTrafficTest, OneMatrixStays) {
  // In 180 B: both stream, 35 rows, 2 blocks: 352. The first stays, 32 rows:
  // 16 + 2 * 160 = 336. The second stays, 3 rows: 160 + 22 * 16 = 512.
  ChainSegment segment =
      *computeSegment(makeChain(64, 4, {4, 40}, 8), 0, 1, 180);
  EXPECT_EQ(segment.schedule, ChainSchedule::FirstWeights);
  EXPECT_EQ(segment.residentStages, (llvm::SmallVector<unsigned, 2>{0}));
  EXPECT_EQ(listMoved(segment), Terms({256, 16, 320, 2560}));
  EXPECT_EQ(segment.bufferBytes, 16 + 5 * 32 + 1);
  // The other way round.
  segment = *computeSegment(makeChain(64, 40, {4, 4}, 8), 0, 1, 180);
  EXPECT_EQ(segment.schedule, ChainSchedule::SecondWeights);
  EXPECT_EQ(listMoved(segment), Terms({2560, 320, 16, 256}));
  // Both: 176 and a row of 4 + 1.
  segment = *computeSegment(makeChain(64, 4, {4, 40}, 8), 0, 1, 181);
  EXPECT_EQ(segment.schedule, ChainSchedule::BothWeights);
  EXPECT_EQ(segment.bufferBytes, 181);
  EXPECT_EQ(segment.bytes, 256 + 176 + 2560);
}

// f16 with sums in f32; partial sums leave as such.
TEST(ChainTrafficTest, SumsTakeTheirOwnWidth) {
  Chain chain = makeChain(64, 8, {1000, 8});
  for (ChainStage &stage : chain.stages)
    stage.partialBits = 32;
  // Rows of A 16 B, of C 32 B, an element of B 4 B: 52 m + 2. 64 rows: 3330.
  ChainSegment segment = *computeSegment(chain, 0, 1, 3330);
  EXPECT_EQ(segment.bytes, segment.compulsoryBytes);
  EXPECT_EQ(segment.bufferBytes, 3330);
  EXPECT_EQ(computeSegment(chain, 0, 1, 3329)->numBlocks, 2);
  // 32 x 4 of B in f32, a column of C, an element: 32 * (16 + 4) + 2 = 642.
  Chain large = makeChain(64, 1000, {8, 1000});
  for (ChainStage &stage : large.stages)
    stage.partialBits = 32;
  // T2: 4 * (8 + 1) m + 2: 17 rows, 4 blocks.
  segment = *computeSegment(large, 0, 1, 642);
  EXPECT_EQ(segment.schedule, ChainSchedule::RowsOfB);
  EXPECT_EQ(segment.bytes, 2 * (2 * 64000 + 4 * 2 * 8000));
}

// Weights of each batch, and shared ones: 2 batches of 3 rows are 6 rows.
TEST(ChainTrafficTest, Batches) {
  Chain chain = makeChain(3, 4, {5, 4}, 8);
  chain.batch = 2;
  ChainSegment segment = *computeSegment(chain, 0, 1, 1000);
  EXPECT_EQ(segment.bytes, 2 * 12 + 20 + 20 + 2 * 12);
  EXPECT_EQ(segment.maxBlockRows, 6);
  for (ChainStage &stage : chain.stages)
    stage.isWeightPerBatch = true;
  segment = *computeSegment(chain, 0, 1, 1000);
  EXPECT_EQ(segment.bytes, 2 * (12 + 20 + 20 + 12));
  EXPECT_EQ(segment.maxBlockRows, 3);
  // Rows of B, 6 m + 1 = 13: 2 blocks, 2 * (12 + 40 + 40 + 12) = 208. Tiles
  // of 3 x 3, 3 * (3 + 1) + 1 = 13: 2 * (2 * 12 + 20 + 20 + 3 * 12) = 200.
  segment = *computeSegment(chain, 0, 1, 13);
  EXPECT_EQ(segment.schedule, ChainSchedule::PartialSums);
  EXPECT_EQ(segment.bytes, 200);
  EXPECT_EQ(segment.numBlocks, 2);
}

// A GEMM with bias and residual: 1024^3, f16, in 48,000 B as in TilingTest: 15
// * 2 MiB in 7 x 7 tiles of 147 x 147, column of tiles by column, so that the
// bias moves once; the residual once. Alone: 2 MiB + 2 KiB + 2 MiB, and 3 * 2
// MiB.
TEST(ChainTrafficTest, EpilogueInTheTile) {
  Chain chain = makeChain(1024, 1024, {1024});
  ChainStage bias = makeRowWise(Kind::Elementwise, 1024);
  bias.sideInputs.push_back({Shape::PerColumn, 16});
  ChainStage residual = makeRowWise(Kind::Elementwise, 1024);
  residual.sideInputs.push_back({Shape::PerElement, 16});
  chain.stages.append({bias, residual});
  ChainSegment fused = *computeSegment(chain, 0, 2, 48000);
  EXPECT_EQ(fused.schedule, ChainSchedule::Tiled);
  EXPECT_EQ(countUnfused(chain, 48000),
            15 * 2 * MiB + 4 * MiB + 2 * KiB + 6 * MiB);
  EXPECT_EQ(fused.compulsoryBytes, 8 * MiB + 2 * KiB);
  EXPECT_EQ(fused.bytes, 15 * 2 * MiB + 2 * MiB + 2 * KiB);
  EXPECT_LE(fused.bufferBytes, 48000);
  // What the GEMM makes is needed elsewhere: 2 MiB more, in the same tiles.
  chain.stages[0].isKept = true;
  EXPECT_EQ(computeSegment(chain, 0, 2, 48000)->bytes, fused.bytes + 2 * MiB);
}

// Softmax of 16 rows of 100 in f16: a row and its two statistics of 4 B.
TEST(ChainTrafficTest, RowsInOnePass) {
  Chain chain = makeChain(16, 100, {});
  chain.stages.push_back(makeRowWise(Kind::WholeRow, 100));
  chain.stages[0].stateBits = 64;
  ChainSegment segment = *computeSegment(chain, 0, 0, 208);
  EXPECT_EQ(segment.schedule, ChainSchedule::OnePass);
  EXPECT_EQ(segment.bytes, 2 * 3200);
  EXPECT_EQ(segment.bufferBytes, 208);
  // One byte less: read twice, written once.
  segment = *computeSegment(chain, 0, 0, 207);
  EXPECT_EQ(segment.schedule, ChainSchedule::SeveralPasses);
  EXPECT_EQ(segment.bytes, 3 * 3200);
  EXPECT_FALSE(computeSegment(chain, 0, 0, 9));
  // With the preceding scale it is one kernel if a row fits.
  ChainStage scale = makeRowWise(Kind::Elementwise, 100);
  chain.stages.insert(chain.stages.begin(), scale);
  EXPECT_EQ(computeSegment(chain, 0, 1, 208)->bytes, 2 * 3200);
  EXPECT_EQ(countUnfused(chain, 208), 4 * 3200);
  EXPECT_EQ(countUnfused(chain, 207), 5 * 3200);
}

// Three GEMMs of 10 rows, widths 8, 6, 10, 4, 1 B. A row takes the least if the
// 6 are held, a column of the input at a time, and then the 4, a column of the
// 10 at a time: max(6 + 1, 6 + 1 + 4), so 11 m + 1.
TEST(ChainTrafficTest, ThreeGemms) {
  Chain chain = makeChain(10, 8, {6, 10, 4}, 8);
  ChainSegment segment = *computeSegment(chain, 0, 2, 11 * 5 + 1);
  EXPECT_EQ(segment.schedule, ChainSchedule::RowBlocks);
  EXPECT_EQ(segment.blockRows, 5);
  EXPECT_EQ(listMoved(segment), Terms({80, 96, 120, 80, 40}));
  EXPECT_FALSE(computeSegment(chain, 0, 2, 11));
  EXPECT_TRUE(computeSegment(chain, 0, 2, 12));
}

// A result with other users is written once more.
TEST(ChainTrafficTest, KeptResults) {
  Chain chain = makeChain(10, 4, {6, 4}, 8);
  int64_t bytes = computeSegment(chain, 0, 1, 1000)->bytes;
  chain.stages[0].isKept = true;
  EXPECT_EQ(computeSegment(chain, 0, 1, 1000)->bytes, bytes + 60);
  EXPECT_EQ(
      countUnfused(chain, 1000) - computeSegment(chain, 0, 1, 1000)->bytes, 60);
}
