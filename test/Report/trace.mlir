// RUN: roofline-opt %s --roofline="target=a100 report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=a100 report=trace output=%t.trace.json" -o /dev/null
// RUN: python3 %S/Inputs/check_trace.py %t.trace.json %t.json branches
// RUN: roofline-opt %s --roofline="target=a100 report=json overlap=sum output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=a100 report=trace overlap=sum output=%t.trace.json" -o /dev/null
// RUN: python3 %S/Inputs/check_trace.py %t.trace.json %t.json branches
// RUN: roofline-opt %S/../Integration/models/resnet50.mlir --roofline="target=a100 report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %S/../Integration/models/resnet50.mlir --roofline="target=a100 report=trace output=%t.trace.json" -o /dev/null
// RUN: python3 %S/Inputs/check_trace.py %t.trace.json %t.json
// RUN: roofline-opt %s --roofline="target=%S/Inputs/overflow.mlir report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=%S/Inputs/overflow.mlir report=trace output=%t.trace.json" -o /dev/null
// RUN: python3 %S/Inputs/check_trace.py %t.trace.json %t.json
// RUN: roofline-opt %s --roofline="target=%S/Inputs/matrix-only.mlir report=json output=%t.json" -o /dev/null
// RUN: roofline-opt %s --roofline="target=%S/Inputs/matrix-only.mlir report=trace output=%t.trace.json" -o /dev/null
// RUN: python3 %S/Inputs/check_trace.py %t.trace.json %t.json branches
// RUN: roofline-opt %s --roofline="target=a100,h100 report=trace output=%t.trace.json" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s

// The modelled time as a trace (docs/use/Reports.md): the durations of the ops sum
// to the time of the report to 1e-12, those of a resource to the time that it is
// busy. An op without a time is an instant, as is one that takes longer than a
// number of JSON.

// CHECK: warning: the report shows 'a100-sxm4-40gb' only, the first of the targets

func.func private @leaf(%a: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = math.exp %a : tensor<1024xf32>
  %1 = arith.addf %0, %a : tensor<1024xf32>
  return %1 : tensor<1024xf32>
}
func.func @main(%a: tensor<1024xf32>, %b: tensor<256x256xf16>) -> tensor<1024xf32> {
  %0 = call @leaf(%a) : (tensor<1024xf32>) -> tensor<1024xf32>
  %1 = linalg.matmul ins(%b, %b : tensor<256x256xf16>, tensor<256x256xf16>)
    outs(%b : tensor<256x256xf16>) -> tensor<256x256xf16> loc("matmul")
  %2 = arith.mulf %0, %a : tensor<1024xf32>
  return %2 : tensor<1024xf32>
}
func.func @branches(%a: tensor<1024xf32>, %c: i1) -> tensor<1024xf32> {
  %0 = scf.if %c -> tensor<1024xf32> {
    %1 = arith.addf %a, %a : tensor<1024xf32>
    scf.yield %1 : tensor<1024xf32>
  } else {
    %1 = math.exp %a : tensor<1024xf32>
    scf.yield %1 : tensor<1024xf32>
  }
  return %0 : tensor<1024xf32>
}
func.func @symbols(%a: tensor<?xf32>, %b: tensor<8xf32>) -> (tensor<?xf32>, tensor<8xf32>) {
  %0 = arith.addf %a, %a : tensor<?xf32> loc("unknown time")
  %1 = arith.addf %b, %b : tensor<8xf32>
  return %0, %1 : tensor<?xf32>, tensor<8xf32>
}
