// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
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
