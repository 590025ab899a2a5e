// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Affine loops, branches and addressing.

// CHECK: oracle: 2 functions, 0 disagreements

func.func @loops(%a: f32, %m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to 10 step 3 {
    affine.for %j = 1 to 3 {
      %0 = arith.addf %a, %a : f32
    }
  }
  affine.for %i = 0 to %d step 2 {
    %0 = arith.mulf %a, %a : f32
  }
  // From the largest lower bound to the smallest upper bound.
  affine.for %i = max affine_map<() -> (1, 2)>() to min affine_map<(d) -> (d, 7)>(%d) {
    %0 = arith.subf %a, %a : f32
  }
  affine.parallel (%i, %j) = (0, 1) to (5, 4) step (2, 1) {
    %0 = math.exp %a : f32
  }
  %r = affine.for %i = 0 to 4 iter_args(%x = %a) -> f32 {
    %0 = arith.addf %x, %a : f32
    affine.yield %0 : f32
  }
  return
}

func.func @addressing(%i: index, %j: index, %a: f32) {
  %0 = affine.apply affine_map<(d0)[s0] -> (2 * d0 + s0)>(%i)[%j]
  %1 = affine.min affine_map<(d0) -> (d0, 4)>(%i)
  %2 = affine.max affine_map<(d0) -> (d0, 4)>(%i)
  %3:2 = affine.delinearize_index %i into (4, 8) : index, index
  %4 = affine.linearize_index [%i, %j] by (4, 8) : index
  affine.for %k = 0 to %2 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%k) {
      %5 = arith.addf %a, %a : f32
    } else {
      %5 = arith.mulf %a, %a : f32
    }
  }
  return
}
