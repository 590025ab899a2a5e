// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- tuning" | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- tuning" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=- tuning tuning-threshold=0.08" | FileCheck %s --check-prefix=COARSE
//
// docs/use/Tuning.md. A matrix has 16384 B. Tiles of 13 x 35 x 1 in the order n, m,
// k: A passes twice, B 5 times, C is read and written. A and B are packed: each is
// read and written once more. The runs of 140 B in which tiles of C move, twice,
// bring 64 B more each. 2 + 5 + 2 + 2 * 2 = 13 matrices and 2 * 16384 * 64 / 140 B.
//
// The best tile without, 13 x 20 x 1 in the order m, n, k, has 4 passes of A, 5 of B
// and 2 of C. A's and C's tiles go on with each other's runs. B's runs of 80 B
// bring 64 B more: 11 * 16384 + 5 * 16384 * 64 / 80 B, 24.58 us. Packing wins 7.2%.
//
// TEXT: operands that are worth packing, with their tile
// TEXT-NEXT: time not packed operands level tile op
// TEXT-NEXT: 22.80 µs 24.58 µs 0 1 dram 13x35x1 linalg.matmul
//
// CHECK: "packed": [
// CHECK-NEXT: {
// CHECK-NEXT: "level": "dram",
// CHECK-NEXT: "tile": [
// CHECK-NEXT: 13,
// CHECK-NEXT: 35,
// CHECK-NEXT: 1
// CHECK: "packed_operands": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 1
// CHECK-NEXT: ],
// CHECK-NEXT: "tile_bytes": 2012,
// CHECK: "dram": 227971.65
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
