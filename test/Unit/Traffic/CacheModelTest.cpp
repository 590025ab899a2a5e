//===- CacheModelTest.cpp - Sequences worked by hand ------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/CacheModel.h"

#include "gtest/gtest.h"

#include <array>
#include <list>
#include <numeric>
#include <random>

using namespace mlir::roofline;
using llvm::ArrayRef;

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
  // Two of the three values fit. b evicts a; the second a evicts b, not c.
  cache.execute({read(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(c, 50)});                            // Evicts a.
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 0u); // Evicts b.
  EXPECT_EQ(readSaving(cache.execute({read(c, 50)})), 50u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 0u); // Evicts a.
  EXPECT_EQ(readSaving(cache.execute({read(c, 50)})), 50u);
}

TEST_F(CacheModelTest, AUseMakesRecent) {
  cache.execute({read(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(a, 50)});
  cache.execute({read(c, 50)}); // Evicts b, used before a.
  EXPECT_EQ(readSaving(cache.execute({read(a, 50)})), 50u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 0u);
}

TEST_F(CacheModelTest, DropsAsManyAsNeeded) {
  cache.execute({read(a, 40)});
  cache.execute({read(b, 40)});
  cache.execute({read(c, 20)});
  cache.execute({read(d, 41)}); // 141 B: evicts a, then b, as 101 B do not fit.
  EXPECT_EQ(readSaving(cache.execute({read(c, 20)})), 20u);
  EXPECT_EQ(readSaving(cache.execute({read(d, 41)})), 41u);
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 0u);
}

TEST_F(CacheModelTest, ATemporaryThatDiesIsNeverWritten) {
  unsigned producer = cache.execute({read(a, 50), write(b, 50)});
  unsigned consumer = cache.execute({read(b, 50), write(c, 50)});
  EXPECT_EQ(writeSaving(producer), 0u); // Unknown so far.
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
  cache.execute({read(c, 50)}); // Evicts nothing.
  EXPECT_EQ(readSaving(cache.execute({read(b, 50)})), 50u);
}

TEST_F(CacheModelTest, WhatIsDroppedHasBeenWritten) {
  unsigned producer = cache.execute({write(a, 50)});
  cache.execute({read(b, 50)});
  cache.execute({read(c, 50)}); // Evicts a, which is written back.
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
  EXPECT_EQ(writeSaving(third), 0u); // This one moves bytes.
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
  cache.execute({readPart(a, 80, 30)}); // Evicts the first part.
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 40u);
  cache.execute({readPart(a, 80, 50)}); // Evicts the second and the third part.
  EXPECT_EQ(readSaving(cache.execute({read(b, 40)})), 40u);
}

TEST_F(CacheModelTest, PartsThatDieAreNeverWritten) {
  unsigned first = cache.execute({writePart(a, 80, 30)});
  unsigned second = cache.execute({writePart(a, 80, 20)});
  EXPECT_EQ(writeSaving(first), 0u); // No part overwrites another.
  cache.discard(a);
  EXPECT_EQ(writeSaving(first), 30u);
  EXPECT_EQ(writeSaving(second), 20u);
}

TEST_F(CacheModelTest, AWholeWriteOverwritesAPartOfWhatIsThere) {
  cache.execute({read(a, 60)});
  unsigned part = cache.execute({writePart(a, 60, 30)});
  unsigned whole = cache.execute({write(a, 60)});
  cache.flush();
  EXPECT_EQ(writeSaving(part), 30u);
  EXPECT_EQ(writeSaving(whole), 0u);
}

