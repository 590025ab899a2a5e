// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: roofline-diff moved-before.mlir moved-after.mlir --target=roofline-note \
// RUN:   | FileCheck %s --check-prefix=MOVED
// RUN: roofline-diff order-after.mlir order-before.mlir --target=a100 --fail-if "time>+0" \
// RUN:   | FileCheck %s --check-prefix=ORDER
// RUN: roofline-diff fused-before.mlir fused-after.mlir --target=roofline-note \
// RUN:   | FileCheck %s --check-prefix=FUSED

// An analysis option is that of the report: with it there are no differences,
// without it f32 contractions take longer.
// RUN: roofline-opt matmul.mlir -o /dev/null \
// RUN:   --roofline="target=a100 report=json output=tf32.json allow-tf32 annotate=false"
// RUN: roofline-diff tf32.json matmul.mlir --target=a100 --allow-tf32 \
// RUN:   | FileCheck %s --check-prefix=SAME
// RUN: roofline-diff tf32.json matmul.mlir --target=a100 \
// RUN:   | FileCheck %s --check-prefix=TF32
// RUN: roofline-opt matmul.mlir -o /dev/null \
// RUN:   --roofline="target=a100 report=json output=all.json steady pack-sub-byte=false pack-i1 whole-lines annotate=false"
// RUN: roofline-diff all.json matmul.mlir --target=a100 --steady \
// RUN:   --pack-sub-byte=false --pack-i1 --whole-lines \
// RUN:   | FileCheck %s --check-prefix=SAME
// RUN: roofline-opt grid.mlir -o /dev/null \
// RUN:   --roofline="target=h100 report=json output=grid.json network-algorithm=tree overlap=sum links=0:ib,1:ib bind=batch=24 annotate=false"
// RUN: roofline-diff grid.json grid.mlir --target=h100 \
// RUN:   --network-algorithm=tree --overlap=sum --links=0:ib,1:ib \
// RUN:   --bind=batch=24 | FileCheck %s --check-prefix=SAME
// RUN: not roofline-diff grid.json grid.mlir --target=h100 --links=0:pcie 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LINK
// RUN: not roofline-diff grid.json grid.mlir --target=h100 --bind=bath=24 2>&1 \
// RUN:   | FileCheck %s --check-prefix=BIND
// RUN: python3 %S/Inputs/compare_options.py roofline-opt roofline-diff roofline-annotate
// RUN: mlir-opt matmul.mlir --emit-bytecode -o matmul.mlirbc
// RUN: roofline-diff matmul.mlir matmul.mlirbc --target=a100 \
// RUN:   | FileCheck %s --check-prefix=SAME

// Colours on a terminal only, and not with NO_COLOR.
// RUN: python3 %S/Inputs/run_in_terminal.py roofline-diff fused-before.mlir \
// RUN:   fused-after.mlir --target=roofline-note > colours
// RUN: grep -qP '\x1b\[0;31m  changed' colours
// RUN: grep -qP '\x1b\[0;32m  removed' colours
// RUN: env NO_COLOR=1 python3 %S/Inputs/run_in_terminal.py roofline-diff \
// RUN:   fused-before.mlir fused-after.mlir --target=roofline-note > plain
// RUN: not grep -P '\x1b' plain
// RUN: env NO_COLOR=1 python3 %S/Inputs/run_in_terminal.py roofline-diff \
// RUN:   absent.mlir fused-after.mlir > plain
// RUN: not grep -P '\x1b' plain

// Programs as input (docs/use/Diff.md): names of locations, analysis options, and
// terminals.

// SAME: {{^}}no differences{{$}}
// LINK: grid.mlir:{{.*}} error: target 'h100-sxm' has no link 'pcie'
// BIND: grid.mlir:{{.*}} error: no size in the module is called 'bath'
// BIND: note: did you mean 'batch'?
// TF32-NOT: bytes
// TF32: changed linalg.matmul product time
// TF32-NEXT: bound compute:matrix compute:vector

// Lines that come before an op move it: the structure finds it.
// MOVED: ops: 0 changed, 0 removed, 1 added, 2 unchanged
// MOVED: added arith.divf moved-after.mlir:2:8
// MOVED-NOT: removed

// The same ops in another order: the sum of their times is another double, and
// no change. What is live at the same time does change.
// ORDER: ops: 0 changed, 0 removed, 0 added, 4 unchanged
// ORDER-NEXT: before
// ORDER-NEXT: total peak_live_bytes
// ORDER-NOT: time
// ORDER: passed time>+0: 1.016 µs -> 1.016 µs (+0 s, +0.0%)

// The first name of a fused location is the op's.
// FUSED: ops: 1 changed, 1 removed, 0 added, 0 unchanged
// FUSED: changed arith.addf first
// FUSED: removed arith.mulf second

//--- moved-before.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32>
  %1 = arith.addf %a, %0 : tensor<24xf32>
  return
}
//--- moved-after.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.divf %a, %b : tensor<24xf32>
  %1 = arith.addf %a, %0 : tensor<24xf32>
  %2 = arith.addf %a, %1 : tensor<24xf32>
  return
}
//--- fused-before.mlir
func.func @main(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32> loc("first")
  %1 = arith.mulf %a, %0 : tensor<24xf32> loc("second")
  return
}
//--- fused-after.mlir
func.func @main(%a: tensor<48xf32>, %b: tensor<48xf32>) {
  %0 = arith.addf %a, %b : tensor<48xf32> loc(fused["first", "second"])
  return
}
//--- order-before.mlir
func.func @main(%a: tensor<64x64xf32>, %b: tensor<37x91xf32>, %c: tensor<1234x77xf32>)
    -> (tensor<64x64xf32>, tensor<37x91xf32>, tensor<1234x77xf32>) {
  %0 = math.exp %a : tensor<64x64xf32>
  %1 = arith.negf %b : tensor<37x91xf32>
  %2 = math.exp %c : tensor<1234x77xf32>
  %3 = arith.addf %2, %2 : tensor<1234x77xf32>
  return %0, %1, %3 : tensor<64x64xf32>, tensor<37x91xf32>, tensor<1234x77xf32>
}
//--- order-after.mlir
func.func @main(%a: tensor<64x64xf32>, %b: tensor<37x91xf32>, %c: tensor<1234x77xf32>)
    -> (tensor<64x64xf32>, tensor<37x91xf32>, tensor<1234x77xf32>) {
  %2 = math.exp %c : tensor<1234x77xf32>
  %3 = arith.addf %2, %2 : tensor<1234x77xf32>
  %1 = arith.negf %b : tensor<37x91xf32>
  %0 = math.exp %a : tensor<64x64xf32>
  return %0, %1, %3 : tensor<64x64xf32>, tensor<37x91xf32>, tensor<1234x77xf32>
}
//--- matmul.mlir
func.func @main(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>,
                %c: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = linalg.matmul
      ins(%a, %b : tensor<1024x1024xf32>, tensor<1024x1024xf32>)
      outs(%c : tensor<1024x1024xf32>) -> tensor<1024x1024xf32> loc("product")
  return %0 : tensor<1024x1024xf32>
}
//--- grid.mlir
shard.grid @grid(shape = 2x4)
func.func @main(%a: tensor<?x512xf32> {roofline.dims = ["batch", ""]}) {
  %0 = arith.addf %a, %a : tensor<?x512xf32>
  %1 = shard.all_reduce %0 on @grid grid_axes = [1]
      : tensor<?x512xf32> -> tensor<?x512xf32>
  return
}
