// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R9: `flops` counts what is executed, `useful_flops` leaves out the taps of a
// convolution or pooling that fall on the padding of a `tensor.pad`. Every init
// here is a fill, and is not read (R12).

// Output 5x5, window 4x4. Per dim 5*4 taps, of which the first of the first
// output and the last of the last one are padding: 18.
func.func @conv_padded_r9(%a: tensor<2x3x6x6xf32>, %k: tensor<6x3x4x4xf32>,
                          %zero: f32, %o: tensor<2x6x5x5xf32>) {
  // Copies 2*3*6*6 elements into 2*3*8*8.
  // reads 2*3*6*6 * 4 B; writes 2*3*8*8 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 864, bytes_written = 1536>}}
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<2x3x6x6xf32> to tensor<2x3x8x8xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
  // Executed 28800, useful 23328.
  // matrix(f32) 2 * 2*6*3 * (5*4)*(5*4); useful flops 2 * 2*6*3 * 18*18; reads
  // (2*3*8*8 + 6*3*4*4) * 4 B; writes 2*6*5*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 28800, useful_flops = 23328, bytes_read = 2688, bytes_written = 1200>}}
  %0 = linalg.conv_2d_nchw_fchw ins(%p, %k : tensor<2x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%f : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
  return
}

// -----

// 3x3 SAME on 3x3, one channel: 3*3 taps per dim, 7 of them useful. Executed
// 162, useful 98. The same as a depthwise convolution.
func.func @conv_same_r9(%a: tensor<1x3x3x1xf32>, %k: tensor<3x3x1x1xf32>,
                        %d: tensor<3x3x1xf32>, %zero: f32,
                        %o: tensor<1x3x3x1xf32>) {
  // reads 3*3 * 4 B; writes 5*5 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 36, bytes_written = 100>}}
  %p = tensor.pad %a low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x3x3x1xf32> to tensor<1x5x5x1xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  // matrix(f32) 2 * (3*3)*(3*3); useful flops 2 * 7*7; reads (5*5 + 3*3) * 4 B;
  // writes 3*3 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 162, useful_flops = 98, bytes_read = 136, bytes_written = 36>}}
  %0 = linalg.conv_2d_nhwc_hwcf ins(%p, %k : tensor<1x5x5x1xf32>, tensor<3x3x1x1xf32>)
      outs(%f : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  // vector(f32) 2 * (3*3)*(3*3); useful flops 2 * 7*7; reads (5*5 + 3*3) * 4 B;
  // writes 3*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 162, useful_flops = 98, bytes_read = 136, bytes_written = 36>}}
  %1 = linalg.depthwise_conv_2d_nhwc_hwc ins(%p, %d : tensor<1x5x5x1xf32>, tensor<3x3x1xf32>)
      outs(%f : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  return
}

// -----

// Padding 2 before and 1 after 5 elements, window 3, 6 outputs: 18 taps at
// positions o + k. Position 0 has one tap, 1 has two, 7 has one: 14 useful.
func.func @conv_asymmetric_r9(%a: tensor<1x2x5xf32>, %k: tensor<3x2x3xf32>,
                              %zero: f32, %o: tensor<1x3x6xf32>) {
  // reads 2*5 * 4 B; writes 2*8 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 64>}}
  %p = tensor.pad %a low[0, 0, 2] high[0, 0, 1] {
  ^bb0(%n: index, %c: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x2x5xf32> to tensor<1x2x8xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  // matrix(f32) 2 * 3*2 * 18; useful flops 2 * 3*2 * 14; reads (2*8 + 3*2*3) *
  // 4 B; writes 3*6 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 216, useful_flops = 168, bytes_read = 136, bytes_written = 72>}}
  %0 = linalg.conv_1d_ncw_fcw ins(%p, %k : tensor<1x2x8xf32>, tensor<3x2x3xf32>)
      outs(%f : tensor<1x3x6xf32>) -> tensor<1x3x6xf32>
  return
}

// -----

// 9 elements between 2 and 2 of padding, stride 2, dilation 3, window 3: the
// taps of the 4 outputs are at 0 3 6, 2 5 8, 4 7 10 and 6 9 12, of which 0 and
// 12 are padding: 10 of 12. They touch 0 2 3 4 5 6 7 8 9 10 12: 11 elements.
func.func @conv_dilated_strided_r9(%a: tensor<1x2x9xf32>,
                                   %k: tensor<3x2x3xf32>, %zero: f32,
                                   %o: tensor<1x3x4xf32>) {
  // reads 2*9 * 4 B; writes 2*13 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 72, bytes_written = 104>}}
  %p = tensor.pad %a low[0, 0, 2] high[0, 0, 2] {
  ^bb0(%n: index, %c: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x2x9xf32> to tensor<1x2x13xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  // matrix(f32) 2 * 3*2 * 12; useful flops 2 * 3*2 * 10; reads (2*11 + 3*2*3) *
  // 4 B; writes 3*4 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 144, useful_flops = 120, bytes_read = 160, bytes_written = 48>}}
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<2> : vector<1xi64>, dilations = dense<3> : vector<1xi64>}
      ins(%p, %k : tensor<1x2x13xf32>, tensor<3x2x3xf32>)
      outs(%f : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
  return
}

// -----

// One of two batches and three of four channels are data; 5*2 taps, no padding
// along them: 1*3*10 of 2*4*10 per output channel, of which there are 5.
func.func @conv_padded_channels_r9(%a: tensor<1x3x6xf32>, %k: tensor<5x4x2xf32>,
                                   %zero: f32, %o: tensor<2x5x5xf32>) {
  // reads 3*6 * 4 B; writes 2*4*6 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 72, bytes_written = 192>}}
  %p = tensor.pad %a low[1, 0, 0] high[0, 1, 0] {
  ^bb0(%n: index, %c: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x3x6xf32> to tensor<2x4x6xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
  // matrix(f32) 2 * 5 * 2*4*(5*2); useful flops 2 * 5 * 1*3*(5*2); reads (2*4*6
  // + 5*4*2) * 4 B; writes 2*5*5 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 800, useful_flops = 300, bytes_read = 352, bytes_written = 200>}}
  %0 = linalg.conv_1d_ncw_fcw ins(%p, %k : tensor<2x4x6xf32>, tensor<5x4x2xf32>)
      outs(%f : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
  return
}

// -----

// Padding wider than the window: 2 elements between 5 and 5, window 2, 11
// outputs. Two taps fall on each element.
func.func @conv_wide_padding_r9(%a: tensor<2xf32>, %k: tensor<2xf32>,
                                %zero: f32, %o: tensor<11xf32>) {
  // reads 2 * 4 B; writes 12 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 48>}}
  %p = tensor.pad %a low[5] high[5] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<2xf32> to tensor<12xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<11xf32>) -> tensor<11xf32>
  // vector(f32) 2 * 11*2; useful flops 2 * 2*2; reads (12 + 2) * 4 B; writes 11
  // * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 44, useful_flops = 8, bytes_read = 56, bytes_written = 44>}}
  %0 = linalg.conv_1d ins(%p, %k : tensor<12xf32>, tensor<2xf32>)
      outs(%f : tensor<11xf32>) -> tensor<11xf32>
  return
}

// -----

// 2^33 elements: the taps are counted, not walked. 3*2^33 taps, two on padding.
func.func @conv_huge_padded_r9(%a: tensor<8589934592xf32>, %k: tensor<3xf32>,
                               %zero: f32, %o: tensor<8589934592xf32>) {
  // reads 2**33 * 4 B; writes (2**33 + 2) * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 34359738368, bytes_written = 34359738376>}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<8589934592xf32> to tensor<8589934594xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<8589934592xf32>) -> tensor<8589934592xf32>
  // vector(f32) 2 * 3*2**33; useful flops 2 * (3*2**33 - 2); reads (2**33 + 2 +
  // 3) * 4 B; writes 2**33 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 51539607552, useful_flops = 51539607548, bytes_read = 34359738388, bytes_written = 34359738368>}}
  %0 = linalg.conv_1d ins(%p, %k : tensor<8589934594xf32>, tensor<3xf32>)
      outs(%f : tensor<8589934592xf32>) -> tensor<8589934592xf32>
  return
}

// -----

// Window 3x3 at stride 1 on 4x4 padded to 6x6: 4*3 taps per dim, 10 useful.
func.func @pooling_padded_r9(%a: tensor<1x4x4x3xf32>, %w: tensor<3x3xf32>,
                             %zero: f32, %o: tensor<1x4x4x3xf32>) {
  // reads 4*4*3 * 4 B; writes 6*6*3 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 192, bytes_written = 432>}}
  %p = tensor.pad %a low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %x: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4x3xf32> to tensor<1x6x6x3xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  // vector(f32) 3 * (4*3)*(4*3); useful flops 3 * 10*10; reads 6*6*3 * 4 B;
  // writes 4*4*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 432, useful_flops = 300, bytes_read = 432, bytes_written = 192>}}
  %0 = linalg.pooling_nhwc_sum ins(%p, %w : tensor<1x6x6x3xf32>, tensor<3x3xf32>)
      outs(%f : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  // vector(f32) 3 * (4*3)*(4*3); useful flops 3 * 10*10; reads 6*6*3 * 4 B;
  // writes 4*4*3 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 432, useful_flops = 300, bytes_read = 432, bytes_written = 192>}}
  %1 = linalg.pooling_nhwc_max ins(%p, %w : tensor<1x6x6x3xf32>, tensor<3x3xf32>)
      outs(%f : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

// No padded FLOPs: integers have no FLOPs, padding of width 0 has no taps
// (all flops are useful), and an elementwise op has no window.
func.func @no_padded_taps_r9(%a: tensor<4xi8>, %k: tensor<3xi8>,
                             %o: tensor<4xi32>, %b: tensor<6xf32>,
                             %l: tensor<3xf32>, %q: tensor<4xf32>, %z: i8,
                             %zero: f32, %r: tensor<8xf32>) {
  // reads 4*1 B; writes 6*1 B
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 6>}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %z : i8
  } : tensor<4xi8> to tensor<6xi8>
  // integer(i32) 2 * 4*3; other(i8) 2 * 4*3; reads 6 + 3 + 4*4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<integer(i32) = 24, other(i8) = 24, bytes_read = 25, bytes_written = 16>}}
  %0 = linalg.conv_1d ins(%p, %k : tensor<6xi8>, tensor<3xi8>)
      outs(%o : tensor<4xi32>) -> tensor<4xi32>
  // reads 6*4 B; writes 6*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 24>}}
  %p0 = tensor.pad %b low[0] high[0] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<6xf32> to tensor<6xf32>
  // vector(f32) 2 * 4*3; reads (6 + 3 + 4) * 4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 52, bytes_written = 16>}}
  %1 = linalg.conv_1d ins(%p0, %l : tensor<6xf32>, tensor<3xf32>)
      outs(%q : tensor<4xf32>) -> tensor<4xf32>
  // reads 6*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 32>}}
  %p1 = tensor.pad %b low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<6xf32> to tensor<8xf32>
  // special(f32) 8*1; reads 8*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %2 = linalg.exp ins(%p1 : tensor<8xf32>) outs(%r : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// Widths that aren't known, two padded inputs whose useful taps intersect, and
// dims that share a loop: the row notes that the count is unknown.
func.func @unknown_padded_taps_r9(%a: tensor<?xf32>, %n: index,
                                  %k: tensor<3xf32>, %o: tensor<4xf32>,
                                  %zero: f32, %l: tensor<1xf32>) {
  // expected-remark @below {{bytes_read = "4*arg0_d0", bytes_written = 24}}
  %p = tensor.pad %a low[%n] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<6xf32>
  // vector(f32) 2 * 4*3; reads (6 + 3 + 4) * 4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, useful_flops = unknown, bytes_read = 52, bytes_written = 16>; padded taps can't be told apart}}
  %0 = linalg.conv_1d ins(%p, %k : tensor<6xf32>, tensor<3xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return
}

#window = affine_map<(o, k) -> (o + k)>
#kernel = affine_map<(o, k) -> (2 * k)>
#diagonal = affine_map<(o, k) -> (o + k, k)>
#plain = affine_map<(o, k) -> (k)>
#out = affine_map<(o, k) -> (o)>
func.func @unknown_padded_taps_generic_r9(
    %a: tensor<4xf32>, %k: tensor<3xf32>, %kernel: tensor<3xf32>,
    %o: tensor<4xf32>, %b: tensor<4x1xf32>, %zero: f32) {
  // reads 4*4 B; writes 6*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 24>}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<6xf32>
  // reads 3*4 B; writes 5*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 12, bytes_written = 20>}}
  %q = tensor.pad %k low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<3xf32> to tensor<5xf32>
  // reads 4*1 * 4 B; writes 6*3 * 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 72>}}
  %r = tensor.pad %b low[1, 1] high[1, 1] {
  ^bb0(%v: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<4x1xf32> to tensor<6x3xf32>
  // Reads k and 2*k: 3 elements each. Unused here: %kernel gives k its extent.
  // vector(f32) 2 * 4*3; reads (6 + 3 + 4) * 4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, useful_flops = unknown, bytes_read = 52, bytes_written = 16>; padded taps can't be told apart}}
  %0 = linalg.generic {indexing_maps = [#window, #kernel, #plain, #out], iterator_types = ["parallel", "reduction"]}
      ins(%p, %q, %kernel : tensor<6xf32>, tensor<5xf32>, tensor<3xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %acc: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  // (o + k, k) differ for all 4*3 points.
  // vector(f32) 4*3; reads (4*3 + 4) * 4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, useful_flops = unknown, bytes_read = 64, bytes_written = 16>; padded taps can't be told apart}}
  %1 = linalg.generic {indexing_maps = [#diagonal, #out], iterator_types = ["parallel", "reduction"]}
      ins(%r : tensor<6x3xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %s = arith.addf %acc, %x : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return
}
