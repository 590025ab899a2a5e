// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Calls are followed; each call is a row of its own.

// CHECK: oracle: 2 functions, 0 disagreements

func.func @caller(%t: tensor<4xf32>) -> tensor<4xf32> {
  %f = func.constant @leaf : (tensor<4xf32>) -> tensor<4xf32>
  %0 = math.exp %t : tensor<4xf32>
  %true = arith.constant true
  cf.assert %true, "never"
  return %0 : tensor<4xf32>
}

func.func @leaf(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.absf %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
