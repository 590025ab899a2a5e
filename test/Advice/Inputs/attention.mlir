// One head of attention: 2048 queries and keys of 128 elements.
func.func @attention(%q: tensor<2048x128xf16>, %k: tensor<2048x128xf16>, %v: tensor<2048x128xf16>) -> tensor<2048x128xf16> {
  %z = arith.constant 0.0 : f16
  %es = tensor.empty() : tensor<2048x2048xf16>
  %fs = linalg.fill ins(%z : f16) outs(%es : tensor<2048x2048xf16>) -> tensor<2048x2048xf16>
  %s = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%q, %k : tensor<2048x128xf16>, tensor<2048x128xf16>) outs(%fs : tensor<2048x2048xf16>) -> tensor<2048x2048xf16> loc("scores")
  %ep = tensor.empty() : tensor<2048x2048xf16>
  %p = linalg.softmax dimension(1) ins(%s : tensor<2048x2048xf16>) outs(%ep : tensor<2048x2048xf16>) -> tensor<2048x2048xf16> loc("softmax")
  %eo = tensor.empty() : tensor<2048x128xf16>
  %fo = linalg.fill ins(%z : f16) outs(%eo : tensor<2048x128xf16>) -> tensor<2048x128xf16>
  %o = linalg.matmul ins(%p, %v : tensor<2048x2048xf16>, tensor<2048x128xf16>) outs(%fo : tensor<2048x128xf16>) -> tensor<2048x128xf16> loc("output")
  return %o : tensor<2048x128xf16>
}
