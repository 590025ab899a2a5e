// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: mlir-opt %s --emit-bytecode -o program.bc
// RUN: cp program.bc program.json && cp %s program.txt
// RUN: roofline-opt %s --roofline="target=a100 report=json output=report.txt annotate=false" -o /dev/null
// RUN: cat %S/Inputs/resources.txt %s > resources.x
// RUN: roofline-diff program.bc report.txt --target=a100 | FileCheck %s
// RUN: roofline-diff program.json program.txt --target=a100 | FileCheck %s
// RUN: roofline-diff resources.x report.txt --target=a100 | FileCheck %s
// RUN: roofline-diff - report.txt --target=a100 < %s | FileCheck %s
// RUN: not roofline-diff report.txt report.txt --target=a100 2>&1 | FileCheck %s --check-prefix=REPORTS

// What a file is, is told by its content.

// CHECK: {{^}}no differences{{$}}
// REPORTS: roofline-diff: error: --target needs a program: the inputs are reports, which are done

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.addf %a, %a : tensor<8xf32> loc("sum")
  return %0 : tensor<8xf32>
}
