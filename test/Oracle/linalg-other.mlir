// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Fills, copies, map, reduce, softmax, winograd, pack, unpack, and generics
// with indices, repeated dims and branches.

// CHECK: oracle: 57 functions, 0 disagreements

func.func @fill_f32(%o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %v = arith.constant 1.5 : f32
  %0 = linalg.fill ins(%v : f32) outs(%o : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @fill_i4(%o: tensor<3x5xi4>) -> tensor<3x5xi4> {
  %v = arith.constant 1 : i4
  %0 = linalg.fill ins(%v : i4) outs(%o : tensor<3x5xi4>) -> tensor<3x5xi4>
  return %0 : tensor<3x5xi4>
}

func.func @fill_memref(%v: f16, %o: memref<3x0x2xf16>, %p: memref<?x3xf16>) {
  linalg.fill ins(%v : f16) outs(%o : memref<3x0x2xf16>)
  linalg.fill ins(%v : f16) outs(%p : memref<?x3xf16>)
  return
}

func.func @fill_rng_2d(%min: f64, %max: f64, %seed: i32, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32)
      outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @fill_rng_2d_memref(%min: f64, %max: f64, %seed: i32, %o: memref<2x3xf64>) {
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : memref<2x3xf64>)
  return
}

func.func @copies(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %c: tensor<4x3xf32>,
                  %d: tensor<3x2x4xf32>) -> (tensor<3x4xf32>, tensor<4x3xf32>, tensor<3x2x4xf32>) {
  %0 = linalg.copy ins(%a : tensor<3x4xf32>) outs(%b : tensor<3x4xf32>) -> tensor<3x4xf32>
  %1 = linalg.transpose ins(%a : tensor<3x4xf32>) outs(%c : tensor<4x3xf32>) permutation = [1, 0]
  %2 = linalg.broadcast ins(%a : tensor<3x4xf32>) outs(%d : tensor<3x2x4xf32>) dimensions = [1]
  return %0, %1, %2 : tensor<3x4xf32>, tensor<4x3xf32>, tensor<3x2x4xf32>
}

func.func @copies_memref(%a: memref<?x4xi4>, %b: memref<?x4xi4>, %c: memref<4x?xi4>,
                         %d: memref<?x0x4xi4>, %e: memref<?x4xi8>) {
  linalg.copy ins(%a : memref<?x4xi4>) outs(%b : memref<?x4xi4>)
  linalg.copy ins(%a : memref<?x4xi4>) outs(%e : memref<?x4xi8>)
  linalg.transpose ins(%a : memref<?x4xi4>) outs(%c : memref<4x?xi4>) permutation = [1, 0]
  linalg.broadcast ins(%a : memref<?x4xi4>) outs(%d : memref<?x0x4xi4>) dimensions = [1]
  return
}

func.func @map_reduce(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>, %i: tensor<3x4xi32>,
                      %o: tensor<3xf32>, %p: tensor<3xi32>)
    -> (tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi32>) {
  %0 = linalg.map { math.absf } ins(%a : tensor<3x4xf32>) outs(%b : tensor<3x4xf32>)
  %1 = linalg.map ins(%0, %a : tensor<3x4xf32>, tensor<3x4xf32>) outs(%b : tensor<3x4xf32>)
      (%x: f32, %y: f32, %init: f32) {
        %s = arith.subf %x, %y : f32
        %e = math.exp %s : f32
        linalg.yield %e : f32
      }
  %2 = linalg.reduce { arith.addf } ins(%1 : tensor<3x4xf32>) outs(%o : tensor<3xf32>) dimensions = [1]
  %3:2 = linalg.reduce ins(%1, %i : tensor<3x4xf32>, tensor<3x4xi32>)
      outs(%o, %p : tensor<3xf32>, tensor<3xi32>) dimensions = [1]
      (%x: f32, %k: i32, %m: f32, %l: i32) {
        %s = arith.maximumf %x, %m : f32
        %t = arith.maxsi %k, %l : i32
        linalg.yield %s, %t : f32, i32
      }
  return %1, %2, %3#0, %3#1 : tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xi32>
}

func.func @map_reduce_memref(%a: memref<2x?x3xf16>, %o: memref<?xf16>, %b: memref<2x?x3xf16>) {
  linalg.map { arith.mulf } ins(%a, %a : memref<2x?x3xf16>, memref<2x?x3xf16>) outs(%b : memref<2x?x3xf16>)
  linalg.reduce { arith.mulf } ins(%b : memref<2x?x3xf16>) outs(%o : memref<?xf16>) dimensions = [0, 2]
  return
}

func.func @softmax_3x4_0(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @softmax_3x4_1(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

func.func @softmax_2x3x2_1(%a: tensor<2x3x2xf32>, %o: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x3x2xf32>) outs(%o : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  return %0 : tensor<2x3x2xf32>
}

func.func @softmax_1_0(%a: tensor<1xf32>, %o: tensor<1xf32>) -> tensor<1xf32> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<1xf32>) outs(%o : tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @softmax_0x3_0(%a: tensor<0x3xf32>, %o: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<0x3xf32>) outs(%o : tensor<0x3xf32>) -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

func.func @softmax_dynamic(%a: tensor<?x3xf16>, %o: tensor<?x3xf16>) -> tensor<?x3xf16> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x3xf16>) outs(%o : tensor<?x3xf16>) -> tensor<?x3xf16>
  return %0 : tensor<?x3xf16>
}

func.func @winograd_filter_f_2_3(%a: tensor<2x3x3x3xf32>, %o: tensor<4x4x3x2xf32>) -> tensor<4x4x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3)
      ins(%a : tensor<2x3x3x3xf32>) outs(%o : tensor<4x4x3x2xf32>) -> tensor<4x4x3x2xf32>
  return %0 : tensor<4x4x3x2xf32>
}

