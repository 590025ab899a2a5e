// What is fetched ahead of runs, and evicted before it is read (R37 of docs/Model.md).
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- explain=rows.negf" | FileCheck --check-prefix=EXPLAIN %s
// RUN: sed 's/"associativity" = 12,//' %s | roofline-opt - -o /dev/null \
// RUN:   --roofline="report=text output=- group=none rows=all ignore-losses=launch" | FileCheck --check-prefix=WITHOUT %s

// 1 TB/s to a cache of 64 sets, each of 12 lines of 64 B.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "sets" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e15>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e12, "line_bytes" = 64>,
          "cache" = #dlti.map<
            "bytes_per_second" = 1.0e14,
            "capacity_bytes" = 49152,
            "associativity" = 12,
            "register_bytes" = 1000>>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "cache" = 1.0, "vector" = 1.0>,
          "launch_seconds" = 1.0e-6,
          "source" = "invented">>>>} {

// 32 columns, 128 B, of 32 rows in and out at a time. All rows start at one set: 0.9122 of the two lines ahead
// of each (m = 1 - exp(-m 32 / 12)), 117 B, are evicted before the next columns are read. 262.1 kB move, and
// 239.6 kB of these again. The last 49,152 B that are written stay in the cache, and with them as large a part of what
// moves again.
// CHECK-LABEL: function rows
// CHECK:      time to expect 407.7 ns
// CHECK-NEXT:   the roof 262.1 ns
// CHECK-NEXT:   prefetch 239.6 ns
// CHECK-NEXT:   residency -94.08 ns
// WITHOUT-LABEL: function rows
// WITHOUT:    time to expect 213.0 ns
// EXPLAIN: 117 B past runs of 128 B: floor(131072 / 128) * 117 = 119808 B
// EXPLAIN: with prefetch, memory:mem: 2.62144e-07 + (119808 + 119808) / 1e+12 = 5.0176e-07 s
func.func @rows(%a: tensor<32x1024xf32>, %b: tensor<32x1024xf32>) -> tensor<32x1024xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c1024 = arith.constant 1024 : index
  %0 = scf.for %j = %c0 to %c1024 step %c32 iter_args(%x = %b) -> tensor<32x1024xf32> {
    %in = tensor.extract_slice %a[0, %j] [32, 32] [1, 1] : tensor<32x1024xf32> to tensor<32x32xf32>
    %out = tensor.extract_slice %x[0, %j] [32, 32] [1, 1] : tensor<32x1024xf32> to tensor<32x32xf32>
    %y = linalg.negf ins(%in : tensor<32x32xf32>) outs(%out : tensor<32x32xf32>) -> tensor<32x32xf32> loc("rows.negf")
    %z = tensor.insert_slice %y into %x[0, %j] [32, 32] [1, 1] : tensor<32x32xf32> into tensor<32x1024xf32>
    scf.yield %z : tensor<32x1024xf32>
  }
  return %0 : tensor<32x1024xf32>
}

}
