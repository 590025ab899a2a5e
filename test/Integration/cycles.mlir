// RUN: timeout 20 roofline-opt %s --split-input-file -o %t.mlir \
// RUN:   --roofline="target=a100 report=json output=%t.json"
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: timeout 20 roofline-opt %s --split-input-file -o /dev/null \
// RUN:   --roofline="target=a100 what-if=weights:i8 report=json output=%t.json"
//
// Values may be defined in terms of themselves in a graph region, such as the
// body of a module, and in unreachable blocks. The analysis still terminates.

// A tensor without an origin is one like any other: 16 B each way.
// CHECK: linalg.add
// CHECK-SAME: #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>
module {
  %a = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %b = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %c = linalg.add ins(%b, %b : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
}

// -----

// CHECK: memref.copy
// CHECK-SAME: #roofline.work<bytes_read = 16, bytes_written = 16>
module {
  %a = memref.cast %b : memref<4xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  memref.copy %b, %b : memref<4xf32> to memref<4xf32>
}

// -----

// CHECK: arith.negf
// CHECK-SAME: #roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>
module {
  %a = tensor.collapse_shape %b [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %b = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %n = arith.negf %a : tensor<4xf32>
}

// -----

// Extents and trip counts that are made of themselves are symbols.
// CHECK: linalg.exp
// CHECK-SAME: "symbolic"
module {
  %c1 = arith.constant 1 : index
  %i = arith.addi %j, %c1 : index
  %j = arith.muli %i, %i : index
  %e = tensor.empty(%i) : tensor<?xf32>
  %x = linalg.exp ins(%e : tensor<?xf32>) outs(%y : tensor<?xf32>) -> tensor<?xf32>
  %y = linalg.exp ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
  scf.for %k = %i to %j step %c1 {
    %0 = arith.addf %f, %f : f32
  }
  %f = arith.negf %f : f32
}

// -----

// CHECK-LABEL: func.func @unreachable
func.func @unreachable() {
  return
^bb1:
  // CHECK: linalg.matmul
  // CHECK-SAME: matrix(f32) = 128
  %v = tensor.cast %v : tensor<4x4xf32> to tensor<4x4xf32>
  %m = linalg.matmul ins(%v, %m : tensor<4x4xf32>, tensor<4x4xf32>) outs(%m : tensor<4x4xf32>) -> tensor<4x4xf32>
  cf.br ^bb1
}

// -----

// Each is only moved from the other: neither is a weight.
// CHECK-LABEL: func.func @transposes
func.func @transposes(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  return %a : tensor<4x4xf32>
^bb1:
  %t = linalg.transpose ins(%u : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) permutation = [1, 0]
  %u = linalg.transpose ins(%t : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) permutation = [1, 0]
  // CHECK: linalg.matmul
  // CHECK-SAME: matrix(f32) = 128
  %m = linalg.matmul ins(%a, %u : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  cf.br ^bb1
}

// -----

// Loops whose inits are their own results.
// CHECK: scf.for
// CHECK: arith.negf
// CHECK-SAME: #roofline.work<vector(f32) =
module {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%t = %r) -> tensor<?xf32> {
    %n = arith.negf %t : tensor<?xf32>
    scf.yield %n : tensor<?xf32>
  }
}

// -----

// Fusion looks through reshapes, and along results that overwrite each other.

// CHECK: linalg.add {roofline.bound = #roofline.bound<"memory:hbm"
module {
  %a = tensor.collapse_shape %b [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %b = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %x = linalg.exp ins(%a : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %y = linalg.add ins(%x, %a : tensor<4xf32>, tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
}
