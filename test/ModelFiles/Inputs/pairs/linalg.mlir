// matmul
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x16xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x16xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"(%3) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mixed
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf16>, %arg1: tensor<8x16xf16>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x16xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f16, %arg3: f16, %arg4: f32):
      %4 = "arith.extf"(%arg2) : (f16) -> f32
      %5 = "arith.extf"(%arg3) : (f16) -> f32
      %6 = "arith.mulf"(%4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg4, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<4x8xf16>, tensor<8x16xf16>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"(%3) : (tensor<4x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// matvec
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %3 = "linalg.matvec"(%arg0, %arg1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>]} : (tensor<4x8xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%3) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<f32>) -> tensor<f32>
    %3 = "linalg.dot"(%arg0, %arg1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>]} : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot_general
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x3x4x5xf32>, tensor<7x4x2x5xf32>) -> tensor<2x3x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<7x4x2x5xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x4x5x7xf32>
    %2 = "linalg.generic"(%arg1, %1) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<7x4x2x5xf32>, tensor<2x4x5x7xf32>) -> tensor<2x4x5x7xf32>
    %3 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %4 = "tensor.collapse_shape"(%2) <{reassociation = [[0], [1, 2], [3]]}> : (tensor<2x4x5x7xf32>) -> tensor<2x20x7xf32>
    %5 = "tensor.empty"() : () -> tensor<2x3x7xf32>
    %6 = "linalg.fill"(%0, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %7 = "linalg.batch_matmul"(%3, %4, %6) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %8 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg4, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<2x3x20xf32>, tensor<2x20x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    "func.return"(%7) : (tensor<2x3x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot_batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x3x4x6x5xf32>, tensor<5x4x3x2x7xf32>) -> tensor<2x4x6x7xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x6x5xf32>, %arg1: tensor<5x4x3x2x7xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x4x6x3x5xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d2, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<2x3x4x6x5xf32>, tensor<2x4x6x3x5xf32>) -> tensor<2x4x6x3x5xf32>
    %3 = "tensor.empty"() : () -> tensor<2x4x3x5x7xf32>
    %4 = "linalg.generic"(%arg1, %3) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d3, d1, d2, d0, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<5x4x3x2x7xf32>, tensor<2x4x3x5x7xf32>) -> tensor<2x4x3x5x7xf32>
    %5 = "tensor.collapse_shape"(%2) <{reassociation = [[0, 1], [2], [3, 4]]}> : (tensor<2x4x6x3x5xf32>) -> tensor<8x6x15xf32>
    %6 = "tensor.collapse_shape"(%4) <{reassociation = [[0, 1], [2, 3], [4]]}> : (tensor<2x4x3x5x7xf32>) -> tensor<8x15x7xf32>
    %7 = "tensor.empty"() : () -> tensor<8x6x7xf32>
    %8 = "linalg.fill"(%0, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<8x6x7xf32>) -> tensor<8x6x7xf32>
    %9 = "linalg.batch_matmul"(%5, %6, %8) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %11 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg4, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<8x6x15xf32>, tensor<8x15x7xf32>, tensor<8x6x7xf32>) -> tensor<8x6x7xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 4, 6, 7>}> : (tensor<8x6x7xf32>) -> tensor<2x4x6x7xf32>
    "func.return"(%10) : (tensor<2x4x6x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot_outer
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x3x5xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x5xf32>):
    %0 = "tensor.empty"() : () -> tensor<2x3x5xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %2 = "tensor.empty"() : () -> tensor<2x3x5xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<2x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %4 = "tensor.empty"() : () -> tensor<2x3x5xf32>
    %5 = "linalg.generic"(%1, %3, %4) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %6 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    "func.return"(%5) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot_integers
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xi8>, tensor<8x16xi8>) -> tensor<4x16xi32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xi8>, %arg1: tensor<8x16xi8>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<4x16xi32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (i32, tensor<4x16xi32>) -> tensor<4x16xi32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i8, %arg3: i8, %arg4: i32):
      %4 = "arith.extsi"(%arg2) : (i8) -> i32
      %5 = "arith.extsi"(%arg3) : (i8) -> i32
      %6 = "arith.muli"(%4, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.addi"(%arg4, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) : (tensor<4x8xi8>, tensor<8x16xi8>, tensor<4x16xi32>) -> tensor<4x16xi32>
    "func.return"(%3) : (tensor<4x16xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x3x5x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x3x4x5xf32>) -> tensor<6x4x5xf32>
    %2 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<2x3x5x6xf32>) -> tensor<6x5x6xf32>
    %3 = "tensor.empty"() : () -> tensor<6x4x6xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %5 = "linalg.batch_matmul"(%1, %2, %4) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<6x4x5xf32>, tensor<6x5x6xf32>, tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %6 = "tensor.expand_shape"(%5) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 2, 3, 4, 6>}> : (tensor<6x4x6xf32>) -> tensor<2x3x4x6xf32>
    "func.return"(%6) : (tensor<2x3x4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// attention
"builtin.module"() <{sym_name = "jit_attention"}> ({
  "func.func"() <{function_type = (tensor<1x2x4x8xf32>, tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>) -> tensor<1x2x4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x2x4x8xf32>, %arg1: tensor<1x2x6x8xf32>, %arg2: tensor<1x2x6x8xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<1x2x8x6xf32>
    %4 = "linalg.generic"(%arg1, %3) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      "linalg.yield"(%arg35) : (f32) -> ()
    }) : (tensor<1x2x6x8xf32>, tensor<1x2x8x6xf32>) -> tensor<1x2x8x6xf32>
    %5 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x4x8xf32>) -> tensor<2x4x8xf32>
    %6 = "tensor.collapse_shape"(%4) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x8x6xf32>) -> tensor<2x8x6xf32>
    %7 = "tensor.empty"() : () -> tensor<2x4x6xf32>
    %8 = "linalg.fill"(%2, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (f32, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %9 = "linalg.batch_matmul"(%5, %6, %8) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %43 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %44 = "arith.addf"(%arg32, %43) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x8x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %10 = "tensor.expand_shape"(%9) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 2, 4, 6>}> : (tensor<2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %11 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32):
      %42 = "arith.divf"(%arg28, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %13 = "tensor.empty"() : () -> tensor<1x2x4xf32>
    %14 = "linalg.fill"(%0, %13) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (f32, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %15 = "linalg.generic"(%12, %14) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %41 = "arith.maximumf"(%arg25, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %16 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      "linalg.yield"(%arg22) : (f32) -> ()
    }) : (tensor<1x2x4xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %18 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %19 = "linalg.generic"(%12, %17, %18) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %40 = "arith.subf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %20 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %39 = "math.exp"(%arg17) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %22 = "tensor.empty"() : () -> tensor<1x2x4xf32>
    %23 = "linalg.fill"(%2, %22) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (f32, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %24 = "linalg.generic"(%21, %23) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %38 = "arith.addf"(%arg14, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %25 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<1x2x4xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %27 = "tensor.empty"() : () -> tensor<1x2x4x6xf32>
    %28 = "linalg.generic"(%21, %26, %27) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %37 = "arith.divf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>, tensor<1x2x4x6xf32>) -> tensor<1x2x4x6xf32>
    %29 = "tensor.collapse_shape"(%28) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x4x6xf32>) -> tensor<2x4x6xf32>
    %30 = "tensor.collapse_shape"(%arg2) <{reassociation = [[0, 1], [2], [3]]}> : (tensor<1x2x6x8xf32>) -> tensor<2x6x8xf32>
    %31 = "tensor.empty"() : () -> tensor<2x4x8xf32>
    %32 = "linalg.fill"(%2, %31) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (f32, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %33 = "linalg.batch_matmul"(%29, %30, %32) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %35 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %36 = "arith.addf"(%arg5, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x6x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %34 = "tensor.expand_shape"(%33) <{reassociation = [[0, 1], [2], [3]], static_output_shape = array<i64: 1, 2, 4, 8>}> : (tensor<2x4x8xf32>) -> tensor<1x2x4x8xf32>
    "func.return"(%34) : (tensor<1x2x4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// norm
"builtin.module"() <{sym_name = "jit_norm"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 9.99999974E-6 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%arg0, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %29 = "arith.mulf"(%arg22, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<4xf32>
    %6 = "linalg.fill"(%2, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      "linalg.yield"(%arg20) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %7 = "linalg.generic"(%4, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %28 = "arith.addf"(%arg19, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    %8 = "tensor.expand_shape"(%7) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %9 = "tensor.empty"() : () -> tensor<4x1xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %27 = "arith.divf"(%arg16, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %11 = "tensor.empty"() : () -> tensor<4x1xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %26 = "arith.addf"(%arg14, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %13 = "tensor.empty"() : () -> tensor<4x1xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %25 = "math.rsqrt"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %15 = "tensor.empty"() : () -> tensor<4x8xf32>
    %16 = "linalg.generic"(%14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "tensor.empty"() : () -> tensor<4x8xf32>
    %18 = "linalg.generic"(%arg0, %16, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %24 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%arg1, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %21 = "tensor.empty"() : () -> tensor<4x8xf32>
    %22 = "linalg.generic"(%18, %20, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %23 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%22) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gelu
"builtin.module"() <{sym_name = "jit_gelu"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 5.000000e-01 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.797884583 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 4.471500e-02 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%arg0, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %30 = "arith.mulf"(%arg20, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%5, %arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %29 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %28 = "arith.mulf"(%arg15, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%arg0, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %27 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %26 = "arith.mulf"(%arg10, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "tensor.empty"() : () -> tensor<4x8xf32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %25 = "math.tanh"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "tensor.empty"() : () -> tensor<4x8xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %24 = "arith.addf"(%arg6, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "tensor.empty"() : () -> tensor<4x8xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %23 = "arith.mulf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %20 = "tensor.empty"() : () -> tensor<4x8xf32>
    %21 = "linalg.generic"(%arg0, %19, %20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %22 = "arith.mulf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%21) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elementwise
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %36 = "math.absf"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %35 = "arith.negf"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<4x8xf32>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %34 = "math.exp"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tensor.empty"() : () -> tensor<4x8xf32>
    %8 = "linalg.generic"(%arg1, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %33 = "math.tanh"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "tensor.empty"() : () -> tensor<4x8xf32>
    %10 = "linalg.generic"(%6, %8, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %32 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "tensor.empty"() : () -> tensor<4x8xf32>
    %12 = "linalg.generic"(%arg0, %arg1, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %31 = "arith.maximumf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "tensor.empty"() : () -> tensor<4x8xf32>
    %14 = "linalg.generic"(%12, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %30 = "arith.divf"(%arg15, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "tensor.empty"() : () -> tensor<4x8xf32>
    %16 = "linalg.generic"(%10, %14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %29 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "tensor.empty"() : () -> tensor<4x8xf32>
    %18 = "linalg.generic"(%arg0, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %28 = "math.floor"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%arg1, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %27 = "math.rsqrt"(%arg8) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %21 = "tensor.empty"() : () -> tensor<4x8xf32>
    %22 = "linalg.generic"(%18, %20, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %26 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "tensor.empty"() : () -> tensor<4x8xf32>
    %24 = "linalg.generic"(%16, %22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %25 = "arith.subf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%24) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// integers
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<8xi32>
    %2 = "linalg.generic"(%arg0, %arg1, %1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: i32, %arg17: i32, %arg18: i32):
      %18 = "arith.muli"(%arg16, %arg17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%18) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %3 = "tensor.empty"() : () -> tensor<8xi32>
    %4 = "linalg.generic"(%2, %arg0, %3) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: i32, %arg14: i32, %arg15: i32):
      %17 = "arith.addi"(%arg13, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%17) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %5 = "tensor.empty"() : () -> tensor<8xi32>
    %6 = "linalg.generic"(%arg0, %arg1, %5) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: i32, %arg11: i32, %arg12: i32):
      %16 = "arith.xori"(%arg10, %arg11) : (i32, i32) -> i32
      "linalg.yield"(%16) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %7 = "tensor.empty"() : () -> tensor<8xi32>
    %8 = "linalg.generic"(%4, %6, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: i32, %arg8: i32, %arg9: i32):
      %15 = "arith.andi"(%arg7, %arg8) : (i32, i32) -> i32
      "linalg.yield"(%15) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %9 = "tensor.empty"() : () -> tensor<8xi32>
    %10 = "linalg.generic"(%arg0, %9) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      %14 = "arith.xori"(%arg5, %0) : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %11 = "tensor.empty"() : () -> tensor<8xi32>
    %12 = "linalg.generic"(%8, %10, %11) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %13 = "arith.ori"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    "func.return"(%12) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reduce
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<3x4x5xf32>) -> (tensor<4xf32>, tensor<3x5xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4x5xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4xf32>
    %3 = "linalg.fill"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %4 = "linalg.generic"(%arg0, %3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %9 = "arith.addf"(%arg6, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<3x4x5xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "tensor.empty"() : () -> tensor<3x5xf32>
    %6 = "linalg.fill"(%0, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (f32, tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %8 = "arith.maximumf"(%arg2, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<3x4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%4, %7) : (tensor<4xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reduce_all
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<3x4xf32>) -> tensor<f32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<f32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (f32, tensor<f32>) -> tensor<f32>
    %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %4 = "arith.mulf"(%arg2, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reduce_variadic
"builtin.module"() <{sym_name = "jit_argmax"}> ({
  "func.func"() <{function_type = (tensor<4x6xf32>) -> (tensor<4xf32>, tensor<4xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x6xi32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg9: i32):
      %12 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %13 = "arith.index_cast"(%12) : (index) -> i32
      "linalg.yield"(%13) : (i32) -> ()
    }) : (tensor<4x6xi32>) -> tensor<4x6xi32>
    %4 = "tensor.empty"() : () -> tensor<4xf32>
    %5 = "linalg.fill"(%1, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %6 = "tensor.empty"() : () -> tensor<4xi32>
    %7 = "linalg.fill"(%0, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (i32, tensor<4xi32>) -> tensor<4xi32>
    %8:2 = "linalg.generic"(%arg0, %3, %5, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg1: f32, %arg2: i32, %arg3: f32, %arg4: i32):
      %9 = "arith.cmpf"(%arg3, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
      %10 = "arith.select"(%9, %arg3, %arg1) : (i1, f32, f32) -> f32
      %11 = "arith.select"(%9, %arg4, %arg2) : (i1, i32, i32) -> i32
      "linalg.yield"(%10, %11) : (f32, i32) -> ()
    }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
    "func.return"(%8#0, %8#1) : (tensor<4xf32>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// conv
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x6x6x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    %3 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<1x6x6x6xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%3) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// conv_nchw
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x4x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<2x6x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4x8x8xf32>, %arg1: tensor<6x4x3x3xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x8x8x4xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<2x4x8x8xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %3 = "tensor.empty"() : () -> tensor<3x3x4x6xf32>
    %4 = "linalg.generic"(%arg1, %3) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<6x4x3x3xf32>, tensor<3x3x4x6xf32>) -> tensor<3x3x4x6xf32>
    %5 = "tensor.empty"() : () -> tensor<2x6x6x6xf32>
    %6 = "linalg.fill"(%0, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    %7 = "linalg.conv_2d_nhwc_hwcf"(%2, %4, %6) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %10 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%arg6, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<2x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    %8 = "tensor.empty"() : () -> tensor<2x6x6x6xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<2x6x6x6xf32>, tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
    "func.return"(%9) : (tensor<2x6x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// conv_1d
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x9x4xf32>, tensor<3x4x6xf32>) -> tensor<1x4x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x4xf32>, %arg1: tensor<3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x4x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    %3 = "linalg.conv_1d_nwc_wcf"(%arg0, %arg1, %2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]} : (tensor<1x9x4xf32>, tensor<3x4x6xf32>, tensor<1x4x6xf32>) -> tensor<1x4x6xf32>
    "func.return"(%3) : (tensor<1x4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// conv_3d
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>) -> tensor<1x3x4x4x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x4x5x6x2xf32>, %arg1: tensor<2x2x3x2x3xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x3x4x4x3xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
    %3 = "linalg.conv_3d_ndhwc_dhwcf"(%arg0, %arg1, %2) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<3xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>]} : (tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>, tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
    "func.return"(%3) : (tensor<1x3x4x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strided
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x4x6x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %3 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    "func.return"(%3) : (tensor<1x4x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// grouped
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x6x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x2x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.expand_shape"(%arg0) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 1, 8, 8, 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x2x2xf32>
    %2 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 3, 3, 2, 2, 3>}> : (tensor<3x3x2x6xf32>) -> tensor<3x3x2x2x3xf32>
    %3 = "tensor.empty"() : () -> tensor<1x6x6x2x3xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
    %5 = "linalg.generic"(%1, %2, %4) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<1x8x8x2x2xf32>, tensor<3x3x2x2x3xf32>, tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x2x3xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x6x6x2x3xf32>) -> tensor<1x6x6x6xf32>
    "func.return"(%6) : (tensor<1x6x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// depthwise
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x6x6x4xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    %3 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0], [1], [2, 3]]}> : (tensor<3x3x1x4xf32>) -> tensor<3x3x4xf32>
    %4 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg0, %3, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %5 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4xf32>, tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
    "func.return"(%4) : (tensor<1x6x6x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// depthwise_two
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x1x8xf32>) -> tensor<1x6x6x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x1x8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0, 1, 2, 3]]}> : (tensor<3x3x1x8xf32>) -> tensor<72xf32>
    %2 = "tensor.expand_shape"(%1) <{reassociation = [[0, 1, 2, 3]], static_output_shape = array<i64: 3, 3, 4, 2>}> : (tensor<72xf32>) -> tensor<3x3x4x2xf32>
    %3 = "tensor.empty"() : () -> tensor<1x6x6x4x2xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
    %5 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg0, %2, %4) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x8xf32>
    "func.return"(%6) : (tensor<1x6x6x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batch_grouped
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8x8x3xf32>, tensor<3x3x3x6xf32>) -> tensor<2x6x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8x8x3xf32>, %arg1: tensor<3x3x3x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1], [2], [3], [4]], static_output_shape = array<i64: 2, 2, 8, 8, 3>}> : (tensor<4x8x8x3xf32>) -> tensor<2x2x8x8x3xf32>
    %2 = "tensor.expand_shape"(%arg1) <{reassociation = [[0], [1], [2], [3, 4]], static_output_shape = array<i64: 3, 3, 3, 2, 3>}> : (tensor<3x3x3x6xf32>) -> tensor<3x3x3x2x3xf32>
    %3 = "tensor.empty"() : () -> tensor<2x6x6x2x3xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<2x6x6x2x3xf32>) -> tensor<2x6x6x2x3xf32>
    %5 = "linalg.generic"(%1, %2, %4) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d3 + d4, d5 + d6, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>, affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<2x2x8x8x3xf32>, tensor<3x3x3x2x3xf32>, tensor<2x6x6x2x3xf32>) -> tensor<2x6x6x2x3xf32>
    %6 = "tensor.collapse_shape"(%5) <{reassociation = [[0], [1], [2], [3, 4]]}> : (tensor<2x6x6x2x3xf32>) -> tensor<2x6x6x6xf32>
    "func.return"(%6) : (tensor<2x6x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// negative
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x6x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x4x6x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %3 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 2, 1, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<1x9x9x4xf32>) -> tensor<1x11x10x4xf32>
    %4 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0, 0>, static_sizes = array<i64: 1, 6, 8, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x11x10x4xf32>) -> tensor<1x6x8x4xf32>
    %5 = "linalg.conv_2d_nhwc_hwcf"(%4, %arg1, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %6 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %7 = "arith.addf"(%arg4, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x6x8x4xf32>, tensor<3x3x4x6xf32>, tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    "func.return"(%5) : (tensor<1x4x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// same
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x8x8x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x8x8x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<1x8x8x6xf32>) -> tensor<1x8x8x6xf32>
    %3 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 1, 1, 0>}> ({
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<1x8x8x4xf32>) -> tensor<1x10x10x4xf32>
    %4 = "linalg.conv_2d_nhwc_hwcf"(%3, %arg1, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %5 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x10x10x4xf32>, tensor<3x3x4x6xf32>, tensor<1x8x8x6xf32>) -> tensor<1x8x8x6xf32>
    "func.return"(%4) : (tensor<1x8x8x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dilated_base
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x5x5x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x9x11x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x5x5x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x9x11x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<1x9x11x6xf32>) -> tensor<1x9x11x6xf32>
    %3 = "tensor.empty"() : () -> tensor<1x11x13x4xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x11x13x4xf32>) -> tensor<1x11x13x4xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0, 0>, static_sizes = array<i64: 1, 5, 5, 4>, static_strides = array<i64: 1, 2, 3, 1>}> : (tensor<1x5x5x4xf32>, tensor<1x11x13x4xf32>) -> tensor<1x11x13x4xf32>
    %6 = "linalg.conv_2d_nhwc_hwcf"(%5, %arg1, %2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x11x13x4xf32>, tensor<3x3x4x6xf32>, tensor<1x9x11x6xf32>) -> tensor<1x9x11x6xf32>
    "func.return"(%6) : (tensor<1x9x11x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dilated_window
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x5x3x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x9x9x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x5x3x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x5x3x6xf32>) -> tensor<1x5x3x6xf32>
    %3 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %2) <{dilations = dense<[2, 3]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2, d2 + d5 * 3, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x9x9x4xf32>, tensor<3x3x4x6xf32>, tensor<1x5x3x6xf32>) -> tensor<1x5x3x6xf32>
    "func.return"(%3) : (tensor<1x5x3x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dilated_both
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x6x8x4xf32>, tensor<3x2x4x6xf32>) -> tensor<1x5x7x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x6x8x4xf32>, %arg1: tensor<3x2x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x5x7x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<1x5x7x6xf32>) -> tensor<1x5x7x6xf32>
    %3 = "tensor.empty"() : () -> tensor<1x12x10x4xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x12x10x4xf32>) -> tensor<1x12x10x4xf32>
    %5 = "tensor.insert_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 6, 8, 4>, static_strides = array<i64: 1, 2, 1, 1>}> : (tensor<1x6x8x4xf32>, tensor<1x12x10x4xf32>) -> tensor<1x12x10x4xf32>
    %6 = "tensor.extract_slice"(%5) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 1, 0>, static_sizes = array<i64: 1, 12, 9, 4>, static_strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x12x10x4xf32>) -> tensor<1x12x9x4xf32>
    %7 = "linalg.conv_2d_nhwc_hwcf"(%6, %arg1, %2) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 1]> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %8 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg4, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 + d5 * 2, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x12x9x4xf32>, tensor<3x2x4x6xf32>, tensor<1x5x7x6xf32>) -> tensor<1x5x7x6xf32>
    "func.return"(%7) : (tensor<1x5x7x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gather
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

// -----

// gather_windows
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<5x6x4xf32>, tensor<7x2xi32>) -> tensor<3x7x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "tensor.empty"() : () -> tensor<3x7x4xf32>
    %5 = "linalg.generic"(%4) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %6 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %7 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %8 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %9 = "tensor.extract"(%arg1, %7, %2) : (tensor<7x2xi32>, index, index) -> i32
      %10 = "arith.index_cast"(%9) : (i32) -> index
      %11 = "tensor.extract"(%arg1, %7, %3) : (tensor<7x2xi32>, index, index) -> i32
      %12 = "arith.index_cast"(%11) : (i32) -> index
      %13 = "arith.maxsi"(%10, %2) : (index, index) -> index
      %14 = "arith.minsi"(%13, %1) : (index, index) -> index
      %15 = "arith.maxsi"(%12, %2) : (index, index) -> index
      %16 = "arith.minsi"(%15, %0) : (index, index) -> index
      %17 = "arith.addi"(%16, %6) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %18 = "tensor.extract"(%arg0, %14, %17, %8) : (tensor<5x6x4xf32>, index, index, index) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<3x7x4xf32>) -> tensor<3x7x4xf32>
    "func.return"(%5) : (tensor<3x7x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gather_map
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8x9xf32>, tensor<5x2xi32>) -> tensor<5x2xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>):
    %0 = "arith.constant"() <{value = 6 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "tensor.empty"() : () -> tensor<5x2xf32>
    %5 = "linalg.generic"(%4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %6 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %7 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %8 = "tensor.extract"(%arg1, %6, %2) : (tensor<5x2xi32>, index, index) -> i32
      %9 = "arith.index_cast"(%8) : (i32) -> index
      %10 = "tensor.extract"(%arg1, %6, %3) : (tensor<5x2xi32>, index, index) -> i32
      %11 = "arith.index_cast"(%10) : (i32) -> index
      %12 = "arith.maxsi"(%11, %2) : (index, index) -> index
      %13 = "arith.minsi"(%12, %0) : (index, index) -> index
      %14 = "arith.maxsi"(%9, %2) : (index, index) -> index
      %15 = "arith.minsi"(%14, %1) : (index, index) -> index
      %16 = "arith.addi"(%13, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %17 = "tensor.extract"(%arg0, %16, %15) : (tensor<8x9xf32>, index, index) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<5x2xf32>) -> tensor<5x2xf32>
    "func.return"(%5) : (tensor<5x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gather_batches
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<3x6x4xf32>, tensor<3x5x1xi32>) -> tensor<3x5x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x6x4xf32>, %arg1: tensor<3x5x1xi32>):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tensor.empty"() : () -> tensor<3x5x4xf32>
    %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg2: f32):
      %4 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %5 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %6 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %7 = "tensor.extract"(%arg1, %4, %5, %1) : (tensor<3x5x1xi32>, index, index, index) -> i32
      %8 = "arith.index_cast"(%7) : (i32) -> index
      %9 = "arith.maxsi"(%8, %1) : (index, index) -> index
      %10 = "arith.minsi"(%9, %0) : (index, index) -> index
      %11 = "tensor.extract"(%arg0, %4, %10, %6) : (tensor<3x6x4xf32>, index, index, index) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
    "func.return"(%3) : (tensor<3x5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scatter
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

// -----

// scatter_set
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<100x16xf32>, tensor<7x1xi32>, tensor<7x16xf32>) -> tensor<100x16xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<100x16xf32>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x16xf32>):
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "iree_linalg_ext.yield"(%arg3) : (f32) -> ()
    }) : (tensor<7x16xf32>, tensor<7x1xi32>, tensor<100x16xf32>) -> tensor<100x16xf32>
    "func.return"(%0) : (tensor<100x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scatter_windows
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<5x6x4xf32>, tensor<7x2xi32>, tensor<7x4xf32>) -> tensor<5x6x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6x4xf32>, %arg1: tensor<7x2xi32>, %arg2: tensor<7x4xf32>):
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.mulf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "iree_linalg_ext.yield"(%1) : (f32) -> ()
    }) : (tensor<7x4xf32>, tensor<7x2xi32>, tensor<5x6x4xf32>) -> tensor<5x6x4xf32>
    "func.return"(%0) : (tensor<5x6x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scatter_map
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8x9xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<8x9xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x9xf32>, %arg1: tensor<5x2xi32>, %arg2: tensor<5xf32>):
    %0 = "iree_linalg_ext.scatter"(%arg2, %arg1, %arg0) <{dimension_map = array<i64: 1, 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %1 = "arith.maximumf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "iree_linalg_ext.yield"(%1) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x2xi32>, tensor<8x9xf32>) -> tensor<8x9xf32>
    "func.return"(%0) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// update
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

// -----

// dynamic_slice
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<i32>) -> tensor<2x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 6 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "tensor.empty"() : () -> tensor<i1>
    %6 = "linalg.generic"(%arg1, %5) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: i32, %arg11: i1):
      %21 = "arith.cmpi"(%arg10, %4) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%21) : (i1) -> ()
    }) : (tensor<i32>, tensor<i1>) -> tensor<i1>
    %7 = "tensor.empty"() : () -> tensor<i32>
    %8 = "linalg.generic"(%arg1, %7) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: i32, %arg9: i32):
      %20 = "arith.addi"(%arg8, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "tensor.empty"() : () -> tensor<i32>
    %10 = "linalg.generic"(%6, %8, %arg1, %9) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg4: i1, %arg5: i32, %arg6: i32, %arg7: i32):
      %19 = "arith.select"(%arg4, %arg5, %arg6) : (i1, i32, i32) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "tensor.extract"(%10) : (tensor<i32>) -> i32
    %12 = "arith.index_cast"(%11) : (i32) -> index
    %13 = "arith.maxsi"(%12, %2) : (index, index) -> index
    %14 = "arith.minsi"(%13, %1) : (index, index) -> index
    %15 = "tensor.extract_slice"(%arg0, %14) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 8>, static_strides = array<i64: 1, 1>}> : (tensor<8x8xf32>, index) -> tensor<2x8xf32>
    %16 = "tensor.empty"() : () -> tensor<2x8xf32>
    %17 = "linalg.generic"(%15, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %18 = "arith.mulf"(%arg2, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    "func.return"(%17) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cond
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

// -----

// switch
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<i32>, tensor<8xf32>) -> tensor<8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "tensor.empty"() : () -> tensor<i32>
    %4 = "linalg.generic"(%arg0, %3) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: i32, %arg16: i32):
      %27 = "arith.maxsi"(%arg15, %2) : (i32, i32) -> i32
      %28 = "arith.minsi"(%27, %1) : (i32, i32) -> i32
      "linalg.yield"(%28) : (i32) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "tensor.empty"() : () -> tensor<i1>
    %6 = "linalg.generic"(%4, %5) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: i32, %arg14: i1):
      %26 = "arith.cmpi"(%arg13, %2) <{predicate = 0 : i64}> : (i32, i32) -> i1
      "linalg.yield"(%26) : (i1) -> ()
    }) : (tensor<i32>, tensor<i1>) -> tensor<i1>
    %7 = "tensor.extract"(%6) : (tensor<i1>) -> i1
    %8 = "scf.if"(%7) ({
      %23 = "tensor.empty"() : () -> tensor<8xf32>
      %24 = "linalg.generic"(%arg1, %23) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg11: f32, %arg12: f32):
        %25 = "math.sin"(%arg11) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%25) : (f32) -> ()
      }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%24) : (tensor<8xf32>) -> ()
    }, {
      %9 = "tensor.empty"() : () -> tensor<i1>
      %10 = "linalg.generic"(%4, %9) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg9: i32, %arg10: i1):
        %22 = "arith.cmpi"(%arg9, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
        "linalg.yield"(%22) : (i1) -> ()
      }) : (tensor<i32>, tensor<i1>) -> tensor<i1>
      %11 = "tensor.extract"(%10) : (tensor<i1>) -> i1
      %12 = "scf.if"(%11) ({
        %19 = "tensor.empty"() : () -> tensor<8xf32>
        %20 = "linalg.generic"(%arg1, %19) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg7: f32, %arg8: f32):
          %21 = "arith.addf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%21) : (f32) -> ()
        }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        "scf.yield"(%20) : (tensor<8xf32>) -> ()
      }, {
        %13 = "tensor.empty"() : () -> tensor<8xf32>
        %14 = "linalg.generic"(%arg1, %13) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg5: f32, %arg6: f32):
          %18 = "arith.mulf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%18) : (f32) -> ()
        }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        %15 = "tensor.empty"() : () -> tensor<8xf32>
        %16 = "linalg.generic"(%14, %arg1, %15) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
        ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
          %17 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%17) : (f32) -> ()
        }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
        "scf.yield"(%16) : (tensor<8xf32>) -> ()
      }) : (i1) -> tensor<8xf32>
      "scf.yield"(%12) : (tensor<8xf32>) -> ()
    }) : (i1) -> tensor<8xf32>
    "func.return"(%8) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// while
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "scf.for"(%0, %1, %2, %arg0) ({
    ^bb0(%arg1: i32, %arg2: tensor<8xf32>):
      %4 = "tensor.empty"() : () -> tensor<8xf32>
      %5 = "linalg.generic"(%arg2, %4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %6 = "math.tanh"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%6) : (f32) -> ()
      }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%5) : (tensor<8xf32>) -> ()
    }) : (i32, i32, i32, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%3) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fori
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "arith.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %4:2 = "scf.for"(%1, %2, %3, %0, %arg0) ({
    ^bb0(%arg1: i32, %arg2: tensor<i32>, %arg3: tensor<4x4xf32>):
      %5 = "tensor.empty"() : () -> tensor<i32>
      %6 = "linalg.generic"(%arg2, %5) <{indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg9: i32, %arg10: i32):
        %13 = "arith.addi"(%arg9, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "linalg.yield"(%13) : (i32) -> ()
      }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %7 = "tensor.empty"() : () -> tensor<4x4xf32>
      %8 = "linalg.generic"(%arg3, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %12 = "arith.mulf"(%arg7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%12) : (f32) -> ()
      }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %9 = "tensor.empty"() : () -> tensor<4x4xf32>
      %10 = "linalg.generic"(%8, %arg3, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
        %11 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%11) : (f32) -> ()
      }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      "scf.yield"(%6, %10) : (tensor<i32>, tensor<4x4xf32>) -> ()
    }) : (i32, i32, i32, tensor<i32>, tensor<4x4xf32>) -> (tensor<i32>, tensor<4x4xf32>)
    "func.return"(%4#1) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scan
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<6x4x4xf32>) -> (tensor<4x4xf32>, tensor<6xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<6x4x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 5 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
    %4 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %7:2 = "scf.for"(%4, %5, %6, %arg0, %3) ({
    ^bb0(%arg2: i32, %arg3: tensor<4x4xf32>, %arg4: tensor<6xf32>):
      %8 = "arith.index_cast"(%arg2) : (i32) -> index
      %9 = "arith.maxsi"(%8, %2) : (index, index) -> index
      %10 = "arith.minsi"(%9, %1) : (index, index) -> index
      %11 = "tensor.extract_slice"(%arg1, %10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 4, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x4x4xf32>, index) -> tensor<1x4x4xf32>
      %12 = "tensor.collapse_shape"(%11) <{reassociation = [[0, 1], [2]]}> : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
      %13 = "tensor.empty"() : () -> tensor<4x4xf32>
      %14 = "linalg.fill"(%0, %13) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg12: f32, %arg13: f32):
        "linalg.yield"(%arg12) : (f32) -> ()
      }) : (f32, tensor<4x4xf32>) -> tensor<4x4xf32>
      %15 = "linalg.matmul"(%arg3, %12, %14) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
        %25 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %26 = "arith.addf"(%arg11, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%26) : (f32) -> ()
      }) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %16 = "tensor.empty"() : () -> tensor<f32>
      %17 = "linalg.fill"(%0, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        "linalg.yield"(%arg7) : (f32) -> ()
      }) : (f32, tensor<f32>) -> tensor<f32>
      %18 = "linalg.generic"(%arg3, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg5: f32, %arg6: f32):
        %24 = "arith.addf"(%arg6, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%24) : (f32) -> ()
      }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
      %19 = "tensor.expand_shape"(%18) <{reassociation = [], static_output_shape = array<i64: 1>}> : (tensor<f32>) -> tensor<1xf32>
      %20 = "arith.index_cast"(%arg2) : (i32) -> index
      %21 = "arith.maxsi"(%20, %2) : (index, index) -> index
      %22 = "arith.minsi"(%21, %1) : (index, index) -> index
      %23 = "tensor.insert_slice"(%19, %arg4, %22) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<6xf32>, index) -> tensor<6xf32>
      "scf.yield"(%15, %23) : (tensor<4x4xf32>, tensor<6xf32>) -> ()
    }) : (i32, i32, i32, tensor<4x4xf32>, tensor<6xf32>) -> (tensor<4x4xf32>, tensor<6xf32>)
    "func.return"(%7#0, %7#1) : (tensor<4x4xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sort
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "iree_linalg_ext.sort"(%arg0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = "arith.cmpf"(%arg1, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      %6 = "arith.select"(%5, %3, %arg1) : (i1, f32, f32) -> f32
      %7 = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
      %8 = "arith.select"(%7, %2, %6) : (i1, f32, f32) -> f32
      %9 = "arith.cmpf"(%arg2, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      %10 = "arith.select"(%9, %3, %arg2) : (i1, f32, f32) -> f32
      %11 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
      %12 = "arith.select"(%11, %2, %10) : (i1, f32, f32) -> f32
      %13 = "arith.bitcast"(%8) : (f32) -> i32
      %14 = "arith.cmpi"(%13, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %15 = "arith.subi"(%0, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %16 = "arith.select"(%14, %15, %13) : (i1, i32, i32) -> i32
      %17 = "arith.bitcast"(%12) : (f32) -> i32
      %18 = "arith.cmpi"(%17, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %19 = "arith.subi"(%0, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.select"(%18, %19, %17) : (i1, i32, i32) -> i32
      %21 = "arith.cmpi"(%16, %20) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "iree_linalg_ext.yield"(%21) : (i1) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%4) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sort_keys
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x3xf32>, %arg1: tensor<8x3xi32>):
    %0 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4:2 = "iree_linalg_ext.sort"(%arg0, %arg1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i32, %arg5: i32):
      %5 = "arith.cmpf"(%arg2, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      %6 = "arith.select"(%5, %3, %arg2) : (i1, f32, f32) -> f32
      %7 = "arith.cmpf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
      %8 = "arith.select"(%7, %2, %6) : (i1, f32, f32) -> f32
      %9 = "arith.cmpf"(%arg3, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      %10 = "arith.select"(%9, %3, %arg3) : (i1, f32, f32) -> f32
      %11 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
      %12 = "arith.select"(%11, %2, %10) : (i1, f32, f32) -> f32
      %13 = "arith.bitcast"(%8) : (f32) -> i32
      %14 = "arith.cmpi"(%13, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %15 = "arith.subi"(%0, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %16 = "arith.select"(%14, %15, %13) : (i1, i32, i32) -> i32
      %17 = "arith.bitcast"(%12) : (f32) -> i32
      %18 = "arith.cmpi"(%17, %1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %19 = "arith.subi"(%0, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %20 = "arith.select"(%18, %19, %17) : (i1, i32, i32) -> i32
      %21 = "arith.cmpi"(%16, %20) <{predicate = 2 : i64}> : (i32, i32) -> i1
      "iree_linalg_ext.yield"(%21) : (i1) -> ()
    }) : (tensor<8x3xf32>, tensor<8x3xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)
    "func.return"(%4#0, %4#1) : (tensor<8x3xf32>, tensor<8x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// top_k
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x3xf32>
    %3 = "tensor.empty"() : () -> tensor<4x3xi32>
    %4 = "linalg.fill"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x3xf32>) -> tensor<4x3xf32>
    %5 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<4x3xi32>) -> tensor<4x3xi32>
    %6:2 = "iree_linalg_ext.topk"(%arg0, %4, %5) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %7 = "arith.cmpf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "iree_linalg_ext.yield"(%7) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%6#0, %6#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cumsum
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<2x6xf32>) -> tensor<2x6xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x6xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "tensor.empty"() : () -> tensor<2x6xf32>
    %2 = "tensor.empty"() : () -> tensor<2xf32>
    %3 = "linalg.generic"(%0, %2) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %4:2 = "iree_linalg_ext.scan"(%arg0, %1, %3) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = "arith.addf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "iree_linalg_ext.yield"(%5) : (f32) -> ()
    }) : (tensor<2x6xf32>, tensor<2x6xf32>, tensor<2xf32>) -> (tensor<2x6xf32>, tensor<2xf32>)
    "func.return"(%4#0) : (tensor<2x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pool
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x2xf32>
    %2 = "tensor.empty"() : () -> tensor<1x4x4x3xf32>
    %3 = "linalg.fill"(%0, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    %4 = "linalg.pooling_nhwc_max"(%arg0, %1, %3) <{dilations = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %5 = "arith.maximumf"(%arg3, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>]} : (tensor<1x8x8x3xf32>, tensor<2x2xf32>, tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    "func.return"(%4) : (tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pool_same
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x8x8x3xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "tensor.empty"() : () -> tensor<1x4x4x3xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<f32>, tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<1x8x8x3xf32>) -> tensor<1x9x9x3xf32>
    %5 = "tensor.empty"() : () -> tensor<3x3xf32>
    %6 = "linalg.generic"(%4, %5, %3) <{indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %7 = "arith.addf"(%arg3, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<1x9x9x3xf32>, tensor<3x3xf32>, tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
    "func.return"(%6) : (tensor<1x4x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// window_dilated
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<6x5xf32>) -> tensor<4x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x5xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "tensor.empty"() : () -> tensor<4x4xf32>
    %2 = "linalg.generic"(%0, %1) <{indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<f32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %3 = "tensor.empty"() : () -> tensor<2x2xf32>
    %4 = "linalg.generic"(%arg0, %3, %2) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2 * 2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %5 = "arith.addf"(%arg3, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<6x5xf32>, tensor<2x2xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%4) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// window_base
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<6x5xf32>) -> tensor<10x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x5xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "tensor.empty"() : () -> tensor<10x4xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (tensor<f32>, tensor<10x4xf32>) -> tensor<10x4xf32>
    %4 = "tensor.empty"() : () -> tensor<11x5xf32>
    %5 = "linalg.fill"(%0, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, tensor<11x5xf32>) -> tensor<11x5xf32>
    %6 = "tensor.insert_slice"(%arg0, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 6, 5>, static_strides = array<i64: 2, 1>}> : (tensor<6x5xf32>, tensor<11x5xf32>) -> tensor<11x5xf32>
    %7 = "tensor.empty"() : () -> tensor<2x2xf32>
    %8 = "linalg.generic"(%6, %7, %3) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: f32):
      %9 = "arith.addf"(%arg3, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<11x5xf32>, tensor<2x2xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
    "func.return"(%8) : (tensor<10x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// window_variadic
"builtin.module"() <{sym_name = "jit_window_pair"}> ({
  "func.func"() <{function_type = (tensor<6x9xf32>, tensor<6x9xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x9xf32>, %arg1: tensor<6x9xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "tensor.empty"() : () -> tensor<5x4xf32>
    %3 = "linalg.generic"(%0, %2) <{indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %4 = "tensor.empty"() : () -> tensor<5x4xf32>
    %5 = "linalg.generic"(%1, %4) <{indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %6 = "tensor.empty"() : () -> tensor<2x3xf32>
    %7:2 = "linalg.generic"(%arg0, %arg1, %6, %3, %5) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 3, 2>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
      %8 = "arith.addf"(%arg5, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.mulf"(%arg6, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8, %9) : (f32, f32) -> ()
    }) : (tensor<6x9xf32>, tensor<6x9xf32>, tensor<2x3xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>)
    "func.return"(%7#0, %7#1) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rfft
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = dense<[-0.000000e+00, -0.707106769, -1.000000e+00, -0.707106769]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %1 = "arith.constant"() <{value = dense<[1.000000e+00, 0.707106769, 6.12323426E-17, -0.707106769]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = dense<[-0.000000e+00, -1.000000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %4 = "arith.constant"() <{value = dense<[1.000000e+00, 6.12323426E-17]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %5 = "arith.constant"() <{value = 2 : index}> : () -> index
    %6 = "arith.constant"() <{value = dense<-0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %7 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %8 = "arith.constant"() <{value = 1 : index}> : () -> index
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    %10 = "arith.constant"() <{value = dense<[0, 4, 2, 6, 1, 5, 3, 7]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %11 = "tensor.empty"() : () -> tensor<4x8xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i64, %arg5: f32):
      %21 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %22 = "arith.index_cast"(%arg4) : (i64) -> index
      %23 = "tensor.extract"(%arg0, %21, %22) : (tensor<4x8xf32>, index, index) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<8xi64>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13:2 = "iree_linalg_ext.fft"(%8, %7, %6, %12, %9) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<1xf32>, tensor<1xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %14:2 = "iree_linalg_ext.fft"(%5, %4, %3, %13#0, %13#1) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<2xf32>, tensor<2xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %15:2 = "iree_linalg_ext.fft"(%2, %1, %0, %14#0, %14#1) <{operandSegmentSizes = array<i32: 3, 2>}> : (index, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    %16 = "tensor.extract_slice"(%15#0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 5>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x5xf32>
    %17 = "tensor.extract_slice"(%15#1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 5>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x5xf32>
    %18 = "tensor.empty"() : () -> tensor<4x5xcomplex<f32>>
    %19 = "linalg.generic"(%16, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %20 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%20) : (complex<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    "func.return"(%19) : (tensor<4x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// clip
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %4 = "arith.maximumf"(%arg1, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.minimumf"(%4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// threefry
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{iree.abi.encoding = tensor<4xui32>}], function_type = (tensor<4xi32>) -> tensor<8xi32>, res_attrs = [{iree.abi.encoding = tensor<8xui32>}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 24 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 29 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 26 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 17 : i32}> : () -> i32
    %12 = "arith.constant"() <{value = 15 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = 19 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 13 : i32}> : () -> i32
    %15 = "arith.constant"() <{value = 466688986 : i32}> : () -> i32
    %16 = "arith.constant"() <{value = 0 : index}> : () -> index
    %17 = "arith.constant"() <{value = 1 : index}> : () -> index
    %18 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %19 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %20 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xi32>) -> tensor<2x2xi32>
    %21 = "tensor.empty"() : () -> tensor<2xi64>
    %22 = "linalg.fill"(%19, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i64, %arg6: i64):
      "linalg.yield"(%arg5) : (i64) -> ()
    }) : (i64, tensor<2xi64>) -> tensor<2xi64>
    %23 = "linalg.generic"(%20, %22) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i64):
      %163 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %164 = "arith.index_cast"(%163) : (index) -> i64
      %165 = "arith.muli"(%164, %18) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %166 = "arith.extui"(%arg3) : (i32) -> i64
      %167 = "arith.shli"(%166, %165) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %168 = "arith.ori"(%167, %arg4) : (i64, i64) -> i64
      "linalg.yield"(%168) : (i64) -> ()
    }) : (tensor<2x2xi32>, tensor<2xi64>) -> tensor<2xi64>
    %24 = "tensor.extract"(%23, %17) : (tensor<2xi64>, index) -> i64
    %25 = "tensor.extract"(%23, %16) : (tensor<2xi64>, index) -> i64
    %26 = "arith.trunci"(%25) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %27 = "arith.shrui"(%25, %18) : (i64, i64) -> i64
    %28 = "arith.trunci"(%27) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %29 = "tensor.empty"() : () -> tensor<4xi32>
    %30 = "tensor.empty"() : () -> tensor<4xi32>
    %31 = "arith.xori"(%26, %15) : (i32, i32) -> i32
    %32 = "arith.xori"(%31, %28) : (i32, i32) -> i32
    %33:2 = "linalg.generic"(%29, %30) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %40 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %41 = "arith.index_cast"(%40) : (index) -> i64
      %42 = "arith.addi"(%41, %24) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %43 = "arith.trunci"(%42) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %44 = "arith.shrui"(%42, %18) : (i64, i64) -> i64
      %45 = "arith.trunci"(%44) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %46 = "arith.addi"(%43, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %47 = "arith.addi"(%45, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %48 = "arith.addi"(%46, %47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %49 = "arith.shli"(%47, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %50 = "arith.shrui"(%47, %13) : (i32, i32) -> i32
      %51 = "arith.ori"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.xori"(%48, %51) : (i32, i32) -> i32
      %53 = "arith.addi"(%48, %52) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %54 = "arith.shli"(%52, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %55 = "arith.shrui"(%52, %11) : (i32, i32) -> i32
      %56 = "arith.ori"(%54, %55) : (i32, i32) -> i32
      %57 = "arith.xori"(%53, %56) : (i32, i32) -> i32
      %58 = "arith.addi"(%53, %57) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %59 = "arith.shli"(%57, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %60 = "arith.shrui"(%57, %9) : (i32, i32) -> i32
      %61 = "arith.ori"(%59, %60) : (i32, i32) -> i32
      %62 = "arith.xori"(%58, %61) : (i32, i32) -> i32
      %63 = "arith.addi"(%58, %62) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %64 = "arith.shli"(%62, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %65 = "arith.shrui"(%62, %10) : (i32, i32) -> i32
      %66 = "arith.ori"(%64, %65) : (i32, i32) -> i32
      %67 = "arith.xori"(%63, %66) : (i32, i32) -> i32
      %68 = "arith.addi"(%63, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %69 = "arith.addi"(%67, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %70 = "arith.addi"(%69, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.addi"(%68, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %72 = "arith.shli"(%70, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %73 = "arith.shrui"(%70, %12) : (i32, i32) -> i32
      %74 = "arith.ori"(%72, %73) : (i32, i32) -> i32
      %75 = "arith.xori"(%71, %74) : (i32, i32) -> i32
      %76 = "arith.addi"(%71, %75) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %77 = "arith.shli"(%75, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %78 = "arith.shrui"(%75, %6) : (i32, i32) -> i32
      %79 = "arith.ori"(%77, %78) : (i32, i32) -> i32
      %80 = "arith.xori"(%76, %79) : (i32, i32) -> i32
      %81 = "arith.addi"(%76, %80) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %82 = "arith.shli"(%80, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %83 = "arith.shrui"(%80, %5) : (i32, i32) -> i32
      %84 = "arith.ori"(%82, %83) : (i32, i32) -> i32
      %85 = "arith.xori"(%81, %84) : (i32, i32) -> i32
      %86 = "arith.addi"(%81, %85) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %87 = "arith.shli"(%85, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %88 = "arith.shrui"(%85, %3) : (i32, i32) -> i32
      %89 = "arith.ori"(%87, %88) : (i32, i32) -> i32
      %90 = "arith.xori"(%86, %89) : (i32, i32) -> i32
      %91 = "arith.addi"(%86, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %92 = "arith.addi"(%90, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %93 = "arith.addi"(%92, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %94 = "arith.addi"(%91, %93) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %95 = "arith.shli"(%93, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %96 = "arith.shrui"(%93, %13) : (i32, i32) -> i32
      %97 = "arith.ori"(%95, %96) : (i32, i32) -> i32
      %98 = "arith.xori"(%94, %97) : (i32, i32) -> i32
      %99 = "arith.addi"(%94, %98) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %100 = "arith.shli"(%98, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %101 = "arith.shrui"(%98, %11) : (i32, i32) -> i32
      %102 = "arith.ori"(%100, %101) : (i32, i32) -> i32
      %103 = "arith.xori"(%99, %102) : (i32, i32) -> i32
      %104 = "arith.addi"(%99, %103) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %105 = "arith.shli"(%103, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %106 = "arith.shrui"(%103, %9) : (i32, i32) -> i32
      %107 = "arith.ori"(%105, %106) : (i32, i32) -> i32
      %108 = "arith.xori"(%104, %107) : (i32, i32) -> i32
      %109 = "arith.addi"(%104, %108) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %110 = "arith.shli"(%108, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %111 = "arith.shrui"(%108, %10) : (i32, i32) -> i32
      %112 = "arith.ori"(%110, %111) : (i32, i32) -> i32
      %113 = "arith.xori"(%109, %112) : (i32, i32) -> i32
      %114 = "arith.addi"(%109, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %115 = "arith.addi"(%113, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %116 = "arith.addi"(%115, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %117 = "arith.addi"(%114, %116) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %118 = "arith.shli"(%116, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %119 = "arith.shrui"(%116, %12) : (i32, i32) -> i32
      %120 = "arith.ori"(%118, %119) : (i32, i32) -> i32
      %121 = "arith.xori"(%117, %120) : (i32, i32) -> i32
      %122 = "arith.addi"(%117, %121) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %123 = "arith.shli"(%121, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %124 = "arith.shrui"(%121, %6) : (i32, i32) -> i32
      %125 = "arith.ori"(%123, %124) : (i32, i32) -> i32
      %126 = "arith.xori"(%122, %125) : (i32, i32) -> i32
      %127 = "arith.addi"(%122, %126) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %128 = "arith.shli"(%126, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %129 = "arith.shrui"(%126, %5) : (i32, i32) -> i32
      %130 = "arith.ori"(%128, %129) : (i32, i32) -> i32
      %131 = "arith.xori"(%127, %130) : (i32, i32) -> i32
      %132 = "arith.addi"(%127, %131) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %133 = "arith.shli"(%131, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %134 = "arith.shrui"(%131, %3) : (i32, i32) -> i32
      %135 = "arith.ori"(%133, %134) : (i32, i32) -> i32
      %136 = "arith.xori"(%132, %135) : (i32, i32) -> i32
      %137 = "arith.addi"(%132, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %138 = "arith.addi"(%136, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %139 = "arith.addi"(%138, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %140 = "arith.addi"(%137, %139) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %141 = "arith.shli"(%139, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %142 = "arith.shrui"(%139, %13) : (i32, i32) -> i32
      %143 = "arith.ori"(%141, %142) : (i32, i32) -> i32
      %144 = "arith.xori"(%140, %143) : (i32, i32) -> i32
      %145 = "arith.addi"(%140, %144) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %146 = "arith.shli"(%144, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %147 = "arith.shrui"(%144, %11) : (i32, i32) -> i32
      %148 = "arith.ori"(%146, %147) : (i32, i32) -> i32
      %149 = "arith.xori"(%145, %148) : (i32, i32) -> i32
      %150 = "arith.addi"(%145, %149) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %151 = "arith.shli"(%149, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %152 = "arith.shrui"(%149, %9) : (i32, i32) -> i32
      %153 = "arith.ori"(%151, %152) : (i32, i32) -> i32
      %154 = "arith.xori"(%150, %153) : (i32, i32) -> i32
      %155 = "arith.addi"(%150, %154) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %156 = "arith.shli"(%154, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %157 = "arith.shrui"(%154, %10) : (i32, i32) -> i32
      %158 = "arith.ori"(%156, %157) : (i32, i32) -> i32
      %159 = "arith.xori"(%155, %158) : (i32, i32) -> i32
      %160 = "arith.addi"(%155, %32) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %161 = "arith.addi"(%159, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %162 = "arith.addi"(%161, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%160, %162) : (i32, i32) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %34 = "tensor.expand_shape"(%33#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %35 = "tensor.expand_shape"(%33#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %36 = "tensor.empty"() : () -> tensor<4x2xi32>
    %37 = "tensor.insert_slice"(%34, %36) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %38 = "tensor.insert_slice"(%35, %37) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
    %39 = "tensor.collapse_shape"(%38) <{reassociation = [[0, 1]]}> : (tensor<4x2xi32>) -> tensor<8xi32>
    "func.return"(%39) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// philox
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{arg_attrs = [{iree.abi.encoding = tensor<4xui32>}], function_type = (tensor<4xi32>) -> tensor<8xi32>, res_attrs = [{iree.abi.encoding = tensor<8xui32>}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "arith.constant"() <{value = -1767562579 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -1879881855 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -616729560 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = -239350328 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 534103459 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 1401181199 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 1684936478 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = -1253254570 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = -1459197799 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 387276957 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = -308364780 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 2027808484 : i32}> : () -> i32
    %12 = "arith.constant"() <{value = 842468239 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = -626627285 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 1993301258 : i32}> : () -> i32
    %15 = "arith.constant"() <{value = 1013904242 : i32}> : () -> i32
    %16 = "arith.constant"() <{value = 3449720151 : i64}> : () -> i64
    %17 = "arith.constant"() <{value = 3528531795 : i64}> : () -> i64
    %18 = "arith.constant"() <{value = -1150833019 : i32}> : () -> i32
    %19 = "arith.constant"() <{value = -1640531527 : i32}> : () -> i32
    %20 = "arith.constant"() <{value = 0 : index}> : () -> index
    %21 = "arith.constant"() <{value = 1 : index}> : () -> index
    %22 = "arith.constant"() <{value = 32 : i64}> : () -> i64
    %23 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    %24 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<4xi32>) -> tensor<2x2xi32>
    %25 = "tensor.empty"() : () -> tensor<2xi64>
    %26 = "linalg.fill"(%23, %25) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i64, %arg8: i64):
      "linalg.yield"(%arg7) : (i64) -> ()
    }) : (i64, tensor<2xi64>) -> tensor<2xi64>
    %27 = "linalg.generic"(%24, %26) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i64):
      %210 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %211 = "arith.index_cast"(%210) : (index) -> i64
      %212 = "arith.muli"(%211, %22) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %213 = "arith.extui"(%arg5) : (i32) -> i64
      %214 = "arith.shli"(%213, %212) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %215 = "arith.ori"(%214, %arg6) : (i64, i64) -> i64
      "linalg.yield"(%215) : (i64) -> ()
    }) : (tensor<2x2xi32>, tensor<2xi64>) -> tensor<2xi64>
    %28 = "tensor.extract"(%27, %21) : (tensor<2xi64>, index) -> i64
    %29 = "tensor.extract"(%27, %20) : (tensor<2xi64>, index) -> i64
    %30 = "arith.trunci"(%29) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %31 = "arith.shrui"(%29, %22) : (i64, i64) -> i64
    %32 = "arith.trunci"(%31) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
    %33 = "tensor.empty"() : () -> tensor<2xi32>
    %34 = "tensor.empty"() : () -> tensor<2xi32>
    %35 = "tensor.empty"() : () -> tensor<2xi32>
    %36 = "tensor.empty"() : () -> tensor<2xi32>
    %37:4 = "linalg.generic"(%33, %34, %35, %36) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 4>}> ({
    ^bb0(%arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32):
      %48 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %49 = "arith.index_cast"(%48) : (index) -> i64
      %50 = "arith.addi"(%49, %28) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %51 = "arith.trunci"(%50) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %52 = "arith.shrui"(%50, %22) : (i64, i64) -> i64
      %53 = "arith.trunci"(%52) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %54 = "arith.extui"(%51) : (i32) -> i64
      %55 = "arith.muli"(%54, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %56 = "arith.shrui"(%55, %22) : (i64, i64) -> i64
      %57 = "arith.trunci"(%56) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %58 = "arith.trunci"(%55) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %59 = "arith.extui"(%30) : (i32) -> i64
      %60 = "arith.muli"(%59, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %61 = "arith.shrui"(%60, %22) : (i64, i64) -> i64
      %62 = "arith.trunci"(%61) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %63 = "arith.trunci"(%60) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %64 = "arith.xori"(%62, %53) : (i32, i32) -> i32
      %65 = "arith.xori"(%64, %30) : (i32, i32) -> i32
      %66 = "arith.addi"(%30, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %67 = "arith.addi"(%32, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %68 = "arith.extui"(%65) : (i32) -> i64
      %69 = "arith.muli"(%68, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %70 = "arith.shrui"(%69, %22) : (i64, i64) -> i64
      %71 = "arith.trunci"(%70) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %72 = "arith.trunci"(%69) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %73 = "arith.extui"(%57) : (i32) -> i64
      %74 = "arith.muli"(%73, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %75 = "arith.shrui"(%74, %22) : (i64, i64) -> i64
      %76 = "arith.trunci"(%75) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %77 = "arith.trunci"(%74) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %78 = "arith.xori"(%76, %63) : (i32, i32) -> i32
      %79 = "arith.xori"(%78, %66) : (i32, i32) -> i32
      %80 = "arith.xori"(%71, %58) : (i32, i32) -> i32
      %81 = "arith.xori"(%80, %67) : (i32, i32) -> i32
      %82 = "arith.addi"(%30, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %83 = "arith.addi"(%32, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %84 = "arith.extui"(%79) : (i32) -> i64
      %85 = "arith.muli"(%84, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %86 = "arith.shrui"(%85, %22) : (i64, i64) -> i64
      %87 = "arith.trunci"(%86) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %88 = "arith.trunci"(%85) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %89 = "arith.extui"(%81) : (i32) -> i64
      %90 = "arith.muli"(%89, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %91 = "arith.shrui"(%90, %22) : (i64, i64) -> i64
      %92 = "arith.trunci"(%91) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %93 = "arith.trunci"(%90) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %94 = "arith.xori"(%92, %77) : (i32, i32) -> i32
      %95 = "arith.xori"(%94, %82) : (i32, i32) -> i32
      %96 = "arith.xori"(%87, %72) : (i32, i32) -> i32
      %97 = "arith.xori"(%96, %83) : (i32, i32) -> i32
      %98 = "arith.addi"(%30, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.addi"(%32, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %100 = "arith.extui"(%95) : (i32) -> i64
      %101 = "arith.muli"(%100, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %102 = "arith.shrui"(%101, %22) : (i64, i64) -> i64
      %103 = "arith.trunci"(%102) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %104 = "arith.trunci"(%101) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %105 = "arith.extui"(%97) : (i32) -> i64
      %106 = "arith.muli"(%105, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %107 = "arith.shrui"(%106, %22) : (i64, i64) -> i64
      %108 = "arith.trunci"(%107) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %109 = "arith.trunci"(%106) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %110 = "arith.xori"(%108, %93) : (i32, i32) -> i32
      %111 = "arith.xori"(%110, %98) : (i32, i32) -> i32
      %112 = "arith.xori"(%103, %88) : (i32, i32) -> i32
      %113 = "arith.xori"(%112, %99) : (i32, i32) -> i32
      %114 = "arith.addi"(%30, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %115 = "arith.addi"(%32, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %116 = "arith.extui"(%111) : (i32) -> i64
      %117 = "arith.muli"(%116, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %118 = "arith.shrui"(%117, %22) : (i64, i64) -> i64
      %119 = "arith.trunci"(%118) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %120 = "arith.trunci"(%117) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %121 = "arith.extui"(%113) : (i32) -> i64
      %122 = "arith.muli"(%121, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %123 = "arith.shrui"(%122, %22) : (i64, i64) -> i64
      %124 = "arith.trunci"(%123) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %125 = "arith.trunci"(%122) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %126 = "arith.xori"(%124, %109) : (i32, i32) -> i32
      %127 = "arith.xori"(%126, %114) : (i32, i32) -> i32
      %128 = "arith.xori"(%119, %104) : (i32, i32) -> i32
      %129 = "arith.xori"(%128, %115) : (i32, i32) -> i32
      %130 = "arith.addi"(%30, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %131 = "arith.addi"(%32, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %132 = "arith.extui"(%127) : (i32) -> i64
      %133 = "arith.muli"(%132, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %134 = "arith.shrui"(%133, %22) : (i64, i64) -> i64
      %135 = "arith.trunci"(%134) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %136 = "arith.trunci"(%133) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %137 = "arith.extui"(%129) : (i32) -> i64
      %138 = "arith.muli"(%137, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %139 = "arith.shrui"(%138, %22) : (i64, i64) -> i64
      %140 = "arith.trunci"(%139) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %141 = "arith.trunci"(%138) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %142 = "arith.xori"(%140, %125) : (i32, i32) -> i32
      %143 = "arith.xori"(%142, %130) : (i32, i32) -> i32
      %144 = "arith.xori"(%135, %120) : (i32, i32) -> i32
      %145 = "arith.xori"(%144, %131) : (i32, i32) -> i32
      %146 = "arith.addi"(%30, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %147 = "arith.addi"(%32, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %148 = "arith.extui"(%143) : (i32) -> i64
      %149 = "arith.muli"(%148, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %150 = "arith.shrui"(%149, %22) : (i64, i64) -> i64
      %151 = "arith.trunci"(%150) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %152 = "arith.trunci"(%149) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %153 = "arith.extui"(%145) : (i32) -> i64
      %154 = "arith.muli"(%153, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %155 = "arith.shrui"(%154, %22) : (i64, i64) -> i64
      %156 = "arith.trunci"(%155) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %157 = "arith.trunci"(%154) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %158 = "arith.xori"(%156, %141) : (i32, i32) -> i32
      %159 = "arith.xori"(%158, %146) : (i32, i32) -> i32
      %160 = "arith.xori"(%151, %136) : (i32, i32) -> i32
      %161 = "arith.xori"(%160, %147) : (i32, i32) -> i32
      %162 = "arith.addi"(%30, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %163 = "arith.addi"(%32, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %164 = "arith.extui"(%159) : (i32) -> i64
      %165 = "arith.muli"(%164, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %166 = "arith.shrui"(%165, %22) : (i64, i64) -> i64
      %167 = "arith.trunci"(%166) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %168 = "arith.trunci"(%165) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %169 = "arith.extui"(%161) : (i32) -> i64
      %170 = "arith.muli"(%169, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %171 = "arith.shrui"(%170, %22) : (i64, i64) -> i64
      %172 = "arith.trunci"(%171) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %173 = "arith.trunci"(%170) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %174 = "arith.xori"(%172, %157) : (i32, i32) -> i32
      %175 = "arith.xori"(%174, %162) : (i32, i32) -> i32
      %176 = "arith.xori"(%167, %152) : (i32, i32) -> i32
      %177 = "arith.xori"(%176, %163) : (i32, i32) -> i32
      %178 = "arith.addi"(%30, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %179 = "arith.addi"(%32, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %180 = "arith.extui"(%175) : (i32) -> i64
      %181 = "arith.muli"(%180, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %182 = "arith.shrui"(%181, %22) : (i64, i64) -> i64
      %183 = "arith.trunci"(%182) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %184 = "arith.trunci"(%181) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %185 = "arith.extui"(%177) : (i32) -> i64
      %186 = "arith.muli"(%185, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %187 = "arith.shrui"(%186, %22) : (i64, i64) -> i64
      %188 = "arith.trunci"(%187) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %189 = "arith.trunci"(%186) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %190 = "arith.xori"(%188, %173) : (i32, i32) -> i32
      %191 = "arith.xori"(%190, %178) : (i32, i32) -> i32
      %192 = "arith.xori"(%183, %168) : (i32, i32) -> i32
      %193 = "arith.xori"(%192, %179) : (i32, i32) -> i32
      %194 = "arith.addi"(%30, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %195 = "arith.addi"(%32, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %196 = "arith.extui"(%191) : (i32) -> i64
      %197 = "arith.muli"(%196, %17) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %198 = "arith.shrui"(%197, %22) : (i64, i64) -> i64
      %199 = "arith.trunci"(%198) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %200 = "arith.trunci"(%197) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %201 = "arith.extui"(%193) : (i32) -> i64
      %202 = "arith.muli"(%201, %16) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %203 = "arith.shrui"(%202, %22) : (i64, i64) -> i64
      %204 = "arith.trunci"(%203) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %205 = "arith.trunci"(%202) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %206 = "arith.xori"(%204, %189) : (i32, i32) -> i32
      %207 = "arith.xori"(%206, %194) : (i32, i32) -> i32
      %208 = "arith.xori"(%199, %184) : (i32, i32) -> i32
      %209 = "arith.xori"(%208, %195) : (i32, i32) -> i32
      "linalg.yield"(%207, %205, %209, %200) : (i32, i32, i32, i32) -> ()
    }) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>)
    %38 = "tensor.expand_shape"(%37#0) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %39 = "tensor.expand_shape"(%37#1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %40 = "tensor.expand_shape"(%37#2) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %41 = "tensor.expand_shape"(%37#3) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %42 = "tensor.empty"() : () -> tensor<2x4xi32>
    %43 = "tensor.insert_slice"(%38, %42) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %44 = "tensor.insert_slice"(%39, %43) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %45 = "tensor.insert_slice"(%40, %44) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %46 = "tensor.insert_slice"(%41, %45) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 3>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %47 = "tensor.collapse_shape"(%46) <{reassociation = [[0, 1]]}> : (tensor<2x4xi32>) -> tensor<8xi32>
    "func.return"(%47) : (tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// abs xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.absf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cbrt xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.cbrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ceil xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.ceil"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cosine xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.cos"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exponential xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.exp"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exponential_minus_one xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.expm1"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// floor xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.floor"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// log xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.log"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// log_plus_one xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.log1p"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// logistic xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %4 = "math.exp"(%3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %5 = "arith.addf"(%4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.divf"(%0, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// negate xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// round_nearest_afz xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.round"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// round_nearest_even xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.roundeven"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rsqrt xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.rsqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sign xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = "arith.cmpf"(%arg1, %0) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
      %4 = "arith.uitofp"(%3) : (i1) -> f32
      %5 = "math.copysign"(%4, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.cmpf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
      %7 = "arith.select"(%6, %arg1, %5) : (i1, f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sine xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.sin"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sqrt xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tanh xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.tanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// abs xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<4x8xi32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = "arith.cmpi"(%arg1, %0) <{predicate = 5 : i64}> : (i32, i32) -> i1
      %4 = "arith.subi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.select"(%3, %arg1, %4) : (i1, i32, i32) -> i32
      "linalg.yield"(%5) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%2) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// count_leading_zeros xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %2 = "math.ctlz"(%arg1) : (i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// negate xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<4x8xi32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = "arith.subi"(%0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%2) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// not xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "tensor.empty"() : () -> tensor<4x8xi32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = "arith.xori"(%arg1, %0) : (i32, i32) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%2) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// popcnt xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %2 = "math.ctpop"(%arg1) : (i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sign xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 31 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %3 = "tensor.empty"() : () -> tensor<4x8xi32>
    %4 = "linalg.generic"(%arg0, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %5 = "arith.cmpi"(%arg1, %2) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %6 = "arith.shrsi"(%arg1, %1) : (i32, i32) -> i32
      %7 = "arith.ori"(%6, %0) : (i32, i32) -> i32
      %8 = "arith.select"(%5, %2, %7) : (i1, i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%4) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cosine xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: complex<f32>, %arg33: f32):
      %42 = "complex.re"(%arg32) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %41 = "math.cos"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<4x8xf32>
    %6 = "linalg.generic"(%arg0, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: complex<f32>, %arg29: f32):
      %40 = "complex.im"(%arg28) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tensor.empty"() : () -> tensor<4x8xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %39 = "math.exp"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "tensor.empty"() : () -> tensor<4x8xf32>
    %10 = "linalg.generic"(%6, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %38 = "arith.negf"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "tensor.empty"() : () -> tensor<4x8xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %37 = "math.exp"(%arg22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "tensor.empty"() : () -> tensor<4x8xf32>
    %14 = "linalg.generic"(%8, %12, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %36 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "tensor.empty"() : () -> tensor<4x8xf32>
    %16 = "linalg.generic"(%4, %14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %35 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "tensor.empty"() : () -> tensor<4x8xf32>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %34 = "arith.divf"(%arg14, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%2, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %33 = "math.sin"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %21 = "tensor.empty"() : () -> tensor<4x8xf32>
    %22 = "linalg.generic"(%12, %8, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %32 = "arith.subf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "tensor.empty"() : () -> tensor<4x8xf32>
    %24 = "linalg.generic"(%20, %22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %31 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %25 = "tensor.empty"() : () -> tensor<4x8xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %30 = "arith.divf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %27 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %28 = "linalg.generic"(%18, %26, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %29 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%29) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%28) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exponential xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: complex<f32>, %arg19: f32):
      %23 = "complex.im"(%arg18) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %22 = "math.cos"(%arg16) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%arg0, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: complex<f32>, %arg15: f32):
      %21 = "complex.re"(%arg14) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %20 = "math.exp"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%3, %7, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %19 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%1, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %18 = "math.sin"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xf32>
    %13 = "linalg.generic"(%11, %7, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %17 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %15 = "linalg.generic"(%9, %13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %16 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%16) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%15) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exponential_minus_one xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.expm1"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// log xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.log"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// log_plus_one xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.log1p"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// logistic xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %4 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      %5 = "complex.exp"(%4) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      %6 = "complex.create"(%1, %0) : (f32, f32) -> complex<f32>
      %7 = "complex.add"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      %8 = "complex.div"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%8) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%3) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// negate xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.neg"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rsqrt xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.rsqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sign xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.sign"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sine xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: complex<f32>, %arg33: f32):
      %42 = "complex.re"(%arg32) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %41 = "math.sin"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<4x8xf32>
    %6 = "linalg.generic"(%arg0, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: complex<f32>, %arg29: f32):
      %40 = "complex.im"(%arg28) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tensor.empty"() : () -> tensor<4x8xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32):
      %39 = "math.exp"(%arg26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "tensor.empty"() : () -> tensor<4x8xf32>
    %10 = "linalg.generic"(%6, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %38 = "arith.negf"(%arg24) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "tensor.empty"() : () -> tensor<4x8xf32>
    %12 = "linalg.generic"(%10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %37 = "math.exp"(%arg22) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "tensor.empty"() : () -> tensor<4x8xf32>
    %14 = "linalg.generic"(%8, %12, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %36 = "arith.addf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "tensor.empty"() : () -> tensor<4x8xf32>
    %16 = "linalg.generic"(%4, %14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %35 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "tensor.empty"() : () -> tensor<4x8xf32>
    %18 = "linalg.generic"(%16, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %34 = "arith.divf"(%arg14, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%2, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %33 = "math.cos"(%arg12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %21 = "tensor.empty"() : () -> tensor<4x8xf32>
    %22 = "linalg.generic"(%8, %12, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %32 = "arith.subf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "tensor.empty"() : () -> tensor<4x8xf32>
    %24 = "linalg.generic"(%20, %22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %31 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %25 = "tensor.empty"() : () -> tensor<4x8xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %30 = "arith.divf"(%arg4, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %27 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %28 = "linalg.generic"(%18, %26, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %29 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%29) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%28) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sqrt xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.sqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tanh xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.tanh"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// add xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// atan2 xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "math.atan2"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// divide xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.divf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maximum xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.maximumf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// minimum xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.minimumf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// multiply xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// power xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "math.powf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// remainder xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.remf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subtract xf32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.subf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// add xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// and xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.andi"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// divide xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %4 = "tensor.empty"() : () -> tensor<4x8xi32>
    %5 = "linalg.generic"(%arg0, %arg1, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %6 = "arith.cmpi"(%arg3, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %7 = "arith.cmpi"(%arg2, %2) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %8 = "arith.cmpi"(%arg3, %3) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %9 = "arith.andi"(%7, %8) : (i1, i1) -> i1
      %10 = "arith.ori"(%6, %9) : (i1, i1) -> i1
      %11 = "arith.select"(%10, %0, %arg3) : (i1, i32, i32) -> i32
      %12 = "arith.divsi"(%arg2, %11) : (i32, i32) -> i32
      %13 = "arith.select"(%9, %2, %12) : (i1, i32, i32) -> i32
      %14 = "arith.select"(%6, %3, %13) : (i1, i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%5) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maximum xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.maxsi"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// minimum xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.minsi"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// multiply xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.muli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// or xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.ori"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// power xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 6 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %7 = "tensor.empty"() : () -> tensor<4x8xi32>
    %8 = "linalg.generic"(%arg0, %arg1, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %9:3 = "scf.for"(%1, %0, %2, %4, %arg2, %arg3) ({
      ^bb0(%arg5: index, %arg6: i32, %arg7: i32, %arg8: i32):
        %19 = "arith.andi"(%arg8, %4) : (i32, i32) -> i32
        %20 = "arith.cmpi"(%19, %4) <{predicate = 0 : i64}> : (i32, i32) -> i1
        %21 = "arith.muli"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %22 = "arith.select"(%20, %21, %arg6) : (i1, i32, i32) -> i32
        %23 = "arith.muli"(%arg7, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %24 = "arith.shrui"(%arg8, %4) : (i32, i32) -> i32
        "scf.yield"(%22, %23, %24) : (i32, i32, i32) -> ()
      }) : (index, index, index, i32, i32, i32) -> (i32, i32, i32)
      %10 = "arith.remsi"(%arg3, %3) : (i32, i32) -> i32
      %11 = "arith.cmpi"(%10, %5) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %12 = "arith.cmpi"(%arg3, %5) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %13 = "arith.cmpi"(%arg2, %4) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %14 = "arith.cmpi"(%arg2, %6) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %15 = "arith.extui"(%13) : (i1) -> i32
      %16 = "arith.select"(%11, %4, %6) : (i1, i32, i32) -> i32
      %17 = "arith.select"(%14, %16, %15) : (i1, i32, i32) -> i32
      %18 = "arith.select"(%12, %17, %9#0) : (i1, i32, i32) -> i32
      "linalg.yield"(%18) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%8) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// remainder xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %4 = "tensor.empty"() : () -> tensor<4x8xi32>
    %5 = "linalg.generic"(%arg0, %arg1, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %6 = "arith.cmpi"(%arg3, %3) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %7 = "arith.cmpi"(%arg2, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %8 = "arith.cmpi"(%arg3, %0) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %9 = "arith.andi"(%7, %8) : (i1, i1) -> i1
      %10 = "arith.ori"(%6, %9) : (i1, i1) -> i1
      %11 = "arith.select"(%10, %2, %arg3) : (i1, i32, i32) -> i32
      %12 = "arith.remsi"(%arg2, %11) : (i32, i32) -> i32
      %13 = "arith.select"(%9, %3, %12) : (i1, i32, i32) -> i32
      %14 = "arith.select"(%6, %arg2, %13) : (i1, i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%5) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shift_left xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.shli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %6 = "arith.select"(%5, %4, %1) : (i1, i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shift_right_arithmetic xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 31 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.shrsi"(%arg2, %1) : (i32, i32) -> i32
      %5 = "arith.shrsi"(%arg2, %arg3) : (i32, i32) -> i32
      %6 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %7 = "arith.select"(%6, %5, %4) : (i1, i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shift_right_logical xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.shrui"(%arg2, %arg3) : (i32, i32) -> i32
      %5 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %6 = "arith.select"(%5, %4, %1) : (i1, i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subtract xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.subi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// xor xi32
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<4x8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.xori"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// add xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: complex<f32>, %arg18: f32):
      %20 = "complex.re"(%arg17) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: complex<f32>, %arg16: f32):
      %19 = "complex.re"(%arg15) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%1, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %18 = "arith.addf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: complex<f32>, %arg11: f32):
      %17 = "complex.im"(%arg10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%arg1, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: complex<f32>, %arg9: f32):
      %16 = "complex.im"(%arg8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %15 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %14 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%14) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%13) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// atan2 xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: complex<f32>, %arg3: complex<f32>, %arg4: complex<f32>):
      %2 = "complex.atan2"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// divide xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: complex<f32>, %arg45: f32):
      %50 = "complex.re"(%arg44) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: complex<f32>, %arg43: f32):
      %49 = "complex.im"(%arg42) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %48 = "arith.negf"(%arg40) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: complex<f32>, %arg39: f32):
      %47 = "complex.re"(%arg38) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%7, %1, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %46 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%arg0, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: complex<f32>, %arg34: f32):
      %45 = "complex.im"(%arg33) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xf32>
    %13 = "linalg.generic"(%11, %5, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %44 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "tensor.empty"() : () -> tensor<4x8xf32>
    %15 = "linalg.generic"(%9, %13, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %43 = "arith.subf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "tensor.empty"() : () -> tensor<4x8xf32>
    %17 = "linalg.generic"(%7, %5, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %42 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "tensor.empty"() : () -> tensor<4x8xf32>
    %19 = "linalg.generic"(%11, %1, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %41 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %20 = "tensor.empty"() : () -> tensor<4x8xf32>
    %21 = "linalg.generic"(%17, %19, %20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %40 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %22 = "tensor.empty"() : () -> tensor<4x8xf32>
    %23 = "linalg.generic"(%1, %22) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %39 = "arith.mulf"(%arg16, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %24 = "tensor.empty"() : () -> tensor<4x8xf32>
    %25 = "linalg.generic"(%3, %24) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %38 = "arith.mulf"(%arg14, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %26 = "tensor.empty"() : () -> tensor<4x8xf32>
    %27 = "linalg.generic"(%23, %25, %26) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %37 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %28 = "tensor.empty"() : () -> tensor<4x8xf32>
    %29 = "linalg.generic"(%15, %27, %28) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %36 = "arith.divf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %30 = "tensor.empty"() : () -> tensor<4x8xf32>
    %31 = "linalg.generic"(%21, %27, %30) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %35 = "arith.divf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %32 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %33 = "linalg.generic"(%29, %31, %32) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %34 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%34) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%33) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// multiply xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: complex<f32>, %arg30: f32):
      %32 = "complex.re"(%arg29) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: complex<f32>, %arg28: f32):
      %31 = "complex.re"(%arg27) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%1, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %30 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: complex<f32>, %arg23: f32):
      %29 = "complex.im"(%arg22) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%arg1, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: complex<f32>, %arg21: f32):
      %28 = "complex.im"(%arg20) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %27 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xf32>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %26 = "arith.subf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %14 = "tensor.empty"() : () -> tensor<4x8xf32>
    %15 = "linalg.generic"(%1, %9, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %25 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "tensor.empty"() : () -> tensor<4x8xf32>
    %17 = "linalg.generic"(%7, %3, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %24 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "tensor.empty"() : () -> tensor<4x8xf32>
    %19 = "linalg.generic"(%15, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %23 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %20 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %21 = "linalg.generic"(%13, %19, %20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %22 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%22) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%21) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// power xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: complex<f32>, %arg3: complex<f32>, %arg4: complex<f32>):
      %2 = "complex.pow"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subtract xcomplex<f32>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: complex<f32>, %arg18: f32):
      %20 = "complex.re"(%arg17) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: complex<f32>, %arg16: f32):
      %19 = "complex.re"(%arg15) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%1, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %18 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: complex<f32>, %arg11: f32):
      %17 = "complex.im"(%arg10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%arg1, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: complex<f32>, %arg9: f32):
      %16 = "complex.im"(%arg8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %15 = "arith.subf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %14 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%14) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%13) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.atan
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = "math.atan2"(%arg1, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.square
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "arith.mulf"(%arg1, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_add
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_atan2
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "math.atan2"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_divide
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.divf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_maximum
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.maximumf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_minimum
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.minimumf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_multiply
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_power
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "math.powf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_remainder
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.remf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_subtract
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.subf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_and
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.andi"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_or
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.ori"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_shift_left
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %4 = "tensor.empty"() : () -> tensor<4x8xi32>
    %5 = "linalg.generic"(%arg0, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %6 = "arith.shli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %7 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %8 = "arith.select"(%7, %6, %1) : (i1, i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%5) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_shift_right_arithmetic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 31 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %4 = "tensor.empty"() : () -> tensor<4x8xi32>
    %5 = "linalg.generic"(%arg0, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %6 = "arith.shrsi"(%arg2, %1) : (i32, i32) -> i32
      %7 = "arith.shrsi"(%arg2, %arg3) : (i32, i32) -> i32
      %8 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %9 = "arith.select"(%8, %7, %6) : (i1, i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%5) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_shift_right_logical
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "arith.constant"() <{value = 32 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %4 = "tensor.empty"() : () -> tensor<4x8xi32>
    %5 = "linalg.generic"(%arg0, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %6 = "arith.shrui"(%arg2, %arg3) : (i32, i32) -> i32
      %7 = "arith.cmpi"(%arg3, %0) <{predicate = 6 : i64}> : (i32, i32) -> i1
      %8 = "arith.select"(%7, %6, %1) : (i1, i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%5) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_xor
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi32>, tensor<8xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi32>, %arg1: tensor<8xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: i32, %arg6: i32):
      "linalg.yield"(%arg5) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %2 = "tensor.empty"() : () -> tensor<4x8xi32>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %4 = "arith.xori"(%arg2, %arg3) : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%3) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.conj
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: complex<f32>, %arg9: f32):
      %11 = "complex.re"(%arg8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg0, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: complex<f32>, %arg7: f32):
      %10 = "complex.im"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %9 = "arith.negf"(%arg4) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %7 = "linalg.generic"(%1, %5, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %8 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%8) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%7) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.is_inf
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %6 = "math.absf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "tensor.empty"() : () -> tensor<4x8xi1>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i1):
      %5 = "arith.cmpf"(%arg1, %0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%5) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%4) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.is_pos_inf
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xi1>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i1):
      %3 = "arith.cmpf"(%arg1, %0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%3) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%2) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.is_neg_inf
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xi1>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i1):
      %3 = "arith.cmpf"(%arg1, %0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%3) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%2) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.constant_like
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = dense<2.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    "func.return"(%0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_compare
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xi1>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
      %4 = "arith.cmpf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%4) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%3) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_select
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi1>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: i1, %arg8: i1):
      "linalg.yield"(%arg7) : (i1) -> ()
    }) : (tensor<8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%1, %arg1, %arg2, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg3: i1, %arg4: f32, %arg5: f32, %arg6: f32):
      %4 = "arith.select"(%arg3, %arg4, %arg5) : (i1, f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.broadcast_complex
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %3 = "linalg.generic"(%arg0, %1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %4 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%4) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%3) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chlo.constant
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<4x8xf32>, sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<4x8xf32>}> : () -> tensor<4x8xf32>
    "func.return"(%0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// abs complex
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: complex<f32>, %arg13: f32):
      %17 = "complex.re"(%arg12) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %16 = "arith.mulf"(%arg10, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xf32>
    %5 = "linalg.generic"(%arg0, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: complex<f32>, %arg9: f32):
      %15 = "complex.im"(%arg8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %14 = "arith.mulf"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%3, %7, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %13 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xf32>
    %11 = "linalg.generic"(%9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %12 = "math.sqrt"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%11) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// is_finite
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xi1>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i1):
      %3 = "math.absf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %4 = "arith.cmpf"(%3, %0) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%4) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%2) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// clamp
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %arg2, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
      %2 = "arith.maximumf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.minimumf"(%2, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// clamp scalars
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>, tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<4x8xf32>, %arg2: tensor<f32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "tensor.extract"(%arg0) : (tensor<f32>) -> f32
    %2 = "tensor.extract"(%arg2) : (tensor<f32>) -> f32
    %3 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %4 = "arith.maximumf"(%1, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.minimumf"(%4, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// compare
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi1>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i1):
      %2 = "arith.cmpf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%2) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%1) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// compare complex
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: complex<f32>, %arg18: f32):
      %20 = "complex.re"(%arg17) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: complex<f32>, %arg16: f32):
      %19 = "complex.re"(%arg15) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<4x8xi1>
    %5 = "linalg.generic"(%1, %3, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: i1):
      %18 = "arith.cmpf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%18) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: complex<f32>, %arg11: f32):
      %17 = "complex.im"(%arg10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<4x8xf32>
    %9 = "linalg.generic"(%arg1, %8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: complex<f32>, %arg9: f32):
      %16 = "complex.im"(%arg8) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %10 = "tensor.empty"() : () -> tensor<4x8xi1>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: i1):
      %15 = "arith.cmpf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      "linalg.yield"(%15) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xi1>
    %12 = "tensor.empty"() : () -> tensor<4x8xi1>
    %13 = "linalg.generic"(%5, %11, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i1, %arg3: i1, %arg4: i1):
      %14 = "arith.andi"(%arg2, %arg3) : (i1, i1) -> i1
      "linalg.yield"(%14) : (i1) -> ()
    }) : (tensor<4x8xi1>, tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
    "func.return"(%13) : (tensor<4x8xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// select
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xi1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %arg2, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg3: i1, %arg4: f32, %arg5: f32, %arg6: f32):
      %2 = "arith.select"(%arg3, %arg4, %arg5) : (i1, f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// select scalar
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "tensor.extract"(%arg0) : (tensor<i1>) -> i1
    %2 = "linalg.generic"(%arg1, %arg2, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %3 = "arith.select"(%1, %arg3, %arg4) : (i1, f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// convert
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf16>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f16):
      %2 = "arith.truncf"(%arg1) : (f32) -> f16
      "linalg.yield"(%2) : (f16) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf16>) -> tensor<4x8xf16>
    "func.return"(%1) : (tensor<4x8xf16>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// convert integer
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i32):
      %2 = "arith.fptosi"(%arg1) : (f32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reduce_precision
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 939524096 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 1191182336 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = -8192 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 4095 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 8192 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 13 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 2139095040 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %9 = "tensor.empty"() : () -> tensor<4x8xf32>
    %10 = "linalg.generic"(%arg0, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %11 = "arith.bitcast"(%arg1) : (f32) -> i32
      %12 = "arith.andi"(%11, %8) : (i32, i32) -> i32
      %13 = "arith.cmpi"(%12, %7) <{predicate = 8 : i64}> : (i32, i32) -> i1
      %14 = "arith.andi"(%11, %5) : (i32, i32) -> i32
      %15 = "arith.shrui"(%14, %6) : (i32, i32) -> i32
      %16 = "arith.addi"(%15, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %17 = "arith.addi"(%11, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.andi"(%17, %3) : (i32, i32) -> i32
      %19 = "arith.andi"(%18, %7) : (i32, i32) -> i32
      %20 = "arith.cmpi"(%19, %2) <{predicate = 8 : i64}> : (i32, i32) -> i1
      %21 = "arith.cmpi"(%19, %1) <{predicate = 7 : i64}> : (i32, i32) -> i1
      %22 = "arith.andi"(%18, %0) : (i32, i32) -> i32
      %23 = "arith.ori"(%22, %7) : (i32, i32) -> i32
      %24 = "arith.select"(%20, %23, %18) : (i1, i32, i32) -> i32
      %25 = "arith.select"(%21, %22, %24) : (i1, i32, i32) -> i32
      %26 = "arith.bitcast"(%25) : (i32) -> f32
      %27 = "arith.select"(%13, %arg1, %26) : (i1, f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%10) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// complex
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %2 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// real
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: f32):
      %2 = "complex.re"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// imag
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: f32):
      %2 = "complex.im"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// map
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %2 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// select_and_scatter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %2 = "tensor.empty"() : () -> tensor<2x4xf32>
    %3 = "tensor.empty"() : () -> tensor<2x4xi32>
    %4 = "linalg.fill"(%1, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: i32, %arg13: i32):
      "linalg.yield"(%arg12) : (i32) -> ()
    }) : (i32, tensor<2x4xi32>) -> tensor<2x4xi32>
    %5 = "tensor.empty"() : () -> tensor<2x2xf32>
    %6:2 = "linalg.generic"(%arg0, %5, %2, %4) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 * 2 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 2>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32, %arg11: i32):
      %20 = "arith.cmpf"(%arg8, %arg10) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
      %21 = "arith.cmpi"(%arg11, %1) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %22 = "arith.ori"(%20, %21) : (i1, i1) -> i1
      %23 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %24 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %25 = "arith.muli"(%23, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %26 = "arith.addi"(%25, %24) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %27 = "arith.index_cast"(%26) : (index) -> i32
      %28 = "arith.select"(%22, %27, %arg11) : (i1, i32, i32) -> i32
      %29 = "arith.select"(%22, %arg8, %arg10) : (i1, f32, f32) -> f32
      "linalg.yield"(%29, %28) : (f32, i32) -> ()
    }) : (tensor<4x8xf32>, tensor<2x2xf32>, tensor<2x4xf32>, tensor<2x4xi32>) -> (tensor<2x4xf32>, tensor<2x4xi32>)
    %7 = "tensor.empty"() : () -> tensor<2x2x4x2xf32>
    %8 = "tensor.extract"(%arg2) : (tensor<f32>) -> f32
    %9 = "linalg.fill"(%8, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (f32, tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32>
    %10 = "linalg.generic"(%6#1, %arg1, %9) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i32, %arg4: f32, %arg5: f32):
      %12 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %14 = "linalg.index"() <{dim = 3 : i64}> : () -> index
      %15 = "arith.muli"(%13, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %16 = "arith.addi"(%15, %14) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %17 = "arith.index_cast"(%16) : (index) -> i32
      %18 = "arith.cmpi"(%17, %arg3) <{predicate = 0 : i64}> : (i32, i32) -> i1
      %19 = "arith.select"(%18, %12, %arg5) : (i1, f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<2x4xi32>, tensor<2x4xf32>, tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32>
    %11 = "tensor.collapse_shape"(%10) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<2x2x4x2xf32>) -> tensor<4x8xf32>
    "func.return"(%11) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dot complex
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>, tensor<8x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<8x2xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: complex<f32>, %arg38: f32):
      %41 = "complex.re"(%arg37) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%arg0, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: complex<f32>, %arg36: f32):
      %40 = "complex.im"(%arg35) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<8x2xf32>
    %6 = "linalg.generic"(%arg1, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: complex<f32>, %arg34: f32):
      %39 = "complex.re"(%arg33) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<8x2xcomplex<f32>>, tensor<8x2xf32>) -> tensor<8x2xf32>
    %7 = "tensor.empty"() : () -> tensor<8x2xf32>
    %8 = "linalg.generic"(%arg1, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: complex<f32>, %arg32: f32):
      %38 = "complex.im"(%arg31) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) : (tensor<8x2xcomplex<f32>>, tensor<8x2xf32>) -> tensor<8x2xf32>
    %9 = "tensor.empty"() : () -> tensor<4x2xf32>
    %10 = "linalg.fill"(%0, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %11 = "linalg.matmul"(%2, %6, %10) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %36 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %37 = "arith.addf"(%arg28, %36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %12 = "tensor.empty"() : () -> tensor<4x2xf32>
    %13 = "linalg.fill"(%0, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      "linalg.yield"(%arg24) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %14 = "linalg.matmul"(%4, %8, %13) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: f32):
      %34 = "arith.mulf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %35 = "arith.addf"(%arg23, %34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %15 = "tensor.empty"() : () -> tensor<4x2xf32>
    %16 = "linalg.generic"(%11, %14, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %33 = "arith.subf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %17 = "tensor.empty"() : () -> tensor<4x2xf32>
    %18 = "linalg.fill"(%0, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %19 = "linalg.matmul"(%2, %8, %18) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %31 = "arith.mulf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %32 = "arith.addf"(%arg15, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %20 = "tensor.empty"() : () -> tensor<4x2xf32>
    %21 = "linalg.fill"(%0, %20) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %22 = "linalg.matmul"(%4, %6, %21) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %29 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %30 = "arith.addf"(%arg10, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %23 = "tensor.empty"() : () -> tensor<4x2xf32>
    %24 = "linalg.generic"(%19, %22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %28 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %25 = "tensor.empty"() : () -> tensor<4x2xcomplex<f32>>
    %26 = "linalg.generic"(%16, %24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: complex<f32>):
      %27 = "complex.create"(%arg2, %arg3) : (f32, f32) -> complex<f32>
      "linalg.yield"(%27) : (complex<f32>) -> ()
    }) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    "func.return"(%26) : (tensor<4x2xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// einsum
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x2xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    "func.return"(%3) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// einsum transposed
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5x4xf32>, tensor<4x2x5xf32>) -> tensor<5x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5x4xf32>, %arg1: tensor<4x2x5xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<5x3x4xf32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<3x5x4xf32>, tensor<5x3x4xf32>) -> tensor<5x3x4xf32>
    %3 = "tensor.empty"() : () -> tensor<5x4x2xf32>
    %4 = "linalg.generic"(%arg1, %3) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (tensor<4x2x5xf32>, tensor<5x4x2xf32>) -> tensor<5x4x2xf32>
    %5 = "tensor.empty"() : () -> tensor<5x3x2xf32>
    %6 = "linalg.fill"(%0, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
    %7 = "linalg.batch_matmul"(%2, %4, %6) <{indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %10 = "arith.mulf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%arg6, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<5x3x4xf32>, tensor<5x4x2xf32>, tensor<5x3x2xf32>) -> tensor<5x3x2xf32>
    %8 = "tensor.empty"() : () -> tensor<5x2x3xf32>
    %9 = "linalg.generic"(%7, %8) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<5x3x2xf32>, tensor<5x2x3xf32>) -> tensor<5x2x3xf32>
    "func.return"(%9) : (tensor<5x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// einsum rows
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4xf32>) -> tensor<4xf32>
    %3 = "linalg.generic"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%3) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// if
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i1>):
    %0 = "tensor.extract"(%arg0) : (tensor<i1>) -> i1
    %1 = "scf.if"(%0) ({
      %7 = "tensor.empty"() : () -> tensor<4x8xf32>
      %8 = "linalg.generic"(%7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg4: f32):
        %12 = "linalg.index"() <{dim = 0 : i64}> : () -> index
        %13 = "arith.index_cast"(%12) : (index) -> i32
        %14 = "arith.sitofp"(%13) : (i32) -> f32
        "linalg.yield"(%14) : (f32) -> ()
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %9 = "tensor.empty"() : () -> tensor<4x8xf32>
      %10 = "linalg.generic"(%8, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg2: f32, %arg3: f32):
        %11 = "math.sin"(%arg2) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%11) : (f32) -> ()
      }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      "scf.yield"(%10) : (tensor<4x8xf32>) -> ()
    }, {
      %2 = "tensor.empty"() : () -> tensor<4x8xf32>
      %3 = "linalg.generic"(%2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
      ^bb0(%arg1: f32):
        %4 = "linalg.index"() <{dim = 1 : i64}> : () -> index
        %5 = "arith.index_cast"(%4) : (index) -> i32
        %6 = "arith.sitofp"(%5) : (i32) -> f32
        "linalg.yield"(%6) : (f32) -> ()
      }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      "scf.yield"(%3) : (tensor<4x8xf32>) -> ()
    }) : (i1) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stablehlo.dot
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x2xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<4x2xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x2xf32>) -> tensor<4x2xf32>
    %3 = "linalg.matmul"(%arg0, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    "func.return"(%3) : (tensor<4x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batch_norm_inference
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 1.000000e-03 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<8xf32>
    %2 = "linalg.generic"(%arg4, %1) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %26 = "arith.addf"(%arg27, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %3 = "tensor.empty"() : () -> tensor<8xf32>
    %4 = "linalg.generic"(%2, %3) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %25 = "math.sqrt"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %5 = "tensor.empty"() : () -> tensor<4x8xf32>
    %6 = "linalg.generic"(%arg1, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      "linalg.yield"(%arg23) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tensor.empty"() : () -> tensor<4x8xf32>
    %8 = "linalg.generic"(%arg2, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = "tensor.empty"() : () -> tensor<4x8xf32>
    %10 = "linalg.generic"(%arg3, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      "linalg.yield"(%arg19) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = "tensor.empty"() : () -> tensor<4x8xf32>
    %12 = "linalg.generic"(%4, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      "linalg.yield"(%arg17) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = "tensor.empty"() : () -> tensor<4x8xf32>
    %14 = "linalg.generic"(%arg0, %10, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %24 = "arith.subf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %15 = "tensor.empty"() : () -> tensor<4x8xf32>
    %16 = "linalg.generic"(%14, %6, %15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %23 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "tensor.empty"() : () -> tensor<4x8xf32>
    %18 = "linalg.generic"(%16, %12, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %22 = "arith.divf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%18, %8, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %21 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%20) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batch_norm_training
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 1.000000e-03 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<8xf32>
    %4 = "linalg.fill"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32):
      "linalg.yield"(%arg44) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %5 = "linalg.generic"(%arg0, %4) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      %51 = "arith.addf"(%arg43, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%51) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %6 = "tensor.empty"() : () -> tensor<4x8xf32>
    %7 = "linalg.generic"(%arg0, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32):
      %50 = "arith.mulf"(%arg40, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%50) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = "tensor.empty"() : () -> tensor<8xf32>
    %9 = "linalg.fill"(%2, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %10 = "linalg.generic"(%7, %9) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      %49 = "arith.addf"(%arg37, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%49) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "tensor.empty"() : () -> tensor<8xf32>
    %12 = "linalg.generic"(%5, %11) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      %48 = "arith.divf"(%arg34, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%48) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %13 = "tensor.empty"() : () -> tensor<8xf32>
    %14 = "linalg.generic"(%10, %13) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %47 = "arith.divf"(%arg32, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%47) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %15 = "tensor.empty"() : () -> tensor<8xf32>
    %16 = "linalg.generic"(%12, %15) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %46 = "arith.mulf"(%arg30, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "tensor.empty"() : () -> tensor<8xf32>
    %18 = "linalg.generic"(%14, %16, %17) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %45 = "arith.subf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%45) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "tensor.empty"() : () -> tensor<8xf32>
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %44 = "arith.addf"(%arg25, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%44) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "tensor.empty"() : () -> tensor<8xf32>
    %22 = "linalg.generic"(%20, %21) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %43 = "math.sqrt"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %23 = "tensor.empty"() : () -> tensor<4x8xf32>
    %24 = "linalg.generic"(%12, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %25 = "tensor.empty"() : () -> tensor<4x8xf32>
    %26 = "linalg.generic"(%arg0, %24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %42 = "arith.subf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %27 = "tensor.empty"() : () -> tensor<4x8xf32>
    %28 = "linalg.generic"(%22, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      "linalg.yield"(%arg16) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %29 = "tensor.empty"() : () -> tensor<4x8xf32>
    %30 = "linalg.generic"(%26, %28, %29) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %41 = "arith.divf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%41) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %31 = "tensor.empty"() : () -> tensor<4x8xf32>
    %32 = "linalg.generic"(%arg1, %31) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %33 = "tensor.empty"() : () -> tensor<4x8xf32>
    %34 = "linalg.generic"(%30, %32, %33) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %40 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %35 = "tensor.empty"() : () -> tensor<4x8xf32>
    %36 = "linalg.generic"(%arg2, %35) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %37 = "tensor.empty"() : () -> tensor<4x8xf32>
    %38 = "linalg.generic"(%34, %36, %37) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %39 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%38, %12, %18) : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// torch_index_select
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<3xi32>) -> tensor<3x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<3xi32>):
    %0 = "tensor.empty"() : () -> tensor<3x8xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: f32):
      %2 = "arith.index_cast"(%arg2) : (i32) -> index
      %3 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %4 = "tensor.extract"(%arg0, %2, %3) : (tensor<4x8xf32>, index, index) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<3xi32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%1) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// transpose
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<8x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<8x4xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"(%1) : (tensor<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reshape
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x8xf32>) -> tensor<32xf32>
    "func.return"(%0) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bitcast_convert
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: i32):
      %2 = "arith.bitcast"(%arg1) : (f32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// broadcast
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// broadcast_in_dim
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// concatenate
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<8x8xf32>
    %1 = "tensor.insert_slice"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = "tensor.insert_slice"(%arg1, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%2) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reverse
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "tensor.empty"() : () -> tensor<4x8xf32>
    %2 = "linalg.generic"(%1) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: f32):
      %3 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %4 = "arith.subi"(%0, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %5 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %6 = "tensor.extract"(%arg0, %4, %5) : (tensor<4x8xf32>, index, index) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%2) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pad
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> tensor<7x10xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>):
    %0 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
    %1 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 2>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<7x10xf32>
    "func.return"(%1) : (tensor<7x10xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pad interior
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> tensor<7x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>):
    %0 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
    %1 = "tensor.empty"() : () -> tensor<7x8xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (f32, tensor<7x8xf32>) -> tensor<7x8xf32>
    %3 = "tensor.insert_slice"(%arg0, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 8>, static_strides = array<i64: 2, 1>}> : (tensor<4x8xf32>, tensor<7x8xf32>) -> tensor<7x8xf32>
    "func.return"(%3) : (tensor<7x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pad negative
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> tensor<3x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 3, 8>, static_strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<3x8xf32>
    "func.return"(%0) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 2, 2>}> : (tensor<4x8xf32>) -> tensor<2x4xf32>
    "func.return"(%0) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// optimization_barrier
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "util.optimization_barrier"(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// iota
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<4x8xi32>, sym_name = "main"}> ({
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg0: i32):
      %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %3 = "arith.index_cast"(%2) : (index) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_broadcast_in_dim
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<2xi32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<2xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_iota
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi32>) -> tensor<4x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xi32>
    %1 = "linalg.generic"(%0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg1: i32):
      %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %3 = "arith.index_cast"(%2) : (index) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    "func.return"(%1) : (tensor<4x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// real_dynamic_slice
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi32>, %arg3: tensor<2xi32>):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "tensor.extract"(%arg1, %3) : (tensor<2xi32>, index) -> i32
    %5 = "tensor.extract"(%arg2, %3) : (tensor<2xi32>, index) -> i32
    %6 = "tensor.extract"(%arg3, %3) : (tensor<2xi32>, index) -> i32
    %7 = "arith.subi"(%5, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %8 = "arith.ceildivui"(%7, %6) : (i32, i32) -> i32
    %9 = "arith.index_cast"(%8) : (i32) -> index
    %10 = "arith.index_cast"(%4) : (i32) -> index
    %11 = "arith.subi"(%2, %9) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %12 = "arith.maxsi"(%10, %3) : (index, index) -> index
    %13 = "arith.minsi"(%12, %11) : (index, index) -> index
    %14 = "arith.index_cast"(%6) : (i32) -> index
    %15 = "tensor.extract"(%arg1, %1) : (tensor<2xi32>, index) -> i32
    %16 = "tensor.extract"(%arg2, %1) : (tensor<2xi32>, index) -> i32
    %17 = "tensor.extract"(%arg3, %1) : (tensor<2xi32>, index) -> i32
    %18 = "arith.subi"(%16, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %19 = "arith.ceildivui"(%18, %17) : (i32, i32) -> i32
    %20 = "arith.index_cast"(%19) : (i32) -> index
    %21 = "arith.index_cast"(%15) : (i32) -> index
    %22 = "arith.subi"(%0, %20) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %23 = "arith.maxsi"(%21, %3) : (index, index) -> index
    %24 = "arith.minsi"(%23, %22) : (index, index) -> index
    %25 = "arith.index_cast"(%17) : (i32) -> index
    %26 = "tensor.extract_slice"(%arg0, %13, %24, %9, %20, %14, %25) <{operandSegmentSizes = array<i32: 1, 2, 2, 2>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<4x8xf32>, index, index, index, index, index, index) -> tensor<?x?xf32>
    "func.return"(%26) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_pad
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> tensor<7x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>):
    %0 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
    %1 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2, 0>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<4x8xf32>) -> tensor<7x8xf32>
    "func.return"(%1) : (tensor<7x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_reshape
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<32xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x8xf32>) -> tensor<32xf32>
    "func.return"(%0) : (tensor<32xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_conv
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x7x6x6xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<1x7x6x6xf32>
    %2 = "linalg.fill"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<1x7x6x6xf32>) -> tensor<1x7x6x6xf32>
    %3 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 0, 0, 0>, static_low = array<i64: 0, 1, 0, 0>}> ({
    ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
      "tensor.yield"(%0) : (f32) -> ()
    }) : (tensor<1x8x8x4xf32>) -> tensor<1x9x8x4xf32>
    %4 = "linalg.conv_2d_nhwc_hwcf"(%3, %arg1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %5 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%arg4, %5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>]} : (tensor<1x9x8x4xf32>, tensor<3x3x4x6xf32>, tensor<1x7x6x6xf32>) -> tensor<1x7x6x6xf32>
    "func.return"(%4) : (tensor<1x7x6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynamic_gather
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<2x1xi32>):
    %0 = "tensor.empty"() : () -> tensor<2x1x4xf32>
    %1 = "linalg.generic"(%arg1, %0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i32, %arg3: f32):
      %3 = "arith.index_cast"(%arg2) : (i32) -> index
      %4 = "linalg.index"() <{dim = 2 : i64}> : () -> index
      %5 = "tensor.extract"(%arg0, %3, %4) : (tensor<5x4xf32>, index, index) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<2x1xi32>, tensor<2x1x4xf32>) -> tensor<2x1x4xf32>
    %2 = "tensor.collapse_shape"(%1) <{reassociation = [[0], [1, 2]]}> : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    "func.return"(%2) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// composite
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %5 = "math.exp"(%arg5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "tensor.empty"() : () -> tensor<4x8xf32>
    %3 = "linalg.generic"(%1, %arg1, %2) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%3) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// cholesky
"builtin.module"() <{sym_name = "jit_cholesky"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>) -> tensor<4x4xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<4x1xf32>
    %2 = "tensor.collapse_shape"(%1) <{reassociation = [[0, 1]]}> : (tensor<4x1xf32>) -> tensor<4xf32>
    %3 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %4 = "tensor.empty"() : () -> tensor<1xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      %116 = "math.sqrt"(%arg63) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%116) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %6 = "tensor.extract_slice"(%2) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %7 = "tensor.empty"() : () -> tensor<3xf32>
    %8 = "linalg.generic"(%5, %7) <{indexing_maps = [affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32):
      "linalg.yield"(%arg61) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "tensor.empty"() : () -> tensor<3xf32>
    %10 = "linalg.generic"(%6, %8, %9) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %115 = "arith.divf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%115) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "tensor.empty"() : () -> tensor<4xf32>
    %12 = "tensor.insert_slice"(%5, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "tensor.insert_slice"(%10, %12) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 3>, static_strides = array<i64: 1>}> : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 3, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<3x1xf32>
    %15 = "tensor.collapse_shape"(%14) <{reassociation = [[0, 1]]}> : (tensor<3x1xf32>) -> tensor<3xf32>
    %16 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %17 = "tensor.collapse_shape"(%16) <{reassociation = []}> : (tensor<1xf32>) -> tensor<f32>
    %18 = "tensor.empty"() : () -> tensor<3xf32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "tensor.empty"() : () -> tensor<3xf32>
    %21 = "linalg.generic"(%10, %19, %20) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: f32):
      %114 = "arith.mulf"(%arg53, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%114) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "tensor.empty"() : () -> tensor<3xf32>
    %23 = "linalg.generic"(%15, %21, %22) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32, %arg52: f32):
      %113 = "arith.subf"(%arg50, %arg51) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%113) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "tensor.extract_slice"(%23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %25 = "tensor.empty"() : () -> tensor<1xf32>
    %26 = "linalg.generic"(%24, %25) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32):
      %112 = "math.sqrt"(%arg48) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%112) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %27 = "tensor.extract_slice"(%23) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2xf32>
    %28 = "tensor.empty"() : () -> tensor<2xf32>
    %29 = "linalg.generic"(%26, %28) <{indexing_maps = [affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32):
      "linalg.yield"(%arg46) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "tensor.empty"() : () -> tensor<2xf32>
    %31 = "linalg.generic"(%27, %29, %30) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %111 = "arith.divf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%111) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %32 = "tensor.empty"() : () -> tensor<3xf32>
    %33 = "tensor.insert_slice"(%26, %32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "tensor.insert_slice"(%31, %33) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
    %35 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 2>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<2x1xf32>
    %36 = "tensor.collapse_shape"(%35) <{reassociation = [[0, 1]]}> : (tensor<2x1xf32>) -> tensor<2xf32>
    %37 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
    %38 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %39 = "tensor.collapse_shape"(%38) <{reassociation = []}> : (tensor<1xf32>) -> tensor<f32>
    %40 = "tensor.empty"() : () -> tensor<2xf32>
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32, %arg42: f32):
      "linalg.yield"(%arg41) : (f32) -> ()
    }) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %42 = "tensor.empty"() : () -> tensor<2xf32>
    %43 = "linalg.generic"(%37, %41, %42) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32, %arg40: f32):
      %110 = "arith.mulf"(%arg38, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%110) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %44 = "tensor.empty"() : () -> tensor<2xf32>
    %45 = "linalg.generic"(%36, %43, %44) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %109 = "arith.subf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%109) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %46 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %47 = "tensor.collapse_shape"(%46) <{reassociation = []}> : (tensor<1xf32>) -> tensor<f32>
    %48 = "tensor.empty"() : () -> tensor<2xf32>
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %50 = "tensor.empty"() : () -> tensor<2xf32>
    %51 = "linalg.generic"(%31, %49, %50) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %108 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %52 = "tensor.empty"() : () -> tensor<2xf32>
    %53 = "linalg.generic"(%45, %51, %52) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %107 = "arith.subf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %54 = "tensor.extract_slice"(%53) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %55 = "tensor.empty"() : () -> tensor<1xf32>
    %56 = "linalg.generic"(%54, %55) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %106 = "math.sqrt"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %57 = "tensor.extract_slice"(%53) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %58 = "tensor.empty"() : () -> tensor<1xf32>
    %59 = "linalg.generic"(%57, %56, %58) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %105 = "arith.divf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %60 = "tensor.empty"() : () -> tensor<2xf32>
    %61 = "tensor.insert_slice"(%56, %60) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %62 = "tensor.insert_slice"(%59, %61) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<2xf32>) -> tensor<2xf32>
    %63 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 3>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %64 = "tensor.collapse_shape"(%63) <{reassociation = [[0, 1]]}> : (tensor<1x1xf32>) -> tensor<1xf32>
    %65 = "tensor.extract_slice"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %66 = "tensor.empty"() : () -> tensor<1xf32>
    %67 = "linalg.generic"(%65, %66) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %104 = "arith.mulf"(%arg20, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %68 = "tensor.empty"() : () -> tensor<1xf32>
    %69 = "linalg.generic"(%64, %67, %68) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %103 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %70 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %71 = "tensor.empty"() : () -> tensor<1xf32>
    %72 = "linalg.generic"(%70, %71) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %102 = "arith.mulf"(%arg15, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %73 = "tensor.empty"() : () -> tensor<1xf32>
    %74 = "linalg.generic"(%69, %72, %73) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %101 = "arith.subf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %75 = "tensor.empty"() : () -> tensor<1xf32>
    %76 = "linalg.generic"(%59, %75) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %100 = "arith.mulf"(%arg10, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %77 = "tensor.empty"() : () -> tensor<1xf32>
    %78 = "linalg.generic"(%74, %76, %77) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %99 = "arith.subf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %79 = "tensor.empty"() : () -> tensor<1xf32>
    %80 = "linalg.generic"(%78, %79) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %98 = "math.sqrt"(%arg5) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %81 = "tensor.empty"() : () -> tensor<f32>
    %82 = "linalg.generic"(%81) <{indexing_maps = [affine_map<() -> ()>], iterator_types = [], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg4: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<f32>) -> tensor<f32>
    %83 = "tensor.extract"(%82) : (tensor<f32>) -> f32
    %84 = "tensor.pad"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
    ^bb0(%arg3: index):
      "tensor.yield"(%83) : (f32) -> ()
    }) : (tensor<3xf32>) -> tensor<4xf32>
    %85 = "tensor.extract"(%82) : (tensor<f32>) -> f32
    %86 = "tensor.pad"(%62) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 2>}> ({
    ^bb0(%arg2: index):
      "tensor.yield"(%85) : (f32) -> ()
    }) : (tensor<2xf32>) -> tensor<4xf32>
    %87 = "tensor.extract"(%82) : (tensor<f32>) -> f32
    %88 = "tensor.pad"(%80) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 3>}> ({
    ^bb0(%arg1: index):
      "tensor.yield"(%87) : (f32) -> ()
    }) : (tensor<1xf32>) -> tensor<4xf32>
    %89 = "tensor.expand_shape"(%13) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %90 = "tensor.expand_shape"(%84) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %91 = "tensor.expand_shape"(%86) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %92 = "tensor.expand_shape"(%88) <{reassociation = [[0, 1]], static_output_shape = array<i64: 4, 1>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %93 = "tensor.empty"() : () -> tensor<4x4xf32>
    %94 = "tensor.insert_slice"(%89, %93) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %95 = "tensor.insert_slice"(%90, %94) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %96 = "tensor.insert_slice"(%91, %95) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %97 = "tensor.insert_slice"(%92, %96) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 3>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%97) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// triangular_solve
"builtin.module"() <{sym_name = "jit_solve"}> ({
  "func.func"() <{function_type = (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x4xf32>, %arg1: tensor<4x3xf32>):
    %0 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %1 = "tensor.collapse_shape"(%0) <{reassociation = [[0, 1]]}> : (tensor<1x3xf32>) -> tensor<3xf32>
    %2 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %3 = "tensor.collapse_shape"(%2) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %4 = "tensor.empty"() : () -> tensor<3xf32>
    %5 = "linalg.generic"(%3, %4) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32):
      "linalg.yield"(%arg76) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %6 = "tensor.empty"() : () -> tensor<3xf32>
    %7 = "linalg.generic"(%1, %5, %6) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %108 = "arith.divf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%108) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %9 = "tensor.collapse_shape"(%8) <{reassociation = [[0, 1]]}> : (tensor<1x3xf32>) -> tensor<3xf32>
    %10 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %11 = "tensor.collapse_shape"(%10) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %12 = "tensor.empty"() : () -> tensor<3xf32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32, %arg72: f32):
      "linalg.yield"(%arg71) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "tensor.empty"() : () -> tensor<3xf32>
    %15 = "linalg.generic"(%13, %7, %14) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg68: f32, %arg69: f32, %arg70: f32):
      %107 = "arith.mulf"(%arg68, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "tensor.empty"() : () -> tensor<3xf32>
    %17 = "linalg.generic"(%9, %15, %16) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %106 = "arith.subf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%106) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %19 = "tensor.collapse_shape"(%18) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %20 = "tensor.empty"() : () -> tensor<3xf32>
    %21 = "linalg.generic"(%19, %20) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32):
      "linalg.yield"(%arg63) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "tensor.empty"() : () -> tensor<3xf32>
    %23 = "linalg.generic"(%17, %21, %22) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %105 = "arith.divf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%105) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %25 = "tensor.collapse_shape"(%24) <{reassociation = [[0, 1]]}> : (tensor<1x3xf32>) -> tensor<3xf32>
    %26 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %27 = "tensor.collapse_shape"(%26) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %28 = "tensor.empty"() : () -> tensor<3xf32>
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %30 = "tensor.empty"() : () -> tensor<3xf32>
    %31 = "linalg.generic"(%29, %7, %30) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %104 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%104) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %32 = "tensor.empty"() : () -> tensor<3xf32>
    %33 = "linalg.generic"(%25, %31, %32) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %103 = "arith.subf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%103) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 1>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %35 = "tensor.collapse_shape"(%34) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %36 = "tensor.empty"() : () -> tensor<3xf32>
    %37 = "linalg.generic"(%35, %36) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32, %arg51: f32):
      "linalg.yield"(%arg50) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %38 = "tensor.empty"() : () -> tensor<3xf32>
    %39 = "linalg.generic"(%37, %23, %38) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32, %arg49: f32):
      %102 = "arith.mulf"(%arg47, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%102) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %40 = "tensor.empty"() : () -> tensor<3xf32>
    %41 = "linalg.generic"(%33, %39, %40) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %101 = "arith.subf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%101) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %42 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 2>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %43 = "tensor.collapse_shape"(%42) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %44 = "tensor.empty"() : () -> tensor<3xf32>
    %45 = "linalg.generic"(%43, %44) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %46 = "tensor.empty"() : () -> tensor<3xf32>
    %47 = "linalg.generic"(%41, %45, %46) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %100 = "arith.divf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%100) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %48 = "tensor.extract_slice"(%arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<1x3xf32>
    %49 = "tensor.collapse_shape"(%48) <{reassociation = [[0, 1]]}> : (tensor<1x3xf32>) -> tensor<3xf32>
    %50 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %51 = "tensor.collapse_shape"(%50) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %52 = "tensor.empty"() : () -> tensor<3xf32>
    %53 = "linalg.generic"(%51, %52) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32):
      "linalg.yield"(%arg37) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %54 = "tensor.empty"() : () -> tensor<3xf32>
    %55 = "linalg.generic"(%53, %7, %54) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %99 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%99) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %56 = "tensor.empty"() : () -> tensor<3xf32>
    %57 = "linalg.generic"(%49, %55, %56) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %98 = "arith.subf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%98) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %58 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 1>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %59 = "tensor.collapse_shape"(%58) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %60 = "tensor.empty"() : () -> tensor<3xf32>
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %62 = "tensor.empty"() : () -> tensor<3xf32>
    %63 = "linalg.generic"(%61, %23, %62) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %97 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %64 = "tensor.empty"() : () -> tensor<3xf32>
    %65 = "linalg.generic"(%57, %63, %64) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %96 = "arith.subf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%96) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %66 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 2>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %67 = "tensor.collapse_shape"(%66) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %68 = "tensor.empty"() : () -> tensor<3xf32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      "linalg.yield"(%arg21) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %70 = "tensor.empty"() : () -> tensor<3xf32>
    %71 = "linalg.generic"(%69, %47, %70) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %95 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%95) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %72 = "tensor.empty"() : () -> tensor<3xf32>
    %73 = "linalg.generic"(%65, %71, %72) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %94 = "arith.subf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %74 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3, 3>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<4x4xf32>) -> tensor<1x1xf32>
    %75 = "tensor.collapse_shape"(%74) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %76 = "tensor.empty"() : () -> tensor<3xf32>
    %77 = "linalg.generic"(%75, %76) <{indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
    %78 = "tensor.empty"() : () -> tensor<3xf32>
    %79 = "linalg.generic"(%73, %77, %78) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: f32):
      %93 = "arith.divf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%93) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %80 = "tensor.empty"() : () -> tensor<1x3xf32>
    %81 = "linalg.generic"(%7, %80) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %82 = "tensor.empty"() : () -> tensor<1x3xf32>
    %83 = "linalg.generic"(%23, %82) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      "linalg.yield"(%arg6) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %84 = "tensor.empty"() : () -> tensor<1x3xf32>
    %85 = "linalg.generic"(%47, %84) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %86 = "tensor.empty"() : () -> tensor<1x3xf32>
    %87 = "linalg.generic"(%79, %86) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %88 = "tensor.empty"() : () -> tensor<4x3xf32>
    %89 = "tensor.insert_slice"(%81, %88) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %90 = "tensor.insert_slice"(%83, %89) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %91 = "tensor.insert_slice"(%85, %90) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 2, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %92 = "tensor.insert_slice"(%87, %91) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 3, 0>, static_sizes = array<i64: 1, 3>, static_strides = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%92) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fft
"builtin.module"() <{sym_name = "jit_fft"}> ({
  "func.func"() <{function_type = (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = dense<[(1.000000e+00,0.000000e+00), (6.12323426E-17,-1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %3 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %4 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %5 = "tensor.extract_slice"(%3) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %6 = "tensor.empty"() : () -> tensor<2x1xf32>
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg141: complex<f32>, %arg142: f32):
      %175 = "complex.re"(%arg141) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %8 = "tensor.empty"() : () -> tensor<2x1xf32>
    %9 = "linalg.generic"(%8) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg140: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = "tensor.empty"() : () -> tensor<2x1xf32>
    %11 = "linalg.generic"(%7, %9, %10) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %174 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %12 = "tensor.empty"() : () -> tensor<2x1xf32>
    %13 = "linalg.generic"(%5, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg135: complex<f32>, %arg136: f32):
      %173 = "complex.im"(%arg135) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %14 = "tensor.empty"() : () -> tensor<2x1xf32>
    %15 = "linalg.generic"(%14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg134: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %16 = "tensor.empty"() : () -> tensor<2x1xf32>
    %17 = "linalg.generic"(%13, %15, %16) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg131: f32, %arg132: f32, %arg133: f32):
      %172 = "arith.mulf"(%arg131, %arg132) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %18 = "tensor.empty"() : () -> tensor<2x1xf32>
    %19 = "linalg.generic"(%11, %17, %18) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg128: f32, %arg129: f32, %arg130: f32):
      %171 = "arith.subf"(%arg128, %arg129) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %20 = "tensor.empty"() : () -> tensor<2x1xf32>
    %21 = "linalg.generic"(%7, %15, %20) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32, %arg127: f32):
      %170 = "arith.mulf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %22 = "tensor.empty"() : () -> tensor<2x1xf32>
    %23 = "linalg.generic"(%13, %9, %22) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg122: f32, %arg123: f32, %arg124: f32):
      %169 = "arith.mulf"(%arg122, %arg123) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %24 = "tensor.empty"() : () -> tensor<2x1xf32>
    %25 = "linalg.generic"(%21, %23, %24) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg119: f32, %arg120: f32, %arg121: f32):
      %168 = "arith.addf"(%arg119, %arg120) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %26 = "tensor.empty"() : () -> tensor<2x1xf32>
    %27 = "linalg.generic"(%4, %26) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: complex<f32>, %arg118: f32):
      %167 = "complex.re"(%arg117) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %28 = "tensor.empty"() : () -> tensor<2x1xf32>
    %29 = "linalg.generic"(%27, %19, %28) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %166 = "arith.addf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %30 = "tensor.empty"() : () -> tensor<2x1xf32>
    %31 = "linalg.generic"(%4, %30) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg112: complex<f32>, %arg113: f32):
      %165 = "complex.im"(%arg112) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %32 = "tensor.empty"() : () -> tensor<2x1xf32>
    %33 = "linalg.generic"(%31, %25, %32) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %164 = "arith.addf"(%arg109, %arg110) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %34 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %35 = "linalg.generic"(%29, %33, %34) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: f32, %arg107: f32, %arg108: complex<f32>):
      %163 = "complex.create"(%arg106, %arg107) : (f32, f32) -> complex<f32>
      "linalg.yield"(%163) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %36 = "tensor.empty"() : () -> tensor<2x1xf32>
    %37 = "linalg.generic"(%27, %19, %36) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %162 = "arith.subf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %38 = "tensor.empty"() : () -> tensor<2x1xf32>
    %39 = "linalg.generic"(%31, %25, %38) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg100: f32, %arg101: f32, %arg102: f32):
      %161 = "arith.subf"(%arg100, %arg101) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %40 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %41 = "linalg.generic"(%37, %39, %40) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32, %arg98: f32, %arg99: complex<f32>):
      %160 = "complex.create"(%arg97, %arg98) : (f32, f32) -> complex<f32>
      "linalg.yield"(%160) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %42 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %43 = "tensor.insert_slice"(%35, %42) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %44 = "tensor.insert_slice"(%41, %43) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %45 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %46 = "tensor.extract_slice"(%45) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %47 = "tensor.extract_slice"(%45) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %48 = "tensor.empty"() : () -> tensor<2x1xf32>
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: complex<f32>, %arg96: f32):
      %159 = "complex.re"(%arg95) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %50 = "tensor.empty"() : () -> tensor<2x1xf32>
    %51 = "linalg.generic"(%49, %9, %50) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %158 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %52 = "tensor.empty"() : () -> tensor<2x1xf32>
    %53 = "linalg.generic"(%47, %52) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg90: complex<f32>, %arg91: f32):
      %157 = "complex.im"(%arg90) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %54 = "tensor.empty"() : () -> tensor<2x1xf32>
    %55 = "linalg.generic"(%53, %15, %54) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg87: f32, %arg88: f32, %arg89: f32):
      %156 = "arith.mulf"(%arg87, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %56 = "tensor.empty"() : () -> tensor<2x1xf32>
    %57 = "linalg.generic"(%51, %55, %56) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg84: f32, %arg85: f32, %arg86: f32):
      %155 = "arith.subf"(%arg84, %arg85) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %58 = "tensor.empty"() : () -> tensor<2x1xf32>
    %59 = "linalg.generic"(%49, %15, %58) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %154 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %60 = "tensor.empty"() : () -> tensor<2x1xf32>
    %61 = "linalg.generic"(%53, %9, %60) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg78: f32, %arg79: f32, %arg80: f32):
      %153 = "arith.mulf"(%arg78, %arg79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %62 = "tensor.empty"() : () -> tensor<2x1xf32>
    %63 = "linalg.generic"(%59, %61, %62) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: f32, %arg76: f32, %arg77: f32):
      %152 = "arith.addf"(%arg75, %arg76) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %64 = "tensor.empty"() : () -> tensor<2x1xf32>
    %65 = "linalg.generic"(%46, %64) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg73: complex<f32>, %arg74: f32):
      %151 = "complex.re"(%arg73) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %66 = "tensor.empty"() : () -> tensor<2x1xf32>
    %67 = "linalg.generic"(%65, %57, %66) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %150 = "arith.addf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %68 = "tensor.empty"() : () -> tensor<2x1xf32>
    %69 = "linalg.generic"(%46, %68) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg68: complex<f32>, %arg69: f32):
      %149 = "complex.im"(%arg68) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %70 = "tensor.empty"() : () -> tensor<2x1xf32>
    %71 = "linalg.generic"(%69, %63, %70) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32, %arg67: f32):
      %148 = "arith.addf"(%arg65, %arg66) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %72 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %73 = "linalg.generic"(%67, %71, %72) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: complex<f32>):
      %147 = "complex.create"(%arg62, %arg63) : (f32, f32) -> complex<f32>
      "linalg.yield"(%147) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %74 = "tensor.empty"() : () -> tensor<2x1xf32>
    %75 = "linalg.generic"(%65, %57, %74) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg59: f32, %arg60: f32, %arg61: f32):
      %146 = "arith.subf"(%arg59, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %76 = "tensor.empty"() : () -> tensor<2x1xf32>
    %77 = "linalg.generic"(%69, %63, %76) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32, %arg58: f32):
      %145 = "arith.subf"(%arg56, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%145) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %78 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %79 = "linalg.generic"(%75, %77, %78) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: complex<f32>):
      %144 = "complex.create"(%arg53, %arg54) : (f32, f32) -> complex<f32>
      "linalg.yield"(%144) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %80 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %81 = "tensor.insert_slice"(%73, %80) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %82 = "tensor.insert_slice"(%79, %81) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %83 = "tensor.empty"() : () -> tensor<2x2xf32>
    %84 = "linalg.generic"(%82, %83) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: complex<f32>, %arg52: f32):
      %143 = "complex.re"(%arg51) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %85 = "tensor.empty"() : () -> tensor<2xf32>
    %86 = "linalg.generic"(%2, %85) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: complex<f32>, %arg50: f32):
      %142 = "complex.re"(%arg49) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%142) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %87 = "tensor.empty"() : () -> tensor<2x2xf32>
    %88 = "linalg.generic"(%86, %87) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      "linalg.yield"(%arg47) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %89 = "tensor.empty"() : () -> tensor<2x2xf32>
    %90 = "linalg.generic"(%84, %88, %89) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg44: f32, %arg45: f32, %arg46: f32):
      %141 = "arith.mulf"(%arg44, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %91 = "tensor.empty"() : () -> tensor<2x2xf32>
    %92 = "linalg.generic"(%82, %91) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: complex<f32>, %arg43: f32):
      %140 = "complex.im"(%arg42) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %93 = "tensor.empty"() : () -> tensor<2xf32>
    %94 = "linalg.generic"(%2, %93) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg40: complex<f32>, %arg41: f32):
      %139 = "complex.im"(%arg40) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %95 = "tensor.empty"() : () -> tensor<2x2xf32>
    %96 = "linalg.generic"(%94, %95) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %97 = "tensor.empty"() : () -> tensor<2x2xf32>
    %98 = "linalg.generic"(%92, %96, %97) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %138 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %99 = "tensor.empty"() : () -> tensor<2x2xf32>
    %100 = "linalg.generic"(%90, %98, %99) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %137 = "arith.subf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %101 = "tensor.empty"() : () -> tensor<2x2xf32>
    %102 = "linalg.generic"(%84, %96, %101) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %136 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%136) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %103 = "tensor.empty"() : () -> tensor<2x2xf32>
    %104 = "linalg.generic"(%92, %88, %103) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %135 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%135) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %105 = "tensor.empty"() : () -> tensor<2x2xf32>
    %106 = "linalg.generic"(%102, %104, %105) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %134 = "arith.addf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%134) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %107 = "tensor.empty"() : () -> tensor<2x2xf32>
    %108 = "linalg.generic"(%44, %107) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: complex<f32>, %arg22: f32):
      %133 = "complex.re"(%arg21) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%133) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %109 = "tensor.empty"() : () -> tensor<2x2xf32>
    %110 = "linalg.generic"(%108, %100, %109) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %132 = "arith.addf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%132) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %111 = "tensor.empty"() : () -> tensor<2x2xf32>
    %112 = "linalg.generic"(%44, %111) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: complex<f32>, %arg17: f32):
      %131 = "complex.im"(%arg16) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%131) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %113 = "tensor.empty"() : () -> tensor<2x2xf32>
    %114 = "linalg.generic"(%112, %106, %113) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32, %arg15: f32):
      %130 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%130) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %115 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %116 = "linalg.generic"(%110, %114, %115) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32, %arg12: complex<f32>):
      %129 = "complex.create"(%arg10, %arg11) : (f32, f32) -> complex<f32>
      "linalg.yield"(%129) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %117 = "tensor.empty"() : () -> tensor<2x2xf32>
    %118 = "linalg.generic"(%108, %100, %117) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %128 = "arith.subf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%128) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %119 = "tensor.empty"() : () -> tensor<2x2xf32>
    %120 = "linalg.generic"(%112, %106, %119) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %127 = "arith.subf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %121 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %122 = "linalg.generic"(%118, %120, %121) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %126 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%126) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %123 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %124 = "tensor.insert_slice"(%116, %123) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %125 = "tensor.insert_slice"(%122, %124) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    "func.return"(%125) : (tensor<2x4xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ifft
"builtin.module"() <{sym_name = "jit_inverse_fft"}> ({
  "func.func"() <{function_type = (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x4xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = dense<[(1.000000e+00,0.000000e+00), (6.12323426E-17,1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %4 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %5 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %6 = "tensor.extract_slice"(%4) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %7 = "tensor.empty"() : () -> tensor<2x1xf32>
    %8 = "linalg.generic"(%6, %7) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg152: complex<f32>, %arg153: f32):
      %191 = "complex.re"(%arg152) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%191) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %9 = "tensor.empty"() : () -> tensor<2x1xf32>
    %10 = "linalg.generic"(%9) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg151: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %11 = "tensor.empty"() : () -> tensor<2x1xf32>
    %12 = "linalg.generic"(%8, %10, %11) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
      %190 = "arith.mulf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%190) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %13 = "tensor.empty"() : () -> tensor<2x1xf32>
    %14 = "linalg.generic"(%6, %13) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg146: complex<f32>, %arg147: f32):
      %189 = "complex.im"(%arg146) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%189) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %15 = "tensor.empty"() : () -> tensor<2x1xf32>
    %16 = "linalg.generic"(%15) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg145: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %17 = "tensor.empty"() : () -> tensor<2x1xf32>
    %18 = "linalg.generic"(%14, %16, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: f32, %arg143: f32, %arg144: f32):
      %188 = "arith.mulf"(%arg142, %arg143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%188) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %19 = "tensor.empty"() : () -> tensor<2x1xf32>
    %20 = "linalg.generic"(%12, %18, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg139: f32, %arg140: f32, %arg141: f32):
      %187 = "arith.subf"(%arg139, %arg140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%187) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %21 = "tensor.empty"() : () -> tensor<2x1xf32>
    %22 = "linalg.generic"(%8, %16, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg136: f32, %arg137: f32, %arg138: f32):
      %186 = "arith.mulf"(%arg136, %arg137) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%186) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %23 = "tensor.empty"() : () -> tensor<2x1xf32>
    %24 = "linalg.generic"(%14, %10, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg133: f32, %arg134: f32, %arg135: f32):
      %185 = "arith.mulf"(%arg133, %arg134) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%185) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %25 = "tensor.empty"() : () -> tensor<2x1xf32>
    %26 = "linalg.generic"(%22, %24, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %184 = "arith.addf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%184) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %27 = "tensor.empty"() : () -> tensor<2x1xf32>
    %28 = "linalg.generic"(%5, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg128: complex<f32>, %arg129: f32):
      %183 = "complex.re"(%arg128) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%183) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %29 = "tensor.empty"() : () -> tensor<2x1xf32>
    %30 = "linalg.generic"(%28, %20, %29) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg125: f32, %arg126: f32, %arg127: f32):
      %182 = "arith.addf"(%arg125, %arg126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%182) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %31 = "tensor.empty"() : () -> tensor<2x1xf32>
    %32 = "linalg.generic"(%5, %31) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg123: complex<f32>, %arg124: f32):
      %181 = "complex.im"(%arg123) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%181) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %33 = "tensor.empty"() : () -> tensor<2x1xf32>
    %34 = "linalg.generic"(%32, %26, %33) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg120: f32, %arg121: f32, %arg122: f32):
      %180 = "arith.addf"(%arg120, %arg121) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%180) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %35 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %36 = "linalg.generic"(%30, %34, %35) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg117: f32, %arg118: f32, %arg119: complex<f32>):
      %179 = "complex.create"(%arg117, %arg118) : (f32, f32) -> complex<f32>
      "linalg.yield"(%179) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %37 = "tensor.empty"() : () -> tensor<2x1xf32>
    %38 = "linalg.generic"(%28, %20, %37) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: f32, %arg115: f32, %arg116: f32):
      %178 = "arith.subf"(%arg114, %arg115) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%178) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %39 = "tensor.empty"() : () -> tensor<2x1xf32>
    %40 = "linalg.generic"(%32, %26, %39) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: f32, %arg112: f32, %arg113: f32):
      %177 = "arith.subf"(%arg111, %arg112) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%177) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %41 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %42 = "linalg.generic"(%38, %40, %41) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: f32, %arg109: f32, %arg110: complex<f32>):
      %176 = "complex.create"(%arg108, %arg109) : (f32, f32) -> complex<f32>
      "linalg.yield"(%176) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %43 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %44 = "tensor.insert_slice"(%36, %43) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %45 = "tensor.insert_slice"(%42, %44) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %46 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %47 = "tensor.extract_slice"(%46) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %48 = "tensor.extract_slice"(%46) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %49 = "tensor.empty"() : () -> tensor<2x1xf32>
    %50 = "linalg.generic"(%48, %49) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: complex<f32>, %arg107: f32):
      %175 = "complex.re"(%arg106) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%175) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %51 = "tensor.empty"() : () -> tensor<2x1xf32>
    %52 = "linalg.generic"(%50, %10, %51) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg103: f32, %arg104: f32, %arg105: f32):
      %174 = "arith.mulf"(%arg103, %arg104) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%174) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %53 = "tensor.empty"() : () -> tensor<2x1xf32>
    %54 = "linalg.generic"(%48, %53) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg101: complex<f32>, %arg102: f32):
      %173 = "complex.im"(%arg101) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%173) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %55 = "tensor.empty"() : () -> tensor<2x1xf32>
    %56 = "linalg.generic"(%54, %16, %55) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: f32, %arg99: f32, %arg100: f32):
      %172 = "arith.mulf"(%arg98, %arg99) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%172) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %57 = "tensor.empty"() : () -> tensor<2x1xf32>
    %58 = "linalg.generic"(%52, %56, %57) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg95: f32, %arg96: f32, %arg97: f32):
      %171 = "arith.subf"(%arg95, %arg96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%171) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %59 = "tensor.empty"() : () -> tensor<2x1xf32>
    %60 = "linalg.generic"(%50, %16, %59) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg92: f32, %arg93: f32, %arg94: f32):
      %170 = "arith.mulf"(%arg92, %arg93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%170) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %61 = "tensor.empty"() : () -> tensor<2x1xf32>
    %62 = "linalg.generic"(%54, %10, %61) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg89: f32, %arg90: f32, %arg91: f32):
      %169 = "arith.mulf"(%arg89, %arg90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%169) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %63 = "tensor.empty"() : () -> tensor<2x1xf32>
    %64 = "linalg.generic"(%60, %62, %63) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg86: f32, %arg87: f32, %arg88: f32):
      %168 = "arith.addf"(%arg86, %arg87) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%168) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %65 = "tensor.empty"() : () -> tensor<2x1xf32>
    %66 = "linalg.generic"(%47, %65) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: complex<f32>, %arg85: f32):
      %167 = "complex.re"(%arg84) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%167) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %67 = "tensor.empty"() : () -> tensor<2x1xf32>
    %68 = "linalg.generic"(%66, %58, %67) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %166 = "arith.addf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%166) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %69 = "tensor.empty"() : () -> tensor<2x1xf32>
    %70 = "linalg.generic"(%47, %69) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: complex<f32>, %arg80: f32):
      %165 = "complex.im"(%arg79) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%165) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %71 = "tensor.empty"() : () -> tensor<2x1xf32>
    %72 = "linalg.generic"(%70, %64, %71) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32, %arg77: f32, %arg78: f32):
      %164 = "arith.addf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%164) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %73 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %74 = "linalg.generic"(%68, %72, %73) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: complex<f32>):
      %163 = "complex.create"(%arg73, %arg74) : (f32, f32) -> complex<f32>
      "linalg.yield"(%163) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %75 = "tensor.empty"() : () -> tensor<2x1xf32>
    %76 = "linalg.generic"(%66, %58, %75) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %162 = "arith.subf"(%arg70, %arg71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%162) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %77 = "tensor.empty"() : () -> tensor<2x1xf32>
    %78 = "linalg.generic"(%70, %64, %77) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %161 = "arith.subf"(%arg67, %arg68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%161) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %79 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %80 = "linalg.generic"(%76, %78, %79) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: complex<f32>):
      %160 = "complex.create"(%arg64, %arg65) : (f32, f32) -> complex<f32>
      "linalg.yield"(%160) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %81 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %82 = "tensor.insert_slice"(%74, %81) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %83 = "tensor.insert_slice"(%80, %82) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %84 = "tensor.empty"() : () -> tensor<2x2xf32>
    %85 = "linalg.generic"(%83, %84) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: complex<f32>, %arg63: f32):
      %159 = "complex.re"(%arg62) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %86 = "tensor.empty"() : () -> tensor<2xf32>
    %87 = "linalg.generic"(%3, %86) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: complex<f32>, %arg61: f32):
      %158 = "complex.re"(%arg60) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%158) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %88 = "tensor.empty"() : () -> tensor<2x2xf32>
    %89 = "linalg.generic"(%87, %88) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      "linalg.yield"(%arg58) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %90 = "tensor.empty"() : () -> tensor<2x2xf32>
    %91 = "linalg.generic"(%85, %89, %90) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %157 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%157) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %92 = "tensor.empty"() : () -> tensor<2x2xf32>
    %93 = "linalg.generic"(%83, %92) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: complex<f32>, %arg54: f32):
      %156 = "complex.im"(%arg53) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %94 = "tensor.empty"() : () -> tensor<2xf32>
    %95 = "linalg.generic"(%3, %94) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: complex<f32>, %arg52: f32):
      %155 = "complex.im"(%arg51) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%155) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %96 = "tensor.empty"() : () -> tensor<2x2xf32>
    %97 = "linalg.generic"(%95, %96) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %98 = "tensor.empty"() : () -> tensor<2x2xf32>
    %99 = "linalg.generic"(%93, %97, %98) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %154 = "arith.mulf"(%arg46, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%154) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %100 = "tensor.empty"() : () -> tensor<2x2xf32>
    %101 = "linalg.generic"(%91, %99, %100) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32, %arg45: f32):
      %153 = "arith.subf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %102 = "tensor.empty"() : () -> tensor<2x2xf32>
    %103 = "linalg.generic"(%85, %97, %102) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %152 = "arith.mulf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%152) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %104 = "tensor.empty"() : () -> tensor<2x2xf32>
    %105 = "linalg.generic"(%93, %89, %104) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %151 = "arith.mulf"(%arg37, %arg38) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%151) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %106 = "tensor.empty"() : () -> tensor<2x2xf32>
    %107 = "linalg.generic"(%103, %105, %106) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32, %arg36: f32):
      %150 = "arith.addf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %108 = "tensor.empty"() : () -> tensor<2x2xf32>
    %109 = "linalg.generic"(%45, %108) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: complex<f32>, %arg33: f32):
      %149 = "complex.re"(%arg32) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%149) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %110 = "tensor.empty"() : () -> tensor<2x2xf32>
    %111 = "linalg.generic"(%109, %101, %110) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %148 = "arith.addf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%148) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %112 = "tensor.empty"() : () -> tensor<2x2xf32>
    %113 = "linalg.generic"(%45, %112) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: complex<f32>, %arg28: f32):
      %147 = "complex.im"(%arg27) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%147) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %114 = "tensor.empty"() : () -> tensor<2x2xf32>
    %115 = "linalg.generic"(%113, %107, %114) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %146 = "arith.addf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%146) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %116 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %117 = "linalg.generic"(%111, %115, %116) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32, %arg23: complex<f32>):
      %145 = "complex.create"(%arg21, %arg22) : (f32, f32) -> complex<f32>
      "linalg.yield"(%145) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %118 = "tensor.empty"() : () -> tensor<2x2xf32>
    %119 = "linalg.generic"(%109, %101, %118) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %144 = "arith.subf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%144) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %120 = "tensor.empty"() : () -> tensor<2x2xf32>
    %121 = "linalg.generic"(%113, %107, %120) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
      %143 = "arith.subf"(%arg15, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%143) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %122 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %123 = "linalg.generic"(%119, %121, %122) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: complex<f32>):
      %142 = "complex.create"(%arg12, %arg13) : (f32, f32) -> complex<f32>
      "linalg.yield"(%142) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %124 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %125 = "tensor.insert_slice"(%117, %124) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %126 = "tensor.insert_slice"(%123, %125) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %127 = "tensor.empty"() : () -> tensor<2x4xf32>
    %128 = "linalg.generic"(%126, %127) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: complex<f32>, %arg11: f32):
      %141 = "complex.re"(%arg10) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%141) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %129 = "tensor.empty"() : () -> tensor<2x4xf32>
    %130 = "linalg.generic"(%128, %129) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %140 = "arith.mulf"(%arg8, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %131 = "tensor.empty"() : () -> tensor<2x4xf32>
    %132 = "linalg.generic"(%126, %131) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg6: complex<f32>, %arg7: f32):
      %139 = "complex.im"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%139) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %133 = "tensor.empty"() : () -> tensor<2x4xf32>
    %134 = "linalg.generic"(%132, %133) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      %138 = "arith.mulf"(%arg4, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%138) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %135 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %136 = "linalg.generic"(%130, %134, %135) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32, %arg3: complex<f32>):
      %137 = "complex.create"(%arg1, %arg2) : (f32, f32) -> complex<f32>
      "linalg.yield"(%137) : (complex<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    "func.return"(%136) : (tensor<2x4xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// irfft
"builtin.module"() <{sym_name = "jit_real_inverse_fft"}> ({
  "func.func"() <{function_type = (tensor<2x5xcomplex<f32>>) -> tensor<2x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x5xcomplex<f32>>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1.250000e-01 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = dense<[(1.000000e+00,0.000000e+00), (6.12323426E-17,1.000000e+00)]> : tensor<2xcomplex<f32>>}> : () -> tensor<2xcomplex<f32>>
    %9 = "arith.constant"() <{value = dense<[(1.000000e+00,0.000000e+00), (0.707106769,0.707106769), (6.12323426E-17,1.000000e+00), (-0.707106769,0.707106769)]> : tensor<4xcomplex<f32>>}> : () -> tensor<4xcomplex<f32>>
    %10 = "tensor.empty"() : () -> tensor<3xi32>
    %11 = "linalg.generic"(%10) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg347: i32):
      %455 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %456 = "arith.index_cast"(%455) : (index) -> i32
      "linalg.yield"(%456) : (i32) -> ()
    }) : (tensor<3xi32>) -> tensor<3xi32>
    %12 = "tensor.empty"() : () -> tensor<3xi32>
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg345: i32, %arg346: i32):
      %454 = "arith.muli"(%arg345, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%454) : (i32) -> ()
    }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %14 = "tensor.empty"() : () -> tensor<3xi32>
    %15 = "linalg.generic"(%13, %14) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg343: i32, %arg344: i32):
      %453 = "arith.addi"(%arg343, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%453) : (i32) -> ()
    }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %16 = "tensor.empty"() : () -> tensor<3xi32>
    %17 = "linalg.generic"(%16) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg342: i32):
      %450 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %451 = "arith.subi"(%2, %450) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %452 = "tensor.extract"(%15, %451) : (tensor<3xi32>, index) -> i32
      "linalg.yield"(%452) : (i32) -> ()
    }) : (tensor<3xi32>) -> tensor<3xi32>
    %18 = "tensor.expand_shape"(%17) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 1>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %19 = "tensor.empty"() : () -> tensor<2x3xcomplex<f32>>
    %20 = "linalg.generic"(%19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg341: complex<f32>):
      %443 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %444 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %445 = "tensor.extract"(%18, %444, %5) : (tensor<3x1xi32>, index, index) -> i32
      %446 = "arith.index_cast"(%445) : (i32) -> index
      %447 = "arith.maxsi"(%446, %5) : (index, index) -> index
      %448 = "arith.minsi"(%447, %4) : (index, index) -> index
      %449 = "tensor.extract"(%arg0, %443, %448) : (tensor<2x5xcomplex<f32>>, index, index) -> complex<f32>
      "linalg.yield"(%449) : (complex<f32>) -> ()
    }) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %21 = "tensor.empty"() : () -> tensor<2x3xcomplex<f32>>
    %22 = "linalg.generic"(%21) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg340: complex<f32>):
      %439 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %440 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %441 = "arith.subi"(%2, %440) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %442 = "tensor.extract"(%20, %439, %441) : (tensor<2x3xcomplex<f32>>, index, index) -> complex<f32>
      "linalg.yield"(%442) : (complex<f32>) -> ()
    }) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %23 = "tensor.empty"() : () -> tensor<2x3xf32>
    %24 = "linalg.generic"(%22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg338: complex<f32>, %arg339: f32):
      %438 = "complex.re"(%arg338) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%438) : (f32) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "tensor.empty"() : () -> tensor<2x3xf32>
    %26 = "linalg.generic"(%22, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg336: complex<f32>, %arg337: f32):
      %437 = "complex.im"(%arg336) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%437) : (f32) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "tensor.empty"() : () -> tensor<2x3xf32>
    %28 = "linalg.generic"(%26, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg334: f32, %arg335: f32):
      %436 = "arith.negf"(%arg334) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%436) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "tensor.empty"() : () -> tensor<2x3xcomplex<f32>>
    %30 = "linalg.generic"(%24, %28, %29) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg331: f32, %arg332: f32, %arg333: complex<f32>):
      %435 = "complex.create"(%arg331, %arg332) : (f32, f32) -> complex<f32>
      "linalg.yield"(%435) : (complex<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %31 = "tensor.empty"() : () -> tensor<2x8xcomplex<f32>>
    %32 = "tensor.insert_slice"(%arg0, %31) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 5>, static_strides = array<i64: 1, 1>}> : (tensor<2x5xcomplex<f32>>, tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %33 = "tensor.insert_slice"(%30, %32) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 5>, static_sizes = array<i64: 2, 3>, static_strides = array<i64: 1, 1>}> : (tensor<2x3xcomplex<f32>>, tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %34 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %35 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %36 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %37 = "tensor.extract_slice"(%35) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %38 = "tensor.empty"() : () -> tensor<2x1xf32>
    %39 = "linalg.generic"(%37, %38) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg329: complex<f32>, %arg330: f32):
      %434 = "complex.re"(%arg329) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%434) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %40 = "tensor.empty"() : () -> tensor<2x1xf32>
    %41 = "linalg.generic"(%40) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg328: f32):
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %42 = "tensor.empty"() : () -> tensor<2x1xf32>
    %43 = "linalg.generic"(%39, %41, %42) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg325: f32, %arg326: f32, %arg327: f32):
      %433 = "arith.mulf"(%arg325, %arg326) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%433) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %44 = "tensor.empty"() : () -> tensor<2x1xf32>
    %45 = "linalg.generic"(%37, %44) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg323: complex<f32>, %arg324: f32):
      %432 = "complex.im"(%arg323) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%432) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %46 = "tensor.empty"() : () -> tensor<2x1xf32>
    %47 = "linalg.generic"(%46) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg322: f32):
      "linalg.yield"(%0) : (f32) -> ()
    }) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %48 = "tensor.empty"() : () -> tensor<2x1xf32>
    %49 = "linalg.generic"(%45, %47, %48) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg319: f32, %arg320: f32, %arg321: f32):
      %431 = "arith.mulf"(%arg319, %arg320) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%431) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %50 = "tensor.empty"() : () -> tensor<2x1xf32>
    %51 = "linalg.generic"(%43, %49, %50) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg316: f32, %arg317: f32, %arg318: f32):
      %430 = "arith.subf"(%arg316, %arg317) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%430) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %52 = "tensor.empty"() : () -> tensor<2x1xf32>
    %53 = "linalg.generic"(%39, %47, %52) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg313: f32, %arg314: f32, %arg315: f32):
      %429 = "arith.mulf"(%arg313, %arg314) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%429) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %54 = "tensor.empty"() : () -> tensor<2x1xf32>
    %55 = "linalg.generic"(%45, %41, %54) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg310: f32, %arg311: f32, %arg312: f32):
      %428 = "arith.mulf"(%arg310, %arg311) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%428) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %56 = "tensor.empty"() : () -> tensor<2x1xf32>
    %57 = "linalg.generic"(%53, %55, %56) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg307: f32, %arg308: f32, %arg309: f32):
      %427 = "arith.addf"(%arg307, %arg308) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%427) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %58 = "tensor.empty"() : () -> tensor<2x1xf32>
    %59 = "linalg.generic"(%36, %58) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg305: complex<f32>, %arg306: f32):
      %426 = "complex.re"(%arg305) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%426) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %60 = "tensor.empty"() : () -> tensor<2x1xf32>
    %61 = "linalg.generic"(%59, %51, %60) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg302: f32, %arg303: f32, %arg304: f32):
      %425 = "arith.addf"(%arg302, %arg303) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%425) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %62 = "tensor.empty"() : () -> tensor<2x1xf32>
    %63 = "linalg.generic"(%36, %62) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg300: complex<f32>, %arg301: f32):
      %424 = "complex.im"(%arg300) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%424) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %64 = "tensor.empty"() : () -> tensor<2x1xf32>
    %65 = "linalg.generic"(%63, %57, %64) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg297: f32, %arg298: f32, %arg299: f32):
      %423 = "arith.addf"(%arg297, %arg298) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%423) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %66 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %67 = "linalg.generic"(%61, %65, %66) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg294: f32, %arg295: f32, %arg296: complex<f32>):
      %422 = "complex.create"(%arg294, %arg295) : (f32, f32) -> complex<f32>
      "linalg.yield"(%422) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %68 = "tensor.empty"() : () -> tensor<2x1xf32>
    %69 = "linalg.generic"(%59, %51, %68) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg291: f32, %arg292: f32, %arg293: f32):
      %421 = "arith.subf"(%arg291, %arg292) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%421) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %70 = "tensor.empty"() : () -> tensor<2x1xf32>
    %71 = "linalg.generic"(%63, %57, %70) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg288: f32, %arg289: f32, %arg290: f32):
      %420 = "arith.subf"(%arg288, %arg289) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%420) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %72 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %73 = "linalg.generic"(%69, %71, %72) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg285: f32, %arg286: f32, %arg287: complex<f32>):
      %419 = "complex.create"(%arg285, %arg286) : (f32, f32) -> complex<f32>
      "linalg.yield"(%419) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %74 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %75 = "tensor.insert_slice"(%67, %74) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %76 = "tensor.insert_slice"(%73, %75) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %77 = "tensor.extract_slice"(%34) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %78 = "tensor.extract_slice"(%77) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %79 = "tensor.extract_slice"(%77) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %80 = "tensor.empty"() : () -> tensor<2x1xf32>
    %81 = "linalg.generic"(%79, %80) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg283: complex<f32>, %arg284: f32):
      %418 = "complex.re"(%arg283) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%418) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %82 = "tensor.empty"() : () -> tensor<2x1xf32>
    %83 = "linalg.generic"(%81, %41, %82) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg280: f32, %arg281: f32, %arg282: f32):
      %417 = "arith.mulf"(%arg280, %arg281) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%417) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %84 = "tensor.empty"() : () -> tensor<2x1xf32>
    %85 = "linalg.generic"(%79, %84) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg278: complex<f32>, %arg279: f32):
      %416 = "complex.im"(%arg278) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%416) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %86 = "tensor.empty"() : () -> tensor<2x1xf32>
    %87 = "linalg.generic"(%85, %47, %86) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg275: f32, %arg276: f32, %arg277: f32):
      %415 = "arith.mulf"(%arg275, %arg276) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%415) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %88 = "tensor.empty"() : () -> tensor<2x1xf32>
    %89 = "linalg.generic"(%83, %87, %88) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg272: f32, %arg273: f32, %arg274: f32):
      %414 = "arith.subf"(%arg272, %arg273) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%414) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %90 = "tensor.empty"() : () -> tensor<2x1xf32>
    %91 = "linalg.generic"(%81, %47, %90) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg269: f32, %arg270: f32, %arg271: f32):
      %413 = "arith.mulf"(%arg269, %arg270) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%413) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %92 = "tensor.empty"() : () -> tensor<2x1xf32>
    %93 = "linalg.generic"(%85, %41, %92) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg266: f32, %arg267: f32, %arg268: f32):
      %412 = "arith.mulf"(%arg266, %arg267) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%412) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %94 = "tensor.empty"() : () -> tensor<2x1xf32>
    %95 = "linalg.generic"(%91, %93, %94) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg263: f32, %arg264: f32, %arg265: f32):
      %411 = "arith.addf"(%arg263, %arg264) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%411) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %96 = "tensor.empty"() : () -> tensor<2x1xf32>
    %97 = "linalg.generic"(%78, %96) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg261: complex<f32>, %arg262: f32):
      %410 = "complex.re"(%arg261) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%410) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %98 = "tensor.empty"() : () -> tensor<2x1xf32>
    %99 = "linalg.generic"(%97, %89, %98) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg258: f32, %arg259: f32, %arg260: f32):
      %409 = "arith.addf"(%arg258, %arg259) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%409) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %100 = "tensor.empty"() : () -> tensor<2x1xf32>
    %101 = "linalg.generic"(%78, %100) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg256: complex<f32>, %arg257: f32):
      %408 = "complex.im"(%arg256) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%408) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %102 = "tensor.empty"() : () -> tensor<2x1xf32>
    %103 = "linalg.generic"(%101, %95, %102) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg253: f32, %arg254: f32, %arg255: f32):
      %407 = "arith.addf"(%arg253, %arg254) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%407) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %104 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %105 = "linalg.generic"(%99, %103, %104) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg250: f32, %arg251: f32, %arg252: complex<f32>):
      %406 = "complex.create"(%arg250, %arg251) : (f32, f32) -> complex<f32>
      "linalg.yield"(%406) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %106 = "tensor.empty"() : () -> tensor<2x1xf32>
    %107 = "linalg.generic"(%97, %89, %106) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg247: f32, %arg248: f32, %arg249: f32):
      %405 = "arith.subf"(%arg247, %arg248) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%405) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %108 = "tensor.empty"() : () -> tensor<2x1xf32>
    %109 = "linalg.generic"(%101, %95, %108) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg244: f32, %arg245: f32, %arg246: f32):
      %404 = "arith.subf"(%arg244, %arg245) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%404) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %110 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %111 = "linalg.generic"(%107, %109, %110) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg241: f32, %arg242: f32, %arg243: complex<f32>):
      %403 = "complex.create"(%arg241, %arg242) : (f32, f32) -> complex<f32>
      "linalg.yield"(%403) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %112 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %113 = "tensor.insert_slice"(%105, %112) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %114 = "tensor.insert_slice"(%111, %113) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %115 = "tensor.empty"() : () -> tensor<2x2xf32>
    %116 = "linalg.generic"(%114, %115) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: complex<f32>, %arg240: f32):
      %402 = "complex.re"(%arg239) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%402) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %117 = "tensor.empty"() : () -> tensor<2xf32>
    %118 = "linalg.generic"(%8, %117) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: complex<f32>, %arg238: f32):
      %401 = "complex.re"(%arg237) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%401) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %119 = "tensor.empty"() : () -> tensor<2x2xf32>
    %120 = "linalg.generic"(%118, %119) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg235: f32, %arg236: f32):
      "linalg.yield"(%arg235) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %121 = "tensor.empty"() : () -> tensor<2x2xf32>
    %122 = "linalg.generic"(%116, %120, %121) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg232: f32, %arg233: f32, %arg234: f32):
      %400 = "arith.mulf"(%arg232, %arg233) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%400) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %123 = "tensor.empty"() : () -> tensor<2x2xf32>
    %124 = "linalg.generic"(%114, %123) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg230: complex<f32>, %arg231: f32):
      %399 = "complex.im"(%arg230) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%399) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %125 = "tensor.empty"() : () -> tensor<2xf32>
    %126 = "linalg.generic"(%8, %125) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg228: complex<f32>, %arg229: f32):
      %398 = "complex.im"(%arg228) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%398) : (f32) -> ()
    }) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> tensor<2xf32>
    %127 = "tensor.empty"() : () -> tensor<2x2xf32>
    %128 = "linalg.generic"(%126, %127) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: f32, %arg227: f32):
      "linalg.yield"(%arg226) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %129 = "tensor.empty"() : () -> tensor<2x2xf32>
    %130 = "linalg.generic"(%124, %128, %129) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg223: f32, %arg224: f32, %arg225: f32):
      %397 = "arith.mulf"(%arg223, %arg224) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%397) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %131 = "tensor.empty"() : () -> tensor<2x2xf32>
    %132 = "linalg.generic"(%122, %130, %131) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg220: f32, %arg221: f32, %arg222: f32):
      %396 = "arith.subf"(%arg220, %arg221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%396) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %133 = "tensor.empty"() : () -> tensor<2x2xf32>
    %134 = "linalg.generic"(%116, %128, %133) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg217: f32, %arg218: f32, %arg219: f32):
      %395 = "arith.mulf"(%arg217, %arg218) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%395) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %135 = "tensor.empty"() : () -> tensor<2x2xf32>
    %136 = "linalg.generic"(%124, %120, %135) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg214: f32, %arg215: f32, %arg216: f32):
      %394 = "arith.mulf"(%arg214, %arg215) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%394) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %137 = "tensor.empty"() : () -> tensor<2x2xf32>
    %138 = "linalg.generic"(%134, %136, %137) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg211: f32, %arg212: f32, %arg213: f32):
      %393 = "arith.addf"(%arg211, %arg212) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%393) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %139 = "tensor.empty"() : () -> tensor<2x2xf32>
    %140 = "linalg.generic"(%76, %139) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg209: complex<f32>, %arg210: f32):
      %392 = "complex.re"(%arg209) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%392) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %141 = "tensor.empty"() : () -> tensor<2x2xf32>
    %142 = "linalg.generic"(%140, %132, %141) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg206: f32, %arg207: f32, %arg208: f32):
      %391 = "arith.addf"(%arg206, %arg207) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%391) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %143 = "tensor.empty"() : () -> tensor<2x2xf32>
    %144 = "linalg.generic"(%76, %143) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg204: complex<f32>, %arg205: f32):
      %390 = "complex.im"(%arg204) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%390) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %145 = "tensor.empty"() : () -> tensor<2x2xf32>
    %146 = "linalg.generic"(%144, %138, %145) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg201: f32, %arg202: f32, %arg203: f32):
      %389 = "arith.addf"(%arg201, %arg202) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%389) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %147 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %148 = "linalg.generic"(%142, %146, %147) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg198: f32, %arg199: f32, %arg200: complex<f32>):
      %388 = "complex.create"(%arg198, %arg199) : (f32, f32) -> complex<f32>
      "linalg.yield"(%388) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %149 = "tensor.empty"() : () -> tensor<2x2xf32>
    %150 = "linalg.generic"(%140, %132, %149) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: f32, %arg196: f32, %arg197: f32):
      %387 = "arith.subf"(%arg195, %arg196) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%387) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %151 = "tensor.empty"() : () -> tensor<2x2xf32>
    %152 = "linalg.generic"(%144, %138, %151) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: f32, %arg193: f32, %arg194: f32):
      %386 = "arith.subf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%386) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %153 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %154 = "linalg.generic"(%150, %152, %153) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg189: f32, %arg190: f32, %arg191: complex<f32>):
      %385 = "complex.create"(%arg189, %arg190) : (f32, f32) -> complex<f32>
      "linalg.yield"(%385) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %155 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %156 = "tensor.insert_slice"(%148, %155) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %157 = "tensor.insert_slice"(%154, %156) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %158 = "tensor.extract_slice"(%33) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 2>}> : (tensor<2x8xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %159 = "tensor.extract_slice"(%158) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %160 = "tensor.extract_slice"(%159) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %161 = "tensor.extract_slice"(%159) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %162 = "tensor.empty"() : () -> tensor<2x1xf32>
    %163 = "linalg.generic"(%161, %162) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg187: complex<f32>, %arg188: f32):
      %384 = "complex.re"(%arg187) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%384) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %164 = "tensor.empty"() : () -> tensor<2x1xf32>
    %165 = "linalg.generic"(%163, %41, %164) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg184: f32, %arg185: f32, %arg186: f32):
      %383 = "arith.mulf"(%arg184, %arg185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%383) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %166 = "tensor.empty"() : () -> tensor<2x1xf32>
    %167 = "linalg.generic"(%161, %166) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg182: complex<f32>, %arg183: f32):
      %382 = "complex.im"(%arg182) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%382) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %168 = "tensor.empty"() : () -> tensor<2x1xf32>
    %169 = "linalg.generic"(%167, %47, %168) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg179: f32, %arg180: f32, %arg181: f32):
      %381 = "arith.mulf"(%arg179, %arg180) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%381) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %170 = "tensor.empty"() : () -> tensor<2x1xf32>
    %171 = "linalg.generic"(%165, %169, %170) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg176: f32, %arg177: f32, %arg178: f32):
      %380 = "arith.subf"(%arg176, %arg177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%380) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %172 = "tensor.empty"() : () -> tensor<2x1xf32>
    %173 = "linalg.generic"(%163, %47, %172) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg173: f32, %arg174: f32, %arg175: f32):
      %379 = "arith.mulf"(%arg173, %arg174) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%379) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %174 = "tensor.empty"() : () -> tensor<2x1xf32>
    %175 = "linalg.generic"(%167, %41, %174) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg170: f32, %arg171: f32, %arg172: f32):
      %378 = "arith.mulf"(%arg170, %arg171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%378) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %176 = "tensor.empty"() : () -> tensor<2x1xf32>
    %177 = "linalg.generic"(%173, %175, %176) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg167: f32, %arg168: f32, %arg169: f32):
      %377 = "arith.addf"(%arg167, %arg168) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%377) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %178 = "tensor.empty"() : () -> tensor<2x1xf32>
    %179 = "linalg.generic"(%160, %178) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg165: complex<f32>, %arg166: f32):
      %376 = "complex.re"(%arg165) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%376) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %180 = "tensor.empty"() : () -> tensor<2x1xf32>
    %181 = "linalg.generic"(%179, %171, %180) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg162: f32, %arg163: f32, %arg164: f32):
      %375 = "arith.addf"(%arg162, %arg163) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%375) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %182 = "tensor.empty"() : () -> tensor<2x1xf32>
    %183 = "linalg.generic"(%160, %182) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: complex<f32>, %arg161: f32):
      %374 = "complex.im"(%arg160) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%374) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %184 = "tensor.empty"() : () -> tensor<2x1xf32>
    %185 = "linalg.generic"(%183, %177, %184) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
      %373 = "arith.addf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%373) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %186 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %187 = "linalg.generic"(%181, %185, %186) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg154: f32, %arg155: f32, %arg156: complex<f32>):
      %372 = "complex.create"(%arg154, %arg155) : (f32, f32) -> complex<f32>
      "linalg.yield"(%372) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %188 = "tensor.empty"() : () -> tensor<2x1xf32>
    %189 = "linalg.generic"(%179, %171, %188) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
      %371 = "arith.subf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%371) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %190 = "tensor.empty"() : () -> tensor<2x1xf32>
    %191 = "linalg.generic"(%183, %177, %190) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
      %370 = "arith.subf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%370) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %192 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %193 = "linalg.generic"(%189, %191, %192) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: f32, %arg146: f32, %arg147: complex<f32>):
      %369 = "complex.create"(%arg145, %arg146) : (f32, f32) -> complex<f32>
      "linalg.yield"(%369) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %194 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %195 = "tensor.insert_slice"(%187, %194) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %196 = "tensor.insert_slice"(%193, %195) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %197 = "tensor.extract_slice"(%158) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %198 = "tensor.extract_slice"(%197) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %199 = "tensor.extract_slice"(%197) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 2>}> : (tensor<2x2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %200 = "tensor.empty"() : () -> tensor<2x1xf32>
    %201 = "linalg.generic"(%199, %200) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg143: complex<f32>, %arg144: f32):
      %368 = "complex.re"(%arg143) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%368) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %202 = "tensor.empty"() : () -> tensor<2x1xf32>
    %203 = "linalg.generic"(%201, %41, %202) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg140: f32, %arg141: f32, %arg142: f32):
      %367 = "arith.mulf"(%arg140, %arg141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%367) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %204 = "tensor.empty"() : () -> tensor<2x1xf32>
    %205 = "linalg.generic"(%199, %204) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: complex<f32>, %arg139: f32):
      %366 = "complex.im"(%arg138) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%366) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %206 = "tensor.empty"() : () -> tensor<2x1xf32>
    %207 = "linalg.generic"(%205, %47, %206) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: f32, %arg136: f32, %arg137: f32):
      %365 = "arith.mulf"(%arg135, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%365) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %208 = "tensor.empty"() : () -> tensor<2x1xf32>
    %209 = "linalg.generic"(%203, %207, %208) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg132: f32, %arg133: f32, %arg134: f32):
      %364 = "arith.subf"(%arg132, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%364) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %210 = "tensor.empty"() : () -> tensor<2x1xf32>
    %211 = "linalg.generic"(%201, %47, %210) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg129: f32, %arg130: f32, %arg131: f32):
      %363 = "arith.mulf"(%arg129, %arg130) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%363) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %212 = "tensor.empty"() : () -> tensor<2x1xf32>
    %213 = "linalg.generic"(%205, %41, %212) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: f32, %arg127: f32, %arg128: f32):
      %362 = "arith.mulf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%362) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %214 = "tensor.empty"() : () -> tensor<2x1xf32>
    %215 = "linalg.generic"(%211, %213, %214) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %361 = "arith.addf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%361) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %216 = "tensor.empty"() : () -> tensor<2x1xf32>
    %217 = "linalg.generic"(%198, %216) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg121: complex<f32>, %arg122: f32):
      %360 = "complex.re"(%arg121) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%360) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %218 = "tensor.empty"() : () -> tensor<2x1xf32>
    %219 = "linalg.generic"(%217, %209, %218) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg118: f32, %arg119: f32, %arg120: f32):
      %359 = "arith.addf"(%arg118, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%359) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %220 = "tensor.empty"() : () -> tensor<2x1xf32>
    %221 = "linalg.generic"(%198, %220) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg116: complex<f32>, %arg117: f32):
      %358 = "complex.im"(%arg116) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%358) : (f32) -> ()
    }) : (tensor<2x1xcomplex<f32>>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %222 = "tensor.empty"() : () -> tensor<2x1xf32>
    %223 = "linalg.generic"(%221, %215, %222) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg113: f32, %arg114: f32, %arg115: f32):
      %357 = "arith.addf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%357) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %224 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %225 = "linalg.generic"(%219, %223, %224) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: complex<f32>):
      %356 = "complex.create"(%arg110, %arg111) : (f32, f32) -> complex<f32>
      "linalg.yield"(%356) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %226 = "tensor.empty"() : () -> tensor<2x1xf32>
    %227 = "linalg.generic"(%217, %209, %226) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32, %arg109: f32):
      %355 = "arith.subf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%355) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %228 = "tensor.empty"() : () -> tensor<2x1xf32>
    %229 = "linalg.generic"(%221, %215, %228) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %354 = "arith.subf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%354) : (f32) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %230 = "tensor.empty"() : () -> tensor<2x1xcomplex<f32>>
    %231 = "linalg.generic"(%227, %229, %230) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg101: f32, %arg102: f32, %arg103: complex<f32>):
      %353 = "complex.create"(%arg101, %arg102) : (f32, f32) -> complex<f32>
      "linalg.yield"(%353) : (complex<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x1xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
    %232 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %233 = "tensor.insert_slice"(%225, %232) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %234 = "tensor.insert_slice"(%231, %233) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (tensor<2x1xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %235 = "tensor.empty"() : () -> tensor<2x2xf32>
    %236 = "linalg.generic"(%234, %235) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg99: complex<f32>, %arg100: f32):
      %352 = "complex.re"(%arg99) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%352) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %237 = "tensor.empty"() : () -> tensor<2x2xf32>
    %238 = "linalg.generic"(%236, %120, %237) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg96: f32, %arg97: f32, %arg98: f32):
      %351 = "arith.mulf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%351) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %239 = "tensor.empty"() : () -> tensor<2x2xf32>
    %240 = "linalg.generic"(%234, %239) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg94: complex<f32>, %arg95: f32):
      %350 = "complex.im"(%arg94) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%350) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %241 = "tensor.empty"() : () -> tensor<2x2xf32>
    %242 = "linalg.generic"(%240, %128, %241) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
      %349 = "arith.mulf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%349) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %243 = "tensor.empty"() : () -> tensor<2x2xf32>
    %244 = "linalg.generic"(%238, %242, %243) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %348 = "arith.subf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%348) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %245 = "tensor.empty"() : () -> tensor<2x2xf32>
    %246 = "linalg.generic"(%236, %128, %245) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
      %347 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%347) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %247 = "tensor.empty"() : () -> tensor<2x2xf32>
    %248 = "linalg.generic"(%240, %120, %247) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: f32, %arg83: f32, %arg84: f32):
      %346 = "arith.mulf"(%arg82, %arg83) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%346) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %249 = "tensor.empty"() : () -> tensor<2x2xf32>
    %250 = "linalg.generic"(%246, %248, %249) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg79: f32, %arg80: f32, %arg81: f32):
      %345 = "arith.addf"(%arg79, %arg80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%345) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %251 = "tensor.empty"() : () -> tensor<2x2xf32>
    %252 = "linalg.generic"(%196, %251) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg77: complex<f32>, %arg78: f32):
      %344 = "complex.re"(%arg77) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%344) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %253 = "tensor.empty"() : () -> tensor<2x2xf32>
    %254 = "linalg.generic"(%252, %244, %253) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %343 = "arith.addf"(%arg74, %arg75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%343) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %255 = "tensor.empty"() : () -> tensor<2x2xf32>
    %256 = "linalg.generic"(%196, %255) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg72: complex<f32>, %arg73: f32):
      %342 = "complex.im"(%arg72) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%342) : (f32) -> ()
    }) : (tensor<2x2xcomplex<f32>>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %257 = "tensor.empty"() : () -> tensor<2x2xf32>
    %258 = "linalg.generic"(%256, %250, %257) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %341 = "arith.addf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%341) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %259 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %260 = "linalg.generic"(%254, %258, %259) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: f32, %arg67: f32, %arg68: complex<f32>):
      %340 = "complex.create"(%arg66, %arg67) : (f32, f32) -> complex<f32>
      "linalg.yield"(%340) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %261 = "tensor.empty"() : () -> tensor<2x2xf32>
    %262 = "linalg.generic"(%252, %244, %261) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
      %339 = "arith.subf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%339) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %263 = "tensor.empty"() : () -> tensor<2x2xf32>
    %264 = "linalg.generic"(%256, %250, %263) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
      %338 = "arith.subf"(%arg60, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%338) : (f32) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %265 = "tensor.empty"() : () -> tensor<2x2xcomplex<f32>>
    %266 = "linalg.generic"(%262, %264, %265) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg57: f32, %arg58: f32, %arg59: complex<f32>):
      %337 = "complex.create"(%arg57, %arg58) : (f32, f32) -> complex<f32>
      "linalg.yield"(%337) : (complex<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %267 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %268 = "tensor.insert_slice"(%260, %267) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %269 = "tensor.insert_slice"(%266, %268) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x2xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %270 = "tensor.empty"() : () -> tensor<2x4xf32>
    %271 = "linalg.generic"(%269, %270) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg55: complex<f32>, %arg56: f32):
      %336 = "complex.re"(%arg55) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%336) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %272 = "tensor.empty"() : () -> tensor<4xf32>
    %273 = "linalg.generic"(%9, %272) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg53: complex<f32>, %arg54: f32):
      %335 = "complex.re"(%arg53) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%335) : (f32) -> ()
    }) : (tensor<4xcomplex<f32>>, tensor<4xf32>) -> tensor<4xf32>
    %274 = "tensor.empty"() : () -> tensor<2x4xf32>
    %275 = "linalg.generic"(%273, %274) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32):
      "linalg.yield"(%arg51) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %276 = "tensor.empty"() : () -> tensor<2x4xf32>
    %277 = "linalg.generic"(%271, %275, %276) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
      %334 = "arith.mulf"(%arg48, %arg49) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%334) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %278 = "tensor.empty"() : () -> tensor<2x4xf32>
    %279 = "linalg.generic"(%269, %278) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: complex<f32>, %arg47: f32):
      %333 = "complex.im"(%arg46) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%333) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %280 = "tensor.empty"() : () -> tensor<4xf32>
    %281 = "linalg.generic"(%9, %280) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: complex<f32>, %arg45: f32):
      %332 = "complex.im"(%arg44) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%332) : (f32) -> ()
    }) : (tensor<4xcomplex<f32>>, tensor<4xf32>) -> tensor<4xf32>
    %282 = "tensor.empty"() : () -> tensor<2x4xf32>
    %283 = "linalg.generic"(%281, %282) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg42: f32, %arg43: f32):
      "linalg.yield"(%arg42) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %284 = "tensor.empty"() : () -> tensor<2x4xf32>
    %285 = "linalg.generic"(%279, %283, %284) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %331 = "arith.mulf"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%331) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %286 = "tensor.empty"() : () -> tensor<2x4xf32>
    %287 = "linalg.generic"(%277, %285, %286) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
      %330 = "arith.subf"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%330) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %288 = "tensor.empty"() : () -> tensor<2x4xf32>
    %289 = "linalg.generic"(%271, %283, %288) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %329 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%329) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %290 = "tensor.empty"() : () -> tensor<2x4xf32>
    %291 = "linalg.generic"(%279, %275, %290) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %328 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%328) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %292 = "tensor.empty"() : () -> tensor<2x4xf32>
    %293 = "linalg.generic"(%289, %291, %292) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %327 = "arith.addf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%327) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %294 = "tensor.empty"() : () -> tensor<2x4xf32>
    %295 = "linalg.generic"(%157, %294) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: complex<f32>, %arg26: f32):
      %326 = "complex.re"(%arg25) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%326) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %296 = "tensor.empty"() : () -> tensor<2x4xf32>
    %297 = "linalg.generic"(%295, %287, %296) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %325 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%325) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %298 = "tensor.empty"() : () -> tensor<2x4xf32>
    %299 = "linalg.generic"(%157, %298) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: complex<f32>, %arg21: f32):
      %324 = "complex.im"(%arg20) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%324) : (f32) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %300 = "tensor.empty"() : () -> tensor<2x4xf32>
    %301 = "linalg.generic"(%299, %293, %300) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %323 = "arith.addf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%323) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %302 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %303 = "linalg.generic"(%297, %301, %302) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: complex<f32>):
      %322 = "complex.create"(%arg14, %arg15) : (f32, f32) -> complex<f32>
      "linalg.yield"(%322) : (complex<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %304 = "tensor.empty"() : () -> tensor<2x4xf32>
    %305 = "linalg.generic"(%295, %287, %304) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %321 = "arith.subf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%321) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %306 = "tensor.empty"() : () -> tensor<2x4xf32>
    %307 = "linalg.generic"(%299, %293, %306) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %320 = "arith.subf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%320) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %308 = "tensor.empty"() : () -> tensor<2x4xcomplex<f32>>
    %309 = "linalg.generic"(%305, %307, %308) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: complex<f32>):
      %319 = "complex.create"(%arg5, %arg6) : (f32, f32) -> complex<f32>
      "linalg.yield"(%319) : (complex<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %310 = "tensor.empty"() : () -> tensor<2x8xcomplex<f32>>
    %311 = "tensor.insert_slice"(%303, %310) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>, tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %312 = "tensor.insert_slice"(%309, %311) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 2, 4>, static_strides = array<i64: 1, 1>}> : (tensor<2x4xcomplex<f32>>, tensor<2x8xcomplex<f32>>) -> tensor<2x8xcomplex<f32>>
    %313 = "tensor.empty"() : () -> tensor<2x8xf32>
    %314 = "linalg.generic"(%312, %313) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: complex<f32>, %arg4: f32):
      %318 = "complex.re"(%arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
      "linalg.yield"(%318) : (f32) -> ()
    }) : (tensor<2x8xcomplex<f32>>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %315 = "tensor.empty"() : () -> tensor<2x8xf32>
    %316 = "linalg.generic"(%314, %315) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %317 = "arith.mulf"(%arg1, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%317) : (f32) -> ()
    }) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    "func.return"(%316) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batch_norm_grad
