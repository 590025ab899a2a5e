//===- TilePredictorTest.cpp - Predicted times of tiles -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PredictorLevels.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

/// A passes 4 times, B 4 times, C once: 9 * 4096 * 4 B. The tile of 3 * 256
/// elements fits, one with all of k, 16 * 64 + 64 * 16 + 256 elements, doesn't.
TEST(TilePredictor, bytes) {
  TilePredictor predictor(
      {makeLevel("dram", makeMatmul(64, 64, 64), 4096)},
      {{Resource::compute("matrix"), 1e-6}, {Resource::memory("dram"), 1}},
      noGranules);
  auto prediction = predictor.predict("dram", {{16, 16, 16}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  EXPECT_EQ(prediction->footprintBytes, 3072);
  EXPECT_EQ(*prediction->levelBytes[0], 147456);
  EXPECT_EQ(prediction->seconds, 147456 / 1e9);
  EXPECT_EQ(prediction->bound.str(), "memory:dram");
  EXPECT_EQ(prediction->edgeWaste, 1);
  EXPECT_EQ(prediction->occupancy, 1);
}

/// With more capacity, a whole innermost loop over k costs no more: A, which n
/// does not index, and C move once, B moves 4 times: 6 * 4096 * 4 B.
TEST(TilePredictor, largerPartStays) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 16384)},
                          {}, noGranules);
  auto prediction = predictor.predict("dram", {{16, 16, 16}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  EXPECT_EQ(*prediction->levelBytes[0], 98304);
  EXPECT_EQ(predictor.predict("dram", {{16, 16, 0}, {0, 1, 2}})->levelBytes[0],
            prediction->levelBytes[0]);
}

/// At inner levels, each of the 64 tiles is tiled optimally, and adds onto the
/// result of the preceding ones.
TEST(TilePredictor, insideOfTiles) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 4096),
                           makeLevel("sram", makeMatmul(64, 64, 64), 512)},
                          {}, noGranules);
  auto prediction = predictor.predict("dram", {{16, 16, 16}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  Nest inner = makeMatmul(16, 16, 16);
  inner.operands[2].role = OperandRole::Update;
  int64_t bytes = *computeTilingBounds(inner, INT64_MAX, 512)->achievableBytes;
  EXPECT_EQ(*prediction->levelBytes[1], 64.0 * double(bytes));
  EXPECT_EQ(prediction->bound.str(), "memory:sram");
}

static const NativeEdge nativeEdges[] = {{{0}, 16}, {{1}, 16}, {{2}, 8}};

/// 60 = 3 * 16 + 12 in both m and n, 12 in k: padded to 64, 64 and 16.
TEST(TilePredictor, edges) {
  TilePredictor predictor(
      {makeLevel("dram", makeMatmul(60, 60, 12), 1 << 20)},
      {{Resource::compute("matrix"), 1}, {Resource::compute("vector"), 1.2}},
      {16, 16, 8}, Overlap::Max, nativeEdges);
  auto prediction = predictor.predict("dram", {{16, 16, 12}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  double waste = 64.0 / 60 * (64.0 / 60) * (16.0 / 12);
  EXPECT_DOUBLE_EQ(prediction->edgeWaste, waste);
  // Other units have no native tile.
  EXPECT_DOUBLE_EQ(prediction->seconds, waste);
  EXPECT_EQ(prediction->bound.str(), "compute:matrix");
}

/// Steps of 1 in k fill native tiles of 8 if they follow each other, and one
/// each if the loop over n is inside.
TEST(TilePredictor, edgesOfSums) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 12), 1 << 20)},
                          {{Resource::compute("matrix"), 1}}, {16, 16, 8},
                          Overlap::Max, nativeEdges);
  EXPECT_DOUBLE_EQ(
      predictor.predict("dram", {{16, 16, 1}, {0, 1, 2}})->edgeWaste,
      16.0 / 12);
  EXPECT_DOUBLE_EQ(
      predictor.predict("dram", {{16, 16, 1}, {0, 2, 1}})->edgeWaste, 8);
}

