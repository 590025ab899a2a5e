// RUN: roofline-opt %s --roofline="target=a100 advise report=none" | FileCheck %s
// A nest is too large to search for tiles if its 2^56 iterations times its bits
// leave 62 bits, even if its native tiles are few enough.

// CHECK: linalg.matmul {roofline.bound
// CHECK-NOT: roofline.tiling
func.func @too_large(%a: tensor<4294967296x4096xf16>, %b: tensor<4096x4096xf16>,
                     %c: tensor<4294967296x4096xf16>)
    -> tensor<4294967296x4096xf16> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<4294967296x4096xf16>, tensor<4096x4096xf16>)
      outs(%c : tensor<4294967296x4096xf16>) -> tensor<4294967296x4096xf16>
  return %0 : tensor<4294967296x4096xf16>
}
