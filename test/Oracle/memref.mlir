// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// memref ops: views, copies, loads and stores, globals, allocation.

// CHECK: oracle: 5 functions, 0 disagreements

func.func @views(%a: memref<4x6xf32>, %d: memref<?x6xf32>, %bytes: memref<48xi8>, %at: index, %shape: memref<2xindex>,
                 %o: memref<2x3xf32>) {
  %0 = memref.cast %a : memref<4x6xf32> to memref<?x6xf32>
  %1 = memref.subview %a[1, 0] [2, 3] [2, 2] : memref<4x6xf32> to memref<2x3xf32, strided<[12, 2], offset: 6>>
  // 6 elements of the view, twice 24 bytes.
  memref.copy %1, %o : memref<2x3xf32, strided<[12, 2], offset: 6>> to memref<2x3xf32>
  %2 = memref.collapse_shape %a [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %3 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %4 = memref.transpose %a (i, j) -> (j, i) : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
  %5 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<4x6xf32> to memref<2x3xf32, strided<[3, 1]>>
  memref.copy %5, %o : memref<2x3xf32, strided<[3, 1]>> to memref<2x3xf32>
  %c0 = arith.constant 0 : index
  %6 = memref.view %bytes[%c0][] : memref<48xi8> to memref<2x3xf32>
  memref.copy %6, %o : memref<2x3xf32> to memref<2x3xf32>
  %7 = memref.reshape %o(%shape) : (memref<2x3xf32>, memref<2xindex>) -> memref<3x2xf32>
  %8 = memref.dim %d, %c0 : memref<?x6xf32>
  %9 = memref.rank %d : memref<?x6xf32>
  %10 = memref.memory_space_cast %a : memref<4x6xf32> to memref<4x6xf32, 3>
  %11 = memref.assume_alignment %a, 16 : memref<4x6xf32>
  %12:2 = memref.distinct_objects %a, %o : memref<4x6xf32>, memref<2x3xf32>
  %13, %14, %15:2, %16:2 = memref.extract_strided_metadata %a : memref<4x6xf32> -> memref<f32>, index, index, index, index, index
  %17 = memref.extract_aligned_pointer_as_index %a : memref<4x6xf32> -> index
  return
}

memref.global "private" constant @weights : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
memref.global "private" @state : memref<2x2xf32>

func.func @globals(%n: index) {
  %0 = memref.get_global @weights : memref<2x2xf32>
  %1 = memref.get_global @state : memref<2x2xf32>
  memref.copy %0, %1 : memref<2x2xf32> to memref<2x2xf32>
  return
}

func.func @storage(%x: f32, %b: memref<3xf32>) {
  %c3 = arith.constant 3 : index
  %0 = memref.alloc(%c3) : memref<?xf32>
  %1 = memref.alloca() : memref<3xf32>
  linalg.fill ins(%x : f32) outs(%0 : memref<?xf32>)
  // The fill and the copy both move bytes (R12).
  memref.copy %0, %b : memref<?xf32> to memref<3xf32>
  memref.copy %b, %1 : memref<3xf32> to memref<3xf32>
  memref.dealloc %0 : memref<?xf32>
  %2 = memref.alloca_scope -> (f32) {
    %3 = arith.addf %x, %x : f32
    memref.alloca_scope.return %3 : f32
  }
  return
}

func.func @realloc(%a: memref<4xf32>) -> memref<6xf32> {
  %0 = memref.realloc %a : memref<4xf32> to memref<6xf32>
  return %0 : memref<6xf32>
}

func.func @copies(%a: memref<3x5xi4>, %b: memref<3x5xi4>, %c: memref<?x3xf32, 1>, %d: memref<?x3xf32, 2>, %e: memref<0x3xf32>) {
  memref.copy %a, %b : memref<3x5xi4> to memref<3x5xi4>
  memref.copy %c, %d : memref<?x3xf32, 1> to memref<?x3xf32, 2>
  memref.copy %e, %e : memref<0x3xf32> to memref<0x3xf32>
  return
}
