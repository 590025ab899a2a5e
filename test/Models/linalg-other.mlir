// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of the linalg ops that aren't LinalgOps: softmax, winograd, pack, unpack.

//===----------------------------------------------------------------------===//
// linalg.softmax: per element max, subtract, exponential, sum, divide.
//===----------------------------------------------------------------------===//

func.func @softmax_r3(%a: tensor<2x8x4xf32>, %b: tensor<2x8x4xf32>)
    -> tensor<2x8x4xf32> {
  // N = 2*8*4 = 64: 4*64 flops, 64 exponentials. Reads 64, writes 64, 4 bytes
  // each; the init is only overwritten.
  // expected-remark @below {{#roofline.work<vector(f32) = 256, special(f32) = 64, bytes_read = 256, bytes_written = 256>}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x8x4xf32>)
      outs(%b : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}

func.func @softmax_dynamic_r3(%a: tensor<?x16xf16>, %b: tensor<?x16xf16>)
    -> tensor<?x16xf16> {
  // N = 16*d0, 2 bytes each; the output has the shape of the input.
  // expected-remark @below {{#roofline.work<vector(f16) = "64*arg0_d0", special(f16) = "16*arg0_d0", bytes_read = "32*arg0_d0", bytes_written = "32*arg0_d0">}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x16xf16>)
      outs(%b : tensor<?x16xf16>) -> tensor<?x16xf16>
  return %0 : tensor<?x16xf16>
}

func.func @softmax_zero(%a: tensor<0x16xf32>, %b: tensor<0x16xf32>)
    -> tensor<0x16xf32> {
  // expected-remark @below {{#roofline.work<>}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<0x16xf32>)
      outs(%b : tensor<0x16xf32>) -> tensor<0x16xf32>
  return %0 : tensor<0x16xf32>
}

// N = 2^40 * 2^40.
func.func @softmax_huge(%a: tensor<1099511627776x1099511627776xf32>,
                        %b: tensor<1099511627776x1099511627776xf32>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 4835703278458516698824704, special(f32) = 1208925819614629174706176, bytes_read = 4835703278458516698824704, bytes_written = 4835703278458516698824704>}}
  %0 = linalg.softmax dimension(0)
      ins(%a : tensor<1099511627776x1099511627776xf32>)
      outs(%b : tensor<1099511627776x1099511627776xf32>)
      -> tensor<1099511627776x1099511627776xf32>
  return
}

func.func @softmax_memref_r18(%a: memref<8xf32>, %b: memref<8xf32>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 32, special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  linalg.softmax dimension(0) ins(%a : memref<8xf32>) outs(%b : memref<8xf32>)
  return
}

// 8 elements of 4 lanes are N = 32 scalars.
func.func @softmax_vector_r6(%a: tensor<8xvector<4xf32>>,
                             %b: tensor<8xvector<4xf32>>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 128, special(f32) = 32, bytes_read = 128, bytes_written = 128>}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<8xvector<4xf32>>)
      outs(%b : tensor<8xvector<4xf32>>) -> tensor<8xvector<4xf32>>
  return
}

