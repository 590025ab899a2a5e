// REQUIRES: chromium, page-libraries
// RUN: roofline-opt %s --roofline="report=html output=%t.html annotate=false" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html > %t.txt
// RUN: FileCheck %s --input-file=%t.txt
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --plain > %t.plain
// RUN: FileCheck %s --input-file=%t.plain --check-prefix=PLAIN
// RUN: echo 'module {}' | roofline-opt --roofline="target=a100 report=html output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --open > %t.empty
// RUN: FileCheck %s --input-file=%t.empty --check-prefix=EMPTY
// RUN: echo 'func.func @f(%%a: tensor<8xf32>) -> tensor<8xf32> { %%0 = math.absf %%a : tensor<8xf32> return %%0 : tensor<8xf32> }' > %t.abs.mlir
// RUN: roofline-opt %t.abs.mlir --roofline="target=%S/Inputs/slow.mlir,%S/Inputs/fast.mlir report=html output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --open > %t.two
// RUN: FileCheck %s --input-file=%t.two --check-prefix=TWO
// RUN: roofline-opt %t.abs.mlir --roofline="target=%S/Inputs/matrix-only.mlir report=html output=%t.html" -o /dev/null
// RUN: python3 %S/Inputs/check_page.py %chromium %t.html --totals > %t.part
// RUN: FileCheck %s --input-file=%t.part --check-prefix=PART

// The page in a browser: marks, tooltip, the links between marks and rows,
// sorting, filters, both themes, two widths; and the page of a build without
// libraries. Rates are powers of two: matrix f16 2^38 op/s, vector 2^36 op/s,
// dram 2^33 B/s.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "plot" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<
          "matrix" = #dlti.map<f16 = 274877906944.0>,
          "vector" = #dlti.map<f32 = 68719476736.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 8589934592.0>>>>>} {

// Bytes and times:
//   open     any number: the first row, and the largest
//   single   4 * 2^14 B = 65.54 kB; 2^19 / 2^36 = 2^-17 s = 7.629 us
//   half     2 * 2^13 + 2 * 2^14 B = 49.15 kB; 3 * 2^14 / 2^33 s = 5.722 us
//   <hostile>  3 * 2^14 B, 5.722 us
func.func @main(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>,
                %c: tensor<64x64xf32>, %d: tensor<64x64xf32>,
                %e: tensor<64x64xf32>, %n: tensor<?xf32>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<?xf32>) {
  %single = linalg.matmul ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("single")
  %half = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>)
      outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32> loc("half")
  %sum = linalg.add ins(%c, %d : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%d : tensor<64x64xf32>) -> tensor<64x64xf32> loc("</script><hostile>")
  %minus = linalg.negf ins(%n : tensor<?xf32>)
      outs(%n : tensor<?xf32>) -> tensor<?xf32> loc("open")
  return %single, %half, %sum, %minus
      : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<?xf32>
}

}

// "open" has no place on the plane. Roofs: matrix f16, vector f32.
// CHECK: marks: 3
// CHECK-NEXT: roofs: 2

// 2^19 op / 2^38 op/s = 1.907 us; 2^19 / (3 * 2^14) = 10.67 op/B; ridge 2^38 /
// 2^33 = 32 op/B; attainable 10.67 * 2^33 = 91.63 Gop/s. Extending what f16
// loads to f32 is work as well, of no counted class.
// CHECK-NEXT: tooltip: linalg.matmul half
// CHECK-DAG:  time: 5.722 µs
// CHECK-DAG:  bound: memory:dram
// CHECK-DAG:  headroom: 3.000
// CHECK-DAG:  intensity, op/B: 10.67
// CHECK-DAG:  ridge, op/B: 32.00
// CHECK-DAG:  attainable: 91.63 Gop/s
// CHECK-DAG:  operations: 524.3 kop
// CHECK-DAG:  bytes: 49.15 kB
// CHECK-DAG:  shapes: 64x64xf16, 64x64xf16 -> 64x64xf32
// CHECK-DAG:  read: 32.77 kB
// CHECK-DAG:  written: 16.38 kB
// CHECK-DAG:  work, matrix f16->f32: 524.3 kop
// CHECK-DAG:  time of compute:matrix: 1.907 µs
// CHECK-DAG:  dram bytes: 49.15 kB least; best tiling unknown

