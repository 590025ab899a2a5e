// UNSUPPORTED: asan
// RUN: roofline-opt %s --roofline="target=v100 report=json output=%t.ours.json" -o %t.ours.mlir
// RUN: FileCheck %s --input-file=%t.ours.mlir
//
// As a pass plugin.
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o %t.mlir \
// RUN:   --pass-pipeline="builtin.module(roofline{target=v100 report=json output=%t.json})"
// RUN: diff %t.ours.mlir %t.mlir
// RUN: diff %t.ours.json %t.json
//
// As a dialect plugin, which has the passes too and reads our attributes.
// RUN: mlir-opt %s --load-dialect-plugin=%plugin -o %t.mlir \
// RUN:   --pass-pipeline="builtin.module(roofline{target=v100 report=json output=%t.json})"
// RUN: diff %t.ours.mlir %t.mlir
// RUN: diff %t.ours.json %t.json
//
// As both.
// RUN: mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o %t.mlir \
// RUN:   --pass-pipeline="builtin.module(roofline{target=v100 report=json output=%t.json})"
// RUN: diff %t.ours.mlir %t.mlir
// RUN: diff %t.ours.json %t.json
// RUN: mlir-opt %s --load-pass-plugin=%plugin --load-dialect-plugin=%plugin -o %t.mlir \
// RUN:   --pass-pipeline="builtin.module(roofline{target=v100 report=json output=%t.json})"
// RUN: diff %t.ours.mlir %t.mlir
// RUN: diff %t.ours.json %t.json
//
// A pipeline of upstream's passes and ours.
// RUN: mlir-opt %s --load-dialect-plugin=%plugin -o %t.mlir \
// RUN:   --pass-pipeline="builtin.module(canonicalize,roofline{target=v100 report=none},func.func(cse),roofline-strip{target=true})"
// RUN: mlir-opt %s --pass-pipeline="builtin.module(canonicalize,func.func(cse))" -o %t.theirs.mlir
// RUN: diff %t.theirs.mlir %t.mlir
//
// Annotated IR goes on through stock mlir-opt where the dialect is loaded.
// RUN: mlir-opt %t.ours.mlir --load-dialect-plugin=%plugin --verify-roundtrip -o %t.mlir
// RUN: diff %t.ours.mlir %t.mlir
// RUN: mlir-opt %t.ours.mlir --load-dialect-plugin=%plugin --emit-bytecode \
// RUN:   | mlir-opt --load-dialect-plugin=%plugin -o %t.mlir
// RUN: diff %t.ours.mlir %t.mlir
// RUN: mlir-opt %t.ours.mlir --load-dialect-plugin=%plugin \
// RUN:   --pass-pipeline="builtin.module(roofline{report=json output=%t.json})" -o %t.mlir
// RUN: diff %t.ours.mlir %t.mlir
//
// Errors come through as well.
// RUN: not mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline="builtin.module(roofline{target=v10O})" 2>&1 | FileCheck %s --check-prefix=ERROR
//
// The plugin in stock mlir-opt does what roofline-opt does.

// ERROR: error: unknown target 'v10O'

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"v100-sxm2-16gb"
// CHECK-LABEL: func.func @main
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>, %n: index) -> tensor<10x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x4xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x4xf32>) -> tensor<8x4xf32>
  // 2*8*4*16 flops; 4*8*16 + 4*16*4 B read, 4*8*4 B written.
  // CHECK: linalg.matmul
  // CHECK-SAME: #roofline.work<matrix(f32) = 1024, bytes_read = 768, bytes_written = 128>
  %0 = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> tensor<8x4xf32> {
    // CHECK: arith.mulf
    // CHECK-SAME: #roofline.work<vector(f32) = 32, bytes_read = 128, bytes_written = 128>
    %2 = arith.mulf %a, %a : tensor<8x4xf32>
    scf.yield %2 : tensor<8x4xf32>
  }
  // CHECK: math.tanh
  // CHECK-SAME: #roofline.work<special(f32) = 32, bytes_read = 128, bytes_written = 128>
  %3 = math.tanh %1 : tensor<8x4xf32>
  %4 = tensor.pad %3 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  // Reads 4*8*4 B, writes 4*10*6 B.
  // CHECK: #roofline.work<bytes_read = 128, bytes_written = 240>
  } : tensor<8x4xf32> to tensor<10x6xf32>
  return %4 : tensor<10x6xf32>
}
