// RUN: roofline-opt %s --split-input-file --verify-diagnostics
//
// Names of dims that are rejected.

// expected-error @below {{expected 'roofline.dims' to be an array of 2 strings, one per dim of 'tensor<?x?xf32>', got ["batch"]}}
func.func @number(%a: tensor<?x?xf32> {roofline.dims = ["batch"]}) { return }

// -----

// expected-error @below {{expected 'roofline.dims' to be an array of 1 strings, one per dim of 'tensor<?xf32>', got "batch"}}
func.func @no_array(%a: tensor<?xf32> {roofline.dims = "batch"}) { return }

// -----

// expected-error @below {{expected strings in 'roofline.dims', got 8 : i64}}
func.func @no_string(%a: tensor<?xf32> {roofline.dims = [8]}) { return }

// -----

// expected-error @below {{expected 'roofline.dims' on a ranked shaped argument, got one of type 'index'}}
func.func @index(%a: index {roofline.dims = ["batch"]}) { return }

// -----

// expected-error @below {{expected 'roofline.dims' on a ranked shaped argument, got one of type 'tensor<*xf32>'}}
func.func @unranked(%a: tensor<*xf32> {roofline.dims = ["batch"]}) { return }

// -----

// expected-error @below {{expected a letter or '_', then letters, digits, '_', '$' and '-' as the name of a dim, got "2n"}}
func.func @name(%a: tensor<?xf32> {roofline.dims = ["2n"]}) { return }

// -----

// expected-error @below {{as the name of a dim, got "a.b"}}
func.func @dot(%a: tensor<?xf32> {roofline.dims = ["a.b"]}) { return }

// -----

// expected-error @below {{expected a name for a dim that no symbol of the analysis has, got "arg0_d1"}}
func.func @derived(%a: tensor<?xf32> {roofline.dims = ["arg0_d1"]}) { return }

// -----

// expected-error @below {{that no symbol of the analysis has, got "trips0"}}
func.func @trips(%a: tensor<?xf32> {roofline.dims = ["trips0"]}) { return }

// -----

// expected-error @below {{expected one size for dims named "n", got 4 and 8}}
func.func @sizes(%a: tensor<4xf32> {roofline.dims = ["n"]},
                 %b: tensor<?x8xf32> {roofline.dims = ["", "n"]}) { return }

// -----

// expected-error @below {{expected 'roofline.dims', 'roofline.role' or 'roofline.node' on an argument of a function, got unknown attribute 'roofline.size'}}
func.func @unknown(%a: tensor<?xf32> {roofline.size = 1}) { return }

// -----

// expected-error @below {{expected 'roofline.role' of argument 0 to be "weight", "cache" or "activation", got 1 : i64}}
func.func @role(%a: tensor<?xf32> {roofline.role = 1}) { return }

// -----

// expected-error @below {{expected 'roofline.node' to be an 'i64' of 0 or more, "interleaved" or "first_touch", got -1 : i64}}
func.func @node(%a: memref<4xf32> {roofline.node = -1 : i64}) { return }

// -----

// expected-error @below {{expected 'roofline.node' to be an 'i64' of 0 or more, "interleaved" or "first_touch", got 1 : i32}}
func.func @node(%a: memref<4xf32> {roofline.node = 1 : i32}) { return }

// -----

// expected-error @below {{expected 'roofline.node' to be an 'i64' of 0 or more, "interleaved" or "first_touch", got "near"}}
func.func @node(%a: tensor<4xf32> {roofline.node = "near"}) { return }

// -----

// expected-error @below {{expected 'roofline.node' on a tensor or buffer: an argument, a global, or the op that makes it}}
func.func @node(%a: index {roofline.node = 0 : i64}) { return }

// -----

func.func @node() {
  // expected-error @below {{expected 'roofline.node' on a tensor or buffer: an argument, a global, or the op that makes it}}
  %c = arith.constant {roofline.node = 0 : i64} 1.0 : f32
  return
}

// -----

func.func @node() {
  // expected-error @below {{expected 'roofline.node' to be an 'i64' of 0 or more, "interleaved" or "first_touch", got unit}}
  %a = memref.alloc() {roofline.node} : memref<4xf32>
  return
}

// -----

// expected-error @below {{expected 'roofline.node' on a tensor or buffer: an argument, a global, or the op that makes it}}
func.func @node() attributes {roofline.node = 0 : i64} { return }
