// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of tosa's convolutions, matmuls and pooling: padded taps, the elements of
// the input that windows touch, types, symbols.

//===----------------------------------------------------------------------===//
// conv2d, conv3d
//===----------------------------------------------------------------------===//

func.func @same_r9(%x: tensor<1x4x4x1xf32>, %f: tensor<2x3x3x1xf32>,
                   %b: tensor<2xf32>) -> tensor<1x4x4x2xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // 2 * 16 outputs * 2 filters * 9 taps; per dim 2+3+3+2 = 10 of 12 taps are
  // useful: 2 * 10*10 * 2. Reads (16 + 18 + 2) * 4 B.
  // expected-remark @below {{#roofline.work<matrix(f32) = 576, useful_flops = 400, bytes_read = 144, bytes_written = 128>}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x4x4x1xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

func.func @fed_by_pad_r9(%x: tensor<1x4x4x1xf32>, %f: tensor<2x3x3x1xf32>,
                         %b: tensor<2xf32>) -> tensor<1x6x6x2xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %padding = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]>
      : tensor<8xindex>} : () -> !tosa.shape<8>
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 144>}}
  %0 = tosa.pad %x, %padding, %zp
      : (tensor<1x4x4x1xf32>, !tosa.shape<8>, tensor<1xf32>)
      -> tensor<1x6x6x1xf32>
  // Padded by 1 there and by 1 here: 2 * 36 outputs * 2 filters * 9 taps, of
  // which per dim each of 4 elements has its 3 taps: 2 * 12*12 * 2.
  // Reads (36 + 18 + 2) * 4 B.
  // expected-remark @below {{#roofline.work<matrix(f32) = 1296, useful_flops = 576, bytes_read = 224, bytes_written = 288>}}
  %1 = tosa.conv2d %0, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x6x6x1xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x6x6x2xf32>
  return %1 : tensor<1x6x6x2xf32>
}

func.func @strided_r10(%x: tensor<1x7x7x3xf32>, %f: tensor<2x1x1x3xf32>)
    -> tensor<1x4x4x2xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<2xf32>}>
      : () -> tensor<2xf32>
  // 1x1 with stride 2 touches 4*4*3 elements; filter 6; the bias is a splat.
  // 2 * 32 outputs * 3
  // expected-remark @below {{#roofline.work<matrix(f32) = 192, bytes_read = 216, bytes_written = 128>}}
  %0 = tosa.conv2d %x, %f, %bias, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x7x7x3xf32>, tensor<2x1x1x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}

func.func @gaps_and_padding_r10(%x: tensor<1x7x1x1xf32>, %f: tensor<1x2x1x1xf32>,
                                %b: tensor<1xf32>) -> tensor<1x3x1x1xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // Positions 4*o + 2*k - 2 for o < 3, k < 2: -2 0 2 4 6 8, of which 4 are in
  // the input: 4 of 6 taps are useful, 4 + 2 + 1 elements read.
  // expected-remark @below {{#roofline.work<matrix(f32) = 12, useful_flops = 8, bytes_read = 28, bytes_written = 12>}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 2, 2, 0, 0>, stride = array<i64: 4, 1>,
      dilation = array<i64: 2, 1>}
      : (tensor<1x7x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x3x1x1xf32>
  return %0 : tensor<1x3x1x1xf32>
}

