//===- AttentionTrafficTest.cpp - Traffic of attention -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TilingTestUtils.h"
#include "roofline/Nest/ChainTraffic.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using namespace mlir::roofline::test;

static constexpr int64_t KiB = 1024, MiB = 1024 * KiB;

/// Returns attention with one head.
static Attention makeAttention(int64_t length, int64_t size, int64_t bits) {
  Attention attention;
  attention.queries = attention.keys = length;
  attention.headSize = attention.valueSize = size;
  attention.queryBits = attention.keyBits = attention.valueBits = bits;
  attention.outputBits = attention.scoreBits = bits;
  return attention;
}

struct Figure {
  int64_t capacity, rows, blocks, bytes;
};

// N = 2048, d = 128, f16: Q and O are 2^20 B, K and V too. m (2d + 1 + 2) + 2d
// = 259 m + 256 <= S; 2^20 (1 + ceil(2048 / m)) B.
//   48 KiB = 24,576 elements: 93 rows, 23 blocks, 25.17 MB
//   100 KiB = 51,200: 196 rows, 11 blocks, 12.58 MB
//   164 KiB = 83,968: 323 rows, 7 blocks, 8.39 MB
//   228 KiB = 116,736: 449 rows, 5 blocks, 6.29 MB
//   1 MiB = 524,288: 2023 rows, 2 blocks, 3.15 MB
TEST(AttentionTrafficTest, PublishedFigures) {
  const Figure figures[] = {{48 * KiB, 93, 23, 25165824},
                            {100 * KiB, 196, 11, 12582912},
                            {164 * KiB, 323, 7, 8388608},
                            {228 * KiB, 449, 5, 6291456},
                            {MiB, 2023, 2, 3145728}};
  for (const Figure &figure : figures) {
    AttentionTraffic traffic =
        *computeAttentionTraffic(makeAttention(2048, 128, 16), figure.capacity);
    ASSERT_TRUE(traffic.fused);
    EXPECT_EQ(traffic.fused->maxBlockRows, figure.rows);
    EXPECT_EQ(traffic.fused->numBlocks, figure.blocks);
    EXPECT_EQ(traffic.fused->bytes, figure.bytes);
    EXPECT_EQ(traffic.fused->schedule, ChainSchedule::ColumnsOfB);
  }
}

// Unfused at 228 KiB, as three kernels. Scores: 2048 * 2048 * 2 B = 8 MiB. Q
// K^T: 512 rows of Q (131,072 B) stay: 8 + 0.5 + 4 * 0.5 MiB with the keys four
// times. P V: 512 rows of O stay, the values four times: as many bytes.
// Softmax: 16 MiB. In all 36 MiB = 37.75 MB, 6.0 times 6 MiB.
TEST(AttentionTrafficTest, Unfused) {
  AttentionTraffic traffic =
      *computeAttentionTraffic(makeAttention(2048, 128, 16), 228 * KiB);
  EXPECT_EQ(traffic.unfusedBytes, 37748736);
  EXPECT_EQ(*traffic.unfusedBytes, 6 * traffic.fused->bytes);
}

// The rows of scores stay whole: m (2048 + 1) + 256 <= 116,736: 56 rows, 37
// blocks.
TEST(AttentionTrafficTest, FullRows) {
  Attention attention = makeAttention(2048, 128, 16);
  attention.isOnline = false;
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 228 * KiB);
  EXPECT_EQ(traffic.fused->schedule, ChainSchedule::RowsOfB);
  EXPECT_EQ(traffic.fused->maxBlockRows, 56);
  EXPECT_EQ(traffic.fused->bytes, 38 * MiB);
}

// Sums, scores and statistics in f32: a row of 256 + 512 + 4 + 8 B, a key and a
// value of 512 B: 233,472 B hold 298 rows. 7 blocks.
TEST(AttentionTrafficTest, Accumulators) {
  Attention attention = makeAttention(2048, 128, 16);
  attention.outputSumBits = attention.scoreSumBits = 32;
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 228 * KiB);
  EXPECT_EQ(traffic.fused->maxBlockRows, 298);
  EXPECT_EQ(traffic.fused->bytes, 8 * MiB);
}

