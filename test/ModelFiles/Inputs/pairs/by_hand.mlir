// mulhi
// JAX 0.6.2 has no such op of CHLO, nor has IREE 3.8.0. The upper half of a product.
func.func @main(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = "chlo.mulhi"(%x, %y) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
func.func @twin(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %empty = tensor.empty() : tensor<4x8xi32>
  %0 = linalg.map ins(%x, %y : tensor<4x8xi32>, tensor<4x8xi32>) outs(%empty : tensor<4x8xi32>)
    (%a: i32, %b: i32, %c: i32) {
      %low, %high = arith.mulsi_extended %a, %b : i32
      linalg.yield %high : i32
    }
  return %0 : tensor<4x8xi32>
}

// -----

// chlo.tan
// IREE rejects it; StableHLO's pass makes stablehlo.tan of it, whose pair is torch-mlir's.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "chlo.tan"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = math.tan %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// uniform_quantize
// IREE rejects it, and JAX has no dialect of quantised types. StableHLO's specification:
// x / scale is rounded and converted; the zero point is added; the storage's minimum and
// maximum hold.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8x!quant.uniform<i8:f32, 0.5:3>> {
  %0 = "stablehlo.uniform_quantize"(%x) : (tensor<4x8xf32>) -> tensor<4x8x!quant.uniform<i8:f32, 0.5:3>>
  return %0 : tensor<4x8x!quant.uniform<i8:f32, 0.5:3>>
}
func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xi8> {
  %scale = arith.constant 0.5 : f32
  %zero = arith.constant 3 : i8
  %least = arith.constant -128 : i8
  %most = arith.constant 127 : i8
  %empty = tensor.empty() : tensor<4x8xi8>
  %0 = linalg.map ins(%x : tensor<4x8xf32>) outs(%empty : tensor<4x8xi8>)
    (%a: f32, %out: i8) {
      %1 = arith.divf %a, %scale : f32
      %2 = math.roundeven %1 : f32
      %3 = arith.fptosi %2 : f32 to i8
      %4 = arith.addi %3, %zero : i8
      %5 = arith.maxsi %4, %least : i8
      %6 = arith.minsi %5, %most : i8
      linalg.yield %6 : i8
    }
  return %0 : tensor<4x8xi8>
}

// -----

// uniform_dequantize
// As uniform_quantize. (x - zero point) * scale.
func.func @main(%x: tensor<4x8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x8xf32> {
  %0 = "stablehlo.uniform_dequantize"(%x) : (tensor<4x8x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func @twin(%x: tensor<4x8xi8>) -> tensor<4x8xf32> {
  %scale = arith.constant 0.5 : f32
  %zero = arith.constant 3 : i8
  %empty = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.map ins(%x : tensor<4x8xi8>) outs(%empty : tensor<4x8xf32>)
    (%a: i8, %out: f32) {
      %1 = arith.subi %a, %zero : i8
      %2 = arith.sitofp %1 : i8 to f32
      %3 = arith.mulf %2, %scale : f32
      linalg.yield %3 : f32
    }
  return %0 : tensor<4x8xf32>
}

// -----

// async_start
// IREE rejects it. It starts what async_done waits for.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    %2 = "stablehlo.tanh"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "stablehlo.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<4x8xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x8xf32>>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = math.tanh %x : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// set_dimension_size
// IREE's slice for it has another type than the result. The first elements of a dim.
func.func @main(%x: tensor<4x8xf32>, %size: tensor<i32>) -> tensor<?x8xf32> {
  %0 = "stablehlo.set_dimension_size"(%x, %size) <{dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<i32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
func.func @twin(%x: tensor<4x8xf32>, %size: index) -> tensor<?x8xf32> {
  %0 = tensor.extract_slice %x[0, 0] [%size, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// custom_call views
// Nobody lowers what annotates a value for a partitioner or a runtime: its value is the
// operand's.
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "SPMDFullToShardShape"}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "stablehlo.custom_call"(%0) <{call_target_name = "SPMDShardToFullShape"}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = "stablehlo.custom_call"(%1) <{call_target_name = "LayoutConstraint"}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = "stablehlo.custom_call"(%2) <{call_target_name = "annotate_device_placement"}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = "stablehlo.custom_call"(%3) <{call_target_name = "xla.sdy.FuncResultSharding"}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}
func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// all_reduce
// IREE keeps it as flow.collective.all_reduce. The collectives of the shard dialect (R25).
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

// all_reduce of groups
// Two groups of 2 replicas, a maximum of integers: the inner axis of a grid.
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 2x2)
  func.func @main(%x: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %1 = "stablehlo.maximum"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    return %0 : tensor<4x8xi32>
  }
  func.func @twin(%x: tensor<4x8xi32>) -> tensor<4x8xi32> {
    %0 = shard.all_reduce %x on @grid grid_axes = [1] reduction = max : tensor<4x8xi32> -> tensor<4x8xi32>
    return %0 : tensor<4x8xi32>
  }
}

// -----

// reduce_scatter
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<8x8xf32>) -> tensor<2x8xf32> {
    %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<8x8xf32>) -> tensor<2x8xf32>
    return %0 : tensor<2x8xf32>
  }
  func.func @twin(%x: tensor<8x8xf32>) -> tensor<2x8xf32> {
    %0 = shard.reduce_scatter %x on @grid grid_axes = [0] scatter_axis = 0 : tensor<8x8xf32> -> tensor<2x8xf32>
    return %0 : tensor<2x8xf32>
  }
}