func.func @quantised_r7(%x: tensor<1x4x4x3xi8>, %f: tensor<2x1x1x3xi8>,
                        %b: tensor<2xi32>, %zp: tensor<1xi8>)
    -> (tensor<1x4x4x2xi32>, tensor<1x4x4x2xi32>, tensor<1x4x4x2xi32>) {
  %zero = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  %five = "tosa.const"() <{values = dense<5> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  // 32 outputs * 3 = 96 multiply-adds, 2 widenings each; reads 48 + 6 + 2*4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 192, other(i8) = 192, bytes_read = 62, bytes_written = 128>}}
  %0 = tosa.conv2d %x, %f, %b, %zero, %zero {acc_type = i32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x4x4x3xi8>, tensor<2x1x1x3xi8>, tensor<2xi32>, tensor<1xi8>,
         tensor<1xi8>) -> tensor<1x4x4x2xi32>
  // One zero point: both are subtracted, 2 * 96.
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 192, integer(i32) = 192, other(i8) = 192, bytes_read = 62, bytes_written = 128>}}
  %1 = tosa.conv2d %x, %f, %b, %five, %zero {acc_type = i32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x4x4x3xi8>, tensor<2x1x1x3xi8>, tensor<2xi32>, tensor<1xi8>,
         tensor<1xi8>) -> tensor<1x4x4x2xi32>
  // A zero point that isn't known is subtracted and read: a byte more.
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 192, integer(i32) = 192, other(i8) = 192, bytes_read = 63, bytes_written = 128>}}
  %2 = tosa.conv2d %x, %f, %b, %zp, %zero {acc_type = i32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x4x4x3xi8>, tensor<2x1x1x3xi8>, tensor<2xi32>, tensor<1xi8>,
         tensor<1xi8>) -> tensor<1x4x4x2xi32>
  return %0, %1, %2
      : tensor<1x4x4x2xi32>, tensor<1x4x4x2xi32>, tensor<1x4x4x2xi32>
}

func.func @dynamic(%x: tensor<?x?x8x3xf32>, %f: tensor<2x3x3x3xf32>,
                   %b: tensor<2xf32>) -> (tensor<?x?x6x2xf32>, tensor<?x?x8x2xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // max(0, H - 2) rows: 2 * N*(H-2)*6*2 * 27 = 648*N*(H-2). Windows without gaps read
  // all of the input, N*H*8*3 elements; 54 + 2 more.
  // expected-remark @below {{#roofline.work<matrix(f32) = "648*arg0_d0*max(0, arg0_d1 - 2)", bytes_read = "96*arg0_d0*arg0_d1 + 224", bytes_written = "48*arg0_d0*max(0, arg0_d1 - 2)">}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<?x?x8x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<?x?x6x2xf32>
  // Padded along an unknown extent.
  // expected-remark @below {{#roofline.work<matrix(f32) = "864*arg0_d0*arg0_d1", useful_flops = unknown, bytes_read = "96*arg0_d0*arg0_d1 + 224", bytes_written = "64*arg0_d0*arg0_d1">; padded taps can't be told apart}}
  %1 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<?x?x8x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<?x?x8x2xf32>
  return %0, %1 : tensor<?x?x6x2xf32>, tensor<?x?x8x2xf32>
}

func.func @dynamic_gaps_r10(%x: tensor<1x?x1x1xf32>, %f: tensor<1x1x1x1xf32>,
                            %b: tensor<1xf32>)
    -> (tensor<1x?x1x1xf32>, tensor<1x?x1x1xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // O = floor((H - 1) / 2) + 1 rows, one element each
  // expected-remark @below {{#roofline.work<matrix(f32) = "2*max(0, floordiv(arg0_d1 - 1, 2) + 1)", bytes_read = "4*max(0, floordiv(arg0_d1 - 1, 2) + 1) + 8", bytes_written = "4*max(0, floordiv(arg0_d1 - 1, 2) + 1)">}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x?x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x?x1x1xf32>
  // With padding which rows are touched isn't known.
  // expected-remark @below {{#roofline.work<matrix(f32) = "2*floordiv(arg0_d1, 2) + 2", useful_flops = unknown, bytes_read = 8 to "4*arg0_d1 + 8", bytes_written = "4*floordiv(arg0_d1, 2) + 4">; padded taps can't be told apart}}
  %1 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 2, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x?x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x?x1x1xf32>
  return %0, %1 : tensor<1x?x1x1xf32>, tensor<1x?x1x1xf32>
}

