// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R17: bytes of every element type, rounded up once per operand.

// 5 elements of 4 bits are 20 bits, 3 bytes; of 2 bits 10 bits, 2 bytes; of 6
// bits 30 bits, 4 bytes. i1 takes a byte.
func.func @sub_byte_r17(%f4: tensor<5xf4E2M1FN>, %f6: tensor<5xf6E2M3FN>,
                        %i4: tensor<5xi4>, %i2: tensor<5xi2>,
                        %i1: tensor<5xi1>, %i3: tensor<5xi3>) {
  // reads ceil(5*4, 8) B; writes ceil(5*4, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 3>}}
  %0 = linalg.copy ins(%f4 : tensor<5xf4E2M1FN>) outs(%f4 : tensor<5xf4E2M1FN>) -> tensor<5xf4E2M1FN>
  // reads ceil(5*6, 8) B; writes ceil(5*6, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %1 = linalg.copy ins(%f6 : tensor<5xf6E2M3FN>) outs(%f6 : tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN>
  // reads ceil(5*4, 8) B; writes ceil(5*4, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 3>}}
  %2 = linalg.copy ins(%i4 : tensor<5xi4>) outs(%i4 : tensor<5xi4>) -> tensor<5xi4>
  // reads ceil(5*2, 8) B; writes ceil(5*2, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 2, bytes_written = 2>}}
  %3 = linalg.copy ins(%i2 : tensor<5xi2>) outs(%i2 : tensor<5xi2>) -> tensor<5xi2>
  // reads 5*1 B; writes 5*1 B
  // expected-remark @below {{#roofline.work<bytes_read = 5, bytes_written = 5>}}
  %4 = linalg.copy ins(%i1 : tensor<5xi1>) outs(%i1 : tensor<5xi1>) -> tensor<5xi1>
  // 15 bits
  // reads ceil(5*3, 8) B; writes ceil(5*3, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 2, bytes_written = 2>}}
  %5 = linalg.copy ins(%i3 : tensor<5xi3>) outs(%i3 : tensor<5xi3>) -> tensor<5xi3>
  return
}

// -----

func.func @whole_bytes_r17(%f8: tensor<5xf8E4M3FN>, %bf16: tensor<5xbf16>,
                           %tf32: tensor<5xtf32>, %i12: tensor<5xi12>,
                           %index: tensor<5xindex>, %f80: tensor<5xf80>,
                           %z: tensor<5xcomplex<f64>>,
                           %v: tensor<5xvector<3xi2>>,
                           %w: tensor<5xvector<4x2xf16>>) {
  // reads 5*1 B; writes 5*1 B
  // expected-remark @below {{#roofline.work<bytes_read = 5, bytes_written = 5>}}
  %0 = linalg.copy ins(%f8 : tensor<5xf8E4M3FN>) outs(%f8 : tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  // reads 5*2 B; writes 5*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 10, bytes_written = 10>}}
  %1 = linalg.copy ins(%bf16 : tensor<5xbf16>) outs(%bf16 : tensor<5xbf16>) -> tensor<5xbf16>
  // As f32.
  // reads 5*4 B; writes 5*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 20, bytes_written = 20>}}
  %2 = linalg.copy ins(%tf32 : tensor<5xtf32>) outs(%tf32 : tensor<5xtf32>) -> tensor<5xtf32>
  // Wider than a byte: whole bytes.
  // reads 5*2 B; writes 5*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 10, bytes_written = 10>}}
  %3 = linalg.copy ins(%i12 : tensor<5xi12>) outs(%i12 : tensor<5xi12>) -> tensor<5xi12>
  // As the data layout says: 64 bits without one.
  // reads 5*8 B; writes 5*8 B
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 40>}}
  %4 = linalg.copy ins(%index : tensor<5xindex>) outs(%index : tensor<5xindex>) -> tensor<5xindex>
  // reads 5*2*8 B; writes 5*2*8 B
  // expected-remark @below {{#roofline.work<bytes_read = 80, bytes_written = 80>}}
  %5 = linalg.copy ins(%z : tensor<5xcomplex<f64>>) outs(%z : tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  // Lanes of 2 bits: 30 bits.
  // reads ceil(5*3*2, 8) B; writes ceil(5*3*2, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %6 = linalg.copy ins(%v : tensor<5xvector<3xi2>>) outs(%v : tensor<5xvector<3xi2>>) -> tensor<5xvector<3xi2>>
  // reads 5*4*2*2 B; writes 5*4*2*2 B
  // expected-remark @below {{#roofline.work<bytes_read = 80, bytes_written = 80>}}
  %7 = linalg.copy ins(%w : tensor<5xvector<4x2xf16>>) outs(%w : tensor<5xvector<4x2xf16>>) -> tensor<5xvector<4x2xf16>>
  return
}

// -----

// A 32-bit machine.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @index_layout_r17(%index: tensor<5xindex>) {
    // reads 5*4 B; writes 5*4 B
    // expected-remark @below {{#roofline.work<bytes_read = 20, bytes_written = 20>}}
    %0 = linalg.copy ins(%index : tensor<5xindex>) outs(%index : tensor<5xindex>) -> tensor<5xindex>
    return
  }
}

// -----

