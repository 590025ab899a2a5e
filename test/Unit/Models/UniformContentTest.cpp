//===- UniformContentTest.cpp - Tests of hasUniformContent ----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AnalysisTestUtils.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

using UniformContentTest = AnalysisTest;

// The results of the ops that are marked `uniform` hold one value.
TEST_F(UniformContentTest, Ops) {
  context.loadDialect<bufferization::BufferizationDialect>();
  module = parseSourceString<ModuleOp>(R"mlir(
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
func.func @f(%x: f32, %n: index, %t: tensor<8xf32>) {
  %c = arith.constant {uniform} dense<1.0> : tensor<8xf32>
  %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %e = tensor.empty(%n) {uniform} : tensor<?xf32>
  %a = bufferization.alloc_tensor() {uniform} : tensor<8xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<8xf32>
  %s = tensor.splat %x {uniform} : tensor<8xf32>
  %o = tensor.from_elements %x {uniform} : tensor<1xf32>
  %p = tensor.from_elements %x, %x : tensor<2xf32>
  %m = memref.alloc() : memref<8xf32>
  %f = linalg.fill {uniform} ins(%x : f32) outs(%t : tensor<8xf32>)
      -> tensor<8xf32>
  %g = linalg.generic {indexing_maps = [#none, #id],
      iterator_types = ["parallel"]} ins(%x : f32) outs(%t : tensor<8xf32>)
      attrs = {uniform} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8xf32>
  %h = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%t : tensor<8xf32>) attrs = {uniform} {
  ^bb0(%out: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  %i = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%t : tensor<8xf32>) {
  ^bb0(%out: f32):
    linalg.yield %out : f32
  } -> tensor<8xf32>
  %j = linalg.copy ins(%t : tensor<8xf32>) outs(%c : tensor<8xf32>)
      -> tensor<8xf32>
  return
}
)mlir",
                                       &context);
  ASSERT_TRUE(module);
  auto function = *module->getOps<func::FuncOp>().begin();
  EXPECT_FALSE(hasUniformContent(function.getArgument(2)));
  for (Operation &op : function.front().without_terminator())
    EXPECT_EQ(hasUniformContent(op.getResult(0)), op.hasAttr("uniform"))
        << op.getName().getStringRef().str();
}
