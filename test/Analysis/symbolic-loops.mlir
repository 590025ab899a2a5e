// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=json output=%t.json"
// RUN: python3 -c "import json; [print(f['name'], r['op'], r['levels'][0]['lower_bytes']) for f in json.load(open('%t.json'))['functions'] for r in f['ops']]" | FileCheck %s
//
// What no schedule of a loop can beat, where its trips are symbols: values that no loop moves may stay (LoopTraffic.md).
// For 10 iterations the loops of the first two functions move the same, so says the analysis with values.

// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 report=json output=%t.json bind=arg0=640"
// RUN: python3 -c "import json; [print(f['name'], r['op'], r['levels'][0]['lower_bytes']) for f in json.load(open('%t.json'))['functions'] for r in f['ops']]" | FileCheck %s --check-prefix=BOUND

// %x, %w and the result once: 3 * 16384 B.
// CHECK: carried linalg.add 49152
// BOUND: carried linalg.add 49152
func.func @carried(%n: index, %x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%h = %x) -> tensor<64x64xf32> {
    %t = tensor.empty() : tensor<64x64xf32>
    %0 = linalg.add ins(%h, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%t : tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %0 : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}

// Slices that move past each other each time, 2 * 16384 B, and %w.
// CHECK: slices linalg.add 32768*ceildiv(arg0, 64) + 16384
// BOUND: slices linalg.add 344064
func.func @slices(%n: index, %x: tensor<640x64xf32>, %w: tensor<64x64xf32>, %e: tensor<640x64xf32>) -> tensor<640x64xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %r = scf.for %i = %c0 to %n step %c64 iter_args(%h = %e) -> tensor<640x64xf32> {
    %s = tensor.extract_slice %x[%i, 0] [64, 64] [1, 1] : tensor<640x64xf32> to tensor<64x64xf32>
    %t = tensor.extract_slice %h[%i, 0] [64, 64] [1, 1] : tensor<640x64xf32> to tensor<64x64xf32>
    %0 = linalg.add ins(%s, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%t : tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = tensor.insert_slice %0 into %h[%i, 0] [64, 64] [1, 1] : tensor<64x64xf32> into tensor<640x64xf32>
    scf.yield %1 : tensor<640x64xf32>
  }
  return %r : tensor<640x64xf32>
}

// Slices that overlap may stay as well.
// CHECK: overlapping math.exp 32768
func.func @overlapping(%n: index, %x: tensor<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %n step %c32 {
    %s = tensor.extract_slice %x[%i, 0] [64, 64] [1, 1] : tensor<?x64xf32> to tensor<64x64xf32>
    %0 = math.exp %s : tensor<64x64xf32>
  }
  return
}

// A cast has one offset, whatever its rank; a known part of a value of unknown size may stay.
// CHECK: casts linalg.exp 128
// CHECK: casts linalg.fill 8
func.func @casts(%n: index, %x: memref<*xf32>, %y: memref<?x?xf32>, %z: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.reinterpret_cast %x to offset: [%i], sizes: [4, 4], strides: [4, 1] : memref<*xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    linalg.exp ins(%a : memref<4x4xf32, strided<[4, 1], offset: ?>>) outs(%a : memref<4x4xf32, strided<[4, 1], offset: ?>>)
    %b = memref.subview %y[%i, 0] [1, 2] [1, 1] : memref<?x?xf32> to memref<1x2xf32, strided<[?, 1], offset: ?>>
    linalg.fill ins(%z : f32) outs(%b : memref<1x2xf32, strided<[?, 1], offset: ?>>)
  }
  return
}

// CHECK: never tensor.concat 0
func.func @never(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
  affine.for %i = 0 to 0 {
    %1 = tensor.concat dim(0) %0, %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  }
  return
}

// The data says which 4 rows of %a are read, maybe the same each time: 64 B. %b is read,
// %c read and written, 128 B each time, and may stay.
// CHECK: gathered linalg.matmul 448
// CHECK: gathered memref.load 48
func.func @gathered(%a: memref<64x4xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %ids: memref<6xindex>) {
  affine.for %i = 0 to 6 {
    %o = memref.load %ids[%i] : memref<6xindex>
    %s = memref.subview %a[%o, 0] [4, 4] [1, 1] : memref<64x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    linalg.matmul ins(%s, %b : memref<4x4xf32, strided<[4, 1], offset: ?>>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  }
  return
}

// The same as loops.
// CHECK: gathered_loops affine.for 448
// CHECK: gathered_loops memref.copy 128
// CHECK: gathered_loops memref.load 48
func.func @gathered_loops(%a: memref<64x4xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %ids: memref<6xindex>) {
  affine.for %i = 0 to 6 {
    %o = memref.load %ids[%i] : memref<6xindex>
    %s = memref.subview %a[%o, 0] [4, 4] [1, 1] : memref<64x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    affine.for %m = 0 to 4 {
      affine.for %n = 0 to 8 {
        affine.for %k = 0 to 4 {
          %x = affine.load %s[%m, %k] : memref<4x4xf32, strided<[4, 1], offset: ?>>
          %y = affine.load %b[%k, %n] : memref<4x8xf32>
          %z = affine.load %c[%m, %n] : memref<4x8xf32>
          %p = arith.mulf %x, %y : f32
          %q = arith.addf %z, %p : f32
          affine.store %q, %c[%m, %n] : memref<4x8xf32>
        }
      }
    }
    %t = memref.alloc() : memref<4x4xf32>
    memref.copy %s, %t : memref<4x4xf32, strided<[4, 1], offset: ?>> to memref<4x4xf32>
  }
  return
}
