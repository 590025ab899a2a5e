//===- TargetDescriptionTest.cpp - Descriptions read from specs -----------===//

#include "TargetTestUtils.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {

using TargetDescriptionTest = TargetTest;

const char *const fullSpec = R"(
  "vendor" = "V", "source" = "S", "aliases" = ["a", "b"],
  "units" = #dlti.map<
    "vector" = #dlti.map<f32 = 1.0e12, i32 = 500000000000>,
    "matrix" = #dlti.map<f16 = 8.0e12, "source" = "M", "native_tile" = [16, 8, 4],
                         "latency_seconds" = 1.0e-9, "unconfirmed" = ["f16"]>>,
  "memory" = #dlti.map<
    "dram" = #dlti.map<"bytes_per_second" = 100000000000,
                       "capacity_bytes" = 1.6e10, "associativity" = 4,
                       "prefetch_bytes" = 192,
                       "memory_spaces" = [1, "#test.space<global>"]>,
    "l1" = #dlti.map<"bytes_per_second" = 1.0e12 : f32,
                     "capacity_bytes" = 32768 : ui32, "instances" = 8 : index,
                     "private" = true, "management" = "scratchpad",
                     "line_bytes" = 64, "register_bytes" = 2048,
                     "cluster_size" = 2, "memory_spaces" = [3 : i32],
                     "source" = "L", "unconfirmed" = ["line_bytes"]>>,
  "links" = #dlti.map<
    "eth" = #dlti.map<"bytes_per_second" = 1.0e10, "latency_seconds" = 2.0e-6,
                      "size" = 4, "unconfirmed" = ["size"]>>,
  "launch_overhead_seconds" = 3.0e-6,
  "unconfirmed" = ["launch_overhead_seconds"])";

TEST_F(TargetDescriptionTest, Device) {
  TargetDescription target = *parse(fullSpec);
  EXPECT_EQ(target.name, "t");
  EXPECT_EQ(target.vendor, "V");
  EXPECT_EQ(target.source, "S");
  EXPECT_EQ(target.aliases, (SmallVector<std::string>{"a", "b"}));
  EXPECT_EQ(target.launchOverheadSeconds, 3.0e-6);
  EXPECT_EQ(target.unconfirmed.front(), "launch_overhead_seconds");
}

TEST_F(TargetDescriptionTest, Units) {
  TargetDescription target = *parse(fullSpec);
  ASSERT_EQ(target.units.size(), 2u);
  const ComputeUnit *vector = target.lookupUnit("vector");
  EXPECT_EQ(vector->lookupRate(parseType("f32")), 1.0e12);
  EXPECT_EQ(vector->lookupRate(parseType("ui32")), 5.0e11);
  EXPECT_EQ(vector->lookupRate(parseType("f16")), std::nullopt);
  EXPECT_EQ(vector->source, "S");
  EXPECT_EQ(target.lookupUnit("matrix")->source, "M");
  EXPECT_EQ(target.lookupUnit("matrix")->nativeTile,
            (SmallVector<int64_t, 3>{16, 8, 4}));
  EXPECT_EQ(target.lookupUnit("matrix")->latencySeconds, 1.0e-9);
  EXPECT_TRUE(target.lookupUnit("matrix")->rates.front().unconfirmed);
  EXPECT_FALSE(target.lookupUnit("special"));
}

TEST_F(TargetDescriptionTest, Levels) {
  TargetDescription target = *parse(fullSpec);
  ASSERT_EQ(target.levels.size(), 2u);
  const MemoryLevel &dram = target.levels[0], &l1 = target.levels[1];
  EXPECT_EQ(dram.bytesPerSecond, 1.0e11);
  EXPECT_EQ(dram.capacityBytes, 16000000000);
  EXPECT_EQ(dram.instances, 1);
  EXPECT_FALSE(dram.isPrivate || dram.isScratchpad || dram.lineBytes);
  EXPECT_EQ(dram.associativity, 4);
  EXPECT_EQ(dram.prefetchBytes, 192);
  EXPECT_EQ(l1.name, "l1");
  EXPECT_EQ(l1.capacityBytes, 32768);
  EXPECT_EQ(l1.instances, 8);
  EXPECT_TRUE(l1.isPrivate && l1.isScratchpad);
  EXPECT_EQ(l1.lineBytes, 64);
  EXPECT_EQ(l1.registerBytes, 2048);
  EXPECT_EQ(l1.clusterSize, 2);
  EXPECT_EQ(l1.source, "L");
  EXPECT_EQ(l1.unconfirmed.front(), "line_bytes");
}

TEST_F(TargetDescriptionTest, Links) {
  TargetDescription target = *parse(fullSpec);
  const NetworkLink *link = target.lookupLink("eth");
  ASSERT_TRUE(link);
  EXPECT_EQ(link->bytesPerSecond, 1.0e10);
  EXPECT_EQ(link->latencySeconds, 2.0e-6);
  EXPECT_EQ(link->size, 4);
  EXPECT_EQ(link->unconfirmed.front(), "size");
}

TEST_F(TargetDescriptionTest, LevelOfMemorySpaceR18) {
  TargetDescription target = *parse(fullSpec);
  auto getLevel = [&](StringRef space) -> StringRef {
    Attribute attribute =
        space.empty() ? Attribute() : parseAttribute(space, &context);
    const MemoryLevel *level = target.lookupLevelOfMemorySpace(attribute);
    return level ? StringRef(level->name) : "none";
  };
  EXPECT_EQ(getLevel(""), "dram");
  EXPECT_EQ(getLevel("1"), "dram");
  EXPECT_EQ(getLevel("3"), "l1");
  EXPECT_EQ(getLevel("3 : i8"), "l1");
  EXPECT_EQ(getLevel("5"), "none");
  EXPECT_EQ(getLevel("\"#test.space<global>\""), "dram");
  EXPECT_EQ(getLevel("\"shared\""), "none");
}

TEST_F(TargetDescriptionTest, MemorySpaceOfAnotherDialectMatchesItsText) {
  context.allowUnregisteredDialects();
  TargetDescription target = *parse(fullSpec);
  Attribute space = parseAttribute("#test.space<global>", &context);
  EXPECT_EQ(target.lookupLevelOfMemorySpace(space), &target.levels.front());
}

TEST_F(TargetDescriptionTest, OtherDevicesAndKeysAreLeftAlone) {
  std::string spec = R"("CPU" = #dlti.target_device_spec<"x" = 5>,
    "t" = #dlti.target_device_spec<"y" = #dlti.map<f32 = "z">,
                                   "roofline" = #dlti.map<)" +
                     std::string(minimalUnits) + ", " + minimalMemory + ">>";
  FailureOr<TargetDescription> target = parseSpec(spec);
  ASSERT_TRUE(succeeded(target)) << messages.front();
  EXPECT_EQ(target->name, "t");
  EXPECT_TRUE(target->unconfirmed.empty());
}

} // namespace
