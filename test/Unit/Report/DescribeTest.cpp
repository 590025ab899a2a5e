//===- DescribeTest.cpp - Tests of short names for ops -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Describe.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
class DescribeTest : public ::testing::Test {
protected:
  DescribeTest() : builder(&context) { context.allowUnregisteredDialects(); }

  Location getFile(StringRef name, unsigned line) {
    return FileLineColLoc::get(&context, name, line, 5);
  }
  Location getName(StringRef name, Location child) {
    return NameLoc::get(builder.getStringAttr(name), child);
  }

  MLIRContext context;
  Builder builder;
};
} // namespace

TEST_F(DescribeTest, Locations) {
  Location unknown = builder.getUnknownLoc();
  Location file = getFile("/some/where/net.mlir", 12);
  Location name = getName("conv2d_3", unknown);
  Location fused = FusedLoc::get(&context, {unknown, file, name});
  EXPECT_EQ(describeLocation(unknown), "unknown");
  EXPECT_EQ(describeLocation(file), "net.mlir:12:5");
  EXPECT_EQ(describeLocation(name), "conv2d_3");
  EXPECT_EQ(describeLocation(getName("outer", name)), "outer");
  EXPECT_EQ(describeLocation(getName("", file)), "net.mlir:12:5");
  EXPECT_EQ(describeLocation(fused), "conv2d_3");
  EXPECT_EQ(describeLocation(FusedLoc::get(&context, {unknown, file})),
            "net.mlir:12:5");
  EXPECT_EQ(describeLocation(CallSiteLoc::get(file, name)), "conv2d_3");
  EXPECT_EQ(describeLocation(CallSiteLoc::get(file, getFile("b.mlir", 1))),
            "net.mlir:12:5");
}

TEST_F(DescribeTest, Shapes) {
  OpBuilder opBuilder(&context);
  Type f32 = builder.getF32Type();
  auto makeOp = [&](TypeRange operands, TypeRange results) {
    OperationState inputs(builder.getUnknownLoc(), "test.inputs");
    inputs.addTypes(operands);
    OwningOpRef<Operation *> source = Operation::create(inputs);
    OperationState state(builder.getUnknownLoc(), "test.op");
    state.addOperands(source->getResults());
    state.addTypes(results);
    OwningOpRef<Operation *> op = Operation::create(state);
    std::string text = describeShapes(*op);
    op = nullptr;
    return text;
  };
  Type tensor = RankedTensorType::get({4, ShapedType::kDynamic}, f32);
  Type memref = MemRefType::get({3, 0}, f32);
  Type scalar = RankedTensorType::get({}, f32);
  Type unranked = UnrankedTensorType::get(f32);
  Type vector = VectorType::get({8}, f32);
  EXPECT_EQ(makeOp({tensor, f32}, {memref}), "4x?xf32, f32 -> 3x0xf32");
  EXPECT_EQ(makeOp({scalar, unranked}, {}), "f32, *xf32");
  EXPECT_EQ(makeOp({}, {vector}), "-> vector<8xf32>");
  EXPECT_EQ(makeOp({}, {}), "");
}

TEST_F(DescribeTest, Functions) {
  OwningOpRef<ModuleOp> root =
      ModuleOp::create(builder.getUnknownLoc(), "root");
  auto inner = ModuleOp::create(builder.getUnknownLoc(), "kernels");
  auto function = ModuleOp::create(builder.getUnknownLoc(), "f");
  root->push_back(inner);
  inner.push_back(function);
  EXPECT_EQ(describeFunction(function, *root), "kernels::f");
  EXPECT_EQ(describeFunction(*root, *root), "<module>");
}
