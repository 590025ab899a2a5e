//===- NodeTimesTest.cpp - Times of memories of several nodes -------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "roofline/Estimate/Estimate.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Four nodes of 25 GB/s each, with links of 10 GB/s and 50 ns.
class NodeTimesTest : public ::testing::Test {
protected:
  NodeTimesTest() {
    target.name = "nodes";
    target.units.push_back(
        {"vector", {{Float32Type::get(&context), 1e12}}, ""});
    MemoryLevel dram;
    dram.name = "dram";
    dram.bytesPerSecond = 1e11;
    dram.nodes = 4;
    dram.farBytesPerSecond = 1e10;
    dram.farLatencySeconds = 50e-9;
    target.levels = {dram};
  }

  Attribute node(int64_t number) { return builder.getI64IntegerAttr(number); }

  void add(Attribute placement, const CountRange &read,
           const CountRange &written) {
    SpaceTraffic &traffic = work.getTraffic({}, placement);
    traffic.bytesRead += read;
    traffic.bytesWritten += written;
  }

  /// 800 B read on node 0, 400 B written on node 1, 1600 B read in turn.
  void addAllKinds() {
    add(node(0), Count(800), {});
    add(node(1), {}, Count(400));
    add(interleaved, Count(1600), {});
  }

  Estimate estimate() { return Estimator(target, {}).estimate(work); }

  static double getNanoseconds(const Estimate &estimate, StringRef resource) {
    for (const ResourceTime &time : estimate.times)
      if (time.resource.str() == resource)
        return time.seconds * 1e9;
    return -1;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Builder builder{&context};
  Attribute interleaved = builder.getStringAttr("interleaved");
  TargetDescription target;
  WorkSummary work;
};
} // namespace

// Node 0: 800 + 1600/4 = 1200 B at 25 GB/s. Out of it go 800 * 3/4 of what is
// read there, 400/4 of what is written to node 1, and 1600 * 3/16: 1000 B. Into
// node 1 come 400 * 3/4 + 800/4 + 300 = 800 B.
TEST_F(NodeTimesTest, allKinds_r28) {
  addAllKinds();
  Estimate result = estimate();
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram"), 48);
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram.far"), 150);
  EXPECT_EQ(result.bound.str(), "memory:dram.far");
  EXPECT_DOUBLE_EQ(*result.headroom, 3.125);
  EXPECT_EQ(result.levels[0].getFarBytes(), Count(2100));
}

// Reads and writes go in opposite directions: 3200 * 3/4 = 2400 B each way.
TEST_F(NodeTimesTest, twoDirections_r28) {
  add(node(0), Count(3200), Count(3200));
  EXPECT_DOUBLE_EQ(getNanoseconds(estimate(), "memory:dram.far"), 290);
}

// Node 3 has no values. Into it comes a quarter of the 3 * 400 B read on the
// others: 300 B, as much as leaves each of them.
TEST_F(NodeTimesTest, nodeWithoutValues_r28) {
  for (int64_t number : {0, 1, 2})
    add(node(number), Count(400), {});
  EXPECT_DOUBLE_EQ(getNanoseconds(estimate(), "memory:dram.far"), 80);
}

// What moves twice may be of the interleaved value: 6000 B take 60 ns if spread
// evenly, more than the 48 ns of node 0. The links are as before.
TEST_F(NodeTimesTest, bytesOfUnknownPlacement_r28) {
  addAllKinds();
  LevelTraffics levels = makeLevelTraffic(target, work);
  levels[0].lowerBytes = CountRange(Count(6000));
  levels[0].achievableBytes = Count(6000);
  Estimate result = Estimator(target, {}).estimate(work, levels);
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram"), 60);
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram.far"), 150);
}

// Two branches, of which one is taken: at least 2000 B of 2800. The 800 B may
// be those of any placement: of the interleaved value 800 B are left, of the
// others none.
TEST_F(NodeTimesTest, branches_r28) {
  addAllKinds();
  LevelTraffics levels = makeLevelTraffic(target, work);
  levels[0].lowerBytes = CountRange(Count(2000));
  levels[0].achievableBytes = Count(2000);
  Estimate result = Estimator(target, {}).estimate(work, levels);
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram"), 20);
  EXPECT_DOUBLE_EQ(getNanoseconds(result, "memory:dram.far"), 65);
}

