// RUN: roofline-opt %s --roofline="target=roofline-note,a100 report=benchmark output=-" -o /dev/null > %t.json
// RUN: python3 %S/Inputs/check_benchmark.py %t.json
// RUN: roofline-opt %s --roofline="target=%S/Inputs/matrix-only.mlir report=benchmark output=-" -o /dev/null | FileCheck %s

// Work without a rate is in no time.
// CHECK: "extra": "main: all times, as some work has no rate or link, open:

// What trackers of benchmarks take (docs/use/Reports.md): names, units and
// numbers only. The machine roofline-note: see test/Integration/roofline-note.mlir.

func.func @main(%a: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = arith.addf %a, %a : tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
func.func @open(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %a, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
