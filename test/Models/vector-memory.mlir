// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Bytes of the vector ops that read or write tensors and memrefs.

//===----------------------------------------------------------------------===//
// vector.load, vector.store
//===----------------------------------------------------------------------===//

func.func @load_store_r10(%m: memref<100x100xf32>, %v: memref<4x4xvector<2x8xf16>>,
                          %z: memref<f32>, %i: index) {
  // 4*8 elements of 4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 0>}}
  %0 = vector.load %m[%i, %i] : memref<100x100xf32>, vector<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 128>}}
  vector.store %0, %m[%i, %i] : memref<100x100xf32>, vector<4x8xf32>
  // One element of 2*8 lanes of 2 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>}}
  %1 = vector.load %v[%i, %i] : memref<4x4xvector<2x8xf16>>, vector<2x8xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  vector.store %1, %v[%i, %i] : memref<4x4xvector<2x8xf16>>, vector<2x8xf16>
  // Rank 0 and extent 1
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %2 = vector.load %m[%i, %i] : memref<100x100xf32>, vector<f32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
  vector.store %2, %z[] : memref<f32>, vector<f32>
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %3 = vector.load %m[%i, %i] : memref<100x100xf32>, vector<1xf32>
  return
}

func.func @load_scalable_r10(%m: memref<?xf32>, %i: index) {
  // 8*vscale elements of 4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = "32*vscale", bytes_written = 0>}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<[8]xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "32*vscale">}}
  vector.store %0, %m[%i] : memref<?xf32>, vector<[8]xf32>
  return
}

func.func @load_narrow_r17(%a: memref<?xi4>, %b: memref<?xi1>, %c: memref<?xindex>,
                           %i: index) {
  // 3 * 4 = 12 bits: 2 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 2, bytes_written = 0>}}
  %0 = vector.load %a[%i] : memref<?xi4>, vector<3xi4>
  // An i1 takes a byte.
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 0>}}
  %1 = vector.load %b[%i] : memref<?xi1>, vector<8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>}}
  %2 = vector.load %c[%i] : memref<?xindex>, vector<4xindex>
  return
}

func.func @load_space_r18(%m: memref<64xf32, 3>, %i: index) {
  // expected-remark @below {{#roofline.work<bytes_read[3 : i64] = 32, bytes_written[3 : i64] = 0>}}
  %0 = vector.load %m[%i] : memref<64xf32, 3>, vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read[3 : i64] = 0, bytes_written[3 : i64] = 32>}}
  vector.store %0, %m[%i] : memref<64xf32, 3>, vector<8xf32>
  return
}

//===----------------------------------------------------------------------===//
// Transfers: maps
//===----------------------------------------------------------------------===//

func.func @transfer_maps_r10(%m: memref<?x?x?x?xf32>, %i: index, %p: f32,
                             %z: memref<f32>) {
  // 3*5 elements; the 4 lanes of the broadcast dim are the same ones.
  // expected-remark @below {{#roofline.work<bytes_read = 60, bytes_written = 0>}}
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p
      {in_bounds = [true, true, true],
       permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, 0, d0)>}
      : memref<?x?x?x?xf32>, vector<3x4x5xf32>
  // One element in all 8 lanes
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %1 = vector.transfer_read %m[%i, %i, %i, %i], %p
      {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3) -> (0)>}
      : memref<?x?x?x?xf32>, vector<8xf32>
  // 2*3
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 0>}}
  %2 = vector.transfer_read %m[%i, %i, %i, %i], %p {in_bounds = [true, true]}
      : memref<?x?x?x?xf32>, vector<2x3xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 24>}}
  vector.transfer_write %2, %m[%i, %i, %i, %i]
      {in_bounds = [true, true],
       permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d1)>}
      : vector<2x3xf32>, memref<?x?x?x?xf32>
  // Rank 0
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %3 = vector.transfer_read %m[%i, %i, %i, %i], %p : memref<?x?x?x?xf32>, vector<f32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
  vector.transfer_write %3, %z[] : vector<f32>, memref<f32>
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 0>}}
  %4 = vector.transfer_read %z[], %p
      {in_bounds = [true], permutation_map = affine_map<() -> (0)>}
      : memref<f32>, vector<1xf32>
  return
}

func.func @transfer_vectors_r17(%m: memref<?x?xvector<4x3xf32>>, %i: index,
                                %p: vector<4x3xf32>) {
  // 2*1 elements of 4*3 lanes of 4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 0>}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]}
      : memref<?x?xvector<4x3xf32>>, vector<2x1x4x3xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 96>}}
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]}
      : vector<2x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  return
}

