// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// Counts that are formulas of sizes and attributes, and what is wrong with them.

// 2*24 + 3*4 + 6 rows - 5 = 61; window * result: 3 * 6 = 18; 2 operands, 1 result.
roofline.model "acme.f" formula {
  float = {vector = "2*operand0 + 3*operand1_d0 + operand0_rows - 5", special = "window*result0", other = "operands + results"},
  integer = {integer = "ceildiv(operand-1, 3)"}, read = {operand1 = 0}}
func.func @formula(%x: tensor<2x3x4xf32>, %y: tensor<4xf32>, %i: tensor<4xi8>) {
  // Operand 1 isn't read.
  // expected-remark@below {{#roofline.work<vector(f32) = 61, special(f32) = 18, other(f32) = 3, bytes_read = 96, bytes_written = 24>}}
  %0 = "acme.f"(%x, %y) {window = 3 : i64} : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  // expected-remark@below {{#roofline.work<integer(i8) = 2, bytes_read = 4, bytes_written = 4>}}
  %1 = "acme.f"(%i) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

// expected-error@below {{expected 'float' to be formulas of classes, as in {vector = "2*operand0 + result0"}, got {vector = "2*"}}}
roofline.model "acme.f" formula {float = {vector = "2*"}}

// -----

// expected-error@below {{expected the kind of a collective, as in docs/understand/Distributed.md, got 'shuffle'}}
roofline.model "acme.f" collective {kind = "shuffle"}

// -----

// expected-error@below {{expected key 'groups' of a collective}}
roofline.model "acme.f" collective {kind = "all_gather"}

// -----

// expected-error@below {{expected 'each' to be costs of types, as in {float = {vector = 1}}, got {vector = 1 : i64}}}
roofline.model "acme.f" window {sizes = [2], each = {vector = 1}}

// -----

roofline.model "acme.f" formula {float = {vector = "operand2"}}
roofline.model "acme.g" formula {float = {vector = "window"}}
roofline.model "acme.h" formula {float = {vector = "operand0 - 5"}}
roofline.model "acme.i" formula {float = {vector = "operand0_d3"}}
roofline.model "acme.j" matmul
roofline.model "acme.m" formula {float = {vector = "floordiv(operand0, operand1)"}}
roofline.model "acme.k" scan {dims = [2]}
roofline.model "acme.l" copy {crop_low = "$7"}
func.func @mismatches(%x: tensor<4xf32>, %y: tensor<2x3xf32>) {
  // expected-error@below {{'acme.f' doesn't fit its model: expected operand 2, which the formula of its model names}}
  %0 = "acme.f"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{expected attribute 'window', an integer of 0 or more, as in the formula of its model}}
  %1 = "acme.g"(%x) {window = -1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{expected a count of 0 or more, got -1 from operand0 - 5}}
  %2 = "acme.h"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{expected operand 0 to have the dim '0_d3' of the formula of its model}}
  %3 = "acme.i"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %empty = tensor.empty() : tensor<0xf32>
  // expected-error@below {{expected sizes by which floordiv(operand0, operand1) can divide}}
  %none = "acme.m"(%x, %empty) : (tensor<4xf32>, tensor<0xf32>) -> tensor<4xf32>
  // expected-error@below {{expected contracting dims of equal sizes, got 3 and 4}}
  %4 = "acme.j"(%y, %x) : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2xf32>
  // expected-error@below {{expected a result of rank 0, got 1}}
  %5 = "acme.j"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{expected 'dims' to be dims of a tensor of rank 2, got 2}}
  %6 = "acme.k"(%y) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // expected-error@below {{expected operand '7', which its model names}}
  %7 = "acme.l"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Two triangles of 3x3, 6 elements each, and none of operand 1; the count has a
// type of its own. 2^3 and 2^1: 4 * 4 elements; 2 words of 32 bits a number; true is 1.
roofline.model "acme.f" formula {type = bf16, read = {operand0 = "floordiv(operand0 + operand0_rows, 2)", operand1 = 0},
  float = {vector = "lengths_log2*operand1", special = "floordiv(operand2_bits, 32)", other = "6 + flag"}}
func.func @parts(%x: tensor<2x3x3xf32>, %y: tensor<4xf32>, %z: tensor<4xi64>) {
  // expected-remark@below {{#roofline.work<vector(bf16) = 16, special(bf16) = 8, other(bf16) = 7, bytes_read = 80, bytes_written = 16>}}
  %0 = "acme.f"(%x, %y, %z) {lengths = array<i64: 8, 2>, flag = true} : (tensor<2x3x3xf32>, tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32>
  // 6 is no power of 2: no model.
  // expected-remark@below {{unmodelled}}
  %1 = "acme.f"(%x, %y, %z) {lengths = array<i64: 6>, flag = true} : (tensor<2x3x3xf32>, tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32>
  return
}

// -----

roofline.model "acme.f" formula {float = {vector = "lengths_log2"}}
func.func @lengths(%x: tensor<4xf32>) {
  // expected-error@below {{expected integers of 1 or more in attribute 'lengths'}}
  %0 = "acme.f"(%x) {lengths = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{expected attribute 'lengths', the 'lengths' of its model}}
  %1 = "acme.f"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-error@below {{expected 'read' to be formulas of operands, as in {operand0 = "result0"}, got {result0 = 1 : i64}}}
roofline.model "acme.f" formula {read = {result0 = 1}}

// -----

// expected-error@below {{expected 'type' to be an integer or float type, got index}}
roofline.model "acme.f" formula {type = index}
