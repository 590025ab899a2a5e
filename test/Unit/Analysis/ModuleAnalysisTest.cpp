//===- ModuleAnalysisTest.cpp - Totals of functions and modules -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnalysisTestUtils.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "roofline/Target/TargetDescription.h"

using namespace mlir;
using namespace mlir::roofline;

static std::string getRead(const Totals &totals) {
  CountRange range = totals.work.getBytesRead();
  return range.isExact() ? range.lower.str()
                         : range.lower.str() + " to " + range.upper.str();
}

static std::string getWritten(const Totals &totals) {
  return totals.work.getBytesWritten().lower.str();
}

static std::string getClass(const Totals &totals, WorkClass workClass) {
  return totals.work.terms.getClass(workClass).str();
}

namespace {
using ModuleAnalysisTest = AnalysisTest;
} // namespace

// matmul: 2*4*16*8 = 1024 flops, reads (4*8 + 8*16) * 4 = 640 B, writes 256 B.
// exp: 64 transcendentals, reads and writes 256 B.
static const char *sequence = R"mlir(
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %zero: f32) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.exp ins(%0 : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %1 : tensor<4x16xf32>
})mlir";

TEST_F(ModuleAnalysisTest, sequence_r20) {
  analyze(sequence);
  const Totals &totals = getTotals("f");
  EXPECT_EQ(getClass(totals, WorkClass::Matrix), "1024");
  EXPECT_EQ(getClass(totals, WorkClass::Special), "64");
  EXPECT_EQ(totals.work.terms.getFlops().str(), "1024");
  EXPECT_EQ(totals.work.usefulFlops->str(), "1024");
  EXPECT_EQ(getRead(totals), "896");    // 640 + 256
  EXPECT_EQ(getWritten(totals), "512"); // 256 + 256
  EXPECT_FALSE(totals.unbounded);
  EXPECT_TRUE(unmodelled.empty());
  // With a single function, the module has the totals of the function.
  EXPECT_TRUE(getModuleTotals().work == totals.work);
  EXPECT_EQ(getModuleTotals().fusedLowerBytes, totals.fusedLowerBytes);
}

// R21: times of a sequence add up. f32 on the vector unit at 1e12, special at
// 1e11 op/s, memory at 1e11 B/s: the matmul takes 896 B / 1e11 = 8.96 ns (its
// flops 1.024 ns), exp 512 B / 1e11 = 5.12 ns (0.64 ns).
TEST_F(ModuleAnalysisTest, times_r21) {
  TargetDescription machine;
  Type f32 = Float32Type::get(&context);
  machine.units.push_back({"vector", {{f32, 1e12}}, ""});
  machine.units.push_back({"special", {{f32, 1e11}}, ""});
  MemoryLevel dram;
  dram.name = "dram", dram.bytesPerSecond = 1e11;
  machine.levels = {dram};
  target = &machine;
  analyze(sequence);
  const Totals &totals = getTotals("f");
  ASSERT_TRUE(totals.timeSeconds);
  EXPECT_DOUBLE_EQ(*totals.timeSeconds, 14.08e-9);
  EXPECT_DOUBLE_EQ(totals.busySeconds.at(Resource::memory("dram")), 14.08e-9);
  EXPECT_DOUBLE_EQ(totals.busySeconds.at(Resource::compute("vector")),
                   1.024e-9);
  EXPECT_DOUBLE_EQ(totals.busySeconds.at(Resource::compute("special")),
                   0.64e-9);
  EXPECT_DOUBLE_EQ(totals.bottlenecks.at(Resource::memory("dram")).seconds,
                   14.08e-9);
  EXPECT_EQ(totals.bottlenecks.at(Resource::memory("dram")).rows, 2);
  target = nullptr;
}

