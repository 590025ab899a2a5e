// RUN: split-file %s %t
// RUN: roofline-opt %t/net.mlir --roofline="report=json output=- measured=%t/net.csv" -o /dev/null | FileCheck %s
// RUN: roofline-opt %t/net.mlir --roofline="report=text output=- measured=%t/net.csv" -o /dev/null | FileCheck %s --check-prefix=TEXT

// Ops that share a location are measured together, at the slowest of them.

//--- net.csv
location,time_s,flops_per_second,flops
main/pair,0.000030517578125,,
other/pair,,1073741824,32768
main,0.00006103515625,268435456,
//--- net.mlir
// vector 2^36 op/s, dram 2^33 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "shared" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 68719476736.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 8589934592.0>>>>>} {

// 2^28 op/s in 2^-14 s: 2^14 op. All in all 2^12 + 2^12 + 2^12 op and 3 * 2^14 +
// 2^15 + 2^15 B: 3 * 2^12 / (7 * 2^14), but 2^14 were counted: 1 / 7 op/B.
// CHECK: "name": "main",
// CHECK: "measured": {
// CHECK-NEXT: "time_seconds": 6.103515625e-05,
// CHECK-NEXT: "operations": 16384,
// CHECK-NEXT: "bytes": null,
// CHECK-NEXT: "intensity": 0.142857{{[0-9]*}},
// CHECK-NEXT: "ops_per_second": 268435456,
func.func @main(%c: tensor<64x64xf32>, %d: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // 2^12 op and 3 * 2^14 B, and 2^12 op and 2^15 B: 2^13 op over 5 * 2^14 B, in
  // 5 * 2^-19 s at least. Measured 2^-15 s: 2^28 op/s of 0.1 * 2^33, 16 / 5 times
  // the time.
  // CHECK: "op": "linalg.add",
  // CHECK: "measured": {
  // CHECK-NEXT: "time_seconds": 3.0517578125e-05,
  // CHECK-NEXT: "operations": null,
  // CHECK-NEXT: "bytes": null,
  // CHECK-NEXT: "intensity": 0.1,
  // CHECK-NEXT: "ops_per_second": 268435456,
  // CHECK-NEXT: "attainable_ops_per_second": 858993459.2{{[0-9]*}},
  // CHECK-NEXT: "achieved": 0.3125,
  // CHECK-NEXT: "time_ratio": 3.2,
  // CHECK-NEXT: "notes": [
  // CHECK-NEXT: "of all 2 ops of this location together"
  %a = linalg.add ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("pair")
  %b = linalg.negf ins(%a : tensor<64x64xf32>) outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("pair")
  // CHECK: "op": "linalg.negf",
  // CHECK: "op": "linalg.abs",
  // CHECK-NOT: "measured"
  // CHECK: "name": "other",
  %e = linalg.abs ins(%b : tensor<64x64xf32>) outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("alone")
  return %e : tensor<64x64xf32>
}

// 2^15 op at 2^30 op/s: 2^-15 s, 8 times what the op has.
// CHECK: "op": "linalg.negf",
// CHECK: "measured": {
// CHECK-NEXT: "time_seconds": 3.0517578125e-05,
// CHECK-NEXT: "operations": 32768,
// CHECK-NEXT: "bytes": null,
// CHECK-NEXT: "intensity": 1,
// CHECK-NEXT: "ops_per_second": 1073741824,
// CHECK-NEXT: "attainable_ops_per_second": 8589934592,
// CHECK-NEXT: "achieved": 0.125,
// CHECK-NEXT: "time_ratio": 8,
// CHECK-NEXT: "notes": []
// TEXT: 30.52 µs 3.20x 0.100 268.4M 859.0M 31.2% - - [1] linalg.add pair
// TEXT-NEXT: 61.04 µs {{.*}} 16.38k - whole function
// TEXT-NEXT: [1] of all 2 ops of this location together
func.func @other(%c: tensor<64x64xf32>, %d: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %b = linalg.negf ins(%c : tensor<64x64xf32>) outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("pair")
  return %b : tensor<64x64xf32>
}
}
