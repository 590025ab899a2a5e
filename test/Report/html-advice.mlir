// REQUIRES: chromium, page-libraries
// RUN: roofline-opt %s -o /dev/null --roofline="report=html output=%t.html fusion tuning"
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --advice | FileCheck %s
//
// Fusion and tuning in the page, with the figures of tuning.mlir: 11 x 16 of the
// product in 812 B; 2 * 64^3 op in 14.98 us, 4.681 us to win. The sum and its root,
// 3 + 2 times 16,384 B, move 2 of these less as one: 3.277 us.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 3.5e10>,
                        "vector" = #dlti.map<f32 = 1.0e10>,
                        "special" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e10>,
      "sram" = #dlti.map<"capacity_bytes" = 1024>>>>>} {

func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("tuned")
  %1 = linalg.add ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("sum")
  %2 = linalg.sqrt ins(%1 : tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("root")
  return %0, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}
}

// CHECK: all kernels save | 3.277 µs, 32.77 kB
// CHECK-NEXT: kernels to make of several ops
// CHECK: 0 | 3.277 µs | 32.77 kB | memory:dram | elementwise | sum, root
// CHECK: selected tuning: tune
// CHECK-NEXT: selected balance: 1.009
// CHECK-NEXT: selected could win: 4.681 µs
// CHECK-NEXT: selected tile 1 to try: dram: tile 11×16×1, loops over tiles 1 0 2, 19.66 µs
// CHECK: errors: none