func.func @fed_by_high_pad_r9(%x: tensor<1x4x1x1xf32>, %f: tensor<1x2x1x1xf32>,
                              %b: tensor<1xf32>) -> tensor<1x4x1x1xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %padding = tosa.const_shape {values = dense<[0, 0, 0, 1, 0, 0, 0, 0]>
      : tensor<8xindex>} : () -> !tosa.shape<8>
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 20>}}
  %0 = tosa.pad %x, %padding, %zp
      : (tensor<1x4x1x1xf32>, !tosa.shape<8>, tensor<1xf32>)
      -> tensor<1x5x1x1xf32>
  // 4 outputs * 2 taps; the last tap of the last output is padding: 7 useful.
  // Reads (5 + 2 + 1) * 4 B.
  // expected-remark @below {{#roofline.work<matrix(f32) = 16, useful_flops = 14, bytes_read = 32, bytes_written = 16>}}
  %1 = tosa.conv2d %0, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x5x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x4x1x1xf32>
  return %1 : tensor<1x4x1x1xf32>
}

func.func @stride_and_dilation_r10(%x: tensor<1x7x1x1xf32>,
                                   %f: tensor<1x2x1x1xf32>, %b: tensor<1xf32>)
    -> tensor<1x3x1x1xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // 3 outputs * 2 taps look at 2*o + 2*k: rows 0, 2, 4, 6 of 7.
  // Reads (4 + 2 + 1) * 4 B.
  // expected-remark @below {{#roofline.work<matrix(f32) = 12, bytes_read = 28, bytes_written = 12>}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>,
      dilation = array<i64: 2, 1>}
      : (tensor<1x7x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x3x1x1xf32>
  return %0 : tensor<1x3x1x1xf32>
}

func.func @conv3d(%x: tensor<1x2x3x3x4xf16>, %f: tensor<5x2x3x3x4xf16>,
                  %b: tensor<5xf16>) -> tensor<1x1x1x1x5xf16> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}>
      : () -> tensor<1xf16>
  // 5 outputs * 2*3*3*4 = 72 taps = 360 multiply-adds, widened to f32; 5 biases
  // widened, 5 results cut. Reads (72 + 360 + 5) * 2 B.
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 720, other(f16) = 725, other(f32) = 5, bytes_read = 874, bytes_written = 10>}}
  %0 = tosa.conv3d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>,
      dilation = array<i64: 1, 1, 1>}
      : (tensor<1x2x3x3x4xf16>, tensor<5x2x3x3x4xf16>, tensor<5xf16>,
         tensor<1xf16>, tensor<1xf16>) -> tensor<1x1x1x1x5xf16>
  return %0 : tensor<1x1x1x1x5xf16>
}

//===----------------------------------------------------------------------===//
// depthwise_conv2d
//===----------------------------------------------------------------------===//

func.func @depthwise_r7(%x: tensor<1x6x6x4xf32>, %f: tensor<3x3x4x2xf32>,
                        %b: tensor<8xf32>) -> (tensor<1x4x4x8xf32>, tensor<1x6x6x8xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // Class vector: 2 * 128 outputs * 9 taps + 128 biases added.
  // Reads (144 + 72 + 8) * 4 B.
  // expected-remark @below {{#roofline.work<vector(f32) = 2432, bytes_read = 896, bytes_written = 512>}}
  %0 = tosa.depthwise_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x6x6x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x4x4x8xf32>
  // 288 outputs: 2*288*9 + 288; useful are 2 * 16*16 * 8 (per dim 6*3 - 2 = 16
  // taps) and the biases.
  // expected-remark @below {{#roofline.work<vector(f32) = 5472, useful_flops = 4384, bytes_read = 896, bytes_written = 1152>}}
  %1 = tosa.depthwise_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x6x6x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return %0, %1 : tensor<1x4x4x8xf32>, tensor<1x6x6x8xf32>
}

//===----------------------------------------------------------------------===//
// transpose_conv2d
//===----------------------------------------------------------------------===//

