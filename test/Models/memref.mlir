// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of the memref dialect: copies. Ops without a remark are free.

//===----------------------------------------------------------------------===//
// Free ops
//===----------------------------------------------------------------------===//

func.func @views_r15(%a: memref<4x6xf32>, %b: memref<?x6xf32>,
                     %c: memref<96xi8>, %n: index, %shape: memref<2xindex>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<4x6xf32> to memref<?x?xf32>
  %1 = memref.subview %a[0, 1] [2, 3] [1, 2]
      : memref<4x6xf32> to memref<2x3xf32, strided<[6, 2], offset: 1>>
  %2 = memref.reinterpret_cast %a to offset: [0], sizes: [24], strides: [1]
      : memref<4x6xf32> to memref<24xf32>
  %3 = memref.expand_shape %b [[0], [1, 2]] output_shape [%n, 2, 3]
      : memref<?x6xf32> into memref<?x2x3xf32>
  %4 = memref.collapse_shape %a [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %5 = memref.transpose %a (i, j) -> (j, i)
      : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
  %6 = memref.view %c[%c0][] : memref<96xi8> to memref<24xf32>
  %7 = memref.reshape %a(%shape)
      : (memref<4x6xf32>, memref<2xindex>) -> memref<?x?xf32>
  %8 = memref.memory_space_cast %a : memref<4x6xf32> to memref<4x6xf32, 3>
  %9 = memref.assume_alignment %a, 16 : memref<4x6xf32>
  %10:2 = memref.distinct_objects %a, %a : memref<4x6xf32>, memref<4x6xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a
      : memref<4x6xf32> -> memref<f32>, index, index, index, index, index
  %11 = memref.extract_aligned_pointer_as_index %a : memref<4x6xf32> -> index
  return
}

memref.global "private" constant @weights : memref<4xf32> = dense<1.0>

func.func @storage(%n: index, %b: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloca() : memref<4xf32>
  %2 = memref.get_global @weights : memref<4xf32>
  %3 = memref.dim %0, %c0 : memref<?xf32>
  %4 = memref.dim %b, %c0 : memref<*xf32>
  %5 = memref.rank %b : memref<*xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

//===----------------------------------------------------------------------===//
// memref.copy
//===----------------------------------------------------------------------===//

func.func @copy_r16(%a: memref<4x6xf32>, %b: memref<4x6xf32>) {
  // Reads and writes 24, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 96>}}
  memref.copy %a, %b : memref<4x6xf32> to memref<4x6xf32>
  return
}

// A slice of a larger buffer: 2*3 elements.
func.func @copy_subview_r16(%a: memref<4x6xf32>, %b: memref<2x3xf32>) {
  %0 = memref.subview %a[0, 1] [2, 3] [1, 2]
      : memref<4x6xf32> to memref<2x3xf32, strided<[6, 2], offset: 1>>
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 24>}}
  memref.copy %0, %b
      : memref<2x3xf32, strided<[6, 2], offset: 1>> to memref<2x3xf32>
  return
}

func.func @copy_dynamic_r16(%a: memref<?x6xf32>, %b: memref<?x6xf32>,
                            %c: memref<4x6xf32>) {
  // The second copy determines the extent here, too: 24 elements of 4 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 96>}}
  memref.copy %a, %b : memref<?x6xf32> to memref<?x6xf32>
  // The other operand determines the extent: 24 elements of 4 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 96>}}
  memref.copy %a, %c : memref<?x6xf32> to memref<4x6xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 96, bytes_written = 96>}}
  memref.copy %c, %a : memref<4x6xf32> to memref<?x6xf32>
  return
}

func.func @copy_zero_r16(%a: memref<0x6xf32>, %b: memref<0x6xf32>) {
  // expected-remark @below {{#roofline.work<>}}
  memref.copy %a, %b : memref<0x6xf32> to memref<0x6xf32>
  return
}

func.func @copy_rank_0_r16(%a: memref<f32>, %b: memref<f32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  memref.copy %a, %b : memref<f32> to memref<f32>
  return
}

// 2^40 * 2^40 bytes.
func.func @copy_huge_r16(%a: memref<1099511627776x1099511627776xi8>,
                         %b: memref<1099511627776x1099511627776xi8>) {
  // expected-remark @below {{#roofline.work<bytes_read = 1208925819614629174706176, bytes_written = 1208925819614629174706176>}}
  memref.copy %a, %b : memref<1099511627776x1099511627776xi8>
      to memref<1099511627776x1099511627776xi8>
  return
}

func.func @copy_unranked(%a: memref<*xf32>, %b: memref<*xf32>) {
  // expected-remark @below {{unmodelled}}
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

// Traffic of each memory space apart.
func.func @copy_r18(%a: memref<8xf32>, %b: memref<8xf32, 3>) {
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 0, bytes_read[3 : i64] = 0, bytes_written[3 : i64] = 32>}}
  memref.copy %a, %b : memref<8xf32> to memref<8xf32, 3>
  return
}

