#token = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%tokens: tensor<128xi64>, %table: tensor<50257x1024xf16>, %weight: tensor<1024x4096xf16>)
    -> tensor<128x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<128x1024xf16>
  %x = linalg.generic {indexing_maps = [#token, #id], iterator_types = ["parallel", "parallel"]}
      ins(%tokens : tensor<128xi64>) outs(%e0 : tensor<128x1024xf16>) {
  ^bb0(%token: i64, %out: f16):
    %row = arith.index_cast %token : i64 to index
    %column = linalg.index 1 : index
    %value = tensor.extract %table[%row, %column] : tensor<50257x1024xf16>
    linalg.yield %value : f16
  } -> tensor<128x1024xf16> loc("embedding")
  %e1 = tensor.empty() : tensor<128x4096xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e1 : tensor<128x4096xf32>) -> tensor<128x4096xf32>
  %y = linalg.matmul ins(%x, %weight : tensor<128x1024xf16>, tensor<1024x4096xf16>)
      outs(%init : tensor<128x4096xf32>) -> tensor<128x4096xf32> loc("up_proj")
  %z = linalg.exp ins(%y : tensor<128x4096xf32>) outs(%e1 : tensor<128x4096xf32>) -> tensor<128x4096xf32> loc("act")
  return %z : tensor<128x4096xf32>
}