func.func @transposed_r9(%x: tensor<1x4x5x3xf32>, %f: tensor<2x3x3x3xf32>,
                         %b: tensor<2xf32>)
    -> (tensor<1x6x7x2xf32>, tensor<1x9x11x2xf32>, tensor<1x7x9x2xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // Stride 1: 84 outputs * 27 products; useful 2 * 4*5 inputs * 9 taps * 3 * 2.
  // Reads (60 + 54 + 2) * 4 B.
  // expected-remark @below {{#roofline.work<matrix(f32) = 4536, useful_flops = 2160, bytes_read = 464, bytes_written = 336>}}
  %0 = tosa.transpose_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x5x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x6x7x2xf32>
  // Stride 2: 2x2 taps at (4+1)*(5+1) positions for 4*2 filters:
  // 2 * 30*8 * 4*3 = 5760, and 9*11*2 = 198 biases. Useful 2160 + 198.
  // expected-remark @below {{#roofline.work<matrix(f32) = 5760, vector(f32) = 198, useful_flops = 2358, bytes_read = 464, bytes_written = 792>}}
  %1 = tosa.transpose_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<1x4x5x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x9x11x2xf32>
  // An output row and column cropped on each side: one tap of the first input
  // and one of the last have no output, 12 - 2 = 10 and 15 - 2 = 13 pairs:
  // 2 * 10*13 * 6 = 1560, and 7*9*2 = 126 biases.
  // expected-remark @below {{#roofline.work<matrix(f32) = 5760, vector(f32) = 126, useful_flops = 1686, bytes_read = 464, bytes_written = 504>}}
  %2 = tosa.transpose_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      out_pad = array<i64: -1, -1, -1, -1>, stride = array<i64: 2, 2>}
      : (tensor<1x4x5x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<1x7x9x2xf32>
  return %0, %1, %2
      : tensor<1x6x7x2xf32>, tensor<1x9x11x2xf32>, tensor<1x7x9x2xf32>
}

func.func @transposed_dynamic(%x: tensor<?x4x5x3xf32>, %f: tensor<2x3x3x3xf32>,
                              %b: tensor<2xf32>) -> tensor<?x9x11x2xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // Upstream decomposes no dynamic shapes; the counts are the same per image.
  // expected-remark @below {{#roofline.work<matrix(f32) = "5760*arg0_d0", vector(f32) = "198*arg0_d0", useful_flops = "2358*arg0_d0", bytes_read = "240*arg0_d0 + 224", bytes_written = "792*arg0_d0">}}
  %0 = tosa.transpose_conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
      : (tensor<?x4x5x3xf32>, tensor<2x3x3x3xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<?x9x11x2xf32>
  return %0 : tensor<?x9x11x2xf32>
}

//===----------------------------------------------------------------------===//
// matmul
//===----------------------------------------------------------------------===//

func.func @matmul_r7(%a: tensor<?x4x8xf16>, %b: tensor<?x8x16xf16>,
                     %c: tensor<2x3x4xi8>, %d: tensor<2x4x5xi8>)
    -> (tensor<?x4x16xf32>, tensor<2x3x5xi32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}>
      : () -> tensor<1xf16>
  %three = "tosa.const"() <{values = dense<3> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  // 2 * N*4*16 * 8; two widenings per multiply-add; N*32 and N*128 elements of
  // 2 B, both of the same N
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = "1024*arg0_d0", other(f16) = "1024*arg0_d0", bytes_read = "320*arg0_d0", bytes_written = "256*arg0_d0">}}
  %0 = tosa.matmul %a, %b, %zp, %zp
      : (tensor<?x4x8xf16>, tensor<?x8x16xf16>, tensor<1xf16>, tensor<1xf16>)
      -> tensor<?x4x16xf32>
  // 2*3*5*4 = 120 multiply-adds, each with 2 widenings and 2 subtractions
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 240, integer(i32) = 240, other(i8) = 240, bytes_read = 64, bytes_written = 120>}}
  %1 = tosa.matmul %c, %d, %three, %three
      : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<2x3x5xi32>
  return %0, %1 : tensor<?x4x16xf32>, tensor<2x3x5xi32>
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

