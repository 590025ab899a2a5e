//===- LineCountTest.cpp - Lines that a set of elements touches -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Nest/CacheLineCount.h"

#include "TilingTestUtils.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace mlir::roofline;
using namespace mlir::roofline::test;
using llvm::ArrayRef;
using llvm::SmallVector;

//===----------------------------------------------------------------------===//
// Worked out by hand
//===----------------------------------------------------------------------===//

namespace {
struct HandCase {
  const char *what;
  SmallVector<StridedDim> dims;
  int64_t elementBytes, lineBytes, lines;
};
} // namespace

TEST(LineCountTest, hand) {
  const HandCase cases[] = {
      {"one element", {}, 2, 128, 1},
      {"one element of two lines", {}, 256, 128, 2},
      {"a row of 147: 294 B", {{2, {0, {{1, 147}}}}}, 2, 128, 3},
      {"1024 x 1024 whole",
       {{2048, {0, {{1, 1024}}}}, {2, {0, {{1, 1024}}}}},
       2,
       128,
       16384},
      {"a column of 1024 x 1024", {{2048, {0, {{1, 1024}}}}}, 2, 128, 1024},
      {"a column of 64 B rows: a line has two",
       {{64, {0, {{1, 100}}}}},
       2,
       128,
       50},
      {"every second row of 128 B, 126 B between",
       {{256, {0, {{1, 4}}}}},
       130,
       128,
       // One run of 3 * 256 + 130 = 898 B.
       8},
      {"every second row of 128 B, 128 B between",
       {{256, {0, {{1, 4}}}}},
       128,
       128,
       4},
      {"window of 2, stride 3, rows of 2 lines",
       // Rows 0 1 3 4 6 7: 3 runs of 2 rows, a row between.
       {{256, {0, {{3, 3}, {1, 2}}}}},
       256,
       128,
       12},
      {"window of stride 3 and dilation 2 without a pattern",
       // 0 2 3 5 6 8: elements of 1 B in rows of 200 B, of which neighbours
       // merge: rows 2 and 3, 5 and 6 have 199 B between, 128 B or more.
       {{200, {0, {{3, 3}, {2, 2}}}}},
       1,
       128,
       6},
      {"the last run of a row and the first of the next one",
       // Elements 0 and 199 of rows of 200 B: 198 B between, then none. Runs
       // of 1, 2, 2 and 1 B.
       {{200, {0, {{1, 3}}}}, {1, {0, {{199, 2}}}}},
       1,
       128,
       4},
      {"backwards", {{2, {0, {{-1, 64}}}}}, 2, 128, 1},
  };
  for (const HandCase &own : cases)
    EXPECT_EQ(countCacheLines(own.dims, own.elementBytes, own.lineBytes),
              own.lines)
        << own.what;
}

TEST(LineCountTest, notKnown) {
  // Rows of 10 B that start every 4 B.
  EXPECT_FALSE(
      countCacheLines({{4, {0, {{1, 5}}}}, {1, {0, {{1, 10}}}}}, 1, 64));
  // A number of indices that is not listed, without a pattern.
  EXPECT_FALSE(
      countCacheLines({{100, {0, {{1000, 1001}, {999, 1001}}}}}, 1, 64));
  // Addresses beyond 60 bits.
  EXPECT_FALSE(countCacheLines({{INT64_MAX, {0, {{1, 2}}}}}, 1, 64));
  EXPECT_FALSE(countCacheLines({{1, {0, {{INT64_MIN, 2}}}}}, 1, 64));
  EXPECT_FALSE(
      countCacheLines({{int64_t(1) << 40, {0, {{1, 1 << 30}}}}}, 1, 64));
  EXPECT_FALSE(countCacheLines({}, 0, 64));
  EXPECT_FALSE(countCacheLines({}, 1, 0));
}

//===----------------------------------------------------------------------===//
// Against listed addresses
//===----------------------------------------------------------------------===//

/// Returns the address of each touched element [B].
static std::set<int64_t> listAddresses(ArrayRef<StridedDim> dims) {
  std::set<int64_t> addresses = {0};
  for (const StridedDim &dim : dims)
    for (const IndexTerm &term : dim.indices.terms) {
      std::set<int64_t> sums;
      for (int64_t address : addresses)
        for (int64_t i = 0; i < term.count; ++i)
          sums.insert(address + dim.strideBytes * term.slope * i);
      addresses = sums;
    }
  return addresses;
}

