// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// StableHLO that isn't valid: an error at the op.

func.func @convolutions(%x: tensor<1x3x3x4xf32>, %k: tensor<2x2x4x2xf32>, %i: tensor<2x2x4x2xi32>) {
  // expected-error@below {{expected attribute 'dimension_numbers' to be 'conv<...>', got #stablehlo.dot<lhs = [1]>}}
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.dot<lhs = [1]>, feature_group_count = 1 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected dims like [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], got [b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]}}
  %1 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected tensors of rank 3}}
  %2 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected groups of features or of the batch, 1 or more}}
  %3 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 0 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected 8 features of the input, as the kernel has, got 4}}
  %4 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected 2 integers as 'strides', got 3}}
  %5 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 1, 1, 1>}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected strides and dilations from 1, and padding, below 2^31}}
  %6 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 0, 1>}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected dim 1 of the windows to have 2 positions, got a result of 3}}
  %7 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> tensor<1x2x3x2xf32>
  // expected-error@below {{expected operands and a result of one kind: floats, integers or complex numbers}}
  %8 = "stablehlo.convolution"(%x, %i) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xi32>) -> tensor<1x2x2x2xf32>
  // expected-error@below {{expected tensors}}
  %9 = "stablehlo.convolution"(%x, %k) : (tensor<1x3x3x4xf32>, tensor<2x2x4x2xf32>) -> f32
  return
}

// -----

func.func @others(%x: tensor<4x8xf32>, %s: tensor<f32>, %a: tensor<8xf32>) {
  // expected-error@below {{expected one integer as 'feature_groups', got 2}}
  %0 = "stablehlo.convolution"(%x, %x) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = [1, 1]}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-error@below {{expected results of rank 1, got 2}}
  %1 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  // expected-error@below {{expected a tensor for each result}}
  %2:2 = "stablehlo.reduce"(%x) <{dimensions = array<i64: 1>}> : (tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  // expected-error@below {{expected a window of rank 2, that of operand and result, got 1}}
  %3 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 4>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<1x8xf32>
  // expected-error@below {{expected sizes of 1 or more, got 0}}
  %4 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<1x8xf32>
  // expected-error@below {{expected operands, indices and updates, as many of the first and last as results}}
  %5 = "stablehlo.scatter"(%x, %a, %a, %a) : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  // expected-error@below {{expected the name of a function in the attribute that its model names}}
  %6 = "stablehlo.composite"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// A long list is none of sizes: the padding isn't known.
func.func @long(%x: tensor<7xf32>, %p: tensor<f32>) {
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<2147483648xi32>}> : () -> tensor<2147483648xi32>
  // expected-remark@below {{bytes_read = 0 to 28, bytes_written = 36}}
  %1 = "stablehlo.dynamic_pad"(%x, %p, %one, %one, %one) : (tensor<7xf32>, tensor<f32>, tensor<2147483648xi32>, tensor<2147483648xi32>, tensor<2147483648xi32>) -> tensor<9xf32>
  return
}

// -----

// The costs of complex numbers are those of floats.
func.func @complex_integers(%x: tensor<7x8xcomplex<i8>>) {
  // expected-error@below {{expected elements whose costs its model has, got 'tensor<7x8xcomplex<i8>>'}}
  %0 = "stablehlo.add"(%x, %x) : (tensor<7x8xcomplex<i8>>, tensor<7x8xcomplex<i8>>) -> tensor<7x8xcomplex<i8>>
  return
}

// -----

func.func @einsum(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>) {
  // expected-error@below {{expected a letter for each dim, as in "ab,bc->ac", got ""}}
  %0 = "stablehlo.einsum"(%x, %y) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{got "ab,bc"}}
  %1 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,bc"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{got "ab->ab"}}
  %2 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab->ab"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x8xf32>
  // expected-error@below {{got "ab,b,c->ac"}}
  %3 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,b,c->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{got "ab,bc->ad"}}
  %4 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,bc->ad"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{got "ab,bc->aa"}}
  %5 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,bc->aa"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x4xf32>
  // expected-error@below {{got "abk,bc->ac"}}
  %6 = "stablehlo.einsum"(%x, %y) <{einsum_config = "abk,bc->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{got "a1,1c->ac"}}
  %7 = "stablehlo.einsum"(%x, %y) <{einsum_config = "a1,1c->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected batch and contracting dims of equal sizes}}
  %8 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ba,bc->ac"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  // expected-error@below {{expected a result with the sizes of the batch dims and of the free dims}}
  %9 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,bc->ca"}> : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  return
}

// -----

// Diagonals, sums of one operand, and dots have no model.
func.func @unmodelled(%x: tensor<4x4xf32>, %y: tensor<4x2xf32>) {
  // expected-remark@below {{unmodelled}}
  %0 = "stablehlo.einsum"(%x, %y) <{einsum_config = "aa,ab->ab"}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  // expected-remark@below {{unmodelled}}
  %1 = "stablehlo.einsum"(%x, %y) <{einsum_config = "ab,bc->c"}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<2xf32>
  // expected-remark@below {{unmodelled}}
  %2 = "stablehlo.einsum"(%x, %y) <{einsum_config = "...b,bc->...c"}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
