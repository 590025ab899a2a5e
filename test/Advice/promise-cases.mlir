// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion="target=a100 verbose" -o /dev/null | FileCheck %s
//
// Fusions that are priced as upstream makes them, each by doing it.

// A fill that elementwise fusion leaves to inits is free then (R13).
// CHECK: 1 elementwise
#i = affine_map<(i) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>
func.func @freed(%a: tensor<9x40xf32>) -> tensor<40xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<40xf32>
  %f = tensor.empty() : tensor<40xf32>
  %none = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, #i], iterator_types = ["parallel"]}
      ins(%zero : f32) outs(%e : tensor<40xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<40xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<9x40xf32>) outs(%none : tensor<40xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<40xf32>
  %1 = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%0, %none : tensor<40xf32>, tensor<40xf32>) outs(%f : tensor<40xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<40xf32>
  return %1 : tensor<40xf32>
}

// -----

// One product and its reader: the tiles have all rows, which the reshape of the fill merges. Both products and
// their reader: refused, as then the fill would go away. Both products: refused, as they have one init.
// CHECK: {{^}}0 elementwise, 2 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#abc = affine_map<(a, b, c, k) -> (a, b, c)>
func.func @reshaped_fill(%x: tensor<4x5x10xf32>, %y: tensor<12x10xf32>, %z: tensor<12x10xf32>) -> tensor<4x5x12xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x12xf32>
  %f = tensor.empty() : tensor<4x5x12xf32>
  %fill = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<20x12xf32>) {
  ^bb0(%out: f32):
    linalg.yield %zero : f32
  } -> tensor<20x12xf32>
  %none = tensor.expand_shape %fill [[0, 1], [2]] output_shape [4, 5, 12] : tensor<20x12xf32> into tensor<4x5x12xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a, b, c, k) -> (a, b, k)>, affine_map<(a, b, c, k) -> (c, k)>, #abc],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<4x5x10xf32>, tensor<12x10xf32>) outs(%none : tensor<4x5x12xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x5x12xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(a, b, c, k) -> (a, b, k)>, affine_map<(a, b, c, k) -> (c, k)>, #abc],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %z : tensor<4x5x10xf32>, tensor<12x10xf32>) outs(%none : tensor<4x5x12xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %out, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x5x12xf32>
  %2 = linalg.mul ins(%0, %1 : tensor<4x5x12xf32>, tensor<4x5x12xf32>) outs(%f : tensor<4x5x12xf32>) -> tensor<4x5x12xf32>
  return %2 : tensor<4x5x12xf32>
}

// -----

// Both ops read a value through reshapes of a value that is a reshape itself: a tile reads it once.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#abcd = affine_map<(a, b, c, d) -> (a, b, c, d)>
func.func @reshaped_twice(%x: tensor<4x8x2x16x16xf32>) -> tensor<32x2x16x16xf32> {
  %low = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<32x2x16xf32>
  %f = tensor.empty() : tensor<32x2x16x16xf32>
  %0 = tensor.collapse_shape %x [[0, 1], [2], [3], [4]] : tensor<4x8x2x16x16xf32> into tensor<32x2x16x16xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3], [4]] output_shape [32, 2, 16, 1, 16]
      : tensor<32x2x16x16xf32> into tensor<32x2x16x1x16xf32>
  %none = linalg.fill ins(%low : f32) outs(%e : tensor<32x2x16xf32>) -> tensor<32x2x16xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d, k) -> (a, b, c, d, k)>, affine_map<(a, b, c, d, k) -> (a, b, c)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%1 : tensor<32x2x16x1x16xf32>) outs(%none : tensor<32x2x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<32x2x16xf32>
  %3 = linalg.generic {indexing_maps = [#abcd, affine_map<(a, b, c, d) -> (a, b, c)>, #abcd],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %2 : tensor<32x2x16x16xf32>, tensor<32x2x16xf32>) outs(%f : tensor<32x2x16x16xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.subf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<32x2x16x16xf32>
  return %3 : tensor<32x2x16x16xf32>
}

// -----

// What reads a slice of a fill is refused, and so is a pad of one.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
#jk = affine_map<(j, k) -> (j, k)>
func.func @sliced_fill(%x: tensor<9x8xf32>) -> (tensor<9xf32>, tensor<9x20xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<9x16xf32>
  %f = tensor.empty() : tensor<9x8xf32>
  %g = tensor.empty() : tensor<9xf32>
  %h = tensor.empty() : tensor<9x20xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<9x16xf32>) -> tensor<9x16xf32>
  %none = linalg.fill ins(%zero : f32) outs(%g : tensor<9xf32>) -> tensor<9xf32>
  %slice = tensor.extract_slice %ones[0, 8] [9, 8] [1, 1] : tensor<9x16xf32> to tensor<9x8xf32>
  %0 = linalg.mul ins(%x, %slice : tensor<9x8xf32>, tensor<9x8xf32>) outs(%f : tensor<9x8xf32>) -> tensor<9x8xf32>
  %1 = linalg.generic {indexing_maps = [#jk, affine_map<(j, k) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%0 : tensor<9x8xf32>) outs(%none : tensor<9xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  } -> tensor<9xf32>
  %2 = tensor.pad %ones low[0, 0] high[0, 4] {
  ^bb0(%j: index, %k: index):
    tensor.yield %zero : f32
  } : tensor<9x16xf32> to tensor<9x20xf32>
  %3 = linalg.exp ins(%2 : tensor<9x20xf32>) outs(%h : tensor<9x20xf32>) -> tensor<9x20xf32>
  return %1, %3 : tensor<9xf32>, tensor<9x20xf32>
}

// -----

// Windows of 2 by 2 that step by 2 read nothing of the padding at the end: upstream's tiles have no pad.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @unread_padding(%x: tensor<2x16x56x56xf32>, %w: tensor<8x16x1x1xf32>) -> tensor<2x8x28x28xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 0, 0, 0] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %v: index):
    tensor.yield %zero : f32
  } : tensor<2x16x56x56xf32> to tensor<2x16x57x57xf32>
  %e = tensor.empty() : tensor<2x16x28x28xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<2x16x28x28xf32>) -> tensor<2x16x28x28xf32>
  %window = tensor.empty() : tensor<2x2xf32>
  %sum = linalg.pooling_nchw_sum {strides = dense<2> : vector<2xi64>}
      ins(%padded, %window : tensor<2x16x57x57xf32>, tensor<2x2xf32>)
      outs(%none : tensor<2x16x28x28xf32>) -> tensor<2x16x28x28xf32>
  %f = tensor.empty() : tensor<2x8x28x28xf32>
  %start = linalg.fill ins(%zero : f32) outs(%f : tensor<2x8x28x28xf32>) -> tensor<2x8x28x28xf32>
  %conv = linalg.conv_2d_nchw_fchw ins(%sum, %w : tensor<2x16x28x28xf32>, tensor<8x16x1x1xf32>)
      outs(%start : tensor<2x8x28x28xf32>) -> tensor<2x8x28x28xf32>
  return %conv : tensor<2x8x28x28xf32>
}

