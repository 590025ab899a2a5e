// RUN: roofline-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:   --roofline="target=%S/../Passes/Inputs/tiny.mlir report=json output=%t.json" -o /dev/null
// RUN: python3 %S/Inputs/print_totals.py %t.json | FileCheck %s
//
// From ops to functions to the module: executions (R8) and totals (R20). An
// arith.addf of f32 is one flop, so that flops count executions.

// Module totals start at functions without callers, and count each call site.
// leaf: 1. middle: leaf twice and 1 of its own, 3. main: middle 3 times in a
// loop of 5 after one call of leaf, 5*3*3 + 1 = 46. other: 1.
// CHECK-LABEL: document 0
// CHECK-NEXT: leaf: flops 1
// CHECK-NEXT:   arith.addf x 1: flops 1
// CHECK-NEXT: middle: flops 3
// CHECK-NEXT:   func.call x 1: flops 1
// CHECK-NEXT:   func.call x 1: flops 1
// CHECK-NEXT:   arith.addf x 1: flops 1
// CHECK-NEXT: main: flops 46
// CHECK-NEXT:   func.call x 15: flops 45
// CHECK-NEXT:   func.call x 1: flops 1
// CHECK-NEXT: other: flops 1
// CHECK-NEXT:   arith.addf x 1: flops 1
// CHECK-NEXT: module: flops 47
func.func @leaf(%x: f32) {
  %0 = arith.addf %x, %x : f32
  return
}
func.func @middle(%x: f32) {
  func.call @leaf(%x) : (f32) -> ()
  func.call @leaf(%x) : (f32) -> ()
  %0 = arith.addf %x, %x : f32
  return
}
func.func @main(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  func.call @leaf(%x) : (f32) -> ()
  scf.for %i = %c0 to %c5 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      func.call @middle(%x) : (f32) -> ()
    }
  }
  return
}
func.func @other(%x: f32) {
  %0 = arith.addf %x, %x : f32
  return
}

// -----

// A callee after its caller, the caller's dims for the callee's symbols.
// CHECK-LABEL: document 1
// CHECK-NEXT: caller: flops 4*arg0_d0 + 12
// CHECK: callee: flops arg0_d0*arg0_d1
// CHECK: module: flops 4*caller.arg0_d0 + 12
func.func @caller(%x: tensor<?x4xf32>, %y: tensor<3x4xf32>) {
  %0 = tensor.cast %x : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %y : tensor<3x4xf32> to tensor<?x?xf32>
  func.call @callee(%0) : (tensor<?x?xf32>) -> ()
  func.call @callee(%1) : (tensor<?x?xf32>) -> ()
  return
}
func.func @callee(%x: tensor<?x?xf32>) {
  %0 = arith.addf %x, %x : tensor<?x?xf32>
  return
}

// -----

// Recursion, direct and through another function, has no known bound.
// CHECK-LABEL: document 2
// CHECK-NEXT: itself: flops 1, unbounded
// CHECK: func.call x 1: flops 0, unbounded
// CHECK: ping: {{.*}}unbounded
// CHECK: pong: {{.*}}unbounded
// CHECK: entry: flops 1, unbounded
// CHECK-NEXT: func.call x 1: flops 1, unbounded
// CHECK: module: {{.*}}unbounded
func.func @itself(%x: f32) {
  %0 = arith.addf %x, %x : f32
  func.call @itself(%x) : (f32) -> ()
  return
}
func.func @ping(%x: f32) {
  %0 = arith.addf %x, %x : f32
  func.call @pong(%x) : (f32) -> ()
  return
}
func.func @pong(%x: f32) {
  %0 = arith.addf %x, %x : f32
  func.call @ping(%x) : (f32) -> ()
  return
}
func.func @entry(%x: f32) {
  func.call @itself(%x) : (f32) -> ()
  return
}

// -----

// The trip count of while is unbounded; the ops in it are reported and marked.
// CHECK-LABEL: document 3
// CHECK-NEXT: main: flops {{[a-z].*}}, unbounded
// CHECK-NEXT: scf.while x 1: flops {{[a-z].*}}, unbounded
// CHECK: arith.mulf x {{[a-z].*}}, unbounded
// CHECK: module: {{.*}}unbounded
func.func @main(%x: f32, %limit: f32) -> f32 {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    %c = arith.cmpf olt, %a, %limit : f32
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%a: f32):
    %b = arith.mulf %a, %a : f32
    scf.yield %b : f32
  }
  return %0 : f32
}

// -----

// Branches: the larger of each quantity. Three flops on one side; one flop and
// two transcendentals on the other.
// CHECK-LABEL: document 4
// CHECK-NEXT: main: flops 3, transcendentals 2
// CHECK: module: flops 3, transcendentals 2
func.func @main(%x: f32, %c: i1) {
  scf.if %c {
    %0 = arith.addf %x, %x : f32
    %1 = arith.addf %0, %x : f32
    %2 = arith.addf %1, %x : f32
  } else {
    %0 = arith.addf %x, %x : f32
    %1 = math.exp %0 : f32
    %2 = math.exp %1 : f32
  }
  return
}

// -----

// Calls of both sides, of different length, in a loop: 4 * max(1, 2).
// CHECK-LABEL: document 5
// CHECK: main: flops 8
// CHECK: module: flops 8
func.func @one(%x: f32) {
  %0 = arith.addf %x, %x : f32
  return
}
func.func @two(%x: f32) {
  func.call @one(%x) : (f32) -> ()
  func.call @one(%x) : (f32) -> ()
  return
}
func.func @main(%x: f32, %c: i1) {
  affine.for %i = 0 to 4 {
    scf.if %c {
      func.call @one(%x) : (f32) -> ()
    } else {
      func.call @two(%x) : (f32) -> ()
    }
  }
  return
}

