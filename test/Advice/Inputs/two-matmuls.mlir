// Orojenesis, figure 18: 32k x 4k x 16k, then 32k x 16k x 4k.
func.func @study(%a: tensor<32768x4096xf16>, %w0: tensor<4096x16384xf16>, %w1: tensor<16384x4096xf16>) -> tensor<32768x4096xf16> {
  %zero = arith.constant 0.0 : f16
  %eb = tensor.empty() : tensor<32768x16384xf16>
  %fb = linalg.fill ins(%zero : f16) outs(%eb : tensor<32768x16384xf16>) -> tensor<32768x16384xf16>
  %b = linalg.matmul ins(%a, %w0 : tensor<32768x4096xf16>, tensor<4096x16384xf16>) outs(%fb : tensor<32768x16384xf16>) -> tensor<32768x16384xf16>
  %ec = tensor.empty() : tensor<32768x4096xf16>
  %fc = linalg.fill ins(%zero : f16) outs(%ec : tensor<32768x4096xf16>) -> tensor<32768x4096xf16>
  %c = linalg.matmul ins(%b, %w1 : tensor<32768x16384xf16>, tensor<16384x4096xf16>) outs(%fc : tensor<32768x4096xf16>) -> tensor<32768x4096xf16>
  return %c : tensor<32768x4096xf16>
}