// 5 elements of 4 bits are 3 bytes.
func.func @copy_r17(%a: memref<5xi4>, %b: memref<5xi4>,
                    %c: memref<5xvector<4xf16>>) {
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 3>}}
  memref.copy %a, %b : memref<5xi4> to memref<5xi4>
  // 5 elements of 4 lanes of 2 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 40, bytes_written = 40>}}
  memref.copy %c, %c : memref<5xvector<4xf16>> to memref<5xvector<4xf16>>
  return
}

//===----------------------------------------------------------------------===//
// memref.realloc
//===----------------------------------------------------------------------===//

// Growing may move the old elements, shrinking never does.
func.func @realloc_r16(%a: memref<8xf32>, %b: memref<8xf32>,
                       %c: memref<?xf32>, %n: index) {
  // 0 to 8 elements of 4 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 32, bytes_written = 0 to 32>}}
  %0 = memref.realloc %a : memref<8xf32> to memref<16xf32>
  // expected-remark @below {{#roofline.work<>}}
  %1 = memref.realloc %b : memref<8xf32> to memref<4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0 to "4*arg2_d0", bytes_written = 0 to "4*min(arg2_d0, arg3)">}}
  %2 = memref.realloc %c(%n) : memref<?xf32> to memref<?xf32>
  return
}

//===----------------------------------------------------------------------===//
// memref.alloca_scope
//===----------------------------------------------------------------------===//

// The body executes once per execution of the scope.
func.func @alloca_scope_r8(%a: memref<8xf32>, %b: memref<8xf32>) {
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c5 step %c1 {
    memref.alloca_scope {
      // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32> x 5}}
      memref.copy %a, %b : memref<8xf32> to memref<8xf32>
      memref.alloca_scope.return
    }
  }
  return
}

//===----------------------------------------------------------------------===//
// Dims
//===----------------------------------------------------------------------===//

// Dynamic dims of results in terms of what they come from; one byte each. The
// expand_shape below splits arg1_d0*4 into %n*2 and keeps arg1_d2 as %m, so %n
// is 2*arg1_d0.
func.func @dims(%a: memref<8x8x8xi8>, %b: memref<?x4x?xi8>, %n: index,
                %m: index) {
  %0 = memref.alloc(%n) : memref<3x?xi8>
  // expected-remark @below {{bytes_read = "6*arg1_d0"}}
  memref.copy %0, %0 : memref<3x?xi8> to memref<3x?xi8>
  // The unit dim is dropped: dim 1 of the result is the third size.
  %1 = memref.subview %a[0, 0, 0] [%n, 1, %m] [1, 1, 1]
      : memref<8x8x8xi8> to memref<?x?xi8, strided<[64, 1]>>
  // expected-remark @below {{bytes_read = "2*arg1_d0*arg1_d2"}}
  memref.copy %1, %1 : memref<?x?xi8, strided<[64, 1]>>
      to memref<?x?xi8, strided<[64, 1]>>
  %2 = memref.collapse_shape %b [[0, 1], [2]]
      : memref<?x4x?xi8> into memref<?x?xi8>
  // expected-remark @below {{bytes_read = "4*arg1_d0*arg1_d2"}}
  memref.copy %2, %2 : memref<?x?xi8> to memref<?x?xi8>
  %3 = memref.transpose %b (i, j, k) -> (k, i, j)
      : memref<?x4x?xi8> to memref<?x?x4xi8, strided<[1, ?, ?]>>
  %4 = memref.cast %3 : memref<?x?x4xi8, strided<[1, ?, ?]>>
      to memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  // expected-remark @below {{bytes_read = "4*arg1_d0*arg1_d2"}}
  memref.copy %4, %4 : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
      to memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>
  %5 = memref.expand_shape %2 [[0, 1], [2]] output_shape [%n, 2, %m]
      : memref<?x?xi8> into memref<?x2x?xi8>
  // expected-remark @below {{bytes_read = "4*arg1_d0*arg1_d2"}}
  memref.copy %5, %5 : memref<?x2x?xi8> to memref<?x2x?xi8>
  %c2 = arith.constant 2 : index
  %6 = memref.dim %b, %c2 : memref<?x4x?xi8>
  %7 = memref.alloca(%6) : memref<?xi8>
  // expected-remark @below {{bytes_read = "arg1_d2"}}
  memref.copy %7, %7 : memref<?xi8> to memref<?xi8>
  %8 = memref.reinterpret_cast %b to offset: [0], sizes: [%n, 5],
      strides: [5, 1] : memref<?x4x?xi8> to memref<?x5xi8>
  // expected-remark @below {{bytes_read = "10*arg1_d0"}}
  memref.copy %8, %8 : memref<?x5xi8> to memref<?x5xi8>
  return
}
