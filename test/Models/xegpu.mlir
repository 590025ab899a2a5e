// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// The xegpu dialect: a vector of rank 2 is what a subgroup holds.

func.func @dpas_r7(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf32>,
                   %p: vector<8x16x2xf16>) {
  // 2*M*N*K = 2*8*16*16
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 4096>}}
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32> -> vector<8x16xf32>
  // B packed in pairs
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 4096>}}
  %1 = xegpu.dpas %a, %p : vector<8x16xf16>, vector<8x16x2xf16> -> vector<8x16xf32>
  return
}

func.func @blocks(%m: memref<24x32xf16>) {
  %d = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  xegpu.prefetch_nd %d[0, 0] : !xegpu.tensor_desc<8x16xf16>
  // 2 blocks of 8*16 elements of 2 B
  %pair = xegpu.create_nd_tdesc %m : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>
  // expected-remark @below {{#roofline.work<bytes_read = 512, bytes_written = 0>}}
  %blocks = xegpu.load_nd %pair[0, 0] : !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>> -> vector<2x8x16xf16>
  // 8*16 elements of 2 B
  // expected-remark @below {{#roofline.work<bytes_read = 256, bytes_written = 0>}}
  %0 = xegpu.load_nd %d[0, 0] : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 256>}}
  xegpu.store_nd %0, %d[0, 16] : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
