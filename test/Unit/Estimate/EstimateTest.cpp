//===- EstimateTest.cpp - Estimates of work on a machine ------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Estimate/Estimate.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <cmath>
#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// A machine with round figures: f32 at 1e12 op/s on a memory of 1e11 B/s, so
/// that the ridge of f32 is 10 op/B.
class EstimateTest : public ::testing::Test {
protected:
  EstimateTest() {
    Type tf32 = FloatTF32Type::get(&context);
    target.name = "round";
    target.units.push_back(
        {"matrix", {{f16, 8e12}, {tf32, 4e12}, {i8, 16e12}}, ""});
    target.units.push_back(
        {"vector", {{f32, 1e12}, {f16, 2e12}, {i32, 5e11}}, ""});
    target.units.push_back({"special", {{f32, 1e11}}, ""});
    MemoryLevel hbm, sram, registers;
    hbm.name = "hbm", hbm.bytesPerSecond = 1e11;
    sram.name = "sram", sram.bytesPerSecond = 1e12;
    sram.memorySpaces = {space(3)};
    registers.name = "registers", registers.memorySpaces = {space(5)};
    target.levels = {hbm, sram, registers};
    target.launchOverheadSeconds = 5e-6;
  }

  Attribute space(int64_t number) {
    return Builder(&context).getI64IntegerAttr(number);
  }

  /// Returns work of one class with bytes read from the default memory space.
  WorkSummary work(WorkClass workClass, Type type, const Count &count,
                   const CountRange &bytes) {
    WorkSummary summary;
    summary.terms.add({workClass, type, count});
    summary.usefulFlops = summary.terms.getFlops();
    if (!bytes.isZero())
      summary.getTraffic({}).bytesRead = bytes;
    return summary;
  }
  WorkSummary vectorWork(const Count &flops, const CountRange &bytes) {
    return work(WorkClass::Vector, f32, flops, bytes);
  }
  WorkSummary matrixWork(Type a, Type b, Type sum, const Count &flops) {
    WorkSummary summary;
    summary.terms.add({WorkClass::Matrix, a, b, sum, flops});
    return summary;
  }

  Estimate estimate(const WorkSummary &summary,
                    const EstimateOptions &options = {}) {
    return Estimator(target, options).estimate(summary);
  }

  static std::optional<double> lookupTime(const Estimate &estimate,
                                          StringRef resource) {
    for (const ResourceTime &time : estimate.times)
      if (time.resource.str() == resource)
        return time.seconds;
    return std::nullopt;
  }

  static bool hasNote(const Estimate &estimate, StringRef part) {
    return llvm::any_of(estimate.notes,
                        [&](StringRef note) { return note.contains(part); });
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Type f16 = Float16Type::get(&context);
  Type f32 = Float32Type::get(&context);
  Type f64 = Float64Type::get(&context);
  Type i8 = IntegerType::get(&context, 8);
  Type i32 = IntegerType::get(&context, 32);
  TargetDescription target;
};
} // namespace

// 1000 op / 1e12 = 100 B / 1e11 = 1 ns.
TEST_F(EstimateTest, exactlyAtTheRidge_r22) {
  Estimate result = estimate(vectorWork(1000, Count(100)));
  EXPECT_EQ(result.bound.str(), "compute:vector");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*result.headroom, 1);
  EXPECT_DOUBLE_EQ(*result.intensity, 10);
  EXPECT_DOUBLE_EQ(*result.ridge, 10);
  EXPECT_DOUBLE_EQ(*result.attainableOpsPerSecond, 1e12);
}

// One operation to either side of the ridge.
TEST_F(EstimateTest, besideTheRidge_r22) {
  Estimate below = estimate(vectorWork(999, Count(100)));
  EXPECT_EQ(below.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*below.timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*below.headroom, 1000.0 / 999);
  EXPECT_DOUBLE_EQ(*below.intensity, 9.99);
  EXPECT_DOUBLE_EQ(*below.attainableOpsPerSecond, 9.99e11);
  Estimate above = estimate(vectorWork(1001, Count(100)));
  EXPECT_EQ(above.bound.str(), "compute:vector");
  EXPECT_DOUBLE_EQ(*above.timeSeconds, 1.001e-9);
  EXPECT_DOUBLE_EQ(*above.headroom, 1.001);
  EXPECT_DOUBLE_EQ(*above.attainableOpsPerSecond, 1e12);
}

