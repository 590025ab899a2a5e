// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=xla report=json output=%t.xla.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note annotate=false convention=pytorch report=json output=%t.pytorch.json"
// RUN: roofline-opt %s -o /dev/null --roofline-report="target=roofline-note convention=fvcore report=json output=%t.fvcore.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=tvm report=json output=%t.tvm.json"
// RUN: python3 %S/Inputs/print_conventions.py %t | FileCheck %s
//
// The tool's own convention changes nothing in a report.
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note convention=roofline report=json output=%t.roofline.json"
// RUN: diff %t.json %t.roofline.json
// RUN: FileCheck %s --check-prefix=OURS --input-file=%t.json
// OURS-NOT: "convention"
//
// RUN: not roofline-opt %s --roofline="target=roofline-note convention=thop" 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: unknown value 'thop'; expected one of 'roofline', 'xla', 'pytorch', 'fvcore', 'tvm'
//
// The operations as other tools count them (docs/use/Conventions.md).

// 288 multiply-accumulates, 200 not on padding; 32 exponentials; 32 maxima.
// CHECK: @same_conv: xla 432, pytorch 576, fvcore 288, tvm 608
func.func @same_conv(%x: tensor<1x4x4x1xf32>, %f: tensor<3x3x1x2xf32>)
    -> tensor<1x4x4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4x1xf32> to tensor<1x6x6x1xf32>
  %empty = tensor.empty() : tensor<1x4x4x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x4x2xf32>)
      -> tensor<1x4x4x2xf32>
  %conv = linalg.conv_2d_nhwc_hwcf
      ins(%p, %f : tensor<1x6x6x1xf32>, tensor<3x3x1x2xf32>)
      outs(%init : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %exp = linalg.exp ins(%conv : tensor<1x4x4x2xf32>)
      outs(%empty : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %relu = linalg.max ins(%exp, %init : tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>)
      outs(%empty : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %relu : tensor<1x4x4x2xf32>
}

// Padded taps of a pooling are operations for everybody who counts them: 9*9.
// CHECK: @same_pool: xla 81, pytorch 0, fvcore 0, tvm 81
func.func @same_pool(%x: tensor<1x3x3x1xf32>, %o: tensor<1x3x3x1xf32>)
    -> tensor<1x3x3x1xf32> {
  %zero = arith.constant 0.0 : f32
  %window = tensor.empty() : tensor<3x3xf32>
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x3x3x1xf32> to tensor<1x5x5x1xf32>
  %0 = linalg.pooling_nhwc_sum
      ins(%p, %window : tensor<1x5x5x1xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
  return %0 : tensor<1x3x3x1xf32>
}

// Which of the taps are padding depends on %l. Executed: 9*9.
// CHECK: @unknown_padding: xla None, pytorch 162, fvcore 81, tvm 162
func.func @unknown_padding(%x: tensor<1x3x3x1xi32>, %f: tensor<3x3x1x1xi32>,
    %o: tensor<1x3x3x1xi32>, %l: index) -> tensor<1x3x3x1xi32> {
  %zero = arith.constant 0 : i32
  %p = tensor.pad %x low[0, %l, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : i32
  } : tensor<1x3x3x1xi32> to tensor<1x?x5x1xi32>
  %0 = linalg.conv_2d_nhwc_hwcf
      ins(%p, %f : tensor<1x?x5x1xi32>, tensor<3x3x1x1xi32>)
      outs(%o : tensor<1x3x3x1xi32>) -> tensor<1x3x3x1xi32>
  return %0 : tensor<1x3x3x1xi32>
}

// 4*8 of class vector; the two casts each are no operations of a contraction.
// CHECK: @matvec: xla 64, pytorch 64, fvcore 32, tvm 64
func.func @matvec(%a: tensor<4x8xf16>, %x: tensor<8xf16>, %o: tensor<4xf32>)
    -> tensor<4xf32> {
  %0 = linalg.matvec ins(%a, %x : tensor<4x8xf16>, tensor<8xf16>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// One factor: no contraction. A multiplication and an addition, 8 times.
// CHECK: @squares: xla 16, pytorch 0, fvcore 0, tvm 16
func.func @squares(%x: tensor<8xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>,
                                        affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} ins(%x : tensor<8xf32>) outs(%o : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %p = arith.mulf %a, %a : f32
      %s = arith.addf %b, %p : f32
      linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// Two factors but no sum over a loop of both: 4*8 multiplications and additions.
// CHECK: @outer: xla 64, pytorch 0, fvcore 0, tvm 64
func.func @outer(%a: tensor<4xf32>, %b: tensor<8xf32>, %o: tensor<4x8xf32>)
    -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>,
      affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4xf32>, tensor<8xf32>) outs(%o : tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %acc: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %acc, %p : f32
      linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// 2*4*3 = 24 multiply-accumulates of 8 real operations each.
// CHECK: @complex: xla 48, pytorch 48, fvcore 24, tvm 48
func.func @complex(%a: tensor<2x3xcomplex<f32>>, %b: tensor<3x4xcomplex<f32>>,
    %o: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
  %0 = linalg.matmul ins(%a, %b : tensor<2x3xcomplex<f32>>, tensor<3x4xcomplex<f32>>)
      outs(%o : tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  return %0 : tensor<2x4xcomplex<f32>>
}

// 4*16*8 = 512 multiply-accumulates; both zero points are subtracted in each.
// CHECK: @quantized: xla 2048, pytorch 1024, fvcore 512, tvm 2048
func.func @quantized(%a: tensor<4x8xi8>, %b: tensor<8x16xi8>, %z: i32,
    %o: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.quantized_matmul
      ins(%a, %b, %z, %z : tensor<4x8xi8>, tensor<8x16xi8>, i32, i32)
      outs(%o : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}

// Both outputs are contractions: 2 * 2*2*2 multiply-accumulates.
// CHECK: @two: xla 32, pytorch 32, fvcore 16, tvm 32
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @two(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %d: tensor<2x2xf32>,
    %o: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#a, #b, #b, #c, #c],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b, %d : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
      outs(%o, %o : tensor<2x2xf32>, tensor<2x2xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32, %s: f32, %t: f32):
      %p = arith.mulf %x, %y : f32
      %q = arith.mulf %x, %z : f32
      %u = arith.addf %s, %p : f32
      %v = arith.addf %t, %q : f32
      linalg.yield %u, %v : f32, f32
  } -> (tensor<2x2xf32>, tensor<2x2xf32>)
  return %0#0, %0#1 : tensor<2x2xf32>, tensor<2x2xf32>
}

// 8 comparisons, 8 selections, 8 casts, 8 integer additions, 8 logarithms.
// CHECK: @others: xla 32, pytorch 0, fvcore 0, tvm 8
func.func @others(%x: tensor<8xf32>, %i: tensor<8xi32>)
    -> (tensor<8xf16>, tensor<8xi32>) {
  %c = arith.cmpf olt, %x, %x : tensor<8xf32>
  %s = arith.select %c, %x, %x : tensor<8xi1>, tensor<8xf32>
  %l = math.log %s : tensor<8xf32>
  %h = arith.truncf %l : tensor<8xf32> to tensor<8xf16>
  %a = arith.addi %i, %i : tensor<8xi32>
  return %h, %a : tensor<8xf16>, tensor<8xi32>
}

// n*16*8 multiply-accumulates.
// CHECK: @dynamic: xla 256*arg0_d0, pytorch 256*arg0_d0, fvcore 128*arg0_d0, tvm 256*arg0_d0
func.func private @dynamic(%a: tensor<?x8xf32>, %b: tensor<8x16xf32>,
    %o: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x16xf32>)
      outs(%o : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// Three times those of @matvec_call, that is 3*32 multiply-accumulates, those of
// @dynamic for n = 5, 640, and once more for n = 2*arg0_d0.
// CHECK: @calls: xla 512*arg0_d0 + 1472, pytorch 512*arg0_d0 + 1472, fvcore 256*arg0_d0 + 736, tvm 512*arg0_d0 + 1472
func.func private @matvec_call(%a: tensor<4x8xf32>, %x: tensor<8xf32>,
    %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec ins(%a, %x : tensor<4x8xf32>, tensor<8xf32>)
      outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @calls(%m: tensor<?x2x8xf32>, %a: tensor<4x8xf32>, %x: tensor<8xf32>,
    %o: tensor<4xf32>, %five: tensor<5x8xf32>, %b: tensor<8x16xf32>,
    %c: tensor<?x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %0 = func.call @matvec_call(%a, %x, %o)
        : (tensor<4x8xf32>, tensor<8xf32>, tensor<4xf32>) -> tensor<4xf32>
  }
  %1 = tensor.cast %five : tensor<5x8xf32> to tensor<?x8xf32>
  %2 = func.call @dynamic(%1, %b, %c)
      : (tensor<?x8xf32>, tensor<8x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  %3 = tensor.collapse_shape %m [[0, 1], [2]] : tensor<?x2x8xf32> into tensor<?x8xf32>
  %4 = func.call @dynamic(%3, %b, %c)
      : (tensor<?x8xf32>, tensor<8x16xf32>, tensor<?x16xf32>) -> tensor<?x16xf32>
  return
}

// The larger side of each: 16 of class matrix, 20 of class vector.
// CHECK: @branch: xla 36, pytorch 16, fvcore 8, tvm 36
func.func @branch(%which: i1, %a: tensor<2x2xf32>, %x: tensor<20xf32>) {
  scf.if %which {
    %0 = linalg.matmul ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>)
        outs(%a : tensor<2x2xf32>) -> tensor<2x2xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<20xf32>
  }
  return
}

// Given work of class matrix is two operations per multiply-accumulate.
// CHECK: @given: xla 115, pytorch 100, fvcore 50, tvm 110
func.func @given(%x: tensor<4xf32>) {
  %0 = arith.addf %x, %x {roofline.work = #roofline.work<given, matrix(f32) = 100,
      vector(f32) = 10, special(f32) = 7, other(f32) = 5>} : tensor<4xf32>
  return
}

// Which of the 20 FLOPs on padded taps are of a contraction isn't given.
// CHECK: @given_useful: xla None, pytorch 100, fvcore 50, tvm 110
func.func @given_useful(%x: tensor<4xf32>) {
  %0 = arith.addf %x, %x {roofline.work = #roofline.work<given, matrix(f32) = 100,
      vector(f32) = 10, useful_flops = 90>} : tensor<4xf32>
  return
}
