// Programs that no verifier has seen: what an op lacks makes it unmodelled, or
// leaves a function out.
// RUN: roofline-opt %s -split-input-file --mlir-very-unsafe-disable-verifier-on-parsing \
// RUN:   --verify-each=0 -o /dev/null --roofline="target=a100 advise fusion tuning group=none rows=all" 2>&1 | FileCheck %s

// CHECK-LABEL: function arguments
// CHECK: UNMODELLED, {{.*}} linalg.generic x 3, linalg.matmul x 1, linalg.reduce x 1
#identity = affine_map<(d0) -> (d0)>
func.func @arguments(%a: tensor<8xf32>, %m: tensor<8x8xf32>) {
  // No region.
  %0 = "linalg.generic"(%a, %a) <{indexing_maps = [#identity, #identity], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // More block arguments than operands.
  %1 = "linalg.generic"(%a, %a) <{indexing_maps = [#identity, #identity], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: index):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // More maps than operands.
  %2 = "linalg.generic"(%a) <{indexing_maps = [#identity, #identity], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }) : (tensor<8xf32>) -> tensor<8xf32>
  // Fewer block arguments than operands.
  %3 = "linalg.matmul"(%m, %m, %m) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32):
    %p = arith.mulf %x, %x : f32
    linalg.yield %p : f32
  }) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // No yield.
  %4 = "linalg.reduce"(%m, %a) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: f32, %y: f32):
    %p = arith.addf %x, %y : f32
  }) : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// A function without a type, and calls without a callee.
// CHECK-LABEL: function calls
// CHECK: UNMODELLED, {{.*}} func.call x 2
"func.func"() <{sym_name = "untyped"}> ({
^bb0(%a: tensor<?x4xf32>):
  %0 = linalg.exp ins(%a : tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  func.return
}) : () -> ()
func.func @calls(%a: tensor<?x4xf32>) {
  "func.call"(%a) : (tensor<?x4xf32>) -> ()
  "func.call"(%a) <{callee = @untyped}> : (tensor<?x4xf32>) -> ()
  return
}