// -----

// Each tile pads all of an image of %x; every second row and column that the first convolution reads are among that.
// CHECK: {{^}}0 elementwise, 4 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#nchw = affine_map<(n, c, h, w) -> (n, c, h, w)>
func.func @part_of_padded(%x: tensor<2x24x28x28xf32>, %v: tensor<24x1x1xf32>,
                          %w: tensor<24x3x3xf32>) -> tensor<2x24x14x14xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x24x14x14xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<2x24x14x14xf32>) -> tensor<2x24x14x14xf32>
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : vector<2xi64>}
      ins(%x, %v : tensor<2x24x28x28xf32>, tensor<24x1x1xf32>)
      outs(%none : tensor<2x24x14x14xf32>) -> tensor<2x24x14x14xf32>
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %u: index):
    tensor.yield %zero : f32
  } : tensor<2x24x28x28xf32> to tensor<2x24x30x30xf32>
  %1 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<2> : vector<2xi64>}
      ins(%padded, %w : tensor<2x24x30x30xf32>, tensor<24x3x3xf32>)
      outs(%none : tensor<2x24x14x14xf32>) -> tensor<2x24x14x14xf32>
  %2 = linalg.generic {indexing_maps = [#nchw, #nchw, #nchw],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%0, %1 : tensor<2x24x14x14xf32>, tensor<2x24x14x14xf32>) outs(%e : tensor<2x24x14x14xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.addf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<2x24x14x14xf32>
  return %2 : tensor<2x24x14x14xf32>
}

// -----

// Windows of 3 by 3 that step by 4 need 55 of 58 padded rows and columns, of which 54 are of %x.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @unread_rows(%x: tensor<2x96x56x56xf32>, %w: tensor<96x3x3xf32>) -> tensor<2x96x14x14xf32> {
  %zero = arith.constant 0.0 : f32
  %padded = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %u: index):
    tensor.yield %zero : f32
  } : tensor<2x96x56x56xf32> to tensor<2x96x58x58xf32>
  %e = tensor.empty() : tensor<2x96x14x14xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<2x96x14x14xf32>) -> tensor<2x96x14x14xf32>
  %0 = linalg.depthwise_conv_2d_nchw_chw {strides = dense<4> : vector<2xi64>}
      ins(%padded, %w : tensor<2x96x58x58xf32>, tensor<96x3x3xf32>)
      outs(%none : tensor<2x96x14x14xf32>) -> tensor<2x96x14x14xf32>
  return %0 : tensor<2x96x14x14xf32>
}

// -----