// -----

// gpu.module functions are walked, also nested modules'; transform sequences are
// schedules and are not; ops at the top of a module are the module's own.
// CHECK-LABEL: document 6
// CHECK-NEXT: kernels::kernel: flops 1
// CHECK-NEXT:   gpu.func x 1: flops 1
// CHECK-NEXT:   arith.addf x 1: flops 1
// CHECK-NEXT: nested::inner: flops 1
// CHECK-NEXT:   arith.mulf x 1: flops 1
// CHECK-NEXT: <module>: flops 1
// CHECK-NEXT:   arith.divf x 1: flops 1
// CHECK-NEXT: module: flops 3
module attributes {transform.with_named_sequence} {
  gpu.module @kernels {
    gpu.func @kernel(%x: f32) kernel {
      %0 = arith.addf %x, %x : f32
      gpu.return
    }
  }
  module @nested {
    func.func @inner(%x: f32) {
      %0 = arith.mulf %x, %x : f32
      return
    }
  }
  transform.named_sequence @schedule(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  %a = arith.constant 1.0 : f32
  %b = arith.divf %a, %a : f32
}

// -----

// A call to nothing known is unmodelled, a call to itself only ever once.
// CHECK-LABEL: document 7
// CHECK-NEXT: main: flops 0
// CHECK-NEXT: module: flops 0
// CHECK-NEXT: unmodelled {'func.call': 2, 'func.call_indirect': 1}
func.func private @external(f32)
func.func @main(%x: f32, %f: (f32) -> ()) {
  func.call @external(%x) : (f32) -> ()
  func.call @external(%x) : (f32) -> ()
  func.call_indirect %f(%x) : (f32) -> ()
  return
}

// -----

// Unstructured control flow: every block once, and said so.
// CHECK-LABEL: document 8
// CHECK-NEXT: main: flops 2, unbounded
func.func @main(%x: f32, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addf %x, %x : f32
  cf.br ^bb1
^bb2:
  %1 = arith.addf %x, %x : f32
  return
}

// -----

// A loop that never runs, and one of 2^63 - 1 trips in another: (2^63 - 1)^2.
// CHECK-LABEL: document 9
// CHECK-NEXT: main: flops 85070591730234615847396907784232501249
// CHECK-NEXT:   scf.for x 1: flops 85070591730234615847396907784232501249
// CHECK-NEXT:   arith.addf x 85070591730234615847396907784232501249: flops 85070591730234615847396907784232501249
// CHECK-NEXT:   scf.for x 1: flops 0
// CHECK-NEXT:   arith.mulf x 0: flops 0
func.func @main(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 9223372036854775807 : index
  scf.for %i = %c0 to %max step %c1 {
    scf.for %j = %c0 to %max step %c1 {
      %0 = arith.addf %x, %x : f32
    }
  }
  scf.for %i = %c1 to %c0 step %c1 {
    %0 = arith.mulf %x, %x : f32
  }
  return
}

// -----

// A module without anything.
// CHECK-LABEL: document 10
// CHECK-NEXT: module: flops 0
// CHECK-NEXT: unmodelled {}
module {}

// -----

// `vscale` is the same in all functions: 3 * 4 lanes in @main, 1 in @other.
// CHECK-LABEL: document 11
// CHECK-NEXT: leaf: flops 4*vscale
// CHECK-NEXT:   arith.addf x 1: flops 4*vscale
// CHECK-NEXT: main: flops 12*vscale
// CHECK-NEXT:   func.call x 1: flops 4*vscale
// CHECK-NEXT:   func.call x 1: flops 4*vscale
// CHECK-NEXT:   arith.addf x 1: flops 4*vscale
// CHECK-NEXT: other: flops vscale
// CHECK-NEXT:   arith.addf x 1: flops vscale
// CHECK-NEXT: module: flops 13*vscale
func.func @leaf(%x: vector<[4]xf32>) {
  %0 = arith.addf %x, %x : vector<[4]xf32>
  return
}
func.func @main(%x: vector<[4]xf32>) {
  func.call @leaf(%x) : (vector<[4]xf32>) -> ()
  func.call @leaf(%x) : (vector<[4]xf32>) -> ()
  %0 = arith.addf %x, %x : vector<[4]xf32>
  return
}
func.func @other(%x: vector<[1]xf32>) {
  %0 = arith.addf %x, %x : vector<[1]xf32>
  return
}

// -----

// Functions whose names become equal in symbols: each keeps its own.
// CHECK-LABEL: document 12
// CHECK: module: flops a_b.arg0_d0 + a_b_2.arg0_d0
func.func @"a b"(%x: tensor<?xf32>) {
  %0 = arith.addf %x, %x : tensor<?xf32>
  return
}
func.func @a_b(%x: tensor<?xf32>) {
  %0 = arith.addf %x, %x : tensor<?xf32>
  return
}

// -----

// The 11th call of @f is `f10`, which the first one of @f1 can't be too.
// CHECK-LABEL: document 13
// CHECK: main: flops f0.dim0 + f1.dim0 + f10.dim0 + f11.dim0 + f2.dim0 + f3.dim0 + f4.dim0 + f5.dim0 + f6.dim0 + f7.dim0 + f8.dim0 + f9.dim0
func.func @f() {
  %x = "test.make"() : () -> tensor<?xf32>
  %0 = arith.addf %x, %x : tensor<?xf32>
  return
}
func.func @f1() {
  %x = "test.make"() : () -> tensor<?xf32>
  %0 = arith.addf %x, %x : tensor<?xf32>
  return
}
func.func @main() {
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  func.call @f1() : () -> ()
  return
}
