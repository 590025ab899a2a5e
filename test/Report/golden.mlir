// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="report=json output=%t.json"
// RUN: diff %S/Inputs/schema-v2.json %t.json
// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="report=text output=%t.txt group=none rows=all"
// RUN: diff %S/Inputs/golden.txt %t.txt
// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="report=csv output=%t.csv"
// RUN: diff %S/Inputs/golden.csv %t.csv
// RUN: roofline-diff %S/Inputs/schema-v1.json %t.json | FileCheck %s
// RUN: roofline-diff %t.json %S/Inputs/schema-v1.json | FileCheck %s
// CHECK: {{^}}no differences{{$}}

// One whole report in every format (docs/use/Reports.md). A change that takes a key
// away from the JSON or changes its meaning needs a new schema version, and a
// golden of its own. roofline-diff reads those of earlier versions.

// Rates are powers of two, so that every time is exact: matrix 2^37 op/s,
// vector 2^36 op/s, special 2^30 op/s, dram 2^36 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "golden" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "vendor" = "nobody",
        "source" = "made up",
        "units" = #dlti.map<
          "matrix" = #dlti.map<f32 = 137438953472.0>,
          "vector" = #dlti.map<f32 = 68719476736.0, "unconfirmed" = ["f32"]>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<
            "bytes_per_second" = 68719476736.0,
            "capacity_bytes" = 1000000000>>>>>} {

// @main: 128 flops, 8 transcendentals, 256 + 64 = 320 B.
// Time 2^-28 + 2^-27 = 1.1175870895385742e-08 s.
// Busy: matrix 2^-30, special 2^-27, dram 320 / 2^36 = 5 * 2^-30 s: headroom
// 8 / 5. Intensity 128 / 320. At this mix the peak is 128 / 2^-27 = 2^34 op/s:
// ridge 1/4, attainable 2^34.
// In place (R26): nothing says what the caches and registers of this machine
// hold, so that only the arguments of "product" have to come: 224 / 2^36 s, and
// 2^-27 s as before.
// All fused: arguments 128 + 64 + 32 and the result 32, 256 B. Peak: arguments
// and %exp, as %product may overwrite %c, 256 B.
func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>)
    -> tensor<4x2xf32> {
  // Flops 2*4*2*8 = 128 of class matrix: 128 / 2^37 = 2^-30 s, 9.31e-10 s.
  // Bytes read 128 + 64 + 32 (the accumulator), written 32: 256 / 2^36 = 2^-28
  // s, 3.73e-09 s. Headroom 4, intensity 1/2, ridge 2, attainable 2^35 op/s.
  %product = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>)
      outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32> loc("product")
  // Transcendentals 4*2 = 8: 8 / 2^30 = 2^-27 s, 7.45e-09 s. Bytes 32 + 32:
  // 64 / 2^36 = 2^-30 s. Headroom 8. No flops: intensity 0.
  %empty = tensor.empty() : tensor<4x2xf32>
  %exp = linalg.exp ins(%product : tensor<4x2xf32>)
      outs(%empty : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %exp : tensor<4x2xf32>
}

// @open: n flops, 4*n bytes read, 4*n written; none of them has a time.
func.func @open(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %empty = tensor.empty(%n) : tensor<?xf32>
  %minus = linalg.negf ins(%x : tensor<?xf32>)
      outs(%empty : tensor<?xf32>) -> tensor<?xf32> loc("minus")
  "test.unmodelled"() : () -> ()
  return %minus : tensor<?xf32>
}

}
