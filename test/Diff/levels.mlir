// RUN: roofline-opt %s --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops -o %t.mlir
// RUN: roofline-diff %s %t.mlir --target=xeon-8480 | FileCheck %s
//
// Loops as written have the distinct bytes as their least at inner levels, less
// than the matmul that they are made of: what they move says the truth.

// Each of 512 rows of A with all of B, each time a column of B of 1024 lines:
// 512 * 2048 * 1024 elements of B, of 4 B.
// CHECK: total
// CHECK: bytes@l2{{ .*}}-
// CHECK-NEXT: achievable_bytes@l2{{ +}}98.57 MB{{ +}}4.305 GB
func.func @main(%a: tensor<512x1024xf32>, %b: tensor<1024x2048xf32>, %c: tensor<512x2048xf32>) -> tensor<512x2048xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x1024xf32>, tensor<1024x2048xf32>) outs(%c : tensor<512x2048xf32>) -> tensor<512x2048xf32>
  return %0 : tensor<512x2048xf32>
}
