//===- CacheModelTest.cpp - Sequences worked by hand ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/CacheModel.h"

#include "gtest/gtest.h"

using namespace mlir::roofline;

// Values.
enum : unsigned { a, b, c, d };

static CacheUse read(unsigned value, uint64_t size) {
  return {value, size, size, size, 0, true, false};
}
static CacheUse write(unsigned value, uint64_t size) {
  return {value, size, size, 0, size, true, true};
}
static CacheUse update(unsigned value, uint64_t size) {
  return {value, size, size, size, size, true, true};
}
static CacheUse readPart(unsigned value, uint64_t size, uint64_t part) {
  return {value, size, part, part, 0, false, false};
}
static CacheUse writePart(unsigned value, uint64_t size, uint64_t part) {
  return {value, size, part, 0, part, false, false};
}

namespace {
/// A cache with room for 100 B.
struct CacheModelTest : testing::Test {
  CacheModel cache{100};

  uint64_t readSaving(unsigned number) {
    return cache.getSaving(number).readBytes;
  }
  uint64_t writeSaving(unsigned number) {
    return cache.getSaving(number).writtenBytes;
  }
};
} // namespace

TEST_F(CacheModelTest, HitsWhatWasReadBefore) {
  EXPECT_EQ(readSaving(cache.execute({read(a, 60)})), 0u);
  EXPECT_EQ(readSaving(cache.execute({read(a, 60)})), 60u);
}

TEST_F(CacheModelTest, FitsExactly) {
  cache.execute({read(a, 60), read(b, 40)});
  EXPECT_EQ(readSaving(cache.execute({read(a, 60), read(b, 40)})), 100u);
}

TEST_F(CacheModelTest, DropsTheLeastRecentlyUsed) {
  // Room for two of the three. b drops a; the second a drops b, not c.
  cache.execute({read(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(c, 50)});                            // Drops a.
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 0u); // Drops b.
  EXPECT_EQ(readSaving(cache.execute({read(c, 50)})), 50u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 0u); // Drops a.
  EXPECT_EQ(readSaving(cache.execute({read(c, 50)})), 50u);
}

TEST_F(CacheModelTest, AUseMakesRecent) {
  cache.execute({read(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(a, 50)});
  cache.execute({read(c, 50)}); // Drops b, used before a.
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 50u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 0u);
}

TEST_F(CacheModelTest, DropsAsManyAsNeeded) {
  cache.execute({read(a, 40)});
  cache.execute({read(b, 40)});
  cache.execute({read(c, 20)});
  cache.execute({read(d, 41)}); // 141 B: a goes, then b, as 101 B is too much.
  EXPECT_EQ(readSaving(cache.execute({read(c, 20)})), 20u);
  EXPECT_EQ(readSaving(cache.execute({read(d, 41)})), 41u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 0u);
}

TEST_F(CacheModelTest, ATemporaryThatDiesIsNeverWritten) {
  unsigned producer = cache.execute({read(a, 50), write(b, 50)});
  unsigned consumer = cache.execute({read(b, 50), write(c, 50)});
  EXPECT_EQ(writeSaving(producer), 0u); // Not known yet.
  cache.discard(b);
  EXPECT_EQ(writeSaving(producer), 50u);
  EXPECT_EQ(readSaving(consumer), 50u);
  cache.flush(); // c is the result.
  EXPECT_EQ(writeSaving(consumer), 0u);
}

TEST_F(CacheModelTest, WhatDiedMakesRoom) {
  cache.execute({write(a, 50)});
  cache.execute({read(b, 50)});
  cache.discard(a);
  cache.execute({read(c, 50)}); // Drops nothing.
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 50u);
}

TEST_F(CacheModelTest, WhatIsDroppedHasBeenWritten) {
  unsigned producer = cache.execute({write(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(c, 50)}); // Drops a, which is written.
  unsigned consumer = cache.execute({read(a, 50)});
  cache.discard(a);
  EXPECT_EQ(writeSaving(producer), 0u);
  EXPECT_EQ(readSaving(consumer), 0u);
}

TEST_F(CacheModelTest, OverwritingSavesTheEarlierWrite) {
  unsigned first = cache.execute({write(a, 50)});
  unsigned second = cache.execute({update(a, 50)});
  unsigned third = cache.execute({update(a, 50)});
  cache.flush();
  EXPECT_EQ(writeSaving(first), 50u);
  EXPECT_EQ(readSaving(second), 50u);
  EXPECT_EQ(writeSaving(second), 50u);
  EXPECT_EQ(readSaving(third), 50u);
  EXPECT_EQ(writeSaving(third), 0u); // The one that moves.
}

TEST_F(CacheModelTest, TooMuchForTheCacheEmptiesIt) {
  unsigned producer = cache.execute({write(a, 30)});
  unsigned large = cache.execute({read(a, 30), read(b, 71)}); // 101 B.
  cache.discard(a);
  EXPECT_EQ(readSaving(large), 0u);
  EXPECT_EQ(writeSaving(producer), 0u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 71)})), 0u);
}

