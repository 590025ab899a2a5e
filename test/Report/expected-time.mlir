// The ledger, each term by hand (R30 to R36 of docs/Model.md).
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=-" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=- ignore-losses=launch,partial-overlap" | FileCheck --check-prefix=IGNORE %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=text output=- ignore-losses=operand-loads,sustained,tile-quantization,wave-quantization,row-latency,split-reduction,launch,partial-overlap,residency,cache-reloads" | FileCheck --check-prefix=ROOF %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=csv output=-" | FileCheck --check-prefix=CSV %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/sustained.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/check_ledger.py %t.json
// RUN: sed 's/"sustained"/"launch_overhead_seconds" = 1.0e-3, &/' %S/Inputs/sustained.mlir > %t.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.mlir report=text output=-" | FileCheck --check-prefix=WAVES %s
// RUN: not roofline-opt %s --roofline="ignore-losses=weather" 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=t4 report=text output=-" | FileCheck --check-prefix=NONE %s

// UNKNOWN: no loss 'weather', see docs/use/ExpectedTime.md
// NONE-NOT: time to expect

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

// 12928 x 1280 x 1024: 101 x 10 tiles of 128 x 128 are 11 waves of 100, so 90 of
// 1010 of 423.6 us more. No part of k is worth a launch of 1 ms more.
// WAVES-LABEL: function waves
// WAVES:      time to expect
// WAVES:        wave quantization 37.75 µs
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

// Each of the eight executions is a launch: 8 * (16.78 + 16.78 + 5). The roof lets
// the L2 cache hold the tensor.
// CHECK-LABEL: function loop
// CHECK:      time to expect 308.4 µs
// CHECK-NEXT:   the roof 16.78 µs
// CHECK-NEXT:   sustained 134.2 µs
// CHECK-NEXT:   cache reloads 117.4 µs
// CHECK-NEXT:   launch 40.00 µs
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