// -----

// all_gather
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<2x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<2x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @twin(%x: tensor<2x8xf32>) -> tensor<8x8xf32> {
    %0 = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 0 : tensor<2x8xf32> -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

// all_to_all
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<8x8xf32>) -> tensor<2x32xf32> {
    %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x8xf32>) -> tensor<2x32xf32>
    return %0 : tensor<2x32xf32>
  }
  func.func @twin(%x: tensor<8x8xf32>) -> tensor<2x32xf32> {
    %0 = shard.all_to_all %x on @grid grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<8x8xf32> -> tensor<2x32xf32>
    return %0 : tensor<2x32xf32>
  }
}

// -----

// collective_broadcast
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = shard.broadcast %x on @grid grid_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

// collective_permute
// Each device sends to the next one.
module attributes {mhlo.num_replicas = 4 : i32} {
  shard.grid @grid(shape = 4)
  func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @twin(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = shard.shift %x on @grid grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}

// -----

// map_gather
// The name of map_load in development versions of IREE alone.
func.func @main(%x: tensor<3x4xf32>, %y: tensor<10x4xf32>) -> tensor<10x4xf32> {
  %0 = "iree_linalg_ext.map_gather"(%x, %y) ({
  ^bb0(%m: index, %n: index):
    %zero = arith.constant 0.0 : f32
    "iree_linalg_ext.yield"(%m, %n, %zero) : (index, index, f32) -> ()
  }) : (tensor<3x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}
func.func @twin(%x: tensor<3x4xf32>) -> tensor<10x4xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.pad %x low[0, 0] high[7, 0] {
  ^bb0(%m: index, %n: index):
    tensor.yield %zero : f32
  } : tensor<3x4xf32> to tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

// -----

// im2col
// IREE copies element by element. Windows of 2x2 at 3x4 places of an image of 4x5, of 2
// channels.
func.func @main(%x: tensor<1x4x5x2xf32>, %o: tensor<1x3x4x8xf32>) -> tensor<1x3x4x8xf32> {
  %0 = "iree_linalg_ext.im2col"(%x, %o) <{batch_pos = array<i64: 0>, dilations = array<i64: 1, 1>, input_k_perm = array<i64: 0, 1, 2>, k_pos = array<i64: 3>, m_pos = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0>, static_k_offset = array<i64: 0>, static_k_strides = array<i64: 1>, static_kernel_size = array<i64: 2, 2>, static_m_offset = array<i64: 0, 0>, static_m_strides = array<i64: 4, 1>, strides = array<i64: 1, 1>}> : (tensor<1x4x5x2xf32>, tensor<1x3x4x8xf32>) -> tensor<1x3x4x8xf32>
  return %0 : tensor<1x3x4x8xf32>
}
func.func @twin(%x: tensor<1x4x5x2xf32>) -> tensor<1x3x4x8xf32> {
  %empty = tensor.empty() : tensor<1x3x4x2x2x2xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(b, h, w, k, l, c) -> (b, h + k, w + l, c)>,
                       affine_map<(b, h, w, k, l, c) -> (b, h, w, k, l, c)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<1x4x5x2xf32>) outs(%empty : tensor<1x3x4x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<1x3x4x2x2x2xf32>
  %1 = tensor.collapse_shape %0 [[0], [1], [2], [3, 4, 5]]
      : tensor<1x3x4x2x2x2xf32> into tensor<1x3x4x8xf32>
  return %1 : tensor<1x3x4x8xf32>
}

// -----

// quantize_affine
// No release has it yet. LinalgExtOps.td: x / scale is rounded, the zero point added, the
// minimum and the maximum hold, and all of it in floats.
func.func @main(%x: tensor<2x4xf32>, %scale: tensor<2xf32>, %zero: tensor<2xi8>, %o: tensor<2x4xi8>) -> tensor<2x4xi8> {
  %0 = "iree_linalg_ext.quantize_affine"(%x, %scale, %zero, %o) <{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], operandSegmentSizes = array<i32: 1, 1, 1, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> : (tensor<2x4xf32>, tensor<2xf32>, tensor<2xi8>, tensor<2x4xi8>) -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}
func.func @twin(%x: tensor<2x4xf32>, %scale: tensor<2xf32>, %zero: tensor<2xi8>) -> tensor<2x4xi8> {
  %least = arith.constant -128.0 : f32
  %most = arith.constant 127.0 : f32
  %empty = tensor.empty() : tensor<2x4xi8>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>,
                       affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale, %zero : tensor<2x4xf32>, tensor<2xf32>, tensor<2xi8>)
      outs(%empty : tensor<2x4xi8>) {
    ^bb0(%a: f32, %s: f32, %z: i8, %out: i8):
      %1 = arith.divf %a, %s : f32
      %2 = math.roundeven %1 : f32
      %3 = arith.sitofp %z : i8 to f32
      %4 = arith.addf %2, %3 : f32
      %5 = arith.maximumf %4, %least : f32
      %6 = arith.minimumf %5, %most : f32
      %7 = arith.fptosi %6 : f32 to i8
      linalg.yield %7 : i8
  } -> tensor<2x4xi8>
  return %0 : tensor<2x4xi8>
}

// -----

// dequantize_affine
// As quantize_affine. (x - zero point) * scale.
func.func @main(%x: tensor<2x4xi8>, %scale: tensor<2xf32>, %zero: tensor<2xi8>, %o: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "iree_linalg_ext.dequantize_affine"(%x, %scale, %zero, %o) <{indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>], operandSegmentSizes = array<i32: 1, 1, 1, 1>, quant_min = -128 : i64, quant_max = 127 : i64}> : (tensor<2x4xi8>, tensor<2xf32>, tensor<2xi8>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func @twin(%x: tensor<2x4xi8>, %scale: tensor<2xf32>, %zero: tensor<2xi8>) -> tensor<2x4xf32> {
  %empty = tensor.empty() : tensor<2x4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m)>,
                       affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale, %zero : tensor<2x4xi8>, tensor<2xf32>, tensor<2xi8>)
      outs(%empty : tensor<2x4xf32>) {
    ^bb0(%a: i8, %s: f32, %z: i8, %out: f32):
      %1 = arith.subi %a, %z : i8
      %2 = arith.sitofp %1 : i8 to f32
      %3 = arith.mulf %2, %s : f32
      linalg.yield %3 : f32
  } -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
