// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=json output=%t.json bind=n=1000"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s --check-prefix=BIND
// RUN: roofline-opt %s --roofline-attach-target="target=%S/../Target/Inputs/two-sockets.mlir" --roofline-annotate | FileCheck %s --check-prefix=ANNOTATE
//
// R28 in loops, in calls and branches, with symbols and intervals, on the target
// of nodes.mlir: 200 GB/s together, 40 GB/s and 100 ns over the links.

!m = memref<1000x1000xf32>

// 10 slices of 100 rows: together what the whole op moves, with one latency.
// CHECK: slices_r28 add near 120 far 100.1 time 120 {{.*}} far bytes 6000000
func.func @slices_r28(%a: !m {roofline.node = 0 : i64}, %b: !m {roofline.node = 0 : i64},
                      %c: !m {roofline.node = 0 : i64}) {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c100 {
    %x = memref.subview %a[%i, 0] [100, 1000] [1, 1] : !m to memref<100x1000xf32, strided<[1000, 1], offset: ?>>
    %y = memref.subview %b[%i, 0] [100, 1000] [1, 1] : !m to memref<100x1000xf32, strided<[1000, 1], offset: ?>>
    %z = memref.subview %c[%i, 0] [100, 1000] [1, 1] : !m to memref<100x1000xf32, strided<[1000, 1], offset: ?>>
    linalg.add ins(%x, %y : memref<100x1000xf32, strided<[1000, 1], offset: ?>>, memref<100x1000xf32, strided<[1000, 1], offset: ?>>)
        outs(%z : memref<100x1000xf32, strided<[1000, 1], offset: ?>>) loc("add")
  }
  return
}

// %b is the same 400 kB in all executions, on node 1; %a and %c are spread. They
// move 8 MB; node 1 4 MB + 0.4 MB at 100 GB/s. 0.2 MB leave it. If no cache keeps
// %b, it moves 10 times: node 1 has 8 MB.
// CHECK: kept_r28 add near 44 far 5.1 time 44 upper 80 {{.*}} far bytes 200000
func.func @kept_r28(%a: !m, %b: memref<100x1000xf32> {roofline.node = 1 : i64}, %c: !m) {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %c1000 = arith.constant 1000 : index
  scf.for %i = %c0 to %c1000 step %c100 {
    %x = memref.subview %a[%i, 0] [100, 1000] [1, 1] : !m to memref<100x1000xf32, strided<[1000, 1], offset: ?>>
    %z = memref.subview %c[%i, 0] [100, 1000] [1, 1] : !m to memref<100x1000xf32, strided<[1000, 1], offset: ?>>
    linalg.add ins(%x, %b : memref<100x1000xf32, strided<[1000, 1], offset: ?>>, memref<100x1000xf32>)
        outs(%z : memref<100x1000xf32, strided<[1000, 1], offset: ?>>) loc("add")
  }
  return
}

// 1000 loads of 4 B from node 0, and as many stores to node 1, in one kernel: 4
// kB each at 100 GB/s. Half of what is loaded and half of what is stored go from
// 0 to 1: 4 kB at 40 GB/s, and the latency.
// CHECK: scalars_r28 copy near 0.04 far 0.2 time 0.2 {{.*}} far bytes 4000
func.func @scalars_r28(%a: memref<1000xf32> {roofline.node = 0 : i64},
                       %b: memref<1000xf32> {roofline.node = 1 : i64}) {
  affine.for %i = 0 to 1000 {
    %x = affine.load %a[%i] : memref<1000xf32>
    affine.store %x, %b[%i] : memref<1000xf32>
  } loc("copy")
  return
}

// The last loop differs from the others in nothing but where its buffer lies: 4 kB
// at 200 GB/s. Of the others' 4 kB half leave node 0 at 40 GB/s, and 100 ns.
// ANNOTATE-LABEL: @repeated_r28
// ANNOTATE-COUNT-3: seconds = 1.5E-7
// ANNOTATE: seconds = 2.0E-8
func.func @repeated_r28(%a: memref<1000xf32> {roofline.node = 0 : i64}, %b: memref<1000xf32>) {
  affine.for %i = 0 to 1000 {
    %x = affine.load %a[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 1000 {
    %x = affine.load %a[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 1000 {
    %x = affine.load %a[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 1000 {
    %x = affine.load %b[%i] : memref<1000xf32>
  }
  return
}

// What the loop carries lies where its init does, on node 1: 4 MB read and 4 MB
// written once, at 100 GB/s; half of each crosses. Twice if each execution is
// cold.
// CHECK: carried_r28 negate near 80 far 50.1 time 80 upper 160
func.func @carried_r28(%a: tensor<1000x1000xf32> {roofline.node = 1 : i64}) -> tensor<1000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%t = %a) -> tensor<1000x1000xf32> {
    %0 = linalg.generic {
        indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        outs(%t : tensor<1000x1000xf32>) {
    ^bb0(%x: f32):
      %y = arith.negf %x : f32
      linalg.yield %y : f32
    } -> tensor<1000x1000xf32> loc("negate")
    scf.yield %0 : tensor<1000x1000xf32>
  }
  return %r : tensor<1000x1000xf32>
}

// 4000 n bytes of each; bound to 1000 rows the figures of nodes.mlir's
// @two_nodes_r28.
// CHECK: symbols_r28 add near - far - time - {{.*}} far bytes 6000*n symbolic
// BIND: symbols_r28 add near 80 far 100.1 time 100.1 {{.*}} far bytes 6000000 memory:dram.far
func.func @symbols_r28(
    %a: memref<?x1000xf32> {roofline.node = 0 : i64, roofline.dims = ["n", ""]},
    %b: memref<?x1000xf32> {roofline.node = 1 : i64, roofline.dims = ["n", ""]},
    %c: memref<?x1000xf32> {roofline.node = 0 : i64, roofline.dims = ["n", ""]}) {
  linalg.add ins(%a, %b : memref<?x1000xf32>, memref<?x1000xf32>) outs(%c : memref<?x1000xf32>) loc("add")
  return
}

// A lookup of 1000 rows of 4 kB in a table of 10^6 rows on node 0. At least one
// row is read, 4 kB: node 0 moves that and half of the 8 kB of indices and of
// the 4 MB written: 4 MB + 8 kB + 2 * 4 kB at 200 GB/s. At most 4 MB are read:
// 4 MB + 8 kB + 2 * 4 MB. Of the rows half leave node 0: 2 kB to 2 MB.
// CHECK: rows_r28 gather near 20.08 far 0.15 time 20.08 upper 60.04 {{.*}} memory:dram
func.func @rows_r28(%table: tensor<1000000x1000xf32> {roofline.node = 0 : i64},
                    %indices: tensor<1000x1xi64>) -> tensor<1000x1000xf32> {
  %0 = tensor.gather %table[%indices] gather_dims([0])
      : (tensor<1000000x1000xf32>, tensor<1000x1xi64>) -> tensor<1000x1000xf32> loc("gather")
  return %0 : tensor<1000x1000xf32>
}

// A call has the times of its callee's rows; the callee's arguments are its own.
// CHECK: callee_r28 add near 120 far 100.1 time 120
// CHECK: caller_r28 call near 120 far 100.1 time 120
func.func @callee_r28(%a: !m {roofline.node = 0 : i64}, %b: !m {roofline.node = 0 : i64},
                      %c: !m {roofline.node = 0 : i64}) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}
func.func @caller_r28(%a: !m, %b: !m, %c: !m) {
  func.call @callee_r28(%a, %b, %c) : (!m, !m, !m) -> () loc("call")
  return
}
