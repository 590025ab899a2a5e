"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<100x16xf32>, tensor<7xi32>) -> tensor<7x16xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 100 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "tensor.empty"() : () -> tensor<7xi1>
    %4 = "linalg.generic"(%arg1, %3) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: i32, %arg13: i1):
      %21 = "arith.cmpi"(%arg12, %2) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%21) : (i1) -> ()
    }) : (tensor<7xi32>, tensor<7xi1>) -> tensor<7xi1>
    %5 = "tensor.empty"() : () -> tensor<7xi32>
    %6 = "linalg.generic"(%arg1, %5) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: i32, %arg11: i32):
      %20 = "arith.addi"(%arg10, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %7 = "tensor.empty"() : () -> tensor<7xi32>
    %8 = "linalg.generic"(%4, %6, %arg1, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg6: i1, %arg7: i32, %arg8: i32, %arg9: i32):
      %19 = "arith.select"(%arg6, %arg7, %arg8) : (i1, i32, i32) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %9 = "tensor.expand_shape"(%8) <{reassociation = [[0, 1]], static_output_shape = array<i64: 7, 1>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %10 = "tensor.empty"() : () -> tensor<7x1x16xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: f32):
      %16 = "arith.index_cast"(%arg4) : (i32) -> index
      %17 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %18 = "tensor.extract"(%arg0, %16, %17) : (tensor<100x16xf32>, index, index) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<7x1xi32>, tensor<7x1x16xf32>) -> tensor<7x1x16xf32>
    %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0], [1, 2]]}> : (tensor<7x1x16xf32>) -> tensor<7x16xf32>
    %13 = "tensor.empty"() : () -> tensor<7x16xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %15 = "arith.mulf"(%arg2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    "func.return"(%14) : (tensor<7x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
