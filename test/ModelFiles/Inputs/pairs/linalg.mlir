// matmul
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>) -> tensor<4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return %2 : tensor<4x16xf32>
  }
}

// -----

// mixed
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf16>, %arg1: tensor<8x16xf16>) -> tensor<4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf16>, tensor<8x16xf16>) outs(%1 : tensor<4x16xf32>) -> tensor<4x16xf32>
    return %2 : tensor<4x16xf32>
  }
}

// -----

// matvec
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.matvec ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----

// dot
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<f32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.dot ins(%arg0, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%1 : tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// dot_general
#map = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<7x4x2x5xf32>) -> tensor<2x3x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x5x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<7x4x2x5xf32>) outs(%0 : tensor<2x4x5x7xf32>) {
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

// -----

// dot_batches
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d2, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2, d0, d4)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x3x4x6x5xf32>, %arg1: tensor<5x4x3x2x7xf32>) -> tensor<2x4x6x7xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x6x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x6x5xf32>) outs(%0 : tensor<2x4x6x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x6x3x5xf32>
    %2 = tensor.empty() : tensor<2x4x3x5x7xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<5x4x3x2x7xf32>) outs(%2 : tensor<2x4x3x5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x3x5x7xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3, 4]] : tensor<2x4x6x3x5xf32> into tensor<8x6x15xf32>
    %collapsed_0 = tensor.collapse_shape %3 [[0, 1], [2, 3], [4]] : tensor<2x4x3x5x7xf32> into tensor<8x15x7xf32>
    %4 = tensor.empty() : tensor<8x6x7xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x6x7xf32>) -> tensor<8x6x7xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<8x6x15xf32>, tensor<8x15x7xf32>) outs(%5 : tensor<8x6x7xf32>) -> tensor<8x6x7xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 4, 6, 7] : tensor<8x6x7xf32> into tensor<2x4x6x7xf32>
    return %expanded : tensor<2x4x6x7xf32>
  }
}

// -----

// dot_outer
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5xf32>) -> tensor<2x3x5xf32> {
    %0 = tensor.empty() : tensor<2x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3xf32>) outs(%0 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5xf32>
    %2 = tensor.empty() : tensor<2x3x5xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5xf32>) outs(%2 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5xf32>
    %4 = tensor.empty() : tensor<2x3x5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<2x3x5xf32>, tensor<2x3x5xf32>) outs(%4 : tensor<2x3x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<2x3x5xf32>
    return %5 : tensor<2x3x5xf32>
  }
}

// -----

// dot_integers
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xi8>, %arg1: tensor<8x16xi8>) -> tensor<4x16xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x16xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<4x16xi32>) -> tensor<4x16xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xi8>, tensor<8x16xi8>) outs(%1 : tensor<4x16xi32>) -> tensor<4x16xi32>
    return %2 : tensor<4x16xi32>
  }
}

// -----

// batches
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<2x3x5x6xf32> into tensor<6x5x6xf32>
    %0 = tensor.empty() : tensor<6x4x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %2 = linalg.batch_matmul ins(%collapsed, %collapsed_0 : tensor<6x4x5xf32>, tensor<6x5x6xf32>) outs(%1 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2], [3]] output_shape [2, 3, 4, 6] : tensor<6x4x6xf32> into tensor<2x3x4x6xf32>
    return %expanded : tensor<2x3x4x6xf32>
  }
}

// -----

// attention
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module @jit_attention {
  func.func public @main(%arg0: tensor<1x2x4x8xf32>, %arg1: tensor<1x2x6x8xf32>, %arg2: tensor<1x2x6x8xf32>) -> tensor<1x2x4x8xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x2x8x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x2x6x8xf32>) outs(%0 : tensor<1x2x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x8x6xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x2x4x8xf32> into tensor<2x4x8xf32>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x2x8x6xf32> into tensor<2x8x6xf32>
    %2 = tensor.empty() : tensor<2x4x6xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %4 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%3 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %expanded = tensor.expand_shape %4 [[0, 1], [2], [3]] output_shape [1, 2, 4, 6] : tensor<2x4x6xf32> into tensor<1x2x4x6xf32>
    %5 = tensor.empty() : tensor<1x2x4x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x2x4x6xf32>) outs(%5 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.divf %in, %cst_0 : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4x6xf32>
    %7 = tensor.empty() : tensor<1x2x4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6 : tensor<1x2x4x6xf32>) outs(%8 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4xf32>
    %10 = tensor.empty() : tensor<1x2x4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x2x4xf32>) outs(%10 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x6xf32>
    %12 = tensor.empty() : tensor<1x2x4x6xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %11 : tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) outs(%12 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.subf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4x6xf32>
    %14 = tensor.empty() : tensor<1x2x4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x2x4x6xf32>) outs(%14 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4x6xf32>
    %16 = tensor.empty() : tensor<1x2x4xf32>
    %17 = linalg.fill ins(%cst_1 : f32) outs(%16 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x2x4x6xf32>) outs(%17 : tensor<1x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4xf32>
    %19 = tensor.empty() : tensor<1x2x4x6xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x2x4xf32>) outs(%19 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x4x6xf32>
    %21 = tensor.empty() : tensor<1x2x4x6xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) outs(%21 : tensor<1x2x4x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.divf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<1x2x4x6xf32>
    %collapsed_3 = tensor.collapse_shape %22 [[0, 1], [2], [3]] : tensor<1x2x4x6xf32> into tensor<2x4x6xf32>
    %collapsed_4 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
    %23 = tensor.empty() : tensor<2x4x8xf32>
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %25 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<2x4x6xf32>, tensor<2x6x8xf32>) outs(%24 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %expanded_5 = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [1, 2, 4, 8] : tensor<2x4x8xf32> into tensor<1x2x4x8xf32>
    return %expanded_5 : tensor<1x2x4x8xf32>
  }
}

// -----

// norm
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module @jit_norm {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 9.99999974E-6 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %in : f32
      linalg.yield %19 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x8xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %out, %in : f32
      linalg.yield %19 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %5 = tensor.empty() : tensor<4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<4x1xf32>) outs(%5 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.divf %in, %cst_0 : f32
      linalg.yield %19 : f32
    } -> tensor<4x1xf32>
    %7 = tensor.empty() : tensor<4x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x1xf32>) outs(%7 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<4x1xf32>
    %9 = tensor.empty() : tensor<4x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x1xf32>) outs(%9 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.rsqrt %in : f32
      linalg.yield %19 : f32
    } -> tensor<4x1xf32>
    %11 = tensor.empty() : tensor<4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x1xf32>) outs(%11 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %13 = tensor.empty() : tensor<4x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %12 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%13 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.mulf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<4x8xf32>
    %15 = tensor.empty() : tensor<4x8xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%15 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %17 = tensor.empty() : tensor<4x8xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%17 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.mulf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<4x8xf32>
    return %18 : tensor<4x8xf32>
  }
}

// -----

// gelu
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_gelu {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %in : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.mulf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst_2 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.addf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst_1 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.tanh %in : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.addf %in, %cst_0 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.mulf %in, %cst : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %15 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %18 = arith.mulf %in, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    return %17 : tensor<4x8xf32>
  }
}

// -----

// elementwise
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.exp %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.tanh %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %24 = arith.mulf %in, %in_0 : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %24 = arith.maximumf %in, %in_0 : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.divf %in, %cst : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %24 = arith.addf %in, %in_0 : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.floor %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.rsqrt %in : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %24 = arith.mulf %in, %in_0 : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %24 = arith.subf %in, %in_0 : f32
      linalg.yield %24 : f32
    } -> tensor<4x8xf32>
    return %23 : tensor<4x8xf32>
  }
}

// -----

// integers
#map = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.muli %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.addi %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%4 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.xori %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %5 : tensor<8xi32>, tensor<8xi32>) outs(%6 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.andi %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %8 = tensor.empty() : tensor<8xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%8 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.xori %in, %c-1_i32 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %10 = tensor.empty() : tensor<8xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9 : tensor<8xi32>, tensor<8xi32>) outs(%10 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.ori %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    return %11 : tensor<8xi32>
  }
}

// -----

// reduce
#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<3x4x5xf32>) -> (tensor<4xf32>, tensor<3x5xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<4xf32>
    %3 = tensor.empty() : tensor<3x5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%4 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.maximumf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<3x5xf32>
    return %2, %5 : tensor<4xf32>, tensor<3x5xf32>
  }
}

// -----

// reduce_all
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<3x4xf32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<3x4xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %out, %in : f32
      linalg.yield %3 : f32
    } -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----

// reduce_variadic
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module @jit_argmax {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x6xi32>) {
    ^bb0(%out: i32):
      %7 = linalg.index 1 : index
      %8 = arith.index_cast %7 : index to i32
      linalg.yield %8 : i32
    } -> tensor<4x6xi32>
    %2 = tensor.empty() : tensor<4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4xf32>) -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4xi32>
    %5 = linalg.fill ins(%c0_i32 : i32) outs(%4 : tensor<4xi32>) -> tensor<4xi32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %1 : tensor<4x6xf32>, tensor<4x6xi32>) outs(%3, %5 : tensor<4xf32>, tensor<4xi32>) {
    ^bb0(%in: f32, %in_0: i32, %out: f32, %out_1: i32):
      %7 = arith.cmpf oge, %out, %in : f32
      %8 = arith.select %7, %out, %in : f32
      %9 = arith.select %7, %out_1, %in_0 : i32
      linalg.yield %8, %9 : f32, i32
    } -> (tensor<4xf32>, tensor<4xi32>)
    return %6#0, %6#1 : tensor<4xf32>, tensor<4xi32>
  }
}

// -----

// conv
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x6x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    return %2 : tensor<1x6x6x6xf32>
  }
}

// -----

// conv_nchw
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x4x8x8xf32>, %arg1: tensor<6x4x3x3xf32>) -> tensor<2x6x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x8x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x4x8x8xf32>) outs(%0 : tensor<2x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x4xf32>
    %2 = tensor.empty() : tensor<3x3x4x6xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<6x4x3x3xf32>) outs(%2 : tensor<3x3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x4x6xf32>
    %4 = tensor.empty() : tensor<2x6x6x6xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1, %3 : tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>) outs(%5 : tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    %7 = tensor.empty() : tensor<2x6x6x6xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x6x6x6xf32>) outs(%7 : tensor<2x6x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x6x6xf32>
    return %8 : tensor<2x6x6x6xf32>
  }
}

// -----

// conv_1d
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x9x4xf32>, %arg1: tensor<3x4x6xf32>) -> tensor<1x4x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %2 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<1x9x4xf32>, tensor<3x4x6xf32>) outs(%1 : tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    return %2 : tensor<1x4x6xf32>
  }
}

// -----

// conv_3d
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x4x5x6x2xf32>, %arg1: tensor<2x2x3x2x3xf32>) -> tensor<1x3x4x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x3x4x4x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
    %2 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>) outs(%1 : tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
    return %2 : tensor<1x3x4x4x3xf32>
  }
}

// -----

// strided
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x9x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    return %2 : tensor<1x4x6x6xf32>
  }
}

// -----

// grouped
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x2x6xf32>) -> tensor<1x6x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2], [3, 4]] output_shape [1, 8, 8, 2, 2] : tensor<1x8x8x4xf32> into tensor<1x8x8x2x2xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 2, 3] : tensor<3x3x2x6xf32> into tensor<3x3x2x2x3xf32>
    %0 = tensor.empty() : tensor<1x6x6x2x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<1x8x8x2x2xf32>, tensor<3x3x2x2x3xf32>) outs(%1 : tensor<1x6x6x2x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.mulf %in, %in_1 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<1x6x6x2x3xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1], [2], [3, 4]] : tensor<1x6x6x2x3xf32> into tensor<1x6x6x6xf32>
    return %collapsed : tensor<1x6x6x6xf32>
  }
}

// -----

// depthwise
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x6x6x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<3x3x1x4xf32> into tensor<3x3x4xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %collapsed : tensor<1x8x8x4xf32>, tensor<3x3x4xf32>) outs(%1 : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    return %2 : tensor<1x6x6x4xf32>
  }
}

// -----

// depthwise_two
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %collapsed = tensor.collapse_shape %arg1 [[0, 1, 2, 3]] : tensor<3x3x1x8xf32> into tensor<72xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [3, 3, 4, 2] : tensor<72xf32> into tensor<3x3x4x2xf32>
    %0 = tensor.empty() : tensor<1x6x6x4x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %expanded : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%1 : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
    %collapsed_0 = tensor.collapse_shape %2 [[0], [1], [2], [3, 4]] : tensor<1x6x6x4x2xf32> into tensor<1x6x6x8xf32>
    return %collapsed_0 : tensor<1x6x6x8xf32>
  }
}

// -----

// batch_grouped
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d3 + d4, d5 + d6, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8x8x3xf32>, %arg1: tensor<3x3x3x6xf32>) -> tensor<2x6x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2], [3], [4]] output_shape [2, 2, 8, 8, 3] : tensor<4x8x8x3xf32> into tensor<2x2x8x8x3xf32>
    %expanded_0 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [3, 3, 3, 2, 3] : tensor<3x3x3x6xf32> into tensor<3x3x3x2x3xf32>
    %0 = tensor.empty() : tensor<2x6x6x2x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x6x6x2x3xf32>) -> tensor<2x6x6x2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_0 : tensor<2x2x8x8x3xf32>, tensor<3x3x3x2x3xf32>) outs(%1 : tensor<2x6x6x2x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %3 = arith.mulf %in, %in_1 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<2x6x6x2x3xf32>
    %collapsed = tensor.collapse_shape %2 [[0], [1], [2], [3, 4]] : tensor<2x6x6x2x3xf32> into tensor<2x6x6x6xf32>
    return %collapsed : tensor<2x6x6x6xf32>
  }
}

// -----

// negative
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32> {
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

// -----

// same
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x8x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x8x6xf32>) -> tensor<1x8x8x6xf32>
    %padded = tensor.pad %arg0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x8x8x4xf32> to tensor<1x10x10x4xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg1 : tensor<1x10x10x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x8x8x6xf32>) -> tensor<1x8x8x6xf32>
    return %2 : tensor<1x8x8x6xf32>
  }
}

// -----

// dilated_base
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x5x5x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x9x11x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x9x11x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x9x11x6xf32>) -> tensor<1x9x11x6xf32>
    %2 = tensor.empty() : tensor<1x11x13x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x11x13x4xf32>) -> tensor<1x11x13x4xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 1, 0, 0] [1, 5, 5, 4] [1, 2, 3, 1] : tensor<1x5x5x4xf32> into tensor<1x11x13x4xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg1 : tensor<1x11x13x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x9x11x6xf32>) -> tensor<1x9x11x6xf32>
    return %4 : tensor<1x9x11x6xf32>
  }
}

// -----

// dilated_window
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x5x3x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x5x3x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x3x6xf32>) -> tensor<1x5x3x6xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x5x3x6xf32>) -> tensor<1x5x3x6xf32>
    return %2 : tensor<1x5x3x6xf32>
  }
}

// -----

// dilated_both
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x6x8x4xf32>, %arg1: tensor<3x2x4x6xf32>) -> tensor<1x5x7x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x5x7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x5x7x6xf32>) -> tensor<1x5x7x6xf32>
    %2 = tensor.empty() : tensor<1x12x10x4xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x12x10x4xf32>) -> tensor<1x12x10x4xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 0, 0, 0] [1, 6, 8, 4] [1, 2, 1, 1] : tensor<1x6x8x4xf32> into tensor<1x12x10x4xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice[0, 0, 1, 0] [1, 12, 9, 4] [1, 1, 1, 1] : tensor<1x12x10x4xf32> to tensor<1x12x9x4xf32>
    %4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%extracted_slice, %arg1 : tensor<1x12x9x4xf32>, tensor<3x2x4x6xf32>) outs(%1 : tensor<1x5x7x6xf32>) -> tensor<1x5x7x6xf32>
    return %4 : tensor<1x5x7x6xf32>
  }
}

