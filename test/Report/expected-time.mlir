// The ledger, each term by hand (R30 to R36 of docs/Model.md).
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=- group=none rows=all" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=- ignore-losses=launch,partial-overlap group=none rows=all" | FileCheck --check-prefix=IGNORE %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=- ignore-losses=operand-loads,sustained,tile-quantization,wave-quantization,row-latency,split-reduction,launch,partial-overlap,residency,cache-reloads group=none rows=all" | FileCheck --check-prefix=ROOF %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=csv output=-" | FileCheck --check-prefix=CSV %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/check_ledger.py %t.json
// RUN: sed 's/"sustained"/"launch_overhead_seconds" = 1.0e-3, &/' %S/Inputs/sustained.mlir > %t.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.mlir report=text output=- group=none rows=all" | FileCheck --check-prefix=WAVES %s
// RUN: sed 's/"row_step_seconds"/"batched_tile" = [128, 64], "row_fetch_seconds" = 1.0e-10, &/' %S/Inputs/sustained.mlir > %t-rows.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t-rows.mlir report=text output=- group=none rows=all" | FileCheck --check-prefix=FETCH %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t-rows.mlir report=text output=- ignore-losses=row-fetches group=none rows=all" | FileCheck --check-prefix=NOFETCH %s
// RUN: not roofline-opt %s --roofline="ignore-losses=branches" 2>&1 | FileCheck --check-prefix=BRANCHES %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.mlir report=text output=- tuning group=none rows=all" | FileCheck --check-prefix=SIZES %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.mlir report=json output=- tuning" | FileCheck --check-prefix=JSON %s
// RUN: not roofline-opt %s --roofline="ignore-losses=weather" 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=l4 report=text output=- group=none rows=all" | FileCheck --check-prefix=NONE %s

// UNKNOWN: no loss 'weather'; expected one of 'cache-reloads', 'prefetch', 'residency'
// NONE-NOT: time to expect
// BRANCHES: no loss 'branches'

// CSV: ,notes,expected_seconds,losses
// CSV: ,sustained=1.04857{{[0-9]*}}e-05; operand_loads=6.553{{[0-9]*}}e-06; partial_overlap=3.19{{[0-9]*}}e-06; launch=

// 2 * 1280^3 operations take 41.94 us, 3 * 1280^2 * 2 bytes 9.83 us. 100 tiles of
// 128 x 128 keep all cores busy: no edges, one wave. Loads: 8 * 2 / 128 of
// 41.94 / 0.8 us. Overlap: sqrt(58.98^2 + 19.66^2) - 58.98.
// CHECK-LABEL: function product
// CHECK:      time to expect 67.17 µs, an estimate
// CHECK-NEXT:   the roof 41.94 µs, 62.4%
// CHECK-NEXT:   sustained 10.49 µs, 15.6%
// CHECK-NEXT:   operand loads 6.554 µs, 9.8%
// CHECK-NEXT:   launch 5.000 µs, 7.4%
// CHECK-NEXT:   partial overlap 3.191 µs, 4.7%
// CHECK-NEXT:   flops
// IGNORE-LABEL: function product
// IGNORE:      time to expect 58.98 µs
// IGNORE-NOT:  launch
// IGNORE:      flops
// ROOF-LABEL: function product
// ROOF:       time to expect 41.94 µs
// ROOF-NEXT:    the roof 41.94 µs, 100%
// ROOF-NEXT:  flops
func.func @product(%a: tensor<1280x1280xf16>, %b: tensor<1280x1280xf16>) -> tensor<1280x1280xf16> {
  %empty = tensor.empty() : tensor<1280x1280xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<1280x1280xf16>, tensor<1280x1280xf16>) outs(%empty : tensor<1280x1280xf16>) -> tensor<1280x1280xf16>
  return %0 : tensor<1280x1280xf16>
}