func.func @winograd_filter_column_f_2_3(%a: tensor<2x3x1x3xf32>, %o: tensor<4x1x3x2xf32>) -> tensor<4x1x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3)
      ins(%a : tensor<2x3x1x3xf32>) outs(%o : tensor<4x1x3x2xf32>) -> tensor<4x1x3x2xf32>
  return %0 : tensor<4x1x3x2xf32>
}

func.func @winograd_filter_row_f_2_3(%a: tensor<2x1x3x3xf32>, %o: tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3)
      ins(%a : tensor<2x1x3x3xf32>) outs(%o : tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xf32>
  return %0 : tensor<1x4x3x2xf32>
}

func.func @winograd_input_f_2_3(%a: tensor<1x6x4x2xf32>, %o: tensor<4x4x2x1x1x2xf32>) -> tensor<4x4x2x1x1x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3)
      ins(%a : tensor<1x6x4x2xf32>) outs(%o : tensor<4x4x2x1x1x2xf32>) -> tensor<4x4x2x1x1x2xf32>
  return %0 : tensor<4x4x2x1x1x2xf32>
}

func.func @winograd_input_column_f_2_3(%a: tensor<2x6x1x2xf32>, %o: tensor<4x1x2x1x2x2xf32>) -> tensor<4x1x2x1x2x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3)
      ins(%a : tensor<2x6x1x2xf32>) outs(%o : tensor<4x1x2x1x2x2xf32>) -> tensor<4x1x2x1x2x2xf32>
  return %0 : tensor<4x1x2x1x2x2xf32>
}

func.func @winograd_output_f_2_3(%a: tensor<4x4x2x1x1x3xf32>, %o: tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%a : tensor<4x4x2x1x1x3xf32>) outs(%o : tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
  return %0 : tensor<1x4x2x3xf32>
}

func.func @winograd_output_column_f_2_3(%a: tensor<4x1x2x1x2x3xf32>, %o: tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%a : tensor<4x1x2x1x2x3xf32>) outs(%o : tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
  return %0 : tensor<2x4x1x3xf32>
}

