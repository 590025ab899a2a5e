// RUN: roofline-test-opt %s -split-input-file --test-roofline-fusion=target=a100 -o /dev/null | FileCheck %s
//
// Promises about values of which ops read windows that overlap (R11): each fusion is done and moves what was promised.

// Rows from the second on, read by two ops: once in a tile. 4096 B, and 448 B of the others.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#map = affine_map<(d0, d1) -> (d0 + 1, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<66x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<66x16xf32>, tensor<16xf32>) outs(%1 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<64xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg2 : tensor<66x16xf32>, tensor<16xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<64xf32>
    %6 = tensor.empty() : tensor<64xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%2, %5 : tensor<64xf32>, tensor<64xf32>) outs(%6 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<64xf32>
    return %7 : tensor<64xf32>
  }
}

// -----

// Rows that overlap but for one: 65 rows of 64 B, and 448 B of the others.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#map = affine_map<(d0, d1) -> (d0 + 2, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0 + 1, d1)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @f(%arg0: tensor<66x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg1 : tensor<66x16xf32>, tensor<16xf32>) outs(%1 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<64xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %arg2 : tensor<66x16xf32>, tensor<16xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      %9 = arith.addf %out, %8 : f32
      linalg.yield %9 : f32
    } -> tensor<64xf32>
    %6 = tensor.empty() : tensor<64xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%2, %5 : tensor<64xf32>, tensor<64xf32>) outs(%6 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %8 = arith.mulf %in, %in_0 : f32
      linalg.yield %8 : f32
    } -> tensor<64xf32>
    return %7 : tensor<64xf32>
  }
}

// -----

// Two points of a stencil, one below and right of the other: 2124 B together, 2132 B with the corners.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 0.9987)
func.func @f(%a: tensor<42x14xf32>, %b: tensor<40x12xf32>, %f: tensor<40xf32>) -> (tensor<40x12xf32>, tensor<40xf32>) {
  %m2 = arith.constant -2 : index
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<40x12xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + 1, d1 + 1)>, affine_map<(d0, d1) -> (d0 + 2, d1 + 2)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %a, %b : tensor<42x14xf32>, tensor<42x14xf32>, tensor<40x12xf32>) outs(%e : tensor<40x12xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %z : f32
    linalg.yield %t : f32
  } -> tensor<40x12xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<40x12xf32>) outs(%f : tensor<40xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.addf %x, %o : f32
    linalg.yield %s : f32
  } -> tensor<40xf32>
  return %p, %q : tensor<40x12xf32>, tensor<40xf32>
}

// -----

// Two points of a stencil of 96 MB: rows of 16 kB stay.
// CHECK: {{^}}0 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @f(%a: tensor<6002x4000xf32>) -> (tensor<6000x4000xf32>, tensor<6000x4000xf32>) {
  %0 = tensor.empty() : tensor<6000x4000xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + 1, d1)>, affine_map<(d0, d1) -> (d0 + 2, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %a : tensor<6002x4000xf32>, tensor<6002x4000xf32>) outs(%0 : tensor<6000x4000xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<6000x4000xf32>
  %1 = tensor.empty() : tensor<6000x4000xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<6000x4000xf32>) outs(%1 : tensor<6000x4000xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<6000x4000xf32>
  return %p, %q : tensor<6000x4000xf32>, tensor<6000x4000xf32>
}

// -----

// One part at a constant index, read by two ops.
// CHECK: {{^}}0 elementwise, 3 tile-and-fuse, 0 siblings (worst ratio 1.0000)
func.func @f(%a: tensor<64x2x16xf32>, %x: tensor<16xf32>, %y: tensor<16xf32>, %s0: tensor<64xf32>, %t0: tensor<64xf32>) -> tensor<64xf32> {
  %s = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 1, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %x : tensor<64x2x16xf32>, tensor<16xf32>) outs(%s0 : tensor<64xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %m = arith.mulf %u, %v : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 1, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a, %y : tensor<64x2x16xf32>, tensor<16xf32>) outs(%t0 : tensor<64xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %m = arith.mulf %u, %v : f32
    %r = arith.addf %o, %m : f32
    linalg.yield %r : f32
  } -> tensor<64xf32>
  %e = tensor.empty() : tensor<64xf32>
  %r = linalg.mul ins(%s, %t : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

// At an index that no loop moves upstream makes all of the dim.
// CHECK: {{^}}1 elementwise, 1 tile-and-fuse, 0 siblings (worst ratio 1.0000)
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, 0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @f(%arg0: tensor<64x2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<64x16xf32>) -> (tensor<64x16xf32>, tensor<64x16xf32>) {
    %0 = tensor.empty() : tensor<64x2x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<64x2x16xf32>) outs(%0 : tensor<64x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = math.exp %in : f32
      linalg.yield %6 : f32
    } -> tensor<64x2x16xf32>
    %2 = tensor.empty() : tensor<64x16xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<64x2x16xf32>, tensor<16xf32>) outs(%2 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<64x16xf32>
    %4 = tensor.empty() : tensor<64x16xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %arg2 : tensor<64x16xf32>, tensor<64x16xf32>) outs(%4 : tensor<64x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<64x16xf32>
    return %5, %3 : tensor<64x16xf32>, tensor<64x16xf32>
  }
}
