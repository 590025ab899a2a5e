// RUN: roofline-opt %s --split-input-file --verify-diagnostics

// expected-error@below {{expected a family, got 'elementary'}}
// expected-note@below {{families: free, constant, view, copy, update, elementwise, reduction, contraction, convolution, window, gather, scatter, call, branch, loop}}
roofline.model "acme.gelu" elementary

// -----

// expected-error@below {{expected the name of an op with its dialect, got 'gelu'}}
roofline.model "gelu" view

// -----

// expected-error@below {{expected the number of a family, got 99}}
"roofline.model"() <{family = 99 : i32, op_name = "acme.gelu"}> : () -> ()

// -----

// expected-error@below {{expected 'roofline.model' on a function with a body}}
func.func private @declared() attributes {roofline.model = "acme.gelu"}

// -----

// expected-error@below {{expected 'roofline.model' to be the name of an op, got 4}}
func.func @number() attributes {roofline.model = 4} {
  return
}

// -----

// expected-error@below {{expected 'roofline.model_bytes' to be "fused" or "body", beside 'roofline.model', got "all"}}
func.func @bytes() attributes {roofline.model = "acme.gelu", roofline.model_bytes = "all"} {
  return
}