func.func @winograd_filter_f_4_3(%a: tensor<2x3x3x3xf32>, %o: tensor<6x6x3x2xf32>) -> tensor<6x6x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<2x3x3x3xf32>) outs(%o : tensor<6x6x3x2xf32>) -> tensor<6x6x3x2xf32>
  return %0 : tensor<6x6x3x2xf32>
}

func.func @winograd_filter_column_f_4_3(%a: tensor<2x3x1x3xf32>, %o: tensor<6x1x3x2xf32>) -> tensor<6x1x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<2x3x1x3xf32>) outs(%o : tensor<6x1x3x2xf32>) -> tensor<6x1x3x2xf32>
  return %0 : tensor<6x1x3x2xf32>
}

func.func @winograd_filter_row_f_4_3(%a: tensor<2x1x3x3xf32>, %o: tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<2x1x3x3xf32>) outs(%o : tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32>
  return %0 : tensor<1x6x3x2xf32>
}

func.func @winograd_input_f_4_3(%a: tensor<1x10x6x2xf32>, %o: tensor<6x6x2x1x1x2xf32>) -> tensor<6x6x2x1x1x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%a : tensor<1x10x6x2xf32>) outs(%o : tensor<6x6x2x1x1x2xf32>) -> tensor<6x6x2x1x1x2xf32>
  return %0 : tensor<6x6x2x1x1x2xf32>
}

func.func @winograd_input_column_f_4_3(%a: tensor<2x10x1x2xf32>, %o: tensor<6x1x2x1x2x2xf32>) -> tensor<6x1x2x1x2x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%a : tensor<2x10x1x2xf32>) outs(%o : tensor<6x1x2x1x2x2xf32>) -> tensor<6x1x2x1x2x2xf32>
  return %0 : tensor<6x1x2x1x2x2xf32>
}

func.func @winograd_output_f_4_3(%a: tensor<6x6x2x1x1x3xf32>, %o: tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%a : tensor<6x6x2x1x1x3xf32>) outs(%o : tensor<1x8x4x3xf32>) -> tensor<1x8x4x3xf32>
  return %0 : tensor<1x8x4x3xf32>
}

func.func @winograd_output_column_f_4_3(%a: tensor<6x1x2x1x2x3xf32>, %o: tensor<2x8x1x3xf32>) -> tensor<2x8x1x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%a : tensor<6x1x2x1x2x3xf32>) outs(%o : tensor<2x8x1x3xf32>) -> tensor<2x8x1x3xf32>
  return %0 : tensor<2x8x1x3xf32>
}

func.func @winograd_filter_f_2_5(%a: tensor<2x5x5x3xf32>, %o: tensor<6x6x3x2xf32>) -> tensor<6x6x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5)
      ins(%a : tensor<2x5x5x3xf32>) outs(%o : tensor<6x6x3x2xf32>) -> tensor<6x6x3x2xf32>
  return %0 : tensor<6x6x3x2xf32>
}

func.func @winograd_filter_column_f_2_5(%a: tensor<2x5x1x3xf32>, %o: tensor<6x1x3x2xf32>) -> tensor<6x1x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5)
      ins(%a : tensor<2x5x1x3xf32>) outs(%o : tensor<6x1x3x2xf32>) -> tensor<6x1x3x2xf32>
  return %0 : tensor<6x1x3x2xf32>
}

func.func @winograd_filter_row_f_2_5(%a: tensor<2x1x5x3xf32>, %o: tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5)
      ins(%a : tensor<2x1x5x3xf32>) outs(%o : tensor<1x6x3x2xf32>) -> tensor<1x6x3x2xf32>
  return %0 : tensor<1x6x3x2xf32>
}

