// Convolutions with the operations and bytes of the Roofline note's table, which
// gives only these figures. No layer was found for op5.

// 3x3 depthwise, 16 channels: 2 * 448*448*16 * 9 = 57,802,752 FLOP. Its padding
// is a tensor of its own; the other convolutions have theirs as an attribute.
func.func @op1(%x: tensor<1x450x450x16xf32>, %w: tensor<3x3x16xf32>)
    -> tensor<1x448x448x16xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x448x448x16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x448x448x16xf32>)
      -> tensor<1x448x448x16xf32>
  %y = linalg.depthwise_conv_2d_nhwc_hwc
      ins(%x, %w : tensor<1x450x450x16xf32>, tensor<3x3x16xf32>)
      outs(%init : tensor<1x448x448x16xf32>) -> tensor<1x448x448x16xf32>
  return %y : tensor<1x448x448x16xf32>
}

// 1x1, 512 to 1024 channels: 2 * 7*7*1024 * 512 = 51,380,224 FLOP.
func.func @op2(%x: tensor<1x7x7x512xf32>, %w: tensor<1024x1x1x512xf32>)
    -> tensor<1x7x7x1024xf32> {
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<1024xf32>}> : () -> tensor<1024xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %bias, %zero, %zero {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x7x7x512xf32>, tensor<1024x1x1x512xf32>, tensor<1024xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x1024xf32>
  return %y : tensor<1x7x7x1024xf32>
}

// 3x3, 16 channels: 2 * 448*448*16 * 9*16 = 924,844,032 FLOP.
func.func @op3(%x: tensor<1x448x448x16xf32>, %w: tensor<16x3x3x16xf32>)
    -> tensor<1x448x448x16xf32> {
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<16xf32>}> : () -> tensor<16xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %bias, %zero, %zero {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x448x448x16xf32>, tensor<16x3x3x16xf32>, tensor<16xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<1x448x448x16xf32>
  return %y : tensor<1x448x448x16xf32>
}

// ResNet's first, 7x7 two apart: 2 * 112*112*64 * 49*3 = 236,027,904 FLOP. Two
// rows and columns of padding follow: a third one would be read by no window.
func.func @op4(%x: tensor<1x224x224x3xf32>, %w: tensor<64x7x7x3xf32>)
    -> tensor<1x112x112x64xf32> {
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<64xf32>}> : () -> tensor<64xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %bias, %zero, %zero {acc_type = f32,
      pad = array<i64: 3, 2, 3, 2>, stride = array<i64: 2, 2>, dilation = array<i64: 1, 1>}
      : (tensor<1x224x224x3xf32>, tensor<64x7x7x3xf32>, tensor<64xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<1x112x112x64xf32>
  return %y : tensor<1x112x112x64xf32>
}

// 3x3, 128 channels: 2 * 28*28*128 * 9*128 = 231,211,008 FLOP.
func.func @op6(%x: tensor<1x28x28x128xf32>, %w: tensor<128x3x3x128xf32>)
    -> tensor<1x28x28x128xf32> {
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<128xf32>}> : () -> tensor<128xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = tosa.conv2d %x, %w, %bias, %zero, %zero {acc_type = f32,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}
      : (tensor<1x28x28x128xf32>, tensor<128x3x3x128xf32>, tensor<128xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<1x28x28x128xf32>
  return %y : tensor<1x28x28x128xf32>
}
