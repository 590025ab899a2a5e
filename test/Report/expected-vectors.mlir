// What loops are expected to compute in parts of vectors (R32 of docs/Model.md).
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,partial-overlap steady" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=columns.negf" | FileCheck --check-prefix=EXPLAIN %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,partial-overlap,tile-quantization steady" | FileCheck --check-prefix=WITHOUT %s
// RUN: sed 's/"vector_bytes" = 64, //' %s \
// RUN:   | roofline-opt - -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,partial-overlap steady" | FileCheck --check-prefix=WITHOUT %s

// Vectors of 16 f32.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "vectors" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e12>,
          "own" = #dlti.map<"bytes_per_second" = 4.0e12, "capacity_bytes" = 1000000, "instances" = 1, "private" = true>,
          "registers" = #dlti.map<"capacity_bytes" = 2048, "vector_bytes" = 64, "register_bytes" = 256,
                                  "instances" = 1, "private" = true, "management" = "scratchpad">>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "own" = 1.0, "vector" = 1.0>,
          "launch_seconds" = 1.0e-6,
          "source" = "invented">>>>} {

// 12 of 16 columns, 10 times 100 of them: 12,000 operations in the time of 16,000.
// CHECK-LABEL: function columns
// CHECK:      time to expect 16.00 µs
// CHECK-NEXT:   the roof 12.00 µs
// CHECK-NEXT:   tile quantization 4.000 µs
// CHECK-NEXT: flops
// WITHOUT-LABEL: function columns
// WITHOUT:    time to expect 12.00 µs
// EXPLAIN: with tile_quantization, compute:vector: 1.2e-05 * 1.33333333 = 1.6e-05 s [R32]
func.func @columns(%a: tensor<1000x12xf32>, %b: tensor<1000x12xf32>) -> tensor<1000x12xf32> {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1000 = arith.constant 1000 : index
  %0 = scf.for %i = %c0 to %c1000 step %c10 iter_args(%x = %b) -> tensor<1000x12xf32> {
    %in = tensor.extract_slice %a[%i, 0] [10, 12] [1, 1] : tensor<1000x12xf32> to tensor<10x12xf32>
    %out = tensor.extract_slice %x[%i, 0] [10, 12] [1, 1] : tensor<1000x12xf32> to tensor<10x12xf32>
    %y = linalg.negf ins(%in : tensor<10x12xf32>) outs(%out : tensor<10x12xf32>) -> tensor<10x12xf32> loc("columns.negf")
    %z = tensor.insert_slice %y into %x[%i, 0] [10, 12] [1, 1] : tensor<10x12xf32> into tensor<1000x12xf32>
    scf.yield %z : tensor<1000x12xf32>
  }
  return %0 : tensor<1000x12xf32>
}

// Vectors lie along the 40 terms of each sum, and take 48, or across the sums, of which there are 4 in each iteration.
// CHECK-LABEL: function sums
// CHECK:      time to expect 4.800 µs
// CHECK-NEXT:   the roof 4.000 µs
// CHECK-NEXT:   tile quantization 800.0 ns
func.func @sums(%a: tensor<100x40xf32>, %b: tensor<100xf32>) -> tensor<100xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %0 = scf.for %i = %c0 to %c100 step %c4 iter_args(%x = %b) -> tensor<100xf32> {
    %in = tensor.extract_slice %a[%i, 0] [4, 40] [1, 1] : tensor<100x40xf32> to tensor<4x40xf32>
    %out = tensor.extract_slice %x[%i] [4] [1] : tensor<100xf32> to tensor<4xf32>
    %y = linalg.reduce {arith.addf} ins(%in : tensor<4x40xf32>) outs(%out : tensor<4xf32>) dimensions = [1]
    %z = tensor.insert_slice %y into %x[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
    scf.yield %z : tensor<100xf32>
  }
  return %0 : tensor<100xf32>
}

// No loop is the last index of both, and no vector is known to be a part; nor of an op outside of loops.
// CHECK-LABEL: function turned
// CHECK:      time to expect 12.00 µs
// CHECK-NEXT:   the roof 12.00 µs
// CHECK-NEXT: flops
func.func @turned(%a: tensor<12x1000xf32>, %b: tensor<1000x12xf32>) -> tensor<1000x12xf32> {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c1000 = arith.constant 1000 : index
  %0 = scf.for %i = %c0 to %c1000 step %c10 iter_args(%x = %b) -> tensor<1000x12xf32> {
    %in = tensor.extract_slice %a[0, %i] [12, 10] [1, 1] : tensor<12x1000xf32> to tensor<12x10xf32>
    %out = tensor.extract_slice %x[%i, 0] [10, 12] [1, 1] : tensor<1000x12xf32> to tensor<10x12xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(r, c) -> (c, r)>, affine_map<(r, c) -> (r, c)>], iterator_types = ["parallel", "parallel"]}
        ins(%in : tensor<12x10xf32>) outs(%out : tensor<10x12xf32>) {
    ^bb0(%i0: f32, %o: f32):
      %n = arith.negf %i0 : f32
      linalg.yield %n : f32
    } -> tensor<10x12xf32>
    %z = tensor.insert_slice %y into %x[%i, 0] [10, 12] [1, 1] : tensor<10x12xf32> into tensor<1000x12xf32>
    scf.yield %z : tensor<1000x12xf32>
  }
  return %0 : tensor<1000x12xf32>
}

// CHECK-LABEL: function whole
// CHECK:      time to expect 12.00 µs
// CHECK-NEXT:   the roof 12.00 µs
// CHECK-NEXT: flops
func.func @whole(%a: tensor<1000x12xf32>, %b: tensor<1000x12xf32>) -> tensor<1000x12xf32> {
  %0 = linalg.negf ins(%a : tensor<1000x12xf32>) outs(%b : tensor<1000x12xf32>) -> tensor<1000x12xf32>
  return %0 : tensor<1000x12xf32>
}

// Elements without bits make no vectors, and nothing divides by their size.
// CHECK-LABEL: function nothing
// CHECK:      integer operations    12 op
func.func @nothing(%a: tensor<12xi0>) -> tensor<12xi0> {
  %e = tensor.empty() : tensor<12xi0>
  %0 = linalg.add ins(%a, %a : tensor<12xi0>, tensor<12xi0>) outs(%e : tensor<12xi0>) -> tensor<12xi0>
  return %0 : tensor<12xi0>
}

}
