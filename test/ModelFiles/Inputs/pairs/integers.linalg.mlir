module @jit__lambda_ {
  func.func @main(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> tensor<8xi32> {
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<8xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%0 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.muli %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %2 = tensor.empty() : tensor<8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %arg0 : tensor<8xi32>, tensor<8xi32>) outs(%2 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.addi %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0, %arg1 : tensor<8xi32>, tensor<8xi32>) outs(%4 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.xori %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %6 = tensor.empty() : tensor<8xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %5 : tensor<8xi32>, tensor<8xi32>) outs(%6 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.andi %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %8 = tensor.empty() : tensor<8xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%8 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %12 = arith.xori %in, %c-1_i32 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    %10 = tensor.empty() : tensor<8xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7, %9 : tensor<8xi32>, tensor<8xi32>) outs(%10 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %12 = arith.ori %in, %in_0 : i32
      linalg.yield %12 : i32
    } -> tensor<8xi32>
    return %11 : tensor<8xi32>
  }
}
