func.func @net(%a: tensor<4096x4096xf16>, %b: tensor<4096x4096xf16>,
               %x: tensor<32x30x30x128xf16>, %w: tensor<3x3x128x128xf16>)
    -> (tensor<4096x4096xf16>, tensor<32x28x28x128xf16>) {
  %zero = arith.constant 0.0 : f16
  %e0 = tensor.empty() : tensor<4096x4096xf16>
  %f0 = linalg.fill ins(%zero : f16) outs(%e0 : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<4096x4096xf16>, tensor<4096x4096xf16>)
      outs(%f0 : tensor<4096x4096xf16>) -> tensor<4096x4096xf16> loc("proj")
  %e1 = tensor.empty() : tensor<32x28x28x128xf16>
  %f1 = linalg.fill ins(%zero : f16) outs(%e1 : tensor<32x28x28x128xf16>) -> tensor<32x28x28x128xf16>
  %1 = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<32x30x30x128xf16>, tensor<3x3x128x128xf16>)
      outs(%f1 : tensor<32x28x28x128xf16>) -> tensor<32x28x28x128xf16> loc("conv3x3")
  return %0, %1 : tensor<4096x4096xf16>, tensor<32x28x28x128xf16>
}
