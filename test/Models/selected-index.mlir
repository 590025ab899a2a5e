// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// RUN: roofline-test-opt %s --lower-affine --test-roofline-work --verify-diagnostics
// RUN: roofline-test-opt %s --lower-affine --canonicalize --cse --test-roofline-work --verify-diagnostics
// Divisions and remainders keep their values when lower-affine turns them into
// selections.

func.func @ceildiv_r8(%m: memref<?xf32>, %t: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 8)>()[%d]
  scf.for %i = %c0 to %0 step %c1 {
    // expected-remark @below {{> x ceildiv(arg0_d0, 8)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  // May be negative
  %1 = affine.apply affine_map<()[s0] -> ((s0 - 4) ceildiv 8)>()[%n]
  scf.for %i = %c0 to %1 step %c1 {
    // expected-remark @below {{> x max(0, ceildiv(arg2 - 4, 8))}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  // The sizes of a grid
  %2 = affine.apply affine_map<()[s0, s1] -> ((s0 - s1) ceildiv s1)>()[%d, %c1]
  scf.for %i = %c0 to %2 step %c1 {
    // expected-remark @below {{> x max(0, arg0_d0 - 1)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  return
}

func.func @floordiv_r8(%m: memref<?xf32>, %t: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 8)>()[%d]
  scf.for %i = %c0 to %0 step %c1 {
    // expected-remark @below {{> x floordiv(arg0_d0, 8)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  %1 = affine.apply affine_map<()[s0] -> ((s0 - 3) floordiv 8)>()[%n]
  scf.for %i = %c0 to %1 step %c1 {
    // expected-remark @below {{> x max(0, floordiv(arg2 - 3, 8))}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  return
}

func.func @mod_r8(%m: memref<?xf32>, %t: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.apply affine_map<()[s0] -> ((s0 - 3) mod 8)>()[%n]
  scf.for %i = %c0 to %0 step %c1 {
    // expected-remark @below {{> x max(0, arg2 - 8*floordiv(arg2 - 3, 8) - 3)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  return
}

func.func @select_r8(%m: memref<?xf32>, %t: memref<1xf32>, %n: index, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %d = memref.dim %m, %c0 : memref<?xf32>
  %less = arith.cmpi slt, %d, %c8 : index
  %min = arith.select %less, %d, %c8 : index
  scf.for %i = %c0 to %min step %c1 {
    // expected-remark @below {{> x min(8, arg0_d0)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  %more = arith.cmpi uge, %n, %d : index
  %max = arith.select %more, %n, %d : index
  scf.for %i = %c0 to %max step %c1 {
    // expected-remark @below {{> x max(arg0_d0, arg2)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  // A size is not negative.
  %negative = arith.cmpi slt, %d, %c0 : index
  %decided = arith.select %negative, %n, %c8 : index
  scf.for %i = %c0 to %decided step %c1 {
    // expected-remark @below {{> x 8}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  // Neither is known.
  %other = arith.select %less, %n, %c8 : index
  scf.for %i = %c0 to %other step %c1 {
    // expected-remark @below {{> x value0}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  return
}

// Rounded towards zero, whatever the sign
func.func @divsi_r8(%t: memref<1xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %x = arith.subi %n, %c3 : index
  %q = arith.divsi %x, %c8 : index
  scf.for %i = %c0 to %q step %c1 {
    // expected-remark @below {{> x max(0, min(0, ceildiv(arg1 - 3, 8)), floordiv(arg1 - 3, 8))}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  %r = arith.remsi %x, %c8 : index
  scf.for %i = %c0 to %r step %c1 {
    // expected-remark @below {{> x max(0, arg1 - 8*max(min(0, ceildiv(arg1 - 3, 8)), floordiv(arg1 - 3, 8)) - 3)}}
    linalg.exp ins(%t : memref<1xf32>) outs(%t : memref<1xf32>)
  }
  return
}
