//===- StorageTotalsTest.cpp - Peak live and fused bytes -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// R20: peak live bytes (arguments and weights are live throughout, every other
// value from its op to its last use), and the bytes that would move if all ops
// were fused (arguments, weights and results once).

#include "AnalysisTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class StorageTotalsTest : public AnalysisTest {
protected:
  void expectTotals(StringRef text, StringRef fusedLower, StringRef peakLive) {
    analyze(text);
    EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), fusedLower);
    EXPECT_EQ(getTotals("f").peakLiveBytes.str(), peakLive);
  }
};
} // namespace

// Arguments 128 + 512 B, matmul 256 B, exp 256 B. Fused: arguments and result
// 128 + 512 + 256. Live at exp: 128 + 512 + 256 + 256.
TEST_F(StorageTotalsTest, sequence_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %zero: f32) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.exp ins(%0 : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %1 : tensor<4x16xf32>
})mlir",
               "896", "1152");
}

// 64 B each: the argument always, and the input and output of each op.
TEST_F(StorageTotalsTest, chain_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.exp ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %2 = linalg.exp ins(%1 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
})mlir",
               "128", "192");
}

// The first value lives to the end: argument, %0, %2 and %3 at the last op.
TEST_F(StorageTotalsTest, residual_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.exp ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %2 = linalg.exp ins(%1 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %3 = linalg.add ins(%0, %2 : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %3 : tensor<16xf32>
})mlir",
               "128", "256");
}

// %0 lives until its slice is read, with %1 and %2 (64 + 64 + 32 B) besides the
// argument. To ask for its size later is no use.
TEST_F(StorageTotalsTest, lastUse_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> (tensor<16xf32>, index) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<16xf32>
  %h = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %s = tensor.extract_slice %0[0] [8] [1] : tensor<16xf32> to tensor<8xf32>
  %1 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %2 = linalg.exp ins(%s : tensor<8xf32>) outs(%h : tensor<8xf32>) -> tensor<8xf32>
  %3 = linalg.exp ins(%1 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %n = tensor.dim %0, %c0 : tensor<16xf32>
  return %3, %n : tensor<16xf32>, index
})mlir",
               "128", "224");
}

// A dense constant is a weight: read once, always there. A splat is neither.
TEST_F(StorageTotalsTest, weights_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.mul ins(%w, %splat : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
})mlir",
               // argument, weight, two results, 16 B each
               "64", "64");
}

// A view moves and needs nothing; the argument is read once by two ops.
TEST_F(StorageTotalsTest, views_r15) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> (tensor<4x4xf32>, tensor<16xf32>) {
  %v = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %d = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%v : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.log ins(%a : tensor<16xf32>) outs(%d : tensor<16xf32>) -> tensor<16xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<16xf32>
})mlir",
               "192", "192");
}

// Memrefs: %a is read, %c written, 64 B each; the buffer between them lives in
// the function.
TEST_F(StorageTotalsTest, buffers_r20) {
  expectTotals(R"mlir(
func.func @f(%a: memref<16xf32>, %c: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  linalg.exp ins(%a : memref<16xf32>) outs(%t : memref<16xf32>)
  linalg.exp ins(%t : memref<16xf32>) outs(%c : memref<16xf32>)
  memref.dealloc %t : memref<16xf32>
  return
})mlir",
               "128", "192");
}

// An op can't overwrite an init that is used again: %p and %q live beside %a.
// Without the second use %q would be in place of %p.
TEST_F(StorageTotalsTest, initUsedAgain_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %p = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %q = linalg.log ins(%a : tensor<16xf32>) outs(%p : tensor<16xf32>) -> tensor<16xf32>
  return %p, %q : tensor<16xf32>, tensor<16xf32>
})mlir",
               "192", "192");
}

// An argument that is only returned moves nothing.
TEST_F(StorageTotalsTest, passedThrough_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  return %a : tensor<16xf32>
})mlir",
               "0", "64");
}

