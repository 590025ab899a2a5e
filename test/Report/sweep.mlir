// RUN: roofline-opt %s --roofline="target=h100 sweep=batch=256..512+128" -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100,a100 sweep=batch=1..1024*4,300 report=csv output=%t.csv" -o /dev/null
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=300 report=json output=%t.one.json" -o /dev/null
// RUN: python3 %S/Inputs/check_sweep.py %t.json %t.csv %t.one.json
// RUN: roofline-opt %s --roofline="target=h100 bind=batch=0..8 group=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: roofline-opt %s --roofline="target=%S/Inputs/matrix-only.mlir sweep=batch=0,8" -o /dev/null 2>&1 | FileCheck %s --check-prefix=PART
// RUN: roofline-opt %s --roofline="target=%S/Inputs/matrix-only.mlir sweep=batch=0,8 report=csv output=-" -o /dev/null | FileCheck %s --check-prefix=CSV
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

// That machine has no rate for exponentials. For 8 the matmul takes 2^28 op / 2^37
// op/s = 1.953 ms of compute; the exponential 2^17 B / 2^36 B/s = 1.907 us, or more.
// PART: sweep over batch{{.*}}, as if it were one op; +: or more
// PART-NEXT: batch
// PART-NEXT: {{^ +}}0 0 s -
// PART-NEXT: {{^ +}}8 1.955 ms+ 4.092k
// CSV: ,bound,headroom,unbounded,lacks_rates
// CSV-NEXT: matrix-only,f,0,linalg.matmul,product,batch,0,0,0,0,{{.*}},none,,false,false
// CSV-NEXT: matrix-only,f,0,linalg.matmul,product,batch,8,{{.*}},false,false
// CSV-NEXT: matrix-only,f,1,linalg.exp,exp,batch,0,0,0,0,{{.*}},none,,false,false
// CSV-NEXT: matrix-only,f,1,linalg.exp,exp,batch,8,{{.*}},false,true
// CSV-NEXT: matrix-only,f,,total,,batch,0,{{.*}},false,false
// CSV-NEXT: matrix-only,f,,total,,batch,8,{{.*}},false,true

func.func @f(%a: tensor<?x4096xf16> {roofline.dims = ["batch", ""]},
             %b: tensor<4096x4096xf16>, %c: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("product")
  %1 = linalg.exp ins(%0 : tensor<?x4096xf16>) outs(%c : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("exp")
  return %1 : tensor<?x4096xf16>
}
