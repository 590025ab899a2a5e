// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir report=json output=%t.roofline.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=xla report=json output=%t.xla.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=pytorch report=json output=%t.pytorch.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=fvcore report=json output=%t.fvcore.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=tvm report=json output=%t.tvm.json"
// RUN: roofline-opt %S/models/resnet18.mlir -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=fvcore report=json output=%t.resnet18.json"
// RUN: roofline-gen resnet34 | roofline-opt -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=fvcore report=json output=%t.resnet34.json"
// RUN: roofline-opt %S/models/resnet50.mlir -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir convention=fvcore report=json output=%t.resnet50.json"
// RUN: python3 %S/Inputs/check_peer_counts.py %S/Inputs/peer-counts.csv %t 272
//
// The programs behind the facts in Inputs/peer-counts.csv: counts that other
// tools' own tests state. The csv says which figure of which function is the
// fact, or by which rule it differs, or why it isn't about MLIR.

// 2*10*5*30 = 3000; 200 + 600 B in, 1200 B out.
func.func @dot(%a0: tensor<10x5xf32>, %a1: tensor<5x30xf32>) -> (tensor<10x30xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10x30xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<10x30xf32>) -> tensor<10x30xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<10x5xf32>, tensor<5x30xf32>)
      outs(%v2 : tensor<10x30xf32>) -> tensor<10x30xf32>
  return %v3 : tensor<10x30xf32>
}

func.func @dot_operands(%x: memref<10x5xf32, 1>, %y: memref<5x30xf32, 2>, %o: memref<10x30xf32>) {
  linalg.matmul ins(%x, %y : memref<10x5xf32, 1>, memref<5x30xf32, 2>)
      outs(%o : memref<10x30xf32>)
  return
}

// 2*10*30*25 = 15000; 1000 + 3000 + 1200 B.
func.func @dot_two_reductions(%a0: tensor<10x5x5xf32>, %a1: tensor<5x5x30xf32>) -> (tensor<10x30xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10x30xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<10x30xf32>) -> tensor<10x30xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k, l)>, affine_map<(m, n, k, l) -> (k, l, n)>, affine_map<(m, n, k, l) -> (m, n)>]
      ins(%a0, %a1 : tensor<10x5x5xf32>, tensor<5x5x30xf32>) outs(%v2 : tensor<10x30xf32>) -> tensor<10x30xf32>
  return %v3 : tensor<10x30xf32>
}

func.func @dot_two_reductions_operands(%x: memref<10x5x5xf32, 1>, %y: memref<5x5x30xf32, 2>, %o: memref<10x30xf32>) {
  linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k, l)>, affine_map<(m, n, k, l) -> (k, l, n)>, affine_map<(m, n, k, l) -> (m, n)>]
      ins(%x, %y : memref<10x5x5xf32, 1>, memref<5x5x30xf32, 2>) outs(%o : memref<10x30xf32>)
  return
}

// 2*5*10*30*5 = 15000; 1000 + 3000 + 6000 B.
func.func @dot_batch(%a0: tensor<10x5x5xf32>, %a1: tensor<5x5x30xf32>) -> (tensor<5x10x30xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x10x30xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x10x30xf32>) -> tensor<5x10x30xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, k, b)>, affine_map<(b, m, n, k) -> (k, b, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a0, %a1 : tensor<10x5x5xf32>, tensor<5x5x30xf32>) outs(%v2 : tensor<5x10x30xf32>) -> tensor<5x10x30xf32>
  return %v3 : tensor<5x10x30xf32>
}

// A multiplication and an addition to zero per output: 2*7500;
// 200 + 600 + 30000 B.
func.func @dot_outer(%a0: tensor<10x5xf32>, %a1: tensor<5x30xf32>) -> (tensor<10x5x5x30xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10x5x5x30xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<10x5x5x30xf32>) -> tensor<10x5x5x30xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %a1 : tensor<10x5xf32>, tensor<5x30xf32>) outs(%v2 : tensor<10x5x5x30xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<10x5x5x30xf32>
  return %v3 : tensor<10x5x5x30xf32>
}

// 10 additions, 10 exponentials; 40 + 40 B.
func.func @map_exp(%a0: tensor<10xf32>) -> (tensor<10xf32>) {
  %half = arith.constant 0.5 : f32
  %v1 = tensor.empty() : tensor<10xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a0 : tensor<10xf32>) outs(%v1 : tensor<10xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %x0, %half : f32
      %e = math.exp %s : f32
      linalg.yield %e : f32
  } -> tensor<10xf32>
  return %v2 : tensor<10xf32>
}

// 2*8*18*9 = 2592; 800 + 36 + 576 B.
func.func @conv_valid(%a0: tensor<1x1x10x20xf32>, %a1: tensor<1x1x3x3xf32>) -> (tensor<1x1x8x18xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1x8x18xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x1x8x18xf32>) -> tensor<1x1x8x18xf32>
  %v3 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<1x1x10x20xf32>, tensor<1x1x3x3xf32>)
      outs(%v2 : tensor<1x1x8x18xf32>) -> tensor<1x1x8x18xf32>
  return %v3 : tensor<1x1x8x18xf32>
}

func.func @conv_valid_operands(%x: memref<1x1x10x20xf32, 1>, %y: memref<1x1x3x3xf32, 2>, %o: memref<1x1x8x18xf32>) {
  linalg.conv_2d_nchw_fchw ins(%x, %y : memref<1x1x10x20xf32, 1>, memref<1x1x3x3xf32, 2>)
      outs(%o : memref<1x1x8x18xf32>)
  return
}

// Executed 2*9*9 = 162; per dim 2+3+2 = 7 of 9 taps: 2*49 = 98.
// Fused: 36 + 36 + 36 B.
func.func @conv_same(%a0: tensor<1x1x3x3xf32>, %a1: tensor<1x1x3x3xf32>) -> (tensor<1x1x3x3xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x1x3x3xf32> to tensor<1x1x5x5xf32>
  %v2 = tensor.empty() : tensor<1x1x3x3xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  %v4 = linalg.conv_2d_nchw_fchw ins(%v1, %a1 : tensor<1x1x5x5xf32>, tensor<1x1x3x3xf32>)
      outs(%v3 : tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  return %v4 : tensor<1x1x3x3xf32>
}

// The zeros between the elements are executed: the input is
// (524288-1)*524288 + 1 long, with 524288 outputs of 524288 taps:
// 2*524288^2 = 549755813888.
func.func @conv_extreme(%a0: tensor<1x1x524288xf32>, %a1: tensor<1x1x524288xf32>) -> (tensor<1x1x524288xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1x274877382657xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x1x274877382657xf32>) -> tensor<1x1x274877382657xf32>
  %v3 = tensor.insert_slice %a0 into %v2[0, 0, 0] [1, 1, 524288] [1, 1, 524288]
      : tensor<1x1x524288xf32> into tensor<1x1x274877382657xf32>
  %v4 = tensor.empty() : tensor<1x1x524288xf32>
  %v5 = linalg.fill ins(%z_f32 : f32) outs(%v4 : tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  %v6 = linalg.conv_1d_ncw_fcw {strides = dense<524287> : tensor<1xi64>} ins(%v3, %a1 : tensor<1x1x274877382657xf32>, tensor<1x1x524288xf32>)
      outs(%v5 : tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  return %v6 : tensor<1x1x524288xf32>
}

// One tap of each of the 524288 outputs is on the one element: 2*524288.
func.func @conv_extreme2(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x524288xf32>) -> (tensor<1x1x524288xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 524287] high[0, 0, 524287] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x1x1xf32> to tensor<1x1x1048575xf32>
  %v2 = tensor.empty() : tensor<1x1x524288xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  %v4 = linalg.conv_1d_ncw_fcw ins(%v1, %a1 : tensor<1x1x1048575xf32>, tensor<1x1x524288xf32>)
      outs(%v3 : tensor<1x1x524288xf32>) -> tensor<1x1x524288xf32>
  return %v4 : tensor<1x1x524288xf32>
}

// 2*120*8*18*9 = 311040; 96000 + 4320 + 69120 B.
func.func @conv_depthwise(%a0: tensor<1x120x10x20xf32>, %a1: tensor<120x3x3xf32>) -> (tensor<1x120x8x18xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x120x8x18xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x120x8x18xf32>) -> tensor<1x120x8x18xf32>
  %v3 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<1x120x10x20xf32>, tensor<120x3x3xf32>)
      outs(%v2 : tensor<1x120x8x18xf32>) -> tensor<1x120x8x18xf32>
  return %v3 : tensor<1x120x8x18xf32>
}

func.func @conv_depthwise_operands(%x: memref<1x120x10x20xf32, 1>, %y: memref<120x3x3xf32, 2>, %o: memref<1x120x8x18xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%x, %y : memref<1x120x10x20xf32, 1>, memref<120x3x3xf32, 2>)
      outs(%o : memref<1x120x8x18xf32>)
  return
}

// 200 additions; 800 + 40 B.
func.func @reduce(%a0: tensor<10x20xf32>) -> (tensor<10xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<10xf32>) -> tensor<10xf32>
  %v3 = linalg.reduce { arith.addf } ins(%a0 : tensor<10x20xf32>) outs(%v2 : tensor<10xf32>)
      dimensions = [1]
  return %v3 : tensor<10xf32>
}

// 8 outputs of 20: 160 additions. Rows 8 and 9 are in no window:
// 8*20*4 = 640 B in, 32 B out.
func.func @reduce_window(%a0: tensor<1x10x20x1xf32>) -> (tensor<1x2x4x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x5xf32>
  %v2 = tensor.empty() : tensor<1x2x4x1xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
  %v4 = linalg.pooling_nhwc_sum {strides = dense<[4, 5]> : tensor<2xi64>} ins(%a0, %v1 : tensor<1x10x20x1xf32>, tensor<4x5xf32>)
      outs(%v3 : tensor<1x2x4x1xf32>) -> tensor<1x2x4x1xf32>
  return %v4 : tensor<1x2x4x1xf32>
}

// 12 outputs of 20: 240 additions; 256 B in, 48 B out.
func.func @reduce_window_overlap(%a0: tensor<1x8x8x1xf32>) -> (tensor<1x3x4x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x5xf32>
  %v2 = tensor.empty() : tensor<1x3x4x1xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x3x4x1xf32>) -> tensor<1x3x4x1xf32>
  %v4 = linalg.pooling_nhwc_sum {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a0, %v1 : tensor<1x8x8x1xf32>, tensor<4x5xf32>)
      outs(%v3 : tensor<1x3x4x1xf32>) -> tensor<1x3x4x1xf32>
  return %v4 : tensor<1x3x4x1xf32>
}

// 2*3*1024*1024*4 = 25165824 B in and out.
func.func @reduce_window_broadcast(%a0: tensor<2x3x1024x1024xf32>) -> (tensor<2x3x1024x1024xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x2047xf32>
  %v2 = tensor.pad %a0 low[0, 0, 0, 1023] high[0, 0, 0, 1023] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<2x3x1024x1024xf32> to tensor<2x3x1024x3070xf32> loc("pad")
  %v3 = tensor.empty() : tensor<2x3x1024x1024xf32>
  %v4 = linalg.fill ins(%z_f32 : f32) outs(%v3 : tensor<2x3x1024x1024xf32>) -> tensor<2x3x1024x1024xf32>
  %v5 = linalg.pooling_nchw_max ins(%v2, %v1 : tensor<2x3x1024x3070xf32>, tensor<1x2047xf32>)
      outs(%v4 : tensor<2x3x1024x1024xf32>) -> tensor<2x3x1024x1024xf32> loc("pool")
  return %v5 : tensor<2x3x1024x1024xf32>
}

// 8 outputs of 20, twice: 320.
func.func @reduce_window_variadic(%a0: tensor<10x20xf32>, %a1: tensor<10x20xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x5xf32>
  %v2 = tensor.empty() : tensor<2x4xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %v4:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l) -> (i * 4 + k, j * 5 + l)>, affine_map<(i, j, k, l) -> (i * 4 + k, j * 5 + l)>, affine_map<(i, j, k, l) -> (k, l)>, affine_map<(i, j, k, l) -> (i, j)>, affine_map<(i, j, k, l) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a0, %a1, %v1 : tensor<10x20xf32>, tensor<10x20xf32>, tensor<4x5xf32>) outs(%v3, %v3 : tensor<2x4xf32>, tensor<2x4xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32, %y1: f32):
      %s = arith.minimumf %x0, %y0 : f32
      %t = arith.minimumf %x1, %y1 : f32
      linalg.yield %s, %t : f32, f32
  } -> (tensor<2x4xf32>, tensor<2x4xf32>)
  return %v4#0, %v4#1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// 70*4 B out.
func.func @fill(%a0: f32) -> (tensor<10x7xf32>) {
  %v1 = tensor.empty() : tensor<10x7xf32>
  %v2 = linalg.fill ins(%a0 : f32) outs(%v1 : tensor<10x7xf32>) -> tensor<10x7xf32>
  return %v2 : tensor<10x7xf32>
}

