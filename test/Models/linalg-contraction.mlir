// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of linalg's contractions: which are class matrix (R7), and by what types.
// A: MxK, B: KxN -> C: MxN is 2*M*N*K operations.

// M = 4, N = 16, K = 8. The init is an argument and is read.
func.func @matmul_r7(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                     %c: tensor<4x16xf32>) {
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

#a_transposed = affine_map<(m, n, k) -> (k, m)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#b_transposed = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @matmul_transposed_r7(%at: tensor<8x4xf32>, %b: tensor<8x16xf32>,
                                %a: tensor<4x8xf32>, %bt: tensor<16x8xf32>,
                                %c: tensor<4x16xf32>) {
  // matrix(f32) 2*4*16*8; reads (8*4 + 8*16 + 4*16) * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.matmul indexing_maps = [#a_transposed, #b, #c]
      ins(%at, %b : tensor<8x4xf32>, tensor<8x16xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 16*8 + 4*16) * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.matmul indexing_maps = [#a, #b_transposed, #c]
      ins(%a, %bt : tensor<4x8xf32>, tensor<16x8xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

// B is broadcast along n: it has no parallel dim that A lacks, so there is no
// matrix work. 2*M*N*K = 2*4*16*8.
#a = affine_map<(m, n, k) -> (m, k)>
#b_broadcast = affine_map<(m, n, k) -> (k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @matmul_broadcast_r7(%a: tensor<4x8xf32>, %b: tensor<8xf32>,
                               %c: tensor<4x16xf32>) {
  // vector(f32) 2*4*16*8; reads (4*8 + 8 + 4*16) * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 416, bytes_written = 256>}}
  %0 = linalg.matmul indexing_maps = [#a, #b_broadcast, #c]
      ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

// A dim of extent 1 is a dim: a matmul with M = 1, N = 1 or K = 1 is eligible.
func.func @matmul_unit_dims_r7(%a: tensor<1x8xf32>, %b: tensor<8x16xf32>,
                               %c: tensor<1x16xf32>, %d: tensor<4x1xf32>,
                               %e: tensor<1x1xf32>, %f: tensor<4x1xf32>) {
  // matrix(f32) 2*1*16*8; reads (1*8 + 8*16 + 1*16) * 4 B; writes 1*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 256, bytes_read = 608, bytes_written = 64>}}
  %0 = linalg.matmul ins(%a, %b : tensor<1x8xf32>, tensor<8x16xf32>)
      outs(%c : tensor<1x16xf32>) -> tensor<1x16xf32>
  // matrix(f32) 2*4*1*1; reads (4*1 + 1*1 + 4*1) * 4 B; writes 4*1 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 8, bytes_read = 36, bytes_written = 16>}}
  %1 = linalg.matmul ins(%d, %e : tensor<4x1xf32>, tensor<1x1xf32>)
      outs(%f : tensor<4x1xf32>) -> tensor<4x1xf32>
  return
}

// -----

// Keyed by the types before they are widened; the casts are class other.
func.func @matmul_types_r7(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>,
                           %c: tensor<4x16xf32>, %d: tensor<4x8xi8>,
                           %e: tensor<8x16xi8>, %f: tensor<4x16xi32>,
                           %g: tensor<8x16xbf16>, %h: tensor<4x8xf64>,
                           %i: tensor<8x16xf64>, %j: tensor<4x16xf64>) {
  // Two casts per multiply-add.
  // matrix(f16 -> f32) 2*4*16*8; other(f16) 2 * 4*16*8; reads (4*8 + 8*16) * 2
  // + 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 1024, bytes_read = 576, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(i8 -> i32) 2*4*16*8; other(i8) 2 * 4*16*8; reads (4*8 + 8*16) * 1 +
  // 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 1024, other(i8) = 1024, bytes_read = 416, bytes_written = 256>}}
  %1 = linalg.matmul ins(%d, %e : tensor<4x8xi8>, tensor<8x16xi8>)
      outs(%f : tensor<4x16xi32>) -> tensor<4x16xi32>
  // matrix(i8 -> i32) 2*4*16*8; other(i8) 2 * 4*16*8; reads (4*8 + 8*16) * 1 +
  // 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 1024, other(i8) = 1024, bytes_read = 416, bytes_written = 256>}}
  %2 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%d, %e : tensor<4x8xi8>, tensor<8x16xi8>)
      outs(%f : tensor<4x16xi32>) -> tensor<4x16xi32>
  // matrix(f16, bf16 -> f32) 2*4*16*8; other(f16) 4*16*8; other(bf16) 4*16*8;
  // reads (4*8 + 8*16) * 2 + 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f16, bf16 -> f32) = 1024, other(f16) = 512, other(bf16) = 512, bytes_read = 576, bytes_written = 256>}}
  %3 = linalg.matmul ins(%a, %g : tensor<4x8xf16>, tensor<8x16xbf16>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(f64) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 8 B; writes 4*16 * 8 B
  // expected-remark @below {{#roofline.work<matrix(f64) = 1024, bytes_read = 1792, bytes_written = 512>}}
  %4 = linalg.matmul ins(%h, %i : tensor<4x8xf64>, tensor<8x16xf64>)
      outs(%j : tensor<4x16xf64>) -> tensor<4x16xf64>
  return
}

// -----

// A complex multiply-add is 6 + 2 real operations (R6).
func.func @matmul_complex_r6(%a: tensor<4x8xcomplex<f32>>,
                             %b: tensor<8x16xcomplex<f32>>,
                             %c: tensor<4x16xcomplex<f32>>) {
  // matrix(f32) (6+2) * 4*16*8; reads (4*8 + 8*16 + 4*16) * 8 B; writes 4*16 *
  // 8 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 4096, bytes_read = 1792, bytes_written = 512>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xcomplex<f32>>, tensor<8x16xcomplex<f32>>)
      outs(%c : tensor<4x16xcomplex<f32>>) -> tensor<4x16xcomplex<f32>>
  return
}

// -----

// On i1 the product is "and", the sum is "or"; one byte per element (R17).
func.func @matmul_i1_r7(%a: tensor<4x8xi1>, %b: tensor<8x16xi1>,
                        %c: tensor<4x16xi1>) {
  // matrix(i1) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 1 B; writes 4*16 * 1 B
  // expected-remark @below {{#roofline.work<matrix(i1) = 1024, bytes_read = 224, bytes_written = 64>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xi1>, tensor<8x16xi1>)
      outs(%c : tensor<4x16xi1>) -> tensor<4x16xi1>
  return
}

// -----

// Bt = 3, M = 4, N = 16, K = 8.
func.func @batch_matmul_r7(%a: tensor<3x4x8xf16>, %b: tensor<3x8x16xf16>,
                           %c: tensor<3x4x16xf16>, %d: tensor<4x16xf16>) {
  // matrix(f16) 2 * 3*4*16*8; reads (3*4*8 + 3*8*16 + 3*4*16) * 2 B; writes
  // 3*4*16 * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 3072, bytes_read = 1344, bytes_written = 384>}}
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x4x8xf16>, tensor<3x8x16xf16>)
      outs(%c : tensor<3x4x16xf16>) -> tensor<3x4x16xf16>
  // Sums over the batch too.
  // matrix(f16) 2 * 3*4*16*8; reads (3*4*8 + 3*8*16 + 4*16) * 2 B; writes 4*16
  // * 2 B
  // expected-remark @below {{#roofline.work<matrix(f16) = 3072, bytes_read = 1088, bytes_written = 128>}}
  %1 = linalg.batch_reduce_matmul ins(%a, %b : tensor<3x4x8xf16>, tensor<3x8x16xf16>)
      outs(%d : tensor<4x16xf16>) -> tensor<4x16xf16>
  return
}

// -----

// One of the two factors has no parallel dim of its own: class vector.
func.func @matvec_r7(%a: tensor<4x8xf32>, %x: tensor<8xf32>, %y: tensor<4xf32>,
                     %ba: tensor<3x4x8xf32>, %bx: tensor<3x8xf32>,
                     %by: tensor<3x4xf32>, %bz: tensor<3x4xf32>) {
  // vector(f32) 2 * 4*8; reads (4*8 + 8 + 4) * 4 B; writes 4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 176, bytes_written = 16>}}
  %0 = linalg.matvec ins(%a, %x : tensor<4x8xf32>, tensor<8xf32>)
      outs(%y : tensor<4xf32>) -> tensor<4xf32>
  // vector(f32) 2 * 4*8; reads (4 + 4*8 + 8) * 4 B; writes 8 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 176, bytes_written = 32>}}
  %1 = linalg.vecmat ins(%y, %a : tensor<4xf32>, tensor<4x8xf32>)
      outs(%x : tensor<8xf32>) -> tensor<8xf32>
  // A batch dim is in both factors.
  // vector(f32) 2 * 3*4*8; reads (3*4*8 + 3*8 + 3*4) * 4 B; writes 3*4 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 528, bytes_written = 48>}}
  %2 = linalg.batch_matvec ins(%ba, %bx : tensor<3x4x8xf32>, tensor<3x8xf32>)
      outs(%by : tensor<3x4xf32>) -> tensor<3x4xf32>
  // vector(f32) 2 * 3*4*8; reads (3*4 + 3*4*8 + 3*8) * 4 B; writes 3*8 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 192, bytes_read = 528, bytes_written = 96>}}
  %3 = linalg.batch_vecmat ins(%bz, %ba : tensor<3x4xf32>, tensor<3x4x8xf32>)
      outs(%bx : tensor<3x8xf32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @dot_r7(%x: tensor<100xf16>, %y: tensor<100xf16>, %z: tensor<f16>) {
  // vector(f16) 2*100; reads (100 + 100 + 1) * 2 B; writes 1*2 B
  // expected-remark @below {{#roofline.work<vector(f16) = 200, bytes_read = 402, bytes_written = 2>}}
  %0 = linalg.dot ins(%x, %y : tensor<100xf16>, tensor<100xf16>)
      outs(%z : tensor<f16>) -> tensor<f16>
  return
}

// -----

// Tiles of 8x2 and 16x2: M = 4*8, N = 5*16, K = 3*2, so 2*32*80*6 operations.
func.func @mmt4d_r7(%a: tensor<4x3x8x2xi8>, %b: tensor<5x3x16x2xi8>,
                    %c: tensor<4x5x8x16xi32>, %ba: tensor<2x4x3x8x2xi8>,
                    %bb: tensor<2x5x3x16x2xi8>, %bc: tensor<2x4x5x8x16xi32>) {
  // matrix(i8 -> i32) 2*32*80*6; other(i8) 2 * 32*80*6; reads 32*6 + 80*6 +
  // 32*80 * 4 B; writes 32*80 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 30720, other(i8) = 30720, bytes_read = 10912, bytes_written = 10240>}}
  %0 = linalg.mmt4d ins(%a, %b : tensor<4x3x8x2xi8>, tensor<5x3x16x2xi8>)
      outs(%c : tensor<4x5x8x16xi32>) -> tensor<4x5x8x16xi32>
  // Twice that.
  // matrix(i8 -> i32) 2 * 2*32*80*6; other(i8) 2 * 2*32*80*6; reads 2 * (32*6 +
  // 80*6 + 32*80 * 4) B; writes 2 * 32*80 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 61440, other(i8) = 61440, bytes_read = 21824, bytes_written = 20480>}}
  %1 = linalg.batch_mmt4d ins(%ba, %bb : tensor<2x4x3x8x2xi8>, tensor<2x5x3x16x2xi8>)
      outs(%bc : tensor<2x4x5x8x16xi32>) -> tensor<2x4x5x8x16xi32>
  return
}

// -----

// c += (a - za) * (b - zb): the subtractions are class integer, in i32, which
// is then what is multiplied. Each of a, b, za, zb is cast or used per
// multiply-add; scalars move nothing (R14).
func.func @quantized_matmul_r7(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>,
                               %za: i32, %zb: i32, %c: tensor<4x16xi32>,
                               %ba: tensor<3x4x8xi8>, %bb: tensor<3x8x16xi8>,
                               %bc: tensor<3x4x16xi32>) {
  // matrix(i8 -> i32) 2*4*16*8; integer(i32) 2 * 4*16*8; other(i8) 2 * 4*16*8; reads
  // (4*8 + 8*16) * 1 + 4*16 * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 1024, integer(i32) = 1024, other(i8) = 1024, bytes_read = 416, bytes_written = 256>}}
  %0 = linalg.quantized_matmul ins(%a, %b, %za, %zb : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32)
      outs(%c : tensor<4x16xi32>) -> tensor<4x16xi32>
  // matrix(i32) 2*3*4*16*8; integer(i32) 2 * 3*4*16*8; other(i8) 2 * 3*4*16*8;
  // reads (3*4*8 + 3*8*16) * 1 + 3*4*16 * 4 B; writes 3*4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(i8 -> i32) = 3072, integer(i32) = 3072, other(i8) = 3072, bytes_read = 1248, bytes_written = 768>}}
  %1 = linalg.quantized_batch_matmul ins(%ba, %bb, %za, %zb : tensor<3x4x8xi8>, tensor<3x8x16xi8>, i32, i32)
      outs(%bc : tensor<3x4x16xi32>) -> tensor<3x4x16xi32>
  return
}

// -----

// Heads h = 2, queries q = 4, keys k = 16, width d = 8; h is in both factors.
#q = affine_map<(h, q, k, d) -> (h, q, d)>
#k = affine_map<(h, q, k, d) -> (h, k, d)>
#s = affine_map<(h, q, k, d) -> (h, q, k)>
#v = affine_map<(h, q, k, d) -> (d)>
#r = affine_map<(h, q, k, d) -> (h, q)>
func.func @contract_r7(%q: tensor<2x4x8xf16>, %k: tensor<2x16x8xf16>,
                       %s: tensor<2x4x16xf32>, %v: tensor<2x4x8xf32>) {
  // matrix(f16 -> f32) 2 * 2*4*16*8; other(f16) 2 * 2*4*16*8; reads (2*4*8 +
  // 2*16*8) * 2 + 2*4*16 * 4 B; writes 2*4*16 * 4 B
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 2048, other(f16) = 2048, bytes_read = 1152, bytes_written = 512>}}
  %0 = linalg.contract indexing_maps = [#q, #k, #s]
      ins(%q, %k : tensor<2x4x8xf16>, tensor<2x16x8xf16>)
      outs(%s : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return
}

// -----

// An outer product has no reduction: class vector.
#a = affine_map<(m, n) -> (m)>
#b = affine_map<(m, n) -> (n)>
#c = affine_map<(m, n) -> (m, n)>
func.func @outer_product_r7(%a: tensor<4xf32>, %b: tensor<16xf32>,
                            %c: tensor<4x16xf32>) {
  // vector(f32) 2*4*16; reads (4 + 16 + 4*16) * 4 B; writes 4*16 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 128, bytes_read = 336, bytes_written = 256>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4xf32>, tensor<16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<4x16xf32>
  return
}