/// Counts the lines that the elements touch if the value starts `offset` bytes
/// after a line.
static int64_t countTouched(const std::set<int64_t> &addresses,
                            int64_t elementBytes, int64_t lineBytes,
                            int64_t offset) {
  std::set<int64_t> lines;
  for (int64_t address : addresses)
    for (int64_t byte = 0; byte < elementBytes; ++byte)
      lines.insert((address + offset + byte) / lineBytes);
  return lines.size();
}

/// Counts the lines that the elements touch if each run starts at a line.
static int64_t countAligned(const std::set<int64_t> &addresses,
                            int64_t elementBytes, int64_t lineBytes) {
  int64_t lines = 0, begin = 0, end = 0;
  for (int64_t address : addresses) {
    if (end != 0 && address - end >= lineBytes) {
      lines += llvm::divideCeil(end - begin, lineBytes);
      begin = address;
    }
    end = address + elementBytes;
  }
  return lines + llvm::divideCeil(end - begin, lineBytes);
}

/// Draws a row-major value of up to 3 dims, possibly with padded rows, and
/// indices into it.
static SmallVector<StridedDim> drawDims(Draw &draw, int64_t elementBytes,
                                        int64_t lineBytes, bool isPadded) {
  SmallVector<StridedDim> dims(draw(1, 3));
  int64_t strideBytes = elementBytes;
  for (StridedDim &dim : llvm::reverse(dims)) {
    dim.strideBytes = strideBytes;
    int64_t last = 0;
    for (int64_t term = draw(0, 2); term > 0; --term) {
      IndexTerm own{draw(0, 5), draw(1, 7)};
      last += own.slope * (own.count - 1);
      dim.indices.terms.push_back(own);
    }
    strideBytes *= last + draw(1, 4);
    if (isPadded)
      strideBytes = llvm::alignTo(strideBytes, lineBytes);
  }
  return dims;
}

TEST(LineCountTest, listed) {
  Draw draw(7);
  const int64_t sizes[] = {1, 2, 3, 4, 8, 16};
  for (int round = 0; round < 3000; ++round) {
    int64_t elementBytes = sizes[draw(0, 5)], lineBytes = draw(1, 64);
    SmallVector<StridedDim> dims =
        drawDims(draw, elementBytes, lineBytes, /*isPadded=*/round % 2);
    std::set<int64_t> addresses = listAddresses(dims);
    if (addresses.size() > 5000)
      continue;
    std::optional<int64_t> lines =
        countCacheLines(dims, elementBytes, lineBytes);
    ASSERT_EQ(lines, countAligned(addresses, elementBytes, lineBytes)) << round;
    EXPECT_EQ(countCacheLines(dims, elementBytes, 1),
              int64_t(addresses.size()) * elementBytes);
    // The result is the minimum over all positions of the value.
    for (int64_t offset = 0; offset < lineBytes; offset += draw(1, 9))
      EXPECT_LE(*lines,
                countTouched(addresses, elementBytes, lineBytes, offset));
  }
}

/// The result is exact if each row starts at a line and each run is in one row.
TEST(LineCountTest, alignedRows) {
  Draw draw(8);
  for (int round = 0; round < 1000; ++round) {
    int64_t lineBytes = draw(1, 32), elementBytes = draw(1, 8);
    int64_t columns = draw(1, 60), rows = draw(1, 12), step = draw(1, 3);
    int64_t rowBytes = llvm::alignTo(columns * elementBytes, lineBytes);
    SmallVector<StridedDim> dims = {{rowBytes, {0, {{step, rows}}}},
                                    {elementBytes, {0, {{1, columns}}}}};
    EXPECT_EQ(countCacheLines(dims, elementBytes, lineBytes),
              countTouched(listAddresses(dims), elementBytes, lineBytes,
                           /*offset=*/0));
  }
}

//===----------------------------------------------------------------------===//
// Sets
//===----------------------------------------------------------------------===//

/// 48 KiB are 64 sets of 12 lines of 64 B, 2 MiB 2048 sets of 16.
TEST(LineCountTest, setsOfCaches) {
  std::optional<CacheSets> l1 = CacheSets::make(49152, 64, 12);
  ASSERT_TRUE(l1);
  EXPECT_EQ(l1->count, 64);
  EXPECT_EQ(l1->getWayBytes(), 4096);
  EXPECT_EQ(CacheSets::make(2 << 20, 64, 16)->count, 2048);
  EXPECT_FALSE(CacheSets::make(49152, 64, 11)); // No whole number of sets.
  EXPECT_FALSE(CacheSets::make(49152, 64, 0));
  EXPECT_FALSE(CacheSets::make(49152, 0, 12));
  EXPECT_FALSE(CacheSets::make(int64_t(1) << 62, 64, 16));
  EXPECT_FALSE(CacheSets::make(int64_t(1) << 62, INT64_MAX, INT64_MAX));
}

