// What executions in loops are expected to load again, and what stays (R36 of docs/Model.md).
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch steady" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=many.negf" | FileCheck --check-prefix=EXPLAIN %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,cache-reloads steady" | FileCheck --check-prefix=SHARED %s

// 1 TB/s to a cache of 1 MB.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "round" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e15>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e12>,
          "cache" = #dlti.map<
            "bytes_per_second" = 1.0e14,
            "capacity_bytes" = 1000000,
            "register_bytes" = 1000>>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "cache" = 1.0, "vector" = 1.0>,
          "launch_seconds" = 1.0e-6,
          "source" = "invented">>>>} {

// 1000 slices of 2000 elements, 8 MB in and 8 MB out, as one op would move them: 16 us. The
// cache may keep 1 MB of that: 1 us.
// CHECK-LABEL: function once
// CHECK:      time to expect 15.00 µs
// CHECK-NEXT:   the roof 16.00 µs
// CHECK-NEXT:   residency -1.000 µs
// CHECK-NEXT: flops
func.func @once(%a: tensor<2000000xf32>, %b: tensor<2000000xf32>) -> tensor<2000000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %c2000 = arith.constant 2000 : index
  %0 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%x = %b) -> tensor<2000000xf32> {
    %at = arith.muli %i, %c2000 : index
    %in = tensor.extract_slice %a[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
    %out = tensor.extract_slice %x[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
    %y = linalg.negf ins(%in : tensor<2000xf32>) outs(%out : tensor<2000xf32>) -> tensor<2000xf32>
    %z = tensor.insert_slice %y into %x[%at] [2000] [1] : tensor<2000xf32> into tensor<2000000xf32>
    scf.yield %z : tensor<2000000xf32>
  }
  return %0 : tensor<2000000xf32>
}

// Ten times around: the roof counts 16 MB once, the loops load them ten times.
// CHECK-LABEL: function many
// CHECK:      time to expect 159.0 µs
// CHECK-NEXT:   the roof 16.00 µs
// CHECK-NEXT:   cache reloads 144.0 µs
// CHECK-NEXT:   residency -1.000 µs
// CHECK-NEXT: flops
// SHARED-LABEL: function many
// SHARED:     time to expect 15.00 µs

// Each of the 10000 executions starts: 10 ms.
// EXPLAIN: with cache_reloads, memory:mem: min(160000000 / 1e+12, 1.6e-08 * 10000) = 0.00016 s
// EXPLAIN: + 1e-06 * 10000
func.func @many(%a: tensor<2000000xf32>, %b: tensor<2000000xf32>) -> tensor<2000000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c1000 = arith.constant 1000 : index
  %c2000 = arith.constant 2000 : index
  %0 = scf.for %j = %c0 to %c10 step %c1 iter_args(%w = %b) -> tensor<2000000xf32> {
    %1 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%x = %w) -> tensor<2000000xf32> {
      %at = arith.muli %i, %c2000 : index
      %in = tensor.extract_slice %a[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
      %out = tensor.extract_slice %x[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
      %y = linalg.negf ins(%in : tensor<2000xf32>) outs(%out : tensor<2000xf32>) -> tensor<2000xf32> loc("many.negf")
      %z = tensor.insert_slice %y into %x[%at] [2000] [1] : tensor<2000xf32> into tensor<2000000xf32>
      scf.yield %z : tensor<2000000xf32>
    }
    scf.yield %1 : tensor<2000000xf32>
  }
  return %0 : tensor<2000000xf32>
}

// 80 kB in and out stay in the cache from one time to the next, and from one call to the next:
// what remains is the cache's own 1.6 MB at 100 TB/s, ten times 160 kB.
// CHECK-LABEL: function small
// CHECK:      time to expect 16.00 ns
// CHECK-NEXT:   the roof 160.0 ns
// CHECK-NEXT:   residency -144.0 ns
// CHECK-NEXT: flops
func.func @small(%a: tensor<20000xf32>, %b: tensor<20000xf32>) -> tensor<20000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c2000 = arith.constant 2000 : index
  %0 = scf.for %j = %c0 to %c10 step %c1 iter_args(%w = %b) -> tensor<20000xf32> {
    %1 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %w) -> tensor<20000xf32> {
      %at = arith.muli %i, %c2000 : index
      %in = tensor.extract_slice %a[%at] [2000] [1] : tensor<20000xf32> to tensor<2000xf32>
      %out = tensor.extract_slice %x[%at] [2000] [1] : tensor<20000xf32> to tensor<2000xf32>
      %y = linalg.negf ins(%in : tensor<2000xf32>) outs(%out : tensor<2000xf32>) -> tensor<2000xf32>
      %z = tensor.insert_slice %y into %x[%at] [2000] [1] : tensor<2000xf32> into tensor<20000xf32>
      scf.yield %z : tensor<20000xf32>
    }
    scf.yield %1 : tensor<20000xf32>
  }
  return %0 : tensor<20000xf32>
}

}
