// RUN: roofline-opt %s --allow-unregistered-dialect --roofline-annotate \
// RUN:   --verify-roundtrip | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="report=none" \
// RUN:   | FileCheck %s
//
// The attributes that annotation writes, for one execution of each op.

// Rates are powers of two: matrix f32 2^37 op/s, vector f32 2^36 op/s, special
// f32 2^30 op/s, dram 2^36 B/s, so that most times are exact.
module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "pow2" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "units" = #dlti.map<
          "matrix" = #dlti.map<f32 = 137438953472.0>,
          "vector" = #dlti.map<f32 = 68719476736.0>,
          "special" = #dlti.map<f32 = 1073741824.0>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 68719476736.0>>>>>} {

// Flops 2*4*2*8 = 128: 128 / 2^37 = 2^-30 s. Bytes read 4 * (32 + 16 + 8) =
// 224, written 32: 256 / 2^36 = 2^-28 s = 3.7252903e-09. Intensity 128 / 256,
// headroom 4.
// CHECK-LABEL: func.func @matmul
func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"memory:dram" on "pow2", seconds = 3.72529E-9, intensity = 0.5, headroom = 4.0>, roofline.work = #roofline.work<matrix(f32) = 128, bytes_read = 224, bytes_written = 32>}
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// 256^3 on zeros: flops 2^25 / 2^37 = 2^-12 s = 0.000244140625, bytes 3 * 2^18 /
// 2^36 = 3 * 2^-18 s; intensity 2^25 / (3 * 2^18) = 2^7 / 3, headroom 2^6 / 3.
// The fill, the empty and the constant do nothing (R12, R13).
// CHECK-LABEL: func.func @compute_bound
func.func @compute_bound(%a: tensor<256x256xf32>, %b: tensor<256x256xf32>) -> tensor<256x256xf32> {
  // CHECK-NOT: roofline
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<256x256xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<256x256xf32>) -> tensor<256x256xf32>
  // CHECK: linalg.matmul {roofline.bound = #roofline.bound<"compute:matrix" on "pow2", seconds = 2.44141E-4, intensity = 42.6667, headroom = 21.3333>, roofline.work = #roofline.work<matrix(f32) = 33554432, bytes_read = 524288, bytes_written = 262144>}
  %0 = linalg.matmul ins(%a, %b : tensor<256x256xf32>, tensor<256x256xf32>) outs(%fill : tensor<256x256xf32>) -> tensor<256x256xf32>
  // CHECK-NOT: roofline
  return %0 : tensor<256x256xf32>
}

// A fill that is more than an init writes: 4 * 16 B, no operation. 2^-30 s.
// CHECK-LABEL: func.func @no_flops
func.func @no_flops(%f: f32) -> tensor<16xf32> {
  %empty = tensor.empty() : tensor<16xf32>
  // CHECK: linalg.fill {roofline.bound = #roofline.bound<"memory:dram" on "pow2", seconds = 9.31323E-10, intensity = 0.0>, roofline.work = #roofline.work<bytes_read = 0, bytes_written = 64>}
  %fill = linalg.fill ins(%f : f32) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  return %fill : tensor<16xf32>
}

