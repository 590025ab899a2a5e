// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Useful FLOPs under a tensor.pad of each side: symmetric, asymmetric, one
// side, negative, with constants of several values and an argument, seen
// through strides and dilations.

// CHECK-NOT: unknown useful_flops
// CHECK: oracle: 48 functions, 0 disagreements

func.func @conv_1d_both_s1_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x7x2xf32>) -> tensor<2x7x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x9x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x9x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x7x2xf32>) -> tensor<2x7x2xf32>
  return %0 : tensor<2x7x2xf32>
}

func.func @conv_1d_both_s3_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %v: f32, %o: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %p = tensor.pad %s low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x9x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>}
      ins(%p, %f : tensor<2x9x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

func.func @conv_1d_low_s2_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 1, 0] high[0, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x8x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%p, %f : tensor<2x8x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @conv_1d_low_s1_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x4x2xf32>) -> tensor<2x4x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 1, 0] high[0, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x8x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x8x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  return %0 : tensor<2x4x2xf32>
}

func.func @conv_1d_high_s1_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x7x2xf32>) -> tensor<2x7x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0, 0] high[0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x9x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x9x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x7x2xf32>) -> tensor<2x7x2xf32>
  return %0 : tensor<2x7x2xf32>
}

func.func @conv_1d_high_s3_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %v: f32, %o: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %p = tensor.pad %s low[0, 0, 0] high[0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x9x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>}
      ins(%p, %f : tensor<2x9x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

func.func @conv_1d_asymmetric_s2_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x4x2xf32>) -> tensor<2x4x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 2, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x10x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%p, %f : tensor<2x10x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  return %0 : tensor<2x4x2xf32>
}

func.func @conv_1d_asymmetric_s1_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x6x2xf32>) -> tensor<2x6x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 2, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x10x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x10x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
  return %0 : tensor<2x6x2xf32>
}

func.func @conv_1d_negative_low_s1_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x5x2xf32>) -> tensor<2x5x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, -1, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x7x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x7x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
  return %0 : tensor<2x5x2xf32>
}

func.func @conv_1d_negative_low_s3_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %v: f32, %o: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
  %p = tensor.pad %s low[0, -1, 0] high[0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x7x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>}
      ins(%p, %f : tensor<2x7x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
  return %0 : tensor<2x1x2xf32>
}

func.func @conv_1d_negative_high_s2_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 2, 0] high[0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x8x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%p, %f : tensor<2x8x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @conv_1d_negative_high_s1_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x4x2xf32>) -> tensor<2x4x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 2, 0] high[0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x8x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x8x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  return %0 : tensor<2x4x2xf32>
}

func.func @conv_1d_cropped_s1_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, -1, 0] high[0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x5x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x5x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @conv_1d_cropped_s3_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %v: f32, %o: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
  %p = tensor.pad %s low[0, -1, 0] high[0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x5x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>}
      ins(%p, %f : tensor<2x5x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
  return %0 : tensor<2x1x2xf32>
}

func.func @conv_1d_wide_s2_d1(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x7x2xf32>) -> tensor<2x7x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 4, 0] high[0, 4, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x15x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%p, %f : tensor<2x15x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x7x2xf32>) -> tensor<2x7x2xf32>
  return %0 : tensor<2x7x2xf32>
}

func.func @conv_1d_wide_s1_d2(%s: tensor<2x7x3xf32>, %f: tensor<3x3x2xf32>, %o: tensor<2x11x2xf32>) -> tensor<2x11x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 4, 0] high[0, 4, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<2x7x3xf32> to tensor<2x15x3xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}
      ins(%p, %f : tensor<2x15x3xf32>, tensor<3x3x2xf32>)
      outs(%o : tensor<2x11x2xf32>) -> tensor<2x11x2xf32>
  return %0 : tensor<2x11x2xf32>
}

func.func @conv_2d_nhwc_hwcf_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2x2xf32>, %o: tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3x2x2xf32>)
      outs(%o : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  return %0 : tensor<1x3x2x2xf32>
}

func.func @conv_2d_nhwc_fhwc_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x2x3x2xf32>, %o: tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x2x3x2xf32>)
      outs(%o : tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
  return %0 : tensor<1x4x6x2xf32>
}

func.func @conv_2d_nchw_fchw_mixed_sides(%s: tensor<1x2x4x6xf32>, %f: tensor<2x2x2x3xf32>, %o: tensor<1x2x2x4xf32>) -> tensor<1x2x2x4xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 0, 1, 0] high[0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x2x4x6xf32> to tensor<1x2x5x8xf32>
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x5x8xf32>, tensor<2x2x2x3xf32>)
      outs(%o : tensor<1x2x2x4xf32>) -> tensor<1x2x2x4xf32>
  return %0 : tensor<1x2x2x4xf32>
}