// The times of calls in loops, of branches, and of rows that keep symbols until
// the caller's values are known. exp of 8 f32: 64 B / 1e11 = 0.64 ns, and
// 8 / 1e11 = 0.08 ns.
TEST_F(ModuleAnalysisTest, timesOfCalls_r21) {
  TargetDescription machine;
  machine.units.push_back(
      {"special", {{Float32Type::get(&context), 1e11}}, ""});
  MemoryLevel dram;
  dram.name = "dram", dram.bytesPerSecond = 1e11;
  machine.levels = {dram};
  target = &machine;
  analyze(R"mlir(
func.func @leaf(%t: tensor<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.exp ins(%t : tensor<8xf32>) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  }
  return
}
func.func @middle(%t: tensor<8xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    func.call @leaf(%t, %m) : (tensor<8xf32>, index) -> ()
  }
  return
}
func.func @main(%t: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c2 step %c1 {
    func.call @middle(%t, %c10) : (tensor<8xf32>, index) -> ()
  }
  return
}
func.func @branch(%c: i1, %m: memref<16xf32>, %a: memref<8xf32>, %b: memref<8xf32>) {
  scf.if %c {
    %r = memref.realloc %m : memref<16xf32> to memref<32xf32>
  } else {
    memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  }
  return
})mlir");
  EXPECT_FALSE(getTotals("middle").timeSeconds);
  // 2 * 5 * 10 executions.
  const Totals &totals = getTotals("main");
  EXPECT_DOUBLE_EQ(totals.timeSeconds.value_or(0), 64e-9);
  EXPECT_DOUBLE_EQ(totals.busySeconds.at(Resource::memory("dram")), 64e-9);
  EXPECT_DOUBLE_EQ(totals.busySeconds.at(Resource::compute("special")), 8e-9);
  // The call of @middle, twice.
  const OpRecord &call = rows[2].record;
  EXPECT_EQ(call.executions, Count(2));
  EXPECT_DOUBLE_EQ(call.once.estimate.timeSeconds.value_or(0), 32e-9);
  EXPECT_DOUBLE_EQ(call.getAll().estimate.timeSeconds.value_or(0), 64e-9);
  // 0 to 2 * 64 B, or 2 * 32 B.
  EXPECT_DOUBLE_EQ(getTotals("branch").timeSeconds.value_or(0), 0.64e-9);
  EXPECT_DOUBLE_EQ(getTotals("branch").upperTimeSeconds.value_or(0), 1.28e-9);
}

// 10 trips, of which an inner loop makes 3 each.
TEST_F(ModuleAnalysisTest, loops_r8) {
  analyze(R"mlir(
func.func @f(%a: memref<16xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %s = arith.addf %x, %x : f32
    scf.for %j = %c0 to %c6 step %c2 {
      linalg.fill ins(%x : f32) outs(%a : memref<16xf32>)
      %m = arith.mulf %x, %x : f32
    }
  }
  return
})mlir");
  const Totals &totals = getTotals("f");
  EXPECT_EQ(totals.work.terms.getFlops().str(), "40"); // 10 + 10*3
  EXPECT_EQ(getWritten(totals), "1920");               // 10*3 * 16*4
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0].record.executions.str(), "10");
  EXPECT_EQ(rows[1].record.executions.str(), "30");
  EXPECT_EQ(rows[1].record.once.work.getBytesWritten().lower.str(), "64");
  EXPECT_EQ(rows[1].record.getAll().work.getBytesWritten().lower.str(), "1920");
}

// Each quantity is the larger one: the matmul's 1024 flops, 896 B read (with
// the init) and 256 B written, against 64 exponentials, 256 B and 256 B.
TEST_F(ModuleAnalysisTest, branch_r8) {
  analyze(R"mlir(
func.func @f(%p: i1, %a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %x: f32) {
  scf.if %p {
    linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  } else {
    linalg.exp ins(%c : memref<4x16xf32>) outs(%c : memref<4x16xf32>)
    %s = arith.addf %x, %x : f32
  }
  return
})mlir");
  const Totals &totals = getTotals("f");
  EXPECT_EQ(getClass(totals, WorkClass::Matrix), "1024");
  EXPECT_EQ(getClass(totals, WorkClass::Special), "64");
  EXPECT_EQ(getClass(totals, WorkClass::Vector), "1");
  EXPECT_EQ(getRead(totals), "896");
  EXPECT_EQ(getWritten(totals), "256");
}