// 2*10*5*20 + 200 + 3*200 = 2800; 200 exponentials.
func.func @fully_connected(%a0: tensor<10x5xf32>, %a1: tensor<5x20xf32>, %a2: tensor<20xf32>) -> (tensor<10x20xf32>) {
  %one = arith.constant 1.0 : f32
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10x20xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<10x20xf32>) -> tensor<10x20xf32>
  %v3 = tensor.empty() : tensor<10x20xf32>
  %v4 = linalg.matmul ins(%a0, %a1 : tensor<10x5xf32>, tensor<5x20xf32>)
      outs(%v2 : tensor<10x20xf32>) -> tensor<10x20xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v4, %a2 : tensor<10x20xf32>, tensor<20xf32>) outs(%v3 : tensor<10x20xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<10x20xf32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<10x20xf32>) outs(%v3 : tensor<10x20xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %n = arith.negf %x0 : f32
      %x = math.exp %n : f32
      %s = arith.addf %x, %one : f32
      %q = arith.divf %one, %s : f32
      linalg.yield %q : f32
  } -> tensor<10x20xf32>
  return %v6 : tensor<10x20xf32>
}

// 2*64*64*64 = 524288.
func.func @conv_1x1(%a0: tensor<64x64x1x1xf32>, %a1: tensor<64x64x1x1xf32>) -> (tensor<64x64x1x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<64x64x1x1xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<64x64x1x1xf32>) -> tensor<64x64x1x1xf32>
  %v3 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<64x64x1x1xf32>, tensor<64x64x1x1xf32>)
      outs(%v2 : tensor<64x64x1x1xf32>) -> tensor<64x64x1x1xf32>
  return %v3 : tensor<64x64x1x1xf32>
}

// add, max, min, mul, sub: 5*4 = 20; 4 exponentials; 3*16 + 16 B.
// The machine of the test: 16 flop/s, 4 transcendentals/s, 64 B/s: 20/16 s.
func.func @fusion(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>, %a2: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%v1 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32):
      %sum = arith.addf %x0, %x1 : f32
      %low = arith.maximumf %x1, %sum : f32
      %clamp = arith.minimumf %low, %sum : f32
      %e = math.exp %clamp : f32
      %p = arith.mulf %e, %x2 : f32
      %d = arith.subf %p, %clamp : f32
      linalg.yield %d : f32
  } -> tensor<2x2xf32>
  return %v2 : tensor<2x2xf32>
}

// As @fusion with 5 outputs: 3*16 + 5*16 B.
func.func @fusion_tuple(%a0: tensor<2x2xf32>, %a1: tensor<2x2xf32>, %a2: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2:5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%v1, %v1, %v1, %v1, %v1 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32, %y1: f32, %y2: f32, %y3: f32, %y4: f32):
      %sum = arith.addf %x0, %x1 : f32
      %low = arith.maximumf %x1, %sum : f32
      %clamp = arith.minimumf %low, %sum : f32
      %e = math.exp %clamp : f32
      %p = arith.mulf %e, %x2 : f32
      %d = arith.subf %p, %clamp : f32
      linalg.yield %d, %d, %p, %x0, %x1 : f32, f32, f32, f32, f32
  } -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  return %v2#0, %v2#1, %v2#2, %v2#3, %v2#4 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// 120 additions; 480 + 12 + 480 B.
func.func @broadcast_add(%a0: tensor<2x3x4x5xf32>, %a1: tensor<3xf32>) -> (tensor<2x3x4x5xf32>) {
  %v1 = tensor.empty() : tensor<2x3x4x5xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %a1 : tensor<2x3x4x5xf32>, tensor<3xf32>) outs(%v1 : tensor<2x3x4x5xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<2x3x4x5xf32>
  return %v2 : tensor<2x3x4x5xf32>
}

func.func @broadcast_add_operands(%x: memref<2x3x4x5xf32, 1>, %y: memref<3xf32, 2>,
    %o: memref<2x3x4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %y : memref<2x3x4x5xf32, 1>, memref<3xf32, 2>) outs(%o : memref<2x3x4x5xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  }
  return
}

// The scalar is in a register: 10000 B out.
func.func @broadcast_scalar(%a0: i8) -> (tensor<10000xi8>) {
  %v1 = tensor.empty() : tensor<10000xi8>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a0 : i8) outs(%v1 : tensor<10000xi8>) {
    ^bb0(%x0: i8, %y0: i8):
      %s = arith.addi %x0, %x0 : i8
      linalg.yield %s : i8
  } -> tensor<10000xi8>
  return %v2 : tensor<10000xi8>
}

// 3*4 = 12; 16 + 16 B.
func.func @add_mul_neg(%a0: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<2x2xf32>) outs(%v1 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %x0, %x0 : f32
      %p = arith.mulf %s, %x0 : f32
      %n = arith.negf %p : f32
      linalg.yield %n : f32
  } -> tensor<2x2xf32>
  return %v2 : tensor<2x2xf32>
}

// 2*4 = 8.
func.func @add_mul_exp(%a0: tensor<2x2xf32>) -> (tensor<2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0 : tensor<2x2xf32>) outs(%v1 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %x0, %x0 : f32
      %p = arith.mulf %s, %x0 : f32
      %n = math.exp %p : f32
      linalg.yield %n : f32
  } -> tensor<2x2xf32>
  return %v2 : tensor<2x2xf32>
}

// Input with zeros between its elements (3 and 5) and around it:
// 9*3+1 + 2 = 30 by 19*5+1 + 2 = 98. The taps span 15 by 23:
// 2 * 16*76 outputs * 9 taps = 21888 executed, the zeros too.
func.func @conv_base_dilated(%a0: tensor<1x1x10x20xf32>, %a1: tensor<1x1x3x3xf32>) -> (tensor<1x1x16x76xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1x30x98xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x1x30x98xf32>) -> tensor<1x1x30x98xf32>
  %v3 = tensor.insert_slice %a0 into %v2[0, 0, 1, 1] [1, 1, 10, 20] [1, 1, 3, 5]
      : tensor<1x1x10x20xf32> into tensor<1x1x30x98xf32>
  %v4 = tensor.empty() : tensor<1x1x16x76xf32>
  %v5 = linalg.fill ins(%z_f32 : f32) outs(%v4 : tensor<1x1x16x76xf32>) -> tensor<1x1x16x76xf32>
  %v6 = linalg.conv_2d_nchw_fchw {dilations = dense<[7, 11]> : tensor<2xi64>} ins(%v3, %a1 : tensor<1x1x30x98xf32>, tensor<1x1x3x3xf32>)
      outs(%v5 : tensor<1x1x16x76xf32>) -> tensor<1x1x16x76xf32>
  return %v6 : tensor<1x1x16x76xf32>
}

// A view.
func.func @slice(%a: tensor<2xf32>) -> tensor<1xf32> {
  %s = tensor.extract_slice %a[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}

// A view.
func.func @dynamic_slice(%a: tensor<2xf32>, %i: index) -> tensor<1xf32> {
  %s = tensor.extract_slice %a[%i] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}

// 4 B read, 4 B written.
func.func @update_slice(%a: tensor<2xf32>, %u: tensor<1xf32>, %i: index) -> tensor<2xf32> {
  %s = tensor.insert_slice %u into %a[%i] [1] [1] : tensor<1xf32> into tensor<2xf32>
  return %s : tensor<2xf32>
}

// 8 B of indices, at most 2 rows of 12 B, 24 B written.
func.func @gather(%a: tensor<3x3xi32>, %i: tensor<2x1xi32>) -> tensor<2x3xi32> {
  %g = tensor.gather %a[%i] gather_dims([0]) : (tensor<3x3xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  return %g : tensor<2x3xi32>
}

// With all 48 input and 16 output channels: per dim 114 of 120 taps are not
// padded: 2 * 128*16*48 * 114^2 = 2555117568, 16 times what XLA counts.
// Bytes: 3538944 + 19200 + 64 in, 1179648 out.
func.func @conv_int8(%a0: tensor<128x12x24x24x4xi8>, %a1: tensor<16x12x5x5x4xi8>, %a2: tensor<16xf32>) -> (tensor<128x16x24x24xi8>) {
  %z_f32 = arith.constant 0.0 : f32
  %z_i32 = arith.constant 0 : i32
  %z_i8 = arith.constant 0 : i8
  %v1 = tensor.pad %a0 low[0, 0, 2, 2, 0] high[0, 0, 2, 2, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_i8 : i8
  } : tensor<128x12x24x24x4xi8> to tensor<128x12x28x28x4xi8> loc("pad")
  %v2 = tensor.empty() : tensor<128x16x24x24xi32>
  %v3 = linalg.fill ins(%z_i32 : i32) outs(%v2 : tensor<128x16x24x24xi32>) -> tensor<128x16x24x24xi32>
  %v4 = tensor.empty() : tensor<128x16x24x24xi8>
  %v5 = linalg.generic {indexing_maps = [affine_map<(n, f, h, w, c, y, x, v) -> (n, c, h + y, w + x, v)>, affine_map<(n, f, h, w, c, y, x, v) -> (f, c, y, x, v)>, affine_map<(n, f, h, w, c, y, x, v) -> (n, f, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]}
      ins(%v1, %a1 : tensor<128x12x28x28x4xi8>, tensor<16x12x5x5x4xi8>) outs(%v3 : tensor<128x16x24x24xi32>) {
    ^bb0(%x0: i8, %x1: i8, %y0: i32):
      %e0 = arith.extsi %x0 : i8 to i32
      %e1 = arith.extsi %x1 : i8 to i32
      %p = arith.muli %e0, %e1 : i32
      %s = arith.addi %y0, %p : i32
      linalg.yield %s : i32
  } -> tensor<128x16x24x24xi32> loc("conv")
  %v6 = linalg.generic {indexing_maps = [affine_map<(n, f, h, w) -> (n, f, h, w)>, affine_map<(n, f, h, w) -> (f)>, affine_map<(n, f, h, w) -> (n, f, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v5, %a2 : tensor<128x16x24x24xi32>, tensor<16xf32>) outs(%v4 : tensor<128x16x24x24xi8>) {
    ^bb0(%x0: i32, %x1: f32, %y0: i8):
      %f = arith.sitofp %x0 : i32 to f32
      %s = arith.addf %f, %x1 : f32
      %r = arith.maximumf %s, %z_f32 : f32
      %i = arith.fptosi %r : f32 to i8
      linalg.yield %i : i8
  } -> tensor<128x16x24x24xi8> loc("epilogue")
  return %v6 : tensor<128x16x24x24xi8>
}

// 3*40000 B.
func.func @dot100(%a0: tensor<100x100xf32>, %a1: tensor<100x100xf32>) -> (tensor<100x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<100x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<100x100xf32>) -> tensor<100x100xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<100x100xf32>, tensor<100x100xf32>)
      outs(%v2 : tensor<100x100xf32>) -> tensor<100x100xf32>
  return %v3 : tensor<100x100xf32>
}

// Fused from the slice up: one element in, one out.
func.func @add_slice(%a: tensor<100000000xi8>, %iota: i8) -> tensor<1xi8> {
  %s = tensor.extract_slice %a[0] [1] [1] : tensor<100000000xi8> to tensor<1xi8>
  %e = tensor.empty() : tensor<1xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%s : tensor<1xi8>) outs(%e : tensor<1xi8>) {
    ^bb0(%x0: i8, %y0: i8):
      %n = arith.addi %x0, %iota : i8
      linalg.yield %n : i8
  } -> tensor<1xi8>
  return %r : tensor<1xi8>
}

// Two elements in, one out.
func.func @add_two_slices(%a: tensor<100xi8>) -> tensor<1xi8> {
  %s = tensor.extract_slice %a[10] [1] [1] : tensor<100xi8> to tensor<1xi8>
  %t = tensor.extract_slice %a[20] [1] [1] : tensor<100xi8> to tensor<1xi8>
  %r = arith.addi %s, %t : tensor<1xi8>
  return %r : tensor<1xi8>
}

// Argument, constant and result: 3*1000 B.
func.func @add_constant(%a: tensor<1000xi8>) -> tensor<1000xi8> {
  %c = arith.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FA000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FA000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FA000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6"> : tensor<1000xi8>
  %r = arith.addi %a, %c : tensor<1000xi8>
  return %r : tensor<1000xi8>
}

// The negation reads all 3 elements of the updated tensor.
func.func @update_negate(%a: tensor<3xi8>, %u: tensor<1xi8>, %zero: i8) -> tensor<3xi8> {
  %s = tensor.insert_slice %u into %a[1] [1] [1] : tensor<1xi8> into tensor<3xi8>
  %e = tensor.empty() : tensor<3xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%s : tensor<3xi8>) outs(%e : tensor<3xi8>) {
    ^bb0(%x0: i8, %y0: i8):
      %n = arith.subi %zero, %x0 : i8
      linalg.yield %n : i8
  } -> tensor<3xi8> loc("negate")
  return %r : tensor<3xi8>
}

// 1 B read, 1 B written.
func.func @update_root(%a: tensor<3xi8>, %u: tensor<1xi8>) -> tensor<3xi8> {
  %s = tensor.insert_slice %u into %a[1] [1] [1] : tensor<1xi8> into tensor<3xi8>
  return %s : tensor<3xi8>
}

// 1280 additions; 5120 + 128 B.
func.func @reduce_gpu(%a0: tensor<32x40xf32>) -> (tensor<32xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<32xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<32xf32>) -> tensor<32xf32>
  %v3 = linalg.reduce { arith.addf } ins(%a0 : tensor<32x40xf32>) outs(%v2 : tensor<32xf32>)
      dimensions = [1]
  return %v3 : tensor<32xf32>
}

