//===- ScheduleTrafficTest.cpp - Sets, runs and packed operands -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PredictorLevels.h"
#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;

/// Of sums of probabilities, of some MB [B].
static constexpr double tolerance = 1e-3;

/// A row-major operand of makeMatmul with rows of `rowBytes`.
static LinearIndex makeAddress(unsigned row, unsigned column,
                               int64_t rowBytes) {
  LinearIndex address;
  EXPECT_TRUE(succeeded(address.addTerm(row, rowBytes)));
  EXPECT_TRUE(succeeded(address.addTerm(column, 4)));
  return address;
}

/// What the next test moves of B and C. In 32 sets of 16 lines of 64 B all rows
/// 2048 B apart start at set 0. There B's tile has 16 lines, and the others one
/// in each set, which evict it from sets that they fall on: 1 - exp(-1) of all.
/// That moves for all tiles, if before the next one along m, and for all rows
/// of a tile, if before the next row. C's tile has as many lines, and those of
/// all 64 rows, too many, are used again for each tile along k: they are
/// written and read, but for the first. Rows of A, 256 B apart, start at every
/// fourth set.
static std::pair<double, double> countMoved() {
  double tile = 16 * 64, tiles = 32 * 4 * 4;
  double b = 64 * 512 * 4, c = b, evicted = 1 - std::exp(-1);
  return {b + (1 - std::exp(-128.0 / 2048)) * tiles * 15 * tile +
              evicted * (tiles * tile - b),
          tiles / 4 * 7 * tile + evicted * tiles / 4 * tile};
}

/// 64 x 512 x 64 in tiles of 16 x 16 x 16, of which the loops go over n, k and
/// m, and in these of 1 x 16 x 1. The fast memory has room for the tiles while
/// m goes around: A moves once per tile of n, B and C once.
TEST(ScheduleTraffic, sets) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(64, 512, 64), 13107);
  TileSchedule schedule;
  schedule.tiles = {{0, {{16, 16, 16}, {1, 2, 0}}},
                    {1, {{1, 16, 1}, {0, 2, 1}}}};
  auto count = [&]() {
    TilePredictor predictor(
        {dram, makeLevel("sram", makeMatmul(64, 512, 64), 4096)}, {},
        noGranules);
    return *predictor.predict(schedule)->levelBytes[0];
  };
  double a = 64 * 64 * 4, b = 64 * 512 * 4, c = b;
  EXPECT_EQ(count(), 32 * a + b + c);
  dram.addresses = {makeAddress(0, 2, 256), makeAddress(2, 1, 2048),
                    makeAddress(0, 1, 2048)};
  dram.sets = CacheSets::make(32768, 64, 16);
  ASSERT_TRUE(dram.sets);
  auto [rowsOfB, rowsOfC] = countMoved();
  EXPECT_NEAR(count(), 32 * a + rowsOfB + rowsOfC, tolerance);
  // Rows one line longer start at sets of their own.
  dram.addresses = {makeAddress(0, 2, 256 + 64), makeAddress(2, 1, 2048 + 64),
                    makeAddress(0, 1, 2048 + 64)};
  EXPECT_EQ(count(), 32 * a + b + c);
  // An operand at an unknown place is taken to stay.
  dram.addresses = {std::nullopt, std::nullopt, std::nullopt};
  EXPECT_EQ(count(), 32 * a + b + c);
}

/// 32 x 512 x 64 in tiles of 32 x 16 x 16 that go along n and k. B comes in
/// tiles of 16 rows of 64 B; the next one along k is in other rows, so each of
/// its 64 * 512 * 4 / 64 runs ends: 100 B more. C's columns of 32 rows have
/// runs of 64 B, and are followed by their neighbours. A has 64 B of 32 rows;
/// the next tile along k goes on with them. Hardware doesn't follow those of 64
/// rows.
TEST(ScheduleTraffic, prefetch) {
  TileSchedule schedule;
  auto count = [&](int64_t rows, int64_t prefetchBytes) {
    PredictorLevel dram = makeLevel("dram", makeMatmul(rows, 512, 64), 13000);
    dram.addresses = {makeAddress(0, 2, 256), makeAddress(2, 1, 2048),
                      makeAddress(0, 1, 2048)};
    dram.prefetch.bytes = prefetchBytes;
    schedule.tiles = {{0, {{rows, 16, 16}, {1, 2}}}};
    return *TilePredictor({dram}, {}, noGranules)
                .predict(schedule)
                ->levelBytes[0];
  };
  double a = 32 * 64 * 4, b = 64 * 512 * 4, c = 32 * 512 * 4;
  EXPECT_EQ(count(32, 0), 32 * a + b + c);
  EXPECT_EQ(count(32, 100), 32 * a + b + c + b / 64 * 100);
  EXPECT_EQ(count(64, 100),
            64 * a + b + 2 * c + (64 * a + b + 2 * c) / 64 * 100);
}

