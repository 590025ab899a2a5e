// ext.scan
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
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

// ext.scan exclusive
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = arith.cmpi eq, %arg4, %c0 : index
        scf.if %0 {
          %1 = memref.load %arg2[%arg3] : memref<3xf32>
          memref.store %1, %arg1[%arg3, %arg4] : memref<3x8xf32>
        } else {
          %1 = arith.subi %arg4, %c1 : index
          %2 = memref.load %arg1[%arg3, %1] : memref<3x8xf32>
          %3 = memref.load %arg0[%arg3, %1] : memref<3x8xf32>
          %4 = arith.mulf %2, %3 : f32
          memref.store %4, %arg1[%arg3, %arg4] : memref<3x8xf32>
          memref.store %4, %arg2[%arg3] : memref<3xf32>
        }
      }
    }
    return
  }
}

// -----

// ext.scan columns
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<8xf32>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = arith.cmpi eq, %arg3, %c0 : index
        scf.if %0 {
          %1 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
          memref.store %1, %arg1[%arg3, %arg4] : memref<3x8xf32>
        } else {
          %1 = arith.subi %arg3, %c1 : index
          %2 = memref.load %arg1[%1, %arg4] : memref<3x8xf32>
          %3 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
          %4 = arith.addf %2, %3 : f32
          memref.store %4, %arg1[%arg3, %arg4] : memref<3x8xf32>
          memref.store %4, %arg2[%arg4] : memref<8xf32>
        }
      }
    }
    return
  }
}

// -----

// ext.scatter
module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<3x1xi32>, %arg2: memref<10x4xf32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
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

// ext.gather
module {
  func.func @main(%arg0: memref<10x4xf32>, %arg1: memref<3xi32>, %arg2: memref<3x4xf32>) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c4 step %c1 {
        %0 = memref.load %arg1[%arg3] : memref<3xi32>
        %1 = arith.index_cast %0 : i32 to index
        %2 = memref.load %arg0[%1, %arg4] : memref<10x4xf32>
        memref.store %2, %arg2[%arg3, %arg4] : memref<3x4xf32>
      }
    }
    return
  }
}

// -----

// ext.fft
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<16xf32>, %arg3: memref<16xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg4 = %c0 to %c16 step %c4 {
      %subview = memref.subview %arg2[%arg4] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg3[%arg4] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %0 = arith.addi %arg4, %c2 : index
      %subview_1 = memref.subview %arg2[%0] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %arg3[%0] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %arg1 : memref<2xf32>, memref<2xf32>) outs(%subview, %subview_0, %subview_1, %subview_2 : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32, %out_4: f32, %out_5: f32, %out_6: f32):
        %1 = arith.mulf %in, %out_5 : f32
        %2 = arith.mulf %in_3, %out_6 : f32
        %3 = arith.mulf %in, %out_6 : f32
        %4 = arith.mulf %in_3, %out_5 : f32
        %5 = arith.subf %1, %2 : f32
        %6 = arith.addf %3, %4 : f32
        %7 = arith.addf %out, %5 : f32
        %8 = arith.addf %out_4, %6 : f32
        %9 = arith.subf %out, %5 : f32
        %10 = arith.subf %out_4, %6 : f32
        linalg.yield %7, %8, %9, %10 : f32, f32, f32, f32
      }
    }
    return
  }
}

// -----

