// transformers.md, question 4: attention in bf16, batch 1, 4096 tokens, 8 heads of
// keys and values with 4 queries each, 128 elements a head.
func.func @attention(%q: tensor<8x4x4096x128xbf16>, %k: tensor<8x4096x128xbf16>,
    %v: tensor<8x4096x128xbf16>) -> tensor<8x4x4096x128xbf16> {
  %zero = arith.constant 0.0 : bf16
  %s_empty = tensor.empty() : tensor<8x4x4096x4096xbf16>
  %s_init = linalg.fill ins(%zero : bf16) outs(%s_empty : tensor<8x4x4096x4096xbf16>)
      -> tensor<8x4x4096x4096xbf16>
  %scores = linalg.contract
      indexing_maps = [affine_map<(k, g, t, s, h) -> (k, g, t, h)>,
                       affine_map<(k, g, t, s, h) -> (k, s, h)>,
                       affine_map<(k, g, t, s, h) -> (k, g, t, s)>]
      ins(%q, %k : tensor<8x4x4096x128xbf16>, tensor<8x4096x128xbf16>)
      outs(%s_init : tensor<8x4x4096x4096xbf16>) -> tensor<8x4x4096x4096xbf16>
  %p = linalg.softmax dimension(3) ins(%scores : tensor<8x4x4096x4096xbf16>)
      outs(%s_empty : tensor<8x4x4096x4096xbf16>) -> tensor<8x4x4096x4096xbf16>
  %o_empty = tensor.empty() : tensor<8x4x4096x128xbf16>
  %o_init = linalg.fill ins(%zero : bf16) outs(%o_empty : tensor<8x4x4096x128xbf16>)
      -> tensor<8x4x4096x128xbf16>
  %o = linalg.contract
      indexing_maps = [affine_map<(k, g, t, s, h) -> (k, g, t, s)>,
                       affine_map<(k, g, t, s, h) -> (k, s, h)>,
                       affine_map<(k, g, t, s, h) -> (k, g, t, h)>]
      ins(%p, %v : tensor<8x4x4096x4096xbf16>, tensor<8x4096x128xbf16>)
      outs(%o_init : tensor<8x4x4096x128xbf16>) -> tensor<8x4x4096x128xbf16>
  return %o : tensor<8x4x4096x128xbf16>
}

// transformers.md, question 3: A[I, J, K, L] times B[I, J, M, N, O], summed over I
// and J. I = 2, J = 3, K = 4, L = 5, M = 6, N = 7, O = 8.
func.func @einsum(%a: tensor<2x3x4x5xbf16>, %b: tensor<2x3x6x7x8xbf16>)
    -> tensor<4x5x6x7x8xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4x5x6x7x8xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4x5x6x7x8xbf16>)
      -> tensor<4x5x6x7x8xbf16>
  %c = linalg.contract
      indexing_maps = [affine_map<(k, l, m, n, o, i, j) -> (i, j, k, l)>,
                       affine_map<(k, l, m, n, o, i, j) -> (i, j, m, n, o)>,
                       affine_map<(k, l, m, n, o, i, j) -> (k, l, m, n, o)>]
      ins(%a, %b : tensor<2x3x4x5xbf16>, tensor<2x3x6x7x8xbf16>)
      outs(%init : tensor<4x5x6x7x8xbf16>) -> tensor<4x5x6x7x8xbf16>
  return %c : tensor<4x5x6x7x8xbf16>
}