// Nothing is padded: all flops are useful, whatever the types of the branches.
TEST_F(ModuleAnalysisTest, branchOfTwoTypes_r8) {
  analyze(R"mlir(
func.func @f(%p: i1, %x: f32, %y: f16) {
  scf.if %p {
    %0 = arith.addf %x, %x : f32
    %1 = arith.mulf %0, %x : f32
  } else {
    %0 = arith.addf %y, %y : f16
  }
  return
})mlir");
  const WorkSummary &work = getTotals("f").work;
  ASSERT_TRUE(work.usefulFlops);
  EXPECT_EQ(work.usefulFlops->str(), work.terms.getFlops().str());
}

// main calls f twice, and three times in a loop; g is called by nobody.
TEST_F(ModuleAnalysisTest, calls_r8) {
  analyze(R"mlir(
func.func @f(%x: f32) {
  %0 = arith.addf %x, %x : f32
  %1 = arith.mulf %x, %x : f32
  return
}
func.func @main(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  func.call @f(%x) : (f32) -> ()
  func.call @f(%x) : (f32) -> ()
  scf.for %i = %c0 to %c3 step %c1 {
    func.call @f(%x) : (f32) -> ()
  }
  return
}
func.func @g(%x: f32) {
  %0 = math.exp %x : f32
  return
})mlir");
  EXPECT_EQ(getTotals("f").work.terms.getFlops().str(), "2");
  EXPECT_EQ(getTotals("main").work.terms.getFlops().str(), "10"); // (2+3) * 2
  // The entry points main and g (R20).
  EXPECT_EQ(getModuleTotals().work.terms.getFlops().str(), "10");
  EXPECT_EQ(getClass(getModuleTotals(), WorkClass::Special), "1");
  EXPECT_FALSE(getModuleTotals().unbounded);
}

// Functions of a nested module are walked too; a callee may come after its
// caller.
TEST_F(ModuleAnalysisTest, nestedModules_r20) {
  analyze(R"mlir(
func.func @main(%x: f32) {
  %0 = math.exp %x : f32
  return
}
module @inner {
  func.func @kernel(%x: f32) {
    func.call @f(%x) : (f32) -> ()
    func.call @f(%x) : (f32) -> ()
    return
  }
  func.func @f(%x: f32) {
    %0 = arith.addf %x, %x : f32
    return
  }
})mlir");
  // main and kernel are called by nobody.
  EXPECT_EQ(getClass(getModuleTotals(), WorkClass::Special), "1");
  EXPECT_EQ(getModuleTotals().work.terms.getFlops().str(), "2");
  EXPECT_EQ(analysis->getFunctions().size(), 3u);
}

TEST_F(ModuleAnalysisTest, recursion_r8) {
  analyze(R"mlir(
func.func @f(%x: f32) {
  %0 = arith.addf %x, %x : f32
  func.call @f(%x) : (f32) -> ()
  return
}
func.func @g(%x: f32) {
  func.call @h(%x) : (f32) -> ()
  return
}
func.func @h(%x: f32) {
  %0 = math.exp %x : f32
  func.call @g(%x) : (f32) -> ()
  return
})mlir");
  EXPECT_TRUE(getTotals("f").unbounded);
  EXPECT_EQ(getTotals("f").work.terms.getFlops().str(), "1");
  EXPECT_TRUE(getTotals("g").unbounded);
  EXPECT_TRUE(getTotals("h").unbounded);
  EXPECT_TRUE(getModuleTotals().unbounded);
}

TEST_F(ModuleAnalysisTest, while_r8) {
  analyze(R"mlir(
func.func @f(%p: i1, %x: f32) {
  scf.while : () -> () {
    scf.condition(%p)
  } do {
    %0 = arith.addf %x, %x : f32
    scf.yield
  }
  return
})mlir");
  EXPECT_TRUE(getTotals("f").unbounded);
  EXPECT_FALSE(getTotals("f").work.terms.getFlops().isConstant());
}

