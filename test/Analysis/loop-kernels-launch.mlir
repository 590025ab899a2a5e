// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/held-1000.mlir report=json output=%t.json"
// RUN: python3 %S/Inputs/print_kernels.py %t.json | FileCheck %s
//
// A kernel function by itself is one thread (R27); its launch has the time of all
// threads together: 64 elements of three buffers, 768 B.

// CHECK-LABEL: {{^}}main: 768 ns
// CHECK-NEXT: launch: gpu.launch_func x 1, 64 FLOP, reads 512, writes 256, 768 ns memory:dram
// CHECK-LABEL: {{^}}kernels::add: 12 ns
// CHECK-NEXT: add: gpu.func x 1, 1 FLOP, reads 8, writes 4, 12 ns memory:dram
// CHECK-NEXT: parts: memref.load x 1, memref.load x 1, arith.addf x 1, memref.store x 1
module attributes {gpu.container_module} {
  func.func @main(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @kernels::@add blocks in (%c2, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%x : memref<64xf32>, %y : memref<64xf32>, %z : memref<64xf32>) loc("launch")
    return
  }
  gpu.module @kernels {
    gpu.func @add(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) kernel {
      %b = gpu.block_id x
      %d = gpu.block_dim x
      %t = gpu.thread_id x
      %o = arith.muli %b, %d : index
      %i = arith.addi %o, %t : index
      %v = memref.load %x[%i] : memref<64xf32>
      %w = memref.load %y[%i] : memref<64xf32>
      %s = arith.addf %v, %w : f32
      memref.store %s, %z[%i] : memref<64xf32>
      gpu.return
    } loc("add")
  }
}
