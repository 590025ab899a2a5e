// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=a100 -o /dev/null | FileCheck %s
// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=epyc-9654 -o /dev/null
//
// Promises about values that ops read in windows, through reshapes or in another order: each fusion is done and moves
// what was promised.

// Nearest upsampling: all of a dim is read, each element twice.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#id = affine_map<(d0, d1) -> (d0, d1)>
#up = affine_map<(d0, d1) -> (d0, d1 floordiv 2)>
func.func @upsampled(%x: tensor<6x4xf32>, %w: tensor<4x8xf32>, %i: tensor<6x8xf32>) -> tensor<6x16xf32> {
  %a = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%i : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f = tensor.empty() : tensor<6x16xf32>
  %b = linalg.generic {indexing_maps = [#up, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%f : tensor<6x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x16xf32>
  return %b : tensor<6x16xf32>
}

// -----

// The same, and what is made is handed out, in tiles of two of three images.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#id = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#up = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 floordiv 2, d3 floordiv 2)>
func.func @upsampled_and_handed_out(%x: tensor<3x16x2x2xf16>) -> (tensor<3x16x2x2xf16>, tensor<3x16x4x4xf16>) {
  %e = tensor.empty() : tensor<3x16x2x2xf16>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<3x16x2x2xf16>) outs(%e : tensor<3x16x2x2xf16>) {
  ^bb0(%in: f16, %out: f16):
    %r = arith.negf %in : f16
    linalg.yield %r : f16
  } -> tensor<3x16x2x2xf16>
  %f = tensor.empty() : tensor<3x16x4x4xf16>
  %b = linalg.generic {indexing_maps = [#up, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a : tensor<3x16x2x2xf16>) outs(%f : tensor<3x16x4x4xf16>) {
  ^bb0(%in: f16, %out: f16):
    linalg.yield %in : f16
  } -> tensor<3x16x4x4xf16>
  return %a, %b : tensor<3x16x2x2xf16>, tensor<3x16x4x4xf16>
}

// -----

// The last tile has one of three images, seen through a reshape that is read in windows of 1 x 1.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @last_tile_of_reshaped(%w: tensor<8x8x1x1xf32>, %b: tensor<8xf32>, %x: tensor<3x8x8x2x8x2xf32>) -> tensor<3x8x16x16xf32> {
  %c = tensor.collapse_shape %x [[0], [1], [2, 3], [4, 5]] : tensor<3x8x8x2x8x2xf32> into tensor<3x8x16x16xf32>
  %e = tensor.empty() : tensor<3x8x16x16xf32>
  %i = linalg.broadcast ins(%b : tensor<8xf32>) outs(%e : tensor<3x8x16x16xf32>) dimensions = [0, 2, 3]
  %r = linalg.conv_2d_nchw_fchw ins(%c, %w : tensor<3x8x16x16xf32>, tensor<8x8x1x1xf32>) outs(%i : tensor<3x8x16x16xf32>) -> tensor<3x8x16x16xf32>
  return %r : tensor<3x8x16x16xf32>
}

// -----

// Two readers of one reshaped value, a pad and a product.
// CHECK: {{^}}0 elementwise, 4 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @two_readers_of_reshaped(%x: tensor<2x14x2x48xf32>, %w: tensor<3x48x48xf32>, %v: tensor<1x48x48xf32>, %i: tensor<2x28x48xf32>, %j: tensor<2x28x48xf32>, %o: tensor<2x28x48xf32>) -> tensor<2x28x48xf32> {
  %z = arith.constant 0.0 : f32
  %c = tensor.collapse_shape %x [[0], [1, 2], [3]] : tensor<2x14x2x48xf32> into tensor<2x28x48xf32>
  %a = linalg.conv_1d_nwc_wcf ins(%c, %v : tensor<2x28x48xf32>, tensor<1x48x48xf32>) outs(%j : tensor<2x28x48xf32>) -> tensor<2x28x48xf32>
  %p = tensor.pad %c low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%0: index, %1: index, %2: index):
    tensor.yield %z : f32
  } : tensor<2x28x48xf32> to tensor<2x30x48xf32>
  %b = linalg.conv_1d_nwc_wcf ins(%p, %w : tensor<2x30x48xf32>, tensor<3x48x48xf32>) outs(%i : tensor<2x28x48xf32>) -> tensor<2x28x48xf32>
  %r = linalg.add ins(%a, %b : tensor<2x28x48xf32>, tensor<2x28x48xf32>) outs(%o : tensor<2x28x48xf32>) -> tensor<2x28x48xf32>
  return %r : tensor<2x28x48xf32>
}