// The caller's names for the callee's dims: f(b, a) with a: n, b: m.
TEST_F(ModuleAnalysisTest, symbolsOfCalls_r8) {
  analyze(R"mlir(
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %x: f32) {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.addf %x, %x : f32
  }
  return
}
func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>, %x: f32) {
  %c7 = arith.constant 7 : index
  func.call @f(%b, %a, %c7, %x) : (tensor<?xf32>, tensor<?xf32>, index, f32) -> ()
  return
})mlir");
  EXPECT_EQ(getClass(getTotals("f"), WorkClass::Special), "arg0_d0");
  EXPECT_EQ(getClass(getTotals("main"), WorkClass::Special), "arg1_d0");
  // A symbol stands for an integer >= 0.
  EXPECT_EQ(getClass(getTotals("f"), WorkClass::Vector), "arg2");
  EXPECT_EQ(getClass(getTotals("main"), WorkClass::Vector), "7");
}

// An external function's work isn't known; what is given is believed.
TEST_F(ModuleAnalysisTest, externalFunctions) {
  analyze(R"mlir(
func.func private @known(f32) attributes {roofline.work = #roofline.work<given, vector(f32) = 123, bytes_read = 10, bytes_written = 20>}
func.func private @unknown(f32)
func.func @f(%x: f32) {
  func.call @known(%x) : (f32) -> ()
  func.call @unknown(%x) : (f32) -> ()
  return
})mlir");
  EXPECT_EQ(getTotals("f").work.terms.getFlops().str(), "123");
  EXPECT_EQ(unmodelled, std::vector<std::string>{"func.call"});
}

// Without totals the records are the same, in the same order, each visited
// once.
TEST_F(ModuleAnalysisTest, withoutTotals) {
  const char *text = R"mlir(
#id = affine_map<(i, j) -> (i, j)>
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %zero: f32) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = linalg.matmul ins(%b, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %6 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %7 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %8 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.mulf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %splat = arith.constant dense<1.0> : tensor<4x4xf32>
  %9 = linalg.matmul ins(%a, %splat : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %10 = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %10 : tensor<4x4xf32>
}
func.func @g(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %0 = func.call @f(%a, %b, %c, %zero) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, f32) -> tensor<4x4xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  }
  return
})mlir";
  analyze(text);
  std::vector<Row> expected = rows;
  int64_t modelled = analysis->getCoverage().modelledOps;
  AnalysisOptions options;
  options.totals = false;
  analyze(text, options);
  EXPECT_EQ(analysis->getCoverage().modelledOps, modelled);
  ASSERT_EQ(rows.size(), expected.size());
  for (auto [row, other] : llvm::zip_equal(rows, expected)) {
    EXPECT_EQ(row.op, other.op);
    EXPECT_TRUE(row.record.once.work == other.record.once.work) << row.op;
    EXPECT_EQ(row.record.executions, other.record.executions);
    EXPECT_EQ(row.record.notes.size(), other.record.notes.size());
    EXPECT_EQ(row.record.unbounded, other.record.unbounded);
  }
}

// Ops that look alike but lie in modules of different data layouts (R17):
// 5 indices of 8 B and of 4 B, with totals and without.
TEST_F(ModuleAnalysisTest, dataLayoutsOfNestedModules_r17) {
  context.loadDialect<DLTIDialect>();
  const char *text = R"mlir(
module @wide {
  func.func @f(%a: tensor<5xindex>) {
    %0 = linalg.copy ins(%a : tensor<5xindex>) outs(%a : tensor<5xindex>) -> tensor<5xindex>
    return
  }
}
module @narrow attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: tensor<5xindex>) {
    %0 = linalg.copy ins(%a : tensor<5xindex>) outs(%a : tensor<5xindex>) -> tensor<5xindex>
    return
  }
})mlir";
  for (bool totals : {true, false}) {
    AnalysisOptions options;
    options.totals = totals;
    analyze(text, options);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].record.once.work.getBytesRead().lower.str(), "40");
    EXPECT_EQ(rows[1].record.once.work.getBytesRead().lower.str(), "20");
  }
}