TEST(LineCountTest, runs) {
  auto take = [](IndexSet addresses, int64_t gap, size_t left) {
    int64_t run = takeRun(addresses, gap);
    EXPECT_EQ(addresses.terms.size(), left);
    return run;
  };
  IndexSet tile{0, {{1, 4}, {4, 64}, {1024, 16}}};
  EXPECT_EQ(take(tile, 0, 1), 256);
  EXPECT_EQ(take(tile, 767, 1), 256);
  // A gap of 768 B between the rows belongs to the run.
  EXPECT_EQ(take(tile, 768, 0), 15 * 1024 + 256);
  // Every second element.
  EXPECT_EQ(take({0, {{1, 4}, {8, 64}}}, 3, 1), 4);
  EXPECT_EQ(take({0, {{1, 4}, {8, 64}}}, 4, 0), 63 * 8 + 4);
}

TEST(LineCountTest, tileRuns) {
  // 100 rows of 64 elements of 4 B.
  LinearIndex address;
  ASSERT_TRUE(succeeded(address.addTerm(0, 256)));
  ASSERT_TRUE(succeeded(address.addTerm(1, 4)));
  auto find = [&](Tiling tiling, int64_t gap) {
    return findTileRuns(address, 4, {100, 64, 9}, tiling, Prefetch{gap});
  };
  TileRuns runs = find({{10, 16, 1}, {0, 2, 1}}, 100);
  EXPECT_EQ(runs.bytes, 64);
  EXPECT_EQ(runs.count, 10);
  EXPECT_EQ(runs.starts, (IndexSet{0, {{256, 10}}}));
  EXPECT_EQ(runs.next.pastBytes, 0); // 64 B after each starts the next tile.
  EXPECT_EQ(find({{10, 16, 1}, {1, 0}}, 100).next.pastBytes, 100);
  // The loop over tiles that the operand doesn't have goes on with nothing.
  EXPECT_EQ(find({{10, 16, 1}, {1, 2}}, 100).next.pastBytes, 0);
  EXPECT_EQ(find({{10, 64, 1}, {1, 2}}, 100).next.pastBytes, 100);
  EXPECT_EQ(find({{32, 16, 1}, {1}}, 100).next.pastBytes, 0); // 32 runs.
  EXPECT_EQ(find({{33, 16, 1}, {1}}, 100).next.pastBytes, 100);
  runs = find({{10, 64, 1}, {0}}, 100);
  EXPECT_EQ(runs.bytes, 2560); // Whole rows, with which the next tile goes on.
  EXPECT_EQ(runs.count, 1);
  EXPECT_EQ(runs.next.pastBytes, 0);
  EXPECT_EQ(find({{10, 16, 1}, {1}}, 191).count, 10);
  EXPECT_EQ(find({{10, 16, 1}, {1}}, 192).count, 1); // Gaps of 192 B.
  EXPECT_EQ(find({{10, 16, 1}, {1}}, 192).bytes, 9 * 256 + 64);
  // The line of a column of 4 B has the next ones; so has that of 12 B.
  RunsInOrder narrow({0, {{1, 4}, {256, 33}}}, Prefetch{100, 64});
  EXPECT_EQ(narrow.findBroken(4).bytes, 64);
  EXPECT_EQ(narrow.findBroken(64).bytes, 4);
  narrow.bytes = 12;
  EXPECT_EQ(narrow.findBroken(4).bytes, 64);
}