// 2*1280; 2*(5120 + 128) B.
func.func @reduce_variadic(%a0: tensor<32x40xf32>, %a1: tensor<32x40xf32>) -> (tensor<32xf32>, tensor<32xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<32xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<32xf32>) -> tensor<32xf32>
  %v3:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a0, %a1 : tensor<32x40xf32>, tensor<32x40xf32>) outs(%v2, %v2 : tensor<32xf32>, tensor<32xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32, %y1: f32):
      %s = arith.addf %x0, %y0 : f32
      %t = arith.addf %x1, %y1 : f32
      linalg.yield %s, %t : f32, f32
  } -> (tensor<32xf32>, tensor<32xf32>)
  return %v3#0, %v3#1 : tensor<32xf32>, tensor<32xf32>
}

// 2*4*5*6 = 240.
func.func @mm(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>) -> (tensor<4x6xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x6xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<4x5xf32>, tensor<5x6xf32>)
      outs(%v2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %v3 : tensor<4x6xf32>
}

// 2*3*4*5*6 = 720.
func.func @bmm(%a0: tensor<3x4x5xf32>, %a1: tensor<3x5x6xf32>) -> (tensor<3x4x6xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<3x4x6xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<3x4x5xf32>, tensor<3x5x6xf32>)
      outs(%v2 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %v3 : tensor<3x4x6xf32>
}

func.func @addmm(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  %v1 = linalg.matmul ins(%a0, %a1 : tensor<4x5xf32>, tensor<5x6xf32>)
      outs(%a2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %v1 : tensor<4x6xf32>
}

func.func @baddbmm(%a0: tensor<3x4x5xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<3x4x6xf32>) -> (tensor<3x4x6xf32>) {
  %v1 = linalg.batch_matmul ins(%a0, %a1 : tensor<3x4x5xf32>, tensor<3x5x6xf32>)
      outs(%a2 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %v1 : tensor<3x4x6xf32>
}

// Executed 2*2*6*25*3*16 = 28800; per dim 3+4+4+4+3 = 18 of 20 taps:
// 2*2*6*3 * 18^2 = 23328.
func.func @conv2d_padded(%a0: tensor<2x3x6x6xf32>, %a1: tensor<6x3x4x4xf32>) -> (tensor<2x6x5x5xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<2x3x6x6xf32> to tensor<2x3x8x8xf32>
  %v2 = tensor.empty() : tensor<2x6x5x5xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
  %v4 = linalg.conv_2d_nchw_fchw ins(%v1, %a1 : tensor<2x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%v3 : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
  return %v4 : tensor<2x6x5x5xf32>
}

// 2*2*6*5*3*4 = 1440.
func.func @conv1d_padded(%a0: tensor<2x3x6xf32>, %a1: tensor<6x3x4xf32>) -> (tensor<2x6x5xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z_f32 : f32
  } : tensor<2x3x6xf32> to tensor<2x3x8xf32>
  %v2 = tensor.empty() : tensor<2x6x5xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
  %v4 = linalg.conv_1d_ncw_fcw ins(%v1, %a1 : tensor<2x3x8xf32>, tensor<6x3x4xf32>)
      outs(%v3 : tensor<2x6x5xf32>) -> tensor<2x6x5xf32>
  return %v4 : tensor<2x6x5xf32>
}

// 240 + 240 + 420 + 672 + 1440 = 3012.
func.func @matmuls(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<4x5xf32>, %a3: tensor<5x6xf32>, %a4: tensor<4x6xf32>, %a5: tensor<5x6xf32>, %a6: tensor<6x7xf32>, %a7: tensor<6x7xf32>, %a8: tensor<7x8xf32>, %a9: tensor<8x9xf32>, %a10: tensor<9x10xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<5x7xf32>, tensor<6x8xf32>, tensor<8x10xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x6xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<4x5xf32>, tensor<5x6xf32>)
      outs(%v2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v4 = linalg.matmul ins(%a2, %a3 : tensor<4x5xf32>, tensor<5x6xf32>)
      outs(%a4 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v5 = tensor.empty() : tensor<5x7xf32>
  %v6 = linalg.fill ins(%z_f32 : f32) outs(%v5 : tensor<5x7xf32>) -> tensor<5x7xf32>
  %v7 = linalg.matmul ins(%a5, %a6 : tensor<5x6xf32>, tensor<6x7xf32>)
      outs(%v6 : tensor<5x7xf32>) -> tensor<5x7xf32>
  %v8 = tensor.empty() : tensor<6x8xf32>
  %v9 = linalg.fill ins(%z_f32 : f32) outs(%v8 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %v10 = linalg.matmul ins(%a7, %a8 : tensor<6x7xf32>, tensor<7x8xf32>)
      outs(%v9 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %v11 = tensor.empty() : tensor<8x10xf32>
  %v12 = linalg.fill ins(%z_f32 : f32) outs(%v11 : tensor<8x10xf32>) -> tensor<8x10xf32>
  %v13 = linalg.matmul ins(%a9, %a10 : tensor<8x9xf32>, tensor<9x10xf32>)
      outs(%v12 : tensor<8x10xf32>) -> tensor<8x10xf32>
  return %v3, %v4, %v7, %v10, %v13 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<5x7xf32>, tensor<6x8xf32>, tensor<8x10xf32>
}

// Forward 240 + 2*7*4*6*7 = 2352, the same for the gradient of the input.
func.func @mm_bmm_backward(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<7x6x7xf32>, %a3: tensor<7x4x7xf32>) -> (tensor<7x4x7xf32>, tensor<4x5xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x6xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<4x5xf32>, tensor<5x6xf32>)
      outs(%v2 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v4 = tensor.empty() : tensor<7x4x6xf32>
  %v5 = linalg.broadcast ins(%v3 : tensor<4x6xf32>) outs(%v4 : tensor<7x4x6xf32>) dimensions = [0]
  %v6 = tensor.empty() : tensor<7x4x7xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<7x4x7xf32>) -> tensor<7x4x7xf32>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<7x4x6xf32>, tensor<7x6x7xf32>)
      outs(%v7 : tensor<7x4x7xf32>) -> tensor<7x4x7xf32>
  %v9 = tensor.empty() : tensor<7x4x6xf32>
  %v10 = linalg.fill ins(%z_f32 : f32) outs(%v9 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
  %v11 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a3, %a2 : tensor<7x4x7xf32>, tensor<7x6x7xf32>) outs(%v10 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
  %v13 = tensor.empty() : tensor<4x6xf32>
  %v14 = linalg.fill ins(%z_f32 : f32) outs(%v13 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %v12 = linalg.reduce { arith.addf } ins(%v11 : tensor<7x4x6xf32>) outs(%v14 : tensor<4x6xf32>) dimensions = [0]
  %v15 = tensor.empty() : tensor<4x5xf32>
  %v16 = linalg.fill ins(%z_f32 : f32) outs(%v15 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %v17 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%v12, %a1 : tensor<4x6xf32>, tensor<5x6xf32>) outs(%v16 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %v8, %v17 : tensor<7x4x7xf32>, tensor<4x5xf32>
}

// Four times 2*56*56*64*64*9 = 231211008.
func.func @resnet_layer1(%a0: tensor<1x64x56x56xf32>, %a1: tensor<64x64x3x3xf32>) -> (tensor<1x64x56x56xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v2 = tensor.empty() : tensor<1x64x56x56xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %v4 = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %a0) -> (tensor<1x64x56x56xf32>) {
    %r = linalg.conv_2d_nchw_fchw ins(%v1, %a1 : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>)
      outs(%v3 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
    scf.yield %r : tensor<1x64x56x56xf32>
  }
  return %v4 : tensor<1x64x56x56xf32>
}

// One of the four: for the filter and for the input 231211008 each. (The
// filter is flipped for the latter, which the count does not see.)
func.func @resnet_layer1_backward(%a0: tensor<1x64x56x56xf32>, %a1: tensor<64x64x3x3xf32>, %a2: tensor<1x64x56x56xf32>) -> (tensor<64x64x3x3xf32>, tensor<1x64x56x56xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
  %v2 = tensor.pad %a2 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x64x56x56xf32> to tensor<1x64x58x58xf32>
  %v3 = tensor.empty() : tensor<64x64x3x3xf32>
  %v4 = linalg.fill ins(%z_f32 : f32) outs(%v3 : tensor<64x64x3x3xf32>) -> tensor<64x64x3x3xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(f, c, y, x, n, h, w) -> (n, c, h + y, w + x)>, affine_map<(f, c, y, x, n, h, w) -> (n, f, h, w)>, affine_map<(f, c, y, x, n, h, w) -> (f, c, y, x)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%v1, %a2 : tensor<1x64x58x58xf32>, tensor<1x64x56x56xf32>) outs(%v4 : tensor<64x64x3x3xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<64x64x3x3xf32>
  %v6 = tensor.empty() : tensor<1x64x56x56xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<1x64x56x56xf32>) -> tensor<1x64x56x56xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(n, c, h, w, f, y, x) -> (n, f, h + y, w + x)>, affine_map<(n, c, h, w, f, y, x) -> (f, c, y, x)>, affine_map<(n, c, h, w, f, y, x) -> (n, c, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%v2, %a1 : tensor<1x64x58x58xf32>, tensor<64x64x3x3xf32>) outs(%v7 : tensor<1x64x56x56xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<1x64x56x56xf32>
  return %v5, %v8 : tensor<64x64x3x3xf32>, tensor<1x64x56x56xf32>
}

// 20 cosines.
func.func @cos(%a0: tensor<4x5xf32>) -> (tensor<4x5xf32>) {
  %v1 = math.cos %a0 : tensor<4x5xf32>
  return %v1 : tensor<4x5xf32>
}

// Two products of 2*32*128*128*64 = 67108864.
func.func @sdpa_128(%a0: tensor<32x128x64xf16>, %a1: tensor<32x64x128xf16>, %a2: tensor<32x128x64xf16>) -> (tensor<32x128x64xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x128x128xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x128x128xf16>) -> tensor<32x128x128xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x128x64xf16>, tensor<32x64x128xf16>)
      outs(%v2 : tensor<32x128x128xf16>) -> tensor<32x128x128xf16>
  %v4 = tensor.empty() : tensor<32x128x128xf16>
  %v5 = linalg.softmax dimension(2) ins(%v3 : tensor<32x128x128xf16>)
      outs(%v4 : tensor<32x128x128xf16>) -> tensor<32x128x128xf16>
  %v6 = tensor.empty() : tensor<32x128x64xf16>
  %v7 = linalg.fill ins(%z_f16 : f16) outs(%v6 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<32x128x128xf16>, tensor<32x128x64xf16>)
      outs(%v7 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  return %v8 : tensor<32x128x64xf16>
}

// Two products of 2*32*128*256*64 = 134217728.
func.func @sdpa_256(%a0: tensor<32x128x64xf16>, %a1: tensor<32x64x256xf16>, %a2: tensor<32x256x64xf16>) -> (tensor<32x128x64xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x128x256xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x128x64xf16>, tensor<32x64x256xf16>)
      outs(%v2 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v4 = tensor.empty() : tensor<32x128x256xf16>
  %v5 = linalg.softmax dimension(2) ins(%v3 : tensor<32x128x256xf16>)
      outs(%v4 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v6 = tensor.empty() : tensor<32x128x64xf16>
  %v7 = linalg.fill ins(%z_f16 : f16) outs(%v6 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<32x128x256xf16>, tensor<32x256x64xf16>)
      outs(%v7 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  return %v8 : tensor<32x128x64xf16>
}

// Seven products of 134217728: two forward, the scores again, four gradients.
// (The gradient of softmax, which PyTorch does not count, is left out.)
func.func @sdpa_flash_backward(%a0: tensor<32x128x64xf16>, %a1: tensor<32x64x256xf16>, %a2: tensor<32x256x64xf16>, %a3: tensor<32x128x64xf16>) -> (tensor<32x128x64xf16>, tensor<32x128x256xf16>, tensor<32x256x64xf16>, tensor<32x128x256xf16>, tensor<32x128x64xf16>, tensor<32x256x64xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x128x256xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x128x64xf16>, tensor<32x64x256xf16>)
      outs(%v2 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v4 = tensor.empty() : tensor<32x128x256xf16>
  %v5 = linalg.softmax dimension(2) ins(%v3 : tensor<32x128x256xf16>)
      outs(%v4 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v6 = tensor.empty() : tensor<32x128x64xf16>
  %v7 = linalg.fill ins(%z_f16 : f16) outs(%v6 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<32x128x256xf16>, tensor<32x256x64xf16>)
      outs(%v7 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v9 = tensor.empty() : tensor<32x128x256xf16>
  %v10 = linalg.fill ins(%z_f16 : f16) outs(%v9 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v11 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x128x64xf16>, tensor<32x64x256xf16>)
      outs(%v10 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v12 = tensor.empty() : tensor<32x256x64xf16>
  %v13 = linalg.fill ins(%z_f16 : f16) outs(%v12 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v14 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v5, %a3 : tensor<32x128x256xf16>, tensor<32x128x64xf16>) outs(%v13 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v15 = tensor.empty() : tensor<32x128x256xf16>
  %v16 = linalg.fill ins(%z_f16 : f16) outs(%v15 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v17 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a3, %a2 : tensor<32x128x64xf16>, tensor<32x256x64xf16>) outs(%v16 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v18 = tensor.empty() : tensor<32x128x64xf16>
  %v19 = linalg.fill ins(%z_f16 : f16) outs(%v18 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v20 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v17, %a1 : tensor<32x128x256xf16>, tensor<32x64x256xf16>) outs(%v19 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v21 = tensor.empty() : tensor<32x256x64xf16>
  %v22 = linalg.fill ins(%z_f16 : f16) outs(%v21 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v23 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v17, %a0 : tensor<32x128x256xf16>, tensor<32x128x64xf16>) outs(%v22 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  return %v8, %v11, %v14, %v17, %v20, %v23 : tensor<32x128x64xf16>, tensor<32x128x256xf16>, tensor<32x256x64xf16>, tensor<32x128x256xf16>, tensor<32x128x64xf16>, tensor<32x256x64xf16>
}

// Six products of 134217728.
func.func @sdpa_math_backward(%a0: tensor<32x128x64xf16>, %a1: tensor<32x64x256xf16>, %a2: tensor<32x256x64xf16>, %a3: tensor<32x128x64xf16>) -> (tensor<32x128x64xf16>, tensor<32x256x64xf16>, tensor<32x128x256xf16>, tensor<32x128x64xf16>, tensor<32x256x64xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x128x256xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x128x64xf16>, tensor<32x64x256xf16>)
      outs(%v2 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v4 = tensor.empty() : tensor<32x128x256xf16>
  %v5 = linalg.softmax dimension(2) ins(%v3 : tensor<32x128x256xf16>)
      outs(%v4 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v6 = tensor.empty() : tensor<32x128x64xf16>
  %v7 = linalg.fill ins(%z_f16 : f16) outs(%v6 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<32x128x256xf16>, tensor<32x256x64xf16>)
      outs(%v7 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v9 = tensor.empty() : tensor<32x256x64xf16>
  %v10 = linalg.fill ins(%z_f16 : f16) outs(%v9 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v11 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v5, %a3 : tensor<32x128x256xf16>, tensor<32x128x64xf16>) outs(%v10 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v12 = tensor.empty() : tensor<32x128x256xf16>
  %v13 = linalg.fill ins(%z_f16 : f16) outs(%v12 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v14 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a3, %a2 : tensor<32x128x64xf16>, tensor<32x256x64xf16>) outs(%v13 : tensor<32x128x256xf16>) -> tensor<32x128x256xf16>
  %v15 = tensor.empty() : tensor<32x128x64xf16>
  %v16 = linalg.fill ins(%z_f16 : f16) outs(%v15 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v17 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v14, %a1 : tensor<32x128x256xf16>, tensor<32x64x256xf16>) outs(%v16 : tensor<32x128x64xf16>) -> tensor<32x128x64xf16>
  %v18 = tensor.empty() : tensor<32x256x64xf16>
  %v19 = linalg.fill ins(%z_f16 : f16) outs(%v18 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  %v20 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v14, %a0 : tensor<32x128x256xf16>, tensor<32x128x64xf16>) outs(%v19 : tensor<32x256x64xf16>) -> tensor<32x256x64xf16>
  return %v8, %v11, %v14, %v17, %v20 : tensor<32x128x64xf16>, tensor<32x256x64xf16>, tensor<32x128x256xf16>, tensor<32x128x64xf16>, tensor<32x256x64xf16>
}

// Two products of 2*12*64*64*64 = 6291456.
func.func @sdpa_64(%a0: tensor<12x64x64xf32>, %a1: tensor<12x64x64xf32>, %a2: tensor<12x64x64xf32>) -> (tensor<12x64x64xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<12x64x64xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<12x64x64xf32>) -> tensor<12x64x64xf32>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<12x64x64xf32>, tensor<12x64x64xf32>)
      outs(%v2 : tensor<12x64x64xf32>) -> tensor<12x64x64xf32>
  %v4 = tensor.empty() : tensor<12x64x64xf32>
  %v5 = linalg.softmax dimension(2) ins(%v3 : tensor<12x64x64xf32>)
      outs(%v4 : tensor<12x64x64xf32>) -> tensor<12x64x64xf32>
  %v6 = tensor.empty() : tensor<12x64x64xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<12x64x64xf32>) -> tensor<12x64x64xf32>
  %v8 = linalg.batch_matmul ins(%v5, %a2 : tensor<12x64x64xf32>, tensor<12x64x64xf32>)
      outs(%v7 : tensor<12x64x64xf32>) -> tensor<12x64x64xf32>
  return %v8 : tensor<12x64x64xf32>
}

func.func @linear_5_8_4(%a0: tensor<5x8xf32>, %a1: tensor<8x4xf32>) -> (tensor<5x4xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x4xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x4xf32>) -> tensor<5x4xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<5x8xf32>, tensor<8x4xf32>)
      outs(%v2 : tensor<5x4xf32>) -> tensor<5x4xf32>
  return %v3 : tensor<5x4xf32>
}

func.func @linear_5_10_20(%a0: tensor<5x10xf32>, %a1: tensor<10x20xf32>) -> (tensor<5x20xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x20xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x20xf32>) -> tensor<5x20xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<5x10xf32>, tensor<10x20xf32>)
      outs(%v2 : tensor<5x20xf32>) -> tensor<5x20xf32>
  return %v3 : tensor<5x20xf32>
}

// 5*5*20*10 = 5000.
func.func @linear_3d(%a0: tensor<5x5x10xf32>, %a1: tensor<10x20xf32>) -> (tensor<5x5x20xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x5x20xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x5x20xf32>) -> tensor<5x5x20xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(a, b, n, k) -> (a, b, k)>, affine_map<(a, b, n, k) -> (k, n)>, affine_map<(a, b, n, k) -> (a, b, n)>]
      ins(%a0, %a1 : tensor<5x5x10xf32>, tensor<10x20xf32>) outs(%v2 : tensor<5x5x20xf32>) -> tensor<5x5x20xf32>
  return %v3 : tensor<5x5x20xf32>
}

// 5*3*225*10*9 = 303750.
func.func @fv_conv2d(%a0: tensor<5x10x15x15xf32>, %a1: tensor<3x10x3x3xf32>) -> (tensor<5x3x15x15xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<5x10x15x15xf32> to tensor<5x10x17x17xf32>
  %v2 = tensor.empty() : tensor<5x3x15x15xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<5x3x15x15xf32>) -> tensor<5x3x15x15xf32>
  %v4 = linalg.conv_2d_nchw_fchw ins(%v1, %a1 : tensor<5x10x17x17xf32>, tensor<3x10x3x3xf32>)
      outs(%v3 : tensor<5x3x15x15xf32>) -> tensor<5x3x15x15xf32>
  return %v4 : tensor<5x3x15x15xf32>
}

// 2*6*100*10*9 = 108000.
func.func @fv_conv2d_stride2(%a0: tensor<2x10x20x20xf32>, %a1: tensor<6x10x3x3xf32>) -> (tensor<2x6x10x10xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<2x10x20x20xf32> to tensor<2x10x22x22xf32>
  %v2 = tensor.empty() : tensor<2x6x10x10xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<2x6x10x10xf32>) -> tensor<2x6x10x10xf32>
  %v4 = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%v1, %a1 : tensor<2x10x22x22xf32>, tensor<6x10x3x3xf32>)
      outs(%v3 : tensor<2x6x10x10xf32>) -> tensor<2x6x10x10xf32>
  return %v4 : tensor<2x6x10x10xf32>
}

// 5*8*225*4*25 = 900000.
func.func @fv_conv2d_groups4(%a0: tensor<5x4x4x15x15xf32>, %a1: tensor<4x2x4x5x5xf32>) -> (tensor<5x4x2x15x15xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 0, 2, 2] high[0, 0, 0, 2, 2] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_f32 : f32
  } : tensor<5x4x4x15x15xf32> to tensor<5x4x4x19x19xf32>
  %v2 = tensor.empty() : tensor<5x4x2x15x15xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<5x4x2x15x15xf32>) -> tensor<5x4x2x15x15xf32>
  %v4 = linalg.conv_2d_ngchw_gfchw ins(%v1, %a1 : tensor<5x4x4x19x19xf32>, tensor<4x2x4x5x5xf32>)
      outs(%v3 : tensor<5x4x2x15x15xf32>) -> tensor<5x4x2x15x15xf32>
  return %v4 : tensor<5x4x2x15x15xf32>
}

// 5*8*225*2*9 = 162000.
func.func @fv_conv2d_groups8(%a0: tensor<5x8x2x15x15xf32>, %a1: tensor<8x1x2x3x3xf32>) -> (tensor<5x8x1x15x15xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_f32 : f32
  } : tensor<5x8x2x15x15xf32> to tensor<5x8x2x17x17xf32>
  %v2 = tensor.empty() : tensor<5x8x1x15x15xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<5x8x1x15x15xf32>) -> tensor<5x8x1x15x15xf32>
  %v4 = linalg.conv_2d_ngchw_gfchw ins(%v1, %a1 : tensor<5x8x2x17x17xf32>, tensor<8x1x2x3x3xf32>)
      outs(%v3 : tensor<5x8x1x15x15xf32>) -> tensor<5x8x1x15x15xf32>
  return %v4 : tensor<5x8x1x15x15xf32>
}

