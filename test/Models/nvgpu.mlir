// RUN: roofline-opt %s --test-roofline-work --verify-diagnostics
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
  %1 = nvgpu.device_async_create_group %0
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
