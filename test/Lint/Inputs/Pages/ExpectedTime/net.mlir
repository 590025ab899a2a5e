func.func @main(%a: tensor<4096x1024xf16>, %b: tensor<1024x4096xf16>) -> tensor<4096x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4096x4096xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4096x1024xf16>, tensor<1024x4096xf16>)
      outs(%init : tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc("mm")
  return %0 : tensor<4096x4096xf32>
}
