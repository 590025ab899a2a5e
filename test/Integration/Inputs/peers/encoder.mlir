#loc1 = loc("p_attn_in_proj_weight")
#loc2 = loc("self_attn/_softmax")
#loc3 = loc("self_attn/all")
#loc4 = loc("self_attn/where")
#loc5 = loc("norm1")
#loc6 = loc("self_attn/eq")
#loc7 = loc("self_attn/permute")
#loc8 = loc("self_attn/expand")
#loc9 = loc("self_attn/bmm")
#loc10 = loc("self_attn/add")
#loc14 = loc("self_attn/view")
#loc15 = loc("self_attn/mul")
#loc16 = loc("self_attn/addmm")
#loc17 = loc("add")
#loc18 = loc("linear1")
#loc19 = loc("relu")
#loc20 = loc("linear2")
#loc21 = loc("norm2")
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<192x64xf32> loc("p_attn_in_proj_weight"), %arg1: tensor<192xf32> loc("p_attn_in_proj_weight"), %arg2: tensor<64x64xf32> loc("p_attn_in_proj_weight"), %arg3: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg4: tensor<256x64xf32> loc("p_attn_in_proj_weight"), %arg5: tensor<256xf32> loc("p_attn_in_proj_weight"), %arg6: tensor<64x256xf32> loc("p_attn_in_proj_weight"), %arg7: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg8: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg9: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg10: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg11: tensor<64xf32> loc("p_attn_in_proj_weight"), %arg12: tensor<2x128x64xf32> loc("p_attn_in_proj_weight")) -> tensor<2x128x64xf32> {
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc2)
    %true = arith.constant true loc(#loc3)
    %cst_1 = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x4x128x128xf32> loc(#loc4)
    %cst_3 = arith.constant 1.000000e-05 : f64 loc(#loc5)
    %cst_4 = arith.constant 0xFFF0000000000000 : f64 loc(#loc6)
    %cst_5 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_6 = arith.constant 6.400000e+01 : f64 loc(#loc)
    %cst_7 = arith.constant 6.400000e+01 : f32 loc(#loc)
    %0 = tensor.empty() : tensor<128x2x64xf32> loc(#loc7)
    %transposed = linalg.transpose ins(%arg12 : tensor<2x128x64xf32>) outs(%0 : tensor<128x2x64xf32>) permutation = [1, 0, 2]  loc(#loc7)
    %1 = tensor.empty() : tensor<64x192xf32> loc(#loc7)
    %transposed_8 = linalg.transpose ins(%arg0 : tensor<192x64xf32>) outs(%1 : tensor<64x192xf32>) permutation = [1, 0]  loc(#loc7)
    %2 = tensor.empty() : tensor<128x64x192xf32> loc(#loc8)
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<64x192xf32>) outs(%2 : tensor<128x64x192xf32>) {
    ^bb0(%in: f32 loc("self_attn/permute"), %out: f32 loc("self_attn/expand")):
      linalg.yield %in : f32 loc(#loc8)
    } -> tensor<128x64x192xf32> loc(#loc8)
    %4 = tensor.empty() : tensor<128x2x192xf32> loc(#loc9)
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<128x2x192xf32>) -> tensor<128x2x192xf32> loc(#loc9)
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<128x2x64xf32>, tensor<128x64x192xf32>) outs(%5 : tensor<128x2x192xf32>) -> tensor<128x2x192xf32> loc(#loc9)
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %arg1 : tensor<128x2x192xf32>, tensor<192xf32>) outs(%4 : tensor<128x2x192xf32>) {
    ^bb0(%in: f32 loc("self_attn/bmm"), %in_41: f32 loc("self_attn/add"), %out: f32 loc("self_attn/add")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc10)
      linalg.yield %92 : f32 loc(#loc10)
    } -> tensor<128x2x192xf32> loc(#loc10)
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3, 4]] output_shape [1, 128, 2, 3, 64] : tensor<128x2x192xf32> into tensor<1x128x2x3x64xf32> loc(#loc11)
    %8 = tensor.empty() : tensor<3x128x2x1x64xf32> loc(#loc7)
    %transposed_9 = linalg.transpose ins(%expanded : tensor<1x128x2x3x64xf32>) outs(%8 : tensor<3x128x2x1x64xf32>) permutation = [3, 1, 2, 0, 4]  loc(#loc7)
    %collapsed = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3], [4]] : tensor<3x128x2x1x64xf32> into tensor<3x128x2x64xf32> loc(#loc12)
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, 128, 2, 64] [1, 1, 1, 1] : tensor<3x128x2x64xf32> to tensor<1x128x2x64xf32> loc(#loc13)
    %extracted_slice_10 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, 128, 2, 64] [1, 1, 1, 1] : tensor<3x128x2x64xf32> to tensor<1x128x2x64xf32> loc(#loc13)
    %extracted_slice_11 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, 128, 2, 64] [1, 1, 1, 1] : tensor<3x128x2x64xf32> to tensor<1x128x2x64xf32> loc(#loc13)
    %collapsed_12 = tensor.collapse_shape %extracted_slice [[0, 1], [2, 3]] : tensor<1x128x2x64xf32> into tensor<128x128xf32> loc(#loc14)
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0], [1, 2]] output_shape [128, 8, 16] : tensor<128x128xf32> into tensor<128x8x16xf32> loc(#loc14)
    %9 = tensor.empty() : tensor<8x128x16xf32> loc(#loc7)
    %transposed_14 = linalg.transpose ins(%expanded_13 : tensor<128x8x16xf32>) outs(%9 : tensor<8x128x16xf32>) permutation = [1, 0, 2]  loc(#loc7)
    %collapsed_15 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2, 3]] : tensor<1x128x2x64xf32> into tensor<128x128xf32> loc(#loc14)
    %expanded_16 = tensor.expand_shape %collapsed_15 [[0], [1, 2]] output_shape [128, 8, 16] : tensor<128x128xf32> into tensor<128x8x16xf32> loc(#loc14)
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<128x8x16xf32>) outs(%9 : tensor<8x128x16xf32>) permutation = [1, 0, 2]  loc(#loc7)
    %collapsed_18 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2, 3]] : tensor<1x128x2x64xf32> into tensor<128x128xf32> loc(#loc14)
    %expanded_19 = tensor.expand_shape %collapsed_18 [[0], [1, 2]] output_shape [128, 8, 16] : tensor<128x128xf32> into tensor<128x8x16xf32> loc(#loc14)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<128x8x16xf32>) outs(%9 : tensor<8x128x16xf32>) permutation = [1, 0, 2]  loc(#loc7)
    %expanded_21 = tensor.expand_shape %transposed_14 [[0, 1], [2], [3]] output_shape [2, 4, 128, 16] : tensor<8x128x16xf32> into tensor<2x4x128x16xf32> loc(#loc14)
    %expanded_22 = tensor.expand_shape %transposed_17 [[0, 1], [2], [3]] output_shape [2, 4, 128, 16] : tensor<8x128x16xf32> into tensor<2x4x128x16xf32> loc(#loc14)
    %10 = tensor.empty() : tensor<2x4x128x16xf32> loc(#loc15)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x4x128x16xf32>) outs(%10 : tensor<2x4x128x16xf32>) {
    ^bb0(%in: f32 loc("self_attn/view"), %out: f32 loc("self_attn/mul")):
      %92 = arith.mulf %in, %cst_5 : f32 loc(#loc15)
      linalg.yield %92 : f32 loc(#loc15)
    } -> tensor<2x4x128x16xf32> loc(#loc15)
    %12 = tensor.empty() : tensor<2x4x16x128xf32> loc(#loc7)
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<2x4x128x16xf32>) outs(%12 : tensor<2x4x16x128xf32>) permutation = [0, 1, 3, 2]  loc(#loc7)
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<2x4x16x128xf32>) outs(%12 : tensor<2x4x16x128xf32>) {
    ^bb0(%in: f32 loc("self_attn/permute"), %out: f32 loc("self_attn/mul")):
      %92 = arith.mulf %in, %cst_5 : f32 loc(#loc15)
      linalg.yield %92 : f32 loc(#loc15)
    } -> tensor<2x4x16x128xf32> loc(#loc15)
    %collapsed_24 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<2x4x128x16xf32> into tensor<8x128x16xf32> loc(#loc14)
    %collapsed_25 = tensor.collapse_shape %13 [[0, 1], [2], [3]] : tensor<2x4x16x128xf32> into tensor<8x16x128xf32> loc(#loc14)
    %14 = tensor.empty() : tensor<8x128x128xf32> loc(#loc9)
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32> loc(#loc9)
    %16 = linalg.batch_matmul ins(%collapsed_24, %collapsed_25 : tensor<8x128x16xf32>, tensor<8x16x128xf32>) outs(%15 : tensor<8x128x128xf32>) -> tensor<8x128x128xf32> loc(#loc9)
    %expanded_26 = tensor.expand_shape %16 [[0, 1], [2], [3]] output_shape [2, 4, 128, 128] : tensor<8x128x128xf32> into tensor<2x4x128x128xf32> loc(#loc14)
    %17 = tensor.empty() : tensor<2x4x128xi64> loc(#loc2)
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<2x4x128xi64>) -> tensor<2x4x128xi64> loc(#loc2)
    %19 = tensor.empty() : tensor<2x4x128xf32> loc(#loc2)
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<2x4x128xf32>) -> tensor<2x4x128xf32> loc(#loc2)
    %21:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_26 : tensor<2x4x128x128xf32>) outs(%20, %18 : tensor<2x4x128xf32>, tensor<2x4x128xi64>) {
    ^bb0(%in: f32 loc("self_attn/view"), %out: f32 loc("self_attn/_softmax"), %out_41: i64 loc("self_attn/_softmax")):
      %92 = linalg.index 3 : index loc(#loc2)
      %93 = arith.index_cast %92 : index to i64 loc(#loc2)
      %94 = arith.maximumf %in, %out : f32 loc(#loc2)
      %95 = arith.cmpf ogt, %in, %out : f32 loc(#loc2)
      %96 = arith.select %95, %93, %out_41 : i64 loc(#loc2)
      linalg.yield %94, %96 : f32, i64 loc(#loc2)
    } -> (tensor<2x4x128xf32>, tensor<2x4x128xi64>) loc(#loc2)
    %expanded_27 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [2, 4, 128, 1] : tensor<2x4x128xf32> into tensor<2x4x128x1xf32> loc(#loc2)
    %22 = tensor.empty() : tensor<2x4x128x128xf32> loc(#loc2)
    %23 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %expanded_27 : tensor<2x4x128x128xf32>, tensor<2x4x128x1xf32>) outs(%22 : tensor<2x4x128x128xf32>) {
    ^bb0(%in: f32 loc("self_attn/view"), %in_41: f32 loc("self_attn/_softmax"), %out: f32 loc("self_attn/_softmax")):
      %92 = arith.subf %in, %in_41 : f32 loc(#loc2)
      linalg.yield %92 : f32 loc(#loc2)
    } -> tensor<2x4x128x128xf32> loc(#loc2)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x4x128x128xf32>) outs(%22 : tensor<2x4x128x128xf32>) {
    ^bb0(%in: f32 loc("self_attn/_softmax"), %out: f32 loc("self_attn/_softmax")):
      %92 = math.exp %in : f32 loc(#loc2)
      linalg.yield %92 : f32 loc(#loc2)
    } -> tensor<2x4x128x128xf32> loc(#loc2)
    %25 = tensor.empty() : tensor<2x4x128x1xf32> loc(#loc2)
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<2x4x128x1xf32>) -> tensor<2x4x128x1xf32> loc(#loc2)
    %27 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<2x4x128x128xf32>) outs(%26 : tensor<2x4x128x1xf32>) {
    ^bb0(%in: f32 loc("self_attn/_softmax"), %out: f32 loc("self_attn/_softmax")):
      %92 = arith.addf %in, %out : f32 loc(#loc2)
      linalg.yield %92 : f32 loc(#loc2)
    } -> tensor<2x4x128x1xf32> loc(#loc2)
    %28 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<2x4x128x128xf32>, tensor<2x4x128x1xf32>) outs(%22 : tensor<2x4x128x128xf32>) {
    ^bb0(%in: f32 loc("self_attn/_softmax"), %in_41: f32 loc("self_attn/_softmax"), %out: f32 loc("self_attn/_softmax")):
      %92 = arith.divf %in, %in_41 : f32 loc(#loc2)
      linalg.yield %92 : f32 loc(#loc2)
    } -> tensor<2x4x128x128xf32> loc(#loc2)
    %29 = tensor.empty() : tensor<2x4x128x128xi1> loc(#loc6)
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<2x4x128x128xf32>) outs(%29 : tensor<2x4x128x128xi1>) {
    ^bb0(%in: f32 loc("self_attn/view"), %out: i1 loc("self_attn/eq")):
      %92 = arith.extf %in : f32 to f64 loc(#loc6)
      %93 = arith.cmpf oeq, %92, %cst_4 : f64 loc(#loc6)
      linalg.yield %93 : i1 loc(#loc6)
    } -> tensor<2x4x128x128xi1> loc(#loc6)
    %31 = tensor.empty() : tensor<2x4x128x1xi1> loc(#loc3)
    %32 = linalg.fill ins(%true : i1) outs(%31 : tensor<2x4x128x1xi1>) -> tensor<2x4x128x1xi1> loc(#loc3)
    %33 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x4x128x128xi1>) outs(%32 : tensor<2x4x128x1xi1>) {
    ^bb0(%in: i1 loc("self_attn/eq"), %out: i1 loc("self_attn/all")):
      %92 = arith.andi %in, %out : i1 loc(#loc3)
      linalg.yield %92 : i1 loc(#loc3)
    } -> tensor<2x4x128x1xi1> loc(#loc3)
    %34 = linalg.generic {indexing_maps = [#map5, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %cst_2, %28 : tensor<2x4x128x1xi1>, tensor<2x4x128x128xf32>, tensor<2x4x128x128xf32>) outs(%22 : tensor<2x4x128x128xf32>) {
    ^bb0(%in: i1 loc("self_attn/all"), %in_41: f32 loc("self_attn/where"), %in_42: f32 loc("self_attn/_softmax"), %out: f32 loc("self_attn/where")):
      %92 = arith.select %in, %in_41, %in_42 : f32 loc(#loc4)
      linalg.yield %92 : f32 loc(#loc4)
    } -> tensor<2x4x128x128xf32> loc(#loc4)
    %collapsed_28 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x4x128x128xf32> into tensor<8x128x128xf32> loc(#loc14)
    %35 = linalg.fill ins(%cst : f32) outs(%9 : tensor<8x128x16xf32>) -> tensor<8x128x16xf32> loc(#loc9)
    %36 = linalg.batch_matmul ins(%collapsed_28, %transposed_20 : tensor<8x128x128xf32>, tensor<8x128x16xf32>) outs(%35 : tensor<8x128x16xf32>) -> tensor<8x128x16xf32> loc(#loc9)
    %expanded_29 = tensor.expand_shape %36 [[0, 1], [2], [3]] output_shape [2, 4, 128, 16] : tensor<8x128x16xf32> into tensor<2x4x128x16xf32> loc(#loc14)
    %37 = tensor.empty() : tensor<128x2x4x16xf32> loc(#loc7)
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<2x4x128x16xf32>) outs(%37 : tensor<128x2x4x16xf32>) permutation = [2, 0, 1, 3]  loc(#loc7)
    %collapsed_31 = tensor.collapse_shape %transposed_30 [[0, 1], [2, 3]] : tensor<128x2x4x16xf32> into tensor<256x64xf32> loc(#loc14)
    %38 = tensor.empty() : tensor<64x64xf32> loc(#loc7)
    %transposed_32 = linalg.transpose ins(%arg2 : tensor<64x64xf32>) outs(%38 : tensor<64x64xf32>) permutation = [1, 0]  loc(#loc7)
    %39 = tensor.empty() : tensor<256x64xf32> loc(#loc16)
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc16)
    %41 = linalg.matmul ins(%collapsed_31, %transposed_32 : tensor<256x64xf32>, tensor<64x64xf32>) outs(%40 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc16)
    %42 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3, %41 : tensor<64xf32>, tensor<256x64xf32>) outs(%39 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("self_attn/addmm"), %in_41: f32 loc("self_attn/addmm"), %out: f32 loc("self_attn/addmm")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc16)
      linalg.yield %92 : f32 loc(#loc16)
    } -> tensor<256x64xf32> loc(#loc16)
    %expanded_33 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [128, 2, 64] : tensor<256x64xf32> into tensor<128x2x64xf32> loc(#loc14)
    %43 = tensor.empty() : tensor<2x128x64xf32> loc(#loc7)
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<128x2x64xf32>) outs(%43 : tensor<2x128x64xf32>) permutation = [1, 0, 2]  loc(#loc7)
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12, %transposed_34 : tensor<2x128x64xf32>, tensor<2x128x64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("self_attn/permute"), %in_41: f32 loc("self_attn/permute"), %out: f32 loc("add")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc17)
      linalg.yield %92 : f32 loc(#loc17)
    } -> tensor<2x128x64xf32> loc(#loc17)
    %45 = tensor.empty() : tensor<2x128x64xf64> loc(#loc5)
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x128x64xf32>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f32 loc("add"), %out: f64 loc("norm1")):
      %92 = arith.extf %in : f32 to f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x64xf64> loc(#loc5)
    %47 = tensor.empty() : tensor<2x128x1xf64> loc(#loc5)
    %48 = linalg.fill ins(%cst_1 : f64) outs(%47 : tensor<2x128x1xf64>) -> tensor<2x128x1xf64> loc(#loc5)
    %49 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<2x128x64xf64>) outs(%48 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.addf %in, %out : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x1xf64> loc(#loc5)
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<2x128x1xf64>) outs(%47 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.divf %in, %cst_6 : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x1xf64> loc(#loc5)
    %51 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %50 : tensor<2x128x64xf64>, tensor<2x128x1xf64>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f64 loc("norm1"), %in_41: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.subf %in, %in_41 : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x64xf64> loc(#loc5)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %51 : tensor<2x128x64xf64>, tensor<2x128x64xf64>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f64 loc("norm1"), %in_41: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.mulf %in, %in_41 : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x64xf64> loc(#loc5)
    %53 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<2x128x64xf64>) outs(%48 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.addf %in, %out : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x1xf64> loc(#loc5)
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x128x1xf64>) outs(%47 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm1"), %out: f64 loc("norm1")):
      %92 = arith.divf %in, %cst_6 : f64 loc(#loc5)
      linalg.yield %92 : f64 loc(#loc5)
    } -> tensor<2x128x1xf64> loc(#loc5)
    %55 = tensor.empty() : tensor<2x128x1xf32> loc(#loc5)
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<2x128x1xf64>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f64 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.truncf %in : f64 to f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x1xf32> loc(#loc5)
    %57 = linalg.fill ins(%cst : f32) outs(%55 : tensor<2x128x1xf32>) -> tensor<2x128x1xf32> loc(#loc5)
    %58 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<2x128x64xf32>) outs(%57 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("add"), %out: f32 loc("norm1")):
      %92 = arith.addf %in, %out : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x1xf32> loc(#loc5)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.divf %in, %cst_7 : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x1xf32> loc(#loc5)
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.truncf %cst_3 : f64 to f32 loc(#loc5)
      %93 = arith.addf %in, %92 : f32 loc(#loc5)
      linalg.yield %93 : f32 loc(#loc5)
    } -> tensor<2x128x1xf32> loc(#loc5)
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = math.rsqrt %in : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x1xf32> loc(#loc5)
    %62 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %59 : tensor<2x128x64xf32>, tensor<2x128x1xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("add"), %in_41: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.subf %in, %in_41 : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x64xf32> loc(#loc5)
    %63 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %61 : tensor<2x128x64xf32>, tensor<2x128x1xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm1"), %in_41: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.mulf %in, %in_41 : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x64xf32> loc(#loc5)
    %64 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %arg8 : tensor<2x128x64xf32>, tensor<64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm1"), %in_41: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.mulf %in, %in_41 : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x64xf32> loc(#loc5)
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %arg9 : tensor<2x128x64xf32>, tensor<64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm1"), %in_41: f32 loc("norm1"), %out: f32 loc("norm1")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc5)
      linalg.yield %92 : f32 loc(#loc5)
    } -> tensor<2x128x64xf32> loc(#loc5)
    %collapsed_35 = tensor.collapse_shape %65 [[0, 1], [2]] : tensor<2x128x64xf32> into tensor<256x64xf32> loc(#loc18)
    %66 = tensor.empty() : tensor<64x256xf32> loc(#loc18)
    %transposed_36 = linalg.transpose ins(%arg4 : tensor<256x64xf32>) outs(%66 : tensor<64x256xf32>) permutation = [1, 0]  loc(#loc18)
    %67 = tensor.empty() : tensor<256x256xf32> loc(#loc18)
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<256x256xf32>) -> tensor<256x256xf32> loc(#loc18)
    %69 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<256x64xf32>, tensor<64x256xf32>) outs(%68 : tensor<256x256xf32>) -> tensor<256x256xf32> loc(#loc18)
    %70 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5, %69 : tensor<256xf32>, tensor<256x256xf32>) outs(%67 : tensor<256x256xf32>) {
    ^bb0(%in: f32 loc("linear1"), %in_41: f32 loc("linear1"), %out: f32 loc("linear1")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc18)
      linalg.yield %92 : f32 loc(#loc18)
    } -> tensor<256x256xf32> loc(#loc18)
    %expanded_37 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [2, 128, 256] : tensor<256x256xf32> into tensor<2x128x256xf32> loc(#loc18)
    %71 = tensor.empty() : tensor<2x128x256xf32> loc(#loc19)
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<2x128x256xf32>) outs(%71 : tensor<2x128x256xf32>) {
    ^bb0(%in: f32 loc("linear1"), %out: f32 loc("relu")):
      %92 = arith.cmpf ugt, %in, %cst : f32 loc(#loc19)
      %93 = arith.select %92, %in, %cst : f32 loc(#loc19)
      linalg.yield %93 : f32 loc(#loc19)
    } -> tensor<2x128x256xf32> loc(#loc19)
    %collapsed_38 = tensor.collapse_shape %72 [[0, 1], [2]] : tensor<2x128x256xf32> into tensor<256x256xf32> loc(#loc20)
    %transposed_39 = linalg.transpose ins(%arg6 : tensor<64x256xf32>) outs(%39 : tensor<256x64xf32>) permutation = [1, 0]  loc(#loc20)
    %73 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<256x256xf32>, tensor<256x64xf32>) outs(%40 : tensor<256x64xf32>) -> tensor<256x64xf32> loc(#loc20)
    %74 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg7, %73 : tensor<64xf32>, tensor<256x64xf32>) outs(%39 : tensor<256x64xf32>) {
    ^bb0(%in: f32 loc("linear2"), %in_41: f32 loc("linear2"), %out: f32 loc("linear2")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc20)
      linalg.yield %92 : f32 loc(#loc20)
    } -> tensor<256x64xf32> loc(#loc20)
    %expanded_40 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 128, 64] : tensor<256x64xf32> into tensor<2x128x64xf32> loc(#loc20)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %expanded_40 : tensor<2x128x64xf32>, tensor<2x128x64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm1"), %in_41: f32 loc("linear2"), %out: f32 loc("add")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc17)
      linalg.yield %92 : f32 loc(#loc17)
    } -> tensor<2x128x64xf32> loc(#loc17)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<2x128x64xf32>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f32 loc("add"), %out: f64 loc("norm2")):
      %92 = arith.extf %in : f32 to f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x64xf64> loc(#loc21)
    %77 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<2x128x64xf64>) outs(%48 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.addf %in, %out : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x1xf64> loc(#loc21)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<2x128x1xf64>) outs(%47 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.divf %in, %cst_6 : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x1xf64> loc(#loc21)
    %79 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %78 : tensor<2x128x64xf64>, tensor<2x128x1xf64>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f64 loc("norm2"), %in_41: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.subf %in, %in_41 : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x64xf64> loc(#loc21)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<2x128x64xf64>, tensor<2x128x64xf64>) outs(%45 : tensor<2x128x64xf64>) {
    ^bb0(%in: f64 loc("norm2"), %in_41: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.mulf %in, %in_41 : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x64xf64> loc(#loc21)
    %81 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<2x128x64xf64>) outs(%48 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.addf %in, %out : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x1xf64> loc(#loc21)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<2x128x1xf64>) outs(%47 : tensor<2x128x1xf64>) {
    ^bb0(%in: f64 loc("norm2"), %out: f64 loc("norm2")):
      %92 = arith.divf %in, %cst_6 : f64 loc(#loc21)
      linalg.yield %92 : f64 loc(#loc21)
    } -> tensor<2x128x1xf64> loc(#loc21)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<2x128x1xf64>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f64 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.truncf %in : f64 to f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x1xf32> loc(#loc21)
    %84 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<2x128x64xf32>) outs(%57 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("add"), %out: f32 loc("norm2")):
      %92 = arith.addf %in, %out : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x1xf32> loc(#loc21)
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.divf %in, %cst_7 : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x1xf32> loc(#loc21)
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.truncf %cst_3 : f64 to f32 loc(#loc21)
      %93 = arith.addf %in, %92 : f32 loc(#loc21)
      linalg.yield %93 : f32 loc(#loc21)
    } -> tensor<2x128x1xf32> loc(#loc21)
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<2x128x1xf32>) outs(%55 : tensor<2x128x1xf32>) {
    ^bb0(%in: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = math.rsqrt %in : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x1xf32> loc(#loc21)
    %88 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %85 : tensor<2x128x64xf32>, tensor<2x128x1xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("add"), %in_41: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.subf %in, %in_41 : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x64xf32> loc(#loc21)
    %89 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %87 : tensor<2x128x64xf32>, tensor<2x128x1xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm2"), %in_41: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.mulf %in, %in_41 : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x64xf32> loc(#loc21)
    %90 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %arg10 : tensor<2x128x64xf32>, tensor<64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm2"), %in_41: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.mulf %in, %in_41 : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x64xf32> loc(#loc21)
    %91 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %arg11 : tensor<2x128x64xf32>, tensor<64xf32>) outs(%43 : tensor<2x128x64xf32>) {
    ^bb0(%in: f32 loc("norm2"), %in_41: f32 loc("norm2"), %out: f32 loc("norm2")):
      %92 = arith.addf %in, %in_41 : f32 loc(#loc21)
      linalg.yield %92 : f32 loc(#loc21)
    } -> tensor<2x128x64xf32> loc(#loc21)
    return %91 : tensor<2x128x64xf32> loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc11 = loc("self_attn/unsqueeze")
#loc12 = loc("self_attn/squeeze")
#loc13 = loc("self_attn/select")

