// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.whole.json"
// RUN: roofline-opt %s --lower-vector-mask --transform-preload-library=transform-library-paths=%S/Inputs/lower-vector-transfers.mlir --transform-interpreter --canonicalize -o %t.lowered.mlir
// RUN: roofline-opt %t.lowered.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.lowered.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.whole.json %t.lowered.json 7 --totals=bytes_read,bytes_written,work --lowered=vector.transfer_read,vector.transfer_write
//
// Transfers move as many bytes as the (masked) loads and stores that upstream
// lowers them to.

func.func @read(%m: memref<8x16xf32>, %p: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]}
      : memref<8x16xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @transposed(%m: memref<8x16xf32>, %p: f32) -> vector<8x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true],
      permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<8x16xf32>, vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
func.func @broadcast(%m: memref<8x16xf32>, %p: f32) -> vector<3x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true],
      permutation_map = affine_map<(d0, d1) -> (0, d1)>}
      : memref<8x16xf32>, vector<3x8xf32>
  return %0 : vector<3x8xf32>
}
func.func @oob(%m: memref<6x16xf32>, %p: f32) -> vector<8x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [false, true]}
      : memref<6x16xf32>, vector<8x8xf32>
  return %0 : vector<8x8xf32>
}
func.func @write(%m: memref<8x16xf32>, %v: vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]}
      : vector<4x8xf32>, memref<8x16xf32>
  return
}
func.func @mask_read(%m: memref<8x16xf32>, %p: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [2, 3] : vector<4x8xi1>
  %0 = vector.mask %k {
    vector.transfer_read %m[%c0, %c0], %p {in_bounds = [true, true]}
        : memref<8x16xf32>, vector<4x8xf32>
  } : vector<4x8xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @mask_write(%m: memref<8x16xf32>, %v: vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [2, 3] : vector<4x8xi1>
  vector.mask %k {
    vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]}
        : vector<4x8xf32>, memref<8x16xf32>
  } : vector<4x8xi1>
  return
}
