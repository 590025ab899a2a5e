// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// IREE's LinalgExt by the built-in library, with the arithmetic by hand.

// B = 2, M = 4, N = 6 keys, K = 8, V = 5, V transposed: scores 48, of f32.
// Products 2*48*8 = 768 into f32, 2*40*6 = 480 of f16 into f16: two widened
// factors for each of 384 multiply-adds, and the 48 weights to f16.
// For each score scale, maximum, difference, sum, quotient, and the body's
// addition: 6*48; an exponential. Read (64 + 96 + 60) * 2, written 40 * 2.
#q = affine_map<(b, m, n, k, v) -> (b, m, k)>
#k = affine_map<(b, m, n, k, v) -> (b, n, k)>
#v = affine_map<(b, m, n, k, v) -> (b, v, n)>
#s = affine_map<(b, m, n, k, v) -> ()>
#m = affine_map<(b, m, n, k, v) -> (b, m, n)>
#o = affine_map<(b, m, n, k, v) -> (b, m, v)>
#r = affine_map<(b, m, n, k, v) -> (b, m)>
func.func @attention_r3_r7(%q: tensor<2x4x8xf16>, %k: tensor<2x6x8xf16>, %v: tensor<2x5x6xf16>, %scale: f16, %mask: tensor<2x4x6xi1>, %o: tensor<2x4x5xf16>) {
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 768, matrix(f16) = 480, vector(f32) = 288, special(f32) = 48, other(f16) = 768, other(f32) = 48, bytes_read = 440, bytes_written = 80>}}
  %0 = "iree_linalg_ext.attention"(%q, %k, %v, %scale, %o) <{indexing_maps = [#q, #k, #v, #s, #o], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> ({
  ^bb0(%score: f32):
    %1 = arith.addf %score, %score : f32
    "iree_linalg_ext.yield"(%1) : (f32) -> ()
  }) : (tensor<2x4x8xf16>, tensor<2x6x8xf16>, tensor<2x5x6xf16>, f16, tensor<2x4x5xf16>) -> tensor<2x4x5xf16>
  // A mask of i1 selects: class other. 48 bytes more.
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 768, matrix(f16) = 480, vector(f32) = 240, special(f32) = 48, other(f16) = 768, other(f32) = 96, bytes_read = 488, bytes_written = 80>}}
  %2 = "iree_linalg_ext.attention"(%q, %k, %v, %scale, %mask, %o) <{indexing_maps = [#q, #k, #v, #s, #m, #o], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  }) : (tensor<2x4x8xf16>, tensor<2x6x8xf16>, tensor<2x5x6xf16>, f16, tensor<2x4x6xi1>, tensor<2x4x5xf16>) -> tensor<2x4x5xf16>
  return
}

// No quotient: 4*48; for each of 8 rows a difference, a product and an
// exponential, for each of 40 results a product: 192 + 16 + 40, 48 + 8. What it
// starts from is read: 40 + 8 + 8 elements.
func.func @online_attention_r3_r7(%q: tensor<2x4x8xf32>, %k: tensor<2x6x8xf32>, %v: tensor<2x5x6xf32>, %scale: f32, %o: tensor<2x4x5xf32>, %max: tensor<2x4xf32>, %sum: tensor<2x4xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 1248, vector(f32) = 248, special(f32) = 56, bytes_read = 1104, bytes_written = 224>}}
  %0:3 = "iree_linalg_ext.online_attention"(%q, %k, %v, %scale, %o, %max, %sum) <{indexing_maps = [#q, #k, #v, #s, #o, #r, #r], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x5x6xf32>, f32, tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  return
}

// -----

// The comparator for each of 2*10 elements; 2 values and 2 indices are written.
func.func @arg_compare(%x: tensor<2x10xf32>, %v: tensor<2xf32>, %i: tensor<2xi32>, %base: index) {
  %none = tensor.empty() : tensor<2xi32>
  // expected-remark@below {{#roofline.work<other(f32) = 20, bytes_read = 88, bytes_written = 16>}}
  %0:2 = "iree_linalg_ext.arg_compare"(%x, %v, %none) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %1 = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%1) : (i1) -> ()
  }) : (tensor<2x10xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
  // expected-remark@below {{#roofline.work<other(f32) = 20, bytes_read = 96, bytes_written = 16>}}
  %2:2 = "iree_linalg_ext.arg_compare"(%x, %v, %i, %base) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %3 = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%3) : (i1) -> ()
  }) : (tensor<2x10xf32>, tensor<2xf32>, tensor<2xi32>, index) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @data_r19(%t: tensor<100x16xf32>, %ids: tensor<7xi32>, %mask: tensor<7xi1>, %small: tensor<4x8xf32>, %big: tensor<6x10xf32>) -> (tensor<7x16xf32>, tensor<6x10xf32>) {
  %o = tensor.empty() : tensor<7x16xf32>
  // Indices 28 bytes, 1 element to 7 rows of 64 bytes.
  // expected-remark@below {{#roofline.work<bytes_read = 32 to 476, bytes_written = 448>}}
  %0 = "iree_linalg_ext.gather"(%t, %ids, %o) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<100x16xf32>, tensor<7xi32>, tensor<7x16xf32>) -> tensor<7x16xf32>
  // A mask, 7 bytes, may leave out all.
  // expected-remark@below {{#roofline.work<bytes_read = 35 to 483, bytes_written = 0 to 448>}}
  %1 = "iree_linalg_ext.gather"(%t, %ids, %mask, %0) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<100x16xf32>, tensor<7xi32>, tensor<7xi1>, tensor<7x16xf32>) -> tensor<7x16xf32>
  // Loads at most as many elements as it has, or as the result has: 4*8.
  %e = tensor.empty() : tensor<6x10xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 0 to 128, bytes_written = 240>}}
  %2 = "iree_linalg_ext.map_load"(%small, %e) ({
  ^bb0(%i: index, %j: index):
    %zero = arith.constant 0.0 : f32
    "iree_linalg_ext.yield"(%i, %j, %zero) : (index, index, f32) -> ()
  }) : (tensor<4x8xf32>, tensor<6x10xf32>) -> tensor<6x10xf32>
  // Stores at most 4*8 elements.
  // expected-remark@below {{#roofline.work<bytes_read = 128, bytes_written = 0 to 128>}}
  %3 = "iree_linalg_ext.map_store"(%small, %2) ({
  ^bb0(%i: index, %j: index):
    %true = arith.constant true
    "iree_linalg_ext.yield"(%i, %j, %true) : (index, index, i1) -> ()
  }) : (tensor<4x8xf32>, tensor<6x10xf32>) -> tensor<6x10xf32>
  return %1, %3 : tensor<7x16xf32>, tensor<6x10xf32>
}

