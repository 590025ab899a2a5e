module @jit__lambda_ {
  func.func @main(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 2, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x9x9x4xf32> to tensor<1x11x10x4xf32>
    %extracted_slice = tensor.extract_slice %padded[0, 1, 0, 0] [1, 6, 8, 4] [1, 1, 1, 1] : tensor<1x11x10x4xf32> to tensor<1x6x8x4xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x6x8x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    return %2 : tensor<1x4x6x6xf32>
  }
}
