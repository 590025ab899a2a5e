func.func @main(%a: tensor<256x1024xf16>, %b: tensor<1024x1024xf16>) -> tensor<256x1024xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<256x1024xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<256x1024xf32>) -> tensor<256x1024xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<256x1024xf16>, tensor<1024x1024xf16>)
      outs(%init : tensor<256x1024xf32>) -> tensor<256x1024xf32> loc("up_proj")
  %1 = linalg.exp ins(%0 : tensor<256x1024xf32>) outs(%empty : tensor<256x1024xf32>) -> tensor<256x1024xf32> loc("act")
  return %1 : tensor<256x1024xf32>
}
