// RUN: roofline-test-opt %s --test-roofline-schedule="registers=8,32 in-registers" \
// RUN:   --scf-for-loop-peeling=skip-partial=false --canonicalize --cse | FileCheck %s --check-prefix=FIXED
// RUN: roofline-test-opt %s --test-roofline-schedule="registers=8,32 in-registers tile" \
// RUN:   --scf-for-loop-peeling=skip-partial=false --canonicalize --cse | FileCheck %s
//
// The pipelines of docs/Payoff.md: a tile of 8 x 32 takes (8 + 32 + 256) * 4 B,
// more than registers of 512 B. With advice a product gets the tile that loads
// least of those with room, c columns times r rows: A moves 64 / c times and B
// 64 / r times. 32 columns have room for 2 rows, 16 for 4, 8 for 8, of powers of
// two: that is 2 + 32, 4 + 16, and 8 + 8 times.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "l1" = #dlti.map<"bytes_per_second" = 1.0e10, "capacity_bytes" = 65536>,
      "registers" = #dlti.map<"capacity_bytes" = 512, "management" = "scratchpad">>>>>} {

// FIXED: linalg.matmul ins({{.*}} : tensor<8x1xf32>, tensor<1x32xf32>)
// FIXED-NOT: linalg.matmul
// CHECK: linalg.matmul ins({{.*}} : tensor<8x1xf32>, tensor<1x8xf32>)
// CHECK-NOT: linalg.matmul
func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
}