"builtin.module"() <{sym_name = "jit_batch_norm_grad"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 4.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 1.000000e-03 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<4x8xf32>
    %4 = "linalg.generic"(%arg2, %3) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg65: f32, %arg66: f32):
      "linalg.yield"(%arg65) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = "tensor.empty"() : () -> tensor<4x8xf32>
    %6 = "linalg.generic"(%arg0, %4, %5) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg62: f32, %arg63: f32, %arg64: f32):
      %68 = "arith.subf"(%arg62, %arg63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%68) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "tensor.empty"() : () -> tensor<8xf32>
    %8 = "linalg.generic"(%arg3, %7) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32, %arg61: f32):
      %67 = "arith.addf"(%arg60, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%67) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %9 = "tensor.empty"() : () -> tensor<8xf32>
    %10 = "linalg.generic"(%8, %9) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32):
      %66 = "math.sqrt"(%arg58) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "tensor.empty"() : () -> tensor<8xf32>
    %12 = "linalg.fill"(%1, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg56: f32, %arg57: f32):
      "linalg.yield"(%arg56) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %13 = "linalg.generic"(%arg4, %12) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg54: f32, %arg55: f32):
      %65 = "arith.addf"(%arg55, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%65) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "tensor.empty"() : () -> tensor<4x8xf32>
    %15 = "linalg.generic"(%arg4, %6, %14) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %64 = "arith.mulf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %16 = "tensor.empty"() : () -> tensor<8xf32>
    %17 = "linalg.fill"(%1, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg49: f32, %arg50: f32):
      "linalg.yield"(%arg49) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %18 = "linalg.generic"(%15, %17) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg47: f32, %arg48: f32):
      %63 = "arith.addf"(%arg48, %arg47) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%63) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "tensor.empty"() : () -> tensor<4x8xf32>
    %20 = "linalg.generic"(%arg4, %19) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg45: f32, %arg46: f32):
      %62 = "arith.mulf"(%arg45, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %21 = "tensor.empty"() : () -> tensor<4x8xf32>
    %22 = "linalg.generic"(%13, %21) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg43: f32, %arg44: f32):
      "linalg.yield"(%arg43) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %23 = "tensor.empty"() : () -> tensor<4x8xf32>
    %24 = "linalg.generic"(%20, %22, %23) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %61 = "arith.subf"(%arg40, %arg41) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%61) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %25 = "tensor.empty"() : () -> tensor<4x8xf32>
    %26 = "linalg.generic"(%18, %25) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %27 = "tensor.empty"() : () -> tensor<4x8xf32>
    %28 = "linalg.generic"(%26, %6, %27) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32, %arg37: f32):
      %60 = "arith.mulf"(%arg35, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%60) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %29 = "tensor.empty"() : () -> tensor<4x8xf32>
    %30 = "linalg.generic"(%8, %29) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      "linalg.yield"(%arg33) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %31 = "tensor.empty"() : () -> tensor<4x8xf32>
    %32 = "linalg.generic"(%28, %30, %31) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %59 = "arith.divf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%59) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %33 = "tensor.empty"() : () -> tensor<4x8xf32>
    %34 = "linalg.generic"(%24, %32, %33) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %58 = "arith.subf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%58) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %35 = "tensor.empty"() : () -> tensor<8xf32>
    %36 = "linalg.generic"(%arg1, %10, %35) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
      %57 = "arith.divf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%57) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %37 = "tensor.empty"() : () -> tensor<8xf32>
    %38 = "linalg.generic"(%36, %37) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %56 = "arith.divf"(%arg22, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %39 = "tensor.empty"() : () -> tensor<4x8xf32>
    %40 = "linalg.generic"(%38, %39) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      "linalg.yield"(%arg20) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %41 = "tensor.empty"() : () -> tensor<4x8xf32>
    %42 = "linalg.generic"(%40, %34, %41) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %55 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%55) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %43 = "tensor.empty"() : () -> tensor<4x8xf32>
    %44 = "linalg.generic"(%10, %43) <{indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      "linalg.yield"(%arg15) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %45 = "tensor.empty"() : () -> tensor<4x8xf32>
    %46 = "linalg.generic"(%6, %44, %45) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %54 = "arith.divf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %47 = "tensor.empty"() : () -> tensor<4x8xf32>
    %48 = "linalg.generic"(%arg4, %46, %47) <{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %53 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%53) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %49 = "tensor.empty"() : () -> tensor<8xf32>
    %50 = "linalg.fill"(%1, %49) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      "linalg.yield"(%arg7) : (f32) -> ()
    }) : (f32, tensor<8xf32>) -> tensor<8xf32>
    %51 = "linalg.generic"(%48, %50) <{indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %52 = "arith.addf"(%arg6, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%52) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%42, %51, %13) : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// custom_call
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    "func.return"(%arg0) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// custom_call topk
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x3xf32>
    %3 = "tensor.empty"() : () -> tensor<4x3xi32>
    %4 = "linalg.fill"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x3xf32>) -> tensor<4x3xf32>
    %5 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<4x3xi32>) -> tensor<4x3xi32>
    %6:2 = "iree_linalg_ext.topk"(%arg0, %4, %5) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %7 = "arith.cmpf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "iree_linalg_ext.yield"(%7) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%6#0, %6#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// custom_call TopK
