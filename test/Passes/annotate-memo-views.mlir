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

// The roots of long chains of views are remembered: the second op looks a link
// further than the first one, and the third one at another chain. A fill is not
// read (R12), the argument is.
// CHECK-LABEL: func.func @chains
func.func @chains(%a: tensor<4x4xf32>, %c: tensor<16xf32>, %d: tensor<4x4xf32>) {
  %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f0 = linalg.fill ins(%f : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("fill_of_chain")
  %a0 = tensor.cast %a : tensor<4x4xf32> to tensor<4x4xf32>
  %f1 = tensor.collapse_shape %f0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f2 = tensor.expand_shape %f1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f3 = tensor.collapse_shape %f2 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f4 = tensor.expand_shape %f3 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f5 = tensor.collapse_shape %f4 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f6 = tensor.expand_shape %f5 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f7 = tensor.collapse_shape %f6 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f8 = tensor.expand_shape %f7 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f9 = tensor.collapse_shape %f8 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f10 = tensor.expand_shape %f9 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f11 = tensor.collapse_shape %f10 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f12 = tensor.expand_shape %f11 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f13 = tensor.collapse_shape %f12 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f14 = tensor.expand_shape %f13 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f15 = tensor.collapse_shape %f14 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f16 = tensor.expand_shape %f15 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f17 = tensor.collapse_shape %f16 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f18 = tensor.expand_shape %f17 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %f19 = tensor.collapse_shape %f18 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %f20 = tensor.expand_shape %f19 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a1 = tensor.collapse_shape %a0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a2 = tensor.expand_shape %a1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a3 = tensor.collapse_shape %a2 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a4 = tensor.expand_shape %a3 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a5 = tensor.collapse_shape %a4 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a6 = tensor.expand_shape %a5 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a7 = tensor.collapse_shape %a6 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a8 = tensor.expand_shape %a7 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a9 = tensor.collapse_shape %a8 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a10 = tensor.expand_shape %a9 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a11 = tensor.collapse_shape %a10 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a12 = tensor.expand_shape %a11 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a13 = tensor.collapse_shape %a12 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a14 = tensor.expand_shape %a13 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a15 = tensor.collapse_shape %a14 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a16 = tensor.expand_shape %a15 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a17 = tensor.collapse_shape %a16 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a18 = tensor.expand_shape %a17 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %a19 = tensor.collapse_shape %a18 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %a20 = tensor.expand_shape %a19 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %r0 = linalg.reduce {arith.addf} ins(%c : tensor<16xf32>) outs(%f19 : tensor<16xf32>) dimensions = [] loc("chain_0")
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %r1 = linalg.reduce {arith.addf} ins(%d : tensor<4x4xf32>) outs(%f20 : tensor<4x4xf32>) dimensions = [] loc("chain_1")
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %r2 = linalg.reduce {arith.addf} ins(%c : tensor<16xf32>) outs(%a19 : tensor<16xf32>) dimensions = [] loc("chain_2")
  // CHECK: linalg.reduce
  // CHECK-SAME: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %r3 = linalg.reduce {arith.addf} ins(%d : tensor<4x4xf32>) outs(%a20 : tensor<4x4xf32>) dimensions = [] loc("chain_3")
  return
}
