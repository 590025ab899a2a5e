// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s
// RUN: FileCheck %s --input-file=%t.json --check-prefix=JSON
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir output=- group=none rows=all" | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=csv output=-" | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=vega output=-" | FileCheck %s --check-prefix=VEGA
// RUN: roofline-opt %s --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=none" --verify-roundtrip | FileCheck %s --check-prefix=IR
//
// The target's own placements: all values that say nothing follow it.
// RUN: sed 's/"nodes" = 2,/"nodes" = 2, "placement" = 1,/' %S/../Target/Inputs/two-sockets.mlir > %t.bound.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.bound.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s --check-prefix=BOUND
// RUN: sed 's/"nodes" = 2,/"nodes" = 2, "placement" = "interleaved",/' %S/../Target/Inputs/two-sockets.mlir > %t.turn.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.turn.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s --check-prefix=TURN
//
// Without a far bandwidth the links have no ceiling, and the row says so.
// RUN: sed '/far_/d;s/"nodes" = 2,/"nodes" = 2>>>>>} {}/' %S/../Target/Inputs/two-sockets.mlir > %t.unknown.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.unknown.mlir output=- group=none rows=all" | FileCheck %s --check-prefix=UNKNOWN
//
// Expected times: 60 us / 0.8 and 75.1 us / 0.5 = 150.2 us, and 1 us to launch.
// RUN: sed 's/"units" =/"sustained" = #dlti.map<"fractions" = #dlti.map<"dram" = 0.8, "dram.far" = 0.5>, "launch_seconds" = 1.0e-6, "source" = "made up">, &/' %S/../Target/Inputs/two-sockets.mlir > %t.sustained.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.sustained.mlir output=- group=none rows=all" | FileCheck %s --check-prefix=EXPECTED
// EXPECTED-LABEL: function interleaved_r28
// EXPECTED: time to expect 151.2 µs, an estimate
// RUN: sed 's/, "dram.far" = 0.5//' %t.sustained.mlir > %t.part.mlir
// RUN: roofline-opt %s -o /dev/null --roofline="target=%t.part.mlir output=- group=none rows=all" | FileCheck %s --check-prefix=PART
// PART: no expected time: the target has no sustained fractions.dram.far
//
// A target without nodes takes no notice of where values lie.
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.json"
// RUN: python3 %S/Inputs/print_nodes.py %t.json | FileCheck %s --check-prefix=ONE
//
// R28 by hand: 200 GB/s together, so 100 GB/s of each node; 40 GB/s and 100 ns
// over the links. Each buffer is 1000 x 1000 x 4 B = 4 MB.

!m = memref<1000x1000xf32>

// 12 MB at 200 GB/s; all near. In place the results may stay in a cache of
// unknown size: 8 MB, 40 us.
// CHECK: first_touch_r28 add near 60 far - time 60 upper - in place 40 far bytes 0 memory:dram
// CHECK-NEXT: first_touch_r28 total near 60 far - time 60
// All on node 1: as @one_node.
// BOUND: first_touch_r28 add near 120 far 100.1 time 120
// TURN: first_touch_r28 add near 60 far 75.1 time 75.1
// ONE: first_touch_r28 add near 125 far - time 125 upper - in place {{.*}} far bytes None memory:dram
func.func @first_touch_r28(%a: !m, %b: !m, %c: !m) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}

// Each node holds 6 MB, of which the other accesses half: 8 MB / 4 read and
// 4 MB / 4 written there cross each link out, 3 MB / 40 GB/s = 75 us and 0.1 us.
// In place another schedule has no far bytes. Both directions: 6 MB.
// CHECK: interleaved_r28 add near 60 far 75.1 time 75.1 upper - in place 40 far bytes 6000000 memory:dram.far
// JSON: "name": "dram"
// JSON: "nodes": 2
// JSON-NEXT: "far_bytes_per_second": 4e+10
// JSON-NEXT: "far_latency_seconds": 1e-07
// JSON-NEXT: "placement": "first_touch"
// JSON: "name": "interleaved_r28"
// JSON: "far_bytes": 6000000
// JSON: "memory:dram.far": 7.51
// JSON: "bound": "memory:dram.far"
// TEXT: interleaved_r28
// TEXT: 75.10 µs {{.*}}memory:dram.far
// TEXT: dram B{{ +}}op/B{{ +}}dram.far B
// TEXT: 12.00M{{.*}} 6.000M
// CSV: interleaved_r28{{.*}},memory:dram.far,{{.*}}memory:dram=6e-05; memory:dram.far=7.51e-05,dram=12000000; dram.far=6000000,
// VEGA: dram.far 80.00 GB/s
// IR: func.func @interleaved_r28
// IR: linalg.add {roofline.bound = #roofline.bound<{{.*}}memory:dram.far
// IR-SAME: roofline.work = #roofline.work<vector(f32) = 1000000, bytes_read = 8000000, bytes_written = 4000000>
// TURN: interleaved_r28 add near 60 far 75.1
// UNKNOWN: no bandwidth for dram.far: no ceiling for it
// ONE: interleaved_r28 add near 125 far - time 125
func.func @interleaved_r28(%a: !m {roofline.node = "interleaved"},
                           %b: !m {roofline.node = "interleaved"},
                           %c: !m {roofline.node = "interleaved"}) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}

