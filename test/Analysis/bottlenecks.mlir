// RUN: roofline-opt %s -o /dev/null \
// RUN:   --roofline="target=roofline-note report=json output=%t.json annotate=false"
// RUN: FileCheck %s --input-file=%t.json
//
// R20: a bottleneck counts its rows, those of called functions at every call.
// An addition of 24 elements reads 2*96 B and writes 96 B: 288 B / 96 GB/s = 3 ns.

// CHECK: "name": "f"
// CHECK: "bottlenecks": [
// CHECK-NEXT: {
// CHECK-NEXT: "resource": "memory:dram",
// CHECK-NEXT: "time_seconds": 6e-09,
// CHECK-NEXT: "rows": 2,
func.func @f(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32>
  %1 = arith.addf %b, %a : tensor<24xf32>
  return
}

// Two calls of f and an addition: 5 rows, 15 ns.
// CHECK: "name": "main"
// CHECK: "bottlenecks": [
// CHECK-NEXT: {
// CHECK-NEXT: "resource": "memory:dram",
// CHECK-NEXT: "time_seconds": 1.5{{0*1?}}e-08,
// CHECK-NEXT: "rows": 5,
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  call @f(%a, %b) : (tensor<24xf32>, tensor<24xf32>) -> ()
  call @f(%b, %a) : (tensor<24xf32>, tensor<24xf32>) -> ()
  %0 = arith.addf %a, %b : tensor<24xf32>
  return
}

// Both branches show; the time is that of the longer one, 6 ns.
// CHECK: "name": "branch"
// CHECK: "bottlenecks": [
// CHECK-NEXT: {
// CHECK-NEXT: "resource": "memory:dram",
// CHECK-NEXT: "time_seconds": 6e-09,
// CHECK-NEXT: "rows": 3,
func.func @branch(%p: i1, %a: tensor<24xf32>, %b: tensor<24xf32>) {
  scf.if %p {
    %0 = arith.addf %a, %b : tensor<24xf32>
    %1 = arith.addf %b, %a : tensor<24xf32>
  } else {
    %0 = arith.addf %a, %b : tensor<24xf32>
  }
  return
}

// The module: main and branch, 21 ns.
// CHECK: "totals": {
// CHECK: "bottlenecks": [
// CHECK-NEXT: {
// CHECK-NEXT: "resource": "memory:dram",
// CHECK-NEXT: "time_seconds": 2.1{{.*}}e-08,
// CHECK-NEXT: "rows": 8,
