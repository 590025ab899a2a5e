// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Bytes of vector ops whose lanes a mask decides.

//===----------------------------------------------------------------------===//
// Masked, expanding and compressing loads and stores
//===----------------------------------------------------------------------===//

func.func @masked_r19(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>,
                      %p: vector<8xf32>) {
  // None to 8 elements of 4 bytes, never more than the memory holds
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*min(8, arg0_d0)", bytes_written = 0>}}
  %0 = vector.maskedload %m[%i], %mask, %p
      : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 0 to "4*min(8, arg0_d0)">}}
  vector.maskedstore %m[%i], %mask, %p
      : memref<?xf32>, vector<8xi1>, vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*min(8, arg0_d0)", bytes_written = 0>}}
  %1 = vector.expandload %m[%i], %mask, %p
      : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 0 to "4*min(8, arg0_d0)">}}
  vector.compressstore %m[%i], %mask, %p
      : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

func.func @known_masks_r19(%m: memref<1000xf32>, %i: index, %p: vector<8xf32>,
                           %q: vector<4x8xf32>, %s: vector<[4]xf32>) {
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %minus = arith.constant -2 : index
  %none = arith.constant dense<false> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]>
      : vector<8xi1>
  // expected-remark @below {{#roofline.work<>}}
  %0 = vector.maskedload %m[%i], %none, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // 3 lanes
  // expected-remark @below {{#roofline.work<bytes_read = 12, bytes_written = 0>}}
  %1 = vector.expandload %m[%i], %some, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 12>}}
  vector.compressstore %m[%i], %some, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32>
  // 2*5 lanes
  %2 = vector.constant_mask [2, 5] : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 0>}}
  %3 = vector.maskedload %m[%i], %2, %q
      : memref<1000xf32>, vector<4x8xi1>, vector<4x8xf32> into vector<4x8xf32>
  // min(3, 4) * min(9, 8) lanes
  %4 = vector.create_mask %c3, %c9 : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 96>}}
  vector.maskedstore %m[%i], %4, %q
      : memref<1000xf32>, vector<4x8xi1>, vector<4x8xf32>
  // A negative size is 0.
  %5 = vector.create_mask %minus : vector<8xi1>
  // expected-remark @below {{#roofline.work<>}}
  vector.maskedstore %m[%i], %5, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32>
  // 3 rows, none to 8 columns
  %6 = vector.create_mask %c3, %i : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 0 to 96>}}
  vector.maskedstore %m[%i], %6, %q
      : memref<1000xf32>, vector<4x8xi1>, vector<4x8xf32>
  // All 4*vscale lanes
  %7 = vector.constant_mask [4] : vector<[4]xi1>
  // expected-remark @below {{#roofline.work<bytes_read = "16*vscale", bytes_written = 0>}}
  %8 = vector.maskedload %m[%i], %7, %s
      : memref<1000xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// A transposed or reshaped mask sets as many lanes.
func.func @moved_masks_r19(%m: memref<1000xf32>, %i: index, %q: vector<8x4xf32>,
                           %p: vector<32xf32>) {
  %0 = vector.constant_mask [2, 5] : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<other(i1) = 32>}}
  %1 = vector.transpose %0, [1, 0] : vector<4x8xi1> to vector<8x4xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 0>}}
  %2 = vector.maskedload %m[%i], %1, %q
      : memref<1000xf32>, vector<8x4xi1>, vector<8x4xf32> into vector<8x4xf32>
  %3 = vector.shape_cast %1 : vector<8x4xi1> to vector<32xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 0>}}
  %4 = vector.maskedload %m[%i], %3, %p
      : memref<1000xf32>, vector<32xi1>, vector<32xf32> into vector<32xf32>
  return
}

// Sizes in multiples of vscale: all 4*vscale lanes of 4 bytes, the first 3 of
// them, and the first 5, of which there are only 4 if vscale is 1.
func.func @scalable_masks_r19(%m: memref<1000xf32>, %i: index, %s: vector<[4]xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %vscale = vector.vscale
  %lanes = arith.muli %vscale, %c4 : index
  %0 = vector.create_mask %lanes : vector<[4]xi1>
  // expected-remark @below {{#roofline.work<bytes_read = "16*vscale", bytes_written = 0>}}
  %1 = vector.maskedload %m[%i], %0, %s
      : memref<1000xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %2 = vector.create_mask %c3 : vector<[4]xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 12, bytes_written = 0>}}
  %3 = vector.maskedload %m[%i], %2, %s
      : memref<1000xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %4 = vector.create_mask %c5 : vector<[4]xi1>
  // expected-remark @below {{#roofline.work<bytes_read = "4*min(5, 4*vscale)", bytes_written = 0>}}
  %5 = vector.maskedload %m[%i], %4, %s
      : memref<1000xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return
}

// A cycle in code that never runs: nothing is known of the mask.
func.func @cyclic_mask(%m: memref<1000xf32>, %i: index, %q: vector<4x4xf32>) {
  return
^bb1:
  // expected-remark @below {{#roofline.work<other(i1) = 16>}}
  %0 = vector.transpose %0, [1, 0] : vector<4x4xi1> to vector<4x4xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 64, bytes_written = 0>}}
  %1 = vector.maskedload %m[%i], %0, %q
      : memref<1000xf32>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  cf.br ^bb1
}