// Any count at the ridge is compute-bound, whatever its rounding.
TEST_F(EstimateTest, atTheRidgeAtAnySize_r22) {
  for (int64_t bytes : {1L, 3L, 7L, 1000003L, 123456789L, 999999999999L})
    EXPECT_EQ(estimate(vectorWork(Count(bytes) * 10, Count(bytes))).bound.str(),
              "compute:vector");
}

TEST_F(EstimateTest, noBytes_r23) {
  Estimate result = estimate(vectorWork(1000, Count(0)));
  EXPECT_EQ(result.bound.str(), "compute:vector");
  EXPECT_FALSE(result.intensity);
  EXPECT_FALSE(result.headroom);
  EXPECT_DOUBLE_EQ(*result.attainableOpsPerSecond, 1e12);
  EXPECT_FALSE(lookupTime(result, "memory:hbm"));
}

// A zero-FLOP op still classifies.
TEST_F(EstimateTest, noFlops_r23) {
  Estimate result = estimate(vectorWork(0, Count(100)));
  EXPECT_EQ(result.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*result.intensity, 0);
  EXPECT_FALSE(result.ridge);
  EXPECT_DOUBLE_EQ(*result.headroom, 10); // Relative to sram, at 1e12 B/s.
}

TEST_F(EstimateTest, noWork_r23) {
  EXPECT_EQ(estimate(WorkSummary()).bound.str(), "none");
  EXPECT_DOUBLE_EQ(*estimate(WorkSummary()).timeSeconds, 0);
  // Class other is no work (R5).
  Estimate casts = estimate(work(WorkClass::Other, f32, 1000, Count(0)));
  EXPECT_EQ(casts.bound.str(), "none");
  EXPECT_DOUBLE_EQ(*casts.timeSeconds, 0);
  EXPECT_TRUE(casts.notes.empty());
  EXPECT_EQ(estimate(work(WorkClass::Other, f32, 1000, Count(100))).bound.str(),
            "memory:hbm");
}

// f64 has no rate: there is no limit, and the row reports that.
TEST_F(EstimateTest, noRate_r22) {
  Estimate result = estimate(work(WorkClass::Vector, f64, 1000, Count(0)));
  EXPECT_EQ(result.bound.str(), "unknown");
  EXPECT_FALSE(result.timeSeconds);
  EXPECT_TRUE(hasNote(result, "no vector rate for f64"));
  Estimate moved = estimate(work(WorkClass::Vector, f64, 1000, Count(100)));
  EXPECT_EQ(moved.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*moved.timeSeconds, 1e-9);
  EXPECT_TRUE(hasNote(moved, "no vector rate for f64"));
}

TEST_F(EstimateTest, mixedClasses_r21) {
  WorkSummary summary = matrixWork(f16, f16, f32, 8000); // 1 ns
  summary.terms.add({WorkClass::Vector, f32, 1000});     // 1 ns
  summary.terms.add({WorkClass::Vector, f16, 1000});     // 0.5 ns
  summary.terms.add({WorkClass::Integer, i32, 1000});    // 2 ns on vector too
  summary.terms.add({WorkClass::Special, f32, 500});     // 5 ns
  summary.terms.add({WorkClass::Other, f32, 1000000});
  summary.getTraffic({}).bytesRead = Count(200);    // 2 ns
  summary.getTraffic({}).bytesWritten = Count(200); // 2 ns more
  Estimate result = estimate(summary);
  EXPECT_DOUBLE_EQ(*lookupTime(result, "compute:matrix"), 1e-9);
  EXPECT_DOUBLE_EQ(*lookupTime(result, "compute:vector"), 3.5e-9);
  EXPECT_DOUBLE_EQ(*lookupTime(result, "compute:special"), 5e-9);
  EXPECT_DOUBLE_EQ(*lookupTime(result, "memory:hbm"), 4e-9);
  EXPECT_DOUBLE_EQ(*lookupTime(result, "memory:sram"), 4e-10);
  EXPECT_EQ(result.times.size(), 5u);
  EXPECT_EQ(result.bound.str(), "compute:special");
  EXPECT_DOUBLE_EQ(*result.headroom, 1.25);
  // 8000 + 1000 + 1000 flops and 1000 integer operations on 400 B.
  EXPECT_DOUBLE_EQ(*result.intensity, 11000.0 / 400);
  EXPECT_DOUBLE_EQ(*result.attainableOpsPerSecond, 11000 / 5e-9);
}

