// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R12: a linalg.map whose payload uses the init reads it, as the linalg.generic
// that it generalizes to does.

// y = x + y on 3x4 elements: both are read.
func.func @map_reads_init_r12(%a: tensor<3x4xf32>, %o: tensor<3x4xf32>) {
  // vector(f32) 1*12; reads 2*12*4 B; writes 12*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 12, bytes_read = 96, bytes_written = 48>}}
  %0 = linalg.map ins(%a : tensor<3x4xf32>) outs(%o : tensor<3x4xf32>)
    (%x: f32, %y: f32) {
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    }
  return
}
