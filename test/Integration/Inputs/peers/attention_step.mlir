#loc = loc(unknown)
#loc1 = loc("arguments[0]")
#loc2 = loc("arguments[1]")
#loc3 = loc("arguments[2]")
#loc4 = loc("arguments[3]")
#loc5 = loc("arguments[4]")
#loc6 = loc("/work/wheel/test/Python/Inputs/jax_models.py":29:45 to :66)
#loc7 = loc("/work/wheel/test/Python/Inputs/jax_models.py":29:11 to :108)
#loc8 = loc("/work/wheel/tools/compare-peers":97:14 to :43)
#loc9 = loc("/work/wheel/tools/compare-peers":149:15 to :67)
#loc10 = loc("/work/wheel/tools/compare-peers":149:14 to 150:53)
#loc11 = loc("/work/wheel/tools/compare-peers":180:18 to :52)
#loc12 = loc("/work/wheel/tools/compare-peers":186:13 to :31)
#loc13 = loc("/work/wheel/test/Python/Inputs/jax_models.py":24:18 to :24)
#loc14 = loc("/work/wheel/test/Python/Inputs/jax_models.py":29:45 to :61)
#loc15 = loc("/work/wheel/test/Python/Inputs/jax_models.py":24:26 to :32)
#loc16 = loc("/work/wheel/test/Python/Inputs/jax_models.py":24:34 to :40)
#loc17 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:35 to :38)
#loc18 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:31 to :38)
#loc19 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:31 to :44)
#loc20 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:16 to :45)
#loc21 = loc("reduce_max")
#loc22 = loc("reduce_sum")
#loc23 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:16 to :49)
#loc24 = loc("/work/wheel/test/Python/Inputs/jax_models.py":25:15 to :55)
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0) -> (d0)>
#loc26 = loc("attention_step.<locals>.<lambda>"(#loc6))
#loc27 = loc("attention_step"(#loc7))
#loc28 = loc("count_jax"(#loc8))
#loc29 = loc("run_peers.<locals>.<listcomp>"(#loc9))
#loc30 = loc("run_peers"(#loc10))
#loc31 = loc("main"(#loc11))
#loc32 = loc("<module>"(#loc12))
#loc33 = loc("attention"(#loc13))
#loc34 = loc("attention_step.<locals>.<lambda>"(#loc14))
#loc35 = loc("attention"(#loc15))
#loc36 = loc("attention"(#loc16))
#loc37 = loc("attention"(#loc17))
#loc38 = loc("attention"(#loc18))
#loc39 = loc("attention"(#loc19))
#loc40 = loc("attention"(#loc20))
#loc41 = loc("reduce_max:"(#loc21))
#loc42 = loc("reduce_sum:"(#loc22))
#loc43 = loc("attention"(#loc23))
#loc44 = loc("attention"(#loc24))
#loc46 = loc(callsite(#loc31 at #loc32))
#loc47 = loc(callsite(#loc34 at #loc27))
#loc48 = loc(callsite(#loc30 at #loc46))
#loc49 = loc(callsite(#loc40 at #loc47))
#loc50 = loc(callsite(#loc29 at #loc48))
#loc51 = loc(callsite(#loc28 at #loc50))
#loc52 = loc(callsite(#loc27 at #loc51))
#loc54 = loc(callsite(#loc26 at #loc52))
#loc55 = loc(callsite(#loc34 at #loc52))
#loc57 = loc("jit(attention_step)/jvp()/mul"(#loc54))
#loc58 = loc(callsite(#loc33 at #loc55))
#loc59 = loc(callsite(#loc35 at #loc55))
#loc60 = loc(callsite(#loc36 at #loc55))
#loc61 = loc(callsite(#loc37 at #loc55))
#loc62 = loc(callsite(#loc38 at #loc55))
#loc63 = loc(callsite(#loc39 at #loc55))
#loc64 = loc(callsite(#loc40 at #loc55))
#loc65 = loc(callsite(#loc43 at #loc55))
#loc66 = loc(callsite(#loc44 at #loc55))
#loc67 = loc("jit(attention_step)/jvp()/integer_pow"(#loc54))
#loc69 = loc("jit(attention_step)/transpose(jvp())/mul"(#loc54))
#loc71 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc59))
#loc72 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc60))
#loc73 = loc("jit(attention_step)/jvp(layers.0)/transpose"(#loc61))
#loc74 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc62))
#loc75 = loc("jit(attention_step)/jvp(layers.0)/div"(#loc63))
#loc77 = loc("jit(attention_step)/jvp(layers.0)/sub"(#loc64))
#loc78 = loc("jit(attention_step)/jvp(layers.0)/max"(#loc64))
#loc79 = loc("jit(attention_step)/jvp(layers.0)/exp"(#loc64))
#loc80 = loc("jit(attention_step)/jvp(layers.0)/reduce_sum"(#loc64))
#loc81 = loc("jit(attention_step)/jvp(layers.0)/broadcast_in_dim"(#loc64))
#loc82 = loc("jit(attention_step)/jvp(layers.0)/div"(#loc64))
#loc83 = loc(callsite(#loc49 at #loc64))
#loc85 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc66))
#loc86 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc66))
#loc87 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc66))
#loc88 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65))
#loc89 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc65))
#loc90 = loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64))
#loc91 = loc("jit(attention_step)/transpose(jvp(layers.0))/reduce_sum"(#loc64))
#loc92 = loc("jit(attention_step)/transpose(jvp(layers.0))/neg"(#loc64))
#loc94 = loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc64))
#loc95 = loc("jit(attention_step)/transpose(jvp(layers.0))/broadcast_in_dim"(#loc64))
#loc96 = loc("jit(attention_step)/transpose(jvp(layers.0))/add_any"(#loc64))
#loc97 = loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc63))
#loc98 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc62))
#loc99 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc62))
#loc100 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc61))
#loc101 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc60))
#loc102 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc60))
#loc103 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc59))
#loc104 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc59))
#loc105 = loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc58))
#loc106 = loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc58))
#loc107 = loc("jit(attention_step)/jvp(layers.0)/mul"(#loc83))
#loc108 = loc("jit(attention_step)/jvp(layers.0)/div"(#loc83))
"builtin.module"() <{sym_name = "jit_attention_step"}> ({
  "func.func"() <{function_type = (tensor<128x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<128x64xf32> loc("arguments[0]"), %arg1: tensor<64x64xf32> loc("arguments[1]"), %arg2: tensor<64x64xf32> loc("arguments[2]"), %arg3: tensor<64x64xf32> loc("arguments[3]"), %arg4: tensor<64x64xf32> loc("arguments[4]")):
    %0 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32 loc(#loc57)
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32 loc(#loc)
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32 loc(#loc)
    %3 = "arith.constant"() <{value = 8.000000e+00 : f32}> : () -> f32 loc(#loc)
    %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc)
    %5 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc70)
    %6 = "linalg.fill"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg177: f32 loc(unknown), %arg178: f32 loc(unknown)):
      "linalg.yield"(%arg177) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc70)
    %7 = "linalg.matmul"(%arg0, %arg1, %6) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg174: f32 loc(unknown), %arg175: f32 loc(unknown), %arg176: f32 loc(unknown)):
      %187 = "arith.mulf"(%arg174, %arg175) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %188 = "arith.addf"(%arg176, %187) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%188) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc70)
    %8 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc71)
    %9 = "linalg.fill"(%4, %8) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg172: f32 loc(unknown), %arg173: f32 loc(unknown)):
      "linalg.yield"(%arg172) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc71)
    %10 = "linalg.matmul"(%arg0, %arg2, %9) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg169: f32 loc(unknown), %arg170: f32 loc(unknown), %arg171: f32 loc(unknown)):
      %185 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %186 = "arith.addf"(%arg171, %185) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc71)
    %11 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc72)
    %12 = "linalg.fill"(%4, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg167: f32 loc(unknown), %arg168: f32 loc(unknown)):
      "linalg.yield"(%arg167) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc72)
    %13 = "linalg.matmul"(%arg0, %arg3, %12) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg164: f32 loc(unknown), %arg165: f32 loc(unknown), %arg166: f32 loc(unknown)):
      %183 = "arith.mulf"(%arg164, %arg165) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %184 = "arith.addf"(%arg166, %183) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%184) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc72)
    %14 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc73)
    %15 = "linalg.generic"(%10, %14) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg162: f32 loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc59)), %arg163: f32 loc("jit(attention_step)/jvp(layers.0)/transpose"(#loc61))):
      "linalg.yield"(%arg162) : (f32) -> () loc(#loc73)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc73)
    %16 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc74)
    %17 = "linalg.fill"(%4, %16) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg160: f32 loc(unknown), %arg161: f32 loc(unknown)):
      "linalg.yield"(%arg160) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc74)
    %18 = "linalg.matmul"(%7, %15, %17) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg157: f32 loc(unknown), %arg158: f32 loc(unknown), %arg159: f32 loc(unknown)):
      %181 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %182 = "arith.addf"(%arg159, %181) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%182) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc74)
    %19 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc75)
    %20 = "linalg.generic"(%18, %19) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg155: f32 loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc62)), %arg156: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc63))):
      %180 = "arith.divf"(%arg155, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc75)
      "linalg.yield"(%180) : (f32) -> () loc(#loc75)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc75)
    %21 = "tensor.empty"() : () -> tensor<128xf32> loc(#loc76)
    %22 = "linalg.fill"(%2, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg153: f32 loc(unknown), %arg154: f32 loc(unknown)):
      "linalg.yield"(%arg153) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128xf32>) -> tensor<128xf32> loc(#loc76)
    %23 = "linalg.generic"(%20, %22) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg151: f32 loc("reduce_max:"(#loc21)), %arg152: f32 loc("reduce_max:"(#loc21))):
      %179 = "arith.maximumf"(%arg152, %arg151) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc76)
      "linalg.yield"(%179) : (f32) -> () loc(#loc76)
    }) : (tensor<128x128xf32>, tensor<128xf32>) -> tensor<128xf32> loc(#loc76)
    %24 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc77)
    %25 = "linalg.generic"(%23, %24) <{indexing_maps = [#map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg149: f32 loc("jit(attention_step)/jvp(layers.0)/max"(#loc64)), %arg150: f32 loc("jit(attention_step)/jvp(layers.0)/sub"(#loc64))):
      "linalg.yield"(%arg149) : (f32) -> () loc(#loc77)
    }) : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc77)
    %26 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc77)
    %27 = "linalg.generic"(%20, %25, %26) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg146: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc63)), %arg147: f32 loc("jit(attention_step)/jvp(layers.0)/sub"(#loc64)), %arg148: f32 loc("jit(attention_step)/jvp(layers.0)/sub"(#loc64))):
      %178 = "arith.subf"(%arg146, %arg147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc77)
      "linalg.yield"(%178) : (f32) -> () loc(#loc77)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc77)
    %28 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc79)
    %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg144: f32 loc("jit(attention_step)/jvp(layers.0)/sub"(#loc64)), %arg145: f32 loc("jit(attention_step)/jvp(layers.0)/exp"(#loc64))):
      %177 = "math.exp"(%arg144) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32 loc(#loc79)
      "linalg.yield"(%177) : (f32) -> () loc(#loc79)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc79)
    %30 = "tensor.empty"() : () -> tensor<128xf32> loc(#loc80)
    %31 = "linalg.fill"(%4, %30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg142: f32 loc(unknown), %arg143: f32 loc(unknown)):
      "linalg.yield"(%arg142) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128xf32>) -> tensor<128xf32> loc(#loc80)
    %32 = "linalg.generic"(%29, %31) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg140: f32 loc("reduce_sum:"(#loc22)), %arg141: f32 loc("reduce_sum:"(#loc22))):
      %176 = "arith.addf"(%arg141, %arg140) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc80)
      "linalg.yield"(%176) : (f32) -> () loc(#loc80)
    }) : (tensor<128x128xf32>, tensor<128xf32>) -> tensor<128xf32> loc(#loc80)
    %33 = "tensor.expand_shape"(%32) <{reassociation = [[0, 1]], static_output_shape = array<i64: 128, 1>}> : (tensor<128xf32>) -> tensor<128x1xf32> loc(#loc81)
    %34 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc82)
    %35 = "linalg.generic"(%32, %34) <{indexing_maps = [#map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg138: f32 loc("jit(attention_step)/jvp(layers.0)/reduce_sum"(#loc64)), %arg139: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc64))):
      "linalg.yield"(%arg138) : (f32) -> () loc(#loc82)
    }) : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc82)
    %36 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc82)
    %37 = "linalg.generic"(%29, %35, %36) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg135: f32 loc("jit(attention_step)/jvp(layers.0)/exp"(#loc64)), %arg136: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc64)), %arg137: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc64))):
      %175 = "arith.divf"(%arg135, %arg136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc82)
      "linalg.yield"(%175) : (f32) -> () loc(#loc82)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc82)
    %38 = "tensor.empty"() : () -> tensor<128x1xf32> loc(#loc107)
    %39 = "linalg.generic"(%33, %38) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg133: f32 loc("jit(attention_step)/jvp(layers.0)/broadcast_in_dim"(#loc64)), %arg134: f32 loc("jit(attention_step)/jvp(layers.0)/mul"(#loc83))):
      %174 = "arith.mulf"(%arg133, %arg133) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc107)
      "linalg.yield"(%174) : (f32) -> () loc(#loc107)
    }) : (tensor<128x1xf32>, tensor<128x1xf32>) -> tensor<128x1xf32> loc(#loc107)
    %40 = "tensor.empty"() : () -> tensor<128x1xf32> loc(#loc108)
    %41 = "linalg.generic"(%39, %40) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg131: f32 loc("jit(attention_step)/jvp(layers.0)/mul"(#loc83)), %arg132: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc83))):
      %173 = "arith.divf"(%1, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc108)
      "linalg.yield"(%173) : (f32) -> () loc(#loc108)
    }) : (tensor<128x1xf32>, tensor<128x1xf32>) -> tensor<128x1xf32> loc(#loc108)
    %42 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc84)
    %43 = "linalg.fill"(%4, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg129: f32 loc(unknown), %arg130: f32 loc(unknown)):
      "linalg.yield"(%arg129) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc84)
    %44 = "linalg.matmul"(%37, %13, %43) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg126: f32 loc(unknown), %arg127: f32 loc(unknown), %arg128: f32 loc(unknown)):
      %171 = "arith.mulf"(%arg126, %arg127) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %172 = "arith.addf"(%arg128, %171) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%172) : (f32) -> () loc(#loc)
    }) : (tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc84)
    %45 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc85)
    %46 = "linalg.fill"(%4, %45) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg124: f32 loc(unknown), %arg125: f32 loc(unknown)):
      "linalg.yield"(%arg124) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc85)
    %47 = "linalg.matmul"(%44, %arg4, %46) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg121: f32 loc(unknown), %arg122: f32 loc(unknown), %arg123: f32 loc(unknown)):
      %169 = "arith.mulf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %170 = "arith.addf"(%arg123, %169) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%170) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc85)
    %48 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc67)
    %49 = "linalg.generic"(%47, %48) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg119: f32 loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc66)), %arg120: f32 loc("jit(attention_step)/jvp()/integer_pow"(#loc54))):
      %168 = "arith.mulf"(%arg119, %arg119) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc67)
      "linalg.yield"(%168) : (f32) -> () loc(#loc67)
    }) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc67)
    %50 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc57)
    %51 = "linalg.generic"(%47, %50) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg117: f32 loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc66)), %arg118: f32 loc("jit(attention_step)/jvp()/mul"(#loc54))):
      %167 = "arith.mulf"(%arg117, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc57)
      "linalg.yield"(%167) : (f32) -> () loc(#loc57)
    }) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc57)
    %52 = "tensor.empty"() : () -> tensor<f32> loc(#loc68)
    %53 = "linalg.fill"(%4, %52) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg115: f32 loc(unknown), %arg116: f32 loc(unknown)):
      "linalg.yield"(%arg115) : (f32) -> () loc(#loc)
    }) : (f32, tensor<f32>) -> tensor<f32> loc(#loc68)
    %54 = "linalg.generic"(%49, %53) <{indexing_maps = [#map4, #map6], iterator_types = [#linalg.iterator_type<reduction>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg113: f32 loc("reduce_sum:"(#loc22)), %arg114: f32 loc("reduce_sum:"(#loc22))):
      %166 = "arith.addf"(%arg114, %arg113) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc68)
      "linalg.yield"(%166) : (f32) -> () loc(#loc68)
    }) : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32> loc(#loc68)
    %55 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc86)
    %56 = "linalg.generic"(%51, %55) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg111: f32 loc("jit(attention_step)/transpose(jvp())/mul"(#loc54)), %arg112: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc66))):
      "linalg.yield"(%arg111) : (f32) -> () loc(#loc86)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc86)
    %57 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc86)
    %58 = "linalg.fill"(%4, %57) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg109: f32 loc(unknown), %arg110: f32 loc(unknown)):
      "linalg.yield"(%arg109) : (f32) -> () loc(#loc)
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc86)
    %59 = "linalg.matmul"(%56, %44, %58) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg106: f32 loc(unknown), %arg107: f32 loc(unknown), %arg108: f32 loc(unknown)):
      %164 = "arith.mulf"(%arg106, %arg107) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %165 = "arith.addf"(%arg108, %164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%165) : (f32) -> () loc(#loc)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc86)
    %60 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc87)
    %61 = "linalg.generic"(%59, %60) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg104: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc66)), %arg105: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc66))):
      "linalg.yield"(%arg104) : (f32) -> () loc(#loc87)
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc87)
    %62 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc86)
    %63 = "linalg.generic"(%arg4, %62) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg102: f32 loc("arguments[4]"), %arg103: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc66))):
      "linalg.yield"(%arg102) : (f32) -> () loc(#loc86)
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc86)
    %64 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc86)
    %65 = "linalg.fill"(%4, %64) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg100: f32 loc(unknown), %arg101: f32 loc(unknown)):
      "linalg.yield"(%arg100) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc86)
    %66 = "linalg.matmul"(%51, %63, %65) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg97: f32 loc(unknown), %arg98: f32 loc(unknown), %arg99: f32 loc(unknown)):
      %162 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %163 = "arith.addf"(%arg99, %162) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%163) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc86)
    %67 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc88)
    %68 = "linalg.generic"(%66, %67) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg95: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc66)), %arg96: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65))):
      "linalg.yield"(%arg95) : (f32) -> () loc(#loc88)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc88)
    %69 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc88)
    %70 = "linalg.fill"(%4, %69) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg93: f32 loc(unknown), %arg94: f32 loc(unknown)):
      "linalg.yield"(%arg93) : (f32) -> () loc(#loc)
    }) : (f32, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc88)
    %71 = "linalg.matmul"(%68, %37, %70) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg90: f32 loc(unknown), %arg91: f32 loc(unknown), %arg92: f32 loc(unknown)):
      %160 = "arith.mulf"(%arg90, %arg91) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %161 = "arith.addf"(%arg92, %160) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%161) : (f32) -> () loc(#loc)
    }) : (tensor<64x128xf32>, tensor<128x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc88)
    %72 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc89)
    %73 = "linalg.generic"(%71, %72) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg88: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65)), %arg89: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc65))):
      "linalg.yield"(%arg88) : (f32) -> () loc(#loc89)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc89)
    %74 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc88)
    %75 = "linalg.generic"(%13, %74) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg86: f32 loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc60)), %arg87: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65))):
      "linalg.yield"(%arg86) : (f32) -> () loc(#loc88)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc88)
    %76 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc88)
    %77 = "linalg.fill"(%4, %76) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg84: f32 loc(unknown), %arg85: f32 loc(unknown)):
      "linalg.yield"(%arg84) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc88)
    %78 = "linalg.matmul"(%66, %75, %77) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg81: f32 loc(unknown), %arg82: f32 loc(unknown), %arg83: f32 loc(unknown)):
      %158 = "arith.mulf"(%arg81, %arg82) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %159 = "arith.addf"(%arg83, %158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%159) : (f32) -> () loc(#loc)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc88)
    %79 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc90)
    %80 = "linalg.generic"(%41, %79) <{indexing_maps = [#map7, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg79: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc83)), %arg80: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64))):
      "linalg.yield"(%arg79) : (f32) -> () loc(#loc90)
    }) : (tensor<128x1xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc90)
    %81 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc90)
    %82 = "linalg.generic"(%78, %80, %81) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg76: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65)), %arg77: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64)), %arg78: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64))):
      %157 = "arith.mulf"(%arg76, %arg77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc90)
      "linalg.yield"(%157) : (f32) -> () loc(#loc90)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc90)
    %83 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc90)
    %84 = "linalg.generic"(%82, %29, %83) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg73: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64)), %arg74: f32 loc("jit(attention_step)/jvp(layers.0)/exp"(#loc64)), %arg75: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64))):
      %156 = "arith.mulf"(%arg73, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc90)
      "linalg.yield"(%156) : (f32) -> () loc(#loc90)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc90)
    %85 = "tensor.empty"() : () -> tensor<128xf32> loc(#loc91)
    %86 = "linalg.fill"(%4, %85) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg71: f32 loc(unknown), %arg72: f32 loc(unknown)):
      "linalg.yield"(%arg71) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128xf32>) -> tensor<128xf32> loc(#loc91)
    %87 = "linalg.generic"(%84, %86) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg69: f32 loc("reduce_sum:"(#loc22)), %arg70: f32 loc("reduce_sum:"(#loc22))):
      %155 = "arith.addf"(%arg70, %arg69) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc91)
      "linalg.yield"(%155) : (f32) -> () loc(#loc91)
    }) : (tensor<128x128xf32>, tensor<128xf32>) -> tensor<128xf32> loc(#loc91)
    %88 = "tensor.empty"() : () -> tensor<128xf32> loc(#loc92)
    %89 = "linalg.generic"(%87, %88) <{indexing_maps = [#map8, #map8], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg67: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/reduce_sum"(#loc64)), %arg68: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/neg"(#loc64))):
      %154 = "arith.negf"(%arg67) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32 loc(#loc92)
      "linalg.yield"(%154) : (f32) -> () loc(#loc92)
    }) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32> loc(#loc92)
    %90 = "tensor.expand_shape"(%89) <{reassociation = [[0, 1]], static_output_shape = array<i64: 128, 1>}> : (tensor<128xf32>) -> tensor<128x1xf32> loc(#loc93)
    %91 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc94)
    %92 = "linalg.generic"(%78, %35, %91) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg64: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc65)), %arg65: f32 loc("jit(attention_step)/jvp(layers.0)/div"(#loc64)), %arg66: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc64))):
      %153 = "arith.divf"(%arg64, %arg65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc94)
      "linalg.yield"(%153) : (f32) -> () loc(#loc94)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc94)
    %93 = "tensor.empty"() : () -> tensor<128xf32> loc(#loc91)
    %94 = "linalg.fill"(%4, %93) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg62: f32 loc(unknown), %arg63: f32 loc(unknown)):
      "linalg.yield"(%arg62) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128xf32>) -> tensor<128xf32> loc(#loc91)
    %95 = "linalg.generic"(%90, %94) <{indexing_maps = [#map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg60: f32 loc("reduce_sum:"(#loc22)), %arg61: f32 loc("reduce_sum:"(#loc22))):
      %152 = "arith.addf"(%arg61, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc91)
      "linalg.yield"(%152) : (f32) -> () loc(#loc91)
    }) : (tensor<128x1xf32>, tensor<128xf32>) -> tensor<128xf32> loc(#loc91)
    %96 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc95)
    %97 = "linalg.generic"(%95, %96) <{indexing_maps = [#map5, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg58: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/reduce_sum"(#loc64)), %arg59: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/broadcast_in_dim"(#loc64))):
      "linalg.yield"(%arg58) : (f32) -> () loc(#loc95)
    }) : (tensor<128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc95)
    %98 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc96)
    %99 = "linalg.generic"(%92, %97, %98) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc64)), %arg56: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/broadcast_in_dim"(#loc64)), %arg57: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/add_any"(#loc64))):
      %151 = "arith.addf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc96)
      "linalg.yield"(%151) : (f32) -> () loc(#loc96)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc96)
    %100 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc90)
    %101 = "linalg.generic"(%99, %29, %100) <{indexing_maps = [#map4, #map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg52: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/add_any"(#loc64)), %arg53: f32 loc("jit(attention_step)/jvp(layers.0)/exp"(#loc64)), %arg54: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64))):
      %150 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc90)
      "linalg.yield"(%150) : (f32) -> () loc(#loc90)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc90)
    %102 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc97)
    %103 = "linalg.generic"(%101, %102) <{indexing_maps = [#map4, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg50: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/mul"(#loc64)), %arg51: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc63))):
      %149 = "arith.divf"(%arg50, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc97)
      "linalg.yield"(%149) : (f32) -> () loc(#loc97)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc97)
    %104 = "tensor.empty"() : () -> tensor<128x128xf32> loc(#loc98)
    %105 = "linalg.generic"(%103, %104) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg48: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/div"(#loc63)), %arg49: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc62))):
      "linalg.yield"(%arg48) : (f32) -> () loc(#loc98)
    }) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32> loc(#loc98)
    %106 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc98)
    %107 = "linalg.fill"(%4, %106) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg46: f32 loc(unknown), %arg47: f32 loc(unknown)):
      "linalg.yield"(%arg46) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc98)
    %108 = "linalg.matmul"(%105, %7, %107) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg43: f32 loc(unknown), %arg44: f32 loc(unknown), %arg45: f32 loc(unknown)):
      %147 = "arith.mulf"(%arg43, %arg44) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %148 = "arith.addf"(%arg45, %147) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%148) : (f32) -> () loc(#loc)
    }) : (tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc98)
    %109 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc99)
    %110 = "linalg.generic"(%108, %109) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg41: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc62)), %arg42: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc62))):
      "linalg.yield"(%arg41) : (f32) -> () loc(#loc99)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc99)
    %111 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc98)
    %112 = "linalg.generic"(%15, %111) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg39: f32 loc("jit(attention_step)/jvp(layers.0)/transpose"(#loc61)), %arg40: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc62))):
      "linalg.yield"(%arg39) : (f32) -> () loc(#loc98)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc98)
    %113 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc98)
    %114 = "linalg.fill"(%4, %113) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg37: f32 loc(unknown), %arg38: f32 loc(unknown)):
      "linalg.yield"(%arg37) : (f32) -> () loc(#loc)
    }) : (f32, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc98)
    %115 = "linalg.matmul"(%103, %112, %114) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg34: f32 loc(unknown), %arg35: f32 loc(unknown), %arg36: f32 loc(unknown)):
      %145 = "arith.mulf"(%arg34, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %146 = "arith.addf"(%arg36, %145) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%146) : (f32) -> () loc(#loc)
    }) : (tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc98)
    %116 = "tensor.empty"() : () -> tensor<128x64xf32> loc(#loc100)
    %117 = "linalg.generic"(%110, %116) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc62)), %arg33: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc61))):
      "linalg.yield"(%arg32) : (f32) -> () loc(#loc100)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>) -> tensor<128x64xf32> loc(#loc100)
    %118 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc101)
    %119 = "linalg.generic"(%73, %118) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc65)), %arg31: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc60))):
      "linalg.yield"(%arg30) : (f32) -> () loc(#loc101)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc101)
    %120 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc101)
    %121 = "linalg.fill"(%4, %120) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg28: f32 loc(unknown), %arg29: f32 loc(unknown)):
      "linalg.yield"(%arg28) : (f32) -> () loc(#loc)
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc101)
    %122 = "linalg.matmul"(%119, %arg0, %121) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32 loc(unknown), %arg26: f32 loc(unknown), %arg27: f32 loc(unknown)):
      %143 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %144 = "arith.addf"(%arg27, %143) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%144) : (f32) -> () loc(#loc)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc101)
    %123 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc102)
    %124 = "linalg.generic"(%122, %123) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc60)), %arg24: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc60))):
      "linalg.yield"(%arg23) : (f32) -> () loc(#loc102)
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc102)
    %125 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc103)
    %126 = "linalg.generic"(%117, %125) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc61)), %arg22: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc59))):
      "linalg.yield"(%arg21) : (f32) -> () loc(#loc103)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc103)
    %127 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc103)
    %128 = "linalg.fill"(%4, %127) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32 loc(unknown), %arg20: f32 loc(unknown)):
      "linalg.yield"(%arg19) : (f32) -> () loc(#loc)
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc103)
    %129 = "linalg.matmul"(%126, %arg0, %128) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32 loc(unknown), %arg17: f32 loc(unknown), %arg18: f32 loc(unknown)):
      %141 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %142 = "arith.addf"(%arg18, %141) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%142) : (f32) -> () loc(#loc)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc103)
    %130 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc104)
    %131 = "linalg.generic"(%129, %130) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc59)), %arg15: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc59))):
      "linalg.yield"(%arg14) : (f32) -> () loc(#loc104)
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc104)
    %132 = "tensor.empty"() : () -> tensor<64x128xf32> loc(#loc105)
    %133 = "linalg.generic"(%115, %132) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc62)), %arg13: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc58))):
      "linalg.yield"(%arg12) : (f32) -> () loc(#loc105)
    }) : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc(#loc105)
    %134 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc105)
    %135 = "linalg.fill"(%4, %134) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32 loc(unknown), %arg11: f32 loc(unknown)):
      "linalg.yield"(%arg10) : (f32) -> () loc(#loc)
    }) : (f32, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc105)
    %136 = "linalg.matmul"(%133, %arg0, %135) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown), %arg9: f32 loc(unknown)):
      %139 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      %140 = "arith.addf"(%arg9, %139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
      "linalg.yield"(%140) : (f32) -> () loc(#loc)
    }) : (tensor<64x128xf32>, tensor<128x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc105)
    %137 = "tensor.empty"() : () -> tensor<64x64xf32> loc(#loc106)
    %138 = "linalg.generic"(%136, %137) <{indexing_maps = [#map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/dot_general"(#loc58)), %arg6: f32 loc("jit(attention_step)/transpose(jvp(layers.0))/transpose"(#loc58))):
      "linalg.yield"(%arg5) : (f32) -> () loc(#loc106)
    }) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc(#loc106)
    "func.return"(%54, %138, %131, %124, %61) : (tensor<f32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> () loc(#loc53)
  }) : () -> () loc(#loc)
}) : () -> () loc(#loc)
#loc25 = loc("/work/wheel/test/Python/Inputs/jax_models.py":29:44 to :73)
#loc45 = loc("attention_step.<locals>.<lambda>"(#loc25))
#loc53 = loc("jit(attention_step)"(#loc51))
#loc56 = loc(callsite(#loc45 at #loc52))
#loc68 = loc("jit(attention_step)/jvp()/reduce_sum"(#loc56))
#loc70 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc58))
#loc76 = loc("jit(attention_step)/jvp(layers.0)/reduce_max"(#loc64))
#loc84 = loc("jit(attention_step)/jvp(layers.0)/dot_general"(#loc65))
#loc93 = loc("jit(attention_step)/transpose(jvp(layers.0))/reshape"(#loc64))