// ext.fft angles
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: memref<16xf32>, %arg1: memref<16xf32>) {
    %cst = arith.constant -1.57079637 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %arg2 = %c0 to %c16 step %c4 {
      %subview = memref.subview %arg0[%arg2] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_0 = memref.subview %arg1[%arg2] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %0 = arith.addi %arg2, %c2 : index
      %subview_1 = memref.subview %arg0[%0] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      %subview_2 = memref.subview %arg1[%0] [%c2] [1] : memref<16xf32> to memref<?xf32, strided<[1], offset: ?>>
      linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} outs(%subview, %subview_0, %subview_1, %subview_2 : memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
      ^bb0(%out: f32, %out_3: f32, %out_4: f32, %out_5: f32):
        %1 = linalg.index 0 : index
        %2 = arith.index_cast %1 : index to i32
        %3 = arith.sitofp %2 : i32 to f32
        %4 = arith.mulf %3, %cst : f32
        %5 = math.cos %4 : f32
        %6 = math.sin %4 : f32
        %7 = arith.mulf %5, %out_4 : f32
        %8 = arith.mulf %6, %out_5 : f32
        %9 = arith.mulf %5, %out_5 : f32
        %10 = arith.mulf %6, %out_4 : f32
        %11 = arith.subf %7, %8 : f32
        %12 = arith.addf %9, %10 : f32
        %13 = arith.addf %out, %11 : f32
        %14 = arith.addf %out_3, %12 : f32
        %15 = arith.subf %out, %11 : f32
        %16 = arith.subf %out_3, %12 : f32
        linalg.yield %13, %14, %15, %16 : f32, f32, f32, f32
      }
    }
    return
  }
}

// -----

// ext.topk
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>) {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
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

// -----

// ext.sort
module {
  func.func @main(%arg0: memref<3x8xf32>) {
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
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

// ext.map_scatter
module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>) {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        scf.if %true {
          %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
          memref.store %0, %arg1[%arg2, %arg3] : memref<10x4xf32>
        }
      }
    }
    return
  }
}

// -----

// ext.pack
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 4 + d1)>
module {
  func.func @main(%arg0: memref<8x8xf32>, %arg1: memref<4x2x2x4xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      scf.for %arg3 = %c0 to %c2 step %c1 {
        scf.for %arg4 = %c0 to %c2 step %c1 {
          scf.for %arg5 = %c0 to %c4 step %c1 {
            %0 = affine.apply #map(%arg2, %arg4)
            %1 = affine.apply #map1(%arg3, %arg5)
            %2 = memref.load %arg0[%0, %1] : memref<8x8xf32>
            memref.store %2, %arg1[%arg2, %arg3, %arg4, %arg5] : memref<4x2x2x4xf32>
          }
        }
      }
    }
    return
  }
}

// -----

// ext.unpack
#map = affine_map<(d0) -> (d0 floordiv 2)>
#map1 = affine_map<(d0) -> (d0 mod 2)>
#map2 = affine_map<(d0) -> (d0 floordiv 4)>
#map3 = affine_map<(d0) -> (d0 mod 4)>
module {
  func.func @main(%arg0: memref<4x2x2x4xf32>, %arg1: memref<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    scf.for %arg2 = %c0 to %c8 step %c1 {
      scf.for %arg3 = %c0 to %c8 step %c1 {
        %0 = affine.apply #map(%arg2)
        %1 = affine.apply #map1(%arg2)
        %2 = affine.apply #map2(%arg3)
        %3 = affine.apply #map3(%arg3)
        %4 = memref.load %arg0[%0, %2, %1, %3] : memref<4x2x2x4xf32>
        memref.store %4, %arg1[%arg2, %arg3] : memref<8x8xf32>
      }
    }
    return
  }
}

// -----

