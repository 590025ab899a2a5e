module @jit__lambda_ {
  func.func @main(%arg0: tensor<3x4x5xf32>) -> (tensor<4xf32>, tensor<3x5xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %3 = tensor.empty() : tensor<3x5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%4 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.maximumf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<3x5xf32>
    return %2, %5 : tensor<4xf32>, tensor<3x5xf32>
  }
}