// The verifier only asks that the widths fit: no lane is an element.
func.func @transfer_unmodelled(%m: memref<16xi32>, %i: index, %p: i32,
                               %v: memref<4xvector<2xf32>>, %q: vector<2xf32>) {
  // expected-remark @below {{unmodelled}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]}
      : memref<16xi32>, vector<8xi8>
  // expected-remark @below {{unmodelled}}
  %1 = vector.transfer_read %v[%i], %q {in_bounds = [true]}
      : memref<4xvector<2xf32>>, vector<1x4xf32>
  return
}

func.func @transfer_space_r18(%m: memref<64xf32, 3>, %i: index, %p: f32) {
  // expected-remark @below {{#roofline.work<bytes_read[3 : i64] = 32, bytes_written[3 : i64] = 0>}}
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]}
      : memref<64xf32, 3>, vector<8xf32>
  return
}

//===----------------------------------------------------------------------===//
// Transfers: bounds
//===----------------------------------------------------------------------===//

func.func @transfer_bounds_r19(%m: memref<10x12xf32>, %d: memref<?xf32>, %i: index,
                               %p: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %minus = arith.constant -3 : index
  // Known to be in bounds: 4 + 4 <= 12
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 0>}}
  %0 = vector.transfer_read %m[%c0, %c4], %p : memref<10x12xf32>, vector<4xf32>
  // min(4, 10 - 8) * min(8, 12 - 8) = 2 * 4
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>}}
  %1 = vector.transfer_read %m[%c8, %c8], %p : memref<10x12xf32>, vector<4x8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  vector.transfer_write %1, %m[%c8, %c8] : vector<4x8xf32>, memref<10x12xf32>
  // Nothing is in bounds.
  // expected-remark @below {{#roofline.work<>}}
  %2 = vector.transfer_read %m[%c0, %c20], %p : memref<10x12xf32>, vector<4xf32>
  // A start below 0 is undefined.
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0>}}
  %7 = vector.transfer_read %m[%c0, %minus], %p : memref<10x12xf32>, vector<4xf32>
  // An unknown start or extent: none to all, one dim of two
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 0>}}
  %3 = vector.transfer_read %m[%c0, %i], %p : memref<10x12xf32>, vector<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*min(4, arg1_d0)", bytes_written = 0>}}
  %4 = vector.transfer_read %d[%c0], %p : memref<?xf32>, vector<4xf32>
  // 2 rows, 0 to 4 columns
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 32, bytes_written = 0>}}
  %5 = vector.transfer_read %m[%c8, %i], %p {in_bounds = [false, false]}
      : memref<10x12xf32>, vector<4x4xf32>
  // A scalable vector may be longer than a row, but never than all 10*12.
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*min(120, 4*vscale)", bytes_written = 0>}}
  %6 = vector.transfer_read %m[%c0, %c0], %p : memref<10x12xf32>, vector<[4]xf32>
  return
}

// Counters of loops with constant bounds.
func.func @transfer_loops_r19(%m: memref<64x30xf32>, %p: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c30 = arith.constant 30 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    // The last start is 56, and 56 + 8 <= 64.
    // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0> x 8}}
    %0 = vector.transfer_read %m[%i, %c0], %p
        {permutation_map = affine_map<(d0, d1) -> (d0)>}
        : memref<64x30xf32>, vector<8xf32>
    affine.for %j = 0 to 30 step 8 {
      // Starts 0 to 24: 30 - 24 = 6 to 8 elements
      // expected-remark @below {{#roofline.work<bytes_read = 24 to 32, bytes_written = 0> x 32}}
      %1 = vector.transfer_read %m[%i, %j], %p : memref<64x30xf32>, vector<8xf32>
      // Starts 2*0 + 3 to 2*24 + 3 = 51: none is left.
      %2 = affine.apply affine_map<(d0) -> (d0 * 2 + 3)>(%j)
      // expected-remark @below {{#roofline.work<bytes_read = 0 to 32, bytes_written = 0> x 32}}
      %3 = vector.transfer_read %m[%i, %2], %p : memref<64x30xf32>, vector<8xf32>
      %4 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%j)
      // Starts 0 to 3, and 3 + 8 <= 30: 4*8 elements
      // expected-remark @below {{#roofline.work<bytes_read = 128, bytes_written = 0> x 32}}
      %5 = vector.transfer_read %m[%i, %4], %p : memref<64x30xf32>, vector<4x8xf32>
    }
    // 56 + 1 + 8 > 64: 7 to 8
    %6 = arith.addi %i, %c1 : index
    // expected-remark @below {{#roofline.work<bytes_read = 28 to 32, bytes_written = 0> x 8}}
    %7 = vector.transfer_read %m[%6, %c0], %p
        {permutation_map = affine_map<(d0, d1) -> (d0)>}
        : memref<64x30xf32>, vector<8xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %c30) step (%c8, %c1) {
    // expected-remark @below {{#roofline.work<bytes_read = 4 to 32, bytes_written = 0> x 240}}
    %0 = vector.transfer_read %m[%i, %j], %p : memref<64x30xf32>, vector<8xf32>
  }
  return
}

