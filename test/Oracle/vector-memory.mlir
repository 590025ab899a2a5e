// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Vectors from and to memory: bounds, masks, permutations, broadcasts,
// padding, gathers and scatters, tensors and memrefs; all executions of them in
// loops (R10a).

// CHECK: oracle: 12 functions, 0 disagreements

func.func @loads(%m: memref<10x12xf32>, %w: memref<4xvector<8xf16>>, %n: memref<24xi4>, %s: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.load %m[%c2, %c0] : memref<10x12xf32>, vector<2x8xf32>
  vector.store %0, %m[%c0, %c2] : memref<10x12xf32>, vector<2x8xf32>
  %1 = vector.load %w[%c2] : memref<4xvector<8xf16>>, vector<8xf16>
  vector.store %1, %w[%c0] : memref<4xvector<8xf16>>, vector<8xf16>
  // 7 * 4 bits are 4 bytes.
  %2 = vector.load %n[%c2] : memref<24xi4>, vector<7xi4>
  vector.store %2, %n[%c0] : memref<24xi4>, vector<7xi4>
  %3 = vector.load %s[%c2] : memref<32xf32>, vector<[4]xf32>
  vector.store %3, %s[%c0] : memref<32xf32>, vector<[4]xf32>
  %4 = vector.load %m[%c0, %c0] : memref<10x12xf32>, vector<f32>
  return
}

func.func @masked(%m: memref<30xf32>, %p: vector<8xf32>, %mask: vector<8xi1>, %n: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]> : vector<8xi1>
  %first = vector.constant_mask [5] : vector<8xi1>
  %made = vector.create_mask %c3 : vector<8xi1>
  %any = vector.create_mask %n : vector<8xi1>
  %0 = vector.maskedload %m[%c1], %some, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %1 = vector.maskedload %m[%c1], %first, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %2 = vector.maskedload %m[%c1], %made, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // The data decides: 0 to 8.
  %3 = vector.maskedload %m[%c1], %mask, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %4 = vector.maskedload %m[%c1], %any, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%c3], %some, %p : memref<30xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%c3], %mask, %p : memref<30xf32>, vector<8xi1>, vector<8xf32>
  %5 = vector.expandload %m[%c3], %some, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%c3], %some, %p : memref<30xf32>, vector<8xi1>, vector<8xf32>
  return
}

func.func @gathers(%m: memref<4x100xf32>, %t: tensor<100xf16>, %v: vector<2x4xi32>, %q: vector<2x4xf32>,
                   %h: vector<8xf16>, %mask: vector<2x4xi1>) -> tensor<100xf16> {
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<true> : vector<2x4xi1>
  %every = arith.constant dense<true> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]> : vector<8xi1>
  %at = arith.constant dense<[7, 3, 50, 2, 99, 0, 1, 20]> : vector<8xi32>
  // 1 to 8 elements, 0 to 8, 8.
  %0 = vector.gather %m[%c0, %c0][%v], %all, %q : memref<4x100xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %1 = vector.gather %m[%c0, %c0][%v], %mask, %q : memref<4x100xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  %2 = vector.gather %t[%c0][%at], %every, %h : tensor<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  %3 = vector.mask %some { vector.gather %t[%c0][%at], %every, %h : tensor<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16> into vector<8xf16> } : vector<8xi1> -> vector<8xf16>
  return %t : tensor<100xf16>
}

func.func @scatters(%m: memref<100xf16>, %h: vector<8xf16>) {
  %c0 = arith.constant 0 : index
  %every = arith.constant dense<true> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]> : vector<8xi1>
  %at = arith.constant dense<[7, 3, 50, 2, 99, 0, 1, 20]> : vector<8xi32>
  vector.scatter %m[%c0][%at], %every, %h : memref<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  vector.scatter %m[%c0][%at], %some, %h : memref<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  return
}

