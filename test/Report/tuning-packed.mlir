// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- tuning" | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- tuning" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- tuning tuning-threshold=0.19" | FileCheck %s --check-prefix=COARSE
//
// docs/use/Tuning.md. A matrix has 16384 B. Tiles of 26 x 16 x 2 in the order n, m,
// k: A passes 4 times, B 3 times, C is read and written. A and B are packed: each is
// read and written once more. The 512 runs of 64 B in which tiles of C move, twice,
// bring 64 B more each. 4 + 3 + 2 + 2 * 2 + 2 = 15 matrices.
//
// The best tile without, 16 x 13 x 1, has 5 passes of A, 4 of B and 2 of C. A's
// tiles go on with each other's runs. B's and C's runs of 52 B
// bring 64 B more: 11 * 16384 + 6 * 16384 * 64 / 52 B, 30.12 us. Packing wins 18.4%.
//
// TEXT: operands that are worth packing, with their tile
// TEXT-NEXT: time not packed operands level tile op
// TEXT-NEXT: 24.58 µs 30.12 µs 0 1 dram 26x16x2 linalg.matmul
//
// CHECK: "packed": [
// CHECK-NEXT: {
// CHECK-NEXT: "level": "dram",
// CHECK-NEXT: "tile": [
// CHECK-NEXT: 26,
// CHECK-NEXT: 16,
// CHECK-NEXT: 2
// CHECK: "packed_operands": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "tile_bytes": 2000,
// CHECK: "dram": 245760,
// COARSE: "packed": [],

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 1.0e11>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e10, "prefetch_bytes" = 64>,
      "sram" = #dlti.map<"capacity_bytes" = 2048, "management" = "scratchpad">>>>>} {
func.func @f(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
}