func.func @conv_2d_ngchw_fgchw_mixed_sides(%s: tensor<1x2x2x4x6xf32>, %f: tensor<2x2x2x2x3xf32>, %v: f32, %o: tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32> {
  %p = tensor.pad %s low[0, 0, 0, 1, 0] high[0, 0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f32
  } : tensor<1x2x2x4x6xf32> to tensor<1x2x2x5x8xf32>
  %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x2x5x8xf32>, tensor<2x2x2x2x3xf32>)
      outs(%o : tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
  return %0 : tensor<1x2x2x3x2xf32>
}

func.func @conv_2d_ngchw_gfchw_mixed_sides(%s: tensor<1x2x2x4x6xf32>, %f: tensor<2x2x2x2x3xf32>, %o: tensor<1x2x2x4x6xf32>) -> tensor<1x2x2x4x6xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0, 0, 1, 0] high[0, 0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f32
  } : tensor<1x2x2x4x6xf32> to tensor<1x2x2x5x8xf32>
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x2x5x8xf32>, tensor<2x2x2x2x3xf32>)
      outs(%o : tensor<1x2x2x4x6xf32>) -> tensor<1x2x2x4x6xf32>
  return %0 : tensor<1x2x2x4x6xf32>
}

func.func @conv_2d_nhwgc_gfhwc_mixed_sides(%s: tensor<1x4x6x2x2xf32>, %f: tensor<2x2x2x3x2xf32>, %o: tensor<1x2x4x2x2xf32>) -> tensor<1x2x4x2x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 1, 0, 0, 0] high[0, 0, 2, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2x2xf32> to tensor<1x5x8x2x2xf32>
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2x2xf32>, tensor<2x2x2x3x2xf32>)
      outs(%o : tensor<1x2x4x2x2xf32>) -> tensor<1x2x4x2x2xf32>
  return %0 : tensor<1x2x4x2x2xf32>
}

func.func @depthwise_conv_2d_nchw_chw_mixed_sides(%s: tensor<1x2x4x6xf32>, %f: tensor<2x2x3xf32>, %o: tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 0, 1, 0] high[0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x2x4x6xf32> to tensor<1x2x5x8xf32>
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x5x8xf32>, tensor<2x2x3xf32>)
      outs(%o : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  return %0 : tensor<1x2x3x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2xf32>, %v: f32, %o: tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32> {
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3x2xf32>)
      outs(%o : tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
  return %0 : tensor<1x4x6x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2x2xf32>, %o: tensor<1x2x4x2x2xf32>) -> tensor<1x2x4x2x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3x2x2xf32>)
      outs(%o : tensor<1x2x4x2x2xf32>) -> tensor<1x2x4x2x2xf32>
  return %0 : tensor<1x2x4x2x2xf32>
}

func.func @pooling_nhwc_sum_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %o: tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  return %0 : tensor<1x3x2x2xf32>
}

func.func @pooling_nhwc_max_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %o: tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
  return %0 : tensor<1x4x6x2xf32>
}

func.func @pooling_nhwc_min_mixed_sides(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %v: f32, %o: tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32> {
  %p = tensor.pad %s low[0, 1, 0, 0] high[0, 0, 2, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x5x8x2xf32>
  %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x5x8x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x2x4x2xf32>) -> tensor<1x2x4x2xf32>
  return %0 : tensor<1x2x4x2xf32>
}

func.func @pooling_nchw_sum_mixed_sides(%s: tensor<1x2x4x6xf32>, %f: tensor<2x3xf32>, %o: tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0, 1, 0] high[0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x2x4x6xf32> to tensor<1x2x5x8xf32>
  %0 = linalg.pooling_nchw_sum {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x5x8xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  return %0 : tensor<1x2x3x2xf32>
}

func.func @pooling_nchw_max_mixed_sides(%s: tensor<1x2x4x6xf32>, %f: tensor<2x3xf32>, %o: tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 0, 1, 0] high[0, 0, 0, 2] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x2x4x6xf32> to tensor<1x2x5x8xf32>
  %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x2x5x8xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
  return %0 : tensor<1x2x4x6xf32>
}

func.func @conv_2d_nhwc_hwcf_negative(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2x2xf32>, %o: tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 2, 1, 0] high[0, 0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x6x2xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x6x2xf32>, tensor<2x3x2x2xf32>)
      outs(%o : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  return %0 : tensor<1x3x2x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc_negative(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2xf32>, %o: tensor<1x4x2x2xf32>) -> tensor<1x4x2x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 2, 1, 0] high[0, 0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x6x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x6x2xf32>, tensor<2x3x2xf32>)
      outs(%o : tensor<1x4x2x2xf32>) -> tensor<1x4x2x2xf32>
  return %0 : tensor<1x4x2x2xf32>
}

