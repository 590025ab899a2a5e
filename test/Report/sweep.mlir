// RUN: roofline-opt %s --roofline="target=h100 sweep=batch=256..512+128" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=csv output=%t.csv" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=300 report=json output=%t.one.json" -o /dev/null
// RUN: python3 %S/Inputs/check_sweep.py %t.json %t.csv %t.one.json
//
// Cost of every op for each value of a symbol (docs/use/Crossover.md).

// 2*batch*4096^2 FLOP and 2*(3*4096*batch + 4096^2) B: 12.0 us of memory up to
// batch 376. The exponential is bound by memory.
// CHECK: sweep over batch: time of the function
// CHECK-NEXT: batch{{ +}}time{{ +}}op/s compute{{ +}}h100-sxm
// CHECK-NEXT: 256{{ .*}} 0/2
// CHECK-NEXT: 384{{ .*}} 1/2
// CHECK-NEXT: 512{{ .*}} 1/2

func.func @f(%a: tensor<?x4096xf16> {roofline.dims = ["batch", ""]},
             %b: tensor<4096x4096xf16>, %c: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("product")
  %1 = linalg.exp ins(%0 : tensor<?x4096xf16>) outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("exp")
  return %1 : tensor<?x4096xf16>
}
