// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Which operands of a linalg op are read and written: the same value twice
// (R11), inits (R12), fills (R13), splats (R14), memory spaces (R18) and
// tensors that hold nothing (R20a).

// A * A^T through two maps: both read all of the 4x8 elements.
#a = affine_map<(m, n, k) -> (m, k)>
#at = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @same_value_r11(%a: tensor<4x8xf32>, %x: tensor<4x4xf32>,
                          %c: tensor<4x4xf32>) {
  // matrix(f32) 2*4*4*8; reads (4*8 + 4*4) * 4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 256, bytes_read = 192, bytes_written = 64>}}
  %0 = linalg.matmul indexing_maps = [#a, #at, #c]
      ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>)
      outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  // Once through the same map.
  // vector(f32) 4*4*1; reads 4*4*4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 16, bytes_read = 64, bytes_written = 64>}}
  %1 = linalg.add ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  // The init is one of the inputs: read once, through the maps of A, B and C.
  // matrix(f32) 2*4*4*4; reads 4*4*4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 128, bytes_read = 64, bytes_written = 64>}}
  %2 = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%x : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// Elements 1 to 8 and 2 to 9 of 10: nine.
#first = affine_map<(i) -> (i + 1)>
#second = affine_map<(i) -> (i + 2)>
#out = affine_map<(i) -> (i)>
func.func @overlap_r11(%a: tensor<10xf32>, %o: tensor<8xf32>) {
  // vector(f32) 1*8; reads 9*4 B; writes 8*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 8, bytes_read = 36, bytes_written = 32>}}
  %0 = linalg.generic {indexing_maps = [#first, #second, #out], iterator_types = ["parallel"]}
      ins(%a, %a : tensor<10xf32>, tensor<10xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return
}

// -----

// The payload overwrites the init: not read. Sums up into it: read, unless it
// is a fill, a splat constant, a tensor.splat or a view of one of them.
func.func @init_r12(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                    %c: tensor<4x16xf32>, %e: tensor<64xf32>, %s: f32) {
  // special(f32) 4*16*1; reads 4*16*4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 64, bytes_read = 256, bytes_written = 256>}}
  %0 = linalg.exp ins(%c : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %splat = arith.constant dense<1.0> : tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %2 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%splat : tensor<4x16xf32>) -> tensor<4x16xf32>
  %dense = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %x = tensor.empty() : tensor<1x8xf32>
  %y = tensor.empty() : tensor<8x2xf32>
  // matrix(f32) 2*1*2*8; reads (1*8 + 8*2 + 1*2) * 4 B; writes 1*2*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 32, bytes_read = 104, bytes_written = 8>; reads an uninitialised tensor.empty}}
  %3 = linalg.matmul ins(%x, %y : tensor<1x8xf32>, tensor<8x2xf32>) outs(%dense : tensor<1x2xf32>) -> tensor<1x2xf32>
  return
}

func.func @init_view_r12(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                         %e: tensor<64xf32>, %s: f32) {
  // Used by a view: written (R13).
  // writes 64*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 256>}}
  %f = linalg.fill ins(%s : f32) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %v = tensor.expand_shape %f [[0, 1]] output_shape [4, 16] : tensor<64xf32> into tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%v : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// -----

// A fill that is an init and nothing else costs nothing, also as a generic.
#scalar = affine_map<(i, j) -> ()>
#out = affine_map<(i, j) -> (i, j)>
func.func @fill_init_r13(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>,
                         %c: tensor<4x16xf32>, %s: f32) {
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.fill ins(%s : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  // expected-remark @below {{#roofline.work<>}}
  %g = linalg.generic {indexing_maps = [#scalar, #out], iterator_types = ["parallel", "parallel"]}
      ins(%s : f32) outs(%c : tensor<4x16xf32>) {
  ^bb0(%x: f32, %init: f32):
    linalg.yield %x : f32
  } -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%g : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// Also where the scalar was inlined into the payload.
func.func @fill_inlined_r13(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<4x16xf32>) {
  ^bb0(%init: f32):
    linalg.yield %zero : f32
  } -> tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// Of a value that is no constant. Who writes a diagonal leaves the rest as it is: no fill.
func.func @fill_captured_r13(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>, %s: f32) {
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.generic {indexing_maps = [#out], iterator_types = ["parallel", "parallel"]}
      outs(%c : tensor<4x4xf32>) {
  ^bb0(%init: f32):
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  // matrix(f32) 2*4*4*8; reads (4*8 + 8*4) * 4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 256, bytes_read = 256, bytes_written = 64>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  %g = linalg.generic {indexing_maps = [affine_map<(i) -> (i, i)>], iterator_types = ["parallel"]}
      outs(%c : tensor<4x4xf32>) {
  ^bb0(%init: f32):
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  // matrix(f32) 2*4*4*8; reads (4*8 + 8*4 + 4*4) * 4 B; writes 4*4*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 256, bytes_read = 320, bytes_written = 64>}}
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%g : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// Or as a linalg.map without inputs. One that yields its init is none: it reads and writes 4*16*4 B.
func.func @fill_map_r13(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %s: f32) {
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.map outs(%c : tensor<4x16xf32>)
    (%init: f32) {
      linalg.yield %s : f32
    }
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 256, bytes_written = 256>}}
  %g = linalg.map outs(%c : tensor<4x16xf32>)
    (%init: f32) {
      linalg.yield %init : f32
    }
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16 + 4*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 896, bytes_written = 256>}}
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%g : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// Or as a copy of a scalar; asking for a dim reads no elements.
func.func @fill_dim_r13(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>,
                        %e: tensor<4x?xf32>, %s: f32) -> index {
  %c1 = arith.constant 1 : index
  // expected-remark @below {{#roofline.work<>}}
  %f = linalg.copy ins(%s : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %n = tensor.dim %f, %c1 : tensor<4x?xf32>
  // n = arg1_d1: 2*4*n*8; reads (4*8 + 8*n) * 4 B; writes 4*n*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = "64*arg1_d1", bytes_read = "32*arg1_d1 + 128", bytes_written = "16*arg1_d1">}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%f : tensor<4x?xf32>) -> tensor<4x?xf32>
  return %n : index
}

// A copy that changes the type is a fill with casts, which is none as a generic
// either: writes 4*16*4 B.
func.func @copy_cast_r13(%c: tensor<4x16xf32>, %s: f64, %a: tensor<4x16xf32>) {
  // expected-remark @below {{#roofline.work<other(f64) = 64, bytes_read = 0, bytes_written = 256>}}
  %f = linalg.copy ins(%s : f64) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 64, bytes_read = 256, bytes_written = 256>}}
  %0 = linalg.exp ins(%a : tensor<4x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}

// Otherwise it writes its output: returned, or an input of another op.
func.func @fill_used_r13(%c: tensor<4x16xf32>, %d: tensor<4x16xf32>, %s: f32,
                         %m: memref<4x16xf32>) -> tensor<4x16xf32> {
  // writes 4*16*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 256>}}
  %f = linalg.fill ins(%s : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // writes 4*16*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 256>}}
  %g = linalg.fill ins(%s : f32) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  // vector(f32) 4*16*1; reads 4*16*4 + 4*16*4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 64, bytes_read = 512, bytes_written = 256>}}
  %0 = linalg.add ins(%g, %d : tensor<4x16xf32>, tensor<4x16xf32>) outs(%g : tensor<4x16xf32>) -> tensor<4x16xf32>
  // writes 4*16*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 256>}}
  linalg.fill ins(%s : f32) outs(%m : memref<4x16xf32>)
  return %f : tensor<4x16xf32>
}

// -----

// A scalar operand and a splat constant are 0 bytes, a dense constant is read.
#scalar = affine_map<(i) -> ()>
#out = affine_map<(i) -> (i)>
func.func @constants_r14(%a: tensor<4xf32>, %s: f32, %o: tensor<4xf32>) {
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  // vector(f32) 4*1; reads 4*4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = linalg.add ins(%a, %splat : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  // vector(f32) 4*1; reads 2*4*4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>}}
  %1 = linalg.add ins(%a, %dense : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  // vector(f32) 4*1; reads 4*4 B; writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %2 = linalg.generic {indexing_maps = [#out, #scalar, #out], iterator_types = ["parallel"]}
      ins(%a, %s : tensor<4xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %init: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  return
}

// -----

// Buffers: the init is written in place. Each memory space has its own traffic.
func.func @memory_spaces_r18(%a: memref<4x8xf16, 3>,
                             %b: memref<8x16xf16, #gpu.address_space<workgroup>>,
                             %c: memref<4x16xf16>, %d: memref<4x16xf16, 3>) {
  // matrix(f16) 2*4*16*8; reads 4*16*2 B; writes 4*16*2 B; reads 4*8*2 B in [3
  // : i64]; reads 8*16*2 B in [#gpu.address_space<workgroup>]
  // expected-remark @below {{#roofline.work<matrix(f16) = 1024, bytes_read = 128, bytes_written = 128, bytes_read[3 : i64] = 64, bytes_written[3 : i64] = 0, bytes_read[#gpu.address_space<workgroup>] = 256, bytes_written[#gpu.address_space<workgroup>] = 0>}}
  linalg.matmul ins(%a, %b : memref<4x8xf16, 3>, memref<8x16xf16, #gpu.address_space<workgroup>>) outs(%c : memref<4x16xf16>)
  // Two operands in one space.
  // matrix(f16) 2*4*16*8; reads (4*8 + 4*16) * 2 B in [3 : i64]; writes 4*16*2
  // B in [3 : i64]; reads 8*16*2 B in [#gpu.address_space<workgroup>]
  // expected-remark @below {{#roofline.work<matrix(f16) = 1024, bytes_read[3 : i64] = 192, bytes_written[3 : i64] = 128, bytes_read[#gpu.address_space<workgroup>] = 256, bytes_written[#gpu.address_space<workgroup>] = 0>}}
  linalg.matmul ins(%a, %b : memref<4x8xf16, 3>, memref<8x16xf16, #gpu.address_space<workgroup>>) outs(%d : memref<4x16xf16, 3>)
  return
}

// -----

// The bytes are as the rules say; the row says that they hold nothing.
func.func @uninitialised_r20a(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) {
  %e = tensor.empty() : tensor<4x16xf32>
  // matrix(f32) 2*4*16*8; reads (4*8 + 8*16) * 4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>; reads an uninitialised tensor.empty}}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  // special(f32) 4*16*1; reads 4*16*4 B; writes 4*16*4 B
  // expected-remark @below {{#roofline.work<special(f32) = 64, bytes_read = 256, bytes_written = 256>; reads an uninitialised tensor.empty}}
  %1 = linalg.exp ins(%e : tensor<4x16xf32>) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
