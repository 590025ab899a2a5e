// UNSUPPORTED: asan
// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-preload-library=transform-library-paths=%S/Inputs/schedule.mlir \
// RUN:   --transform-interpreter -o %t.scheduled.mlir
// RUN: FileCheck %s --input-file=%t.scheduled.mlir
// RUN: mlir-opt %s --load-pass-plugin=%plugin --load-dialect-plugin=%plugin -o %t.both.mlir \
// RUN:   --transform-preload-library=transform-library-paths=%S/Inputs/schedule.mlir --transform-interpreter
// RUN: diff %t.scheduled.mlir %t.both.mlir
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --transform-preload-library=transform-library-paths=%S/Inputs/schedule.mlir --transform-interpreter 2>&1 \
// RUN:   | FileCheck %s --check-prefix=PASSES-ALONE
// RUN: roofline-opt %s -o %t.ours.mlir \
// RUN:   --transform-preload-library=transform-library-paths=%S/Inputs/schedule.mlir --transform-interpreter
// RUN: diff %t.scheduled.mlir %t.ours.mlir
//
// DEFINE: %{lower} = mlir-opt --load-dialect-plugin=%plugin --pass-pipeline="builtin.module(roofline-strip{target=true},one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops,expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-to-llvm,reconcile-unrealized-casts)"
// DEFINE: %{run} = mlir-runner --entry-point-result=void --shared-libs=%runner_utils
// RUN: %{lower} %s | %{run} >%t.before
// RUN: %{lower} %t.scheduled.mlir | %{run} >%t.after
// RUN: sed -E 's/base@ = [0-9a-fx]+//' %t.before >%t.before.values
// RUN: sed -E 's/base@ = [0-9a-fx]+//' %t.after >%t.after.values
// RUN: diff %t.before.values %t.after.values
// RUN: FileCheck %s --check-prefix=VALUES --input-file=%t.before.values
//
// docs/use/Transform.md: a schedule of 17 lines, run by stock mlir-opt with the
// plugin, tiles every contraction that compute bounds as advised and fuses
// every elementwise op that memory bounds. The result computes the same values:
// all are integers below 2^24, which f32 adds in any order without rounding.

// PASSES-ALONE: 'transform.roofline.match_bound' is unknown
// VALUES: sizes = [64, 80]
// VALUES: sizes = [1, 12, 12, 16]
// VALUES: sizes = [2, 32, 40]

// 1e10 op/s, 1e9 B/s; tiles for 4096 elements.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"matrix" = #dlti.map<f32 = 1.0e10>,
                        "vector" = #dlti.map<f32 = 1.0e10>>,
    "memory" = #dlti.map<
      "dram" = #dlti.map<"bytes_per_second" = 1.0e9>,
      "sram" = #dlti.map<"capacity_bytes" = 16384, "management" = "scratchpad">>>>>} {

func.func private @printMemrefF32(memref<*xf32>)

// 2 * 64 * 80 * 96 operations take 98.3 us, and (64 * 96 + 96 * 80 + 64 * 80) * 4 B
// 75.8 us. Half of B, 96 x 40, stays with a row of A and C in turn: 3976 elements.
// The three others take 61.4, 41.0 and 61.4 us for their bytes: they become one op.
// CHECK-LABEL: func.func @dense
// CHECK: scf.for
// CHECK: linalg.matmul ins({{.*}} : tensor<1x96xf32>, tensor<96x40xf32>)
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: math.absf
// CHECK: arith.subf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @dense(%a: tensor<64x96xf32>, %b: tensor<96x80xf32>, %bias: tensor<64x80xf32>) -> tensor<64x80xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x80xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x80xf32>) -> tensor<64x80xf32>
  %m = linalg.matmul ins(%a, %b : tensor<64x96xf32>, tensor<96x80xf32>) outs(%f : tensor<64x80xf32>) -> tensor<64x80xf32>
  %0 = linalg.add ins(%m, %bias : tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) -> tensor<64x80xf32>
  %1 = linalg.abs ins(%0 : tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) -> tensor<64x80xf32>
  %2 = linalg.sub ins(%1, %bias : tensor<64x80xf32>, tensor<64x80xf32>) outs(%e : tensor<64x80xf32>) -> tensor<64x80xf32>
  return %2 : tensor<64x80xf32>
}

// 2 * 12 * 12 * 16 * 72 operations take 33.2 us, (14 * 14 * 8 + 9 * 8 * 16 +
// 12 * 12 * 16) * 4 B 20.1 us.
// CHECK-LABEL: func.func @conv
// CHECK: scf.for
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK: return
func.func @conv(%a: tensor<1x14x14x8xf32>, %b: tensor<3x3x8x16xf32>) -> tensor<1x12x12x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x12x12x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  %c = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x14x14x8xf32>, tensor<3x3x8x16xf32>) outs(%f : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  return %c : tensor<1x12x12x16xf32>
}

