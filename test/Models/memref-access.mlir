// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Loads, stores, atomics and DMA of the memref dialect.

func.func @elements(%A: memref<4x?xf16>, %s: memref<f64>, %i: index) {
  // expected-remark @below {{#roofline.work<bytes_read = 2, bytes_written = 0>}}
  %0 = memref.load %A[%i, %i] : memref<4x?xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 2>}}
  memref.store %0, %A[%i, %i] : memref<4x?xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 0>}}
  %1 = memref.load %s[] : memref<f64>
  memref.prefetch %A[%i, %i], read, locality<1>, data : memref<4x?xf16>
  return
}

func.func @atomics_r2_r4(%A: memref<8xf32>, %B: memref<8xi32>, %i: index,
                         %x: f32, %n: i32) {
  // expected-remark @below {{#roofline.work<vector(f32) = 1, bytes_read = 4, bytes_written = 4>}}
  %0 = memref.atomic_rmw addf %x, %A[%i] : (f32, memref<8xf32>) -> f32
  // expected-remark @below {{#roofline.work<integer(i32) = 1, bytes_read = 4, bytes_written = 4>}}
  %1 = memref.atomic_rmw maxs %n, %B[%i] : (i32, memref<8xi32>) -> i32
  // An exchange: nothing is computed.
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %2 = memref.atomic_rmw assign %x, %A[%i] : (f32, memref<8xf32>) -> f32
  // expected-remark @below {{#roofline.work<vector(f32) = 2, bytes_read = 4, bytes_written = 4>}}
  %3 = memref.generic_atomic_rmw %A[%i] : memref<8xf32> {
  ^bb0(%old: f32):
    %4 = arith.mulf %old, %x : f32
    %5 = arith.addf %4, %x : f32
    memref.atomic_yield %5 : f32
  }
  affine.for %j = 0 to 8 {
    // 8 elements, read and written
    // expected-remark @below {{x 8, together reads 32, writes 32}}
    %6 = memref.atomic_rmw addf %x, %A[%j] : (f32, memref<8xf32>) -> f32
  }
  return
}

func.func @dma(%src: memref<64xf32>, %dst: memref<16xf32, 2>,
               %tag: memref<1xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // 16 * 4 B from one space to the other
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 0, bytes_read[2 : i64] = 0, bytes_written[2 : i64] = 64>}}
  memref.dma_start %src[%i], %dst[%c0], %c16, %tag[%c0]
      : memref<64xf32>, memref<16xf32, 2>, memref<1xi32>
  memref.dma_wait %tag[%c0], %c16 : memref<1xi32>
  affine.for %j = 0 to 8 {
    // 16 to 64 of the source's elements; the target is the same each time
    // expected-remark @below {{x 8, together reads 64 to 256, writes 64}}
    memref.dma_start %src[%j], %dst[%c0], %c16, %tag[%c0]
        : memref<64xf32>, memref<16xf32, 2>, memref<1xi32>
  }
  return
}
