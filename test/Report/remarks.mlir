// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir report=none" --remarks-filter=roofline --remark-format=yaml --remarks-output-file=%t.yaml -o %t.mlir
// RUN: FileCheck %s --check-prefix=YAML --input-file=%t.yaml
//
// Stock mlir-opt, which has the engine, writes the same; nothing changes in the IR.
// RUN: %if !asan %{ mlir-opt %s --load-dialect-plugin=%plugin --pass-pipeline="builtin.module(roofline{target=%S/Inputs/slow.mlir report=none})" --remarks-filter=roofline --remark-format=yaml --remarks-output-file=%t.stock.yaml -o %t.stock.mlir %}
// RUN: %if !asan %{ diff %t.yaml %t.stock.yaml %}
// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir report=none" -o %t.plain.mlir 2>&1 | count 0
// RUN: diff %t.mlir %t.plain.mlir
//
// LLVM's tools read them: 6 + 1 rows, and 1024 + 1024 + 2048 + 1024 + 32 + 32
// flops in @main. (The quotes keep lit from putting its own tool there.)
// RUN: llvm-remarkutil yaml2bitstream %t.yaml -o %t.bitstream
// (Version 22 doubles the quotes of what it reads from YAML.)
// RUN: llvm-remarkutil bitstream2yaml %t.bitstream | sed "s/''''/''/g" | diff %t.yaml -
// RUN: llvm-remarkutil "c"ount --count-by=remark-name --remark-name=cost --group-by=total %t.yaml | FileCheck %s --check-prefix=COUNT
// RUN: llvm-remarkutil "c"ount --count-by=arg --args=Flops --remark-name=cost --group-by=function %t.yaml | FileCheck %s --check-prefix=FLOPS
//
// Each kind has its filter; another category gets nothing.
// RUN: roofline-opt %s --roofline-report="target=%S/Inputs/slow.mlir report=none" --remarks-filter-missed=roofline -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSED
// RUN: roofline-opt %s --roofline-report="target=%S/Inputs/slow.mlir report=none" --remarks-filter-analyse=roofline -o /dev/null 2>&1 | FileCheck %s --check-prefix=ANALYSIS
// RUN: roofline-opt %s --roofline-report="target=%S/Inputs/slow.mlir report=none" --remarks-filter=loop -o /dev/null 2>&1 | count 0
// RUN: roofline-opt %s --roofline="target=%S/Inputs/slow.mlir report=none" --remarks-filter=roofline --remark-policy=final -o /dev/null 2>&1 | FileCheck %s --check-prefix=FINAL
//
// What the missed remarks promise: upstream's pass makes one op of the three, and
// one of the two named ones, and then there is nothing left to fuse.
// RUN: roofline-opt %s --linalg-generalize-named-ops --linalg-fuse-elementwise-ops | FileCheck %s --check-prefix=FUSED
// RUN: roofline-opt %s --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --roofline-report="target=%S/Inputs/slow.mlir report=none" --remarks-filter-missed=roofline -o /dev/null 2>&1 | count 0
//
// Rows as remarks of MLIR (docs/use/Reports.md). The machine: vector 2^36 op/s,
// special 2^30 op/s, dram 2^36 B/s.

// COUNT: 7
// FLOPS: {{^}}main,5184

#id = affine_map<(d0) -> (d0)>

