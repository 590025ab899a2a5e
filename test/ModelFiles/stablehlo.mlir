// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// StableHLO by the built-in library, with the arithmetic by hand.

// Dilations of both sides, negative padding, two groups of features:
// 4*3 pairs of position and tap, 12*2 in the other dim, 2 channels of a group,
// 6 features: 3456 multiply-adds. The last tap of the last position, 2*3 + 2 +
// 1 = 9, is padding of the first dim: 11 pairs of 12. Of the second one o + 2k
// - 1 has to be even, and not negative: 6 for each tap, 12 of 24. Useful:
// 2 * 11*12*2*6 = 3168.
// Read: 8 of 9 rows, 7 columns, 4 channels, and 3*2*2*6 of the kernel, times 4.
func.func @convolution_r9(%x: tensor<1x9x7x4xf32>, %k: tensor<3x2x2x6xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 6912, useful_flops = 3168, bytes_read = 1184, bytes_written = 1152>}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<[[-1, 2], [1, 0]]> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 2>, window_strides = array<i64: 2, 1>}> : (tensor<1x9x7x4xf32>, tensor<3x2x2x6xf32>) -> tensor<1x4x12x6xf32>
  return
}

// Two groups of the batch: each of the 2 results has 1 of 2 images per group;
// 6 features, 3 of a group: 1*2*2 positions of 2*2 taps, 4 channels.
// 2 * 4*4*4*6 = 768. Read 2*3*3*4*4 = 288, 2*2*4*6*4 = 384; written 4*6*4.
func.func @batch_groups_r7(%x: tensor<2x3x3x4xf32>, %k: tensor<2x2x4x6xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 768, bytes_read = 672, bytes_written = 96>}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<2x3x3x4xf32>, tensor<2x2x4x6xf32>) -> tensor<1x2x2x6xf32>
  return
}

// As many groups as channels: no reduction over channels, no matrix.
// 2 * 2*2 positions * 2*2 taps * 4 = 128.
func.func @depthwise_r7(%x: tensor<1x3x3x4xf32>, %k: tensor<2x2x1x4xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 128, bytes_read = 208, bytes_written = 64>}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x1x4xf32>) -> tensor<1x2x2x4xf32>
  return
}

// -----

// Two tensors reduced at a time: for each of 4*8 elements 3 comparisons of
// floats, one of integers, 2 selections, 3 operations on i1.
// Read 2 * 128, written 2 * 16.
func.func @variadic_reduce(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>, %inf: tensor<f32>, %zero: tensor<i32>) {
  // expected-remark@below {{#roofline.work<integer(i1) = 96, other(f32) = 128, other(i32) = 64, bytes_read = 256, bytes_written = 32>}}
  %0:2 = "stablehlo.reduce"(%x, %i, %inf, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %1 = "stablehlo.compare"(%a, %c) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.compare"(%a, %a) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.or"(%1, %2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = "stablehlo.compare"(%a, %c) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %5 = "stablehlo.compare"(%b, %d) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %7 = "stablehlo.or"(%3, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.select"(%3, %a, %c) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.select"(%7, %b, %d) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%8, %9) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  return
}

// -----

// 2*4 windows of 4*5 elements: 160 maxima; the windows leave nothing out.
func.func @reduce_window_r10(%x: tensor<10x20xf32>, %y: tensor<8x20xf32>, %init: tensor<f32>) {
  // 10 rows hold 2 windows of 4: 8 rows are read, 8*20*4 bytes.
  // expected-remark@below {{#roofline.work<vector(f32) = 160, bytes_read = 640, bytes_written = 32>}}
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 4, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<10x20xf32>, tensor<f32>) -> tensor<2x4xf32>
  return
}

// -----

// At most 3*4 elements are replaced, each by a sum, of indices that may be out
// of bounds. Nobody else uses the operand, which is replaced in place.
// Read the indices 12, the updates 48, of the operand 0 to 48; written as much.
func.func @scatter_r19(%x: tensor<10x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<10x4xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 12, bytes_read = 60 to 108, bytes_written = 0 to 48>}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<10x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

// -----

// From 0 in steps of 2 to below 10: 5 rounds, and 6 conditions (R8).
func.func @while_r8(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %0:2 = "stablehlo.while"(%zero, %x) ({
  ^bb0(%i: tensor<i32>, %v: tensor<4xf32>):
    %ten = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    // expected-remark@below {{#roofline.work<other(i32) = 1, bytes_read = 4, bytes_written = 1> x 6}}
    %c = "stablehlo.compare"(%i, %ten) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %v: tensor<4xf32>):
    // expected-remark@below {{#roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16> x 5}}
    %s = "stablehlo.sine"(%v) : (tensor<4xf32>) -> tensor<4xf32>
    // expected-remark@below {{#roofline.work<integer(i32) = 1, bytes_read = 4, bytes_written = 4> x 5}}
    %n = "stablehlo.add"(%i, %two) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %s) : (tensor<i32>, tensor<4xf32>) -> ()
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return %0#1 : tensor<4xf32>
}

// Until the data says so: no bound is known.
func.func @while_unbounded(%p: tensor<i1>, %x: tensor<4xf32>) {
  %0:2 = "stablehlo.while"(%p, %x) ({
  ^bb0(%q: tensor<i1>, %v: tensor<4xf32>):
    "stablehlo.return"(%q) : (tensor<i1>) -> ()
  }, {
  ^bb0(%q: tensor<i1>, %v: tensor<4xf32>):
    // expected-remark@below {{#roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16> x trips0, unbounded}}
    %s = "stablehlo.sine"(%v) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%q, %s) : (tensor<i1>, tensor<4xf32>) -> ()
  }) : (tensor<i1>, tensor<4xf32>) -> (tensor<i1>, tensor<4xf32>)
  return
}