// There is no exponential of these.
func.func @softmax_unmodelled(%a: tensor<8xi32>, %b: tensor<8xcomplex<f32>>,
                              %c: tensor<8xindex>, %d: vector<8xf32>,
                              %e: tensor<8xf32>) {
  // expected-remark @below {{unmodelled}}
  %0 = linalg.softmax dimension(0) ins(%a : tensor<8xi32>)
      outs(%a : tensor<8xi32>) -> tensor<8xi32>
  // expected-remark @below {{unmodelled}}
  %1 = linalg.softmax dimension(0) ins(%b : tensor<8xcomplex<f32>>)
      outs(%b : tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  // expected-remark @below {{unmodelled}}
  %2 = linalg.softmax dimension(0) ins(%c : tensor<8xindex>)
      outs(%c : tensor<8xindex>) -> tensor<8xindex>
  // expected-remark @below {{unmodelled}}
  %3 = linalg.softmax dimension(0) ins(%d : vector<8xf32>)
      outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return
}

func.func @softmax_uninitialised_r20a(%b: tensor<8xf32>) -> tensor<8xf32> {
  %empty = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{bytes_read = 32, bytes_written = 32>; reads an uninitialised tensor.empty}}
  %0 = linalg.softmax dimension(0) ins(%empty : tensor<8xf32>)
      outs(%b : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

//===----------------------------------------------------------------------===//
// Winograd: F(m, r), alpha = m + r - 1. The sums below are those of the
// linalg.matmul ops that upstream's decomposition of the op makes per tile.
//===----------------------------------------------------------------------===//

func.func @winograd_filter_f_2_3_r7(%a: tensor<2x3x3x5xf32>,
    %b: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  // 4x3 * 3x3 and 4x3 * 3x4: 2*(36 + 48) = 168 for each of 2*5 filters.
  // Reads 2*3*3*5 = 90, writes 4*4*5*2 = 160, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 1680, bytes_read = 360, bytes_written = 640>}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3)
      ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>)
      -> tensor<4x4x5x2xf32>
  return %0 : tensor<4x4x5x2xf32>
}

func.func @winograd_filter_f_4_3_r7(%a: tensor<2x3x3x5xf32>,
    %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  // 6x3 * 3x3 and 6x3 * 3x6: 2*(54 + 108) = 324 for each of 2*5 filters.
  // Reads 90, writes 6*6*5*2 = 360, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 3240, bytes_read = 360, bytes_written = 1440>}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x5x2xf32>)
      -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

func.func @winograd_filter_f_2_5_r7(%a: tensor<2x5x5x5xf32>,
    %b: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  // 6x5 * 5x5 and 6x5 * 5x6: 2*(150 + 180) = 660 for each of 2*5 filters.
  // Reads 2*5*5*5 = 250, writes 360, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 6600, bytes_read = 1000, bytes_written = 1440>}}
  %0 = linalg.winograd_filter_transform fmr(F_2_5)
      ins(%a : tensor<2x5x5x5xf32>) outs(%b : tensor<6x6x5x2xf32>)
      -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}

// One side only.
func.func @winograd_filter_1d_r7(%a: tensor<2x3x1x5xf32>,
    %b: tensor<4x1x5x2xf32>, %c: tensor<2x1x5x5xf32>, %d: tensor<1x6x5x2xf32>) {
  // 4x3 * 3x1: 2*12 = 24 for each of 2*5. Reads 30, writes 40.
  // expected-remark @below {{#roofline.work<matrix(f32) = 240, bytes_read = 120, bytes_written = 160>}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3)
      ins(%a : tensor<2x3x1x5xf32>) outs(%b : tensor<4x1x5x2xf32>)
      -> tensor<4x1x5x2xf32>
  // 1x5 * 5x6: 2*30 = 60 for each of 2*5. Reads 50, writes 60.
  // expected-remark @below {{#roofline.work<matrix(f32) = 600, bytes_read = 200, bytes_written = 240>}}
  %1 = linalg.winograd_filter_transform fmr(F_2_5)
      ins(%c : tensor<2x1x5x5xf32>) outs(%d : tensor<1x6x5x2xf32>)
      -> tensor<1x6x5x2xf32>
  return
}

func.func @winograd_filter_dynamic(%a: tensor<?x3x3x5xf16>,
    %b: tensor<6x6x5x?xf16>) -> tensor<6x6x5x?xf16> {
  // 324 for each of 5*d0. Reads 45*d0, writes 180 * the init's dim, 2 bytes
  // each.
  // expected-remark @below {{#roofline.work<matrix(f16) = "1620*arg0_d0", bytes_read = "90*arg0_d0", bytes_written = "360*arg1_d3">}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<?x3x3x5xf16>) outs(%b : tensor<6x6x5x?xf16>)
      -> tensor<6x6x5x?xf16>
  return %0 : tensor<6x6x5x?xf16>
}

func.func @winograd_filter_zero(%a: tensor<0x3x3x5xf32>,
    %b: tensor<6x6x5x0xf32>) -> tensor<6x6x5x0xf32> {
  // expected-remark @below {{#roofline.work<>}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<0x3x3x5xf32>) outs(%b : tensor<6x6x5x0xf32>)
      -> tensor<6x6x5x0xf32>
  return %0 : tensor<6x6x5x0xf32>
}

func.func @winograd_input_f_2_3_r7(%a: tensor<2x6x8x5xf32>,
    %b: tensor<4x4x2x3x2x5xf32>) -> tensor<4x4x2x3x2x5xf32> {
  // 4x4 * 4x4 twice: 2*(64 + 64) = 256 for each of 2*3*2*5 = 60 tiles.
  // Reads 2*6*8*5 = 480 (2 tiles of 4 that overlap by 2 are 6 rows, 3 are 8),
  // writes 4*4*60 = 960, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 15360, bytes_read = 1920, bytes_written = 3840>}}
  %0 = linalg.winograd_input_transform fmr(F_2_3)
      ins(%a : tensor<2x6x8x5xf32>) outs(%b : tensor<4x4x2x3x2x5xf32>)
      -> tensor<4x4x2x3x2x5xf32>
  return %0 : tensor<4x4x2x3x2x5xf32>
}

func.func @winograd_input_f_4_3_r7(%a: tensor<2x10x14x5xf32>,
    %b: tensor<6x6x2x3x2x5xf32>) -> tensor<6x6x2x3x2x5xf32> {
  // 6x6 * 6x6 twice: 2*(216 + 216) = 864 for each of 60 tiles.
  // Reads 2*10*14*5 = 1400, writes 6*6*60 = 2160, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 51840, bytes_read = 5600, bytes_written = 8640>}}
  %0 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%a : tensor<2x10x14x5xf32>) outs(%b : tensor<6x6x2x3x2x5xf32>)
      -> tensor<6x6x2x3x2x5xf32>
  return %0 : tensor<6x6x2x3x2x5xf32>
}

// Tiles cover 4*2 + 2 = 10 of the 11 rows and columns.
func.func @winograd_input_rest_r10(%a: tensor<1x11x11x1xf32>,
    %b: tensor<6x6x2x2x1x1xf32>) -> tensor<6x6x2x2x1x1xf32> {
  // 864 for each of 4 tiles. Reads 10*10, writes 6*6*4 = 144, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 3456, bytes_read = 400, bytes_written = 576>}}
  %0 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%a : tensor<1x11x11x1xf32>) outs(%b : tensor<6x6x2x2x1x1xf32>)
      -> tensor<6x6x2x2x1x1xf32>
  return %0 : tensor<6x6x2x2x1x1xf32>
}