TEST_F(CacheModelTest, WhatTooMuchWritesMoves) {
  unsigned large = cache.execute({write(a, 101)});
  cache.discard(a);
  EXPECT_EQ(writeSaving(large), 0u);
}

TEST_F(CacheModelTest, APartDoesNotHit) {
  cache.execute({readPart(a, 80, 40)});
  EXPECT_EQ(readSaving(cache.execute({readPart(a, 80, 40)})), 0u);
}

TEST_F(CacheModelTest, APartOfTheWholeHits) {
  cache.execute({read(a, 80)});
  EXPECT_EQ(readSaving(cache.execute({readPart(a, 80, 30)})), 30u);
}

TEST_F(CacheModelTest, PartsTakeRoomOfTheirOwn) {
  cache.execute({read(b, 40)});
  cache.execute({readPart(a, 80, 30)});
  cache.execute({readPart(a, 80, 30)}); // 60 B of a and 40 B of b fit.
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 40u);
  cache.execute({readPart(a, 80, 30)}); // Not more than the 80 B of a: drops b.
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 0u);
}

TEST_F(CacheModelTest, PartsThatDieAreNeverWritten) {
  unsigned first = cache.execute({writePart(a, 80, 30)});
  unsigned second = cache.execute({writePart(a, 80, 20)});
  EXPECT_EQ(writeSaving(first), 0u); // No part overwrites another.
  cache.discard(a);
  EXPECT_EQ(writeSaving(first), 30u);
  EXPECT_EQ(writeSaving(second), 20u);
}

TEST_F(CacheModelTest, AWholeWriteOverwritesParts) {
  unsigned part = cache.execute({writePart(a, 80, 30)});
  unsigned whole = cache.execute({write(a, 80)});
  cache.flush();
  EXPECT_EQ(writeSaving(part), 30u);
  EXPECT_EQ(writeSaving(whole), 0u);
}

TEST_F(CacheModelTest, NothingSurvivesAFlush) {
  unsigned producer = cache.execute({write(a, 50)});
  cache.flush();
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 0u);
  cache.discard(a);
  EXPECT_EQ(writeSaving(producer), 0u);
}

TEST_F(CacheModelTest, DiscardingWhatIsNotThere) {
  cache.discard(a);
  cache.execute({});
  EXPECT_EQ(cache.getSaving(0).getBytes(), 0u);
}

TEST_F(CacheModelTest, EmptyValuesTakeNoRoom) {
  cache.execute({read(a, 100)});
  cache.execute({write(b, 0)});
  EXPECT_EQ(readSaving(cache.execute({read(a, 100)})), 100u);
}

TEST_F(CacheModelTest, SizesDoNotWrap) {
  constexpr uint64_t huge = INT64_MAX;
  cache.execute({read(a, 50)});
  unsigned large = cache.execute({read(b, huge), read(c, huge), read(d, huge)});
  EXPECT_EQ(cache.getSaving(large).getBytes(), 0u);
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 0u);
}

//===----------------------------------------------------------------------===//
// Which memory is the cache
//===----------------------------------------------------------------------===//

static TargetDescription makeTarget(int64_t instances, bool isPrivate,
                                    bool isScratchpad,
                                    std::optional<int64_t> capacity) {
  TargetDescription target;
  target.levels.resize(2);
  target.levels[0].name = "dram";
  MemoryLevel &inner = target.levels[1];
  inner.name = "l2";
  inner.instances = instances;
  inner.isPrivate = isPrivate;
  inner.isScratchpad = isScratchpad;
  inner.capacityBytes = capacity;
  return target;
}

TEST(SharedCacheTest, TakesAllInstancesAndTheShareOfACache) {
  // 0.8 * 2 * 1000 B.
  SharedCache cache = findSharedCache(makeTarget(2, false, false, 1000));
  EXPECT_EQ(cache.roomBytes, 1600);
  EXPECT_EQ(cache.level, "l2");
  EXPECT_EQ(cache.whyNot, "");
}

TEST(SharedCacheTest, OnePrivateInstanceIsShared) {
  EXPECT_EQ(findSharedCache(makeTarget(1, true, false, 1000)).roomBytes, 800);
}

TEST(SharedCacheTest, SaysWhyThereIsNone) {
  TargetDescription flat = makeTarget(1, false, false, 1000);
  flat.levels.pop_back();
  EXPECT_EQ(findSharedCache(flat).whyNot, "the target has one memory level");
  EXPECT_EQ(findSharedCache(makeTarget(12, true, false, 1000)).whyNot,
            "l2 is not shared by all cores");
  EXPECT_EQ(findSharedCache(makeTarget(1, false, true, 1000)).whyNot,
            "l2 is a scratchpad");
  EXPECT_EQ(findSharedCache(makeTarget(1, false, false, {})).whyNot,
            "the capacity of l2 is not known");
}
