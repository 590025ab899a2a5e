func.func @MatrixMultiply(%a: tensor<10x5xf32>, %b: tensor<5x30xf32>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<10x5xf32>, tensor<5x30xf32>) -> tensor<10x30xf32>
  return
}
func.func @DotGeneral(%a: tensor<10x5x5xf32>, %b: tensor<5x5x30xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 1]>}> : (tensor<10x5x5xf32>, tensor<5x5x30xf32>) -> tensor<10x30xf32>
  return
}
func.func @DotGeneral2(%a: tensor<10x5x5xf32>, %b: tensor<5x5x30xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<10x5x5xf32>, tensor<5x5x30xf32>) -> tensor<5x10x30xf32>
  return
}
func.func @DotGeneral3(%a: tensor<10x5xf32>, %b: tensor<5x30xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<10x5xf32>, tensor<5x30xf32>) -> tensor<10x5x5x30xf32>
  return
}
func.func @Convolution(%x: tensor<1x1x10x20xf32>, %k: tensor<1x1x3x3xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64}> : (tensor<1x1x10x20xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x8x18xf32>
  return
}
func.func @ConvolutionSame(%x: tensor<1x1x3x3xf32>, %k: tensor<1x1x3x3xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>}> : (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  return
}
func.func @ConvolutionExtreme(%x: tensor<1x1x524288xf32>, %k: tensor<1x1x524288xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, window_strides = array<i64: 524287>, lhs_dilation = array<i64: 524288>}> : (tensor<1x1x524288xf32>, tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  return
}
func.func @ConvolutionExtreme2(%x: tensor<1x1x1xf32>, %k: tensor<1x1x524288xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, padding = dense<524287> : tensor<1x2xi64>}> : (tensor<1x1x1xf32>, tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  return
}
func.func @ConvolutionWithFeatureGroup(%x: tensor<1x120x10x20xf32>, %k: tensor<120x1x3x3xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 120 : i64}> : (tensor<1x120x10x20xf32>, tensor<120x1x3x3xf32>) -> tensor<1x120x8x18xf32>
  return
}
func.func @Sigmoid(%x: tensor<10x5xf32>, %w: tensor<5x20xf32>, %b: tensor<20xf32>) {
  %one = "stablehlo.constant"() <{value = dense<1.0> : tensor<10x20xf32>}> : () -> tensor<10x20xf32>
  %0 = "stablehlo.dot"(%x, %w) : (tensor<10x5xf32>, tensor<5x20xf32>) -> tensor<10x20xf32>
  %1 = "stablehlo.broadcast_in_dim"(%b) <{broadcast_dimensions = array<i64: 1>}> : (tensor<20xf32>) -> tensor<10x20xf32>
  %2 = "stablehlo.add"(%0, %1) : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<10x20xf32>
  %3 = "stablehlo.negate"(%2) : (tensor<10x20xf32>) -> tensor<10x20xf32>
  %4 = "stablehlo.exponential"(%3) : (tensor<10x20xf32>) -> tensor<10x20xf32>
  %5 = "stablehlo.add"(%4, %one) : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<10x20xf32>
  %6 = "stablehlo.divide"(%one, %5) : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<10x20xf32>
  return
}
