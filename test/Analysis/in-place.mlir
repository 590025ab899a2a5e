// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/held-1000.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_in_place.py %t.json | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/held-1000.mlir steady report=json output=%t.steady.json"
// RUN: python3 %S/Inputs/print_in_place.py %t.steady.json | FileCheck %s --check-prefix=STEADY

// The least of each op in its place (R26), worked by hand. 1000 B are held
// further in than dram, 64 B further in than l2. 1 B/ns, l2 10 B/ns, 1 op/ns.

// 400 B each. "a" loads %x and may keep %0; "b" and "c" may find and keep all.
// Registers: 400 - 64 in "b" and "c" for reads and for writes, 400 + 400 - 64 in
// "a". Totals: the rows, 400 + 100 + 100 ns.
// CHECK-LABEL: {{^}}chain_r26: 400 2080 B, 600 ns, memory:dram
// CHECK-NEXT: a: 400 736 B, 400 ns, memory:dram
// CHECK-NEXT: b: 0 672 B, 100 ns, compute:vector
// CHECK-NEXT: c: 0 672 B, 100 ns, compute:vector
// Again and again: "a" may find %x.
// STEADY-LABEL: {{^}}chain_r26: 0 2016 B, 300 ns, compute:vector
// STEADY-NEXT: a: 0 672 B
func.func @chain_r26(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %0 = math.absf %x : tensor<10x10xf32> loc("a")
  %1 = math.absf %0 : tensor<10x10xf32> loc("b")
  %2 = math.absf %1 : tensor<10x10xf32> loc("c")
  return %2 : tensor<10x10xf32>
}

// 4 x 8 by 8 x 16: 128 and 512 B in, 256 B out, 1024 FLOP. "relu" may find all
// 256 B. The second matmul reads new weights, 1024 B of 16 x 16, and 256 B that
// may lie there.
// CHECK-LABEL: {{^}}relu_after_matmul: {{.*}} B, 3136 ns, compute:vector
// CHECK: matmul: 640 {{[0-9]+}} B, 1024 ns, compute:vector
// CHECK-NEXT: relu: 0 {{[0-9]+}} B, 64 ns, compute:vector
// CHECK-NEXT: again: 1024 {{[0-9]+}} B, 2048 ns, compute:vector
// STEADY-LABEL: {{^}}relu_after_matmul:
// STEADY: matmul: 0
// STEADY-NEXT: relu: 0
// 1024 + 256 - 1000 + 256 - 256
// STEADY-NEXT: again: 280
func.func @relu_after_matmul(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %v: tensor<16x16xf32>) -> tensor<4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %m = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32> loc("matmul")
  %r = math.absf %m : tensor<4x16xf32> loc("relu")
  %n = linalg.matmul ins(%r, %v : tensor<4x16xf32>, tensor<16x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32> loc("again")
  return %n : tensor<4x16xf32>
}

// The weights are cold for "a" only, by their elements, not by the op: 40 B.
// CHECK-LABEL: {{^}}reused_weights:
// CHECK-NEXT: a: 80
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 0
func.func @reused_weights(%x: tensor<10xf32>) -> tensor<10xf32> {
  %w = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]> : tensor<10xf32>
  %w2 = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]> : tensor<10xf32>
  %0 = arith.addf %x, %w : tensor<10xf32> loc("a")
  %1 = arith.mulf %0, %w : tensor<10xf32> loc("b")
  %2 = arith.addf %1, %w2 : tensor<10xf32> loc("c")
  return %2 : tensor<10xf32>
}

// In place: %m is cold for "a", 400 B; what it writes may stay.
// CHECK-LABEL: {{^}}in_place:
// CHECK-NEXT: a: 400
// CHECK-NEXT: b: 0
func.func @in_place(%m: memref<100xf32>) {
  linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("a")
  linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("b")
  return
}

// 4000 B each. "a": 4000 + 4000 - 1000. "b": 1000 B fewer in and out.
// CHECK-LABEL: {{^}}larger_than_the_cache: 13000
// CHECK-NEXT: a: 7000 7936 B, 7000 ns, memory:dram
// CHECK-NEXT: b: 6000 7872 B, 6000 ns, memory:dram
// STEADY-LABEL: {{^}}larger_than_the_cache: 12000
// STEADY-NEXT: a: 6000
func.func @larger_than_the_cache(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = math.absf %x : tensor<1000xf32> loc("a")
  %1 = math.absf %0 : tensor<1000xf32> loc("b")
  return %1 : tensor<1000xf32>
}

// All operands together: 3 x 800 B of which 1000 B may lie there. %y is new.
// CHECK-LABEL: {{^}}operands_together:
// CHECK-NEXT: a: 800
// CHECK-NEXT: b: 800
// 800 + 800 - 1000, and the result may stay
// CHECK-NEXT: c: 600
func.func @operands_together(%x: tensor<200xf32>, %y: tensor<200xf32>) -> tensor<200xf32> {
  %0 = math.absf %x : tensor<200xf32> loc("a")
  %1 = math.ceil %y : tensor<200xf32> loc("b")
  %2 = arith.addf %0, %1 : tensor<200xf32> loc("c")
  return %2 : tensor<200xf32>
}

// A half of %x was touched, whichever: 200 of the 400 B are cold for "b".
// CHECK-LABEL: {{^}}part:
// CHECK-NEXT: a: 200
// CHECK-NEXT: b: 200
func.func @part(%x: tensor<100xf32>) -> (tensor<50xf32>, tensor<100xf32>) {
  %half = tensor.extract_slice %x[0] [50] [1] : tensor<100xf32> to tensor<50xf32>
  %0 = math.absf %half : tensor<50xf32> loc("a")
  %1 = math.absf %x : tensor<100xf32> loc("b")
  return %0, %1 : tensor<50xf32>, tensor<100xf32>
}

