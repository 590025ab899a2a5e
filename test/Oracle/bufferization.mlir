// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Copies and conversions between tensors and buffers.

// CHECK: oracle: 5 functions, 0 disagreements

func.func @buffers(%m: memref<4xf32>, %n: memref<?xi8>) {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  %1 = bufferization.clone %n : memref<?xi8> to memref<?xi8>
  memref.copy %1, %n : memref<?xi8> to memref<?xi8>
  %true = arith.constant true
  bufferization.dealloc (%0 : memref<4xf32>) if (%true)
  return
}

func.func @tensors(%m: memref<4xf32>, %o: memref<4xf32>) {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.alloc_tensor() : tensor<4xf32>
  %2 = linalg.exp ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %2 in restrict writable %o : (tensor<4xf32>, memref<4xf32>) -> ()
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32>
  memref.copy %3, %m : memref<4xf32> to memref<4xf32>
  return
}

func.func @copied(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @freed(%o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = linalg.exp ins(%o : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.abs ins(%1 : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  bufferization.dealloc_tensor %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

func.func @in_place(%m: memref<4xf32>, %o: memref<4xf32>) {
  %0 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_tensor %o restrict writable : memref<4xf32> to tensor<4xf32>
  %2 = linalg.exp ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %2 in writable %o : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