func.func @transfers(%m: memref<10x12xf32>, %p: f32, %w: memref<3x4xvector<2xf32>>, %pv: vector<2xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<10x12xf32>, vector<4x8xf32>
  // 4 * 4 of 4 * 8 are in bounds.
  %1 = vector.transfer_read %m[%c0, %c8], %p : memref<10x12xf32>, vector<4x8xf32>
  // Transposed; broadcast; a part of the dims.
  %2 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<10x12xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<10x12xf32>, vector<4x8xf32>
  %4 = vector.transfer_read %m[%c8, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<10x12xf32>, vector<5xf32>
  %5 = vector.transfer_read %m[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> ()>} : memref<10x12xf32>, vector<f32>
  %6 = vector.transfer_read %w[%c0, %c0], %pv {in_bounds = [true, true]} : memref<3x4xvector<2xf32>>, vector<2x3x2xf32>
  vector.transfer_write %1, %m[%c0, %c8] : vector<4x8xf32>, memref<10x12xf32>
  vector.transfer_write %2, %m[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, memref<10x12xf32>
  vector.transfer_write %6, %w[%c0, %c0] {in_bounds = [true, true]} : vector<2x3x2xf32>, memref<3x4xvector<2xf32>>
  return
}

func.func @transfer_masks(%m: memref<10x12xf32>, %p: f32, %mask: vector<4x8xi1>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %box = vector.constant_mask [2, 5] : vector<4x8xi1>
  %0 = vector.transfer_read %m[%c0, %c0], %p, %mask {in_bounds = [true, true]} : memref<10x12xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %m[%c0, %c0], %p, %box {in_bounds = [true, true]} : memref<10x12xf32>, vector<4x8xf32>
  // The mask is of the memory's dims.
  %2 = vector.transfer_read %m[%c0, %c0], %p, %box {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>} : memref<10x12xf32>, vector<8x3x4xf32>
  // Bounds and mask.
  %3 = vector.transfer_read %m[%c0, %c8], %p, %box : memref<10x12xf32>, vector<4x8xf32>
  vector.transfer_write %0, %m[%c0, %c0], %box {in_bounds = [true, true]} : vector<4x8xf32>, memref<10x12xf32>
  %4 = vector.mask %box { vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]} : memref<10x12xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  vector.mask %box { vector.transfer_write %4, %m[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<10x12xf32> } : vector<4x8xi1>
  return
}

func.func @transfer_tensors(%t: tensor<8xf32>, %p: f32, %a: tensor<?x4xf32>) -> (tensor<8xf32>, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %t[%c2], %p {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %2 = vector.transfer_read %a[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<?x4xf32>, vector<2x4xf32>
  %3 = vector.transfer_write %0, %a[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<?x4xf32>
  return %1, %3 : tensor<8xf32>, tensor<?x4xf32>
}

func.func @loop_masks(%m: memref<30xf32>, %p: vector<8xf32>) {
  affine.for %i = 0 to 30 step 8 {
    %0 = affine.min affine_map<(d0) -> (8, 30 - d0)>(%i)
    %1 = vector.create_mask %0 : vector<8xi1>
    %2 = vector.maskedload %m[%i], %1, %p : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

func.func @load_loops(%m: memref<64xf32>, %n: memref<64x64xf32>, %w: memref<4xvector<8xf16>>, %s: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c56 = arith.constant 56 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = vector.load %m[%i] : memref<64xf32>, vector<8xf32>
    // Always the same elements.
    %1 = vector.load %m[%c8] : memref<64xf32>, vector<8xf32>
    %2 = vector.load %n[%i, %c2] : memref<64x64xf32>, vector<4x8xf32>
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 2 + 3)>(%i)
    vector.store %1, %m[%half] : memref<64xf32>, vector<8xf32>
    %3 = vector.load %m[%i] : memref<64xf32>, vector<f32>
  }
  // Overlapping, also of two loops together.
  scf.for %i = %c0 to %c56 step %c2 {
    %0 = vector.load %m[%i] : memref<64xf32>, vector<8xf32>
    vector.store %0, %s[%i] : memref<64xf32>, vector<8xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 12 step 3 {
      %at = affine.apply affine_map<(d0, d1) -> (d0 * 13 + d1)>(%i, %k)
      %0 = vector.load %m[%at] : memref<64xf32>, vector<4xf32>
      %1 = vector.load %n[%i, %k] : memref<64x64xf32>, vector<2x2xf32>
      %2 = vector.load %w[%i] : memref<4xvector<8xf16>>, vector<8xf16>
      %3 = vector.load %s[%k] : memref<64xf32>, vector<[4]xf32>
    }
  }
  return
}

func.func @masked_loops(%m: memref<64xf32>, %p: vector<8xf32>, %mask: vector<8xi1>) {
  %c3 = arith.constant 3 : index
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]> : vector<8xi1>
  affine.for %i = 0 to 64 step 8 {
    // Exact: places that don't overlap, or one place.
    %0 = vector.maskedload %m[%i], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %1 = vector.maskedload %m[%c3], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.maskedstore %m[%i], %mask, %p : memref<64xf32>, vector<8xi1>, vector<8xf32>
    %2 = vector.expandload %m[%i], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  affine.for %i = 0 to 56 step 2 {
    // Overlapping: an interval.
    %0 = vector.maskedload %m[%i], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.compressstore %m[%i], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32>
  }
  affine.for %i = 0 to 60 step 8 {
    %0 = affine.min affine_map<(d0) -> (8, 60 - d0)>(%i)
    %1 = vector.create_mask %0 : vector<8xi1>
    vector.maskedstore %m[%i], %1, %p : memref<64xf32>, vector<8xi1>, vector<8xf32>
    // A mask that differs from iteration to iteration, in one place.
    %2 = vector.maskedload %m[%c3], %1, %p : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

func.func @transfer_loops(%m: memref<30x30xf32>, %t: tensor<30x30xf32>, %d: memref<?x?xf32>, %p: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %box = vector.constant_mask [2, 5] : vector<4x8xi1>
  %rows = memref.dim %d, %c0 : memref<?x?xf32>
  affine.for %i = 0 to 24 step 4 {
    // Transposed, broadcast, one place, masked.
    %0 = vector.transfer_read %t[%i, %c2], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<30x30xf32>, vector<4x6xf32>
    %1 = vector.transfer_read %m[%c2, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<30x30xf32>, vector<2x3xf32>
    %2 = vector.transfer_read %t[%c2, %c5], %p {in_bounds = [true, true]} : tensor<30x30xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %c5], %p, %box {in_bounds = [true, true]} : memref<30x30xf32>, vector<4x8xf32>
    vector.transfer_write %2, %m[%i, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<30x30xf32>
  }
  affine.for %i = 0 to 30 step 8 {
    affine.for %j = 3 to 30 step 5 {
      // Rows 0 to 29 and columns 3 to 29.
      %0 = vector.transfer_read %m[%i, %j], %p : memref<30x30xf32>, vector<8x6xf32>
      // With gaps between the columns.
      %1 = vector.transfer_read %t[%i, %j], %p : tensor<30x30xf32>, vector<8x4xf32>
      vector.transfer_write %0, %m[%i, %j] : vector<8x6xf32>, memref<30x30xf32>
    }
    scf.for %k = %c0 to %rows step %c2 {
      %2 = vector.transfer_read %d[%k, %i], %p : memref<?x?xf32>, vector<2x8xf32>
    }
  }
  return
}

func.func @gather_loops(%m: memref<200xf32>, %p: vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %every = arith.constant dense<true> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]> : vector<8xi1>
  %at = arith.constant dense<[7, 3, 50, 2, 99, 0, 1, 20]> : vector<8xi32>
  affine.for %i = 0 to 10 {
    %0 = vector.gather %m[%c0][%at], %every, %p : memref<200xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    %1 = vector.gather %m[%i][%at], %some, %p : memref<200xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    vector.scatter %m[%i][%at], %every, %p : memref<200xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
    vector.scatter %m[%c0][%at], %some, %p : memref<200xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  }
  return
}