// 8 heads of keys and values in i8, each shared by 4 queries, d = 192 and 128:
// decoding of 1 query. Per head 4 rows of Q (1536 B) and O (1024 B), keys 1000
// * 192 B, values 1000 * 128 B, each once.
TEST(AttentionTrafficTest, GroupedQueries) {
  Attention attention = makeAttention(1, 192, 16);
  attention.keys = 1000;
  attention.valueSize = 128;
  attention.batch = 8;
  attention.groups = 4;
  attention.keyBits = attention.valueBits = 8;
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 48 * KiB);
  EXPECT_EQ(traffic.fused->bytes, 8 * (1536 + 1024 + 192000 + 128000));
  EXPECT_EQ(traffic.fused->bytes, traffic.fused->compulsoryBytes);
  EXPECT_EQ(traffic.fused->numBlocks, 8);
}

// 77 keys and values of size 64 in f16, 19,712 B, stay, and rows pass one by
// one.
TEST(AttentionTrafficTest, FewKeysStay) {
  Attention attention = makeAttention(4096, 64, 16);
  attention.keys = 77;
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 24 * KiB);
  EXPECT_EQ(traffic.fused->schedule, ChainSchedule::BothWeights);
  EXPECT_EQ(traffic.fused->bytes, 2 * 4096 * 64 * 2 + 2 * 77 * 64 * 2);
}

//===----------------------------------------------------------------------===//
// All schedules
//===----------------------------------------------------------------------===//

/// Counts element by element the keys that all blocks load: blocks of `rows`
/// queries of `groups` heads from the last query backwards, causal or not.
static int64_t countLoadedKeys(const Attention &attention, int64_t rows) {
  int64_t total = attention.groups * attention.queries, loaded = 0;
  for (int64_t end = total; end > 0; end -= rows) {
    int64_t visible = attention.isCausal ? 0 : attention.keys;
    for (int64_t row = std::max<int64_t>(0, end - rows); row < end; ++row)
      for (int64_t key = 0; attention.isCausal && key < attention.keys; ++key)
        if (key <= row / attention.groups + attention.keys - attention.queries)
          visible = std::max(visible, key + 1);
    loaded += visible;
  }
  return loaded;
}

/// Returns the least traffic of all schedules with elements of 1 B; INT64_MAX
/// if none fits.
static int64_t searchAll(const Attention &attention, int64_t capacity) {
  int64_t total = attention.groups * attention.queries, least = INT64_MAX;
  int64_t d = attention.headSize, dv = attention.valueSize,
          keys = attention.keys;
  for (int64_t rows = 1; rows <= total; ++rows)
    for (bool keepsKeys : {false, true})
      for (bool keepsValues : {false, true}) {
        int64_t resident = keepsKeys ? keys * d : 0;
        resident += keepsValues ? keys * dv : 0;
        // Either a column of scores and two statistics, or whole rows of scores
        // next to a column of Q or O, and the statistics of one row.
        int64_t columns = rows * (d + dv + 3);
        int64_t slots = (keepsKeys ? 0 : d) + (keepsValues ? 0 : dv);
        int64_t whole = std::max(rows * (keys + 1) + slots, rows * keys + 2);
        int64_t need =
            attention.isOnline ? std::min(columns + slots, whole) : whole;
        if (resident + need > capacity)
          continue;
        int64_t loaded = countLoadedKeys(attention, rows);
        int64_t moved = total * (d + dv) + (keepsKeys ? keys : loaded) * d +
                        (keepsValues ? keys : loaded) * dv;
        least = std::min(least, moved);
      }
  return least == INT64_MAX ? least : attention.batch * least;
}

TEST(AttentionTrafficTest, BestOfAll) {
  Draw draw(1);
  for (unsigned round = 0; round < 400; ++round) {
    Attention attention = makeAttention(draw(1, 12), draw(1, 5), 8);
    attention.keys = attention.queries + draw(0, 12);
    attention.valueSize = draw(1, 5);
    attention.batch = draw(1, 3);
    attention.groups = draw(1, 3);
    attention.isCausal = draw(0, 1);
    attention.isOnline = draw(0, 3);
    int64_t capacity = draw(1, 150);
    AttentionTraffic traffic = *computeAttentionTraffic(attention, capacity);
    int64_t least = searchAll(attention, capacity);
    ASSERT_EQ(traffic.fused.has_value(), least != INT64_MAX) << round;
    if (!traffic.fused)
      continue;
    EXPECT_EQ(traffic.fused->bytes, least) << round;
    EXPECT_LE(traffic.fused->bufferBytes, capacity) << round;
  }
}

