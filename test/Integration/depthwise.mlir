// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
//
// A depthwise convolution is not work for a matrix unit: its inputs share the
// channel, and only window dims occur in just one of them (R7).

// The function's totals by class.
// JSON: "name": "separable_r7"
// JSON: "flops": 915712
// JSON: "matrix": {
// JSON-NEXT: "f32": 802816
// JSON: "vector": {
// JSON-NEXT: "f32": 112896
// JSON: "unmodelled": {}

// CHECK-LABEL: func.func @separable_r7
func.func @separable_r7(%x: tensor<1x32x16x16xf32>, %w: tensor<32x3x3xf32>, %p: tensor<64x32x1x1xf32>) -> tensor<1x64x14x14xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<1x32x14x14xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x32x14x14xf32>) -> tensor<1x32x14x14xf32>
  // 2 * 32*14*14 * 3*3 = 112896. Reads all of x, 32*16*16*4 = 32768 B, and w,
  // 32*9*4 = 1152 B; writes 32*14*14*4 = 25088 B.
  // CHECK: linalg.depthwise_conv_2d_nchw_chw
  // CHECK-SAME: #roofline.work<vector(f32) = 112896, bytes_read = 33920, bytes_written = 25088>
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%x, %w : tensor<1x32x16x16xf32>, tensor<32x3x3xf32>)
    outs(%f0 : tensor<1x32x14x14xf32>) -> tensor<1x32x14x14xf32> loc("depthwise")
  %e1 = tensor.empty() : tensor<1x64x14x14xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32>
  // The pointwise one is: 2 * 64*14*14 * 32 = 802816. Reads 25088 B and
  // 64*32*4 = 8192 B; writes 64*14*14*4 = 50176 B.
  // CHECK: linalg.conv_2d_nchw_fchw
  // CHECK-SAME: #roofline.work<matrix(f32) = 802816, bytes_read = 33280, bytes_written = 50176>
  %1 = linalg.conv_2d_nchw_fchw ins(%0, %p : tensor<1x32x14x14xf32>, tensor<64x32x1x1xf32>)
    outs(%f1 : tensor<1x64x14x14xf32>) -> tensor<1x64x14x14xf32> loc("pointwise")
  return %1 : tensor<1x64x14x14xf32>
}

// Depthwise with a channel multiplier still reduces nothing but the window: it
// has no input channel to reduce (R7).
// CHECK-LABEL: func.func @multiplier_r7
func.func @multiplier_r7(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x4xf32>, %o: tensor<1x14x14x8x4xf32>) -> tensor<1x14x14x8x4xf32> {
  // 2 * 14*14*8*4 * 9 = 112896
  // CHECK: linalg.depthwise_conv_2d_nhwc_hwcm
  // CHECK-SAME: #roofline.work<vector(f32) = 112896,
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x4xf32>)
    outs(%o : tensor<1x14x14x8x4xf32>) -> tensor<1x14x14x8x4xf32>
  return %0 : tensor<1x14x14x8x4xf32>
}

// Grouped: groups of 8 input and 16 output channels.
// CHECK-LABEL: func.func @grouped_r7
func.func @grouped_r7(%x: tensor<1x4x8x16x16xf32>, %w: tensor<4x16x8x3x3xf32>, %o: tensor<1x4x16x14x14xf32>) -> tensor<1x4x16x14x14xf32> {
  // 2 * 4*16*14*14 * 8*9 = 1806336
  // CHECK: linalg.conv_2d_ngchw_gfchw
  // CHECK-SAME: #roofline.work<matrix(f32) = 1806336,
  %0 = linalg.conv_2d_ngchw_gfchw ins(%x, %w : tensor<1x4x8x16x16xf32>, tensor<4x16x8x3x3xf32>)
    outs(%o : tensor<1x4x16x14x14xf32>) -> tensor<1x4x16x14x14xf32>
  return %0 : tensor<1x4x16x14x14xf32>
}