// ext.attention
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x6x8xf32>, %arg2: tensor<2x6x5xf32>, %arg3: f32, %arg4: tensor<2x4x6xf32>, %arg5: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.44269502 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4x5xf32>
    %1 = tensor.empty() : tensor<2x4xf32>
    %2 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = arith.mulf %arg3, %cst_0 : f32
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : f32) outs(%arg0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x8xf32>
    %7 = tensor.empty() : tensor<2x4x6xf32>
    %8 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%6, %arg1 : tensor<2x4x8xf32>, tensor<2x6x8xf32>) outs(%8 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.mulf %in, %in_3 : f32
      %21 = arith.addf %20, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x6xf32>
    %10 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<2x4x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<2x4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x4x6xf32>) outs(%10 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %cst_0 : f32
      %21 = arith.addf %out, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<2x4x6xf32>) outs(%3 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.maximumf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x4xf32>) outs(%3 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.subf %out, %in : f32
      %21 = math.exp2 %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x4xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<2x4xf32>) outs(%4 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x4xf32>) outs(%11 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.subf %out, %in : f32
      %21 = math.exp2 %20 : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x4x6xf32>) outs(%14 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x4xf32>) outs(%2 : tensor<2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %out : f32
      linalg.yield %20 : f32
    } -> tensor<2x4x5xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map3, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%15, %arg2 : tensor<2x4x6xf32>, tensor<2x6x5xf32>) outs(%17 : tensor<2x4x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.mulf %in, %in_3 : f32
      %21 = arith.addf %20, %out : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x5xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<2x4xf32>, tensor<2x4x5xf32>) outs(%arg5 : tensor<2x4x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.divf %cst, %in : f32
      %21 = arith.mulf %20, %in_3 : f32
      linalg.yield %21 : f32
    } -> tensor<2x4x5xf32>
    return %19 : tensor<2x4x5xf32>
  }
}

// -----

// ext.online_attention
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x6x8xf32>, %arg2: tensor<2x6x5xf32>, %arg3: f32, %arg4: tensor<2x4x6xf32>, %arg5: tensor<2x4x5xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2x4xf32>) -> (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.44269502 : f32
    %0 = arith.mulf %arg3, %cst_0 : f32
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : f32) outs(%arg0 : tensor<2x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x4x8xf32>
    %2 = tensor.empty() : tensor<2x4x6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1, %arg1 : tensor<2x4x8xf32>, tensor<2x6x8xf32>) outs(%3 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %14 = arith.mulf %in, %in_1 : f32
      %15 = arith.addf %14, %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%4 : tensor<2x4x6xf32>) {
    ^bb0(%out: f32):
      linalg.yield %out : f32
    } -> tensor<2x4x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x4x6xf32>) outs(%5 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %cst_0 : f32
      %15 = arith.addf %out, %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<2x4x6xf32>) outs(%arg6 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.maximumf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x4xf32>
    %8 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2x4xf32>) outs(%arg6 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.subf %out, %in : f32
      %15 = math.exp2 %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x4xf32>
    %9 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x4xf32>) outs(%arg7 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x4xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x4xf32>) outs(%6 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.subf %out, %in : f32
      %15 = math.exp2 %14 : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x6xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<2x4x6xf32>) outs(%9 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x4xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x4xf32>) outs(%arg5 : tensor<2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<2x4x5xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3, #map2], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%10, %arg2 : tensor<2x4x6xf32>, tensor<2x6x5xf32>) outs(%12 : tensor<2x4x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %14 = arith.mulf %in, %in_1 : f32
      %15 = arith.addf %14, %out : f32
      linalg.yield %15 : f32
    } -> tensor<2x4x5xf32>
    return %13, %7, %11 : tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
}

// -----

