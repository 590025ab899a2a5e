// RUN: roofline-opt %s --roofline="target=h100 sweep=batch=256..512+128" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=csv output=%t.csv" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=300 report=json output=%t.one.json" -o /dev/null
// RUN: python3 %S/Inputs/check_sweep.py %t.json %t.csv %t.one.json
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=0..8 group=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
//
// Cost of every op for each value of a symbol (docs/use/Crossover.md).

// 2*batch*4096^2 FLOP and 2*(3*4096*batch + 4096^2) B: 12.0 us of memory up to
// batch 376. The exponential is bound by memory.
// CHECK: sweep over batch: time of the function
// CHECK-NEXT: batch{{ +}}time batch/s{{ +}}op/s compute{{ +}}h100-sxm
// 256 / 13.14 us.
// CHECK-NEXT: 256{{ .*}} 19.48M {{.*}} 0/2
// CHECK-NEXT: 384{{ .*}} 1/2
// CHECK-NEXT: 512{{ .*}} 1/2

// Without a row nothing is computed, and the matrix is not read either. For 8 it
// is 2 * (4096 * 4096 + 3 * 8 * 4096) B.
// ZERO: batch{{ +}}linalg.matmul{{ +}}product{{ +}}0 s-{{.*}} 0-33.75M
// ZERO: batch{{ +}}sum{{ +}}0 s-

func.func @f(%a: tensor<?x4096xf16> {roofline.dims = ["batch", ""]},
             %b: tensor<4096x4096xf16>, %c: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("product")
  %1 = linalg.exp ins(%0 : tensor<?x4096xf16>) outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("exp")
  return %1 : tensor<?x4096xf16>
}