// -----

// A call executes the function that it names.
func.func @composite_r8(%x: tensor<4xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = "stablehlo.composite"(%x) <{decomposition = @double, name = "acme.double", version = 1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
func.func private @double(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Symbols of operands reach results, and the program in MHLO is the same.
func.func @symbols(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = "16*arg0_d0*arg1_d1", bytes_read = "32*arg0_d0 + 32*arg1_d1", bytes_written = "4*arg0_d0*arg1_d1">}}
  %0 = "stablehlo.dot"(%a, %b) : (tensor<?x8xf32>, tensor<8x?xf32>) -> tensor<?x?xf32>
  // expected-remark@below {{#roofline.work<special(f32) = "arg0_d0*arg1_d1", bytes_read = "4*arg0_d0*arg1_d1", bytes_written = "4*arg0_d0*arg1_d1">}}
  %1 = "mhlo.exponential"(%0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  // expected-remark@below {{#roofline.work<bytes_read = "4*arg0_d0*arg1_d1", bytes_written = "4*arg0_d0*arg1_d1">}}
  %2 = "stablehlo.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

// A kind of an op that no rule counts has no model; another one of the same op has.
func.func @kinds(%x: tensor<2x6xcomplex<f32>>, %y: tensor<2x8xcomplex<f32>>, %key: tensor<2xui64>, %a: tensor<f32>, %shape: tensor<1xi64>) {
  // expected-remark@below {{unmodelled}}
  %0 = "stablehlo.fft"(%x) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
  // 5*16*3, and of two dims 5*16*(1 + 3).
  // expected-remark@below {{#roofline.work<vector(f32) = 240, bytes_read = 128, bytes_written = 128>}}
  %1 = "stablehlo.fft"(%y) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
  // expected-remark@below {{#roofline.work<vector(f32) = 320, bytes_read = 128, bytes_written = 128>}}
  %2 = "stablehlo.fft"(%y) <{fft_length = array<i64: 2, 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
  // expected-remark@below {{unmodelled}}
  %3:2 = "stablehlo.rng_bit_generator"(%key) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  // 5 numbers of 64 bits are 5 pairs of words, as are 10 of 8 bits.
  // expected-remark@below {{#roofline.work<integer(i32) = 585, bytes_read = 16, bytes_written = 56>}}
  %4:2 = "stablehlo.rng_bit_generator"(%key) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  // expected-remark@below {{#roofline.work<integer(i32) = 585, bytes_read = 16, bytes_written = 26>}}
  %5:2 = "stablehlo.rng_bit_generator"(%key) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<10xui8>)
  // expected-remark@below {{unmodelled}}
  %6 = "stablehlo.rng"(%a, %a, %shape) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// 3 of n by n: n*(n*n - 1)/3 operations of multiply-adds, which stay symbols.
func.func @cholesky(%x: tensor<3x?x?xf32>, %y: tensor<?x4x4xf32>) {
  // expected-remark@below {{matrix(f32) = "}}
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
  // Of each matrix 4*(16 - 1)/3 = 20 and 6 operations, 4 roots; 10 elements read.
  // expected-remark@below {{#roofline.work<matrix(f32) = "20*arg1_d0", vector(f32) = "6*arg1_d0", special(f32) = "4*arg1_d0", bytes_read = "40*arg1_d0", bytes_written = "64*arg1_d0">}}
  %1 = "stablehlo.cholesky"(%y) <{lower = true}> : (tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
  return
}