// An execution that is not the first may find all: 0 B, and 4 x 250 operations.
// "b" reads 2000 cold bytes, and writes 2000, of which 1000 may stay.
// CHECK-LABEL: {{^}}loop: 3000 {{[0-9]+}} B, 4000 ns, memory:dram
// CHECK-NEXT: a: 0 {{[0-9]+}} B, 1000 ns, compute:special
// CHECK-NEXT: b: 3000 {{[0-9]+}} B, 3000 ns
func.func @loop(%m: memref<1000xf32>, %y: memref<500xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c250 = arith.constant 250 : index
  %t = memref.alloc() : memref<1000xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %at = arith.muli %i, %c250 : index
    %from = memref.subview %m[%at] [250] [1] : memref<1000xf32> to memref<250xf32, strided<[1], offset: ?>>
    %to = memref.subview %t[%at] [250] [1] : memref<1000xf32> to memref<250xf32, strided<[1], offset: ?>>
    linalg.exp ins(%from : memref<250xf32, strided<[1], offset: ?>>) outs(%to : memref<250xf32, strided<[1], offset: ?>>) loc("a")
  }
  linalg.abs ins(%y : memref<500xf32>) outs(%y : memref<500xf32>) loc("b")
  return
}

// A loop of scalars is one kernel (R27), whose 4000 B are all cold.
// CHECK-LABEL: {{^}}scalars: 4000 4000 B, 4000 ns, memory:dram
// CHECK-NEXT: sum: 4000 4000 B, 4000 ns, memory:dram
func.func @scalars(%m: memref<1000xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 1000 iter_args(%acc = %zero) -> f32 {
    %v = affine.load %m[%i] : memref<1000xf32>
    %s = arith.addf %acc, %v : f32
    affine.yield %s : f32
  } loc("sum")
  return %sum : f32
}

// With a copy in it, it is none. Loads of single elements: each may be found, but
// the function reads all of %m and %p, 4004 B, which takes longer than its 1000
// additions.
// CHECK-LABEL: {{^}}no_kernel: 0 {{[0-9]+}} B, 4004 ns, memory:dram
// CHECK-NEXT: load: 0 0 B, 0 ns, none
// CHECK-NEXT: add: 0 0 B, 1000 ns, compute:vector
// CHECK-NEXT: copy: 0 0 B, 0 ns, none
func.func @no_kernel(%m: memref<1000xf32>, %p: memref<1xf32>, %q: memref<1xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 1000 iter_args(%acc = %zero) -> f32 {
    %v = affine.load %m[%i] : memref<1000xf32> loc("load")
    %s = arith.addf %acc, %v : f32 loc("add")
    memref.copy %p, %q : memref<1xf32> to memref<1xf32> loc("copy")
    affine.yield %s : f32
  }
  return %sum : f32
}

// In a branch, and after it, anything may lie there.
// CHECK-LABEL: {{^}}branch:
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
// CHECK-NEXT: c: 400
func.func @branch(%m: memref<100xf32>, %y: memref<100xf32>, %c: i1) {
  scf.if %c {
    linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("a")
  }
  linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("b")
  linalg.abs ins(%y : memref<100xf32>) outs(%y : memref<100xf32>) loc("c")
  return
}

// %either may be %m.
// CHECK-LABEL: {{^}}other_name:
// CHECK-NEXT: a: 0
// CHECK-NEXT: b: 0
func.func @other_name(%m: memref<100xf32>, %y: memref<100xf32>, %c: i1) {
  %either = arith.select %c, %m, %y : memref<100xf32>
  linalg.abs ins(%either : memref<100xf32>) outs(%either : memref<100xf32>) loc("a")
  linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("b")
  return
}

// A called function may find its arguments and globals; its caller what it
// passed on.
// CHECK-LABEL: {{^}}callee:
// CHECK-NEXT: a: 0
memref.global "private" constant @weights : memref<100xf32> = dense<1.0>
func.func @callee(%m: memref<100xf32>) {
  %w = memref.get_global @weights : memref<100xf32>
  linalg.add ins(%m, %w : memref<100xf32>, memref<100xf32>) outs(%m : memref<100xf32>) loc("a")
  return
}

// CHECK-LABEL: {{^}}caller:
// CHECK-NEXT: before: 400
// CHECK-NEXT: call: 0
// CHECK-NEXT: after: 0
// CHECK-NEXT: new: 400
func.func @caller(%m: memref<100xf32>, %y: memref<100xf32>) {
  %w = memref.get_global @weights : memref<100xf32>
  linalg.abs ins(%m : memref<100xf32>) outs(%m : memref<100xf32>) loc("before")
  func.call @callee(%m) : (memref<100xf32>) -> () loc("call")
  linalg.add ins(%m, %w : memref<100xf32>, memref<100xf32>) outs(%m : memref<100xf32>) loc("after")
  linalg.abs ins(%y : memref<100xf32>) outs(%y : memref<100xf32>) loc("new")
  return
}

// CHECK-LABEL: {{^}}symbolic: {{.*}} unknown, None
// CHECK-NEXT: a: 0 0 B, unknown, None
func.func @symbolic(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %x : tensor<?xf32> loc("a")
  return %0 : tensor<?xf32>
}
