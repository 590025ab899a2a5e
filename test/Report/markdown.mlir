// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=markdown output=- bind=batch=8" -o /dev/null | FileCheck %s
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=markdown output=- fusion" -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=OPEN
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=markdown output=- group=none rows=all" -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=ROWS
// RUN: roofline-opt %s --allow-unregistered-dialect --roofline="target=a100 report=markdown output=- rows=1 bind=batch=8" -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=ONE

// A summary for a pull request (docs/use/Reports.md). 2 x 64 x 1024 x 1024 =
// 134.2 MFLOP in f16, (3 x 64 x 1024 + 1024 x 1024) x 2 B = 2.490 MB at
// 1.555 TB/s: 1.602 µs. The exponentials: 2 x 8 x 64 x 4 B = 4.096 kB, 2.634 ns.

// CHECK:      {{^}}## Roofline for `a100-sxm4-40gb` (NVIDIA){{$}}
// CHECK-EMPTY:
// CHECK-NEXT: Figures: NVIDIA A100 datasheet and Ampere whitepaper{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: **INCOMPLETE:** not in any figure are the ops without a model: `vendor.norm` x 1{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: symbols: batch = 8
// CHECK-EMPTY:
// CHECK-NEXT: ### function `main`: bound by `memory:hbm`, 1.604 µs{{$}}
// CHECK-EMPTY:
// CHECK-NEXT: - **time:** `memory:hbm` 100%
// CHECK-NEXT: - **first:**
// CHECK:      | time | share | bound | ops | op | location | shapes |
// CHECK-NEXT: |--:|--:|---|--:|---|---|---|
// CHECK-NEXT: | 1.602 µs | 99.8% | `memory:hbm` |  | `matmul` | `up_proj` | `64x1024xf16, 1024x1024xf16 -> 64x1024xf16` |
// CHECK-NEXT: | 2.634 ns | 0.2% | `memory:hbm` |  | `exp` | <code>a&#124;b</code> | `?x64xf32 -> ?x64xf32` |
// CHECK:      - **memory:**
// CHECK:      - **work:** 134.2 MFLOP, 512 op transcendental;
// CHECK:      {{^}}Coverage: 3 ops modelled, 1 unmodelled

// OPEN: symbols: without a value: batch;
// OPEN: ### function `main`: time unknown, as not every op has one
// OPEN: - **first:** give the sizes values: `bind=batch=8` (dim 0 of argument 3 of `@main`), a range `bind=batch=1..64`,
// OPEN: <details><summary>Advice and measurements</summary>
// OPEN-EMPTY:
// OPEN-NEXT: {{^}}```{{$}}
// OPEN-NEXT: function main
// OPEN: {{^}}```{{$}}
// OPEN-EMPTY:
// OPEN-NEXT: </details>

// ROWS: ## Roofline for
// ROWS: {{^}}```{{$}}
// ROWS-NEXT: roofline for a100-sxm4-40gb (NVIDIA)
// ROWS: memory:hbm {{.*}} linalg.matmul
// ROWS: coverage: 3 ops modelled; UNMODELLED

// ONE: | 1.602 µs |
// ONE-NOT: | 2.634 ns |
// ONE: - not shown: 1 group of 1 op, 0.2% of the time; see `rows=all`
func.func @main(%a: tensor<64x1024xf16>, %b: tensor<1024x1024xf16>, %c: tensor<64x1024xf16>,
    %x: tensor<?x64xf32> {roofline.dims = ["batch", ""]}) -> (tensor<64x1024xf16>, tensor<?x64xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<64x1024xf16>, tensor<1024x1024xf16>)
    outs(%c : tensor<64x1024xf16>) -> tensor<64x1024xf16> loc("up_proj")
  %1 = linalg.exp ins(%x : tensor<?x64xf32>) outs(%x : tensor<?x64xf32>) -> tensor<?x64xf32> loc("a|b")
  "vendor.norm"() : () -> ()
  return %0, %1 : tensor<64x1024xf16>, tensor<?x64xf32>
}