// A maximum of two values per channel and what is subtracted by it read the same part of %x, through reshapes that
// differ by a dim of size 1.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @unit_dims(%x: tensor<3x256x1x1xf32>) -> tensor<3x2x128x1x1xf32> {
  %low = arith.constant -1.0e30 : f32
  %e = tensor.empty() : tensor<3x1x128x1x1xf32>
  %f = linalg.fill ins(%low : f32) outs(%e : tensor<3x1x128x1x1xf32>) -> tensor<3x1x128x1x1xf32>
  %pairs = tensor.expand_shape %x [[0, 1], [2, 3], [4], [5]] output_shape [3, 1, 2, 128, 1, 1]
      : tensor<3x256x1x1xf32> into tensor<3x1x2x128x1x1xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(n, u, p, c, h, w) -> (n, u, p, c, h, w)>,
                                          affine_map<(n, u, p, c, h, w) -> (n, u, c, h, w)>],
                         iterator_types = ["parallel", "parallel", "reduction", "parallel", "parallel", "parallel"]}
      ins(%pairs : tensor<3x1x2x128x1x1xf32>) outs(%f : tensor<3x1x128x1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<3x1x128x1x1xf32>
  %both = tensor.expand_shape %x [[0], [1, 2], [3], [4]] output_shape [3, 2, 128, 1, 1]
      : tensor<3x256x1x1xf32> into tensor<3x2x128x1x1xf32>
  %g = tensor.empty() : tensor<3x2x128x1x1xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(n, p, c, h, w) -> (n, p, c, h, w)>,
                                        affine_map<(n, p, c, h, w) -> (n, 0, c, h, w)>,
                                        affine_map<(n, p, c, h, w) -> (n, p, c, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%both, %max : tensor<3x2x128x1x1xf32>, tensor<3x1x128x1x1xf32>) outs(%g : tensor<3x2x128x1x1xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %s = arith.subf %in, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x2x128x1x1xf32>
  return %0 : tensor<3x2x128x1x1xf32>
}

// -----

// Each number of a row less each other one, of which others use the result. The row is read as two values, through
// reshapes that differ by more than what either has of it.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#nij = affine_map<(n, i, j) -> (n, i, j)>
func.func @against_itself(%x: tensor<4x4x4x4x1xf32>) -> (tensor<16x16x16xf32>, tensor<16x16x16xi1>) {
  %zero = arith.constant 0.0 : f32
  %flat = tensor.collapse_shape %x [[0, 1], [2, 3, 4]] : tensor<4x4x4x4x1xf32> into tensor<16x16xf32>
  %columns = tensor.expand_shape %flat [[0], [1, 2]] output_shape [16, 1, 16] : tensor<16x16xf32> into tensor<16x1x16xf32>
  %rows = tensor.collapse_shape %x [[0, 1], [2, 3], [4]] : tensor<4x4x4x4x1xf32> into tensor<16x16x1xf32>
  %e = tensor.empty() : tensor<16x16x16xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(n, i, j) -> (n, 0, j)>, affine_map<(n, i, j) -> (n, i, 0)>, #nij],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%columns, %rows : tensor<16x1x16xf32>, tensor<16x16x1xf32>) outs(%e : tensor<16x16x16xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %s = arith.subf %l, %r : f32
    linalg.yield %s : f32
  } -> tensor<16x16x16xf32>
  %f = tensor.empty() : tensor<16x16x16xi1>
  %1 = linalg.generic {indexing_maps = [#nij, #nij], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%0 : tensor<16x16x16xf32>) outs(%f : tensor<16x16x16xi1>) {
  ^bb0(%in: f32, %out: i1):
    %s = arith.cmpf une, %in, %zero : f32
    linalg.yield %s : i1
  } -> tensor<16x16x16xi1>
  return %0, %1 : tensor<16x16x16xf32>, tensor<16x16x16xi1>
}

// -----

// Scores of each word against all others: each tile has a row of a batch's keys, transposed, and all of the value as
// queries, through another reshape. The value moves once: 4608 B read, a tile of 512 written, 5184 of scores.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @whole_and_rows(%x: tensor<144x8xf32>) -> tensor<16x9x9xf32> {
  %zero = arith.constant 0.0 : f32
  %images = tensor.expand_shape %x [[0, 1, 2], [3]] output_shape [2, 8, 9, 8] : tensor<144x8xf32> into tensor<2x8x9x8xf32>
  %e = tensor.empty() : tensor<2x8x8x9xf32>
  %t = linalg.transpose ins(%images : tensor<2x8x9x8xf32>) outs(%e : tensor<2x8x8x9xf32>) permutation = [0, 1, 3, 2]
  %queries = tensor.expand_shape %x [[0, 1], [2]] output_shape [16, 9, 8] : tensor<144x8xf32> into tensor<16x9x8xf32>
  %keys = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<2x8x8x9xf32> into tensor<16x8x9xf32>
  %f = tensor.empty() : tensor<16x9x9xf32>
  %init = linalg.fill ins(%zero : f32) outs(%f : tensor<16x9x9xf32>) -> tensor<16x9x9xf32>
  %scores = linalg.batch_matmul ins(%queries, %keys : tensor<16x9x8xf32>, tensor<16x8x9xf32>) outs(%init : tensor<16x9x9xf32>) -> tensor<16x9x9xf32>
  return %scores : tensor<16x9x9xf32>
}

// -----