func.func @winograd_input_1d_r7(%a: tensor<2x6x3x5xf32>,
    %b: tensor<4x1x2x3x2x5xf32>) -> tensor<4x1x2x3x2x5xf32> {
  // 4x4 * 4x1: 2*16 = 32 for each of 60 tiles. Reads 180, writes 240.
  // expected-remark @below {{#roofline.work<matrix(f32) = 1920, bytes_read = 720, bytes_written = 960>}}
  %0 = linalg.winograd_input_transform fmr(F_2_3)
      ins(%a : tensor<2x6x3x5xf32>) outs(%b : tensor<4x1x2x3x2x5xf32>)
      -> tensor<4x1x2x3x2x5xf32>
  return %0 : tensor<4x1x2x3x2x5xf32>
}

func.func @winograd_input_dynamic(%a: tensor<2x?x10x5xf32>,
    %b: tensor<6x6x?x2x2x5xf32>) -> tensor<6x6x?x2x2x5xf32> {
  // 864 for each of t*2*2*5 = 20*t tiles. Reads all of the 2*d1*10*5, writes
  // 36*20*t, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = "17280*arg1_d2", bytes_read = "400*arg0_d1", bytes_written = "2880*arg1_d2">}}
  %0 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%a : tensor<2x?x10x5xf32>) outs(%b : tensor<6x6x?x2x2x5xf32>)
      -> tensor<6x6x?x2x2x5xf32>
  return %0 : tensor<6x6x?x2x2x5xf32>
}