// -----

// 6x6 image, 3x3 window: 4*4 positions of 9 elements; which of the 36 are read
// depends on strides.
func.func @im2col(%x: tensor<1x6x6x1xf32>) {
  %e = tensor.empty() : tensor<1x16x9xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 0 to 144, bytes_written = 576>}}
  %0 = "iree_linalg_ext.im2col"(%x, %e) <{strides = array<i64: 1, 1>, dilations = array<i64: 1, 1>, kernel_size = [3, 3]}> : (tensor<1x6x6x1xf32>, tensor<1x16x9xf32>) -> tensor<1x16x9xf32>
  return
}

// -----

// 16 numbers: 8 pairs of 10 operations. Without a table 8 more, and 2
// transcendentals a pair. Both parts are read and written; a table of 2 twice.
func.func @fft(%stage: index, %c: tensor<2xf32>, %d: tensor<2xf32>, %re: tensor<16xf32>, %im: tensor<16xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 80, bytes_read = 144, bytes_written = 128>}}
  %0:2 = "iree_linalg_ext.fft"(%stage, %c, %d, %re, %im) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (index, tensor<2xf32>, tensor<2xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
  // expected-remark@below {{#roofline.work<vector(f32) = 88, special(f32) = 16, bytes_read = 128, bytes_written = 128>}}
  %1:2 = "iree_linalg_ext.fft"(%stage, %re, %im) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 1>}> : (index, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
  return
}

