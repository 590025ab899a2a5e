// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics

// Returns and constants of function type are free; the analysis follows a call.

func.func @callee_r8(%a: f32) -> f32 {
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

func.func @caller_r8(%a: f32) -> f32 {
  %f = func.constant @callee_r8 : (f32) -> f32
  // expected-remark-re @below {{#roofline.work<vector(f32) = 1>{{$}}}}
  %0 = call @callee_r8(%a) : (f32) -> f32
  return %0 : f32
}

// -----

// What a function lacks, its callers lack too.
func.func private @unknown(f32)
func.func @incomplete_r8(%a: f32) {
  // expected-remark @below {{vector(f32) = 1}}
  %0 = arith.addf %a, %a : f32
  // expected-remark @below {{unmodelled}}
  call @unknown(%0) : (f32) -> ()
  return
}
func.func @calls_incomplete_r8(%a: f32) {
  // expected-remark @below {{vector(f32) = 1>; incomplete: it has ops without a model}}
  call @incomplete_r8(%a) : (f32) -> ()
  return
}
func.func @calls_call_r8(%a: f32) {
  // expected-remark @below {{vector(f32) = 1>; incomplete: it has ops without a model}}
  call @calls_incomplete_r8(%a) : (f32) -> ()
  return
}
