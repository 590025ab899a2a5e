// RUN: roofline-opt %s --split-input-file --verify-diagnostics --roofline="target=%S/../Target/Inputs/two-sockets.mlir report=none"
// RUN: roofline-opt %s --split-input-file --roofline="target=roofline-note report=none" -o /dev/null
//
// Nodes that the target doesn't have are errors where they are named (R28). A
// target without nodes takes no notice of them.

func.func @arguments(
    // expected-error @below {{'roofline.node' expected a node of 'dram' from 0 to 1, got 2}}
    %a: memref<4xf32> {roofline.node = 2 : i64},
    %b: memref<4xf32> {roofline.node = 1 : i64},
    // expected-error @below {{'roofline.node' expected a node of 'dram' from 0 to 1, got 9223372036854775807}}
    %c: memref<4xf32> {roofline.node = 9223372036854775807 : i64}) {
  return
}

// -----

// expected-error @below {{'roofline.node' expected a node of 'dram' from 0 to 1, got 3}}
memref.global @table : memref<4xf32> = uninitialized {roofline.node = 3 : i64}

// -----

// expected-error @below {{'roofline.node' expected a node of 'dram' from 0 to 1, got 4}}
func.func private @outside(memref<4xf32> {roofline.node = 4 : i64})

// -----

func.func @made() {
  // expected-error @below {{'roofline.node' expected a node of 'dram' from 0 to 1, got 5}}
  %a = memref.alloc() {roofline.node = 5 : i64} : memref<4xf32>
  return
}
