// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// The x86vector and amx dialects

func.func @x86vector_r7(%s: vector<16xf32>, %a: vector<32xbf16>, %w: vector<8xi32>, %b: vector<32xi8>,
                     %x: vector<8xf32>, %k: vector<16xi1>) {
  // 32 products of pairs, added to 16 sums
  // expected-remark @below {{#roofline.work<vector(f32) = 64>}}
  %0 = x86vector.avx512.dot %s, %a, %a : vector<32xbf16> -> vector<16xf32>
  // expected-remark @below {{#roofline.work<integer(i32) = 64>}}
  %1 = x86vector.avx.dot.i8 %w, %b, %b : vector<32xi8> -> vector<8xi32>
  // 8 multiplications, 2 * 3 additions
  // expected-remark @below {{#roofline.work<vector(f32) = 14>}}
  %2 = x86vector.avx.intr.dot %x, %x : vector<8xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 8>}}
  %3 = x86vector.avx.rsqrt %x : vector<8xf32>
  // expected-remark @below {{#roofline.work<other(bf16) = 16>}}
  %4 = x86vector.avx512.cvt.packed.f32_to_bf16 %s : vector<16xf32> -> vector<16xbf16>
  // expected-remark @below {{#roofline.work<other(f32) = 16>}}
  %5 = x86vector.avx512.mask.compress %k, %s : vector<16xf32>
  return
}

func.func @x86vector_loads_r10a(%m: memref<16xbf16>, %one: memref<1xbf16>) {
  affine.for %i = 0 to 4 {
    // Elements 0, 2, ..., 14, the same in each iteration
    // expected-remark @below {{#roofline.work<other(bf16) = 8, bytes_read = 16, bytes_written = 0> x 4, together reads 16, writes 0}}
    %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %m : memref<16xbf16> -> vector<8xf32>
  }
  // expected-remark @below {{#roofline.work<other(bf16) = 8, bytes_read = 2, bytes_written = 0>}}
  %1 = x86vector.avx.bcst_to_f32.packed %one : memref<1xbf16> -> vector<8xf32>
  return
}

func.func @amx(%A: memref<64x64xbf16>, %B: memref<32x128xbf16>, %C: memref<64x64xf32>, %flat: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 64 step 16 {
      %zero = amx.tile_zero : !amx.tile<16x16xf32>
      // 16 rows of 32 elements, 4 such in column 0: 4 * 16*32 * 2 B
      // expected-remark @below {{#roofline.work<bytes_read = 1024, bytes_written = 0> x 16, together reads 4096, writes 0}}
      %a = amx.tile_load %A[%i, %c0] : memref<64x64xbf16> into !amx.tile<16x32xbf16>
      // expected-remark @below {{#roofline.work<bytes_read = 1024, bytes_written = 0> x 16, together reads 1024, writes 0}}
      %b = amx.tile_load %B[%c0, %c0] : memref<32x128xbf16> into !amx.tile<16x32xbf16>
      // 2*M*N*K = 2*16*16*32
      // expected-remark @below {{#roofline.work<matrix(bf16 -> f32) = 16384> x 16}}
      %c = amx.tile_mulf %a, %b, %zero : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
      // All of %C: 64*64 * 4 B
      // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 1024> x 16, together reads 0, writes 16384}}
      amx.tile_store %C[%i, %j], %c : memref<64x64xf32>, !amx.tile<16x16xf32>
    }
  }
  // expected-remark @below {{#roofline.work<bytes_read = 1024, bytes_written = 0>}}
  %x = amx.tile_load %flat[%c0], %c64 : memref<?xi8> into !amx.tile<16x64xi8>
  %z = amx.tile_zero : !amx.tile<16x16xi32>
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 32768>}}
  %y = amx.tile_muli %x zext, %x, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