TEST(AttentionTrafficTest, CausalBlocksEndAtTheirLastQuery) {
  Attention attention = makeAttention(10, 1, 8);
  attention.keys = 10;
  attention.isCausal = true;
  // All keys and values would fit in 47, and stay.
  EXPECT_EQ(computeAttentionTraffic(attention, 47)->fused->bytes, 40);
  attention = makeAttention(100, 4, 8);
  attention.isCausal = true;
  // 11 m + 8 <= 200: 17 rows, 6 blocks that end at 100, 83, 66, 49, 32, 15.
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 200);
  EXPECT_EQ(traffic.fused->blockRows, 17);
  EXPECT_EQ(traffic.fused->bytes, 800 + 8 * (100 + 83 + 66 + 49 + 32 + 15));
}

// The square of the number of blocks is no int64. All stays: 2^40 queries and
// results, and a key and a value.
TEST(AttentionTrafficTest, ManyBlocks) {
  Attention attention = makeAttention(1, 1, 8);
  attention.groups = int64_t(1) << 40;
  attention.isCausal = true;
  EXPECT_EQ(computeAttentionTraffic(attention, 16)->fused->bytes,
            (int64_t(2) << 40) + 2);
}

TEST(AttentionTrafficTest, MalformedOrHuge) {
  auto has = [](const Attention &attention) {
    return computeAttentionTraffic(attention, MiB).has_value();
  };
  Attention attention = makeAttention(64, 8, 16);
  EXPECT_TRUE(has(attention));
  attention.queries = 65;
  EXPECT_TRUE(has(attention));
  attention.isCausal = true;
  EXPECT_FALSE(has(attention));
  EXPECT_FALSE(has(makeAttention(0, 8, 16)));
  EXPECT_FALSE(has(makeAttention(8, 0, 16)));
  EXPECT_FALSE(has(makeAttention(8, 8, 0)));
  EXPECT_FALSE(has(makeAttention(INT64_MAX, INT64_MAX, INT64_MAX)));
  attention = makeAttention(8, 8, 16);
  for (int64_t value : {INT64_MIN, -1l, 0l, INT64_MAX}) {
    attention.groups = value;
    EXPECT_FALSE(has(attention));
  }
  attention = makeAttention(8, 8, 16);
  attention.statisticBits = INT64_MAX;
  EXPECT_FALSE(has(attention));
  attention.statisticBits = -1;
  EXPECT_FALSE(has(attention));
  attention.statisticBits = 0;
  attention.outputSumBits = INT64_MAX;
  EXPECT_FALSE(has(attention));
  // Nothing fits.
  attention = makeAttention(8, 8, 16);
  EXPECT_FALSE(computeAttentionTraffic(attention, 2)->fused);
  EXPECT_FALSE(computeAttentionTraffic(attention, -1)->fused);
  EXPECT_FALSE(computeAttentionTraffic(attention, 0)->unfusedBytes);
}

// Sequences of 2^20 and more: no overflow, no loop over queries.
TEST(AttentionTrafficTest, LongSequences) {
  Attention attention = makeAttention(int64_t(1) << 20, 128, 16);
  attention.isCausal = true;
  attention.groups = 7;
  attention.outputSumBits = 32;
  AttentionTraffic traffic = *computeAttentionTraffic(attention, 3000);
  // A row of 256 + 512 + 2 + 8 B, a key and a value: 3 rows of 7 * 2^20.
  EXPECT_EQ(traffic.fused->blockRows, 3);
  int64_t rows = 7 << 20, blocks = llvm::divideCeil(rows, 3), keys = 0;
  for (int64_t end = rows; end > 0; end -= 3)
    keys += llvm::divideCeil(end, 7);
  EXPECT_EQ(traffic.fused->numBlocks, blocks);
  EXPECT_EQ(traffic.fused->bytes, rows * 512 + keys * 512);
}
