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
func.func @Map(%x: tensor<10xf32>, %h: tensor<f32>) {
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %half = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %b = "stablehlo.add"(%a, %half) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %c = "stablehlo.exponential"(%b) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<10xf32>) -> tensor<10xf32>
  return
}
func.func @Reduce(%x: tensor<10x20xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<10x20xf32>, tensor<f32>) -> tensor<10xf32>
  return
}
func.func @ReduceWindow(%x: tensor<10x20xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 4, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<10x20xf32>, tensor<f32>) -> tensor<2x4xf32>
  return
}
func.func @ReduceWindowWithOverlaps(%x: tensor<8x8xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<3x4xf32>
  return
}
func.func @padded_window(%x: tensor<8x8xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%x, %init) <{window_dimensions = array<i64: 3, 3>, padding = dense<1> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
  return
}
func.func @ReduceWindowVariadic(%x: tensor<10x20xf32>, %y: tensor<10x20xf32>, %init: tensor<f32>) {
  %0:2 = "stablehlo.reduce_window"(%x, %y, %init, %init) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 4, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %e = "stablehlo.minimum"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %f = "stablehlo.minimum"(%b, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%e, %f) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<10x20xf32>, tensor<10x20xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  return
}
func.func @SelectAndScatter(%x: tensor<10x20xf32>, %s: tensor<2x4xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%x, %s, %init) <{window_dimensions = array<i64: 4, 5>, window_strides = array<i64: 4, 5>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<10x20xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<10x20xf32>
  return
}
func.func @Broadcast(%x: tensor<f32>) {
  %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x7xf32>
  return
}
func.func @MatmulAndConvolution(%x: tensor<64x64x1x1xf32>, %k: tensor<64x64x1x1xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64}> : (tensor<64x64x1x1xf32>, tensor<64x64x1x1xf32>) -> tensor<64x64x1x1xf32>
  return
}
func.func @BaseDilatedConvolution(%x: tensor<1x1x10x20xf32>, %k: tensor<1x1x3x3xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 3, 5>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 7, 11>}> : (tensor<1x1x10x20xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x16x76xf32>
  return
}
func.func @DynamicUpdateSlice(%x: tensor<2xf32>, %u: tensor<1xf32>, %i: tensor<i32>) -> tensor<2xf32> {
  %0 = "stablehlo.dynamic_update_slice"(%x, %u, %i) : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @Gather(%x: tensor<3x3xi32>, %i: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  return
}
func.func @Scatter(%x: tensor<3x3xf32>, %i: tensor<2xi32>, %u: tensor<2x3xf32>) -> tensor<3x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// Fusions: what is between the ops isn't moved.

func.func @LoopFusion(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.clamp"(%b, %0, %c) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "stablehlo.exponential"(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = "stablehlo.multiply"(%2, %c) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = "stablehlo.subtract"(%3, %1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %4 : tensor<2x2xf32>
}
func.func @LoopFusionTupleOutput(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.clamp"(%b, %0, %c) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "stablehlo.exponential"(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = "stablehlo.multiply"(%2, %c) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = "stablehlo.subtract"(%3, %1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}
func.func @NoLayout(%a: tensor<2x3x4x5xf32>, %b: tensor<3xf32>) -> tensor<2x3x4x5xf32> {
  %0 = "stablehlo.broadcast_in_dim"(%b) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3x4x5xf32>
  %1 = "stablehlo.add"(%a, %0) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  return %1 : tensor<2x3x4x5xf32>
}
func.func @FusionBroadcast(%a: tensor<i8>) -> tensor<10000xi8> {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<10000xi8>
  %1 = "stablehlo.add"(%0, %0) : (tensor<10000xi8>, tensor<10000xi8>) -> tensor<10000xi8>
  return %1 : tensor<10000xi8>
}
func.func @RevisitModifiedFusion(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "stablehlo.negate"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
func.func @RevisitModifiedFusionExp(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.add"(%a, %a) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "stablehlo.exponential"(%1) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}
func.func @Slice(%x: tensor<2xf32>) -> tensor<1xf32> {
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @DynamicSlice(%x: tensor<2xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %0 = "stablehlo.dynamic_slice"(%x, %i) <{slice_sizes = array<i64: 1>}> : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @MultioutputScatter(%x: tensor<3x3xf32>, %y: tensor<3x3xi32>, %i: tensor<2xi32>, %u: tensor<2x3xf32>, %v: tensor<2x3xi32>) -> (tensor<3x3xf32>, tensor<3x3xi32>) {
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    "stablehlo.return"(%c, %d) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<3x3xf32>, tensor<3x3xi32>, tensor<2xi32>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<3x3xf32>, tensor<3x3xi32>)
  return %0#0, %0#1 : tensor<3x3xf32>, tensor<3x3xi32>
}
func.func @AllReduce(%x: tensor<2x2xf32>, %y: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = "stablehlo.all_reduce"(%x, %y) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}
func.func @Tuple(%x: tensor<123xf32>, %y: tensor<42xf32>) -> tuple<tensor<123xf32>, tensor<42xf32>> {
  %0 = "stablehlo.tuple"(%x, %y) : (tensor<123xf32>, tensor<42xf32>) -> tuple<tensor<123xf32>, tensor<42xf32>>
  return %0 : tuple<tensor<123xf32>, tensor<42xf32>>
}

// By way of JAX.

func.func @jax_conv(%x: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x2xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> : (tensor<1x4x4x1xf32>, tensor<2x2x1x2xf32>) -> tensor<1x4x4x2xf32>
  return
}
func.func @jax_matmul(%a: tensor<1000x1000xf32>, %b: tensor<1000x1000xf32>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return
}
func.func @jax_dense(%a: tensor<1x73xf32>, %b: tensor<73x256xf32>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<1x73xf32>, tensor<73x256xf32>) -> tensor<1x256xf32>
  return
}
func.func @padded_conv(%x: tensor<2x3x6x6xf32>, %k: tensor<6x3x4x4xf32>) {
  %0 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>}> : (tensor<2x3x6x6xf32>, tensor<6x3x4x4xf32>) -> tensor<2x6x5x5xf32>
  return
}

// Of XLA's GPU backend.

func.func @gpu_matmul(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>) -> tensor<100x100xf32> {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32>
  return %0 : tensor<100x100xf32>
}
func.func @gpu_constant(%x: tensor<1000xi8>) -> tensor<1000xi8> {
  %c = "stablehlo.constant"() <{value = dense_resource<weights> : tensor<1000xi8>}> : () -> tensor<1000xi8>
  %0 = "stablehlo.add"(%x, %c) : (tensor<1000xi8>, tensor<1000xi8>) -> tensor<1000xi8>
  return %0 : tensor<1000xi8>
}
func.func @gpu_slice(%x: tensor<100000000xi8>) -> tensor<1xi8> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<100000000xi8>
  %0 = "stablehlo.add"(%x, %i) : (tensor<100000000xi8>, tensor<100000000xi8>) -> tensor<100000000xi8>
  %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<100000000xi8>) -> tensor<1xi8>
  return %1 : tensor<1xi8>
}
func.func @gpu_update(%x: tensor<3xi8>, %u: tensor<1xi8>, %i: tensor<i32>) -> tensor<3xi8> {
  %0 = "stablehlo.dynamic_update_slice"(%x, %u, %i) : (tensor<3xi8>, tensor<1xi8>, tensor<i32>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
func.func @gpu_reduce(%x: tensor<32x40xf32>, %init: tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<32x40xf32>, tensor<f32>) -> tensor<32xf32>
  return
}
func.func @gpu_reduce_variadic(%x: tensor<32x40xf32>, %y: tensor<32x40xf32>, %init: tensor<f32>) {
  %0:2 = "stablehlo.reduce"(%x, %y, %init, %init) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %e = "stablehlo.add"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %f = "stablehlo.add"(%b, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%e, %f) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<32x40xf32>, tensor<32x40xf32>, tensor<f32>, tensor<f32>) -> (tensor<32xf32>, tensor<32xf32>)
  return
}
func.func @gpu_collective_permute(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<4096xf32>) -> tensor<4096xf32>
  return %0 : tensor<4096xf32>
}
func.func @gpu_all_reduce(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4096xf32>) -> tensor<4096xf32>
  return %0 : tensor<4096xf32>
}
func.func @gpu_all_gather(%x: tensor<1024xf32>) -> tensor<4096xf32> {
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<1024xf32>) -> tensor<4096xf32>
  return %0 : tensor<4096xf32>
}
func.func @gpu_reduce_scatter(%x: tensor<4096xf32>) -> tensor<1024xf32> {
  %0 = "stablehlo.reduce_scatter"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64} : (tensor<4096xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