/// 64 x 512 x `sum` in tiles of 16 x 64 x `sum`, which go along n and m, and in
/// these of 8 x 16 x 1. These go down `sum` rows of B until they go on with
/// one: of 32 they have the 256 B of the tile, and then those of the next one;
/// of 64 rows each piece of 64 B is a run. C's rows end with each tile along m.
/// A is contiguous.
TEST(ScheduleTraffic, prefetchOfInnerTiles) {
  auto count = [](int64_t sum) {
    PredictorLevel dram = makeLevel("dram", makeMatmul(64, 512, sum), 30000);
    dram.addresses = {makeAddress(0, 2, sum * 4), makeAddress(2, 1, 2048),
                      makeAddress(0, 1, 2048)};
    dram.prefetch.bytes = 100;
    TileSchedule schedule;
    schedule.tiles = {{0, {{16, 64, sum}, {1, 0}}},
                      {1, {{8, 16, 1}, {0, 1, 2}}}};
    return *TilePredictor(
                {dram, makeLevel("sram", makeMatmul(64, 512, sum), 4096)}, {},
                noGranules)
                .predict(schedule)
                ->levelBytes[0];
  };
  double a = 64 * 32 * 4, b = 32 * 512 * 4, c = 64 * 512 * 4;
  EXPECT_EQ(count(32), 8 * a + b + c + c / 256 * 100);
  EXPECT_EQ(count(64), 16 * a + 2 * b + c + c / 256 * 100 + 2 * b / 64 * 100);
}

/// 64 x 1024 x 32 in the tiles of above. Rows of B, 4096 B apart, all start at
/// one of 64 sets, of which each has 12 lines. When the inner tiles go on with
/// one of 32 rows, 0.912 of what was fetched ahead of it is evicted (m = 1 -
/// exp(-m 32 / 12)), of the 64 B of a row 58. With 32 ways nothing is.
TEST(ScheduleTraffic, prefetchIntoSets) {
  auto count = [](int64_t ways) {
    PredictorLevel dram = makeLevel("dram", makeMatmul(64, 1024, 32), 30000);
    dram.addresses = {makeAddress(0, 2, 128), makeAddress(2, 1, 4096),
                      makeAddress(0, 1, 4096)};
    dram.prefetch.sets = CacheSets::make(4096 * ways, 64, ways);
    TileSchedule schedule;
    schedule.tiles = {{0, {{16, 64, 32}, {1, 0}}},
                      {1, {{8, 16, 1}, {0, 1, 2}}}};
    return *TilePredictor(
                {dram, makeLevel("sram", makeMatmul(64, 1024, 32), 4096)}, {},
                noGranules)
                .predict(schedule)
                ->levelBytes[0];
  };
  double a = 64 * 32 * 4, b = 32 * 1024 * 4, c = 64 * 1024 * 4;
  EXPECT_EQ(count(12), 16 * a + b + c + b / 64 * 58);
  EXPECT_EQ(count(32), 16 * a + b + c);
}

/// 8 x 512 x 64, all of which stays, in tiles around those of 8 x 16 x 1. The
/// order in which all loops take B decides on its runs: in tiles of 16 rows, by
/// whole rows, it is one. Of tiles of 64 rows each piece of 64 B is a run, and
/// so it is if tiles of 16 x 16 go down all rows first.
TEST(ScheduleTraffic, prefetchAroundTiles) {
  auto count = [](ArrayRef<int64_t> sizes, ArrayRef<unsigned> order) {
    PredictorLevel dram = makeLevel("dram", makeMatmul(8, 512, 64), 1000000);
    dram.addresses = {makeAddress(0, 2, 256), makeAddress(2, 1, 2048),
                      makeAddress(0, 1, 2048)};
    dram.prefetch.bytes = 100;
    TileSchedule schedule;
    schedule.tiles = {
        {0, {llvm::to_vector<0>(sizes), llvm::to_vector<0>(order)}},
        {1, {{8, 16, 1}, {0, 1, 2}}}};
    return *TilePredictor(
                {dram, makeLevel("sram", makeMatmul(8, 512, 64), 4096)}, {},
                noGranules)
                .predict(schedule)
                ->levelBytes[0];
  };
  double a = 8 * 64 * 4, b = 64 * 512 * 4, c = 8 * 512 * 4, one = 100;
  EXPECT_EQ(count({8, 512, 16}, {2, 0, 1}), a + b + c + 3 * one);
  EXPECT_EQ(count({8, 512, 64}, {2, 0, 1}), a + b + c + 2 * one + b / 64 * 100);
  EXPECT_EQ(count({8, 16, 16}, {1, 0, 2}), a + b + c + 2 * one + b / 64 * 100);
}

