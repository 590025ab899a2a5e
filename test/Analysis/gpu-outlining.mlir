// Programs that stock passes lower to gpu have the same totals as a launch of a
// region and as a launch of a kernel, operations and bytes, and the operations
// that they had as loops. Each function launches 2 or more dims of blocks.
//
// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-linalg-to-parallel-loops)" -o %t.loops.mlir
// RUN: mlir-opt %t.loops.mlir --pass-pipeline="builtin.module(func.func(gpu-map-parallel-loops),convert-parallel-loops-to-gpu)" -o %t.region.mlir
// RUN: mlir-opt %t.region.mlir --gpu-kernel-outlining -o %t.kernel.mlir
// RUN: FileCheck %s --input-file=%t.kernel.mlir --check-prefix=IR
// RUN: roofline-opt %t.loops.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.loops.json"
// RUN: roofline-opt %t.region.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.region.json"
// RUN: roofline-opt %t.kernel.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.kernel.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.loops.json %t.kernel.json 6 --adds --symbols=7 --totals=work --casts
// RUN: python3 %S/Inputs/compare_totals.py %t.region.json %t.kernel.json 6 --adds --symbols=7 --totals=work,bytes_read,bytes_written,bytes --casts
//
// After affine ops have become arithmetic, the sizes of a dynamic launch are
// unknown, and the same in both forms.
// RUN: mlir-opt %t.region.mlir --lower-affine -o %t.lowered.mlir
// RUN: mlir-opt %t.lowered.mlir --gpu-kernel-outlining -o %t.lowered-kernel.mlir
// RUN: roofline-opt %t.lowered.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.lowered.json"
// RUN: roofline-opt %t.lowered-kernel.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.lowered-kernel.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.lowered.json %t.lowered-kernel.json 6 --adds --symbols=7 --totals=work,bytes_read,bytes_written,bytes --casts
//
// RUN: roofline-opt %t.kernel.mlir -o /dev/null --roofline="target=roofline-note" 2>&1 | FileCheck %s
//
// IR-COUNT-6: gpu.launch_func
// CHECK: coverage: {{[0-9]+}} ops modelled; none unmodelled

// 8*128 = 1024 additions
func.func @add(%a: memref<8x128xf32>, %b: memref<8x128xf32>, %c: memref<8x128xf32>) {
  linalg.add ins(%a, %b : memref<8x128xf32>, memref<8x128xf32>) outs(%c : memref<8x128xf32>)
  return
}

func.func @exp_dynamic(%a: memref<?x?xf16>, %b: memref<?x?xf16>) {
  linalg.exp ins(%a : memref<?x?xf16>) outs(%b : memref<?x?xf16>)
  return
}

// 2*32*64*16 = 65536
func.func @matmul(%a: memref<32x16xf32>, %b: memref<16x64xf32>, %c: memref<32x64xf32>) {
  linalg.matmul ins(%a, %b : memref<32x16xf32>, memref<16x64xf32>) outs(%c : memref<32x64xf32>)
  return
}

func.func @matmul_dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// 64*128 = 8192
func.func @reduce(%a: memref<64x128xf32>, %b: memref<64xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<64x128xf32>) outs(%b : memref<64xf32>) dimensions = [1]
  return
}

func.func @reduce_dynamic(%a: memref<?x?xi32>, %b: memref<?xi32>) {
  linalg.reduce { arith.addi } ins(%a : memref<?x?xi32>) outs(%b : memref<?xi32>) dimensions = [1]
  return
}