func.func @pools_r9(%x: tensor<1x4x4x1xf32>)
    -> (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  // 16 outputs * 9 taps; 10*10 are useful
  // expected-remark @below {{#roofline.work<vector(f32) = 144, useful_flops = 100, bytes_read = 64, bytes_written = 64>}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  // And a division by the number of taps, made a float
  // expected-remark @below {{#roofline.work<vector(f32) = 160, other(i32) = 16, useful_flops = 116, bytes_read = 64, bytes_written = 64>}}
  %1 = tosa.avg_pool2d %x, %zp, %zp {acc_type = f32, kernel = array<i64: 3, 3>,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4x4x1xf32>
  // 1x1 with stride 3: 4 elements are read.
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %2 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 3>}
      : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  return %0, %1, %2
      : tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>, tensor<1x2x2x1xf32>
}

func.func @pool_sides_r9(%x: tensor<1x4x4x1xf32>)
    -> (tensor<1x2x2x1xf32>, tensor<1x1x1x1xf32>) {
  // Padded before only: of each dim, outputs 0 and 1 look at 0, 1, 2 and 2, 3, 4,
  // where 0 is padding. 4 outputs * 9 taps, 5*5 of them useful
  // expected-remark @below {{#roofline.work<vector(f32) = 36, useful_flops = 25, bytes_read = 64, bytes_written = 16>}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>,
      pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 2, 2>}
      : (tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32>
  // 16 taps, each with a comparison and a selection that leave out NaN
  // expected-remark @below {{#roofline.work<vector(f32) = 16, other(f32) = 32, bytes_read = 64, bytes_written = 4>}}
  %1 = tosa.max_pool2d %x {kernel = array<i64: 4, 4>,
      nan_mode = IGNORE, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>}
      : (tensor<1x4x4x1xf32>) -> tensor<1x1x1x1xf32>
  return %0, %1 : tensor<1x2x2x1xf32>, tensor<1x1x1x1xf32>
}

func.func @average_of_integers(%x: tensor<?x4x4x1xi8>, %in: tensor<1xi8>)
    -> tensor<?x2x2x1xi8> {
  %out = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  // 4*N outputs of 4 taps. i32: 4 additions, 2 for the input zero point, n - 1,
  // clz, 32 - clz, max, min = 11; i64: shl, div and 5 of apply_scale = 7; i8: 1.
  // Casts of i8: 4 taps and the shift; of i32: 3 in apply_scale, 2 widened, k
  // and the result cut = 7; of i64: multiplier and product = 2.
  // expected-remark @below {{#roofline.work<integer(i32) = "44*arg0_d0", integer(i64) = "28*arg0_d0", integer(i8) = "4*arg0_d0", other(i8) = "20*arg0_d0", other(i32) = "28*arg0_d0", other(i64) = "8*arg0_d0", bytes_read = "16*arg0_d0 + 1", bytes_written = "4*arg0_d0">}}
  %0 = tosa.avg_pool2d %x, %in, %out {acc_type = i32,
      kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 2, 2>}
      : (tensor<?x4x4x1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x2x2x1xi8>
  return %0 : tensor<?x2x2x1xi8>
}

//===----------------------------------------------------------------------===//
// Unranked tensors
//===----------------------------------------------------------------------===//

func.func @unranked(%x: tensor<*xf32>, %f: tensor<2x3x3x1xf32>,
                    %b: tensor<2xf32>, %zp: tensor<1xf32>) {
  // expected-remark @below {{unmodelled}}
  %0 = tosa.conv2d %x, %f, %b, %zp, %zp {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<*xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>,
         tensor<1xf32>) -> tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  %1 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
      : (tensor<*xf32>) -> tensor<*xf32>
  return
}