func.func @winograd_input_f_2_5(%a: tensor<1x8x6x2xf32>, %o: tensor<6x6x2x1x1x2xf32>) -> tensor<6x6x2x1x1x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_5)
      ins(%a : tensor<1x8x6x2xf32>) outs(%o : tensor<6x6x2x1x1x2xf32>) -> tensor<6x6x2x1x1x2xf32>
  return %0 : tensor<6x6x2x1x1x2xf32>
}

func.func @winograd_input_column_f_2_5(%a: tensor<2x8x1x2xf32>, %o: tensor<6x1x2x1x2x2xf32>) -> tensor<6x1x2x1x2x2xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_5)
      ins(%a : tensor<2x8x1x2xf32>) outs(%o : tensor<6x1x2x1x2x2xf32>) -> tensor<6x1x2x1x2x2xf32>
  return %0 : tensor<6x1x2x1x2x2xf32>
}

func.func @winograd_output_f_2_5(%a: tensor<6x6x2x1x1x3xf32>, %o: tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5)
      ins(%a : tensor<6x6x2x1x1x3xf32>) outs(%o : tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
  return %0 : tensor<1x4x2x3xf32>
}

func.func @winograd_output_column_f_2_5(%a: tensor<6x1x2x1x2x3xf32>, %o: tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5)
      ins(%a : tensor<6x1x2x1x2x3xf32>) outs(%o : tensor<2x4x1x3xf32>) -> tensor<2x4x1x3xf32>
  return %0 : tensor<2x4x1x3xf32>
}

func.func @pack_exact(%a: tensor<4x6xf32>, %v: f32, %o: tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<4x6xf32> -> tensor<2x2x2x3xf32>
  return %0 : tensor<2x2x2x3xf32>
}

func.func @pack_permuted(%a: tensor<4x6xi8>, %v: i8, %o: tensor<2x2x3x2xi8>) -> tensor<2x2x3x2xi8> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [3, 2] into %o : tensor<4x6xi8> -> tensor<2x2x3x2xi8>
  return %0 : tensor<2x2x3x2xi8>
}