// Rows less a part of their sum: both ops read a value through other shapes, of which each tile has the same rows. It
// moves once: 8192 B, a tile of sums, 8192 B of results.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#rows = affine_map<(n, h, w, c) -> (n, h, w)>
#all = affine_map<(n, h, w, c) -> (n, h, w, c)>
#split_rows = affine_map<(n, h, w, c, d) -> (n, h, w)>
#split = affine_map<(n, h, w, c, d) -> (n, h, w, c, d)>
func.func @same_rows(%x: tensor<2x64x16xf32>) -> tensor<2x8x8x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %flat = tensor.expand_shape %x [[0], [1, 2], [3]] output_shape [2, 8, 8, 16] : tensor<2x64x16xf32> into tensor<2x8x8x16xf32>
  %blocks = tensor.expand_shape %x [[0], [1, 2], [3, 4]] output_shape [2, 8, 8, 4, 4] : tensor<2x64x16xf32> into tensor<2x8x8x4x4xf32>
  %e = tensor.empty() : tensor<2x8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  %sum = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%flat : tensor<2x8x8x16xf32>) outs(%f : tensor<2x8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x8x8xf32>
  %g = tensor.empty() : tensor<2x8x8x4x4xf32>
  %0 = linalg.generic {indexing_maps = [#split, #split_rows, #split],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%blocks, %sum : tensor<2x8x8x4x4xf32>, tensor<2x8x8xf32>) outs(%g : tensor<2x8x8x4x4xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %d = arith.divf %in, %s : f32
    linalg.yield %d : f32
  } -> tensor<2x8x8x4x4xf32>
  return %0 : tensor<2x8x8x4x4xf32>
}

// -----

// Groups of channels less their sums, as upstream folds dims of 1: the value is seen as flat images and those as groups.
// An image has all of them, so that it moves once: 4608 B, a tile of sums (16 B), 4608 B of results.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#group = affine_map<(n, g, c) -> (n, g)>
#image = affine_map<(n, g, c) -> (n, g, c)>
func.func @flat_and_split(%x: tensor<2x16x6x6xf32>) -> tensor<2x4x144xf32> {
  %zero = arith.constant 0.0 : f32
  %flat = tensor.collapse_shape %x [[0], [1, 2, 3]] : tensor<2x16x6x6xf32> into tensor<2x576xf32>
  %groups = tensor.expand_shape %flat [[0], [1, 2]] output_shape [2, 4, 144] : tensor<2x576xf32> into tensor<2x4x144xf32>
  %e = tensor.empty() : tensor<2x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %sum = linalg.generic {indexing_maps = [#image, #group], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%groups : tensor<2x4x144xf32>) outs(%f : tensor<2x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x4xf32>
  %g = tensor.empty() : tensor<2x4x144xf32>
  %0 = linalg.generic {indexing_maps = [#image, #group, #image], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%groups, %sum : tensor<2x4x144xf32>, tensor<2x4xf32>) outs(%g : tensor<2x4x144xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %d = arith.subf %in, %s : f32
    linalg.yield %d : f32
  } -> tensor<2x4x144xf32>
  return %0 : tensor<2x4x144xf32>
}

// -----

// A sum of what is made of positions: once a producer without inputs is in its producer, the sum would have its extent
// from nowhere. So both pairs are fused, and not all three.
// CHECK: {{^}}2 elementwise, 0 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#at = affine_map<(i) -> (i)>
func.func @no_extent() -> (tensor<5xi64>, tensor<5xi1>, tensor<i64>) {
  %zero = arith.constant 0 : i64
  %e = tensor.empty() : tensor<5xi64>
  %0 = linalg.generic {indexing_maps = [#at], iterator_types = ["parallel"]} outs(%e : tensor<5xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    linalg.yield %n : i64
  } -> tensor<5xi64>
  %g = tensor.empty() : tensor<5xi1>
  %1 = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel"]} ins(%0 : tensor<5xi64>) outs(%g : tensor<5xi1>) {
  ^bb0(%in: i64, %out: i1):
    %c = arith.cmpi ne, %in, %zero : i64
    linalg.yield %c : i1
  } -> tensor<5xi1>
  %h = tensor.empty() : tensor<i64>
  %f = linalg.fill ins(%zero : i64) outs(%h : tensor<i64>) -> tensor<i64>
  %2 = linalg.generic {indexing_maps = [#at, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%1 : tensor<5xi1>) outs(%f : tensor<i64>) {
  ^bb0(%in: i1, %out: i64):
    %w = arith.extui %in : i1 to i64
    %s = arith.addi %w, %out : i64
    linalg.yield %s : i64
  } -> tensor<i64>
  return %0, %1, %2 : tensor<5xi64>, tensor<5xi1>, tensor<i64>
}

// -----

// Steps of a sequence from its end: an op that reads in its payload is no fill, which upstream's loops would make again.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#tnc = affine_map<(t, n, c) -> (t, n, c)>
#nc = affine_map<(n, c) -> (n, c)>
func.func @reversed(%x: tensor<10x2x48xf32>, %w: tensor<2x12xf32>, %v: tensor<12x48xf32>) -> (tensor<2x48xf32>, tensor<2x48xf32>) {
  %zero = arith.constant 0.0 : f32
  %last = arith.constant 9 : index
  %e = tensor.empty() : tensor<10x2x48xf32>
  %back = linalg.generic {indexing_maps = [#tnc], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<10x2x48xf32>) {
  ^bb0(%out: f32):
    %t = linalg.index 0 : index
    %n = linalg.index 1 : index
    %c = linalg.index 2 : index
    %b = arith.subi %last, %t : index
    %r = tensor.extract %x[%b, %n, %c] : tensor<10x2x48xf32>
    linalg.yield %r : f32
  } -> tensor<10x2x48xf32>
  %first = tensor.extract_slice %back[0, 0, 0] [1, 2, 48] [1, 1, 1] : tensor<10x2x48xf32> to tensor<2x48xf32>
  %second = tensor.extract_slice %back[1, 0, 0] [1, 2, 48] [1, 1, 1] : tensor<10x2x48xf32> to tensor<2x48xf32>
  %g = tensor.empty() : tensor<2x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%g : tensor<2x48xf32>) -> tensor<2x48xf32>
  %p = linalg.matmul ins(%w, %v : tensor<2x12xf32>, tensor<12x48xf32>) outs(%f : tensor<2x48xf32>) -> tensor<2x48xf32>
  %h = tensor.empty() : tensor<2x48xf32>
  %0 = linalg.generic {indexing_maps = [#nc, #nc, #nc], iterator_types = ["parallel", "parallel"]}
      ins(%p, %first : tensor<2x48xf32>, tensor<2x48xf32>) outs(%h : tensor<2x48xf32>) {
  ^bb0(%in: f32, %s: f32, %out: f32):
    %d = arith.addf %in, %s : f32
    linalg.yield %d : f32
  } -> tensor<2x48xf32>
  return %0, %second : tensor<2x48xf32>, tensor<2x48xf32>
}

// -----

// Two sums start from one fill, the first one through a reshape. Once that is in the tiles of its reader, which fill
// their own, the other sum alone has the fill, which is free then: its 64 B are saved too.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#nkc = affine_map<(n, c, k) -> (n, k)>
#ck = affine_map<(n, c, k) -> (c, k)>
#nc1 = affine_map<(n, c, k) -> (n, c)>
#sum = affine_map<(n, u, c, k) -> (n, u, c)>
func.func @freed_fill(%x: tensor<2x8xf32>, %w: tensor<8x8xf32>, %b: tensor<2x8xf32>, %y: tensor<2x1x8x8xf32>) -> (tensor<2x8xf32>, tensor<2x1x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x1x8xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(n, u, c) -> (n, u, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%e : tensor<2x1x8xf32>) {
  ^bb0(%out: f32):
    linalg.yield %zero : f32
  } -> tensor<2x1x8xf32>
  %init = tensor.collapse_shape %f [[0, 1], [2]] : tensor<2x1x8xf32> into tensor<2x8xf32>
  %0 = linalg.generic {indexing_maps = [#nkc, #ck, #nc1], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<2x8xf32>, tensor<8x8xf32>) outs(%init : tensor<2x8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %p, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x8xf32>
  %g = tensor.empty() : tensor<2x8xf32>
  %1 = linalg.add ins(%0, %b : tensor<2x8xf32>, tensor<2x8xf32>) outs(%g : tensor<2x8xf32>) -> tensor<2x8xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(n, u, c, k) -> (n, u, c, k)>, #sum],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%y : tensor<2x1x8x8xf32>) outs(%f : tensor<2x1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<2x1x8xf32>
  return %1, %2 : tensor<2x8xf32>, tensor<2x1x8xf32>
}

// -----

// A pad as the init of the op that is tiled: upstream would copy each of its tiles. Refused.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 0 siblings
func.func @pad_as_init(%x: tensor<8x3xf32>, %y: tensor<8x2xf32>, %w: tensor<2x4xf32>) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x3xf32> to tensor<8x4xf32>
  %0 = linalg.matmul ins(%y, %w : tensor<8x2xf32>, tensor<2x4xf32>) outs(%p : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// An op that reads the tensor that it overwrites has one tile, unless it is the last one.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @reads_what_it_overwrites(%x: tensor<3x5xf32>, %w: tensor<5x3xf32>, %j: tensor<3xf32>) -> tensor<3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x3xf32>) -> tensor<3x3xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<3x5xf32>, tensor<5x3xf32>) outs(%f : tensor<3x3xf32>) -> tensor<3x3xf32>
  %1 = linalg.tanh ins(%0 : tensor<3x3xf32>) outs(%0 : tensor<3x3xf32>) -> tensor<3x3xf32>
  %2 = linalg.reduce {arith.addf} ins(%1 : tensor<3x3xf32>) outs(%j : tensor<3xf32>) dimensions = [1]
  return %2 : tensor<3xf32>
}

// -----

// The same after an elementwise op: upstream's patterns put an empty tensor there, and fuse.
// CHECK: {{^}}1 elementwise, 0 tile-and-fuse
#map = affine_map<(d0) -> (d0)>
func.func @overwrites_its_input(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%0, %y : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// A softmax beside an elementwise op: siblings.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 1 siblings
func.func @softmax_sibling(%x: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %e = tensor.empty() : tensor<16x32xf32>
  %f = tensor.empty() : tensor<16x32xf32>
  %0 = linalg.exp ins(%x : tensor<16x32xf32>) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %1 = linalg.softmax dimension(1) ins(%x : tensor<16x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %0, %1 : tensor<16x32xf32>, tensor<16x32xf32>
}

// -----

// A result that only the consumer reads goes away with a part of the payload, another one stays: refused as elementwise.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @loses_a_result(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = tensor.empty() : tensor<8xf32>
  %b = tensor.empty() : tensor<8xf32>
  %c = tensor.empty() : tensor<8xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%a, %b : tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%in: f32, %o: f32, %p: f32):
    %2 = math.absf %in : f32
    %3 = math.exp %in : f32
    linalg.yield %2, %3 : f32, f32
  } -> (tensor<8xf32>, tensor<8xf32>)
  %1 = linalg.exp ins(%0#1 : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
  %4 = linalg.exp ins(%0#0 : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
  return %4, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Two copies of an op whose storage comes from outside, one of which is handed out, share it.
// CHECK: {{^}}1 elementwise, 4 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @copied_onto_outside(%i: tensor<6x2xf32>, %x: tensor<6x2xf32>, %s: tensor<6xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>) {
  %e = tensor.empty() : tensor<6x2xf32>
  %g = tensor.empty() : tensor<6x2xf32>
  %1 = linalg.negf ins(%x : tensor<6x2xf32>) outs(%i : tensor<6x2xf32>) -> tensor<6x2xf32>
  %2 = linalg.exp ins(%1 : tensor<6x2xf32>) outs(%e : tensor<6x2xf32>) -> tensor<6x2xf32>
  %3 = linalg.reduce {arith.addf} ins(%2 : tensor<6x2xf32>) outs(%s : tensor<6xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%2, %3 : tensor<6x2xf32>, tensor<6xf32>) outs(%g : tensor<6x2xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %d = arith.divf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<6x2xf32>
  return %1, %4 : tensor<6x2xf32>, tensor<6x2xf32>
}

// -----

// What the product takes needs %x alone: elementwise fusion would drop %v from its payload, with both results staying.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func @operand_of_another_result(%x: tensor<16x20xf32>, %v: tensor<16x20xf32>, %i: tensor<20xf32>)
    -> (tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xf32>, tensor<16x20xf32>) {
  %e = tensor.empty() : tensor<16x20xf32>
  %z = arith.constant 0.0 : f32
  %e2 = tensor.empty() : tensor<16x20xf32>
  %e3 = tensor.empty() : tensor<16x20xf32>
  %e4 = tensor.empty() : tensor<16xf32>
  %1:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %v : tensor<16x20xf32>, tensor<16x20xf32>) outs(%e, %e2 : tensor<16x20xf32>, tensor<16x20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32, %p: f32):
    %q = arith.maximumf %a, %b : f32
    %r = arith.negf %a : f32
    linalg.yield %q, %r : f32, f32
  } -> (tensor<16x20xf32>, tensor<16x20xf32>)
  %f = linalg.fill ins(%z : f32) outs(%e4 : tensor<16xf32>) -> tensor<16xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%1#0 : tensor<16x20xf32>) outs(%f : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %q = arith.maximumf %a, %o : f32
    linalg.yield %q : f32
  } -> tensor<16xf32>
  %3 = linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%1#1, %i : tensor<16x20xf32>, tensor<20xf32>) outs(%e3 : tensor<16x20xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.mulf %a, %b : f32
    linalg.yield %q : f32
  } -> tensor<16x20xf32>
  return %2, %1#0, %1#1, %3 : tensor<16xf32>, tensor<16x20xf32>, tensor<16x20xf32>, tensor<16x20xf32>
}

// -----

// In a loop two ops read one element at a place that the data decides: in one
// iteration it is the same one.
// CHECK: {{^}}2 elementwise, 0 tile-and-fuse, 0 siblings
#s = affine_map<(d0) -> ()>
#v = affine_map<(d0) -> (d0)>
func.func @scalar_at_an_unknown_place(%xs: tensor<4xf32>, %a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<8xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %a, %q = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    %k = arith.subi %c3, %i : index
    %k0 = arith.maxsi %k, %c0 : index
    %k1 = arith.minsi %k0, %c3 : index
    %sl = tensor.extract_slice %xs[%k1] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %sc = tensor.collapse_shape %sl [] : tensor<1xf32> into tensor<f32>
    %t = linalg.generic {indexing_maps = [#s, #v], iterator_types = ["parallel"]} ins(%sc : tensor<f32>) outs(%e : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %u = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]} ins(%t, %p : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%in: f32, %in2: f32, %out: f32):
      %0 = arith.mulf %in, %in2 : f32
      linalg.yield %0 : f32
    } -> tensor<8xf32>
    %w = linalg.generic {indexing_maps = [#v, #v, #v], iterator_types = ["parallel"]} ins(%t, %q : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
    ^bb0(%in: f32, %in2: f32, %out: f32):
      %0 = arith.addf %in, %in2 : f32
      linalg.yield %0 : f32
    } -> tensor<8xf32>
    scf.yield %u, %w : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// An elementwise op and a convolution with a window of one point read one image.
// CHECK: {{^}}0 elementwise, 0 tile-and-fuse, 1 siblings (worst ratio 1.0000)
func.func @product_beside_what_scales(%x: tensor<1x80x32x48xf32>, %v: tensor<1x80x1x1xf32>, %w: tensor<1x80x1x1xf32>, %bias: tensor<1x1x32x48xf32>) -> (tensor<1x80x32x48xf32>, tensor<1x1x32x48xf32>) {
  %e = tensor.empty() : tensor<1x80x32x48xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %v : tensor<1x80x32x48xf32>, tensor<1x80x1x1xf32>) outs(%e : tensor<1x80x32x48xf32>) {
  ^bb0(%in: f32, %k: f32, %out: f32):
    %0 = arith.mulf %in, %k : f32
    linalg.yield %0 : f32
  } -> tensor<1x80x32x48xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<1x80x32x48xf32>, tensor<1x80x1x1xf32>) outs(%bias : tensor<1x1x32x48xf32>) -> tensor<1x1x32x48xf32>
  return %s, %c : tensor<1x80x32x48xf32>, tensor<1x1x32x48xf32>
}

// -----

// Even and odd columns, and the rows doubled. Before: 1024 B read, 512 written, 512 read, 1024 written. The fused op reads
// through (i floordiv 2, 2 * j) and (i floordiv 2, 2 * j + 1), whose union is not known, 512 to 1024 B, and writes 1024:
// 1024 B are promised, the end at which less is saved.
// CHECK: {{^}}edge elementwise of 2 ops: 1024 of 1024 B
#ij = affine_map<(i, j) -> (i, j)>
func.func @even_odd(%a: tensor<8x32xf32>) -> tensor<16x16xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j * 2)>, affine_map<(i, j) -> (i, j * 2 + 1)>, #ij],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<8x32xf32>, tensor<8x32xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %m = arith.maximumf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<8x16xf32>
  %f = tensor.empty() : tensor<16x16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i floordiv 2, j)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x16xf32>) outs(%f : tensor<16x16xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<16x16xf32>
  return %r : tensor<16x16xf32>
}

// -----

// Rows 0 to 3 and rows 2 to 65 of %a, 66 of them, which is not known: 4096 to 4224 B. The sum is not read again, 4096 B, but
// %a is, and %b, 64 B: -192 B.
// CHECK: {{^}}edge elementwise of 2 ops: -192 of -192 B
#ij = affine_map<(i, j) -> (i, j)>
func.func @mod_and_window(%a: tensor<66x16xf32>, %b: tensor<16xf32>, %c: tensor<64xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>) {
  %e = tensor.empty() : tensor<64x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i mod 4, j)>, affine_map<(i, j) -> (i + 2, j)>,
                                        affine_map<(i, j) -> (j)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a, %b : tensor<66x16xf32>, tensor<66x16xf32>, tensor<16xf32>) outs(%e : tensor<64x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out: f32):
    %m = arith.mulf %y, %z : f32
    %t = arith.addf %x, %m : f32
    linalg.yield %t : f32
  } -> tensor<64x16xf32>
  %r = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (i)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%s, %c : tensor<64x16xf32>, tensor<64xf32>) outs(%e : tensor<64x16xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<64x16xf32>
  return %s, %r : tensor<64x16xf32>, tensor<64x16xf32>
}

// -----

// %a through (2 * i + j, j) and (63 - i, j), 1024 elements each, 1592 together, which is not known: 4096 to 8192 B. Promised is
// less than the 4096 - 6368 - 64 = -2336 B that are saved.
// CHECK: {{^}}edge elementwise of 2 ops: -4160 of -4160 B
#ij = affine_map<(i, j) -> (i, j)>
func.func @reverse_and_skew(%a: tensor<142x16xf32>, %b: tensor<16xf32>, %c: tensor<64xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>) {
  %e = tensor.empty() : tensor<64x16xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i * 2 + j, j)>, affine_map<(i, j) -> (63 - i, j)>,
                                        affine_map<(i, j) -> (j)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a, %b : tensor<142x16xf32>, tensor<142x16xf32>, tensor<16xf32>) outs(%e : tensor<64x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out: f32):
    %m = arith.mulf %y, %z : f32
    %t = arith.addf %x, %m : f32
    linalg.yield %t : f32
  } -> tensor<64x16xf32>
  %r = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (i)>, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%s, %c : tensor<64x16xf32>, tensor<64xf32>) outs(%e : tensor<64x16xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<64x16xf32>
  return %s, %r : tensor<64x16xf32>, tensor<64x16xf32>
}