// -----

// Two convolutions read one image in equal windows: it moves once.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
// Class B
func.func @two_convs_of_one_image(%a: tensor<64x64x3x3xf32>, %b: tensor<64x64x3x3xf32>, %x: tensor<1x64x58x58xf32>,
    %i: tensor<1x64x56x56xf32>, %j: tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32> {
  %e = tensor.empty() : tensor<1x64x56x56xf32>
  %0 = linalg.conv_2d_nchw_fchw ins(%x, %a : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>)
      outs(%i : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %1 = linalg.conv_2d_nchw_fchw ins(%x, %b : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>)
      outs(%j : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %2 = linalg.mul ins(%0, %1 : tensor<1x64x56x56xf32>, tensor<1x64x56x56xf32>)
      outs(%e : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  return %2 : tensor<1x64x56x56xf32>
}

// -----

// The first sum is handed out: what it starts from is made before the tiles.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @fill_of_handed_out(%x: tensor<128x5xf32>, %y: tensor<128x1x5xf32>)
    -> (tensor<128xf32>, tensor<128x1xf32>, tensor<128x1xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128xf32>
  %g = tensor.empty() : tensor<128x1xf32>
  %fill = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<128xf32>) {
  ^bb0(%o: f32):
    linalg.yield %zero : f32
  } -> tensor<128xf32>
  %0 = linalg.reduce {arith.addf} ins(%x : tensor<128x5xf32>) outs(%fill : tensor<128xf32>) dimensions = [1]
  %none = tensor.expand_shape %fill [[0, 1]] output_shape [128, 1] : tensor<128xf32> into tensor<128x1xf32>
  %1 = linalg.reduce {arith.addf} ins(%y : tensor<128x1x5xf32>) outs(%none : tensor<128x1xf32>) dimensions = [2]
  %2 = linalg.exp ins(%1 : tensor<128x1xf32>) outs(%g : tensor<128x1xf32>) -> tensor<128x1xf32>
  return %0, %1, %2 : tensor<128xf32>, tensor<128x1xf32>, tensor<128x1xf32>
}

// -----

// The product is made twice, as %0 is handed out, and both times in the tile of the bias.
// CHECK: {{^}}1 elementwise, 4 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @copied_with_bias(%x: tensor<4x16xf32>, %y: tensor<4x16xf32>, %w: tensor<16x16xf32>, %b: tensor<16xf32>)
    -> (tensor<4x16xf32>, tensor<4x16xf32>) {
  %e = tensor.empty() : tensor<4x16xf32>
  %f = tensor.empty() : tensor<4x16xf32>
  %g = tensor.empty() : tensor<4x16xf32>
  %h = tensor.empty() : tensor<4x16xf32>
  %0 = linalg.add ins(%x, %y : tensor<4x16xf32>, tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %bias = linalg.broadcast ins(%b : tensor<16xf32>) outs(%f : tensor<4x16xf32>) dimensions = [0]
  %1 = linalg.matmul ins(%0, %w : tensor<4x16xf32>, tensor<16x16xf32>) outs(%bias : tensor<4x16xf32>) -> tensor<4x16xf32>
  %2 = linalg.exp ins(%1 : tensor<4x16xf32>) outs(%g : tensor<4x16xf32>) -> tensor<4x16xf32>
  %3 = linalg.mul ins(%1, %2 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%h : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0, %3 : tensor<4x16xf32>, tensor<4x16xf32>
}

// -----

// Tiles of %1 read a part of a dim that a reshape merges, and all of it for %0: loops count these as two.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
// Class A
func.func @part_of_merged_dim(%w: tensor<40x40xf32>, %b: tensor<40xf32>, %y: tensor<5x8xf32>) -> tensor<40xf32> {
  %x = tensor.collapse_shape %y [[0, 1]] : tensor<5x8xf32> into tensor<40xf32>
  %e = tensor.empty() : tensor<40xf32>
  %0 = linalg.vecmat ins(%x, %w : tensor<40xf32>, tensor<40x40xf32>) outs(%b : tensor<40xf32>) -> tensor<40xf32>
  %1 = linalg.mul ins(%x, %0 : tensor<40xf32>, tensor<40xf32>) outs(%e : tensor<40xf32>) -> tensor<40xf32>
  return %1 : tensor<40xf32>
}

// -----

// Tiles of one row of a slice that drops a dim: nothing of several elements is between, and upstream's passes are right.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @tiles_next_to_a_dropped_dim(%x: tensor<2x4x1x16xf32>, %c: tensor<2x4x1x8xf32>, %i: tensor<2x4x1xf32>) -> tensor<2x4x1xf32> {
  %s = tensor.extract_slice %x[0, 0, 0, 1] [2, 4, 1, 8] [1, 1, 1, 2] : tensor<2x4x1x16xf32> to tensor<2x4x8xf32>
  %r = tensor.expand_shape %s [[0], [1], [2, 3]] output_shape [2, 4, 1, 8] : tensor<2x4x8xf32> into tensor<2x4x1x8xf32>
  %e = tensor.empty() : tensor<2x4x1x8xf32>
  %0 = linalg.mul ins(%r, %c : tensor<2x4x1x8xf32>, tensor<2x4x1x8xf32>) outs(%e : tensor<2x4x1x8xf32>) -> tensor<2x4x1x8xf32>
  %1 = linalg.reduce {arith.addf} ins(%0 : tensor<2x4x1x8xf32>) outs(%i : tensor<2x4x1xf32>) dimensions = [3]
  return %1 : tensor<2x4x1xf32>
}

// -----

// Sizes with symbols: how often a smaller producer is computed again is known.
// CHECK: {{^}}1 of 1 elementwise operands priced
// CHECK: {{^}}1 elementwise, 0 tile-and-fuse
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @smaller_producer(%arg0: tensor<?x1xf32>, %arg1: tensor<?x8xf32>, %arg2: index) -> tensor<?x8xf32> {
    %0 = tensor.empty(%arg2) : tensor<?x1xf32>
    %1 = tensor.empty(%arg2) : tensor<?x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x1xf32>) outs(%0 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.exp %in : f32
      linalg.yield %4 : f32
    } -> tensor<?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %2 : tensor<?x8xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.divf %in, %in_0 : f32
      linalg.yield %4 : f32
    } -> tensor<?x8xf32>
    return %3 : tensor<?x8xf32>
  }
}

// -----

// One value through two collapses, one of which keeps a dim of one element: each merges the rows in its own way.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @two_collapses(%x: tensor<1x4x4x8xf32>) -> tensor<1x16x8xf32> {
  %y = tensor.collapse_shape %x [[0, 1, 2], [3]] : tensor<1x4x4x8xf32> into tensor<16x8xf32>
  %u = tensor.collapse_shape %x [[0], [1, 2], [3]] : tensor<1x4x4x8xf32> into tensor<1x16x8xf32>
  %e = tensor.empty() : tensor<1x16x8xf32>
  %f = tensor.empty() : tensor<16x8xf32>
  %0 = linalg.exp ins(%y : tensor<16x8xf32>) outs(%f : tensor<16x8xf32>) -> tensor<16x8xf32>
  %m = tensor.expand_shape %0 [[0, 1], [2]] output_shape [1, 16, 8] : tensor<16x8xf32> into tensor<1x16x8xf32>
  %1 = linalg.sub ins(%u, %m : tensor<1x16x8xf32>, tensor<1x16x8xf32>) outs(%e : tensor<1x16x8xf32>) -> tensor<1x16x8xf32>
  return %1 : tensor<1x16x8xf32>
}