func.func @pack_padded(%a: tensor<3x5xf32>, %v: f32, %o: tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32> {
  %0 = linalg.pack %a padding_value(%v : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<3x5xf32> -> tensor<2x2x2x3xf32>
  return %0 : tensor<2x2x2x3xf32>
}

func.func @pack_one_dim(%a: tensor<4x6xi4>, %v: i4, %o: tensor<4x2x3xi4>) -> tensor<4x2x3xi4> {
  %0 = linalg.pack %a inner_dims_pos = [1] inner_tiles = [3] into %o : tensor<4x6xi4> -> tensor<4x2x3xi4>
  return %0 : tensor<4x2x3xi4>
}

func.func @pack_one_dim_padded(%a: tensor<5x2xf32>, %v: f32, %o: tensor<2x2x4xf32>) -> tensor<2x2x4xf32> {
  %0 = linalg.pack %a padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [4] into %o : tensor<5x2xf32> -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}

func.func @unpack_exact(%a: tensor<2x2x2x3xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<2x2x2x3xf32> -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

func.func @unpack_permuted(%a: tensor<2x2x3x2xi8>, %o: tensor<4x6xi8>) -> tensor<4x6xi8> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [3, 2] into %o : tensor<2x2x3x2xi8> -> tensor<4x6xi8>
  return %0 : tensor<4x6xi8>
}

func.func @unpack_cropped(%a: tensor<2x2x2x3xf32>, %o: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %o : tensor<2x2x2x3xf32> -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

func.func @unpack_one_dim(%a: tensor<4x2x3xi4>, %o: tensor<4x6xi4>) -> tensor<4x6xi4> {
  %0 = linalg.unpack %a inner_dims_pos = [1] inner_tiles = [3] into %o : tensor<4x2x3xi4> -> tensor<4x6xi4>
  return %0 : tensor<4x6xi4>
}

// The diagonal.
func.func @generic_diagonal(%x: tensor<4x4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i, i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<4x4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.negf %a : f32
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A column, again and again.
func.func @generic_constant_result(%x: tensor<4x4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, 2)>,
                       affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<4x4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @generic_window(%x: tensor<16xf32>, %w: tensor<3xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i * 3 + j * 2)>,
                       affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %w : tensor<16xf32>, tensor<3xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %c: f32, %b: f32):
      %1 = arith.mulf %a, %c : f32
      %2 = arith.addf %1, %b : f32
      linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Addressing is free; the value of the index as a number is not.
func.func @generic_index(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %i = linalg.index 0 : index
      %j = arith.addi %i, %i : index
      %k = arith.index_cast %j : index to i32
      %f = arith.sitofp %k : i32 to f32
      %1 = arith.mulf %a, %f : f32
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A branch counts its larger side.
func.func @generic_branch(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.cmpf ogt, %a, %b : f32
      %1 = scf.if %c -> f32 {
        %2 = arith.mulf %a, %a : f32
        %3 = arith.addf %2, %b : f32
        scf.yield %3 : f32
      } else {
        %4 = arith.negf %a : f32
        scf.yield %4 : f32
      }
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// max-plus is no multiply-add.
func.func @generic_max_plus(%x: tensor<3x4xf32>, %y: tensor<4x2xf32>, %o: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<3x4xf32>, tensor<4x2xf32>) outs(%o : tensor<3x2xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.addf %a, %b : f32
      %2 = arith.maximumf %1, %c : f32
      linalg.yield %2 : f32
  } -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// A fused multiply-add.
func.func @generic_fma(%x: tensor<3x4xf32>, %y: tensor<4x2xf32>, %o: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : tensor<3x4xf32>, tensor<4x2xf32>) outs(%o : tensor<3x2xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = math.fma %a, %b, %c : f32
      linalg.yield %1 : f32
  } -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// An operand that the payload does not use is not read.
func.func @generic_unused(%x: tensor<3xf32>, %y: tensor<3xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %y : tensor<3xf32>, tensor<3xf32>) outs(%o : tensor<3xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = math.sqrt %b : f32
      linalg.yield %1 : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// One value through two maps: 4 to 8 elements (R11).
func.func @generic_two_views(%x: tensor<4x4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i, 0)>,
                       affine_map<(i) -> (0, i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %1 = arith.addf %a, %b : f32
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A lookup: 1 to 4 elements of the table (R19).
func.func @generic_lookup(%x: tensor<4xi32>, %t: tensor<16xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<4xi32>) outs(%o : tensor<4xf32>) {
    ^bb0(%a: i32, %b: f32):
      %i = arith.index_cast %a : i32 to index
      %1 = tensor.extract %t[%i] : tensor<16xf32>
      linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Elements that are vectors count lanes (R6).
func.func @generic_vector_elements(%x: tensor<3xvector<4xf32>>, %o: tensor<3xvector<4xf32>>) -> tensor<3xvector<4xf32>> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>,
                       affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%x : tensor<3xvector<4xf32>>) outs(%o : tensor<3xvector<4xf32>>) {
    ^bb0(%a: vector<4xf32>, %b: vector<4xf32>):
      %1 = arith.addf %a, %b : vector<4xf32>
      linalg.yield %1 : vector<4xf32>
  } -> tensor<3xvector<4xf32>>
  return %0 : tensor<3xvector<4xf32>>
}

// An init that a fill made is not read (R12), nor is the fill moved (R13).
func.func @generic_fills(%x: tensor<3x4xf32>, %v: f32) -> (tensor<3xf32>, tensor<3xf32>) {
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%v : f32) outs(%e : tensor<3xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
  } -> tensor<3xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<3x4xf32>) outs(%f : tensor<3xf32>) dimensions = [1]
  %s = tensor.splat %v : tensor<3xf32>
  %1 = linalg.reduce { arith.mulf } ins(%x : tensor<3x4xf32>) outs(%s : tensor<3xf32>) dimensions = [1]
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}
