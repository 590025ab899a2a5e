// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of linalg.generic: what its maps touch (R10) and which payloads are
// contractions (R7).

// A hidden matmul, operands of the sum and the product swapped; 4x16, K = 8.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @hidden_matmul_r7(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                            %c: tensor<4x16xf32>) {
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %m = arith.mulf %y, %x : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %s = math.fma %x, %y, %acc : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return
}

// Neither is a contraction: the sum of a sum, and a product that isn't summed
// up. 4*16*8 = 512 iterations.
func.func @no_contraction_r7(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                             %c: tensor<4x16xf32>) {
  // vector(f32) 2*512; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %m = arith.addf %x, %y : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  // vector(f32) 2*512; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.maximumf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return
}

// -----

// int4 weights, dequantised on the way: c += a * ((w - zero) * scale), 4x16,
// K = 8, groups of 8, so 4*16*8 = 512 iterations. Subtraction and scaling are
// class vector. 16*8 weights of 4 bits are 64 B.
#a = affine_map<(m, n, k) -> (m, k)>
#w = affine_map<(m, n, k) -> (n, k)>
#p = affine_map<(m, n, k) -> (n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @dequantised_matmul_r7(%a: tensor<4x8xf32>, %w: tensor<16x8xi4>,
                                 %zeros: tensor<16xf32>,
                                 %scales: tensor<16xf32>,
                                 %c: tensor<4x16xf32>) {
  // matrix(f32) 2*512; vector(f32) 2*512; other(i4) 1*512; other(i32) 1*512;
  // reads 4*8*4 + 16*8*4/8 + 2*16*4 + 4*16*4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, vector(f32) = 1024, other(i4) = 512, other(i32) = 512, bytes_read = 576, bytes_written = 256>}}
  %0 = linalg.generic {indexing_maps = [#a, #w, #p, #p, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %w, %zeros, %scales : tensor<4x8xf32>, tensor<16x8xi4>, tensor<16xf32>, tensor<16xf32>)
      outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %q: i4, %zero: f32, %scale: f32, %acc: f32):
    %e = arith.extui %q : i4 to i32
    %f = arith.uitofp %e : i32 to f32
    %d = arith.subf %f, %zero : f32
    %y = arith.mulf %d, %scale : f32
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return
}

// -----

// A matmul whose payload ends in a truncation: the product of f16, summed up in
// f32, kept as f16. Casts: a and b and c widened, the sum narrowed.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @narrow_accumulator_r7(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>,
                                 %c: tensor<4x16xf16>) {
  // matrix(f16 -> f32) 2*512; other(f16) 3*512; other(f32) 1*512; reads (4*8 +
  // 8*16 + 4*16) * 2 B; writes 4*16*2 B
  // expected-remark @below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 1536, other(f32) = 512, bytes_read = 448, bytes_written = 128>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%c : tensor<4x16xf16>) {
  ^bb0(%x: f16, %y: f16, %acc: f16):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %aw = arith.extf %acc : f16 to f32
    %m = arith.mulf %xw, %yw : f32
    %s = arith.addf %aw, %m : f32
    %t = arith.truncf %s : f32 to f16
    linalg.yield %t : f16
  } -> tensor<4x16xf16>
  return
}

// -----

// A bias per column and per row, a repeated dim, a constant and no dim at all.
#out = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
#diagonal = affine_map<(i, j) -> (i, i)>
#constant = affine_map<(i, j) -> (2, j)>
#none = affine_map<(i, j) -> ()>
func.func @touched_r10(%r: tensor<6xf32>, %c: tensor<4xf32>,
                       %d: tensor<4x4xf32>, %k: tensor<3x6xf32>,
                       %z: tensor<f32>, %o: tensor<4x6xf32>) {
  // vector(f32) 1*4*6; reads (6 + 4) * 4 B; writes 4*6*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 40, bytes_written = 96>}}
  %0 = linalg.generic {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel"]}
      ins(%r, %c : tensor<6xf32>, tensor<4xf32>) outs(%o : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  // 4 of 4x4, 6 of 3x6, 1 of 1.
  // vector(f32) 2*4*6; reads (4 + 6 + 1) * 4 B; writes 4*6*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 48, bytes_read = 44, bytes_written = 96>}}
  %1 = linalg.generic {indexing_maps = [#diagonal, #constant, #none, #out], iterator_types = ["parallel", "parallel"]}
      ins(%d, %k, %z : tensor<4x4xf32>, tensor<3x6xf32>, tensor<f32>) outs(%o : tensor<4x6xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.mulf %s, %w : f32
    linalg.yield %t : f32
  } -> tensor<4x6xf32>
  return
}

// -----

// Payloads that only yield: a transposition, a row repeated, a scalar from
// outside.
#in = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#out = affine_map<(i, j) -> (i, j)>
func.func @yield_only_r16(%a: tensor<6x4xf16>, %r: tensor<6xf16>, %s: f16,
                          %o: tensor<4x6xf16>) {
  // reads 6*4*2 B; writes 4*6*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 48, bytes_written = 48>}}
  %0 = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<6x4xf16>) outs(%o : tensor<4x6xf16>) {
  ^bb0(%x: f16, %init: f16):
    linalg.yield %x : f16
  } -> tensor<4x6xf16>
  // reads 6*2 B; writes 4*6*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 12, bytes_written = 48>}}
  %1 = linalg.generic {indexing_maps = [#row, #out], iterator_types = ["parallel", "parallel"]}
      ins(%r : tensor<6xf16>) outs(%o : tensor<4x6xf16>) {
  ^bb0(%x: f16, %init: f16):
    linalg.yield %x : f16
  } -> tensor<4x6xf16>
  // The input isn't used and not read.
  // writes 4*6*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 48>}}
  %2 = linalg.generic {indexing_maps = [#row, #out], iterator_types = ["parallel", "parallel"]}
      ins(%r : tensor<6xf16>) outs(%o : tensor<4x6xf16>) {
  ^bb0(%x: f16, %init: f16):
    linalg.yield %s : f16
  } -> tensor<4x6xf16>
  return
}

// -----

// Sum and sum of squares at once: 2 additions and a product per element of 4x6,
// two outputs of 4, both read.
#in = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (i)>
func.func @several_outputs_r12(%a: tensor<4x6xf32>, %s: tensor<4xf32>,
                               %q: tensor<4xf32>) {
  // vector(f32) 3*4*6; reads (4*6 + 4 + 4) * 4 B; writes (4 + 4) * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 72, bytes_read = 128, bytes_written = 32>}}
  %0:2 = linalg.generic {indexing_maps = [#in, #out, #out], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<4x6xf32>) outs(%s, %q : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %sum: f32, %squares: f32):
    %t = arith.addf %sum, %x : f32
    %m = arith.mulf %x, %x : f32
    %u = arith.addf %squares, %m : f32
    linalg.yield %t, %u : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return
}
