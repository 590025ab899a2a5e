// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// StableHLO's ops that data or a machine's devices decide, with the arithmetic by
// hand.

// Each tensor is read and written once: 2*8*4 and 2*8*4 bytes. How often the
// comparator executes isn't known; comparisons have no time (R5) and are left out.
func.func @sort(%x: tensor<2x8xf32>, %i: tensor<2x8xi32>) {
  // expected-remark@below {{#roofline.work<bytes_read = 128, bytes_written = 128>; how often it compares is up to the data and the algorithm}}
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }) : (tensor<2x8xf32>, tensor<2x8xi32>) -> (tensor<2x8xf32>, tensor<2x8xi32>)
  // 64 bytes in; 2*3 values and 2*3 indices out.
  // expected-remark@below {{#roofline.work<bytes_read = 64, bytes_written = 48>; how often it compares is up to the data and the algorithm}}
  %2:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  // A difference each time: a symbol.
  // expected-remark@below {{#roofline.work<vector(f32) = "comparisons0", other(f32) = "comparisons0", bytes_read = 64, bytes_written = 64>; how often}}
  %3 = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %4 = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.compare"(%4, %a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%5) : (tensor<i1>) -> ()
  }) : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return
}

// -----

// The body for each of 8 elements.
func.func @map_r2(%x: tensor<8xf32>, %y: tensor<8xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 32>}}
  %0 = "stablehlo.map"(%x, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.add"(%1, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%2) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// 2*2 windows of 2*2 elements: 3 comparisons and 1 sum in each. Read 4*4 and 2*2
// elements, written 4*4.
func.func @select_and_scatter_r9(%x: tensor<4x4xf32>, %s: tensor<2x2xf32>, %init: tensor<f32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 4, other(f32) = 12, bytes_read = 80, bytes_written = 64>}}
  %0 = "stablehlo.select_and_scatter"(%x, %s, %init) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

// 24 elements, 4 features. Inference: 4*24 + 4, 4 roots. Training: 7*24 + 3*4.
// Gradient: 13*24 + 3*4. Bytes: 96 of a tensor, 16 of a vector.
func.func @batch_norm_r2_r3(%x: tensor<2x3x4xf32>, %v: tensor<4xf32>, %w: tensor<4xf32>, %m: tensor<4xf32>, %s: tensor<4xf32>, %n: tensor<?x4xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 100, special(f32) = 4, bytes_read = 160, bytes_written = 96>}}
  %0 = "stablehlo.batch_norm_inference"(%x, %v, %w, %m, %s) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 180, special(f32) = 4, bytes_read = 128, bytes_written = 128>}}
  %1:3 = "stablehlo.batch_norm_training"(%x, %v, %w) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  // expected-remark@below {{#roofline.work<vector(f32) = 324, special(f32) = 4, bytes_read = 240, bytes_written = 128>}}
  %2:3 = "stablehlo.batch_norm_grad"(%x, %v, %w, %m, %0) <{epsilon = 0.001 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  // The result has the dims of the operand.
  // expected-remark@below {{#roofline.work<vector(f32) = "16*arg5_d0 + 4", special(f32) = 4, bytes_read = "16*arg5_d0 + 64", bytes_written = "16*arg5_d0">}}
  %3 = "stablehlo.batch_norm_inference"(%n, %v, %w, %m, %s) <{epsilon = 0.001 : f32, feature_index = 1 : i64}> : (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  return
}

// -----

// Either 2*4 or 1*4 operations, whatever the data says: the larger (R8).
func.func @case_r8(%i: tensor<i32>, %x: tensor<4xf32>) {
  %0 = "stablehlo.case"(%i) ({
    // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
    %1 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
  }, {
    // expected-remark@below {{#roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>}}
    %1 = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// What a custom call does is known by name, or not at all.
roofline.model "stablehlo.custom_call.my_norm" formula {shape = 0, float = {vector = "4*operand0", special = "result0_rows"}}
func.func @custom_call(%x: tensor<2x8xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 64, special(f32) = 2, bytes_read = 64, bytes_written = 64>}}
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "my_norm"}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
  // expected-remark@below {{unmodelled}}
  %1 = "stablehlo.custom_call"(%x) <{call_target_name = "other"}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
  // A view: no row.
  %2 = "stablehlo.custom_call"(%x) <{call_target_name = "Sharding"}> : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return
}

// -----

// Padding that is a constant is known; other padding may leave out anything.
func.func @dynamic(%x: tensor<4xf32>, %p: tensor<f32>, %n: tensor<1xi32>, %image: tensor<1x4x4x2xf32>, %k: tensor<3x3x2x5xf32>, %d: tensor<2x2xi32>, %t: tensor<8x4xf32>, %i: tensor<i32>, %ids: tensor<3x1xi32>) {
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %less = "stablehlo.constant"() <{value = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-remark@below {{#roofline.work<bytes_read = 16, bytes_written = 24>}}
  %0 = "stablehlo.dynamic_pad"(%x, %p, %one, %one, %one) : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 0 to 8, bytes_written = 8>}}
  %1 = "stablehlo.dynamic_pad"(%x, %p, %less, %less, %one) : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 24>}}
  %2 = "stablehlo.dynamic_pad"(%x, %p, %n, %one, %one) : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  // "same": 2 * 16 positions * 9 taps * 2 * 5 = 2880; 10 of 12 pairs a dim are
  // useful, 2 * 100 * 10 = 2000. Read 32 + 90 elements, written 80.
  %pads = "stablehlo.constant"() <{value = dense<1> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 2880, useful_flops = 2000, bytes_read = 488, bytes_written = 320>}}
  %3 = "stablehlo.dynamic_conv"(%image, %k, %pads) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<2x2xi32>) -> tensor<1x4x4x5xf32>
  // expected-remark@below {{unmodelled}}
  %4 = "stablehlo.dynamic_conv"(%image, %k, %d) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x4x4x2xf32>, tensor<3x3x2x5xf32>, tensor<2x2xi32>) -> tensor<1x4x4x5xf32>
  // A slice is a view (R15): what uses it reads 2*4 elements.
  %5 = "stablehlo.dynamic_slice"(%t, %i, %i) <{slice_sizes = array<i64: 2, 4>}> : (tensor<8x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  // expected-remark@below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %6 = "stablehlo.sine"(%5) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // Indices 3*4 bytes; 1 element to 3 rows of 4.
  %sizes = "stablehlo.constant"() <{value = dense<[1, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
  // expected-remark@below {{#roofline.work<bytes_read = 16 to 60, bytes_written = 48>}}
  %7 = "stablehlo.dynamic_gather"(%t, %ids, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<2xi32>) -> tensor<3x4xf32>
  return
}
