//===- FusedLowerBytesTest.cpp - Bytes of a fused program -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// R20: the least that must move even if all ops are fused, where the program
// itself has written what it reads.

#include "AnalysisTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

using FusedLowerBytesTest = AnalysisTest;

// 64 B each. What the program has written to a buffer it need not read:
// @filled writes both; @accumulated reads %a and %b and writes %c. The loops of
// @through read %a and write the others. @scanned may read one element (4 B)
// and writes 15. Of @branches either reads and writes 64 B.
TEST_F(FusedLowerBytesTest, writtenBefore_r20) {
  analyze(R"mlir(
func.func @filled(%c: memref<4x4xf32>, %d: memref<4x4xf32>, %z: f32) {
  linalg.fill ins(%z : f32) outs(%c : memref<4x4xf32>)
  linalg.exp ins(%c : memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  return
}
func.func @accumulated(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>, %z: f32) {
  linalg.fill ins(%z : f32) outs(%c : memref<4x4xf32>)
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
func.func @through(%a: memref<16xf32>, %t: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %t[%i] : memref<16xf32>
    %1 = affine.load %t[%i] : memref<16xf32>
    affine.store %1, %b[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %b[%i] : memref<16xf32>
    affine.store %0, %c[%i] : memref<16xf32>
  }
  return
}
func.func @scanned(%a: memref<16xf32>) {
  affine.for %i = 0 to 15 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %a[%i + 1] : memref<16xf32>
  }
  return
}
func.func @branches(%p: i1, %a: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>) {
  scf.if %p {
    linalg.exp ins(%a : memref<16xf32>) outs(%c : memref<16xf32>)
  } else {
    linalg.exp ins(%b : memref<16xf32>) outs(%c : memref<16xf32>)
  }
  return
}
func.func @tiles(%a: memref<16xf32>, %b: memref<16xf32>, %z: f32) {
  affine.for %i = 0 to 4 {
    %s = memref.subview %a[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.fill ins(%z : f32) outs(%s : memref<4xf32, strided<[1], offset: ?>>)
  }
  linalg.exp ins(%a : memref<16xf32>) outs(%b : memref<16xf32>)
  return
}
func.func @late(%p: memref<4xi1>, %a: memref<16xf32>, %b: memref<16xf32>) {
  affine.for %i = 0 to 4 {
    %q = affine.load %p[%i] : memref<4xi1>
    scf.if %q {
      linalg.exp ins(%a : memref<16xf32>) outs(%b : memref<16xf32>)
    }
    linalg.exp ins(%b : memref<16xf32>) outs(%a : memref<16xf32>)
  }
  return
})mlir");
  EXPECT_EQ(getTotals("filled").fusedLowerBytes.str(), "128");
  EXPECT_EQ(getTotals("accumulated").fusedLowerBytes.str(), "192");
  EXPECT_EQ(getTotals("through").fusedLowerBytes.str(), "256");
  EXPECT_EQ(getTotals("scanned").fusedLowerBytes.str(), "60");
  EXPECT_EQ(getTotals("branches").fusedLowerBytes.str(), "64");
  // The loop may have written all of %a, of which it writes 16 B at a time.
  EXPECT_EQ(getTotals("tiles").fusedLowerBytes.str(), "80");
  // If the first flag is not set, %b is read first and %a is not.
  EXPECT_EQ(getTotals("late").fusedLowerBytes.str(), "132");
}

// A call reads and writes what the called function does: 8 of 64 B, and 64 B.
TEST_F(FusedLowerBytesTest, partOfCall_r20) {
  analyze(R"mlir(
func.func private @part(%a: memref<16xf32>, %b: memref<16xf32>, %z: f32) {
  %s = memref.subview %a[4] [2] [1] : memref<16xf32> to memref<2xf32, strided<[1], offset: 4>>
  %0 = memref.alloc() : memref<2xf32>
  linalg.exp ins(%s : memref<2xf32, strided<[1], offset: 4>>) outs(%0 : memref<2xf32>)
  linalg.fill ins(%z : f32) outs(%b : memref<16xf32>)
  return
}
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %z: f32) {
  call @part(%a, %b, %z) : (memref<16xf32>, memref<16xf32>, f32) -> ()
  return
})mlir");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "72");
}

// R27: the parts of a kernel touch what they execute, each of the 10 elements
// of a triangle of 4 once.
TEST_F(FusedLowerBytesTest, triangle_r27) {
  analyze(R"mlir(
func.func @f(%a: memref<4x4xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 4 {
      %0 = affine.load %a[%i, %j] : memref<4x4xf32>
      affine.store %0, %a[%i, %j] : memref<4x4xf32>
    }
  }
  return
})mlir");
  EXPECT_EQ(getTotals("f").work.getBytesRead(), CountRange(40));
  EXPECT_EQ(getTotals("f").work.getBytesWritten(), CountRange(40));
}