TEST_F(CacheModelTest, APartAloneMayBeDroppedBeforeItIsOverwritten) {
  unsigned part = cache.execute({writePart(a, 50, 30)});
  unsigned whole = cache.execute({read(b, 50), write(a, 50)});
  cache.flush();
  EXPECT_EQ(writeSaving(part), 0u);
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
// Against a cache of bytes
//===----------------------------------------------------------------------===//

namespace {
/// A fully associative write-back cache of bytes with LRU replacement.
class ByteCache {
public:
  explicit ByteCache(size_t roomBytes) : roomBytes(roomBytes) {}

  using Byte = std::pair<unsigned, unsigned>;
  void touch(Byte byte, bool reads, bool writes) {
    auto it = std::find_if(lines.begin(), lines.end(),
                           [&](const Line &line) { return line.byte == byte; });
    bool isDirty = writes;
    if (it != lines.end()) {
      isDirty |= it->isDirty;
      lines.erase(it);
    } else {
      moved += reads;
    }
    lines.push_front({byte, isDirty});
    if (lines.size() <= roomBytes)
      return;
    moved += lines.back().isDirty;
    lines.pop_back();
  }
  void discard(unsigned value) {
    lines.remove_if([&](const Line &line) { return line.byte.first == value; });
  }
  void flush() {
    for (const Line &line : lines)
      moved += line.isDirty;
    lines.clear();
  }
  /// Bytes loaded and written back.
  uint64_t moved = 0;

private:
  struct Line {
    Byte byte;
    bool isDirty;
  };
  size_t roomBytes;
  /// Most recently used first.
  std::list<Line> lines;
};

/// A random program of a few values and ops.
class RandomProgram {
public:
  /// Runs on a byte cache of `byteRoom` bytes. If `isMixed`, an op touches the
  /// bytes of all its values in any order.
  RandomProgram(unsigned seed, size_t byteRoom, bool isMixed)
      : bytes(byteRoom), random(seed), isMixed(isMixed) {
    for (uint64_t &size : sizes)
      size = 1 + random() % 12;
  }
  void run();

  uint64_t coldBytes = 0, savedBytes = 0;
  ByteCache bytes;
  static constexpr uint64_t room = 32;

private:
  void executeOp();
  CacheUse makeUse(unsigned value);

  std::mt19937 random;
  bool isMixed;
  std::array<uint64_t, 8> sizes;
  CacheModel model{room};
  unsigned numOps = 0;
};
} // namespace

CacheUse RandomProgram::makeUse(unsigned value) {
  uint64_t size = sizes[value];
  uint64_t part = random() % 4 == 0 ? random() % (size + 1) : size;
  bool writes = random() % 3 == 0, reads = !writes || random() % 3 == 0;
  CacheUse use{value, size, part};
  use.readBytes = reads ? part : 0;
  use.writtenBytes = writes ? part : 0;
  use.touchesWhole = part == size;
  use.writesWhole = writes && part == size;
  return use;
}

/// Touches the bytes in the cache first, or the bytes of all values in any
/// order.
void RandomProgram::executeOp() {
  std::vector<CacheUse> uses;
  std::vector<std::pair<ByteCache::Byte, size_t>> touched;
  std::array<unsigned, 8> order;
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), random);
  for (unsigned value : ArrayRef(order).take_front(1 + random() % 3)) {
    uses.push_back(makeUse(value));
    uint64_t part = uses.back().touchedBytes;
    unsigned first = random() % (sizes[value] - part + 1);
    for (unsigned byte = first; byte < first + part; ++byte)
      touched.push_back({{value, byte}, uses.size() - 1});
    coldBytes += uses.back().readBytes + uses.back().writtenBytes;
  }
  std::stable_partition(touched.begin(), touched.end(), [&](auto &entry) {
    return model.holds(entry.first.first);
  });
  if (isMixed)
    std::shuffle(touched.begin(), touched.end(), random);
  model.execute(uses);
  ++numOps;
  for (auto [byte, number] : touched)
    bytes.touch(byte, uses[number].readBytes, uses[number].writtenBytes);
}

void RandomProgram::run() {
  for (unsigned step = 0; step < 30; ++step) {
    unsigned kind = random() % 16, value = random() % sizes.size();
    if (kind == 0) {
      model.flush();
      bytes.flush();
    } else if (kind < 4) {
      model.discard(value);
      bytes.discard(value);
    } else {
      executeOp();
    }
  }
  model.flush();
  bytes.flush();
  for (unsigned number = 0; number < numOps; ++number)
    savedBytes += model.getSaving(number).getBytes();
}

// A cache of bytes saves at least what the model saves.
TEST(CacheModelRandomTest, NeverSavesTooMuch) {
  uint64_t saved = 0, cold = 0, moved = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    RandomProgram program(seed, RandomProgram::room, /*isMixed=*/false);
    program.run();
    EXPECT_LE(program.savedBytes, program.coldBytes) << "seed " << seed;
    EXPECT_LE(program.bytes.moved, program.coldBytes - program.savedBytes)
        << "seed " << seed;
    saved += program.savedBytes;
    cold += program.coldBytes;
    moved += program.bytes.moved;
  }
  // The model saves more than half of what the cache of bytes saves.
  EXPECT_GT(2 * saved, cold - moved);
  RecordProperty("saved_percent", int(100 * saved / (cold - moved)));
}

// If ops mix their accesses, the part of the cache that values may not use
// (cacheShare) compensates in almost all cases.
TEST(CacheModelRandomTest, MixedAccessesFitTheWholeCache) {
  unsigned numWorse = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    RandomProgram program(seed, RandomProgram::room * 5 / 4, /*isMixed=*/true);
    program.run();
    numWorse += program.bytes.moved > program.coldBytes - program.savedBytes;
  }
  RecordProperty("programs_worse", int(numWorse));
  EXPECT_LE(numWorse, 30u); // 1%.
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
