// What executions in loops are expected to load again, and what stays (R36 of docs/Model.md), and
// what is fetched past the ends of runs (R37).
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch steady" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=many.negf" | FileCheck --check-prefix=EXPLAIN %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=wide.negf" | FileCheck --check-prefix=RUNS %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- steady explain=strips.negf" | FileCheck --check-prefix=STRIPS %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,cache-reloads steady" | FileCheck --check-prefix=SHARED %s
// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch,prefetch steady" | FileCheck --check-prefix=WITHOUT %s
// RUN: sed 's/"capacity_bytes" = 1000000,/& "associativity" = 16,/' %s | roofline-opt - -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch steady" | FileCheck --check-prefix=WAYS %s
// RUN: sed 's/"prefetch_bytes" = 128/&, "line_bytes" = 1000/' %s | roofline-opt - -o /dev/null --roofline="report=text output=- group=none rows=all ignore-losses=launch steady" | FileCheck --check-prefix=LINES %s

// 1 TB/s to a cache of 1 MB, of which tiles may fill 0.8 MB; 128 B past the end of each run.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "round" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e15>>,
        "memory" = #dlti.map<
          "mem" = #dlti.map<"bytes_per_second" = 1.0e12, "prefetch_bytes" = 128>,
          "cache" = #dlti.map<
            "bytes_per_second" = 1.0e14,
            "capacity_bytes" = 1000000,
            "register_bytes" = 1000>>,
        "sustained" = #dlti.map<
          "fractions" = #dlti.map<"mem" = 1.0, "cache" = 1.0, "vector" = 1.0>,
          "launch_seconds" = 1.0e-6,
          "source" = "invented">>>>} {

// 1000 slices of 2000 elements, 8 MB in and 8 MB out, as one op would move them: 16 us. When the
// function runs again the cache of 1 MB has evicted nearly all of them (m = 1 - exp(-16 m)).
// CHECK-LABEL: function once
// CHECK:      time to expect 16.00 µs
// CHECK-NEXT:   the roof 16.00 µs
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
// CHECK:      time to expect 160.0 µs
// CHECK-NEXT:   the roof 16.00 µs
// CHECK-NEXT:   cache reloads 144.0 µs
// CHECK-NEXT: flops
// SHARED-LABEL: function many
// SHARED:     time to expect 16.00 µs

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

// 100 columns of 1000 rows in and out at a time, 2000 runs of 400 B. They fit, but not with 128 B
// past each of them, where the next columns begin: in all 20000 runs, 2.56 MB more.
// CHECK-LABEL: function wide
// CHECK:      time to expect 10.56 µs
// CHECK-NEXT:   the roof 8.000 µs
// CHECK-NEXT:   prefetch 2.560 µs
// CHECK-NEXT: flops
// WITHOUT-LABEL: function wide
// WITHOUT:    time to expect 7.997 µs
// RUNS: 128 B past runs of 400 B: floor(4000000 / 400) * 128 = 1280000 B
// RUNS: with prefetch, memory:mem: 8e-06 + (1280000 + 1280000) / 1e+12 = 1.056e-05 s
func.func @wide(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %c1000 = arith.constant 1000 : index
  %0 = scf.for %j = %c0 to %c1000 step %c100 iter_args(%x = %b) -> tensor<1000x1000xf32> {
    %in = tensor.extract_slice %a[0, %j] [1000, 100] [1, 1] : tensor<1000x1000xf32> to tensor<1000x100xf32>
    %out = tensor.extract_slice %x[0, %j] [1000, 100] [1, 1] : tensor<1000x1000xf32> to tensor<1000x100xf32>
    %y = linalg.negf ins(%in : tensor<1000x100xf32>) outs(%out : tensor<1000x100xf32>) -> tensor<1000x100xf32> loc("wide.negf")
    %z = tensor.insert_slice %y into %x[0, %j] [1000, 100] [1, 1] : tensor<1000x100xf32> into tensor<1000x1000xf32>
    scf.yield %z : tensor<1000x1000xf32>
  }
  return %0 : tensor<1000x1000xf32>
}

// 50 columns, 40000 runs of 200 B: what is fetched past 2000 of them has room, but hardware doesn't
// follow as many. The matrices are 8 times the cache, which has 1 - m = 0.00034 of them when they are
// read again: 2.7 ns, and 1.7 ns of what is past.
// CHECK-LABEL: function narrow
// CHECK:      time to expect 13.12 µs
// CHECK-NEXT:   the roof 8.000 µs
// CHECK-NEXT:   prefetch 5.120 µs
// CHECK-NEXT: flops
// A line of 1000 B has the next columns too: 8000 of them.
// LINES-LABEL: function narrow
// LINES:        prefetch 1.024 µs
func.func @narrow(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c50 = arith.constant 50 : index
  %c1000 = arith.constant 1000 : index
  %0 = scf.for %j = %c0 to %c1000 step %c50 iter_args(%x = %b) -> tensor<1000x1000xf32> {
    %in = tensor.extract_slice %a[0, %j] [1000, 50] [1, 1] : tensor<1000x1000xf32> to tensor<1000x50xf32>
    %out = tensor.extract_slice %x[0, %j] [1000, 50] [1, 1] : tensor<1000x1000xf32> to tensor<1000x50xf32>
    %y = linalg.negf ins(%in : tensor<1000x50xf32>) outs(%out : tensor<1000x50xf32>) -> tensor<1000x50xf32>
    %z = tensor.insert_slice %y into %x[0, %j] [1000, 50] [1, 1] : tensor<1000x50xf32> into tensor<1000x1000xf32>
    scf.yield %z : tensor<1000x1000xf32>
  }
  return %0 : tensor<1000x1000xf32>
}

// 25 rows of 40,000, 2000 at a time: 25 runs of 8000 B, which hardware follows, and the next columns
// find what was fetched past them.
// CHECK-LABEL: function few
// CHECK:      time to expect 7.997 µs
// CHECK-NEXT:   the roof 8.000 µs
// CHECK-NEXT: flops
func.func @few(%a: tensor<25x40000xf32>, %b: tensor<25x40000xf32>) -> tensor<25x40000xf32> {
  %c0 = arith.constant 0 : index
  %c2000 = arith.constant 2000 : index
  %c40000 = arith.constant 40000 : index
  %0 = scf.for %j = %c0 to %c40000 step %c2000 iter_args(%x = %b) -> tensor<25x40000xf32> {
    %in = tensor.extract_slice %a[0, %j] [25, 2000] [1, 1] : tensor<25x40000xf32> to tensor<25x2000xf32>
    %out = tensor.extract_slice %x[0, %j] [25, 2000] [1, 1] : tensor<25x40000xf32> to tensor<25x2000xf32>
    %y = linalg.negf ins(%in : tensor<25x2000xf32>) outs(%out : tensor<25x2000xf32>) -> tensor<25x2000xf32>
    %z = tensor.insert_slice %y into %x[0, %j] [25, 2000] [1, 1] : tensor<25x2000xf32> into tensor<25x40000xf32>
    scf.yield %z : tensor<25x40000xf32>
  }
  return %0 : tensor<25x40000xf32>
}

// 500 rows of 50 columns at a time, down the 5000 rows of a matrix first: the next tile is elsewhere,
// and when the next columns come, all is gone. 40 MB in 200000 runs of 200 B, 25.6 MB more.
// CHECK-LABEL: function down
// CHECK:      time to expect 65.60 µs
// CHECK-NEXT:   the roof 40.00 µs
// CHECK-NEXT:   prefetch 25.60 µs
// CHECK-NEXT: flops
func.func @down(%a: tensor<5000x1000xf32>, %b: tensor<5000x1000xf32>) -> tensor<5000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c50 = arith.constant 50 : index
  %c500 = arith.constant 500 : index
  %c1000 = arith.constant 1000 : index
  %c5000 = arith.constant 5000 : index
  %0 = scf.for %j = %c0 to %c1000 step %c50 iter_args(%w = %b) -> tensor<5000x1000xf32> {
    %1 = scf.for %i = %c0 to %c5000 step %c500 iter_args(%x = %w) -> tensor<5000x1000xf32> {
      %in = tensor.extract_slice %a[%i, %j] [500, 50] [1, 1] : tensor<5000x1000xf32> to tensor<500x50xf32>
      %out = tensor.extract_slice %x[%i, %j] [500, 50] [1, 1] : tensor<5000x1000xf32> to tensor<500x50xf32>
      %y = linalg.negf ins(%in : tensor<500x50xf32>) outs(%out : tensor<500x50xf32>) -> tensor<500x50xf32>
      %z = tensor.insert_slice %y into %x[%i, %j] [500, 50] [1, 1] : tensor<500x50xf32> into tensor<5000x1000xf32>
      scf.yield %z : tensor<5000x1000xf32>
    }
    scf.yield %1 : tensor<5000x1000xf32>
  }
  return %0 : tensor<5000x1000xf32>
}

