// RUN: roofline-opt %s --roofline="target=%S/Inputs/tiny.mlir report=none" \
// RUN:   | FileCheck %s
//
// A module with ops of its own is a program; the functions in it keep what is
// written on their ops.

// CHECK: arith.constant
%x = arith.constant 1.0 : f32
// CHECK: arith.negf {{.*}}roofline.work
%0 = arith.negf %x : f32
func.func @function(%a: f32) {
  // CHECK: arith.addf {{.*}}roofline.work
  %1 = arith.addf %a, %a : f32
  return
}
module @nested {
  func.func @inner(%a: f32) {
    // CHECK: arith.mulf {{.*}}roofline.work
    %1 = arith.mulf %a, %a : f32
    return
  }
}
