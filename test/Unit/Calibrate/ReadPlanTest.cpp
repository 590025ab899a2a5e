//===- ReadPlanTest.cpp - What is read to measure a level -----------------===//

#include "Measure.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

constexpr int64_t KiB = 1 << 10, MiB = 1 << 20, GiB = 1 << 30;

/// One thread with 48 KiB, 1 MiB and 32 MiB of caches.
Machine makeMachine() {
  Machine machine;
  machine.cpus = {0};
  machine.memoryBytes = 16 * GiB;
  machine.caches = {{1, 48 * KiB, 64, true, {{0}}},
                    {2, 1 * MiB, 64, true, {{0}}},
                    {3, 32 * MiB, 64, false, {{0}}}};
  return machine;
}

} // namespace

TEST(ReadPlanTest, HalfOfEachCache) {
  Machine machine = makeMachine();
  int64_t expected[] = {24 * KiB, 512 * KiB, 16 * MiB};
  for (unsigned index = 0; index < 3; ++index) {
    ReadPlan plan = planCacheReads(machine, index);
    EXPECT_TRUE(plan.whyNot.empty());
    EXPECT_EQ(plan.bufferBytes, std::vector<int64_t>{expected[index]});
    EXPECT_EQ(plan.streams[0].startBytes, 0);
  }
}

TEST(ReadPlanTest, FourTimesTheOutermostCache) {
  Machine machine = makeMachine();
  EXPECT_EQ(planMemoryReads(machine).bufferBytes[0], 256 * MiB); // The least.
  machine.caches[2].capacityBytes = 96 * MiB;
  EXPECT_EQ(planMemoryReads(machine).bufferBytes[0], 384 * MiB);
  machine.memoryBytes = 1 * GiB; // A quarter of it.
  EXPECT_EQ(planMemoryReads(machine).bufferBytes[0], 256 * MiB);
  machine.memoryBytes = 512 * MiB; // 128 MiB are under twice 96 MiB.
  EXPECT_FALSE(planMemoryReads(machine).whyNot.empty());
  machine.caches.clear();
  EXPECT_EQ(planMemoryReads(machine).bufferBytes[0], 128 * MiB);
}

/// Half of 384 KiB is four times 48 KiB; half of a little less is not.
TEST(ReadPlanTest, CachesTooSmallToTell) {
  Machine machine = makeMachine();
  machine.caches[1].capacityBytes = 384 * KiB;
  EXPECT_TRUE(planCacheReads(machine, 1).whyNot.empty());
  machine.caches[1].capacityBytes = 382 * KiB;
  EXPECT_EQ(planCacheReads(machine, 1).whyNot,
            "half of it is too little beside what is inside");
  machine.caches[0].capacityBytes = readBlockBytes;
  EXPECT_FALSE(planCacheReads(machine, 0).whyNot.empty());
}

/// Threads 0, 2 and 1, 3 are those of two cores: in the shared level 3, those
/// of one core are half of it apart.
TEST(ReadPlanTest, ThreadsOfACoreAreFarApart) {
  Machine machine = makeMachine();
  machine.cpus = {0, 2, 1, 3};
  machine.caches[0].instances = machine.caches[1].instances = {{0, 2}, {1, 3}};
  machine.caches[2].instances = {{0, 1, 2, 3}};
  ReadPlan shared = planCacheReads(machine, 2);
  EXPECT_EQ(shared.bufferBytes, std::vector<int64_t>{16 * MiB});
  int64_t starts[] = {0, 4 * MiB, 8 * MiB, 12 * MiB};
  for (unsigned thread = 0; thread < 4; ++thread)
    EXPECT_EQ(shared.streams[thread].startBytes, starts[thread]);

  ReadPlan inner = planCacheReads(machine, 0);
  EXPECT_EQ(inner.bufferBytes, (std::vector<int64_t>{24 * KiB, 24 * KiB}));
  EXPECT_EQ(inner.streams[0].buffer, 0u);
  EXPECT_EQ(inner.streams[1].buffer, 1u);
  EXPECT_EQ(inner.streams[2].buffer, 0u);
  EXPECT_EQ(inner.streams[2].startBytes, 12 * KiB);

  ReadPlan memory = planMemoryReads(machine);
  EXPECT_EQ(memory.bufferBytes, std::vector<int64_t>(4, 64 * MiB));
  EXPECT_EQ(memory.streams[3].buffer, 3u);
}

/// Four threads on each of two level 2 caches, numbered one after the other:
/// 16 MiB / 8 would put those of one cache 2 MiB apart, which is within 4 MiB.
TEST(ReadPlanTest, ThreadsOfAClusterAreFarApart) {
  Machine machine = makeMachine();
  machine.cpus = {0, 1, 2, 3, 4, 5, 6, 7};
  machine.caches[1].instances = {{0, 1, 2, 3}, {4, 5, 6, 7}};
  machine.caches[2].instances = {{0, 1, 2, 3, 4, 5, 6, 7}};
  ReadPlan plan = planCacheReads(machine, 2);
  ASSERT_TRUE(plan.whyNot.empty());
  for (unsigned thread = 0; thread < 4; ++thread) {
    EXPECT_EQ(plan.streams[thread].startBytes, 4 * MiB * thread);
    EXPECT_EQ(plan.streams[thread + 4].startBytes, 4 * MiB * thread + 2 * MiB);
  }
  // 16 MiB / 4 is under twice 2.5 MiB.
  machine.caches[1].capacityBytes = 5 * MiB / 2;
  EXPECT_FALSE(planCacheReads(machine, 2).whyNot.empty());
}
