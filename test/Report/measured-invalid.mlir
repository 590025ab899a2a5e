// RUN: mkdir -p %t
// RUN: python3 %S/Inputs/check_measured_errors.py roofline-opt %s %t
// RUN: not roofline-opt %s --roofline="target=a100 measured=%t/no-such.csv" 2>&1 | FileCheck %s --check-prefix=FILE
// RUN: not roofline-opt %s --roofline-report="target=a100 report=none measured=%t" 2>&1 | FileCheck %s --check-prefix=FOLDER

// FILE: measured-invalid.mlir:[[#@LINE+4]]:1: error: cannot read the measurements in '{{.*}}no-such.csv': No such file or directory
// FOLDER: measured-invalid.mlir:[[#@LINE+3]]:1: error: cannot read the measurements in '{{.*}}': Is a directory

// Measurement files that are rejected: line, column and message of each.
module {
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %sum = linalg.add ins(%x, %x : tensor<64xf32>, tensor<64xf32>)
      outs(%x : tensor<64xf32>) -> tensor<64xf32> loc("sum")
  %product = linalg.mul ins(%sum, %x : tensor<64xf32>, tensor<64xf32>)
      outs(%x : tensor<64xf32>) -> tensor<64xf32> loc("product")
  return %product : tensor<64xf32>
}
func.func @other(%x: tensor<64xf32>) -> tensor<64xf32> {
  %product = linalg.mul ins(%x, %x : tensor<64xf32>, tensor<64xf32>)
      outs(%x : tensor<64xf32>) -> tensor<64xf32> loc("product")
  return %product : tensor<64xf32>
}
}