// 5*3*15*10*3 = 6750.
func.func @fv_conv1d(%a0: tensor<5x10x15xf32>, %a1: tensor<3x10x3xf32>) -> (tensor<5x3x15xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1] high[0, 0, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z_f32 : f32
  } : tensor<5x10x15xf32> to tensor<5x10x17xf32>
  %v2 = tensor.empty() : tensor<5x3x15xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<5x3x15xf32>) -> tensor<5x3x15xf32>
  %v4 = linalg.conv_1d_ncw_fcw ins(%v1, %a1 : tensor<5x10x17xf32>, tensor<3x10x3xf32>)
      outs(%v3 : tensor<5x3x15xf32>) -> tensor<5x3x15xf32>
  return %v4 : tensor<5x3x15xf32>
}

// 5*3*3375*10*27 = 13668750.
func.func @fv_conv3d(%a0: tensor<5x10x15x15x15xf32>, %a1: tensor<3x10x3x3x3xf32>) -> (tensor<5x3x15x15x15xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1, 1] high[0, 0, 1, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_f32 : f32
  } : tensor<5x10x15x15x15xf32> to tensor<5x10x17x17x17xf32>
  %v2 = tensor.empty() : tensor<5x3x15x15x15xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<5x3x15x15x15xf32>) -> tensor<5x3x15x15x15xf32>
  %v4 = linalg.conv_3d_ncdhw_fcdhw ins(%v1, %a1 : tensor<5x10x17x17x17xf32>, tensor<3x10x3x3x3xf32>)
      outs(%v3 : tensor<5x3x15x15x15xf32>) -> tensor<5x3x15x15x15xf32>
  return %v4 : tensor<5x3x15x15x15xf32>
}

// Each input position adds to 3 by 3 outputs: 5*225*10*3*9 = 303750.
func.func @fv_conv_transpose1(%a0: tensor<5x10x15x15xf32>, %a1: tensor<10x3x3x3xf32>) -> (tensor<5x3x17x17xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x3x17x17xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x3x17x17xf32>) -> tensor<5x3x17x17xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(n, f, h, w, c, y, x) -> (n, c, h, w)>, affine_map<(n, f, h, w, c, y, x) -> (c, f, y, x)>, affine_map<(n, f, h, w, c, y, x) -> (n, f, h + y, w + x)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]}
      ins(%a0, %a1 : tensor<5x10x15x15xf32>, tensor<10x3x3x3xf32>) outs(%v2 : tensor<5x3x17x17xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<5x3x17x17xf32>
  return %v3 : tensor<5x3x17x17xf32>
}

func.func @fv_conv_transpose2(%a0: tensor<5x10x15x15xf32>, %a1: tensor<10x3x3x3xf32>) -> (tensor<5x3x31x31xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x3x31x31xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x3x31x31xf32>) -> tensor<5x3x31x31xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(n, f, h, w, c, y, x) -> (n, c, h, w)>, affine_map<(n, f, h, w, c, y, x) -> (c, f, y, x)>, affine_map<(n, f, h, w, c, y, x) -> (n, f, h * 2 + y, w * 2 + x)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]}
      ins(%a0, %a1 : tensor<5x10x15x15xf32>, tensor<10x3x3x3xf32>) outs(%v2 : tensor<5x3x31x31xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<5x3x31x31xf32>
  return %v3 : tensor<5x3x31x31xf32>
}

func.func @fv_conv_transpose3(%a0: tensor<5x10x15x15xf32>, %a1: tensor<10x3x3x3xf32>) -> (tensor<5x3x45x45xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<5x3x45x45xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<5x3x45x45xf32>) -> tensor<5x3x45x45xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(n, f, h, w, c, y, x) -> (n, c, h, w)>, affine_map<(n, f, h, w, c, y, x) -> (c, f, y, x)>, affine_map<(n, f, h, w, c, y, x) -> (n, f, h * 3 + y, w * 3 + x)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction", "reduction", "reduction"]}
      ins(%a0, %a1 : tensor<5x10x15x15xf32>, tensor<10x3x3x3xf32>) outs(%v2 : tensor<5x3x45x45xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<5x3x45x45xf32>
  return %v3 : tensor<5x3x45x45xf32>
}

