// RUN: roofline-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --verify-diagnostics --roofline="target=%S/Inputs/tiny.mlir report=none" | FileCheck %s
//
// Work that is not marked as given is output of an earlier run: it is replaced
// where there is a model, and dropped with a warning where there is none.

// CHECK-LABEL: func.func @dropped
func.func @dropped() {
  // CHECK: "my.op"() : () -> ()
  // expected-warning @below {{dropped 'roofline.work' from 'my.op', which has no model}}
  // expected-note @below {{to have hand-given work believed, begin it with 'given': #roofline.work<given, ...>}}
  "my.op"() {roofline.work = #roofline.work<vector(f32) = 3>} : () -> ()
  return
}

// -----

// CHECK-LABEL: func.func @replaced
func.func @replaced(%x: f32) -> f32 {
  // CHECK: arith.addf
  // CHECK-SAME: {roofline.bound = #roofline.bound<"compute:vector" on "tiny", seconds = 1.45519E-11>, roofline.work = #roofline.work<vector(f32) = 1>}
  %0 = arith.addf %x, %x {roofline.work = #roofline.work<vector(f32) = 99>, roofline.bound = #roofline.bound<"none" on "old">} : f32
  return %0 : f32
}

// -----

// What costs nothing any more loses its attributes; a bound alone goes quietly.
// CHECK-LABEL: func.func @gone
func.func @gone(%i: index) -> index {
  // CHECK-NOT: {{roofline[.](work|bound)}}
  "my.op"() {roofline.bound = #roofline.bound<"none" on "old">} : () -> ()
  %0 = arith.addi %i, %i {roofline.work = #roofline.work<integer(i64) = 1>} : index
  // CHECK: return
  return %0 : index
}

// -----

// One warning per op: each of them lost something.
func.func @two() {
  // expected-warning @below {{dropped 'roofline.work' from 'my.op'}}
  // expected-note @below {{begin it with 'given'}}
  "my.op"() {roofline.work = #roofline.work<vector(f32) = 3>} : () -> ()
  // expected-warning @below {{dropped 'roofline.work' from 'my.other'}}
  // expected-note @below {{begin it with 'given'}}
  "my.other"() {roofline.work = #roofline.work<vector(f32) = 3>} : () -> ()
  return
}

// -----

// Work is replaced, not dropped, where it is an op of the payload that has no
// model.
#id = affine_map<(i) -> (i)>
// CHECK-LABEL: func.func @incomplete
func.func @incomplete(%a: tensor<10xf32>, %o: tensor<10xf32>) {
  // 10 elements of 4 bytes
  // CHECK: roofline.work = #roofline.work<bytes_read = 40, bytes_written = 40>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<10xf32>) outs(%o : tensor<10xf32>)
      attrs = {roofline.work = #roofline.work<vector(f32) = 3>} {
  ^bb0(%x: f32, %init: f32):
    %r = "user.op"(%x) : (f32) -> f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  return
}
