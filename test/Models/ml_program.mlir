// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Globals of the ml_program dialect.

ml_program.global private @weights(dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @state(dense<0.0> : tensor<4xf32>) : tensor<4xf32>

func.func @globals_r19(%x: tensor<4xf32>) {
  // Used where it lies: the op that reads it moves it.
  %w = ml_program.global_load_const @weights : tensor<4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 32, bytes_written = 16>}}
  %0 = arith.addf %x, %w : tensor<4xf32>
  // A copy of 4 * 4 B, or none
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0 to 16>}}
  %s = ml_program.global_load @state : tensor<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0 to 16>}}
  ml_program.global_store @state = %0 : tensor<4xf32>
  return
}
