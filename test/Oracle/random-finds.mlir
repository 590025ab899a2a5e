// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s
// RUN: roofline-test-opt %s --test-roofline-work --split-input-file -o /dev/null --verify-diagnostics

// Reduced programs found at random for which the analysis or the oracle was
// wrong, or a rule was unclear. The oracle executes each, and the numbers are
// worked out by hand.

// CHECK: oracle: 10 functions, 0 disagreements

// R9: padding that the payload doesn't use is not read. 3*2 multiplications.
func.func @unused_padding(%a: tensor<3xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>)
    -> tensor<3xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark@below {{#roofline.work<bytes_read = 12, bytes_written = 20>}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<3xf32> to tensor<5xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 6, bytes_read = 20, bytes_written = 12>}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(o, k) -> (o + k)>, affine_map<(o, k) -> (k)>,
                       affine_map<(o, k) -> (o)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%p, %b : tensor<5xf32>, tensor<2xf32>) outs(%c : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %z, %y : f32
    linalg.yield %1 : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// R7: a factor that is computed from the iteration is not computed from inputs
// alone. 2*3*4 iterations of a multiplication and an addition, one more
// multiplication and a cast of i32.
func.func @factor_of_index(%a: tensor<2x4xf32>, %b: tensor<4x3xf32>, %c: tensor<2x3xf32>)
    -> tensor<2x3xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 72, other(i32) = 24, bytes_read = 104, bytes_written = 24>}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x4xf32>, tensor<4x3xf32>) outs(%c : tensor<2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i = linalg.index 1 : index
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    %3 = arith.mulf %x, %2 : f32
    %4 = arith.mulf %3, %y : f32
    %5 = arith.addf %z, %4 : f32
    linalg.yield %5 : f32
  } -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// R7: every other row is no window, so a batch of matmuls is no depthwise
// convolution. 2 * (2*3*4*5); reads 2*3*4 + 2*4*5 of 2*7*5 + 2*3*5.
func.func @strided_reduction(%a: memref<2x3x4xf32>, %b: memref<2x7x5xf32>, %c: memref<2x3x5xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 240, bytes_read = 376, bytes_written = 120>}}
  linalg.generic {
      indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                       affine_map<(b, m, n, k) -> (b, 2 * k, n)>,
                       affine_map<(b, m, n, k) -> (b, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x3x4xf32>, memref<2x7x5xf32>) outs(%c : memref<2x3x5xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }
  return
}

// R16: the slice is an input that is read after parts of it are overwritten, so
// bufferization computes the result elsewhere and copies: 0 to 2 elements.
func.func @slice_is_input(%a: tensor<4xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %a[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 8, bytes_written = 8>}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%s : tensor<2xf32>) outs(%s : tensor<2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<2xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 0 to 8, bytes_written = 0 to 8>}}
  %r = tensor.insert_slice %0 into %a[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}

// R5: what the payload computes counts, also if nothing uses it or it is of
// constants. 3 exponentials and 3 truncations.
func.func @dead_payload(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 3, special(f32) = 3, bytes_read = 12, bytes_written = 12>}}
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a : tensor<3xf32>) outs(%b : tensor<3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %two = arith.constant 2.5 : f32
    %1 = math.trunc %two : f32
    %2 = math.exp %1 : f32
    linalg.yield %x : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// R7: "and" goes with "or": an i8 product in an i1 sum is no multiply-add.
// 2*3*4 of muli, of trunci, and of ori.
func.func @mixed_sum(%a: memref<2x4xi8>, %b: memref<4x3xi8>, %c: memref<2x3xi1>) {
  // expected-remark@below {{#roofline.work<integer(i8) = 24, integer(i1) = 24, other(i8) = 24, bytes_read = 26, bytes_written = 6>}}
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x4xi8>, memref<4x3xi8>) outs(%c : memref<2x3xi1>) {
  ^bb0(%x: i8, %y: i8, %z: i1):
    %1 = arith.muli %x, %y : i8
    %2 = arith.trunci %1 : i8 to i1
    %3 = arith.ori %z, %2 : i1
    linalg.yield %3 : i1
  }
  return
}

// R7: a product of integers that becomes a float is no part of a float sum.
func.func @integer_product(%a: memref<2x4xi8>, %b: memref<4x3xi8>, %c: memref<2x3xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 24, integer(i8) = 24, other(i8) = 24, bytes_read = 44, bytes_written = 24>}}
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x4xi8>, memref<4x3xi8>) outs(%c : memref<2x3xf32>) {
  ^bb0(%x: i8, %y: i8, %z: f32):
    %1 = arith.muli %x, %y : i8
    %2 = arith.sitofp %1 : i8 to f32
    %3 = arith.addf %z, %2 : f32
    linalg.yield %3 : f32
  }
  return
}

// R7: the old value and another sum are no accumulator of their own.
// 2*3*4 of two additions and a multiplication.
func.func @sum_of_sums(%a: memref<2x4xf32>, %b: memref<4x3xf32>, %c: memref<2x3xf32>, %s: f32) {
  // expected-remark@below {{#roofline.work<vector(f32) = 72, bytes_read = 104, bytes_written = 24>}}
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x4xf32>, memref<4x3xf32>) outs(%c : memref<2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %z, %s : f32
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  }
  return
}

// R5, R6: a selection of complex numbers selects two parts; a comparison of
// reals is one.
func.func @select_complex(%a: memref<3xcomplex<f32>>, %b: memref<3xf32>, %c: memref<3xcomplex<f32>>) {
  // expected-remark@below {{#roofline.work<other(f32) = 9, bytes_read = 60, bytes_written = 24>}}
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a, %b : memref<3xcomplex<f32>>, memref<3xf32>) outs(%c : memref<3xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: f32, %z: complex<f32>):
    %1 = arith.cmpf olt, %y, %y : f32
    %2 = arith.select %1, %x, %z : complex<f32>
    linalg.yield %2 : complex<f32>
  }
  return
}

// R7: what is summed up goes by the output. k is a reduction loop of the second
// output alone: the first is an outer product with an old value, which has no
// loop that is summed up. 2 * 2*3*4 for each.
func.func @loop_of_other_output(%a: memref<2x4xf32>, %b: memref<4x3xf32>,
                                %c: memref<2x3x4xf32>, %d: memref<2x3xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 48, vector(f32) = 48, bytes_read = 200, bytes_written = 120>}}
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<2x4xf32>, memref<4x3xf32>)
      outs(%c, %d : memref<2x3x4xf32>, memref<2x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    %3 = arith.mulf %x, %y : f32
    %4 = arith.addf %w, %3 : f32
    linalg.yield %2, %4 : f32, f32
  }
  return
}
