"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<i1>, tensor<8xf32>) -> tensor<8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<i32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: i1, %arg9: i32):
      %14 = "arith.extui"(%arg8) : (i1) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<i1>, tensor<i32>) -> tensor<i32>
    %3 = "tensor.empty"() : () -> tensor<i1>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: i32, %arg7: i1):
      %13 = "arith.cmpi"(%arg6, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%13) : (i1) -> ()
    }) : (tensor<i32>, tensor<i1>) -> tensor<i1>
    %5 = "tensor.extract"(%4) : (tensor<i1>) -> i1
    %6 = "scf.if"(%5) ({
      %10 = "tensor.empty"() : () -> tensor<8xf32>
      %11 = "linalg.generic"(%arg1, %10) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg4: f32, %arg5: f32):
        %12 = "arith.addf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%12) : (f32) -> ()
      }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%11) : (tensor<8xf32>) -> ()
    }, {
      %7 = "tensor.empty"() : () -> tensor<8xf32>
      %8 = "linalg.generic"(%arg1, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg2: f32, %arg3: f32):
        %9 = "math.sin"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%9) : (f32) -> ()
      }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%8) : (tensor<8xf32>) -> ()
    }) : (i1) -> tensor<8xf32>
    "func.return"(%6) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
