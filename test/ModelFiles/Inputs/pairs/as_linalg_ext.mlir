// tm_tensor.attention
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x6x8xf32>, %arg2: tensor<2x6x5xf32>, %arg3: tensor<2x4x5xf32>):
    %0 = "arith.constant"() <{value = 0.353553385 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %2 = "iree_linalg_ext.attention"(%arg0, %arg1, %arg2, %0, %1) <{indexing_maps = [#map, #map1, #map2, #map3, #map4]}> ({
    ^bb0(%arg4: f32):
      "iree_linalg_ext.yield"(%arg4) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    "func.return"(%2) : (tensor<2x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.scan
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xf32>, %arg1: tensor<3x8xf32>, %arg2: tensor<3xf32>):
    %0:2 = "iree_linalg_ext.scan"(%arg0, %arg1, %arg2) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "iree_linalg_ext.yield"(%1) : (f32) -> ()
    }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
    "func.return"(%0#0, %0#1) : (tensor<3x8xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.sort
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xf32>) -> tensor<3x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xf32>):
    %0 = "iree_linalg_ext.sort"(%arg0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %1 = "arith.cmpf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "iree_linalg_ext.yield"(%1) : (i1) -> ()
    }) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%0) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