// -----

// Two pools in windows through one collapse: the same elements.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @windows_through_one_collapse(%x: tensor<3x4x7xf32>, %v: tensor<2xf32>, %w: tensor<2xf32>, %i: tensor<12x3xf32>, %j: tensor<12x3xf32>) -> tensor<12x3xf32> {
  %y = tensor.collapse_shape %x [[0, 1], [2]] : tensor<3x4x7xf32> into tensor<12x7xf32>
  %e = tensor.empty() : tensor<12x3xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<12x7xf32>, tensor<2xf32>) outs(%i : tensor<12x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<12x3xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y, %w : tensor<12x7xf32>, tensor<2xf32>) outs(%j : tensor<12x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.maximumf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<12x3xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<12x3xf32>, tensor<12x3xf32>) outs(%e : tensor<12x3xf32>) -> tensor<12x3xf32>
  return %2 : tensor<12x3xf32>
}

// -----

// Windows and rows of one value through one expand, of which one loop takes a part.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
module {
  func.func @windows_and_rows_of_an_expand(%arg0: tensor<2xf32>, %arg1: tensor<16x12xf32>) -> tensor<4x6x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %0 = tensor.empty() : tensor<4x4x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded, %arg0 : tensor<4x4x12xf32>, tensor<2xf32>) outs(%1 : tensor<4x4x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      %7 = arith.addf %6, %out : f32
      linalg.yield %7 : f32
    } -> tensor<4x4x6xf32>
    %3 = tensor.empty() : tensor<4x6x12xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x6x12xf32>) -> tensor<4x6x12xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2, %expanded : tensor<4x4x6xf32>, tensor<4x4x12xf32>) outs(%4 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      %7 = arith.addf %out, %6 : f32
      linalg.yield %7 : f32
    } -> tensor<4x6x12xf32>
    return %5 : tensor<4x6x12xf32>
  }
}

