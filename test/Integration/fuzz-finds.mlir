// RUN: roofline-opt %s --split-input-file \
// RUN:   --roofline="target=%S/../Passes/Inputs/tiny.mlir report=json output=%t.json" -o /dev/null
// RUN: python3 %S/Inputs/print_totals.py %t.json | FileCheck %s
// RUN: roofline-test-opt %s --split-input-file --test-roofline-work -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WORK
// RUN: roofline-opt %s --split-input-file \
// RUN:   --roofline="target=%S/../Passes/Inputs/tiny.mlir fusion report=json output=%t.fusion.json" -o /dev/null
// RUN: roofline-opt %s --split-input-file --roofline="target=a100 what-if=arg0_d0*2 output=-" -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=WHATIF
//
// Bugs that the fuzz harnesses found.

// A symbol is never negative: nothing is known of an allocation of -4 elements.
// CHECK-LABEL: document 0
// CHECK: main: flops 0
// CHECK-NEXT: func.call
func.func @copy(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return
}
func.func @main() {
  %n = arith.constant -4 : index
  func.call @copy(%n) : (index) -> ()
  return
}

// -----

// A loop to m - 1 does not run for m = 0; for m = 5 it does 4 times.
// CHECK-LABEL: document 1
// CHECK: loop: flops arg0
// CHECK: less: flops max(0, arg0 - 1)
// CHECK: none: flops 0
// CHECK: some: flops 4
func.func @loop(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addf %x, %x : f32
  }
  return
}
func.func @less(%m: index, %x: f32) {
  %c1 = arith.constant 1 : index
  %n = arith.subi %m, %c1 : index
  func.call @loop(%n, %x) : (index, f32) -> ()
  return
}
func.func @none(%x: f32) {
  %c0 = arith.constant 0 : index
  func.call @less(%c0, %x) : (index, f32) -> ()
  return
}
func.func @some(%x: f32) {
  %c5 = arith.constant 5 : index
  func.call @less(%c5, %x) : (index, f32) -> ()
  return
}

// -----

// A store through a payload's view of an unranked memref: its size is not known.
// Reads 8 * (4 + 4) B; writes at most 8 * 4 B.
// CHECK-LABEL: document 2
// CHECK: linalg.generic
// WORK: #roofline.work<bytes_read = 64, bytes_written = 0 to 32>
func.func @unranked(%i: tensor<8xi32>, %x: tensor<8xf32>, %m: memref<*xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                  iterator_types = ["parallel"]}
      ins(%i, %x : tensor<8xi32>, tensor<8xf32>) {
  ^bb0(%index: i32, %value: f32):
    %view = memref.cast %m : memref<*xf32> to memref<?xf32>
    %p = arith.index_cast %index : i32 to index
    memref.store %value, %view[%p] : memref<?xf32>
    linalg.yield
  }
  return
}

// -----

// INT64_MIN denotes an amount given by an operand, but there is no operand.
// CHECK-LABEL: document 3
// CHECK: pad: flops 0
func.func @pad(%a: tensor<?xi8>, %n: index, %x: i8) {
  %0 = tensor.pad %a low[-9223372036854775808] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<?xi8> to tensor<?xi8>
  return
}

// -----

// No verifier checks the indices of a reassociation; fusion advice and what-if look at them.
// WHATIF: arg0_d0 x 2: it can't be followed: 'tensor.expand_shape' has a reassociation that names other dims
// CHECK-LABEL: document 4
// CHECK: reassociation: flops 4160
func.func @reassociation(%v: tensor<64xf32>) -> tensor<64x64xf32> {
  %ev = tensor.empty() : tensor<64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.abs ins(%v : tensor<64xf32>) outs(%ev : tensor<64xf32>) -> tensor<64xf32>
  %1 = tensor.expand_shape %0 [[0x7FF0000000000000, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%1, %v : tensor<64x1xf32>, tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}
