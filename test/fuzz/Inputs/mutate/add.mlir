func.func @add(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %0 = math.exp %a : tensor<64xf32>
  %1 = arith.addf %0, %b : tensor<64xf32>
  %2 = arith.mulf %1, %a : tensor<64xf32>
  return %2 : tensor<64xf32>
}

// -----

func.func @matmul(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>)
    -> tensor<8x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>)
      outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}