// The second matmul adds to the init.
func.func @winograd_output_f_2_3_r7(%a: tensor<4x4x2x3x2x7xf32>,
    %b: tensor<2x4x6x7xf32>) -> tensor<2x4x6x7xf32> {
  // 2x4 * 4x4 and 2x4 * 4x2: 2*(32 + 16) = 96 for each of 2*3*2*7 = 84 tiles.
  // Reads 4*4*84 = 1344 and the 2*4*6*7 = 336 of the init, writes 336, 4 bytes
  // each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 8064, bytes_read = 6720, bytes_written = 1344>}}
  %0 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%a : tensor<4x4x2x3x2x7xf32>) outs(%b : tensor<2x4x6x7xf32>)
      -> tensor<2x4x6x7xf32>
  return %0 : tensor<2x4x6x7xf32>
}

// Scaled matrices: one multiplication and addition per output more.
func.func @winograd_output_f_4_3_r7(%a: tensor<6x6x2x3x2x7xf32>,
    %b: tensor<2x8x12x7xf32>) -> tensor<2x8x12x7xf32> {
  // 4x6 * 6x6 and 4x6 * 6x4: 2*(144 + 96) = 480 for each of 84 tiles; 2*16*84.
  // Reads 6*6*84 = 3024 and 2*8*12*7 = 1344, writes 1344, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 40320, vector(f32) = 2688, bytes_read = 17472, bytes_written = 5376>}}
  %0 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%a : tensor<6x6x2x3x2x7xf32>) outs(%b : tensor<2x8x12x7xf32>)
      -> tensor<2x8x12x7xf32>
  return %0 : tensor<2x8x12x7xf32>
}

func.func @winograd_output_f_2_5_r7(%a: tensor<6x6x2x3x2x7xf32>,
    %b: tensor<2x4x6x7xf32>) -> tensor<2x4x6x7xf32> {
  // 2x6 * 6x6 and 2x6 * 6x2: 2*(72 + 24) = 192 for each of 84 tiles; 2*4*84.
  // Reads 3024 and 336, writes 336, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 16128, vector(f32) = 672, bytes_read = 13440, bytes_written = 1344>}}
  %0 = linalg.winograd_output_transform fmr(F_2_5)
      ins(%a : tensor<6x6x2x3x2x7xf32>) outs(%b : tensor<2x4x6x7xf32>)
      -> tensor<2x4x6x7xf32>
  return %0 : tensor<2x4x6x7xf32>
}

func.func @winograd_output_1d_r7(%a: tensor<6x1x2x3x2x7xf32>,
    %b: tensor<2x8x3x7xf32>, %c: tensor<1x4x2x3x2x7xf32>,
    %d: tensor<2x2x6x7xf32>) {
  // 4x6 * 6x1: 2*24 = 48 for each of 84 tiles; 2*4*84.
  // Reads 6*84 = 504 and 2*8*3*7 = 336, writes 336, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 4032, vector(f32) = 672, bytes_read = 3360, bytes_written = 1344>}}
  %0 = linalg.winograd_output_transform fmr(F_4_3)
      ins(%a : tensor<6x1x2x3x2x7xf32>) outs(%b : tensor<2x8x3x7xf32>)
      -> tensor<2x8x3x7xf32>
  // 1x4 * 4x2: 2*8 = 16 for each of 84 tiles.
  // Reads 4*84 = 336 and 2*2*6*7 = 168, writes 168, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 1344, bytes_read = 2016, bytes_written = 672>}}
  %1 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%c : tensor<1x4x2x3x2x7xf32>) outs(%d : tensor<2x2x6x7xf32>)
      -> tensor<2x2x6x7xf32>
  return
}

// A filled init isn't read.
func.func @winograd_output_r12(%a: tensor<4x4x2x3x2x7xf32>)
    -> tensor<2x4x6x7xf32> {
  %zero = arith.constant dense<0.0> : tensor<2x4x6x7xf32>
  // Reads 1344, writes 336, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 8064, bytes_read = 5376, bytes_written = 1344>}}
  %0 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%a : tensor<4x4x2x3x2x7xf32>) outs(%zero : tensor<2x4x6x7xf32>)
      -> tensor<2x4x6x7xf32>
  return %0 : tensor<2x4x6x7xf32>
}

