// RUN: roofline-opt %s --roofline="target=a100 report=none" | FileCheck %s
// A depthwise convolution whose channels times multiplier, 2^64, are not the
// result's 8 has no work. Its verifier multiplies in 64 bits and accepts it.

// CHECK: tosa.depthwise_conv2d
// CHECK-NOT: roofline.work
func.func @wide(%a: tensor<1x6x6x4xf32>,
                %w: tensor<3x3x4x4611686018427387904xf32>, %b: tensor<8xf32>,
                %z: tensor<1xf32>) -> tensor<1x6x6x8xf32> {
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32,
      dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>,
      stride = array<i64: 1, 1>}
      : (tensor<1x6x6x4xf32>, tensor<3x3x4x4611686018427387904xf32>,
         tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}
