// RUN: sed 's/CAPACITY/64/' %S/Inputs/two-levels.mlir > %t.64.mlir
// RUN: sed 's/CAPACITY/4096/' %S/Inputs/two-levels.mlir > %t.4096.mlir
// RUN: sed 's/CAPACITY/48000/' %S/Inputs/two-levels.mlir > %t.48000.mlir
// RUN: sed 's/CAPACITY/167936/' %S/Inputs/two-levels.mlir > %t.167936.mlir
// RUN: roofline-opt %s --roofline="target=%t.64.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefix=S64
// RUN: roofline-opt %s --roofline="target=%t.4096.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefix=S4096
// RUN: roofline-opt %s --roofline="target=%t.48000.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefix=S48000
// RUN: roofline-opt %s --roofline="target=%t.167936.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefix=S167936

// Traffic of ops whose models give loops of their own, at the outer of two
// memories, beside that of the same op in linalg. One line per row.

// Three matrices of 1024 * 1024 * 2 = 2 MiB.
//   48,000 B: 147 x 147 of C stay, 2 * (21,609 + 294) = 43,806 B; C once, A and
//     B ceil(1024/147) = 7 times: 15 * 2 MiB = 31,457,280. So does any other
//     tile with 5 and 9 passes that fits.
//   167,936 B: (4 + 4 + 1) * 2 MiB = 18,874,368.
// S48000: matmul tosa.matmul: lower [[MM:[0-9]+]], achievable 31457280, tile 1x
// S48000: matmul linalg.batch_matmul: lower [[MM]], achievable 31457280, tile 1x
// S167936: matmul tosa.matmul: lower [[MM:[0-9]+]], achievable 18874368, tile 1x
// S167936: matmul linalg.batch_matmul: lower [[MM]], achievable 18874368, tile 1x
func.func @matmul(%a: tensor<1x1024x1024xf16>, %b: tensor<1x1024x1024xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}>
      : () -> tensor<1xf16>
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<1x1024x1024xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<1x1024x1024xf16>)
      -> tensor<1x1024x1024xf16>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x1024x1024xf16>,
      tensor<1x1024x1024xf16>, tensor<1xf16>, tensor<1xf16>)
      -> tensor<1x1024x1024xf16>
  %1 = linalg.batch_matmul
      ins(%a, %b : tensor<1x1024x1024xf16>, tensor<1x1024x1024xf16>)
      outs(%init : tensor<1x1024x1024xf16>) -> tensor<1x1024x1024xf16>
  return
}

// Input 30*30*128*2 = 230,400 B, filter 128*9*128*2 = 294,912 B, result
// 28*28*128*2 = 200,704 B. At 167,936 B 64 of the filters stay (147,456 B), so
// that the input is read twice: 460,800 + 294,912 + 200,704 = 956,416.
// The second conv2d has 28*28*128*2 = 200,704 B of input and pads it to the
// same: 401,408 + 294,912 + 200,704 = 897,024.
// S48000: conv tosa.conv2d: lower [[CONV:[0-9]+]], achievable [[CONV_BEST:[0-9]+]], tile [[CONV_TILE:[0-9x]+]]{{$}}
// S48000: conv tosa.conv2d:
// S48000: conv linalg.conv_2d_nhwc_fhwc: lower [[CONV]], achievable [[CONV_BEST]], tile [[CONV_TILE]]{{$}}
// S167936: conv tosa.conv2d: lower 726016, achievable 956416, tile 1x28x28x64x3x3x1
// S167936: conv tosa.conv2d: lower 696320, achievable 897024, tile 1x28x28x64x3x3x1
// S167936: conv linalg.conv_2d_nhwc_fhwc: lower 726016, achievable 956416, tile 1x28x28x64x3x3x1
func.func @conv(%x: tensor<1x30x30x128xf16>, %y: tensor<1x28x28x128xf16>,
                %w: tensor<128x3x3x128xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}>
      : () -> tensor<1xf16>
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<128xf16>}>
      : () -> tensor<128xf16>
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<1x28x28x128xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<1x28x28x128xf16>)
      -> tensor<1x28x28x128xf16>
  %0 = tosa.conv2d %x, %w, %bias, %z, %z {acc_type = f16,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x30x30x128xf16>, tensor<128x3x3x128xf16>, tensor<128xf16>,
         tensor<1xf16>, tensor<1xf16>) -> tensor<1x28x28x128xf16>
  %1 = tosa.conv2d %y, %w, %bias, %z, %z {acc_type = f16,
      pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x28x28x128xf16>, tensor<128x3x3x128xf16>, tensor<128xf16>,
         tensor<1xf16>, tensor<1xf16>) -> tensor<1x28x28x128xf16>
  %2 = linalg.conv_2d_nhwc_fhwc
      ins(%x, %w : tensor<1x30x30x128xf16>, tensor<128x3x3x128xf16>)
      outs(%init : tensor<1x28x28x128xf16>) -> tensor<1x28x28x128xf16>
  return
}

