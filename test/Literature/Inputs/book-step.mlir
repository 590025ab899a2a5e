// inference.md, quiz: one of 16 shares of a step of a model of 30e9 int8
// weights, whose cache is 100 kB per token, 8192 tokens of context: 1.875e9 =
// 37500 * 50000 weights, and keys and values of 3125 B each per token.
#x_$B = affine_map<(m, n, k) -> (m, k)>
#w_$B = affine_map<(m, n, k) -> (k, n)>
#y_$B = affine_map<(m, n, k) -> (m, n)>
#query_$B = affine_map<(b, t, h) -> (b, h)>
#token_$B = affine_map<(b, t, h) -> (b, t)>
#cache_$B = affine_map<(b, t, h) -> (b, t, h)>
func.func @step_$B(%x: tensor<${B}x37500xbf16>, %weights: tensor<37500x50000xi8>,
    %query: tensor<${B}x3125xbf16>, %keys: tensor<${B}x8192x3125xi8>,
    %values: tensor<${B}x8192x3125xi8>)
    -> (tensor<${B}x50000xbf16>, tensor<${B}x3125xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %y_empty = tensor.empty() : tensor<${B}x50000xbf16>
  %y_init = linalg.fill ins(%zero : bf16) outs(%y_empty : tensor<${B}x50000xbf16>)
      -> tensor<${B}x50000xbf16>
  %y = linalg.generic {indexing_maps = [#x_$B, #w_$B, #y_$B],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %weights : tensor<${B}x37500xbf16>, tensor<37500x50000xi8>)
      outs(%y_init : tensor<${B}x50000xbf16>) {
  ^bb0(%l: bf16, %r: i8, %sum: bf16):
    %wide = arith.sitofp %r : i8 to bf16
    %product = arith.mulf %l, %wide : bf16
    %next = arith.addf %sum, %product : bf16
    linalg.yield %next : bf16
  } -> tensor<${B}x50000xbf16>
  %s_empty = tensor.empty() : tensor<${B}x8192xbf16>
  %s_init = linalg.fill ins(%zero : bf16) outs(%s_empty : tensor<${B}x8192xbf16>)
      -> tensor<${B}x8192xbf16>
  %scores = linalg.generic {indexing_maps = [#query_$B, #cache_$B, #token_$B],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%query, %keys : tensor<${B}x3125xbf16>, tensor<${B}x8192x3125xi8>)
      outs(%s_init : tensor<${B}x8192xbf16>) {
  ^bb0(%l: bf16, %r: i8, %sum: bf16):
    %wide = arith.sitofp %r : i8 to bf16
    %product = arith.mulf %l, %wide : bf16
    %next = arith.addf %sum, %product : bf16
    linalg.yield %next : bf16
  } -> tensor<${B}x8192xbf16>
  %o_empty = tensor.empty() : tensor<${B}x3125xbf16>
  %o_init = linalg.fill ins(%zero : bf16) outs(%o_empty : tensor<${B}x3125xbf16>)
      -> tensor<${B}x3125xbf16>
  %o = linalg.generic {indexing_maps = [#token_$B, #cache_$B, #query_$B],
      iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%scores, %values : tensor<${B}x8192xbf16>, tensor<${B}x8192x3125xi8>)
      outs(%o_init : tensor<${B}x3125xbf16>) {
  ^bb0(%l: bf16, %r: i8, %sum: bf16):
    %wide = arith.sitofp %r : i8 to bf16
    %product = arith.mulf %l, %wide : bf16
    %next = arith.addf %sum, %product : bf16
    linalg.yield %next : bf16
  } -> tensor<${B}x3125xbf16>
  return %y, %o : tensor<${B}x50000xbf16>, tensor<${B}x3125xbf16>
}
