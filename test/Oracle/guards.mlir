// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Branches whose condition depends on counters alone execute as often as
// analysed (R8).

// CHECK: loops that are kernels: 8
// CHECK: oracle: 9 functions, 0 disagreements

// 100 of 128 iterations.
func.func @guard(%x: memref<128xf32>) {
  affine.for %i = 0 to 128 {
    %c100 = arith.constant 100 : index
    %p = arith.cmpi slt, %i, %c100 : index
    scf.if %p {
      %a = memref.load %x[%i] : memref<128xf32>
      %b = arith.addf %a, %a : f32
      memref.store %b, %x[%i] : memref<128xf32>
    }
  }
  return
}

// 28 additions and 100 exponentials.
func.func @sides(%x: memref<128xf32>, %y: memref<128xf32>) {
  %c100 = arith.constant 100 : index
  affine.for %i = 0 to 128 {
    %p = arith.cmpi uge, %i, %c100 : index
    scf.if %p {
      %a = memref.load %x[%i] : memref<128xf32>
      %b = arith.addf %a, %a : f32
      memref.store %b, %y[%i] : memref<128xf32>
    } else {
      %a = memref.load %x[%i] : memref<128xf32>
      %b = math.exp %a : f32
      memref.store %b, %y[%i] : memref<128xf32>
    }
  }
  return
}

// 50 * 70 of 64 * 96.
func.func @ragged2d(%x: memref<50x70xf32>, %y: memref<50x70xf32>, %r: memref<50xf32>) {
  %c50 = arith.constant 50 : index
  %c70 = arith.constant 70 : index
  affine.for %bi = 0 to 4 {
    affine.for %bj = 0 to 3 {
      affine.for %ti = 0 to 16 {
        affine.for %tj = 0 to 32 {
          %i = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bi, %ti)
          %j = affine.apply affine_map<(b, t) -> (b * 32 + t)>(%bj, %tj)
          %pi = arith.cmpi slt, %i, %c50 : index
          %pj = arith.cmpi slt, %j, %c70 : index
          %p = arith.andi %pi, %pj : i1
          scf.if %p {
            %a = memref.load %x[%i, %j] : memref<50x70xf32>
            %c = memref.load %r[%i] : memref<50xf32>
            %b = arith.mulf %a, %c : f32
            memref.store %b, %y[%i, %j] : memref<50x70xf32>
          }
        }
      }
    }
  }
  return
}

// 62 of 64: at least 248 B of %x, at most 256.
func.func @stencil(%x: memref<64xf32>, %y: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c63 = arith.constant 63 : index
  affine.for %i = 0 to 64 {
    %p = arith.cmpi ult, %i, %c63 : index
    %q = arith.cmpi sgt, %i, %c0 : index
    %r = arith.andi %p, %q : i1
    scf.if %r {
      %a = affine.load %x[%i - 1] : memref<64xf32>
      %b = affine.load %x[%i] : memref<64xf32>
      %c = affine.load %x[%i + 1] : memref<64xf32>
      %d = arith.addf %a, %b : f32
      %e = arith.addf %c, %d : f32
      affine.store %e, %y[%i] : memref<64xf32>
    }
  }
  return
}

// A triangle: 32*33/2 * 5.
func.func @loop_inside(%x: memref<32x32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        affine.for %k = 0 to 5 {
          %a = affine.load %x[%i, %j] : memref<32x32xf32>
          %b = arith.mulf %a, %a : f32
          affine.store %b, %x[%i, %j] : memref<32x32xf32>
        }
      }
    }
  }
  return
}

// 32 multiplications and 32*31 exponentials.
func.func @diagonal(%x: memref<32x32xf32>, %y: memref<32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) {
        %a = affine.load %x[%i, %j] : memref<32x32xf32>
        %b = arith.mulf %a, %a : f32
        affine.store %b, %x[%i, %j] : memref<32x32xf32>
      } else {
        %a = affine.load %y[%i] : memref<32xf32>
        %b = math.exp %a : f32
        affine.store %b, %x[%i, %j] : memref<32x32xf32>
      }
    }
  }
  return
}

// 11 ... 30.
func.func @nested(%x: memref<40xf32>) {
  %c10 = arith.constant 10 : index
  %c30 = arith.constant 30 : index
  affine.for %i = 0 to 40 {
    %p = arith.cmpi sgt, %i, %c10 : index
    scf.if %p {
      %q = arith.cmpi sle, %i, %c30 : index
      scf.if %q {
        %a = memref.load %x[%i] : memref<40xf32>
        %b = arith.mulf %a, %a : f32
        memref.store %b, %x[%i] : memref<40xf32>
      }
    }
  }
  return
}

// The data decides: at most 40.
func.func @data(%x: memref<40xf32>, %m: memref<40xi32>) {
  %c10 = arith.constant 10 : i32
  affine.for %i = 0 to 40 {
    %v = affine.load %m[%i] : memref<40xi32>
    %p = arith.cmpi sgt, %v, %c10 : i32
    scf.if %p {
        %a = memref.load %x[%i] : memref<40xf32>
        %b = arith.mulf %a, %a : f32
        memref.store %b, %x[%i] : memref<40xf32>
    }
  }
  return
}

// 4 and 6 executions.
func.func @whole_buffers(%x: memref<16x8xf32>, %y: memref<16x8xf32>) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 10 {
    %p = arith.cmpi slt, %i, %c4 : index
    scf.if %p {
      linalg.exp ins(%x : memref<16x8xf32>) outs(%y : memref<16x8xf32>)
    } else {
      linalg.add ins(%x, %y : memref<16x8xf32>, memref<16x8xf32>) outs(%y : memref<16x8xf32>)
    }
  }
  return
}
