// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false report=json output=%t.json"
// RUN: FileCheck %s --input-file=%t.json
//
// What starts from a constant has storage of its own (R20): the argument, the constant and the result, 96 B each.

#ij = affine_map<(d0, d1) -> (d0, d1)>
// CHECK: "name": "in_an_op"
// CHECK: "peak_live_bytes": 288
func.func @in_an_op(%a: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %weights = arith.constant dense_resource<weights> : tensor<6x4xf32>
  %0 = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6x4xf32>) outs(%weights : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
  } -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// CHECK: "name": "in_a_loop"
// CHECK: "peak_live_bytes": 288
func.func @in_a_loop(%a: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %weights = arith.constant dense_resource<weights> : tensor<6x4xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %weights) -> (tensor<6x4xf32>) {
    %0 = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
        ins(%a : tensor<6x4xf32>) outs(%x : tensor<6x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %1 = arith.addf %in, %out : f32
        linalg.yield %1 : f32
    } -> tensor<6x4xf32>
    scf.yield %0 : tensor<6x4xf32>
  }
  return %r : tensor<6x4xf32>
}
