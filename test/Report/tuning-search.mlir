// RUN: roofline-opt %s -o /dev/null --roofline="report=text output=- tuning" | FileCheck %s --check-prefix=TEXT
// RUN: sed 's/f16 = 1.0e14/f16 = 1.0e12/' %s | roofline-opt -o /dev/null --roofline="report=text output=- tuning" | FileCheck %s --check-prefix=SLOW
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json tuning"
// RUN: python3 %S/Inputs/print_tuning.py %t.json | FileCheck %s
//
// docs/use/Tuning.md: the verdict is that of the best tile listed for the innermost
// level, and this is not the one with the least traffic.

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f16 = 1.0e14, "native_tile" = [16, 8, 16]>,
                        "vector" = #dlti.map<f32 = 1.0e13>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e11>,
      "l2" = #dlti.map<"bytes_per_second" = 5.0e11, "capacity_bytes" = 1048576>,
      "sram" = #dlti.map<"bytes_per_second" = 8.0e12, "capacity_bytes" = 65536, "instances" = 16,
                         "private" = true, "management" = "scratchpad">>>>>} {

// A has 1,536,000 B, B 3,538,944 B, C 9,216,000 B. In the order n, m, k with tiles of
// 464 columns l2 keeps what all of m needs of B: B passes once, A 5 times, C twice,
// 29,650,944 B. At least 23,506,944 B move, 61.44 us less. The tile with the least traffic
// from l2, 112 x 128 x 16, makes A pass 18 times, 49,618,944 B in all.
// TEXT-LABEL: function large
// TEXT: could win of
// TEXT-NEXT: 61.44 µs 296.5 µs 100.0%
// TEXT: tiles to try first, by level
// TEXT: 296.5 µs dram 32x464x768
// TEXT: 296.5 µs l2 32x464x1
// CHECK: linalg.matmul tune {{.*}}time_winnable_seconds=6.144e-05
// CHECK-NEXT: dram 32x464x768 [1, 0, 2] 821248 {'dram': 29650944,
// CHECK: l2 32x464x1 [1, 0, 2] 60384 {'dram': 29650944,
// CHECK-NEXT: l2 112x128x16 [1, 0, 2] 65024 {'dram': 49618944,
func.func @large(%a: tensor<1000x768xf16>, %b: tensor<768x2304xf16>, %c: tensor<1000x2304xf32>) -> tensor<1000x2304xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1000x768xf16>, tensor<768x2304xf16>) outs(%c : tensor<1000x2304xf32>) -> tensor<1000x2304xf32>
  return %0 : tensor<1000x2304xf32>
}

// Any tile reads and writes all once, 73,728 B in 737.3 ns: one is shown.
// TEXT-LABEL: function small
// TEXT-NOT: ops to tune{{$}}
// TEXT: tiles to try first, by level
// TEXT-NEXT: time
// TEXT-NEXT: 737.3 ns l2 16x32x512
// TEXT-NEXT: {{^$}}
// TEXT-NEXT: ops to tune: 0, bound met: 1,
// CHECK: linalg.matmul bound met {{.*}}time_winnable_seconds=0
// CHECK-NEXT: dram 32x32x512
func.func @small(%a: tensor<32x512xf16>, %b: tensor<512x32xf16>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<32x512xf16>, tensor<512x32xf16>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// At 1e12 op/s the 12,582,912 operations take 12.58 us, in any tile for dram. A tile
// for the scratchpads is one core's: 48 x 32 results are 3 * 4 native tiles, so that 12
// of the 16 cores have one, 16.78 us.
// SLOW-LABEL: function few
// SLOW: could win of
// SLOW-NEXT: 4.194 µs 16.78 µs 100.0%
// SLOW: 12.58 µs dram 48x32x
// SLOW: 16.78 µs l2 16x8x
func.func @few(%a: tensor<48x4096xf16>, %b: tensor<4096x32xf16>, %c: tensor<48x32xf32>) -> tensor<48x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<48x4096xf16>, tensor<4096x32xf16>) outs(%c : tensor<48x32xf32>) -> tensor<48x32xf32>
  return %0 : tensor<48x32xf32>
}
}