// CHECK: as reported: open, single, half, </script><hostile>
// CHECK-NEXT: share: -, -, -, -
// CHECK-NEXT: time: open, 7.629 µs, 5.722 µs, 5.722 µs
// CHECK-NEXT: bound: symbolic, compute:vector, memory:dram, memory:dram
// CHECK-NEXT: bytes: 8*[[N:[a-z0-9_]+]] B, 65.54 kB, 49.15 kB, 49.15 kB
// CHECK-NEXT: least_0: 8*[[N]] B, 65.54 kB, 49.15 kB, 49.15 kB
// CHECK-NEXT: by location, ascending: </script><hostile>, half, open, single
// CHECK-NEXT: by location, descending: single, open, half, </script><hostile>
// CHECK-NEXT: by bytes, descending: open, single, half, </script><hostile>
// CHECK-NEXT: by bytes, ascending: half, </script><hostile>, single, open
// CHECK-NEXT: search: single - 1 of 4 rows
// CHECK-NEXT: faint marks: 2
// CHECK-NEXT: a click on a faint mark: half - 4 rows
// CHECK-NEXT: at least 50 kB: single, open

// CHECK-NEXT: selected row: half
// CHECK-NEXT: in the window: True
// CHECK-NEXT: selected mark: single
// CHECK-NEXT: selected op: single

// Nothing is wider than the window; the plot has the colors of the page.
// CHECK-NEXT: light: page [[LIGHT:rgb\(255, 255, 255\)]] plot [[LIGHT]] lines [[INK:#[0-9a-f]+]]
// CHECK-NOT: lines [[INK]]
// CHECK-NEXT: dark: page [[DARK:rgb\([0-9, ]+\)]] plot [[DARK]] lines #
// CHECK-NEXT: width 1400: 1400
// CHECK-NEXT: width 700: 700

// Ties to even; whole numbers below 1000 are exact.
// CHECK-NEXT: 0: 0 B
// CHECK-NEXT: 512: 512 B
// CHECK-NEXT: 999.96: 1.000 kB
// CHECK-NEXT: 12345: 12.34 kB
// CHECK-NEXT: 12355: 12.36 kB
// CHECK-NEXT: 2.55e-4: 255.0 µB
// CHECK-NEXT: 1e33: 1.000e+33 B
// CHECK-NEXT: 1e-31: 1.000e-31 B
// CHECK-NEXT: count 7: 7 op
// CHECK-NEXT: count '18446744073709551616': 18.45 Eop
// CHECK-NEXT: count '2*m*n': 2*m*n op
// CHECK-NEXT: count '2*m*n + 5': (2*m*n + 5) op
// CHECK-NEXT: count null: unknown
// CHECK-NEXT: ratio 0.0625: 0.062
// CHECK-NEXT: ratio 0.0004: <0.001
// CHECK-NEXT: ratio 9.9996: 10.000
// CHECK-NEXT: ratio 128: 128.0
// CHECK-NEXT: ratio 0: 0
// CHECK-NEXT: share 0.0625: 6.2%
// CHECK-NEXT: share 0.0001: <0.1%
// CHECK-NEXT: share 0.9996: 100%
// CHECK-NEXT: typed 10M: 10000000
// CHECK-NEXT: typed 1.5 u: 1.5e-06
// CHECK-NEXT: typed 2e3: 2000
// CHECK-NEXT: typed -1: -1
// CHECK-NEXT: typed x: None

// CHECK-NEXT: markup from names: 0
// CHECK-NEXT: requests: 1
// CHECK-NEXT: errors: none

// EMPTY: marks: 0
// EMPTY: errors: none

// What bounds on the second machine, memory:hbm, never does on the first one.
// TWO: marks: 2
// TWO: errors: none

// 64 B / 2^36 B/s, and what 8 operations take without a rate. What is typed into a
// filter may have a unit.
// PART: total time931.3 ps, without what has no rate or link
// PART: times: 931.3 ps+
// PART-NEXT: at least 5%: False
// PART-NEXT: at least 10 kB: False
// PART-NEXT: at least 2 s: False

// PLAIN: missing: This build of roofline has no plot and a plain table
// PLAIN-NEXT: rows: 4
// PLAIN-NEXT: row open
// PLAIN-NEXT: row single{{.*}}7.629 µs{{.*}}65.54 kB
// PLAIN-NEXT: row half{{.*}}5.722 µs{{.*}}49.15 kB
// PLAIN-NEXT: row </script><hostile>{{.*}}5.722 µs{{.*}}49.15 kB
// PLAIN-NEXT: markup from names: 0
// PLAIN-NEXT: requests: 1
// PLAIN-NEXT: errors: none
