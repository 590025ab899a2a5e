// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 tuning output=-" | FileCheck %s
//
// The h100 has an expected time where memory bounds a product in f32, and none
// where its vector unit does, as it does at larger sizes: these give no advice.

// CHECK: function main: bound by memory:hbm, {{.*}}; expected
// CHECK: ops to tune:
func.func @main(%a: memref<40x1536xf32>, %b: memref<1536x8960xf32>, %c: memref<40x8960xf32>) {
  linalg.matmul ins(%a, %b : memref<40x1536xf32>, memref<1536x8960xf32>) outs(%c : memref<40x8960xf32>)
  return
}
