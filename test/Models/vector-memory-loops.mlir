// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
//
// Bytes of all executions of vector loads, stores and transfers in loops (R10a).
// Elements are f32, 4 bytes, unless said otherwise.

//===----------------------------------------------------------------------===//
// vector.load, vector.store
//===----------------------------------------------------------------------===//

func.func @load_loops_r10a(%m: memref<64xf32>, %n: memref<64x64xf32>, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %c56 = arith.constant 56 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    // The step is as long as the vector: 8 * 8 elements
    // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0> x 8, together reads 256, writes 0}}
    %0 = vector.load %m[%i] : memref<64xf32>, vector<8xf32>
    // Always the same 8
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 8, together reads 32, writes 0}}
    %1 = vector.load %m[%c8] : memref<64xf32>, vector<8xf32>
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 8, together reads 32, writes 0}}
    %2 = vector.load %m[%j] : memref<64xf32>, vector<8xf32>
    // 4 rows of every 8, 8 columns: 8*4*8
    // expected-remark @below {{bytes_read = 128, bytes_written = 0> x 8, together reads 1024, writes 0}}
    %3 = vector.load %n[%i, %j] : memref<64x64xf32>, vector<4x8xf32>
    // 3 + 4*k for k = 0 to 7, 8 each: 4*7 + 8 = 36 elements
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 2 + 3)>(%i)
    // expected-remark @below {{bytes_read = 0, bytes_written = 32> x 8, together reads 0, writes 144}}
    vector.store %0, %m[%half] : memref<64xf32>, vector<8xf32>
    // Rank 0: one element of every 8
    // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 8, together reads 32, writes 0}}
    %4 = vector.load %m[%i] : memref<64xf32>, vector<f32>
  }
  scf.for %i = %c0 to %c56 step %c2 {
    // 28 starts 2 apart: 2*27 + 8 = 62 elements
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 28, together reads 248, writes 0}}
    %0 = vector.load %m[%i] : memref<64xf32>, vector<8xf32>
  }
  scf.for %i = %c0 to %c64 step %c16 {
    scf.for %k = %c0 to %c4 step %c1 {
      // 4 rows of 4 pieces of 8 columns: 128 elements
      // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 16, together reads 512, writes 0}}
      %0 = vector.load %n[%k, %i] : memref<64x64xf32>, vector<8xf32>
    }
  }
  return
}

// The element is the vector: 4 of 2*8 lanes of 2 bytes.
func.func @load_elements_r10a(%v: memref<4x4xvector<2x8xf16>>, %j: index) {
  affine.for %i = 0 to 4 {
    affine.for %k = 0 to 3 {
      // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 12, together reads 128, writes 0}}
      %0 = vector.load %v[%i, %j] : memref<4x4xvector<2x8xf16>>, vector<2x8xf16>
    }
  }
  return
}

func.func @load_data_r19(%m: memref<64xf32>, %ids: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    // expected-remark @below {{together reads 32, writes 0}}
    %id = memref.load %ids[%i] : memref<4xindex>
    // One to four vectors of 8
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 4, together reads 32 to 128, writes 0}}
    %0 = vector.load %m[%id] : memref<64xf32>, vector<8xf32>
  }
  return
}

