// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// What strided and dilated windows touch (R10), and pooling. A window of stride
// s, dilation d, size K at A outputs touches, with s and d divided by their
// common divisor, A*K - max(0, A-d) * max(0, K-s) elements.

// 1x1 at stride 2 touches 14 of 28 rows and columns: a quarter.
func.func @conv_1x1_stride_2_r10(%a: tensor<1x28x28x8xf16>,
                                 %k: tensor<1x1x8x16xf16>,
                                 %c: tensor<1x14x14x16xf16>) {
  // matrix(f16) 2*(14*14*16)*8; reads (14*14*8 + 8*16 + 14*14*16) * 2 B; writes
  // 14*14*16 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 50176, bytes_read = 9664, bytes_written = 6272>}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>}
      ins(%a, %k : tensor<1x28x28x8xf16>, tensor<1x1x8x16xf16>)
      outs(%c : tensor<1x14x14x16xf16>) -> tensor<1x14x14x16xf16>
  return
}

// -----

// ResNet's first layer: 7x7 at stride 2. (112-1)*2 + 7 = 229 of 230 rows.
func.func @conv_7x7_stride_2_r10(%a: tensor<1x3x230x230xf16>,
                                 %k: tensor<64x3x7x7xf16>,
                                 %c: tensor<1x64x112x112xf16>) {
  // matrix(f16) 2*(64*112*112)*(3*7*7); reads (3*229*229 + 64*3*7*7 +
  // 64*112*112) * 2 B; writes 64*112*112 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 236027904, bytes_read = 1939094, bytes_written = 1605632>}}
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<2> : vector<2xi64>}
      ins(%a, %k : tensor<1x3x230x230xf16>, tensor<64x3x7x7xf16>)
      outs(%c : tensor<1x64x112x112xf16>) -> tensor<1x64x112x112xf16>
  return
}

// -----

