// RUN: roofline-opt %s --roofline="target=a100 fusion report=json output=-" -o /dev/null \
// RUN:   | python3 %S/Inputs/print_fusion.py | FileCheck %s
// RUN: roofline-test-opt %s --test-roofline-fusion=target=a100 -o /dev/null
//
// Values that several ops of a kernel read or overwrite. The second command does
// each fusion and counts what is left.

#id = affine_map<(n, c, h, w) -> (n, c, h, w)>

// A residual adds the result of a convolution to what it reads, so that output channels
// are taken as those of the input; the convolution has both all the same. An image per
// tile: x 2 * 12,800, weights 32 * 32 * 9 * 4 = 36,864, the result 2 * 12,800, and tiles
// of relu(x) 12,800, the padded one 32 * 12 * 12 * 4 = 18,432, and the product 12,800 B.
// Together 132,096 B.
// CHECK-LABEL: function residual
// CHECK: kernel relu, pad, conv, add: tile-and-fuse, bytes 132096
func.func @residual(%x: tensor<2x32x10x10xf32>, %f: tensor<32x32x3x3xf32>) -> tensor<2x32x10x10xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x10x10xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x32x10x10xf32>) outs(%e : tensor<2x32x10x10xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %a, %z : f32
    linalg.yield %s : f32
  } -> tensor<2x32x10x10xf32> loc("relu")
  %1 = tensor.pad %0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %z : f32
  } : tensor<2x32x10x10xf32> to tensor<2x32x12x12xf32> loc("pad")
  %2 = linalg.fill ins(%z : f32) outs(%e : tensor<2x32x10x10xf32>) -> tensor<2x32x10x10xf32>
  %3 = linalg.conv_2d_nchw_fchw ins(%1, %f : tensor<2x32x12x12xf32>, tensor<32x32x3x3xf32>)
      outs(%2 : tensor<2x32x10x10xf32>) -> tensor<2x32x10x10xf32> loc("conv")
  %4 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%3, %0 : tensor<2x32x10x10xf32>, tensor<2x32x10x10xf32>) outs(%e : tensor<2x32x10x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x32x10x10xf32> loc("add")
  return %4 : tensor<2x32x10x10xf32>
}

// A convolution of 1 x 1 reads all channels of x, the sum those of its tile, which are among
// them: x comes once. x 25,600, weights 4,096, the sum 25,600, and a tile of one row in the
// native 8 channels that the product leaves: 10 * 8 * 4 = 320 B. Together 55,616 B.
// CHECK-LABEL: function twice
// CHECK: conv -> add: tile-and-fuse, bytes 132096 -> 55616,
func.func @twice(%x: tensor<2x32x10x10xf32>, %f: tensor<32x32x1x1xf32>) -> tensor<2x32x10x10xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x10x10xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<2x32x10x10xf32>) -> tensor<2x32x10x10xf32>
  %1 = linalg.conv_2d_nchw_fchw ins(%x, %f : tensor<2x32x10x10xf32>, tensor<32x32x1x1xf32>)
      outs(%0 : tensor<2x32x10x10xf32>) -> tensor<2x32x10x10xf32> loc("conv")
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%1, %x : tensor<2x32x10x10xf32>, tensor<2x32x10x10xf32>) outs(%e : tensor<2x32x10x10xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x32x10x10xf32> loc("add")
  return %2 : tensor<2x32x10x10xf32>
}

// A stride of 2 reads 55 of 56 rows and columns: upstream makes these. x and its tile
// 2 * 193,600 and 193,600 B (16 * 55 * 55 * 4), weights 2,048, the result 200,704. A pad
// to 58 rows would be cropped alike.
// CHECK-LABEL: function cropped
// CHECK: relu -> conv: tile-and-fuse, bytes 1105920 -> 783552
func.func @cropped(%x: tensor<2x16x56x56xf32>, %f: tensor<32x16x1x1xf32>) -> tensor<2x32x28x28xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x56x56xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x16x56x56xf32>) outs(%e : tensor<2x16x56x56xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %a, %z : f32
    linalg.yield %s : f32
  } -> tensor<2x16x56x56xf32> loc("relu")
  %ef = tensor.empty() : tensor<2x32x28x28xf32>
  %1 = linalg.fill ins(%z : f32) outs(%ef : tensor<2x32x28x28xf32>) -> tensor<2x32x28x28xf32>
  %2 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%0, %f : tensor<2x16x56x56xf32>, tensor<32x16x1x1xf32>)
      outs(%1 : tensor<2x32x28x28xf32>) -> tensor<2x32x28x28xf32> loc("conv")
  return %2 : tensor<2x32x28x28xf32>
}

