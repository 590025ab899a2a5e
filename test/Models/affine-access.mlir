// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Loads and stores of the affine dialect.

func.func @elements(%A: memref<4x8xf32>, %n: index) {
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %0 = affine.load %A[symbol(%n), 3] : memref<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
  affine.store %0, %A[symbol(%n) + 1, 3] : memref<4x8xf32>
  affine.prefetch %A[symbol(%n), 3], read, locality<3>, data : memref<4x8xf32>
  return
}

func.func @vectors(%A: memref<4x8xf32>) {
  // 4 lanes of 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 0>}}
  %0 = affine.vector_load %A[0, 4] : memref<4x8xf32>, vector<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  affine.vector_store %0, %A[0, 0] : memref<4x8xf32>, vector<4xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      // Columns 2*j + 0..3, j below 3: 8 of them, in 4 rows: 32 * 4 B
      // expected-remark @below {{x 12, together reads 128, writes 0}}
      %1 = affine.vector_load %A[%i, %j * 2] : memref<4x8xf32>, vector<4xf32>
    }
  }
  return
}

func.func @memory_space_r18(%A: memref<8xf32, 3>) {
  // expected-remark @below {{bytes_read[3 : i64] = 4}}
  %0 = affine.load %A[0] : memref<8xf32, 3>
  return
}

// 16 * 4 B from one space to the other.
func.func @dma(%src: memref<64xf32>, %dst: memref<16xf32, 2>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  // expected-remark @below {{#roofline.work<bytes_read = 64, bytes_written = 0, bytes_read[2 : i64] = 0, bytes_written[2 : i64] = 64>}}
  affine.dma_start %src[%c0 + 8], %dst[%c0], %tag[%c0], %c16
      : memref<64xf32>, memref<16xf32, 2>, memref<1xi32>
  affine.dma_wait %tag[%c0], %c16 : memref<1xi32>
  affine.for %j = 0 to 8 {
    // 16 to 64 of the source's elements; the target is the same each time
    // expected-remark @below {{x 8, together reads 64 to 256, writes 64}}
    affine.dma_start %src[%j * 2], %dst[%c0], %tag[%c0], %c16
        : memref<64xf32>, memref<16xf32, 2>, memref<1xi32>
  }
  return
}

// A transfer past the end of its storage, which has one element.
func.func @dma_past(%src: memref<64xf32>, %dst: memref<1xf32, 2>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  affine.for %j = 0 to 8 {
    // expected-remark @below {{x 8, together reads 64 to 256, writes 4}}
    affine.dma_start %src[%j * 2], %dst[%c0], %tag[%c0], %c16
        : memref<64xf32>, memref<1xf32, 2>, memref<1xi32>
  }
  return
}