// The traffic of a gather between 10 B and 1000 B: 0.1 ns to 10 ns.
TEST_F(EstimateTest, rangeAcrossTheRidge_r24) {
  Estimate result = estimate(vectorWork(1000, CountRange(10, 1000)));
  EXPECT_EQ(result.bound.str(), "compute:vector..memory:hbm");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*result.upperTimeSeconds, 1e-8);
}

TEST_F(EstimateTest, rangeBesideTheRidge_r24) {
  Estimate memory = estimate(vectorWork(1000, CountRange(200, 1000)));
  EXPECT_EQ(memory.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*memory.timeSeconds, 2e-9);
  EXPECT_DOUBLE_EQ(*memory.upperTimeSeconds, 1e-8);
  Estimate compute = estimate(vectorWork(1000, CountRange(10, 100)));
  EXPECT_EQ(compute.bound.str(), "compute:vector");
  EXPECT_DOUBLE_EQ(*compute.upperTimeSeconds, 1e-9);
  // From nothing to something: memory-bound if anything moves.
  Estimate nothing = estimate(vectorWork(0, CountRange(0, 100)));
  EXPECT_EQ(nothing.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*nothing.timeSeconds, 0);
  EXPECT_DOUBLE_EQ(*nothing.upperTimeSeconds, 1e-9);
}

// Space 3 causes traffic of sram and not of hbm; traffic of hbm passes through
// sram.
TEST_F(EstimateTest, onChipSpace_r18) {
  WorkSummary summary = vectorWork(1000, Count(0));
  summary.getTraffic(space(3)).bytesRead = Count(4000);
  Estimate result = estimate(summary);
  EXPECT_EQ(result.bound.str(), "memory:sram");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 4e-9);
  EXPECT_FALSE(lookupTime(result, "memory:hbm"));
  EXPECT_FALSE(result.intensity); // No byte at the outermost level.
  summary.getTraffic({}).bytesRead = Count(100);
  result = estimate(summary);
  EXPECT_EQ(result.bound.str(), "memory:sram");
  EXPECT_DOUBLE_EQ(*lookupTime(result, "memory:hbm"), 1e-9);
  EXPECT_DOUBLE_EQ(*result.intensity, 10);
  ASSERT_EQ(result.levels.size(), 3u);
  EXPECT_EQ(result.levels[0].level, "hbm");
  EXPECT_TRUE(result.levels[0].lowerBytes == CountRange(100));
  EXPECT_EQ(result.levels[1].level, "sram");
  EXPECT_TRUE(result.levels[1].lowerBytes == CountRange(4100));
  EXPECT_TRUE(result.levels[2].lowerBytes == CountRange(4100));
  // An innermost scratchpad only holds what a program places there.
  target.levels[2].isScratchpad = true;
  EXPECT_TRUE(estimate(summary).levels[2].lowerBytes == CountRange(0));
}

TEST_F(EstimateTest, unknownSpace_r18) {
  WorkSummary summary = vectorWork(1000, Count(0));
  summary.getTraffic(space(7)).bytesWritten = Count(500);
  Estimate result = estimate(summary);
  EXPECT_EQ(result.bound.str(), "memory:hbm");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, 5e-9);
  EXPECT_TRUE(hasNote(result, "memory space 7"));
}

TEST_F(EstimateTest, levelWithoutBandwidth) {
  WorkSummary summary = vectorWork(1000, Count(0));
  summary.getTraffic(space(5)).bytesRead = Count(1000000);
  Estimate result = estimate(summary);
  EXPECT_EQ(result.bound.str(), "compute:vector");
  EXPECT_TRUE(hasNote(result, "no bandwidth for registers"));
}