// What is also needed whole isn't made twice.
// CHECK-LABEL: function needed
// CHECK: relu -> conv: refused: more of the result of 'linalg.generic' is needed than 'linalg.conv_2d_nchw_fchw' reads
func.func @needed(%x: tensor<2x16x56x56xf32>, %f: tensor<32x16x1x1xf32>) -> (tensor<2x32x28x28xf32>, tensor<2x16x56x56xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x16x56x56xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x16x56x56xf32>) outs(%e : tensor<2x16x56x56xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %a, %z : f32
    linalg.yield %s : f32
  } -> tensor<2x16x56x56xf32> loc("relu")
  %ef = tensor.empty() : tensor<2x32x28x28xf32>
  %1 = linalg.fill ins(%z : f32) outs(%ef : tensor<2x32x28x28xf32>) -> tensor<2x32x28x28xf32>
  %2 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%0, %f : tensor<2x16x56x56xf32>, tensor<32x16x1x1xf32>)
      outs(%1 : tensor<2x32x28x28xf32>) -> tensor<2x32x28x28xf32> loc("conv")
  return %2, %0 : tensor<2x32x28x28xf32>, tensor<2x16x56x56xf32>
}

#map = affine_map<(i, j) -> (i, j)>

// Both ops write the storage of %y: it is written once, and read once. Each matrix has
// 1,048,576 B: two factors, %y twice, the bias.
// CHECK-LABEL: function one_storage
// CHECK: matmul -> bias: tile-and-fuse, bytes 7340032 -> 5242880
func.func @one_storage(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %c: tensor<512x512xf32>,
                       %y: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%y : tensor<512x512xf32>) -> tensor<512x512xf32> loc("matmul")
  %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %c : tensor<512x512xf32>, tensor<512x512xf32>) outs(%y : tensor<512x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("bias")
  return %1 : tensor<512x512xf32>
}

// The same ops with storage of their own, priced after those above: one matrix more.
// CHECK-LABEL: function two_storages
// CHECK: matmul -> bias: tile-and-fuse, bytes 7340032 -> 6291456
func.func @two_storages(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %c: tensor<512x512xf32>,
                        %y: tensor<512x512xf32>, %z: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%y : tensor<512x512xf32>) -> tensor<512x512xf32> loc("matmul")
  %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %c : tensor<512x512xf32>, tensor<512x512xf32>) outs(%z : tensor<512x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("bias")
  return %1 : tensor<512x512xf32>
}

// The negation overwrites the product that the sum reads: a copy is needed.
// CHECK-LABEL: function copied
// CHECK-DAG: matmul -> negate: refused: 'linalg.generic' overwrites what others read too
// CHECK-DAG: negate -> sum: refused: 'linalg.generic' overwrites what others read too
func.func @copied(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>, %y: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %z = arith.constant 0.0 : f32
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%y : tensor<512x512xf32>) -> tensor<512x512xf32> loc("matmul")
  %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]}
      outs(%0 : tensor<512x512xf32>) {
  ^bb0(%o: f32):
    %s = arith.negf %o : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("negate")
  %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%0, %1 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%y : tensor<512x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("sum")
  return %2 : tensor<512x512xf32>
}

#mn = affine_map<(m, n) -> (m, n)>

// The product is handed out, and neg is read on two ways: upstream makes a tile of the
// product for the result, which the first reader of neg gets, and another one for the other,
// so that product and neg are computed twice. x and w 2 * 32,768, the results 2 * 1,048,576,
// and tiles of 256 x 4 * 4 = 4,096 B of the product, of exp and two of neg: 2,179,072 B.
// 2 * (2 * 512 * 512 * 16 + 512 * 512) + 512 * 512 = 17,563,648 operations.
// CHECK-LABEL: function handed_out
// CHECK: kernel product, neg, exp, mul: tile-and-fuse, bytes 2179072, flops 17563648
func.func @handed_out(%x: tensor<512x16xf32>, %w: tensor<16x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<512x16xf32>, tensor<16x512xf32>) outs(%0 : tensor<512x512xf32>) -> tensor<512x512xf32> loc("product")
  %2 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%1 : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.negf %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("neg")
  %3 = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%2 : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = math.exp %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("exp")
  %4 = linalg.generic {indexing_maps = [#mn, #mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%2, %3 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32> loc("mul")
  return %1, %4 : tensor<512x512xf32>, tensor<512x512xf32>
}

// Slices at places that are not known may overlap: no tiles are priced.
// CHECK-LABEL: function unknown_slices
// CHECK-NEXT: {{.*}}: elementwise
func.func @unknown_slices(%x: tensor<16x8xf32>, %i: index, %j: index) -> tensor<8x8xf32> {
  %l = tensor.extract_slice %x[%i, 0] [8, 8] [1, 1] : tensor<16x8xf32> to tensor<8x8xf32>
  %r = tensor.extract_slice %x[%j, 0] [8, 8] [1, 1] : tensor<16x8xf32> to tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%l : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %f = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.add ins(%0, %r : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
