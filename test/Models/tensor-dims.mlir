// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Dynamic dims of the results of tensor ops, in terms of what they come from.
// tensor.concat of the result with itself along dim 0 reads the elements once:
// one byte each.

func.func @empty(%n: index) {
  %0 = tensor.empty(%n) : tensor<3x?xi8>
  // expected-remark @below {{bytes_read = "3*arg0"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<3x?xi8>, tensor<3x?xi8>) -> tensor<6x?xi8>
  return
}

// The unit dim is dropped: dim 1 of the result is the third size.
func.func @extract_slice(%a: tensor<8x8x8xi8>, %n: index, %m: index) {
  %0 = tensor.extract_slice %a[0, 0, 0] [%n, 1, %m] [1, 1, 1]
      : tensor<8x8x8xi8> to tensor<?x?xi8>
  // expected-remark @below {{bytes_read = "arg1*arg2"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return
}

// A size of 1 that is an operand is no dropped dim.
func.func @extract_slice_unit(%a: tensor<8x8xi8>, %m: index) {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[0, 0] [%c1, %m] [1, 1]
      : tensor<8x8xi8> to tensor<?x?xi8>
  // expected-remark @below {{bytes_read = "arg1"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return
}

func.func @expand_shape(%a: tensor<?xi8>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 4]
      : tensor<?xi8> into tensor<?x4xi8>
  // expected-remark @below {{bytes_read = "4*arg1"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x4xi8>, tensor<?x4xi8>) -> tensor<?x4xi8>
  return
}

func.func @collapse_shape(%a: tensor<?x4x?xi8>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]]
      : tensor<?x4x?xi8> into tensor<?x?xi8>
  // expected-remark @below {{bytes_read = "4*arg0_d0*arg0_d2"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return
}

func.func @cast(%a: tensor<4x?xi8>) {
  %0 = tensor.cast %a : tensor<4x?xi8> to tensor<?x?xi8>
  // expected-remark @below {{bytes_read = "4*arg0_d1"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return
}

func.func @reshape(%a: tensor<?xi8>, %n: index) {
  %c2 = arith.constant 2 : index
  // expected-remark @below {{bytes_written = 16}}
  %shape = tensor.from_elements %n, %c2 : tensor<2xindex>
  %0 = tensor.reshape %a(%shape)
      : (tensor<?xi8>, tensor<2xindex>) -> tensor<?x?xi8>
  // expected-remark @below {{bytes_read = "2*arg1"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return
}

// low + dim + high
func.func @pad(%a: tensor<?xi8>, %n: index, %x: i8) {
  // expected-remark @below {{bytes_written = "arg0_d0 + arg1 + 3"}}
  %0 = tensor.pad %a low[3] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : i8
  } : tensor<?xi8> to tensor<?xi8>
  return
}

// Dim 0 of the result of the first concat is the sum.
func.func @concat(%a: tensor<?x4xi8>, %b: tensor<?x4xi8>) {
  // expected-remark @below {{bytes_written = "4*arg0_d0 + 4*arg1_d0"}}
  %0 = tensor.concat dim(0) %a, %b
      : (tensor<?x4xi8>, tensor<?x4xi8>) -> tensor<?x4xi8>
  // expected-remark @below {{bytes_read = "4*arg0_d0 + 4*arg1_d0"}}
  %1 = tensor.concat dim(1) %0, %0
      : (tensor<?x4xi8>, tensor<?x4xi8>) -> tensor<?x8xi8>
  return
}

func.func @dim(%a: tensor<?x?xi8>) {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<?x?xi8>
  %0 = tensor.empty(%n) : tensor<?xi8>
  // expected-remark @below {{bytes_read = "arg0_d1"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return
}

func.func @rank(%a: tensor<?x?xi8>) {
  %n = tensor.rank %a : tensor<?x?xi8>
  %0 = tensor.empty(%n) : tensor<?xi8>
  // expected-remark @below {{bytes_read = 2,}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return
}

func.func @insert_slice(%a: tensor<4xi8>, %b: tensor<?xi8>) {
  // expected-remark @below {{bytes_written = 4>}}
  %0 = tensor.insert_slice %a into %b[0] [4] [1]
      : tensor<4xi8> into tensor<?xi8>
  // expected-remark @below {{bytes_read = "arg1_d0"}}
  %1 = tensor.concat dim(0) %0, %0
      : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  return
}