// Blocks of 90 rows, each by 50 columns of one row after the other: 200 B of 90 rows before the next
// columns, more than the 32 runs that hardware follows. A block of 0.36 MB in and out stays, and is
// contiguous, but 14.4 MB come in 72000 runs of 200 B: 9.216 us.
// CHECK-LABEL: function strips
// CHECK:      time to expect 23.62 µs
// CHECK-NEXT:   the roof 14.40 µs
// CHECK-NEXT:   prefetch 9.216 µs
// CHECK-NEXT: flops
// STRIPS: 128 B past runs of 200 B: floor(7200000 / 200) * 128 = 4608000 B
func.func @strips(%a: tensor<1800x1000xf32>, %b: tensor<1800x1000xf32>) -> tensor<1800x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %c90 = arith.constant 90 : index
  %c1000 = arith.constant 1000 : index
  %c1800 = arith.constant 1800 : index
  %0 = scf.for %k = %c0 to %c1800 step %c90 iter_args(%v = %b) -> tensor<1800x1000xf32> {
    %1 = scf.for %j = %c0 to %c1000 step %c50 iter_args(%w = %v) -> tensor<1800x1000xf32> {
      %2 = scf.for %i = %c0 to %c90 step %c1 iter_args(%x = %w) -> tensor<1800x1000xf32> {
        %row = arith.addi %k, %i : index
        %in = tensor.extract_slice %a[%row, %j] [1, 50] [1, 1] : tensor<1800x1000xf32> to tensor<1x50xf32>
        %out = tensor.extract_slice %x[%row, %j] [1, 50] [1, 1] : tensor<1800x1000xf32> to tensor<1x50xf32>
        %y = linalg.negf ins(%in : tensor<1x50xf32>) outs(%out : tensor<1x50xf32>) -> tensor<1x50xf32> loc("strips.negf")
        %z = tensor.insert_slice %y into %x[%row, %j] [1, 50] [1, 1] : tensor<1x50xf32> into tensor<1800x1000xf32>
        scf.yield %z : tensor<1800x1000xf32>
      }
      scf.yield %2 : tensor<1800x1000xf32>
    }
    scf.yield %1 : tensor<1800x1000xf32>
  }
  return %0 : tensor<1800x1000xf32>
}

