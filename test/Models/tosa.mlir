// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of tosa's elementwise ops, reductions and transforms: bytes, symbols and
// types. tosa-lowered.test compares the counts with upstream's lowering.

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

func.func @broadcast_r10(%a: tensor<2x1xf32>, %b: tensor<1x3xf32>)
    -> tensor<2x3xf32> {
  // 6 additions; reads 2 + 3 elements of 4 B, writes 6
  // expected-remark @below {{#roofline.work<vector(f32) = 6, bytes_read = 20, bytes_written = 24>}}
  %0 = tosa.add %a, %b : (tensor<2x1xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

func.func @twice_r11(%a: tensor<4xi32>) -> tensor<4xi32> {
  // expected-remark @below {{#roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = tosa.add %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @splats_r14(%a: tensor<4xf32>) -> tensor<4xf32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  %two = "tosa.const"() <{values = dense<2.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %weights = "tosa.const"() <{values = dense<[1.0, 2.0, 3.0, 4.0]>
      : tensor<4xf32>}> : () -> tensor<4xf32>
  // Neither the shift nor the factor is read: 4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = tosa.mul %a, %two, %shift
      : (tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>}}
  %1 = tosa.mul %0, %weights, %shift
      : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @shift_operand(%a: tensor<4xi32>, %shift: tensor<1xi8>)
    -> tensor<4xi32> {
  // Per element in i64 a multiplication, 3 shifts, an addition; 2 factors and
  // the shift widened to i64 and the shift to i32, the product cut.
  // Reads 4 * 4 B and the shift.
  // expected-remark @below {{#roofline.work<integer(i64) = 20, other(i8) = 4, other(i32) = 12, other(i64) = 4, bytes_read = 17, bytes_written = 16>}}
  %0 = tosa.mul %a, %a, %shift
      : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @shift_of_narrow(%a: tensor<4xi16>, %b: tensor<4xi16>,
                           %shift: tensor<1xi8>) -> tensor<4xi32> {
  // As above, and 2 factors widened from i16; the i32 result is not cut.
  // expected-remark @below {{#roofline.work<integer(i64) = 20, other(i8) = 4, other(i32) = 12, other(i64) = 4, other(i16) = 8, bytes_read = 17, bytes_written = 16>}}
  %0 = tosa.mul %a, %b, %shift
      : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @dynamic(%a: tensor<?x3xf32>, %b: tensor<1x3xf32>) -> tensor<?x3xf32> {
  // expected-remark @below {{#roofline.work<vector(f32) = "3*arg0_d0", bytes_read = "12*arg0_d0 + 12", bytes_written = "12*arg0_d0">}}
  %0 = tosa.sub %a, %b : (tensor<?x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  // 1 / (1 + exp(-x)): neg, add, div and exp
  // expected-remark @below {{#roofline.work<vector(f32) = "9*arg0_d0", special(f32) = "3*arg0_d0", bytes_read = "12*arg0_d0", bytes_written = "12*arg0_d0">}}
  %1 = tosa.sigmoid %0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

func.func @dynamic_broadcast(%a: tensor<?xf32>, %b: tensor<?xf32>)
    -> tensor<?xf32> {
  // Equal or one of them 1.
  // expected-remark @below {{#roofline.work<vector(f32) = "max(arg0_d0, arg1_d0)", bytes_read = "4*arg0_d0 + 4*arg1_d0", bytes_written = "4*max(arg0_d0, arg1_d0)">}}
  %0 = tosa.maximum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @casts_r5(%a: tensor<4xf32>) -> (tensor<4xi8>, tensor<4xf32>) {
  // round, min, max; the conversion
  // expected-remark @below {{#roofline.work<vector(f32) = 12, other(f32) = 4, bytes_read = 16, bytes_written = 4>}}
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  // Folds to its operand: a view.
  %1 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xi8>, tensor<4xf32>
}

func.func @signs_r4(%a: tensor<4xui8>) -> tensor<4xui8> {
  // The type is without sign: max and min.
  // expected-remark @below {{#roofline.work<integer(i8) = 8, bytes_read = 4, bytes_written = 4>}}
  %0 = tosa.clamp %a {min_val = 0 : ui8, max_val = 7 : ui8}
      : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @rescale(%a: tensor<2x3xi32>) -> tensor<2x3xi8> {
  %multiplier = "tosa.const"() <{values = dense<[42, 43, 44]> : tensor<3xi32>}>
      : () -> tensor<3xi32>
  %shift = "tosa.const"() <{values = dense<[14, 15, 16]> : tensor<3xi8>}>
      : () -> tensor<3xi8>
  %in = "tosa.const"() <{values = dense<0> : tensor<1xi32>}>
      : () -> tensor<1xi32>
  %out = "tosa.const"() <{values = dense<5> : tensor<1xi8>}>
      : () -> tensor<1xi8>
  // Per element: i32 sub, add, max, min; i64 5 of apply_scale; widened the shift
  // (i8, i32), value and multiplier (i32); cut the product (i64), the result.
  // Reads 6 * 4 B, and as dense constants 3 * 4 B and 3 B.
  // expected-remark @below {{#roofline.work<integer(i64) = 30, integer(i32) = 24, other(i8) = 6, other(i32) = 24, other(i64) = 6, bytes_read = 39, bytes_written = 6>}}
  %0 = tosa.rescale %a, %multiplier, %shift, %in, %out {scale32 = true,
      rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false,
      output_unsigned = false}
      : (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<1xi32>,
         tensor<1xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

func.func @rescale_far(%a: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %multiplier = "tosa.const"() <{values = dense<[42, 43]> : tensor<2xi32>}>
      : () -> tensor<2xi32>
  %shift = "tosa.const"() <{values = dense<[31, 32]> : tensor<2xi8>}>
      : () -> tensor<2xi8>
  %zp = "tosa.const"() <{values = dense<0> : tensor<1xi32>}>
      : () -> tensor<1xi32>
  // Only a shift by 32 or more rounds twice. Per element: i32 sub, add, max, min;
  // i64 5 + 1; the shift widened (i8, i32), value and multiplier (i32), the
  // product cut (i64); rounding twice compares the shift (i32) and the value
  // (i32), selects (i64) and adds a cast (i64).
  // Reads 4 * 4 B, 2 * 4 B and 2 B.
  // expected-remark @below {{#roofline.work<integer(i64) = 24, integer(i32) = 16, other(i8) = 4, other(i32) = 20, other(i64) = 12, bytes_read = 26, bytes_written = 16>}}
  %0 = tosa.rescale %a, %multiplier, %shift, %zp, %zp {scale32 = true,
      rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false,
      output_unsigned = false}
      : (tensor<2x2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<1xi32>,
         tensor<1xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

func.func @apply_scale(%a: vector<4xi32>, %m: vector<4xi32>, %s: vector<4xi8>) {
  // Lanes; rounding twice takes 6 instead of 5 operations.
  // expected-remark @below {{#roofline.work<integer(i64) = 24, other(i8) = 4, other(i32) = 20, other(i64) = 12>}}
  %0 = tosa.apply_scale %a, %m, %s {rounding_mode = DOUBLE_ROUND}
      : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}

func.func @table_r19(%a: tensor<6xi8>, %table: tensor<256xi8>,
                     %b: tensor<6xi16>, %table16: tensor<513xi16>)
    -> (tensor<6xi8>, tensor<6xi32>) {
  // 6 elements and 1 to 6 entries
  // expected-remark @below {{#roofline.work<bytes_read = 7 to 12, bytes_written = 6>}}
  %0 = tosa.table %a, %table : (tensor<6xi8>, tensor<256xi8>) -> tensor<6xi8>
  // 8 operations and 3 widenings each; 6 * 2 B and 2 to 12 entries of 2 B
  // expected-remark @below {{#roofline.work<integer(i32) = 48, other(i16) = 18, bytes_read = 16 to 36, bytes_written = 24>}}
  %1 = tosa.table %b, %table16
      : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %0, %1 : tensor<6xi8>, tensor<6xi32>
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

func.func @reduce(%a: tensor<2x?x4xf32>, %b: tensor<3x4xbf16>)
    -> (tensor<2x1x4xf32>, tensor<3x1xbf16>) {
  // One per element of the input.
  // expected-remark @below {{#roofline.work<vector(f32) = "8*arg0_d1", bytes_read = "32*arg0_d1", bytes_written = 32>}}
  %0 = tosa.reduce_max %a {axis = 1 : i32}
      : (tensor<2x?x4xf32>) -> tensor<2x1x4xf32>
  // bf16 is summed in f32: 12 widenings, 3 results cut
  // expected-remark @below {{#roofline.work<vector(f32) = 12, other(bf16) = 12, other(f32) = 3, bytes_read = 24, bytes_written = 6>}}
  %1 = tosa.reduce_sum %b {axis = 1 : i32}
      : (tensor<3x4xbf16>) -> tensor<3x1xbf16>
  // Folds to its operand: a view.
  %2 = tosa.reduce_sum %1 {axis = 1 : i32}
      : (tensor<3x1xbf16>) -> tensor<3x1xbf16>
  return %0, %2 : tensor<2x1x4xf32>, tensor<3x1xbf16>
}

func.func @argmax(%a: tensor<3x?xi8>) -> tensor<?xi32> {
  // Two of i8 (compare, select) and one of i32 (select) per element
  // expected-remark @below {{#roofline.work<other(i8) = "6*arg0_d1", other(i32) = "3*arg0_d1", bytes_read = "3*arg0_d1", bytes_written = "4*arg0_d1">}}
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x?xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// Half of the spectrum and its middle: floor(W / 2) + 1 of W columns.
func.func @rfft2d_columns(%a: tensor<1x1x?xf32>) -> tensor<1x1x?xf32> {
  // P = (floor(W / 2) + 1) * W terms; 8 operations, 2 transcendentals and 2 casts
  // each and 2 casts once; 2 results
  // expected-remark @below {{bytes_written = "8*floordiv(arg0_d2, 2) + 8">}}
  %0:2 = tosa.rfft2d %a
      : (tensor<1x1x?xf32>) -> (tensor<1x1x?xf32>, tensor<1x1x?xf32>)
  return %0#0 : tensor<1x1x?xf32>
}

func.func @rfft2d(%a: tensor<?x4x8xf32>)
    -> (tensor<?x4x5xf32>, tensor<?x4x5xf32>) {
  // P = N * 4*5 * 4*8 = 640*N terms of 8 operations, 2 transcendentals, 2 casts
  // and 2 casts once; 32 elements of 4 B in, 2 * 20 out
  // expected-remark @below {{#roofline.work<vector(f32) = "5120*arg0_d0", special(f32) = "1280*arg0_d0", other(i32) = "1280*arg0_d0 + 2", bytes_read = "128*arg0_d0", bytes_written = "160*arg0_d0">}}
  %0:2 = tosa.rfft2d %a
      : (tensor<?x4x8xf32>) -> (tensor<?x4x5xf32>, tensor<?x4x5xf32>)
  return %0#0, %0#1 : tensor<?x4x5xf32>, tensor<?x4x5xf32>
}

//===----------------------------------------------------------------------===//
// Block-scaled types
//===----------------------------------------------------------------------===//

func.func @block_scaled(%a: tensor<4x64xf32>)
    -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>, tensor<4x64xbf16>) {
  // 256 elements, 8 blocks: 3*256 + 2*8 and 2*8; casts 256 + 8
  // expected-remark @below {{#roofline.work<vector(f32) = 784, special(f32) = 16, other(f32) = 264, bytes_read = 1024, bytes_written = 264>}}
  %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32}
      : (tensor<4x64xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  // expected-remark @below {{#roofline.work<vector(bf16) = 256, other(f8E5M2) = 256, other(f8E8M0FNU) = 8, bytes_read = 264, bytes_written = 512>}}
  %1 = tosa.cast_from_block_scaled %0#0, %0#1 {block_size = BLOCK_SIZE_32}
      : (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xbf16>
  return %0#0, %0#1, %1
      : tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>, tensor<4x64xbf16>
}

func.func @matmul_t_block_scaled(
    %a: tensor<2x8x64xf4E2M1FN>, %as: tensor<2x8x2xf8E8M0FNU>,
    %b: tensor<1x16x64xf4E2M1FN>, %bs: tensor<1x16x2xf8E8M0FNU>)
    -> tensor<2x8x16xf32> {
  // 2*8*16 = 256 results: 2*64 each; per block 3 operations, 2 casts; 2 casts
  // per product. Bytes: 2*8*64/2 + 32 + 16*64/2 + 32 read
  // expected-remark @below {{#roofline.work<matrix(f4E2M1FN -> f32) = 32768, vector(f32) = 1536, other(f4E2M1FN) = 32768, other(f8E8M0FNU) = 1024, bytes_read = 1088, bytes_written = 1024>}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32}
      : (tensor<2x8x64xf4E2M1FN>, tensor<2x8x2xf8E8M0FNU>,
         tensor<1x16x64xf4E2M1FN>, tensor<1x16x2xf8E8M0FNU>)
      -> tensor<2x8x16xf32>
  return %0 : tensor<2x8x16xf32>
}

//===----------------------------------------------------------------------===//
// What has no count
//===----------------------------------------------------------------------===//

func.func @uncountable(%a: tensor<*xf32>,
                       %b: tensor<4x!quant.uniform<i8:f32, 0.5>>,
                       %c: tensor<4x!tosa.mxint8>) {
  // expected-remark @below {{unmodelled}}
  %0 = tosa.exp %a : (tensor<*xf32>) -> tensor<*xf32>
  // expected-remark @below {{unmodelled}}
  %1 = tosa.abs %b : (tensor<4x!quant.uniform<i8:f32, 0.5>>)
      -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  // A copy of quantised elements moves their storage type.
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %2 = tosa.reverse %b {axis = 0 : i32}
      : (tensor<4x!quant.uniform<i8:f32, 0.5>>)
      -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  // expected-remark @below {{unmodelled}}
  %3 = tosa.add %c, %c : (tensor<4x!tosa.mxint8>, tensor<4x!tosa.mxint8>)
      -> tensor<4x!tosa.mxint8>
  // expected-remark @below {{unmodelled}}
  %4 = tosa.custom %a {operator_name = "f", domain_name = "d",
      implementation_attrs = ""} : (tensor<*xf32>) -> tensor<4xf32>
  // expected-remark @below {{unmodelled}}
  %5 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xf32>
  return
}