// 257 x 1280 x 16384: 5 x 5 tiles of 64 x 256 in 4 parts of k are 100. Edges: 320
// for 257 rows. Loads: 8 * (1 / 64 + 1 / 256) of 134.75 * 320 / 257 us. Overlap:
// sqrt(193.99^2 + 102.04^2) - 193.99. A second kernel adds up the parts.
// CHECK-LABEL: function edges
// CHECK:      time to expect 229.2 µs
// CHECK-NEXT:   the roof 107.8 µs
// CHECK-NEXT:   tile quantization 33.03 µs
// CHECK-NEXT:   sustained 26.95 µs
// CHECK-NEXT:   operand loads 26.21 µs
// CHECK-NEXT:   partial overlap 25.20 µs
// CHECK-NEXT:   split reduction 5.000 µs
// CHECK-NEXT:   launch 5.000 µs
func.func @edges(%a: tensor<257x16384xf16>, %b: tensor<16384x1280xf16>) -> tensor<257x1280xf16> {
  %empty = tensor.empty() : tensor<257x1280xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<257x16384xf16>, tensor<16384x1280xf16>) outs(%empty : tensor<257x1280xf16>) -> tensor<257x1280xf16>
  return %0 : tensor<257x1280xf16>
}

// A convolution of 4096 points, 64 filters and k = 576: tiles have 128 points, k stays
// whole. With 32 filters there are 64 tiles for 100 cores: 100 / 64 of 3.775 us; loads:
// 8 * (1 / 128 + 1 / 32) of 5.898 us; with 64 filters 100 / 32. Memory takes 2.311 us.
// CHECK-LABEL: function convolution
// CHECK:      time to expect 13.08 µs
// CHECK-NEXT:   the roof 3.020 µs
// CHECK-NEXT:   launch 5.000 µs
// CHECK-NEXT:   wave quantization 2.123 µs
// CHECK-NEXT:   operand loads 1.843 µs
// CHECK-NEXT:   sustained 755.0 ns
// CHECK-NEXT:   partial overlap 337.6 ns
// CHECK-NEXT: flops
func.func @convolution(%x: tensor<1x64x66x66xf16>, %f: tensor<64x64x3x3xf16>) -> tensor<1x64x64x64xf16> {
  %empty = tensor.empty() : tensor<1x64x64x64xf16>
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %f : tensor<1x64x66x66xf16>, tensor<64x64x3x3xf16>) outs(%empty : tensor<1x64x64x64xf16>) -> tensor<1x64x64x64xf16>
  return %0 : tensor<1x64x64x64xf16>
}

// 12928 x 1280 x 1024: 101 x 10 tiles of 128 x 128 are 11 waves of 100, so 90 of
// 1010 of 423.6 us more. No part of k is worth a launch of 1 ms more.
// WAVES-LABEL: function waves
// WAVES:      time to expect
// WAVES:        wave quantization 37.75 µs
//
// The matrix unit takes 423.6 * 1100 / 1010 * 1.125 us, memory 124.4. With 12800 rows
// five waves of 256 x 128 take 419.4 * 1.094, and still 124.4 of memory: together 475.3,
// and 5 for the launch. More rows fill the eleven waves; each moves its part of 124.4 us,
// which is 1% of the time at 13488. With 1216 columns there are 51 x 19 tiles of
// 256 x 64: 402.4 * 51 * 256 / 12928 * 1000 / 969 * 1.156 = 484.9.
// SIZES-LABEL: function waves
// SIZES:      sizes that waste tiles or waves, by expected time
// SIZES-NEXT:     time size smaller less time free up to op
// SIZES-NEXT: 538.7 µs m = 12928 12800 10.8% 13472 linalg.matmul
// SIZES-NEXT: 538.7 µs n = 1280 1216 6.1% 1280 linalg.matmul
// SIZES-NEXT: {{^$}}
// JSON:      "sizes": [{{$}}
// JSON-NEXT:   {
// JSON-NEXT:     "dim": "m",
// JSON-NEXT:     "size": 12928,
// JSON-NEXT:     "time_seconds": 0.0005387{{[0-9]*}},
// JSON-NEXT:     "cut_size": 12800,
// JSON-NEXT:     "cut_time_seconds": 0.0004803{{[0-9]*}},
// JSON-NEXT:     "free_size": 13472
// JSON-NEXT:   },
func.func @waves(%a: tensor<12928x1024xf16>, %b: tensor<1024x1280xf16>) -> tensor<12928x1280xf16> {
  %empty = tensor.empty() : tensor<12928x1280xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<12928x1024xf16>, tensor<1024x1280xf16>) outs(%empty : tensor<12928x1280xf16>) -> tensor<12928x1280xf16>
  return %0 : tensor<12928x1280xf16>
}

