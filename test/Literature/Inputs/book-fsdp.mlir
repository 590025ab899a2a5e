// training.md: FSDP over 16 chips, on two axes, with tensor parallelism over 6, which is near to the
// best for F = 32766, D = 12288. print_sizes.py fills in
// the rows of a chip, 6 times its tokens. Before the layer the shards of the weights are gathered.
shard.grid @chips_$ROWS(shape = 4x4x6)
func.func @rows_$ROWS(%x: tensor<${ROWS}x2048xbf16>, %in_shard: tensor<768x5461xbf16>,
    %out_shard: tensor<5461x768xbf16>) -> tensor<${ROWS}x2048xbf16> {
  %w_in = shard.all_gather %in_shard on @chips_$ROWS grid_axes = [0, 1] gather_axis = 0
      : tensor<768x5461xbf16> -> tensor<12288x5461xbf16>
  %w_out = shard.all_gather %out_shard on @chips_$ROWS grid_axes = [0, 1] gather_axis = 1
      : tensor<5461x768xbf16> -> tensor<5461x12288xbf16>
  %all = shard.all_gather %x on @chips_$ROWS grid_axes = [2] gather_axis = 1
      : tensor<${ROWS}x2048xbf16> -> tensor<${ROWS}x12288xbf16>
  %zero = arith.constant 0.0 : bf16
  %h_empty = tensor.empty() : tensor<${ROWS}x5461xbf16>
  %h_init = linalg.fill ins(%zero : bf16) outs(%h_empty : tensor<${ROWS}x5461xbf16>)
      -> tensor<${ROWS}x5461xbf16>
  %h = linalg.matmul
      ins(%all, %w_in : tensor<${ROWS}x12288xbf16>, tensor<12288x5461xbf16>)
      outs(%h_init : tensor<${ROWS}x5461xbf16>) -> tensor<${ROWS}x5461xbf16>
  %y_empty = tensor.empty() : tensor<${ROWS}x12288xbf16>
  %y_init = linalg.fill ins(%zero : bf16) outs(%y_empty : tensor<${ROWS}x12288xbf16>)
      -> tensor<${ROWS}x12288xbf16>
  %part = linalg.matmul
      ins(%h, %w_out : tensor<${ROWS}x5461xbf16>, tensor<5461x12288xbf16>)
      outs(%y_init : tensor<${ROWS}x12288xbf16>) -> tensor<${ROWS}x12288xbf16>
  %y = shard.reduce_scatter %part on @chips_$ROWS grid_axes = [2] scatter_axis = 1
      : tensor<${ROWS}x12288xbf16> -> tensor<${ROWS}x2048xbf16>
  return %y : tensor<${ROWS}x2048xbf16>
}