// The memory of node 0 moves all 12 MB at 100 GB/s. Half of the 8 MB leave it,
// 4 MB at 40 GB/s; half of the 4 MB enter it.
// CHECK: one_node_r28 add near 120 far 100.1 time 120 upper - in place 40 far bytes 6000000 memory:dram
func.func @one_node_r28(%a: !m {roofline.node = 0 : i64},
                        %b: !m {roofline.node = 0 : i64},
                        %c: !m {roofline.node = 0 : i64}) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}

// Node 0 moves 8 MB at 100 GB/s. Half of %b and half of %c enter it: 4 MB at 40
// GB/s; half of %a leaves it, 2 MB.
// CHECK: two_nodes_r28 add near 80 far 100.1 time 100.1 upper - in place 40 far bytes 6000000 memory:dram.far
func.func @two_nodes_r28(%a: !m {roofline.node = 0 : i64},
                         %b: !m {roofline.node = 1 : i64},
                         %c: !m {roofline.node = 0 : i64}) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}

// Node 0 moves 4 MB and half of the other 8 MB. 2 MB of %a and 1 MB of %b leave
// it: 75.1 us. Far: half of 8 MB. "first_touch" also overrides the target.
// CHECK: mixed_r28 add near 80 far 75.1 time 80 upper - in place 40 far bytes 4000000 memory:dram
// BOUND: mixed_r28 add near 80 far 75.1
func.func @mixed_r28(%a: !m {roofline.node = 0 : i64},
                     %b: !m {roofline.node = "interleaved"},
                     %c: !m {roofline.node = "first_touch"}) {
  linalg.add ins(%a, %b : !m, !m) outs(%c : !m) loc("add")
  return
}

memref.global "private" @table : memref<1000x1000xf32> = uninitialized {roofline.node = 1 : i64}

// A global, a view of it, an allocation: all on node 1, as @one_node.
// CHECK: made_r28 add near 120 far 100.1 time 120
func.func @made_r28() {
  %a = memref.get_global @table : !m
  %b = memref.subview %a[0, 0] [1000, 1000] [1, 1] : !m to memref<1000x1000xf32, strided<[1000, 1]>>
  %c = memref.alloc() {roofline.node = 1 : i64} : !m
  %d = memref.alloc() {roofline.node = 1 : i64} : !m
  linalg.add ins(%b, %d : memref<1000x1000xf32, strided<[1000, 1]>>, !m) outs(%c : !m) loc("add")
  return
}

// A result lies where its init does, unless the op says otherwise. "first" reads
// 4 MB spread and writes 4 MB to node 0, of which half enter it: 2 MB, 50.1 us;
// node 0 moves 4 MB + 4 MB / 2. "second" reads these 4 MB there and writes 4 MB
// to node 1: 4 MB at 100 GB/s each; half of both go from node 0 to node 1.
// CHECK: tensors_r28 first near 60 far 50.1 time 60
// CHECK-NEXT: tensors_r28 second near 40 far 100.1 time 100.1
func.func @tensors_r28(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %e = tensor.empty() {roofline.node = 0 : i64} : tensor<1000x1000xf32>
  %0 = linalg.add ins(%x, %x : tensor<1000x1000xf32>, tensor<1000x1000xf32>)
      outs(%e : tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("first")
  %f = tensor.empty() : tensor<1000x1000xf32>
  %1 = linalg.add {roofline.node = 1 : i64}
      ins(%0, %0 : tensor<1000x1000xf32>, tensor<1000x1000xf32>)
      outs(%f : tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("second")
  return %1 : tensor<1000x1000xf32>
}