// -----

// One value as it is and through an expand: a tile takes the split dim whole.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @as_it_is_and_expanded(%x: tensor<4x6x6xf32>, %i: tensor<4x6x3x2xf32>) -> tensor<4x6x3x2xf32> {
  %y = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [4, 6, 3, 2] : tensor<4x6x6xf32> into tensor<4x6x3x2xf32>
  %e = tensor.empty() : tensor<4x6x3x2xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<4x6x6xf32>, tensor<4x6x3x2xf32>) outs(%i : tensor<4x6x3x2xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x6x3x2xf32>
  %1 = linalg.exp ins(%0 : tensor<4x6x3x2xf32>) outs(%e : tensor<4x6x3x2xf32>) -> tensor<4x6x3x2xf32>
  return %1 : tensor<4x6x3x2xf32>
}

// -----

// Channels that a collapse merges, read in tiles by a pool and whole by a convolution: not the same (on the second target).
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @channels_that_a_collapse_merges(%x: tensor<30x4x7xf32>, %v: tensor<3xf32>, %w: tensor<28x3x28xf32>, %i: tensor<28x28xf32>, %j: tensor<28x28xf32>) -> tensor<28x28xf32> {
  %y = tensor.collapse_shape %x [[0], [1, 2]] : tensor<30x4x7xf32> into tensor<30x28xf32>
  %e = tensor.empty() : tensor<28x28xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<30x28xf32>, tensor<3xf32>) outs(%i : tensor<28x28xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<28x28xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%y, %w : tensor<30x28xf32>, tensor<28x3x28xf32>) outs(%j : tensor<28x28xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %p, %c : f32
    linalg.yield %s : f32
  } -> tensor<28x28xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<28x28xf32>, tensor<28x28xf32>) outs(%e : tensor<28x28xf32>) -> tensor<28x28xf32>
  return %2 : tensor<28x28xf32>
}

// -----

