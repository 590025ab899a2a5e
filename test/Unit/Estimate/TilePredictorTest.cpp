//===- TilePredictorTest.cpp - How long tiles take -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/TilePredictor.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

/// C (m, n) = A (m, k) * B (k, n) in elements of 4 B, C not read.
static TilingNest makeMatmul(int64_t m, int64_t n, int64_t k) {
  TilingNest nest;
  nest.extents = {m, n, k};
  for (auto [first, second] : {std::pair(0, 2), std::pair(2, 1)}) {
    TilingOperand &input = nest.operands.emplace_back();
    input.loops = {unsigned(first), unsigned(second)};
    input.bits = 32;
  }
  TilingOperand &output = nest.operands.emplace_back();
  output.loops = {0, 1};
  output.bits = output.partialBits = 32;
  output.isOutput = true;
  return nest;
}

/// A level with 1e9 B/s.
static PredictorLevel makeLevel(StringRef name, TilingNest nest,
                                int64_t roomBytes) {
  PredictorLevel level;
  level.name = name.str();
  level.bytesPerSecond = 1e9;
  level.nest = std::move(nest);
  level.roomBytes = roomBytes;
  return level;
}

static const SmallVector<int64_t> noGranules = {1, 1, 1};

/// A passes 4 times, B 4 times, C once: 9 * 4096 * 4 B. The tile of 3 * 256
/// elements fits, one with all of k, 16 * 64 + 64 * 16 + 256 elements, doesn't.
TEST(TilePredictor, bytes) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 4096)},
                          {{"compute:matrix", 1e-6}, {"memory:dram", 1}},
                          noGranules);
  auto prediction = predictor.predict("dram", {16, 16, 16}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  EXPECT_EQ(prediction->footprintBytes, 3072);
  EXPECT_EQ(*prediction->levelBytes[0], 147456);
  EXPECT_EQ(prediction->seconds, 147456 / 1e9);
  EXPECT_EQ(prediction->bound, "memory:dram");
  EXPECT_EQ(prediction->edgeWaste, 1);
  EXPECT_EQ(prediction->occupancy, 1);
}

/// With more room the loop over k, the innermost, is as good as whole: of A,
/// which n doesn't index, and of C all moves once, of B 4 times: 6 * 4096 * 4
/// B.
TEST(TilePredictor, largerPartStays) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 16384)},
                          {}, noGranules);
  auto prediction = predictor.predict("dram", {16, 16, 16}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  EXPECT_EQ(*prediction->levelBytes[0], 98304);
  EXPECT_EQ(predictor.predict("dram", {16, 16, 0}, {0, 1, 2})->levelBytes[0],
            prediction->levelBytes[0]);
}

/// Further in, each of the 64 tiles is tiled as well as it can be, and adds
/// onto what the ones before it left.
TEST(TilePredictor, insideOfTiles) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(64, 64, 64), 4096),
                           makeLevel("sram", makeMatmul(64, 64, 64), 512)},
                          {}, noGranules);
  auto prediction = predictor.predict("dram", {16, 16, 16}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  TilingNest inner = makeMatmul(16, 16, 16);
  inner.operands[2].readsInit = true;
  int64_t bytes = *computeTilingBounds(inner, INT64_MAX, 512)->achievableBytes;
  EXPECT_EQ(*prediction->levelBytes[1], 64.0 * double(bytes));
  EXPECT_EQ(prediction->bound, "memory:sram");
}

/// 60 = 3 * 16 + 12 in both m and n, 12 in k: filled up to 64, 64 and 16.
TEST(TilePredictor, edges) {
  TilePredictor predictor({makeLevel("dram", makeMatmul(60, 60, 12), 1 << 20)},
                          {{"compute:matrix", 1}, {"compute:vector", 1.2}},
                          {16, 16, 8});
  auto prediction = predictor.predict("dram", {16, 16, 12}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  double waste = 64.0 / 60 * (64.0 / 60) * (16.0 / 12);
  EXPECT_DOUBLE_EQ(prediction->edgeWaste, waste);
  // Other units have no native tile.
  EXPECT_DOUBLE_EQ(prediction->seconds, waste);
  EXPECT_EQ(prediction->bound, "compute:matrix");
}

/// 4 * 4 tiles on 10 memories: in the second round 4 of them wait. Tiles of k
/// follow each other.
TEST(TilePredictor, occupancy) {
  PredictorLevel dram = makeLevel("dram", makeMatmul(64, 64, 64), 4096);
  dram.privateInstances = 10;
  TilePredictor predictor({dram}, {{"compute:matrix", 1}}, noGranules);
  auto prediction = predictor.predict("dram", {16, 16, 16}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  EXPECT_DOUBLE_EQ(prediction->occupancy, 0.8);
  EXPECT_DOUBLE_EQ(prediction->seconds, 1.25);
}

/// What the 64 tiles load into the registers and store from there comes on top
/// of the time of compute; other levels overlap with both.
TEST(TilePredictor, registers) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 4096),
      makeLevel("l1", makeMatmul(64, 64, 64), 512)};
  TilingNest inner = makeMatmul(16, 16, 16);
  inner.operands[2].readsInit = true;
  double bytes =
      64.0 *
      double(*computeTilingBounds(inner, INT64_MAX, 512)->achievableBytes);
  SmallVector<ResourceTime> times = {{"compute:vector", 1e-3}};
  for (bool feedsRegisters : {false, true}) {
    levels[1].feedsRegisters = feedsRegisters;
    auto prediction = TilePredictor(levels, times, noGranules)
                          .predict("dram", {16, 16, 16}, {0, 1, 2});
    ASSERT_TRUE(prediction);
    EXPECT_EQ(*prediction->levelBytes[1], bytes);
    EXPECT_DOUBLE_EQ(prediction->seconds,
                     feedsRegisters ? 1e-3 + bytes / 1e9 : 1e-3);
    EXPECT_EQ(prediction->bound, "compute:vector");
    EXPECT_EQ(prediction->numTiles, 64);
  }
}

