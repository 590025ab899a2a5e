// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// RUN: roofline-opt %s --roofline="target=a100 report=json output=-" -o /dev/null | FileCheck %s
// Copies (R16) and views (R15) of the bufferization dialect.

func.func @copies_r16(%t: tensor<4x8xf32>, %d: tensor<?xf16>,
                      %m: memref<4x8xf32>, %u: memref<*xf32>) {
  %empty = bufferization.alloc_tensor() : tensor<4x8xf32>
  // 32 elements of 4 B
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  %copy = bufferization.alloc_tensor() copy(%t) : tensor<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = "2*arg1_d0", bytes_written = "2*arg1_d0">}}
  %dynamic = bufferization.alloc_tensor() copy(%d) : tensor<?xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  %clone = bufferization.clone %m : memref<4x8xf32> to memref<4x8xf32>
  // expected-remark @below {{unmodelled}}
  %unknown = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  %in = bufferization.materialize_in_destination %t in %empty
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 128>}}
  bufferization.materialize_in_destination %t in writable %m
      : (tensor<4x8xf32>, memref<4x8xf32>) -> ()
  bufferization.dealloc_tensor %empty : tensor<4x8xf32>
  return
}

func.func @views_r15(%m: memref<?xf32>, %c: i1) {
  %t = bufferization.to_tensor %m restrict : memref<?xf32> to tensor<?xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = "arg0_d0", bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  %0 = arith.negf %t : tensor<?xf32>
  %b = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  // expected-remark @below {{#roofline.work<bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  memref.copy %b, %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%b : memref<?xf32>) if (%c)
  return
}

// Each side counts where it is.
func.func @memory_spaces_r16(%t: tensor<4x8xf32>, %m: memref<4x8xf32, 3>) {
  // 4*8 elements of 4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 0, bytes_read[3 : i64] = 0, bytes_written[3 : i64] = 128>}}
  bufferization.materialize_in_destination %t in writable %m
      : (tensor<4x8xf32>, memref<4x8xf32, 3>) -> ()
  return
}

// What is computed where it should be doesn't move; the sum needs what it
// overwrites, so it may be elsewhere; %r isn't writable.
func.func @in_place_r16(%m: memref<8xf32>, %n: memref<8x8xf32>, %o: memref<8xf32>) {
  %a = bufferization.to_tensor %m restrict writable : memref<8xf32> to tensor<8xf32>
  %b = bufferization.to_tensor %n restrict writable : memref<8x8xf32> to tensor<8x8xf32>
  %c = bufferization.to_tensor %o restrict : memref<8xf32> to tensor<8xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{#roofline.work<>}}
  bufferization.materialize_in_destination %0 in writable %m
      : (tensor<8xf32>, memref<8xf32>) -> ()
  // expected-remark @below {{#roofline.work<matrix(f32) = 1024, bytes_read = 256, bytes_written = 256>}}
  %1 = linalg.matmul ins(%b, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%b : tensor<8x8xf32>) -> tensor<8x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 256, bytes_written = 0 to 256>}}
  bufferization.materialize_in_destination %1 in writable %n
      : (tensor<8x8xf32>, memref<8x8xf32>) -> ()
  // expected-remark @below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %2 = linalg.exp ins(%0 : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  bufferization.materialize_in_destination %2 in writable %o
      : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}

// All fused, 8 elements are read, and 8 are written, if no op moves them there (R20).
// CHECK: "name": "written_r20"
// CHECK: "fused_lower_bytes": 64,
func.func @written_r20(%m: memref<8xf32>, %n: memref<8xf32>) {
  %a = bufferization.to_tensor %m restrict : memref<8xf32> to tensor<8xf32>
  %b = bufferization.to_tensor %n restrict writable : memref<8xf32> to tensor<8xf32>
  // expected-remark @below {{#roofline.work<special(f32) = 8, bytes_read = 32, bytes_written = 32>}}
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{#roofline.work<>}}
  bufferization.materialize_in_destination %0 in writable %n
      : (tensor<8xf32>, memref<8xf32>) -> ()
  return
}
