"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "arith.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4:2 = "scf.for"(%1, %2, %3, %0, %arg0) ({
    ^bb0(%arg1: i32, %arg2: tensor<i32>, %arg3: tensor<8xf32>):
      %5 = "tensor.empty"() : () -> tensor<i32>
      %6 = "linalg.generic"(%arg2, %5) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg6: i32, %arg7: i32):
        %10 = "arith.addi"(%arg6, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "linalg.yield"(%10) : (i32) -> ()
      }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %7 = "tensor.empty"() : () -> tensor<8xf32>
      %8 = "linalg.generic"(%arg3, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg4: f32, %arg5: f32):
        %9 = "arith.mulf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%9) : (f32) -> ()
      }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%6, %8) : (tensor<i32>, tensor<8xf32>) -> ()
    }) : (i32, i32, i32, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
    "func.return"(%4#1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
