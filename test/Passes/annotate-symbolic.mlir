// RUN: roofline-opt %s --roofline="target=a100 report=none" | FileCheck %s
//
// Symbolic work written by annotation parses again, even if its sign is not
// apparent.

// A window over a dynamic dim of n outputs: reads n + 2 rows of 3, in the form
// 3 * (3n - 2 * max(0, n - 1)), and the kernel: 9 elements, and 1 per output.
// CHECK-LABEL: func.func @window
func.func @window(%x: tensor<1x1x?x3xf32>, %k: tensor<1x1x3x3xf32>, %init: tensor<1x1x?x1xf32>) -> tensor<1x1x?x1xf32> {
  // CHECK: linalg.conv_2d_nchw_fchw
  // CHECK-SAME: roofline.bound = #roofline.bound<"symbolic" on "a100-sxm4-40gb">
  // CHECK-SAME: roofline.work = #roofline.work<matrix(f32) = "18*arg2_d2", bytes_read = "{{[^"]+}}", bytes_written = "4*arg2_d2">
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<1x1x?x3xf32>, tensor<1x1x3x3xf32>) outs(%init : tensor<1x1x?x1xf32>) -> tensor<1x1x?x1xf32>
  return %0 : tensor<1x1x?x1xf32>
}

// Both the dim and the window are dynamic.
// CHECK-LABEL: func.func @dynamic_window
func.func @dynamic_window(%x: tensor<?xf32>, %k: tensor<?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: linalg.conv_1d
  // CHECK-SAME: roofline.work = #roofline.work<vector(f32) = "2*arg1_d0*arg2_d0", bytes_read = "{{[^"]+}}", bytes_written = "4*arg2_d0">
  %0 = linalg.conv_1d ins(%x, %k : tensor<?xf32>, tensor<?xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Padding by a value that might be negative.
// CHECK-LABEL: func.func @pad
func.func @pad(%x: tensor<?xf32>, %low: index, %f: f32) -> tensor<?xf32> {
  // CHECK: tensor.pad
  // CHECK: roofline.work = #roofline.work<
  %0 = tensor.pad %x low[%low] high[-1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
