// RUN: sed 's/[01] : i64/"first_touch"/g' %s > %t.near.mlir
// RUN: not roofline-diff %t.near.mlir %s --target=%S/../Target/Inputs/two-sockets.mlir --fail-if "bytes@dram.far>+1MB" | FileCheck %s
// RUN: roofline-diff %s %t.near.mlir --target=%S/../Target/Inputs/two-sockets.mlir --fail-if "bytes@dram.far>+1MB"
//
// Far bytes are compared, and the links are a bound (R28). 8 MB at 200 GB/s, all
// near. From node 0 to node 1: half of 4 MB each; 4 MB at 40 GB/s and 0.1 us go
// from node 0 to node 1.

!m = memref<1000x1000xf32>

// CHECK: time 40.00 µs 100.1 µs
// CHECK-NEXT: bound memory:dram memory:dram.far
// CHECK: bytes@dram.far 0 B 4.000 MB
// CHECK: FAILED bytes@dram.far>+1MB: 0 B -> 4.000 MB
func.func @copy(%a: !m {roofline.node = 0 : i64}, %b: !m {roofline.node = 1 : i64}) {
  memref.copy %a, %b : !m to !m
  return
}
