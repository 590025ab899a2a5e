// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// ONNX by the built-in library, with the arithmetic by hand.

// Operands are broadcast: 2*3*4 sums of 24 and 4 elements, or of 3*1 and 4.
func.func @broadcast_r2(%x: tensor<2x3x4xf32>, %b: tensor<4xf32>, %c: tensor<3x1xf32>, %i: tensor<4xi64>, %d: tensor<?x1xf32>, %e: tensor<?xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 24, bytes_read = 112, bytes_written = 96>}}
  %0 = "onnx.Add"(%x, %b) : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 12, bytes_read = 28, bytes_written = 48>}}
  %1 = "onnx.Mul"(%c, %b) : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  // expected-remark@below {{#roofline.work<integer(i64) = 4, bytes_read = 32, bytes_written = 32>}}
  %2 = "onnx.Sub"(%i, %i) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  // Dims that are not known to be 1 are those of the result.
  // expected-remark@below {{#roofline.work<vector(f32) = "arg4_d0*arg5_d0", bytes_read = "4*arg4_d0 + 4*arg5_d0", bytes_written = "4*arg4_d0*arg5_d0">}}
  %3 = "onnx.Add"(%d, %e) : (tensor<?x1xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return
}

// -----

// 2*M*N*K = 2*4*16*8; batches of the left operand alone: 2*3*4*16*8.
func.func @matmul_r7(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %t: tensor<16x8xf32>, %c: tensor<16xf32>, %x: tensor<3x4x8xf32>, %v: tensor<8xf32>, %n: tensor<?x4x8xf32>) {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-remark@below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %0 = "onnx.MatMul"(%a, %b) : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 3072, bytes_read = 896, bytes_written = 768>}}
  %1 = "onnx.MatMul"(%x, %b) : (tensor<3x4x8xf32>, tensor<8x16xf32>) -> tensor<3x4x16xf32>
  // A matrix and a vector: no matrix work, 2*4*8.
  // expected-remark@below {{#roofline.work<vector(f32) = 64, bytes_read = 160, bytes_written = 16>}}
  %2 = "onnx.MatMul"(%a, %v) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  // Each of 64 results times alpha, plus C; beta is 1.
  // expected-remark@below {{#roofline.work<matrix(f32) = 1024, vector(f32) = 128, bytes_read = 704, bytes_written = 256>}}
  %3 = "onnx.Gemm"(%a, %t, %c) {alpha = 2.0 : f32, beta = 1.0 : f32, transA = 0 : si64, transB = 1 : si64} : (tensor<4x8xf32>, tensor<16x8xf32>, tensor<16xf32>) -> tensor<4x16xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 1024, bytes_read = 640, bytes_written = 256>}}
  %4 = "onnx.Gemm"(%a, %b, %none) {alpha = 1.0 : f32, beta = 1.0 : f32, transA = 0 : si64, transB = 0 : si64} : (tensor<4x8xf32>, tensor<8x16xf32>, none) -> tensor<4x16xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = "1024*arg6_d0", bytes_read = "128*arg6_d0 + 512", bytes_written = "256*arg6_d0">}}
  %5 = "onnx.MatMul"(%n, %b) : (tensor<?x4x8xf32>, tensor<8x16xf32>) -> tensor<?x4x16xf32>
  return
}

// -----