// ext.winograd input
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 0.000000e+00, -5.250000e+00, 0.000000e+00, 5.250000e+00, 0.000000e+00, -1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, -4.250000e+00, -4.250000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 4.250000e+00, -4.250000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 5.000000e-01, 2.500000e-01, -2.500000e+00, -1.250000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -5.000000e-01, 2.500000e-01, 2.500000e+00, -1.250000e+00, -2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00, 4.000000e+00, -2.500000e+00, -5.000000e+00, 5.000000e-01, 1.000000e+00, 0.000000e+00], [0.000000e+00, -2.000000e+00, 4.000000e+00, 2.500000e+00, -5.000000e+00, -5.000000e-01, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 0.000000e+00, 5.250000e+00, 0.000000e+00, -5.250000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x8xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 5.000000e-01, -5.000000e-01, 2.000000e+00, -2.000000e+00, -1.000000e+00], [-5.250000e+00, 1.000000e+00, 1.000000e+00, 2.500000e-01, 2.500000e-01, 4.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, -4.250000e+00, 4.250000e+00, -2.500000e+00, 2.500000e+00, -2.500000e+00, 2.500000e+00, 5.250000e+00], [5.250000e+00, -4.250000e+00, -4.250000e+00, -1.250000e+00, -1.250000e+00, -5.000000e+00, -5.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00, 5.000000e-01, -5.000000e-01, -5.250000e+00], [-1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x8xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = linalg.fill ins(%cst_1 : f32) outs(%arg1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matmul ins(%arg0, %cst_0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%arg1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = linalg.matmul ins(%cst, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}

// -----

// ext.winograd filter
module {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, -0.222222224, -0.222222224, 0.0111111114, 0.0111111114, 0.711111128, 0.711111128, 0.000000e+00], [0.000000e+00, -0.222222224, 0.222222224, 0.0222222228, -0.0222222228, 0.355555564, -0.355555564, 0.000000e+00], [0.000000e+00, -0.222222224, -0.222222224, 0.0444444455, 0.0444444455, 0.177777782, 0.177777782, 1.000000e+00]]> : tensor<3x8xf32>
    %cst_1 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00], [-0.222222224, -0.222222224, -0.222222224], [-0.222222224, 0.222222224, -0.222222224], [0.0111111114, 0.0222222228, 0.0444444455], [0.0111111114, -0.0222222228, 0.0444444455], [0.711111128, 0.355555564, 0.177777782], [0.711111128, -0.355555564, 0.177777782], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x3xf32>
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %2 = linalg.matmul ins(%arg0, %cst_0 : tensor<3x3xf32>, tensor<3x8xf32>) outs(%1 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%arg1 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = linalg.matmul ins(%cst_1, %2 : tensor<8x3xf32>, tensor<3x8xf32>) outs(%3 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}

// -----

// ext.winograd output
module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00, 5.000000e-01, -5.000000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 4.000000e+00, 4.000000e+00, 2.500000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 8.000000e+00, -8.000000e+00, 1.250000e-01, -1.250000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 1.600000e+01, 1.600000e+01, 6.250000e-02, 6.250000e-02, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 3.200000e+01, -3.200000e+01, 3.125000e-02, -3.125000e-02, 1.000000e+00]]> : tensor<6x8xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 2.000000e+00, 4.000000e+00, 8.000000e+00, 1.600000e+01, 3.200000e+01], [1.000000e+00, -2.000000e+00, 4.000000e+00, -8.000000e+00, 1.600000e+01, -3.200000e+01], [1.000000e+00, 5.000000e-01, 2.500000e-01, 1.250000e-01, 6.250000e-02, 3.125000e-02], [1.000000e+00, -5.000000e-01, 2.500000e-01, -1.250000e-01, 6.250000e-02, -3.125000e-02], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x6xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x6xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %2 = linalg.matmul ins(%arg0, %cst_0 : tensor<8x8xf32>, tensor<8x6xf32>) outs(%1 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%arg1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%cst, %2 : tensor<6x8xf32>, tensor<8x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    return %4 : tensor<6x6xf32>
  }
}

// -----

// ext.arg_compare
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3xf32>, %arg2: memref<3xi32>) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg1[%arg3] : memref<3xf32>
        %1 = memref.load %arg2[%arg3] : memref<3xi32>
        %2 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
        %3 = arith.cmpf ogt, %2, %0 : f32
        %4 = arith.select %3, %2, %0 : f32
        %5 = arith.index_cast %arg4 : index to i32
        %6 = arith.select %3, %5, %1 : i32
        memref.store %4, %arg1[%arg3] : memref<3xf32>
        memref.store %6, %arg2[%arg3] : memref<3xi32>
      }
    }
    return
  }
}

// -----