func.func @fv_matmul(%a0: tensor<20x10xf32>, %a1: tensor<10x100xf32>) -> (tensor<20x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<20x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<20x100xf32>) -> tensor<20x100xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<20x10xf32>, tensor<10x100xf32>)
      outs(%v2 : tensor<20x100xf32>) -> tensor<20x100xf32>
  return %v3 : tensor<20x100xf32>
}

func.func @fv_matmul_1(%a0: tensor<1x20x10xf32>, %a1: tensor<1x10x100xf32>) -> (tensor<1x20x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x20x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x20x100xf32>) -> tensor<1x20x100xf32>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<1x20x10xf32>, tensor<1x10x100xf32>)
      outs(%v2 : tensor<1x20x100xf32>) -> tensor<1x20x100xf32>
  return %v3 : tensor<1x20x100xf32>
}

// 4*20*100*10 = 80000.
func.func @fv_matmul_4d(%a0: tensor<2x2x20x10xf32>, %a1: tensor<2x2x10x100xf32>) -> (tensor<2x2x20x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<2x2x20x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x2x20x100xf32>) -> tensor<2x2x20x100xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(a, b, m, n, k) -> (a, b, m, k)>, affine_map<(a, b, m, n, k) -> (a, b, k, n)>, affine_map<(a, b, m, n, k) -> (a, b, m, n)>]
      ins(%a0, %a1 : tensor<2x2x20x10xf32>, tensor<2x2x10x100xf32>) outs(%v2 : tensor<2x2x20x100xf32>) -> tensor<2x2x20x100xf32>
  return %v3 : tensor<2x2x20x100xf32>
}

// 2*20*100*10 = 40000.
func.func @fv_matmul_broadcast(%a0: tensor<2x20x10xf32>, %a1: tensor<10x100xf32>) -> (tensor<2x20x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<2x20x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x20x100xf32>) -> tensor<2x20x100xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(a, m, n, k) -> (a, m, k)>, affine_map<(a, m, n, k) -> (k, n)>, affine_map<(a, m, n, k) -> (a, m, n)>]
      ins(%a0, %a1 : tensor<2x20x10xf32>, tensor<10x100xf32>) outs(%v2 : tensor<2x20x100xf32>) -> tensor<2x20x100xf32>
  return %v3 : tensor<2x20x100xf32>
}

func.func @fv_bmm(%a0: tensor<2x5x2xf32>, %a1: tensor<2x2x12xf32>) -> (tensor<2x5x12xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<2x5x12xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x5x12xf32>) -> tensor<2x5x12xf32>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x5x2xf32>, tensor<2x2x12xf32>)
      outs(%v2 : tensor<2x5x12xf32>) -> tensor<2x5x12xf32>
  return %v3 : tensor<2x5x12xf32>
}

// 2*12*5 = 120.
func.func @einsum_nct_ncp(%a0: tensor<1x5x2xf32>, %a1: tensor<1x5x12xf32>) -> (tensor<1x2x12xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x2x12xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x2x12xf32>) -> tensor<1x2x12xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(n, t, p, c) -> (n, c, t)>, affine_map<(n, t, p, c) -> (n, c, p)>, affine_map<(n, t, p, c) -> (n, t, p)>]
      ins(%a0, %a1 : tensor<1x5x2xf32>, tensor<1x5x12xf32>) outs(%v2 : tensor<1x2x12xf32>) -> tensor<1x2x12xf32>
  return %v3 : tensor<1x2x12xf32>
}

// 5*2*6 = 60.
func.func @einsum_ntg_ncg(%a0: tensor<1x2x6xf32>, %a1: tensor<1x5x6xf32>) -> (tensor<1x5x2xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x5x2xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x5x2xf32>) -> tensor<1x5x2xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(n, c, t, g) -> (n, t, g)>, affine_map<(n, c, t, g) -> (n, c, g)>, affine_map<(n, c, t, g) -> (n, c, t)>]
      ins(%a0, %a1 : tensor<1x2x6xf32>, tensor<1x5x6xf32>) outs(%v2 : tensor<1x5x2xf32>) -> tensor<1x5x2xf32>
  return %v3 : tensor<1x5x2xf32>
}

// 3*4*2*3 = 72; no matrix work, as the second factor has all loops.
func.func @einsum_nc_nchw(%a0: tensor<3x4xf32>, %a1: tensor<3x4x2x3xf32>) -> (tensor<2x3xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<2x3xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(h, w, n, c) -> (n, c)>, affine_map<(h, w, n, c) -> (n, c, h, w)>, affine_map<(h, w, n, c) -> (h, w)>]
      ins(%a0, %a1 : tensor<3x4xf32>, tensor<3x4x2x3xf32>) outs(%v2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %v3 : tensor<2x3xf32>
}

func.func @fv_mm(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) -> (tensor<3x5xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<3x5xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<3x5xf32>) -> tensor<3x5xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<3x4xf32>, tensor<4x5xf32>)
      outs(%v2 : tensor<3x5xf32>) -> tensor<3x5xf32>
  return %v3 : tensor<3x5xf32>
}

// A multiplication and an addition per element: 2*16.
func.func @batch_norm_eval(%a0: tensor<2x2x2x2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2x2x2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2x2x2xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%v1 : tensor<2x2x2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %p, %x2 : f32
      linalg.yield %s : f32
  } -> tensor<2x2x2x2xf32>
  return %v2 : tensor<2x2x2x2xf32>
}

// A subtraction of the mean and a multiplication per element: 2*16.
func.func @batch_norm_eval_plain(%a0: tensor<2x2x2x2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2x2x2x2xf32>) {
  %v1 = tensor.empty() : tensor<2x2x2x2xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %a1, %a2 : tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%v1 : tensor<2x2x2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32):
      %p = arith.subf %x0, %x1 : f32
      %s = arith.mulf %p, %x2 : f32
      linalg.yield %s : f32
  } -> tensor<2x2x2x2xf32>
  return %v2 : tensor<2x2x2x2xf32>
}

// Per element: sum 1, variance 3, normalise 2, scale and shift 2; per channel
// 2 divisions and an addition: 8*16 + 3*2 = 134.
func.func @batch_norm_train(%a0: tensor<2x2x2x2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2x2x2x2xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %v1 = tensor.empty() : tensor<2xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2xf32>) -> tensor<2xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>],
      iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%a0 : tensor<2x2x2x2xf32>) outs(%v2 : tensor<2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %y0, %x0 : f32
      linalg.yield %s : f32
  } -> tensor<2xf32>
  %v4 = tensor.empty() : tensor<2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%v3 : tensor<2xf32>) outs(%v4 : tensor<2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      linalg.yield %q : f32
  } -> tensor<2xf32>
  %v6 = tensor.empty() : tensor<2xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<2xf32>) -> tensor<2xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>],
      iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%a0, %v5 : tensor<2x2x2x2xf32>, tensor<2xf32>) outs(%v7 : tensor<2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %q = arith.mulf %d, %d : f32
      %s = arith.addf %y0, %q : f32
      linalg.yield %s : f32
  } -> tensor<2xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%v8 : tensor<2xf32>) outs(%v4 : tensor<2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      %s = arith.addf %q, %eps : f32
      %r = math.rsqrt %s : f32
      linalg.yield %r : f32
  } -> tensor<2xf32>
  %v10 = tensor.empty() : tensor<2x2x2x2xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %v5, %v9, %a1, %a2 : tensor<2x2x2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%v10 : tensor<2x2x2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %x2 : f32
      %q = arith.mulf %p, %x3 : f32
      %r = arith.addf %q, %x4 : f32
      linalg.yield %r : f32
  } -> tensor<2x2x2x2xf32>
  return %v11 : tensor<2x2x2x2xf32>
}

// 8*16 + 3*4 = 140.
func.func @group_norm(%a0: tensor<2x2x2x2xf32>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) -> (tensor<2x2x2x2xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a0 : tensor<2x2x2x2xf32>) outs(%v2 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %y0, %x0 : f32
      linalg.yield %s : f32
  } -> tensor<2x2xf32>
  %v4 = tensor.empty() : tensor<2x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3 : tensor<2x2xf32>) outs(%v4 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      linalg.yield %q : f32
  } -> tensor<2x2xf32>
  %v6 = tensor.empty() : tensor<2x2xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (a, b)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a0, %v5 : tensor<2x2x2x2xf32>, tensor<2x2xf32>) outs(%v7 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %q = arith.mulf %d, %d : f32
      %s = arith.addf %y0, %q : f32
      linalg.yield %s : f32
  } -> tensor<2x2xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v8 : tensor<2x2xf32>) outs(%v4 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      %s = arith.addf %q, %eps : f32
      %r = math.rsqrt %s : f32
      linalg.yield %r : f32
  } -> tensor<2x2xf32>
  %v10 = tensor.empty() : tensor<2x2x2x2xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %v5, %v9, %a1, %a2 : tensor<2x2x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) outs(%v10 : tensor<2x2x2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %x2 : f32
      %q = arith.mulf %p, %x3 : f32
      %r = arith.addf %q, %x4 : f32
      linalg.yield %r : f32
  } -> tensor<2x2x2x2xf32>
  return %v11 : tensor<2x2x2x2xf32>
}

// 6*16 + 3*4 = 108.
func.func @group_norm_plain(%a0: tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %n = arith.constant 8.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a0 : tensor<2x2x2x2xf32>) outs(%v2 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.addf %y0, %x0 : f32
      linalg.yield %s : f32
  } -> tensor<2x2xf32>
  %v4 = tensor.empty() : tensor<2x2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3 : tensor<2x2xf32>) outs(%v4 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      linalg.yield %q : f32
  } -> tensor<2x2xf32>
  %v6 = tensor.empty() : tensor<2x2xf32>
  %v7 = linalg.fill ins(%z_f32 : f32) outs(%v6 : tensor<2x2xf32>) -> tensor<2x2xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (a, b)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%a0, %v5 : tensor<2x2x2x2xf32>, tensor<2x2xf32>) outs(%v7 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %q = arith.mulf %d, %d : f32
      %s = arith.addf %y0, %q : f32
      linalg.yield %s : f32
  } -> tensor<2x2xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v8 : tensor<2x2xf32>) outs(%v4 : tensor<2x2xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %n : f32
      %s = arith.addf %q, %eps : f32
      %r = math.rsqrt %s : f32
      linalg.yield %r : f32
  } -> tensor<2x2xf32>
  %v10 = tensor.empty() : tensor<2x2x2x2xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (a, b)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %v5, %v9 : tensor<2x2x2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%v10 : tensor<2x2x2x2xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %y0: f32):
      %d = arith.subf %x0, %x1 : f32
      %p = arith.mulf %d, %x2 : f32
      linalg.yield %p : f32
  } -> tensor<2x2x2x2xf32>
  return %v11 : tensor<2x2x2x2xf32>
}

// The four neighbours gathered beforehand: 4 multiplications and 3 additions
// per output, 7*64.
func.func @upsample_bilinear(%a0: tensor<2x2x4x4xf32>, %a1: tensor<2x2x4x4xf32>, %a2: tensor<2x2x4x4xf32>, %a3: tensor<2x2x4x4xf32>, %a5: tensor<4x4xf32>, %a6: tensor<4x4xf32>, %a7: tensor<4x4xf32>, %a8: tensor<4x4xf32>) -> (tensor<2x2x4x4xf32>) {
  %v1 = tensor.empty() : tensor<2x2x4x4xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (c, d)>, affine_map<(a, b, c, d) -> (c, d)>, affine_map<(a, b, c, d) -> (c, d)>, affine_map<(a, b, c, d) -> (c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a0, %a1, %a2, %a3, %a5, %a6, %a7, %a8 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%v1 : tensor<2x2x4x4xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %y0: f32):
      %p0 = arith.mulf %x0, %x4 : f32
      %p1 = arith.mulf %x1, %x5 : f32
      %p2 = arith.mulf %x2, %x6 : f32
      %p3 = arith.mulf %x3, %x7 : f32
      %s0 = arith.addf %p0, %p1 : f32
      %s1 = arith.addf %s0, %p2 : f32
      %s2 = arith.addf %s1, %p3 : f32
      linalg.yield %s2 : f32
  } -> tensor<2x2x4x4xf32>
  return %v2 : tensor<2x2x4x4xf32>
}

// 4*5*100 additions (the division by 100 is another op).
func.func @adaptive_avg_pool(%a0: tensor<4x5x10x10xf32>) -> (tensor<4x5x1x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<10x10xf32>
  %v2 = tensor.empty() : tensor<4x5x1x1xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<4x5x1x1xf32>) -> tensor<4x5x1x1xf32>
  %v4 = linalg.pooling_nchw_sum ins(%a0, %v1 : tensor<4x5x10x10xf32>, tensor<10x10xf32>)
      outs(%v3 : tensor<4x5x1x1xf32>) -> tensor<4x5x1x1xf32>
  return %v4 : tensor<4x5x1x1xf32>
}

