// RUN: roofline-opt %s --roofline="target=h100 report=none" | FileCheck %s
//
// The ridge of the H100 in f16: 9.894e14 op/s over 3.352e12 B/s is 295.167 op/B.

// M x L x L with L = 16384 in f16 on a zero accumulator does 2*M*L*L flops and
// moves 2 * (M*L + L*L + M*L) B: intensity M*L / (2*M + L), which reaches R at
// M = R*L / (L - 2*R) = 306.2. The best tiling
// meets no other bound (R24): in 227 KiB, 116,224 elements, the tile of C that
// stays is M x 377, so A passes L2 44 times, 2 * (L*L + 45*M*L) B = 988 MB, and
// 988 MB / 9e12 B/s is 110 us, less than the 166 us of the hbm.
// CHECK-LABEL: func.func @matmul_306_r22
func.func @matmul_306_r22(%a: tensor<306x16384xf16>, %b: tensor<16384x16384xf16>) -> tensor<306x16384xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<306x16384xf16>
  %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<306x16384xf16>) -> tensor<306x16384xf16>
  // 306*16384 / (612 + 16384) = 294.981
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm", seconds = {{[^ ]+}} intensity = 294.981, headroom = 1.00063>, roofline.work = #roofline.work<matrix(f16) = 164282499072, bytes_read = 546897920, bytes_written = 10027008>}
  %0 = linalg.matmul ins(%a, %b : tensor<306x16384xf16>, tensor<16384x16384xf16>) outs(%fill : tensor<306x16384xf16>) -> tensor<306x16384xf16>
  return %0 : tensor<306x16384xf16>
}

// CHECK-LABEL: func.func @matmul_307_r22
func.func @matmul_307_r22(%a: tensor<307x16384xf16>, %b: tensor<16384x16384xf16>) -> tensor<307x16384xf16> {
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<307x16384xf16>
  %fill = linalg.fill ins(%zero : f16) outs(%empty : tensor<307x16384xf16>) -> tensor<307x16384xf16>
  // 307*16384 / (614 + 16384) = 295.911
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"compute:matrix" on "h100-sxm", seconds = {{[^ ]+}} intensity = 295.911, headroom = 1.00252>, roofline.work = #roofline.work<matrix(f16) = 164819369984, bytes_read = 546930688, bytes_written = 10059776>}
  %0 = linalg.matmul ins(%a, %b : tensor<307x16384xf16>, tensor<16384x16384xf16>) outs(%fill : tensor<307x16384xf16>) -> tensor<307x16384xf16>
  return %0 : tensor<307x16384xf16>
}

// An accumulator that is read moves M*L elements more: M*L / (3*M + L) reaches R
// at M = R*L / (L - 3*R) = 312.05.
// CHECK-LABEL: func.func @accumulate_312_r22
func.func @accumulate_312_r22(%a: tensor<312x16384xf16>, %b: tensor<16384x16384xf16>, %c: tensor<312x16384xf16>) -> tensor<312x16384xf16> {
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm"
  %0 = linalg.matmul ins(%a, %b : tensor<312x16384xf16>, tensor<16384x16384xf16>) outs(%c : tensor<312x16384xf16>) -> tensor<312x16384xf16>
  return %0 : tensor<312x16384xf16>
}

// CHECK-LABEL: func.func @accumulate_313_r22
func.func @accumulate_313_r22(%a: tensor<313x16384xf16>, %b: tensor<16384x16384xf16>, %c: tensor<313x16384xf16>) -> tensor<313x16384xf16> {
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"compute:matrix" on "h100-sxm"
  %0 = linalg.matmul ins(%a, %b : tensor<313x16384xf16>, tensor<16384x16384xf16>) outs(%c : tensor<313x16384xf16>) -> tensor<313x16384xf16>
  return %0 : tensor<313x16384xf16>
}

// A dot product of n does 2n flops, class vector (R7), and moves 4n + 4 B, its
// accumulator read and written: 1/2 but for the ends, whatever n.
// CHECK-LABEL: func.func @dot_1024
func.func @dot_1024(%a: tensor<1024xf16>, %b: tensor<1024xf16>, %c: tensor<f16>) -> tensor<f16> {
  // 2048 / 4100
  // CHECK: linalg.dot {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm", seconds = {{[^ ]+}} intensity = 0.499512,{{.*}} #roofline.work<vector(f16) = 2048, bytes_read = 4098, bytes_written = 2>}
  %0 = linalg.dot ins(%a, %b : tensor<1024xf16>, tensor<1024xf16>) outs(%c : tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// 2^40
// CHECK-LABEL: func.func @dot_large
func.func @dot_large(%a: tensor<1099511627776xf16>, %b: tensor<1099511627776xf16>, %c: tensor<f16>) -> tensor<f16> {
  // CHECK: linalg.dot {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm", seconds = {{[^ ]+}} intensity = 0.5,{{.*}} #roofline.work<vector(f16) = 2199023255552, bytes_read = 4398046511106, bytes_written = 2>}
  %0 = linalg.dot ins(%a, %b : tensor<1099511627776xf16>, tensor<1099511627776xf16>) outs(%c : tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// 2^62: 2^63 flops.
// CHECK-LABEL: func.func @dot_huge
func.func @dot_huge(%a: tensor<4611686018427387904xf16>, %b: tensor<4611686018427387904xf16>, %c: tensor<f16>) -> tensor<f16> {
  // CHECK: linalg.dot {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm", seconds = {{[^ ]+}} intensity = 0.5,{{.*}} #roofline.work<vector(f16) = 9223372036854775808, bytes_read = 18446744073709551618, bytes_written = 2>}
  %0 = linalg.dot ins(%a, %b : tensor<4611686018427387904xf16>, tensor<4611686018427387904xf16>) outs(%c : tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

// A dot product with itself reads once: 2n / (2n + 4), still under the vector
// unit's ridge of 1.338e14 / 3.352e12 = 39.9.
// CHECK-LABEL: func.func @dot_self
func.func @dot_self(%a: tensor<1024xf16>, %c: tensor<f16>) -> tensor<f16> {
  // CHECK: linalg.dot {roofline.bound = #roofline.bound<"memory:hbm" on "h100-sxm", seconds = {{[^ ]+}} intensity = 0.998051,{{.*}} #roofline.work<vector(f16) = 2048, bytes_read = 2050, bytes_written = 2>}
  %0 = linalg.dot ins(%a, %a : tensor<1024xf16>, tensor<1024xf16>) outs(%c : tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}