TEST(LineCountTest, linesBySet) {
  CacheSets l1 = *CacheSets::make(49152, 64, 12);
  CacheSets l2 = *CacheSets::make(2 << 20, 64, 16);
  auto count = [](int64_t rows, int64_t stride, int64_t bytes,
                  const CacheSets &sets) {
    return *llvm::max_element(
        countLinesBySet({0, {{1, bytes}, {stride, rows}}}, sets));
  };
  // All rows start at one set: as many lines as rows there.
  EXPECT_EQ(count(12, 8192, 256, l1), 12);
  EXPECT_EQ(count(64, 8192, 256, l1), 64);
  // A line more per row: rows start at sets 0, 1, 2 ..., each takes 4 of them.
  EXPECT_EQ(count(64, 8256, 256, l1), 4);
  EXPECT_EQ(count(3, 8256, 256, l1), 3);
  // Rows start at every 128th of 2048 sets: 16 places, 512 rows are 32 at each.
  EXPECT_EQ(count(128, 8192, 128, l2), 8);
  EXPECT_EQ(count(512, 8192, 128, l2), 32);
  // Rows that follow each other are a run: 16 KiB are 4 lines of each set.
  EXPECT_EQ(count(64, 256, 256, l1), 4);
  // The other way, and with an element per line.
  EXPECT_EQ(count(12, -8192, 256, l1), 12);
  EXPECT_EQ(count(12, 4096, 4, l1), 12);
  // A row of 4160 B takes 65 lines: 2 of one set.
  EXPECT_EQ(count(1, 8192, 4160, l1), 2);
  // More than twice the lines of the cache, which has 768.
  EXPECT_EQ(count(1536, 4096, 64, l1), 1536);
  EXPECT_TRUE(countLinesBySet({0, {{1, 64}, {4096, 1537}}}, l1).empty());
  EXPECT_TRUE(countLinesBySet({0, {{1, 64}, {1 << 20, 1 << 30}}}, l1).empty());
}

TEST(LineCountTest, evictedPart) {
  EXPECT_EQ(getEvictedPart(0), 0);
  EXPECT_EQ(getEvictedPart(1), 0);
  for (double distance : {1.01, 1.5, 2.0, 5.0, 40.0}) {
    double part = getEvictedPart(distance);
    EXPECT_GT(part, 0);
    EXPECT_NEAR(part, 1 - std::exp(-part * distance), 1e-9);
  }
  EXPECT_EQ(getEvictedPart(HUGE_VAL), 1);
  EXPECT_NEAR(getEvictedPart(0.5, 2), 1 - 2 * std::exp(-1.0), 1e-9);

  // 64 sets of 12 lines, which a page has: 12 rows of 4 lines have room, and
  // with 6 KiB more, 1.5 lines on each set in the mean, if none of them falls
  // there.
  CacheSets l1 = *CacheSets::make(49152, 64, 12);
  auto compute = [&](int64_t rows, int64_t bytes, int64_t otherBytes) {
    return getEvictedPart({0, {{1, bytes}, {8192, rows}}}, otherBytes, l1);
  };
  EXPECT_EQ(compute(12, 256, 0), 0);
  EXPECT_EQ(compute(13, 256, 0), 1);
  EXPECT_NEAR(compute(12, 256, 6144), 1 - std::exp(-1.5), 1e-9);
  EXPECT_NEAR(compute(11, 256, 6144), 1 - 2.5 * std::exp(-1.5), 1e-9);
  EXPECT_EQ(compute(1537, 64, 0), 1);
  // Too little to count.
  EXPECT_EQ(compute(4, 256, 6144), 0);
  // A run of 65 lines 10 times over: 20 lines on one set, 10 on the others.
  EXPECT_DOUBLE_EQ(compute(10, 4160, 0), 20.0 / 650);
}

/// Lines at `addresses` that a cache misses when they are all used once more,
/// if it evicts what was used longest ago: the mean over places of the pages.
static double simulateEvicted(ArrayRef<int64_t> addresses,
                              const CacheSets &sets, Draw &draw) {
  constexpr int rounds = 100;
  int64_t missed = 0, places = sets.getWayBytes() / smallPageBytes;
  for (int round = 0; round < rounds; ++round) {
    std::map<int64_t, int64_t> pages;
    std::map<int64_t, SmallVector<int64_t>> lastUsed;
    for (int pass = 0; pass < 2; ++pass)
      for (int64_t address : addresses) {
        auto [page, isNew] = pages.try_emplace(address / smallPageBytes);
        if (isNew)
          page->second = draw(0, places - 1);
        SmallVector<int64_t> &used =
            lastUsed[page->second * smallPageBytes + address % smallPageBytes];
        auto *kept = llvm::find(used, address);
        if (kept != used.end())
          used.erase(kept);
        else
          missed += pass;
        used.push_back(address);
        if (int64_t(used.size()) > sets.ways)
          used.erase(used.begin());
      }
  }
  return double(missed) / rounds / double(addresses.size());
}