// Read at quotients and remainders of one loop, what is also handed out is read anew: no tiles, but an elementwise fusion.
// CHECK: {{^}}1 elementwise, 0 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @flat_copy(%x: tensor<6x4x4xf32>, %y: tensor<6x4x4xf32>) -> (tensor<6x4x4xf32>, tensor<6x16xf32>) {
  %0 = tensor.empty() : tensor<6x4x4xf32>
  %1 = tensor.empty() : tensor<6x16xf32>
  %2 = linalg.add ins(%x, %y : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%0 : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x4x4xf32>) outs(%1 : tensor<6x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x16xf32>
  return %2, %3 : tensor<6x4x4xf32>, tensor<6x16xf32>
}

// -----

// Rows of a matrix, merged and split otherwise, against each other: a block of rows is none of those that the
// other operand has in the same tile.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @split_rows(%x: tensor<6x12xf32>, %i: tensor<12x12xf32>) -> tensor<12x12xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<6x12xf32> into tensor<72xf32>
  %y = tensor.expand_shape %c [[0, 1]] output_shape [12, 6] : tensor<72xf32> into tensor<12x6xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(a,b,c)->(a,c)>,affine_map<(a,b,c)->(b,c)>,affine_map<(a,b,c)->(a,b)>]
      ins(%y, %y : tensor<12x6xf32>, tensor<12x6xf32>) outs(%i : tensor<12x12xf32>) -> tensor<12x12xf32>
  %e = tensor.empty() : tensor<12x12xf32>
  %1 = linalg.exp ins(%0 : tensor<12x12xf32>) outs(%e : tensor<12x12xf32>) -> tensor<12x12xf32>
  return %1 : tensor<12x12xf32>
}

// -----

// A diagonal is no part of the rows that a tile has of the same matrix, and these are none of it.
// CHECK: {{^}}1 elementwise, 0 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @diagonal_and_whole(%x: tensor<5x5xf32>) -> tensor<5x5xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<5x5xf32>) outs(%0 : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %p = arith.mulf %a, %a : f32
    linalg.yield %p : f32
  } -> tensor<5xf32>
  %2 = tensor.empty() : tensor<5x5xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %1 : tensor<5x5xf32>, tensor<5xf32>) outs(%2 : tensor<5x5xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<5x5xf32>
  return %3 : tensor<5x5xf32>
}

// -----

// Nor is a band of it.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @band_and_whole(%x: tensor<9x11xf32>) -> tensor<9x11xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<9xf32>
  %1 = linalg.fill ins(%z : f32) outs(%0 : tensor<9xf32>) -> tensor<9xf32>
  %w = tensor.empty() : tensor<3xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%x, %w : tensor<9x11xf32>, tensor<3xf32>) outs(%1 : tensor<9xf32>) {
  ^bb0(%a: f32, %ww: f32, %b: f32):
    %p = arith.addf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<9xf32>
  %3 = tensor.empty() : tensor<9x11xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %2 : tensor<9x11xf32>, tensor<9xf32>) outs(%3 : tensor<9x11xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<9x11xf32>
  return %4 : tensor<9x11xf32>
}

// -----

// A pad of nothing that has to stay is a copy.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @copy_by_pad(%x: tensor<7x9xf32>) -> tensor<7x9xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<7x9xf32>
  %padded = tensor.pad %x nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<7x9xf32> to tensor<7x9xf32>
  %1 = linalg.exp ins(%padded : tensor<7x9xf32>) outs(%0 : tensor<7x9xf32>) -> tensor<7x9xf32>
  return %1 : tensor<7x9xf32>
}

// -----