// 400 to 800 B on node 0: 16 to 32 ns, 300 to 600 B over the links. Another 200
// B move again, at worst on node 0: 1000 B, 40 ns, 750 B.
TEST_F(NodeTimesTest, interval_r28) {
  add(node(0), CountRange(Count(400), Count(800)), {});
  Estimate result = estimate();
  EXPECT_DOUBLE_EQ(*result.timeSeconds * 1e9, 80);
  EXPECT_DOUBLE_EQ(*result.upperTimeSeconds * 1e9, 110);
  LevelTraffics levels = makeLevelTraffic(target, work);
  levels[0].achievableBytes = Count(1000);
  result = Estimator(target, {}).estimate(work, levels);
  EXPECT_DOUBLE_EQ(*result.upperTimeSeconds * 1e9, 125);
}

// At least nothing moves, at most what moves in `interval_r28`.
TEST_F(NodeTimesTest, perhapsNothing_r28) {
  add(node(0), CountRange(Count(0), Count(800)), {});
  Estimate result = estimate();
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 0);
  EXPECT_DOUBLE_EQ(*result.upperTimeSeconds * 1e9, 110);
}

// A node that the target doesn't have is an error of the program, and elsewhere
// one more node.
TEST_F(NodeTimesTest, unknownNode_r28) {
  add(node(INT64_MAX), Count(400), {});
  EXPECT_DOUBLE_EQ(getNanoseconds(estimate(), "memory:dram.far"), 80);
}

// 4 * n B on one node and n B on all: 17 * n B at the rate of the level, and 3
// * n B over the links.
TEST_F(NodeTimesTest, symbols_r28) {
  Count n = Count::symbol("n");
  add(node(2), Count(4) * n, {});
  add({}, n, {});
  auto times =
      Estimator(target, {}).computeTimes(work, makeLevelTraffic(target, work));
  ASSERT_EQ(times.size(), 2u);
  EXPECT_EQ(times[0].seconds[0].count, Count(17) * n);
  EXPECT_EQ(times[1].seconds[0].count, Count(3 * 16) * n);
  EXPECT_DOUBLE_EQ(times[1].seconds[0].rate, 16e10);
}

// The target's rule places what says nothing.
TEST_F(NodeTimesTest, ruleOfTheTarget_r28) {
  add({}, Count(1600), {});
  EXPECT_EQ(getNanoseconds(estimate(), "memory:dram.far"), -1);
  target.levels[0].placement = interleaved;
  EXPECT_DOUBLE_EQ(getNanoseconds(estimate(), "memory:dram.far"), 80);
  target.levels[0].placement = node(3);
  EXPECT_DOUBLE_EQ(getNanoseconds(estimate(), "memory:dram.far"), 170);
}

// Every node accesses its part of every value where it lies, byte by byte.
TEST_F(NodeTimesTest, simulated_r28) {
  std::mt19937 random(1);
  for (int trial = 0; trial < 200; ++trial) {
    int64_t nodes = 2 + random() % 4;
    target.levels[0].nodes = nodes;
    target.levels[0].farLatencySeconds.reset();
    work = WorkSummary();
    std::vector<double> memory(nodes), in(nodes), out(nodes);
    for (unsigned values = 1 + random() % 4; values > 0; --values) {
      // -2 is first touch, -1 interleaved.
      int64_t home = int64_t(random() % (nodes + 2)) - 2;
      bool isRead = random() % 2;
      // Bytes of each part that one node accesses on one node.
      int64_t bytes = 1 + random() % 100, all = bytes * nodes * nodes;
      add(home == -2   ? Attribute()
          : home == -1 ? interleaved
                       : node(home),
          isRead ? Count(all) : Count(), isRead ? Count() : Count(all));
      for (int64_t accessor = 0; accessor < nodes; ++accessor)
        for (int64_t part = 0; part < nodes; ++part) {
          int64_t place = home == -2 ? accessor : home == -1 ? part : home;
          memory[place] += bytes;
          if (place == accessor)
            continue;
          out[isRead ? place : accessor] += bytes;
          in[isRead ? accessor : place] += bytes;
        }
    }
    Estimate result = estimate();
    double link = std::max(*llvm::max_element(in), *llvm::max_element(out));
    EXPECT_NEAR(getNanoseconds(result, "memory:dram"),
                *llvm::max_element(memory) * double(nodes) / 100, 1e-9);
    EXPECT_NEAR(getNanoseconds(result, "memory:dram.far"),
                link == 0 ? -1 : link / 10, 1e-9);
  }
}
