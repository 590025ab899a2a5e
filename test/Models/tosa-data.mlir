// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of the tosa ops that move data, compute shapes, hold state or have
// regions. Ops without a remark are free.

//===----------------------------------------------------------------------===//
// Views and shapes
//===----------------------------------------------------------------------===//

func.func @views_r15(%a: tensor<4x6xf32>, %b: tensor<?x6xf32>)
    -> (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xf32>) {
  %start = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %rows = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %flat = tosa.const_shape {values = dense<-1> : tensor<1xindex>}
      : () -> !tosa.shape<1>
  %0 = tosa.slice %a, %start, %size
      : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  // 6 elements of the slice
  // expected-remark @below {{#roofline.work<special(f32) = 6, bytes_read = 24, bytes_written = 24>}}
  %1 = tosa.exp %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.reshape %b, %rows
      : (tensor<?x6xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  // 6*N / 3 = 2*N rows
  // expected-remark @below {{#roofline.work<special(f32) = "6*arg1_d0", bytes_read = "24*arg1_d0", bytes_written = "24*arg1_d0">}}
  %3 = tosa.exp %2 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %4 = tosa.reshape %b, %flat
      : (tensor<?x6xf32>, !tosa.shape<1>) -> tensor<?xf32>
  %5 = tosa.identity %4 : (tensor<?xf32>) -> tensor<?xf32>
  // expected-remark @below {{#roofline.work<special(f32) = "6*arg1_d0", bytes_read = "24*arg1_d0", bytes_written = "24*arg1_d0">}}
  %6 = tosa.exp %5 : (tensor<?xf32>) -> tensor<?xf32>
  return %1, %3, %6 : tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xf32>
}

func.func @shapes_r4(%a: tensor<4x6xf32>) {
  %0 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %i = "tosa.const"() <{values = dense<0> : tensor<1xi32>}>
      : () -> tensor<1xi32>
  %n = "tosa.const"() <{values = dense<1> : tensor<1xi32>}>
      : () -> tensor<1xi32>
  %2 = tosa.add_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %3 = tosa.sub_shape %1, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %4 = tosa.mul_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %5 = tosa.max_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %6 = tosa.min_shape %0, %1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %7 = tosa.mod_shape %1, %0 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %8 = tosa.div_ceil_shape %1, %0
      : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %9 = tosa.div_floor_shape %1, %0
      : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  %10 = tosa.exp2_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %11 = tosa.log2_ceil_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %12 = tosa.log2_floor_shape %0 : (!tosa.shape<2>) -> !tosa.shape<2>
  %13 = tosa.dim %a {axis = 0 : i32} : (tensor<4x6xf32>) -> !tosa.shape<1>
  %14 = tosa.concat_shape %13, %0
      : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<3>
  %15 = tosa.slice_shape %14, %i, %n
      : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

func.func @copies_r16(%a: tensor<2x3xf32>, %b: tensor<?x3xf32>,
                      %value: tensor<1xf32>)
    -> (tensor<?x3xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<?x9xf32>,
        tensor<3x?xf32>, tensor<?x3xf32>) {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %padding = tosa.const_shape {values = dense<[1, 2, 0, 3]> : tensor<4xindex>}
      : () -> !tosa.shape<4>
  %twice = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  // expected-remark @below {{#roofline.work<bytes_read = "12*arg1_d0 + 24", bytes_written = "24*arg1_d0 + 24">}}
  %0 = tosa.concat %b, %a, %b {axis = 0 : i32}
      : (tensor<?x3xf32>, tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // 6 elements in, 5*6 out
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 120>}}
  %1 = tosa.pad %a, %padding, %zero
      : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x6xf32>
  // The value is read.
  // expected-remark @below {{#roofline.work<bytes_read = 28, bytes_written = 120>}}
  %2 = tosa.pad %a, %padding, %value
      : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<5x6xf32>
  // 2*N rows of 9
  // expected-remark @below {{#roofline.work<bytes_read = "12*arg1_d0", bytes_written = "72*arg1_d0">}}
  %3 = tosa.tile %b, %twice : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x9xf32>
  // expected-remark @below {{#roofline.work<bytes_read = "12*arg1_d0", bytes_written = "12*arg1_d0">}}
  %4 = tosa.transpose %b {perms = array<i32: 1, 0>}
      : (tensor<?x3xf32>) -> tensor<3x?xf32>
  // expected-remark @below {{#roofline.work<bytes_read = "12*arg1_d0", bytes_written = "12*arg1_d0">}}
  %5 = tosa.reverse %b {axis = 0 : i32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0, %1, %2, %3, %4, %5
      : tensor<?x3xf32>, tensor<5x6xf32>, tensor<5x6xf32>, tensor<?x9xf32>,
        tensor<3x?xf32>, tensor<?x3xf32>
}

// What folds to its operand is a view.
func.func @no_copies(%a: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}>
      : () -> tensor<1xf32>
  %none = tosa.const_shape {values = dense<0> : tensor<4xindex>}
      : () -> !tosa.shape<4>
  %once = tosa.const_shape {values = dense<1> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %1 = tosa.pad %0, %none, %zero
      : (tensor<1x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<1x3xf32>
  %2 = tosa.tile %1, %once : (tensor<1x3xf32>, !tosa.shape<2>) -> tensor<1x3xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 1>}
      : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %4 = tosa.reverse %3 {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  return %4 : tensor<1x3xf32>
}

//===----------------------------------------------------------------------===//
// Data-dependent access
//===----------------------------------------------------------------------===//

func.func @gather_r19(%values: tensor<2x5x3xf32>, %indices: tensor<2x4xi32>,
                      %one: tensor<2x5x3xf32>, %many: tensor<2x?xi32>)
    -> (tensor<2x4x3xf32>, tensor<2x?x3xf32>) {
  // 8 indices of 4 B; per image 1 to 4 rows of 12 B
  // expected-remark @below {{#roofline.work<bytes_read = 56 to 128, bytes_written = 96>}}
  %0 = tosa.gather %values, %indices
      : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  // No more rows than there are, 2 * 3 * min(5, W) elements, and no more than all
  // 30 of the value
  // expected-remark @below {{#roofline.work<bytes_read = "8*arg3_d1 + 24*min(1, arg3_d1)" to "8*arg3_d1 + 4*min(30, 6*min(5, arg3_d1))", bytes_written = "24*arg3_d1">}}
  %1 = tosa.gather %one, %many
      : (tensor<2x5x3xf32>, tensor<2x?xi32>) -> tensor<2x?x3xf32>
  return %0, %1 : tensor<2x4x3xf32>, tensor<2x?x3xf32>
}

func.func @scatter(%values: tensor<2x5x3xf32>, %indices: tensor<2x4xi32>,
                   %input: tensor<2x4x3xf32>) -> tensor<2x5x3xf32> {
  // Per image 4 rows of 12 B and 4 indices are read, and the one row that stays.
  // expected-remark @below {{#roofline.work<bytes_read = 152, bytes_written = 120>}}
  %0 = tosa.scatter %values, %indices, %input
      : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>)
      -> tensor<2x5x3xf32>
  return %0 : tensor<2x5x3xf32>
}

func.func @resize_r10(%a: tensor<1x4x1x2xf32>) -> tensor<1x2x1x2xf32> {
  %scale = tosa.const_shape {values = dense<[1, 3, 1, 1]> : tensor<4xindex>}
      : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<0> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  // Rows 0 and 3 of 4, 2 elements each. One dim is resized: 7 operations on the
  // index, a division; 2 and 1 of class other.
  // expected-remark @below {{#roofline.work<vector(f32) = 4, integer(i32) = 28, other(i32) = 8, other(f32) = 4, bytes_read = 16, bytes_written = 16>}}
  %0 = tosa.resize %a, %scale, %offset, %offset {mode = NEAREST_NEIGHBOR}
      : (tensor<1x4x1x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<1x2x1x2xf32>
  return %0 : tensor<1x2x1x2xf32>
}

func.func @resize_between(%a: tensor<1x3x1x1xf32>) -> tensor<1x3x1x1xf32> {
  %scale = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>}
      : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>}
      : () -> !tosa.shape<2>
  // Half a row is rounded up: (2*i + 1) / 2 = 0.5, 1.5, 2.5 are rows 1, 2 and 3,
  // which is none: 2 again. 2 elements are read.
  // expected-remark @below {{#roofline.work<vector(f32) = 3, integer(i32) = 21, other(i32) = 6, other(f32) = 3, bytes_read = 8, bytes_written = 12>}}
  %0 = tosa.resize %a, %scale, %offset, %offset {mode = NEAREST_NEIGHBOR}
      : (tensor<1x3x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<1x3x1x1xf32>
  return %0 : tensor<1x3x1x1xf32>
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

func.func @cond_if_r8(%c: tensor<i1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    // expected-remark @below {{#roofline.work<special(f32) = 4, bytes_read = 16, bytes_written = 16>}}
    %1 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  } else {
    // expected-remark @below {{#roofline.work<vector(f32) = 4, bytes_read = 16, bytes_written = 16>}}
    %1 = tosa.floor %a : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

func.func @while_loop_r8(%start: tensor<4xi32>, %c: tensor<1xi1>) {
  %0 = tosa.while_loop (%i = %start) : (tensor<4xi32>) -> tensor<4xi32> {
    // expected-remark @below {{#roofline.work<integer(i1) = 1, bytes_read = 1, bytes_written = 1> x while0 + 1, unbounded}}
    %1 = tosa.logical_not %c : (tensor<1xi1>) -> tensor<1xi1>
    tosa.yield %1 : tensor<1xi1>
  } do {
  ^bb0(%i: tensor<4xi32>):
    // expected-remark @below {{#roofline.work<integer(i32) = 4, bytes_read = 16, bytes_written = 16> x while0, unbounded}}
    %1 = tosa.add %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    tosa.yield %1 : tensor<4xi32>
  }
  return
}

// -----

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

tosa.variable @state : tensor<2x4xf32>

func.func @variables(%a: tensor<2x4xf32>) {
  // Reading is a view of the variable, writing copies to it.
  %0 = tosa.variable_read @state : tensor<2x4xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 8, bytes_read = 64, bytes_written = 32>}}
  %1 = tosa.add %a, %0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 32>}}
  tosa.variable_write @state, %1 : tensor<2x4xf32>
  return
}
