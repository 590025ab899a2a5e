//===- JudgeTest.cpp - Assessment of measurements -------------------------===//

#include "Calibration.h"
#include "gtest/gtest.h"
#include <limits>

using namespace mlir::roofline;

namespace {

/// Returns a calibration without findings.
Calibration makeCalibration() {
  Calibration calibration;
  calibration.rates = {{"matrix", "bf16", {"dots", {4e11, 4e11, 4e11}}},
                       {"vector", "f32", {"adds", {2e11, 2e11, 2e11}}}};
  calibration.levels = {{"dram", {"reads", {4e10, 4e10, 4e10}}, 1 << 30},
                        {"l2", {"reads", {1e11, 1e11, 1e11}}, 1 << 20},
                        {"l1", {"reads", {4e11, 4e11, 4e11}}, 1 << 15}};
  return calibration;
}

using Texts = std::vector<std::string>;

} // namespace

TEST(StatisticsTest, Medians) {
  EXPECT_EQ(computeMedian({3, 1, 2}), 2);
  EXPECT_EQ(computeMedian({4, 1, 2, 10}), 3); // (2 + 4) / 2
  EXPECT_EQ(computeMedian({5}), 5);
  EXPECT_EQ(computeMedian({1e308, 1.5e308}), 1.25e308); // Their sum overflows.
}

TEST(StatisticsTest, Spreads) {
  EXPECT_DOUBLE_EQ(computeSpread({9, 10, 12}), 0.3); // (12 - 9) / 10
  EXPECT_EQ(computeSpread({7, 7, 7}), 0);
}

TEST(JudgeTest, NothingToSay) {
  Calibration calibration = makeCalibration();
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings, Texts());
  for (const MeasuredLevel &level : calibration.levels) {
    EXPECT_TRUE(level.bandwidth.isStated());
    EXPECT_FALSE(level.isCapacityUnconfirmed);
  }
}

/// Exactly 10% does not exceed 10%: 9.5, 10, 10.5 (all exact in binary).
TEST(JudgeTest, Spread) {
  Calibration calibration = makeCalibration();
  calibration.rates[1].rate.samples = {9.5, 10, 10.5};
  calibration.rates[0].rate.samples = {18, 20, 21};             // 3 / 20
  calibration.levels[2].bandwidth.samples = {3e11, 4e11, 4e11}; // 1 / 4
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"spread over 10%: matrix bf16 15.0%, l1 25.0%"});
  EXPECT_FALSE(calibration.rates[1].rate.isUnconfirmed);
  EXPECT_TRUE(calibration.rates[0].rate.isUnconfirmed);
  EXPECT_TRUE(calibration.rates[0].rate.isStated());
}

/// Data from dram passes through l2; l1 is compared with the nearest stated
/// level.
TEST(JudgeTest, BandwidthThatGrowsOutwards) {
  Calibration calibration = makeCalibration();
  calibration.levels[1].bandwidth.samples = {3e10, 3e10, 3e10};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"l2: 3.00e+10 B/s is under the 4.00e+10 of dram outside it: "
                  "left out"});
  EXPECT_FALSE(calibration.levels[1].bandwidth.isStated());
  EXPECT_TRUE(calibration.levels[2].bandwidth.isStated());
}

TEST(JudgeTest, BandwidthsUnderOneFurtherOut) {
  Calibration calibration = makeCalibration();
  calibration.levels[0].bandwidth.samples = {2e11, 2e11, 2e11};
  calibration.levels[2].bandwidth.samples = {1.5e11, 1.5e11, 1.5e11};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings.size(), 2u); // l2 and l1, both under dram
  EXPECT_FALSE(calibration.levels[1].bandwidth.isStated());
  EXPECT_FALSE(calibration.levels[2].bandwidth.isStated());
}

/// Of all traffic 4e10, 1e11 and 4e11 B/s: reads of main memory are slower by
/// more than the spread of 5%, its writes are not.
TEST(JudgeTest, ReadsAndWritesThatDiffer) {
  Calibration calibration = makeCalibration();
  MeasuredLevel &dram = calibration.levels[0], &l1 = calibration.levels[2];
  dram.readBandwidth = {"reads", {3e10, 3e10, 3e10}};
  dram.writeBandwidth = {"writes", {3.71e10, 3.8e10, 3.9e10}};
  l1.readBandwidth = {"reads", {2e11, 2e11, 2.5e11}}; // Spread 25%.
  l1.writeBandwidth = {"writes", {2e11, 2e11, 2e11}};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_TRUE(dram.readBandwidth.isStated());
  EXPECT_EQ(dram.writeBandwidth.leftOut,
            "3.90e+10 B/s is that of all traffic but for the spread");
  EXPECT_TRUE(l1.readBandwidth.isUnconfirmed);
  EXPECT_TRUE(l1.writeBandwidth.isStated());
  EXPECT_EQ(calibration.warnings, Texts{"spread over 10%: l1 reads 25.0%"});
}