func.func @winograd_output_r20a(%a: tensor<4x4x2x3x2x7xf32>)
    -> tensor<2x4x6x7xf32> {
  %empty = tensor.empty() : tensor<2x4x6x7xf32>
  // expected-remark @below {{bytes_read = 5376, bytes_written = 1344>; reads an uninitialised tensor.empty}}
  %0 = linalg.winograd_output_transform fmr(F_2_3)
      ins(%a : tensor<4x4x2x3x2x7xf32>) outs(%empty : tensor<2x4x6x7xf32>)
      -> tensor<2x4x6x7xf32>
  return %0 : tensor<2x4x6x7xf32>
}

// The constant matrices are floats.
func.func @winograd_unmodelled(%a: tensor<2x3x3x4xi32>,
                               %b: tensor<6x6x4x2xi32>) {
  // expected-remark @below {{unmodelled}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3)
      ins(%a : tensor<2x3x3x4xi32>) outs(%b : tensor<6x6x4x2xi32>)
      -> tensor<6x6x4x2xi32>
  return
}

//===----------------------------------------------------------------------===//
// linalg.pack, linalg.unpack
//===----------------------------------------------------------------------===//

func.func @pack_r16(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>)
    -> tensor<16x8x8x32xf32> {
  // 128*256 = 32768 elements of 4 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 131072, bytes_written = 131072>}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b
      : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %0 : tensor<16x8x8x32xf32>
}

func.func @pack_padding_r16(%a: tensor<9xf32>, %b: tensor<2x8xf32>, %x: f32)
    -> tensor<2x8xf32> {
  // Reads 9, writes 2*8 with 7 of padding, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 36, bytes_written = 64>}}
  %0 = linalg.pack %a padding_value(%x : f32) inner_dims_pos = [0]
      inner_tiles = [8] into %b : tensor<9xf32> -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

func.func @pack_dynamic_r16(%a: tensor<?x4xf32>, %b: tensor<?x4x8xf32>,
                            %x: f32) -> tensor<?x4x8xf32> {
  // Reads 4*d0, writes 32*d0 of the dest, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = "16*arg0_d0", bytes_written = "128*arg1_d0">}}
  %0 = linalg.pack %a padding_value(%x : f32) inner_dims_pos = [0]
      inner_tiles = [8] into %b : tensor<?x4xf32> -> tensor<?x4x8xf32>
  return %0 : tensor<?x4x8xf32>
}

func.func @pack_zero_r16(%a: tensor<0x4xf32>, %b: tensor<0x4x8xf32>)
    -> tensor<0x4x8xf32> {
  // expected-remark @below {{#roofline.work<>}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b
      : tensor<0x4xf32> -> tensor<0x4x8xf32>
  return %0 : tensor<0x4x8xf32>
}

func.func @pack_rank_0_r16(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %0 = linalg.pack %a inner_dims_pos = [] inner_tiles = [] into %b
      : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @pack_splat_r14(%b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %splat = arith.constant dense<1.0> : tensor<32xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 128>}}
  %0 = linalg.pack %splat inner_dims_pos = [0] inner_tiles = [8] into %b
      : tensor<32xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

func.func @unpack_r16(%a: tensor<16x8x8x32xf32>, %b: tensor<128x256xf32>)
    -> tensor<128x256xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = 131072, bytes_written = 131072>}}
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b
      : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0 : tensor<128x256xf32>
}

// The 7 elements of padding are not read.
func.func @unpack_padding_r16(%a: tensor<2x8xf32>, %b: tensor<9xf32>)
    -> tensor<9xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = 36, bytes_written = 36>}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %b
      : tensor<2x8xf32> -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

func.func @unpack_dynamic_r16(%a: tensor<?x8xf32>, %b: tensor<?xf32>)
    -> tensor<?xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = "4*arg1_d0", bytes_written = "4*arg1_d0">}}
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [8] into %b
      : tensor<?x8xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