// -----

// gather
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>) -> tensor<7x16xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %c100_i32 = arith.constant 100 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %10 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %10 : i1
    } -> tensor<7xi1>
    %2 = tensor.empty() : tensor<7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%2 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %10 = arith.addi %in, %c100_i32 : i32
      linalg.yield %10 : i32
    } -> tensor<7xi32>
    %4 = tensor.empty() : tensor<7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%4 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %10 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %10 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %6 = tensor.empty() : tensor<7x1x16xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x1xi32>) outs(%6 : tensor<7x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %10 = arith.index_cast %in : i32 to index
      %11 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%10, %11] : tensor<100x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x1x16xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<7x1x16xf32> into tensor<7x16xf32>
    %8 = tensor.empty() : tensor<7x16xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<7x16xf32>) outs(%8 : tensor<7x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %10 = arith.mulf %in, %cst : f32
      linalg.yield %10 : f32
    } -> tensor<7x16xf32>
    return %9 : tensor<7x16xf32>
  }
}

// -----

// gather_windows
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>) -> tensor<3x7x4xf32> {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<3x7x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x7x4xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%3, %c0] : tensor<7x2xi32>
      %5 = arith.index_cast %extracted : i32 to index
      %extracted_0 = tensor.extract %arg1[%3, %c1] : tensor<7x2xi32>
      %6 = arith.index_cast %extracted_0 : i32 to index
      %7 = arith.maxsi %5, %c0 : index
      %8 = arith.minsi %7, %c4 : index
      %9 = arith.maxsi %6, %c0 : index
      %10 = arith.minsi %9, %c3 : index
      %11 = arith.addi %10, %2 : index
      %extracted_1 = tensor.extract %arg0[%8, %11, %4] : tensor<5x6x4xf32>
      linalg.yield %extracted_1 : f32
    } -> tensor<3x7x4xf32>
    return %1 : tensor<3x7x4xf32>
  }
}

// -----

// gather_map
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>) -> tensor<5x2xf32> {
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = tensor.empty() : tensor<5x2xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x2xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%2, %c0] : tensor<5x2xi32>
      %4 = arith.index_cast %extracted : i32 to index
      %extracted_0 = tensor.extract %arg1[%2, %c1] : tensor<5x2xi32>
      %5 = arith.index_cast %extracted_0 : i32 to index
      %6 = arith.maxsi %5, %c0 : index
      %7 = arith.minsi %6, %c6 : index
      %8 = arith.maxsi %4, %c0 : index
      %9 = arith.minsi %8, %c8 : index
      %10 = arith.addi %7, %3 : index
      %extracted_1 = tensor.extract %arg0[%10, %9] : tensor<8x9xf32>
      linalg.yield %extracted_1 : f32
    } -> tensor<5x2xf32>
    return %1 : tensor<5x2xf32>
  }
}

// -----

// gather_batches
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<3x6x4xf32>, %arg1: tensor<3x5x1xi32>) -> tensor<3x5x4xf32> {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %0 = tensor.empty() : tensor<3x5x4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<3x5x4xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = linalg.index 1 : index
      %4 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%2, %3, %c0] : tensor<3x5x1xi32>
      %5 = arith.index_cast %extracted : i32 to index
      %6 = arith.maxsi %5, %c0 : index
      %7 = arith.minsi %6, %c5 : index
      %extracted_0 = tensor.extract %arg0[%2, %7, %4] : tensor<3x6x4xf32>
      linalg.yield %extracted_0 : f32
    } -> tensor<3x5x4xf32>
    return %1 : tensor<3x5x4xf32>
  }
}

// -----

// scatter
#map = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7x16xf32>) -> tensor<100x16xf32> {
    %c100_i32 = arith.constant 100 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%0 : tensor<7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %7 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %7 : i1
    } -> tensor<7xi1>
    %2 = tensor.empty() : tensor<7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<7xi32>) outs(%2 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %7 = arith.addi %in, %c100_i32 : i32
      linalg.yield %7 : i32
    } -> tensor<7xi32>
    %4 = tensor.empty() : tensor<7xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%4 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %7 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %7 : i32
    } -> tensor<7xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [7, 1] : tensor<7xi32> into tensor<7x1xi32>
    %6 = "iree_linalg_ext.scatter"(%arg2, %expanded, %arg0) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %7 = arith.addf %arg4, %arg3 : f32
      "iree_linalg_ext.yield"(%7) : (f32) -> ()
    }) : (tensor<7x16xf32>, tensor<7x1xi32>, tensor<100x16xf32>) -> tensor<100x16xf32>
    return %6 : tensor<100x16xf32>
  }
}

// -----

// scatter_set
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<100x16xf32>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x16xf32>) -> tensor<100x16xf32> {
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "iree_linalg_ext.yield"(%arg3) : (f32) -> ()
    }) : (tensor<7x16xf32>, tensor<7x1xi32>, tensor<100x16xf32>) -> tensor<100x16xf32>
    return %0 : tensor<100x16xf32>
  }
}

// -----

// scatter_windows
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>, %arg2: tensor<7x4xf32>) -> tensor<5x6x4xf32> {
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = arith.mulf %arg4, %arg3 : f32
      "iree_linalg_ext.yield"(%1) : (f32) -> ()
    }) : (tensor<7x4xf32>, tensor<7x2xi32>, tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    return %0 : tensor<5x6x4xf32>
  }
}

// -----

// scatter_map
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5xf32>) -> tensor<8x9xf32> {
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 1, 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = arith.maximumf %arg4, %arg3 : f32
      "iree_linalg_ext.yield"(%1) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x2xi32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    return %0 : tensor<8x9xf32>
  }
}

// -----

// update
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>) -> tensor<8x8xf32> {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<2x8xf32>) outs(%0 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<2x8xf32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %11 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %11 : i1
    } -> tensor<i1>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %11 = arith.addi %in, %c8_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%3, %5, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %11 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %11 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %7[] : tensor<i32>
    %8 = arith.index_cast %extracted : i32 to index
    %9 = arith.maxsi %8, %c0 : index
    %10 = arith.minsi %9, %c6 : index
    %inserted_slice = tensor.insert_slice %1 into %arg0[%10, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
    return %inserted_slice : tensor<8x8xf32>
  }
}

// -----

// dynamic_slice
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> tensor<2x8xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %11 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %11 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %11 = arith.addi %in, %c8_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %arg1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %11 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %11 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c6 : index
    %extracted_slice = tensor.extract_slice %arg0[%8, 0] [2, 8] [1, 1] : tensor<8x8xf32> to tensor<2x8xf32>
    %9 = tensor.empty() : tensor<2x8xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x8xf32>) outs(%9 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<2x8xf32>
    return %10 : tensor<2x8xf32>
  }
}

// -----

// cond
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<i1>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i1>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i1, %out: i32):
      %5 = arith.extui %in : i1 to i32
      linalg.yield %5 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %3[] : tensor<i1>
    %4 = scf.if %extracted -> (tensor<8xf32>) {
      %5 = tensor.empty() : tensor<8xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%5 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.addf %in, %in : f32
        linalg.yield %7 : f32
      } -> tensor<8xf32>
      scf.yield %6 : tensor<8xf32>
    } else {
      %5 = tensor.empty() : tensor<8xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%5 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = math.sin %in : f32
        linalg.yield %7 : f32
      } -> tensor<8xf32>
      scf.yield %6 : tensor<8xf32>
    }
    return %4 : tensor<8xf32>
  }
}

// -----

// switch
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      %6 = arith.minsi %5, %c2_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %3[] : tensor<i1>
    %4 = scf.if %extracted -> (tensor<8xf32>) {
      %5 = tensor.empty() : tensor<8xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%5 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = math.sin %in : f32
        linalg.yield %7 : f32
      } -> tensor<8xf32>
      scf.yield %6 : tensor<8xf32>
    } else {
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %8 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %8 : i1
      } -> tensor<i1>
      %extracted_0 = tensor.extract %6[] : tensor<i1>
      %7 = scf.if %extracted_0 -> (tensor<8xf32>) {
        %8 = tensor.empty() : tensor<8xf32>
        %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = arith.addf %in, %in : f32
          linalg.yield %10 : f32
        } -> tensor<8xf32>
        scf.yield %9 : tensor<8xf32>
      } else {
        %8 = tensor.empty() : tensor<8xf32>
        %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
        ^bb0(%in: f32, %out: f32):
          %12 = arith.mulf %in, %in : f32
          linalg.yield %12 : f32
        } -> tensor<8xf32>
        %10 = tensor.empty() : tensor<8xf32>
        %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%10 : tensor<8xf32>) {
        ^bb0(%in: f32, %in_1: f32, %out: f32):
          %12 = arith.mulf %in, %in_1 : f32
          linalg.yield %12 : f32
        } -> tensor<8xf32>
        scf.yield %11 : tensor<8xf32>
      }
      scf.yield %7 : tensor<8xf32>
    }
    return %4 : tensor<8xf32>
  }
}

// -----

// while
#map = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg1 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%arg2 = %arg0) -> (tensor<8xf32>)  : i32 {
      %1 = tensor.empty() : tensor<8xf32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<8xf32>) outs(%1 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %3 = math.tanh %in : f32
        linalg.yield %3 : f32
      } -> tensor<8xf32>
      scf.yield %2 : tensor<8xf32>
    }
    return %0 : tensor<8xf32>
  }
}

// -----

// fori
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant dense<2> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg1 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg2 = %cst, %arg3 = %arg0) -> (tensor<i32>, tensor<4x4xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %7 = arith.addi %in, %c1_i32 : i32
        linalg.yield %7 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<4x4xf32>
      %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%3 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.mulf %in, %in : f32
        linalg.yield %7 : f32
      } -> tensor<4x4xf32>
      %5 = tensor.empty() : tensor<4x4xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %arg3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%5 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %7 = arith.addf %in, %in_0 : f32
        linalg.yield %7 : f32
      } -> tensor<4x4xf32>
      scf.yield %2, %6 : tensor<i32>, tensor<4x4xf32>
    }
    return %0#1 : tensor<4x4xf32>
  }
}

// -----

// scan
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<6x4x4xf32>) -> (tensor<4x4xf32>, tensor<6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6xf32>
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg2 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg3 = %arg0, %arg4 = %cst_0) -> (tensor<4x4xf32>, tensor<6xf32>)  : i32 {
      %1 = arith.index_cast %arg2 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c5 : index
      %extracted_slice = tensor.extract_slice %arg1[%3, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<6x4x4xf32> to tensor<1x4x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
      %4 = tensor.empty() : tensor<4x4xf32>
      %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %6 = linalg.matmul ins(%arg3, %collapsed : tensor<4x4xf32>, tensor<4x4xf32>) outs(%5 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %7 = tensor.empty() : tensor<f32>
      %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<f32>) -> tensor<f32>
      %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%arg3 : tensor<4x4xf32>) outs(%8 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %13 = arith.addf %out, %in : f32
        linalg.yield %13 : f32
      } -> tensor<f32>
      %expanded = tensor.expand_shape %9 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %10 = arith.index_cast %arg2 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c5 : index
      %inserted_slice = tensor.insert_slice %expanded into %arg4[%12] [1] [1] : tensor<1xf32> into tensor<6xf32>
      scf.yield %6, %inserted_slice : tensor<4x4xf32>, tensor<6xf32>
    }
    return %0#0, %0#1 : tensor<4x4xf32>, tensor<6xf32>
  }
}

// -----

// sort
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7FC00000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = "iree_linalg_ext.sort"(%arg0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %1 = arith.cmpf oeq, %arg1, %cst_0 : f32
      %2 = arith.select %1, %cst_0, %arg1 : f32
      %3 = arith.cmpf une, %arg1, %arg1 : f32
      %4 = arith.select %3, %cst, %2 : f32
      %5 = arith.cmpf oeq, %arg2, %cst_0 : f32
      %6 = arith.select %5, %cst_0, %arg2 : f32
      %7 = arith.cmpf une, %arg2, %arg2 : f32
      %8 = arith.select %7, %cst, %6 : f32
      %9 = arith.bitcast %4 : f32 to i32
      %10 = arith.cmpi slt, %9, %c0_i32 : i32
      %11 = arith.subi %c2147483647_i32, %9 : i32
      %12 = arith.select %10, %11, %9 : i32
      %13 = arith.bitcast %8 : f32 to i32
      %14 = arith.cmpi slt, %13, %c0_i32 : i32
      %15 = arith.subi %c2147483647_i32, %13 : i32
      %16 = arith.select %14, %15, %13 : i32
      %17 = arith.cmpi slt, %12, %16 : i32
      "iree_linalg_ext.yield"(%17) : (i1) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

// sort_keys
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<8x3xf32>, %arg1: tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>) {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7FC00000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0:2 = "iree_linalg_ext.sort"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i32, %arg5: i32):
      %1 = arith.cmpf oeq, %arg2, %cst_0 : f32
      %2 = arith.select %1, %cst_0, %arg2 : f32
      %3 = arith.cmpf une, %arg2, %arg2 : f32
      %4 = arith.select %3, %cst, %2 : f32
      %5 = arith.cmpf oeq, %arg3, %cst_0 : f32
      %6 = arith.select %5, %cst_0, %arg3 : f32
      %7 = arith.cmpf une, %arg3, %arg3 : f32
      %8 = arith.select %7, %cst, %6 : f32
      %9 = arith.bitcast %4 : f32 to i32
      %10 = arith.cmpi slt, %9, %c0_i32 : i32
      %11 = arith.subi %c2147483647_i32, %9 : i32
      %12 = arith.select %10, %11, %9 : i32
      %13 = arith.bitcast %8 : f32 to i32
      %14 = arith.cmpi slt, %13, %c0_i32 : i32
      %15 = arith.subi %c2147483647_i32, %13 : i32
      %16 = arith.select %14, %15, %13 : i32
      %17 = arith.cmpi slt, %12, %16 : i32
      "iree_linalg_ext.yield"(%17) : (i1) -> ()
    }) : (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xi32>
  }
}

// -----

// top_k
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x3xf32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = linalg.fill ins(%c2147483647_i32 : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %4:2 = "iree_linalg_ext.topk"(%arg0, %2, %3) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = arith.cmpf ogt, %arg1, %arg2 : f32
      "iree_linalg_ext.yield"(%5) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    return %4#0, %4#1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
}

// -----

// cumsum
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x6xf32>) -> tensor<2x6xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2x6xf32>
    %1 = tensor.empty() : tensor<2xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %3:2 = "iree_linalg_ext.scan"(%arg0, %0, %2) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %4 = arith.addf %arg1, %arg2 : f32
      "iree_linalg_ext.yield"(%4) : (f32) -> ()
    }) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2xf32>) -> (tensor<2x6xf32>, tensor<2xf32>)
    return %3#0 : tensor<2x6xf32>
  }
}

// -----

// pool
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<2x2xf32>
    %1 = tensor.empty() : tensor<1x4x4x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %0 : tensor<1x8x8x3xf32>, tensor<2x2xf32>) outs(%2 : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    return %3 : tensor<1x4x4x3xf32>
  }
}

// -----

// pool_same
#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<1x4x4x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<1x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x3xf32>
    %padded = tensor.pad %arg0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x8x8x3xf32> to tensor<1x9x9x3xf32>
    %2 = tensor.empty() : tensor<3x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<1x9x9x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<1x4x4x3xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %4 = arith.addf %out, %in : f32
      linalg.yield %4 : f32
    } -> tensor<1x4x4x3xf32>
    return %3 : tensor<1x4x4x3xf32>
  }
}

// -----

// window_dilated
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0 + d2 * 2, d1 + d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<6x5xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %2 : tensor<6x5xf32>, tensor<2x2xf32>) outs(%1 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %out, %in : f32
      linalg.yield %4 : f32
    } -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }
}