// 8 transcendentals: 2^3 / 2^30 = 2^-27 s; bytes 32 + 32: 2^-30 s.
// CHECK-LABEL: func.func @special
func.func @special(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: math.exp
  // CHECK-SAME: {roofline.bound = #roofline.bound<"compute:special" on "pow2", seconds = 7.45058E-9, intensity = 0.0, headroom = 8.0>, roofline.work = #roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}
  %0 = math.exp %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// One addition takes 2^-36 s; nothing moves. Other attributes stay.
// CHECK-LABEL: func.func @scalar
func.func @scalar(%x: f32) -> f32 {
  // CHECK: arith.addf
  // CHECK-SAME: {mine = 7 : i64, roofline.bound = #roofline.bound<"compute:vector" on "pow2", seconds = 1.45519E-11>, roofline.work = #roofline.work<vector(f32) = 1>}
  %0 = arith.addf %x, %x {mine = 7 : i64} : f32
  return %0 : f32
}

// No rate for i64 on any unit.
// CHECK-LABEL: func.func @no_rate
func.func @no_rate(%x: i64) -> i64 {
  // CHECK: arith.muli
  // CHECK-SAME: {roofline.bound = #roofline.bound<"unknown" on "pow2">, roofline.work = #roofline.work<integer(i64) = 1>}
  %0 = arith.muli %x, %x : i64
  return %0 : i64
}

// Addressing, comparison and views: no work, or none that takes time.
// CHECK-LABEL: func.func @free
func.func @free(%x: tensor<4x4xf32>, %i: index) -> (tensor<16xf32>, index) {
  // CHECK-NOT: roofline
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %1 = arith.addi %i, %i : index
  return %0, %1 : tensor<16xf32>, index
}

// Class other has no ceiling (R5): nothing to wait for.
// CHECK-LABEL: func.func @other
func.func @other(%x: f32) -> i1 {
  // CHECK: arith.cmpf
  // CHECK-SAME: {roofline.bound = #roofline.bound<"none" on "pow2", seconds = 0.0>, roofline.work = #roofline.work<other(f32) = 1>}
  %0 = arith.cmpf olt, %x, %x : f32
  return %0 : i1
}

// CHECK-LABEL: func.func @symbolic
func.func @symbolic(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK: arith.addf
  // CHECK-SAME: {roofline.bound = #roofline.bound<"symbolic" on "pow2">, roofline.work = #roofline.work<vector(f32) = "4*arg0_d0", bytes_read = "16*arg0_d0", bytes_written = "16*arg0_d0">}
  %0 = arith.addf %x, %x : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// 10 * 5 executions; the attribute is for one: 16 flops, 2^4 / 2^36 = 2^-32 s;
// 128 B read, 64 B written: 192 / 2^36 = 3 * 2^-30 s. Intensity 1/12.
// CHECK-LABEL: func.func @loops
func.func @loops(%x: tensor<16xf32>, %y: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  // CHECK: scf.for
  scf.for %i = %c0 to %c10 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      // CHECK: arith.addf
      // CHECK-SAME: {roofline.bound = #roofline.bound<"memory:dram" on "pow2", seconds = 2.79397E-9, intensity = 0.0833333, headroom = 12.0>, roofline.work = #roofline.work<vector(f32) = 16, bytes_read = 128, bytes_written = 64>}
      %0 = arith.addf %x, %y : tensor<16xf32>
      // CHECK-NOT: roofline
    }
  }
  return
}

// A call costs what its callee does, once, also in a loop: one matmul (see
// above) and 16 additions in a loop of 3 in @callee, 176 flops of which 48
// vector. Cold, their bytes are 256 + 3 * 192 = 832; but nothing moves from one
// iteration to the next, so that dram need not deliver more than 256 + 192 =
// 448: sum of the times 2^-28 + 3 * 2^-30 = 7 * 2^-30 s = 6.51926e-09,
// intensity 176 / 448.
// CHECK-LABEL: func.func @callee
func.func @callee(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %x: tensor<16xf32>, %y: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %1 = arith.addf %x, %y : tensor<16xf32>
  }
  return
}
// CHECK-LABEL: func.func @caller
func.func @caller(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<4x2xf32>, %x: tensor<16xf32>, %y: tensor<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  // CHECK: call @callee
  // CHECK-SAME: {roofline.bound = #roofline.bound<"memory:dram" on "pow2", seconds = 6.51926E-9, intensity = 0.392857{{.*}}>, roofline.work = #roofline.work<matrix(f32) = 128, vector(f32) = 48, bytes_read = 608, bytes_written = 224>}
  func.call @callee(%a, %b, %c, %x, %y) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
  // CHECK: call @callee
  // CHECK-SAME: {roofline.bound = #roofline.bound<"memory:dram" on "pow2", seconds = 6.51926E-9, intensity = 0.392857{{.*}}>, roofline.work = #roofline.work<matrix(f32) = 128, vector(f32) = 48, bytes_read = 608, bytes_written = 224>}
  scf.for %i = %c0 to %c7 step %c1 {
    func.call @callee(%a, %b, %c, %x, %y) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<4x2xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
  }
  return
}

// A call of nothing gets nothing.
func.func @nothing() { return }
// CHECK-LABEL: func.func @calls_nothing
func.func @calls_nothing() {
  // CHECK-NOT: roofline
  func.call @nothing() : () -> ()
  return
}

// Ops without a model get nothing.
// CHECK-LABEL: func.func @unmodelled
func.func @unmodelled(%x: tensor<4xf32>) {
  // CHECK-NOT: roofline
  "some.op"(%x) : (tensor<4xf32>) -> ()
  return
}
}
