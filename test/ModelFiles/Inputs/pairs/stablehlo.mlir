// matmul
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    "func.return"(%0) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// mixed
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf16>, %arg1: tensor<8x16xf16>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf32>
    "func.return"(%0) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// matvec
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dot
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dot_general
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3x4x5xf32>, tensor<7x4x2x5xf32>) -> tensor<2x3x7xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<7x4x2x5xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4x5xf32>, tensor<7x4x2x5xf32>) -> tensor<2x3x7xf32>
    "func.return"(%0) : (tensor<2x3x7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dot_batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3x4x6x5xf32>, tensor<5x4x3x2x7xf32>) -> tensor<2x4x6x7xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x6x5xf32>, %arg1: tensor<5x4x3x2x7xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [3, 1], lhs_contracting_dimensions = [1, 4], rhs_contracting_dimensions = [2, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4x6x5xf32>, tensor<5x4x3x2x7xf32>) -> tensor<2x4x6x7xf32>
    "func.return"(%0) : (tensor<2x4x6x7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dot_outer
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x3x5xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x3x5xf32>
    "func.return"(%0) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dot_integers
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xi8>, tensor<8x16xi8>) -> tensor<4x16xi32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xi8>, %arg1: tensor<8x16xi8>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x8xi8>, tensor<8x16xi8>) -> tensor<4x16xi32>
    "func.return"(%0) : (tensor<4x16xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x5x6xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32>
    "func.return"(%0) : (tensor<2x3x4x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// attention
"builtin.module"() <{sym_name = "jit_attention"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x2x4x8xf32>, tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x8xf32>, %arg1: tensor<1x2x6x8xf32>, %arg2: tensor<1x2x6x8xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x2x4x8xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x4x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x4x6xf32>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %17 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x6xf32>
    %8 = "stablehlo.subtract"(%3, %7) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %16 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x2x4xf32>) -> tensor<1x2x4x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x4x1xf32>) -> tensor<1x2x4x6xf32>
    %14 = "stablehlo.divide"(%9, %13) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %15 = "stablehlo.dot_general"(%14, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x2x4x6xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x4x8xf32>
    "func.return"(%15) : (tensor<1x2x4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// norm
"builtin.module"() <{sym_name = "jit_norm"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %16 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %9 = "stablehlo.add"(%6, %8) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %10 = "stablehlo.rsqrt"(%9) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x8xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1x8xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8xf32>) -> tensor<4x8xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%15) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// gelu
"builtin.module"() <{sym_name = "jit_gelu"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.multiply"(%0, %arg0) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "stablehlo.add"(%arg0, %4) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "stablehlo.tanh"(%8) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%16) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// elementwise
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.negate"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "stablehlo.exponential"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "stablehlo.tanh"(%arg1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "stablehlo.add"(%4, %8) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "stablehlo.floor"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "stablehlo.rsqrt"(%arg1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%13) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// integers
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

// -----

// reduce
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4x5xf32>) -> (tensor<4xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%arg0, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%1, %3) : (tensor<4xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// reduce_all
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4xf32>) -> tensor<f32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.multiply"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// reduce_variadic
"builtin.module"() <{sym_name = "jit_argmax"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi32>
    %1 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3:2 = "stablehlo.reduce"(%arg0, %0, %1, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<f32>, %arg4: tensor<i32>):
      %4 = "stablehlo.compare"(%arg1, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.select"(%4, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.select"(%4, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%5, %6) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    "func.return"(%3#0, %3#1) : (tensor<4xf32>, tensor<4xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// conv
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%0) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// conv_nchw
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x8x8xf32>, %arg1: tensor<6x4x3x3xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x6x6xf32>
    "func.return"(%0) : (tensor<2x6x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// conv_1d
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x9x4xf32>, tensor<3x4x6xf32>) -> tensor<1x4x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x4xf32>, %arg1: tensor<3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 2>}> : (tensor<1x9x4xf32>, tensor<3x4x6xf32>) -> tensor<1x4x6xf32>
    "func.return"(%0) : (tensor<1x4x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// conv_3d
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>) -> tensor<1x3x4x4x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x5x6x2xf32>, %arg1: tensor<2x2x3x2x3xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, window_strides = array<i64: 1, 1, 1>}> : (tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>) -> tensor<1x3x4x4x3xf32>
    "func.return"(%0) : (tensor<1x3x4x4x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// strided
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>}> : (tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>
    "func.return"(%0) : (tensor<1x4x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// grouped
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x6x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x2x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%0) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// depthwise
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x4xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32>
    "func.return"(%0) : (tensor<1x6x6x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// depthwise_two
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8x8x4xf32>, tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x8xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32>
    "func.return"(%0) : (tensor<1x6x6x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// batch_grouped
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x8x8x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x6x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8x8x3xf32>, %arg1: tensor<3x3x3x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x6x6x6xf32>
    "func.return"(%0) : (tensor<2x6x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// negative
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[-1, -2], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>
    "func.return"(%0) : (tensor<1x4x6x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// same
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>
    "func.return"(%0) : (tensor<1x8x8x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dilated_base
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x5x5x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x9x11x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x5x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 3>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x5x5x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x9x11x6xf32>
    "func.return"(%0) : (tensor<1x9x11x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dilated_window
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x5x3x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 3>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x5x3x6xf32>
    "func.return"(%0) : (tensor<1x5x3x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dilated_both
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x6x8x4xf32>, tensor<3x2x4x6xf32>) -> tensor<1x5x7x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x8x4xf32>, %arg1: tensor<3x2x4x6xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 1>, padding = dense<[[0, 1], [-1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 1>}> : (tensor<1x6x8x4xf32>, tensor<3x2x4x6xf32>) -> tensor<1x5x7x6xf32>
    "func.return"(%0) : (tensor<1x5x7x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// gather
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<100x16xf32>, tensor<7xi32>) -> tensor<7x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %3 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %6 = "stablehlo.select"(%2, %5, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<100x16xf32>, tensor<7x1xi32>) -> tensor<7x16xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x16xf32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<7x16xf32>, tensor<7x16xf32>) -> tensor<7x16xf32>
    "func.return"(%11) : (tensor<7x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// gather_windows
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x6x4xf32>, tensor<7x2xi32>) -> tensor<3x7x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 4>}> : (tensor<5x6x4xf32>, tensor<7x2xi32>) -> tensor<3x7x4xf32>
    "func.return"(%0) : (tensor<3x7x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// gather_map
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x9xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<8x9xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>
    "func.return"(%0) : (tensor<5x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// gather_batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x6x4xf32>, tensor<3x5x1xi32>) -> tensor<3x5x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x6x4xf32>, %arg1: tensor<3x5x1xi32>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<3x6x4xf32>, tensor<3x5x1xi32>) -> tensor<3x5x4xf32>
    "func.return"(%0) : (tensor<3x5x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// scatter
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<100x16xf32>, tensor<7xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7xi32>, %arg2: tensor<7x16xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %3 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %6 = "stablehlo.select"(%2, %5, %arg1) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %8 = "stablehlo.scatter"(%arg0, %7, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) : (tensor<100x16xf32>, tensor<7x1xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>
    "func.return"(%8) : (tensor<100x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// scatter_set
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<100x16xf32>, tensor<7x1xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x16xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) : (tensor<100x16xf32>, tensor<7x1xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>
    "func.return"(%0) : (tensor<100x16xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// scatter_windows
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x6x4xf32>, tensor<7x2xi32>, tensor<7x4xf32>) -> tensor<5x6x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>, %arg2: tensor<7x4xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.multiply"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<5x6x4xf32>, tensor<7x2xi32>, tensor<7x4xf32>) -> tensor<5x6x4xf32>
    "func.return"(%0) : (tensor<5x6x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// scatter_map
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x9xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<8x9xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<8x9xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<8x9xf32>
    "func.return"(%0) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// update
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x8xf32>, tensor<2x8xf32>, tensor<i32>) -> tensor<8x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.compare"(%arg2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.add"(%arg2, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.select"(%4, %6, %arg2) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.dynamic_update_slice"(%arg0, %2, %7, %3) : (tensor<8x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<8x8xf32>
    "func.return"(%8) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// dynamic_slice
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x8xf32>, tensor<i32>) -> tensor<2x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%arg1, %0) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.select"(%1, %3, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.dynamic_slice"(%arg0, %4, %0) <{slice_sizes = array<i64: 2, 8>}> : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
    %6 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    "func.return"(%8) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// cond
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

// -----

// switch
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.clamp"(%0, %arg0, %1) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %7 = "stablehlo.sine"(%arg1) : (tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%7) : (tensor<8xf32>) -> ()
    }, {
      %6 = "stablehlo.add"(%arg1, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%6) : (tensor<8xf32>) -> ()
    }, {
      %4 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %5 = "stablehlo.multiply"(%4, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%5) : (tensor<8xf32>) -> ()
    }) : (tensor<i32>) -> tensor<8xf32>
    "func.return"(%3) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// while
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<8xf32>):
      %5 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
      %6 = "stablehlo.compare"(%arg3, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<8xf32>):
      %2 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %3 = "stablehlo.add"(%arg1, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %4 = "stablehlo.tanh"(%arg2) : (tensor<8xf32>) -> tensor<8xf32>
      "stablehlo.return"(%3, %4) : (tensor<i32>, tensor<8xf32>) -> ()
    }) : (tensor<i32>, tensor<8xf32>) -> (tensor<i32>, tensor<8xf32>)
    "func.return"(%1#1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// fori
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4x4xf32>):
    %4 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6:3 = "stablehlo.while"(%5, %4, %arg2) ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<4x4xf32>):
      %10 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %11 = "stablehlo.compare"(%arg6, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<4x4xf32>):
      %7:2 = "func.call"(%arg4, %arg5) <{callee = @None}> : (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
      %8 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.add"(%arg3, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%9, %7#0, %7#1) : (tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x4xf32>)
    "func.return"(%6#2) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>), res_attrs = [{}, {}], sym_name = "None", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<4x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "stablehlo.add"(%2, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%1, %3) : (tensor<i32>, tensor<4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// scan
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xf32>, tensor<6x4x4xf32>) -> (tensor<4x4xf32>, tensor<6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<4x4xf32>, %arg5: tensor<6x4x4xf32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7:4 = "stablehlo.while"(%arg5, %6, %arg4, %5) ({
    ^bb0(%arg10: tensor<6x4x4xf32>, %arg11: tensor<i32>, %arg12: tensor<4x4xf32>, %arg13: tensor<6xf32>):
      %16 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %17 = "stablehlo.compare"(%arg11, %16) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%17) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<6x4x4xf32>, %arg7: tensor<i32>, %arg8: tensor<4x4xf32>, %arg9: tensor<6xf32>):
      %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %9 = "stablehlo.dynamic_slice"(%arg6, %arg7, %8, %8) <{slice_sizes = array<i64: 1, 4, 4>}> : (tensor<6x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
      %10 = "stablehlo.reshape"(%9) : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
      %11:2 = "func.call"(%arg8, %10) <{callee = @None}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<f32>)
      %12 = "stablehlo.broadcast_in_dim"(%11#1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      %13 = "stablehlo.dynamic_update_slice"(%arg9, %12, %arg7) : (tensor<6xf32>, tensor<1xf32>, tensor<i32>) -> tensor<6xf32>
      %14 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %15 = "stablehlo.add"(%arg7, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg6, %15, %11#0, %13) : (tensor<6x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<6xf32>) -> ()
    }) : (tensor<6x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<6xf32>) -> (tensor<6x4x4xf32>, tensor<i32>, tensor<4x4xf32>, tensor<6xf32>)
    "func.return"(%7#2, %7#3) : (tensor<4x4xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "None", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%arg0, %1) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0, %2) : (tensor<4x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// sort
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.select"(%2, %1, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.compare"(%arg1, %arg1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %6 = "stablehlo.select"(%4, %5, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.compare"(%arg2, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.select"(%7, %1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.compare"(%arg2, %arg2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %5, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.compare"(%6, %10) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// sort_keys
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x3xf32>, %arg1: tensor<8x3xi32>):
    %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
      %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %2 = "stablehlo.compare"(%arg2, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.select"(%2, %1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.compare"(%arg2, %arg2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %6 = "stablehlo.select"(%4, %5, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.compare"(%arg3, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.select"(%7, %1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %5, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.compare"(%6, %10) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) : (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    "func.return"(%0#0, %0#1) : (tensor<8x3xf32>, tensor<8x3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// top_k
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0:2 = "chlo.top_k"(%arg0) <{k = 3 : i64}> : (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%0#0, %0#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// cumsum
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6xf32>) -> tensor<2x6xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x6xf32>):
    %4 = "func.call"(%arg3) <{callee = @cumsum}> : (tensor<2x6xf32>) -> tensor<2x6xf32>
    "func.return"(%4) : (tensor<2x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x6xf32>) -> tensor<2x6xf32>, sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    "func.return"(%2) : (tensor<2x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// pool
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<1x8x8x3xf32>, tensor<f32>) -> tensor<1x4x4x3xf32>
    "func.return"(%2) : (tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// pool_same
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<1x8x8x3xf32>, tensor<f32>) -> tensor<1x4x4x3xf32>
    "func.return"(%2) : (tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// window_dilated
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xf32>) -> tensor<4x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<4x4xf32>
    "func.return"(%2) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// window_base
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xf32>) -> tensor<10x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %1) <{base_dilations = array<i64: 2, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<10x4xf32>
    "func.return"(%2) : (tensor<10x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// window_variadic
"builtin.module"() <{sym_name = "jit_window_pair"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x9xf32>, tensor<6x9xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x9xf32>, %arg1: tensor<6x9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2:2 = "stablehlo.reduce_window"(%arg0, %arg1, %0, %1) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.multiply"(%arg3, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3, %4) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<6x9xf32>, tensor<6x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
    "func.return"(%2#0, %2#1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// rfft
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<4x8xf32>):
    %1 = "func.call"(%arg1) <{callee = @fft}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    "func.return"(%1) : (tensor<4x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    "func.return"(%0) : (tensor<4x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// clip
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8xf32>
    %4 = "stablehlo.clamp"(%2, %arg0, %3) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%4) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// threefry
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<8xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xui32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x2xui32>) -> tensor<2xui64>
    %2:2 = "stablehlo.rng_bit_generator"(%1) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    %3 = "stablehlo.bitcast_convert"(%2#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2xui32>) -> tensor<4xui32>
    "func.return"(%2#1) : (tensor<8xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// philox
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xui32>) -> tensor<8xui32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xui32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4xui32>) -> tensor<2x2xui32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x2xui32>) -> tensor<2xui64>
    %2:2 = "stablehlo.rng_bit_generator"(%1) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
    %3 = "stablehlo.bitcast_convert"(%2#0) : (tensor<2xui64>) -> tensor<2x2xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2xui32>) -> tensor<4xui32>
    "func.return"(%2#1) : (tensor<8xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// abs xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.abs"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// cbrt xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.cbrt"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// ceil xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.ceil"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// cosine xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.cosine"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// exponential xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.exponential"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// exponential_minus_one xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.exponential_minus_one"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// floor xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.floor"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// log xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.log"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// log_plus_one xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.log_plus_one"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// logistic xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.logistic"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// negate xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.negate"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// round_nearest_afz xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.round_nearest_afz"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// round_nearest_even xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.round_nearest_even"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// rsqrt xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.rsqrt"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// sign xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.sign"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// sine xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.sine"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// sqrt xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.sqrt"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// tanh xf32
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.tanh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// abs xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.abs"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// count_leading_zeros xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.count_leading_zeros"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// negate xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.negate"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// not xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.not"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// popcnt xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.popcnt"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// sign xi32
func.func @main(%0: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.sign"(%0)   : (tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// cosine xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.cosine"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// exponential xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.exponential"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// exponential_minus_one xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.exponential_minus_one"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// log xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.log"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// log_plus_one xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.log_plus_one"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// logistic xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.logistic"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// negate xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.negate"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// rsqrt xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.rsqrt"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// sign xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.sign"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// sine xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.sine"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// sqrt xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.sqrt"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// tanh xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.tanh"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// add xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.add"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// atan2 xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.atan2"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// divide xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.divide"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// maximum xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.maximum"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// minimum xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.minimum"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// multiply xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.multiply"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// power xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.power"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// remainder xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.remainder"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// subtract xf32
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.subtract"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// add xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.add"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// and xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.and"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// divide xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.divide"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// maximum xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.maximum"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// minimum xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.minimum"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// multiply xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.multiply"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// or xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.or"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// power xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.power"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// remainder xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.remainder"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// shift_left xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.shift_left"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// shift_right_arithmetic xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.shift_right_arithmetic"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// shift_right_logical xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.shift_right_logical"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// subtract xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.subtract"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// xor xi32
func.func @main(%0: tensor<4x8xi32>, %1: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.xor"(%0, %1)   : (tensor<4x8xi32>, tensor<4x8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// add xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.add"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// atan2 xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.atan2"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// divide xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.divide"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// multiply xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.multiply"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// power xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.power"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// subtract xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.subtract"(%0, %1)   : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// chlo.acos
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.acos"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.acosh
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.acosh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.asin
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.asin"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.asinh
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.asinh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.atan
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.atan"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.atanh
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.atanh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.cosh
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.cosh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.erf
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.erf"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.sinh
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.sinh"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.square
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.square"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_add
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_add"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_atan2
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_atan2"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_divide
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_divide"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_maximum
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_maximum"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_minimum
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_minimum"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_multiply
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_multiply"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_power
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_power"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_remainder
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_remainder"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_subtract
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_subtract"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_and
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_and"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.broadcast_or
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_or"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.broadcast_shift_left
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_shift_left"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.broadcast_shift_right_arithmetic
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_shift_right_arithmetic"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.broadcast_shift_right_logical
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_shift_right_logical"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.broadcast_xor
func.func @main(%0: tensor<4x8xi32>, %1: tensor<8xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "chlo.broadcast_xor"(%0, %1)   : (tensor<4x8xi32>, tensor<8xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// chlo.conj
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "chlo.conj"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// chlo.is_inf
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "chlo.is_inf"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// chlo.is_pos_inf
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "chlo.is_pos_inf"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// chlo.is_neg_inf
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "chlo.is_neg_inf"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// chlo.constant_like
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.constant_like"(%0) <{value = 2.0 : f32}>  : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_compare
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "chlo.broadcast_compare"(%0, %1) <{comparison_direction = #chlo<comparison_direction LT>}>  : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// chlo.broadcast_select
func.func @main(%0: tensor<8xi1>, %1: tensor<4x8xf32>, %2: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_select"(%0, %1, %2)   : (tensor<8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_complex
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "chlo.broadcast_complex"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// chlo.constant
func.func @main() -> (tensor<4x8xf32>) {
  %r:1 = "chlo.constant"() <{value = dense<1.0> : tensor<4x8xf32>}>  : () -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// abs complex
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.abs"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// is_finite
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "stablehlo.is_finite"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// clamp
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>, %2: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.clamp"(%0, %1, %2)   : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// clamp scalars
func.func @main(%0: tensor<f32>, %1: tensor<4x8xf32>, %2: tensor<f32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.clamp"(%0, %1, %2)   : (tensor<f32>, tensor<4x8xf32>, tensor<f32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// compare
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xi1>) {
  %r:1 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction LT>}>  : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// compare complex
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xi1>) {
  %r:1 = "stablehlo.compare"(%0, %1) <{comparison_direction = #stablehlo<comparison_direction EQ>}>  : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> (tensor<4x8xi1>)
  return %r#0 : tensor<4x8xi1>
}

// -----

// select
func.func @main(%0: tensor<4x8xi1>, %1: tensor<4x8xf32>, %2: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.select"(%0, %1, %2)   : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// select scalar
func.func @main(%0: tensor<i1>, %1: tensor<4x8xf32>, %2: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.select"(%0, %1, %2)   : (tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// convert
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf16>) {
  %r:1 = "stablehlo.convert"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf16>)
  return %r#0 : tensor<4x8xf16>
}

// -----

// convert integer
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.convert"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// reduce_precision
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}>  : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// complex
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.complex"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// real
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.real"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// imag
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.imag"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// map
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.map"(%0, %1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.multiply"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %d = "stablehlo.add"(%c, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%d) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// select_and_scatter
func.func @main(%0: tensor<4x8xf32>, %1: tensor<2x4xf32>, %2: tensor<f32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.select_and_scatter"(%0, %1, %2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b)
        <{comparison_direction = #stablehlo<comparison_direction GE>}>
        : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %d = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%d) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<2x4xf32>, tensor<f32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// dot complex
func.func @main(%0: tensor<4x8xcomplex<f32>>, %1: tensor<8x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>) {
  %r:1 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}>  : (tensor<4x8xcomplex<f32>>, tensor<8x2xcomplex<f32>>) -> (tensor<4x2xcomplex<f32>>)
  return %r#0 : tensor<4x2xcomplex<f32>>
}

// -----

// einsum
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8x2xf32>) -> (tensor<4x2xf32>) {
  %r:1 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,bc->ac"}>  : (tensor<4x8xf32>, tensor<8x2xf32>) -> (tensor<4x2xf32>)
  return %r#0 : tensor<4x2xf32>
}

// -----

// einsum transposed
func.func @main(%0: tensor<3x5x4xf32>, %1: tensor<4x2x5xf32>) -> (tensor<5x2x3xf32>) {
  %r:1 = "stablehlo.einsum"(%0, %1) <{einsum_config = "abk,knb->bna"}>  : (tensor<3x5x4xf32>, tensor<4x2x5xf32>) -> (tensor<5x2x3xf32>)
  return %r#0 : tensor<5x2x3xf32>
}

// -----

// einsum rows
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4xf32>) {
  %r:1 = "stablehlo.einsum"(%0, %1) <{einsum_config = "ab,ab->a"}>  : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

// if
func.func @main(%0: tensor<i1>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.if"(%0)  ({
    %x = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x8xf32>
    %y = "stablehlo.sine"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "stablehlo.return"(%y) : (tensor<4x8xf32>) -> ()
  }, {
    %x = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x8xf32>
    "stablehlo.return"(%x) : (tensor<4x8xf32>) -> ()
  }) : (tensor<i1>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// stablehlo.dot
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8x2xf32>) -> (tensor<4x2xf32>) {
  %r:1 = "stablehlo.dot"(%0, %1)   : (tensor<4x8xf32>, tensor<8x2xf32>) -> (tensor<4x2xf32>)
  return %r#0 : tensor<4x2xf32>
}

// -----

// batch_norm_inference
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>, %3: tensor<8xf32>, %4: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.batch_norm_inference"(%0, %1, %2, %3, %4) <{epsilon = 0.001 : f32, feature_index = 1 : i64}>  : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// batch_norm_training
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%0, %1, %2) <{epsilon = 0.001 : f32, feature_index = 1 : i64}>  : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// torch_index_select
func.func @main(%0: tensor<4x8xf32>, %1: tensor<3xi32>) -> (tensor<3x8xf32>) {
  %r:1 = "stablehlo.torch_index_select"(%0, %1) <{batch_dims = 0 : i64, dim = 0 : i64}>  : (tensor<4x8xf32>, tensor<3xi32>) -> (tensor<3x8xf32>)
  return %r#0 : tensor<3x8xf32>
}

// -----

// transpose
func.func @main(%0: tensor<4x8xf32>) -> (tensor<8x4xf32>) {
  %r:1 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}>  : (tensor<4x8xf32>) -> (tensor<8x4xf32>)
  return %r#0 : tensor<8x4xf32>
}

// -----

// reshape
func.func @main(%0: tensor<4x8xf32>) -> (tensor<32xf32>) {
  %r:1 = "stablehlo.reshape"(%0)   : (tensor<4x8xf32>) -> (tensor<32xf32>)
  return %r#0 : tensor<32xf32>
}

// -----

// bitcast_convert
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.bitcast_convert"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// broadcast
func.func @main(%0: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.broadcast"(%0) <{broadcast_sizes = array<i64: 4>}>  : (tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// broadcast_in_dim
func.func @main(%0: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 1>}>  : (tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// concatenate
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<8x8xf32>) {
  %r:1 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}>  : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<8x8xf32>)
  return %r#0 : tensor<8x8xf32>
}

// -----

// reverse
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.reverse"(%0) <{dimensions = array<i64: 0>}>  : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// pad
func.func @main(%0: tensor<4x8xf32>, %1: tensor<f32>) -> (tensor<7x10xf32>) {
  %r:1 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 1, 0>, edge_padding_high = array<i64: 2, 2>, interior_padding = array<i64: 0, 0>}>  : (tensor<4x8xf32>, tensor<f32>) -> (tensor<7x10xf32>)
  return %r#0 : tensor<7x10xf32>
}

// -----

// pad interior
func.func @main(%0: tensor<4x8xf32>, %1: tensor<f32>) -> (tensor<7x8xf32>) {
  %r:1 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 1, 0>}>  : (tensor<4x8xf32>, tensor<f32>) -> (tensor<7x8xf32>)
  return %r#0 : tensor<7x8xf32>
}

// -----

// pad negative
func.func @main(%0: tensor<4x8xf32>, %1: tensor<f32>) -> (tensor<3x8xf32>) {
  %r:1 = "stablehlo.pad"(%0, %1) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}>  : (tensor<4x8xf32>, tensor<f32>) -> (tensor<3x8xf32>)
  return %r#0 : tensor<3x8xf32>
}

// -----

// slice
func.func @main(%0: tensor<4x8xf32>) -> (tensor<2x4xf32>) {
  %r:1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 8>, strides = array<i64: 2, 2>}>  : (tensor<4x8xf32>) -> (tensor<2x4xf32>)
  return %r#0 : tensor<2x4xf32>
}

// -----

// optimization_barrier
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.optimization_barrier"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// iota
func.func @main() -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}>  : () -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// dynamic_broadcast_in_dim
func.func @main(%0: tensor<8xf32>, %1: tensor<2xi32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.dynamic_broadcast_in_dim"(%0, %1) <{broadcast_dimensions = array<i64: 1>}>  : (tensor<8xf32>, tensor<2xi32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// dynamic_iota
func.func @main(%0: tensor<2xi32>) -> (tensor<4x8xi32>) {
  %r:1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}>  : (tensor<2xi32>) -> (tensor<4x8xi32>)
  return %r#0 : tensor<4x8xi32>
}

// -----

// real_dynamic_slice
func.func @main(%0: tensor<4x8xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>, %3: tensor<2xi32>) -> (tensor<?x?xf32>) {
  %r:1 = "stablehlo.real_dynamic_slice"(%0, %1, %2, %3)   : (tensor<4x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<?x?xf32>)
  return %r#0 : tensor<?x?xf32>
}

// -----

// dynamic_pad
func.func @main(%0: tensor<4x8xf32>, %1: tensor<f32>) -> (tensor<7x8xf32>) {
  %2 = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %3 = "stablehlo.constant"() <{value = dense<[2, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %4 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r:1 = "stablehlo.dynamic_pad"(%0, %1, %2, %3, %4)   : (tensor<4x8xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<7x8xf32>)
  return %r#0 : tensor<7x8xf32>
}

// -----

// dynamic_reshape
func.func @main(%0: tensor<4x8xf32>) -> (tensor<32xf32>) {
  %1 = "stablehlo.constant"() <{value = dense<32> : tensor<1xi64>}> : () -> tensor<1xi64>
  %r:1 = "stablehlo.dynamic_reshape"(%0, %1)   : (tensor<4x8xf32>, tensor<1xi64>) -> (tensor<32xf32>)
  return %r#0 : tensor<32xf32>
}

// -----

// dynamic_conv
func.func @main(%0: tensor<1x8x8x4xf32>, %1: tensor<3x3x4x6xf32>) -> (tensor<1x7x6x6xf32>) {
  %2 = "stablehlo.constant"() <{value = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %r:1 = "stablehlo.dynamic_conv"(%0, %1, %2) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}>  : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi64>) -> (tensor<1x7x6x6xf32>)
  return %r#0 : tensor<1x7x6x6xf32>
}

// -----

// dynamic_gather
func.func @main(%0: tensor<5x4xf32>, %1: tensor<2x1xi32>) -> (tensor<2x4xf32>) {
  %2 = "stablehlo.constant"() <{value = dense<[1, 4]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %r:1 = "stablehlo.dynamic_gather"(%0, %1, %2) <{indices_are_sorted = false, dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}>  : (tensor<5x4xf32>, tensor<2x1xi32>, tensor<2xi64>) -> (tensor<2x4xf32>)
  return %r#0 : tensor<2x4xf32>
}

// -----

// composite
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.composite"(%0, %1) <{name = "own.add_exponential", decomposition = @body}>  : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

func.func private @body(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = "stablehlo.exponential"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "stablehlo.add"(%0, %y) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// cholesky
func.func @main(%0: tensor<4x4xf32>) -> (tensor<4x4xf32>) {
  %r:1 = "stablehlo.cholesky"(%0) <{lower = true}>  : (tensor<4x4xf32>) -> (tensor<4x4xf32>)
  return %r#0 : tensor<4x4xf32>
}

// -----

// triangular_solve
func.func @main(%0: tensor<4x4xf32>, %1: tensor<4x3xf32>) -> (tensor<4x3xf32>) {
  %r:1 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}>  : (tensor<4x4xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>)
  return %r#0 : tensor<4x3xf32>
}

// -----

// fft
func.func @main(%0: tensor<2x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>) {
  %r:1 = "stablehlo.fft"(%0) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>}>  : (tensor<2x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>)
  return %r#0 : tensor<2x4xcomplex<f32>>
}

// -----

// ifft
func.func @main(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>) {
  %r:1 = "stablehlo.fft"(%0) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IFFT>}>  : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>)
  return %r#0 : tensor<2x2xcomplex<f32>>
}

// -----

// irfft
func.func @main(%0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xf32>) {
  %r:1 = "stablehlo.fft"(%0) <{fft_length = array<i64: 2>, fft_type = #stablehlo<fft_type IRFFT>}>  : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xf32>)
  return %r#0 : tensor<2x2xf32>
}

// -----

// batch_norm_grad
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>, %2: tensor<8xf32>, %3: tensor<8xf32>, %4: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%0, %1, %2, %3, %4) <{epsilon = 0.001 : f32, feature_index = 1 : i64}>  : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// custom_call
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.custom_call"(%0) <{call_target_name = "Sharding"}> {mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// custom_call topk
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %r:2 = "stablehlo.custom_call"(%0) <{call_target_name = "mhlo.topk"}> {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<4x3xi32>
}

// -----

// custom_call TopK
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %r:2 = "stablehlo.custom_call"(%0) <{api_version = 4 : i32, call_target_name = "TopK"}>  : (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<4x3xi32>
}

// -----

// custom_call erf
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.custom_call"(%0) <{call_target_name = "mhlo.erf"}> {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// custom_call threefry
func.func @main(%0: tensor<8xui32>, %1: tensor<8xui32>, %2: tensor<8xui32>, %3: tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>) {
  %r:2 = "stablehlo.custom_call"(%0, %1, %2, %3) <{api_version = 4 : i32, call_target_name = "cu_threefry2x32_ffi"}>  : (tensor<8xui32>, tensor<8xui32>, tensor<8xui32>, tensor<8xui32>) -> (tensor<8xui32>, tensor<8xui32>)
  return %r#0, %r#1 : tensor<8xui32>, tensor<8xui32>
}

// -----

// tan
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "stablehlo.tan"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// tan xcomplex<f32>
func.func @main(%0: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>) {
  %r:1 = "stablehlo.tan"(%0)   : (tensor<4x8xcomplex<f32>>) -> (tensor<4x8xcomplex<f32>>)
  return %r#0 : tensor<4x8xcomplex<f32>>
}

// -----

// chlo.bessel_i1e
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.bessel_i1e"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.digamma
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.digamma"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.erf_inv
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.erf_inv"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.erfc
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.erfc"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.lgamma
func.func @main(%0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.lgamma"(%0)   : (tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.polygamma
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.polygamma"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_polygamma
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_polygamma"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.zeta
func.func @main(%0: tensor<4x8xf32>, %1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.zeta"(%0, %1)   : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}

// -----

// chlo.broadcast_zeta
func.func @main(%0: tensor<4x8xf32>, %1: tensor<8xf32>) -> (tensor<4x8xf32>) {
  %r:1 = "chlo.broadcast_zeta"(%0, %1)   : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>)
  return %r#0 : tensor<4x8xf32>
}
