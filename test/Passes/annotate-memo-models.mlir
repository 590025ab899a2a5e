// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=none" | FileCheck %s
//
// Ops of several dialects that differ in one thing only, each twice: what is
// known of one must not be said of the other.

// 16 additions, 64 B written. The same value twice is read once (R11), a splat
// not at all (R14), a view of a splat neither.
// CHECK-LABEL: func.func @operands
func.func @operands(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) {
  %splat = "tosa.const"() {values = dense<2.0> : tensor<4x4xf32>} : () -> tensor<4x4xf32>
  %flat = "tosa.const"() {values = dense<2.0> : tensor<16xf32>} : () -> tensor<16xf32>
  %view = tensor.expand_shape %flat [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  // CHECK-COUNT-2: tosa.add {{.*}}bytes_read = 128, bytes_written = 64>
  %0 = tosa.add %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tosa.add %b, %0 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-COUNT-2: tosa.add {{.*}}bytes_read = 64, bytes_written = 64>
  %2 = tosa.add %a, %a : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = tosa.add %b, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-COUNT-2: tosa.add {{.*}}bytes_read = 64, bytes_written = 64>
  %4 = tosa.add %a, %splat : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = tosa.add %b, %view : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: tosa.add {{.*}}bytes_read = 0, bytes_written = 64>
  %6 = tosa.add %splat, %view : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-COUNT-2: tosa.add {{.*}}bytes_read = 128, bytes_written = 64>
  %7 = tosa.add %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %8 = tosa.add %b, %a : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// 2*4*4*4 = 128 multiplications and additions. A zero point of 0 costs nothing;
// another one is subtracted from both factors of 64 products.
// CHECK-LABEL: func.func @constants
func.func @constants(%a: tensor<1x4x4xi8>, %b: tensor<1x4x4xi8>) {
  %z0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %z1 = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  // CHECK: tosa.matmul {{.*}}#roofline.work<matrix(i8 -> i32) = 128, other
  %0 = tosa.matmul %a, %b, %z0, %z0 : (tensor<1x4x4xi8>, tensor<1x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4xi32>
  // CHECK: tosa.matmul {{.*}}#roofline.work<matrix(i8 -> i32) = 128, integer(i32) = 128
  %1 = tosa.matmul %a, %b, %z1, %z1 : (tensor<1x4x4xi8>, tensor<1x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4xi32>
  // CHECK: tosa.matmul {{.*}}#roofline.work<matrix(i8 -> i32) = 128, other
  %2 = tosa.matmul %b, %a, %z0, %z0 : (tensor<1x4x4xi8>, tensor<1x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4xi32>
  return
}

// Each reads 8 * 4 B; the bounds end the third one after 4 of them, and nobody
// knows where the fourth one begins.
// CHECK-LABEL: func.func @transfers
func.func @transfers(%m: memref<16xf32>, %i: index, %c: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  // CHECK-COUNT-2: vector.transfer_read {{.*}}bytes_read = 32
  %0 = vector.transfer_read %m[%c0], %c {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%c8], %c {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
  // CHECK: vector.transfer_read {{.*}}bytes_read = 16
  %2 = vector.transfer_read %m[%c12], %c : memref<16xf32>, vector<8xf32>
  // CHECK: vector.transfer_read {{.*}}bytes_read = 0 to 32
  %3 = vector.transfer_read %m[%i], %c : memref<16xf32>, vector<8xf32>
  // One execution reads 32 B as well; all four read the same 32 B (R10a).
  // CHECK: vector.transfer_read {{.*}}bytes_read = 32
  affine.for %j = 0 to 4 {
    %4 = vector.transfer_read %m[%c0], %c {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
    "test.use"(%4) : (vector<8xf32>) -> ()
  }
  return
}

// The sizes of two arguments are two symbols; a product with the sum of them is
// neither.
// CHECK-LABEL: func.func @dims
func.func @dims(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %w: tensor<4x4xf32>) {
  %c = arith.constant 0.0 : f32
  // CHECK: linalg.matmul {{.*}}matrix(f32) = "32*arg0_d0"
  %0 = linalg.matmul ins(%a, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: linalg.matmul {{.*}}matrix(f32) = "32*arg1_d0"
  %1 = linalg.matmul ins(%b, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%b : tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: linalg.matmul {{.*}}matrix(f32) = "32*arg0_d0"
  %2 = linalg.matmul ins(%0, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: linalg.matmul {{.*}}matrix(f32) = "32*arg1_d0"
  %3 = linalg.matmul ins(%1, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %4 = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: linalg.matmul {{.*}}matrix(f32) = "32*arg0_d0 + 32*arg1_d0"
  %5 = linalg.matmul ins(%4, %w : tensor<?x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  return
}
