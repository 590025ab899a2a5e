// RUN: roofline-opt %s --roofline="target=a100 report=none" -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" \
// RUN:   --mlir-print-op-generic --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope -o %t.generic.mlir
// RUN: python3 %S/Inputs/compare_with_report.py %t.generic.mlir %t.json
//
// Ops that differ in the value behind a view, or in a captured tensor.

// CHECK-LABEL: func.func @views
func.func @views(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<16xf32>) {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %fill = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("fill")
  %view_of_fill = tensor.collapse_shape %fill [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %view_of_empty = tensor.collapse_shape %e [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %view_of_a = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  // Reads 64 B of c and of a.
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %0 = linalg.reduce {arith.addf} ins(%c : tensor<16xf32>) outs(%view_of_a : tensor<16xf32>) dimensions = [] loc("into_view")
  // A view of a fill, and of an empty tensor, is not read (R12).
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %1 = linalg.reduce {arith.addf} ins(%c : tensor<16xf32>) outs(%view_of_fill : tensor<16xf32>) dimensions = [] loc("into_fill")
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %2 = linalg.reduce {arith.addf} ins(%c : tensor<16xf32>) outs(%view_of_empty : tensor<16xf32>) dimensions = [] loc("into_empty")
  return
}

#id = affine_map<(d0) -> (d0)>
// The table is captured by the payload: at most 4 of its elements, or all of it
// if it has fewer.
// CHECK-LABEL: func.func @captured
func.func @captured(%big: tensor<100xf32>, %small: tensor<2xf32>, %i: tensor<4xindex>) {
  %e = tensor.empty() : tensor<4xf32>
  // 4 indices of 8 B; 1 to 4 elements of 4 B.
  // CHECK: linalg.generic
  // CHECK-SAME: #roofline.work<bytes_read = 36 to 48, bytes_written = 16>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<4xindex>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: index, %y: f32):
    %v = tensor.extract %big[%x] : tensor<100xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32> loc("big")
  // CHECK: linalg.generic
  // CHECK-SAME: #roofline.work<bytes_read = 36 to 40, bytes_written = 16>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%i : tensor<4xindex>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: index, %y: f32):
    %v = tensor.extract %small[%x] : tensor<2xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32> loc("small")
  return
}
