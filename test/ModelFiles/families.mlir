// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// Models in the module itself: each family with the arithmetic by hand.

roofline.model "acme.gelu" elementwise {float = {vector = 4, special = 1}, any = {other = 1}}
roofline.model "acme.mul" elementwise {complex = {vector = 6}, integer = {integer = 1}}
// 4*8 elements, 4 and 1 operations each; 32*4 bytes read and written.
func.func @elementwise_r2(%x: tensor<4x8xf32>, %s: tensor<f32>, %n: tensor<?x8xf32>,
                          %z: tensor<4xcomplex<f32>>, %i: tensor<4xi8>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 128, special(f32) = 32, bytes_read = 128, bytes_written = 128>}}
  %0 = "acme.gelu"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // An operand of rank 0 is one value: 4 bytes more.
  // expected-remark@below {{#roofline.work<vector(f32) = 128, special(f32) = 32, bytes_read = 132, bytes_written = 128>}}
  %1 = "acme.gelu"(%x, %s) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  // The result has the operand's size.
  // expected-remark@below {{#roofline.work<vector(f32) = "32*arg2_d0", special(f32) = "8*arg2_d0", bytes_read = "32*arg2_d0", bytes_written = "32*arg2_d0">}}
  %2 = "acme.gelu"(%n) : (tensor<?x8xf32>) -> tensor<?x8xf32>
  // The same value twice is read once (R11).
  // expected-remark@below {{#roofline.work<vector(f32) = 24, bytes_read = 32, bytes_written = 32>}}
  %3 = "acme.mul"(%z, %z) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  // expected-remark@below {{#roofline.work<integer(i8) = 4, bytes_read = 4, bytes_written = 4>}}
  %4 = "acme.mul"(%i, %i) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  // expected-remark@below {{#roofline.work<other(i8) = 4, bytes_read = 4, bytes_written = 4>}}
  %5 = "acme.gelu"(%i) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

roofline.model "acme.matmul" contraction {lhs_contract = [-1], rhs_contract = "axes.rhs"}
roofline.model "acme.dot" contraction {lhs_contract = [0], rhs_contract = [0]}
// 2*M*N*K = 2*4*16*8 = 1024; two casts for each of the 512 multiply-adds.
// Read 4*8*2 + 8*16*2 = 320, written 4*16*4 = 256.
func.func @contraction_r7(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %bt: tensor<16x8xf16>,
                          %x: tensor<8xf16>, %m: tensor<?x8xf16>) {
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 1024, bytes_read = 320, bytes_written = 256>}}
  %0 = "acme.matmul"(%a, %b) {axes = #acme.axes<rhs = [0]>} : (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf32>
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 1024, bytes_read = 320, bytes_written = 256>}}
  %1 = "acme.matmul"(%a, %bt) {axes = #acme.axes<other = 3, rhs = [1]>} : (tensor<4x8xf16>, tensor<16x8xf16>) -> tensor<4x16xf32>
  // The key of a dictionary of the builtin dialect.
  // expected-remark@below {{#roofline.work<matrix(f16 -> f32) = 1024, other(f16) = 1024, bytes_read = 320, bytes_written = 256>}}
  %4 = "acme.matmul"(%a, %b) {axes = {rhs = array<i64: 0>}} : (tensor<4x8xf16>, tensor<8x16xf16>) -> tensor<4x16xf32>
  // No matrix: 2*8 operations.
  // expected-remark@below {{#roofline.work<vector(f16) = 16, bytes_read = 16, bytes_written = 2>}}
  %2 = "acme.dot"(%x, %x) : (tensor<8xf16>, tensor<8xf16>) -> tensor<f16>
  // 2*16*8 per row.
  // expected-remark@below {{#roofline.work<matrix(f16) = "256*arg4_d0", bytes_read = "16*arg4_d0 + 256", bytes_written = "32*arg4_d0">}}
  %3 = "acme.matmul"(%m, %b) {axes = #acme.axes<rhs = [0]>} : (tensor<?x8xf16>, tensor<8x16xf16>) -> tensor<?x16xf16>
  return
}

// -----

roofline.model "acme.view" view
roofline.model "acme.move" copy {permutation = [1, 0]}
roofline.model "acme.put" update
roofline.model "acme.take" gather
roofline.model "acme.const" constant {value = "data"}
roofline.model "acme.neg" elementwise {float = {vector = 1}}
// A view is no row; what is read through it is the storage of %x. A copy reads
// and writes 4*8*4 bytes. Of a table of 100 rows of 64 bytes at most 7 are
// read, and at least an element.
func.func @data_r15_r16_r19(%x: tensor<4x8xf32>, %u: tensor<4xf32>, %table: tensor<100x16xf32>,
                            %ids: tensor<7xi32>, %d: tensor<8x?xf32>) {
  %v = "acme.view"(%x) : (tensor<4x8xf32>) -> tensor<32xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 32, bytes_read = 128, bytes_written = 128>}}
  %0 = "acme.neg"(%v) : (tensor<32xf32>) -> tensor<32xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  %1 = "acme.move"(%x) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // expected-remark@below {{#roofline.work<bytes_read = "32*arg4_d1", bytes_written = "32*arg4_d1">}}
  %2 = "acme.move"(%d) : (tensor<8x?xf32>) -> tensor<?x8xf32>
  // expected-remark@below {{#roofline.work<bytes_read = 32 to 476, bytes_written = 448>}}
  %3 = "acme.take"(%table, %ids) : (tensor<100x16xf32>, tensor<7xi32>) -> tensor<7x16xf32>
  // A splat is read for nothing (R14), other constants like any tensor.
  %splat = "acme.const"() {data = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %dense = "acme.const"() {data = dense<[1.0, 2.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 4, bytes_read = 0, bytes_written = 16>}}
  %4 = "acme.neg"(%splat) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 2, bytes_read = 8, bytes_written = 8>}}
  %5 = "acme.neg"(%dense) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
