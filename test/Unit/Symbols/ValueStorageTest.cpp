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
  %c0 = arith.constant 0 : index
  %n = tensor.dim %s, %c0 : tensor<4xf32>
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
  Value sum = getOp(block, 5)->getResult(0);
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

TEST_F(ValueStorageTest, LastUses) {
  Block &block = parse(program);
  StorageRoots roots(getViewSource);
  auto last =
      findLastUses(block, [&](Value value) { return roots.getRoot(value); });
  EXPECT_EQ(last.lookup(getOp(block, 0)->getResult(0)), getOp(block, 1));
  EXPECT_EQ(last.lookup(getOp(block, 1)->getResult(0)), getOp(block, 5));
  // To ask for the size of the slice is no use of its storage.
  EXPECT_EQ(last.lookup(block.getArgument(1)), getOp(block, 5));
  EXPECT_EQ(last.lookup(getOp(block, 5)->getResult(0)), getOp(block, 6));
}