func.func @pooling_nhwc_max_negative(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %o: tensor<1x4x2x2xf32>) -> tensor<1x4x2x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 2, 1, 0] high[0, 0, -1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x6x2xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x6x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x4x2x2xf32>) -> tensor<1x4x2x2xf32>
  return %0 : tensor<1x4x2x2xf32>
}

func.func @conv_2d_nhwc_hwcf_same(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2x2xf32>, %o: tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x8x2xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x8x2xf32>, tensor<2x3x2x2xf32>)
      outs(%o : tensor<1x5x6x2xf32>) -> tensor<1x5x6x2xf32>
  return %0 : tensor<1x5x6x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc_same(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2xf32>, %v: f32, %o: tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32> {
  %p = tensor.pad %s low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x8x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x8x2xf32>, tensor<2x3x2xf32>)
      outs(%o : tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  return %0 : tensor<1x3x4x2xf32>
}

func.func @pooling_nhwc_max_same(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %o: tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x6x8x2xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x6x8x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  return %0 : tensor<1x3x4x2xf32>
}

func.func @conv_2d_nhwc_hwcf_none(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2x2xf32>, %o: tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32> {
  %v = arith.constant -3.5 : f32
  %p = tensor.pad %s low[0, 0, 0, 0] high[0, 0, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x4x6x2xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%p, %f : tensor<1x4x6x2xf32>, tensor<2x3x2x2xf32>)
      outs(%o : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  return %0 : tensor<1x2x2x2xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc_none(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3x2xf32>, %o: tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32> {
  %v = arith.constant 1.0 : f32
  %p = tensor.pad %s low[0, 0, 0, 0] high[0, 0, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x4x6x2xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x4x6x2xf32>, tensor<2x3x2xf32>)
      outs(%o : tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  return %0 : tensor<1x3x4x2xf32>
}

func.func @pooling_nhwc_max_none(%s: tensor<1x4x6x2xf32>, %f: tensor<2x3xf32>, %o: tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 0, 0, 0] high[0, 0, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : f32
  } : tensor<1x4x6x2xf32> to tensor<1x4x6x2xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %f : tensor<1x4x6x2xf32>, tensor<2x3xf32>)
      outs(%o : tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  return %0 : tensor<1x3x4x2xf32>
}

func.func @conv_3d_ndhwc_dhwcf_padded(%s: tensor<1x2x3x2x2xf16>, %f: tensor<2x2x1x2x2xf16>, %o: tensor<1x2x2x4x2xf32>) -> tensor<1x2x2x4x2xf32> {
  %v = arith.constant 0.0 : f16
  %p = tensor.pad %s low[0, 1, 0, 2, 0] high[0, 0, 1, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f16
  } : tensor<1x2x3x2x2xf16> to tensor<1x3x4x4x2xf16>
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%p, %f : tensor<1x3x4x4x2xf16>, tensor<2x2x1x2x2xf16>)
      outs(%o : tensor<1x2x2x4x2xf32>) -> tensor<1x2x2x4x2xf32>
  return %0 : tensor<1x2x2x4x2xf32>
}

func.func @conv_3d_ncdhw_fcdhw_padded(%s: tensor<1x2x2x3x2xf16>, %f: tensor<2x2x2x2x1xf16>, %o: tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32> {
  %v = arith.constant 0.0 : f16
  %p = tensor.pad %s low[0, 0, 1, 0, 2] high[0, 0, 0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f16
  } : tensor<1x2x2x3x2xf16> to tensor<1x2x3x4x4xf16>
  %0 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%p, %f : tensor<1x2x3x4x4xf16>, tensor<2x2x2x2x1xf16>)
      outs(%o : tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32>
  return %0 : tensor<1x2x2x2x4xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc_padded(%s: tensor<1x2x3x2x2xf16>, %f: tensor<2x2x1x2xf16>, %o: tensor<1x2x2x4x2xf32>) -> tensor<1x2x2x4x2xf32> {
  %v = arith.constant 0.0 : f16
  %p = tensor.pad %s low[0, 1, 0, 2, 0] high[0, 0, 1, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f16
  } : tensor<1x2x3x2x2xf16> to tensor<1x3x4x4x2xf16>
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%p, %f : tensor<1x3x4x4x2xf16>, tensor<2x2x1x2xf16>)
      outs(%o : tensor<1x2x2x4x2xf32>) -> tensor<1x2x2x4x2xf32>
  return %0 : tensor<1x2x2x4x2xf32>
}

func.func @depthwise_conv_3d_ncdhw_cdhw_padded(%s: tensor<1x2x2x3x2xf16>, %f: tensor<2x2x2x1xf16>, %o: tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32> {
  %v = arith.constant 0.0 : f16
  %p = tensor.pad %s low[0, 0, 1, 0, 2] high[0, 0, 0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f16
  } : tensor<1x2x2x3x2xf16> to tensor<1x2x3x4x4xf16>
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%p, %f : tensor<1x2x3x4x4xf16>, tensor<2x2x2x1xf16>)
      outs(%o : tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32>
  return %0 : tensor<1x2x2x2x4xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwcm_padded(%s: tensor<1x2x3x2x2xf16>, %f: tensor<2x2x1x2x2xf16>, %o: tensor<1x2x2x4x2x2xf32>) -> tensor<1x2x2x4x2x2xf32> {
  %v = arith.constant 0.0 : f16
  %p = tensor.pad %s low[0, 1, 0, 2, 0] high[0, 0, 1, 0, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index, %d4: index):
    tensor.yield %v : f16
  } : tensor<1x2x3x2x2xf16> to tensor<1x3x4x4x2xf16>
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 1, 2]> : tensor<3xi64>, strides = dense<[1, 2, 1]> : tensor<3xi64>}
      ins(%p, %f : tensor<1x3x4x4x2xf16>, tensor<2x2x1x2x2xf16>)
      outs(%o : tensor<1x2x2x4x2x2xf32>) -> tensor<1x2x2x4x2x2xf32>
  return %0 : tensor<1x2x2x4x2x2xf32>
}

func.func @conv_1d_padded(%s: tensor<3xf32>, %f: tensor<3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[2] high[1] {
  ^bb0(%d0: index):
    tensor.yield %v : f32
  } : tensor<3xf32> to tensor<6xf32>
  %0 = linalg.conv_1d
      ins(%p, %f : tensor<6xf32>, tensor<3xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @conv_2d_padded(%s: tensor<3x3xf32>, %f: tensor<2x3xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[0, 2] high[1, 1] {
  ^bb0(%d0: index, %d1: index):
    tensor.yield %v : f32
  } : tensor<3x3xf32> to tensor<4x6xf32>
  %0 = linalg.conv_2d
      ins(%p, %f : tensor<4x6xf32>, tensor<2x3xf32>)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @conv_3d_padded(%s: tensor<3x3x3xf32>, %f: tensor<2x2x3xf32>, %o: tensor<3x3x4xf32>) -> tensor<3x3x4xf32> {
  %v = arith.constant 0.0 : f32
  %p = tensor.pad %s low[1, 0, 2] high[0, 1, 1] {
  ^bb0(%d0: index, %d1: index, %d2: index):
    tensor.yield %v : f32
  } : tensor<3x3x3xf32> to tensor<4x4x6xf32>
  %0 = linalg.conv_3d
      ins(%p, %f : tensor<4x4x6xf32>, tensor<2x2x3xf32>)
      outs(%o : tensor<3x3x4xf32>) -> tensor<3x3x4xf32>
  return %0 : tensor<3x3x4xf32>
}

// Integer work is in no FLOPs, useful or not.
func.func @quantised_padded(%s: tensor<2x4x4x3xi8>, %f: tensor<2x3x3x2xi8>, %zi: i32, %zf: i32, %o: tensor<2x4x2x2xi32>) -> tensor<2x4x2x2xi32> {
  %v = arith.constant 5 : i8
  %p = tensor.pad %s low[0, 1, 1, 0] high[0, 0, 1, 0] {
  ^bb0(%d0: index, %d1: index, %d2: index, %d3: index):
    tensor.yield %v : i8
  } : tensor<2x4x4x3xi8> to tensor<2x5x6x3xi8>
  %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}
      ins(%p, %f, %zi, %zf : tensor<2x5x6x3xi8>, tensor<2x3x3x2xi8>, i32, i32)
      outs(%o : tensor<2x4x2x2xi32>) -> tensor<2x4x2x2xi32>
  return %0 : tensor<2x4x2x2xi32>
}
