// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// Moves and arithmetic between registers; scalable vectors run with a vscale
// of 2.

// CHECK: oracle: 11 functions, 0 disagreements

func.func @broadcast_r5(%a: f32, %b: vector<1x8xf16>, %c: vector<i32>) {
  // 16 lanes
  %0 = vector.broadcast %a : f32 to vector<16xf32>
  // 4*8 lanes
  %1 = vector.broadcast %b : vector<1x8xf16> to vector<4x8xf16>
  %2 = vector.broadcast %c : vector<i32> to vector<1xi32>
  // 4*2 lanes, vscale times
  %3 = vector.broadcast %a : f32 to vector<2x[4]xf32>
  %4 = vector.broadcast %a : f32 to vector<f32>
  return
}

func.func @bitcast_r5(%a: vector<2x16xi8>, %b: vector<f32>, %c: vector<[8]xi16>) {
  // 2*16 lanes are read as others, whatever the number of the results.
  %0 = vector.bitcast %a : vector<2x16xi8> to vector<2x4xi32>
  %1 = vector.bitcast %b : vector<f32> to vector<i32>
  %2 = vector.bitcast %c : vector<[8]xi16> to vector<[4]xi32>
  return
}

func.func @extract_insert_r5(%v: vector<4x8xf32>, %s: f32, %i: index,
                             %z: vector<f32>) {
  // A row of 8 lanes
  %0 = vector.extract %v[1] : vector<8xf32> from vector<4x8xf32>
  // The dynamic position is an address (R4), the lane is moved.
  %1 = vector.extract %v[1, %i] : f32 from vector<4x8xf32>
  %2 = vector.extract %z[] : f32 from vector<f32>
  // What is inserted, not what stays
  %3 = vector.insert %0, %v[2] : vector<8xf32> into vector<4x8xf32>
  %4 = vector.insert %s, %v[%i, 0] : f32 into vector<4x8xf32>
  return
}

func.func @slices_r5(%v: vector<4x8xf32>, %w: vector<2x3xf32>,
                     %s: vector<[8]xf32>, %f: vector<4xf32>) {
  // 2*8 lanes
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x8xf32> to vector<2x8xf32>
  // 2*3 lanes
  %1 = vector.insert_strided_slice %w, %v {offsets = [0, 1], strides = [1, 1]}
      : vector<2x3xf32> into vector<4x8xf32>
  // A fixed part of a scalable vector
  %2 = vector.scalable.extract %s[4] : vector<4xf32> from vector<[8]xf32>
  %3 = vector.scalable.extract %s[4] : vector<[4]xf32> from vector<[8]xf32>
  %4 = vector.scalable.insert %f, %s[4] : vector<4xf32> into vector<[8]xf32>
  return
}

func.func @permutations_r5(%a: vector<2x4xf32>, %b: vector<2x4xf32>,
                           %s: vector<[4]xi16>, %z: vector<f32>) {
  // 3 rows of 4 lanes
  %0 = vector.shuffle %a, %b [0, 3, -1] : vector<2x4xf32>, vector<2x4xf32>
  // 2*8 lanes of both operands
  %1 = vector.interleave %a, %b : vector<2x4xf32> -> vector<2x8xf32>
  %2 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  // 2*4 lanes into two results
  %3, %4 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  %5 = vector.interleave %s, %s : vector<[4]xi16> -> vector<[8]xi16>
  %6 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return
}

func.func @elements_r5(%a: i8, %b: i8, %v: vector<1x2xf64>, %z: vector<f32>) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xi8>
  %1:2 = vector.to_elements %v : vector<1x2xf64>
  %2 = vector.to_elements %z : vector<f32>
  return
}

// Lanes of index are addresses.
func.func @indices_r4(%i: index, %v: vector<2x4xindex>, %w: vector<4xindex>) {
  %0 = vector.broadcast %i : index to vector<4xindex>
  %1 = vector.extract %v[0] : vector<4xindex> from vector<2x4xindex>
  %2 = vector.insert %w, %v[0] : vector<4xindex> into vector<2x4xindex>
  %3 = vector.transpose %v, [1, 0] : vector<2x4xindex> to vector<4x2xindex>
  %4 = vector.reduction <add>, %w : vector<4xindex> into index
  %5 = vector.multi_reduction <add>, %v, %w [0] : vector<2x4xindex> to vector<4xindex>
  %6 = vector.outerproduct %w, %w : vector<4xindex>, vector<4xindex>
  %7:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 0 : i64}
      : vector<2x4xindex>, vector<4xindex>
  %8 = vector.contract {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
                       affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %w, %w, %i
      : vector<4xindex>, vector<4xindex> into index
  return
}

// So are pointers.

// Free ops

func.func @free(%a: vector<4x6xf32>, %m: memref<4x6xf32>, %n: index) {
  %0 = vector.shape_cast %a : vector<4x6xf32> to vector<24xf32>
  %1 = vector.constant_mask [2, 3] : vector<4x6xi1>
  %2 = vector.create_mask %n, %n : vector<4x6xi1>
  %3 = vector.create_mask %n : vector<[4]xi1>
  %4 = vector.step : vector<4xindex>
  %5 = vector.step : vector<[4]xindex>
  %6 = vector.type_cast %m : memref<4x6xf32> to memref<vector<4x6xf32>>
  vector.print %a : vector<4x6xf32>
  vector.print str "done"
  return
}

// The view is of the same storage: 24 * 4 bytes.
func.func @type_cast_r15(%m: memref<4x6xf32>, %o: memref<vector<4x6xf32>>) {
  %0 = vector.type_cast %m : memref<4x6xf32> to memref<vector<4x6xf32>>
  memref.copy %0, %o : memref<vector<4x6xf32>> to memref<vector<4x6xf32>>
  return
}

// vscale

// ceildiv(64, 4*vscale) iterations of 4*vscale lanes
func.func @vscale_r8(%a: vector<[4]xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %vscale = vector.vscale
  %step = arith.muli %vscale, %c4 : index
  scf.for %i = %c0 to %c64 step %step {
    %0 = arith.addf %a, %a : vector<[4]xf32>
  }
  scf.for %i = %c0 to %vscale step %c4 {
    %0 = arith.addf %a, %a : vector<[4]xf32>
  }
  return
}

// vector.mask

// All lanes are counted, whatever the mask is.
func.func @mask_arithmetic(%mask: vector<8xi1>, %a: vector<8xf32>, %s: f32,
                           %b: vector<8xi32>) {
  // 8 lanes and the accumulator: 8 additions
  %0 = vector.mask %mask { vector.reduction <add>, %a, %s : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %1 = vector.mask %mask { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %2 = vector.constant_mask [3] : vector<8xi1>
  %3 = vector.mask %2 { vector.reduction <add>, %b : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return
}
