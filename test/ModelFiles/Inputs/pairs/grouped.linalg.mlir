module @jit__lambda_ {
  func.func @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x2x6xf32>) -> tensor<1x6x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 8, 8, 2, 2] : tensor<1x8x8x4xf32> into tensor<1x8x8x2x2xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 2, 3] : tensor<3x3x2x6xf32> into tensor<3x3x2x2x3xf32>
    %0 = tensor.empty() : tensor<1x6x6x2x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<1x8x8x2x2xf32>, tensor<3x3x2x2x3xf32>) outs(%1 : tensor<1x6x6x2x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.mulf %in, %in_1 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<1x6x6x2x3xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1], [2], [3, 4]] : tensor<1x6x6x2x3xf32> into tensor<1x6x6x6xf32>
    return %collapsed : tensor<1x6x6x6xf32>
  }
}