func.func @load_scalable_r10a(%m: memref<?xf32>) {
  affine.for %i = 0 to 40 {
    // 39 + 4*vscale elements = 40 * 4*vscale - 39 * (4*vscale - 1)
    // expected-remark @below {{bytes_read = "16*vscale", bytes_written = 0> x 40, together reads 640*vscale - 156*max(0, 4*vscale - 1), writes 0}}
    %0 = vector.load %m[%i] : memref<?xf32>, vector<[4]xf32>
    affine.for %k = 0 to 2 {
      // expected-remark @below {{bytes_read = "16*vscale", bytes_written = 0> x 80, together reads 640*vscale - 156*max(0, 4*vscale - 1), writes 0}}
      %1 = vector.load %m[%i] : memref<?xf32>, vector<[4]xf32>
    }
  }
  return
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

func.func @masked_loops_r10a(%m: memref<64xf32>, %p: vector<8xf32>, %mask: vector<8xi1>) {
  %c3 = arith.constant 3 : index
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]>
      : vector<8xi1>
  affine.for %i = 0 to 64 step 8 {
    // Places that don't overlap, the same 3 lanes in each: 8*3
    // expected-remark @below {{bytes_read = 12, bytes_written = 0> x 8, together reads 96, writes 0}}
    %0 = vector.maskedload %m[%i], %some, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    // 3 elements, the same each time
    // expected-remark @below {{bytes_read = 12, bytes_written = 0> x 8, together reads 12, writes 0}}
    %1 = vector.maskedload %m[%c3], %some, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    // Nothing to all
    // expected-remark @below {{bytes_read = 0, bytes_written = 0 to 32> x 8, together reads 0, writes 0 to 256}}
    vector.maskedstore %m[%i], %mask, %p : memref<64xf32>, vector<8xi1>, vector<8xf32>
    // 3 elements, packed
    // expected-remark @below {{bytes_read = 12, bytes_written = 0> x 8, together reads 96, writes 0}}
    %2 = vector.expandload %m[%i], %some, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  affine.for %i = 0 to 56 step 2 {
    // Overlapping: at least one place's 3, at most 28 * 3 of 2*27 + 8 = 62
    // expected-remark @below {{bytes_read = 12, bytes_written = 0> x 28, together reads 12 to 248, writes 0}}
    %0 = vector.maskedload %m[%i], %some, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    // The first 3 from each start on: 2*27 + 3 = 57
    // expected-remark @below {{bytes_read = 0, bytes_written = 12> x 28, together reads 0, writes 228}}
    vector.compressstore %m[%i], %some, %p : memref<64xf32>, vector<8xi1>, vector<8xf32>
  }
  affine.for %i = 0 to 8 step 4 {
    // Two places, 0 and 4: 3 to 6 of 12 elements
    // expected-remark @below {{bytes_read = 12, bytes_written = 0> x 2, together reads 12 to 24, writes 0}}
    %0 = vector.maskedload %m[%i], %some, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

// The last of 4 vectors has 30 - 24 = 6 elements, as given by the mask: 4 * 6 to
// all 30 elements.
func.func @masked_tail_r10a(%m: memref<30xf32>, %p: vector<8xf32>) {
  affine.for %i = 0 to 30 step 8 {
    %size = affine.min affine_map<(d0) -> (8, 30 - d0)>(%i)
    %mask = vector.create_mask %size : vector<8xi1>
    // expected-remark @below {{bytes_read = 24 to 32, bytes_written = 0> x 4, together reads 96 to 120, writes 0}}
    %0 = vector.maskedload %m[%i], %mask, %p
        : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

// What a mask leaves of one place may differ from iteration to iteration.
func.func @masked_unmoved_r10a(%m: memref<64xf32>, %masks: memref<4xvector<8xi1>>,
                               %p: vector<8xf32>, %i: index) {
  affine.for %k = 0 to 4 {
    // 4 masks of 8 i1, a byte each (R17)
    // expected-remark @below {{x 4, together reads 32, writes 0}}
    %mask = memref.load %masks[%k] : memref<4xvector<8xi1>>
    // expected-remark @below {{bytes_read = 0 to 32, bytes_written = 0> x 4, together reads 0 to 32, writes 0}}
    %0 = vector.maskedload %m[%i], %mask, %p
        : memref<64xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

func.func @transfer_loops_r10a(%m: memref<64x64xf32>, %t: tensor<64x64xf32>, %p: f32,
                               %j: index) {
  %c0 = arith.constant 0 : index
  %box = vector.constant_mask [2, 5] : vector<4x8xi1>
  affine.for %i = 0 to 64 step 8 {
    // Transposed: 8 rows of each 8, 4 columns: 64*4
    // expected-remark @below {{bytes_read = 128, bytes_written = 0> x 8, together reads 1024, writes 0}}
    %0 = vector.transfer_read %t[%i, %j], %p
        {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : tensor<64x64xf32>, vector<4x8xf32>
    // Broadcast: 8 elements of one row
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 8, together reads 256, writes 0}}
    %1 = vector.transfer_read %m[%j, %i], %p
        {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
        : memref<64x64xf32>, vector<4x8xf32>
    // One element in all lanes
    // expected-remark @below {{bytes_read = 4, bytes_written = 0> x 8, together reads 32, writes 0}}
    %2 = vector.transfer_read %m[%i, %i], %p
        {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>}
        : memref<64x64xf32>, vector<8xf32>
    // Elements of a tensor, the same each time: 4*8
    // expected-remark @below {{bytes_read = 128, bytes_written = 0> x 8, together reads 128, writes 0}}
    %3 = vector.transfer_read %t[%j, %c0], %p {in_bounds = [true, true]}
        : tensor<64x64xf32>, vector<4x8xf32>
    // 2*5 elements of each of 8 places
    // expected-remark @below {{bytes_read = 40, bytes_written = 0> x 8, together reads 320, writes 0}}
    %4 = vector.transfer_read %m[%i, %j], %p, %box {in_bounds = [true, true]}
        : memref<64x64xf32>, vector<4x8xf32>
    // expected-remark @below {{bytes_read = 0, bytes_written = 128> x 8, together reads 0, writes 1024}}
    vector.transfer_write %3, %m[%i, %c0] {in_bounds = [true, true]}
        : vector<4x8xf32>, memref<64x64xf32>
  }
  affine.for %i = 0 to 60 step 4 {
    // Rows 4*k to 4*k + 7 for k = 0 to 14: all 64, of 8 columns
    // expected-remark @below {{bytes_read = 256, bytes_written = 0> x 15, together reads 2048, writes 0}}
    %0 = vector.transfer_read %t[%i, %c0], %p {in_bounds = [true, true]}
        : tensor<64x64xf32>, vector<8x8xf32>
  }
  return
}

// A last vector that leaves the memory: all of it is touched once.
func.func @transfer_tail_r10a(%m: memref<30xf32>, %n: memref<30x7xf32>,
                              %d: memref<?x30xf32>, %p: f32, %j: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %rows = memref.dim %d, %c0 : memref<?x30xf32>
  affine.for %i = 0 to 30 step 8 {
    // expected-remark @below {{bytes_read = 24 to 32, bytes_written = 0> x 4, together reads 120, writes 0}}
    %0 = vector.transfer_read %m[%i], %p : memref<30xf32>, vector<8xf32>
    %late = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    // Elements 3 to 29
    // expected-remark @below {{bytes_read = 12 to 32, bytes_written = 0> x 4, together reads 108, writes 0}}
    %1 = vector.transfer_read %m[%late], %p : memref<30xf32>, vector<8xf32>
    // 30 rows, columns 2 to 6
    // expected-remark @below {{bytes_read = 120 to 160, bytes_written = 0> x 4, together reads 600, writes 0}}
    %2 = vector.transfer_read %n[%i, %c2], %p : memref<30x7xf32>, vector<8x8xf32>
    // A column nobody knows: none to 8*4 elements each time, of 32 * 4
    // expected-remark @below {{bytes_read = 0 to 128, bytes_written = 0> x 4, together reads 0 to 512, writes 0}}
    %3 = vector.transfer_read %n[%i, %j], %p : memref<30x7xf32>, vector<8x4xf32>
    // Two rows, wherever they are, of at most 7 elements; of all 7 together
    // expected-remark @below {{bytes_read = 0 to 56, bytes_written = 0> x 4, together reads 56, writes 0}}
    %5 = vector.transfer_read %n[%j, %i], %p {in_bounds = [true, false]}
        : memref<30x7xf32>, vector<2x8xf32>
    scf.for %k = %c0 to %rows step %c8 {
      // min(rows, 8*ceildiv(rows, 8)) rows of 30
      // expected-remark @below {{together reads 120*min(arg2_d0, 8*ceildiv(arg2_d0, 8)), writes 0}}
      %4 = vector.transfer_read %d[%k, %i], %p : memref<?x30xf32>, vector<8x8xf32>
    }
  }
  affine.for %i = 0 to 80 step 8 {
    // The first 4 vectors are in the memory, the others are not.
    // expected-remark @below {{bytes_read = 0 to 32, bytes_written = 0> x 10, together reads 120, writes 0}}
    %0 = vector.transfer_read %m[%i], %p : memref<30xf32>, vector<8xf32>
    // A vector that is longer than the memory: columns 0 to 6 of 30 rows
    // expected-remark @below {{together reads 840, writes 0}}
    %1 = vector.transfer_read %n[%i, %c0], %p : memref<30x7xf32>, vector<8x16xf32>
    // Always the same 4*vscale of at most 30, nobody knows whether in bounds
    // expected-remark @below {{together reads 0 to 4*min(30, 4*vscale), writes 0}}
    %2 = vector.transfer_read %m[%j], %p : memref<30xf32>, vector<[4]xf32>
  }
  affine.for %i = 0 to 30 step 10 {
    // 0 to 7, 10 to 17, 20 to 27: 24 elements
    // expected-remark @below {{bytes_read = 32, bytes_written = 0> x 3, together reads 96, writes 0}}
    %0 = vector.transfer_read %m[%i], %p : memref<30xf32>, vector<8xf32>
  }
  affine.for %i = 4 to 30 step 10 {
    // 4 to 11, 14 to 21, 24 to 29 with gaps: at least 3 * 6, at most 3 * 8
    // expected-remark @below {{bytes_read = 24 to 32, bytes_written = 0> x 3, together reads 72 to 96, writes 0}}
    %0 = vector.transfer_read %m[%i], %p : memref<30xf32>, vector<8xf32>
  }
  return
}

//===----------------------------------------------------------------------===//
// Gather, scatter
//===----------------------------------------------------------------------===//

func.func @gather_loops_r19(%m: memref<64xf32>, %v: vector<8xi32>, %p: vector<8xf32>,
                            %vs: memref<4xvector<8xi32>>) {
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<true> : vector<8xi1>
  affine.for %i = 0 to 4 {
    // Constant indices: one to eight elements
    // expected-remark @below {{bytes_read = 4 to 32, bytes_written = 0> x 4, together reads 4 to 32, writes 0}}
    %0 = vector.gather %m[%c0][%v], %all, %p
        : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    // Moved: at most 4*8
    // expected-remark @below {{bytes_read = 4 to 32, bytes_written = 0> x 4, together reads 4 to 128, writes 0}}
    %1 = vector.gather %m[%i][%v], %all, %p
        : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
    // 4 vectors of 8 i32
    // expected-remark @below {{together reads 128, writes 0}}
    %w = memref.load %vs[%i] : memref<4xvector<8xi32>>
    // 8 to 4*8
    // expected-remark @below {{bytes_read = 0, bytes_written = 32> x 4, together reads 0, writes 32 to 128}}
    vector.scatter %m[%c0][%w], %all, %p
        : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
    // expected-remark @below {{bytes_read = 0, bytes_written = 32> x 4, together reads 0, writes 32}}
    vector.scatter %m[%c0][%v], %all, %p
        : memref<64xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  }
  return
}
