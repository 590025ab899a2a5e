"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<100x16xf32>, tensor<7xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7x16xf32>):
    %0 = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<7xi1>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: i32, %arg12: i1):
      %13 = "arith.cmpi"(%arg11, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%13) : (i1) -> ()
    }) : (tensor<7xi32>, tensor<7xi1>) -> tensor<7xi1>
    %4 = "tensor.empty"() : () -> tensor<7xi32>
    %5 = "linalg.generic"(%arg1, %4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: i32, %arg10: i32):
      %12 = "arith.addi"(%arg9, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%12) : (i32) -> ()
    }) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %6 = "tensor.empty"() : () -> tensor<7xi32>
    %7 = "linalg.generic"(%3, %5, %arg1, %6) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg5: i1, %arg6: i32, %arg7: i32, %arg8: i32):
      %11 = "arith.select"(%arg5, %arg6, %arg7) : (i1, i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 7, 1>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %9 = "iree_linalg_ext.scatter"(%arg2, %8, %arg0) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %10 = "arith.addf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "iree_linalg_ext.yield"(%10) : (f32) -> ()
    }) : (tensor<7x16xf32>, tensor<7x1xi32>, tensor<100x16xf32>) -> tensor<100x16xf32>
    "func.return"(%9) : (tensor<100x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