// ext.topk_v2
module {
  func.func @main(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>) {
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %c3 step %c1 {
      scf.for %arg4 = %c0 to %c8 step %c1 {
        %0 = memref.load %arg0[%arg3, %arg4] : memref<3x8xf32>
        %1 = arith.index_cast %arg4 : index to i32
        %2:2 = scf.for %arg5 = %c0 to %c2 step %c1 iter_args(%arg6 = %0, %arg7 = %1) -> (f32, i32) {
          %3 = memref.load %arg1[%arg3, %arg5] : memref<3x2xf32>
          %4 = memref.load %arg2[%arg3, %arg5] : memref<3x2xi32>
          %5 = arith.cmpf ogt, %arg6, %3 : f32
          %6 = arith.select %5, %arg6, %3 : f32
          memref.store %6, %arg1[%arg3, %arg5] : memref<3x2xf32>
          %7 = arith.select %5, %3, %arg6 : f32
          %8 = arith.cmpf ogt, %3, %arg6 : f32
          %9 = arith.cmpi eq, %5, %8 : i1
          %10 = arith.cmpi slt, %arg7, %4 : i32
          %11 = arith.andi %9, %10 : i1
          %12 = arith.ori %5, %11 : i1
          %13 = arith.select %12, %arg7, %4 : i32
          memref.store %13, %arg2[%arg3, %arg5] : memref<3x2xi32>
          %14 = arith.select %12, %4, %arg7 : i32
          scf.yield %7, %14 : f32, i32
        }
      }
    }
    return
  }
}

// -----

// ext.map_load
module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c10 = arith.constant 10 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c10 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        %0 = arith.cmpi sge, %arg2, %c0 : index
        %1 = arith.cmpi slt, %arg2, %c3 : index
        %2 = arith.andi %0, %1 : i1
        %3 = arith.cmpi sge, %arg3, %c0 : index
        %4 = arith.cmpi slt, %arg3, %c4 : index
        %5 = arith.andi %3, %4 : i1
        %6 = arith.andi %2, %5 : i1
        %7 = scf.if %6 -> (f32) {
          %8 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
          scf.yield %8 : f32
        } else {
          scf.yield %cst : f32
        }
        memref.store %7, %arg1[%arg2, %arg3] : memref<10x4xf32>
      }
    }
    return
  }
}

// -----

// ext.map_store
module {
  func.func @main(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>) {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %c3 step %c1 {
      scf.for %arg3 = %c0 to %c4 step %c1 {
        scf.if %true {
          %0 = memref.load %arg0[%arg2, %arg3] : memref<3x4xf32>
          memref.store %0, %arg1[%arg2, %arg3] : memref<10x4xf32>
        }
      }
    }
    return
  }
}

// -----

// ext.exp_reduction
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) {
    %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<2x3xf32>) outs(%arg2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.maximumf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2xf32>) outs(%arg0 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %out, %in : f32
      %8 = math.exp2 %7 : f32
      linalg.yield %8 : f32
    } -> tensor<2x3xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%0 : tensor<2xf32>) outs(%arg2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.subf %out, %in : f32
      %8 = math.exp2 %7 : f32
      linalg.yield %8 : f32
    } -> tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%2 : tensor<2xf32>) outs(%arg3 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2xf32>) outs(%arg4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.mulf %in, %out : f32
      linalg.yield %7 : f32
    } -> tensor<2x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<2x3xf32>) outs(%3 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = arith.addf %out, %in : f32
      linalg.yield %7 : f32
    } -> tensor<2xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1, %arg1 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%4 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.mulf %in, %in_0 : f32
      %8 = arith.addf %7, %out : f32
      linalg.yield %8 : f32
    } -> tensor<2x5xf32>
    return %0, %5, %6 : tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>
  }
}

// -----

// ext.custom_op
module {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = linalg.matmul ins(%arg0, %arg1 : tensor<2x3xf32>, tensor<3x4xf32>) outs(%arg2 : tensor<2x4xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
