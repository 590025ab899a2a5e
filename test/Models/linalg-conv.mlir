// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of linalg's convolutions: output points x window x input channels
// multiply-adds, class matrix if they have channels, depthwise class vector
// (R7). The input is read where a window touches it (R10).

// Without channels: one factor's dim, the window's, is a reduction.
func.func @conv_no_channels_r7(%a: tensor<10xf32>, %k: tensor<3xf32>,
                               %c: tensor<8xf32>, %a2: tensor<6x10xf32>,
                               %k2: tensor<3x5xf32>, %c2: tensor<4x6xf32>,
                               %a3: tensor<4x5x6xf32>, %k3: tensor<2x2x3xf32>,
                               %c3: tensor<3x4x4xf32>) {
  // vector(f32) 2*8*3; reads (10 + 3 + 8) * 4 B; writes 8 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 48, bytes_read = 84, bytes_written = 32>}}
  %0 = linalg.conv_1d ins(%a, %k : tensor<10xf32>, tensor<3xf32>)
      outs(%c : tensor<8xf32>) -> tensor<8xf32>
  // vector(f32) 2*(4*6)*(3*5); reads (6*10 + 3*5 + 4*6) * 4 B; writes 4*6 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 720, bytes_read = 396, bytes_written = 96>}}
  %1 = linalg.conv_2d ins(%a2, %k2 : tensor<6x10xf32>, tensor<3x5xf32>)
      outs(%c2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  // vector(f32) 2*(3*4*4)*(2*2*3); reads (4*5*6 + 2*2*3 + 3*4*4) * 4 B; writes
  // 3*4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1152, bytes_read = 720, bytes_written = 192>}}
  %2 = linalg.conv_3d ins(%a3, %k3 : tensor<4x5x6xf32>, tensor<2x2x3xf32>)
      outs(%c3 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  return
}

// -----

// N = 2, W = 10, C = 4, window 3, F = 5: outputs 2*8*5, each 3*4 multiply-adds.
func.func @conv_1d_r7(%a: tensor<2x10x4xf32>, %k: tensor<3x4x5xf32>,
                      %c: tensor<2x8x5xf32>, %at: tensor<2x4x10xf32>,
                      %kt: tensor<5x4x3xf32>, %ct: tensor<2x5x8xf32>) {
  // matrix(f32) 2*(2*8*5)*(3*4); reads (2*10*4 + 3*4*5 + 2*8*5) * 4 B; writes
  // 2*8*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1920, bytes_read = 880, bytes_written = 320>}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %k : tensor<2x10x4xf32>, tensor<3x4x5xf32>)
      outs(%c : tensor<2x8x5xf32>) -> tensor<2x8x5xf32>
  // matrix(f32) 2*(2*5*8)*(4*3); reads (2*4*10 + 5*4*3 + 2*5*8) * 4 B; writes
  // 2*5*8 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1920, bytes_read = 880, bytes_written = 320>}}
  %1 = linalg.conv_1d_ncw_fcw ins(%at, %kt : tensor<2x4x10xf32>, tensor<5x4x3xf32>)
      outs(%ct : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
  return
}

// -----

// N = 1, 6x7 pixels, C = 4, window 3x2, F = 5: outputs 4x6.
func.func @conv_2d_layouts_r7(%nhwc: tensor<1x6x7x4xf32>,
                              %nchw: tensor<1x4x6x7xf32>,
                              %hwcf: tensor<3x2x4x5xf32>,
                              %fhwc: tensor<5x3x2x4xf32>,
                              %fchw: tensor<5x4x3x2xf32>,
                              %nhwf: tensor<1x4x6x5xf32>,
                              %nfhw: tensor<1x5x4x6xf32>) {
  // matrix(f32) 2*(4*6*5)*(3*2*4); reads (6*7*4 + 3*2*4*5 + 4*6*5) * 4 B;
  // writes 4*6*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 5760, bytes_read = 1632, bytes_written = 480>}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%nhwc, %hwcf : tensor<1x6x7x4xf32>, tensor<3x2x4x5xf32>)
      outs(%nhwf : tensor<1x4x6x5xf32>) -> tensor<1x4x6x5xf32>
  // matrix(f32) 2*(4*6*5)*(3*2*4); reads (6*7*4 + 5*3*2*4 + 4*6*5) * 4 B;
  // writes 4*6*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 5760, bytes_read = 1632, bytes_written = 480>}}
  %1 = linalg.conv_2d_nhwc_fhwc ins(%nhwc, %fhwc : tensor<1x6x7x4xf32>, tensor<5x3x2x4xf32>)
      outs(%nhwf : tensor<1x4x6x5xf32>) -> tensor<1x4x6x5xf32>
  // matrix(f32) 2*(5*4*6)*(4*3*2); reads (4*6*7 + 5*4*3*2 + 5*4*6) * 4 B;
  // writes 5*4*6 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 5760, bytes_read = 1632, bytes_written = 480>}}
  %2 = linalg.conv_2d_nchw_fchw ins(%nchw, %fchw : tensor<1x4x6x7xf32>, tensor<5x4x3x2xf32>)
      outs(%nfhw : tensor<1x5x4x6xf32>) -> tensor<1x5x4x6xf32>
  return
}

// -----

// N = 1, 4x5x6 points, C = 2, window 2x2x3, F = 3: outputs 3x4x4.
func.func @conv_3d_r7(%ndhwc: tensor<1x4x5x6x2xf16>,
                      %dhwcf: tensor<2x2x3x2x3xf16>,
                      %ndhwf: tensor<1x3x4x4x3xf16>,
                      %ncdhw: tensor<1x2x4x5x6xf16>,
                      %fcdhw: tensor<3x2x2x2x3xf16>,
                      %nfdhw: tensor<1x3x3x4x4xf16>) {
  // matrix(f16) 2*(3*4*4*3)*(2*2*3*2); reads (4*5*6*2 + 2*2*3*2*3 + 3*4*4*3) *
  // 2 B; writes 3*4*4*3 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 6912, bytes_read = 912, bytes_written = 288>}}
  %0 = linalg.conv_3d_ndhwc_dhwcf ins(%ndhwc, %dhwcf : tensor<1x4x5x6x2xf16>, tensor<2x2x3x2x3xf16>)
      outs(%ndhwf : tensor<1x3x4x4x3xf16>) -> tensor<1x3x4x4x3xf16>
  // matrix(f16) 2*(3*4*4*3)*(2*2*3*2); reads (2*4*5*6 + 3*2*2*2*3 + 3*3*4*4) *
  // 2 B; writes 3*3*4*4 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 6912, bytes_read = 912, bytes_written = 288>}}
  %1 = linalg.conv_3d_ncdhw_fcdhw ins(%ncdhw, %fcdhw : tensor<1x2x4x5x6xf16>, tensor<3x2x2x2x3xf16>)
      outs(%nfdhw : tensor<1x3x3x4x4xf16>) -> tensor<1x3x3x4x4xf16>
  return
}

// -----

// Keyed by what is multiplied and summed up: i8 in i32, f16 in f32.
func.func @conv_types_r7(%a: tensor<1x6x6x4xi8>, %k: tensor<3x3x4x5xi8>,
                         %c: tensor<1x4x4x5xi32>, %b: tensor<1x6x6x4xf16>,
                         %l: tensor<3x3x4x5xf16>, %d: tensor<1x4x4x5xf32>) {
  // 4*4*5 outputs, 3*3*4 multiply-adds each: 2880, with two casts each.
  // matrix(i8 -> i32) 2*2880; other(i8) 2*2880; reads 6*6*4 + 3*3*4*5 + 4*4*5 *
  // 4 B; writes 4*4*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 5760, other(i8) = 5760, bytes_read = 644, bytes_written = 320>}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x6x6x4xi8>, tensor<3x3x4x5xi8>)
      outs(%c : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  // matrix(f16 -> f32) 2*2880; other(f16) 2*2880; reads (6*6*4 + 3*3*4*5) * 2 +
  // 4*4*5 * 4 B; writes 4*4*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 5760, other(f16) = 5760, bytes_read = 968, bytes_written = 320>}}
  %1 = linalg.conv_2d_nhwc_hwcf ins(%b, %l : tensor<1x6x6x4xf16>, tensor<3x3x4x5xf16>)
      outs(%d : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return
}

// -----

// Zero points: two subtractions per multiply-add, in i32; 4*4*5 outputs of
// 3*3*4 multiply-adds are 2880.
func.func @conv_quantized_r7(%a: tensor<1x6x6x4xi8>, %k: tensor<3x3x4x5xi8>,
                             %za: i32, %zk: i32, %c: tensor<1x4x4x5xi32>,
                             %at: tensor<1x4x6x6xi8>, %kt: tensor<5x4x3x3xi8>,
                             %ct: tensor<1x5x4x4xi32>) {
  // matrix(i8 -> i32) 2*2880; integer(i32) 2*2880; other(i8) 2*2880; reads 6*6*4 +
  // 3*3*4*5 + 4*4*5 * 4 B; writes 4*4*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 5760, integer(i32) = 5760, other(i8) = 5760, bytes_read = 644, bytes_written = 320>}}
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%a, %k, %za, %zk : tensor<1x6x6x4xi8>, tensor<3x3x4x5xi8>, i32, i32)
      outs(%c : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  // matrix(i8 -> i32) 2*2880; integer(i32) 2*2880; other(i8) 2*2880; reads 4*6*6 +
  // 5*4*3*3 + 5*4*4 * 4 B; writes 5*4*4 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 5760, integer(i32) = 5760, other(i8) = 5760, bytes_read = 644, bytes_written = 320>}}
  %1 = linalg.conv_2d_nchw_fchw_q ins(%at, %kt, %za, %zk : tensor<1x4x6x6xi8>, tensor<5x4x3x3xi8>, i32, i32)
      outs(%ct : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
  return
}

// -----

// G = 2 groups of C = 4 input and F = 5 output channels: still a matrix product
// in each group. 6x6 pixels, window 3x3, outputs 4x4.
func.func @conv_grouped_r7(%ngchw: tensor<1x2x4x6x6xf32>,
                           %gfchw: tensor<2x5x4x3x3xf32>,
                           %fgchw: tensor<5x2x4x3x3xf32>,
                           %ngfhw: tensor<1x2x5x4x4xf32>,
                           %nhwgc: tensor<1x6x6x2x4xf32>,
                           %gfhwc: tensor<2x5x3x3x4xf32>,
                           %nhwgf: tensor<1x4x4x2x5xf32>) {
  // matrix(f32) 2*(2*5*4*4)*(4*3*3); reads (2*4*6*6 + 2*5*4*3*3 + 2*5*4*4) * 4
  // B; writes 2*5*4*4 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 11520, bytes_read = 3232, bytes_written = 640>}}
  %0 = linalg.conv_2d_ngchw_gfchw ins(%ngchw, %gfchw : tensor<1x2x4x6x6xf32>, tensor<2x5x4x3x3xf32>)
      outs(%ngfhw : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  // matrix(f32) 2*(2*5*4*4)*(4*3*3); reads (2*4*6*6 + 5*2*4*3*3 + 2*5*4*4) * 4
  // B; writes 2*5*4*4 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 11520, bytes_read = 3232, bytes_written = 640>}}
  %1 = linalg.conv_2d_ngchw_fgchw ins(%ngchw, %fgchw : tensor<1x2x4x6x6xf32>, tensor<5x2x4x3x3xf32>)
      outs(%ngfhw : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  // matrix(f32) 2*(4*4*2*5)*(3*3*4); reads (6*6*2*4 + 2*5*3*3*4 + 4*4*2*5) * 4
  // B; writes 4*4*2*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 11520, bytes_read = 3232, bytes_written = 640>}}
  %2 = linalg.conv_2d_nhwgc_gfhwc ins(%nhwgc, %gfhwc : tensor<1x6x6x2x4xf32>, tensor<2x5x3x3x4xf32>)
      outs(%nhwgf : tensor<1x4x4x2x5xf32>) -> tensor<1x4x4x2x5xf32>
  return
}

// -----

// No sum over channels: nothing that a matrix unit could share.
func.func @conv_depthwise_r7(%nwc: tensor<1x6x4xf32>, %wc: tensor<3x4xf32>,
                             %ow: tensor<1x4x4xf32>, %nhwc: tensor<1x6x6x4xf32>,
                             %hwc: tensor<3x3x4xf32>, %o: tensor<1x4x4x4xf32>,
                             %nchw: tensor<1x4x6x6xf32>,
                             %chw: tensor<4x3x3xf32>) {
  // vector(f32) 2*(4*4)*3; reads (6*4 + 3*4 + 4*4) * 4 B; writes 4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 96, bytes_read = 208, bytes_written = 64>}}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%nwc, %wc : tensor<1x6x4xf32>, tensor<3x4xf32>)
      outs(%ow : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  // vector(f32) 2*(4*4*4)*(3*3); reads (6*6*4 + 3*3*4 + 4*4*4) * 4 B; writes
  // 4*4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1152, bytes_read = 976, bytes_written = 256>}}
  %1 = linalg.depthwise_conv_2d_nhwc_hwc ins(%nhwc, %hwc : tensor<1x6x6x4xf32>, tensor<3x3x4xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  // vector(f32) 2*(4*4*4)*(3*3); reads (4*6*6 + 4*3*3 + 4*4*4) * 4 B; writes
  // 4*4*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1152, bytes_read = 976, bytes_written = 256>}}
  %2 = linalg.depthwise_conv_2d_nchw_chw ins(%nchw, %chw : tensor<1x4x6x6xf32>, tensor<4x3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

// The multiplier m = 2 is a dim of the filter alone, the pixels of the input
// alone: still no sum over channels, class vector.
func.func @conv_depthwise_multiplier_r7(
    %nhwc: tensor<1x6x6x4xf32>, %hwcm: tensor<3x3x4x2xf32>,
    %o: tensor<1x4x4x4x2xf32>, %nwc: tensor<1x6x4xf32>,
    %wcm: tensor<3x4x2xf32>, %ow: tensor<1x4x4x2xf32>,
    %ndhwc: tensor<1x3x3x3x4xf32>, %dhwcm: tensor<2x2x2x4x2xf32>,
    %od: tensor<1x2x2x2x4x2xf32>) {
  // vector(f32) 2*(4*4*4*2)*(3*3); reads (6*6*4 + 3*3*4*2 + 4*4*4*2) * 4 B;
  // writes 4*4*4*2 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 2304, bytes_read = 1376, bytes_written = 512>}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%nhwc, %hwcm : tensor<1x6x6x4xf32>, tensor<3x3x4x2xf32>)
      outs(%o : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  // vector(f32) 2*(4*4*2)*3; reads (6*4 + 3*4*2 + 4*4*2) * 4 B; writes 4*4*2 *
  // 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 320, bytes_written = 128>}}
  %1 = linalg.depthwise_conv_1d_nwc_wcm ins(%nwc, %wcm : tensor<1x6x4xf32>, tensor<3x4x2xf32>)
      outs(%ow : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  // vector(f32) 2*(2*2*2*4*2)*(2*2*2); reads (3*3*3*4 + 2*2*2*4*2 + 2*2*2*4*2)
  // * 4 B; writes 2*2*2*4*2 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 944, bytes_written = 256>}}
  %2 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%ndhwc, %dhwcm : tensor<1x3x3x3x4xf32>, tensor<2x2x2x4x2xf32>)
      outs(%od : tensor<1x2x2x2x4x2xf32>) -> tensor<1x2x2x2x4x2xf32>
  return
}

// -----

// All of it integer work: per tap 2 subtractions, a product and a sum.
func.func @conv_depthwise_quantized_r7(%nhwc: tensor<1x6x6x4xi8>,
                                       %hwc: tensor<3x3x4xi8>, %za: i32,
                                       %zk: i32, %o: tensor<1x4x4x4xi32>) {
  // integer(i32) 4*(4*4*4)*(3*3); other(i8) 2*(4*4*4)*(3*3); reads 6*6*4 +
  // 3*3*4 + 4*4*4 * 4 B; writes 4*4*4 * 4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 2304, other(i8) = 1152, bytes_read = 436, bytes_written = 256>}}
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%nhwc, %hwc, %za, %zk : tensor<1x6x6x4xi8>, tensor<3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  return
}