// -----

// With symbols the most is taken: even and odd columns, of which the union would be exact, per row 26 elements read again for
// 13 that are not.
// CHECK: {{^}}edge elementwise of 2 ops: -104*size0 of -104*size0 B
#ij = affine_map<(i, j) -> (i, j)>
func.func @symbol_even_odd(%a: tensor<?x26xf64>) -> (tensor<?x13xf64>, tensor<?x13xf64>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x26xf64>
  %e = tensor.empty(%n) : tensor<?x13xf64>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j * 2)>, affine_map<(i, j) -> (i, j * 2 + 1)>, #ij],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<?x26xf64>, tensor<?x26xf64>) outs(%e : tensor<?x13xf64>) {
  ^bb0(%x: f64, %y: f64, %out: f64):
    %m = arith.maximumf %x, %y : f64
    linalg.yield %m : f64
  } -> tensor<?x13xf64>
  %q = linalg.mul ins(%p, %p : tensor<?x13xf64>, tensor<?x13xf64>) outs(%e : tensor<?x13xf64>) -> tensor<?x13xf64>
  return %p, %q : tensor<?x13xf64>, tensor<?x13xf64>
}

// -----

// Two windows of %a, 12 * m elements each with m = size0 - 2. The sum is not read again, 48 * m B, but %b is, as many, and of
// %a at most both windows.
// CHECK: {{^}}edge elementwise of 2 ops: -4*min(14*size0, 24*max(0, size0 - 2)) of -4*min(14*size0, 24*max(0, size0 - 2)) B
#ij = affine_map<(i, j) -> (i, j)>
func.func @symbol_windows(%a: tensor<?x14xf32>, %b: tensor<?x12xf32>, %f: tensor<?xf32>) -> (tensor<?x12xf32>, tensor<?xf32>) {
  %m2 = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x14xf32>
  %n = arith.addi %d, %m2 : index
  %e = tensor.empty(%n) : tensor<?x12xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + 1, j + 1)>, affine_map<(i, j) -> (i + 2, j + 2)>, #ij, #ij],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %a, %b : tensor<?x14xf32>, tensor<?x14xf32>, tensor<?x12xf32>) outs(%e : tensor<?x12xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %out: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<?x12xf32>
  %q = linalg.generic {indexing_maps = [#ij, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<?x12xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%x: f32, %out: f32):
    %s = arith.addf %x, %out : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %p, %q : tensor<?x12xf32>, tensor<?xf32>
}

// -----

// Three products with one left factor %a, the first and the last also with one right factor %d, of which they are consecutive
// readers: both in tiles of their rows, which index %a, read %a and %d once.
// CHECK: {{^}}edge sibling of 2 ops: 200 of 200 B, ratio 1.0000
func.func @two_shared(%a: tensor<5x5xf32>, %d: tensor<5x5xf32>, %x: tensor<5x5xf32>, %s0: tensor<5x5xf32>, %u0: tensor<5x5xf32>,
                      %t0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) {
  %s = linalg.matmul ins(%a, %d : tensor<5x5xf32>, tensor<5x5xf32>) outs(%s0 : tensor<5x5xf32>) -> tensor<5x5xf32>
  %u = linalg.matmul ins(%a, %x : tensor<5x5xf32>, tensor<5x5xf32>) outs(%u0 : tensor<5x5xf32>) -> tensor<5x5xf32>
  %t = linalg.matmul ins(%a, %d : tensor<5x5xf32>, tensor<5x5xf32>) outs(%t0 : tensor<5x5xf32>) -> tensor<5x5xf32>
  return %s, %u, %t : tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>
}

// -----

// Two ops start from one bufferization.alloc_tensor, as --empty-tensor-to-alloc-tensor makes it: each use is storage of its
// own, as of a tensor.empty. The sums are not written and read again.
// CHECK: {{^}}edge tile-and-fuse of 2 ops: 40 of 40 B, ratio 1.0000
func.func @alloc_tensor(%a: tensor<34x10xf32>) -> tensor<10xf32> {
  %c = arith.constant 0.03125 : f32
  %zero = arith.constant 0.0 : f32
  %e = bufferization.alloc_tensor() : tensor<10xf32>
  %none = linalg.fill ins(%zero : f32) outs(%e : tensor<10xf32>) -> tensor<10xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                       iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<34x10xf32>) outs(%none : tensor<10xf32>) {
  ^bb0(%x: f32, %out: f32):
    %t = arith.addf %out, %x : f32
    linalg.yield %t : f32
  } -> tensor<10xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
      ins(%s : tensor<10xf32>) outs(%e : tensor<10xf32>) {
  ^bb0(%x: f32, %out: f32):
    %t = arith.mulf %x, %c : f32
    linalg.yield %t : f32
  } -> tensor<10xf32>
  return %r : tensor<10xf32>
}

