// training.md: x[B, D] through w_in[D, F] and w_out[F, D], F shared by 16 chips of
// F features each. print_sizes.py fills in the features of a chip.
shard.grid @chips_$F(shape = 16)
func.func @features_$F(%x: tensor<8192x512xbf16>, %w_in: tensor<8192x${F}xbf16>,
    %w_out: tensor<${F}x8192xbf16>) -> tensor<8192x512xbf16> {
  %all = shard.all_gather %x on @chips_$F grid_axes = [0] gather_axis = 1
      : tensor<8192x512xbf16> -> tensor<8192x8192xbf16>
  %zero = arith.constant 0.0 : bf16
  %h_empty = tensor.empty() : tensor<8192x${F}xbf16>
  %h_init = linalg.fill ins(%zero : bf16) outs(%h_empty : tensor<8192x${F}xbf16>)
      -> tensor<8192x${F}xbf16>
  %h = linalg.matmul ins(%all, %w_in : tensor<8192x8192xbf16>, tensor<8192x${F}xbf16>)
      outs(%h_init : tensor<8192x${F}xbf16>) -> tensor<8192x${F}xbf16>
  %y_empty = tensor.empty() : tensor<8192x8192xbf16>
  %y_init = linalg.fill ins(%zero : bf16) outs(%y_empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %part = linalg.matmul ins(%h, %w_out : tensor<8192x${F}xbf16>, tensor<${F}x8192xbf16>)
      outs(%y_init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  %y = shard.reduce_scatter %part on @chips_$F grid_axes = [0] scatter_axis = 1
      : tensor<8192x8192xbf16> -> tensor<8192x512xbf16>
  return %y : tensor<8192x512xbf16>
}
