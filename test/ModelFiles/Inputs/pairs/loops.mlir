// tm_tensor.attention
module {
  func.func @main(%arg0: memref<2x4x8xf32>, %arg1: memref<2x6x8xf32>, %arg2: memref<2x6x5xf32>, %arg3: memref<2x4x5xf32>) {
    %cst = arith.constant 2.82842708 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c6 = arith.constant 6 : index
    %c5 = arith.constant 5 : index
    %alloc = memref.alloc() : memref<2x4x6xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) {
      %2 = scf.for %arg7 = %c0 to %c8 step %c1 iter_args(%arg8 = %cst_0) -> (f32) {
        %3 = memref.load %arg0[%arg4, %arg5, %arg7] : memref<2x4x8xf32>
        %4 = memref.load %arg1[%arg4, %arg6, %arg7] : memref<2x6x8xf32>
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %5, %arg8 : f32
        scf.yield %6 : f32
      }
      memref.store %2, %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) {
      %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      %3 = arith.divf %2, %cst : f32
      memref.store %3, %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      scf.reduce 
    }
    %0 = memref.load %alloc[%c0, %c0, %c0] : memref<2x4x6xf32>
    %1 = scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) init (%0) -> f32 {
      scf.reduce(%0 : f32) {
      ^bb0(%arg7: f32, %arg8: f32):
        %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
        %3 = arith.maximumf %2, %arg7 : f32
        scf.reduce.return %3 : f32
      }
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) {
      %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      %3 = arith.subf %2, %1 : f32
      memref.store %3, %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) {
      %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      %3 = math.exp %2 : f32
      memref.store %3, %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      scf.reduce 
    }
    %alloc_1 = memref.alloc() : memref<2x4xf32>
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %c4) step (%c1, %c1) {
      memref.store %cst_0, %alloc_1[%arg4, %arg5] : memref<2x4xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c2, %c4) step (%c1, %c1) {
      scf.parallel (%arg6) = (%c0) to (%c6) step (%c1) {
        %2 = memref.load %alloc_1[%arg4, %arg5] : memref<2x4xf32>
        %3 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
        %4 = arith.addf %2, %3 : f32
        memref.store %4, %alloc_1[%arg4, %arg5] : memref<2x4xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c6) step (%c1, %c1, %c1) {
      %2 = memref.load %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      %3 = memref.load %alloc_1[%arg4, %arg5] : memref<2x4xf32>
      %4 = arith.divf %2, %3 : f32
      %5 = arith.cmpf oeq, %3, %cst_0 : f32
      %6 = arith.select %5, %cst_0, %4 : f32
      memref.store %6, %alloc[%arg4, %arg5, %arg6] : memref<2x4x6xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c0, %c0) to (%c2, %c4, %c5) step (%c1, %c1, %c1) {
      %2 = scf.for %arg7 = %c0 to %c6 step %c1 iter_args(%arg8 = %cst_0) -> (f32) {
        %3 = memref.load %alloc[%arg4, %arg5, %arg7] : memref<2x4x6xf32>
        %4 = memref.load %arg2[%arg4, %arg7, %arg6] : memref<2x6x5xf32>
        %5 = arith.mulf %3, %4 : f32
        %6 = arith.addf %5, %arg8 : f32
        scf.yield %6 : f32
      }
      memref.store %2, %arg3[%arg4, %arg5, %arg6] : memref<2x4x5xf32>
      scf.reduce 
    }
    return
  }
}

// -----

// tm_tensor.scan
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = arith.cmpi eq, %arg4, %c0 : index
        scf.if %0 {
          %1 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
          memref.store %1, %arg1[%arg3, %arg4] : memref<3x8xf32>
        } else {
          %1 = arith.subi %arg4, %c1 : index
          %2 = memref.load %arg1[%arg3, %1] : memref<3x8xf32>
          %3 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg1[%arg3, %arg4] : memref<3x8xf32>
          memref.store %4, %arg2[%arg3] : memref<3xf32>
        }
      }
    }
    return
  }
}

// -----

// tm_tensor.scatter
module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<3x1xi32>, %arg2: memref<10x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x4xf32>
        %1 = memref.load %arg1[%arg3, %c0] : memref<3x1xi32>
        %2 = arith.index_cast %1 : i32 to index
        %3 = memref.load %arg2[%2, %arg4] : memref<10x4xf32>
        %4 = arith.addf %0, %3 : f32
        memref.store %4, %arg2[%2, %arg4] : memref<10x4xf32>
      }
    }
    return
  }
}

// -----

// tm_tensor.sort
module {
  func.func @main(%arg0: memref<3x8xf32>) {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %c3 step %c1 {
      scf.for %arg2 = %c0 to %c8 step %c1 {
        scf.for %arg3 = %c0 to %c7 step %c1 {
          %0 = arith.addi %arg3, %c1 : index
          %1 = memref.load %arg0[%arg1, %arg3] : memref<3x8xf32>
          %2 = memref.load %arg0[%arg1, %0] : memref<3x8xf32>
          %3 = arith.cmpf ogt, %1, %2 : f32
          scf.if %3 {
          } else {
            %4 = arith.addi %arg3, %c1 : index
            memref.store %2, %arg0[%arg1, %arg3] : memref<3x8xf32>
            memref.store %1, %arg0[%arg1, %4] : memref<3x8xf32>
          }
        }
      }
    }
    return
  }
}

// -----

// tm_tensor.topk
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
        %1 = arith.index_cast %arg4 : index to i32
        %2:2 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %0, %arg7 = %1) -> (f32, i32) {
          %3 = memref.load %arg1[%arg3, %arg5] : memref<3x2xf32>
          %4 = memref.load %arg2[%arg3, %arg5] : memref<3x2xi32>
          %5 = arith.cmpf ogt, %arg6, %3 : f32
          %6 = arith.cmpf ogt, %3, %arg6 : f32
          %7 = arith.cmpi eq, %5, %6 : i1
          %8 = arith.cmpi slt, %arg7, %4 : i32
          %9 = arith.andi %7, %8 : i1
          %10 = arith.ori %5, %9 : i1
          %11 = arith.select %5, %arg6, %3 : f32
          %12 = arith.select %10, %arg7, %4 : i32
          memref.store %11, %arg1[%arg3, %arg5] : memref<3x2xf32>
          memref.store %12, %arg2[%arg3, %arg5] : memref<3x2xi32>
          %13 = arith.select %5, %3, %arg6 : f32
          %14 = arith.select %10, %4, %arg7 : i32
          scf.yield %13, %14 : f32, i32
        }
      }
    }
    return
  }
}
