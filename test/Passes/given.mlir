// RUN: roofline-opt %s --allow-unregistered-dialect -o %t.mlir \
// RUN:   --roofline="target=%S/Inputs/tiny.mlir report=json output=%t.json"
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t.json
// RUN: roofline-opt %s --allow-unregistered-dialect -o %t.input
// RUN: roofline-opt %t.mlir --allow-unregistered-dialect \
// RUN:   --roofline-strip="target=true" -o %t.stripped
// RUN: diff %t.input %t.stripped
// RUN: roofline-opt %s --allow-unregistered-dialect --mlir-print-debuginfo \
// RUN:   --roofline="target=%S/Inputs/tiny.mlir report=none" -o %t.located.mlir
// RUN: roofline-opt %t.located.mlir --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="report=json output=%t.again.json"
// RUN: diff %t.json %t.again.json
//
// Given work is trusted, reported as given, never overwritten and never
// stripped, on any op. The machine does 2^36 op/s and moves 2^36 B/s.

// JSON: "name": "believed"

// Instead of the model's 16 flops and 192 B: 2^20 flops, 2^-16 s, and 2^10 B.
// CHECK-LABEL: func.func @believed
func.func @believed(%a: tensor<16xf32>, %b: tensor<16xf32>) {
  // CHECK: arith.addf
  // CHECK-SAME: {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 1.52588E-5, intensity = 1024.0, headroom = 1024.0>, roofline.work = #roofline.work<given, vector(f32) = 1048576, bytes_read = 1024, bytes_written = 0>}
  // JSON: "location": "over_model"
  // JSON: "flops": 1048576
  // JSON: "bytes_read": 1024
  // JSON: "time_seconds": 1.52587890625e-05
  // JSON: "bound": "compute:vector"
  // JSON: "given": true
  %0 = arith.addf %a, %b {roofline.work = #roofline.work<given, vector(f32) = 1048576, bytes_read = 1024>} : tensor<16xf32> loc("over_model")
  return
}

// No model and no dialect: 2^6 B written, 2^-30 s; 10 times in the loop.
// CHECK-LABEL: func.func @unregistered
func.func @unregistered() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  // CHECK: "my.op"() {roofline.bound = #roofline.bound<"memory:dram" on "tiny", seconds = 9.31323E-10, intensity = 0.0>, roofline.work = #roofline.work<given, bytes_read = 0, bytes_written = 64>}
  // JSON: "name": "unregistered"
  // JSON: "op": "my.op"
  // JSON: "executions": 10
  // JSON: "bytes_written": 640
  // JSON: "time_seconds": 9.31322574615478
  // JSON: "given": true
  scf.for %i = %c0 to %c10 step %c1 {
    "my.op"() {roofline.work = #roofline.work<given, bytes_written = 64>} : () -> ()
  }
  return
}

// On a call: the callee is external. 2^6 flops, 2^-30 s.
func.func private @unknown()
// CHECK-LABEL: func.func @call
func.func @call() {
  // CHECK: call @unknown() {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 9.31323E-10>, roofline.work = #roofline.work<given, vector(f32) = 64>}
  // JSON: "name": "call"
  // JSON: "op": "func.call"
  // JSON: "flops": 64
  // JSON: "given": true
  func.call @unknown() {roofline.work = #roofline.work<given, vector(f32) = 64>} : () -> ()
  return
}

// On the declaration: each call costs it. The call gets no given work of its
// own: that stays on the declaration, and strip takes the call's again.
// CHECK: func.func private @library() attributes {roofline.work = #roofline.work<given, vector(f32) = 64>}
func.func private @library() attributes {roofline.work = #roofline.work<given, vector(f32) = 64>}
// CHECK-LABEL: func.func @calls
func.func @calls() {
  // CHECK: call @library() {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 9.31323E-10>, roofline.work = #roofline.work<vector(f32) = 64>}
  // CHECK: call @library() {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 9.31323E-10>, roofline.work = #roofline.work<vector(f32) = 64>}
  // JSON: "name": "calls"
  // JSON: "totals": {
  // JSON-NEXT: "flops": 128
  // JSON: "given": true
  // JSON: "given": true
  func.call @library() : () -> ()
  func.call @library() : () -> ()
  return
}

// The declaration's work is symbolic.
func.func private @symbolic() attributes {roofline.work = #roofline.work<given, vector(f32) = "64*batch">}
// CHECK-LABEL: func.func @calls_symbolic
func.func @calls_symbolic() {
  // CHECK: call @symbolic() {roofline.bound = #roofline.bound<"symbolic" on "tiny">, roofline.work = #roofline.work<vector(f32) = "64*batch">}
  // JSON: "name": "calls_symbolic"
  // JSON: "flops": "64*batch"
  func.call @symbolic() : () -> ()
  return
}

// On a function with a body: its calls cost that.
func.func private @body(%x: f32) -> f32 attributes {roofline.work = #roofline.work<given, vector(f32) = 4>} {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
// JSON: "name": "calls_body"
func.func @calls_body(%x: f32) {
  // JSON: "op": "func.call"
  // JSON: "flops": 4
  // JSON: "given": true
  %0 = func.call @body(%x) : (f32) -> f32
  return
}

// No work, given: the op costs nothing, and is no row of its model.
// CHECK-LABEL: func.func @free
func.func @free(%a: tensor<16xf32>) {
  // CHECK: arith.addf
  // CHECK-SAME: {roofline.work = #roofline.work<given>}
  // JSON: "name": "free"
  // JSON-NEXT: "totals": {
  // JSON-NEXT: "flops": 0,
  %0 = arith.addf %a, %a {roofline.work = #roofline.work<given>} : tensor<16xf32>
  return
}

// On an op with regions: it stands for what is inside.
// CHECK-LABEL: func.func @region
func.func @region(%a: tensor<16xf32>) {
  // CHECK: my.region
  // JSON: "name": "region"
  // JSON-NEXT: "totals": {
  // JSON-NEXT: "flops": 2,
  "my.region"() ({
    // CHECK: arith.addf
    // CHECK-NOT: roofline
    // CHECK: }) {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 2.91038E-11>, roofline.work = #roofline.work<given, vector(f32) = 2>}
    %0 = arith.addf %a, %a : tensor<16xf32>
  }) {roofline.work = #roofline.work<given, vector(f32) = 2>} : () -> ()
  return
}

// JSON: "coverage": {
// JSON: "unmodelled": {}
