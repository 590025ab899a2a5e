// RUN: roofline-opt %s --transform-interpreter --verify-diagnostics | FileCheck %s
//
// docs/use/Transform.md: fusion of elementwise ops.

// An op that loads and stores 4 B per element takes 8 ns for each, an operation 1 ns.
module attributes {transform.with_named_sequence, dlti.target_system_spec = #dlti.target_system_spec<
  "t" = #dlti.target_device_spec<"roofline" = #dlti.map<
    "source" = "made up",
    "units" = #dlti.map<"vector" = #dlti.map<f32 = 1.0e9>,
                        "special" = #dlti.map<f32 = 1.0e8>>,
    "memory" = #dlti.map<"dram" = #dlti.map<"bytes_per_second" = 1.0e9>>>>>} {

// Two producers of one op.
// CHECK-LABEL: @join
// CHECK: linalg.generic
// CHECK-DAG: math.absf
// CHECK-DAG: arith.negf
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @join(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.abs ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.negf ins(%y : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %2 = linalg.add ins(%0, %1 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// Someone else reads the producer, so that it stays: apart four vectors move, and as
// many fused (one read and written, one read for both, one written). Nothing to win.
// CHECK-LABEL: @two_uses
// CHECK: linalg.abs
// CHECK: linalg.negf
// CHECK: return
func.func @two_uses(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  // expected-remark @below {{fused}}
  %0 = linalg.abs ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

// x f(x): the sum has two readers, so that fusing it with one of them alone reads
// more than it saves (20 B per element become 24). All in one reads two vectors
// and writes one; the sum is computed once.
// CHECK-LABEL: @two_ways
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK-NEXT: arith.negf
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @two_ways(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %2 = linalg.mul ins(%1, %0 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %2 : tensor<64xf32>
}

// The one that stays of the three is made of what makes it, too: 32 B per element
// become 24.
// CHECK-LABEL: @stays
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK-NEXT: arith.negf
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 :
// CHECK: arith.addf
// CHECK-NEXT: arith.negf
// CHECK-NEXT: arith.mulf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @stays(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.add ins(%x, %y : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %2 = linalg.mul ins(%1, %0 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %1, %2 : tensor<64xf32>, tensor<64xf32>
}

// What only an init has that nobody reads goes away, too: three ops that move 28 B per
// element become two that move 16.
// CHECK-LABEL: @init
// CHECK-COUNT-2: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @init(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.abs ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %2 = linalg.add ins(%1, %0 : tensor<64xf32>, tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %1, %2 : tensor<64xf32>, tensor<64xf32>
}

// exp takes 10 ns per element, so that compute bounds the producer, and it is no
// payload of the schedule. 10 + 8 ns become the 10 of exp: advised, so fused.
// CHECK-LABEL: @heavy
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK: arith.negf
// CHECK: return
func.func @heavy(%x: tensor<64xf32>) -> tensor<64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %0 = linalg.exp ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %1 = linalg.negf ins(%0 : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  return %1 : tensor<64xf32>
}

// exp of 64 elements as often as they are read, 32 times, takes 20.5 us; apart both
// take 0.6 + 16.6 us (64 * 10 ns, 16,640 B). Not advised, so both stay.
// CHECK-LABEL: @too_often
// CHECK: linalg.exp
// CHECK: linalg.generic
// CHECK-NOT: math.exp
// CHECK: return
func.func @too_often(%x: tensor<64xf32>, %y: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %e = tensor.empty() : tensor<64xf32>
  %f = tensor.empty() : tensor<32x64xf32>
  %0 = linalg.exp ins(%x : tensor<64xf32>) outs(%e : tensor<64xf32>) -> tensor<64xf32>
  // expected-remark @below {{fused}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%0, %y : tensor<64xf32>, tensor<32x64xf32>) outs(%f : tensor<32x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<32x64xf32>
  return %1 : tensor<32x64xf32>
}

// Buffers, and ops that aren't linalg's, stay.
// CHECK-LABEL: @others
// CHECK: linalg.abs
// CHECK: linalg.negf
// CHECK: math.absf
// CHECK: return
func.func @others(%x: memref<64xf32>, %y: memref<64xf32>, %z: tensor<64xf32>) -> tensor<64xf32> {
  // expected-remark @below {{fused}}
  linalg.abs ins(%x : memref<64xf32>) outs(%y : memref<64xf32>)
  // expected-remark @below {{fused}}
  linalg.negf ins(%y : memref<64xf32>) outs(%y : memref<64xf32>)
  // expected-remark @below {{fused}}
  %0 = math.absf %z : tensor<64xf32>
  return %0 : tensor<64xf32>
}

transform.named_sequence @memory_bound(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.roofline.match_bound %op "memory" : !transform.any_op
  transform.yield %op : !transform.any_op
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %ops = transform.collect_matching @memory_bound in %root : (!transform.any_op) -> !transform.any_op
  %fused = transform.roofline.fuse_by_advice %ops : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %fused, "fused" : !transform.any_op
  // join: 1, two_uses: 2, two_ways: 1, stays: 2, init: 2, heavy: 1, too_often: 1, others: 3.
  %count = transform.num_associations %fused : (!transform.any_op) -> !transform.param<i64>
  // expected-remark @below {{associations 13}}
  transform.debug.emit_param_as_remark %count, "associations" : !transform.param<i64>
  transform.yield
}
}