// What a loop computes is a result like any other: the two arguments are read
// and the result is written, 64 B each, whether the loop works in place or not.
TEST_F(StorageTotalsTest, loopCarriedResult_r20) {
  analyze(R"mlir(
func.func @f(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %a) -> tensor<16xf32> {
    %0 = linalg.add ins(%acc, %b : tensor<16xf32>, tensor<16xf32>) outs(%acc : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
})mlir");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "192");
  // 10 times two reads and a write of 64 B.
  EXPECT_EQ(getTotals("f").work.getBytesRead().lower.str(), "1280");
  EXPECT_EQ(getTotals("f").work.getBytesWritten().lower.str(), "640");
}

// Dynamic sizes: 4 B per element.
TEST_F(StorageTotalsTest, symbolic_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
})mlir",
               // The result takes the place of %o, which is as long as %a.
               "8*arg0_d0", "8*arg0_d0");
}

// Bytes of the fused function never exceed those of the ops one by one.
TEST_F(StorageTotalsTest, fusedIsALowerBound_r20) {
  analyze(R"mlir(
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.add ins(%1, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
})mlir");
  const Totals &totals = getTotals("f");
  // %a, %b and %o read, the result written, 256 B each.
  EXPECT_EQ(totals.fusedLowerBytes.str(), "1024");
  EXPECT_EQ(
      (totals.work.getBytesRead().lower + totals.work.getBytesWritten().lower)
          .str(),
      // 768 + 256, then 512 + 256 (%0 is input and init), 512 + 256
      "2560");
}

// A branch's result is what the branch yields: the argument and one result.
TEST_F(StorageTotalsTest, branchResult_r20) {
  expectTotals(R"mlir(
func.func @f(%p: i1, %a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %r = scf.if %p -> tensor<16xf32> {
    %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  } else {
    %0 = linalg.log ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
})mlir",
               "128", "128");
}

// A loop that fills a tensor.empty in place: %b, the loop's result and that of
// the last op live at the end, 64 B each.
TEST_F(StorageTotalsTest, loopIntoEmpty_r20) {
  analyze(R"mlir(
func.func @f(%b: tensor<16xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %e = tensor.empty() : tensor<16xf32>
  %d = tensor.empty() : tensor<16xf32>
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %e) -> tensor<16xf32> {
    %0 = linalg.exp ins(%b : tensor<16xf32>) outs(%acc : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  }
  %s = linalg.log ins(%r : tensor<16xf32>) outs(%d : tensor<16xf32>) -> tensor<16xf32>
  return %s : tensor<16xf32>
})mlir");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "128");
  EXPECT_EQ(getTotals("f").peakLiveBytes.str(), "192");
}

// A called function's buffers live while it is called. g: argument, temporary,
// result, 64 B each; main's argument is the same as g's.
TEST_F(StorageTotalsTest, peakOfCalls_r20) {
  analyze(R"mlir(
func.func @g(%a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = linalg.log ins(%0 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = func.call @g(%a) : (tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
})mlir");
  EXPECT_EQ(getTotals("g").peakLiveBytes.str(), "192");
  EXPECT_EQ(getTotals("f").peakLiveBytes.str(), "192");
  EXPECT_EQ(getModuleTotals().peakLiveBytes.str(), "192");
}

// A called function's weights are read: argument, weight and result, 16 B each.
TEST_F(StorageTotalsTest, weightsOfCalls_r20) {
  analyze(R"mlir(
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
})mlir");
  EXPECT_EQ(getTotals("g").fusedLowerBytes.str(), "48");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "48");
  EXPECT_EQ(getModuleTotals().fusedLowerBytes.str(), "48");
}