/// 4 * 4 tiles on 10 memories: in the second round 4 of them are idle. Tiles of
/// k follow each other.
TEST(TilePredictor, occupancy) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(64, 64, 64), 4096);
  dram.privateInstances = 10;
  TilePredictor predictor({dram}, {{Resource::compute("matrix"), 1}},
                          noGranules);
  auto prediction = predictor.predict("dram", {{16, 16, 16}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  EXPECT_DOUBLE_EQ(prediction->occupancy, 0.8);
  EXPECT_DOUBLE_EQ(prediction->seconds, 1.25);
}

/// Loads into the registers and stores from them, of all 64 tiles, add to the
/// compute time; other levels overlap with both.
TEST(TilePredictor, registers) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 4096),
      makeLevel("l1", makeMatmul(64, 64, 64), 512)};
  Nest inner = makeMatmul(16, 16, 16);
  inner.operands[2].role = OperandRole::Update;
  double bytes =
      64.0 *
      double(*computeTilingBounds(inner, INT64_MAX, 512)->achievableBytes);
  SmallVector<ResourceTime> times = {{Resource::compute("vector"), 1e-3}};
  for (bool feedsRegisters : {false, true}) {
    levels[1].feedsRegisters = feedsRegisters;
    auto prediction = TilePredictor(levels, times, noGranules)
                          .predict("dram", {{16, 16, 16}, {0, 1, 2}});
    ASSERT_TRUE(prediction);
    EXPECT_EQ(*prediction->levelBytes[1], bytes);
    EXPECT_DOUBLE_EQ(prediction->seconds,
                     feedsRegisters ? 1e-3 + bytes / 1e9 : 1e-3);
    EXPECT_EQ(prediction->bound.str(), "compute:vector");
    EXPECT_EQ(prediction->numTiles, 64);
  }
}

/// Without overlap all times add up, with that of l1 counted once.
TEST(TilePredictor, sum) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 4096),
      makeLevel("l1", makeMatmul(64, 64, 64), 512)};
  levels[1].feedsRegisters = true;
  SmallVector<ResourceTime> times = {{Resource::compute("vector"), 1e-3}};
  auto prediction = TilePredictor(levels, times, noGranules, Overlap::Sum)
                        .predict("dram", {{16, 16, 16}, {0, 1, 2}});
  ASSERT_TRUE(prediction);
  EXPECT_DOUBLE_EQ(prediction->seconds, 1e-3 +
                                            *prediction->levelBytes[0] / 1e9 +
                                            *prediction->levelBytes[1] / 1e9);
  EXPECT_EQ(prediction->bound.str(), "compute:vector");
}

/// A level that cores share comes on top of the longest time that a core has
/// by itself. Its reads are part of it, and bound only if they take longer.
TEST(TilePredictor, onTop) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 4096),
      makeLevel("l2", makeMatmul(64, 64, 64), 512)};
  levels[0].isOnTop = true;
  auto getSeconds = [&](double compute, double reads) {
    SmallVector<ResourceTime> times = {{Resource::compute("vector"), compute},
                                       {Resource::memory("dram.read"), reads}};
    return TilePredictor(levels, times, noGranules)
        .predict("dram", {{16, 16, 16}, {0, 1, 2}})
        ->seconds;
  };
  auto prediction = TilePredictor(levels, {}, noGranules)
                        .predict("dram", {{16, 16, 16}, {0, 1, 2}});
  double dram = *prediction->levelBytes[0] / 1e9;
  double l2 = *prediction->levelBytes[1] / 1e9;
  EXPECT_DOUBLE_EQ(prediction->seconds, l2 + dram);
  EXPECT_DOUBLE_EQ(getSeconds(l2 / 2, dram), l2 + dram);
  EXPECT_DOUBLE_EQ(getSeconds(1, dram), 1 + dram);
  EXPECT_DOUBLE_EQ(getSeconds(l2 / 2, 1), 1);
}

TEST(TilePredictor, refuses) {
  PredictorLevel unknown;
  unknown.name = "unknown";
  unknown.leastBytes = 100;
  TilePredictor predictor(
      {makeLevel("dram", makeMatmul(64, 64, 64), 4096), unknown}, {},
      noGranules);
  EXPECT_TRUE(predictor.predict("dram", {{16, 16, 16}, {2, 1, 0}}));
  EXPECT_FALSE(predictor.predict("dram", {{32, 32, 16}, {2, 1, 0}})); // 8 KiB
  EXPECT_FALSE(predictor.predict("dram", {{16, 16}, {1, 0}}));
  EXPECT_FALSE(predictor.predict("dram", {{16, 16, -1}, {2, 1, 0}}));
  EXPECT_FALSE(predictor.predict("dram", {{16, 16, 16}, {2, 1, 1}}));
  EXPECT_FALSE(predictor.predict("dram", {{16, 16, 16}, {2, 1}}));
  EXPECT_FALSE(predictor.predict("sram", {{16, 16, 16}, {2, 1, 0}}));
  EXPECT_FALSE(predictor.predict("unknown", {{16, 16, 16}, {2, 1, 0}}));
  EXPECT_EQ(predictor.getNumLoops("dram"), 3u);
  EXPECT_FALSE(predictor.getNumLoops("unknown"));
  EXPECT_EQ(predictor.predict("dram", {{16, 16, 16}, {2, 1, 0}})->levelBytes[1],
            100);
}