/// As in `sets`, all tiles stay once B and C are packed. B is read and written
/// once more; C, which is not read before, as well. Neither has runs.
TEST(ScheduleTraffic, packed) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(64, 512, 64), 13107);
  dram.addresses = {makeAddress(0, 2, 256), makeAddress(2, 1, 2048),
                    makeAddress(0, 1, 2048)};
  dram.sets = CacheSets::make(32768, 64, 16);
  TileSchedule schedule;
  schedule.tiles = {{0, {{16, 16, 16}, {1, 2, 0}}},
                    {1, {{1, 16, 1}, {0, 2, 1}}}};
  auto count = [&](SmallVector<unsigned, 2> packed) {
    schedule.packed = std::move(packed);
    TilePredictor predictor(
        {dram, makeLevel("sram", makeMatmul(64, 512, 64), 4096)}, {},
        noGranules);
    return predictor.predict(schedule)->levelBytes;
  };
  double a = 64 * 64 * 4, b = 64 * 512 * 4, c = b;
  auto [rowsOfB, rowsOfC] = countMoved();
  EXPECT_NEAR(*count({})[0], 32 * a + rowsOfB + rowsOfC, tolerance);
  EXPECT_NEAR(*count({1})[0], 32 * a + 3 * b + rowsOfC, tolerance);
  EXPECT_NEAR(*count({2})[0], 32 * a + rowsOfB + 3 * c, tolerance);
  EXPECT_EQ(*count({1, 2})[0], 32 * a + 3 * b + 3 * c);
  EXPECT_EQ(*count({1, 2})[1], *count({})[1] + 2 * b + 2 * c);
  // A result that is added onto is copied before and after.
  dram.nest->operands[2].role = OperandRole::Update;
  EXPECT_EQ(*count({1, 2})[0], 32 * a + 3 * b + 6 * c);
  dram.nest->operands[2].role = OperandRole::Output;
  // Runs of B end at each row of a tile: 64 B. Packed, they don't.
  dram.sets.reset();
  dram.prefetch.bytes = 100;
  double runsOfA = 32 * a / 64 * 100, runsOfC = c / 64 * 100;
  EXPECT_EQ(*count({0, 2})[0], 34 * a + b + b / 64 * 100 + 3 * c);
  EXPECT_EQ(*count({1})[0], 32 * a + runsOfA + 3 * b + c + runsOfC);
}

/// The fastest tile of dram with packed operands is what trying each operand
/// and tile finds; where it is not known where operands are, nothing is packed.
TEST(ScheduleTraffic, listPacked) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(512, 512, 512), 13107);
  dram.sets = CacheSets::make(16384, 64, 8);
  dram.addresses = {makeAddress(0, 2, 2048), makeAddress(2, 1, 2048),
                    makeAddress(0, 1, 2048)};
  PredictorLevel sram = makeLevel("sram", makeMatmul(512, 512, 512), 512);
  TilePredictor predictor({dram, sram}, {}, noGranules);
  auto packed = predictor.listPacked();
  ASSERT_EQ(packed.size(), 1u);
  EXPECT_EQ(packed[0].level, "dram");
  EXPECT_FALSE(packed[0].packed.empty());
  TileSchedule schedule;
  schedule.tiles = {{0, packed[0].tiling}};
  for (SmallVector<unsigned, 2> operands :
       {SmallVector<unsigned, 2>{0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}}) {
    schedule.packed = operands;
    EXPECT_GE(predictor.predict(schedule)->seconds, packed[0].seconds);
  }
  schedule.packed = packed[0].packed;
  EXPECT_EQ(predictor.predict(schedule)->seconds, packed[0].seconds);
  EXPECT_LT(packed[0].seconds, predictor.listCandidates()[0].seconds);
}