// Rows of a mask: the first 2 of 4 set 5 lanes, the others none.
func.func @mask_rows_r19(%m: memref<1000xf32>, %i: index, %p: vector<8xf32>) {
  %0 = vector.constant_mask [2, 5] : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<other(i1) = 8>}}
  %1 = vector.extract %0[1] : vector<8xi1> from vector<4x8xi1>
  // expected-remark @below {{#roofline.work<other(i1) = 8>}}
  %2 = vector.extract %0[2] : vector<8xi1> from vector<4x8xi1>
  // expected-remark @below {{#roofline.work<other(i1) = 8>}}
  %3 = vector.extract %0[%i] : vector<8xi1> from vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 20, bytes_written = 0>}}
  %4 = vector.maskedload %m[%i], %1, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // expected-remark @below {{#roofline.work<>}}
  %5 = vector.maskedload %m[%i], %2, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 20, bytes_written = 0>}}
  %6 = vector.maskedload %m[%i], %3, %p
      : memref<1000xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// The rest of a dim that 8 doesn't divide: 30 - 24 = 6 to 8 lanes.
func.func @loop_masks_r19(%m: memref<30xf32>, %p: vector<8xf32>) {
  affine.for %i = 0 to 30 step 8 {
    %0 = affine.min affine_map<(d0) -> (8, 30 - d0)>(%i)
    %1 = vector.create_mask %0 : vector<8xi1>
    // expected-remark @below {{#roofline.work<bytes_read = 24 to 32, bytes_written = 0> x 4}}
    %2 = vector.maskedload %m[%i], %1, %p
        : memref<30xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  }
  return
}

//===----------------------------------------------------------------------===//
// Masks of transfers
//===----------------------------------------------------------------------===//

func.func @transfer_masks_r19(%m: memref<10x12xf32>, %i: index, %p: f32,
                              %mask: vector<4x8xi1>, %t: tensor<10x12xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 128, bytes_written = 0>}}
  %0 = vector.transfer_read %m[%c0, %c0], %p, %mask {in_bounds = [true, true]}
      : memref<10x12xf32>, vector<4x8xf32>
  // 2*5 lanes
  %1 = vector.constant_mask [2, 5] : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 0>}}
  %2 = vector.transfer_read %m[%c0, %c0], %p, %1 {in_bounds = [true, true]}
      : memref<10x12xf32>, vector<4x8xf32>
  // The mask is of the memory's dims, before the broadcast: 2*5 elements
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 0>}}
  %3 = vector.transfer_read %m[%c0, %c0], %p, %1
      {in_bounds = [true, true, true],
       permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>}
      : memref<10x12xf32>, vector<8x3x4xf32>
  // 4 * min(8, 12 - 8) = 16 of 32 elements exist, and the mask sets 10: none in
  // common, or all of the 10
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 40, bytes_written = 0>}}
  %4 = vector.transfer_read %m[%c0, %c8], %p, %1
      : memref<10x12xf32>, vector<4x8xf32>
  // 16 of 32 exist, and 24 are set: at least 16 + 24 - 32
  %5 = vector.constant_mask [3, 8] : vector<4x8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 32 to 64, bytes_written = 0>}}
  %6 = vector.transfer_read %m[%c0, %c8], %p, %5
      : memref<10x12xf32>, vector<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 40>}}
  vector.transfer_write %0, %m[%c0, %c0], %1 {in_bounds = [true, true]}
      : vector<4x8xf32>, memref<10x12xf32>
  return
}

//===----------------------------------------------------------------------===//
// vector.mask
//===----------------------------------------------------------------------===//

func.func @mask_op_r19(%m: memref<?xf32>, %i: index, %p: f32, %n: index,
                       %mask: vector<8xi1>, %v: vector<8xi32>, %q: vector<8xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*min(8, arg0_d0)", bytes_written = 0>}}
  %0 = vector.mask %mask { vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.constant_mask [5] : vector<8xi1>
  // 5 elements
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 20>}}
  vector.mask %1 { vector.transfer_write %0, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  %all = arith.constant dense<true> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, true, true, false, true]>
      : vector<8xi1>
  // The smaller of 5 and 6 lanes, which have at least 5 + 6 - 8 in common; all
  // of them may read the same element.
  // expected-remark @below {{#roofline.work<bytes_read = 4 to "4*min(5, arg0_d0)", bytes_written = 0>}}
  %2 = vector.mask %1 { vector.gather %m[%i][%v], %some, %q : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// The result is the tensor that is written inside.
func.func @mask_op_tensor(%t: tensor<?xf32>, %i: index, %q: vector<8xf32>)
    -> tensor<?xf32> {
  %1 = vector.constant_mask [5] : vector<8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 20>}}
  %0 = vector.mask %1 { vector.transfer_write %q, %t[%i] {in_bounds = [true]} : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
  // expected-remark @below {{#roofline.work<special(f32) = "arg0_d0", bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  %2 = math.exp %0 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
