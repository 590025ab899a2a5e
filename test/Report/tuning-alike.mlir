// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 tuning output=-" | FileCheck %s
//
// Ops with the same figures are one row of each table.

// CHECK: ops to tune
// CHECK-NEXT: could win of share ridge x op{{$}}
// CHECK-NEXT: {{.*}} 50.0% {{.*}} 2x linalg.matmul layers.*.q{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: tiles to try first, by level
// CHECK-NEXT: time level tile room bound op{{$}}
// CHECK-NOT: {{layers[.][01]}}
// CHECK: l2 {{.*}} 2x linalg.matmul layers.*.q{{$}}
// CHECK-NOT: {{layers[.][01]}}
// CHECK: ops to tune: 2, bound met: 0
func.func @main(%a: tensor<4096x1024xf16>, %b: tensor<1024x4096xf16>, %c: tensor<4096x4096xf32>) -> (tensor<4096x4096xf32>, tensor<4096x4096xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4096x1024xf16>, tensor<1024x4096xf16>) outs(%c : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("layers.0.q")
  %1 = linalg.matmul ins(%a, %b : tensor<4096x1024xf16>, tensor<1024x4096xf16>) outs(%c : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("layers.1.q")
  return %0, %1 : tensor<4096x4096xf32>, tensor<4096x4096xf32>
}