// One such block, 0.72 MB, stays when the function runs again: nothing of it is fetched, past runs
// neither (3600 runs, 460.8 ns). What remains is the cache's own 0.72 MB at 100 TB/s.
// CHECK-LABEL: function stays
// CHECK:      time to expect 7.200 ns
// CHECK-NEXT:   the roof 720.0 ns
// CHECK-NEXT:   residency -1.174 µs
// CHECK-NEXT:   prefetch 460.8 ns
// CHECK-NEXT: flops
func.func @stays(%a: tensor<90x1000xf32>, %b: tensor<90x1000xf32>) -> tensor<90x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %c90 = arith.constant 90 : index
  %c1000 = arith.constant 1000 : index
  %0 = scf.for %j = %c0 to %c1000 step %c50 iter_args(%w = %b) -> tensor<90x1000xf32> {
    %1 = scf.for %i = %c0 to %c90 step %c1 iter_args(%x = %w) -> tensor<90x1000xf32> {
      %in = tensor.extract_slice %a[%i, %j] [1, 50] [1, 1] : tensor<90x1000xf32> to tensor<1x50xf32>
      %out = tensor.extract_slice %x[%i, %j] [1, 50] [1, 1] : tensor<90x1000xf32> to tensor<1x50xf32>
      %y = linalg.negf ins(%in : tensor<1x50xf32>) outs(%out : tensor<1x50xf32>) -> tensor<1x50xf32>
      %z = tensor.insert_slice %y into %x[%i, %j] [1, 50] [1, 1] : tensor<1x50xf32> into tensor<90x1000xf32>
      scf.yield %z : tensor<90x1000xf32>
    }
    scf.yield %1 : tensor<90x1000xf32>
  }
  return %0 : tensor<90x1000xf32>
}

