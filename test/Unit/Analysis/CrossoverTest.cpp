//===- CrossoverTest.cpp - Crossovers against a scan -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Crossover.h"

#include "AnalysisTestUtils.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "roofline/Target/TargetRegistry.h"
#include "roofline/Target/TargetSpec.h"
#include "llvm/ADT/STLExtras.h"

#include <random>

using namespace mlir;
using namespace mlir::roofline;

namespace {
class CrossoverTest : public AnalysisTest {
protected:
  CrossoverTest() { context.loadDialect<DLTIDialect>(); }

  TargetDescription load(StringRef name) {
    return *loadTargetDescription(name, UnknownLoc::get(&context));
  }

  /// Returns the records of all ops that have a cost, analysed with `bindings`.
  SmallVector<OpRecord, 0> analyzeBound(const Bindings &bindings) {
    AnalysisOptions options;
    options.bindings = bindings;
    options.totals = false;
    SmallVector<OpRecord, 0> records;
    ModuleAnalysis bound(*module, target, options);
    bound.run(
        [&](Operation *, const OpRecord &record) {
          if (!record.once.work.isZero())
            records.push_back(record);
        },
        [](Operation *, StringRef) {});
    return records;
  }

  /// Returns the crossovers of each of these ops in `symbol`.
  SmallVector<Crossover, 0> findAll(StringRef symbol, IntegerRange range) {
    SymbolRanges ranges{{symbol.str(), range}};
    Estimator estimator(*target, {});
    CrossoverFinder finder(estimator, ranges);
    SmallVector<Crossover, 0> found;
    for (const OpRecord &record : analyzeBound({})) {
      const auto &[work, estimate] = record.getAll();
      const Crossovers &all = finder.find({work, estimate.levels});
      EXPECT_EQ(all.size(), 1u);
      EXPECT_EQ(all.front().symbol, symbol);
      found.push_back(all.front());
    }
    return found;
  }

  /// Checks that the bound at each integer of the range, analysed as a separate
  /// program, is the one that the crossovers predict.
  void expectLikeScan(StringRef text, StringRef symbol, IntegerRange range) {
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    SmallVector<Crossover, 0> found = findAll(symbol, range);
    for (int64_t value = range.first; value <= range.last; ++value) {
      SmallVector<OpRecord, 0> records = analyzeBound({{symbol.str(), value}});
      ASSERT_EQ(records.size(), found.size());
      for (auto [record, crossover] : llvm::zip_equal(records, found)) {
        const BoundRun *run =
            llvm::find_if(crossover.runs, [&](const BoundRun &run) {
              return run.range.first <= value && value <= run.range.last;
            });
        ASSERT_NE(run, crossover.runs.end()) << crossover.whyNot;
        const Bound &bound = record.getAll().estimate.bound;
        ASSERT_EQ(run->bound,
                  bound.getLeast() ? Bound(*bound.getLeast()) : bound)
            << record.op->getName().getStringRef().str() << " at " << value;
      }
    }
  }
};
} // namespace

static const char *matmul = R"mlir(
func.func @f(%a: tensor<?x4096xf16>, %b: tensor<4096x4096xf16>,
             %c: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  return %0 : tensor<?x4096xf16>
})mlir";

// C is read as well: 2*(4096*M + 4096^2 + 2*4096*M) B at 3.352e12 B/s against
// 2*4096^2*M FLOP at 9.894e14 FLOP/s.
//   M * (2*4096^2/989.4 - 6*4096/3.352) = 2*4096^2/3.352
//   M * (33913.93 - 7331.74) = 10010272 => M = 376.58
TEST_F(CrossoverTest, matmulOnH100) {
  TargetDescription h100 = load("h100");
  target = &h100;
  expectLikeScan(matmul, "arg0_d0", {1, 1024});
  SmallVector<Crossover, 0> found = findAll("arg0_d0", {1, 1024});
  ASSERT_EQ(found.size(), 1u);
  ASSERT_EQ(found[0].runs.size(), 2u);
  EXPECT_EQ(found[0].runs[0].bound.str(), "memory:hbm");
  EXPECT_EQ(found[0].runs[0].range.last, 376);
  EXPECT_EQ(found[0].runs[1].bound.str(), "compute:matrix");
  // 2*M*N*K / (2*(M*K + K*N + 2*M*N)) grows to N*K/(K + 2*N) with M: 4096/3.
  EXPECT_DOUBLE_EQ(*found[0].limitIntensity, 4096.0 / 3);
  EXPECT_DOUBLE_EQ(*found[0].ridge, 9.894e14 / 3.352e12);
}