// -----

// window_base
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<6x5xf32>) -> tensor<10x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %2 = tensor.empty() : tensor<11x5xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<11x5xf32>) -> tensor<11x5xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %3[0, 0] [6, 5] [2, 1] : tensor<6x5xf32> into tensor<11x5xf32>
    %4 = tensor.empty() : tensor<2x2xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%inserted_slice, %4 : tensor<11x5xf32>, tensor<2x2xf32>) outs(%1 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %6 = arith.addf %out, %in : f32
      linalg.yield %6 : f32
    } -> tensor<10x4xf32>
    return %5 : tensor<10x4xf32>
  }
}

// -----

// window_variadic
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 * 2 + d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_window_pair {
  func.func public @main(%arg0: tensor<6x9xf32>, %arg1: tensor<6x9xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<5x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %2 = tensor.empty() : tensor<5x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%2 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %4 = tensor.empty() : tensor<2x3xf32>
    %5:2 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map4, #map4], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1, %4 : tensor<6x9xf32>, tensor<6x9xf32>, tensor<2x3xf32>) outs(%1, %3 : tensor<5x4xf32>, tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32, %out_3: f32):
      %6 = arith.addf %out, %in : f32
      %7 = arith.mulf %out_3, %in_1 : f32
      linalg.yield %6, %7 : f32, f32
    } -> (tensor<5x4xf32>, tensor<5x4xf32>)
    return %5#0, %5#1 : tensor<5x4xf32>, tensor<5x4xf32>
  }
}

// -----

// rfft
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>> {
    %cst = arith.constant dense<[-0.000000e+00, -0.707106769, -1.000000e+00, -0.707106769]> : tensor<4xf32>
    %cst_0 = arith.constant dense<[1.000000e+00, 0.707106769, 6.12323426E-17, -0.707106769]> : tensor<4xf32>
    %c3 = arith.constant 3 : index
    %cst_1 = arith.constant dense<[-0.000000e+00, -1.000000e+00]> : tensor<2xf32>
    %cst_2 = arith.constant dense<[1.000000e+00, 6.12323426E-17]> : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %cst_3 = arith.constant dense<-0.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c1 = arith.constant 1 : index
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
    %cst_6 = arith.constant dense<[0, 4, 2, 6, 1, 5, 3, 7]> : tensor<8xi64>
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<8xi64>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %7 = linalg.index 0 : index
      %8 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg0[%7, %8] : tensor<4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8xf32>
    %2:2 = "iree_linalg_ext.fft"(%c1, %cst_4, %cst_3, %1, %cst_5) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<1xf32>, tensor<1xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %3:2 = "iree_linalg_ext.fft"(%c2, %cst_2, %cst_1, %2#0, %2#1) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<2xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %4:2 = "iree_linalg_ext.fft"(%c3, %cst_0, %cst, %3#0, %3#1) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %extracted_slice = tensor.extract_slice %4#0[0, 0] [4, 5] [1, 1] : tensor<4x8xf32> to tensor<4x5xf32>
    %extracted_slice_7 = tensor.extract_slice %4#1[0, 0] [4, 5] [1, 1] : tensor<4x8xf32> to tensor<4x5xf32>
    %5 = tensor.empty() : tensor<4x5xcomplex<f32>>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_7 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%5 : tensor<4x5xcomplex<f32>>) {
    ^bb0(%in: f32, %in_8: f32, %out: complex<f32>):
      %7 = complex.create %in, %in_8 : complex<f32>
      linalg.yield %7 : complex<f32>
    } -> tensor<4x5xcomplex<f32>>
    return %6 : tensor<4x5xcomplex<f32>>
  }
}

// -----

// clip
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %in, %cst_0 : f32
      %3 = arith.minimumf %2, %cst : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// threefry
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4xi32> {iree.abi.encoding = tensor<4xui32>}) -> (tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}) {
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %c24_i32 = arith.constant 24 : i32
    %c16_i32 = arith.constant 16 : i32
    %c3_i32 = arith.constant 3 : i32
    %c29_i32 = arith.constant 29 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c26_i32 = arith.constant 26 : i32
    %c17_i32 = arith.constant 17 : i32
    %c15_i32 = arith.constant 15 : i32
    %c19_i32 = arith.constant 19 : i32
    %c13_i32 = arith.constant 13 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<2x2xi32>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.muli %13, %c32_i64 : i64
      %15 = arith.extui %in : i32 to i64
      %16 = arith.shli %15, %14 : i64
      %17 = arith.ori %16, %out : i64
      linalg.yield %17 : i64
    } -> tensor<2xi64>
    %extracted = tensor.extract %2[%c1] : tensor<2xi64>
    %extracted_0 = tensor.extract %2[%c0] : tensor<2xi64>
    %3 = arith.trunci %extracted_0 : i64 to i32
    %4 = arith.shrui %extracted_0, %c32_i64 : i64
    %5 = arith.trunci %4 : i64 to i32
    %6 = tensor.empty() : tensor<4xi32>
    %7 = tensor.empty() : tensor<4xi32>
    %8 = arith.xori %3, %c466688986_i32 : i32
    %9 = arith.xori %8, %5 : i32
    %10:2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} outs(%6, %7 : tensor<4xi32>, tensor<4xi32>) {
    ^bb0(%out: i32, %out_4: i32):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.addi %13, %extracted : i64
      %15 = arith.trunci %14 : i64 to i32
      %16 = arith.shrui %14, %c32_i64 : i64
      %17 = arith.trunci %16 : i64 to i32
      %18 = arith.addi %15, %3 : i32
      %19 = arith.addi %17, %5 : i32
      %20 = arith.addi %18, %19 : i32
      %21 = arith.shli %19, %c13_i32 : i32
      %22 = arith.shrui %19, %c19_i32 : i32
      %23 = arith.ori %21, %22 : i32
      %24 = arith.xori %20, %23 : i32
      %25 = arith.addi %20, %24 : i32
      %26 = arith.shli %24, %c15_i32 : i32
      %27 = arith.shrui %24, %c17_i32 : i32
      %28 = arith.ori %26, %27 : i32
      %29 = arith.xori %25, %28 : i32
      %30 = arith.addi %25, %29 : i32
      %31 = arith.shli %29, %c26_i32 : i32
      %32 = arith.shrui %29, %c6_i32 : i32
      %33 = arith.ori %31, %32 : i32
      %34 = arith.xori %30, %33 : i32
      %35 = arith.addi %30, %34 : i32
      %36 = arith.shli %34, %c6_i32 : i32
      %37 = arith.shrui %34, %c26_i32 : i32
      %38 = arith.ori %36, %37 : i32
      %39 = arith.xori %35, %38 : i32
      %40 = arith.addi %35, %5 : i32
      %41 = arith.addi %39, %9 : i32
      %42 = arith.addi %41, %c1_i32 : i32
      %43 = arith.addi %40, %42 : i32
      %44 = arith.shli %42, %c17_i32 : i32
      %45 = arith.shrui %42, %c15_i32 : i32
      %46 = arith.ori %44, %45 : i32
      %47 = arith.xori %43, %46 : i32
      %48 = arith.addi %43, %47 : i32
      %49 = arith.shli %47, %c29_i32 : i32
      %50 = arith.shrui %47, %c3_i32 : i32
      %51 = arith.ori %49, %50 : i32
      %52 = arith.xori %48, %51 : i32
      %53 = arith.addi %48, %52 : i32
      %54 = arith.shli %52, %c16_i32 : i32
      %55 = arith.shrui %52, %c16_i32 : i32
      %56 = arith.ori %54, %55 : i32
      %57 = arith.xori %53, %56 : i32
      %58 = arith.addi %53, %57 : i32
      %59 = arith.shli %57, %c24_i32 : i32
      %60 = arith.shrui %57, %c8_i32 : i32
      %61 = arith.ori %59, %60 : i32
      %62 = arith.xori %58, %61 : i32
      %63 = arith.addi %58, %9 : i32
      %64 = arith.addi %62, %3 : i32
      %65 = arith.addi %64, %c2_i32 : i32
      %66 = arith.addi %63, %65 : i32
      %67 = arith.shli %65, %c13_i32 : i32
      %68 = arith.shrui %65, %c19_i32 : i32
      %69 = arith.ori %67, %68 : i32
      %70 = arith.xori %66, %69 : i32
      %71 = arith.addi %66, %70 : i32
      %72 = arith.shli %70, %c15_i32 : i32
      %73 = arith.shrui %70, %c17_i32 : i32
      %74 = arith.ori %72, %73 : i32
      %75 = arith.xori %71, %74 : i32
      %76 = arith.addi %71, %75 : i32
      %77 = arith.shli %75, %c26_i32 : i32
      %78 = arith.shrui %75, %c6_i32 : i32
      %79 = arith.ori %77, %78 : i32
      %80 = arith.xori %76, %79 : i32
      %81 = arith.addi %76, %80 : i32
      %82 = arith.shli %80, %c6_i32 : i32
      %83 = arith.shrui %80, %c26_i32 : i32
      %84 = arith.ori %82, %83 : i32
      %85 = arith.xori %81, %84 : i32
      %86 = arith.addi %81, %3 : i32
      %87 = arith.addi %85, %5 : i32
      %88 = arith.addi %87, %c3_i32 : i32
      %89 = arith.addi %86, %88 : i32
      %90 = arith.shli %88, %c17_i32 : i32
      %91 = arith.shrui %88, %c15_i32 : i32
      %92 = arith.ori %90, %91 : i32
      %93 = arith.xori %89, %92 : i32
      %94 = arith.addi %89, %93 : i32
      %95 = arith.shli %93, %c29_i32 : i32
      %96 = arith.shrui %93, %c3_i32 : i32
      %97 = arith.ori %95, %96 : i32
      %98 = arith.xori %94, %97 : i32
      %99 = arith.addi %94, %98 : i32
      %100 = arith.shli %98, %c16_i32 : i32
      %101 = arith.shrui %98, %c16_i32 : i32
      %102 = arith.ori %100, %101 : i32
      %103 = arith.xori %99, %102 : i32
      %104 = arith.addi %99, %103 : i32
      %105 = arith.shli %103, %c24_i32 : i32
      %106 = arith.shrui %103, %c8_i32 : i32
      %107 = arith.ori %105, %106 : i32
      %108 = arith.xori %104, %107 : i32
      %109 = arith.addi %104, %5 : i32
      %110 = arith.addi %108, %9 : i32
      %111 = arith.addi %110, %c4_i32 : i32
      %112 = arith.addi %109, %111 : i32
      %113 = arith.shli %111, %c13_i32 : i32
      %114 = arith.shrui %111, %c19_i32 : i32
      %115 = arith.ori %113, %114 : i32
      %116 = arith.xori %112, %115 : i32
      %117 = arith.addi %112, %116 : i32
      %118 = arith.shli %116, %c15_i32 : i32
      %119 = arith.shrui %116, %c17_i32 : i32
      %120 = arith.ori %118, %119 : i32
      %121 = arith.xori %117, %120 : i32
      %122 = arith.addi %117, %121 : i32
      %123 = arith.shli %121, %c26_i32 : i32
      %124 = arith.shrui %121, %c6_i32 : i32
      %125 = arith.ori %123, %124 : i32
      %126 = arith.xori %122, %125 : i32
      %127 = arith.addi %122, %126 : i32
      %128 = arith.shli %126, %c6_i32 : i32
      %129 = arith.shrui %126, %c26_i32 : i32
      %130 = arith.ori %128, %129 : i32
      %131 = arith.xori %127, %130 : i32
      %132 = arith.addi %127, %9 : i32
      %133 = arith.addi %131, %3 : i32
      %134 = arith.addi %133, %c5_i32 : i32
      linalg.yield %132, %134 : i32, i32
    } -> (tensor<4xi32>, tensor<4xi32>)
    %expanded_1 = tensor.expand_shape %10#0 [[0, 1]] output_shape [4, 1] : tensor<4xi32> into tensor<4x1xi32>
    %expanded_2 = tensor.expand_shape %10#1 [[0, 1]] output_shape [4, 1] : tensor<4xi32> into tensor<4x1xi32>
    %11 = tensor.empty() : tensor<4x2xi32>
    %inserted_slice = tensor.insert_slice %expanded_1 into %11[0, 0] [4, 1] [1, 1] : tensor<4x1xi32> into tensor<4x2xi32>
    %inserted_slice_3 = tensor.insert_slice %expanded_2 into %inserted_slice[0, 1] [4, 1] [1, 1] : tensor<4x1xi32> into tensor<4x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_3 [[0, 1]] : tensor<4x2xi32> into tensor<8xi32>
    return %collapsed : tensor<8xi32>
  }
}

// -----