/// Without overlap all times add up, that of l1 once.
TEST(TilePredictor, sum) {
  SmallVector<PredictorLevel, 4> levels = {
      makeLevel("dram", makeMatmul(64, 64, 64), 4096),
      makeLevel("l1", makeMatmul(64, 64, 64), 512)};
  levels[1].feedsRegisters = true;
  SmallVector<ResourceTime> times = {{"compute:vector", 1e-3}};
  auto prediction = TilePredictor(levels, times, noGranules, Overlap::Sum)
                        .predict("dram", {16, 16, 16}, {0, 1, 2});
  ASSERT_TRUE(prediction);
  EXPECT_DOUBLE_EQ(prediction->seconds, 1e-3 +
                                            *prediction->levelBytes[0] / 1e9 +
                                            *prediction->levelBytes[1] / 1e9);
  EXPECT_EQ(prediction->bound, "compute:vector");
}

TEST(TilePredictor, refuses) {
  PredictorLevel unknown;
  unknown.name = "unknown";
  unknown.leastBytes = 100;
  TilePredictor predictor(
      {makeLevel("dram", makeMatmul(64, 64, 64), 4096), unknown}, {},
      noGranules);
  EXPECT_TRUE(predictor.predict("dram", {16, 16, 16}, {2, 1, 0}));
  EXPECT_FALSE(predictor.predict("dram", {32, 32, 16}, {2, 1, 0})); // 8 KiB
  EXPECT_FALSE(predictor.predict("dram", {16, 16}, {1, 0}));
  EXPECT_FALSE(predictor.predict("dram", {16, 16, -1}, {2, 1, 0}));
  EXPECT_FALSE(predictor.predict("dram", {16, 16, 16}, {2, 1, 1}));
  EXPECT_FALSE(predictor.predict("dram", {16, 16, 16}, {2, 1}));
  EXPECT_FALSE(predictor.predict("sram", {16, 16, 16}, {2, 1, 0}));
  EXPECT_FALSE(predictor.predict("unknown", {16, 16, 16}, {2, 1, 0}));
  EXPECT_EQ(predictor.getNumLoops("dram"), 3u);
  EXPECT_FALSE(predictor.getNumLoops("unknown"));
  EXPECT_EQ(predictor.predict("dram", {16, 16, 16}, {2, 1, 0})->levelBytes[1],
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
  SmallVector<TilePrediction> tiles = {
      makePrediction(2, 10, 10), // Slower, but smaller than the next.
      makePrediction(1, 20, 10), makePrediction(1, 20, 10), // The same again.
      makePrediction(1, 30, 10), // No better, and larger.
      makePrediction(1, 30, 5),  // Larger, but fewer bytes.
      makePrediction(3, 10, 10), makePrediction(2.1, 1, 1)};
  // More than twice the time is too much, whatever the size.
  EXPECT_EQ(rankTiles(tiles), (SmallVector<size_t>{1, 4, 0}));
  EXPECT_TRUE(rankTiles({}).empty());
}

/// Of equal times the fewest tiles come first; the smaller tile stays.
TEST(TilePredictor, fewestTiles) {
  SmallVector<TilePrediction> tiles = {makePrediction(1, 20, 10),
                                       makePrediction(1, 30, 10)};
  tiles[0].numTiles = 2;
  EXPECT_EQ(rankTiles(tiles), (SmallVector<size_t>{1, 0}));
}

/// No candidate is better in everything than another one, all fit, and the one
/// that moves the least is among them.
TEST(TilePredictor, candidates) {
  TilingNest nest = makeMatmul(1000, 700, 300);
  TilePredictor predictor(
      {makeLevel("dram", nest, 1 << 16), makeLevel("sram", nest, 1 << 12)},
      {{"compute:matrix", 1e-5}}, {16, 16, 8});
  SmallVector<TilePrediction, 0> candidates = predictor.listCandidates();
  for (StringRef level : {"dram", "sram"}) {
    SmallVector<TilePrediction> own;
    for (const TilePrediction &candidate : candidates)
      if (candidate.level == level)
        own.push_back(candidate);
    ASSERT_FALSE(own.empty());
    EXPECT_EQ(rankTiles(own), llvm::to_vector(llvm::seq<size_t>(own.size())));
    for (const TilePrediction &candidate : own)
      EXPECT_LE(candidate.footprintBytes, level == "dram" ? 1 << 16 : 1 << 12);
  }
}
