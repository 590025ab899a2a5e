// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R7: a product of an integer and a float is keyed by the types before they are
// widened, also where the integer is converted to float (see WorkTerm).

// M = 4, N = 16, K = 8. Per multiply-add one cast of the f16 and one of the i8.
func.func @matmul_f16_i8_r7(%a: tensor<4x8xf16>, %b: tensor<8x16xi8>,
                            %c: tensor<4x16xf32>) {
  // matrix(f16, i8 -> f32) 2*4*16*8; other(f16) 4*16*8; other(i8) 4*16*8; reads
  // 4*8 * 2 + 8*16 * 1 + 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f16, i8 -> f32) = 1024, other(f16) = 512, other(i8) = 512, bytes_read = 448, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xi8>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

func.func @matmul_i8_f16_r7(%a: tensor<4x8xi8>, %b: tensor<8x16xf16>,
                            %c: tensor<4x16xf16>) {
  // matrix(i8, f16 -> f16) 2*4*16*8; other(i8) 4*16*8; reads 4*8 * 1 + 8*16 * 2
  // + 4*16 * 2 B; writes 4*16 * 2 B
  // expected-remark @below {{#roofline.work<matrix(i8, f16 -> f16) = 1024, other(i8) = 512, bytes_read = 416, bytes_written = 128>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xi8>, tensor<8x16xf16>)
      outs(%c : tensor<4x16xf16>) -> tensor<4x16xf16>
  return
}
