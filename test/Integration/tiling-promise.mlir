// RUN: python3 %S/Inputs/check_tiling_promise.py roofline-opt %s h100-sxm 18
// RUN: python3 %S/Inputs/check_tiling_promise.py roofline-opt %s epyc-9654 27
//
// Ops are tiled by upstream's transform with the sizes and the loop order that
// `roofline-advise` writes. The tiled loops, analysed as they are written, move
// what the advice promises at that level.

func.func @matmul(%a: tensor<1024x1024xf16>, %b: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1024x1024xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
  %r = linalg.matmul ins(%a, %b : tensor<1024x1024xf16>, tensor<1024x1024xf16>) outs(%f : tensor<1024x1024xf16>) -> tensor<1024x1024xf16>
  return %r : tensor<1024x1024xf16>
}

// Data is added onto: it is read once more.
func.func @matmul_onto(%a: tensor<1000x4096xf32>, %b: tensor<4096x3000xf32>, %c: tensor<1000x3000xf32>) -> tensor<1000x3000xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<1000x4096xf32>, tensor<4096x3000xf32>) outs(%c : tensor<1000x3000xf32>) -> tensor<1000x3000xf32>
  return %r : tensor<1000x3000xf32>
}

func.func @matmul_llama(%a: tensor<512x4096xf16>, %b: tensor<4096x11008xf16>) -> tensor<512x11008xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512x11008xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<512x11008xf16>) -> tensor<512x11008xf16>
  %r = linalg.matmul ins(%a, %b : tensor<512x4096xf16>, tensor<4096x11008xf16>) outs(%f : tensor<512x11008xf16>) -> tensor<512x11008xf16>
  return %r : tensor<512x11008xf16>
}

func.func @matmul_thin(%a: tensor<16x4096xf16>, %b: tensor<4096x4096xf16>) -> tensor<16x4096xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<16x4096xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<16x4096xf16>) -> tensor<16x4096xf16>
  %r = linalg.matmul ins(%a, %b : tensor<16x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<16x4096xf16>) -> tensor<16x4096xf16>
  return %r : tensor<16x4096xf16>
}

// Attention scores of 32 heads.
func.func @scores(%a: tensor<32x2048x128xf16>, %b: tensor<32x128x2048xf16>) -> tensor<32x2048x2048xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x2048x2048xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
  %r = linalg.batch_matmul ins(%a, %b : tensor<32x2048x128xf16>, tensor<32x128x2048xf16>) outs(%f : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
  return %r : tensor<32x2048x2048xf16>
}

// Convolutions of ResNet-50, batch 32.
func.func @conv3x3(%a: tensor<32x58x58x64xf16>, %b: tensor<3x3x64x64xf16>) -> tensor<32x56x56x64xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x56x56x64xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x56x56x64xf16>) -> tensor<32x56x56x64xf16>
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<32x58x58x64xf16>, tensor<3x3x64x64xf16>) outs(%f : tensor<32x56x56x64xf16>) -> tensor<32x56x56x64xf16>
  return %r : tensor<32x56x56x64xf16>
}

func.func @conv3x3_deep(%a: tensor<32x16x16x256xf16>, %b: tensor<3x3x256x256xf16>) -> tensor<32x14x14x256xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x14x14x256xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x14x14x256xf16>) -> tensor<32x14x14x256xf16>
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<32x16x16x256xf16>, tensor<3x3x256x256xf16>) outs(%f : tensor<32x14x14x256xf16>) -> tensor<32x14x14x256xf16>
  return %r : tensor<32x14x14x256xf16>
}

func.func @conv7x7_nchw(%a: tensor<32x3x229x229xf16>, %b: tensor<64x3x7x7xf16>) -> tensor<32x64x112x112xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<32x64x112x112xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<32x64x112x112xf16>) -> tensor<32x64x112x112xf16>
  %r = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<32x3x229x229xf16>, tensor<64x3x7x7xf16>) outs(%f : tensor<32x64x112x112xf16>) -> tensor<32x64x112x112xf16>
  return %r : tensor<32x64x112x112xf16>
}

func.func @conv3x3_nchw_dilated(%a: tensor<8x128x32x32xf16>, %b: tensor<512x128x3x3xf16>) -> tensor<8x512x28x28xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<8x512x28x28xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<8x512x28x28xf16>) -> tensor<8x512x28x28xf16>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>} ins(%a, %b : tensor<8x128x32x32xf16>, tensor<512x128x3x3xf16>) outs(%f : tensor<8x512x28x28xf16>) -> tensor<8x512x28x28xf16>
  return %r : tensor<8x512x28x28xf16>
}