// -----

// Kernel 3, output tile 6: tiles of 8x8. 10x10 image of 2 channels: 2x2 tiles.
// 4 * 8^3 for each of 2*2*2 tiles. Kernel: 2*8*3*3 + 2*8*8*3 for each of 2*5.
// Output: 2*6*8*8 + 2*6*6*8 for each of 2*2*5.
func.func @winograd_r7(%x: tensor<1x10x10x2xf32>, %k: tensor<3x3x2x5xf32>, %y: tensor<8x8x1x2x2x5xf32>) {
  %a = tensor.empty() : tensor<8x8x1x2x2x2xf32>
  %b = tensor.empty() : tensor<8x8x2x5xf32>
  %c = tensor.empty() : tensor<1x12x12x5xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 16384, bytes_read = 800, bytes_written = 2048>}}
  %0 = "iree_linalg_ext.winograd.input_transform"(%x, %a) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 6 : i64}> : (tensor<1x10x10x2xf32>, tensor<8x8x1x2x2x2xf32>) -> tensor<8x8x1x2x2x2xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 5280, bytes_read = 360, bytes_written = 2560>}}
  %1 = "iree_linalg_ext.winograd.filter_transform"(%k, %b) <{kernel_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64}> : (tensor<3x3x2x5xf32>, tensor<8x8x2x5xf32>) -> tensor<8x8x2x5xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 26880, bytes_read = 5120, bytes_written = 2880>}}
  %2 = "iree_linalg_ext.winograd.output_transform"(%y, %c) <{image_dimensions = array<i64: 1, 2>, kernel_size = 3 : i64, output_tile_size = 6 : i64}> : (tensor<8x8x1x2x2x5xf32>, tensor<1x12x12x5xf32>) -> tensor<1x12x12x5xf32>
  return
}

// -----

// What stands between ops costs nothing, or copies.
func.func @between(%x: tensor<4x8xf32>) {
  %0 = "hal.tensor.import"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "flow.tensor.reshape"(%0) : (tensor<4x8xf32>) -> tensor<32xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  %2 = "flow.tensor.clone"(%1) : (tensor<32xf32>) -> tensor<32xf32>
  %3 = "util.optimization_barrier"(%2) : (tensor<32xf32>) -> tensor<32xf32>
  return
}

// -----

#s = affine_map<(m, n) -> (m, n)>
#r = affine_map<(m, n) -> (m)>
func.func @invalid_weights(%s: tensor<2x3xf32>, %i: tensor<2x3xi32>, %m: tensor<2xf32>) {
  // expected-error@below {{expected a map of dims, and an argument of the region, for each operand}}
  %0 = "iree_linalg_ext.exp_reduction"(%s, %m) <{exp_reduced_operands = [], indexing_maps = [#s]}> ({
  ^bb0(%w: f32, %max: f32):
    "iree_linalg_ext.yield"(%max) : (f32) -> ()
  }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
  // expected-error@below {{expected a map of dims, and an argument of the region, for each operand}}
  %1 = "iree_linalg_ext.exp_reduction"(%s, %m) <{exp_reduced_operands = [], indexing_maps = [#s, #r]}> ({
  ^bb0(%w: f32):
    "iree_linalg_ext.yield"(%w) : (f32) -> ()
  }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
  // expected-error@below {{expected 'weighted' to be numbers of results}}
  %2 = "iree_linalg_ext.exp_reduction"(%s, %m) <{exp_reduced_operands = [1], indexing_maps = [#s, #r]}> ({
  ^bb0(%w: f32, %max: f32):
    "iree_linalg_ext.yield"(%max) : (f32) -> ()
  }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
  // expected-error@below {{expected scores that are floats}}
  %3 = "iree_linalg_ext.exp_reduction"(%i, %m) <{exp_reduced_operands = [], indexing_maps = [#s, #r]}> ({
  ^bb0(%w: i32, %max: f32):
    "iree_linalg_ext.yield"(%max) : (f32) -> ()
  }) : (tensor<2x3xi32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