// Along a diagonal of two dims, in tiles of 2 of the 3 elements of another one.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#diagonal = affine_map<(d0, d1) -> (d1, d1, d0)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>
#plain = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (0, d1)>
func.func @diagonal_in_tiles(%x: tensor<2x2x3xf32>, %r: tensor<1x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
  %e = tensor.empty() : tensor<2x3xf32>
  %a = linalg.generic {indexing_maps = [#diagonal, #transposed], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x2x3xf32>) outs(%e : tensor<2x3xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  } -> tensor<2x3xf32>
  %b:2 = linalg.generic {indexing_maps = [#plain, #row, #plain, #plain], iterator_types = ["parallel", "parallel"]}
      ins(%a, %r : tensor<2x3xf32>, tensor<1x3xf32>) outs(%e, %e : tensor<2x3xf32>, tensor<2x3xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32, %out2: f32):
    %0 = arith.addf %in, %s : f32
    %1 = arith.mulf %0, %in : f32
    linalg.yield %0, %1 : f32, f32
  } -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return %a, %b#0, %b#1 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
}

// -----

// The fused op takes its extents from other operands, whose dims are the same
// sizes.
// CHECK: {{^}}1 elementwise, 0 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#plain = affine_map<(d0, d1) -> (d0, d1)>
func.func @extents_of_another_operand(%x: tensor<?x17xbf16>, %y: tensor<?x17xbf16>, %v: tensor<?xbf16>) -> (tensor<17xbf16>, tensor<?x17xbf16>) {
  %cst = arith.constant 0.000000e+00 : bf16
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %x, %c0 : tensor<?x17xbf16>
  %0 = tensor.empty(%dim) : tensor<?x17xbf16>
  %1 = linalg.exp ins(%x : tensor<?x17xbf16>) outs(%0 : tensor<?x17xbf16>) -> tensor<?x17xbf16>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, #plain], iterator_types = ["parallel", "parallel"]} ins(%v : tensor<?xbf16>) outs(%0 : tensor<?x17xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    %7 = arith.negf %in : bf16
    linalg.yield %7 : bf16
  } -> tensor<?x17xbf16>
  %4 = tensor.empty() : tensor<17xbf16>
  %5 = linalg.fill ins(%cst : bf16) outs(%4 : tensor<17xbf16>) -> tensor<17xbf16>
  %6 = linalg.generic {indexing_maps = [#plain, #plain, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%3, %y : tensor<?x17xbf16>, tensor<?x17xbf16>) outs(%5 : tensor<17xbf16>) {
  ^bb0(%in: bf16, %in_0: bf16, %out: bf16):
    %7 = arith.negf %in : bf16
    %8 = arith.addf %7, %out : bf16
    linalg.yield %8 : bf16
  } -> tensor<17xbf16>
  return %6, %1 : tensor<17xbf16>, tensor<?x17xbf16>
}

// -----

// Two shapes that differ by a dim of 1, of what a reshape before has merged: a
// tile of both is one slice of that.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#a = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#b = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#c = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#d = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
func.func @two_expands_of_a_collapse(%x0: tensor<2x5x5x81xf32>) -> tensor<2x25x9x9xf32> {
  %cst = arith.constant 0xFF800000 : f32
  %x = tensor.collapse_shape %x0 [[0, 1, 2], [3]] : tensor<2x5x5x81xf32> into tensor<50x81xf32>
  %r = tensor.expand_shape %x [[0, 1], [2, 3]] output_shape [2, 25, 9, 9] : tensor<50x81xf32> into tensor<2x25x9x9xf32>
  %e = tensor.empty() : tensor<2x25x9x1xf32>
  %f = linalg.fill ins(%cst : f32) outs(%e : tensor<2x25x9x1xf32>) -> tensor<2x25x9x1xf32>
  %s = tensor.expand_shape %x [[0, 1], [2, 3, 4]] output_shape [2, 25, 9, 1, 9] : tensor<50x81xf32> into tensor<2x25x9x1x9xf32>
  %m = linalg.generic {indexing_maps = [#a, #b], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%s : tensor<2x25x9x1x9xf32>) outs(%f : tensor<2x25x9x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<2x25x9x1xf32>
  %g = tensor.empty() : tensor<2x25x9x9xf32>
  %y = linalg.generic {indexing_maps = [#c, #d, #c], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r, %m : tensor<2x25x9x9xf32>, tensor<2x25x9x1xf32>) outs(%g : tensor<2x25x9x9xf32>) {
  ^bb0(%in: f32, %b: f32, %out: f32):
    %0 = arith.subf %in, %b : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<2x25x9x9xf32>
  return %y : tensor<2x25x9x9xf32>
}