// Starts computed from the counters of loops.
func.func @transfer_starts_r19(%m6: memref<6xf32>, %m8: memref<8xf32>,
                               %m9: memref<9xf32>, %p: f32) {
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 10 {
    // A remainder by 4 is 0 to 3: 6 - 3 = 3 to 4 elements
    %0 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    // expected-remark @below {{#roofline.work<bytes_read = 12 to 16, bytes_written = 0> x 10}}
    %1 = vector.transfer_read %m6[%0], %p : memref<6xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 4 {
    // 6 - 3 = 3 to 6 - 0 = 6: 8 - 6 = 2 to 4 elements
    %0 = arith.subi %c6, %i : index
    // expected-remark @below {{#roofline.work<bytes_read = 8 to 16, bytes_written = 0> x 4}}
    %1 = vector.transfer_read %m8[%0], %p : memref<8xf32>, vector<4xf32>
    affine.for %j = 0 to 3 {
      // (i - 4) * j is -4 * 2 = -8 to 0, the start 0 to 8:
      // 9 - 8 = 1 to 4 elements
      %2 = arith.subi %i, %c4 : index
      %3 = arith.muli %2, %j : index
      %4 = arith.addi %3, %c8 : index
      // expected-remark @below {{#roofline.work<bytes_read = 4 to 16, bytes_written = 0> x 12}}
      %5 = vector.transfer_read %m9[%4], %p : memref<9xf32>, vector<4xf32>
    }
  }
  return
}

//===----------------------------------------------------------------------===//
// Transfers: tensors
//===----------------------------------------------------------------------===//

func.func @transfer_read_tensor(%t: tensor<8x16xf32>, %i: index, %p: f32) {
  %c0 = arith.constant 0 : index
  // Only the vector's elements: 4*16 of 4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 256, bytes_written = 0>}}
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<8x16xf32>, vector<4x16xf32>
  // R14: a splat is no memory.
  %splat = arith.constant dense<1.0> : tensor<8xf32>
  // expected-remark @below {{#roofline.work<>}}
  %1 = vector.transfer_read %splat[%c0], %p : tensor<8xf32>, vector<8xf32>
  // R20a
  %empty = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>; reads an uninitialised tensor.empty}}
  %2 = vector.transfer_read %empty[%c0], %p : tensor<8xf32>, vector<8xf32>
  return
}

func.func @transfer_write_tensor_r16(%a: tensor<8xf32>, %b: tensor<8xf32>,
                                     %v: vector<4xf32>, %i: index, %p: f32)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  // In place: %a isn't used any more. 4*4 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  %0 = vector.transfer_write %v, %a[%c0] : vector<4xf32>, tensor<8xf32>
  // %b is read below: its other 4 elements may have to be copied.
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 16, bytes_written = 16 to 32>}}
  %1 = vector.transfer_write %v, %b[%c0] : vector<4xf32>, tensor<8xf32>
  // All is replaced.
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>}}
  %2 = vector.transfer_read %b[%c0], %p : tensor<8xf32>, vector<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  %3 = vector.transfer_write %2, %b[%c0] : vector<8xf32>, tensor<8xf32>
  return %0, %1, %3, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, vector<8xf32>
}

// Nothing is known: 0 to 4 elements are written, and %a, which is read below,
// may be copied whole.
func.func @transfer_write_unknown_r16(%a: tensor<8xf32>, %v: vector<4xf32>,
                                      %i: index, %p: f32)
    -> (tensor<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 32, bytes_written = 0 to 32>}}
  %0 = vector.transfer_write %v, %a[%i] : vector<4xf32>, tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0>}}
  %1 = vector.transfer_read %a[%c0], %p : tensor<8xf32>, vector<8xf32>
  return %0, %1 : tensor<8xf32>, vector<8xf32>
}

