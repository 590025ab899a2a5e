"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<8x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>):
    %0 = "arith.constant"() <{value = 6 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %5 = "tensor.empty"() : () -> tensor<2x8xf32>
    %6 = "linalg.generic"(%arg1, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %21 = "arith.mulf"(%arg11, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %7 = "tensor.empty"() : () -> tensor<i1>
    %8 = "linalg.generic"(%arg2, %7) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: i32, %arg10: i1):
      %20 = "arith.cmpi"(%arg9, %3) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%20) : (i1) -> ()
    }) : (tensor<i32>, tensor<i1>) -> tensor<i1>
    %9 = "tensor.empty"() : () -> tensor<i32>
    %10 = "linalg.generic"(%arg2, %9) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i32, %arg8: i32):
      %19 = "arith.addi"(%arg7, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "tensor.empty"() : () -> tensor<i32>
    %12 = "linalg.generic"(%8, %10, %arg2, %11) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg3: i1, %arg4: i32, %arg5: i32, %arg6: i32):
      %18 = "arith.select"(%arg3, %arg4, %arg5) : (i1, i32, i32) -> i32
      "linalg.yield"(%18) : (i32) -> ()
    }) : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "tensor.extract"(%12) : (tensor<i32>) -> i32
    %14 = "arith.index_cast"(%13) : (i32) -> index
    %15 = "arith.maxsi"(%14, %1) : (index, index) -> index
    %16 = "arith.minsi"(%15, %0) : (index, index) -> index
    %17 = "tensor.insert_slice"(%6, %arg0, %16) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 8>, static_strides = array<i64: 1, 1>}> : (tensor<2x8xf32>, tensor<8x8xf32>, index) -> tensor<8x8xf32>
    "func.return"(%17) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