// -----

// Two ops read the result of one that overwrites what it reads. Rows stay: 14 B of %1 and 2 B of the sums; 286 B = 112 B
// of %x, 16 B of %m, 2 * 16 B of %z, 112 B of the result, and 14 B.
// CHECK: group tile-and-fuse of 4 ops: 562 of 562 B
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @two_read_what_overwrites(%x: tensor<8x7xf16>, %m: tensor<8xf16>, %z: tensor<8xf16>) -> tensor<8x7xf16> {
  %e = tensor.empty() : tensor<8x7xf16>
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<8x7xf16>, tensor<8xf16>) outs(%e : tensor<8x7xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %r = arith.subf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<8x7xf16>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x7xf16>) outs(%0 : tensor<8x7xf16>) {
  ^bb0(%a: f16, %o: f16):
    %r = math.exp %a : f16
    linalg.yield %r : f16
  } -> tensor<8x7xf16>
  %2 = linalg.reduce {arith.addf} ins(%1 : tensor<8x7xf16>) outs(%z : tensor<8xf16>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<8x7xf16>, tensor<8xf16>) outs(%e : tensor<8x7xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %r = arith.divf %a, %b : f16
    linalg.yield %r : f16
  } -> tensor<8x7xf16>
  return %3 : tensor<8x7xf16>
}