// Convolution 4*5*100*2 = 4000 and layers 4*3*5 + 4*1*3 = 72 multiply-
// accumulates, pooling 2000 additions.
func.func @three_net(%a0: tensor<4x2x10x10xf32>, %a1: tensor<5x2x1x1xf32>, %a2: tensor<5x3xf32>, %a3: tensor<3x1xf32>) -> (tensor<4x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x5x10x10xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4x5x10x10xf32>) -> tensor<4x5x10x10xf32>
  %v3 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<4x2x10x10xf32>, tensor<5x2x1x1xf32>)
      outs(%v2 : tensor<4x5x10x10xf32>) -> tensor<4x5x10x10xf32>
  %v4 = tensor.empty() : tensor<10x10xf32>
  %v5 = tensor.empty() : tensor<4x5x1x1xf32>
  %v6 = linalg.fill ins(%z_f32 : f32) outs(%v5 : tensor<4x5x1x1xf32>) -> tensor<4x5x1x1xf32>
  %v7 = linalg.pooling_nchw_sum ins(%v3, %v4 : tensor<4x5x10x10xf32>, tensor<10x10xf32>)
      outs(%v6 : tensor<4x5x1x1xf32>) -> tensor<4x5x1x1xf32> loc("pool")
  %v8 = tensor.collapse_shape %v7 [[0], [1, 2, 3]] : tensor<4x5x1x1xf32> into tensor<4x5xf32>
  %v9 = tensor.empty() : tensor<4x3xf32>
  %v10 = linalg.fill ins(%z_f32 : f32) outs(%v9 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %v11 = linalg.matmul ins(%v8, %a2 : tensor<4x5xf32>, tensor<5x3xf32>)
      outs(%v10 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %v12 = tensor.empty() : tensor<4x1xf32>
  %v13 = linalg.fill ins(%z_f32 : f32) outs(%v12 : tensor<4x1xf32>) -> tensor<4x1xf32>
  %v14 = linalg.matmul ins(%v11, %a3 : tensor<4x3xf32>, tensor<3x1xf32>)
      outs(%v13 : tensor<4x1xf32>) -> tensor<4x1xf32>
  return %v14 : tensor<4x1xf32>
}

// 2*128*128*64*3 = 6291456.
func.func @tvm_conv1d(%a0: tensor<1x256x64xf32>, %a1: tensor<3x64x128xf32>) -> (tensor<1x128x128xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 1, 0] high[0, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x256x64xf32> to tensor<1x258x64xf32>
  %v2 = tensor.empty() : tensor<1x128x128xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x128x128xf32>) -> tensor<1x128x128xf32>
  %v4 = linalg.conv_1d_nwc_wcf {strides = dense<2> : tensor<1xi64>} ins(%v1, %a1 : tensor<1x258x64xf32>, tensor<3x64x128xf32>)
      outs(%v3 : tensor<1x128x128xf32>) -> tensor<1x128x128xf32>
  return %v4 : tensor<1x128x128xf32>
}

// 2*112^2*64*3*49 = 236027904.
func.func @tvm_conv2d(%a0: tensor<1x224x224x3xf32>, %a1: tensor<7x7x3x64xf32>) -> (tensor<1x112x112x64xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x224x224x3xf32> to tensor<1x230x230x3xf32>
  %v2 = tensor.empty() : tensor<1x112x112x64xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  %v4 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%v1, %a1 : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%v3 : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  return %v4 : tensor<1x112x112x64xf32>
}

// 2*8*112^2*64*3*343 = 13217562624.
func.func @tvm_conv3d(%a0: tensor<1x16x224x224x3xf32>, %a1: tensor<7x7x7x3x64xf32>) -> (tensor<1x8x112x112x64xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 3, 3, 3, 0] high[0, 3, 3, 3, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x16x224x224x3xf32> to tensor<1x22x230x230x3xf32>
  %v2 = tensor.empty() : tensor<1x8x112x112x64xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x8x112x112x64xf32>) -> tensor<1x8x112x112x64xf32>
  %v4 = linalg.conv_3d_ndhwc_dhwcf {strides = dense<2> : tensor<3xi64>} ins(%v1, %a1 : tensor<1x22x230x230x3xf32>, tensor<7x7x7x3x64xf32>)
      outs(%v3 : tensor<1x8x112x112x64xf32>) -> tensor<1x8x112x112x64xf32>
  return %v4 : tensor<1x8x112x112x64xf32>
}

// 2 * 8*8*16*32 outputs * 3*3*32*4 = 75497472.
func.func @tvm_capsule(%a0: tensor<1x16x16x4x4x32xf32>, %a1: tensor<3x3x4x4x32x32xf32>) -> (tensor<1x8x8x4x4x32xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 1, 1, 0, 0, 0] high[0, 1, 1, 0, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index, %i5: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x16x16x4x4x32xf32> to tensor<1x18x18x4x4x32xf32>
  %v2 = tensor.empty() : tensor<1x8x8x4x4x32xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x8x8x4x4x32xf32>) -> tensor<1x8x8x4x4x32xf32>
  %v4 = linalg.generic {indexing_maps = [affine_map<(n, h, w, i, j, f, y, x, k, c) -> (n, h * 2 + y, w * 2 + x, i, k, c)>, affine_map<(n, h, w, i, j, f, y, x, k, c) -> (y, x, k, j, c, f)>, affine_map<(n, h, w, i, j, f, y, x, k, c) -> (n, h, w, i, j, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]}
      ins(%v1, %a1 : tensor<1x18x18x4x4x32xf32>, tensor<3x3x4x4x32x32xf32>) outs(%v3 : tensor<1x8x8x4x4x32xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %p = arith.mulf %x0, %x1 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<1x8x8x4x4x32xf32>
  return %v4 : tensor<1x8x8x4x4x32xf32>
}

// 2*112^2*32*9 = 7225344.
func.func @tvm_depthwise(%a0: tensor<1x112x112x32xf32>, %a1: tensor<3x3x32xf32>) -> (tensor<1x112x112x32xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x112x112x32xf32> to tensor<1x114x114x32xf32>
  %v2 = tensor.empty() : tensor<1x112x112x32xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  %v4 = linalg.depthwise_conv_2d_nhwc_hwc ins(%v1, %a1 : tensor<1x114x114x32xf32>, tensor<3x3x32xf32>)
      outs(%v3 : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  return %v4 : tensor<1x112x112x32xf32>
}

// 2*109^2*64*3*49 = 223552896.
func.func @tvm_conv2d_dilated(%a0: tensor<1x224x224x3xf32>, %a1: tensor<7x7x3x64xf32>) -> (tensor<1x109x109x64xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x224x224x3xf32> to tensor<1x230x230x3xf32>
  %v2 = tensor.empty() : tensor<1x109x109x64xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x109x109x64xf32>) -> tensor<1x109x109x64xf32>
  %v4 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v1, %a1 : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%v3 : tensor<1x109x109x64xf32>) -> tensor<1x109x109x64xf32>
  return %v4 : tensor<1x109x109x64xf32>
}

func.func @tvm_batch_matmul(%a0: tensor<1x128x128xf32>, %a1: tensor<1x128x128xf32>) -> (tensor<1x128x128xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x128x128xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x128x128xf32>) -> tensor<1x128x128xf32>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<1x128x128xf32>, tensor<1x128x128xf32>)
      outs(%v2 : tensor<1x128x128xf32>) -> tensor<1x128x128xf32>
  return %v3 : tensor<1x128x128xf32>
}

// 2*28^2*128*16*9 = 28901376.
func.func @tvm_grouped(%a0: tensor<1x56x56x4x16xf32>, %a1: tensor<4x32x3x3x16xf32>) -> (tensor<1x28x28x4x32xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 1, 1, 0, 0] high[0, 1, 1, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index, %i4: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x56x56x4x16xf32> to tensor<1x58x58x4x16xf32>
  %v2 = tensor.empty() : tensor<1x28x28x4x32xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x28x28x4x32xf32>) -> tensor<1x28x28x4x32xf32>
  %v4 = linalg.conv_2d_nhwgc_gfhwc {strides = dense<2> : tensor<2xi64>} ins(%v1, %a1 : tensor<1x58x58x4x16xf32>, tensor<4x32x3x3x16xf32>)
      outs(%v3 : tensor<1x28x28x4x32xf32>) -> tensor<1x28x28x4x32xf32>
  return %v4 : tensor<1x28x28x4x32xf32>
}

// Zeros between the elements and around them: 4*2-1 + 2*2 = 11.
// 2*8*8*256*512*16 = 268435456.
func.func @tvm_conv_transpose(%a0: tensor<1x4x4x512xf32>, %a1: tensor<4x4x512x256xf32>) -> (tensor<1x8x8x256xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x11x11x512xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x11x11x512xf32>) -> tensor<1x11x11x512xf32>
  %v3 = tensor.insert_slice %a0 into %v2[0, 2, 2, 0] [1, 4, 4, 512] [1, 2, 2, 1]
      : tensor<1x4x4x512xf32> into tensor<1x11x11x512xf32>
  %v4 = tensor.empty() : tensor<1x8x8x256xf32>
  %v5 = linalg.fill ins(%z_f32 : f32) outs(%v4 : tensor<1x8x8x256xf32>) -> tensor<1x8x8x256xf32>
  %v6 = linalg.conv_2d_nhwc_hwcf ins(%v3, %a1 : tensor<1x11x11x512xf32>, tensor<4x4x512x256xf32>)
      outs(%v5 : tensor<1x8x8x256xf32>) -> tensor<1x8x8x256xf32>
  return %v6 : tensor<1x8x8x256xf32>
}

// 236027904 and 4 per output: + 4*112^2*64.
func.func @tvm_conv_bias_bn_relu(%a0: tensor<1x224x224x3xf32>, %a1: tensor<7x7x3x64xf32>, %a2: tensor<64xf32>, %a3: tensor<64xf32>, %a4: tensor<64xf32>) -> (tensor<1x112x112x64xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 3, 3, 0] high[0, 3, 3, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x224x224x3xf32> to tensor<1x230x230x3xf32>
  %v2 = tensor.empty() : tensor<1x112x112x64xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  %v4 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%v1, %a1 : tensor<1x230x230x3xf32>, tensor<7x7x3x64xf32>)
      outs(%v3 : tensor<1x112x112x64xf32>) -> tensor<1x112x112x64xf32>
  %v5 = tensor.empty() : tensor<1x112x112x64xf32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (d)>, affine_map<(a, b, c, d) -> (d)>, affine_map<(a, b, c, d) -> (d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v4, %a2, %a3, %a4 : tensor<1x112x112x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%v5 : tensor<1x112x112x64xf32>) {
    ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      %p = arith.mulf %s, %x2 : f32
      %t = arith.addf %p, %x3 : f32
      %r = arith.maximumf %t, %z_f32 : f32
      linalg.yield %r : f32
  } -> tensor<1x112x112x64xf32>
  return %v6 : tensor<1x112x112x64xf32>
}

// 2*12*128*128*64 = 25165824.
func.func @tvm_transpose_batch_matmul(%a0: tensor<128x12x64xf32>, %a1: tensor<128x12x64xf32>) -> (tensor<12x128x128xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<12x128x128xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
  %v3 = linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (n, b, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a0, %a1 : tensor<128x12x64xf32>, tensor<128x12x64xf32>) outs(%v2 : tensor<12x128x128xf32>) -> tensor<12x128x128xf32>
  return %v3 : tensor<12x128x128xf32>
}

// A multiplication and an addition per element: 2*65536; one root.
func.func @tvm_norm(%a0: tensor<1x256x256xf32>) -> (tensor<1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1xf32>) -> tensor<1xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a)>],
      iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a0 : tensor<1x256x256xf32>) outs(%v2 : tensor<1xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %p = arith.mulf %x0, %x0 : f32
      %s = arith.addf %y0, %p : f32
      linalg.yield %s : f32
  } -> tensor<1xf32>
  %v4 = math.sqrt %v3 : tensor<1xf32>
  return %v4 : tensor<1xf32>
}

// 4*65536, and 65536 exponentials.
func.func @tvm_softmax(%a0: tensor<256x256xf32>) -> (tensor<256x256xf32>) {
  %v1 = tensor.empty() : tensor<256x256xf32>
  %v2 = linalg.softmax dimension(1) ins(%a0 : tensor<256x256xf32>)
      outs(%v1 : tensor<256x256xf32>) -> tensor<256x256xf32>
  return %v2 : tensor<256x256xf32>
}

// The larger branch 16 times.
func.func @tvm_branch(%x: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%acc = %x) -> (f32) {
    %next = scf.if %c -> f32 {
      %s = arith.addf %acc, %x : f32
      scf.yield %s : f32
    } else {
      scf.yield %acc : f32
    }
    scf.yield %next : f32
  }
  return %r : f32
}

// The trips of the inner loop change: 8 + 9 + ... + 15 = 92.
func.func @tvm_triangular(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%outer = %x) -> (f32) {
    %n = arith.addi %i, %c8 : index
    %next = scf.for %j = %c0 to %n step %c1 iter_args(%acc = %outer) -> (f32) {
      %s = arith.mulf %acc, %x : f32
      scf.yield %s : f32
    }
    scf.yield %next : f32
  }
  return %r : f32
}