// s = 3, d = 2, A = 4, K = 4: 16 - 2*1 = 14 of 16. s = 5, d = 1, A = 4, K = 3:
// 12 of 18. s = d = 2, as s = d = 1, A = 4, K = 3: 12 - 3*2 = 6 of 11.
func.func @conv_dilated_r10(%b: tensor<1x2x16xf32>, %c: tensor<1x2x18xf32>,
                            %d: tensor<1x2x11xf32>,
                            %k: tensor<3x2x4xf32>, %l: tensor<3x2x3xf32>,
                            %o: tensor<1x3x4xf32>) {
  // matrix(f32) 2*(3*4)*(2*4); reads (2*14 + 3*2*4 + 3*4) * 4 B; writes 3*4 * 4
  // B
  // expected-remark @below {{#roofline.work<matrix(f32) = 192, bytes_read = 256, bytes_written = 48>}}
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<3> : vector<1xi64>, dilations = dense<2> : vector<1xi64>}
      ins(%b, %k : tensor<1x2x16xf32>, tensor<3x2x4xf32>)
      outs(%o : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  // matrix(f32) 2*(3*4)*(2*3); reads (2*12 + 3*2*3 + 3*4) * 4 B; writes 3*4 * 4
  // B
  // expected-remark @below {{#roofline.work<matrix(f32) = 144, bytes_read = 216, bytes_written = 48>}}
  %1 = linalg.conv_1d_ncw_fcw {strides = dense<5> : vector<1xi64>}
      ins(%c, %l : tensor<1x2x18xf32>, tensor<3x2x3xf32>)
      outs(%o : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  // matrix(f32) 2*(3*4)*(2*3); reads (2*6 + 3*2*3 + 3*4) * 4 B; writes 3*4 * 4
  // B
  // expected-remark @below {{#roofline.work<matrix(f32) = 144, bytes_read = 168, bytes_written = 48>}}
  %2 = linalg.conv_1d_ncw_fcw {strides = dense<2> : vector<1xi64>, dilations = dense<2> : vector<1xi64>}
      ins(%d, %l : tensor<1x2x11xf32>, tensor<3x2x3xf32>)
      outs(%o : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  return
}

// -----

// Different strides and dilations per dim. Rows: s = 1, d = 2, A = 5, K = 3: 9.
// Columns: s = 2, d = 1, A = 4, K = 3: 12 - 3*1 = 9.
func.func @conv_mixed_strides_r10(%a: tensor<1x9x9x2xf32>,
                                  %k: tensor<3x3x2x4xf32>,
                                  %o: tensor<1x5x4x4xf32>) {
  // matrix(f32) 2*(5*4*4)*(3*3*2); reads (9*9*2 + 3*3*2*4 + 5*4*4) * 4 B;
  // writes 5*4*4 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 2880, bytes_read = 1256, bytes_written = 320>}}
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[1, 2]> : vector<2xi64>, dilations = dense<[2, 1]> : vector<2xi64>}
      ins(%a, %k : tensor<1x9x9x2xf32>, tensor<3x3x2x4xf32>)
      outs(%o : tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32>
  return
}

// -----

// The window operand only gives its shape and is not read. Outputs 4x4x3,
// window 2x2 at stride 2.
func.func @pooling_r2(%a: tensor<1x8x8x3xf32>, %w: tensor<2x2xf32>,
                      %o: tensor<1x4x4x3xf32>, %t: tensor<1x3x8x8xf32>,
                      %p: tensor<1x3x4x4xf32>) {
  // One addition, one maximum, one minimum per tap.
  // vector(f32) (4*4*3)*(2*2); reads (8*8*3 + 4*4*3) * 4 B; writes 4*4*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 960, bytes_written = 192>}}
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>}
      ins(%a, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>)
      outs(%o : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  // vector(f32) (4*4*3)*(2*2); reads (8*8*3 + 4*4*3) * 4 B; writes 4*4*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 960, bytes_written = 192>}}
  %1 = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>}
      ins(%a, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>)
      outs(%o : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  // vector(f32) (4*4*3)*(2*2); reads (8*8*3 + 4*4*3) * 4 B; writes 4*4*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 960, bytes_written = 192>}}
  %2 = linalg.pooling_nhwc_min {strides = dense<2> : vector<2xi64>}
      ins(%a, %w : tensor<1x8x8x3xf32>, tensor<2x2xf32>)
      outs(%o : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  // vector(f32) (3*4*4)*(2*2); reads (3*8*8 + 3*4*4) * 4 B; writes 3*4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 960, bytes_written = 192>}}
  %3 = linalg.pooling_nchw_max {strides = dense<2> : vector<2xi64>}
      ins(%t, %w : tensor<1x3x8x8xf32>, tensor<2x2xf32>)
      outs(%p : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
  return
}

// -----

// Integer pooling is class integer (R4). 6 outputs, window 3 at stride 1: 8.
func.func @pooling_integer_r4(%a: tensor<1x8x4xi8>, %w: tensor<3xi8>,
                              %o: tensor<1x6x4xi8>, %s: tensor<1x6x4xi32>) {
  // integer(i8) (6*4)*3; reads 8*4 + 6*4 B; writes 6*4 * 1 B
  // expected-remark @below {{#roofline.work<integer(i8) = 72, bytes_read = 56, bytes_written = 24>}}
  %0 = linalg.pooling_nwc_max_unsigned ins(%a, %w : tensor<1x8x4xi8>, tensor<3xi8>)
      outs(%o : tensor<1x6x4xi8>) -> tensor<1x6x4xi8>
  // integer(i32) (6*4)*3; other(i8) (6*4)*3; reads 8*4 + 6*4 * 4 B; writes 6*4
  // * 4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 72, other(i8) = 72, bytes_read = 128, bytes_written = 96>}}
  %1 = linalg.pooling_nwc_sum ins(%a, %w : tensor<1x8x4xi8>, tensor<3xi8>)
      outs(%s : tensor<1x6x4xi32>) -> tensor<1x6x4xi32>
  return
}

// -----

// Stride 3, window 2: 4 outputs touch 8 of 11. An f16 input is cast per tap.
func.func @pooling_gaps_r10(%a: tensor<1x11x4xf16>, %w: tensor<2xf16>,
                            %o: tensor<1x4x4xf32>) {
  // vector(f32) (4*4)*2; other(f16) (4*4)*2; reads 8*4 * 2 + 4*4 * 4 B; writes
  // 4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 32, other(f16) = 32, bytes_read = 128, bytes_written = 64>}}
  %0 = linalg.pooling_nwc_sum {strides = dense<3> : vector<1xi64>}
      ins(%a, %w : tensor<1x11x4xf16>, tensor<2xf16>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return
}

// -----

// 2x3x4 windows of 2x2x2 points at stride 1.
func.func @pooling_3d_r2(%a: tensor<1x3x4x5x2xf32>, %w: tensor<2x2x2xf32>,
                         %o: tensor<1x2x3x4x2xf32>) {
  // vector(f32) (2*3*4*2)*(2*2*2); reads (3*4*5*2 + 2*3*4*2) * 4 B; writes
  // 2*3*4*2 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 384, bytes_read = 672, bytes_written = 192>}}
  %0 = linalg.pooling_ndhwc_sum ins(%a, %w : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return
}