// 400 rows of 2048 f32: 2 steps for each 200 rows. The roof is 3.278 us of memory,
// 6.557 us at half of the bandwidth; 4 steps of 1 us are hidden by that.
// CHECK-LABEL: function rows
// CHECK:      time to expect 11.56 µs
// CHECK-NEXT:   the roof 3.278 µs
// CHECK-NEXT:   launch 5.000 µs
// CHECK-NEXT:   sustained 3.278 µs
func.func @rows(%a: tensor<400x2048xf32>) -> tensor<400xf32> {
  %empty = tensor.empty() : tensor<400xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<400xf32>) -> tensor<400xf32>
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<400x2048xf32>) outs(%init : tensor<400xf32>) dimensions = [1]
  return %0 : tensor<400xf32>
}

// Ten rows of 2^20: 1024 steps of 1 us; memory would take 83.89 us.
// CHECK-LABEL: function long_rows
// CHECK:      time to expect 1.0{{.*}} ms
// CHECK:        row latency 940.1 µs
func.func @long_rows(%a: tensor<10x1048576xf32>) -> tensor<10xf32> {
  %empty = tensor.empty() : tensor<10xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<10x1048576xf32>) outs(%init : tensor<10xf32>) dimensions = [1]
  return %0 : tensor<10xf32>
}

// The vector unit bounds it, and its fraction is not known.
// CHECK-LABEL: function no_fraction
// CHECK:      no expected time: the target has no
// CHECK-NEXT: sustained fractions.vector
// CHECK-NOT:  time to expect
// CHECK:      peak live bytes
func.func @no_fraction(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %empty = tensor.empty() : tensor<512x512xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>) outs(%empty : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}

// Each of the eight executions is a launch: 16.78 / 0.5 + 8 * 5. The L2 cache holds both
// tensors; its 134.2 MB take 13.42 us.
// CHECK-LABEL: function loop
// CHECK:      time to expect 73.55 µs
// CHECK-NEXT:   the roof 16.78 µs
// CHECK-NEXT:   launch 40.00 µs
// CHECK-NEXT:   sustained 16.78 µs
// CHECK-NEXT: flops
func.func @loop(%a: tensor<2097152xf32>) -> tensor<2097152xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%x = %a) -> tensor<2097152xf32> {
    %empty = tensor.empty() : tensor<2097152xf32>
    %y = linalg.exp ins(%x : tensor<2097152xf32>) outs(%empty : tensor<2097152xf32>) -> tensor<2097152xf32>
    scf.yield %y : tensor<2097152xf32>
  }
  return %0 : tensor<2097152xf32>
}

// A loop of scalars is a kernel (R27): 8192 B of memory at 1 TB/s, at half of it,
// and a launch. Its 1024 additions take less.
// CHECK-LABEL: function scalars
// CHECK:      time to expect 5.016 µs
// CHECK-NEXT:   the roof 8.192 ns
// CHECK-NEXT:   launch 5.000 µs
// CHECK-NEXT:   sustained 8.192 ns
// CHECK-NEXT: flops
func.func @scalars(%a: memref<1024xf32>, %b: memref<1024xf32>) {
  affine.for %i = 0 to 1024 {
    %x = affine.load %a[%i] : memref<1024xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %b[%i] : memref<1024xf32>
  }
  return
}