TEST_F(EstimateTest, tf32) {
  WorkSummary summary = matrixWork(f32, f32, f32, 4000);
  Estimate plain = estimate(summary);
  EXPECT_EQ(plain.bound.str(), "compute:vector");
  EXPECT_DOUBLE_EQ(*plain.timeSeconds, 4e-9);
  EXPECT_TRUE(hasNote(plain, "f32"));
  EstimateOptions options;
  options.allowTF32 = true;
  Estimate fast = estimate(summary, options);
  EXPECT_EQ(fast.bound.str(), "compute:matrix");
  EXPECT_DOUBLE_EQ(*fast.timeSeconds, 1e-9);
  EXPECT_TRUE(hasNote(fast, "tf32"));
}

// A product of i8 and f16 runs at the rate of f16, either way round.
TEST_F(EstimateTest, mixedOperands) {
  EXPECT_DOUBLE_EQ(*estimate(matrixWork(i8, f16, f32, 8000)).timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*estimate(matrixWork(f16, i8, f32, 8000)).timeSeconds, 1e-9);
  EXPECT_DOUBLE_EQ(*estimate(matrixWork(i8, i8, i32, 16000)).timeSeconds, 1e-9);
}

TEST_F(EstimateTest, symbolic) {
  EXPECT_EQ(estimate(vectorWork(Count::symbol("n"), Count(100))).bound.str(),
            "symbolic");
  EXPECT_FALSE(
      estimate(vectorWork(Count::symbol("n"), Count(100))).timeSeconds);
}

static Count powerOf2(unsigned exponent) {
  Count result = 1;
  for (unsigned i = 0; i < exponent; ++i)
    result *= 2;
  return result;
}

TEST_F(EstimateTest, hugeCounts) {
  // 10 * 2^200 op on 2^200 B: the ridge.
  Estimate result = estimate(vectorWork(powerOf2(200) * 10, powerOf2(200)));
  EXPECT_EQ(result.bound.str(), "compute:vector");
  EXPECT_DOUBLE_EQ(*result.timeSeconds, std::ldexp(10.0, 200) / 1e12);
  EXPECT_DOUBLE_EQ(*result.intensity, 10);
  EXPECT_EQ(estimate(vectorWork(powerOf2(200) * 9, powerOf2(200))).bound.str(),
            "memory:hbm");
}

// Beyond the range of double there is no time; a report must not say "nan".
TEST_F(EstimateTest, countsBeyondDouble) {
  Estimate result = estimate(vectorWork(powerOf2(1100), powerOf2(1100)));
  EXPECT_FALSE(result.headroom && std::isnan(*result.headroom));
  EXPECT_FALSE(result.intensity && std::isnan(*result.intensity));
  EXPECT_FALSE(result.ridge && std::isnan(*result.ridge));
}

// The time is the maximum of the times; operations divided by it are the
// attainable rate if compute or the outermost level bounds.
TEST_F(EstimateTest, randomWork_r23) {
  std::mt19937_64 random(5);
  for (int i = 0; i < 2000; ++i) {
    WorkSummary summary = matrixWork(f16, f16, f32, random() % 1000000);
    summary.terms.add({WorkClass::Vector, f32, Count(random() % 100000)});
    summary.terms.add({WorkClass::Integer, i32, Count(random() % 100000)});
    summary.getTraffic({}).bytesRead = Count(1 + random() % 20000);
    Estimate result = estimate(summary);
    double largest = 0;
    for (const ResourceTime &time : result.times)
      largest = std::max(largest, time.seconds);
    ASSERT_DOUBLE_EQ(*result.timeSeconds, largest);
    ASSERT_EQ(lookupTime(result, result.bound.str()), result.timeSeconds);
    double operations =
        (summary.terms.getFlops() + summary.terms.getIntOps()).toDouble();
    ASSERT_NEAR(*result.attainableOpsPerSecond * largest / operations, 1,
                1e-12);
    ASSERT_GE(*result.headroom, 1);
    // Below the ridge means memory.
    if (std::abs(*result.intensity / *result.ridge - 1) > 1e-9) {
      ASSERT_EQ(*result.intensity < *result.ridge,
                result.bound == Resource::memory("hbm"));
    }
  }
}
