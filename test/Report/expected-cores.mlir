// What loops are expected to take on cores with caches of their own (R34 of docs/Model.md), and what
// is computed once for several iterations (R38).
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch steady" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,partial-overlap,hoisting steady" | FileCheck --check-prefix=IGNORE %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch overlap=sum steady" | FileCheck --check-prefix=SUM %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=tiles.negf" | FileCheck --check-prefix=EXPLAIN %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=rows.generic" | FileCheck --check-prefix=ONCE %s

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "cores" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<
          "vector" = #dlti.map<f32 = 1.0e11>,
          "special" = #dlti.map<f32 = 1.0e9>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e11>,
          "shared" = #dlti.map<
            "bytes_per_second" = 2.0e11,
            "capacity_bytes" = 1000000>,
          "own" = #dlti.map<
            "bytes_per_second" = 4.0e11,
            "capacity_bytes" = 10000,
            "register_bytes" = 1000,
            "instances" = 1,
            "private" = true>>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "shared" = 1.0, "own" = 1.0, "vector" = 1.0, "special" = 1.0>,
          "launch_seconds" = 1.0e-6,
          "source" = "invented">>>>} {

// 8 MB in and 8 MB out: 160 us from memory and 80 us through the shared cache. The 40 us of the core's
// own cache and 20 us of negations hide behind each other: 160 + 80 + 40 us.
// CHECK-LABEL: function tiles
// CHECK:      time to expect 280.0 µs
// CHECK-NEXT:   the roof 160.0 µs
// CHECK-NEXT:   partial overlap 120.0 µs
// CHECK-NEXT: flops
// IGNORE-LABEL: function tiles
// IGNORE:     time to expect 160.0 µs
// SUM-LABEL: function tiles
// SUM:        time to expect 300.0 µs
// EXPLAIN: time with partial_overlap: max(2e-05, 4e-05) + 0.000159999982 + 8e-05 = 0.000279999982 s
func.func @tiles(%a: tensor<2000000xf32>, %b: tensor<2000000xf32>) -> tensor<2000000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1000 = arith.constant 1000 : index
  %c2000 = arith.constant 2000 : index
  %0 = scf.for %i = %c0 to %c1000 step %c1 iter_args(%x = %b) -> tensor<2000000xf32> {
    %at = arith.muli %i, %c2000 : index
    %in = tensor.extract_slice %a[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
    %out = tensor.extract_slice %x[%at] [2000] [1] : tensor<2000000xf32> to tensor<2000xf32>
    %y = linalg.negf ins(%in : tensor<2000xf32>) outs(%out : tensor<2000xf32>) -> tensor<2000xf32> loc("tiles.negf")
    %z = tensor.insert_slice %y into %x[%at] [2000] [1] : tensor<2000xf32> into tensor<2000000xf32>
    scf.yield %z : tensor<2000000xf32>
  }
  return %0 : tensor<2000000xf32>
}

// 100,000 exponentials are counted, 100 us, and one for each of 100 rows is expected. All of 0.8 MB
// stays in the shared cache, which takes 4 us to move it.
// CHECK-LABEL: function rows
// CHECK:      time to expect 4.002 µs
// CHECK-NEXT:   the roof 100.0 µs
// CHECK-NEXT:   hoisting -96.00 µs
// CHECK-NEXT: flops
// CHECK-NEXT: transcendentals 100.0 kop
// IGNORE-LABEL: function rows
// IGNORE:     time to expect 100.0 µs
// ONCE: with hoisting, compute:special: 1e-04 - 1 * 9.99e-05 = 1e-07 s
func.func @rows(%x: tensor<100x1000xf32>, %r: tensor<100xf32>) -> tensor<100x1000xf32> {
  %e = tensor.empty() : tensor<100x1000xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %r : tensor<100x1000xf32>, tensor<100xf32>) outs(%e : tensor<100x1000xf32>) {
  ^bb0(%in: f32, %row: f32, %out: f32):
    %1 = math.exp %row : f32
    %2 = arith.mulf %in, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<100x1000xf32> loc("rows.generic")
  return %0 : tensor<100x1000xf32>
}

// An accumulator changes with each iteration, and so does what an index of the loop gives: all of
// 200,000 exponentials take time.
// CHECK-LABEL: function sums
// CHECK-NOT:  hoisting
// CHECK:      transcendentals 200.0 kop
func.func @sums(%x: tensor<100x1000xf32>) -> tensor<100xf32> {
  %e = tensor.empty() : tensor<100xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<100x1000xf32>) outs(%e : tensor<100xf32>) {
  ^bb0(%in: f32, %sum: f32):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %at = arith.addi %row, %column : index
    %int = arith.index_cast %at : index to i32
    %float = arith.sitofp %int : i32 to f32
    %1 = math.exp %float : f32
    %2 = math.exp %sum : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<100xf32>
  return %0 : tensor<100xf32>
}

// Each iteration writes two halves of its part, the second where the first one has been inserted: one
// storage. It and %a take 800 kB, which stay in the shared cache: 2 us for either half, less 10 kB that
// the second may find in the core's own cache, and 1 us for that.
// CHECK-LABEL: function halves
// CHECK:      time to expect 5.950 µs
// CHECK-NEXT:   the roof 8.000 µs
func.func @halves(%a: tensor<100000xf32>, %b: tensor<100000xf32>) -> tensor<100000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c5000 = arith.constant 5000 : index
  %c10000 = arith.constant 10000 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %b) -> tensor<100000xf32> {
    %at = arith.muli %i, %c10000 : index
    %in = tensor.extract_slice %a[%at] [5000] [1] : tensor<100000xf32> to tensor<5000xf32>
    %out = tensor.extract_slice %x[%at] [5000] [1] : tensor<100000xf32> to tensor<5000xf32>
    %y = linalg.negf ins(%in : tensor<5000xf32>) outs(%out : tensor<5000xf32>) -> tensor<5000xf32>
    %z = tensor.insert_slice %y into %x[%at] [5000] [1] : tensor<5000xf32> into tensor<100000xf32>
    %half = arith.addi %at, %c5000 : index
    %in1 = tensor.extract_slice %a[%half] [5000] [1] : tensor<100000xf32> to tensor<5000xf32>
    %out1 = tensor.extract_slice %z[%half] [5000] [1] : tensor<100000xf32> to tensor<5000xf32>
    %y1 = linalg.negf ins(%in1 : tensor<5000xf32>) outs(%out1 : tensor<5000xf32>) -> tensor<5000xf32>
    %z1 = tensor.insert_slice %y1 into %z[%half] [5000] [1] : tensor<5000xf32> into tensor<100000xf32>
    scf.yield %z1 : tensor<100000xf32>
  }
  return %0 : tensor<100000xf32>
}
}
