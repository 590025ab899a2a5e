module @jit__lambda_ {
  func.func @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<7x4x2x5xf32>) -> tensor<2x3x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x5x7xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x4x2x5xf32>) outs(%0 : tensor<2x4x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x5x7xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0], [1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<2x3x20xf32>
    %collapsed_0 = tensor.collapse_shape %1 [[0], [1, 2], [3]] : tensor<2x4x5x7xf32> into tensor<2x20x7xf32>
    %2 = tensor.empty() : tensor<2x3x7xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<2x3x20xf32>, tensor<2x20x7xf32>) outs(%3 : tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    return %4 : tensor<2x3x7xf32>
  }
}
