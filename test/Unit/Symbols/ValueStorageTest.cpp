//===- ValueStorageTest.cpp - Tests of the storage behind values ----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Symbols/ValueStorage.h"

#include "AnalysisTestUtils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class ValueStorageTest : public AnalysisTest {
protected:
  Block &parse(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &context);
    return (*module->getOps<func::FuncOp>().begin()).front();
  }
  static Operation *getOp(Block &block, unsigned number) {
    return &*std::next(block.begin(), number);
  }
};
} // namespace

static constexpr const char *program = R"mlir(
func.func @f(%x: f32, %t: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %r = linalg.add ins(%t, %t : tensor<8xf32>, tensor<8xf32>)
      outs(%f : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
)mlir";

TEST_F(ValueStorageTest, RootsThroughViewsAndInits) {
  Block &block = parse(program);
  Value empty = getOp(block, 0)->getResult(0);
  Value filled = getOp(block, 1)->getResult(0);
  Value slice = getOp(block, 2)->getResult(0);
  Value sum = getOp(block, 3)->getResult(0);
  StorageRoots roots([](Value value) {
    Value source = getViewSource(value);
    return source ? source : getTiedInit(value);
  });
  EXPECT_EQ(roots.getRoot(sum), empty);
  EXPECT_EQ(roots.getRoot(filled), empty);
  EXPECT_EQ(roots.getRoot(slice), block.getArgument(1));
  // An update of storage that isn't there makes its own.
  StorageRoots own(getTiedInit, [&](Value value, Value sourceRoot) {
    return sourceRoot == empty ? value : sourceRoot;
  });
  EXPECT_EQ(own.getRoot(sum), filled);
  EXPECT_EQ(own.getRoot(empty), empty);
}

TEST_F(ValueStorageTest, Inits) {
  Block &block = parse(R"mlir(
func.func @f(%i: index, %s: tensor<4xf32>, %t: tensor<8xf32>, %m: memref<8xf32>, %x: f32) {
  %0 = linalg.add ins(%t, %t : tensor<8xf32>, tensor<8xf32>) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.insert_slice %s into %t[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
  linalg.fill ins(%x : f32) outs(%m : memref<8xf32>)
  %2 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  return
})mlir");
  auto expectInit = [&](unsigned op, unsigned number) {
    OperandRange inits = getInits(getOp(block, op));
    ASSERT_EQ(inits.size(), 1u);
    EXPECT_EQ(inits.getBeginOperandIndex(), number);
    EXPECT_TRUE(isAmong(getOp(block, op)->getOpOperand(number), inits));
    EXPECT_FALSE(isAmong(getOp(block, op)->getOpOperand(0), inits));
  };
  expectInit(0, 2);
  expectInit(1, 1);
  expectInit(2, 1);
  EXPECT_TRUE(getInits(getOp(block, 3)).empty());
}
