"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<8xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5:3 = "stablehlo.while"(%4, %3, %arg2) ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<8xf32>):
      %9 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%arg6, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<8xf32>):
      %6:2 = "func.call"(%arg4, %arg5) <{callee = @None}> : (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
      %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %8 = "stablehlo.add"(%arg3, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%8, %6#0, %6#1) : (tensor<i32>, tensor<i32>, tensor<8xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<i32>, tensor<8xf32>)
    "func.return"(%5#2) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>), res_attrs = [{}, {}], sym_name = "None", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%1, %2) : (tensor<i32>, tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
