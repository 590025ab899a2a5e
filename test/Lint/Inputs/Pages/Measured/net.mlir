func.func @main(%a: tensor<128x1024xf16>, %b: tensor<1024x4096xf16>, %c: tensor<128x4096xf32>) -> tensor<128x4096xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x1024xf16>, tensor<1024x4096xf16>)
      outs(%c : tensor<128x4096xf32>) -> tensor<128x4096xf32> loc("up_proj")
  %1 = linalg.exp ins(%0 : tensor<128x4096xf32>) outs(%c : tensor<128x4096xf32>) -> tensor<128x4096xf32> loc("act")
  return %1 : tensor<128x4096xf32>
}
