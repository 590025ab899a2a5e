func.func @net(%a: tensor<4096x1024xf16>, %b: tensor<1024x4096xf16>,
               %image: tensor<1x16x16x8xf16>, %filter: tensor<3x3x8x8xf16>,
               %out: tensor<1x14x14x8xf32>)
    -> (tensor<4096x4096xf32>, tensor<4096xf32>, tensor<1x14x14x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4096x4096xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %mm = linalg.matmul ins(%a, %b : tensor<4096x1024xf16>, tensor<1024x4096xf16>)
      outs(%init : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("mm")
  %row = tensor.empty() : tensor<4096xf32>
  %rows = linalg.fill ins(%zero : f32) outs(%row : tensor<4096xf32>) -> tensor<4096xf32>
  %sum = linalg.reduce {arith.addf} ins(%mm : tensor<4096x4096xf32>)
      outs(%rows : tensor<4096xf32>) dimensions = [1] loc("sum")
  %conv = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x16x16x8xf16>, tensor<3x3x8x8xf16>)
      outs(%out : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> loc("conv")
  return %mm, %sum, %conv : tensor<4096x4096xf32>, tensor<4096xf32>, tensor<1x14x14x8xf32>
}
