module @jit__lambda_ {
  func.func @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x6x6x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x1x4xf32> into tensor<3x3x4xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x8x8x4xf32>, tensor<3x3x4xf32>) outs(%1 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %2 : tensor<1x6x6x4xf32>
  }
}
