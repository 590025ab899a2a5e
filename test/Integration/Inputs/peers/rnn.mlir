#loc = loc(unknown)
#loc1 = loc("x")
#loc2 = loc("wx")
#loc3 = loc("wh")
#loc4 = loc("bias")
#loc6 = loc("/work/wheel/tools/compare-peers":97:14 to :43)
#loc7 = loc("/work/wheel/tools/compare-peers":149:15 to :67)
#loc8 = loc("/work/wheel/tools/compare-peers":149:14 to 150:53)
#loc9 = loc("/work/wheel/tools/compare-peers":180:18 to :52)
#loc10 = loc("/work/wheel/tools/compare-peers":186:13 to :31)
#loc11 = loc("/work/wheel/test/Python/Inputs/jax_models.py":38:11 to :70)
#loc12 = loc("while")
#loc13 = loc("/work/wheel/test/Python/Inputs/jax_models.py":35:30 to :37)
#loc14 = loc("/work/wheel/test/Python/Inputs/jax_models.py":35:40 to :51)
#loc15 = loc("/work/wheel/test/Python/Inputs/jax_models.py":35:30 to :51)
#loc16 = loc("/work/wheel/test/Python/Inputs/jax_models.py":35:30 to :58)
#loc17 = loc("/work/wheel/test/Python/Inputs/jax_models.py":35:21 to :59)
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#loc19 = loc("count_jax"(#loc6))
#loc20 = loc("run_peers.<locals>.<listcomp>"(#loc7))
#loc21 = loc("run_peers"(#loc8))
#loc22 = loc("main"(#loc9))
#loc23 = loc("<module>"(#loc10))
#loc24 = loc("rnn"(#loc11))
#loc25 = loc("while:"(#loc12))
#loc26 = loc("rnn.<locals>.step"(#loc13))
#loc27 = loc("rnn.<locals>.step"(#loc14))
#loc28 = loc("rnn.<locals>.step"(#loc15))
#loc29 = loc("rnn.<locals>.step"(#loc16))
#loc30 = loc("rnn.<locals>.step"(#loc17))
#loc31 = loc(callsite(#loc22 at #loc23))
#loc33 = loc(callsite(#loc24 at #loc24))
#loc35 = loc("cell/dot_general"(#loc26))
#loc36 = loc("cell/dot_general"(#loc27))
#loc37 = loc("cell/add"(#loc28))
#loc38 = loc("cell/add"(#loc29))
#loc39 = loc("cell/tanh"(#loc30))
#loc40 = loc("broadcast_in_dim"(#loc24))
#loc42 = loc(callsite(#loc21 at #loc31))
#loc43 = loc(callsite(#loc20 at #loc42))
#loc44 = loc(callsite(#loc19 at #loc43))
#loc46 = loc(callsite(#loc24 at #loc44))
#loc49 = loc(callsite(#loc24 at #loc46))
#loc51 = loc(callsite(#loc33 at #loc46))
#loc53 = loc("jit(rnn)/while"(#loc49))
#loc55 = loc("jit(rnn)/while/body/closed_call"(#loc51))
#loc56 = loc("jit(rnn)/while/body/jit(dynamic_update_index_in_dim)"(#loc51))
#loc59 = loc(callsite(#loc35 at #loc55))
#loc60 = loc(callsite(#loc36 at #loc55))
#loc61 = loc(callsite(#loc37 at #loc55))
#loc62 = loc(callsite(#loc38 at #loc55))
#loc63 = loc(callsite(#loc39 at #loc55))
#loc64 = loc(callsite(#loc40 at #loc56))
"builtin.module"() <{sym_name = "jit_rnn"}> ({
  "func.func"() <{function_type = (tensor<50x16x32xf32>, tensor<32x64xf32>, tensor<64x64xf32>, tensor<64xf32>) -> tensor<50x16x64xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<50x16x32xf32> loc("x"), %arg1: tensor<32x64xf32> loc("wx"), %arg2: tensor<64x64xf32> loc("wh"), %arg3: tensor<64xf32> loc("bias")):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32 loc(#loc)
    %1 = "arith.constant"() <{value = 49 : index}> : () -> index loc(#loc)
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index loc(#loc)
    %3 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<16x64xf32>}> : () -> tensor<16x64xf32> loc(#loc48)
    %4 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<50x16x64xf32>}> : () -> tensor<50x16x64xf32> loc(#loc52)
    %5 = "arith.constant"() <{value = 0 : i32}> : () -> i32 loc(#loc50)
    %6 = "arith.constant"() <{value = 50 : i32}> : () -> i32 loc(#loc)
    %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc)
    %8:2 = "scf.for"(%5, %6, %7, %3, %4) ({
    ^bb0(%arg4: i32 loc("jit(rnn)/while"(#loc49)), %arg5: tensor<16x64xf32> loc("while:"(#loc12)), %arg6: tensor<50x16x64xf32> loc("while:"(#loc12))):
      %9 = "arith.index_cast"(%arg4) : (i32) -> index loc(#loc57)
      %10 = "arith.maxsi"(%9, %2) : (index, index) -> index loc(#loc57)
      %11 = "arith.minsi"(%10, %1) : (index, index) -> index loc(#loc57)
      %12 = "tensor.extract_slice"(%arg0, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 16, 32>, static_strides = array<i64: 1, 1, 1>}> : (tensor<50x16x32xf32>, index) -> tensor<1x16x32xf32> loc(#loc57)
      %13 = "tensor.collapse_shape"(%12) <{reassociation = [[0, 1], [2]]}> : (tensor<1x16x32xf32>) -> tensor<16x32xf32> loc(#loc58)
      %14 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc59)
      %15 = "linalg.fill"(%0, %14) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg27: f32 loc(unknown), %arg28: f32 loc(unknown)):
        "linalg.yield"(%arg27) : (f32) -> () loc(#loc)
      }) : (f32, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc59)
      %16 = "linalg.matmul"(%13, %arg1, %15) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg24: f32 loc(unknown), %arg25: f32 loc(unknown), %arg26: f32 loc(unknown)):
        %39 = "arith.mulf"(%arg24, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
        %40 = "arith.addf"(%arg26, %39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
        "linalg.yield"(%40) : (f32) -> () loc(#loc)
      }) : (tensor<16x32xf32>, tensor<32x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc59)
      %17 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc60)
      %18 = "linalg.fill"(%0, %17) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg22: f32 loc(unknown), %arg23: f32 loc(unknown)):
        "linalg.yield"(%arg22) : (f32) -> () loc(#loc)
      }) : (f32, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc60)
      %19 = "linalg.matmul"(%arg5, %arg2, %18) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg19: f32 loc(unknown), %arg20: f32 loc(unknown), %arg21: f32 loc(unknown)):
        %37 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
        %38 = "arith.addf"(%arg21, %37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc)
        "linalg.yield"(%38) : (f32) -> () loc(#loc)
      }) : (tensor<16x64xf32>, tensor<64x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc60)
      %20 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc61)
      %21 = "linalg.generic"(%16, %19, %20) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg16: f32 loc(callsite(#loc35 at #loc55)), %arg17: f32 loc(callsite(#loc36 at #loc55)), %arg18: f32 loc(callsite(#loc37 at #loc55))):
        %36 = "arith.addf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc61)
        "linalg.yield"(%36) : (f32) -> () loc(#loc61)
      }) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc61)
      %22 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc62)
      %23 = "linalg.generic"(%arg3, %22) <{indexing_maps = [#map4, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg14: f32 loc("bias"), %arg15: f32 loc(callsite(#loc38 at #loc55))):
        "linalg.yield"(%arg14) : (f32) -> () loc(#loc62)
      }) : (tensor<64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc62)
      %24 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc62)
      %25 = "linalg.generic"(%21, %23, %24) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg11: f32 loc(callsite(#loc37 at #loc55)), %arg12: f32 loc(callsite(#loc38 at #loc55)), %arg13: f32 loc(callsite(#loc38 at #loc55))):
        %35 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32 loc(#loc62)
        "linalg.yield"(%35) : (f32) -> () loc(#loc62)
      }) : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc62)
      %26 = "tensor.empty"() : () -> tensor<16x64xf32> loc(#loc63)
      %27 = "linalg.generic"(%25, %26) <{indexing_maps = [#map3, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg9: f32 loc(callsite(#loc38 at #loc55)), %arg10: f32 loc(callsite(#loc39 at #loc55))):
        %34 = "math.tanh"(%arg9) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32 loc(#loc63)
        "linalg.yield"(%34) : (f32) -> () loc(#loc63)
      }) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc(#loc63)
      %28 = "tensor.empty"() : () -> tensor<1x16x64xf32> loc(#loc64)
      %29 = "linalg.generic"(%27, %28) <{indexing_maps = [#map5, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg7: f32 loc(callsite(#loc39 at #loc55)), %arg8: f32 loc(callsite(#loc40 at #loc56))):
        "linalg.yield"(%arg7) : (f32) -> () loc(#loc64)
      }) : (tensor<16x64xf32>, tensor<1x16x64xf32>) -> tensor<1x16x64xf32> loc(#loc64)
      %30 = "arith.index_cast"(%arg4) : (i32) -> index loc(#loc65)
      %31 = "arith.maxsi"(%30, %2) : (index, index) -> index loc(#loc65)
      %32 = "arith.minsi"(%31, %1) : (index, index) -> index loc(#loc65)
      %33 = "tensor.insert_slice"(%29, %arg6, %32) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: 1, 16, 64>, static_strides = array<i64: 1, 1, 1>}> : (tensor<1x16x64xf32>, tensor<50x16x64xf32>, index) -> tensor<50x16x64xf32> loc(#loc65)
      "scf.yield"(%27, %33) : (tensor<16x64xf32>, tensor<50x16x64xf32>) -> () loc(#loc53)
    }) : (i32, i32, i32, tensor<16x64xf32>, tensor<50x16x64xf32>) -> (tensor<16x64xf32>, tensor<50x16x64xf32>) loc(#loc53)
    "func.return"(%8#1) : (tensor<50x16x64xf32>) -> () loc(#loc47)
  }) : () -> () loc(#loc)
}) : () -> () loc(#loc)
#loc5 = loc("/work/wheel/test/Python/Inputs/jax_models.py":38:30 to :66)
#loc18 = loc("rnn"(#loc5))
#loc32 = loc("dynamic_slice"(#loc24))
#loc34 = loc("squeeze"(#loc24))
#loc41 = loc("dynamic_update_slice"(#loc24))
#loc45 = loc(callsite(#loc18 at #loc44))
#loc47 = loc("jit(rnn)"(#loc44))
#loc48 = loc("jit(rnn)/broadcast_in_dim"(#loc45))
#loc50 = loc("jit(rnn)/scan"(#loc46))
#loc52 = loc("jit(rnn)/broadcast_in_dim"(#loc49))
#loc54 = loc("jit(rnn)/while/body/jit(dynamic_index_in_dim)"(#loc51))
#loc57 = loc(callsite(#loc32 at #loc54))
#loc58 = loc(callsite(#loc34 at #loc54))
#loc65 = loc(callsite(#loc41 at #loc56))

