// RUN: roofline-opt %s --transform-interpreter --split-input-file --verify-diagnostics
//
// Inputs that the transform ops reject.

module attributes {transform.with_named_sequence} {
func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = math.absf %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}
transform.named_sequence @is_memory(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  // Definite: `foreach_match` doesn't silence it.
  // expected-error @below {{expected a target: no op around 'math.absf' has a 'dlti.target_system_spec'}}
  // expected-note-re @below {{roofline-attach-target adds one; known targets: a10, a100-sxm4-40gb, {{.*}}v100-sxm2-16gb}}
  transform.roofline.match_bound %op "memory" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @nothing(%op: !transform.any_op {transform.readonly}) {
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
  transform.foreach_match in %root @is_memory -> @nothing : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

// expected-error @below {{target 't': 'units' expected at least one of}}
// expected-error @below {{target 't': 'memory' expected at least one level}}
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<"source" = "made up">>>} {
func.func @f(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = math.absf %x : tensor<64xf32>
  return %0 : tensor<64xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %0 = transform.structured.match ops{["math.absf"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.roofline.query seconds of %0 : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{expected 'compute', 'memory', 'network' or 'launch', one resource such as 'memory:hbm', or 'none', 'symbolic' or 'unknown', got 'mem'}}
  transform.roofline.match_bound %op "mem" : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{got 'memory:'}}
  transform.roofline.match_bound %op "memory:" : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{got 'none:hbm'}}
  transform.roofline.match_bound %op "none:hbm" : !transform.any_op
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{'executions' is no figure of a memory level}}
  %0 = transform.roofline.query executions of %op level "hbm" : (!transform.any_op) -> !transform.any_param
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{expected 'bytes' as a '!transform.any_param' or a '!transform.param<i64>', got '!transform.param<i32>'}}
  %0 = transform.roofline.query bytes of %op : (!transform.any_op) -> !transform.param<i32>
}

// -----

transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // expected-error @below {{expected 'intensity' as a '!transform.any_param', got '!transform.param<i64>'}}
  %0 = transform.roofline.query intensity of %op : (!transform.any_op) -> !transform.param<i64>
}
