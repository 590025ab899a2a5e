// RUN: roofline-opt %s --roofline="target=%S/Inputs/two-levels.mlir fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
//
// Parts of a result that upstream makes no tiles of, or others than are read.

// A pool that covers 6 of 7 rows, through a reshape that splits the dim.
// CHECK-LABEL: function crop_of_split_dim
// CHECK-NEXT: {{.*}}: refused: 'linalg.pooling_nhwc_sum' reads a part of a dim that a reshape of the result of 'linalg.exp' splits or merges
#crop_of_split_dim_id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @crop_of_split_dim(%x: tensor<1x49x8xf32>) -> tensor<1x3x3x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x49x8xf32>
  %a = linalg.exp ins(%x : tensor<1x49x8xf32>) outs(%e : tensor<1x49x8xf32>) -> tensor<1x49x8xf32>
  %r = tensor.expand_shape %a [[0], [1, 2], [3]] output_shape [1, 7, 7, 8] : tensor<1x49x8xf32> into tensor<1x7x7x8xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %o = tensor.empty() : tensor<1x3x3x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%o : tensor<1x3x3x8xf32>) -> tensor<1x3x3x8xf32>
  %p = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>} ins(%r, %w : tensor<1x7x7x8xf32>, tensor<2x2xf32>) outs(%f : tensor<1x3x3x8xf32>) -> tensor<1x3x3x8xf32>
  return %p : tensor<1x3x3x8xf32>
}

