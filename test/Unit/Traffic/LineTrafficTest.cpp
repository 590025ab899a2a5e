//===- LineTrafficTest.cpp - Lines that an op's accesses touch -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/CacheLineTraffic.h"

#include "TilingTestUtils.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::test;

namespace {
/// Tests of one read of an f16 tensor in a nest of 4 loops: rows and columns
/// are the sum of two loops each.
class LineTrafficTest : public ::testing::Test {
protected:
  LineTrafficTest() : module(ModuleOp::create(UnknownLoc::get(&context))) {}

  void make(ArrayRef<int64_t> loopExtents, ArrayRef<int64_t> loopFactors) {
    extents = llvm::to_vector(loopExtents);
    factors = llvm::to_vector(loopFactors);
    auto last = [&](unsigned loop) {
      return factors[loop] * (extents[loop] - 1) +
             factors[loop + 1] * (extents[loop + 1] - 1);
    };
    columns = last(2) + 1;
    for (int64_t extent : extents)
      work.loops.push_back({extent});
    auto dim = [&](unsigned loop) {
      return getAffineDimExpr(loop, &context) * factors[loop];
    };
    Type f16 = Float16Type::get(&context);
    Access access;
    access.value = block.addArgument(
        RankedTensorType::get({last(0) + 1, columns}, f16), module->getLoc());
    access.map =
        AffineMap::get(4, 0, {dim(0) + dim(1), dim(2) + dim(3)}, &context);
    access.elementType = f16;
    access.reads = true;
    work.accesses.push_back(access);
  }

  /// Adds the lines and bytes that the tile starting at `begin` touches.
  void addTile(ArrayRef<int64_t> begin, ArrayRef<int64_t> tile,
               int64_t lineBytes, CacheLineBytes &sum) {
    std::set<int64_t> addresses;
    SmallVector<int64_t, 4> point(begin);
    for (bool isInside = true; isInside;) {
      addresses.insert(
          2 * (columns * (factors[0] * point[0] + factors[1] * point[1]) +
               factors[2] * point[2] + factors[3] * point[3]));
      isInside = false;
      for (unsigned loop = 0; loop < 4 && !isInside; ++loop) {
        isInside =
            ++point[loop] < std::min(begin[loop] + tile[loop], extents[loop]);
        if (!isInside)
          point[loop] = begin[loop];
      }
    }
    sum.elementBytes += 2 * int64_t(addresses.size());
    int64_t first = -1, end = 0;
    for (int64_t address : addresses) {
      if (first >= 0 && address - end >= lineBytes) {
        sum.lineBytes += llvm::alignTo(end - first, lineBytes);
        first = -1;
      }
      first = first < 0 ? address : first;
      end = address + 2;
    }
    sum.lineBytes += llvm::alignTo(end - first, lineBytes);
  }

  CacheLineBytes listTiles(ArrayRef<int64_t> tile, int64_t lineBytes) {
    CacheLineBytes sum;
    for (int64_t a = 0; a < extents[0]; a += tile[0])
      for (int64_t b = 0; b < extents[1]; b += tile[1])
        for (int64_t c = 0; c < extents[2]; c += tile[2])
          for (int64_t d = 0; d < extents[3]; d += tile[3])
            addTile({a, b, c, d}, tile, lineBytes, sum);
    return sum;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  Block block;
  Work work;
  SmallVector<int64_t, 4> extents, factors;
  int64_t columns = 0;
};
} // namespace

TEST_F(LineTrafficTest, tiles) {
  Draw draw(9);
  for (int round = 0; round < 500; ++round) {
    work = Work();
    make({draw(1, 6), draw(1, 3), draw(1, 20), draw(1, 4)},
         {draw(1, 3), draw(1, 3), draw(1, 6), draw(1, 3)});
    SmallVector<int64_t, 4> tile;
    for (int64_t extent : extents)
      tile.push_back(draw(1, extent));
    int64_t lineBytes = draw(1, 64);
    StorageSizes sizes(*module, {});
    CacheLineTraffic lines(work, sizes);
    std::optional<CacheLineBytes> tiles =
        lines.countTiles(work.accesses[0], tile, lineBytes);
    CacheLineBytes listed = listTiles(tile, lineBytes);
    ASSERT_TRUE(tiles) << round;
    EXPECT_EQ(tiles->elementBytes, listed.elementBytes) << round;
    EXPECT_EQ(tiles->lineBytes, listed.lineBytes) << round;
    // A single tile touches what the op touches.
    CacheLineBytes whole = listTiles(extents, lineBytes);
    CountRange added =
        lines.countAdded(lineBytes, [](Attribute) { return true; });
    EXPECT_EQ(added.lower, Count(whole.lineBytes - whole.elementBytes));
    EXPECT_TRUE(added.isExact());
  }
}

// A column and a row of 16 x 16 elements touch 31, in 16 rows of one line each:
// 31 elements and what fills up the lines.
TEST_F(LineTrafficTest, columnAndRow_r11) {
  make({16, 1, 16, 1}, {1, 1, 1, 1});
  Access row = work.accesses[0];
  AffineExpr zero = getAffineConstantExpr(0, &context);
  work.accesses[0].map =
      AffineMap::get(4, 0, {getAffineDimExpr(0, &context), zero}, &context);
  row.map =
      AffineMap::get(4, 0, {zero, getAffineDimExpr(2, &context)}, &context);
  work.accesses.push_back(row);
  StorageSizes sizes(*module, {});
  CountRange added =
      CacheLineTraffic(work, sizes).countAdded(32, [](Attribute) {
        return true;
      });
  EXPECT_EQ(added.lower, Count(16 * 32 - 31 * 2));
  EXPECT_EQ(added.upper, Count(16 * 32 - 31 * 2));
}

/// Rows of 1024 in tiles of 147: 7 tiles, of 3 lines of 128 B each.
TEST_F(LineTrafficTest, tileOf147) {
  make({16, 1, 1024, 1}, {1, 1, 1, 1});
  StorageSizes sizes(*module, {});
  CacheLineTraffic lines(work, sizes);
  std::optional<CacheLineBytes> tiles =
      lines.countTiles(work.accesses[0], {1, 1, 147, 1}, 128);
  ASSERT_TRUE(tiles);
  EXPECT_EQ(tiles->elementBytes, 16 * 2048);
  EXPECT_EQ(tiles->lineBytes, 16 * 7 * 384);
}