// The dims of the result are those of the destination: 4 * 4 B per element.
func.func @transfer_write_dims(%a: tensor<?xf32>, %v: vector<4xf32>, %i: index)
    -> tensor<?xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  %0 = vector.transfer_write %v, %a[%i] {in_bounds = [true]}
      : vector<4xf32>, tensor<?xf32>
  // expected-remark @below {{#roofline.work<special(f32) = "arg0_d0", bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

//===----------------------------------------------------------------------===//
// Gather, scatter
//===----------------------------------------------------------------------===//

func.func @gather_r19(%m: memref<100x100xf32>, %t: tensor<?xf32>, %s: memref<4xf32>,
                      %i: index, %v: vector<2x8xi32>, %mask: vector<2x8xi1>,
                      %q: vector<2x8xf32>, %w: vector<[4]xindex>,
                      %n: vector<[4]xi1>, %r: vector<[4]xf32>) {
  %all = arith.constant dense<true> : vector<2x8xi1>
  %every = arith.constant dense<true> : vector<[4]xi1>
  // The mask decides: none to 16 elements
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 64, bytes_written = 0>}}
  %0 = vector.gather %m[%i, %i][%v], %mask, %q
      : memref<100x100xf32>, vector<2x8xi32>, vector<2x8xi1>, vector<2x8xf32>
      into vector<2x8xf32>
  // All lanes may read the same one: 1 to 16
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 64, bytes_written = 0>}}
  %1 = vector.gather %m[%i, %i][%v], %all, %q
      : memref<100x100xf32>, vector<2x8xi32>, vector<2x8xi1>, vector<2x8xf32>
      into vector<2x8xf32>
  // Never more than the memory holds: 1 to 4
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 16, bytes_written = 0>}}
  %2 = vector.gather %s[%i][%v], %all, %q
      : memref<4xf32>, vector<2x8xi32>, vector<2x8xi1>, vector<2x8xf32>
      into vector<2x8xf32>
  // 1 to 4*vscale of 4 bytes, never more than the tensor
  // expected-remark @below {{#roofline.work<bytes_read = 4 to "4*min(arg1_d0, 4*vscale)", bytes_written = 0>}}
  %3 = vector.gather %t[%i][%w], %every, %r
      : tensor<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32>
      into vector<[4]xf32>
  return
}

func.func @scatter_r19(%m: memref<100xf16>, %t: tensor<100xf16>,
                       %s: memref<4xf16>, %i: index,
                       %v: vector<8xi32>, %mask: vector<8xi1>, %q: vector<8xf16>)
    -> tensor<100xf16> {
  %all = arith.constant dense<true> : vector<8xi1>
  %some = arith.constant dense<[true, false, true, true, false, false, false, false]>
      : vector<8xi1>
  // Two lanes never have the same place: 8 elements of 2 bytes
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  vector.scatter %m[%i][%v], %all, %q
      : memref<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  // 3 lanes
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 6>}}
  vector.scatter %m[%i][%v], %some, %q
      : memref<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 0 to 16>}}
  vector.scatter %m[%i][%v], %mask, %q
      : memref<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  // Never more than the memory holds, 4 elements, whatever the mask says
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 8>}}
  vector.scatter %s[%i][%v], %all, %q
      : memref<4xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 0 to 8>}}
  vector.scatter %s[%i][%v], %mask, %q
      : memref<4xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  // On a tensor in place
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 16>}}
  %0 = vector.scatter %t[%i][%v], %all, %q
      : tensor<100xf16>, vector<8xi32>, vector<8xi1>, vector<8xf16> -> tensor<100xf16>
  return %0 : tensor<100xf16>
}

// The result of a scatter has the dims of its base.
func.func @scatter_dims(%t: tensor<?xf32>, %i: index, %v: vector<8xi32>,
                        %mask: vector<8xi1>, %q: vector<8xf32>) -> tensor<?xf32> {
  %all = arith.constant dense<true> : vector<8xi1>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  %0 = vector.scatter %t[%i][%v], %all, %q
      : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<?xf32>
  // expected-remark @below {{#roofline.work<special(f32) = "arg0_d0", bytes_read = "4*arg0_d0", bytes_written = "4*arg0_d0">}}
  %1 = math.exp %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