// 2*2 channels into 6 in 2 groups, 3x3, padded by 1: 2 * 16*9 * 2*6 = 3456, 100 of
// 144 pairs useful: 2400. A bias: 6*16 = 96 additions.
// Read 64 + 108 + 6 elements, written 96.
func.func @conv_r7_r9(%x: tensor<1x4x4x4xf32>, %k: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 3456, vector(f32) = 96, useful_flops = 2496, bytes_read = 712, bytes_written = 384>}}
  %0 = "onnx.Conv"(%x, %k, %b) {auto_pad = "NOTSET", dilations = [1, 1], group = 2 : si64, kernel_shape = [3, 3], pads = [1, 1, 1, 1], strides = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<1x6x4x4xf32>
  // The same by auto_pad, without a bias.
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-remark@below {{#roofline.work<matrix(f32) = 3456, useful_flops = 2400, bytes_read = 688, bytes_written = 384>}}
  %1 = "onnx.Conv"(%x, %k, %none) {auto_pad = "SAME_UPPER", group = 2 : si64, kernel_shape = [3, 3]} : (tensor<1x4x4x4xf32>, tensor<6x2x3x3xf32>, none) -> tensor<1x6x4x4xf32>
  return
}

// -----

// 3x3 windows in steps of 2, padded by 1 at the beginning: 2*2 positions of 9 taps
// of 4 channels. Per dim 2 + 3 of 6 are useful: 25 of 36. Each of 16 averages is
// divided. ceil_mode: 5 elements, windows of 2 in steps of 2, the last one cut off.
func.func @pools_r9(%x: tensor<1x4x4x4xf32>, %y: tensor<1x1x5xf32>) {
  // expected-remark@below {{#roofline.work<vector(f32) = 144, useful_flops = 100, bytes_read = 256, bytes_written = 64>}}
  %0 = "onnx.MaxPoolSingleOut"(%x) {auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [3, 3], pads = [1, 1, 0, 0], strides = [2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x4x2x2xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 160, useful_flops = 116, bytes_read = 256, bytes_written = 64>}}
  %1 = "onnx.AveragePool"(%x) {auto_pad = "NOTSET", ceil_mode = 0 : si64, kernel_shape = [3, 3], pads = [1, 1, 0, 0], strides = [2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x4x2x2xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 6, useful_flops = 5, bytes_read = 20, bytes_written = 12>}}
  %2 = "onnx.MaxPoolSingleOut"(%y) {auto_pad = "NOTSET", ceil_mode = 1 : si64, kernel_shape = [2], pads = [0, 0], strides = [2]} : (tensor<1x1x5xf32>) -> tensor<1x1x3xf32>
  return
}

// -----

// 6 rows of 4: sums and quotients; softmax 4 and an exponential for each element;
// normalised 6*24, 24 of the bias, 4*6 of the rows, a root for each row.
func.func @rows_r3(%x: tensor<2x3x4xf32>, %s: tensor<4xf32>, %n: tensor<?x4xf32>) {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-remark@below {{#roofline.work<vector(f32) = 30, bytes_read = 96, bytes_written = 24>}}
  %0 = "onnx.ReduceMeanV13"(%x) {axes = [-1], keepdims = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 96, special(f32) = 24, bytes_read = 96, bytes_written = 96>}}
  %1 = "onnx.Softmax"(%x) {axis = -1 : si64} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 192, special(f32) = 6, bytes_read = 112, bytes_written = 96>}}
  %2:3 = "onnx.LayerNormalization"(%x, %s, %s) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, none, none)
  // expected-remark@below {{#roofline.work<vector(f32) = "28*arg2_d0", special(f32) = "arg2_d0", bytes_read = "16*arg2_d0 + 16", bytes_written = "16*arg2_d0">}}
  %3:3 = "onnx.LayerNormalization"(%n, %s, %none) {axis = -1 : si64, epsilon = 9.99999974E-6 : f32, stash_type = 1 : si64} : (tensor<?x4xf32>, tensor<4xf32>, none) -> (tensor<?x4xf32>, none, none)
  return
}

// -----

func.func @dispatch(%x: tensor<4x8xf32>, %i: tensor<2x1xi64>, %u: tensor<2x8xf32>) -> tensor<4x8xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 128, special(f32) = 32, bytes_read = 128, bytes_written = 128>}}
  %0 = "onnx.Gelu"(%x) {approximate = "none"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // Indices 16 bytes, updates 64; 0 to 2 rows of 32 bytes.
  // expected-remark@below {{#roofline.work<bytes_read = 80 to 144, bytes_written = 0 to 64>}}
  %1 = "onnx.ScatterND"(%0, %i, %u) {reduction = "none"} : (tensor<4x8xf32>, tensor<2x1xi64>, tensor<2x8xf32>) -> tensor<4x8xf32>
  // Sums are not in any model.
  // expected-remark@below {{unmodelled}}
  %2 = "onnx.ScatterND"(%1, %i, %u) {reduction = "add"} : (tensor<4x8xf32>, tensor<2x1xi64>, tensor<2x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
