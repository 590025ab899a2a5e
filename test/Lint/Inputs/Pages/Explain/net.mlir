func.func @net(%a: tensor<128x1024xf16>, %b: tensor<1024x4096xf16>, %c: tensor<128x4096xf16>)
    -> tensor<128x4096xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x1024xf16>, tensor<1024x4096xf16>)
      outs(%c : tensor<128x4096xf16>) -> tensor<128x4096xf16> loc("up_proj")
  return %0 : tensor<128x4096xf16>
}
