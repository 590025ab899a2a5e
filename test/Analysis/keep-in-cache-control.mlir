// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="target=%S/Inputs/cache-1000.mlir report=json output=%t.cold.json"
// RUN: roofline-opt %s --allow-unregistered-dialect \
// RUN:   --roofline="target=%S/Inputs/cache-1000.mlir keep-in-cache report=json output=%t.json" \
// RUN:   --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope -o %t.mlir
// RUN: python3 %S/Inputs/print_saved.py %t.json %t.cold.json | FileCheck %s
// RUN: python3 %S/../Passes/Inputs/compare_with_report.py %t.mlir %t.json

// Nothing is kept across loops, branches, calls and unknown ops; ops in loops
// and branches start cold. 200 B each; everything would fit.

// The loop drops %t and %x. Within it, %m stays from one iteration to the next:
// 400 + 400 + 400 B.
// CHECK-LABEL: {{^}}loop: 0 of 1200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @loop(%x: tensor<5x10xf32>, %m: memref<5x10xf32>) -> tensor<5x10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  scf.for %i = %c0 to %c4 step %c1 {
    linalg.abs ins(%m : memref<5x10xf32>) outs(%m : memref<5x10xf32>) loc("b")
  }
  %r = math.absf %t : tensor<5x10xf32> loc("c")
  return %r : tensor<5x10xf32>
}

// A loop of one iteration is a sequence: "b" finds %m and overwrites it.
// CHECK-LABEL: {{^}}one_trip: 400 of 800
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @one_trip(%m: memref<5x10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    linalg.abs ins(%m : memref<5x10xf32>) outs(%m : memref<5x10xf32>) loc("a")
  }
  linalg.abs ins(%m : memref<5x10xf32>) outs(%m : memref<5x10xf32>) loc("b")
  return
}

// What a loop carries: %r may be in the storage of %t or not. At least, the loop
// reads %t and writes %r: 400 + 400 + 400 B.
// CHECK-LABEL: {{^}}carried: 0 of 1200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @carried(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %t) -> tensor<5x10xf32> {
    %n = math.absf %acc : tensor<5x10xf32> loc("b")
    scf.yield %n : tensor<5x10xf32>
  }
  %u = math.absf %r : tensor<5x10xf32> loc("c")
  return %u : tensor<5x10xf32>
}

// CHECK-LABEL: {{^}}branch: 0 of 1200
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @branch(%x: tensor<5x10xf32>, %m: memref<5x10xf32>, %c: i1) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  scf.if %c {
    linalg.abs ins(%m : memref<5x10xf32>) outs(%m : memref<5x10xf32>) loc("b")
  }
  %r = math.absf %t : tensor<5x10xf32> loc("c")
  return %r : tensor<5x10xf32>
}

// CHECK-LABEL: {{^}}callee: 400 of 800
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @callee(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %r = math.absf %t : tensor<5x10xf32> loc("b")
  return %r : tensor<5x10xf32>
}

// The callee starts cold and saves what it does alone. 400 + 2 * 800 + 400 B.
// CHECK-LABEL: {{^}}caller: 800 of 2400
// CHECK-NEXT: c: 0
// CHECK-NEXT: d: 400
// CHECK-NEXT: e: 400
// CHECK-NEXT: f: 0
func.func @caller(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("c")
  %0 = func.call @callee(%t) : (tensor<5x10xf32>) -> tensor<5x10xf32> loc("d")
  %1 = func.call @callee(%0) : (tensor<5x10xf32>) -> tensor<5x10xf32> loc("e")
  %r = math.absf %1 : tensor<5x10xf32> loc("f")
  return %r : tensor<5x10xf32>
}

// Each of the three calls saves 400 B.
// CHECK-LABEL: {{^}}call_in_loop: 1200 of 2400
// CHECK-NEXT: g: 1200
func.func @call_in_loop(%x: tensor<5x10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %0 = func.call @callee(%x) : (tensor<5x10xf32>) -> tensor<5x10xf32> loc("g")
  }
  return
}

// The larger branch is the call's 800 B cold, of which it moves 400 B; the
// other moves 600 B. So 600 B move in place of 800 B.
// CHECK-LABEL: {{^}}call_in_branch: 200 of 800
// CHECK-NEXT: h: 400
// CHECK-NEXT: i: 0
func.func @call_in_branch(%x: tensor<5x10xf32>, %y: tensor<5x10xf32>, %c: i1) {
  scf.if %c {
    %0 = func.call @callee(%x) : (tensor<5x10xf32>) -> tensor<5x10xf32> loc("h")
  } else {
    %0 = arith.addf %x, %y : tensor<5x10xf32> loc("i")
  }
  return
}

// Nobody knows what the op does to the cache, and it may keep %t.
// CHECK-LABEL: {{^}}unknown: 0 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @unknown(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  "foo.bar"() : () -> ()
  %r = math.absf %t : tensor<5x10xf32> loc("b")
  return %r : tensor<5x10xf32>
}

// CHECK-LABEL: {{^}}given: 0 of 808
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @given(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  "foo.bar"() {roofline.work = #roofline.work<given, bytes_read = 8>} : () -> () loc("b")
  %r = math.absf %t : tensor<5x10xf32> loc("c")
  return %r : tensor<5x10xf32>
}

// "b" touches any number of bytes.
// CHECK-LABEL: {{^}}symbolic: 0 of 80*arg1_d0 + 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @symbolic(%x: tensor<5x10xf32>, %y: tensor<?x10xf32>) -> (tensor<5x10xf32>, tensor<?x10xf32>) {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %u = math.absf %y : tensor<?x10xf32> loc("b")
  %r = math.absf %t : tensor<5x10xf32> loc("c")
  return %r, %u : tensor<5x10xf32>, tensor<?x10xf32>
}

// Unstructured control flow has no order to rely on.
// CHECK-LABEL: {{^}}blocks: 0 of 800
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @blocks(%x: tensor<5x10xf32>) -> tensor<5x10xf32> {
  %t = math.absf %x : tensor<5x10xf32> loc("a")
  %r = math.absf %t : tensor<5x10xf32> loc("b")
  cf.br ^next
^next:
  return %r : tensor<5x10xf32>
}