func.func private @tvm_given_callee(f32) attributes {
  roofline.work = #roofline.work<given, vector(f32) = 32>}
func.func @tvm_given(%x: f32) {
  func.call @tvm_given_callee(%x) : (f32) -> ()
  return
}

func.func @tpp_1(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x1xf32>, tensor<1x1xf32>)
      outs(%v2 : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %v3 : tensor<1x1xf32>
}

// 2 + 1 + 1.
func.func @tpp_1_relu(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1xf32>) -> (tensor<1x1xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x1xf32>, tensor<1x1xf32>)
      outs(%v2 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %v4 = tensor.empty() : tensor<1x1xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3, %a2 : tensor<1x1xf32>, tensor<1xf32>) outs(%v4 : tensor<1x1xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<1x1xf32>
  %v6 = tensor.empty() : tensor<1x1xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<1x1xf32>) outs(%v6 : tensor<1x1xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<1x1xf32>
  return %v7 : tensor<1x1xf32>
}

// 2*8*4*16 = 1024.
func.func @tpp_8(%a0: tensor<8x4xf32>, %a1: tensor<4x16xf32>) -> (tensor<8x16xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<8x16xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x16xf32>)
      outs(%v2 : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %v3 : tensor<8x16xf32>
}

// 1024 + 2*8*16 = 1280.
func.func @tpp_8_relu(%a0: tensor<8x4xf32>, %a1: tensor<4x16xf32>, %a2: tensor<16xf32>) -> (tensor<8x16xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<8x16xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x16xf32>)
      outs(%v2 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v4 = tensor.empty() : tensor<8x16xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3, %a2 : tensor<8x16xf32>, tensor<16xf32>) outs(%v4 : tensor<8x16xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %v6 = tensor.empty() : tensor<8x16xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<8x16xf32>) outs(%v6 : tensor<8x16xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  return %v7 : tensor<8x16xf32>
}

func.func @tpp_128(%a0: tensor<128x1024xf32>, %a1: tensor<1024x4096xf32>) -> (tensor<128x4096xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<128x4096xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<128x4096xf32>) -> tensor<128x4096xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<128x1024xf32>, tensor<1024x4096xf32>)
      outs(%v2 : tensor<128x4096xf32>) -> tensor<128x4096xf32>
  return %v3 : tensor<128x4096xf32>
}

// 2*128*1024*4096 + 2*128*4096 = 1074790400.
func.func @tpp_128_relu(%a0: tensor<128x1024xf32>, %a1: tensor<1024x4096xf32>, %a2: tensor<4096xf32>) -> (tensor<128x4096xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<128x4096xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<128x4096xf32>) -> tensor<128x4096xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<128x1024xf32>, tensor<1024x4096xf32>)
      outs(%v2 : tensor<128x4096xf32>) -> tensor<128x4096xf32>
  %v4 = tensor.empty() : tensor<128x4096xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3, %a2 : tensor<128x4096xf32>, tensor<4096xf32>) outs(%v4 : tensor<128x4096xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<128x4096xf32>
  %v6 = tensor.empty() : tensor<128x4096xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<128x4096xf32>) outs(%v6 : tensor<128x4096xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<128x4096xf32>
  return %v7 : tensor<128x4096xf32>
}

// 512 + 2*64 + 2048 + 2*128 = 2944.
func.func @tpp_mlp_8(%a0: tensor<8x4xf32>, %a1: tensor<4x8xf32>, %a2: tensor<8xf32>, %a3: tensor<8x16xf32>, %a4: tensor<16xf32>) -> (tensor<8x16xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<8x8xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<8x4xf32>, tensor<4x8xf32>)
      outs(%v2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %v4 = tensor.empty() : tensor<8x8xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3, %a2 : tensor<8x8xf32>, tensor<8xf32>) outs(%v4 : tensor<8x8xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %v6 = tensor.empty() : tensor<8x8xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<8x8xf32>) outs(%v6 : tensor<8x8xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %v8 = tensor.empty() : tensor<8x16xf32>
  %v9 = linalg.fill ins(%z_f32 : f32) outs(%v8 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v10 = linalg.matmul ins(%v7, %a3 : tensor<8x8xf32>, tensor<8x16xf32>)
      outs(%v9 : tensor<8x16xf32>) -> tensor<8x16xf32>
  %v11 = tensor.empty() : tensor<8x16xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v10, %a4 : tensor<8x16xf32>, tensor<16xf32>) outs(%v11 : tensor<8x16xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %v13 = tensor.empty() : tensor<8x16xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v12 : tensor<8x16xf32>) outs(%v13 : tensor<8x16xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<8x16xf32>
  return %v14 : tensor<8x16xf32>
}

func.func @tpp_mlp_128(%a0: tensor<128x1024xf32>, %a1: tensor<1024x1024xf32>, %a2: tensor<1024xf32>, %a3: tensor<1024x1024xf32>, %a4: tensor<1024xf32>) -> (tensor<128x1024xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<128x1024xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<128x1024xf32>, tensor<1024x1024xf32>)
      outs(%v2 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
  %v4 = tensor.empty() : tensor<128x1024xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v3, %a2 : tensor<128x1024xf32>, tensor<1024xf32>) outs(%v4 : tensor<128x1024xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<128x1024xf32>
  %v6 = tensor.empty() : tensor<128x1024xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v5 : tensor<128x1024xf32>) outs(%v6 : tensor<128x1024xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<128x1024xf32>
  %v8 = tensor.empty() : tensor<128x1024xf32>
  %v9 = linalg.fill ins(%z_f32 : f32) outs(%v8 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
  %v10 = linalg.matmul ins(%v7, %a3 : tensor<128x1024xf32>, tensor<1024x1024xf32>)
      outs(%v9 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
  %v11 = tensor.empty() : tensor<128x1024xf32>
  %v12 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v10, %a4 : tensor<128x1024xf32>, tensor<1024xf32>) outs(%v11 : tensor<128x1024xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<128x1024xf32>
  %v13 = tensor.empty() : tensor<128x1024xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%v12 : tensor<128x1024xf32>) outs(%v13 : tensor<128x1024xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %s = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %s : f32
  } -> tensor<128x1024xf32>
  return %v14 : tensor<128x1024xf32>
}

// 512 multiplications, 512 additions; 32 + 128 + 64 elements read, 64 written.
func.func @air_matmul(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> (tensor<4x16xf32>) {
  %v1 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>)
      outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %v1 : tensor<4x16xf32>
}

// 2*3*7*5 = 210; 4*(21 + 35 + 15) B.
func.func @jax_dot(%a0: tensor<3x7xi32>, %a1: tensor<7x5xi32>) -> (tensor<3x5xi32>) {
  %z_i32 = arith.constant 0 : i32
  %v1 = tensor.empty() : tensor<3x5xi32>
  %v2 = linalg.fill ins(%z_i32 : i32) outs(%v1 : tensor<3x5xi32>) -> tensor<3x5xi32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<3x7xi32>, tensor<7x5xi32>)
      outs(%v2 : tensor<3x5xi32>) -> tensor<3x5xi32>
  return %v3 : tensor<3x5xi32>
}

// 24; 96 + 96 B.
func.func @jax_unary(%a0: tensor<3x8xf32>) -> (tensor<3x8xf32>) {
  %v1 = math.absf %a0 : tensor<3x8xf32>
  return %v1 : tensor<3x8xf32>
}

// 24; 3*96 B.
func.func @jax_binary(%a0: tensor<3x8xi32>, %a1: tensor<3x8xi32>) -> (tensor<3x8xi32>) {
  %v1 = arith.addi %a0, %a1 : tensor<3x8xi32>
  return %v1 : tensor<3x8xi32>
}

// 24; 96 + 96 + 24 B.
func.func @jax_compare(%a0: tensor<3x8xi32>, %a1: tensor<3x8xi32>) -> (tensor<3x8xi1>) {
  %v1 = arith.cmpi slt, %a0, %a1 : tensor<3x8xi32>
  return %v1 : tensor<3x8xi1>
}

// 24.
func.func @jax_broadcast_add(%a0: tensor<3x8xf32>, %a1: tensor<1x1xf32>) -> (tensor<3x8xf32>) {
  %v1 = tensor.empty() : tensor<3x8xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, 0)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<3x8xf32>, tensor<1x1xf32>) outs(%v1 : tensor<3x8xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<3x8xf32>
  return %v2 : tensor<3x8xf32>
}

// 44 additions; 176 + 4 B.
func.func @jax_reduce_all(%a0: tensor<11x4xf32>) -> (tensor<f32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<f32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<f32>) -> tensor<f32>
  %v3 = linalg.reduce { arith.addf } ins(%a0 : tensor<11x4xf32>) outs(%v2 : tensor<f32>)
      dimensions = [0, 1]
  return %v3 : tensor<f32>
}

// 176 + 16 B.
func.func @jax_reduce_0(%a0: tensor<11x4xf32>) -> (tensor<4xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v3 = linalg.reduce { arith.addf } ins(%a0 : tensor<11x4xf32>) outs(%v2 : tensor<4xf32>)
      dimensions = [0]
  return %v3 : tensor<4xf32>
}

// 176 + 44 B.
func.func @jax_reduce_1(%a0: tensor<11x4xf32>) -> (tensor<11xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<11xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<11xf32>) -> tensor<11xf32>
  %v3 = linalg.reduce { arith.addf } ins(%a0 : tensor<11x4xf32>) outs(%v2 : tensor<11xf32>)
      dimensions = [1]
  return %v3 : tensor<11xf32>
}

// As @conv_same in integers: 162 executed, 98 not padded.
func.func @jax_conv_same(%a0: tensor<1x1x3x3xi32>, %a1: tensor<1x1x3x3xi32>) -> (tensor<1x1x3x3xi32>) {
  %z_i32 = arith.constant 0 : i32
  %v1 = tensor.pad %a0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_i32 : i32
  } : tensor<1x1x3x3xi32> to tensor<1x1x5x5xi32>
  %v2 = tensor.empty() : tensor<1x1x3x3xi32>
  %v3 = linalg.fill ins(%z_i32 : i32) outs(%v2 : tensor<1x1x3x3xi32>) -> tensor<1x1x3x3xi32>
  %v4 = linalg.conv_2d_nchw_fchw ins(%v1, %a1 : tensor<1x1x5x5xi32>, tensor<1x1x3x3xi32>)
      outs(%v3 : tensor<1x1x3x3xi32>) -> tensor<1x1x3x3xi32>
  return %v4 : tensor<1x1x3x3xi32>
}

func.func @jax_conv_valid(%a0: tensor<1x1x10x20xi32>, %a1: tensor<1x1x3x3xi32>) -> (tensor<1x1x8x18xi32>) {
  %z_i32 = arith.constant 0 : i32
  %v1 = tensor.empty() : tensor<1x1x8x18xi32>
  %v2 = linalg.fill ins(%z_i32 : i32) outs(%v1 : tensor<1x1x8x18xi32>) -> tensor<1x1x8x18xi32>
  %v3 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<1x1x10x20xi32>, tensor<1x1x3x3xi32>)
      outs(%v2 : tensor<1x1x8x18xi32>) -> tensor<1x1x8x18xi32>
  return %v3 : tensor<1x1x8x18xi32>
}

func.func @jax_conv_groups(%a0: tensor<1x120x10x20xi32>, %a1: tensor<120x3x3xi32>) -> (tensor<1x120x8x18xi32>) {
  %z_i32 = arith.constant 0 : i32
  %v1 = tensor.empty() : tensor<1x120x8x18xi32>
  %v2 = linalg.fill ins(%z_i32 : i32) outs(%v1 : tensor<1x120x8x18xi32>) -> tensor<1x120x8x18xi32>
  %v3 = linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : tensor<1x120x10x20xi32>, tensor<120x3x3xi32>)
      outs(%v2 : tensor<1x120x8x18xi32>) -> tensor<1x120x8x18xi32>
  return %v3 : tensor<1x120x8x18xi32>
}

// 2*120*8*18*9 = 311040.
func.func @jax_conv_batch_groups(%a0: tensor<120x1x10x20xi32>, %a1: tensor<120x1x3x3xi32>) -> (tensor<1x120x8x18xi32>) {
  %z_i32 = arith.constant 0 : i32
  %v1 = tensor.empty() : tensor<1x120x8x18xi32>
  %v2 = linalg.fill ins(%z_i32 : i32) outs(%v1 : tensor<1x120x8x18xi32>) -> tensor<1x120x8x18xi32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(n, g, h, w, y, x) -> (g, n, h + y, w + x)>, affine_map<(n, g, h, w, y, x) -> (g, n, y, x)>, affine_map<(n, g, h, w, y, x) -> (n, g, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%a0, %a1 : tensor<120x1x10x20xi32>, tensor<120x1x3x3xi32>) outs(%v2 : tensor<1x120x8x18xi32>) {
    ^bb0(%x0: i32, %x1: i32, %y0: i32):
      %p = arith.muli %x0, %x1 : i32
      %s = arith.addi %y0, %p : i32
      linalg.yield %s : i32
  } -> tensor<1x120x8x18xi32>
  return %v3 : tensor<1x120x8x18xi32>
}

