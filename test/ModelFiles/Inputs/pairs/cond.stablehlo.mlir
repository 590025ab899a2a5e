"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i1>, tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<i1>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %3 = "stablehlo.add"(%arg1, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%3) : (tensor<8xf32>) -> ()
    }, {
      %2 = "stablehlo.sine"(%arg1) : (tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%2) : (tensor<8xf32>) -> ()
    }) : (tensor<i32>) -> tensor<8xf32>
    "func.return"(%1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
