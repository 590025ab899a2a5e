// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R9 with dynamic dims that have no padding: every point along them is useful,
// so that the padded taps of the other dims are known.

// d0 batches; 5*4 taps per dim, 18 of them useful, as for the static batch.
func.func @conv_dynamic_batch_r9(%a: tensor<?x3x6x6xf32>,
                                 %k: tensor<6x3x4x4xf32>,
                                 %o: tensor<?x6x5x5xf32>, %zero: f32) {
  // 3*6*6 * 4 and 3*8*8 * 4 per batch
  // expected-remark @below {{#roofline.work<bytes_read = "432*arg0_d0", bytes_written = "768*arg0_d0">}}
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<?x3x6x6xf32> to tensor<?x3x8x8xf32>
  // Per batch: flops 2 * 6*3 * 20*20 = 14400, useful 2 * 6*3 * 18*18 = 11664;
  // reads 3*8*8 * 4 and the init's 6*5*5 * 4, and once 6*3*4*4 * 4.
  // expected-remark @below {{#roofline.work<matrix(f32) = "14400*arg0_d0", useful_flops = "11664*arg0_d0", bytes_read = "1368*arg0_d0 + 1152", bytes_written = "600*arg0_d0">}}
  %0 = linalg.conv_2d_nchw_fchw ins(%p, %k : tensor<?x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%o : tensor<?x6x5x5xf32>) -> tensor<?x6x5x5xf32>
  return
}