// 1024 flops at 2^36 op/s; 4096 + 4096 B at 2^36 B/s: 2^-23 s.
// YAML:      --- !Analysis
// YAML-NEXT: Pass: roofline
// YAML-NEXT: Name: cost
// YAML-NEXT: DebugLoc: { File: '<unknown file>', Line: 0, Column: 0 }
// YAML-NEXT: Function: main
// YAML-NEXT: Args:
// YAML-NEXT:   - Op: linalg.generic
// YAML-NEXT:   - Location: double
// YAML-NEXT:   - Shapes: '1024xf32 -> 1024xf32'
// YAML-NEXT:   - Target: slow
// YAML-NEXT:   - Executions: '1'
// YAML-NEXT:   - Flops: '1024'
// YAML-NEXT:   - Transcendentals: '0'
// YAML-NEXT:   - IntOps: '0'
// YAML-NEXT:   - BytesRead: '4096'
// YAML-NEXT:   - BytesWritten: '4096'
// YAML-NEXT:   - OpsPerByte: '0.125'
// YAML-NEXT:   - TimeSeconds: '1.1920928955078125e-07'
// YAML-NEXT:   - Bound: 'memory:dram'
// YAML-NEXT:   - Headroom: '8'
// YAML-NEXT: ...
// Fused with the op before it, square takes no time of its own: 4096 + 4096 B and
// 2^-23 s less. (The place in a file.)
// YAML:      --- !Missed
// YAML-NEXT: Pass: roofline
// YAML-NEXT: Name: fusion
// YAML-NEXT: DebugLoc: { File: model.py, Line: 7, Column: 3 }
// YAML-NEXT: Function: main
// YAML-NEXT: Args:
// YAML-NEXT:   - Op: linalg.generic
// YAML-NEXT:   - Location: square
// YAML-NEXT:   - Bound: 'memory:dram'
// YAML-NEXT:   - With: linalg.generic
// YAML-NEXT:   - WithLocation: double
// YAML-NEXT:   - Kind: elementwise
// YAML-NEXT:   - BytesSaved: '8192'
// YAML-NEXT:   - SecondsSaved: '1.1920928955078125e-07'
// YAML-NEXT:   - Kernel: '0'
// YAML-NEXT:   - Reason: {{.*}}could fuse ''linalg.generic'' (elementwise): saves 8.192 kB, 119.2 ns
// What doesn't print.
// YAML: - Location: 'expensive\1B\0A'
// YAML: Function: open
// YAML: - Flops: arg0_d0
// YAML-NOT: TimeSeconds
// YAML: - Bound: symbolic

// ANALYSIS-COUNT-7: [Analysis] cost |
// ANALYSIS-NOT: Missed
// MISSED-NOT: Analysis
// MISSED: [Missed] fusion | Category:roofline | Function=main | Bound=memory:dram, {{.*}}Location=square, {{.*}}WithLocation=double
// MISSED: [Missed] fusion | Category:roofline | Function=main | Bound=compute:special, {{.*}}Location=expensive{{.*}}WithLocation=square
// MISSED: [Missed] fusion | Category:roofline | Function=main | {{.*}}Op=linalg.negf, {{.*}}With=linalg.add
// MISSED-NOT: Missed
// FINAL-DAG: [Analysis] cost | Category:roofline | Function=main | {{.*}}Location=double
// FINAL-DAG: [Analysis] cost | Category:roofline | Function=open

// FUSED-LABEL: func.func @main
// FUSED-COUNT-3: linalg.generic
// FUSED-NOT: linalg.generic
// FUSED-LABEL: func.func @open
func.func @main(%x: tensor<1024xf32>, %m: tensor<4x8xf32>) -> (tensor<1024xf32>, tensor<1024xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %v = arith.addf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<1024xf32> loc("double")
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %v = arith.mulf %a, %a : f32
    linalg.yield %v : f32
  } -> tensor<1024xf32> loc("square"("model.py":7:3))
  // 1024 transcendentals at 2^30 op/s, 2^-20 s: what it takes with square too.
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%1 : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %w = math.exp %a : f32
    %y = arith.addf %w, %a : f32
    %v = arith.mulf %y, %y : f32
    linalg.yield %v : f32
  } -> tensor<1024xf32> loc("expensive\1B\0A")
  // What it reads is returned too: fused, the transcendentals execute twice.
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%2 : tensor<1024xf32>) outs(%e : tensor<1024xf32>) {
  ^bb0(%a: f32, %b: f32):
    %v = arith.negf %a : f32
    linalg.yield %v : f32
  } -> tensor<1024xf32> loc("twice")
  // Named ops, as the generic ones that they become.
  %f = tensor.empty() : tensor<4x8xf32>
  %4 = linalg.add ins(%m, %m : tensor<4x8xf32>, tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.negf ins(%4 : tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %2, %3, %5 : tensor<1024xf32>, tensor<1024xf32>, tensor<4x8xf32>
}

func.func @open(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.negf ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