// 30*30*64*2 + 9*64*2 + 28*28*64*2 = 115,200 + 1,152 + 100,352 = 216,704: each
// once if a channel fits (1,800 + 18 + 1,568 = 3,386 B).
// With 64 B, 32 elements, the 9 of a channel's filter stay, and 4 results in a
// row with the 3 x 6 elements that they need: 9 + 4 + 18 = 31 (5 would take 35).
// Going down the image makes 28/4 = 7 strips of 6 * 30 elements:
//   7*180*64*2 + 1,152 + 100,352 = 161,280 + 101,504 = 262,784
// S64: depthwise tosa.depthwise_conv2d: lower 216704, achievable 262784,
// S64: depthwise linalg.depthwise_conv_2d_nhwc_hwc: lower 216704, achievable 262784,
// S4096: depthwise tosa.depthwise_conv2d: lower 216704, achievable 216704,
// S4096: depthwise linalg.depthwise_conv_2d_nhwc_hwc: lower 216704, achievable 216704,
func.func @depthwise(%x: tensor<1x30x30x64xf16>, %w: tensor<3x3x64x1xf16>,
                     %filter: tensor<3x3x64xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}>
      : () -> tensor<1xf16>
  %bias = "tosa.const"() <{values = dense<0.0> : tensor<64xf16>}>
      : () -> tensor<64xf16>
  %zero = arith.constant 0.0 : f16
  %empty = tensor.empty() : tensor<1x28x28x64xf16>
  %init = linalg.fill ins(%zero : f16) outs(%empty : tensor<1x28x28x64xf16>)
      -> tensor<1x28x28x64xf16>
  %0 = tosa.depthwise_conv2d %x, %w, %bias, %z, %z {acc_type = f16,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<1x30x30x64xf16>, tensor<3x3x64x1xf16>, tensor<64xf16>,
         tensor<1xf16>, tensor<1xf16>) -> tensor<1x28x28x64xf16>
  %1 = linalg.depthwise_conv_2d_nhwc_hwc
      ins(%x, %filter : tensor<1x30x30x64xf16>, tensor<3x3x64xf16>)
      outs(%init : tensor<1x28x28x64xf16>) -> tensor<1x28x28x64xf16>
  return
}

// 64 B are 16 elements. 2 results and the 4 x 3 elements that they need are 14:
// of 28/2 = 14 strips, each reads 4 rows of 30. (14*4*30 + 28*28) * 4 = 9,856 B.
// 3 results would need 5 x 3 + 3 = 18. Once each: (900 + 784) * 4 = 6,736 B.
// S64: pool tosa.max_pool2d: lower 6736, achievable 9856, tile 1x1x2x1x3x3
// S64: pool tosa.avg_pool2d: lower 6736, achievable 9856, tile 1x1x2x1x3x3
// S64: pool linalg.pooling_nhwc_max: lower 6736, achievable 9856, tile 1x1x2x1x3x3
// S4096: pool tosa.max_pool2d: lower 6736, achievable 6736,
// S4096: pool tosa.avg_pool2d: lower 6736, achievable 6736,
// S4096: pool linalg.pooling_nhwc_max: lower 6736, achievable 6736,
func.func @pool(%x: tensor<1x30x30x1xf32>, %window: tensor<3x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x28x28x1xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x28x28x1xf32>)
      -> tensor<1x28x28x1xf32>
  %0 = tosa.max_pool2d %x {kernel = array<i64: 3, 3>,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x30x30x1xf32>) -> tensor<1x28x28x1xf32>
  %1 = tosa.avg_pool2d %x, %z, %z {acc_type = f32, kernel = array<i64: 3, 3>,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x30x30x1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x28x28x1xf32>
  %2 = linalg.pooling_nhwc_max
      ins(%x, %window : tensor<1x30x30x1xf32>, tensor<3x3xf32>)
      outs(%init : tensor<1x28x28x1xf32>) -> tensor<1x28x28x1xf32>
  return
}

// One running result is enough for each element to be read once.
//   reduce_sum 16*1024*4 + 16*4 = 65,600, argmax 65,536 + 1024*4 = 69,632
// S64: reduce tosa.reduce_sum: lower 65600, achievable 65600, tile 1x1
// S64: reduce tosa.argmax: lower 69632, achievable 69632, tile 1x1
func.func @reduce(%x: tensor<16x1024xf32>)
    -> (tensor<16x1xf32>, tensor<1024xi32>) {
  %0 = tosa.reduce_sum %x {axis = 1 : i32}
      : (tensor<16x1024xf32>) -> tensor<16x1xf32>
  %1 = tosa.argmax %x {axis = 0 : i32}
      : (tensor<16x1024xf32>) -> tensor<1024xi32>
  return %0, %1 : tensor<16x1xf32>, tensor<1024xi32>
}

// N = 16*1024 elements are 65,536 B. A row of 1024 and its maximum or sum take
// 4,100 B: more than 4,096, so that x moves twice and the result thrice (written,
// read, written): 5 * 65,536 = 327,680. With 48,000 B once each: 131,072.
// S64: softmax linalg.softmax: lower 131072, achievable 327680, tile none
// S4096: softmax linalg.softmax: lower 131072, achievable 327680, tile none
// S48000: softmax linalg.softmax: lower 131072, achievable 131072, tile none
func.func @softmax(%x: tensor<16x1024xf32>, %y: tensor<16x1024xf32>) {
  %0 = linalg.softmax dimension(1) ins(%x : tensor<16x1024xf32>)
      outs(%y : tensor<16x1024xf32>) -> tensor<16x1024xf32>
  return
}

// Blocks of 32: 128 B and what is found of one, 132 B. Without room for that the
// input is read again: 2048*4 + (2048*4 + 2048 + 64) = 18,496, else 10,304.
// S64: block tosa.cast_to_block_scaled: lower 10304, achievable 18496, tile none
// S4096: block tosa.cast_to_block_scaled: lower 10304, achievable 10304, tile none
func.func @block(%x: tensor<32x64xf32>)
    -> (tensor<32x64xf8E5M2>, tensor<32x2xf8E8M0FNU>) {
  %0:2 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32}
      : (tensor<32x64xf32>) -> (tensor<32x64xf8E5M2>, tensor<32x2xf8E8M0FNU>)
  return %0#0, %0#1 : tensor<32x64xf8E5M2>, tensor<32x2xf8E8M0FNU>
}