TEST(LineCountTest, evictedBySimulation) {
  Draw draw(11);
  CacheSets l2 = *CacheSets::make(2 << 20, 64, 16);
  int between = 0;
  for (int64_t rows : {256, 384, 448, 512, 576, 768, 1024})
    for (int64_t stride : {4096, 8192, 6144, 1536}) {
      SmallVector<int64_t> addresses;
      for (int64_t row = 0; row < rows; ++row)
        for (int64_t line = 0; line < 2; ++line)
          addresses.push_back(row * stride + line * 64);
      double part =
          getEvictedPart({0, {{1, 128}, {stride, rows}}}, /*otherBytes=*/0, l2);
      EXPECT_NEAR(part, simulateEvicted(addresses, l2, draw), 0.03)
          << rows << " rows " << stride << " B apart";
      between += part > 0.1 && part < 0.9;
    }
  EXPECT_GT(between, 5);
}

/// Against a list of all lines, rows far enough apart to share none.
TEST(LineCountTest, linesBySetExhaustive) {
  Draw draw(9);
  for (int round = 0; round < 2000; ++round) {
    CacheSets sets{draw(1, 8), draw(1, 12), draw(1, 6)};
    int64_t run = draw(1, 30), rows = draw(1, 6), planes = draw(1, 4);
    int64_t rowLines = llvm::divideCeil(run, sets.lineBytes) + 1 + draw(0, 20);
    int64_t planeLines = rowLines * rows + draw(0, 20);
    std::vector<int64_t> lines(sets.count);
    for (int64_t plane = 0; plane < planes; ++plane)
      for (int64_t row = 0; row < rows; ++row)
        for (int64_t line = 0; line * sets.lineBytes < run; ++line)
          ++lines[(plane * planeLines + row * rowLines + line) % sets.count];
    IndexSet addresses{0,
                       {{1, run},
                        {rowLines * sets.lineBytes, rows},
                        {planeLines * sets.lineBytes, planes}}};
    SmallVector<int64_t, 0> counted = countLinesBySet(addresses, sets);
    if (counted.empty())
      EXPECT_GT(std::accumulate(lines.begin(), lines.end(), 0),
                2 * sets.ways * sets.count)
          << round;
    else
      EXPECT_EQ(ArrayRef(counted), ArrayRef(lines)) << round;
  }
}

/// Runs of 128 B that all start at few places of 64 sets of 12 lines, of which
/// the next two lines wait there: the part m = 1 - exp(-m n / 12) is evicted if
/// n of the last 64 runs start at each.
TEST(LineCountTest, evictedAhead) {
  Prefetch prefetch;
  prefetch.sets = CacheSets::make(49152, 64, 12);
  ASSERT_TRUE(prefetch.sets);
  auto count = [&](int64_t apart, int64_t rows, int64_t bytes = 128) {
    RunsInOrder runs({0, {{1, bytes}, {apart, rows}}}, prefetch);
    return runs.findBroken(bytes).pastBytes;
  };
  EXPECT_EQ(count(4096, 8), 0);
  EXPECT_EQ(count(4096, 12), 0);
  EXPECT_EQ(count(4096, 16), 58);  // 0.4545 * 128
  EXPECT_EQ(count(4096, 32), 117); // 0.9122 * 128
  EXPECT_EQ(count(4096, 64), 127); // 0.9951 * 128
  EXPECT_EQ(count(4096, 1000), 127);
  EXPECT_EQ(count(8192, 32), 117);
  EXPECT_EQ(count(2048, 32), 58);
  EXPECT_EQ(count(1024, 1000), 58);
  EXPECT_EQ(count(4224, 1000), 0);
  EXPECT_EQ(count(4096, 32, 64), 58);
  EXPECT_EQ(count(4096, 32, 512), 117);
  // As many, begun by loops; the first one that goes on with the runs counts.
  RunsInOrder runs({0, {{1, 128}}}, prefetch);
  runs.repeat(8192, 7);
  runs.repeat(4096, 1);
  runs.repeat(65536, 1);
  runs.repeat(128, 3);
  runs.repeat(512, 1);
  EXPECT_EQ(runs.broken.pastBytes, 117);
  EXPECT_EQ(runs.broken.bytes, 128);
  EXPECT_EQ(runs.count, 32);
  EXPECT_EQ(runs.findBroken(4096).pastBytes, 0); // Ends the run.
  prefetch.bytes = 200;
  EXPECT_EQ(count(4096, 32), 117);
  EXPECT_EQ(count(4096, 33), 200);
}
