// RUN: roofline-test-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --test-roofline-work --verify-diagnostics --split-input-file

// Models that are not valid, and ops that don't fit theirs.

// expected-error@below {{unknown key 'flops' of family 'elementwise'}}
// expected-note@below {{its keys: float, integer, complex, any, operand}}
roofline.model "acme.gelu" elementwise {flops = 3}

// -----

// expected-error@below {{expected 'float' to be counts of classes, as in {vector = 1, special = 2}, got {matrix = 1 : i64}}}
roofline.model "acme.gelu" elementwise {float = {matrix = 1}}

// -----

// expected-error@below {{expected 'operand' to be an 'i64' of 0 or more, below 2^30, got -1 : i64}}
roofline.model "acme.gelu" elementwise {operand = -1}

// -----

// expected-error@below {{expected 'inits' to be an 'i64' of 0 or more, below 2^30, got 9223372036854775807 : i64}}
roofline.model "acme.gather" gather {inits = 9223372036854775807}

// -----

// expected-error@below {{expected 'value' to be the name of an attribute, got ""}}
roofline.model "acme.const" constant {value = ""}

// -----

// expected-error@below {{expected key 'rhs_contract' of family 'contraction'}}
roofline.model "acme.matmul" contraction {lhs_contract = [1]}

// -----

// expected-note@below {{the other one}}
roofline.model "acme.gelu" view
// expected-error@below {{expected one model of 'acme.gelu', got two}}
roofline.model "acme.gelu" copy

// -----

// expected-error@below {{expected models without a cycle, got acme.a -> acme.b -> acme.a}}
func.func @a(%x: tensor<?xf32>) attributes {roofline.model = "acme.a"} {
  "acme.b"(%x) : (tensor<?xf32>) -> ()
  return
}
func.func @b(%x: tensor<?xf32>) attributes {roofline.model = "acme.b"} {
  "acme.a"(%x) : (tensor<?xf32>) -> ()
  return
}

// -----

func.func @unknown(%x: tensor<?xf32>) attributes {roofline.model = "acme.a"} {
  // expected-error@below {{expected ops with a model in the model of 'acme.a', got 'acme.other'}}
  "acme.other"(%x) : (tensor<?xf32>) -> ()
  return
}

// -----

