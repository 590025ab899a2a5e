// roofline.md: x[B, D] times w[D, F], D shared by two chips, whose partial sums are
// summed over both. print_sizes.py fills in the half of D.
shard.grid @chips_$HALF(shape = 2)
func.func @half_$HALF(%x: tensor<8192x${HALF}xbf16>, %w: tensor<${HALF}x8192xbf16>)
    -> tensor<8192x8192xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<8192x8192xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<8192x8192xbf16>)
      -> tensor<8192x8192xbf16>
  %part = linalg.matmul
      ins(%x, %w : tensor<8192x${HALF}xbf16>, tensor<${HALF}x8192xbf16>)
      outs(%init : tensor<8192x8192xbf16>) -> tensor<8192x8192xbf16>
  %y = shard.all_reduce %part on @chips_$HALF grid_axes = [0]
      : tensor<8192x8192xbf16> -> tensor<8192x8192xbf16>
  return %y : tensor<8192x8192xbf16>
}
