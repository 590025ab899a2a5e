//===- ChainSimulationTest.cpp - Fused chains against a simulator ---------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChainSimulator.h"
#include "TilingTestUtils.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <map>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using Kind = ChainStage::Kind;
using Shape = ChainSideInput::Shape;

static int64_t toBytes(int64_t bits) { return llvm::divideCeil(bits, 8); }

//===----------------------------------------------------------------------===//
// Exhaustive search
//===----------------------------------------------------------------------===//

namespace {
/// The least traffic [bit] of all schedules of a chain, by the capacity that
/// they need [bit].
class Frontier {
public:
  explicit Frontier(const Chain &chain, bool hasTiles);

  /// Returns INT64_MAX if nothing fits.
  int64_t getLeast(int64_t capacityBits) const {
    int64_t least = INT64_MAX;
    for (auto [peak, moved] : leastByPeak)
      if (peak <= capacityBits)
        least = std::min(least, moved);
    return least;
  }
  int64_t getLeastPeak() const { return leastByPeak.begin()->first; }
  int64_t getMostPeak() const { return leastByPeak.rbegin()->first; }

private:
  void add(const Chain &chain, const ChainRun &run) {
    EXPECT_EQ(run.error, "") << describe(chain);
    auto [place, isNew] = leastByPeak.insert({run.peakBits, run.movedBits});
    place->second = std::min(place->second, run.movedBits);
  }

  std::map<int64_t, int64_t> leastByPeak;
};
} // namespace

Frontier::Frontier(const Chain &chain, bool hasTiles) {
  int64_t rows = chain.batch * chain.rows, columns = 0;
  for (const ChainStage &stage : chain.stages)
    if (stage.kind == Kind::Gemm && stage.isWeightPerBatch)
      rows = chain.rows;
  for (BlockSchedule &schedule : listBlockSchedules(chain))
    for (schedule.blockRows = 1; schedule.blockRows <= rows;
         ++schedule.blockRows)
      add(chain, runRowBlocks(chain, schedule));
  if (!hasTiles)
    return;
  for (const ChainStage &stage : llvm::reverse(chain.stages))
    columns = stage.kind == Kind::Gemm ? stage.width : columns;
  for (int64_t m = 1; m <= rows; ++m)
    for (int64_t l = 1; l <= columns; ++l)
      add(chain, runPartialSums(chain, m, l));
}

static unsigned countGemms(const Chain &chain) {
  return llvm::count_if(chain.stages, [](const ChainStage &stage) {
    return stage.kind == Kind::Gemm;
  });
}

/// Returns true if the chain can be tiled, which excludes whole rows and online
/// stages.
static bool hasTiles(const Chain &chain) {
  return countGemms(chain) == 2 &&
         llvm::none_of(chain.stages, [](const ChainStage &stage) {
           return stage.kind == Kind::WholeRow || stage.kind == Kind::Online;
         });
}

/// Returns true if the finished rows of C take side inputs: the last tile of B,
/// which is held next to these, may be smaller than the tile that is counted.
static bool hasSidesOfResult(const Chain &chain) {
  bool hasSides = false;
  for (const ChainStage &stage : chain.stages) {
    hasSides &= stage.kind != Kind::Gemm;
    hasSides |= !stage.sideInputs.empty();
  }
  return hasSides;
}

static void checkSegment(const Chain &chain, const Frontier &frontier,
                         const ChainSegment &segment, int64_t least,
                         const std::string &where) {
  EXPECT_GE(segment.bytes, segment.compulsoryBytes) << where;
  if (segment.schedule == ChainSchedule::Tiled) {
    EXPECT_LE(segment.bytes, toBytes(least)) << where;
    return;
  }
  if (segment.schedule == ChainSchedule::PartialSums) {
    ChainRun run =
        runPartialSums(chain, segment.blockRows, segment.blockColumns);
    EXPECT_EQ(toBytes(run.movedBits), segment.bytes) << where;
    EXPECT_LE(toBytes(run.peakBits), segment.bufferBytes) << where;
  }
  int64_t inBuffer = frontier.getLeast(segment.bufferBytes * 8);
  if (hasTiles(chain) && hasSidesOfResult(chain)) {
    EXPECT_GE(segment.bytes, toBytes(least)) << where;
    return;
  }
  EXPECT_EQ(segment.bytes, toBytes(least)) << where;
  EXPECT_EQ(segment.bytes, toBytes(inBuffer)) << where;
}