func.func @reference(%x: tensor<?x4xf32>, %y: tensor<4x?xf32>, %i: i32) -> tensor<?x?xf32>
    attributes {roofline.model = "acme.f"} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x4xf32>
  %n = tensor.dim %y, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = linalg.matmul ins(%x, %y : tensor<?x4xf32>, tensor<4x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @mismatches(%x: tensor<8x4xf32>, %y: tensor<4x2xf32>, %h: tensor<4x2xf16>, %w: tensor<4xf32>,
                      %t: tensor<8x5xf32>, %n: tensor<8x4xi32>, %i: i32) {
  // expected-error@below {{'acme.f' doesn't fit its model: expected 3 operands, the arguments of its model, got 2}}
  %0 = "acme.f"(%x, %y) : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  // expected-error@below {{expected 1 results, as its model has, got 0}}
  "acme.f"(%x, %y, %i) : (tensor<8x4xf32>, tensor<4x2xf32>, i32) -> ()
  // expected-error@below {{expected one type in the place of the model's 'f32', got 'f32' and 'f16'}}
  %1 = "acme.f"(%x, %h, %i) : (tensor<8x4xf32>, tensor<4x2xf16>, i32) -> tensor<8x2xf32>
  // expected-error@below {{expected operand 1 to have rank 2, as in its model, got 1}}
  %2 = "acme.f"(%x, %w, %i) : (tensor<8x4xf32>, tensor<4xf32>, i32) -> tensor<8x2xf32>
  // expected-error@below {{expected dim 1 of operand 0 to be 4, as in its model, got 5}}
  %3 = "acme.f"(%t, %y, %i) : (tensor<8x5xf32>, tensor<4x2xf32>, i32) -> tensor<8x2xf32>
  // expected-error@below {{expected operand 0 to have elements like 'f32', as in its model, got 'i32'}}
  %4 = "acme.f"(%n, %y, %i) : (tensor<8x4xi32>, tensor<4x2xf32>, i32) -> tensor<8x2xf32>
  // expected-error@below {{expected operand 2 to be like the model's 'i32', got 'tensor<4xf32>'}}
  %5 = "acme.f"(%x, %y, %w) : (tensor<8x4xf32>, tensor<4x2xf32>, tensor<4xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @sum(%x: tensor<?xf32>, %y: tensor<?xf32>) attributes {roofline.model = "acme.f"} {
  %0 = arith.addf %x, %y : tensor<?xf32>
  return
}
func.func @sizes(%x: tensor<8xf32>, %y: tensor<4xf32>) {
  // expected-error@below {{expected equal sizes, 'arg1_d0' and 'arg0_d0' of its model, got 4 and 8}}
  "acme.f"(%x, %y) : (tensor<8xf32>, tensor<4xf32>) -> ()
  return
}

// -----

roofline.model "acme.matmul" contraction {lhs_contract = "axes.lhs", rhs_contract = "axes.rhs?"}
roofline.model "acme.gelu" elementwise {operand = 1, float = {vector = 1}}
func.func @keys(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %i: tensor<4x8xi32>) {
  // expected-error@below {{'acme.matmul' doesn't fit its model: expected attribute 'axes', the 'lhs_contract' of its model}}
  %0 = "acme.matmul"(%a, %b) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected integers of key 'lhs' in attribute 'axes', got #acme.axes<rhs = [0]>}}
  %1 = "acme.matmul"(%a, %b) {axes = #acme.axes<rhs = [0]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected integers of key 'lhs' in attribute 'axes', got #acme.axes<lhs = [one]>}}
  %2 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [one]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected integers of key 'lhs' in attribute 'axes', got {rhs = [0]}}}
  %13 = "acme.matmul"(%a, %b) {axes = {rhs = [0]}} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected as many batch and contracting dims of the left operand as of the right one}}
  %3 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [1]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected 'lhs_contract' to be dims of a tensor of rank 2, got 2}}
  %4 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [2], rhs = [0]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  // expected-error@below {{expected each dim once in 'lhs_contract', got 1 twice}}
  %5 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [1, 1], rhs = [0, 1]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<f32>
  // expected-error@below {{expected batch and contracting dims of equal sizes}}
  %6 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [0], rhs = [0]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<8x2xf32>
  // expected-error@below {{expected a result of rank 2, got 1}}
  %7 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [1], rhs = [0]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4xf32>
  // expected-error@below {{expected a result with the sizes of the batch dims and of the free dims of the left and of the right operand}}
  %8 = "acme.matmul"(%a, %b) {axes = #acme.axes<lhs = [1], rhs = [0]>} : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<2x4xf32>
  // expected-error@below {{expected 2 operands or more, as in the family of its model, got 1}}
  %9 = "acme.gelu"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-error@below {{expected elements whose costs its model has, got 'tensor<4x8xi32>'}}
  %10 = "acme.gelu"(%a, %i) : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xf32>
  // expected-error@below {{expected dim 1 of operand 0 to be 9, as of the result, got 8}}
  %12 = "acme.gelu"(%i, %a) : (tensor<4x8xi32>, tensor<4x8xf32>) -> tensor<4x9xf32>
  // expected-error@below {{expected operand 0 to have the rank of the result or 0, got 2}}
  %11 = "acme.gelu"(%a, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

roofline.model "acme.loop" loop
roofline.model "acme.either" branch
roofline.model "acme.add" elementwise {broadcast = 1, float = {vector = 1}}
func.func @regions(%a: tensor<4x8xf32>, %b: tensor<1x8xf32>, %c: tensor<3x8xf32>) {
  "acme.loop"() ({}, {
    "acme.add"(%a, %b) : (tensor<4x8xf32>, tensor<1x8xf32>) -> tensor<4x8xf32>
  }) : () -> ()
  // expected-error@below {{'acme.loop' doesn't fit its model: expected a region, which ops of the family of its model execute}}
  "acme.loop"() : () -> ()
  // expected-error@below {{'acme.either' doesn't fit its model: expected a region}}
  "acme.either"() ({}, {}) : () -> ()
  // expected-error@below {{expected dim 0 of operand 1 to be 4, as of the result, got 3}}
  "acme.add"(%a, %c) : (tensor<4x8xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

roofline.model "acme.call" dispatch {by = "name"}
// expected-error@below {{expected a model that does not dispatch as 'acme.call' does}}
roofline.model "acme.call.other" dispatch {by = "name"}

// -----

// expected-error@below {{unknown key 'lhs_contract' of family 'contraction'}}
// expected-note@below {{its keys: einsum}}
roofline.model "acme.matmul" contraction {einsum = "equation", lhs_contract = [1]}

// -----

// expected-error@below {{expected 'result' to be formulas of types, as in {float = {vector = "result0"}}, got {vector = 1 : i64}}}
roofline.model "acme.f" formula {any = {}, result = {vector = 1}}

// -----

roofline.model "acme.view" view {operand = 2}
roofline.model "acme.const" constant {value = "value"}
roofline.model "acme.gather" gather {inits = 1}
roofline.model "acme.copy" copy {inits = 2}
func.func @missing(%x: tensor<4xf32>, %i: tensor<4xi32>) {
  // expected-error@below {{'acme.view' doesn't fit its model: expected 3 operands or more, as in the family of its model, got 1}}
  %0 = "acme.view"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error@below {{'acme.const' doesn't fit its model: expected an attribute with the value of a constant}}
  %1 = "acme.const"() : () -> tensor<4xf32>
  // expected-error@below {{'acme.gather' doesn't fit its model: expected 3 operands or more, as in the family of its model, got 2}}
  %2 = "acme.gather"(%x, %i) : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  // expected-error@below {{'acme.copy' doesn't fit its model: expected 2 operands or more, as in the family of its model, got 1}}
  %3 = "acme.copy"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
