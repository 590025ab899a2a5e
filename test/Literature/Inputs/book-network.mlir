// Communication of the scaling book: each chip's share.
shard.grid @ring(shape = 4)
shard.grid @cube(shape = 4x4x4)
shard.grid @square(shape = 4x4)
shard.grid @slice(shape = 32)

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

// tpus.md, question 5: from chip (0, 0) to chip (3, 3).
func.func @send(%x: tensor<8x128x8192xbf16>) -> tensor<8x128x8192xbf16> {
  %y = shard.send %x on @square grid_axes = [0, 1] destination = [3, 3]
      : (tensor<8x128x8192xbf16>) -> tensor<8x128x8192xbf16>
  return %y : tensor<8x128x8192xbf16>
}

// tpus.md, question 6: 16 shares of int8[128Ki, 128Ki] to one chip.
func.func @gather(%x: tensor<8192x131072xi8>) -> tensor<131072x131072xi8> {
  %y = shard.gather %x on @square grid_axes = [0, 1] gather_axis = 0 root = [0, 0]
      : (tensor<8192x131072xi8>) -> tensor<131072x131072xi8>
  return %y : tensor<131072x131072xi8>
}

// applied-inference.md: the activations [64, 8192] of a layer on 32 chips.
func.func @all_gather_mlp(%x: tensor<64x256xbf16>) -> tensor<64x8192xbf16> {
  %y = shard.all_gather %x on @slice grid_axes = [0] gather_axis = 1
      : tensor<64x256xbf16> -> tensor<64x8192xbf16>
  return %y : tensor<64x8192xbf16>
}
