// ext.scan
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x8xf32>, %2: tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>) {
  %r:2 = "iree_linalg_ext.scan"(%0, %1, %2) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3x8xf32>, tensor<3xf32>
}

// -----

// ext.scan exclusive
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x8xf32>, %2: tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>) {
  %r:2 = "iree_linalg_ext.scan"(%0, %1, %2) <{dimension = 1 : i64, inclusive = false, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.mulf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<3x8xf32>, tensor<3xf32>
}

// -----

// ext.scan columns
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x8xf32>, %2: tensor<8xf32>) -> (tensor<3x8xf32>, tensor<8xf32>) {
  %r:2 = "iree_linalg_ext.scan"(%0, %1, %2) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<8xf32>) -> (tensor<3x8xf32>, tensor<8xf32>)
  return %r#0, %r#1 : tensor<3x8xf32>, tensor<8xf32>
}

// -----

// ext.scatter
func.func @main(%0: tensor<3x4xf32>, %1: tensor<3x1xi32>, %2: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  %r:1 = "iree_linalg_ext.scatter"(%0, %1, %2) <{dimension_map = array<i64: 0>, unique_indices = true, operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (f32) -> ()
  }) : (tensor<3x4xf32>, tensor<3x1xi32>, tensor<10x4xf32>) -> (tensor<10x4xf32>)
  return %r#0 : tensor<10x4xf32>
}

// -----

// ext.gather
func.func @main(%0: tensor<10x4xf32>, %1: tensor<3xi32>, %2: tensor<3x4xf32>) -> (tensor<3x4xf32>) {
  %r:1 = "iree_linalg_ext.gather"(%0, %1, %2) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>}>  : (tensor<10x4xf32>, tensor<3xi32>, tensor<3x4xf32>) -> (tensor<3x4xf32>)
  return %r#0 : tensor<3x4xf32>
}

// -----

