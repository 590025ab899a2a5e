"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %1 = "stablehlo.add"(%0, %arg0) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %2 = "stablehlo.xor"(%arg0, %arg1) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %4 = "stablehlo.not"(%arg0) : (tensor<8xi32>) -> tensor<8xi32>
    %5 = "stablehlo.or"(%3, %4) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    "func.return"(%5) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