// Two comparisons and two selections per element: 4*32; 5*128 B.
func.func @jax_select_n(%a0: tensor<4x8xi32>, %a1: tensor<4x8xi32>, %a2: tensor<4x8xi32>, %a3: tensor<4x8xi32>) -> (tensor<4x8xi32>) {
  %one = arith.constant 1 : i32
  %v1 = tensor.empty() : tensor<4x8xi32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1, %a2, %a3 : tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) outs(%v1 : tensor<4x8xi32>) {
    ^bb0(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %y0: i32):
      %g = arith.cmpi sgt, %x0, %one : i32
      %e = arith.cmpi eq, %x0, %one : i32
      %s = arith.select %e, %x2, %x1 : i32
      %t = arith.select %g, %x3, %s : i32
      linalg.yield %t : i32
  } -> tensor<4x8xi32>
  return %v2 : tensor<4x8xi32>
}

// What one device computes: 2*8*4*8 + 2*8*8*4 = 1024; bytes 128 + 128.
func.func @jax_two_matmuls(%a0: tensor<8x4xi8>, %a1: tensor<4x8xi8>, %a2: tensor<8x4xi8>) -> (tensor<8x4xi8>) {
  %z_i8 = arith.constant 0 : i8
  %v1 = tensor.empty() : tensor<8x8xi8>
  %v2 = linalg.fill ins(%z_i8 : i8) outs(%v1 : tensor<8x8xi8>) -> tensor<8x8xi8>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<8x4xi8>, tensor<4x8xi8>)
      outs(%v2 : tensor<8x8xi8>) -> tensor<8x8xi8>
  %v4 = tensor.empty() : tensor<8x4xi8>
  %v5 = linalg.fill ins(%z_i8 : i8) outs(%v4 : tensor<8x4xi8>) -> tensor<8x4xi8>
  %v6 = linalg.matmul ins(%v3, %a2 : tensor<8x8xi8>, tensor<8x4xi8>)
      outs(%v5 : tensor<8x4xi8>) -> tensor<8x4xi8>
  return %v6 : tensor<8x4xi8>
}

// 2*4*2*8 = 128; 32 + 64 + 128 B.
func.func @jax_matmul_4_2_8(%a0: tensor<4x2xf32>, %a1: tensor<2x8xf32>) -> (tensor<4x8xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<4x8xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<4x2xf32>, tensor<2x8xf32>)
      outs(%v2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %v3 : tensor<4x8xf32>
}

// 2*8*8*8 = 1024; 3*64 B.
func.func @jax_matmul_8(%a0: tensor<8x8xi8>, %a1: tensor<8x8xi8>) -> (tensor<8x8xi8>) {
  %z_i8 = arith.constant 0 : i8
  %v1 = tensor.empty() : tensor<8x8xi8>
  %v2 = linalg.fill ins(%z_i8 : i8) outs(%v1 : tensor<8x8xi8>) -> tensor<8x8xi8>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<8x8xi8>, tensor<8x8xi8>)
      outs(%v2 : tensor<8x8xi8>) -> tensor<8x8xi8>
  return %v3 : tensor<8x8xi8>
}

// Two products of 1024 flops and 3*128 B.
func.func @jax_gradient(%a0: tensor<8x8xbf16>, %a1: tensor<8x8xbf16>, %a2: tensor<8x8xbf16>) -> (tensor<8x8xbf16>, tensor<8x8xbf16>) {
  %z_bf16 = arith.constant 0.0 : bf16
  %v1 = tensor.empty() : tensor<8x8xbf16>
  %v2 = linalg.fill ins(%z_bf16 : bf16) outs(%v1 : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %v3 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a2, %a1 : tensor<8x8xbf16>, tensor<8x8xbf16>) outs(%v2 : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %v4 = tensor.empty() : tensor<8x8xbf16>
  %v5 = linalg.fill ins(%z_bf16 : bf16) outs(%v4 : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %v6 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a0, %a2 : tensor<8x8xbf16>, tensor<8x8xbf16>) outs(%v5 : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  return %v3, %v6 : tensor<8x8xbf16>, tensor<8x8xbf16>
}

// 2*16*361*256*48*25 = 3548774400.
func.func @tf_conv_same(%a0: tensor<16x19x19x48xf32>, %a1: tensor<5x5x48x256xf32>) -> (tensor<16x19x19x256xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<16x19x19x48xf32> to tensor<16x23x23x48xf32>
  %v2 = tensor.empty() : tensor<16x19x19x256xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<16x19x19x256xf32>) -> tensor<16x19x19x256xf32>
  %v4 = linalg.conv_2d_nhwc_hwcf ins(%v1, %a1 : tensor<16x23x23x48xf32>, tensor<5x5x48x256xf32>)
      outs(%v3 : tensor<16x19x19x256xf32>) -> tensor<16x19x19x256xf32>
  return %v4 : tensor<16x19x19x256xf32>
}

// 2*16*361*48*3*25 = 41587200.
func.func @tf_depthwise(%a0: tensor<16x19x19x48xf32>, %a1: tensor<5x5x48x3xf32>) -> (tensor<16x19x19x48x3xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 2, 2, 0] high[0, 2, 2, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<16x19x19x48xf32> to tensor<16x23x23x48xf32>
  %v2 = tensor.empty() : tensor<16x19x19x48x3xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<16x19x19x48x3xf32>) -> tensor<16x19x19x48x3xf32>
  %v4 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%v1, %a1 : tensor<16x23x23x48xf32>, tensor<5x5x48x3xf32>)
      outs(%v3 : tensor<16x19x19x48x3xf32>) -> tensor<16x19x19x48x3xf32>
  return %v4 : tensor<16x19x19x48x3xf32>
}

// 9 per output: 3456000. Fused: 6144000 + 1536000 B.
func.func @tf_max_pool(%a0: tensor<10x20x20x384xf32>) -> (tensor<10x10x10x384xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<3x3xf32>
  %v2 = tensor.pad %a0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<10x20x20x384xf32> to tensor<10x21x21x384xf32>
  %v3 = tensor.empty() : tensor<10x10x10x384xf32>
  %v4 = linalg.fill ins(%z_f32 : f32) outs(%v3 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  %v5 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%v2, %v1 : tensor<10x21x21x384xf32>, tensor<3x3xf32>)
      outs(%v4 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  return %v5 : tensor<10x10x10x384xf32>
}

// 1 per output: 384000; a quarter is read: 1536000 + 1536000 B.
func.func @tf_max_pool_1(%a0: tensor<10x20x20x384xf32>) -> (tensor<10x10x10x384xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x1xf32>
  %v2 = tensor.empty() : tensor<10x10x10x384xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  %v4 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%a0, %v1 : tensor<10x20x20x384xf32>, tensor<1x1xf32>)
      outs(%v3 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  return %v4 : tensor<10x10x10x384xf32>
}

// 4 per output: 4*10*49*384 = 752640.
func.func @tf_max_pool_2(%a0: tensor<10x20x20x384xf32>) -> (tensor<10x7x7x384xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<2x2xf32>
  %v2 = tensor.empty() : tensor<10x7x7x384xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<10x7x7x384xf32>) -> tensor<10x7x7x384xf32>
  %v4 = linalg.pooling_nhwc_max {strides = dense<3> : tensor<2xi64>} ins(%a0, %v1 : tensor<10x20x20x384xf32>, tensor<2x2xf32>)
      outs(%v3 : tensor<10x7x7x384xf32>) -> tensor<10x7x7x384xf32>
  return %v4 : tensor<10x7x7x384xf32>
}

// 9 additions and a division per output: 3840000.
func.func @tf_avg_pool(%a0: tensor<10x20x20x384xf32>) -> (tensor<10x10x10x384xf32>) {
  %size = arith.constant 9.0 : f32
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<3x3xf32>
  %v2 = tensor.pad %a0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<10x20x20x384xf32> to tensor<10x21x21x384xf32>
  %v3 = tensor.empty() : tensor<10x10x10x384xf32>
  %v4 = linalg.fill ins(%z_f32 : f32) outs(%v3 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  %v5 = linalg.pooling_nhwc_sum {strides = dense<2> : tensor<2xi64>} ins(%v2, %v1 : tensor<10x21x21x384xf32>, tensor<3x3xf32>)
      outs(%v4 : tensor<10x10x10x384xf32>) -> tensor<10x10x10x384xf32>
  %v6 = tensor.empty() : tensor<10x10x10x384xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v5 : tensor<10x10x10x384xf32>) outs(%v6 : tensor<10x10x10x384xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %q = arith.divf %x0, %size : f32
      linalg.yield %q : f32
  } -> tensor<10x10x10x384xf32>
  return %v7 : tensor<10x10x10x384xf32>
}

// 1000; 8000 B.
func.func @tf_relu(%a0: tensor<1000xf32>) -> (tensor<1000xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1000xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a0 : tensor<1000xf32>) outs(%v1 : tensor<1000xf32>) {
    ^bb0(%x0: f32, %y0: f32):
      %m = arith.maximumf %x0, %z_f32 : f32
      linalg.yield %m : f32
  } -> tensor<1000xf32>
  return %v2 : tensor<1000xf32>
}

// 10000; 40000 + 4000 + 40000 B.
func.func @tf_bias_add(%a0: tensor<1000x10xf32>, %a1: tensor<1000xf32>) -> (tensor<1000x10xf32>) {
  %v1 = tensor.empty() : tensor<1000x10xf32>
  %v2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a0, %a1 : tensor<1000x10xf32>, tensor<1000xf32>) outs(%v1 : tensor<1000x10xf32>) {
    ^bb0(%x0: f32, %x1: f32, %y0: f32):
      %s = arith.addf %x0, %x1 : f32
      linalg.yield %s : f32
  } -> tensor<1000x10xf32>
  return %v2 : tensor<1000x10xf32>
}

// Executed 2*16*2*4 = 256; per dim 7 of 8 taps: 2*49*2 = 196.
func.func @flax_conv(%a0: tensor<1x4x4x1xf32>, %a1: tensor<2x2x1x2xf32>) -> (tensor<1x4x4x2xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.pad %a0 low[0, 0, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index, %i3: index):
    tensor.yield %z_f32 : f32
  } : tensor<1x4x4x1xf32> to tensor<1x5x5x1xf32>
  %v2 = tensor.empty() : tensor<1x4x4x2xf32>
  %v3 = linalg.fill ins(%z_f32 : f32) outs(%v2 : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %v4 = linalg.conv_2d_nhwc_hwcf ins(%v1, %a1 : tensor<1x5x5x1xf32>, tensor<2x2x1x2xf32>)
      outs(%v3 : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %v4 : tensor<1x4x4x2xf32>
}

func.func @jax_matmul_1000(%a0: tensor<1000x1000xf32>, %a1: tensor<1000x1000xf32>) -> (tensor<1000x1000xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1000x1000xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1000x1000xf32>, tensor<1000x1000xf32>)
      outs(%v2 : tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  return %v3 : tensor<1000x1000xf32>
}

// 2*73*256 = 37376.
func.func @jax_dense(%a0: tensor<1x73xf32>, %a1: tensor<73x256xf32>) -> (tensor<1x256xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x256xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x256xf32>) -> tensor<1x256xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x73xf32>, tensor<73x256xf32>)
      outs(%v2 : tensor<1x256xf32>) -> tensor<1x256xf32>
  return %v3 : tensor<1x256xf32>
}

// 3*2*100*100 = 60000.
func.func @shared_linear(%a0: tensor<1x100xf32>, %a1: tensor<100x100xf32>) -> (tensor<1x100xf32>) {
  %z_f32 = arith.constant 0.0 : f32
  %v1 = tensor.empty() : tensor<1x100xf32>
  %v2 = linalg.fill ins(%z_f32 : f32) outs(%v1 : tensor<1x100xf32>) -> tensor<1x100xf32>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x100xf32>, tensor<100x100xf32>)
      outs(%v2 : tensor<1x100xf32>) -> tensor<1x100xf32>
  %v4 = tensor.empty() : tensor<1x100xf32>
  %v5 = linalg.fill ins(%z_f32 : f32) outs(%v4 : tensor<1x100xf32>) -> tensor<1x100xf32>
  %v6 = linalg.matmul ins(%v3, %a1 : tensor<1x100xf32>, tensor<100x100xf32>)
      outs(%v5 : tensor<1x100xf32>) -> tensor<1x100xf32>
  %v7 = tensor.empty() : tensor<1x100xf32>
  %v8 = linalg.fill ins(%z_f32 : f32) outs(%v7 : tensor<1x100xf32>) -> tensor<1x100xf32>
  %v9 = linalg.matmul ins(%v6, %a1 : tensor<1x100xf32>, tensor<100x100xf32>)
      outs(%v8 : tensor<1x100xf32>) -> tensor<1x100xf32>
  return %v9 : tensor<1x100xf32>
}

// 2*2048^3 over 2*2048^2*2 + 2048^2*4 B = 512 flop/B.
func.func @iree_matmul(%a: tensor<2048x2048xbf16>, %b: tensor<2048x2048xbf16>) -> tensor<2048x2048xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2048x2048xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %r = linalg.matmul ins(%a, %b : tensor<2048x2048xbf16>, tensor<2048x2048xbf16>)
      outs(%f : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %r : tensor<2048x2048xf32>
}