// philox
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4xi32> {iree.abi.encoding = tensor<4xui32>}) -> (tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}) {
    %c-1767562579_i32 = arith.constant -1767562579 : i32
    %c-1879881855_i32 = arith.constant -1879881855 : i32
    %c-616729560_i32 = arith.constant -616729560 : i32
    %c-239350328_i32 = arith.constant -239350328 : i32
    %c534103459_i32 = arith.constant 534103459 : i32
    %c1401181199_i32 = arith.constant 1401181199 : i32
    %c1684936478_i32 = arith.constant 1684936478 : i32
    %c-1253254570_i32 = arith.constant -1253254570 : i32
    %c-1459197799_i32 = arith.constant -1459197799 : i32
    %c387276957_i32 = arith.constant 387276957 : i32
    %c-308364780_i32 = arith.constant -308364780 : i32
    %c2027808484_i32 = arith.constant 2027808484 : i32
    %c842468239_i32 = arith.constant 842468239 : i32
    %c-626627285_i32 = arith.constant -626627285 : i32
    %c1993301258_i32 = arith.constant 1993301258 : i32
    %c1013904242_i32 = arith.constant 1013904242 : i32
    %c3449720151_i64 = arith.constant 3449720151 : i64
    %c3528531795_i64 = arith.constant 3528531795 : i64
    %c-1150833019_i32 = arith.constant -1150833019 : i32
    %c-1640531527_i32 = arith.constant -1640531527 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i64 = arith.constant 32 : i64
    %c0_i64 = arith.constant 0 : i64
    %expanded = tensor.expand_shape %arg0 [[0, 1]] output_shape [2, 2] : tensor<4xi32> into tensor<2x2xi32>
    %0 = tensor.empty() : tensor<2xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<2xi64>) -> tensor<2xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<2x2xi32>) outs(%1 : tensor<2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.muli %13, %c32_i64 : i64
      %15 = arith.extui %in : i32 to i64
      %16 = arith.shli %15, %14 : i64
      %17 = arith.ori %16, %out : i64
      linalg.yield %17 : i64
    } -> tensor<2xi64>
    %extracted = tensor.extract %2[%c1] : tensor<2xi64>
    %extracted_0 = tensor.extract %2[%c0] : tensor<2xi64>
    %3 = arith.trunci %extracted_0 : i64 to i32
    %4 = arith.shrui %extracted_0, %c32_i64 : i64
    %5 = arith.trunci %4 : i64 to i32
    %6 = tensor.empty() : tensor<2xi32>
    %7 = tensor.empty() : tensor<2xi32>
    %8 = tensor.empty() : tensor<2xi32>
    %9 = tensor.empty() : tensor<2xi32>
    %10:4 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} outs(%6, %7, %8, %9 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
    ^bb0(%out: i32, %out_8: i32, %out_9: i32, %out_10: i32):
      %12 = linalg.index 0 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.addi %13, %extracted : i64
      %15 = arith.trunci %14 : i64 to i32
      %16 = arith.shrui %14, %c32_i64 : i64
      %17 = arith.trunci %16 : i64 to i32
      %18 = arith.extui %15 : i32 to i64
      %19 = arith.muli %18, %c3528531795_i64 : i64
      %20 = arith.shrui %19, %c32_i64 : i64
      %21 = arith.trunci %20 : i64 to i32
      %22 = arith.trunci %19 : i64 to i32
      %23 = arith.extui %3 : i32 to i64
      %24 = arith.muli %23, %c3449720151_i64 : i64
      %25 = arith.shrui %24, %c32_i64 : i64
      %26 = arith.trunci %25 : i64 to i32
      %27 = arith.trunci %24 : i64 to i32
      %28 = arith.xori %26, %17 : i32
      %29 = arith.xori %28, %3 : i32
      %30 = arith.addi %3, %c-1640531527_i32 : i32
      %31 = arith.addi %5, %c-1150833019_i32 : i32
      %32 = arith.extui %29 : i32 to i64
      %33 = arith.muli %32, %c3528531795_i64 : i64
      %34 = arith.shrui %33, %c32_i64 : i64
      %35 = arith.trunci %34 : i64 to i32
      %36 = arith.trunci %33 : i64 to i32
      %37 = arith.extui %21 : i32 to i64
      %38 = arith.muli %37, %c3449720151_i64 : i64
      %39 = arith.shrui %38, %c32_i64 : i64
      %40 = arith.trunci %39 : i64 to i32
      %41 = arith.trunci %38 : i64 to i32
      %42 = arith.xori %40, %27 : i32
      %43 = arith.xori %42, %30 : i32
      %44 = arith.xori %35, %22 : i32
      %45 = arith.xori %44, %31 : i32
      %46 = arith.addi %3, %c1013904242_i32 : i32
      %47 = arith.addi %5, %c1993301258_i32 : i32
      %48 = arith.extui %43 : i32 to i64
      %49 = arith.muli %48, %c3528531795_i64 : i64
      %50 = arith.shrui %49, %c32_i64 : i64
      %51 = arith.trunci %50 : i64 to i32
      %52 = arith.trunci %49 : i64 to i32
      %53 = arith.extui %45 : i32 to i64
      %54 = arith.muli %53, %c3449720151_i64 : i64
      %55 = arith.shrui %54, %c32_i64 : i64
      %56 = arith.trunci %55 : i64 to i32
      %57 = arith.trunci %54 : i64 to i32
      %58 = arith.xori %56, %41 : i32
      %59 = arith.xori %58, %46 : i32
      %60 = arith.xori %51, %36 : i32
      %61 = arith.xori %60, %47 : i32
      %62 = arith.addi %3, %c-626627285_i32 : i32
      %63 = arith.addi %5, %c842468239_i32 : i32
      %64 = arith.extui %59 : i32 to i64
      %65 = arith.muli %64, %c3528531795_i64 : i64
      %66 = arith.shrui %65, %c32_i64 : i64
      %67 = arith.trunci %66 : i64 to i32
      %68 = arith.trunci %65 : i64 to i32
      %69 = arith.extui %61 : i32 to i64
      %70 = arith.muli %69, %c3449720151_i64 : i64
      %71 = arith.shrui %70, %c32_i64 : i64
      %72 = arith.trunci %71 : i64 to i32
      %73 = arith.trunci %70 : i64 to i32
      %74 = arith.xori %72, %57 : i32
      %75 = arith.xori %74, %62 : i32
      %76 = arith.xori %67, %52 : i32
      %77 = arith.xori %76, %63 : i32
      %78 = arith.addi %3, %c2027808484_i32 : i32
      %79 = arith.addi %5, %c-308364780_i32 : i32
      %80 = arith.extui %75 : i32 to i64
      %81 = arith.muli %80, %c3528531795_i64 : i64
      %82 = arith.shrui %81, %c32_i64 : i64
      %83 = arith.trunci %82 : i64 to i32
      %84 = arith.trunci %81 : i64 to i32
      %85 = arith.extui %77 : i32 to i64
      %86 = arith.muli %85, %c3449720151_i64 : i64
      %87 = arith.shrui %86, %c32_i64 : i64
      %88 = arith.trunci %87 : i64 to i32
      %89 = arith.trunci %86 : i64 to i32
      %90 = arith.xori %88, %73 : i32
      %91 = arith.xori %90, %78 : i32
      %92 = arith.xori %83, %68 : i32
      %93 = arith.xori %92, %79 : i32
      %94 = arith.addi %3, %c387276957_i32 : i32
      %95 = arith.addi %5, %c-1459197799_i32 : i32
      %96 = arith.extui %91 : i32 to i64
      %97 = arith.muli %96, %c3528531795_i64 : i64
      %98 = arith.shrui %97, %c32_i64 : i64
      %99 = arith.trunci %98 : i64 to i32
      %100 = arith.trunci %97 : i64 to i32
      %101 = arith.extui %93 : i32 to i64
      %102 = arith.muli %101, %c3449720151_i64 : i64
      %103 = arith.shrui %102, %c32_i64 : i64
      %104 = arith.trunci %103 : i64 to i32
      %105 = arith.trunci %102 : i64 to i32
      %106 = arith.xori %104, %89 : i32
      %107 = arith.xori %106, %94 : i32
      %108 = arith.xori %99, %84 : i32
      %109 = arith.xori %108, %95 : i32
      %110 = arith.addi %3, %c-1253254570_i32 : i32
      %111 = arith.addi %5, %c1684936478_i32 : i32
      %112 = arith.extui %107 : i32 to i64
      %113 = arith.muli %112, %c3528531795_i64 : i64
      %114 = arith.shrui %113, %c32_i64 : i64
      %115 = arith.trunci %114 : i64 to i32
      %116 = arith.trunci %113 : i64 to i32
      %117 = arith.extui %109 : i32 to i64
      %118 = arith.muli %117, %c3449720151_i64 : i64
      %119 = arith.shrui %118, %c32_i64 : i64
      %120 = arith.trunci %119 : i64 to i32
      %121 = arith.trunci %118 : i64 to i32
      %122 = arith.xori %120, %105 : i32
      %123 = arith.xori %122, %110 : i32
      %124 = arith.xori %115, %100 : i32
      %125 = arith.xori %124, %111 : i32
      %126 = arith.addi %3, %c1401181199_i32 : i32
      %127 = arith.addi %5, %c534103459_i32 : i32
      %128 = arith.extui %123 : i32 to i64
      %129 = arith.muli %128, %c3528531795_i64 : i64
      %130 = arith.shrui %129, %c32_i64 : i64
      %131 = arith.trunci %130 : i64 to i32
      %132 = arith.trunci %129 : i64 to i32
      %133 = arith.extui %125 : i32 to i64
      %134 = arith.muli %133, %c3449720151_i64 : i64
      %135 = arith.shrui %134, %c32_i64 : i64
      %136 = arith.trunci %135 : i64 to i32
      %137 = arith.trunci %134 : i64 to i32
      %138 = arith.xori %136, %121 : i32
      %139 = arith.xori %138, %126 : i32
      %140 = arith.xori %131, %116 : i32
      %141 = arith.xori %140, %127 : i32
      %142 = arith.addi %3, %c-239350328_i32 : i32
      %143 = arith.addi %5, %c-616729560_i32 : i32
      %144 = arith.extui %139 : i32 to i64
      %145 = arith.muli %144, %c3528531795_i64 : i64
      %146 = arith.shrui %145, %c32_i64 : i64
      %147 = arith.trunci %146 : i64 to i32
      %148 = arith.trunci %145 : i64 to i32
      %149 = arith.extui %141 : i32 to i64
      %150 = arith.muli %149, %c3449720151_i64 : i64
      %151 = arith.shrui %150, %c32_i64 : i64
      %152 = arith.trunci %151 : i64 to i32
      %153 = arith.trunci %150 : i64 to i32
      %154 = arith.xori %152, %137 : i32
      %155 = arith.xori %154, %142 : i32
      %156 = arith.xori %147, %132 : i32
      %157 = arith.xori %156, %143 : i32
      %158 = arith.addi %3, %c-1879881855_i32 : i32
      %159 = arith.addi %5, %c-1767562579_i32 : i32
      %160 = arith.extui %155 : i32 to i64
      %161 = arith.muli %160, %c3528531795_i64 : i64
      %162 = arith.shrui %161, %c32_i64 : i64
      %163 = arith.trunci %162 : i64 to i32
      %164 = arith.trunci %161 : i64 to i32
      %165 = arith.extui %157 : i32 to i64
      %166 = arith.muli %165, %c3449720151_i64 : i64
      %167 = arith.shrui %166, %c32_i64 : i64
      %168 = arith.trunci %167 : i64 to i32
      %169 = arith.trunci %166 : i64 to i32
      %170 = arith.xori %168, %153 : i32
      %171 = arith.xori %170, %158 : i32
      %172 = arith.xori %163, %148 : i32
      %173 = arith.xori %172, %159 : i32
      linalg.yield %171, %169, %173, %164 : i32, i32, i32, i32
    } -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %expanded_1 = tensor.expand_shape %10#0 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %expanded_2 = tensor.expand_shape %10#1 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %expanded_3 = tensor.expand_shape %10#2 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %expanded_4 = tensor.expand_shape %10#3 [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
    %11 = tensor.empty() : tensor<2x4xi32>
    %inserted_slice = tensor.insert_slice %expanded_1 into %11[0, 0] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
    %inserted_slice_5 = tensor.insert_slice %expanded_2 into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_3 into %inserted_slice_5[0, 2] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_4 into %inserted_slice_6[0, 3] [2, 1] [1, 1] : tensor<2x1xi32> into tensor<2x4xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_7 [[0, 1]] : tensor<2x4xi32> into tensor<8xi32>
    return %collapsed : tensor<8xi32>
  }
}

// -----

// abs xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.absf %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// cbrt xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.cbrt %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// ceil xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.ceil %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// cosine xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.cos %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// exponential xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.exp %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// exponential_minus_one xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.expm1 %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// floor xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.floor %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// log xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.log %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// log_plus_one xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.log1p %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// logistic xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      %3 = math.exp %2 : f32
      %4 = arith.addf %3, %cst : f32
      %5 = arith.divf %cst, %4 : f32
      linalg.yield %5 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// negate xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.negf %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// round_nearest_afz xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.round %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// round_nearest_even xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.roundeven %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// rsqrt xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.rsqrt %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// sign xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.cmpf one, %in, %cst : f32
      %3 = arith.uitofp %2 : i1 to f32
      %4 = math.copysign %3, %in : f32
      %5 = arith.cmpf uno, %in, %in : f32
      %6 = arith.select %5, %in, %4 : f32
      linalg.yield %6 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// sine xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.sin %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// sqrt xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.sqrt %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// tanh xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.tanh %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// abs xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.cmpi sge, %in, %c0_i32 : i32
      %3 = arith.subi %c0_i32, %in : i32
      %4 = arith.select %2, %in, %3 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// count_leading_zeros xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = math.ctlz %in : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// negate xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.subi %c0_i32, %in : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// not xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.xori %in, %c-1_i32 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// popcnt xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = math.ctpop %in : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// sign xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.cmpi eq, %in, %c0_i32 : i32
      %3 = arith.shrsi %in, %c31_i32 : i32
      %4 = arith.ori %3, %c1_i32 : i32
      %5 = arith.select %2, %c0_i32, %4 : i32
      linalg.yield %5 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// cosine xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %28 = complex.re %in : complex<f32>
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.cos %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %28 = complex.im %in : complex<f32>
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.negf %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.addf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.mulf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.sin %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.subf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.mulf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %24 = tensor.empty() : tensor<4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<4x8xf32>) outs(%24 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %26 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %25 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%26 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %28 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %28 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %27 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// exponential xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %16 = complex.im %in : complex<f32>
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.cos %in : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %16 = complex.re %in : complex<f32>
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.exp %in : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.mulf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.sin %in : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.mulf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %16 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %16 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %15 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// exponential_minus_one xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.expm1 %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// log xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.log %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// log_plus_one xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.log1p %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// logistic xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.neg %in : complex<f32>
      %3 = complex.exp %2 : complex<f32>
      %4 = complex.create %cst_0, %cst : complex<f32>
      %5 = complex.add %3, %4 : complex<f32>
      %6 = complex.div %4, %5 : complex<f32>
      linalg.yield %6 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// negate xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.neg %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// rsqrt xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.rsqrt %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// sign xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.sign %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// sine xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %cst = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %28 = complex.re %in : complex<f32>
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.sin %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %28 = complex.im %in : complex<f32>
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.negf %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.addf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.mulf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.cos %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.subf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.mulf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %24 = tensor.empty() : tensor<4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<4x8xf32>) outs(%24 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %26 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %25 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%26 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %28 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %28 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %27 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// sqrt xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.sqrt %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// tanh xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.tanh %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// add xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// atan2 xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = math.atan2 %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// divide xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.divf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// maximum xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.maximumf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// minimum xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.minimumf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// multiply xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// power xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = math.powf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// remainder xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.remf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// subtract xf32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.subf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// add xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.addi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// and xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.andi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// divide xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %3 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %4 = arith.cmpi eq, %in_0, %c-1_i32 : i32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.ori %2, %5 : i1
      %7 = arith.select %6, %c1_i32, %in_0 : i32
      %8 = arith.divsi %in, %7 : i32
      %9 = arith.select %5, %c-2147483648_i32, %8 : i32
      %10 = arith.select %2, %c-1_i32, %9 : i32
      linalg.yield %10 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// maximum xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.maxsi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// minimum xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.minsi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// multiply xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.muli %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// or xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.ori %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// power xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2:3 = scf.for %arg2 = %c0 to %c6 step %c1 iter_args(%arg3 = %c1_i32, %arg4 = %in, %arg5 = %in_0) -> (i32, i32, i32) {
        %12 = arith.andi %arg5, %c1_i32 : i32
        %13 = arith.cmpi eq, %12, %c1_i32 : i32
        %14 = arith.muli %arg3, %arg4 : i32
        %15 = arith.select %13, %14, %arg3 : i32
        %16 = arith.muli %arg4, %arg4 : i32
        %17 = arith.shrui %arg5, %c1_i32 : i32
        scf.yield %15, %16, %17 : i32, i32, i32
      }
      %3 = arith.remsi %in_0, %c2_i32 : i32
      %4 = arith.cmpi eq, %3, %c0_i32 : i32
      %5 = arith.cmpi slt, %in_0, %c0_i32 : i32
      %6 = arith.cmpi eq, %in, %c1_i32 : i32
      %7 = arith.cmpi eq, %in, %c-1_i32 : i32
      %8 = arith.extui %6 : i1 to i32
      %9 = arith.select %4, %c1_i32, %c-1_i32 : i32
      %10 = arith.select %7, %9, %8 : i32
      %11 = arith.select %5, %10, %2#0 : i32
      linalg.yield %11 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// remainder xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %3 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %4 = arith.cmpi eq, %in_0, %c-1_i32 : i32
      %5 = arith.andi %3, %4 : i1
      %6 = arith.ori %2, %5 : i1
      %7 = arith.select %6, %c1_i32, %in_0 : i32
      %8 = arith.remsi %in, %7 : i32
      %9 = arith.select %5, %c0_i32, %8 : i32
      %10 = arith.select %2, %in, %9 : i32
      linalg.yield %10 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// shift_left xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.shli %in, %in_0 : i32
      %3 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %4 = arith.select %3, %2, %c0_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// shift_right_arithmetic xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.shrsi %in, %c31_i32 : i32
      %3 = arith.shrsi %in, %in_0 : i32
      %4 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %5 = arith.select %4, %3, %2 : i32
      linalg.yield %5 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// shift_right_logical xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.shrui %in, %in_0 : i32
      %3 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %4 = arith.select %3, %2, %c0_i32 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// subtract xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.subi %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// xor xi32
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %2 = arith.xori %in, %in_0 : i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// add xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.addf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.addf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %14 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %14 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %13 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// atan2 xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_0: complex<f32>, %out: complex<f32>):
      %2 = complex.atan2 %in, %in_0 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// divide xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %34 = complex.re %in : complex<f32>
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %34 = complex.im %in : complex<f32>
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.negf %in : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %34 = complex.re %in : complex<f32>
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.mulf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %34 = complex.im %in : complex<f32>
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.mulf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.subf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.mulf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.mulf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.addf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.mulf %in, %in : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %24 = tensor.empty() : tensor<4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%24 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.mulf %in, %in : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %26 = tensor.empty() : tensor<4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%26 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.addf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %28 = tensor.empty() : tensor<4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %27 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%28 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.divf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %30 = tensor.empty() : tensor<4x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %27 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%30 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %34 = arith.divf %in, %in_0 : f32
      linalg.yield %34 : f32
    } -> tensor<4x8xf32>
    %32 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%32 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %34 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %34 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %33 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// multiply xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %22 = complex.re %in : complex<f32>
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %22 = complex.re %in : complex<f32>
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %22 = complex.im %in : complex<f32>
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %22 = complex.im %in : complex<f32>
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.subf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.addf %in, %in_0 : f32
      linalg.yield %22 : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %22 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %22 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %21 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// power xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_0: complex<f32>, %out: complex<f32>):
      %2 = complex.pow %in, %in_0 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// subtract xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.subf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %14 = arith.subf %in, %in_0 : f32
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %14 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %14 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %13 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// chlo.atan
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.atan2 %in, %cst : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// chlo.square
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.mulf %in, %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_add
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_atan2
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = math.atan2 %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_divide
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.divf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_maximum
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.maximumf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_minimum
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.minimumf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_multiply
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.mulf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_power
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = math.powf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_remainder
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.remf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_subtract
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.subf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_and
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.andi %in, %in_0 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.broadcast_or
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.ori %in, %in_0 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.broadcast_shift_left
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.shli %in, %in_0 : i32
      %5 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %6 = arith.select %5, %4, %c0_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.broadcast_shift_right_arithmetic
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c31_i32 = arith.constant 31 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.shrsi %in, %c31_i32 : i32
      %5 = arith.shrsi %in, %in_0 : i32
      %6 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %7 = arith.select %6, %5, %4 : i32
      linalg.yield %7 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.broadcast_shift_right_logical
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.shrui %in, %in_0 : i32
      %5 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %6 = arith.select %5, %4, %c0_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.broadcast_xor
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xi32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xi32>, tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %4 = arith.xori %in, %in_0 : i32
      linalg.yield %4 : i32
    } -> tensor<4x8xi32>
    return %3 : tensor<4x8xi32>
  }
}

