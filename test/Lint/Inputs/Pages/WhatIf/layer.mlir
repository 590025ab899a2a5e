func.func @main(%x: tensor<128x1024xf16>, %w: tensor<1024x4096xf16>) -> tensor<128x4096xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<128x4096xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<128x4096xf16>) -> tensor<128x4096xf16>
  %0 = linalg.matmul ins(%x, %w : tensor<128x1024xf16>, tensor<1024x4096xf16>)
      outs(%init : tensor<128x4096xf16>) -> tensor<128x4096xf16> loc("up_proj")
  return %0 : tensor<128x4096xf16>
}
