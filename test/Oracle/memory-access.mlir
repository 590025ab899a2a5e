// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Loads, stores and atomics of memref and affine.

// CHECK: oracle: 5 functions, 0 disagreements

func.func @scalars(%m: memref<4x6xf32>, %n: memref<8xi4, 3>, %c: memref<3xcomplex<f16>>, %v: memref<2xvector<4xf32>>) {
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1, %c1] : memref<4x6xf32>
  memref.store %0, %m[%c1, %c1] : memref<4x6xf32>
  %1 = memref.load %n[%c1] : memref<8xi4, 3>
  memref.store %1, %n[%c1] : memref<8xi4, 3>
  %2 = memref.load %c[%c1] : memref<3xcomplex<f16>>
  memref.store %2, %c[%c1] : memref<3xcomplex<f16>>
  %3 = memref.load %v[%c1] : memref<2xvector<4xf32>>
  memref.store %3, %v[%c1] : memref<2xvector<4xf32>>
  memref.prefetch %m[%c1, %c1], read, locality<3>, data : memref<4x6xf32>
  return
}

func.func @atomics(%m: memref<4xf32>, %n: memref<4xi32>, %x: f32, %k: i32) {
  %c1 = arith.constant 1 : index
  %0 = memref.atomic_rmw addf %x, %m[%c1] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw maxs %k, %n[%c1] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw assign %k, %n[%c1] : (i32, memref<4xi32>) -> i32
  %3 = memref.generic_atomic_rmw %m[%c1] : memref<4xf32> {
  ^bb0(%old: f32):
    %4 = arith.addf %old, %x : f32
    %5 = arith.mulf %4, %4 : f32
    memref.atomic_yield %5 : f32
  }
  return
}

func.func @loops(%m: memref<4x6xf32>, %v: memref<24xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 step 2 {
      %0 = affine.load %m[%i, %j + 1] : memref<4x6xf32>
      affine.store %0, %m[%i, %j] : memref<4x6xf32>
    }
    %1 = affine.vector_load %v[6 * %i] : memref<24xf32>, vector<6xf32>
    affine.vector_store %1, %v[6 * %i] : memref<24xf32>, vector<6xf32>
    affine.prefetch %v[6 * %i], read, locality<3>, data : memref<24xf32>
  }
  return
}

func.func @matmul_by_hand(%a: memref<3x5xf32>, %b: memref<5x4xf32>, %c: memref<3x4xf32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 5 {
        %0 = affine.load %a[%i, %k] : memref<3x5xf32>
        %1 = affine.load %b[%k, %j] : memref<5x4xf32>
        %2 = affine.load %c[%i, %j] : memref<3x4xf32>
        // Each op is a row: class vector.
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<3x4xf32>
      }
    }
  }
  return
}

// Indices that are parts of a counter
func.func @parts_of_counters(%a: memref<4x6xf32>, %b: memref<3x8xf32>) {
  affine.for %i = 0 to 24 {
    %j:2 = affine.delinearize_index %i into (4, 6) : index, index
    %0 = memref.load %a[%j#0, %j#1] : memref<4x6xf32>
    affine.for %k = 0 to 2 {
      %1 = affine.load %b[%i floordiv 8, %i mod 4 + %k] : memref<3x8xf32>
    }
    %2 = affine.apply affine_map<(d0) -> ((d0 + 1) ceildiv 8 - 1)>(%i)
    memref.store %0, %b[%2, %j#1] : memref<3x8xf32>
  }
  return
}