static TilePrediction makePrediction(double seconds, int64_t footprint,
                                     double bytes) {
  TilePrediction prediction;
  prediction.seconds = seconds;
  prediction.footprintBytes = footprint;
  prediction.levelBytes = {bytes};
  return prediction;
}

TEST(TilePredictor, ranking) {
  SmallVector<TilePrediction, 0> tiles = {
      makePrediction(2, 10, 10), // Slower, but smaller than the next.
      makePrediction(1, 20, 10), makePrediction(1, 20, 10), // An equal tile.
      makePrediction(1, 30, 10), // No better, and larger.
      makePrediction(1, 30, 5),  // Larger, but fewer bytes.
      makePrediction(3, 10, 10), makePrediction(2.1, 1, 1)};
  // More than twice the best time is rejected, whatever the size.
  EXPECT_EQ(rankTiles(tiles), (SmallVector<size_t>{1, 4, 0}));
  EXPECT_TRUE(rankTiles({}).empty());
}

/// Among equal times the fewest tiles come first; the smaller tile is kept.
TEST(TilePredictor, fewestTiles) {
  SmallVector<TilePrediction, 0> tiles = {makePrediction(1, 20, 10),
                                          makePrediction(1, 30, 10)};
  tiles[0].numTiles = 2;
  EXPECT_EQ(rankTiles(tiles), (SmallVector<size_t>{1, 0}));
}

/// No candidate dominates another, all fit, and the one with the least traffic
/// is among them.
TEST(TilePredictor, candidates) {
  Nest nest = makeMatmul(1000, 700, 300);
  TilePredictor predictor(
      {makeLevel("dram", nest, 1 << 16), makeLevel("sram", nest, 1 << 12)},
      {{Resource::compute("matrix"), 1e-5}}, {16, 16, 8});
  SmallVector<TilePrediction, 0> candidates = predictor.listCandidates();
  for (StringRef level : {"dram", "sram"}) {
    SmallVector<TilePrediction, 0> own;
    for (const TilePrediction &candidate : candidates)
      if (candidate.level == level)
        own.push_back(candidate);
    ASSERT_FALSE(own.empty());
    EXPECT_EQ(rankTiles(own), llvm::to_vector(llvm::seq<size_t>(own.size())));
    for (const TilePrediction &candidate : own)
      EXPECT_LE(candidate.footprintBytes, level == "dram" ? 1 << 16 : 1 << 12);
  }
}

/// Tiles of 8 x 8 x 16 in 16 tiles of 32 x 32 x 16. Around these A and B pass
/// twice. In each of them the inner tile of A, 512 elements in all, stays for
/// all of n, B passes 4 times, and C comes and goes: 512 + 2048 + 2 * 1024.
TEST(TilePredictor, tilesWithinTiles) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 8192),
                           makeLevel("sram", makeMatmul(64, 64, 64), 1280)},
                          {}, noGranules);
  TileSchedule schedule;
  schedule.tiles = {{0, {{32, 32, 16}, {}}}, {1, {{8, 8, 0}, {0, 1, 2}}}};
  std::optional<TileFigures> figures = predictor.predict(schedule);
  ASSERT_TRUE(figures);
  EXPECT_EQ(*figures->levelBytes[0], 5 * 4096 * 4);
  EXPECT_EQ(*figures->levelBytes[1], 16 * 4608 * 4);
  EXPECT_EQ(figures->footprintBytes, 8192 + 1280);
  EXPECT_EQ(figures->numTiles, 256);
  // The order n, m: B stays, and A passes 4 times, which is as much.
  schedule.tiles[1].tiling.order = {1, 0, 2};
  EXPECT_EQ(*predictor.predict(schedule)->levelBytes[1], 16 * 4608 * 4);
}

