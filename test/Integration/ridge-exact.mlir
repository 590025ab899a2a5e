// RUN: roofline-opt %s --roofline="target=%S/../Passes/Inputs/tiny.mlir report=none" | FileCheck %s
//
// Exactly at the ridge counts as compute (R22). The machine does 2^36 op/s and
// moves 2^36 B/s: its ridge is 1 op/B.

// CHECK-LABEL: func.func @ridge_r22
func.func @ridge_r22() {
  // CHECK: #roofline.bound<"compute:vector" on "tiny", seconds = 5.96046E-8, intensity = 1.0, headroom = 1.0>
  func.call @work() {roofline.work = #roofline.work<given, vector(f32) = 4096, bytes_read = 4096>} : () -> ()
  // CHECK: #roofline.bound<"memory:dram" on "tiny", seconds = 5.96192E-8, intensity = 0.999756, headroom = 1.00024>
  func.call @work() {roofline.work = #roofline.work<given, vector(f32) = 4096, bytes_read = 4097>} : () -> ()
  // CHECK: #roofline.bound<"compute:vector" on "tiny", seconds = 5.96192E-8, intensity = 1.00024, headroom = 1.00024>
  func.call @work() {roofline.work = #roofline.work<given, vector(f32) = 4097, bytes_read = 4096>} : () -> ()
  return
}
func.func private @work()