/// Checks every 40th capacity from one byte below the least need to all: the
/// predicted traffic is the least that the simulator moves in that capacity.
static void checkAgainstFrontier(const Chain &chain) {
  Frontier frontier(chain, hasTiles(chain));
  int64_t most = toBytes(frontier.getMostPeak());
  for (int64_t capacity = toBytes(frontier.getLeastPeak()) - 1;
       capacity <= most + 1; capacity += std::max<int64_t>(1, most / 40)) {
    std::string where = describe(chain) + " in " + std::to_string(capacity);
    std::optional<ChainSegment> segment =
        computeSegment(chain, 0, chain.stages.size() - 1, capacity);
    int64_t least = frontier.getLeast(capacity * 8);
    if (least == INT64_MAX) {
      // Tiles of one element, or several passes.
      EXPECT_TRUE(!segment || segment->schedule == ChainSchedule::Tiled ||
                  segment->schedule == ChainSchedule::SeveralPasses)
          << where;
      continue;
    }
    ASSERT_TRUE(segment) << where;
    EXPECT_LE(segment->bufferBytes, capacity) << where;
    checkSegment(chain, frontier, *segment, least, where);
  }
}

TEST(ChainSimulationTest, TwoGemms) {
  Draw draw(1);
  for (unsigned round = 0; round < 150; ++round)
    checkAgainstFrontier(drawChain(draw, 2));
}

// Side inputs wider than any other operand.
TEST(ChainSimulationTest, WideSideInputs) {
  Draw draw(6);
  for (unsigned round = 0; round < 40; ++round) {
    Chain chain;
    chain.rows = draw(1, 4);
    chain.width = draw(1, 3);
    chain.bits = 4;
    for (unsigned number : {0, 1}) {
      ChainStage &stage = chain.stages.emplace_back();
      stage.width = draw(2, 6);
      stage.bits = stage.weightBits = 4;
      if (number == 0)
        stage.sideInputs.push_back({Shape(draw(0, 2)), 32});
    }
    checkAgainstFrontier(chain);
  }
}

TEST(ChainSimulationTest, ThreeGemms) {
  Draw draw(2);
  for (unsigned round = 0; round < 60; ++round)
    checkAgainstFrontier(drawChain(draw, 3));
}

TEST(ChainSimulationTest, OneGemm) {
  Draw draw(3);
  for (unsigned round = 0; round < 100; ++round)
    checkAgainstFrontier(drawChain(draw, 1));
}

TEST(ChainSimulationTest, RowWiseStages) {
  Draw draw(4);
  for (unsigned round = 0; round < 100; ++round)
    checkAgainstFrontier(drawChain(draw, 0));
}

TEST(ChainSimulationTest, SeveralPasses) {
  Draw draw(5);
  for (unsigned round = 0; round < 100; ++round) {
    Chain chain;
    chain.rows = draw(1, 6);
    chain.width = draw(6, 12);
    chain.bits = 8;
    ChainStage &stage = chain.stages.emplace_back();
    stage.kind = Kind::WholeRow;
    stage.width = chain.width;
    stage.bits = 8;
    stage.stateBits = 16;
    if (draw(0, 1))
      stage.sideInputs.push_back({Shape(draw(0, 2)), 8});
    int64_t capacity = draw(3, chain.width - 1);
    std::optional<ChainSegment> segment = computeSegment(chain, 0, 0, capacity);
    if (!segment) {
      EXPECT_LE(capacity, 4);
      continue;
    }
    ASSERT_EQ(segment->schedule, ChainSchedule::SeveralPasses);
    ChainRun run = runTwoPasses(chain, segment->blockRows);
    EXPECT_EQ(run.error, "") << describe(chain);
    EXPECT_EQ(toBytes(run.movedBits), segment->bytes) << describe(chain);
    EXPECT_EQ(toBytes(run.peakBits), segment->bufferBytes) << describe(chain);
    EXPECT_LE(segment->bufferBytes, capacity);
  }
}

/// The terms of a segment with one element per stage and operands of equal size
/// are those of the simulator.
TEST(ChainSimulationTest, SimulatorCanFail) {
  Chain chain;
  chain.rows = chain.width = 2;
  chain.bits = 8;
  ChainStage gemm;
  gemm.width = 2;
  gemm.bits = gemm.weightBits = 8;
  chain.stages = {gemm, gemm};
  // Rows of A and rows of C can't both pass a column of B.
  BlockSchedule schedule;
  schedule.passes = {true, true, false};
  schedule.keepsMatrix = {false, false};
  schedule.keepsSide = {{}, {}};
  EXPECT_NE(runRowBlocks(chain, schedule).error, "");
  schedule.passes = {false, true, false};
  ChainRun run = runRowBlocks(chain, schedule);
  EXPECT_EQ(run.error, "");
  // A row of A, of C, an element of B and of a matrix; A, C once, the matrices
  // twice: 4 + 4 + 2 * 8 B.
  EXPECT_EQ(run.peakBits, 8 * (2 + 2 + 1 + 1));
  EXPECT_EQ(run.movedBits, 8 * 24);
}
