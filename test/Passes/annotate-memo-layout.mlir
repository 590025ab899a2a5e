// RUN: roofline-opt %s --roofline="target=a100 report=none" | FileCheck %s
//
// Ops that look alike differ under different data layouts: the size of an index
// is that of its module's data layout.

// CHECK-LABEL: func.func @index_64
func.func @index_64(%a: tensor<4xindex>, %b: tensor<4xindex>) -> tensor<4xindex> {
  // CHECK: linalg.copy
  // CHECK-SAME: #roofline.work<bytes_read = 32, bytes_written = 32>
  %0 = linalg.copy ins(%a : tensor<4xindex>) outs(%b : tensor<4xindex>) -> tensor<4xindex>
  return %0 : tensor<4xindex>
}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  // CHECK-LABEL: func.func @index_32
  func.func @index_32(%a: tensor<4xindex>, %b: tensor<4xindex>) -> tensor<4xindex> {
    // CHECK: linalg.copy
    // CHECK-SAME: #roofline.work<bytes_read = 16, bytes_written = 16>
    %0 = linalg.copy ins(%a : tensor<4xindex>) outs(%b : tensor<4xindex>) -> tensor<4xindex>
    return %0 : tensor<4xindex>
  }
}
