#loc = loc(unknown)
#loc1 = loc("x")
#loc2 = loc("kernels[0]")
#loc3 = loc("kernels[1]")
#loc4 = loc("kernels[2]")
#loc5 = loc("kernels[3]")
#loc6 = loc("weights")
#loc7 = loc("/work/wheel/test/Python/Inputs/jax_models.py":19:15 to :29)
#loc8 = loc("/work/wheel/tools/compare-peers":97:14 to :43)
#loc9 = loc("/work/wheel/tools/compare-peers":149:15 to :67)
#loc10 = loc("/work/wheel/tools/compare-peers":149:14 to 150:53)
#loc11 = loc("/work/wheel/tools/compare-peers":180:18 to :52)
#loc12 = loc("/work/wheel/tools/compare-peers":186:13 to :31)
#loc13 = loc("/work/wheel/test/Python/Inputs/jax_models.py":15:16 to 16:88)
#loc14 = loc("/work/wheel/test/Python/Inputs/jax_models.py":17:16 to :33)
#loc15 = loc("reduce_sum")
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#loc17 = loc("convnet"(#loc7))
#loc18 = loc("count_jax"(#loc8))
#loc19 = loc("run_peers.<locals>.<listcomp>"(#loc9))
#loc20 = loc("run_peers"(#loc10))
#loc21 = loc("main"(#loc11))
#loc22 = loc("<module>"(#loc12))
#loc23 = loc("convnet"(#loc13))
#loc24 = loc("convnet"(#loc14))
#loc25 = loc("reduce_sum:"(#loc15))
#loc27 = loc(callsite(#loc21 at #loc22))
#loc28 = loc(callsite(#loc20 at #loc27))
#loc29 = loc(callsite(#loc19 at #loc28))
#loc30 = loc(callsite(#loc18 at #loc29))
#loc31 = loc(callsite(#loc17 at #loc30))
#loc32 = loc(callsite(#loc23 at #loc30))
#loc33 = loc(callsite(#loc24 at #loc30))
#loc36 = loc("jit(convnet)/head/div"(#loc31))
#loc37 = loc("jit(convnet)/conv0/conv_general_dilated"(#loc32))
#loc38 = loc("jit(convnet)/conv0/max"(#loc33))
#loc39 = loc("jit(convnet)/conv1/conv_general_dilated"(#loc32))
#loc40 = loc("jit(convnet)/conv1/max"(#loc33))
#loc41 = loc("jit(convnet)/conv2/conv_general_dilated"(#loc32))
#loc42 = loc("jit(convnet)/conv2/max"(#loc33))
#loc43 = loc("jit(convnet)/conv3/conv_general_dilated"(#loc32))
#loc44 = loc("jit(convnet)/conv3/max"(#loc33))
#loc45 = loc("jit(convnet)/head/reduce_sum"(#loc31))
"builtin.module"() <{sym_name = "jit_convnet"}> ({
  "func.func"() <{function_type = (tensor<8x64x64x3xf32>, tensor<3x3x3x32xf32>, tensor<3x3x32x32xf32>, tensor<3x3x32x64xf32>, tensor<3x3x64x64xf32>, tensor<64x10xf32>) -> tensor<8x10xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x64x64x3xf32> loc("x"), %arg1: tensor<3x3x3x32xf32> loc("kernels[0]"), %arg2: tensor<3x3x32x32xf32> loc("kernels[1]"), %arg3: tensor<3x3x32x64xf32> loc("kernels[2]"), %arg4: tensor<3x3x64x64xf32> loc("kernels[3]"), %arg5: tensor<64x10xf32> loc("weights")):
    %0 = "arith.constant"() <{value = 2.560000e+02 : f32}> : () -> f32 loc(#loc36)
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc)
    %2 = "tensor.empty"() : () -> tensor<8x32x32x32xf32> loc(#loc37)
    %3 = "linalg.fill"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg59: f32 loc(unknown), %arg60: f32 loc(unknown)):
      "linalg.yield"(%arg59) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc37)
    %4 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg55: index loc("jit(convnet)/conv0/conv_general_dilated"(#loc32)), %arg56: index loc("jit(convnet)/conv0/conv_general_dilated"(#loc32)), %arg57: index loc("jit(convnet)/conv0/conv_general_dilated"(#loc32)), %arg58: index loc("jit(convnet)/conv0/conv_general_dilated"(#loc32))):
      "tensor.yield"(%1) : (f32) -> () loc(#loc37)
    }) : (tensor<8x64x64x3xf32>) -> tensor<8x65x65x3xf32> loc(#loc37)
    %5 = "linalg.conv_2d_nhwc_hwcf"(%4, %arg1, %3) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg52: f32 loc(unknown), %arg53: f32 loc(unknown), %arg54: f32 loc(unknown)):
      %48 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %49 = "arith.addf"(%arg54, %48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%49) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<8x65x65x3xf32>, tensor<3x3x3x32xf32>, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc37)
    %6 = "tensor.empty"() : () -> tensor<8x32x32x32xf32> loc(#loc38)
    %7 = "linalg.generic"(%5, %6) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32 loc("jit(convnet)/conv0/conv_general_dilated"(#loc32)), %arg51: f32 loc("jit(convnet)/conv0/max"(#loc33))):
      %47 = "arith.maximumf"(%arg50, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc38)
      "linalg.yield"(%47) : (f32) -> () loc(#loc38)
    }) : (tensor<8x32x32x32xf32>, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc38)
    %8 = "tensor.empty"() : () -> tensor<8x32x32x32xf32> loc(#loc39)
    %9 = "linalg.fill"(%1, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32 loc(unknown), %arg49: f32 loc(unknown)):
      "linalg.yield"(%arg48) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc39)
    %10 = "tensor.pad"(%7) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 1, 1, 0>}> ({
    ^bb0(%arg44: index loc("jit(convnet)/conv1/conv_general_dilated"(#loc32)), %arg45: index loc("jit(convnet)/conv1/conv_general_dilated"(#loc32)), %arg46: index loc("jit(convnet)/conv1/conv_general_dilated"(#loc32)), %arg47: index loc("jit(convnet)/conv1/conv_general_dilated"(#loc32))):
      "tensor.yield"(%1) : (f32) -> () loc(#loc39)
    }) : (tensor<8x32x32x32xf32>) -> tensor<8x34x34x32xf32> loc(#loc39)
    %11 = "linalg.conv_2d_nhwc_hwcf"(%10, %arg2, %9) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg41: f32 loc(unknown), %arg42: f32 loc(unknown), %arg43: f32 loc(unknown)):
      %45 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %46 = "arith.addf"(%arg43, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%46) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map4, #map1, #map2]} : (tensor<8x34x34x32xf32>, tensor<3x3x32x32xf32>, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc39)
    %12 = "tensor.empty"() : () -> tensor<8x32x32x32xf32> loc(#loc40)
    %13 = "linalg.generic"(%11, %12) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32 loc("jit(convnet)/conv1/conv_general_dilated"(#loc32)), %arg40: f32 loc("jit(convnet)/conv1/max"(#loc33))):
      %44 = "arith.maximumf"(%arg39, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc40)
      "linalg.yield"(%44) : (f32) -> () loc(#loc40)
    }) : (tensor<8x32x32x32xf32>, tensor<8x32x32x32xf32>) -> tensor<8x32x32x32xf32> loc(#loc40)
    %14 = "tensor.empty"() : () -> tensor<8x16x16x64xf32> loc(#loc41)
    %15 = "linalg.fill"(%1, %14) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32 loc(unknown), %arg38: f32 loc(unknown)):
      "linalg.yield"(%arg37) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc41)
    %16 = "tensor.pad"(%13) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 0, 0, 0>}> ({
    ^bb0(%arg33: index loc("jit(convnet)/conv2/conv_general_dilated"(#loc32)), %arg34: index loc("jit(convnet)/conv2/conv_general_dilated"(#loc32)), %arg35: index loc("jit(convnet)/conv2/conv_general_dilated"(#loc32)), %arg36: index loc("jit(convnet)/conv2/conv_general_dilated"(#loc32))):
      "tensor.yield"(%1) : (f32) -> () loc(#loc41)
    }) : (tensor<8x32x32x32xf32>) -> tensor<8x33x33x32xf32> loc(#loc41)
    %17 = "linalg.conv_2d_nhwc_hwcf"(%16, %arg3, %15) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg30: f32 loc(unknown), %arg31: f32 loc(unknown), %arg32: f32 loc(unknown)):
      %42 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %43 = "arith.addf"(%arg32, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%43) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<8x33x33x32xf32>, tensor<3x3x32x64xf32>, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc41)
    %18 = "tensor.empty"() : () -> tensor<8x16x16x64xf32> loc(#loc42)
    %19 = "linalg.generic"(%17, %18) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32 loc("jit(convnet)/conv2/conv_general_dilated"(#loc32)), %arg29: f32 loc("jit(convnet)/conv2/max"(#loc33))):
      %41 = "arith.maximumf"(%arg28, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc42)
      "linalg.yield"(%41) : (f32) -> () loc(#loc42)
    }) : (tensor<8x16x16x64xf32>, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc42)
    %20 = "tensor.empty"() : () -> tensor<8x16x16x64xf32> loc(#loc43)
    %21 = "linalg.fill"(%1, %20) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg26: f32 loc(unknown), %arg27: f32 loc(unknown)):
      "linalg.yield"(%arg26) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc43)
    %22 = "tensor.pad"(%19) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 1, 1, 0>, static_low = array<i64: 0, 1, 1, 0>}> ({
    ^bb0(%arg22: index loc("jit(convnet)/conv3/conv_general_dilated"(#loc32)), %arg23: index loc("jit(convnet)/conv3/conv_general_dilated"(#loc32)), %arg24: index loc("jit(convnet)/conv3/conv_general_dilated"(#loc32)), %arg25: index loc("jit(convnet)/conv3/conv_general_dilated"(#loc32))):
      "tensor.yield"(%1) : (f32) -> () loc(#loc43)
    }) : (tensor<8x16x16x64xf32>) -> tensor<8x18x18x64xf32> loc(#loc43)
    %23 = "linalg.conv_2d_nhwc_hwcf"(%22, %arg4, %21) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg19: f32 loc(unknown), %arg20: f32 loc(unknown), %arg21: f32 loc(unknown)):
      %39 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %40 = "arith.addf"(%arg21, %39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%40) : (f32) -> () loc(#loc)
    }) {linalg.memoized_indexing_maps = [#map4, #map1, #map2]} : (tensor<8x18x18x64xf32>, tensor<3x3x64x64xf32>, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc43)
    %24 = "tensor.empty"() : () -> tensor<8x16x16x64xf32> loc(#loc44)
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32 loc("jit(convnet)/conv3/conv_general_dilated"(#loc32)), %arg18: f32 loc("jit(convnet)/conv3/max"(#loc33))):
      %38 = "arith.maximumf"(%arg17, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc44)
      "linalg.yield"(%38) : (f32) -> () loc(#loc44)
    }) : (tensor<8x16x16x64xf32>, tensor<8x16x16x64xf32>) -> tensor<8x16x16x64xf32> loc(#loc44)
    %26 = "tensor.empty"() : () -> tensor<8x64xf32> loc(#loc45)
    %27 = "linalg.fill"(%1, %26) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32 loc(unknown), %arg16: f32 loc(unknown)):
      "linalg.yield"(%arg15) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x64xf32>) -> tensor<8x64xf32> loc(#loc45)
    %28 = "linalg.generic"(%25, %27) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32 loc("reduce_sum:"(#loc15)), %arg14: f32 loc("reduce_sum:"(#loc15))):
      %37 = "arith.addf"(%arg14, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc45)
      "linalg.yield"(%37) : (f32) -> () loc(#loc45)
    }) : (tensor<8x16x16x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32> loc(#loc45)
    %29 = "tensor.empty"() : () -> tensor<8x64xf32> loc(#loc36)
    %30 = "linalg.generic"(%28, %29) <{indexing_maps = [#map7, #map7], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32 loc("jit(convnet)/head/reduce_sum"(#loc31)), %arg12: f32 loc("jit(convnet)/head/div"(#loc31))):
      %36 = "arith.divf"(%arg11, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc36)
      "linalg.yield"(%36) : (f32) -> () loc(#loc36)
    }) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32> loc(#loc36)
    %31 = "tensor.empty"() : () -> tensor<8x10xf32> loc(#loc46)
    %32 = "linalg.fill"(%1, %31) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      "linalg.yield"(%arg9) : (f32) -> () loc(#loc)
    }) : (f32, tensor<8x10xf32>) -> tensor<8x10xf32> loc(#loc46)
    %33 = "linalg.matmul"(%30, %arg5, %32) <{indexing_maps = [#map8, #map9, #map10], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32 loc(unknown), %arg7: f32 loc(unknown), %arg8: f32 loc(unknown)):
      %34 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %35 = "arith.addf"(%arg8, %34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%35) : (f32) -> () loc(#loc)
    }) : (tensor<8x64xf32>, tensor<64x10xf32>, tensor<8x10xf32>) -> tensor<8x10xf32> loc(#loc46)
    "func.return"(%33) : (tensor<8x10xf32>) -> () loc(#loc35)
  }) : () -> () loc(#loc)
}) : () -> () loc(#loc)
#loc16 = loc("/work/wheel/test/Python/Inputs/jax_models.py":19:15 to :39)
#loc26 = loc("convnet"(#loc16))
#loc34 = loc(callsite(#loc26 at #loc30))
#loc35 = loc("jit(convnet)"(#loc30))
#loc46 = loc("jit(convnet)/head/dot_general"(#loc34))

