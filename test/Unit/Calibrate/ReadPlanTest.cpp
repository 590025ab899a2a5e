//===- ReadPlanTest.cpp - Data read to measure a level --------------------===//

#include "Measure.h"
#include "llvm/TargetParser/Host.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {

constexpr int64_t KiB = 1 << 10, MiB = 1 << 20, GiB = 1 << 30;

/// Returns a machine with one thread and caches of 48 KiB, 1 MiB and 32 MiB.
Machine makeMachine() {
  Machine machine;
  machine.cpus = {0};
  machine.memoryBytes = 16 * GiB;
  machine.caches = {{1, 48 * KiB, 64, 8, true, {{0}}},
                    {2, 1 * MiB, 64, 8, true, {{0}}},
                    {3, 32 * MiB, 64, 8, false, {{0}}}};
  return machine;
}

} // namespace

/// All quarters of 1 MiB and 32 MiB are at least four times the inner caches;
/// so is an eighth of 32 MiB, but not 128 KiB or 2 MiB.
TEST(ReadPlanTest, PartsOfEachCache) {
  Machine machine = makeMachine();
  int64_t quarters[] = {12 * KiB, 256 * KiB, 8 * MiB};
  for (unsigned index = 0; index < 3; ++index) {
    std::vector<ReadPlan> plans = planCacheReads(machine, index);
    ASSERT_EQ(plans.size(), index == 2 ? 4u : 3u);
    for (unsigned part = 0; part < 3; ++part) {
      EXPECT_EQ(plans[part].bufferBytes,
                std::vector<int64_t>{quarters[index] * (part + 1)});
      EXPECT_EQ(plans[part].streams[0].startBytes, 0);
    }
  }
  EXPECT_EQ(planCacheReads(machine, 2)[3].bufferBytes[0], 4 * MiB);
}

TEST(ReadPlanTest, FourTimesTheOutermostCache) {
  Machine machine = makeMachine();
  EXPECT_EQ(planMemoryReads(machine)->bufferBytes[0], 256 * MiB); // The least.
  machine.caches[2].capacityBytes = 96 * MiB;
  EXPECT_EQ(planMemoryReads(machine)->bufferBytes[0], 384 * MiB);
  machine.memoryBytes = 1 * GiB; // A quarter of it.
  EXPECT_EQ(planMemoryReads(machine)->bufferBytes[0], 256 * MiB);
  machine.memoryBytes = 512 * MiB; // 128 MiB are under twice 96 MiB.
  EXPECT_FALSE(planMemoryReads(machine));
  machine.caches.clear();
  EXPECT_EQ(planMemoryReads(machine)->bufferBytes[0], 128 * MiB);
}

/// Three quarters of 256 KiB are four times 48 KiB; three quarters of slightly
/// less are not.
TEST(ReadPlanTest, CachesTooSmallToTell) {
  Machine machine = makeMachine();
  machine.caches[1].capacityBytes = 256 * KiB;
  std::vector<ReadPlan> plans = planCacheReads(machine, 1);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(plans[0].bufferBytes[0], 192 * KiB);
  machine.caches[1].capacityBytes = 254 * KiB;
  EXPECT_TRUE(planCacheReads(machine, 1).empty());
  machine.caches[0].capacityBytes = readBlockBytes;
  EXPECT_TRUE(planCacheReads(machine, 0).empty());
}

/// Threads 0, 2 and 1, 3 belong to two cores: in the shared level 3, the
/// threads of one core are half of it apart.
TEST(ReadPlanTest, ThreadsOfACoreAreFarApart) {
  Machine machine = makeMachine();
  machine.cpus = {0, 2, 1, 3};
  machine.caches[0].instances = machine.caches[1].instances = {{0, 2}, {1, 3}};
  machine.caches[2].instances = {{0, 1, 2, 3}};
  ReadPlan shared = planCacheReads(machine, 2)[1];
  EXPECT_EQ(shared.bufferBytes, std::vector<int64_t>{16 * MiB});
  int64_t starts[] = {0, 4 * MiB, 8 * MiB, 12 * MiB};
  for (unsigned thread = 0; thread < 4; ++thread)
    EXPECT_EQ(shared.streams[thread].startBytes, starts[thread]);

  ReadPlan inner = planCacheReads(machine, 0)[1];
  EXPECT_EQ(inner.bufferBytes, (std::vector<int64_t>{24 * KiB, 24 * KiB}));
  EXPECT_EQ(inner.streams[0].buffer, 0u);
  EXPECT_EQ(inner.streams[1].buffer, 1u);
  EXPECT_EQ(inner.streams[2].buffer, 0u);
  EXPECT_EQ(inner.streams[2].startBytes, 12 * KiB);

  ReadPlan memory = *planMemoryReads(machine);
  EXPECT_EQ(memory.bufferBytes, std::vector<int64_t>(4, 64 * MiB));
  EXPECT_EQ(memory.streams[3].buffer, 3u);
}

