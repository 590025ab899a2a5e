// RUN: roofline-opt %s --allow-unregistered-dialect \
// RUN:   --roofline="target=%S/Inputs/tiny.mlir report=none strict=true" | FileCheck %s
//
// Given work is also trusted in a payload, for each of its executions.

#id = affine_map<(d0) -> (d0)>

// 16 executions of 3 flops and of one of its own.
// CHECK-LABEL: func.func @over_model
func.func @over_model(%a: tensor<16xf32>, %b: tensor<16xf32>) {
  // CHECK: linalg.generic
  // CHECK-SAME: #roofline.work<vector(f32) = 64, bytes_read = 64, bytes_written = 64>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<16xf32>) outs(%b : tensor<16xf32>) {
  ^bb0(%x: f32, %y: f32):
    // CHECK: arith.mulf
    // CHECK-SAME: {roofline.work = #roofline.work<given, vector(f32) = 3>}
    %p = arith.mulf %x, %x {roofline.work = #roofline.work<given, vector(f32) = 3>} : f32
    %q = arith.addf %p, %x : f32
    linalg.yield %q : f32
  } -> tensor<16xf32>
  return
}

// No model: 16 executions of 2 transcendentals.
// CHECK-LABEL: func.func @unregistered
func.func @unregistered(%a: tensor<16xf32>, %b: tensor<16xf32>) {
  // CHECK: linalg.generic
  // CHECK-SAME: #roofline.work<special(f32) = 32, bytes_read = 64, bytes_written = 64>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<16xf32>) outs(%b : tensor<16xf32>) {
  ^bb0(%x: f32, %y: f32):
    %p = "my.activation"(%x) {roofline.work = #roofline.work<given, special(f32) = 2>} : (f32) -> f32
    linalg.yield %p : f32
  } -> tensor<16xf32>
  return
}

// A call to a library, as linalg payloads make them: 16 executions of 5.
func.func private @erf(f32) -> f32 attributes {roofline.work = #roofline.work<given, special(f32) = 5>}
// CHECK-LABEL: func.func @call
func.func @call(%a: tensor<16xf32>, %b: tensor<16xf32>) {
  // CHECK: linalg.generic
  // CHECK-SAME: #roofline.work<special(f32) = 80, bytes_read = 64, bytes_written = 64>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<16xf32>) outs(%b : tensor<16xf32>) {
  ^bb0(%x: f32, %y: f32):
    %p = func.call @erf(%x) : (f32) -> f32
    linalg.yield %p : f32
  } -> tensor<16xf32>
  return
}