// A called function reads %a and writes %c, 64 B each, and has a buffer.
TEST_F(StorageTotalsTest, buffersOfCalls_r20) {
  analyze(R"mlir(
func.func @g(%a: memref<16xf32>, %c: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  linalg.exp ins(%a : memref<16xf32>) outs(%t : memref<16xf32>)
  linalg.exp ins(%t : memref<16xf32>) outs(%c : memref<16xf32>)
  return
}
func.func @f(%a: memref<16xf32>, %c: memref<16xf32>) {
  func.call @g(%a, %c) : (memref<16xf32>, memref<16xf32>) -> ()
  return
})mlir");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "128");
  EXPECT_EQ(getTotals("f").peakLiveBytes.str(), "192");
}

// Called twice in a row, the buffers of the calls don't live together, and the
// weight is one weight: %a, weight, result of the first call, buffer and result
// of the second.
TEST_F(StorageTotalsTest, twoCalls_r20) {
  analyze(R"mlir(
func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
  %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.add ins(%a, %w : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = func.call @g(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
})mlir");
  // %a, the weight and the result, 16 B each.
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "48");
  EXPECT_EQ(getTotals("f").peakLiveBytes.str(), "80");
}

// Tiles written into a tensor.empty: the result of 64 B is written, in place.
// Whether the iterations read different tiles of %a is not analysed yet, so the
// lower bound has one of 16 B.
TEST_F(StorageTotalsTest, tiledLoop_r20) {
  analyze(R"mlir(
func.func @f(%a: tensor<16xf32>) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %r = scf.forall (%i) = (0) to (16) step (4) shared_outs(%o = %e) -> (tensor<16xf32>) {
    %in = tensor.extract_slice %a[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %out = tensor.extract_slice %o[%i] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %0 = linalg.exp ins(%in : tensor<4xf32>) outs(%out : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
    }
  }
  return %r : tensor<16xf32>
})mlir");
  const Totals &totals = getTotals("f");
  EXPECT_EQ(getTotals("f").work.terms.getClass(WorkClass::Special).str(), "16");
  EXPECT_EQ(totals.fusedLowerBytes.str(), "80");
  EXPECT_EQ(totals.peakLiveBytes.str(), "128");
}

// The loop's result and %0 inside of it, 64 B each, live together, beside the
// argument. Nothing moves if it has no iteration; else they move 320 B each.
TEST_F(StorageTotalsTest, loopWithTemporary_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>, %lb: index, %ub: index, %s: index) -> tensor<16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%t = %e) -> (tensor<16xf32>) {
    %own = tensor.empty() : tensor<16xf32>
    %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%own : tensor<16xf32>) -> tensor<16xf32>
    %1 = linalg.add ins(%0, %a : tensor<16xf32>, tensor<16xf32>) outs(%t : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %1 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
})mlir",
               "min(128, 320*max(0, ceildiv(-arg1 + arg2, arg3)))", "192");
}

// A value that is returned twice is written once.
TEST_F(StorageTotalsTest, returnedTwice_r20) {
  expectTotals(R"mlir(
func.func @f(%a: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0, %0 : tensor<16xf32>, tensor<16xf32>
})mlir",
               "128", "128");
}

// Who reads an init again needs a copy, 64 B each. @later: %x, what the loop
// carries and a result inside. @again: %x, whose storage the loop works in,
// %o, which each iteration starts from, and a result inside.
TEST_F(StorageTotalsTest, initReadAgain_r20) {
  analyze(R"mlir(
func.func @later(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<16xf32> {
    %e = tensor.empty() : tensor<16xf32>
    %0 = linalg.exp ins(%h : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  }
  return %r, %x : tensor<16xf32>, tensor<16xf32>
}
func.func @again(%x: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> tensor<4x4xf32> {
    %0 = linalg.matmul ins(%h, %h : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %0 : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
})mlir");
  EXPECT_EQ(getTotals("later").peakLiveBytes.str(), "192");
  EXPECT_EQ(getTotals("again").peakLiveBytes.str(), "192");
}