"builtin.module"() <{sym_name = "jit__lambda_"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "arith.constant"() <{value = 2147483647 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %2 = "tensor.empty"() : () -> tensor<4x3xf32>
    %3 = "tensor.empty"() : () -> tensor<4x3xi32>
    %4 = "linalg.fill"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<4x3xf32>) -> tensor<4x3xf32>
    %5 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: i32, %arg4: i32):
      "linalg.yield"(%arg3) : (i32) -> ()
    }) : (i32, tensor<4x3xi32>) -> tensor<4x3xi32>
    %6:2 = "iree_linalg_ext.topk"(%arg0, %4, %5) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %7 = "arith.cmpf"(%arg1, %arg2) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      "iree_linalg_ext.yield"(%7) : (i1) -> ()
    }) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    "func.return"(%6#0, %6#1) : (tensor<4x3xf32>, tensor<4x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// custom_call threefry
"builtin.module"() <{sym_name = "jit_threefry"}> ({
  "func.func"() <{arg_attrs = [{iree.abi.encoding = tensor<8xui32>}, {iree.abi.encoding = tensor<8xui32>}, {iree.abi.encoding = tensor<8xui32>}, {iree.abi.encoding = tensor<8xui32>}], function_type = (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>), res_attrs = [{iree.abi.encoding = tensor<8xui32>}, {iree.abi.encoding = tensor<8xui32>}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>, %arg3: tensor<8xi32>):
    %0 = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %2 = "arith.constant"() <{value = 2 : i32}> : () -> i32
    %3 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %4 = "arith.constant"() <{value = 24 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %6 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %7 = "arith.constant"() <{value = 29 : i32}> : () -> i32
    %8 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %9 = "arith.constant"() <{value = 6 : i32}> : () -> i32
    %10 = "arith.constant"() <{value = 26 : i32}> : () -> i32
    %11 = "arith.constant"() <{value = 17 : i32}> : () -> i32
    %12 = "arith.constant"() <{value = 15 : i32}> : () -> i32
    %13 = "arith.constant"() <{value = 19 : i32}> : () -> i32
    %14 = "arith.constant"() <{value = 13 : i32}> : () -> i32
    %15 = "arith.constant"() <{value = 466688986 : i32}> : () -> i32
    %16 = "tensor.empty"() : () -> tensor<8xi32>
    %17 = "linalg.generic"(%arg0, %arg1, %16) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg312: i32, %arg313: i32, %arg314: i32):
      %372 = "arith.xori"(%arg312, %arg313) : (i32, i32) -> i32
      "linalg.yield"(%372) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %18 = "tensor.empty"() : () -> tensor<8xi32>
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg310: i32, %arg311: i32):
      %371 = "arith.xori"(%arg310, %15) : (i32, i32) -> i32
      "linalg.yield"(%371) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %20 = "tensor.empty"() : () -> tensor<8xi32>
    %21 = "linalg.generic"(%arg2, %arg0, %20) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg307: i32, %arg308: i32, %arg309: i32):
      %370 = "arith.addi"(%arg307, %arg308) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%370) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %22 = "tensor.empty"() : () -> tensor<8xi32>
    %23 = "linalg.generic"(%arg3, %arg1, %22) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg304: i32, %arg305: i32, %arg306: i32):
      %369 = "arith.addi"(%arg304, %arg305) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%369) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %24 = "tensor.empty"() : () -> tensor<8xi32>
    %25 = "linalg.generic"(%21, %23, %24) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg301: i32, %arg302: i32, %arg303: i32):
      %368 = "arith.addi"(%arg301, %arg302) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%368) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %26 = "tensor.empty"() : () -> tensor<8xi32>
    %27 = "linalg.generic"(%23, %26) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg299: i32, %arg300: i32):
      %367 = "arith.shli"(%arg299, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%367) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %28 = "tensor.empty"() : () -> tensor<8xi32>
    %29 = "linalg.generic"(%23, %28) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg297: i32, %arg298: i32):
      %366 = "arith.shrui"(%arg297, %13) : (i32, i32) -> i32
      "linalg.yield"(%366) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %30 = "tensor.empty"() : () -> tensor<8xi32>
    %31 = "linalg.generic"(%27, %29, %30) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg294: i32, %arg295: i32, %arg296: i32):
      %365 = "arith.ori"(%arg294, %arg295) : (i32, i32) -> i32
      "linalg.yield"(%365) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %32 = "tensor.empty"() : () -> tensor<8xi32>
    %33 = "linalg.generic"(%25, %31, %32) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg291: i32, %arg292: i32, %arg293: i32):
      %364 = "arith.xori"(%arg291, %arg292) : (i32, i32) -> i32
      "linalg.yield"(%364) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %34 = "tensor.empty"() : () -> tensor<8xi32>
    %35 = "linalg.generic"(%25, %33, %34) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg288: i32, %arg289: i32, %arg290: i32):
      %363 = "arith.addi"(%arg288, %arg289) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%363) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %36 = "tensor.empty"() : () -> tensor<8xi32>
    %37 = "linalg.generic"(%33, %36) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg286: i32, %arg287: i32):
      %362 = "arith.shli"(%arg286, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%362) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %38 = "tensor.empty"() : () -> tensor<8xi32>
    %39 = "linalg.generic"(%33, %38) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg284: i32, %arg285: i32):
      %361 = "arith.shrui"(%arg284, %11) : (i32, i32) -> i32
      "linalg.yield"(%361) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %40 = "tensor.empty"() : () -> tensor<8xi32>
    %41 = "linalg.generic"(%37, %39, %40) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg281: i32, %arg282: i32, %arg283: i32):
      %360 = "arith.ori"(%arg281, %arg282) : (i32, i32) -> i32
      "linalg.yield"(%360) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %42 = "tensor.empty"() : () -> tensor<8xi32>
    %43 = "linalg.generic"(%35, %41, %42) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg278: i32, %arg279: i32, %arg280: i32):
      %359 = "arith.xori"(%arg278, %arg279) : (i32, i32) -> i32
      "linalg.yield"(%359) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %44 = "tensor.empty"() : () -> tensor<8xi32>
    %45 = "linalg.generic"(%35, %43, %44) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg275: i32, %arg276: i32, %arg277: i32):
      %358 = "arith.addi"(%arg275, %arg276) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%358) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %46 = "tensor.empty"() : () -> tensor<8xi32>
    %47 = "linalg.generic"(%43, %46) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg273: i32, %arg274: i32):
      %357 = "arith.shli"(%arg273, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%357) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %48 = "tensor.empty"() : () -> tensor<8xi32>
    %49 = "linalg.generic"(%43, %48) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg271: i32, %arg272: i32):
      %356 = "arith.shrui"(%arg271, %9) : (i32, i32) -> i32
      "linalg.yield"(%356) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %50 = "tensor.empty"() : () -> tensor<8xi32>
    %51 = "linalg.generic"(%47, %49, %50) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg268: i32, %arg269: i32, %arg270: i32):
      %355 = "arith.ori"(%arg268, %arg269) : (i32, i32) -> i32
      "linalg.yield"(%355) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %52 = "tensor.empty"() : () -> tensor<8xi32>
    %53 = "linalg.generic"(%45, %51, %52) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg265: i32, %arg266: i32, %arg267: i32):
      %354 = "arith.xori"(%arg265, %arg266) : (i32, i32) -> i32
      "linalg.yield"(%354) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %54 = "tensor.empty"() : () -> tensor<8xi32>
    %55 = "linalg.generic"(%45, %53, %54) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg262: i32, %arg263: i32, %arg264: i32):
      %353 = "arith.addi"(%arg262, %arg263) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%353) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %56 = "tensor.empty"() : () -> tensor<8xi32>
    %57 = "linalg.generic"(%53, %56) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg260: i32, %arg261: i32):
      %352 = "arith.shli"(%arg260, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%352) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %58 = "tensor.empty"() : () -> tensor<8xi32>
    %59 = "linalg.generic"(%53, %58) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg258: i32, %arg259: i32):
      %351 = "arith.shrui"(%arg258, %10) : (i32, i32) -> i32
      "linalg.yield"(%351) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %60 = "tensor.empty"() : () -> tensor<8xi32>
    %61 = "linalg.generic"(%57, %59, %60) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg255: i32, %arg256: i32, %arg257: i32):
      %350 = "arith.ori"(%arg255, %arg256) : (i32, i32) -> i32
      "linalg.yield"(%350) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %62 = "tensor.empty"() : () -> tensor<8xi32>
    %63 = "linalg.generic"(%55, %61, %62) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg252: i32, %arg253: i32, %arg254: i32):
      %349 = "arith.xori"(%arg252, %arg253) : (i32, i32) -> i32
      "linalg.yield"(%349) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %64 = "tensor.empty"() : () -> tensor<8xi32>
    %65 = "linalg.generic"(%55, %arg1, %64) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg249: i32, %arg250: i32, %arg251: i32):
      %348 = "arith.addi"(%arg249, %arg250) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%348) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %66 = "tensor.empty"() : () -> tensor<8xi32>
    %67 = "linalg.generic"(%63, %19, %66) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg246: i32, %arg247: i32, %arg248: i32):
      %347 = "arith.addi"(%arg246, %arg247) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%347) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %68 = "tensor.empty"() : () -> tensor<8xi32>
    %69 = "linalg.generic"(%67, %68) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg244: i32, %arg245: i32):
      %346 = "arith.addi"(%arg244, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%346) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %70 = "tensor.empty"() : () -> tensor<8xi32>
    %71 = "linalg.generic"(%65, %69, %70) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg241: i32, %arg242: i32, %arg243: i32):
      %345 = "arith.addi"(%arg241, %arg242) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%345) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %72 = "tensor.empty"() : () -> tensor<8xi32>
    %73 = "linalg.generic"(%69, %72) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg239: i32, %arg240: i32):
      %344 = "arith.shli"(%arg239, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%344) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %74 = "tensor.empty"() : () -> tensor<8xi32>
    %75 = "linalg.generic"(%69, %74) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg237: i32, %arg238: i32):
      %343 = "arith.shrui"(%arg237, %12) : (i32, i32) -> i32
      "linalg.yield"(%343) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %76 = "tensor.empty"() : () -> tensor<8xi32>
    %77 = "linalg.generic"(%73, %75, %76) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: i32, %arg235: i32, %arg236: i32):
      %342 = "arith.ori"(%arg234, %arg235) : (i32, i32) -> i32
      "linalg.yield"(%342) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %78 = "tensor.empty"() : () -> tensor<8xi32>
    %79 = "linalg.generic"(%71, %77, %78) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg231: i32, %arg232: i32, %arg233: i32):
      %341 = "arith.xori"(%arg231, %arg232) : (i32, i32) -> i32
      "linalg.yield"(%341) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %80 = "tensor.empty"() : () -> tensor<8xi32>
    %81 = "linalg.generic"(%71, %79, %80) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg228: i32, %arg229: i32, %arg230: i32):
      %340 = "arith.addi"(%arg228, %arg229) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%340) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %82 = "tensor.empty"() : () -> tensor<8xi32>
    %83 = "linalg.generic"(%79, %82) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg226: i32, %arg227: i32):
      %339 = "arith.shli"(%arg226, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%339) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %84 = "tensor.empty"() : () -> tensor<8xi32>
    %85 = "linalg.generic"(%79, %84) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg224: i32, %arg225: i32):
      %338 = "arith.shrui"(%arg224, %6) : (i32, i32) -> i32
      "linalg.yield"(%338) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %86 = "tensor.empty"() : () -> tensor<8xi32>
    %87 = "linalg.generic"(%83, %85, %86) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg221: i32, %arg222: i32, %arg223: i32):
      %337 = "arith.ori"(%arg221, %arg222) : (i32, i32) -> i32
      "linalg.yield"(%337) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %88 = "tensor.empty"() : () -> tensor<8xi32>
    %89 = "linalg.generic"(%81, %87, %88) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg218: i32, %arg219: i32, %arg220: i32):
      %336 = "arith.xori"(%arg218, %arg219) : (i32, i32) -> i32
      "linalg.yield"(%336) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %90 = "tensor.empty"() : () -> tensor<8xi32>
    %91 = "linalg.generic"(%81, %89, %90) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg215: i32, %arg216: i32, %arg217: i32):
      %335 = "arith.addi"(%arg215, %arg216) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%335) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %92 = "tensor.empty"() : () -> tensor<8xi32>
    %93 = "linalg.generic"(%89, %92) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg213: i32, %arg214: i32):
      %334 = "arith.shli"(%arg213, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%334) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %94 = "tensor.empty"() : () -> tensor<8xi32>
    %95 = "linalg.generic"(%89, %94) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg211: i32, %arg212: i32):
      %333 = "arith.shrui"(%arg211, %5) : (i32, i32) -> i32
      "linalg.yield"(%333) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %96 = "tensor.empty"() : () -> tensor<8xi32>
    %97 = "linalg.generic"(%93, %95, %96) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg208: i32, %arg209: i32, %arg210: i32):
      %332 = "arith.ori"(%arg208, %arg209) : (i32, i32) -> i32
      "linalg.yield"(%332) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %98 = "tensor.empty"() : () -> tensor<8xi32>
    %99 = "linalg.generic"(%91, %97, %98) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg205: i32, %arg206: i32, %arg207: i32):
      %331 = "arith.xori"(%arg205, %arg206) : (i32, i32) -> i32
      "linalg.yield"(%331) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %100 = "tensor.empty"() : () -> tensor<8xi32>
    %101 = "linalg.generic"(%91, %99, %100) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg202: i32, %arg203: i32, %arg204: i32):
      %330 = "arith.addi"(%arg202, %arg203) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%330) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %102 = "tensor.empty"() : () -> tensor<8xi32>
    %103 = "linalg.generic"(%99, %102) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg200: i32, %arg201: i32):
      %329 = "arith.shli"(%arg200, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%329) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %104 = "tensor.empty"() : () -> tensor<8xi32>
    %105 = "linalg.generic"(%99, %104) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg198: i32, %arg199: i32):
      %328 = "arith.shrui"(%arg198, %3) : (i32, i32) -> i32
      "linalg.yield"(%328) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %106 = "tensor.empty"() : () -> tensor<8xi32>
    %107 = "linalg.generic"(%103, %105, %106) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg195: i32, %arg196: i32, %arg197: i32):
      %327 = "arith.ori"(%arg195, %arg196) : (i32, i32) -> i32
      "linalg.yield"(%327) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %108 = "tensor.empty"() : () -> tensor<8xi32>
    %109 = "linalg.generic"(%101, %107, %108) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg192: i32, %arg193: i32, %arg194: i32):
      %326 = "arith.xori"(%arg192, %arg193) : (i32, i32) -> i32
      "linalg.yield"(%326) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %110 = "tensor.empty"() : () -> tensor<8xi32>
    %111 = "linalg.generic"(%101, %19, %110) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg189: i32, %arg190: i32, %arg191: i32):
      %325 = "arith.addi"(%arg189, %arg190) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%325) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %112 = "tensor.empty"() : () -> tensor<8xi32>
    %113 = "linalg.generic"(%109, %arg0, %112) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg186: i32, %arg187: i32, %arg188: i32):
      %324 = "arith.addi"(%arg186, %arg187) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%324) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %114 = "tensor.empty"() : () -> tensor<8xi32>
    %115 = "linalg.generic"(%113, %114) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg184: i32, %arg185: i32):
      %323 = "arith.addi"(%arg184, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%323) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %116 = "tensor.empty"() : () -> tensor<8xi32>
    %117 = "linalg.generic"(%111, %115, %116) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg181: i32, %arg182: i32, %arg183: i32):
      %322 = "arith.addi"(%arg181, %arg182) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%322) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %118 = "tensor.empty"() : () -> tensor<8xi32>
    %119 = "linalg.generic"(%115, %118) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg179: i32, %arg180: i32):
      %321 = "arith.shli"(%arg179, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%321) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %120 = "tensor.empty"() : () -> tensor<8xi32>
    %121 = "linalg.generic"(%115, %120) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: i32, %arg178: i32):
      %320 = "arith.shrui"(%arg177, %13) : (i32, i32) -> i32
      "linalg.yield"(%320) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %122 = "tensor.empty"() : () -> tensor<8xi32>
    %123 = "linalg.generic"(%119, %121, %122) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg174: i32, %arg175: i32, %arg176: i32):
      %319 = "arith.ori"(%arg174, %arg175) : (i32, i32) -> i32
      "linalg.yield"(%319) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %124 = "tensor.empty"() : () -> tensor<8xi32>
    %125 = "linalg.generic"(%117, %123, %124) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg171: i32, %arg172: i32, %arg173: i32):
      %318 = "arith.xori"(%arg171, %arg172) : (i32, i32) -> i32
      "linalg.yield"(%318) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %126 = "tensor.empty"() : () -> tensor<8xi32>
    %127 = "linalg.generic"(%117, %125, %126) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg168: i32, %arg169: i32, %arg170: i32):
      %317 = "arith.addi"(%arg168, %arg169) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%317) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %128 = "tensor.empty"() : () -> tensor<8xi32>
    %129 = "linalg.generic"(%125, %128) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg166: i32, %arg167: i32):
      %316 = "arith.shli"(%arg166, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%316) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %130 = "tensor.empty"() : () -> tensor<8xi32>
    %131 = "linalg.generic"(%125, %130) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg164: i32, %arg165: i32):
      %315 = "arith.shrui"(%arg164, %11) : (i32, i32) -> i32
      "linalg.yield"(%315) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %132 = "tensor.empty"() : () -> tensor<8xi32>
    %133 = "linalg.generic"(%129, %131, %132) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg161: i32, %arg162: i32, %arg163: i32):
      %314 = "arith.ori"(%arg161, %arg162) : (i32, i32) -> i32
      "linalg.yield"(%314) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %134 = "tensor.empty"() : () -> tensor<8xi32>
    %135 = "linalg.generic"(%127, %133, %134) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg158: i32, %arg159: i32, %arg160: i32):
      %313 = "arith.xori"(%arg158, %arg159) : (i32, i32) -> i32
      "linalg.yield"(%313) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %136 = "tensor.empty"() : () -> tensor<8xi32>
    %137 = "linalg.generic"(%127, %135, %136) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg155: i32, %arg156: i32, %arg157: i32):
      %312 = "arith.addi"(%arg155, %arg156) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%312) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %138 = "tensor.empty"() : () -> tensor<8xi32>
    %139 = "linalg.generic"(%135, %138) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: i32, %arg154: i32):
      %311 = "arith.shli"(%arg153, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%311) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %140 = "tensor.empty"() : () -> tensor<8xi32>
    %141 = "linalg.generic"(%135, %140) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: i32, %arg152: i32):
      %310 = "arith.shrui"(%arg151, %9) : (i32, i32) -> i32
      "linalg.yield"(%310) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %142 = "tensor.empty"() : () -> tensor<8xi32>
    %143 = "linalg.generic"(%139, %141, %142) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg148: i32, %arg149: i32, %arg150: i32):
      %309 = "arith.ori"(%arg148, %arg149) : (i32, i32) -> i32
      "linalg.yield"(%309) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %144 = "tensor.empty"() : () -> tensor<8xi32>
    %145 = "linalg.generic"(%137, %143, %144) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg145: i32, %arg146: i32, %arg147: i32):
      %308 = "arith.xori"(%arg145, %arg146) : (i32, i32) -> i32
      "linalg.yield"(%308) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %146 = "tensor.empty"() : () -> tensor<8xi32>
    %147 = "linalg.generic"(%137, %145, %146) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg142: i32, %arg143: i32, %arg144: i32):
      %307 = "arith.addi"(%arg142, %arg143) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%307) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %148 = "tensor.empty"() : () -> tensor<8xi32>
    %149 = "linalg.generic"(%145, %148) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: i32, %arg141: i32):
      %306 = "arith.shli"(%arg140, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%306) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %150 = "tensor.empty"() : () -> tensor<8xi32>
    %151 = "linalg.generic"(%145, %150) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: i32, %arg139: i32):
      %305 = "arith.shrui"(%arg138, %10) : (i32, i32) -> i32
      "linalg.yield"(%305) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %152 = "tensor.empty"() : () -> tensor<8xi32>
    %153 = "linalg.generic"(%149, %151, %152) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: i32, %arg136: i32, %arg137: i32):
      %304 = "arith.ori"(%arg135, %arg136) : (i32, i32) -> i32
      "linalg.yield"(%304) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %154 = "tensor.empty"() : () -> tensor<8xi32>
    %155 = "linalg.generic"(%147, %153, %154) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg132: i32, %arg133: i32, %arg134: i32):
      %303 = "arith.xori"(%arg132, %arg133) : (i32, i32) -> i32
      "linalg.yield"(%303) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %156 = "tensor.empty"() : () -> tensor<8xi32>
    %157 = "linalg.generic"(%147, %arg0, %156) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg129: i32, %arg130: i32, %arg131: i32):
      %302 = "arith.addi"(%arg129, %arg130) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%302) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %158 = "tensor.empty"() : () -> tensor<8xi32>
    %159 = "linalg.generic"(%155, %arg1, %158) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: i32, %arg127: i32, %arg128: i32):
      %301 = "arith.addi"(%arg126, %arg127) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%301) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %160 = "tensor.empty"() : () -> tensor<8xi32>
    %161 = "linalg.generic"(%159, %160) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: i32, %arg125: i32):
      %300 = "arith.addi"(%arg124, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%300) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %162 = "tensor.empty"() : () -> tensor<8xi32>
    %163 = "linalg.generic"(%157, %161, %162) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg121: i32, %arg122: i32, %arg123: i32):
      %299 = "arith.addi"(%arg121, %arg122) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%299) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %164 = "tensor.empty"() : () -> tensor<8xi32>
    %165 = "linalg.generic"(%161, %164) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: i32, %arg120: i32):
      %298 = "arith.shli"(%arg119, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%298) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %166 = "tensor.empty"() : () -> tensor<8xi32>
    %167 = "linalg.generic"(%161, %166) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: i32, %arg118: i32):
      %297 = "arith.shrui"(%arg117, %12) : (i32, i32) -> i32
      "linalg.yield"(%297) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %168 = "tensor.empty"() : () -> tensor<8xi32>
    %169 = "linalg.generic"(%165, %167, %168) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg114: i32, %arg115: i32, %arg116: i32):
      %296 = "arith.ori"(%arg114, %arg115) : (i32, i32) -> i32
      "linalg.yield"(%296) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %170 = "tensor.empty"() : () -> tensor<8xi32>
    %171 = "linalg.generic"(%163, %169, %170) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg111: i32, %arg112: i32, %arg113: i32):
      %295 = "arith.xori"(%arg111, %arg112) : (i32, i32) -> i32
      "linalg.yield"(%295) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %172 = "tensor.empty"() : () -> tensor<8xi32>
    %173 = "linalg.generic"(%163, %171, %172) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg108: i32, %arg109: i32, %arg110: i32):
      %294 = "arith.addi"(%arg108, %arg109) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%294) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %174 = "tensor.empty"() : () -> tensor<8xi32>
    %175 = "linalg.generic"(%171, %174) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg106: i32, %arg107: i32):
      %293 = "arith.shli"(%arg106, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%293) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %176 = "tensor.empty"() : () -> tensor<8xi32>
    %177 = "linalg.generic"(%171, %176) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: i32, %arg105: i32):
      %292 = "arith.shrui"(%arg104, %6) : (i32, i32) -> i32
      "linalg.yield"(%292) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %178 = "tensor.empty"() : () -> tensor<8xi32>
    %179 = "linalg.generic"(%175, %177, %178) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg101: i32, %arg102: i32, %arg103: i32):
      %291 = "arith.ori"(%arg101, %arg102) : (i32, i32) -> i32
      "linalg.yield"(%291) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %180 = "tensor.empty"() : () -> tensor<8xi32>
    %181 = "linalg.generic"(%173, %179, %180) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg98: i32, %arg99: i32, %arg100: i32):
      %290 = "arith.xori"(%arg98, %arg99) : (i32, i32) -> i32
      "linalg.yield"(%290) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %182 = "tensor.empty"() : () -> tensor<8xi32>
    %183 = "linalg.generic"(%173, %181, %182) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg95: i32, %arg96: i32, %arg97: i32):
      %289 = "arith.addi"(%arg95, %arg96) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%289) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %184 = "tensor.empty"() : () -> tensor<8xi32>
    %185 = "linalg.generic"(%181, %184) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: i32, %arg94: i32):
      %288 = "arith.shli"(%arg93, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%288) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %186 = "tensor.empty"() : () -> tensor<8xi32>
    %187 = "linalg.generic"(%181, %186) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg91: i32, %arg92: i32):
      %287 = "arith.shrui"(%arg91, %5) : (i32, i32) -> i32
      "linalg.yield"(%287) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %188 = "tensor.empty"() : () -> tensor<8xi32>
    %189 = "linalg.generic"(%185, %187, %188) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg88: i32, %arg89: i32, %arg90: i32):
      %286 = "arith.ori"(%arg88, %arg89) : (i32, i32) -> i32
      "linalg.yield"(%286) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %190 = "tensor.empty"() : () -> tensor<8xi32>
    %191 = "linalg.generic"(%183, %189, %190) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg85: i32, %arg86: i32, %arg87: i32):
      %285 = "arith.xori"(%arg85, %arg86) : (i32, i32) -> i32
      "linalg.yield"(%285) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %192 = "tensor.empty"() : () -> tensor<8xi32>
    %193 = "linalg.generic"(%183, %191, %192) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg82: i32, %arg83: i32, %arg84: i32):
      %284 = "arith.addi"(%arg82, %arg83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%284) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %194 = "tensor.empty"() : () -> tensor<8xi32>
    %195 = "linalg.generic"(%191, %194) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg80: i32, %arg81: i32):
      %283 = "arith.shli"(%arg80, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%283) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %196 = "tensor.empty"() : () -> tensor<8xi32>
    %197 = "linalg.generic"(%191, %196) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg78: i32, %arg79: i32):
      %282 = "arith.shrui"(%arg78, %3) : (i32, i32) -> i32
      "linalg.yield"(%282) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %198 = "tensor.empty"() : () -> tensor<8xi32>
    %199 = "linalg.generic"(%195, %197, %198) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg75: i32, %arg76: i32, %arg77: i32):
      %281 = "arith.ori"(%arg75, %arg76) : (i32, i32) -> i32
      "linalg.yield"(%281) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %200 = "tensor.empty"() : () -> tensor<8xi32>
    %201 = "linalg.generic"(%193, %199, %200) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg72: i32, %arg73: i32, %arg74: i32):
      %280 = "arith.xori"(%arg72, %arg73) : (i32, i32) -> i32
      "linalg.yield"(%280) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %202 = "tensor.empty"() : () -> tensor<8xi32>
    %203 = "linalg.generic"(%193, %arg1, %202) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg69: i32, %arg70: i32, %arg71: i32):
      %279 = "arith.addi"(%arg69, %arg70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%279) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %204 = "tensor.empty"() : () -> tensor<8xi32>
    %205 = "linalg.generic"(%201, %19, %204) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg66: i32, %arg67: i32, %arg68: i32):
      %278 = "arith.addi"(%arg66, %arg67) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%278) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %206 = "tensor.empty"() : () -> tensor<8xi32>
    %207 = "linalg.generic"(%205, %206) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg64: i32, %arg65: i32):
      %277 = "arith.addi"(%arg64, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%277) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %208 = "tensor.empty"() : () -> tensor<8xi32>
    %209 = "linalg.generic"(%203, %207, %208) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: i32, %arg62: i32, %arg63: i32):
      %276 = "arith.addi"(%arg61, %arg62) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%276) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %210 = "tensor.empty"() : () -> tensor<8xi32>
    %211 = "linalg.generic"(%207, %210) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: i32, %arg60: i32):
      %275 = "arith.shli"(%arg59, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%275) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %212 = "tensor.empty"() : () -> tensor<8xi32>
    %213 = "linalg.generic"(%207, %212) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg57: i32, %arg58: i32):
      %274 = "arith.shrui"(%arg57, %13) : (i32, i32) -> i32
      "linalg.yield"(%274) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %214 = "tensor.empty"() : () -> tensor<8xi32>
    %215 = "linalg.generic"(%211, %213, %214) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg54: i32, %arg55: i32, %arg56: i32):
      %273 = "arith.ori"(%arg54, %arg55) : (i32, i32) -> i32
      "linalg.yield"(%273) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %216 = "tensor.empty"() : () -> tensor<8xi32>
    %217 = "linalg.generic"(%209, %215, %216) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: i32, %arg52: i32, %arg53: i32):
      %272 = "arith.xori"(%arg51, %arg52) : (i32, i32) -> i32
      "linalg.yield"(%272) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %218 = "tensor.empty"() : () -> tensor<8xi32>
    %219 = "linalg.generic"(%209, %217, %218) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: i32, %arg49: i32, %arg50: i32):
      %271 = "arith.addi"(%arg48, %arg49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%271) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %220 = "tensor.empty"() : () -> tensor<8xi32>
    %221 = "linalg.generic"(%217, %220) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: i32, %arg47: i32):
      %270 = "arith.shli"(%arg46, %12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%270) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %222 = "tensor.empty"() : () -> tensor<8xi32>
    %223 = "linalg.generic"(%217, %222) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg44: i32, %arg45: i32):
      %269 = "arith.shrui"(%arg44, %11) : (i32, i32) -> i32
      "linalg.yield"(%269) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %224 = "tensor.empty"() : () -> tensor<8xi32>
    %225 = "linalg.generic"(%221, %223, %224) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg41: i32, %arg42: i32, %arg43: i32):
      %268 = "arith.ori"(%arg41, %arg42) : (i32, i32) -> i32
      "linalg.yield"(%268) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %226 = "tensor.empty"() : () -> tensor<8xi32>
    %227 = "linalg.generic"(%219, %225, %226) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg38: i32, %arg39: i32, %arg40: i32):
      %267 = "arith.xori"(%arg38, %arg39) : (i32, i32) -> i32
      "linalg.yield"(%267) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %228 = "tensor.empty"() : () -> tensor<8xi32>
    %229 = "linalg.generic"(%219, %227, %228) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg35: i32, %arg36: i32, %arg37: i32):
      %266 = "arith.addi"(%arg35, %arg36) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%266) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %230 = "tensor.empty"() : () -> tensor<8xi32>
    %231 = "linalg.generic"(%227, %230) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: i32, %arg34: i32):
      %265 = "arith.shli"(%arg33, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%265) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %232 = "tensor.empty"() : () -> tensor<8xi32>
    %233 = "linalg.generic"(%227, %232) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: i32, %arg32: i32):
      %264 = "arith.shrui"(%arg31, %9) : (i32, i32) -> i32
      "linalg.yield"(%264) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %234 = "tensor.empty"() : () -> tensor<8xi32>
    %235 = "linalg.generic"(%231, %233, %234) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: i32, %arg29: i32, %arg30: i32):
      %263 = "arith.ori"(%arg28, %arg29) : (i32, i32) -> i32
      "linalg.yield"(%263) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %236 = "tensor.empty"() : () -> tensor<8xi32>
    %237 = "linalg.generic"(%229, %235, %236) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: i32, %arg26: i32, %arg27: i32):
      %262 = "arith.xori"(%arg25, %arg26) : (i32, i32) -> i32
      "linalg.yield"(%262) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %238 = "tensor.empty"() : () -> tensor<8xi32>
    %239 = "linalg.generic"(%229, %237, %238) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: i32, %arg23: i32, %arg24: i32):
      %261 = "arith.addi"(%arg22, %arg23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%261) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %240 = "tensor.empty"() : () -> tensor<8xi32>
    %241 = "linalg.generic"(%237, %240) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: i32, %arg21: i32):
      %260 = "arith.shli"(%arg20, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%260) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %242 = "tensor.empty"() : () -> tensor<8xi32>
    %243 = "linalg.generic"(%237, %242) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: i32, %arg19: i32):
      %259 = "arith.shrui"(%arg18, %10) : (i32, i32) -> i32
      "linalg.yield"(%259) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %244 = "tensor.empty"() : () -> tensor<8xi32>
    %245 = "linalg.generic"(%241, %243, %244) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: i32, %arg16: i32, %arg17: i32):
      %258 = "arith.ori"(%arg15, %arg16) : (i32, i32) -> i32
      "linalg.yield"(%258) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %246 = "tensor.empty"() : () -> tensor<8xi32>
    %247 = "linalg.generic"(%239, %245, %246) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: i32, %arg13: i32, %arg14: i32):
      %257 = "arith.xori"(%arg12, %arg13) : (i32, i32) -> i32
      "linalg.yield"(%257) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %248 = "tensor.empty"() : () -> tensor<8xi32>
    %249 = "linalg.generic"(%239, %19, %248) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: i32, %arg10: i32, %arg11: i32):
      %256 = "arith.addi"(%arg9, %arg10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%256) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %250 = "tensor.empty"() : () -> tensor<8xi32>
    %251 = "linalg.generic"(%247, %arg0, %250) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: i32, %arg7: i32, %arg8: i32):
      %255 = "arith.addi"(%arg6, %arg7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%255) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %252 = "tensor.empty"() : () -> tensor<8xi32>
    %253 = "linalg.generic"(%251, %252) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32):
      %254 = "arith.addi"(%arg4, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%254) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    "func.return"(%249, %253) : (tensor<8xi32>, tensor<8xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tan
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>) -> tensor<4x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xf32>):
    %0 = "tensor.empty"() : () -> tensor<4x8xf32>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "math.tan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"(%1) : (tensor<4x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tan xcomplex<f32>
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x8xcomplex<f32>>):
    %0 = "tensor.empty"() : () -> tensor<4x8xcomplex<f32>>
    %1 = "linalg.generic"(%arg0, %0) <{indexing_maps = [#map, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: complex<f32>, %arg2: complex<f32>):
      %2 = "complex.tan"(%arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
      "linalg.yield"(%2) : (complex<f32>) -> ()
    }) : (tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
    "func.return"(%1) : (tensor<4x8xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
