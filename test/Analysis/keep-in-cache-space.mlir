// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 report=json output=%t.cold.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 keep-in-cache report=json output=%t.json"
// RUN: python3 %S/Inputs/print_saved.py %t.json %t.cold.json | FileCheck %s

// Buffers in shared memory (space 3) neither come from the outermost level nor
// go there: "a" loads %x, "b" finds it, and both write on chip.
// CHECK-LABEL: {{^}}on_chip: 200 of 400
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 200
func.func @on_chip(%x: memref<5x10xf32>, %t: memref<5x10xf32, 3>) {
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32, 3>) loc("a")
  linalg.abs ins(%x : memref<5x10xf32>) outs(%t : memref<5x10xf32, 3>) loc("b")
  return
}

// 3 * 64 * 64 * 2 = 24576 B each; %y is 8192 B, found by "b" and never written.
// CHECK-LABEL: {{^}}matmuls: 16384 of 49152
// CHECK-NEXT: a: 8192
// CHECK-NEXT: b: 8192
func.func @matmuls(%x: tensor<64x64xf16>, %w: tensor<64x64xf16>, %v: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x64xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<64x64xf16>) -> tensor<64x64xf16>
  %y = linalg.matmul ins(%x, %w : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f : tensor<64x64xf16>) -> tensor<64x64xf16> loc("a")
  %e2 = tensor.empty() : tensor<64x64xf16>
  %f2 = linalg.fill ins(%zero : f16) outs(%e2 : tensor<64x64xf16>) -> tensor<64x64xf16>
  %z = linalg.matmul ins(%y, %v : tensor<64x64xf16>, tensor<64x64xf16>) outs(%f2 : tensor<64x64xf16>) -> tensor<64x64xf16> loc("b")
  return %z : tensor<64x64xf16>
}
