// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=MACHINE --input-file=%t.json
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json network-algorithm=bidirectional-ring"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s --check-prefix=BIDIRECTIONAL
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json network-algorithm=tree"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s --check-prefix=TREE
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json network-algorithm=direct links=0:fast,mpi:fast"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s --check-prefix=LINKS
// RUN: roofline-opt %s -o /dev/null --roofline="output=- group=none rows=all" | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s -o /dev/null --roofline="report=csv output=-" | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s --roofline="report=none" | FileCheck %s --check-prefix=IR
//
// The least time in place is that of any algorithm on all links (R26).
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json --least | FileCheck %s --check-prefixes=LEAST,PORTS
// RUN: sed 's/"size" = 4>/"size" = 4, "switched" = true>/' %s > %t.mlir
// RUN: roofline-opt %t.mlir -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json --least | FileCheck %s --check-prefixes=LEAST,SWITCHED
// RUN: sed 's/"size" = 4>/"size" = 4, "switched" = true, "reduces" = false>/' %s > %t.mlir
// RUN: roofline-opt %t.mlir -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json --least | FileCheck %s --check-prefixes=LEAST,ENDS
// RUN: roofline-opt %s -o /dev/null --roofline="report=json output=%t.json network-algorithm=ring"
// RUN: python3 %S/Inputs/print_network.py %t.json --least | FileCheck %s --check-prefixes=LEAST,RING
//
// A torus sends to several neighbours (R26), and so does its roof.
// RUN: sed 's/"size" = 4>/"size" = 4, "ports" = 4>/' %s > %t.mlir
// RUN: roofline-opt %t.mlir -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s --check-prefix=TORUS
// RUN: python3 %S/Inputs/print_network.py %t.json --least | FileCheck %s --check-prefix=TORUS-LEAST
//
// RUN: sed 's/"size" = 4>/"size" = 8, "ports" = 4>/' %s > %t.mlir
// RUN: roofline-opt %t.mlir -o /dev/null --roofline="report=json output=%t.json"
// RUN: python3 %S/Inputs/print_network.py %t.json | FileCheck %s --check-prefix=GRID
//
// With one port there is no second direction.
// RUN: sed 's/"size" = 4>/"size" = 4, "switched" = true>/' %s > %t.mlir
// RUN: roofline-opt %t.mlir -o /dev/null --roofline="output=- group=none rows=all network-algorithm=bidirectional-ring" | FileCheck %s --check-prefix=ONE-PORT
//
// Collectives in every report (R25, docs/understand/Distributed.md). Nodes of 4 devices on a
// fast link, 1e11 B/s and 1 us; nodes on a slow one, 1e10 B/s and 10 us.

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "cluster" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "made up",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e12>>,
        "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e12>>,
        "links" = #dlti.map<
          "fast" = #dlti.map<"bytes_per_second" = 1.0e11,
              "latency_seconds" = 1.0e-6, "size" = 4>,
          "slow" = #dlti.map<"bytes_per_second" = 1.0e10,
              "latency_seconds" = 1.0e-5, "size" = 64>>>>>} {

// MACHINE: "links": [
// MACHINE: "name": "fast",
// MACHINE-NEXT: "bytes_per_second": 1e+11,
// MACHINE-NEXT: "latency_seconds": 1e-06,
// MACHINE-NEXT: "ports": 2,
// MACHINE-NEXT: "size": 4,
// MACHINE-NEXT: "reduces": true,
// MACHINE-NEXT: "in_use": true
// MACHINE: "name": "slow",

// Device (i, j) has number 4 * i + j: axis 1 is inside of a node.
shard.grid @grid(shape = 2x4)
shard.grid @large(shape = 32x4)
shard.grid @line(shape = 16)

// 4,000,000 B on 4 devices: chunks of 1,000,000 B. Ring: 6 steps of one,
// 6 + 60 us. To both sides 4 steps: 4 + 40. Tree: 4 steps, 2 * (1 + 2) chunks:
// 4 + 60. Direct: 2 steps of 3: 2 + 60. 750,000 additions take 0.75 us and
// 8,000,000 B of memory 8 us: 66 / 8 = 8.25 times as long.
// CHECK: within total fast all_reduce ring grid[1]=4 6000000 6000000 6 66us network:fast
// CHECK-NEXT: within shard.all_reduce fast all_reduce ring grid[1]=4 6000000 6000000 6 66us network:fast
// BIDIRECTIONAL: within shard.all_reduce fast all_reduce bidirectional-ring grid[1]=4 6000000 4000000 4 44us network:fast
// TREE: within shard.all_reduce fast all_reduce tree grid[1]=4 6000000 6000000 4 64us network:fast
// LINKS: within shard.all_reduce fast all_reduce direct grid[1]=4 6000000 6000000 2 62us network:fast
// The least: 1 us and S over both links, with two ports each 2.2e11 B/s; with one
// to the fast switch 1.2e11. If that one doesn't add, 6/4 S over 1e11 while S
// goes over 2e10 B/s: 1e6 / (1e11 / 6 + 2e10 / 4) = 46.1538 us.
// LEAST: within total all_reduce
// PORTS-NEXT: within shard.all_reduce all_reduce 19.1818us 19.1818us network:fast
// SWITCHED-NEXT: within shard.all_reduce all_reduce 34.3333us 34.3333us network:fast
// ENDS-NEXT: within shard.all_reduce all_reduce 47.1538us 47.1538us network:fast
// RING-NEXT: within shard.all_reduce all_reduce 66us 66us network:fast
// Four ports: the ring to both sides; the least over 4.2e11 B/s.
// TORUS: within shard.all_reduce fast all_reduce bidirectional-ring grid[1]=4 6000000 4000000 4 44us network:fast
// TORUS-LEAST: within shard.all_reduce all_reduce 10.5238us 10.5238us network:fast
// ONE-PORT-LABEL: function within
// ONE-PORT: fast has one port per device: a bidirectional-ring can't be so fast
// TEXT: function within
// TEXT: 66.00 µs {{.*}}network:fast 8.25x
// TEXT: network, per device
// TEXT: time{{ +}}link{{ +}}sent B{{ +}}steps{{ +}}collective{{ +}}algorithm{{ +}}devices{{ +}}op
// TEXT-NEXT: 66.00 µs  fast 6.000M{{ +}}6  all_reduce  ring{{ +}}4  shard.all_reduce
// TEXT: sent per device{{ +}}6.000 MB over fast in 6 steps
// CSV: ,notes,network_bytes,network_messages,network
// CSV: within,shard.all_reduce,{{.*}}network:fast=6.6{{[0-9]*}}e-05,dram=8000000{{.*}},6000000,6,fast:all_reduce:ring=6000000
// IR-LABEL: @within
// IR: shard.all_reduce {{.*}}roofline.bound = #roofline.bound<"network:fast" on "cluster", seconds = 6.6E-5, intensity = 0.09375, headroom = 8.25>
// IR-SAME: roofline.work = #roofline.work<vector(f32) = 750000, bytes_read = 4000000, bytes_written = 4000000, all_reduce(@grid, axes = [1], devices = [4], element = 4, bytes = 4000000) = 1>
func.func @within(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = shard.all_reduce %x on @grid grid_axes = [1] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// 2 devices, 4 apart: they lie in 2 * 4 > 4 devices, so it is the slow link. 2
// steps of 2,000,000 B: 20 + 400 us. On the fast link, direct: 2 + 40.
// CHECK: across shard.all_reduce slow all_reduce ring grid[0]=2 4000000 4000000 2 420us network:slow
// The least: each is alone in its node, 10 us and S over 2e10 B/s.
// PORTS: across shard.all_reduce all_reduce 210us 210us network:slow
// LINKS: across shard.all_reduce fast all_reduce direct grid[0]=2 4000000 4000000 2 42us network:fast
func.func @across(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = shard.all_reduce %x on @grid grid_axes = [0] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Both: one group of 8 on the slower link, 14 steps of 500,000 B: 140 + 700 us.
// The least: the 4 devices of a node share what leaves it, S/4 each over 2e10 B/s:
// 10 + 50 us. (As three ops, a reduce-scatter and an all-gather inside of the
// nodes and an all-reduce of S/4 between them: 2 * (3 + 30) + 2 * 10 + 100 us.)
// PORTS: both shard.all_reduce all_reduce 60us 60us network:slow
// CHECK: both shard.all_reduce slow all_reduce ring grid[0, 1]=8 7000000 7000000 14 840us network:slow
// On a torus of 4 x 2 two parts of 500,000 elements: sums of 125,000 along the
// axis of four while those of 250,000 go along that of two, one link each way
// between two devices; then 62,500 along the other. max(1.5 * 125,000, 250,000) +
// max(62,500, 1.5 * 62,500) = 343,750 elements, 2.75 MB there and back, in
// 2 * (2 + 2) steps: 27.5 + 8 us.
// GRID: both shard.all_reduce fast all_reduce torus grid[0, 1]=8 7000000 2750000 8 35.5us network:fast
func.func @both(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = shard.all_reduce %x on @grid grid_axes = [0, 1] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}

// Ten times, and twice that: 20 * 66 us.
// CHECK: loop total fast all_reduce ring grid[1]=4 60000000 60000000 60 660us network:fast
// CHECK-NEXT: loop shard.all_reduce fast all_reduce ring grid[1]=4 60000000 60000000 60 660us network:fast
func.func @loop(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%y = %x) -> tensor<1000x1000xf32> {
    %1 = shard.all_reduce %y on @grid grid_axes = [1] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
    scf.yield %1 : tensor<1000x1000xf32>
  }
  return %0 : tensor<1000x1000xf32>
}
// CHECK: calls total fast all_reduce ring grid[1]=4 120000000 120000000 120 1320us network:fast
// CHECK: calls func.call fast all_reduce ring grid[1]=4 60000000 60000000 60 660us network:fast
func.func @calls(%x: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = func.call @loop(%x) : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = func.call @loop(%0) : (tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %1 : tensor<1000x1000xf32>
}

// One of them: the larger number of each kind.
// CHECK: branch total fast all_reduce ring grid[1]=4 6000000 6000000 6 66us network:fast
func.func @branch(%x: tensor<1000x1000xf32>, %c: i1) -> tensor<1000x1000xf32> {
  %0 = scf.if %c -> tensor<1000x1000xf32> {
    %1 = shard.all_reduce %x on @grid grid_axes = [1] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
    scf.yield %1 : tensor<1000x1000xf32>
  } else {
    %1 = shard.all_reduce %x on @grid grid_axes = [1] : tensor<1000x1000xf32> -> tensor<1000x1000xf32>
    scf.yield %1 : tensor<1000x1000xf32>
  }
  return %0 : tensor<1000x1000xf32>
}

// 128 devices are on no link.
// TEXT-LABEL: function too_large
// TEXT: no link of the target connects 128 devices: slow taken
func.func @too_large(%x: tensor<128xf32>) -> tensor<128xf32> {
  %0 = shard.all_reduce %x on @large grid_axes = [0] : tensor<128xf32> -> tensor<128xf32>
  return %0 : tensor<128xf32>
}

// 40,000 B to anywhere: 10 + 4 us; on the fast link 1 + 0.4.
// The least: the other process may be in the same node, 1 us and over 2.2e11 B/s.
// PORTS: message mpi.send send 1.18182us 1.18182us network:slow
// CHECK: message mpi.send slow send direct []=1 40000 40000 1 14us network:slow
// CHECK-NEXT: message mpi.recv slow recv direct []=1 0 40000 1 14us network:slow
// LINKS: message mpi.send fast send direct []=1 40000 40000 1 1.4us network:fast
func.func @message(%x: memref<10000xf32>, %tag: i32, %rank: i32) {
  %comm = mpi.comm_world : !mpi.comm
  mpi.send(%x, %tag, %rank, %comm) : memref<10000xf32>, i32, i32
  mpi.recv(%x, %tag, %rank, %comm) : memref<10000xf32>, i32, i32
  return
}

// What is not known is not known: 2 (n - 1) / n of 32 B, with what n leaves over.
// CHECK: world mpi.allreduce slow all_reduce ring []=comm_size {{.*}} 2*comm_size - 2 - symbolic
func.func @world(%x: memref<8xf32>) {
  %comm = mpi.comm_world : !mpi.comm
  mpi.allreduce(%x, %x, MPI_SUM, %comm) : memref<8xf32>, memref<8xf32>
  return
}

// Work that a person gives, too: 8 * (4 - 1) B in 3 steps, 3 us.
// CHECK: given func.call fast all_gather ring g[0]=4 24 24 3 3.00024us network:fast
func.func @given(%x: tensor<8xf32>) {
  func.call @outside(%x) {roofline.work = #roofline.work<given,
      all_gather(@g, axes = [0], devices = [4], bytes = 8) = 1>} : (tensor<8xf32>) -> ()
  return
}

// All pieces at once, 3 of 1,000,000 B: 1 + 30 us. In the torus 1 + 2 pieces go
// to one side, in 2 steps: 2 + 30.
// CHECK: exchange shard.all_to_all fast all_to_all direct grid[1]=4 3000000 3000000 1 31us network:fast
// TORUS: exchange shard.all_to_all fast all_to_all bidirectional-ring grid[1]=4 4000000 3000000 2 32us network:fast
func.func @exchange(%x: tensor<1000x1000xf32>) -> tensor<250x4000xf32> {
  %0 = shard.all_to_all %x on @grid grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<1000x1000xf32> -> tensor<250x4000xf32>
  return %0 : tensor<250x4000xf32>
}

// 16 devices in nodes of 4: a ring on the slow link, 15 steps of 4,000 B, 150 + 6
// us. The least: 12 slices for 4 devices, 12,000 B over 2e10 B/s and 10 us.
// CHECK: long shard.all_gather slow all_gather ring line[0]=16 60000 60000 15 156us network:slow
// PORTS: long shard.all_gather all_gather 10.6us 10.6us network:slow
func.func @long(%x: tensor<1000xf32>) -> tensor<16000xf32> {
  %0 = shard.all_gather %x on @line grid_axes = [0] gather_axis = 0 : tensor<1000xf32> -> tensor<16000xf32>
  return %0 : tensor<16000xf32>
}
func.func private @outside(tensor<8xf32>)
}