// The storage type: i8, i4 and u2 in i8.
!i8 = !quant.uniform<i8:f32, 2.0>
!i4 = !quant.uniform<i4:f32, 2.0>
#out = affine_map<(i) -> (i)>
func.func @quantised_r17(%a: tensor<5x!i8>, %b: tensor<5x!i4>) {
  // reads 5*1 B; writes 5*1 B
  // expected-remark @below {{#roofline.work<bytes_read = 5, bytes_written = 5>}}
  %0 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%a : tensor<5x!i8>) outs(%a : tensor<5x!i8>) {
  ^bb0(%x: !i8, %init: !i8):
    linalg.yield %x : !i8
  } -> tensor<5x!i8>
  // reads ceil(5*4, 8) B; writes ceil(5*4, 8) B
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 3>}}
  %1 = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel"]}
      ins(%b : tensor<5x!i4>) outs(%b : tensor<5x!i4>) {
  ^bb0(%x: !i4, %init: !i4):
    linalg.yield %x : !i4
  } -> tensor<5x!i4>
  return
}

// -----

// A contraction of f8 in f32 and of i4 in i32, and lanes that are counted (R6):
// 4*16*8 = 512 multiply-adds.
func.func @narrow_matmul_r17(%a: tensor<4x8xf8E4M3FN>, %b: tensor<8x16xf8E5M2>,
                             %c: tensor<4x16xf32>, %d: tensor<4x8xi4>,
                             %e: tensor<8x16xi4>, %f: tensor<4x16xi32>,
                             %v: tensor<5xvector<4xf32>>) {
  // matrix(f8E4M3FN, f8E5M2 -> f32) 2*512; other(f8E4M3FN) 1*512; other(f8E5M2)
  // 1*512; reads 4*8 + 8*16 + 4*16*4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f8E4M3FN, f8E5M2 -> f32) = 1024, other(f8E4M3FN) = 512, other(f8E5M2) = 512, bytes_read = 416, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf8E4M3FN>, tensor<8x16xf8E5M2>)
      outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(i4 -> i32) 2*512; other(i4) 2*512; reads 4*8/2 + 8*16/2 + 4*16*4 B;
  // writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(i4 -> i32) = 1024, other(i4) = 1024, bytes_read = 336, bytes_written = 256>}}
  %1 = linalg.matmul ins(%d, %e : tensor<4x8xi4>, tensor<8x16xi4>)
      outs(%f : tensor<4x16xi32>) -> tensor<4x16xi32>
  // vector(f32) 5*4*1; reads 5*4*4 B; writes 5*4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 20, bytes_read = 80, bytes_written = 80>}}
  %2 = linalg.map { arith.negf } ins(%v : tensor<5xvector<4xf32>>) outs(%v : tensor<5xvector<4xf32>>)
  return
}

// -----

// Arithmetic on index is addressing (R4), a tensor of it is data: bytes only.
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @index_contraction_r4(%a: tensor<4x8xindex>, %b: tensor<8x16xindex>,
                                %c: tensor<4x16xindex>) {
  // reads (4*8 + 8*16 + 4*16) * 8 B; writes 4*16*8 B
  // expected-remark @below {{#roofline.work<bytes_read = 1792, bytes_written = 512>}}
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xindex>, tensor<8x16xindex>) outs(%c : tensor<4x16xindex>) {
  ^bb0(%x: index, %y: index, %acc: index):
    %m = arith.muli %x, %y : index
    %s = arith.addi %acc, %m : index
    linalg.yield %s : index
  } -> tensor<4x16xindex>
  return
}

// -----

// Nobody knows the size of such an element.
#id = affine_map<(i) -> (i)>
func.func @unknown_size_r17(%a: memref<4xmemref<2xf32>>,
                            %b: memref<4xmemref<2xf32>>) {
  // expected-remark @below {{unmodelled}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : memref<4xmemref<2xf32>>) outs(%b : memref<4xmemref<2xf32>>) {
  ^bb0(%x: memref<2xf32>, %y: memref<2xf32>):
    linalg.yield %x : memref<2xf32>
  }
  return
}

// -----

// What is stored of a sparse tensor, and computed with it, depends on its nonzeros, whichever dialect the op is of.
#csr = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @sparse_r17(%a: tensor<8x8xf32, #csr>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) {
  // expected-remark @below {{unmodelled}}
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32, #csr>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32, #csr>
  // expected-remark @below {{unmodelled}}
  %1 = linalg.add ins(%b, %c : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%e : tensor<8x8xf32, #csr>) -> tensor<8x8xf32, #csr>
  // expected-remark @below {{unmodelled}}
  %2 = arith.negf %a : tensor<8x8xf32, #csr>
  %zero = arith.constant 0 : index
  // expected-remark @below {{unmodelled}}
  %3 = tensor.extract %a[%zero, %zero] : tensor<8x8xf32, #csr>
  return
}

// -----

// An encoding with dense levels alone stores all: 64 additions, 512 B read and 256 B written.
#dense = #sparse_tensor.encoding<{map = (i, j) -> (j : dense, i : dense)}>
func.func @dense_r17(%a: tensor<8x8xf32, #dense>, %b: tensor<8x8xf32>, %e: tensor<8x8xf32>) {
  // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 512, bytes_written = 256>}}
  %0 = linalg.add ins(%a, %b : tensor<8x8xf32, #dense>, tensor<8x8xf32>)
      outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