/// Each of 4 parts of 64 x 64 x 16 reads A once, B 4 times and writes a result
/// of its own; all results are read and written as one.
TEST(TilePredictor, partsOfASum) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(64, 64, 64), 4096);
  dram.privateInstances = 10;
  TilePredictor predictor({dram}, {{Resource::compute("matrix"), 1}},
                          noGranules);
  TileSchedule schedule;
  schedule.tiles = {{0, {{16, 16, 0}, {}}}};
  schedule.splitLoop = 2;
  schedule.parts = 4;
  std::optional<TileFigures> figures = predictor.predict(schedule);
  ASSERT_TRUE(figures);
  EXPECT_EQ(*figures->levelBytes[0],
            4 * (1024 + 4096 + 4096) * 4 + (4 + 1) * 4096 * 4);
  // 16 tiles of each part, all at a time: 7 rounds of 10.
  EXPECT_DOUBLE_EQ(figures->occupancy, 64.0 / 70);
  EXPECT_DOUBLE_EQ(figures->seconds, 70.0 / 64);
  schedule.parts = 24; // 3 each: 22 are enough.
  EXPECT_EQ(predictor.predict(schedule)->numTiles, 16 * 22);
}

/// The 4 outer tiles follow each other, and each has 4 inner ones for the 10
/// memories.
TEST(TilePredictor, occupancyOfInnerTiles) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 1 << 20),
      makeLevel("l2", makeMatmul(64, 64, 64), 9216)};
  levels[1].privateInstances = 10;
  TileSchedule schedule;
  schedule.tiles = {{0, {{32, 32, 64}, {}}}, {1, {{16, 16, 64}, {}}}};
  EXPECT_DOUBLE_EQ(
      TilePredictor(levels, {}, noGranules).predict(schedule)->occupancy, 0.4);
  // With room for all of n, 16 * 64 + 64 * 32 + 16 * 32 elements, these stay in
  // one memory: 2 for 10.
  levels[1].roomBytes = 14336;
  EXPECT_DOUBLE_EQ(
      TilePredictor(levels, {}, noGranules).predict(schedule)->occupancy, 0.2);
}

TEST(TilePredictor, whyNot) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 4096),
                           makeLevel("sram", makeMatmul(64, 64, 64), 512)},
                          {}, noGranules);
  auto explain = [&](SmallVector<LevelTile, 2> tiles, unsigned splitLoop = 2,
                     int64_t parts = 1) {
    std::string whyNot;
    EXPECT_FALSE(predictor.predict({tiles, splitLoop, parts, {}}, &whyNot));
    return whyNot;
  };
  EXPECT_EQ(explain({}), "expected the tile of a level");
  for (auto [packed, got] :
       {std::pair<SmallVector<unsigned, 2>, StringRef>({0, 3}, "3"),
        {{1, 1}, "1"}}) {
    std::string whyNot;
    EXPECT_FALSE(
        predictor.predict({{{0, {{1, 1, 1}, {}}}}, 2, 1, packed}, &whyNot));
    EXPECT_EQ(whyNot,
              "expected each of the 3 operands at most once to pack, got " +
                  got.str());
  }
  EXPECT_EQ(explain({{1, {{1, 1, 1}, {}}}, {0, {{1, 1, 1}, {}}}}),
            "expected levels from the outermost in");
  EXPECT_EQ(explain({{0, {{16, 16}, {}}}}),
            "expected 3 tile sizes for 'dram', got 2");
  EXPECT_EQ(explain({{0, {{16, 16, -1}, {}}}}),
            "expected tile sizes of 0 or more for 'dram', got -1");
  EXPECT_EQ(explain({{0, {{16, 16, 16}, {0, 0, 1}}}}),
            "expected the order for 'dram' to have each of the 3 loops once");
  EXPECT_EQ(explain({{0, {{16, 16, 64}, {}}}}),
            "the tile for 'dram' takes 9216 B, and there is room for 4096");
  EXPECT_EQ(explain({{0, {{1, 1, 1}, {}}}}, 1, 2),
            "expected a reduction loop to split, got 1");
  EXPECT_EQ(explain({{0, {{1, 1, 1}, {}}}}, 2, 65),
            "expected 1 to 64 parts of loop 2, got 65");
}