// -----

// chlo.conj
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %8 = complex.re %in : complex<f32>
      linalg.yield %8 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %8 = complex.im %in : complex<f32>
      linalg.yield %8 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.negf %in : f32
      linalg.yield %8 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%6 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %8 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %8 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %7 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// chlo.is_inf
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi1> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.absf %in : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %4 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %4 : i1
    } -> tensor<4x8xi1>
    return %3 : tensor<4x8xi1>
  }
}

// -----

// chlo.is_pos_inf
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi1> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %2 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %2 : i1
    } -> tensor<4x8xi1>
    return %1 : tensor<4x8xi1>
  }
}

// -----

// chlo.is_neg_inf
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi1> {
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %2 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %2 : i1
    } -> tensor<4x8xi1>
    return %1 : tensor<4x8xi1>
  }
}

// -----

// chlo.constant_like
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant dense<2.000000e+00> : tensor<4x8xf32>
    return %cst : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_compare
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xi1> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %4 = arith.cmpf olt, %in, %in_0 : f32
      linalg.yield %4 : i1
    } -> tensor<4x8xi1>
    return %3 : tensor<4x8xi1>
  }
}

// -----

// chlo.broadcast_select
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xi1>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x8xi1>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %4 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// chlo.broadcast_complex
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %4 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %4 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %3 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// chlo.constant
module {
  func.func @main() -> tensor<4x8xf32> {
    %cst = arith.constant dense<1.000000e+00> : tensor<4x8xf32>
    return %cst : tensor<4x8xf32>
  }
}

// -----

// abs complex
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %12 = complex.re %in : complex<f32>
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.mulf %in, %in : f32
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %12 = complex.im %in : complex<f32>
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.mulf %in, %in : f32
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %12 = arith.addf %in, %in_0 : f32
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = math.sqrt %in : f32
      linalg.yield %12 : f32
    } -> tensor<4x8xf32>
    return %11 : tensor<4x8xf32>
  }
}

// -----

// is_finite
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi1> {
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %2 = math.absf %in : f32
      %3 = arith.cmpf one, %2, %cst : f32
      linalg.yield %3 : i1
    } -> tensor<4x8xi1>
    return %1 : tensor<4x8xi1>
  }
}

// -----

// clamp
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
      %2 = arith.maximumf %in, %in_0 : f32
      %3 = arith.minimumf %2, %in_1 : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// clamp scalars
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<4x8xf32>, %arg2: tensor<f32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %extracted = tensor.extract %arg0[] : tensor<f32>
    %extracted_0 = tensor.extract %arg2[] : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.maximumf %extracted, %in : f32
      %3 = arith.minimumf %2, %extracted_0 : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// compare
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xi1> {
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %2 = arith.cmpf olt, %in, %in_0 : f32
      linalg.yield %2 : i1
    } -> tensor<4x8xi1>
    return %1 : tensor<4x8xi1>
  }
}

// -----

// compare complex
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>) -> tensor<4x8xi1> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.re %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<4x8xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%4 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %14 = arith.cmpf oeq, %in, %in_0 : f32
      linalg.yield %14 : i1
    } -> tensor<4x8xi1>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xcomplex<f32>>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %14 = complex.im %in : complex<f32>
      linalg.yield %14 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%10 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %14 = arith.cmpf oeq, %in, %in_0 : f32
      linalg.yield %14 : i1
    } -> tensor<4x8xi1>
    %12 = tensor.empty() : tensor<4x8xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<4x8xi1>, tensor<4x8xi1>) outs(%12 : tensor<4x8xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %14 = arith.andi %in, %in_0 : i1
      linalg.yield %14 : i1
    } -> tensor<4x8xi1>
    return %13 : tensor<4x8xi1>
  }
}

// -----

// select
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %2 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// select scalar
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %extracted = tensor.extract %arg0[] : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.select %extracted, %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// convert
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf16> {
    %0 = tensor.empty() : tensor<4x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %2 = arith.truncf %in : f32 to f16
      linalg.yield %2 : f16
    } -> tensor<4x8xf16>
    return %1 : tensor<4x8xf16>
  }
}

// -----

// convert integer
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: f32, %out: i32):
      %2 = arith.fptosi %in : f32 to i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// reduce_precision
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c939524096_i32 = arith.constant 939524096 : i32
    %c1191182336_i32 = arith.constant 1191182336 : i32
    %c-8192_i32 = arith.constant -8192 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %c8192_i32 = arith.constant 8192 : i32
    %c13_i32 = arith.constant 13 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = arith.bitcast %in : f32 to i32
      %3 = arith.andi %2, %c2147483647_i32 : i32
      %4 = arith.cmpi ugt, %3, %c2139095040_i32 : i32
      %5 = arith.andi %2, %c8192_i32 : i32
      %6 = arith.shrui %5, %c13_i32 : i32
      %7 = arith.addi %6, %c4095_i32 : i32
      %8 = arith.addi %2, %7 : i32
      %9 = arith.andi %8, %c-8192_i32 : i32
      %10 = arith.andi %9, %c2139095040_i32 : i32
      %11 = arith.cmpi ugt, %10, %c1191182336_i32 : i32
      %12 = arith.cmpi ule, %10, %c939524096_i32 : i32
      %13 = arith.andi %9, %c-2147483648_i32 : i32
      %14 = arith.ori %13, %c2139095040_i32 : i32
      %15 = arith.select %11, %14, %9 : i32
      %16 = arith.select %12, %13, %15 : i32
      %17 = arith.bitcast %16 : i32 to f32
      %18 = arith.select %4, %in, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// complex
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %2 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}

// -----

// real
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %2 = complex.re %in : complex<f32>
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// imag
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %2 = complex.im %in : complex<f32>
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// map
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      %3 = arith.addf %2, %in_0 : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// select_and_scatter
#map = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>) -> tensor<4x8xf32> {
    %c2 = arith.constant 2 : index
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<2x4xf32>
    %1 = tensor.empty() : tensor<2x4xi32>
    %2 = linalg.fill ins(%c-1_i32 : i32) outs(%1 : tensor<2x4xi32>) -> tensor<2x4xi32>
    %3 = tensor.empty() : tensor<2x2xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %3 : tensor<4x8xf32>, tensor<2x2xf32>) outs(%0, %2 : tensor<2x4xf32>, tensor<2x4xi32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32, %out_1: i32):
      %8 = arith.cmpf oge, %in, %out : f32
      %9 = arith.cmpi eq, %out_1, %c-1_i32 : i32
      %10 = arith.ori %8, %9 : i1
      %11 = linalg.index 2 : index
      %12 = linalg.index 3 : index
      %13 = arith.muli %11, %c2 : index
      %14 = arith.addi %13, %12 : index
      %15 = arith.index_cast %14 : index to i32
      %16 = arith.select %10, %15, %out_1 : i32
      %17 = arith.select %10, %in, %out : f32
      linalg.yield %17, %16 : f32, i32
    } -> (tensor<2x4xf32>, tensor<2x4xi32>)
    %5 = tensor.empty() : tensor<2x2x4x2xf32>
    %extracted = tensor.extract %arg2[] : tensor<f32>
    %6 = linalg.fill ins(%extracted : f32) outs(%5 : tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#1, %arg1 : tensor<2x4xi32>, tensor<2x4xf32>) outs(%6 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: i32, %in_0: f32, %out: f32):
      %8 = arith.addf %in_0, %out : f32
      %9 = linalg.index 1 : index
      %10 = linalg.index 3 : index
      %11 = arith.muli %9, %c2 : index
      %12 = arith.addi %11, %10 : index
      %13 = arith.index_cast %12 : index to i32
      %14 = arith.cmpi eq, %13, %in : i32
      %15 = arith.select %14, %8, %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x2x4x2xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2, 3]] : tensor<2x2x4x2xf32> into tensor<4x8xf32>
    return %collapsed : tensor<4x8xf32>
  }
}

// -----

// dot complex
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<8x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %26 = complex.re %in : complex<f32>
      linalg.yield %26 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %26 = complex.im %in : complex<f32>
      linalg.yield %26 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<8x2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x2xcomplex<f32>>) outs(%4 : tensor<8x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %26 = complex.re %in : complex<f32>
      linalg.yield %26 : f32
    } -> tensor<8x2xf32>
    %6 = tensor.empty() : tensor<8x2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x2xcomplex<f32>>) outs(%6 : tensor<8x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %26 = complex.im %in : complex<f32>
      linalg.yield %26 : f32
    } -> tensor<8x2xf32>
    %8 = tensor.empty() : tensor<4x2xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %10 = linalg.matmul ins(%1, %5 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%9 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %11 = tensor.empty() : tensor<4x2xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %13 = linalg.matmul ins(%3, %7 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%12 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %14 = tensor.empty() : tensor<4x2xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%14 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %26 = arith.subf %in, %in_0 : f32
      linalg.yield %26 : f32
    } -> tensor<4x2xf32>
    %16 = tensor.empty() : tensor<4x2xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %18 = linalg.matmul ins(%1, %7 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%17 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %19 = tensor.empty() : tensor<4x2xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %21 = linalg.matmul ins(%3, %5 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%20 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %22 = tensor.empty() : tensor<4x2xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %21 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%22 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %26 = arith.addf %in, %in_0 : f32
      linalg.yield %26 : f32
    } -> tensor<4x2xf32>
    %24 = tensor.empty() : tensor<4x2xcomplex<f32>>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %23 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%24 : tensor<4x2xcomplex<f32>>) {
    ^bb0(%in: f32, %in_0: f32, %out: complex<f32>):
      %26 = complex.create %in, %in_0 : complex<f32>
      linalg.yield %26 : complex<f32>
    } -> tensor<4x2xcomplex<f32>>
    return %25 : tensor<4x2xcomplex<f32>>
  }
}

// -----

// einsum
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>) -> tensor<4x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
}

// -----

// einsum transposed
#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module {
  func.func @main(%arg0: tensor<3x5x4xf32>, %arg1: tensor<4x2x5xf32>) -> tensor<5x2x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x3x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x5x4xf32>) outs(%0 : tensor<5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x4xf32>
    %2 = tensor.empty() : tensor<5x4x2xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x2x5xf32>) outs(%2 : tensor<5x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x2xf32>
    %4 = tensor.empty() : tensor<5x3x2xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
    %6 = linalg.batch_matmul ins(%1, %3 : tensor<5x3x4xf32>, tensor<5x4x2xf32>) outs(%5 : tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
    %7 = tensor.empty() : tensor<5x2x3xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<5x3x2xf32>) outs(%7 : tensor<5x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2x3xf32>
    return %8 : tensor<5x2x3xf32>
  }
}

// -----

// einsum rows
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----

// if
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<i1>) -> tensor<4x8xf32> {
    %extracted = tensor.extract %arg0[] : tensor<i1>
    %0 = scf.if %extracted -> (tensor<4x8xf32>) {
      %1 = tensor.empty() : tensor<4x8xf32>
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<4x8xf32>) {
      ^bb0(%out: f32):
        %5 = linalg.index 0 : index
        %6 = arith.index_cast %5 : index to i32
        %7 = arith.sitofp %6 : i32 to f32
        linalg.yield %7 : f32
      } -> tensor<4x8xf32>
      %3 = tensor.empty() : tensor<4x8xf32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = math.sin %in : f32
        linalg.yield %5 : f32
      } -> tensor<4x8xf32>
      scf.yield %4 : tensor<4x8xf32>
    } else {
      %1 = tensor.empty() : tensor<4x8xf32>
      %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<4x8xf32>) {
      ^bb0(%out: f32):
        %3 = linalg.index 1 : index
        %4 = arith.index_cast %3 : index to i32
        %5 = arith.sitofp %4 : i32 to f32
        linalg.yield %5 : f32
      } -> tensor<4x8xf32>
      scf.yield %2 : tensor<4x8xf32>
    }
    return %0 : tensor<4x8xf32>
  }
}

// -----

// stablehlo.dot
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>) -> tensor<4x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%1 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %2 : tensor<4x2xf32>
  }
}

// -----

// batch_norm_inference
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant 1.000000e-03 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg4 : tensor<8xf32>) outs(%0 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %cst : f32
      linalg.yield %20 : f32
    } -> tensor<8xf32>
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%2 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.sqrt %in : f32
      linalg.yield %20 : f32
    } -> tensor<8xf32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%6 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %20 = arith.subf %in, %in_0 : f32
      linalg.yield %20 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %20 = arith.mulf %in, %in_0 : f32
      linalg.yield %20 : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %11 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %20 = arith.divf %in, %in_0 : f32
      linalg.yield %20 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17, %7 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %20 = arith.addf %in, %in_0 : f32
      linalg.yield %20 : f32
    } -> tensor<4x8xf32>
    return %19 : tensor<4x8xf32>
  }
}

// -----