// -----

// %0 is handed out, and %1 made twice: %2 reads one tile of 64 B and overwrites the other.
// CHECK: group tile-and-fuse of 4 ops: 2368 of 2368 B
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @one_copy_overwritten(%x: tensor<8x16xf32>, %i: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8x16xf32>
  %0 = linalg.exp ins(%x : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.mulf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<8x16xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.sqrt %a : f32
    linalg.yield %r : f32
  } -> tensor<8x16xf32>
  %3 = linalg.reduce {arith.addf} ins(%2 : tensor<8x16xf32>) outs(%i : tensor<8xf32>) dimensions = [1]
  return %0, %3 : tensor<8x16xf32>, tensor<8xf32>
}

// -----

// The kernel's tile of the broadcast is equal to the other one, of which CSE would make
// one: no saving of the kernel. Apart 147,456 + 131,104 B move: the matrix is read, eight
// of it are written, then read, and 8 sums written. As one: the matrix is read, a tile
// of it written back once, and the sums.
// CHECK: edge tile-and-fuse of 2 ops: 245760 of 245760 B
func.func @beside(%w: tensor<64x64xf32>) -> (tensor<8xf32>, tensor<1x64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<1x64x64xf32>
  %e8 = tensor.empty() : tensor<8x64x64xf32>
  %eo = tensor.empty() : tensor<8xf32>
  %one = linalg.broadcast ins(%w : tensor<64x64xf32>) outs(%e1 : tensor<1x64x64xf32>) dimensions = [0]
  %all = linalg.broadcast ins(%w : tensor<64x64xf32>) outs(%e8 : tensor<8x64x64xf32>) dimensions = [0]
  %fill = linalg.fill ins(%zero : f32) outs(%eo : tensor<8xf32>) -> tensor<8xf32>
  %sums = linalg.reduce {arith.addf} ins(%all : tensor<8x64x64xf32>) outs(%fill : tensor<8xf32>) dimensions = [1, 2]
  return %sums, %one : tensor<8xf32>, tensor<1x64x64xf32>
}

// -----

// The product is added onto a constant, which the loops carry and read as they would an argument.
// Apart 3 + 4 matrices of 16,384 B move. As one: two that are added, weights, the constant, and the
// result; a tile of two rows of the sum stays, and its 512 B are written back once.
// CHECK: edge tile-and-fuse of 2 ops: 32256 of 32256 B
func.func @onto_constant(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %bias = arith.constant dense_resource<bias> : tensor<64x64xf32>
  %e = tensor.empty() : tensor<64x64xf32>
  %sum = linalg.add ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = linalg.matmul ins(%sum, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%bias : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
