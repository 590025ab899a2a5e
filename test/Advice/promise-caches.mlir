// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion="target=%S/Inputs/two-levels.mlir verbose" -o /dev/null | FileCheck %s
//
// What a cache of 65,536 B keeps: each fusion is done and moves what was promised.

// A product is written where the bias was read. An image takes 50,208 B: 22,528 B of %x, 20,480 B of %i, 7,040 B of %w
// and 160 B of the result. So %w moves once, and 81,920 B fewer: the product isn't read.
// CHECK: edge tile-and-fuse of 2 ops: 81920 of 81920 B, ratio 1.0000, 50208 of cache
#x = affine_map<(b, m, n, k) -> (b, m, k)>
#w = affine_map<(b, m, n, k) -> (k, n)>
#y = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @onto_bias(%x: tensor<4x128x44xf32>, %w: tensor<44x40xf32>, %i: tensor<4x128x40xf32>, %j: tensor<4x40xf32>) -> tensor<4x40xf32> {
  %0 = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<4x128x44xf32>, tensor<44x40xf32>) outs(%i : tensor<4x128x40xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x128x40xf32>
  %1 = linalg.reduce {arith.maximumf} ins(%0 : tensor<4x128x40xf32>) outs(%j : tensor<4x40xf32>) dimensions = [1]
  return %1 : tensor<4x40xf32>
}

// -----

// From head to head %x stays, 16,384 B, beside 4,096 B of %w and one tile of products, which all iterations keep in the
// same 2,048 B. Of 2 * 2,097,152 B of products these are left.
// CHECK: edge tile-and-fuse of 2 ops: 4192256 of 4192256 B
#x = affine_map<(h, m, n, k) -> (m, k)>
#w = affine_map<(h, m, n, k) -> (h, k, n)>
#y = affine_map<(h, m, n, k) -> (h, m, n)>
func.func @heads(%x: tensor<256x16xf32>, %w: tensor<32x16x64xf32>, %j: tensor<32x256xf32>) -> tensor<32x256xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x256x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x256x64xf32>) -> tensor<32x256x64xf32>
  %0 = linalg.generic {indexing_maps = [#x, #w, #y], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<256x16xf32>, tensor<32x16x64xf32>) outs(%f : tensor<32x256x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<32x256x64xf32>
  %1 = linalg.reduce {arith.maximumf} ins(%0 : tensor<32x256x64xf32>) outs(%j : tensor<32x256xf32>) dimensions = [2]
  return %1 : tensor<32x256xf32>
}

// -----

// A product of %x with itself reads all rows of it and some of these again, which are there: 15,360 B once, 230,400 B of
// results, and a tile of 2,400 B that stays.
// CHECK: edge tile-and-fuse of 2 ops: 473760 of 473760 B
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @syrk(%x: tensor<240x16xf32>) -> tensor<240x240xf32> {
  %z = arith.constant 0.0 : f32
  %g = tensor.empty() : tensor<240x240xf32>
  %f = linalg.fill ins(%z : f32) outs(%g : tensor<240x240xf32>) -> tensor<240x240xf32>
  %1 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %x : tensor<240x16xf32>, tensor<240x16xf32>) outs(%f : tensor<240x240xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<240x240xf32>
  %2 = linalg.exp ins(%1 : tensor<240x240xf32>) outs(%g : tensor<240x240xf32>) -> tensor<240x240xf32>
  return %2 : tensor<240x240xf32>
}