// batch_norm_training
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<4x8xf32>) outs(%1 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %3 = tensor.empty() : tensor<4x8xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.mulf %in, %in : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    %5 = tensor.empty() : tensor<8xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<8xf32>) -> tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<4x8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %out, %in : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%2 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.divf %in, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %10 = tensor.empty() : tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%10 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.divf %in, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%12 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.mulf %in, %in : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %14 = tensor.empty() : tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%11, %13 : tensor<8xf32>, tensor<8xf32>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.subf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<8xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%15 : tensor<8xf32>) outs(%16 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %cst : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %18 = tensor.empty() : tensor<8xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%17 : tensor<8xf32>) outs(%18 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.sqrt %in : f32
      linalg.yield %36 : f32
    } -> tensor<8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %21 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.subf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    %24 = tensor.empty() : tensor<4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8xf32>) outs(%24 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %26 = tensor.empty() : tensor<4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%26 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.divf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    %28 = tensor.empty() : tensor<4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%28 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %30 = tensor.empty() : tensor<4x8xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%30 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.mulf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    %32 = tensor.empty() : tensor<4x8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%32 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %34 = tensor.empty() : tensor<4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%34 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %36 = arith.addf %in, %in_2 : f32
      linalg.yield %36 : f32
    } -> tensor<4x8xf32>
    return %35, %9, %15 : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// torch_index_select
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<3xi32>) -> tensor<3x8xf32> {
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3xi32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %2 = arith.index_cast %in : i32 to index
      %3 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%2, %3] : tensor<4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x8xf32>
    return %1 : tensor<3x8xf32>
  }
}

// -----

// transpose
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<8x4xf32> {
    %0 = tensor.empty() : tensor<8x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}

// -----

// reshape
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<32xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    return %collapsed : tensor<32xf32>
  }
}

// -----

// bitcast_convert
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: f32, %out: i32):
      %2 = arith.bitcast %in : f32 to i32
      linalg.yield %2 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// broadcast
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// broadcast_in_dim
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// concatenate
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<8x8xf32> {
    %0 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
    return %inserted_slice_0 : tensor<8x8xf32>
  }
}

// -----

// reverse
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %c3 = arith.constant 3 : index
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xf32>) {
    ^bb0(%out: f32):
      %2 = linalg.index 0 : index
      %3 = arith.subi %c3, %2 : index
      %4 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%3, %4] : tensor<4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// pad
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<7x10xf32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[1, 0] high[2, 2] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<4x8xf32> to tensor<7x10xf32>
    return %padded : tensor<7x10xf32>
  }
}

// -----

// pad interior
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<7x8xf32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %0 = tensor.empty() : tensor<7x8xf32>
    %1 = linalg.fill ins(%extracted : f32) outs(%0 : tensor<7x8xf32>) -> tensor<7x8xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %1[0, 0] [4, 8] [2, 1] : tensor<4x8xf32> into tensor<7x8xf32>
    return %inserted_slice : tensor<7x8xf32>
  }
}

// -----

// pad negative
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<3x8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
    return %extracted_slice : tensor<3x8xf32>
  }
}

// -----

// slice
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<2x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 4] [2, 2] : tensor<4x8xf32> to tensor<2x4xf32>
    return %extracted_slice : tensor<2x4xf32>
  }
}

// -----

// optimization_barrier
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "util.optimization_barrier"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

// iota
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main() -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i32
      linalg.yield %3 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// dynamic_broadcast_in_dim
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<2xi32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// dynamic_iota
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2xi32>) -> tensor<4x8xi32> {
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xi32>) {
    ^bb0(%out: i32):
      %2 = linalg.index 0 : index
      %3 = arith.index_cast %2 : index to i32
      linalg.yield %3 : i32
    } -> tensor<4x8xi32>
    return %1 : tensor<4x8xi32>
  }
}

// -----

// real_dynamic_slice
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>) -> tensor<?x?xf32> {
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xi32>
    %extracted_0 = tensor.extract %arg2[%c0] : tensor<2xi32>
    %extracted_1 = tensor.extract %arg3[%c0] : tensor<2xi32>
    %0 = arith.subi %extracted_0, %extracted : i32
    %1 = arith.ceildivui %0, %extracted_1 : i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = arith.index_cast %extracted : i32 to index
    %4 = arith.subi %c4, %2 : index
    %5 = arith.maxsi %3, %c0 : index
    %6 = arith.minsi %5, %4 : index
    %7 = arith.index_cast %extracted_1 : i32 to index
    %extracted_2 = tensor.extract %arg1[%c1] : tensor<2xi32>
    %extracted_3 = tensor.extract %arg2[%c1] : tensor<2xi32>
    %extracted_4 = tensor.extract %arg3[%c1] : tensor<2xi32>
    %8 = arith.subi %extracted_3, %extracted_2 : i32
    %9 = arith.ceildivui %8, %extracted_4 : i32
    %10 = arith.index_cast %9 : i32 to index
    %11 = arith.index_cast %extracted_2 : i32 to index
    %12 = arith.subi %c8, %10 : index
    %13 = arith.maxsi %11, %c0 : index
    %14 = arith.minsi %13, %12 : index
    %15 = arith.index_cast %extracted_4 : i32 to index
    %extracted_slice = tensor.extract_slice %arg0[%6, %14] [%2, %10] [%7, %15] : tensor<4x8xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
}

// -----

// dynamic_pad
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<7x8xf32> {
    %extracted = tensor.extract %arg1[] : tensor<f32>
    %padded = tensor.pad %arg0 low[1, 0] high[2, 0] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %extracted : f32
    } : tensor<4x8xf32> to tensor<7x8xf32>
    return %padded : tensor<7x8xf32>
  }
}

// -----

// dynamic_reshape
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<32xf32> {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
    return %collapsed : tensor<32xf32>
  }
}

// -----

// dynamic_conv
module {
  func.func @main(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>) -> tensor<1x7x6x6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x7x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x7x6x6xf32>) -> tensor<1x7x6x6xf32>
    %padded = tensor.pad %arg0 low[0, 1, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x8x8x4xf32> to tensor<1x9x8x4xf32>
    %2 = linalg.conv_2d_nhwc_hwcf ins(%padded, %arg1 : tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>) outs(%1 : tensor<1x7x6x6xf32>) -> tensor<1x7x6x6xf32>
    return %2 : tensor<1x7x6x6xf32>
  }
}

// -----

// dynamic_gather
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x4xf32>, %arg1: tensor<2x1xi32>) -> tensor<2x4xf32> {
    %0 = tensor.empty() : tensor<2x1x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x1xi32>) outs(%0 : tensor<2x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %2 = arith.index_cast %in : i32 to index
      %3 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%2, %3] : tensor<5x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x1x4xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<2x1x4xf32> into tensor<2x4xf32>
    return %collapsed : tensor<2x4xf32>
  }
}

// -----

// composite
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.exp %in : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<4x8xf32>
    return %3 : tensor<4x8xf32>
  }
}

// -----

