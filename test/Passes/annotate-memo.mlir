// RUN: roofline-opt %s --roofline="target=a100 report=none" | FileCheck %s
// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" \
// RUN:   --mlir-print-op-generic --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope -o %t.generic.mlir
// RUN: python3 %S/Inputs/compare_with_report.py %t.generic.mlir %t.json 35
//
// Annotation analyses equal ops once. Ops that differ in one thing only each
// get their own figures: those of the report, which analyses every op.

#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> (0)>

// All adds: 16 flops, 64 B written. Read: 128 B, but the same value twice is
// read once (R11), and a splat not at all (R14).
// CHECK-LABEL: func.func @operands
func.func @operands(%a: tensor<16xf32>, %b: tensor<16xf32>) {
  %splat = arith.constant dense<2.0> : tensor<16xf32>
  %dense = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]> : tensor<16xf32>
  %empty = tensor.empty() : tensor<16xf32>
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %0 = linalg.add ins(%a, %b : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("two")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %1 = linalg.add ins(%b, %a : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("two_again")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %2 = linalg.add ins(%a, %a : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("twice")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %3 = linalg.add ins(%b, %b : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("twice_again")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %4 = linalg.add ins(%a, %splat : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("splat_right")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>
  %5 = linalg.add ins(%splat, %a : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("splat_left")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 0, bytes_written = 64>
  %6 = linalg.add ins(%splat, %splat : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("splats")
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %7 = linalg.add ins(%a, %dense : tensor<16xf32>, tensor<16xf32>) outs(%empty : tensor<16xf32>) -> tensor<16xf32> loc("dense")
  // The init is the second input as well: read once, as an input.
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %8 = linalg.add ins(%a, %b : tensor<16xf32>, tensor<16xf32>) outs(%b : tensor<16xf32>) -> tensor<16xf32> loc("in_place")
  // Reads what was never written, 64 B for want of better, with a note (R20a).
  // CHECK: #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>
  %9 = linalg.add ins(%a, %empty : tensor<16xf32>, tensor<16xf32>) outs(%b : tensor<16xf32>) -> tensor<16xf32> loc("uninitialised")
  return
}

// All: flops 2*4*4*4 = 128, read 64 + 64 and the accumulator's 64, written 64.
// A fill or a splat as accumulator is not read (R12), nor is a tensor.empty.
// CHECK-LABEL: func.func @inits
func.func @inits(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) {
  %f = arith.constant 0.0 : f32
  %splat = arith.constant dense<0.0> : tensor<4x4xf32>
  %empty = tensor.empty() : tensor<4x4xf32>
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 192, bytes_written = 64>
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32> loc("argument")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 128, bytes_written = 64>
  %1 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<4x4xf32>) -> tensor<4x4xf32> loc("fill")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 128, bytes_written = 64>
  %2 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%splat : tensor<4x4xf32>) -> tensor<4x4xf32> loc("splat")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 128, bytes_written = 64>
  %3 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32> loc("empty")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 192, bytes_written = 64>
  %4 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32> loc("result")
  // A x A: one read of 64.
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 128, bytes_written = 64>
  %5 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32> loc("square")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 64, bytes_written = 64>
  %6 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32> loc("square_in_place")
  // A fill that is also read is work of its own, 64 B, and read as any input.
  // CHECK: linalg.fill
  // CHECK-SAME: #roofline.work<bytes_read = 0, bytes_written = 64>
  %used = linalg.fill ins(%f : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32> loc("used_fill")
  // CHECK: #roofline.work<matrix(f32) = 128, bytes_read = 192, bytes_written = 64>
  %7 = linalg.matmul ins(%a, %used : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32> loc("reads_fill")
  // CHECK: linalg.fill
  // CHECK-NOT: roofline
  // CHECK-SAME: outs
  %unused = linalg.fill ins(%f : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32> loc("init_fill")
  // CHECK: linalg.matmul
  %8 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%unused : tensor<4x4xf32>) -> tensor<4x4xf32> loc("init_fill_user")
  return
}

// Taps 2*6*3 = 36 flops. Behind a padding of 1 and 1 on 6 elements 2 taps fall
// on it: 32 useful. Behind 2 in front, 3 taps do: 30. Read 8 and 3 elements, the
// accumulator is a fill.
// CHECK-LABEL: func.func @pads
func.func @pads(%x: tensor<6xf32>, %y: tensor<8xf32>, %k: tensor<3xf32>) {
  %f = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6xf32>
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<6xf32>) -> tensor<6xf32>
  // CHECK: tensor.pad
  %both = tensor.pad %x low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<6xf32> to tensor<8xf32> loc("pad_both")
  // CHECK: tensor.pad
  %low = tensor.pad %x low[2] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<6xf32> to tensor<8xf32> loc("pad_low")
  // CHECK: linalg.conv_1d
  // CHECK-SAME: #roofline.work<vector(f32) = 36, bytes_read = 44, bytes_written = 24>
  %0 = linalg.conv_1d ins(%y, %k : tensor<8xf32>, tensor<3xf32>) outs(%fill : tensor<6xf32>) -> tensor<6xf32> loc("no_pad")
  // CHECK: linalg.conv_1d
  // CHECK-SAME: #roofline.work<vector(f32) = 36, useful_flops = 32, bytes_read = 44, bytes_written = 24>
  %1 = linalg.conv_1d ins(%both, %k : tensor<8xf32>, tensor<3xf32>) outs(%fill : tensor<6xf32>) -> tensor<6xf32> loc("both")
  // CHECK: linalg.conv_1d
  // CHECK-SAME: #roofline.work<vector(f32) = 36, useful_flops = 30, bytes_read = 44, bytes_written = 24>
  %2 = linalg.conv_1d ins(%low, %k : tensor<8xf32>, tensor<3xf32>) outs(%fill : tensor<6xf32>) -> tensor<6xf32> loc("low")
  // CHECK: linalg.conv_1d
  // CHECK-SAME: #roofline.work<vector(f32) = 36, bytes_read = 44, bytes_written = 24>
  %3 = linalg.conv_1d ins(%y, %k : tensor<8xf32>, tensor<3xf32>) outs(%fill : tensor<6xf32>) -> tensor<6xf32> loc("no_pad_again")
  return
}

// Payloads of the same ops that are wired differently. All have 4 x 2 flops but
// the last, and differ in which operands they use (R10).
// CHECK-LABEL: func.func @payloads
func.func @payloads(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %s: f32, %n: tensor<4xi32>) {
  %empty = tensor.empty() : tensor<4xf32>
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 16>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %y : f32
    %q = arith.mulf %p, %p : f32
    linalg.yield %q : f32
  } -> tensor<4xf32> loc("both_used")
  // Only the first input.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 16, bytes_written = 16>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %x : f32
    %q = arith.mulf %p, %p : f32
    linalg.yield %q : f32
  } -> tensor<4xf32> loc("first_used")
  // Also the init.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 48, bytes_written = 16>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    linalg.yield %q : f32
  } -> tensor<4xf32> loc("init_used")
  // An init without contents is not read.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 16>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %y : f32
    %q = arith.mulf %p, %z : f32
    linalg.yield %q : f32
  } -> tensor<4xf32> loc("empty_used")
  // A scalar from outside instead of an input.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 16, bytes_written = 16>
  %4 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %s : f32
    %q = arith.mulf %p, %p : f32
    linalg.yield %q : f32
  } -> tensor<4xf32> loc("scalar_used")
  // The last result decides nothing: what is not yielded still executes.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<vector(f32) = 8, bytes_read = 32, bytes_written = 16>
  %5 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.addf %x, %y : f32
    %q = arith.mulf %p, %p : f32
    linalg.yield %p : f32
  } -> tensor<4xf32> loc("other_yield")
  // Other types inside; casts count by the type that they start from.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>
  %e32 = tensor.empty() : tensor<4xi32>
  %6 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%n : tensor<4xi32>) outs(%e32 : tensor<4xi32>) {
  ^bb0(%x: i32, %z: i32):
    %p = arith.addi %x, %x : i32
    linalg.yield %p : i32
  } -> tensor<4xi32> loc("add_i32")
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<integer(i16) = 4, other(i32) = 4, other(i16) = 4, bytes_read = 16, bytes_written = 16>
  %7 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%n : tensor<4xi32>) outs(%e32 : tensor<4xi32>) {
  ^bb0(%x: i32, %z: i32):
    %t = arith.trunci %x : i32 to i16
    %p = arith.addi %t, %t : i16
    %r = arith.extsi %p : i16 to i32
    linalg.yield %r : i32
  } -> tensor<4xi32> loc("add_i16")
  // Only a map differs: one element read.
  // CHECK: linalg.generic
  // CHECK-SAME: attrs = {{.*}}#roofline.work<integer(i32) = 4, bytes_read = 4, bytes_written = 16>
  %8 = linalg.generic {indexing_maps = [#zero, #id], iterator_types = ["parallel"]} ins(%n : tensor<4xi32>) outs(%e32 : tensor<4xi32>) {
  ^bb0(%x: i32, %z: i32):
    %p = arith.addi %x, %x : i32
    linalg.yield %p : i32
  } -> tensor<4xi32> loc("one_element")
  return
}
