// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Loops and branches: executions of the ops in them.

// CHECK: oracle: 8 functions, 0 disagreements

func.func @for(%a: f32, %t: tensor<3xf32>, %o: tensor<3xf32>) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  // ceildiv(10, 3) = 4 times
  %r = scf.for %i = %c0 to %c10 step %c3 iter_args(%x = %o) -> (tensor<3xf32>) {
    // ceildiv(9, 3) = 3 times
    scf.for %j = %c1 to %c10 step %c3 {
      %0 = arith.addf %a, %a : f32
      scf.yield
    }
    %1 = linalg.add ins(%t, %x : tensor<3xf32>, tensor<3xf32>) outs(%x : tensor<3xf32>) -> tensor<3xf32>
    scf.yield %1 : tensor<3xf32>
  }
  // Never.
  scf.for %i = %c10 to %c0 step %c3 {
    %2 = arith.mulf %a, %a : f32
  }
  return %r : tensor<3xf32>
}

func.func @for_unsigned(%a: f32) {
  %m2 = arith.constant -2 : i8
  %c0 = arith.constant 0 : i8
  %c100 = arith.constant 100 : i8
  // 0, 100 and 200 are below 254.
  scf.for unsigned %i = %c0 to %m2 step %c100 : i8 {
    %0 = arith.addf %a, %a : f32
  }
  return
}

func.func @for_dynamic(%t: tensor<?xf32>, %n: index, %a: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  scf.for %i = %c0 to %d step %c2 {
    %0 = arith.addf %a, %a : f32
  }
  scf.for %i = %n to %d step %c2 {
    %0 = arith.mulf %a, %a : f32
  }
  return
}

func.func @parallel(%a: f32, %m: memref<?x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  // 3 * 2 times, each with one reduction.
  %r = scf.parallel (%i, %j) = (%c0, %c1) to (%c5, %c5) step (%c2, %c2) init (%a) -> f32 {
    %0 = math.exp %a : f32
    scf.reduce(%0 : f32) {
    ^bb0(%x: f32, %y: f32):
      %1 = arith.addf %x, %y : f32
      scf.reduce.return %1 : f32
    }
  }
  return
}

func.func @forall(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>, %x: f32) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%s = %o) -> (tensor<4x8xf32>) {
    %1 = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %2 = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %3 = linalg.exp ins(%1 : tensor<1x8xf32>) outs(%2 : tensor<1x8xf32>) -> tensor<1x8xf32>
    scf.forall.in_parallel {
      // In place.
      tensor.parallel_insert_slice %3 into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  }
  scf.forall (%i, %j) = (0, 1) to (3, 6) step (2, 3) {
    %4 = arith.addf %x, %x : f32
  }
  return %0 : tensor<4x8xf32>
}

func.func @branches(%c: i1, %a: f32, %t: tensor<4xf32>, %o: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = scf.if %c -> (tensor<4xf32>) {
    %1 = linalg.exp ins(%t : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = linalg.abs ins(%t : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %2 = scf.index_switch %n -> f32
  case 1 {
    %3 = arith.addf %a, %a : f32
    scf.yield %3 : f32
  }
  default {
    %3 = math.exp %a : f32
    scf.yield %3 : f32
  }
  %4 = scf.execute_region -> f32 {
    %5 = arith.mulf %a, %a : f32
    scf.yield %5 : f32
  }
  return %0 : tensor<4xf32>
}

// The trip count is in the data: the rows are unbounded and show one execution.
func.func @while(%a: i32, %n: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %0 = scf.while (%x = %n) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %c3 : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %y, %c1 : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// Trip counts that are selected: those of lower-affine
func.func @selected(%m: tensor<?xf32>, %t: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %cm1 = arith.constant -1 : index
  %d = tensor.dim %m, %c0 : tensor<?xf32>
  // d ceildiv 2
  %none = arith.cmpi sle, %d, %c0 : index
  %neg = arith.subi %c0, %d : index
  %dec = arith.subi %d, %c1 : index
  %dividend = arith.select %none, %neg, %dec : index
  %q = arith.divsi %dividend, %c2 : index
  %negq = arith.subi %c0, %q : index
  %incq = arith.addi %q, %c1 : index
  %up = arith.select %none, %negq, %incq : index
  scf.for %i = %c0 to %up step %c1 {
    linalg.exp ins(%t : memref<4xf32>) outs(%t : memref<4xf32>)
  }
  // (d - 2) mod 2, (d - 2) floordiv 2
  %x = arith.subi %d, %c2 : index
  %r = arith.remsi %x, %c2 : index
  %isneg = arith.cmpi slt, %r, %c0 : index
  %sum = arith.addi %r, %c2 : index
  %mod = arith.select %isneg, %sum, %r : index
  scf.for %i = %c0 to %mod step %c1 {
    linalg.exp ins(%t : memref<4xf32>) outs(%t : memref<4xf32>)
  }
  %below = arith.cmpi slt, %x, %c0 : index
  %notx = arith.subi %cm1, %x : index
  %dividend2 = arith.select %below, %notx, %x : index
  %q2 = arith.divsi %dividend2, %c2 : index
  %notq = arith.subi %cm1, %q2 : index
  %down = arith.select %below, %notq, %q2 : index
  scf.for %i = %c0 to %down step %c1 {
    linalg.exp ins(%t : memref<4xf32>) outs(%t : memref<4xf32>)
  }
  %least = arith.cmpi sgt, %d, %c2 : index
  %min = arith.select %least, %c2, %d : index
  scf.for %i = %c0 to %min step %c1 {
    linalg.exp ins(%t : memref<4xf32>) outs(%t : memref<4xf32>)
  }
  return
}