// 19.66 GFLOP: 245.8 us at 80 TFLOP/s. The only tile of batches is 128 x 64: 5 x 20 of
// them for each of the ten fill 640 of 600 rows, in ten waves of 100. Loads:
// 8 * (1 / 128 + 1 / 64) of 262.1 us. 63.49 MB take 127.0 us, and
// sqrt(311.3^2 + 127.0^2) = 336.2.
// FETCH-LABEL: function batches
// FETCH:      time to expect 341.2 µs
// FETCH-NEXT:   the roof 196.6 µs
// FETCH-DAG:    sustained 49.15 µs
// FETCH-DAG:    operand loads 49.15 µs
// FETCH-DAG:    partial overlap 24.90 µs
// FETCH-DAG:    tile quantization 16.38 µs
// FETCH-DAG:    launch 5.000 µs
// FETCH:      flops
func.func @batches(%a: tensor<10x600x1280xf16>, %b: tensor<10x1280x1280xf16>) -> tensor<10x600x1280xf16> {
  %empty = tensor.empty() : tensor<10x600x1280xf16>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<10x600x1280xf16>, tensor<10x1280x1280xf16>) outs(%empty : tensor<10x600x1280xf16>) -> tensor<10x600x1280xf16>
  return %0 : tensor<10x600x1280xf16>
}

// Rows of 65536 B along k are a page apart: 50 tiles of 256 x 128 make
// 50 * 384 * 2048 fetches, 3932 us. The 1342 us of the matrix unit are 2936 us with half
// of the cores idle and the loads; with 342.1 us of memory that is 2956 us.
// FETCH-LABEL: function far_rows
// FETCH:      time to expect 3.937 ms
// FETCH-NEXT:   the roof 1.074 ms
// FETCH-NEXT:   wave quantization 1.342 ms
// FETCH-NEXT:   row fetches 976.3 µs
// FETCH-NEXT:   sustained 268.4 µs
// FETCH-NEXT:   operand loads 251.7 µs
// FETCH:      flops
// NOFETCH-LABEL: function far_rows
// NOFETCH-NOT:  row fetches
// NOFETCH:      flops
func.func @far_rows(%a: tensor<1280x32768xf16>, %b: tensor<1280x32768xf16>) -> tensor<1280x1280xf16> {
  %empty = tensor.empty() : tensor<1280x1280xf16>
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<1280x32768xf16>, tensor<1280x32768xf16>) outs(%empty : tensor<1280x1280xf16>) -> tensor<1280x1280xf16>
  return %0 : tensor<1280x1280xf16>
}

// Rows of 8192 B share pages: an eighth of the fetches of 5 * 256 tiles of 256 x 128,
// 1280 * 256 * 256 / 8, take 1.05 ms, less than the 4.3 ms of the matrix unit. Rows
// along n, 65536 B apart too, are taken whole.
// FETCH-LABEL: function near_rows
// FETCH-NOT:    row fetches
// FETCH:      flops
func.func @near_rows(%a: tensor<1280x4096xf16>, %b: tensor<4096x32768xf16>) -> tensor<1280x32768xf16> {
  %empty = tensor.empty() : tensor<1280x32768xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<1280x4096xf16>, tensor<4096x32768xf16>) outs(%empty : tensor<1280x32768xf16>) -> tensor<1280x32768xf16>
  return %0 : tensor<1280x32768xf16>
}

// One branch has the longer roof, 41.94 us, and is expected to take 67.17; the other
// takes 33.55 / 0.5 + 5 us. The total has both maxima: -8.389 us are 33.55 - 41.94.
// CHECK-LABEL: function branches
// CHECK:      time to expect 72.11 µs
// CHECK-NEXT:   the roof 41.94 µs
// CHECK-NEXT:   sustained 33.55 µs
// CHECK-NEXT:   branches -8.389 µs
// CHECK-NEXT:   launch 5.000 µs
func.func @branches(%which: i1, %a: tensor<1280x1280xf16>, %b: tensor<1280x1280xf16>, %x: tensor<4194304xf32>) {
  scf.if %which {
    %empty = tensor.empty() : tensor<1280x1280xf16>
    %0 = linalg.matmul ins(%a, %b : tensor<1280x1280xf16>, tensor<1280x1280xf16>) outs(%empty : tensor<1280x1280xf16>) -> tensor<1280x1280xf16>
  } else {
    %empty = tensor.empty() : tensor<4194304xf32>
    %0 = linalg.exp ins(%x : tensor<4194304xf32>) outs(%empty : tensor<4194304xf32>) -> tensor<4194304xf32>
  }
  return
}
