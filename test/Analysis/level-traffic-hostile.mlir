// RUN: sed 's/CAPACITY/1/' %S/Inputs/two-levels.mlir > %t.1.mlir
// RUN: sed 's/CAPACITY/4096/' %S/Inputs/two-levels.mlir > %t.4096.mlir
// RUN: roofline-opt %s --roofline="target=%t.1.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefixes=CHECK,TINY
// RUN: roofline-opt %s --roofline="target=%t.4096.mlir report=json output=-" -o /dev/null | python3 %S/Inputs/print_outermost.py | FileCheck %s --check-prefixes=CHECK,SMALL

// Unusual but valid ops on the way to an achievable traffic.

// CHECK: dynamic tosa.conv2d: {{.*}} achievable unknown
// CHECK: dynamic tosa.depthwise_conv2d: {{.*}} achievable unknown
// CHECK: dynamic tosa.transpose_conv2d: {{.*}} achievable unknown
// CHECK: dynamic tosa.transpose_conv2d: {{.*}} achievable unknown
// CHECK: dynamic tosa.max_pool2d: {{.*}} achievable unknown
func.func @dynamic(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x?x?xf32>,
                   %bias: tensor<?xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %x, %w, %bias, %z, %z {acc_type = f32,
      pad = array<i64: 9223372036854775807, 9223372036854775807,
                       9223372036854775807, 9223372036854775807>,
      stride = array<i64: 9223372036854775807, 1>,
      dilation = array<i64: 9223372036854775807, 1>}
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %1 = tosa.depthwise_conv2d %x, %w, %bias, %z, %z {acc_type = f32,
      pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>}
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %2 = tosa.transpose_conv2d %x, %w, %bias, %z, %z {acc_type = f32,
      out_pad = array<i64: -9223372036854775808, 0, 9223372036854775807, 0>,
      stride = array<i64: 1, 1>}
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %3 = tosa.transpose_conv2d %x, %w, %bias, %z, %z {acc_type = f32,
      out_pad = array<i64: 9223372036854775807, 0, 9223372036854775807, 0>,
      stride = array<i64: 9223372036854775807, 1>}
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?xf32>,
         tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %4 = tosa.max_pool2d %x {
      kernel = array<i64: 9223372036854775807, 9223372036854775807>,
      pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 9223372036854775807, 1>}
      : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return
}

// 2^62 in each dim.
// CHECK: huge tosa.matmul: {{.*}} achievable unknown
// CHECK: huge tosa.reduce_sum: {{.*}} achievable unknown
// CHECK: huge tosa.conv2d: {{.*}} achievable unknown
// CHECK: huge tosa.fft2d: lower 13194139533312, achievable unknown
func.func @huge(%a: tensor<1x4611686018427387904x8xf32>,
                %b: tensor<1x8x4611686018427387904xf32>, %z: tensor<1xf32>,
                %r: tensor<4611686018427387904x4611686018427387904xf32>,
                %x: tensor<1x4611686018427387904x8x3xf32>,
                %w: tensor<2x1x1x3xf32>, %bias: tensor<2xf32>,
                %f: tensor<1x1048576x1048576xf32>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4611686018427387904x8xf32>,
      tensor<1x8x4611686018427387904xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4611686018427387904x4611686018427387904xf32>
  %1 = tosa.reduce_sum %r {axis = 0 : i32}
      : (tensor<4611686018427387904x4611686018427387904xf32>)
      -> tensor<1x4611686018427387904xf32>
  %2 = tosa.conv2d %x, %w, %bias, %z, %z {acc_type = f32,
      pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 9223372036854775807, 9223372036854775807>}
      : (tensor<1x4611686018427387904x8x3xf32>, tensor<2x1x1x3xf32>,
         tensor<2xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4611686018427387906x8x2xf32>
  // 3 * 2^40 elements and 2^80 terms.
  %3:2 = tosa.fft2d %f, %f {inverse = false}
      : (tensor<1x1048576x1048576xf32>, tensor<1x1048576x1048576xf32>)
      -> (tensor<1x1048576x1048576xf32>, tensor<1x1048576x1048576xf32>)
  return
}

// One value as two operands and as both zero points: 2*8*8*4 + 4 + 2*8*8*4 = 1,028.
// TINY: same tosa.matmul: lower 1028, achievable unknown
// SMALL: same tosa.matmul: lower 1028, achievable 1028, tile 2x8x8x8
// The shapes of A don't match.
// CHECK: same tosa.matmul: lower 516,
func.func @same(%a: tensor<2x8x8xf32>, %b: tensor<2x4x8xf32>,
                %z: tensor<1xf32>) {
  %0 = tosa.matmul %a, %a, %z, %z : (tensor<2x8x8xf32>, tensor<2x8x8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x8xf32>
  %1 = tosa.matmul %b, %b, %z, %z : (tensor<2x4x8xf32>, tensor<2x4x8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?xf32>
  return
}

// CHECK: linalg_ops linalg.softmax: {{.*}} achievable unknown
// CHECK: linalg_ops linalg.softmax: lower 1024*vscale, achievable unknown
// CHECK-NOT: linalg_ops
func.func @linalg_ops(%a: tensor<0x8xf32>,
                      %b: tensor<4611686018427387904x4611686018427387904xf32>,
                      %v: tensor<4x8xvector<[4]xf32>>,
                      %x: tensor<0x10x10x32xf32>,
                      %y: tensor<6x6x2x2x0x32xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<0x8xf32>)
      outs(%a : tensor<0x8xf32>) -> tensor<0x8xf32>
  %1 = linalg.softmax dimension(1)
      ins(%b : tensor<4611686018427387904x4611686018427387904xf32>)
      outs(%b : tensor<4611686018427387904x4611686018427387904xf32>)
      -> tensor<4611686018427387904x4611686018427387904xf32>
  %2 = linalg.softmax dimension(1) ins(%v : tensor<4x8xvector<[4]xf32>>)
      outs(%v : tensor<4x8xvector<[4]xf32>>) -> tensor<4x8xvector<[4]xf32>>
  %3 = linalg.winograd_input_transform fmr(F_4_3)
      ins(%x : tensor<0x10x10x32xf32>) outs(%y : tensor<6x6x2x2x0x32xf32>)
      -> tensor<6x6x2x2x0x32xf32>
  return
}

// Rows that nobody knows.
// CHECK: rows tosa.gather: {{.*}} achievable unknown
// CHECK: rows tosa.cast_to_block_scaled: {{.*}} achievable unknown
// CHECK: rows tosa.cast_from_block_scaled: {{.*}} achievable unknown
func.func @rows(%v: tensor<?x?x?xf32>, %i: tensor<?x?xi32>,
                %a: tensor<?x?xf32>) {
  %0 = tosa.gather %v, %i
      : (tensor<?x?x?xf32>, tensor<?x?xi32>) -> tensor<?x?x?xf32>
  %1:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32}
      : (tensor<?x?xf32>) -> (tensor<?x?xf8E5M2>, tensor<?x?xf8E8M0FNU>)
  %2 = tosa.cast_from_block_scaled %1#0, %1#1 {block_size = BLOCK_SIZE_32}
      : (tensor<?x?xf8E5M2>, tensor<?x?xf8E8M0FNU>) -> tensor<?x?xbf16>
  return
}
