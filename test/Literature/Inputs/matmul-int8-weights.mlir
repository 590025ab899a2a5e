// bf16 activations x[B, D] times int8 weights w[D, F], widened one by one.
func.func @size_$B(%x: tensor<${B}x${D}xbf16>, %w: tensor<${D}x${F}xi8>)
    -> tensor<${B}x${F}xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<${B}x${F}xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<${B}x${F}xbf16>)
      -> tensor<${B}x${F}xbf16>
  %y = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<${B}x${D}xbf16>, tensor<${D}x${F}xi8>)
      outs(%init : tensor<${B}x${F}xbf16>) {
  ^bb0(%a: bf16, %b: i8, %sum: bf16):
    %wide = arith.sitofp %b : i8 to bf16
    %product = arith.mulf %a, %wide : bf16
    %next = arith.addf %sum, %product : bf16
    linalg.yield %next : bf16
  } -> tensor<${B}x${F}xbf16>
  return %y : tensor<${B}x${F}xbf16>
}