// cholesky
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<() -> ()>
module @jit_cholesky {
  func.func public @main(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
    %extracted_slice_0 = tensor.extract_slice %collapsed[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %0 = tensor.empty() : tensor<1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_0 : tensor<1xf32>) outs(%0 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %extracted_slice_1 = tensor.extract_slice %collapsed[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%1 : tensor<1xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_1, %3 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.divf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<3xf32>
    %6 = tensor.empty() : tensor<4xf32>
    %inserted_slice = tensor.insert_slice %1 into %6[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %inserted_slice_2 = tensor.insert_slice %5 into %inserted_slice[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[1, 1] [3, 1] [1, 1] : tensor<4x4xf32> to tensor<3x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_2[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1xf32> into tensor<f32>
    %7 = tensor.empty() : tensor<3xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<f32>) outs(%7 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %9 = tensor.empty() : tensor<3xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %8 : tensor<3xf32>, tensor<3xf32>) outs(%9 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.mulf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<3xf32>
    %11 = tensor.empty() : tensor<3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_4, %10 : tensor<3xf32>, tensor<3xf32>) outs(%11 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<3xf32>
    %extracted_slice_7 = tensor.extract_slice %12[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %13 = tensor.empty() : tensor<1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_7 : tensor<1xf32>) outs(%13 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %extracted_slice_8 = tensor.extract_slice %12[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %15 = tensor.empty() : tensor<2xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%14 : tensor<1xf32>) outs(%15 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %17 = tensor.empty() : tensor<2xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_8, %16 : tensor<2xf32>, tensor<2xf32>) outs(%17 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.divf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<2xf32>
    %19 = tensor.empty() : tensor<3xf32>
    %inserted_slice_9 = tensor.insert_slice %14 into %19[0] [1] [1] : tensor<1xf32> into tensor<3xf32>
    %inserted_slice_10 = tensor.insert_slice %18 into %inserted_slice_9[1] [2] [1] : tensor<2xf32> into tensor<3xf32>
    %extracted_slice_11 = tensor.extract_slice %arg0[2, 2] [2, 1] [1, 1] : tensor<4x4xf32> to tensor<2x1xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
    %extracted_slice_13 = tensor.extract_slice %inserted_slice_2[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice_2[2] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [] : tensor<1xf32> into tensor<f32>
    %20 = tensor.empty() : tensor<2xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<f32>) outs(%20 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %22 = tensor.empty() : tensor<2xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_13, %21 : tensor<2xf32>, tensor<2xf32>) outs(%22 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.mulf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<2xf32>
    %24 = tensor.empty() : tensor<2xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_12, %23 : tensor<2xf32>, tensor<2xf32>) outs(%24 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<2xf32>
    %extracted_slice_16 = tensor.extract_slice %inserted_slice_10[1] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [] : tensor<1xf32> into tensor<f32>
    %26 = tensor.empty() : tensor<2xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<f32>) outs(%26 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %28 = tensor.empty() : tensor<2xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%18, %27 : tensor<2xf32>, tensor<2xf32>) outs(%28 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.mulf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<2xf32>
    %30 = tensor.empty() : tensor<2xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%25, %29 : tensor<2xf32>, tensor<2xf32>) outs(%30 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<2xf32>
    %extracted_slice_18 = tensor.extract_slice %31[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %32 = tensor.empty() : tensor<1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_18 : tensor<1xf32>) outs(%32 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %extracted_slice_19 = tensor.extract_slice %31[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %34 = tensor.empty() : tensor<1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_19, %33 : tensor<1xf32>, tensor<1xf32>) outs(%34 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.divf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %36 = tensor.empty() : tensor<2xf32>
    %inserted_slice_20 = tensor.insert_slice %33 into %36[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %inserted_slice_21 = tensor.insert_slice %35 into %inserted_slice_20[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
    %extracted_slice_22 = tensor.extract_slice %arg0[3, 3] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %extracted_slice_24 = tensor.extract_slice %inserted_slice_2[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %37 = tensor.empty() : tensor<1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_24 : tensor<1xf32>) outs(%37 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %39 = tensor.empty() : tensor<1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_23, %38 : tensor<1xf32>, tensor<1xf32>) outs(%39 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %extracted_slice_25 = tensor.extract_slice %inserted_slice_10[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %41 = tensor.empty() : tensor<1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_25 : tensor<1xf32>) outs(%41 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %43 = tensor.empty() : tensor<1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%40, %42 : tensor<1xf32>, tensor<1xf32>) outs(%43 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %45 = tensor.empty() : tensor<1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%35 : tensor<1xf32>) outs(%45 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %47 = tensor.empty() : tensor<1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%44, %46 : tensor<1xf32>, tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %54 = arith.subf %in, %in_37 : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %49 = tensor.empty() : tensor<1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%48 : tensor<1xf32>) outs(%49 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.sqrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<1xf32>
    %51 = tensor.empty() : tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%51 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %extracted = tensor.extract %52[] : tensor<f32>
    %padded = tensor.pad %inserted_slice_10 low[1] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %extracted : f32
    } : tensor<3xf32> to tensor<4xf32>
    %extracted_26 = tensor.extract %52[] : tensor<f32>
    %padded_27 = tensor.pad %inserted_slice_21 low[2] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %extracted_26 : f32
    } : tensor<2xf32> to tensor<4xf32>
    %extracted_28 = tensor.extract %52[] : tensor<f32>
    %padded_29 = tensor.pad %50 low[3] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %extracted_28 : f32
    } : tensor<1xf32> to tensor<4xf32>
    %expanded = tensor.expand_shape %inserted_slice_2 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %expanded_30 = tensor.expand_shape %padded [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %expanded_31 = tensor.expand_shape %padded_27 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %expanded_32 = tensor.expand_shape %padded_29 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %53 = tensor.empty() : tensor<4x4xf32>
    %inserted_slice_33 = tensor.insert_slice %expanded into %53[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
    %inserted_slice_34 = tensor.insert_slice %expanded_30 into %inserted_slice_33[0, 1] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
    %inserted_slice_35 = tensor.insert_slice %expanded_31 into %inserted_slice_34[0, 2] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
    %inserted_slice_36 = tensor.insert_slice %expanded_32 into %inserted_slice_35[0, 3] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x4xf32>
    return %inserted_slice_36 : tensor<4x4xf32>
  }
}

// -----

// triangular_solve
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_solve {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>) -> tensor<4x3xf32> {
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [] : tensor<1x1xf32> into tensor<f32>
    %0 = tensor.empty() : tensor<3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_1 : tensor<f32>) outs(%0 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %2 = tensor.empty() : tensor<3xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed, %1 : tensor<3xf32>, tensor<3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.divf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[1, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[1, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [] : tensor<1x1xf32> into tensor<f32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<f32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %6 = tensor.empty() : tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%5, %3 : tensor<3xf32>, tensor<3xf32>) outs(%6 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %8 = tensor.empty() : tensor<3xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_3, %7 : tensor<3xf32>, tensor<3xf32>) outs(%8 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[1, 1] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1x1xf32> into tensor<f32>
    %10 = tensor.empty() : tensor<3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_7 : tensor<f32>) outs(%10 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %12 = tensor.empty() : tensor<3xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %11 : tensor<3xf32>, tensor<3xf32>) outs(%12 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.divf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_8 = tensor.extract_slice %arg1[2, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_10 = tensor.extract_slice %arg0[2, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1x1xf32> into tensor<f32>
    %14 = tensor.empty() : tensor<3xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<f32>) outs(%14 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %16 = tensor.empty() : tensor<3xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%15, %3 : tensor<3xf32>, tensor<3xf32>) outs(%16 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %18 = tensor.empty() : tensor<3xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_9, %17 : tensor<3xf32>, tensor<3xf32>) outs(%18 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_12 = tensor.extract_slice %arg0[2, 1] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1x1xf32> into tensor<f32>
    %20 = tensor.empty() : tensor<3xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_13 : tensor<f32>) outs(%20 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %22 = tensor.empty() : tensor<3xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%21, %13 : tensor<3xf32>, tensor<3xf32>) outs(%22 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %24 = tensor.empty() : tensor<3xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%19, %23 : tensor<3xf32>, tensor<3xf32>) outs(%24 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_14 = tensor.extract_slice %arg0[2, 2] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [] : tensor<1x1xf32> into tensor<f32>
    %26 = tensor.empty() : tensor<3xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<f32>) outs(%26 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %28 = tensor.empty() : tensor<3xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%25, %27 : tensor<3xf32>, tensor<3xf32>) outs(%28 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.divf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_16 = tensor.extract_slice %arg1[3, 0] [1, 3] [1, 1] : tensor<4x3xf32> to tensor<1x3xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_18 = tensor.extract_slice %arg0[3, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [] : tensor<1x1xf32> into tensor<f32>
    %30 = tensor.empty() : tensor<3xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<f32>) outs(%30 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %32 = tensor.empty() : tensor<3xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%31, %3 : tensor<3xf32>, tensor<3xf32>) outs(%32 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %34 = tensor.empty() : tensor<3xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_17, %33 : tensor<3xf32>, tensor<3xf32>) outs(%34 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_20 = tensor.extract_slice %arg0[3, 1] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [] : tensor<1x1xf32> into tensor<f32>
    %36 = tensor.empty() : tensor<3xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<f32>) outs(%36 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %38 = tensor.empty() : tensor<3xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%37, %13 : tensor<3xf32>, tensor<3xf32>) outs(%38 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %40 = tensor.empty() : tensor<3xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%35, %39 : tensor<3xf32>, tensor<3xf32>) outs(%40 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_22 = tensor.extract_slice %arg0[3, 2] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [] : tensor<1x1xf32> into tensor<f32>
    %42 = tensor.empty() : tensor<3xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_23 : tensor<f32>) outs(%42 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %44 = tensor.empty() : tensor<3xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%43, %29 : tensor<3xf32>, tensor<3xf32>) outs(%44 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.mulf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %46 = tensor.empty() : tensor<3xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%41, %45 : tensor<3xf32>, tensor<3xf32>) outs(%46 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.subf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %extracted_slice_24 = tensor.extract_slice %arg0[3, 3] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1x1xf32> into tensor<f32>
    %48 = tensor.empty() : tensor<3xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<f32>) outs(%48 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %50 = tensor.empty() : tensor<3xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%47, %49 : tensor<3xf32>, tensor<3xf32>) outs(%50 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %61 = arith.divf %in, %in_29 : f32
      linalg.yield %61 : f32
    } -> tensor<3xf32>
    %52 = tensor.empty() : tensor<1x3xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3xf32>) outs(%52 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %54 = tensor.empty() : tensor<1x3xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<3xf32>) outs(%54 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %56 = tensor.empty() : tensor<1x3xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<3xf32>) outs(%56 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %58 = tensor.empty() : tensor<1x3xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<3xf32>) outs(%58 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %60 = tensor.empty() : tensor<4x3xf32>
    %inserted_slice = tensor.insert_slice %53 into %60[0, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<4x3xf32>
    %inserted_slice_26 = tensor.insert_slice %55 into %inserted_slice[1, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<4x3xf32>
    %inserted_slice_27 = tensor.insert_slice %57 into %inserted_slice_26[2, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<4x3xf32>
    %inserted_slice_28 = tensor.insert_slice %59 into %inserted_slice_27[3, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<4x3xf32>
    return %inserted_slice_28 : tensor<4x3xf32>
  }
}

// -----

// fft
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module @jit_fft {
  func.func public @main(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<[(1.000000e+00,0.000000e+00), (6.12323426E-17,-1.000000e+00)]> : tensor<2xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 2] [1, 2] : tensor<2x4xcomplex<f32>> to tensor<2x2xcomplex<f32>>
    %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, 0] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %extracted_slice_3 = tensor.extract_slice %extracted_slice[0, 1] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %0 = tensor.empty() : tensor<2x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x1xcomplex<f32>>) outs(%0 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %2 = tensor.empty() : tensor<2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x1xf32>
    %4 = tensor.empty() : tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %6 = tensor.empty() : tensor<2x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x1xcomplex<f32>>) outs(%6 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %8 = tensor.empty() : tensor<2x1xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x1xf32>
    %10 = tensor.empty() : tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%10 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %12 = tensor.empty() : tensor<2x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%12 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %14 = tensor.empty() : tensor<2x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%14 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %16 = tensor.empty() : tensor<2x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%16 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %18 = tensor.empty() : tensor<2x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%18 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %20 = tensor.empty() : tensor<2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%20 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %22 = tensor.empty() : tensor<2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%22 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %24 = tensor.empty() : tensor<2x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%24 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %26 = tensor.empty() : tensor<2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%26 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %28 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %27 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%28 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %30 = tensor.empty() : tensor<2x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%30 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %32 = tensor.empty() : tensor<2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%32 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %34 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%34 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %36 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %29 into %36[0, 0] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %inserted_slice_4 = tensor.insert_slice %35 into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 1] [2, 2] [1, 2] : tensor<2x4xcomplex<f32>> to tensor<2x2xcomplex<f32>>
    %extracted_slice_6 = tensor.extract_slice %extracted_slice_5[0, 0] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %extracted_slice_7 = tensor.extract_slice %extracted_slice_5[0, 1] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %37 = tensor.empty() : tensor<2x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<2x1xcomplex<f32>>) outs(%37 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %39 = tensor.empty() : tensor<2x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%39 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %41 = tensor.empty() : tensor<2x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<2x1xcomplex<f32>>) outs(%41 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %43 = tensor.empty() : tensor<2x1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%43 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %45 = tensor.empty() : tensor<2x1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %44 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%45 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %47 = tensor.empty() : tensor<2x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%47 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %49 = tensor.empty() : tensor<2x1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%49 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %51 = tensor.empty() : tensor<2x1xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%51 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %53 = tensor.empty() : tensor<2x1xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x1xcomplex<f32>>) outs(%53 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %55 = tensor.empty() : tensor<2x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %46 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%55 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %57 = tensor.empty() : tensor<2x1xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x1xcomplex<f32>>) outs(%57 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %59 = tensor.empty() : tensor<2x1xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %52 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%59 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %61 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %60 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%61 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %63 = tensor.empty() : tensor<2x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %46 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%63 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %65 = tensor.empty() : tensor<2x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %52 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%65 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x1xf32>
    %67 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %66 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%67 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %69 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %inserted_slice_8 = tensor.insert_slice %62 into %69[0, 0] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %inserted_slice_9 = tensor.insert_slice %68 into %inserted_slice_8[0, 1] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %70 = tensor.empty() : tensor<2x2xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_9 : tensor<2x2xcomplex<f32>>) outs(%70 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %72 = tensor.empty() : tensor<2xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%cst_1 : tensor<2xcomplex<f32>>) outs(%72 : tensor<2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2xf32>
    %74 = tensor.empty() : tensor<2x2xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<2xf32>) outs(%74 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %76 = tensor.empty() : tensor<2x2xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %75 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%76 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %78 = tensor.empty() : tensor<2x2xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_9 : tensor<2x2xcomplex<f32>>) outs(%78 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %80 = tensor.empty() : tensor<2xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%cst_1 : tensor<2xcomplex<f32>>) outs(%80 : tensor<2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2xf32>
    %82 = tensor.empty() : tensor<2x2xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<2xf32>) outs(%82 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %84 = tensor.empty() : tensor<2x2xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %83 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%84 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %86 = tensor.empty() : tensor<2x2xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %85 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%86 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %88 = tensor.empty() : tensor<2x2xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %83 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%88 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %90 = tensor.empty() : tensor<2x2xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %75 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%90 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.mulf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %92 = tensor.empty() : tensor<2x2xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %91 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%92 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %94 = tensor.empty() : tensor<2x2xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_4 : tensor<2x2xcomplex<f32>>) outs(%94 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.re %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %96 = tensor.empty() : tensor<2x2xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %87 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%96 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %98 = tensor.empty() : tensor<2x2xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_4 : tensor<2x2xcomplex<f32>>) outs(%98 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %111 = complex.im %in : complex<f32>
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %100 = tensor.empty() : tensor<2x2xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %93 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%100 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.addf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %102 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %101 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%102 : tensor<2x2xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x2xcomplex<f32>>
    %104 = tensor.empty() : tensor<2x2xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %87 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%104 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %106 = tensor.empty() : tensor<2x2xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %93 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%106 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %111 = arith.subf %in, %in_12 : f32
      linalg.yield %111 : f32
    } -> tensor<2x2xf32>
    %108 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%108 : tensor<2x2xcomplex<f32>>) {
    ^bb0(%in: f32, %in_12: f32, %out: complex<f32>):
      %111 = complex.create %in, %in_12 : complex<f32>
      linalg.yield %111 : complex<f32>
    } -> tensor<2x2xcomplex<f32>>
    %110 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %inserted_slice_10 = tensor.insert_slice %103 into %110[0, 0] [2, 2] [1, 1] : tensor<2x2xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    %inserted_slice_11 = tensor.insert_slice %109 into %inserted_slice_10[0, 2] [2, 2] [1, 1] : tensor<2x2xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    return %inserted_slice_11 : tensor<2x4xcomplex<f32>>
  }
}

// -----

// ifft
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_inverse_fft {
  func.func public @main(%arg0: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 1] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %0 = tensor.empty() : tensor<2x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%0 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.re %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %2 = tensor.empty() : tensor<2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x1xf32>
    %4 = tensor.empty() : tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %6 = tensor.empty() : tensor<2x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%6 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.im %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %8 = tensor.empty() : tensor<2x1xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x1xf32>
    %10 = tensor.empty() : tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%10 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %12 = tensor.empty() : tensor<2x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%12 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.subf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %14 = tensor.empty() : tensor<2x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%14 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %16 = tensor.empty() : tensor<2x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%16 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.mulf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %18 = tensor.empty() : tensor<2x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%18 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.addf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %20 = tensor.empty() : tensor<2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xcomplex<f32>>) outs(%20 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.re %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %22 = tensor.empty() : tensor<2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%22 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.addf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %24 = tensor.empty() : tensor<2x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xcomplex<f32>>) outs(%24 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.im %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %26 = tensor.empty() : tensor<2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%26 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.addf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %28 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %27 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%28 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_4: f32, %out: complex<f32>):
      %47 = complex.create %in, %in_4 : complex<f32>
      linalg.yield %47 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %30 = tensor.empty() : tensor<2x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%30 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.subf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %32 = tensor.empty() : tensor<2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%32 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %47 = arith.subf %in, %in_4 : f32
      linalg.yield %47 : f32
    } -> tensor<2x1xf32>
    %34 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%34 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_4: f32, %out: complex<f32>):
      %47 = complex.create %in, %in_4 : complex<f32>
      linalg.yield %47 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %36 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %29 into %36[0, 0] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %inserted_slice_3 = tensor.insert_slice %35 into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %37 = tensor.empty() : tensor<2x2xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_3 : tensor<2x2xcomplex<f32>>) outs(%37 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.re %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x2xf32>
    %39 = tensor.empty() : tensor<2x2xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<2x2xf32>) outs(%39 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_1 : f32
      linalg.yield %47 : f32
    } -> tensor<2x2xf32>
    %41 = tensor.empty() : tensor<2x2xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_3 : tensor<2x2xcomplex<f32>>) outs(%41 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %47 = complex.im %in : complex<f32>
      linalg.yield %47 : f32
    } -> tensor<2x2xf32>
    %43 = tensor.empty() : tensor<2x2xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<2x2xf32>) outs(%43 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.mulf %in, %cst_1 : f32
      linalg.yield %47 : f32
    } -> tensor<2x2xf32>
    %45 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %44 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%45 : tensor<2x2xcomplex<f32>>) {
    ^bb0(%in: f32, %in_4: f32, %out: complex<f32>):
      %47 = complex.create %in, %in_4 : complex<f32>
      linalg.yield %47 : complex<f32>
    } -> tensor<2x2xcomplex<f32>>
    return %46 : tensor<2x2xcomplex<f32>>
  }
}

// -----

// irfft
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 1] [2, 1] [1, 2] : tensor<2x2xcomplex<f32>> to tensor<2x1xcomplex<f32>>
    %0 = tensor.empty() : tensor<2x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%0 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %41 = complex.re %in : complex<f32>
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %2 = tensor.empty() : tensor<2x1xf32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<2x1xf32>
    %4 = tensor.empty() : tensor<2x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%4 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.mulf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %6 = tensor.empty() : tensor<2x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x1xcomplex<f32>>) outs(%6 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %41 = complex.im %in : complex<f32>
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %8 = tensor.empty() : tensor<2x1xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<2x1xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<2x1xf32>
    %10 = tensor.empty() : tensor<2x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%10 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.mulf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %12 = tensor.empty() : tensor<2x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %11 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%12 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.subf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %14 = tensor.empty() : tensor<2x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %9 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%14 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.mulf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %16 = tensor.empty() : tensor<2x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%16 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.mulf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %18 = tensor.empty() : tensor<2x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%18 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.addf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %20 = tensor.empty() : tensor<2x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xcomplex<f32>>) outs(%20 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %41 = complex.re %in : complex<f32>
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %22 = tensor.empty() : tensor<2x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%22 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.addf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %24 = tensor.empty() : tensor<2x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<2x1xcomplex<f32>>) outs(%24 : tensor<2x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %41 = complex.im %in : complex<f32>
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %26 = tensor.empty() : tensor<2x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%26 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.addf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %28 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %27 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%28 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_4: f32, %out: complex<f32>):
      %41 = complex.create %in, %in_4 : complex<f32>
      linalg.yield %41 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %30 = tensor.empty() : tensor<2x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %13 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%30 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.subf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %32 = tensor.empty() : tensor<2x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %19 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%32 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %41 = arith.subf %in, %in_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1xf32>
    %34 = tensor.empty() : tensor<2x1xcomplex<f32>>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<2x1xf32>, tensor<2x1xf32>) outs(%34 : tensor<2x1xcomplex<f32>>) {
    ^bb0(%in: f32, %in_4: f32, %out: complex<f32>):
      %41 = complex.create %in, %in_4 : complex<f32>
      linalg.yield %41 : complex<f32>
    } -> tensor<2x1xcomplex<f32>>
    %36 = tensor.empty() : tensor<2x2xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %29 into %36[0, 0] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %inserted_slice_3 = tensor.insert_slice %35 into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xcomplex<f32>> into tensor<2x2xcomplex<f32>>
    %37 = tensor.empty() : tensor<2x2xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_3 : tensor<2x2xcomplex<f32>>) outs(%37 : tensor<2x2xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %41 = complex.re %in : complex<f32>
      linalg.yield %41 : f32
    } -> tensor<2x2xf32>
    %39 = tensor.empty() : tensor<2x2xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<2x2xf32>) outs(%39 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %cst_1 : f32
      linalg.yield %41 : f32
    } -> tensor<2x2xf32>
    return %40 : tensor<2x2xf32>
  }
}

// -----

// batch_norm_grad
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
module @jit_batch_norm_grad {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-03 : f32
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %2 = tensor.empty() : tensor<4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.subf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst_1 : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %6 = tensor.empty() : tensor<8xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%6 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.sqrt %in : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<8xf32>) -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%arg4 : tensor<4x8xf32>) outs(%9 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %11 = tensor.empty() : tensor<4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%11 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.mulf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %13 = tensor.empty() : tensor<8xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<8xf32>) -> tensor<8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<4x8xf32>) outs(%14 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %16 = tensor.empty() : tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x8xf32>) outs(%16 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %18 = tensor.empty() : tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %20 = tensor.empty() : tensor<4x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.subf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %22 = tensor.empty() : tensor<4x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8xf32>) outs(%22 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %24 = tensor.empty() : tensor<4x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %3 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%24 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.mulf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %26 = tensor.empty() : tensor<4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8xf32>) outs(%26 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %28 = tensor.empty() : tensor<4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %27 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%28 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.divf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %30 = tensor.empty() : tensor<4x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %29 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%30 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.subf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %32 = tensor.empty() : tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg1, %7 : tensor<8xf32>, tensor<8xf32>) outs(%32 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.divf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %34 = tensor.empty() : tensor<8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%33 : tensor<8xf32>) outs(%34 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.divf %in, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    %36 = tensor.empty() : tensor<4x8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8xf32>) outs(%36 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %38 = tensor.empty() : tensor<4x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %31 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%38 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.mulf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %40 = tensor.empty() : tensor<4x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8xf32>) outs(%40 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %42 = tensor.empty() : tensor<4x8xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %41 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%42 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.divf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %44 = tensor.empty() : tensor<4x8xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %43 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%44 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %49 = arith.mulf %in, %in_2 : f32
      linalg.yield %49 : f32
    } -> tensor<4x8xf32>
    %46 = tensor.empty() : tensor<8xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<8xf32>) -> tensor<8xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<4x8xf32>) outs(%47 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<8xf32>
    return %39, %48, %10 : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}

// -----

// custom_call
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    return %arg0 : tensor<4x8xf32>
  }
}

// -----

// custom_call topk
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x3xf32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = linalg.fill ins(%c2147483647_i32 : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %4:2 = "iree_linalg_ext.topk"(%arg0, %2, %3) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = arith.cmpf ogt, %arg1, %arg2 : f32
      "iree_linalg_ext.yield"(%5) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    return %4#0, %4#1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
}

// -----