// ext.fft
func.func @main(%1: tensor<2xf32>, %2: tensor<2xf32>, %3: tensor<16xf32>, %4: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = arith.constant 2 : index
  %r:2 = "iree_linalg_ext.fft"(%0, %1, %2, %3, %4) <{operandSegmentSizes = array<i32: 3, 2>}>  : (index, tensor<2xf32>, tensor<2xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// ext.fft angles
func.func @main(%1: tensor<16xf32>, %2: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = arith.constant 2 : index
  %r:2 = "iree_linalg_ext.fft"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 2>}>  : (index, tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
  return %r#0, %r#1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// ext.topk
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x2xf32>, %2: tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %r:2 = "iree_linalg_ext.topk"(%0, %1, %2) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>, tensor<3x2xf32>, tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<3x2xi32>
}

// -----

// ext.sort
func.func @main(%0: tensor<3x8xf32>) -> (tensor<3x8xf32>) {
  %r:1 = "iree_linalg_ext.sort"(%0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>) -> (tensor<3x8xf32>)
  return %r#0 : tensor<3x8xf32>
}

// -----

// ext.map_scatter
func.func @main(%0: tensor<3x4xf32>, %1: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  %r:1 = "iree_linalg_ext.map_scatter"(%0, %1)  ({
  ^bb0(%m: index, %n: index):
    %v = arith.constant true
    "iree_linalg_ext.yield"(%m, %n, %v) : (index, index, i1) -> ()
  }) : (tensor<3x4xf32>, tensor<10x4xf32>) -> (tensor<10x4xf32>)
  return %r#0 : tensor<10x4xf32>
}

// -----

// ext.pack
func.func @main(%0: tensor<8x8xf32>, %1: tensor<4x2x2x4xf32>) -> (tensor<4x2x2x4xf32>) {
  %r:1 = "iree_linalg_ext.pack"(%0, %1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>  : (tensor<8x8xf32>, tensor<4x2x2x4xf32>) -> (tensor<4x2x2x4xf32>)
  return %r#0 : tensor<4x2x2x4xf32>
}

// -----

// ext.unpack
func.func @main(%0: tensor<4x2x2x4xf32>, %1: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %r:1 = "iree_linalg_ext.unpack"(%0, %1) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 4>, operandSegmentSizes = array<i32: 1, 1, 0>}>  : (tensor<4x2x2x4xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  return %r#0 : tensor<8x8xf32>
}

// -----

// ext.attention
func.func @main(%0: tensor<2x4x8xf32>, %1: tensor<2x6x8xf32>, %2: tensor<2x6x5xf32>, %3: f32, %4: tensor<2x4x6xf32>, %5: tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>) {
  %r:1 = "iree_linalg_ext.attention"(%0, %1, %2, %3, %4, %5) <{indexing_maps = [affine_map<(b, m, n, k, v) -> (b, m, k)>, affine_map<(b, m, n, k, v) -> (b, n, k)>, affine_map<(b, m, n, k, v) -> (b, n, v)>, affine_map<(b, m, n, k, v) -> ()>, affine_map<(b, m, n, k, v) -> (b, m, n)>, affine_map<(b, m, n, k, v) -> (b, m, v)>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, f32, tensor<2x4x6xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>)
  return %r#0 : tensor<2x4x5xf32>
}

// -----

// ext.online_attention
func.func @main(%0: tensor<2x4x8xf32>, %1: tensor<2x6x8xf32>, %2: tensor<2x6x5xf32>, %3: f32, %4: tensor<2x4x6xf32>, %5: tensor<2x4x5xf32>, %6: tensor<2x4xf32>, %7: tensor<2x4xf32>) -> (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  %r:3 = "iree_linalg_ext.online_attention"(%0, %1, %2, %3, %4, %5, %6, %7) <{indexing_maps = [affine_map<(b, m, n, k, v) -> (b, m, k)>, affine_map<(b, m, n, k, v) -> (b, n, k)>, affine_map<(b, m, n, k, v) -> (b, n, v)>, affine_map<(b, m, n, k, v) -> ()>, affine_map<(b, m, n, k, v) -> (b, m, n)>, affine_map<(b, m, n, k, v) -> (b, m, v)>, affine_map<(b, m, n, k, v) -> (b, m)>, affine_map<(b, m, n, k, v) -> (b, m)>], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> ({
  ^bb0(%score: f32):
    "iree_linalg_ext.yield"(%score) : (f32) -> ()
  }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, f32, tensor<2x4x6xf32>, tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// ext.winograd input
func.func @main(%0: tensor<8x8xf32>, %1: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %r:1 = "iree_linalg_ext.winograd.input_transform"(%0, %1) <{image_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64, operandSegmentSizes = array<i32: 1, 1>}>  : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  return %r#0 : tensor<8x8xf32>
}

// -----

// ext.winograd filter
func.func @main(%0: tensor<3x3xf32>, %1: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %r:1 = "iree_linalg_ext.winograd.filter_transform"(%0, %1) <{kernel_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64, operandSegmentSizes = array<i32: 1, 1>}>  : (tensor<3x3xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  return %r#0 : tensor<8x8xf32>
}

// -----

// ext.winograd output
func.func @main(%0: tensor<8x8xf32>, %1: tensor<6x6xf32>) -> (tensor<6x6xf32>) {
  %r:1 = "iree_linalg_ext.winograd.output_transform"(%0, %1) <{image_dimensions = array<i64: 0, 1>, kernel_size = 3 : i64, output_tile_size = 6 : i64, operandSegmentSizes = array<i32: 1, 1>}>  : (tensor<8x8xf32>, tensor<6x6xf32>) -> (tensor<6x6xf32>)
  return %r#0 : tensor<6x6xf32>
}

// -----

// ext.arg_compare
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3xf32>, %2: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>) {
  %r:2 = "iree_linalg_ext.arg_compare"(%0, %1, %2) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>, tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi32>
}

// -----

// ext.topk_v2
func.func @main(%0: tensor<3x8xf32>, %1: tensor<3x2xf32>, %2: tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %r:2 = "iree_linalg_ext.topk_v2"(%0, %1, %2) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    "iree_linalg_ext.yield"(%c) : (i1) -> ()
  }) : (tensor<3x8xf32>, tensor<3x2xf32>, tensor<3x2xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %r#0, %r#1 : tensor<3x2xf32>, tensor<3x2xi32>
}

// -----

// ext.map_load
func.func @main(%0: tensor<3x4xf32>, %1: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  %r:1 = "iree_linalg_ext.map_load"(%0, %1)  ({
  ^bb0(%m: index, %n: index):
    %v = arith.constant 0.0 : f32
    "iree_linalg_ext.yield"(%m, %n, %v) : (index, index, f32) -> ()
  }) : (tensor<3x4xf32>, tensor<10x4xf32>) -> (tensor<10x4xf32>)
  return %r#0 : tensor<10x4xf32>
}

// -----

// ext.map_store
func.func @main(%0: tensor<3x4xf32>, %1: tensor<10x4xf32>) -> (tensor<10x4xf32>) {
  %r:1 = "iree_linalg_ext.map_store"(%0, %1)  ({
  ^bb0(%m: index, %n: index):
    %v = arith.constant true
    "iree_linalg_ext.yield"(%m, %n, %v) : (index, index, i1) -> ()
  }) : (tensor<3x4xf32>, tensor<10x4xf32>) -> (tensor<10x4xf32>)
  return %r#0 : tensor<10x4xf32>
}

// -----

// ext.exp_reduction
func.func @main(%0: tensor<2x3xf32>, %1: tensor<3x5xf32>, %2: tensor<2xf32>, %3: tensor<2xf32>, %4: tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) {
  %r:3 = "iree_linalg_ext.exp_reduction"(%0, %1, %2, %3, %4) <{exp_reduced_operands = array<i64: 1, 2>, indexing_maps = [affine_map<(m, n, v) -> (m, n)>, affine_map<(m, n, v) -> (n, v)>, affine_map<(m, n, v) -> (m)>, affine_map<(m, n, v) -> (m)>, affine_map<(m, n, v) -> (m, v)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>, #iree_linalg_ext.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 3>}> ({
  ^bb0(%w: f32, %b: f32, %max: f32, %sum: f32, %acc: f32):
    %c = arith.addf %sum, %w : f32
    %d = arith.mulf %w, %b : f32
    %e = arith.addf %d, %acc : f32
    "iree_linalg_ext.yield"(%max, %c, %e) : (f32, f32, f32) -> ()
  }) : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>)
  return %r#0, %r#1, %r#2 : tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>
}

// -----

// ext.custom_op
func.func @main(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>) -> (tensor<2x4xf32>) {
  %r:1 = "iree_linalg_ext.custom_op"(%0, %1, %2) <{indexing_maps = [affine_map<(m, n)[k] -> (m, k)>, affine_map<(m, n)[k] -> (k, n)>, affine_map<(m, n)[k] -> (m, n)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>):
    %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
        outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    "iree_linalg_ext.yield"(%d) : (tensor<?x?xf32>) -> ()
  }) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>)
  return %r#0 : tensor<2x4xf32>
}
