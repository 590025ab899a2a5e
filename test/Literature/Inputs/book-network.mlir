// Communication of the scaling book: each chip's share.
shard.grid @ring(shape = 4)
shard.grid @cube(shape = 4x4x4)

// sharding.md, quiz 2: AllGather over Y = 4 of bf16[2048, 8192].
func.func @all_gather(%x: tensor<512x8192xbf16>) -> tensor<2048x8192xbf16> {
  %y = shard.all_gather %x on @ring grid_axes = [0] gather_axis = 0
      : tensor<512x8192xbf16> -> tensor<2048x8192xbf16>
  return %y : tensor<2048x8192xbf16>
}

// sharding.md: an AllReduce and a ReduceScatter of the same array.
func.func @all_reduce(%x: tensor<2048x8192xbf16>) -> tensor<2048x8192xbf16> {
  %y = shard.all_reduce %x on @ring grid_axes = [0]
      : tensor<2048x8192xbf16> -> tensor<2048x8192xbf16>
  return %y : tensor<2048x8192xbf16>
}
func.func @reduce_scatter(%x: tensor<2048x8192xbf16>) -> tensor<512x8192xbf16> {
  %y = shard.reduce_scatter %x on @ring grid_axes = [0] scatter_axis = 0
      : tensor<2048x8192xbf16> -> tensor<512x8192xbf16>
  return %y : tensor<512x8192xbf16>
}

// sharding.md, question 2: bf16[1024, 4096] over X and Y of a 4x4x4 slice.
func.func @all_gather_x(%x: tensor<256x1024xbf16>) -> tensor<1024x1024xbf16> {
  %y = shard.all_gather %x on @cube grid_axes = [0] gather_axis = 0
      : tensor<256x1024xbf16> -> tensor<1024x1024xbf16>
  return %y : tensor<1024x1024xbf16>
}
func.func @all_gather_xy(%x: tensor<256x1024xbf16>) -> tensor<1024x4096xbf16> {
  %rows = tensor.collapse_shape %x [[0, 1]] : tensor<256x1024xbf16> into tensor<262144xbf16>
  %all = shard.all_gather %rows on @cube grid_axes = [0, 1] gather_axis = 0
      : tensor<262144xbf16> -> tensor<4194304xbf16>
  %y = tensor.expand_shape %all [[0, 1]] output_shape [1024, 4096]
      : tensor<4194304xbf16> into tensor<1024x4096xbf16>
  return %y : tensor<1024x4096xbf16>
}
func.func @all_reduce_z(%x: tensor<256x1024xbf16>) -> tensor<256x1024xbf16> {
  %y = shard.all_reduce %x on @cube grid_axes = [2]
      : tensor<256x1024xbf16> -> tensor<256x1024xbf16>
  return %y : tensor<256x1024xbf16>
}
