// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// torch-mlir's TMTensor by the built-in library, with the arithmetic by hand.

// B = 2, M = 4, N = 6 keys, K = 8, V = 5: scores 2*4*6 = 48.
// Products 2*48*8 = 768 and 2*2*4*5*6 = 480. For each score scale, maximum,
// difference, sum and quotient, and an exponential: 240 and 48; a mask adds 48.
// Read 64 + 96 + 60 elements, written 40; the mask 48.
func.func @attention_r3_r7(%q: tensor<2x4x8xf32>, %k: tensor<2x6x8xf32>, %v: tensor<2x6x5xf32>, %m: tensor<2x4x6xf32>, %o: tensor<2x4x5xf32>, %s: tensor<?x4x8xf32>, %t: tensor<?x6x8xf32>, %u: tensor<?x6x5xf32>, %p: tensor<?x4x5xf32>) {
  // expected-remark@below {{#roofline.work<matrix(f32) = 1248, vector(f32) = 240, special(f32) = 48, bytes_read = 880, bytes_written = 160>}}
  %0 = "tm_tensor.attention"(%q, %k, %v, %o) <{operandSegmentSizes = array<i32: 3, 1>}> : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  // expected-remark@below {{#roofline.work<matrix(f32) = 1248, vector(f32) = 288, special(f32) = 48, bytes_read = 1072, bytes_written = 160>}}
  %1 = "tm_tensor.attention"(%q, %k, %v, %m, %o) <{operandSegmentSizes = array<i32: 4, 1>}> : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, tensor<2x4x6xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  // Of one batch 624, 120, 24; 110 elements read, 20 written.
  // expected-remark@below {{#roofline.work<matrix(f32) = "624*arg5_d0", vector(f32) = "120*arg5_d0", special(f32) = "24*arg5_d0", bytes_read = "440*arg5_d0", bytes_written = "80*arg5_d0">}}
  %2 = "tm_tensor.attention"(%s, %t, %u, %p) <{operandSegmentSizes = array<i32: 3, 1>}> : (tensor<?x4x8xf32>, tensor<?x6x8xf32>, tensor<?x6x5xf32>, tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  return
}

// -----

// As vector.scan (R6): 3 rows of 8 combine 7 times each. An exclusive one also
// reads what it starts from, 3 elements.
func.func @scan_r6(%x: tensor<3x8xf32>, %acc: tensor<3xf32>) {
  %empty = tensor.empty() : tensor<3x8xf32>
  // expected-remark@below {{#roofline.work<vector(f32) = 21, bytes_read = 96, bytes_written = 108>}}
  %0:2 = "tm_tensor.scan"(%x, %empty, %acc) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    "tm_tensor.yield"(%1) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
  // expected-remark@below {{#roofline.work<vector(f32) = 21, bytes_read = 108, bytes_written = 108>}}
  %2:2 = "tm_tensor.scan"(%x, %empty, %acc) <{dimension = 1 : i64, inclusive = false, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    "tm_tensor.yield"(%1) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3xf32>) -> (tensor<3x8xf32>, tensor<3xf32>)
  return
}

// -----

// 3 updates of 4 elements: 12 sums. Read the updates 48, the indices 12, of the
// original 0 to 48; written as much.
func.func @scatter_r19(%u: tensor<3x4xf32>, %i: tensor<3x1xi32>, %x: tensor<10x4xf32>) -> tensor<10x4xf32> {
  // expected-remark@below {{#roofline.work<vector(f32) = 12, bytes_read = 60 to 108, bytes_written = 0 to 48>}}
  %0 = "tm_tensor.scatter"(%u, %i, %x) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
  ^bb0(%a: f32, %b: f32):
    %1 = arith.addf %a, %b : f32
    "tm_tensor.yield"(%1) : (f32) -> ()
  }) : (tensor<3x4xf32>, tensor<3x1xi32>, tensor<10x4xf32>) -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

// -----

// Sorted where they are: read and written once. topk reads what its results
// start from, unless that is one value.
func.func @orders(%x: tensor<2x8xf32>) {
  // expected-remark@below {{#roofline.work<bytes_read = 64, bytes_written = 64>; how often}}
  %0 = "tm_tensor.sort"(%x) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%a: f32, %b: f32):
    %1 = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%1) : (i1) -> ()
  }) : (tensor<2x8xf32>) -> tensor<2x8xf32>
  %values = arith.constant dense<0xFF800000> : tensor<2x3xf32>
  %indices = arith.constant dense<0> : tensor<2x3xi32>
  // expected-remark@below {{#roofline.work<bytes_read = 64, bytes_written = 48>; how often}}
  %2:2 = "tm_tensor.topk"(%x, %values, %indices) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %3 = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%3) : (i1) -> ()
  }) : (tensor<2x8xf32>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}

// -----

func.func @invalid(%q: tensor<2x4x8xf32>, %k: tensor<2x6x7xf32>, %v: tensor<2x6x5xf32>, %o: tensor<2x4x5xf32>, %i: tensor<2x4x8xi32>) {
  // expected-error@below {{'tm_tensor.attention' doesn't fit its model: expected equal sizes, got 8 and 7}}
  %0 = "tm_tensor.attention"(%q, %k, %v, %o) : (tensor<2x4x8xf32>, tensor<2x6x7xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  // expected-error@below {{expected query, key and value, what the results are written into, and 1 or 3 results}}
  %1:2 = "tm_tensor.attention"(%q, %q, %v, %o) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  // expected-error@below {{expected tensors of floats}}
  %2 = "tm_tensor.attention"(%i, %q, %q, %q) : (tensor<2x4x8xi32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return
}
