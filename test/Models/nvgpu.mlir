// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// The nvgpu dialect, per thread: a warp has 32, a warpgroup 128.

func.func @mma_r7(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>,
                  %at: vector<4x1xf32>, %bt: vector<2x1xf32>, %ct: vector<2x2xf32>) {
  // 2*16*8*16 / 32
  // expected-remark @below {{#roofline.work<matrix(f16) = 128>}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  // 2*16*8*8 / 32
  // expected-remark @below {{#roofline.work<matrix(tf32 -> f32) = 64>}}
  %1 = nvgpu.mma.sync (%at, %bt, %ct) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}

func.func @sparse_r7(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>,
                     %meta: vector<2xi16>) {
  // Half of 2*16*8*32, / 32
  // expected-remark @below {{#roofline.work<matrix(f16) = 128>}}
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%meta) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

func.func @memory(%src: memref<128x128xf16>, %dst: memref<128x128xf16, 3>, %i: index) {
  // 8 * 2 B per thread
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 0, bytes_read[3 : i64] = 0, bytes_written[3 : i64] = 16>}}
  %0 = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 8 : memref<128x128xf16> to memref<128x128xf16, 3>
  // 5 halves are read, 3 are zeros
  %c5 = arith.constant 5 : index
  // expected-remark @below {{#roofline.work<bytes_read = 10, bytes_written = 0, bytes_read[3 : i64] = 0, bytes_written[3 : i64] = 16>}}
  %part = nvgpu.device_async_copy %src[%i, %i], %dst[%i, %i], 8, %c5 : memref<128x128xf16> to memref<128x128xf16, 3>
  %1 = nvgpu.device_async_create_group %0, %part
  nvgpu.device_async_wait %1
  // A fragment of 4x2 halves
  // expected-remark @below {{bytes_read[3 : i64] = 16}}
  %2 = nvgpu.ldmatrix %dst[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, 3> -> vector<4x2xf16>
  return
}

func.func @free(%n: index, %v: vector<4xf32>) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
  nvgpu.mbarrier.init %b[%n], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
  %t = nvgpu.mbarrier.arrive %b[%n] : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> -> !nvgpu.mbarrier.token
  %w = nvgpu.mbarrier.test.wait %b[%n], %t : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.mbarrier.token
  // A reciprocal per lane (R2)
  // expected-remark @below {{#roofline.work<vector(f32) = 4>}}
  %r = nvgpu.rcp %v {rounding = approx, ftz} : vector<4xf32>
  return
}

// C: 128x64 += A: 128x64 * B: 64x64, whether or not A and B are transposed:
// 2*128*64*64 / 128 threads = 8192. Each thread reads its share of A and of B,
// 64 + 32 elements of 2 B.
func.func @warpgroup_r7(
    %A: memref<128x64xf16, 3>, %B: memref<64x64xf16, 3>,
    %mA: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>,
    %mB: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>,
    %c: !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>) {
  %a = nvgpu.warpgroup.generate.descriptor %A, %mA : memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
  %b = nvgpu.warpgroup.generate.descriptor %B, %mB : memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 8192, bytes_read[3 : i64] = 192, bytes_written[3 : i64] = 0>}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<128x64xf32>> -> <fragmented = vector<128x64xf32>>
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 8192, bytes_read[3 : i64] = 192, bytes_written[3 : i64] = 0>}}
  %1 = nvgpu.warpgroup.mma %a, %b, %c {transposeA, transposeB} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<128x64xf32>> -> <fragmented = vector<128x64xf32>>
  return
}