// custom_call TopK
module @jit__lambda_ {
  func.func public @main(%arg0: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<4x3xf32>
    %1 = tensor.empty() : tensor<4x3xi32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = linalg.fill ins(%c2147483647_i32 : i32) outs(%1 : tensor<4x3xi32>) -> tensor<4x3xi32>
    %4:2 = "iree_linalg_ext.topk"(%arg0, %2, %3) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = arith.cmpf ogt, %arg1, %arg2 : f32
      "iree_linalg_ext.yield"(%5) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    return %4#0, %4#1 : tensor<4x3xf32>, tensor<4x3xi32>
  }
}

// -----

// custom_call threefry
#map = affine_map<(d0) -> (d0)>
module @jit_threefry {
  func.func public @main(%arg0: tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}, %arg1: tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}, %arg2: tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}, %arg3: tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}) -> (tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}, tensor<8xi32> {iree.abi.encoding = tensor<8xui32>}) {
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %c24_i32 = arith.constant 24 : i32
    %c16_i32 = arith.constant 16 : i32
    %c3_i32 = arith.constant 3 : i32
    %c29_i32 = arith.constant 29 : i32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c26_i32 = arith.constant 26 : i32
    %c17_i32 = arith.constant 17 : i32
    %c15_i32 = arith.constant 15 : i32
    %c19_i32 = arith.constant 19 : i32
    %c13_i32 = arith.constant 13 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%4 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%6 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %8 = tensor.empty() : tensor<8xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<8xi32>, tensor<8xi32>) outs(%8 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %10 = tensor.empty() : tensor<8xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xi32>) outs(%10 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c13_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %12 = tensor.empty() : tensor<8xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xi32>) outs(%12 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c19_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %14 = tensor.empty() : tensor<8xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%11, %13 : tensor<8xi32>, tensor<8xi32>) outs(%14 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %16 = tensor.empty() : tensor<8xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %15 : tensor<8xi32>, tensor<8xi32>) outs(%16 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %18 = tensor.empty() : tensor<8xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %17 : tensor<8xi32>, tensor<8xi32>) outs(%18 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %20 = tensor.empty() : tensor<8xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<8xi32>) outs(%20 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c15_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %22 = tensor.empty() : tensor<8xi32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<8xi32>) outs(%22 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c17_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %24 = tensor.empty() : tensor<8xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%21, %23 : tensor<8xi32>, tensor<8xi32>) outs(%24 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %26 = tensor.empty() : tensor<8xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %25 : tensor<8xi32>, tensor<8xi32>) outs(%26 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %28 = tensor.empty() : tensor<8xi32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%19, %27 : tensor<8xi32>, tensor<8xi32>) outs(%28 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %30 = tensor.empty() : tensor<8xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<8xi32>) outs(%30 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %32 = tensor.empty() : tensor<8xi32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<8xi32>) outs(%32 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %34 = tensor.empty() : tensor<8xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%31, %33 : tensor<8xi32>, tensor<8xi32>) outs(%34 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %36 = tensor.empty() : tensor<8xi32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%29, %35 : tensor<8xi32>, tensor<8xi32>) outs(%36 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %38 = tensor.empty() : tensor<8xi32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%29, %37 : tensor<8xi32>, tensor<8xi32>) outs(%38 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %40 = tensor.empty() : tensor<8xi32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%37 : tensor<8xi32>) outs(%40 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %42 = tensor.empty() : tensor<8xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%37 : tensor<8xi32>) outs(%42 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %44 = tensor.empty() : tensor<8xi32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%41, %43 : tensor<8xi32>, tensor<8xi32>) outs(%44 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %46 = tensor.empty() : tensor<8xi32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%39, %45 : tensor<8xi32>, tensor<8xi32>) outs(%46 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %48 = tensor.empty() : tensor<8xi32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%39, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%48 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %50 = tensor.empty() : tensor<8xi32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%47, %3 : tensor<8xi32>, tensor<8xi32>) outs(%50 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %52 = tensor.empty() : tensor<8xi32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%51 : tensor<8xi32>) outs(%52 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.addi %in, %c1_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %54 = tensor.empty() : tensor<8xi32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%49, %53 : tensor<8xi32>, tensor<8xi32>) outs(%54 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %56 = tensor.empty() : tensor<8xi32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%53 : tensor<8xi32>) outs(%56 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c17_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %58 = tensor.empty() : tensor<8xi32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%53 : tensor<8xi32>) outs(%58 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c15_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %60 = tensor.empty() : tensor<8xi32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%57, %59 : tensor<8xi32>, tensor<8xi32>) outs(%60 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %62 = tensor.empty() : tensor<8xi32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%55, %61 : tensor<8xi32>, tensor<8xi32>) outs(%62 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %64 = tensor.empty() : tensor<8xi32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%55, %63 : tensor<8xi32>, tensor<8xi32>) outs(%64 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %66 = tensor.empty() : tensor<8xi32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<8xi32>) outs(%66 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c29_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %68 = tensor.empty() : tensor<8xi32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<8xi32>) outs(%68 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c3_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %70 = tensor.empty() : tensor<8xi32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%67, %69 : tensor<8xi32>, tensor<8xi32>) outs(%70 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %72 = tensor.empty() : tensor<8xi32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%65, %71 : tensor<8xi32>, tensor<8xi32>) outs(%72 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %74 = tensor.empty() : tensor<8xi32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%65, %73 : tensor<8xi32>, tensor<8xi32>) outs(%74 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %76 = tensor.empty() : tensor<8xi32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%73 : tensor<8xi32>) outs(%76 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c16_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %78 = tensor.empty() : tensor<8xi32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%73 : tensor<8xi32>) outs(%78 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c16_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %80 = tensor.empty() : tensor<8xi32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%77, %79 : tensor<8xi32>, tensor<8xi32>) outs(%80 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %82 = tensor.empty() : tensor<8xi32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%75, %81 : tensor<8xi32>, tensor<8xi32>) outs(%82 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %84 = tensor.empty() : tensor<8xi32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%75, %83 : tensor<8xi32>, tensor<8xi32>) outs(%84 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %86 = tensor.empty() : tensor<8xi32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%83 : tensor<8xi32>) outs(%86 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c24_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %88 = tensor.empty() : tensor<8xi32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%83 : tensor<8xi32>) outs(%88 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c8_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %90 = tensor.empty() : tensor<8xi32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%87, %89 : tensor<8xi32>, tensor<8xi32>) outs(%90 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %92 = tensor.empty() : tensor<8xi32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%85, %91 : tensor<8xi32>, tensor<8xi32>) outs(%92 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %94 = tensor.empty() : tensor<8xi32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%85, %3 : tensor<8xi32>, tensor<8xi32>) outs(%94 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %96 = tensor.empty() : tensor<8xi32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%93, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%96 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %98 = tensor.empty() : tensor<8xi32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%97 : tensor<8xi32>) outs(%98 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.addi %in, %c2_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %100 = tensor.empty() : tensor<8xi32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%95, %99 : tensor<8xi32>, tensor<8xi32>) outs(%100 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %102 = tensor.empty() : tensor<8xi32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%99 : tensor<8xi32>) outs(%102 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c13_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %104 = tensor.empty() : tensor<8xi32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%99 : tensor<8xi32>) outs(%104 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c19_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %106 = tensor.empty() : tensor<8xi32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%103, %105 : tensor<8xi32>, tensor<8xi32>) outs(%106 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %108 = tensor.empty() : tensor<8xi32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%101, %107 : tensor<8xi32>, tensor<8xi32>) outs(%108 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %110 = tensor.empty() : tensor<8xi32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%101, %109 : tensor<8xi32>, tensor<8xi32>) outs(%110 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %112 = tensor.empty() : tensor<8xi32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%109 : tensor<8xi32>) outs(%112 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c15_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %114 = tensor.empty() : tensor<8xi32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%109 : tensor<8xi32>) outs(%114 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c17_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %116 = tensor.empty() : tensor<8xi32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%113, %115 : tensor<8xi32>, tensor<8xi32>) outs(%116 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %118 = tensor.empty() : tensor<8xi32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%111, %117 : tensor<8xi32>, tensor<8xi32>) outs(%118 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %120 = tensor.empty() : tensor<8xi32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%111, %119 : tensor<8xi32>, tensor<8xi32>) outs(%120 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %122 = tensor.empty() : tensor<8xi32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%119 : tensor<8xi32>) outs(%122 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %124 = tensor.empty() : tensor<8xi32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%119 : tensor<8xi32>) outs(%124 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %126 = tensor.empty() : tensor<8xi32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%123, %125 : tensor<8xi32>, tensor<8xi32>) outs(%126 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %128 = tensor.empty() : tensor<8xi32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%121, %127 : tensor<8xi32>, tensor<8xi32>) outs(%128 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %130 = tensor.empty() : tensor<8xi32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%121, %129 : tensor<8xi32>, tensor<8xi32>) outs(%130 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %132 = tensor.empty() : tensor<8xi32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%129 : tensor<8xi32>) outs(%132 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %134 = tensor.empty() : tensor<8xi32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%129 : tensor<8xi32>) outs(%134 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %136 = tensor.empty() : tensor<8xi32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%133, %135 : tensor<8xi32>, tensor<8xi32>) outs(%136 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %138 = tensor.empty() : tensor<8xi32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%131, %137 : tensor<8xi32>, tensor<8xi32>) outs(%138 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %140 = tensor.empty() : tensor<8xi32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%131, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%140 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %142 = tensor.empty() : tensor<8xi32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%139, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%142 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %144 = tensor.empty() : tensor<8xi32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%143 : tensor<8xi32>) outs(%144 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.addi %in, %c3_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %146 = tensor.empty() : tensor<8xi32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%141, %145 : tensor<8xi32>, tensor<8xi32>) outs(%146 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %148 = tensor.empty() : tensor<8xi32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%145 : tensor<8xi32>) outs(%148 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c17_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %150 = tensor.empty() : tensor<8xi32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%145 : tensor<8xi32>) outs(%150 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c15_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %152 = tensor.empty() : tensor<8xi32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%149, %151 : tensor<8xi32>, tensor<8xi32>) outs(%152 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %154 = tensor.empty() : tensor<8xi32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%147, %153 : tensor<8xi32>, tensor<8xi32>) outs(%154 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %156 = tensor.empty() : tensor<8xi32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%147, %155 : tensor<8xi32>, tensor<8xi32>) outs(%156 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %158 = tensor.empty() : tensor<8xi32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%155 : tensor<8xi32>) outs(%158 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c29_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %160 = tensor.empty() : tensor<8xi32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%155 : tensor<8xi32>) outs(%160 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c3_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %162 = tensor.empty() : tensor<8xi32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%159, %161 : tensor<8xi32>, tensor<8xi32>) outs(%162 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %164 = tensor.empty() : tensor<8xi32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%157, %163 : tensor<8xi32>, tensor<8xi32>) outs(%164 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %166 = tensor.empty() : tensor<8xi32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%157, %165 : tensor<8xi32>, tensor<8xi32>) outs(%166 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %168 = tensor.empty() : tensor<8xi32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%165 : tensor<8xi32>) outs(%168 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c16_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %170 = tensor.empty() : tensor<8xi32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%165 : tensor<8xi32>) outs(%170 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c16_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %172 = tensor.empty() : tensor<8xi32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%169, %171 : tensor<8xi32>, tensor<8xi32>) outs(%172 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %174 = tensor.empty() : tensor<8xi32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%167, %173 : tensor<8xi32>, tensor<8xi32>) outs(%174 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %176 = tensor.empty() : tensor<8xi32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%167, %175 : tensor<8xi32>, tensor<8xi32>) outs(%176 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %178 = tensor.empty() : tensor<8xi32>
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%175 : tensor<8xi32>) outs(%178 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c24_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %180 = tensor.empty() : tensor<8xi32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%175 : tensor<8xi32>) outs(%180 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c8_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %182 = tensor.empty() : tensor<8xi32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%179, %181 : tensor<8xi32>, tensor<8xi32>) outs(%182 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %184 = tensor.empty() : tensor<8xi32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%177, %183 : tensor<8xi32>, tensor<8xi32>) outs(%184 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %186 = tensor.empty() : tensor<8xi32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%177, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%186 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %188 = tensor.empty() : tensor<8xi32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%185, %3 : tensor<8xi32>, tensor<8xi32>) outs(%188 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %190 = tensor.empty() : tensor<8xi32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%189 : tensor<8xi32>) outs(%190 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.addi %in, %c4_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %192 = tensor.empty() : tensor<8xi32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%187, %191 : tensor<8xi32>, tensor<8xi32>) outs(%192 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %194 = tensor.empty() : tensor<8xi32>
    %195 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%191 : tensor<8xi32>) outs(%194 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c13_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %196 = tensor.empty() : tensor<8xi32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%191 : tensor<8xi32>) outs(%196 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c19_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %198 = tensor.empty() : tensor<8xi32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%195, %197 : tensor<8xi32>, tensor<8xi32>) outs(%198 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %200 = tensor.empty() : tensor<8xi32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%193, %199 : tensor<8xi32>, tensor<8xi32>) outs(%200 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %202 = tensor.empty() : tensor<8xi32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%193, %201 : tensor<8xi32>, tensor<8xi32>) outs(%202 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %204 = tensor.empty() : tensor<8xi32>
    %205 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%201 : tensor<8xi32>) outs(%204 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c15_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %206 = tensor.empty() : tensor<8xi32>
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%201 : tensor<8xi32>) outs(%206 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c17_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %208 = tensor.empty() : tensor<8xi32>
    %209 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%205, %207 : tensor<8xi32>, tensor<8xi32>) outs(%208 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %210 = tensor.empty() : tensor<8xi32>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%203, %209 : tensor<8xi32>, tensor<8xi32>) outs(%210 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %212 = tensor.empty() : tensor<8xi32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%203, %211 : tensor<8xi32>, tensor<8xi32>) outs(%212 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %214 = tensor.empty() : tensor<8xi32>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%211 : tensor<8xi32>) outs(%214 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %216 = tensor.empty() : tensor<8xi32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%211 : tensor<8xi32>) outs(%216 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %218 = tensor.empty() : tensor<8xi32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%215, %217 : tensor<8xi32>, tensor<8xi32>) outs(%218 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %220 = tensor.empty() : tensor<8xi32>
    %221 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%213, %219 : tensor<8xi32>, tensor<8xi32>) outs(%220 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %222 = tensor.empty() : tensor<8xi32>
    %223 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%213, %221 : tensor<8xi32>, tensor<8xi32>) outs(%222 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %224 = tensor.empty() : tensor<8xi32>
    %225 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%221 : tensor<8xi32>) outs(%224 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shli %in, %c6_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %226 = tensor.empty() : tensor<8xi32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%221 : tensor<8xi32>) outs(%226 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.shrui %in, %c26_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %228 = tensor.empty() : tensor<8xi32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%225, %227 : tensor<8xi32>, tensor<8xi32>) outs(%228 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.ori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %230 = tensor.empty() : tensor<8xi32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%223, %229 : tensor<8xi32>, tensor<8xi32>) outs(%230 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.xori %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %232 = tensor.empty() : tensor<8xi32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%223, %3 : tensor<8xi32>, tensor<8xi32>) outs(%232 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %234 = tensor.empty() : tensor<8xi32>
    %235 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%231, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%234 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %238 = arith.addi %in, %in_0 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    %236 = tensor.empty() : tensor<8xi32>
    %237 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%235 : tensor<8xi32>) outs(%236 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %238 = arith.addi %in, %c5_i32 : i32
      linalg.yield %238 : i32
    } -> tensor<8xi32>
    return %233, %237 : tensor<8xi32>, tensor<8xi32>
  }
}

// -----

// tan
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %2 = math.tan %in : f32
      linalg.yield %2 : f32
    } -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
}

// -----

// tan xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>> {
    %0 = tensor.empty() : tensor<4x8xcomplex<f32>>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xcomplex<f32>>) outs(%0 : tensor<4x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %2 = complex.tan %in : complex<f32>
      linalg.yield %2 : complex<f32>
    } -> tensor<4x8xcomplex<f32>>
    return %1 : tensor<4x8xcomplex<f32>>
  }
}
