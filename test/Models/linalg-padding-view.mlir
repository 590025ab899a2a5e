// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// R9, R15: a cast between the pad and the convolution is a view and changes
// nothing: 3 taps of 4 outputs, of which 2 are padding.
func.func @conv_cast_pad_r9(%a: tensor<4xf32>, %k: tensor<3xf32>, %zero: f32,
                            %o: tensor<4xf32>) {
  // reads 4*4 B; writes 6*4 B
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 24>}}
  %p = tensor.pad %a low[1] high[1] {
  ^bb0(%w: index):
    tensor.yield %zero : f32
  } : tensor<4xf32> to tensor<6xf32>
  %q = tensor.cast %p : tensor<6xf32> to tensor<?xf32>
  // vector(f32) 2 * 4*3; useful flops 2 * (4*3 - 2); reads (6 + 3 + 4) * 4 B;
  // writes 4*4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 24, useful_flops = 20, bytes_read = 52, bytes_written = 16>}}
  %0 = linalg.conv_1d ins(%q, %k : tensor<?xf32>, tensor<3xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return
}

// A slice of the padded dim: which of its taps are padding isn't known. One of
// another dim changes nothing: 3 taps of 4 outputs, 2 of them padding.
func.func @conv_slice_pad_r9(%a: tensor<1x4x6xf32>, %k: tensor<3x2xf32>, %zero: f32,
                             %o: tensor<1x2x2xf32>, %u: tensor<1x4x2xf32>, %i: index) {
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 144>}}
  %p = tensor.pad %a low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%n: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x4x6xf32> to tensor<1x6x6xf32>
  %q = tensor.extract_slice %p[0, %i, 0] [1, 4, 2] [1, 1, 1]
      : tensor<1x6x6xf32> to tensor<1x4x2xf32>
  // expected-remark @below {{vector(f32) = 24, useful_flops = unknown, }}
  %0 = linalg.depthwise_conv_1d_nwc_wc ins(%q, %k : tensor<1x4x2xf32>, tensor<3x2xf32>)
      outs(%o : tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  %s = tensor.extract_slice %p[0, 0, %i] [1, 6, 2] [1, 1, 1]
      : tensor<1x6x6xf32> to tensor<1x6x2xf32>
  // 2 * 2 channels * 3*4 taps, of which 10 are useful
  // expected-remark @below {{vector(f32) = 48, useful_flops = 40,}}
  %1 = linalg.depthwise_conv_1d_nwc_wc ins(%s, %k : tensor<1x6x2xf32>, tensor<3x2xf32>)
      outs(%u : tensor<1x4x2xf32>) -> tensor<1x4x2xf32>
  return
}