// The same of 30 rows: hardware follows them, and a block is one run.
// CHECK-LABEL: function followed
// CHECK:      time to expect 14.40 µs
// CHECK-NEXT:   the roof 14.40 µs
// CHECK-NEXT: flops
func.func @followed(%a: tensor<1800x1000xf32>, %b: tensor<1800x1000xf32>) -> tensor<1800x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %c30 = arith.constant 30 : index
  %c1000 = arith.constant 1000 : index
  %c1800 = arith.constant 1800 : index
  %0 = scf.for %k = %c0 to %c1800 step %c30 iter_args(%v = %b) -> tensor<1800x1000xf32> {
    %1 = scf.for %j = %c0 to %c1000 step %c50 iter_args(%w = %v) -> tensor<1800x1000xf32> {
      %2 = scf.for %i = %c0 to %c30 step %c1 iter_args(%x = %w) -> tensor<1800x1000xf32> {
        %row = arith.addi %k, %i : index
        %in = tensor.extract_slice %a[%row, %j] [1, 50] [1, 1] : tensor<1800x1000xf32> to tensor<1x50xf32>
        %out = tensor.extract_slice %x[%row, %j] [1, 50] [1, 1] : tensor<1800x1000xf32> to tensor<1x50xf32>
        %y = linalg.negf ins(%in : tensor<1x50xf32>) outs(%out : tensor<1x50xf32>) -> tensor<1x50xf32>
        %z = tensor.insert_slice %y into %x[%row, %j] [1, 50] [1, 1] : tensor<1x50xf32> into tensor<1800x1000xf32>
        scf.yield %z : tensor<1800x1000xf32>
      }
      scf.yield %2 : tensor<1800x1000xf32>
    }
    scf.yield %1 : tensor<1800x1000xf32>
  }
  return %0 : tensor<1800x1000xf32>
}

// Two ops of 0.4 MB each in and out. Until %a is read, and until it is written again, 0.8 MB are
// touched, until %x is read again and %b is written again 1.2 MB, of which a cache of 1 MB has evicted
// 0.3137 = 1 - exp(-1.2 * 0.3137). So of 0.8 MB of the two 0.251 MB move. With sets of 16 lines 0.2190 of 0.8 MB, the
// chance that 12.8 lines in the mean are 16 or more, and 0.7979 of 1.2 MB: 0.8135 MB.
// CHECK-LABEL: function chain
// CHECK:      time to expect 251.0 ns
// CHECK-NEXT:   the roof 1.600 µs
// CHECK-NEXT:   residency -1.349 µs
// CHECK-NEXT: flops
// WAYS-LABEL: function chain
// WAYS:       time to expect 813.5 ns
func.func @chain(%x: tensor<100000xf32>) -> tensor<100000xf32> {
  %e = tensor.empty() : tensor<100000xf32>
  %a = linalg.negf ins(%x : tensor<100000xf32>) outs(%e : tensor<100000xf32>) -> tensor<100000xf32>
  %b = linalg.abs ins(%a : tensor<100000xf32>) outs(%e : tensor<100000xf32>) -> tensor<100000xf32>
  return %b : tensor<100000xf32>
}

// Of 0.2 MB each, 0.6 MB: all stays. What remains is the cache's own 0.4 MB of each op at 100 TB/s.
// CHECK-LABEL: function short_chain
// CHECK:      time to expect 8.000 ns
// CHECK-NEXT:   the roof 800.0 ns
// CHECK-NEXT:   residency -792.0 ns
// CHECK-NEXT: flops
func.func @short_chain(%x: tensor<50000xf32>) -> tensor<50000xf32> {
  %e = tensor.empty() : tensor<50000xf32>
  %a = linalg.negf ins(%x : tensor<50000xf32>) outs(%e : tensor<50000xf32>) -> tensor<50000xf32>
  %b = linalg.abs ins(%a : tensor<50000xf32>) outs(%e : tensor<50000xf32>) -> tensor<50000xf32>
  return %b : tensor<50000xf32>
}

// 0.3 MB each. When the last op reads %a, 1.05 MB have been touched since the second one read it:
// 0.0937 of it has been written back and comes from memory. Between the last use and the first of %c
// lie 1.35 MB (0.4693 of its writes move), of %x, %b and %d 1.5 MB (0.5828).
// 0.3 MB * (2 * 0.0937 + 0.4693 + 3 * 0.5828) = 0.7215 MB
// CHECK-LABEL: function long_chain
// CHECK:      time to expect 721.5 ns
// CHECK-NEXT:   the roof 2.700 µs
// CHECK-NEXT:   residency -1.978 µs
// CHECK-NEXT: flops
func.func @long_chain(%x: tensor<75000xf32>) -> tensor<75000xf32> {
  %e = tensor.empty() : tensor<75000xf32>
  %a = linalg.negf ins(%x : tensor<75000xf32>) outs(%e : tensor<75000xf32>) -> tensor<75000xf32>
  %b = linalg.abs ins(%a : tensor<75000xf32>) outs(%e : tensor<75000xf32>) -> tensor<75000xf32>
  %c = linalg.exp ins(%b : tensor<75000xf32>) outs(%e : tensor<75000xf32>) -> tensor<75000xf32>
  %d = linalg.add ins(%a, %c : tensor<75000xf32>, tensor<75000xf32>) outs(%e : tensor<75000xf32>) -> tensor<75000xf32>
  return %d : tensor<75000xf32>
}

}