/// No mix is faster than reads and writes together, and what main memory takes
/// has passed the caches.
TEST(JudgeTest, ReadsAndWritesThatContradict) {
  Calibration calibration = makeCalibration();
  MeasuredLevel &dram = calibration.levels[0], &l2 = calibration.levels[1],
                &l1 = calibration.levels[2];
  dram.writeBandwidth = {"writes", {3e10}};
  l2.writeBandwidth = {"writes", {2e10}};
  l1.readBandwidth = {"reads", {2e11}};
  l1.writeBandwidth = {"writes", {1e11}};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_TRUE(dram.writeBandwidth.isStated());
  EXPECT_FALSE(l2.writeBandwidth.isStated());
  EXPECT_FALSE(l1.readBandwidth.isStated());
  EXPECT_FALSE(l1.writeBandwidth.isStated());
  std::string together =
      "reads and writes together are under the 4.00e+11 B/s of reads: left out";
  EXPECT_EQ(calibration.warnings,
            (Texts{"l2 writes: 2.00e+10 B/s is under the 3.00e+10 of dram "
                   "outside it: left out",
                   "l1 reads: " + together, "l1 writes: " + together}));
}

/// Writes of main memory are as fast as all traffic. They may go past l2, which
/// then can't be a limit.
TEST(JudgeTest, WritesPastACache) {
  Calibration calibration = makeCalibration();
  calibration.levels[0].writeBandwidth = {"writes", {4e10}};
  calibration.levels[1].writeBandwidth = {"writes", {3e10}};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_FALSE(calibration.levels[1].writeBandwidth.isStated());
  EXPECT_EQ(calibration.warnings,
            Texts{"l2 writes: 3.00e+10 B/s is under the 4.00e+10 of dram "
                  "outside it: left out"});
}

TEST(JudgeTest, NoStepAtACapacity) {
  Calibration calibration = makeCalibration();
  calibration.levels[1].bandwidth.samples = {4.25e10, 4.25e10, 4.25e10};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"l2: less than 10% faster than dram: its capacity is "
                  "unconfirmed"});
  EXPECT_TRUE(calibration.levels[1].isCapacityUnconfirmed);
  EXPECT_TRUE(calibration.levels[1].bandwidth.isStated());
}

TEST(JudgeTest, MatrixUnderVector) {
  Calibration calibration = makeCalibration();
  calibration.rates[0].type = "f32";
  calibration.rates[0].rate.samples = {1e11, 1e11, 1e11};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"matrix f32: 1.00e+11 op/s is under the 2.00e+11 of vector "
                  "f32: left out"});
  // Equal rates are consistent.
  calibration = makeCalibration();
  calibration.rates[0].type = "f32";
  calibration.rates[0].rate.samples = calibration.rates[1].rate.samples;
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings, Texts());
}

TEST(JudgeTest, SamplesThatAreNoFigures) {
  for (double bad : {0.0, -1.0, std::numeric_limits<double>::infinity(),
                     std::numeric_limits<double>::quiet_NaN()}) {
    Calibration calibration = makeCalibration();
    calibration.rates[0].rate.samples[1] = bad;
    EXPECT_FALSE(errorToBool(judge(calibration)));
    EXPECT_EQ(calibration.warnings,
              Texts{"matrix bf16: a run gave no positive finite figure: left "
                    "out"});
  }
}

TEST(JudgeTest, WhatCouldNotBeMeasured) {
  Calibration calibration = makeCalibration();
  calibration.levels[1].bandwidth = {"", {}, "too little beside it"};
  calibration.asides = {{"clock", "Hz", {}}};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings, (Texts{"l2: too little beside it: left out",
                                         "clock: not measured: left out"}));
}

TEST(JudgeTest, OtherWork) {
  Calibration calibration = makeCalibration();
  calibration.processorShare = 0.47;
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"the threads had their processors 47% of the time: other "
                  "work ran, and used caches and memory, too"});
  EXPECT_FALSE(calibration.levels[0].bandwidth.isUnconfirmed);

  // Several threads did not run at once.
  calibration = makeCalibration();
  calibration.processorShare = 0.94;
  calibration.threads = 2;
  calibration.block = {8, 32, 16, {"", {2e11}}, {"", {1e-9}}};
  EXPECT_FALSE(errorToBool(judge(calibration)));
  EXPECT_EQ(calibration.warnings,
            Texts{"the threads had their processors 94% of the time: other "
                  "work ran, the threads did not run at once: all figures are "
                  "unconfirmed"});
  EXPECT_TRUE(calibration.levels[2].bandwidth.isUnconfirmed);
  EXPECT_TRUE(calibration.rates[1].rate.isUnconfirmed);
  EXPECT_TRUE(calibration.block->latency.isUnconfirmed);
}

TEST(JudgeTest, NoTarget) {
  Calibration calibration = makeCalibration();
  calibration.levels[0].bandwidth.samples.clear();
  EXPECT_EQ(llvm::toString(judge(calibration)),
            "no bandwidth of the main memory");
  calibration = makeCalibration();
  calibration.rates.clear();
  EXPECT_EQ(llvm::toString(judge(calibration)), "no compute rate");
}