/// Returns a matmul with N = K = `size` whose result is not read before.
static std::string makeMatmul(int64_t size) {
  std::string n = std::to_string(size);
  return "func.func @f(%a: tensor<?x" + n + "xf16>, %b: tensor<" + n + "x" + n +
         "xf16>, %c: tensor<?x" + n + "xf16>) -> tensor<?x" + n +
         "xf16> {\n"
         "  %z = arith.constant 0.0 : f16\n"
         "  %f = linalg.fill ins(%z : f16) outs(%c : tensor<?x" +
         n + "xf16>) -> tensor<?x" + n +
         "xf16>\n"
         "  %0 = linalg.matmul ins(%a, %b : tensor<?x" +
         n + "xf16>, tensor<" + n + "x" + n + "xf16>) outs(%f : tensor<?x" + n +
         "xf16>) -> tensor<?x" + n + "xf16>\n  return %0 : tensor<?x" + n +
         "xf16>\n}";
}

// Intensity is 2*M*N^2 / (2*(2*M*N + N^2)) = M*N/(2*M + N), which is M in the
// limit: the crossover goes to peak / bandwidth = 295.17. At N it is
// M = R*N/(N - 2*R) for a ridge R: 344.87 at 4096, 295.34 at 2^20.
TEST_F(CrossoverTest, largeMatmulChangesAtRidge) {
  TargetDescription h100 = load("h100");
  target = &h100;
  for (auto [size, last] :
       {std::pair<int64_t, int64_t>{4096, 344}, {1 << 20, 295}}) {
    module = parseSourceString<ModuleOp>(makeMatmul(size), &context);
    ASSERT_TRUE(module);
    SmallVector<Crossover, 0> found = findAll("arg0_d0", {1, 4096});
    ASSERT_EQ(found.back().runs.size(), 2u);
    EXPECT_EQ(found.back().runs[0].range.last, last);
  }
  EXPECT_EQ(std::floor(9.894e14 / 3.352e12), 295);
}

// Programs with several classes and types on one unit, strided windows, packed
// elements, loops.
static const char *programs[] = {
    R"mlir(
func.func @f(%a: tensor<?x32xf16>, %b: tensor<32x48xf16>,
             %c: tensor<?x48xf32>) -> tensor<?x48xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x32xf16>, tensor<32x48xf16>)
      outs(%c : tensor<?x48xf32>) -> tensor<?x48xf32>
  %1 = linalg.exp ins(%0 : tensor<?x48xf32>) outs(%c : tensor<?x48xf32>)
      -> tensor<?x48xf32>
  %2 = linalg.add ins(%0, %1 : tensor<?x48xf32>, tensor<?x48xf32>)
      outs(%c : tensor<?x48xf32>) -> tensor<?x48xf32>
  return %2 : tensor<?x48xf32>
})mlir",
    R"mlir(
func.func @f(%a: tensor<1x8x?x16xf32>, %b: tensor<3x3x16x24xf32>,
             %c: tensor<1x3x?x24xf32>) -> tensor<1x3x?x24xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>,
                                 dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x8x?x16xf32>, tensor<3x3x16x24xf32>)
      outs(%c : tensor<1x3x?x24xf32>) -> tensor<1x3x?x24xf32>
  return %0 : tensor<1x3x?x24xf32>
})mlir",
    R"mlir(
#m = affine_map<(d0, d1) -> (d0, d1)>
#r = affine_map<(d0, d1) -> (d1)>
func.func @f(%a: tensor<?x5xi4>, %b: tensor<5xi4>, %c: tensor<?x5xi4>)
    -> tensor<?x5xi4> {
  %0 = linalg.generic {indexing_maps = [#m, #r, #m],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x5xi4>, tensor<5xi4>) outs(%c : tensor<?x5xi4>) {
  ^bb0(%x: i4, %y: i4, %z: i4):
    %s = arith.muli %x, %y : i4
    %t = arith.addi %s, %z : i4
    linalg.yield %t : i4
  } -> tensor<?x5xi4>
  return %0 : tensor<?x5xi4>
})mlir"};