// Columns 3 to 6 of 8.
// CHECK-LABEL: function behind_the_first
// CHECK-NEXT: {{.*}}: refused: 'linalg.generic' reads a part of the result of 'linalg.matmul' that begins behind its first element
#behind_the_first_id = affine_map<(d0, d1) -> (d0, d1)>
#behind_the_first_up = affine_map<(d0, d1) -> (d0, d1 + 3)>
func.func @behind_the_first(%x: tensor<6x4xf32>, %w: tensor<4x8xf32>) -> tensor<6x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %a = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%i : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f = tensor.empty() : tensor<6x4xf32>
  %b = linalg.generic {indexing_maps = [#behind_the_first_up, #behind_the_first_id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%f : tensor<6x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x4xf32>
  return %b : tensor<6x4xf32>
}

// The first three of six rows, each twice.
// CHECK-LABEL: function half_of_the_rows
// CHECK-NEXT: {{.*}}: refused: more of the result of 'linalg.matmul' is needed than 'linalg.generic' reads
#half_of_the_rows_id = affine_map<(d0, d1) -> (d0, d1)>
#half_of_the_rows_up = affine_map<(d0, d1) -> (d0 floordiv 2, d1)>
func.func @half_of_the_rows(%x: tensor<6x4xf32>, %w: tensor<4x8xf32>, %i: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %a = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%i : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f = tensor.empty() : tensor<6x8xf32>
  %b = linalg.generic {indexing_maps = [#half_of_the_rows_up, #half_of_the_rows_id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%f : tensor<6x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x8xf32>
  return %b : tensor<6x8xf32>
}

// Of a dim that is read backwards upstream makes one element.
// CHECK-LABEL: function backwards
// CHECK-NEXT: {{.*}}: refused: 'linalg.generic' reads the result of 'linalg.matmul' backwards, of which upstream makes a part
#backwards_id = affine_map<(d0, d1) -> (d0, d1)>
#backwards_rev = affine_map<(d0, d1) -> (d0, 7 - d1)>
func.func @backwards(%x: tensor<6x4xf32>, %w: tensor<4x8xf32>, %i: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %a = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%i : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f = tensor.empty() : tensor<6x8xf32>
  %b = linalg.generic {indexing_maps = [#backwards_rev, #backwards_id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%f : tensor<6x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<6x8xf32>
  return %b : tensor<6x8xf32>
}

// Tiles have one column of %s, which lacks the last dim of %x: upstream would take parts of another dim.
// CHECK-LABEL: function slice_of_lower_rank
// CHECK-NEXT: {{.*}}: refused: a tile of a reshape of a slice of a lower rank would have one element of a dim, which upstream confuses with the dims that the slice drops
func.func @slice_of_lower_rank(%w: tensor<13x8x1x1xf32>, %i: tensor<2x13x1x12xf32>, %x: tensor<2x8x24x1xf32>) -> tensor<2x13x1x12xf32> {
  %s = tensor.extract_slice %x[0, 0, 12, 0] [2, 8, 12, 1] [1, 1, 1, 1] : tensor<2x8x24x1xf32> to tensor<2x8x12xf32>
  %e = tensor.expand_shape %s [[0], [1], [2, 3]] output_shape [2, 8, 12, 1] : tensor<2x8x12xf32> into tensor<2x8x12x1xf32>
  %o = tensor.empty() : tensor<2x8x1x12xf32>
  %t = linalg.transpose ins(%e : tensor<2x8x12x1xf32>) outs(%o : tensor<2x8x1x12xf32>) permutation = [0, 1, 3, 2]
  %c = linalg.conv_2d_nchw_fchw ins(%t, %w : tensor<2x8x1x12xf32>, tensor<13x8x1x1xf32>) outs(%i : tensor<2x13x1x12xf32>) -> tensor<2x13x1x12xf32>
  return %c : tensor<2x13x1x12xf32>
}

// The same with one image, which is enough.
// CHECK-LABEL: function slice_of_one_image
// CHECK-NEXT: {{.*}}: refused: a tile of a reshape of a slice of a lower rank would have one element of a dim, which upstream confuses with the dims that the slice drops
func.func @slice_of_one_image(%w: tensor<13x8x1x1xf32>, %i: tensor<1x13x1x12xf32>, %x: tensor<1x8x24x1xf32>) -> tensor<1x13x1x12xf32> {
  %s = tensor.extract_slice %x[0, 0, 12, 0] [1, 8, 12, 1] [1, 1, 1, 1] : tensor<1x8x24x1xf32> to tensor<1x8x12xf32>
  %e = tensor.expand_shape %s [[0], [1], [2, 3]] output_shape [1, 8, 12, 1] : tensor<1x8x12xf32> into tensor<1x8x12x1xf32>
  %o = tensor.empty() : tensor<1x8x1x12xf32>
  %t = linalg.transpose ins(%e : tensor<1x8x12x1xf32>) outs(%o : tensor<1x8x1x12xf32>) permutation = [0, 1, 3, 2]
  %c = linalg.conv_2d_nchw_fchw ins(%t, %w : tensor<1x8x1x12xf32>, tensor<13x8x1x1xf32>) outs(%i : tensor<1x13x1x12xf32>) -> tensor<1x13x1x12xf32>
  return %c : tensor<1x13x1x12xf32>
}

// The loop of the rows moves both dims of what the two read.
// CHECK-LABEL: function siblings_on_a_diagonal
// CHECK-NEXT: {{.*}}: refused: one loop moves two dims of what both read
#siblings_on_a_diagonal_id = affine_map<(d0, d1) -> (d0, d1)>
#siblings_on_a_diagonal_band = affine_map<(d0, d1) -> (d0, d0 + d1)>
#siblings_on_a_diagonal_columns = affine_map<(d0, d1) -> (d1)>
func.func @siblings_on_a_diagonal(%x: tensor<5x6xf32>, %o: tensor<2xf32>, %p: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %a = linalg.generic {indexing_maps = [#siblings_on_a_diagonal_band, #siblings_on_a_diagonal_columns], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<5x6xf32>) outs(%o : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<2xf32>
  %b = linalg.generic {indexing_maps = [#siblings_on_a_diagonal_band, #siblings_on_a_diagonal_columns], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<5x6xf32>) outs(%p : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<2xf32>
  return %a, %b : tensor<2xf32>, tensor<2xf32>
}

// What makes the init of the producer would go away with the producer, if that
// went into the payload of the other one. Its tiles are parts of that init.
// CHECK-LABEL: function init_for_nobody
// CHECK-NEXT: {{.*}}: tile-and-fuse, bytes 4096 -> 3072,
#init_for_nobody_id = affine_map<(d0, d1) -> (d0, d1)>
func.func @init_for_nobody(%x: tensor<16x16xf32>, %y: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %e = tensor.empty() : tensor<16x16xf32>
  %i = linalg.generic {indexing_maps = [#init_for_nobody_id, #init_for_nobody_id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.tanh %in : f32
    linalg.yield %0 : f32
  } -> tensor<16x16xf32>
  %a = linalg.generic {indexing_maps = [#init_for_nobody_id, #init_for_nobody_id], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<16x16xf32>) outs(%i : tensor<16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<16x16xf32>
  %f = tensor.empty() : tensor<16x16xf32>
  %b = linalg.generic {indexing_maps = [#init_for_nobody_id, #init_for_nobody_id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  } -> tensor<16x16xf32>
  return %b : tensor<16x16xf32>
}