// Memory bounds it: 2 * 2 * 32 * 48 * 40 operations take 24.6 us, and
// 2 * (32 * 48 + 48 * 40 + 32 * 40) * 4 B 37.9 us. It stays as it is.
// CHECK-LABEL: func.func @batch
// CHECK-NOT: scf.for
// CHECK: linalg.batch_matmul
// CHECK-NOT: scf.for
// CHECK: return
func.func @batch(%a: tensor<2x32x48xf32>, %b: tensor<2x48x40xf32>) -> tensor<2x32x40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x40xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x32x40xf32>) -> tensor<2x32x40xf32>
  %m = linalg.batch_matmul ins(%a, %b : tensor<2x32x48xf32>, tensor<2x48x40xf32>) outs(%f : tensor<2x32x40xf32>) -> tensor<2x32x40xf32>
  return %m : tensor<2x32x40xf32>
}

// Its values are -2 to 2 and -2 to 4.
func.func @main() {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %two = arith.constant 2 : i32
  %a_empty = tensor.empty() : tensor<64x96xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%a_empty : tensor<64x96xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %rem = arith.remui %s1, %c5 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<64x96xf32>
  %b_empty = tensor.empty() : tensor<96x80xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%b_empty : tensor<96x80xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %rem = arith.remui %s1, %c7 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<96x80xf32>
  %bias_empty = tensor.empty() : tensor<64x80xf32>
  %bias = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%bias_empty : tensor<64x80xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %rem = arith.remui %s1, %c5 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<64x80xf32>
  %x_empty = tensor.empty() : tensor<1x14x14x8xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%x_empty : tensor<1x14x14x8xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %m2 = arith.muli %s1, %c3 : index
    %s2 = arith.addi %m2, %i2 : index
    %m3 = arith.muli %s2, %c3 : index
    %s3 = arith.addi %m3, %i3 : index
    %rem = arith.remui %s3, %c5 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<1x14x14x8xf32>
  %w_empty = tensor.empty() : tensor<3x3x8x16xf32>
  %w = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%w_empty : tensor<3x3x8x16xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %i3 = linalg.index 3 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %m2 = arith.muli %s1, %c3 : index
    %s2 = arith.addi %m2, %i2 : index
    %m3 = arith.muli %s2, %c3 : index
    %s3 = arith.addi %m3, %i3 : index
    %rem = arith.remui %s3, %c7 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<3x3x8x16xf32>
  %l_empty = tensor.empty() : tensor<2x32x48xf32>
  %l = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%l_empty : tensor<2x32x48xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %m2 = arith.muli %s1, %c3 : index
    %s2 = arith.addi %m2, %i2 : index
    %rem = arith.remui %s2, %c5 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x32x48xf32>
  %r_empty = tensor.empty() : tensor<2x48x40xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%r_empty : tensor<2x48x40xf32>) {
  ^bb0(%out: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %i2 = linalg.index 2 : index
    %m1 = arith.muli %i0, %c3 : index
    %s1 = arith.addi %m1, %i1 : index
    %m2 = arith.muli %s1, %c3 : index
    %s2 = arith.addi %m2, %i2 : index
    %rem = arith.remui %s2, %c7 : index
    %q = arith.index_cast %rem : index to i32
    %n = arith.subi %q, %two : i32
    %v = arith.sitofp %n : i32 to f32
    linalg.yield %v : f32
  } -> tensor<2x48x40xf32>
  %dense = func.call @dense(%a, %b, %bias) : (tensor<64x96xf32>, tensor<96x80xf32>, tensor<64x80xf32>) -> tensor<64x80xf32>
  %dense_buffer = bufferization.to_buffer %dense : tensor<64x80xf32> to memref<64x80xf32>
  %dense_any = memref.cast %dense_buffer : memref<64x80xf32> to memref<*xf32>
  func.call @printMemrefF32(%dense_any) : (memref<*xf32>) -> ()
  %conv = func.call @conv(%x, %w) : (tensor<1x14x14x8xf32>, tensor<3x3x8x16xf32>) -> tensor<1x12x12x16xf32>
  %conv_buffer = bufferization.to_buffer %conv : tensor<1x12x12x16xf32> to memref<1x12x12x16xf32>
  %conv_any = memref.cast %conv_buffer : memref<1x12x12x16xf32> to memref<*xf32>
  func.call @printMemrefF32(%conv_any) : (memref<*xf32>) -> ()
  %batch = func.call @batch(%l, %r) : (tensor<2x32x48xf32>, tensor<2x48x40xf32>) -> tensor<2x32x40xf32>
  %batch_buffer = bufferization.to_buffer %batch : tensor<2x32x40xf32> to memref<2x32x40xf32>
  %batch_any = memref.cast %batch_buffer : memref<2x32x40xf32> to memref<*xf32>
  func.call @printMemrefF32(%batch_any) : (memref<*xf32>) -> ()
  return
}
}