/// Returns a target with similar rates and bandwidths, so that bounds change at
/// small sizes, and without capacities: all traffic is compulsory.
static TargetDescription makeRandomTarget(MLIRContext &context,
                                          std::mt19937 &random) {
  auto draw = [&](int64_t low, int64_t high) {
    return double(std::uniform_int_distribution<int64_t>(low, high)(random));
  };
  Builder builder(&context);
  TargetDescription target;
  target.name = "random";
  target.units.push_back({"matrix",
                          {{builder.getF16Type(), 1e9 * draw(1, 400)},
                           {builder.getF32Type(), 1e9 * draw(1, 200)}},
                          ""});
  target.units.push_back({"vector",
                          {{builder.getF32Type(), 1e9 * draw(1, 100)},
                           {builder.getIntegerType(4), 1e9 * draw(1, 100)}},
                          ""});
  target.units.push_back(
      {"special", {{builder.getF32Type(), 1e8 * draw(1, 100)}}, ""});
  for (StringRef name : {"hbm", "l2"}) {
    MemoryLevel level;
    level.name = name.str();
    level.bytesPerSecond = 1e9 * draw(3, 30);
    target.levels.push_back(level);
  }
  return target;
}

TEST_F(CrossoverTest, equalsScanOnRandomMachines) {
  std::mt19937 random(8);
  int64_t changes = 0;
  for (int number = 0; number < 12; ++number) {
    TargetDescription machine = makeRandomTarget(context, random);
    target = &machine;
    for (auto [text, symbol, first] : {std::tuple(programs[0], "arg0_d0", 1),
                                       std::tuple(programs[1], "arg2_d2", 1),
                                       std::tuple(programs[2], "arg0_d0", 1)}) {
      expectLikeScan(text, symbol, {first, first + 80});
      if (HasFatalFailure())
        return;
      for (const Crossover &crossover : findAll(symbol, {first, 4096}))
        changes += crossover.runs.size() - 1;
    }
  }
  EXPECT_GE(changes, 10);
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

namespace {
/// Tests with work given as text, on a machine of 1e12 op/s f32 and 1e11 B/s.
class GivenCrossoverTest : public CrossoverTest {
protected:
  GivenCrossoverTest() {
    machine.name = "round";
    machine.units.push_back(
        {"vector", {{Builder(&context).getF32Type(), 1e12}}, ""});
    MemoryLevel hbm;
    hbm.name = "hbm", hbm.bytesPerSecond = 1e11;
    machine.levels = {hbm};
    target = &machine;
  }

  WorkSummary makeWork(StringRef flops, StringRef bytes) {
    WorkSummary work;
    work.terms.add(WorkTerm(WorkClass::Vector, Builder(&context).getF32Type(),
                            *Count::parse(flops)));
    work.getTraffic({}).bytesRead = CountRange(*Count::parse(bytes));
    return work;
  }
  Crossovers find(StringRef flops, StringRef bytes,
                  const SymbolRanges &ranges = {}) {
    WorkSummary work = makeWork(flops, bytes);
    Estimator estimator(machine, {});
    return CrossoverFinder(estimator, ranges)
        .find({work, makeLevelTraffic(machine, work)});
  }
  std::optional<SymbolicInterval> findInterval(StringRef flops, StringRef bytes,
                                               const SymbolRanges &ranges,
                                               EstimateOptions options = {}) {
    WorkSummary work = makeWork(flops, bytes);
    Estimator estimator(machine, options);
    return CrossoverFinder(estimator, ranges)
        .findInterval({work, makeLevelTraffic(machine, work)});
  }

  TargetDescription machine;
};
} // namespace

// The ridge is 10 op/B. s^2 op and 10*s + 200 B: s^2 >= 100*s + 2000 from
// 117.08 on.
TEST_F(GivenCrossoverTest, oneChange) {
  Crossovers found = find("s^2", "10*s + 200");
  ASSERT_EQ(found.size(), 1u);
  ASSERT_EQ(found[0].runs.size(), 2u);
  EXPECT_EQ(found[0].runs[0].range, (IntegerRange{1, 117}));
  EXPECT_EQ(found[0].runs[1].range, (IntegerRange{118, INT32_MAX}));
  EXPECT_EQ(*found[0].firstIntensity, 1.0 / 210);
  EXPECT_TRUE(std::isinf(*found[0].limitIntensity));
}

// (s - 5)*(s - 9) + 10*s = s^2 - 4*s + 45 op and s B: more time in memory where
// (s - 5)*(s - 9) < 0, at the ridge at 5 and 9.
TEST_F(GivenCrossoverTest, twoChanges) {
  Crossovers found = find("s^2 - 4*s + 45", "s");
  ASSERT_EQ(found[0].runs.size(), 3u);
  EXPECT_EQ(found[0].runs[0].bound.str(), "compute:vector");
  EXPECT_EQ(found[0].runs[1].range, (IntegerRange{6, 8}));
  EXPECT_EQ(found[0].runs[1].bound.str(), "memory:hbm");
  EXPECT_EQ(found[0].runs[2].range.first, 9);
}

// A common factor does not change the bound; the remaining factors may.
TEST_F(GivenCrossoverTest, factors) {
  Crossovers found = find("4*s*t", "2*s*t");
  ASSERT_EQ(found.size(), 2u);
  for (const Crossover &crossover : found) {
    ASSERT_EQ(crossover.runs.size(), 1u);
    EXPECT_EQ(crossover.runs[0].bound.str(), "memory:hbm");
    EXPECT_EQ(crossover.limitIntensity, 2.0);
  }
  found = find("4*s^2*t", "2*s*t");
  EXPECT_EQ(found[0].runs.size(), 2u);
  EXPECT_EQ(found[0].runs[1].range.first, 5); // 4*s/2 = 10.
  EXPECT_TRUE(found[1].isIndependent);
  EXPECT_TRUE(found[1].runs.empty());
  found = find("s + t", "s*t");
  EXPECT_EQ(found[0].missing, (SmallVector<std::string, 0>{"t"}));
  EXPECT_TRUE(found[0].runs.empty());
}

TEST_F(GivenCrossoverTest, intervals) {
  // 1e12 op and 1e11 B take 1 s.
  auto interval = findInterval("s*t", "7", {{"s", {2, 9}}, {"t", {3, 5}}});
  ASSERT_TRUE(interval && interval->isMonotone);
  EXPECT_DOUBLE_EQ(interval->leastSeconds, 7 / 1e11);
  EXPECT_DOUBLE_EQ(interval->greatestSeconds, 7 / 1e11); // 45 op: 4.5e-11 s.
  // 100 - 20*s + s^2 B: 0 at 10, 81 at 1, 100 at 20.
  interval = findInterval("1", "s^2 - 20*s + 100", {{"s", {1, 20}}});
  ASSERT_TRUE(interval && !interval->isMonotone);
  EXPECT_EQ(interval->leastBytes, Count(0));
  EXPECT_EQ(interval->greatestBytes, Count(100));
  EXPECT_FALSE(findInterval("s", "t", {{"s", {1, 20}}}));
  EXPECT_FALSE(findInterval("s", "100 - t", {{"s", {1, 20}}, {"t", {1, 20}}}));
}

// In 1e-12 s: 40*s of compute, 10*s^2 - 200*s + 1000 of memory. Their sum is
// least at 8, 640 - 1280 + 1000, where neither is, and greatest at 20.
TEST_F(GivenCrossoverTest, intervalWithoutOverlap) {
  EstimateOptions options;
  options.overlap = Overlap::Sum;
  auto interval =
      findInterval("40*s", "s^2 - 20*s + 100", {{"s", {1, 20}}}, options);
  ASSERT_TRUE(interval && !interval->isMonotone);
  EXPECT_DOUBLE_EQ(interval->leastSeconds, 360e-12);
  EXPECT_DOUBLE_EQ(interval->greatestSeconds, 1800e-12);
}