/// Four threads on each of two level 2 caches, with consecutive numbers: 8 MiB
/// / 8 would put the threads of one cache 1 MiB apart, which may fit in it; 2
/// MiB are twice its capacity.
TEST(ReadPlanTest, ThreadsOfAClusterAreFarApart) {
  Machine machine = makeMachine();
  machine.cpus = {0, 1, 2, 3, 4, 5, 6, 7};
  machine.caches[1].instances = {{0, 1, 2, 3}, {4, 5, 6, 7}};
  machine.caches[2].instances = {{0, 1, 2, 3, 4, 5, 6, 7}};
  std::vector<ReadPlan> plans = planCacheReads(machine, 2);
  ASSERT_EQ(plans.size(), 3u);
  for (unsigned thread = 0; thread < 4; ++thread) {
    EXPECT_EQ(plans[0].streams[thread].startBytes, 2 * MiB * thread);
    EXPECT_EQ(plans[0].streams[thread + 4].startBytes,
              2 * MiB * thread + 1 * MiB);
  }
  // 24 MiB / 4 are twice 3 MiB, 16 MiB / 4 are less.
  machine.caches[1].capacityBytes = 3 * MiB;
  plans = planCacheReads(machine, 2);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(plans[0].bufferBytes[0], 24 * MiB);
}

/// The threads of the second node read from the first, each as much as for the
/// main memory.
TEST(ReadPlanTest, FarReads) {
  Machine machine = makeMachine();
  machine.cpus = {0, 1, 2, 3};
  EXPECT_FALSE(planFarReads(machine));
  machine.nodes = {{4, {0, 2}}, {7, {1, 3}}};
  std::optional<ReadPlan> plan = planFarReads(machine);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->node, 4u);
  EXPECT_EQ(plan->bufferBytes, std::vector<int64_t>(2, 64 * MiB));
  for (unsigned thread = 0; thread < 4; ++thread)
    EXPECT_EQ(plan->streams[thread].isIdle, thread % 2 == 0);
  EXPECT_EQ(plan->streams[1].buffer, 0u);
  EXPECT_EQ(plan->streams[3].buffer, 1u);
  machine.caches[2].capacityBytes = 8 * GiB;
  EXPECT_FALSE(planFarReads(machine)); // Too little memory.
}

/// Each thread writes its own part of what it reads: 16 MiB of the level 3 by
/// four threads are 4 MiB each, in three buffers of whole blocks.
TEST(ReadPlanTest, Writes) {
  Machine machine = makeMachine();
  ReadPlan alone = planCacheReads(machine, 0)[0];
  EXPECT_EQ(planWrites(machine, 0, alone)->bufferBytes,
            std::vector<int64_t>{12 * KiB});
  machine.cpus = {0, 1, 2, 3};
  machine.caches[0].instances =
      machine.caches[1].instances = {{0}, {1}, {2}, {3}};
  machine.caches[2].instances = {{0, 1, 2, 3}};
  std::vector<ReadPlan> plans = planCacheReads(machine, 2);
  std::optional<ReadPlan> writes = planWrites(machine, 2, plans[1]);
  ASSERT_TRUE(writes);
  EXPECT_EQ(writes->bufferBytes, std::vector<int64_t>(4, 4 * MiB - 1 * KiB));
  for (unsigned thread = 0; thread < 4; ++thread)
    EXPECT_EQ(writes->streams[thread].buffer, thread);
}

/// 1.5 MiB by each of four threads are less than twice the 1 MiB of its cache.
TEST(ReadPlanTest, WritesThatFitFurtherIn) {
  Machine machine = makeMachine();
  machine.cpus = {0, 1, 2, 3};
  machine.caches[0].instances =
      machine.caches[1].instances = {{0}, {1}, {2}, {3}};
  machine.caches[2].instances = {{0, 1, 2, 3}};
  ReadPlan plan{{6 * MiB}, {{0}, {0}, {0}, {0}}};
  EXPECT_FALSE(planWrites(machine, 2, plan));
}

/// Two threads beside the same node, taken for two: the figures mean nothing,
/// but all that measuring them takes happens.
TEST(MeasureTest, FarMemory) {
  Machine machine;
  unsigned cpu = getSystemSources().cpus.front();
  machine.cpus = {cpu, cpu};
  machine.memoryBytes = 16 * MiB;
  KernelSet kernels = selectKernels(llvm::sys::getHostCPUFeatures());
  kernels.work.clear();
  MeasureOptions options;
  options.repetitions = 2;
  options.progress = [](StringRef) {};
  EXPECT_EQ(measure(machine, kernels, options).levels.front().nodes, 1);
  machine.nodes = {{0, {0}}, {0, {1}}};
  Calibration calibration = measure(machine, kernels, options);
  const MeasuredLevel &dram = calibration.levels.front();
  EXPECT_EQ(dram.nodes, 2);
  for (const Figure *figure : {&dram.farBandwidth, &dram.farLatency}) {
    if (figure->isStated()) {
      EXPECT_EQ(figure->samples.size(), 2u);
    } else { // A container may not allow it.
      EXPECT_EQ(figure->leftOut, "the system does not place memory on a node");
    }
  }
}
