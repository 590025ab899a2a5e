func.func @net(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc(unknown)
  %1 = linalg.abs ins(%0 : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc("abs")
  %2 = linalg.sqrt ins(%1 : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc("sqrt")
  %3 = linalg.log ins(%2 : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> loc(unknown)
  return %3 : tensor<4xf32>
}
