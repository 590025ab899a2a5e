// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Data-dependent access of tensor.gather and tensor.scatter (R19).

// 3 rows of 4 from a table of 100 rows: the 3 may be the same.
func.func @gather_r19(%table: tensor<100x4xf32>, %i: tensor<3x1xi32>)
    -> tensor<3x4xf32> {
  // Indices 3, rows 4 to 12, writes 12, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 28 to 60, bytes_written = 48>}}
  %0 = tensor.gather %table[%i] gather_dims([0])
      : (tensor<100x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// Never more than the table: 2 rows of 4.
func.func @gather_small_table_r19(%table: tensor<2x4xf32>,
                                  %i: tensor<3x1xi32>) -> tensor<3x1x4xf32> {
  // Indices 3, rows 4 to 8, writes 12, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 28 to 44, bytes_written = 48>}}
  %0 = tensor.gather %table[%i] gather_dims([0])
      : (tensor<2x4xf32>, tensor<3x1xi32>) -> tensor<3x1x4xf32>
  return %0 : tensor<3x1x4xf32>
}

// Unique indices name 3 rows.
func.func @gather_unique_r19(%table: tensor<100x4xf32>, %i: tensor<3x1xi32>)
    -> tensor<3x4xf32> {
  // Indices 3, rows 12, writes 12, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 60, bytes_written = 48>}}
  %0 = tensor.gather %table[%i] gather_dims([0]) unique
      : (tensor<100x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// Single elements, named by all of their coordinates.
func.func @gather_elements_r19(%a: tensor<4x4x4xf32>, %i: tensor<1x2x3xi16>)
    -> tensor<1x2xf32> {
  // Indices 1*2*3 of 2 bytes, 1 to 2 elements and 2 writes of 4 bytes.
  // expected-remark @below {{#roofline.work<bytes_read = 16 to 20, bytes_written = 8>}}
  %0 = tensor.gather %a[%i] gather_dims([0, 1, 2])
      : (tensor<4x4x4xf32>, tensor<1x2x3xi16>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

// One tuple and no leading dim: exactly one row.
func.func @gather_one_r19(%table: tensor<100x4xf32>, %i: tensor<1xi32>)
    -> tensor<4xf32> {
  // Index 1, row 4, writes 4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 20, bytes_written = 16>}}
  %0 = tensor.gather %table[%i] gather_dims([0])
      : (tensor<100x4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @gather_zero_r19(%table: tensor<100x4xf32>, %i: tensor<0x1xi32>)
    -> tensor<0x4xf32> {
  // expected-remark @below {{#roofline.work<>}}
  %0 = tensor.gather %table[%i] gather_dims([0])
      : (tensor<100x4xf32>, tensor<0x1xi32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}

// An unknown number of indices may be none.
func.func @gather_dynamic_r19(%table: tensor<100x4xf32>, %i: tensor<?x1xi32>)
    -> tensor<?x4xf32> {
  // Indices n, rows 0 to min(4*n, 400), writes 4*n, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = "4*arg1_d0" to "4*arg1_d0 + 4*min(400, 4*arg1_d0)", bytes_written = "16*arg1_d0">}}
  %0 = tensor.gather %table[%i] gather_dims([0])
      : (tensor<100x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

// The coordinates of a scatter are unique: 3 rows are replaced.
func.func @scatter_r19(%a: tensor<3x4xf32>, %b: tensor<100x4xf32>,
                       %i: tensor<3x1xi32>) -> tensor<100x4xf32> {
  // Reads rows 12 and indices 3, writes 12, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 60, bytes_written = 48>}}
  %0 = tensor.scatter %a into %b[%i] scatter_dims([0]) unique
      : (tensor<3x4xf32>, tensor<100x4xf32>, tensor<3x1xi32>)
      -> tensor<100x4xf32>
  return %0 : tensor<100x4xf32>
}

// The old tensor is needed too: the other 388 elements may be copied.
func.func @scatter_later_use_r19(%a: tensor<3x4xf32>, %b: tensor<100x4xf32>,
                                 %i: tensor<3x1xi32>)
    -> (tensor<100x4xf32>, tensor<100x4xf32>) {
  // Reads 15 + (0 to 388), writes 12 to 400, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 60 to 1612, bytes_written = 48 to 1600>}}
  %0 = tensor.scatter %a into %b[%i] scatter_dims([0]) unique
      : (tensor<3x4xf32>, tensor<100x4xf32>, tensor<3x1xi32>)
      -> tensor<100x4xf32>
  return %0, %b : tensor<100x4xf32>, tensor<100x4xf32>
}
