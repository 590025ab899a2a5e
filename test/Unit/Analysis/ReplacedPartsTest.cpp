//===- ReplacedPartsTest.cpp - Fused bytes of replaced tensors -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// R20: what all fused ops move of arguments that they replace in part.

#include "AnalysisTestUtils.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class ReplacedPartsTest : public AnalysisTest {};
} // namespace

// Two elements of 8 are replaced, and all of it is returned: 8 B are read and 8
// B written, as the row says. Computed in place, 8 B of %x and 8 B of the
// result.
TEST_F(ReplacedPartsTest, partOfArgument_r20) {
  analyze(R"mlir(
func.func @f(%x: tensor<2xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %x into %t[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @in_place(%x: tensor<8xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %in = tensor.extract_slice %x[2] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %out = tensor.extract_slice %t[2] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %0 = linalg.exp ins(%in : tensor<2xf32>) outs(%out : tensor<2xf32>) -> tensor<2xf32>
  %1 = tensor.insert_slice %0 into %t[2] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
})mlir");
  EXPECT_EQ(getTotals("f").work.getBytesWritten().lower.str(), "8");
  EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), "16");
  EXPECT_EQ(getTotals("in_place").work.getBytesWritten().lower.str(), "8");
  EXPECT_EQ(getTotals("in_place").fusedLowerBytes.str(), "16");
}

// What is read of %o after it has been replaced isn't read of %o: 32 B of %x
// and 32 B of %1 if all of it was, 8 B of %x, 24 B of %o, 8 B of %0 and 32 B of
// %1 if a part was, however that was made (a cache with a new row).
TEST_F(ReplacedPartsTest, readAfterReplacement_r20) {
  analyze(R"mlir(
func.func @all(%x: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%o : tensor<8xf32>) -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.exp ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @part(%x: tensor<2xf32>, %o: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = tensor.insert_slice %x into %o[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.exp ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
func.func @in_place(%x: tensor<2xf32>, %o: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %out = tensor.extract_slice %o[1] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %in = linalg.exp ins(%x : tensor<2xf32>) outs(%out : tensor<2xf32>) -> tensor<2xf32>
  %0 = tensor.insert_slice %in into %o[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %1 = linalg.exp ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
})mlir");
  EXPECT_EQ(getTotals("all").fusedLowerBytes.str(), "64");
  EXPECT_EQ(getTotals("part").fusedLowerBytes.str(), "72");
  EXPECT_EQ(getTotals("in_place").fusedLowerBytes.str(), "72");
}

// The parts of an argument may be the same: 8 B of each %x and %y, and 8 B. Of
// a tensor without content they are others, 16 B; of a computed one all 32 B
// are written, and 32 B of the argument and 8 B of %x read. A constant has to
// be copied.
TEST_F(ReplacedPartsTest, parts_r20) {
  analyze(R"mlir(
func.func @argument(%x: tensor<2xf32>, %y: tensor<2xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %x into %t[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %y into %0[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @empty(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<8xf32> {
  %t = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert_slice %x into %t[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %y into %0[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @computed(%x: tensor<2xf32>, %a: tensor<8xf32>) -> tensor<8xf32> {
  %t = math.exp %a : tensor<8xf32>
  %0 = tensor.insert_slice %x into %t[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @constant(%x: tensor<2xf32>) -> tensor<8xf32> {
  %t = arith.constant dense<1.0> : tensor<8xf32>
  %0 = tensor.insert_slice %x into %t[1] [2] [1] : tensor<2xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
})mlir");
  EXPECT_EQ(getTotals("argument").fusedLowerBytes.str(), "24");
  EXPECT_EQ(getTotals("empty").fusedLowerBytes.str(), "32");
  EXPECT_EQ(getTotals("computed").fusedLowerBytes.str(), "72");
  // The result is 32 B, of which the ops make 8 and read 8 of %x: no op moves
  // the constant.
  EXPECT_EQ(getTotals("constant").fusedLowerBytes.str(), "16");
}

// A loop that replaces parts of an argument: one slice of %x and one of %t, 8 B
// each, as iterations may write the same one. One that fills a tensor without
// content writes all of its 32 B.
TEST_F(ReplacedPartsTest, loopOverParts_r20) {
  StringRef text = R"mlir(
func.func @f(%x: tensor<8xf32>, %arg: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %empty = tensor.empty() : tensor<8xf32>
  %r = scf.for %i = %c0 to %n step %c2 iter_args(%t = START) -> tensor<8xf32> {
    %s = tensor.extract_slice %x[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %0 = tensor.insert_slice %s into %t[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
})mlir";
  // Of few iterations all that they move, 16 B each.
  for (auto [start, bytes] : {std::pair{"%arg", "min(16, 16*ceildiv(arg2, 2))"},
                              {"%empty", "min(40, 16*ceildiv(arg2, 2))"}}) {
    auto [before, after] = text.split("START");
    analyze((before + start + after).str());
    EXPECT_EQ(getTotals("f").fusedLowerBytes.str(), bytes) << start;
  }
}
