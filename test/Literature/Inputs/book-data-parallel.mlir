// training.md: the backward pass of y[B, F] = x[B, D] w[D, F] with B tokens a chip,
// and the sum of the gradients over 64 chips. print_sizes.py fills in B.
shard.grid @chips_$B(shape = 64)
func.func @batch_$B(%x: tensor<${B}x8192xbf16>, %w: tensor<8192x32768xbf16>,
    %dy: tensor<${B}x32768xbf16>)
    -> (tensor<${B}x8192xbf16>, tensor<8192x32768xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %dx_empty = tensor.empty() : tensor<${B}x8192xbf16>
  %dx_init = linalg.fill ins(%zero : bf16) outs(%dx_empty : tensor<${B}x8192xbf16>)
      -> tensor<${B}x8192xbf16>
  %dx = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%dy, %w : tensor<${B}x32768xbf16>, tensor<8192x32768xbf16>)
      outs(%dx_init : tensor<${B}x8192xbf16>) -> tensor<${B}x8192xbf16>
  %dw_empty = tensor.empty() : tensor<8192x32768xbf16>
  %dw_init = linalg.fill ins(%zero : bf16) outs(%dw_empty : tensor<8192x32768xbf16>)
      -> tensor<8192x32768xbf16>
  %part = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %dy : tensor<${B}x8192xbf16>, tensor<${B}x32768xbf16>)
      outs(%dw_init : tensor<8192x32768xbf16>) -> tensor<8192x32768xbf16>
  %dw = shard.all_reduce %part on @chips_$B grid_axes = [0]
      : tensor<8192x32768xbf16> -> tensor<8192x32768xbf16>
  return %dx, %dw : tensor<${B}x8192xbf16>, tensor<8192x32768xbf16>
}
